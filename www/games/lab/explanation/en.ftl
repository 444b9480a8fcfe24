# A position that was picked, explained.

lab-ask = Start from this position
lab-play = Play from here
lab-line = by line { $line } of the rule
lab-position = Position { $at }
lab-more = and { $count } more
lab-explain-N = The player to move wins: { $winning ->
    [one] one move leads
   *[other] { $winning } moves lead
} to a P.{ $length ->
    [exact] { " " }The game ends in { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
    [bound] { " " }The game ends in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
   *[untold] { "" }
}
lab-explain-P = The player to move loses: each of the { $all ->
    [no] more than { $count }
   *[yes] { $count }
} moves leads to an N.{ $length ->
    [exact] { " " }The game ends in { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
    [bound] { " " }The game ends in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
   *[untold] { "" }
}
lab-explain-draw = A draw: no move leads to a P, and some move leads to another draw.
lab-explain-unknown = Unknown: no move is known to lead to a P, and some moves lead to unknown positions.
lab-explain-over = No moves are left: { $outcome ->
    [P] the player to move loses.
   *[N] the player to move wins.
}
lab-explain-rule = By the rule, the game is over here: { $outcome ->
    [P] the player to move loses.
   *[N] the player to move wins.
}
lab-explain-broken = Broken by line { $line }: { $problem ->
    [zero] { $first } is divided by 0
    [coordinate] the coordinate { $first } is a fraction
    [isqrt] isqrt({ $first }) has no value
    [xor] xor({ $first }, { $second }) has no value
    [gcd] gcd({ $first }, { $second }) has no value
    [both] it is both won and lost
   *[range] the result from { $first } and { $second } is too large
}.
lab-explain-nimber = Its options have the nimbers { $set }. The smallest missing number is { $nimber }.
lab-leads-P = To P:
lab-leads-N = To N:
lab-leads-draw = To draws:
lab-leads-unknown = To unknown positions:
