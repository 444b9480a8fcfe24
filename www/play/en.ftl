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
opponent-gentle = a gentle app
opponent-beatable = a beatable app
opponent-perfect = a perfect app
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
take-how = Choose a stone: it goes with all after it. Then press Take.
take-field = Stones to take
take-from = Take from
take-also = Also { $takes }.
take-only = Only this
take-less = One less
take-more = One more
error-take = Take a whole number from { $least } to { $most }; got “{ $value }”.

heaps-play-position = Heaps: { $heaps }.
heaps-move = { $player }: { $takes }. Left: { $heaps }
heaps-hint-none = No move wins: whatever you take, the app can win.
heaps-hint-take = Take **{ $takes }**: { $heaps } are left, and that is lost for the other.
