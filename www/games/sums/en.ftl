# Sums of heaps: subtraction games, and sums of different games.

subtraction-rule = Take { $set } stones from one heap{ $is_rule ->
    [usual] . Whoever makes the last move wins.
   *[other] ; { $rule }.
} Heaps: { $heaps }
subtraction-field-set = What may be taken: numbers and ranges like 2-6; after ! those that may not
subtraction-field-heaps = Heaps, separated by commas
subtraction-field-rule = How it is played
subtraction-rule-normal = the last move wins
subtraction-rule-misere = the last move loses
subtraction-rule-every = every move is a move in every heap
subtraction-method-mex = Values
subtraction-method-period = Period
subtraction-view-board = Strip
subtraction-view-scatter = Scatter
subtraction-view-frequency = Frequency

sum-rule = Make a move in one of { $parts }{ $is_rule ->
    [usual] . Whoever makes the last move of all wins.
   *[other] ; { $rule }.
}
sum-counts = { $count ->
    [one] 1 game
   *[other] { $count } games
}
sum-field-parts = Parts joined by +, like nim:7, subtraction:2-6:17, octal:0.07:37
sum-field-rule = How it is played
sum-rule-normal = the last move wins
sum-rule-misere = the last move loses
sum-rule-every = every move is a move in every part

sums-part = heap { $heap }
sums-none = There are no heaps.
sums-board = Heaps with their values
sums-nimber = nimber
sums-steps = steps
sums-most = most
sums-fold = Per line
sums-grow = To { $count }
sums-axis-row = n
sums-cell-name = line { $row }, place { $column }
sums-cell = heap { $heap }: { $rule ->
    [every] { $value } steps
   *[other] nimber { $value }
}
sums-covered = The answer is covered.
sums-legend-zero = { $rule ->
    [every] **no move**
   *[other] nimber 0: **lost** alone
}
sums-legend-values = { $rule ->
    [every] **steps**
   *[other] **nimbers**
}
sums-legend-read = where its **moves** lead
sums-legend-compared = **compared** with a period later
sums-legend-period = **period { $period }** from { $preperiod }{ $saltus ->
    [0] { "" }
   *[other] , rising by { $saltus }
}

sums-legend-exception = **{ $count ->
    [one] 1 exception
   *[other] { $count } exceptions
}** before it

sums-kind = { $name ->
    [nim] Nim
    [subtraction] take { $rule }
   *[other] code { $rule }
}
sums-move = { $has_taken ->
    [no] part heap { $part } without taking
   *[other] { $taken } from heap { $part }
}{ $cut ->
    [two] { " " }({ $left } left of it)
    [three] { " " }(into { $left }, { $middle } and the rest)
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
    [every] Move in **every** heap. In a heap, the winner plays slowly, the loser fast: its **steps**. The most steps decide: odd wins.
    [misere] The last move **loses**. If a value is 2 or more, the XOR of the **mex** values decides; with only 0s and 1s, reversed.
   *[other] A heap's value is the smallest number that no option has: the **mex**. A sum has the **XOR** of its values; 0 loses.
}
sums-step-options = { $count ->
    [0] Heap { $heap } has no move.
   *[other] Heap { $heap }: moves leave { $left }, with the { $what ->
        [steps] steps
       *[nimber] values
    } { $values }.
}
sums-step-mex = { $count ->
    [0] No move leaves a value, so the smallest missing one is 0: g({ $heap }) = **0**.
   *[other] The smallest number missing from { $set } is **{ $value }**: g({ $heap }) = { $value }.
}
sums-step-steps = { $even ->
    [yes] Heap { $heap }: an option takes an even number of steps, so the mover wins. 1 more than the largest even number: **{ $value }**.
    [no] Heap { $heap }: all options take odd numbers of steps, so the mover loses. 1 more than the smallest: **{ $value }**.
   *[none] Heap { $heap } takes **0** steps.
}
sums-step-added = Heap { $part }{ $named ->
    [no] { "" }
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
        [every] The most steps are { $total }, an even number: **P**. The player to move loses.
        [misere] The XOR is { $total }. With misère rules the player to move loses: **P**.{ $differs ->
            [yes] { " " }Heaps of Nim with these values would not be lost: some heap is not like them.
           *[no] { "" }
        }
       *[other] The XOR is 0. Every move changes one value and with it the XOR: **P**. The player to move loses.
    }
   *[N] { $rule ->
        [every] The most steps are { $total }, an odd number: **N**. After { $move } they are even.
        [misere] The XOR is { $total }. With misère rules the player to move wins: { $move }. **N**.{ $differs ->
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
    [proved] All { $window } deciding values repeat, so all later ones do: g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    } from n = { $preperiod } on. **Proved**.
    [guy-smith] { $window } values repeat: enough, by Guy and Smith. g(n + { $period }) = g(n) from n = { $preperiod } on. **Proved**.
    [seen] g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    } from n = { $preperiod } on, in all { $window } values so far. Not **proved**.
   *[none] Among { $known } values no period shows. **None is known.**
}
sums-name-start = start
sums-name-options = heap { $number }
sums-name-rare = heap { $number }
sums-name-added = heap { $number }
sums-name-answer = the answer
sums-name-compared = from { $number } on
sums-name-found = the conclusion

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

