# A position that was picked, explained.

lab-position = Position { $at }
lab-more = and { $count } more
lab-explain-N = The next player wins: { $winning ->
    [one] one move leads
   *[other] { $winning } moves lead
} to a P.{ $length ->
    [exact] { " " }Over in { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
    [bound] { " " }Over in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
   *[untold] { "" }
}
lab-explain-P = The previous player wins: each of the { $all ->
    [no] more than { $count }
   *[yes] { $count }
} moves leads to an N.{ $length ->
    [exact] { " " }Over in { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
    [bound] { " " }Over in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
   *[untold] { "" }
}
lab-explain-draw = A draw: no move leads to a P, and one leads to another draw.
lab-explain-unknown = Unknown: no move is known to lead to a P, and some lead to what nobody can tell.
lab-explain-over = No move is left: { $outcome ->
    [P] who is to move has lost.
   *[N] who is to move has won.
}
lab-explain-told = The rule says that the game is over here: { $outcome ->
    [P] who is to move has lost.
   *[N] who is to move has won.
}
lab-explain-broken = Broken by line { $line }: { $problem ->
    [zero] { $first } is divided by 0
    [coordinate] the coordinate { $first } is a fraction
    [isqrt] the square root of { $first } is asked for
    [xor] the xor of { $first } and { $second } is asked for
    [gcd] the greatest common divisor of { $first } and { $second } is asked for
    [both] it is won and lost
   *[range] the result from { $first } and { $second } is too large
}.
lab-explain-nimber = Its options have the nimbers { $set }; the least that is missing is { $nimber }.
lab-leads-P = To P:
lab-leads-N = To N:
lab-leads-draw = To draws:
lab-leads-unknown = To what is unknown:
