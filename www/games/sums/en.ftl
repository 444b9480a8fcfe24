# Sums of heaps: subtraction games, and sums of different games.

subtraction-name = Subtraction games
subtraction-rule = Take a number of { $set } from one of the heaps { $heaps }; { $rule }
subtraction-field-set = What may be taken: numbers and ranges like 2-6; after ! those that may not
subtraction-field-heaps = Heaps, separated by commas
subtraction-field-rule = How it is played
subtraction-rule-normal = the last move wins
subtraction-rule-misere = the last move loses
subtraction-rule-every = a move in every heap
subtraction-method-mex = Values
subtraction-method-period = Period
subtraction-note-at = The link asks for the step “{ $value }”, which there is not; it stays at the start.

sum-name = Sums of games
sum-rule = Play { $parts } at once; { $rule }
sum-field-parts = Parts joined by +, like nim:7, subtraction:2-6:17, octal:0.07:37
sum-field-rule = How it is played
sum-rule-normal = the last move wins
sum-rule-misere = the last move loses
sum-rule-every = a move in every part
sum-note-at = The link asks for the step “{ $value }”, which there is not; it stays at the start.

sums-board = Heaps with their values
sums-nimber = nimber
sums-steps = steps
sums-most = most
sums-heap = a heap of { $size }
sums-fold = Per line
sums-grow = To { $count }
sums-axis-row = n
sums-cell-name = line { $row }, place { $column }
sums-cell = heap { $heap }: { $rule ->
    [every] { $value } steps
   *[other] nimber { $value }
}
sums-left = To the left
sums-right = to the right: { $right }
sums-covered = The answer is covered.
sums-ask = Ask about this heap
sums-legend-zero = { $rule ->
    [every] no move
   *[other] nimber 0: lost alone
}
sums-legend-values = { $rule ->
    [every] steps
   *[other] nimbers
}
sums-legend-read = where its moves lead
sums-legend-compared = compared with a period later
sums-legend-period = period { $period } from { $preperiod }{ $saltus ->
    [0] { "" }
   *[other] , rising by { $saltus }
}

sums-move = { $has_taken ->
    [no] part heap { $part } without taking
   *[other] { $taken } from heap { $part }
}{ $cut ->
    [two] , { $left } left of it
    [three] , into { $left }, { $middle } and the rest
   *[one] { "" }
}
sums-verdict-n = mover wins, take { $moves }{ $more ->
    [none] { "" }
    [unknown] ; there may be more winning moves
    [one] , or make one more winning move
   *[other] , or make one of { $count } more winning moves
}
sums-verdict-p = { $rule ->
    [every] mover loses: the most steps of all heaps are even
   *[other] mover loses, every move leaves an N
}
sums-verdict-differs = { ". " }If the nimbers were heaps of Nim it would be { $as_nim }.
sums-verdict-unknown = { $why ->
    [misere] nobody knows: one of the heaps behaves as no heap of Nim does when the last move loses, and there are too many positions to search them
    [steps] nobody knows here: heap { $part } is too large for its steps to be counted
   *[nimber] nobody knows here: heap { $part } lies beyond all that is worked out, and no period is proved
}

