# A program in step with the board: game_page/code/.

program-copy = Copy
program-copied = Copied.
program-by-hand = There is no clipboard here. Save the program instead.
program-save = Save
program-input = Input:
program-unread = This program can’t read this position: a number is too large, or the rule isn’t one it knows.
