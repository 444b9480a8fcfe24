# The charts that can replace the board: points, bars and splits. Fetched with the first of them.

sums-chart-number = { $number }
sums-chart-none = The link has no { sums-heap-word }, so there are no values to show.
sums-chart-covered = The answer is covered, because the values would give it away.
sums-chart-axis-heap = { sums-heap-word } n
sums-chart-heap = { sums-heap-word } { $heap }: { $what ->
    [steps] { $value } steps
   *[nimber] nimber { $value }
}
sums-scatter-title = { $what ->
    [steps] The steps of each { sums-heap-word }
   *[nimber] The nimber of each { sums-heap-word }
}
sums-scatter-label = { $what ->
    [steps] Points: the steps
   *[nimber] Points: the nimbers
} of { sums-heaps-word } 0 to { $last }, from 0 to { $most }; { $zeros } of these are 0.{ $periodic ->
    [yes] { " " }From { $preperiod } on they repeat every { $period } { sums-heaps-word }{ $saltus ->
        [0] { "" }
       *[other] , rising by { $saltus }
    }.
   *[no] { "" }
}
sums-scatter-zeros = { $what ->
    [steps] **no move**: { $zeros } of { $count } { sums-heaps-word }
    [misere] **nimber 0**: { $zeros } of { $count } { sums-heaps-word }
   *[nimber] **nimber 0**: { $zeros } of { $count } { sums-heaps-word }; each loses when it is the only { sums-heap-word }
}
sums-scatter-period = **repeats every { $period }**, from { $preperiod } on{ $saltus ->
    [0] { "" }
   *[other] , rising by { $saltus }
}
sums-work-title = How many splits we look at
sums-work-said = { $gain ->
    [yes] { $count } rows have **{ $splits }** splits. With rare values we look at only **{ $looked_at }**: one in { $times }.
   *[no] { $count } rows have **{ $splits }** splits. With rare values we look at **{ $looked_at }**: in this game they save nothing.
}
sums-work-none = The values of this game are not found with rare values: it has no splits, or parts that the method can’t handle.
sums-work-axis = splits
sums-work-heaps = rows
sums-work-naive = every split
sums-work-sparse = with rare values
sums-work-point = { $size } rows, { $method ->
    [naive] every split
   *[sparse] with rare values
}: { $work }
sums-frequency-rare = **rare value**: { $rare } of { $count } rows
sums-frequency-title = { $what ->
    [steps] How often each number of steps occurs
   *[nimber] How often each nimber occurs
}
sums-frequency-said = { $distinct ->
    [1] All { $count } { sums-heaps-word } have the same value, **{ $commonest }**.
   *[other] { $count } { sums-heaps-word } have **{ $distinct }** different values, from 0 to { $greatest }. { $only ->
        [yes] Each occurs { $most ->
            [1] once
           *[other] { $most } times
        }.
       *[no] The most common is **{ $commonest }** ({ $most } times). { $rare_count ->
            [1] The rarest is **{ $rarest }** ({ $least ->
                [1] once
               *[other] { $least } times
            }).
           *[other] The { $rare_count } rarest occur { $least ->
                [1] once
               *[other] { $least } times
            } each: **{ $rarest }**.
        }
    }
}{ $absent ->
    [0] { "" }
    [1] { " " }One number in between never occurs.
   *[other] { " " }{ $absent } numbers in between never occur.
}
sums-frequency-label = { $what ->
    [steps] Bars: how many of { $count } { sums-heaps-word } have each number of steps
   *[nimber] Bars: how many of { $count } { sums-heaps-word } have each nimber
} from 0 to { $greatest }{ $scale ->
    [log] , on a logarithmic scale
   *[linear] { "" }
}.
sums-frequency-walk = { $what ->
    [steps] Steps
   *[nimber] Nimber
}
sums-frequency-axis = { sums-heaps-word }{ $scale ->
    [log] { " " }(logarithmic)
   *[linear] { "" }
}
sums-frequency-across = { $what ->
    [steps] steps
   *[nimber] { $wide ->
        [1] nimber
       *[other] nimbers
    }
}{ $wide ->
    [1] { "" }
   *[other] , { $wide } in a bar
}
sums-frequency-bar = { $what ->
    [steps] steps
   *[nimber] nimber
} { $one ->
    [yes] { $from }
   *[no] { $from } to { $to }
}: { $often ->
    [1] 1 { sums-heap-word }
   *[other] { $often } { sums-heaps-word }
} ({ NUMBER($share, maximumSignificantDigits: 3) }%)
sums-frequency-share = { NUMBER($share, maximumSignificantDigits: 3) }%
sums-frequency-table = The numbers
sums-frequency-heaps = { sums-heaps-word }
sums-frequency-part = share
sums-splits-title = { $known ->
    [yes] Splits of the rows up to { $heap }, { $taken ->
        [0] with no stone taken
        [1] with 1 stone taken
       *[other] with { $taken } stones taken
    }
   *[no] Splits of rows
}
sums-splits-none = This code never splits a row in two.
sums-splits-short = A row of { $heap } is too short to split in two.
sums-splits-steps = When you move in every row, the XOR doesn’t count, so there is nothing to show here.
sums-splits-said = Row **{ $heap }** has { $all ->
    [1] 1 split
   *[other] { $all } splits
}; { $zeros ->
    [0] none has XOR 0.
    [1] one has XOR 0{ $rule ->
        [normal] { " " }and wins when the row is alone
       *[other] { "" }
    }.
   *[other] **{ $zeros }** have XOR 0{ $rule ->
        [normal] { " " }and win when the row is alone
       *[other] { "" }
    }.
}
sums-splits-label = Cells: for rows { $first } to { $heap } and every left part, the XOR of the nimbers of both parts when { $taken } are taken. In row { $heap }, { $zeros } of { $all } splits have XOR 0.
sums-splits-walk = Split
sums-splits-axis = left part a
sums-splits-cell = { $none ->
    [yes] row { $row } has no such split
   *[no] row { $row } = { $left } + { $right }: { $one } XOR { $other } = { $value }
}
sums-splits-zero = **XOR 0**{ $rule ->
    [normal] : wins when the row is alone
   *[other] { "" }
}
sums-splits-values = **XOR** of the nimbers of both parts

# The map of the periods of games of three numbers.
subtraction-map-title = The periods of all games in which a, b or c are taken.
subtraction-map-label = Map: games with a = { $a } and b below c, up to { $last }
subtraction-map-none = b must be below c.
subtraction-map-game = { $set }: period { $period }{ $kind ->
    [first-two] { " " }= a + b
    [first-last] { " " }= a + c
    [last-two] { " " }= b + c
    [divisor] , a divisor of a sum of two
    [additive] ; c = a + b
   *[other] { "" }
}, from n = { $preperiod }
subtraction-map-kind = { $kind ->
    [first-two] period a + b
    [first-last] period a + c
    [last-two] period b + c
    [divisor] a divisor of one of these
    [additive] additive sets: c = a + b
   *[other] another period
}: { $count }
