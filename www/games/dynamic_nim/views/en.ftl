# What is looked at beside the board: a cell explained, the map, the sweep of k, the cost of the methods.

dynamic-nim-explain-title = Pile { $m }, cap { $n }
dynamic-nim-explain-N = The least winning take is **{ $take }**: f({ $m }) = { $f } is not above the cap { $n }.
dynamic-nim-explain-P = No take wins: f({ $m }) = { $f } is above the cap { $n }.
dynamic-nim-explain-empty = No stones are left: the mover has lost.
dynamic-nim-explain-no-take = Nothing may be taken: the mover has lost.
dynamic-nim-explain-takes = Where every take leads
dynamic-nim-explain-take = { $take } → ({ $left }, { $cap }) { $outcome }
dynamic-nim-explain-read = Reached from { $cells }
dynamic-nim-explain-from = pile { $pile } by taking { $take }
dynamic-nim-explain-unread = No take in this table leads here.
dynamic-nim-explain-show = Show row { $m }
dynamic-nim-map-scale = a pixel is { $cells } × { $cells } cells, the bluer the more of them are P; a single one is seen
dynamic-nim-map-share = From pile { $row }, cap { $column }, a square of side { $side }: **{ $p }** of { $all } cells are P.
dynamic-nim-map-cell = Pile { $row }, cap { $column }: **{ $outcome }**; f = { $f }
dynamic-nim-map-covered = The map shows every answer; it is covered until you ask for the answer.
dynamic-nim-map-outside = No cell: the cap is above the pile.
dynamic-nim-sweep-strip = The losing piles, upwards on a logarithmic scale, for every factor k from { $from } to { $to }
dynamic-nim-sweep-axis = losing piles
dynamic-nim-sweep-walls = The table's walls for k = { $k }, pile 0 to { $rows }
dynamic-nim-sweep-value = k = { $k }
dynamic-nim-sweep-sentence = { $kind ->
    [below] **k = { $k }**: all factors below { $to } have one losing pile, { $piles }. From every other pile a take of 1 wins.
    [start] **k = { $k }**: all factors from { $from } to below { $to } have the same losing piles: { $piles }, …
    [beyond] **k = { $k }** lies beyond the strip, which ends at { $end }. Losing piles: { $piles }, …
   *[like] **k = { $k }** plays like { $from }: all factors from { $from } to below { $to } have the same losing piles: { $piles }, …
}
dynamic-nim-sweep-previous = { $k ->
    [none] Previous break
   *[other] Previous break **{ $k }**
}
dynamic-nim-sweep-next = { $k ->
    [none] Next break
   *[other] Next break **{ $k }**
}
dynamic-nim-sweep-why = Each bar of the strip is a losing pile; between two breaks all factors play alike (compared to pile { $upto }). So the walls are drawn from the losing piles: f(m) is the last digit when m is written as their greedy sum.
dynamic-nim-sweep-limit = This link gives a list of limits, so there is no factor k to sweep.
dynamic-nim-sweep-to-factor = Sweep from k = { $k }
dynamic-nim-sweep-covered = The answer is covered. The losing piles would give it away.
dynamic-nim-cost-title = { $rule ->
    [limit] Steps of each method by the size of the pile, for this list
   *[factor] Steps of each method by the size of the pile, for k = { $k }
}
dynamic-nim-cost-axis-size = pile S
dynamic-nim-cost-axis-steps = steps
dynamic-nim-cost-order-definition = O(S³)
dynamic-nim-cost-order-rows = O(S²)
dynamic-nim-cost-order-walls = O(S)
dynamic-nim-cost-order-numeration = O(log S)
dynamic-nim-cost-number = { $number }
dynamic-nim-cost-point = S = { $size }: { $steps } steps
dynamic-nim-cost-point-of = { $method }, { $point }
dynamic-nim-cost-pile = S = { $size }
dynamic-nim-cost-beyond = This pile has { $digits } digits and lies beyond the chart, which ends at { $exponent }.
dynamic-nim-cost-why = Counted, not timed. **Rings:** this pile. On these scales S³ climbs three times as steeply as S; the definition stays below that bound, since it stops at the first take that wins.
dynamic-nim-cost-table = The numbers

dynamic-nim-play-position = { $pile } left, take 1 to { $most }.
dynamic-nim-play-stuck = Nothing may be taken; left: { $pile }.
dynamic-nim-why-N = Whoever is to move can win: take **{ $take }**.
dynamic-nim-why-P = Whatever is taken, the other can win.
dynamic-nim-why-take = { $take } → { $left } left, at most { $cap }: { $outcome ->
    [P] wins
   *[N] loses
}
dynamic-nim-hint-take = Take **{ $take }**: { $pile } are left with a cap of { $cap }, and that is lost for the other.
dynamic-nim-play-board = Stones that are left: { $pile }
dynamic-nim-hint-none = No take wins here: take little, and wait for a slip.
dynamic-nim-move = { $player }: { $take } → { $pile } left, cap { $cap }

dynamic-nim-members = Losing piles
dynamic-nim-members-count = { $found } of { $all }
dynamic-nim-digits = Digits
dynamic-nim-digits-of = of { $pile }: { $found } of { $all }
dynamic-nim-takes = Winning takes
dynamic-nim-takes-count = { $count }
dynamic-nim-more = … { $count } more
dynamic-nim-period = The set ends here: L({ $period }) is below { $period }, and f repeats with period { $period }.
dynamic-nim-periods = { $periods } × { $period }
dynamic-nim-second = Second construction: x joins when it has no sum
dynamic-nim-second-why = To { $upto } it finds { $count } losing piles.
dynamic-nim-second-joins = { $x } joins
dynamic-nim-map = Map of the table
dynamic-nim-spot-lost = No take wins: the mover loses.
dynamic-nim-spot-won = { $more ->
    [yes] { $count } takes win, the least: **{ $takes }**.
   *[no] Winning takes: **{ $takes }**.
}
