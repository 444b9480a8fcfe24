# A play: its panel, in every game. Fetched with it.

play-leave = Leave the play
play-turn = { $player } to move.
play-thinking = { $player } is thinking…
play-won = { $player ->
    [You] You win!
   *[other] { $player } wins.
}
play-moves = Moves made
play-choices = Moves to choose from
play-refused = That is no move here; nothing was played.
play-drawn = A draw: this position has come up three times.
opponent = Opponent
opponent-gentle = the app: easy
opponent-beatable = the app: medium
opponent-perfect = the app: perfect
opponent-person = two people
who-starts = Who starts
starts-you = you start
starts-other = the app starts
player-you = You
player-other = The app
player-one = First player
player-two = Second player
gave-away = gave the win away
show-slips = Show where the win was given away
slips-at = { $count ->
    [one] The win was given away at move { $moves }.
   *[other] A win was given away at the moves { $moves }.
}
no-slips = Nobody gave the win away.
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
take-how = Click a stone: it goes, with all after it.
take-how-several = Choose stones in up to { $count } heaps. Then press Take.
take-how-every = Choose stones in { $count ->
    [one] one more heap
   *[other] { $count } more heaps
}. Then press Take.
take-chosen = { $takes }: press Take, or choose again.
take-by-hand = Type a number
take-value = { $take } chosen
take-field = Stones to take
take-from = Take from
take-less = One less
take-more = One more
error-take = Take a whole number from { $least } to { $most }; got “{ $value }”.

heaps-play-position = Heaps: { $heaps }.
heaps-move = { $player }: { $takes }. Left: { $heaps }
heaps-hint-none = No move wins: whatever you take, the app can win.
heaps-hint-take = Take **{ $takes }**: { $heaps } are left, and that is lost for the other.

# Below the board of a play: what to do next, and how it ended.
play-next-move = What to do next
play-looking = You are looking back at an earlier position.
play-list = All moves as a list
play-by-hand = Type a move
play-hinted = Make this move
play-again = Play again
play-drawn-title = A draw
play-end-draw = This position has come up three times.
play-end-start = { $who ->
    [you] You had no winning move: { $winner } could win from the start, and made no mistake.
    [other] You could win from the start, and made no mistake.
   *[person] { $winner } could win from the start, and made no mistake.
}
play-end-slip = { $who ->
    [you] You gave the win away at move { $move }.
    [other] The app gave the win away at move { $move }, and you took it.
   *[person] { $loser } gave the win away at move { $move }.
}
play-go-back = { $who ->
    [you] Go back to move { $move }, where you lost it
   *[person] Go back to move { $move }, where { $player } lost it
}
