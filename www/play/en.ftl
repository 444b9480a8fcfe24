# A play: its panel, in every game. Fetched with it.

play-leave = Leave the game
play-turn = { $player } to move.
play-thinking = { $player } is thinking…
play-won = { $player ->
    [You] You win!
   *[other] { $player } wins.
}
play-moves = Moves made
play-choices = Moves to choose from
play-told = { $move }.
play-slip = The mistake was: { $move }. Try another move.
play-refused = You can’t move there. Nothing has changed.
play-drawn = A draw: this position has come up three times.
opponent = Opponent
opponent-gentle = computer: easy
opponent-beatable = computer: medium
opponent-perfect = computer: perfect
opponent-person = two players
who-starts = Who starts
starts-you = you start
starts-other = the computer starts
starts-other-here = The computer starts, so that you can win.
player-you = You
player-other = The computer
player-one = First player
player-two = Second player
gave-away = gave the win away
show-slips = Show mistakes
slips-at = { $count ->
    [one] { $player } gave the win away on move { $moves }.
   *[other] { $player } gave the win away on moves { $moves }.
}
no-slips = Nobody gave a win away.
play-looked = After { $move } of { $count } moves.
play-previous = One move back
play-next = One move on
play-on = Play on from here
play-last = Back to the last move
again = New game
undo = Undo
hint = Hint
why = Why?
take = Take
take-how = { hand-click-first } a blue stone to take it and all stones after it.
take-how-choose = { hand-click-first } a blue stone to choose it and all stones after it, then press Take.
take-how-several = Choose stones in up to { $count } heaps, then press Take.
take-how-every = Choose stones in { $count ->
    [one] one more heap
   *[other] { $count } more heaps
}, then press Take.
take-chosen = { $takes }: press { $button }, or choose again.
take-by-hand = Type a number
take-value = { $take } chosen
take-field = Stones to take
take-from = Take from
take-less = One less
take-more = One more
error-take = Take a whole number from { $least } to { $most }; got “{ $value }”.

heaps-move = { $player } took { $takes }, leaving { $heaps }
heaps-hint-take = Take **{ $takes }**: { $ends ->
    [yes] that is the last stone, and you win
   *[no] { $heaps } are left, and your opponent loses
}.
play-reason = { $kind ->
    [ends] A winning move: **{ $first }**. It ends the game.
    [forced] You must make the last move, so you lose.
    [forces] A winning move: **{ $first }**. Then your opponent must make the last move and loses.
    [wins] A winning move: **{ $first }**. Then every reply has an answer, such as:
    [open] No move is known to win here. After **{ $first }** your opponent has no winning move either.
   *[none] **No** move wins: each has an answer. For example:
}
play-reason-move = { $who ->
    [you] **You:**
   *[opponent] **Opponent:**
} { $name }{ $wins ->
    [yes] , which wins
   *[no] {""}
}

# Below the board of a play: what to do next, and how it ended.
play-next-move = What to do next
play-looking = You are looking back at an earlier position.
play-list = All moves as a list
play-by-hand = Type a move
play-hint-none = No move wins here. { $opponent ->
    [perfect] The computer makes no mistakes, so you can’t win from here.
   *[other] Play on, and wait for a mistake.
}
play-hinted = Make this move
play-again = Play again
play-change-level = Change level
play-drawn-title = A draw
play-end-draw = This position has come up three times.
play-end-start = { $who ->
    [other] You couldn’t win from this start: the computer had an answer to every move.
   *[you] { $winner } had a winning position from the start and kept it to the end.
}
play-end-slip = { $who ->
    [you] You
    [other] The computer
   *[person] { $loser }
} gave the win away on { $count ->
    [one] move
   *[other] moves
} { $move }{ $who ->
    [other] { $own_count ->
        [0] , and you took your chance
        [one] , and you on move { $own }
       *[other] , and you on moves { $own }
    }
   *[you] { "" }
}.
play-go-back = { $who ->
    [you] Go back to move { $move }, your { $count ->
        [one] mistake
       *[other] first mistake
    }
   *[person] Go back to move { $move }, the { $count ->
        [one] mistake
       *[other] first mistake
    }
}