error-code-empty = A code has a digit, a dot and more digits, as 0.07; there is none here.
error-code-long = The code has { $value } digits; it may have at most { $limit }.
error-code-digit = Character { $place } of the code “{ $typed }”, “{ $sign }”, is not a digit from 0 to f.
error-code-dot = A code has one dot, behind its first digit, as 0.07; got “{ $typed }”.
error-code-pass = The code “{ $typed }” begins with { $digit }, which would let a player pass; it may begin with 0, 4, 8 or c.
error-code-unequal = The “!” at character { $place } of the code “{ $typed }” asks for two unequal parts: it may stand only behind a digit from 4 to 7.
error-code-tail = A code may have one repeating tail in brackets, with nothing behind it, as 4.[3]; got “{ $typed }”.
error-code-tail-empty = The repeating tail of a code must have a digit, as in 4.[3]; got “{ $typed }”.
error-take-empty = How many may be taken is a list of numbers, as 2,3,4 or 2-6; there is none here.
error-take-number = Item { $place } of what may be taken must be a whole number from 1 to { $limit }, or a range of them, as 2-6; got “{ $typed }”.
error-take-many = There are { $value } numbers that may be taken; there may be at most { $limit }.

octal-rule = Take { $is_take ->
    [usual] neighbouring stones from a row, as the code { $code } allows
   *[other] { $take } neighbouring stones from a row
}{ $is_rule ->
    [usual] . Whoever makes the last move wins.
   *[other] ; { $rule }.
} Rows: { $heaps }
octal-field-code = Code of the game, like 0.07: digit k says what may be left where k are taken
octal-field-take = Neighbours that may be taken wherever they lie, like 2,3,4; empty where a code says it
octal-field-heaps = Rows, separated by commas
octal-field-rule = How it is played
octal-empty-take = –
octal-empty-code = –
octal-rule-normal = the last move wins
octal-rule-misere = the last move loses
octal-rule-every = every move is a move in every row
octal-method-mex = Values
octal-method-sparse = Sparse space
octal-method-period = Period
octal-view-board = Strip
octal-view-scatter = Scatter
octal-view-frequency = Frequency
octal-view-splits = Splits
octal-view-work = Work

sums-sparse-start = Values with an even number of 1s under a mask are **rare**. Common values need a rare part: skip most splits.
sums-step-rare = Heap { $heap }: { $marked ->
    [none] no split has a rare part
   *[other] splits with a rare part give { $marked }
}{ $unsplit ->
    [none] { "" }
   *[other] ; without a split: { $unsplit }
}. { $common ->
    [none] Every number is rare here.
   *[other] The smallest missing common number: { $common }.
}
sums-step-sought = { $sought ->
    [none] No rare number below to look for: g({ $heap }) = **{ $value }**.
   *[other] Look for smaller rare numbers among the other splits: { $sought }. g({ $heap }) = **{ $value }**.
}
sums-sought = { $found ->
    [yes] { $value } is there
   *[no] { $value } is not
}
sums-sparse-end = { $holds ->
    [yes] { $known } values took { $looked } of { $all } splits.{ $helps ->
        [no] { " " }Too many values are rare in this game: the method doesn't help.
       *[yes] { "" }
    }
   *[no] The sparse space holds for finite codes whose rows fall in two; this one is beyond it.
}
sums-code-sparse =
    for each heap n:
      mark the values of splits with a rare part
      c ← least common value unmarked
      look for each rare v < c unmarked
      g(n) ← the first one not found, or c

