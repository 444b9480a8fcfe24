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
sums-how-cut = Choose the first stone to be taken, then one behind it for more. Then press Take.
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
       *[other] Its moves leave the values { $set }; the least absent one is **{ $value }**.
    }
}
sums-explain-wins = It wins to take { $moves }{ $more ->
    [yes] ; there are more
   *[no] { "" }
}.
sums-explain-no-win = No move of this heap wins.
sums-middle = In the middle