sums-step-start = { $rule ->
    [every] One moves in **every** heap. Whoever wins a heap draws it out, the other hurries: that makes its **steps**. The most steps of all heaps decide: odd wins, even loses.
    [misere] The last move **loses**. The value of a heap is the least number that none of its moves leaves, the **mex**; while some value is 2 or more the XOR decides as ever, and among zeros and ones alone the other way round.
   *[other] The value of a heap is the least number that none of its moves leaves: the **mex**. Heaps together are worth the **XOR** of their values, and 0 is lost.
}
sums-step-options = { $count ->
    [0] Heap { $heap } has no move.
   *[other] Heap { $heap }: moves leave { $left }, with the { $what ->
        [steps] steps
       *[nimber] values
    } { $values }.
}
sums-step-mex = { $count ->
    [0] No value is left by a move, so the least that is absent is 0: g({ $heap }) = **0**.
   *[other] Of { $set } the least absent number is **{ $value }**: g({ $heap }) = { $value }.
}
sums-step-steps = { $even ->
    [yes] Some option takes an even number of steps: the mover goes there and draws it out. 1 more than the most even one: **{ $value }**.
    [no] All options take odd numbers of steps: the mover loses and hurries. 1 more than the least: **{ $value }**.
   *[none] There is no move: **0** steps.
}
sums-step-added = Heap { $part }{ $name ->
    [""] { "" }
   *[other] { " " }({ $name })
}: { $heap }, { $what ->
    [steps] { $value } steps
   *[nimber] value { $value }
}. { $known ->
    [no] That is not known.
   *[yes] { $first ->
        [yes] { "" }
       *[no] { $what ->
            [steps] The most of { $before } and { $value }: **{ $total }**.
           *[nimber] { $before } XOR { $value } = **{ $total }**.
        }
    }
}
sums-step-answer = { $outcome ->
    [over] No heap has a move.
    [unknown] Who wins is not known.
    [P] { $rule ->
        [every] The most steps are { $total }, an even number: **P**, whoever moves loses.
        [misere] The XOR is { $total }. Whoever moves loses when the last move loses: **P**.{ $differs ->
            [yes] { " " }Heaps of Nim with these values would not be lost: some heap is not like them.
           *[no] { "" }
        }
       *[other] The XOR is 0. Every move changes one value and with it the XOR: **P**, whoever moves loses.
    }
   *[N] { $rule ->
        [every] The most steps are { $total }, an odd number: **N**. For instance { $move } leaves an even one.
        [misere] The XOR is { $total }. For instance { $move } leaves a position that is lost when the last move loses: **N**.{ $differs ->
            [yes] { " " }Heaps of Nim with these values would be lost: some heap is not like them.
           *[no] { "" }
        }
       *[other] The XOR is { $total }. A move that makes it 0 wins: { $move }. **N**.
    }
}
sums-period-start = Do the { $what ->
    [steps] nimbers
   *[nimber] nimbers
} repeat themselves? { $period ->
    [0] There is nothing to compare yet.
   *[other] Seen is g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    }. What proves it is a window of values that stands again.
}
sums-step-compared = { $count ->
    [1] g({ $first }) and g({ $later }): { $saltus ->
        [0] the same.
       *[other] { $saltus } more.
    }
   *[other] g({ $first }) to g({ $last }) and g({ $later }) to g({ $last_later }): { $saltus ->
        [0] all the same.
       *[other] all { $saltus } more.
    }
}
sums-step-found = { $certainty ->
    [formula] A formula knows all values: g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    } from n = { $preperiod } on. **Proved**.
    [proved] All { $window } values that decide the next one stand again, a period later. So do all that follow: g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    } from n = { $preperiod } on. **Proved**.
    [seen] g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    } from n = { $preperiod } on, as far as { $window } values tell. It is **seen**, and nothing proves it.
   *[none] Among { $known } values no period shows. **None is known.**
}
sums-name-start = start
sums-name-options = heap { $number }
sums-name-added = heap { $number }
sums-name-answer = the answer
sums-name-compared = from { $number } on
sums-name-found = the conclusion

sums-option = { $has_taken ->
    [no] { $left }
   *[other] take { $taken } → { $left }
} ({ $value })
sums-explain = { $known ->
    [no] Its value is not known: it lies beyond all that is worked out.
    [none] It has no move: value **0**.
    [many] Its value is **{ $value }**. It has too many moves to be told one by one.
   *[yes] { $rule ->
        [every] Its moves leave these heaps, with their steps in brackets: **{ $value }** steps.
       *[other] Its moves leave the values { $set }; the least absent one is **{ $value }**.
    }
}
sums-explain-wins = It wins to take { $moves }{ $more ->
    [yes] ; there are more
   *[no] { "" }
}.
sums-explain-no-win = No move of this heap wins.

sums-code-mex =
    for each heap n:
      look at all its moves
      g(n) ← mex of what they leave
    X ← XOR of the values of all heaps
    X ≠ 0: a move that makes X = 0 wins
sums-code-every =
    for each heap n:
      look at all its moves
      steps(n) ← 1 + most even, or 1 + least
    m ← most steps of all heaps
    m odd: leave an even one, and win
sums-code-period =
    p ← where the last values stood before
    compare each g(n) with g(n + p)
    all that decide agree: proved

subtraction-ex-set = Two to six
subtraction-ex-bash = Bash’s game
subtraction-ex-proof = Squares
subtraction-ex-but = All but two
subtraction-ex-every = All heaps at once
subtraction-ex-far = Fifty digits
sum-ex-two = Nim beside a subtraction game
sum-ex-three = Three games
sum-ex-misere = The last move loses
sum-ex-every = A move in every part
sum-ex-far = Thirty digits

error-set-empty = Say what may be taken: numbers and ranges, like 2-6.
error-set-entry = { $got } is neither a whole number from 1 to { $limit } nor a range like 2-6.
error-set-many = The set has more than { $limit } numbers. Only 1-m, all up to a number, may have more.
error-sum-kind = “{ $typed }” is no game that a sum can be made of. There are nim, subtraction:SET and octal:CODE, each with a heap, like nim:7.
error-sum-unknown = Nobody can tell who wins { $value }: the method at hand does not reach so far.
error-sum-position = “{ $value }” is no position of this game.
sums-verdict-over = { $outcome ->
    [N] nothing is left: whoever took the last stone has lost, mover wins
   *[P] nothing is left: mover cannot move and has lost
}
sums-and = { " and " }
sums-xor = XOR