# What stands in the place of a sum's board: points, bars and splits.

sums-chart-number = { $number }
sums-chart-none = The link has no heap, so there is no game whose values could be shown.
sums-chart-covered = The answer is covered. The values would give it away.
sums-chart-axis-heap = heap n
sums-chart-heap = heap { $heap }: { $what ->
    [steps] { $value } steps
   *[nimber] nimber { $value }
}
sums-scatter-title = { $what ->
    [steps] Steps of heap after heap
   *[nimber] Nimbers of heap after heap
}
sums-scatter-label = { $what ->
    [steps] Points: the steps
   *[nimber] Points: the nimbers
} of the heaps 0 to { $last }, between 0 and { $most }; { $zeros } of them are 0.{ $periodic ->
    [yes] { " " }From { $preperiod } on they repeat themselves every { $period } heaps{ $saltus ->
        [0] { "" }
       *[other] , rising by { $saltus }
    }.
   *[no] { "" }
}
sums-scatter-walk = Heap
sums-scatter-zeros = { $what ->
    [steps] **no move**: { $zeros } of { $count } heaps
    [misere] **nimber 0**: { $zeros } of { $count } heaps
   *[nimber] **nimber 0**: { $zeros } of { $count } heaps are lost alone
}
sums-scatter-period = **period { $period } from { $preperiod }**{ $saltus ->
    [0] { "" }
   *[other] , rising by { $saltus }
}
sums-work-title = Splits that are looked at
sums-work-said = { $gain ->
    [yes] Of the **{ $splits }** splits of { $count } heaps the rare heaps leave **{ $looked_at }** to be looked at: one in { $times }.
   *[no] { $count } heaps have **{ $splits }** splits, and by rare heaps **{ $looked_at }** are looked at: in this game they save nothing.
}
sums-work-none = This game’s values are not had by rare heaps: it has no splits, or parts that the method does not know.
sums-work-axis = splits
sums-work-heaps = heaps
sums-work-naive = every split
sums-work-sparse = by rare heaps
sums-work-point = { $size } heaps, { $method ->
    [naive] every split
   *[sparse] by rare heaps
}: { $work }
sums-frequency-rare = **rare** heaps: { $rare } of { $count }
sums-frequency-title = { $what ->
    [steps] How often each number of steps comes
   *[nimber] How often each nimber comes
}
sums-frequency-said = { $distinct ->
    [1] All { $count } heaps have the same value, **{ $commonest }**.
   *[other] { $count } heaps have **{ $distinct }** values, 0 to { $greatest }. { $only ->
        [yes] Each comes { $most ->
            [1] once
           *[other] { $most } times
        }.
       *[no] The commonest is **{ $commonest }** ({ $most } times). { $rare_count ->
            [1] The rarest is **{ $rarest }** ({ $least ->
                [1] once
               *[other] { $least } times
            }).
           *[other] The { $rare_count } rarest, { $least ->
                [1] once
               *[other] { $least } times
            } each: **{ $rarest }**.
        }
    }
}{ $absent ->
    [0] { "" }
    [1] { " " }One smaller number never comes.
   *[other] { " " }{ $absent } smaller numbers never come.
}
sums-frequency-label = { $what ->
    [steps] Bars: how many of { $count } heaps have each number of steps
   *[nimber] Bars: how many of { $count } heaps have each nimber
} from 0 to { $greatest }{ $scale ->
    [log] , on a logarithmic scale
   *[linear] { "" }
}.
sums-frequency-walk = { $what ->
    [steps] Steps
   *[nimber] Nimber
}
sums-frequency-axis = heaps{ $scale ->
    [log] { " " }(logarithmic)
   *[linear] { "" }
}
sums-frequency-across = { $what ->
    [steps] steps
   *[nimber] nimber
}{ $wide ->
    [1] { "" }
   *[other] s, { $wide } in a bar
}
sums-frequency-bar = { $what ->
    [steps] steps
   *[nimber] nimber
} { $one ->
    [yes] { $from }
   *[no] { $from } to { $to }
}: { $often ->
    [1] 1 heap
   *[other] { $often } heaps
} ({ NUMBER($share, maximumSignificantDigits: 3) }%)
sums-frequency-share = { NUMBER($share, maximumSignificantDigits: 3) }%
sums-frequency-table = The numbers
sums-frequency-heaps = heaps
sums-frequency-part = share
sums-splits-title = { $known ->
    [yes] Splits of the rows up to { $heap }, { $taken ->
        [0] with nothing taken
       *[other] with { $taken } taken
    }
   *[no] Splits of rows
}
sums-splits-none = By this code no row falls in two.
sums-splits-short = The row of { $heap } is too short to fall in two.
sums-splits-steps = When every heap is moved in, no XOR counts: there is nothing to add up.
sums-splits-said = Row **{ $heap }** has { $all } splits; { $zeros ->
    [0] none comes to 0.
    [1] one comes to 0{ $rule ->
        [normal] { " " }and wins the row alone
       *[other] { "" }
    }.
   *[other] **{ $zeros }** come to 0{ $rule ->
        [normal] { " " }and win the row alone
       *[other] { "" }
    }.
}
sums-splits-label = Cells: for the rows { $first } to { $heap } and every left part, the XOR of the nimbers of both parts when { $taken } are taken. In row { $heap } { $zeros } of { $all } splits come to 0.
sums-splits-walk = Split
sums-splits-axis = left part a
sums-splits-cell = { $none ->
    [yes] row { $row } has no such split
   *[no] row { $row } = { $left } + { $right }: { $one } XOR { $other } = { $value }
}
sums-splits-zero = **comes to 0**{ $rule ->
    [normal] : it wins the row alone
   *[other] { "" }
}
sums-splits-values = **XOR** of the nimbers of both parts

sum-part = { $kind }: { $heap }
sum-part-remove = Take away { $part }
sum-part-game = Game of the new part
sum-part-name = { $name ->
    [nim] Nim
    [subtraction] Subtraction game
   *[octal] Octal game
}
sum-part-rule = { $game ->
    [subtraction] may be taken
   *[other] code
}
sum-part-heap = heap
sum-part-add = Add

sums-part-of = heap { $heap }: { $size }
sums-heap = a heap of { $size }
sums-play-stuck = No move is left: { $heaps }.
sums-left = To the left
sums-right = to the right: { $right }
sums-ask = Ask about this heap
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
       *[other] Its moves leave the values { $set }; the smallest missing one is **{ $value }**.
    }
}
sums-explain-wins = It wins to take { $moves }{ $more ->
    [yes] ; there are more
   *[no] { "" }
}.
sums-explain-no-win = No move of this heap wins.
sums-middle = In the middle

# A play: its rule and what to do, in one line each.
subtraction-play-rule = Take { $set } stones from { $rule ->
    [every] every heap that allows it
   *[other] one heap
}. Whoever moves last { $rule ->
    [misere] loses
   *[other] wins
}.
octal-play-rule = { $take ->
    [none] Take neighbours from a row, as the code { $code } allows.
   *[other] Take { $take } neighbours from a row.
} Whoever moves last { $rule ->
    [misere] loses
   *[other] wins
}.
sum-play-rule = Move in { $rule ->
    [every] every part that has a move
   *[other] one of the parts
}. Whoever moves last { $rule ->
    [misere] loses
   *[other] wins
}.
sums-how-first = Click the first stone to take.
sums-how-first-all = Click a stone to take it and its neighbours on the right.
sums-how-last = Now click the last stone to take, or press Take.
sums-row-value = { $taken } chosen, { $left } left of them
sums-split = Split here
subtraction-play-last = { $player } took the last { $count ->
    [one] stone
   *[other] { $count } stones
}.
