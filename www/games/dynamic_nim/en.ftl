# Dynamic Nim. m pile left, n cap, f(m) the least cap that wins.

dynamic-nim-rule = One pile of { $n } stones. Take at most { $k } times the last take{ $is_cap ->
    [usual] .
   *[other] ; now at most { $cap }.
}
dynamic-nim-field-n = Pile n
dynamic-nim-field-k = Factor k
dynamic-nim-field-cap = Cap: most the mover may take now
dynamic-nim-method-definition = Definition
dynamic-nim-method-rows = Rows
dynamic-nim-method-walls = Walls
dynamic-nim-name-row = row { $row }

dynamic-nim-where = { $opening ->
    [yes] Pile { $n }
   *[no] Pile { $n }, cap { $cap }
}
dynamic-nim-verdict-n = { dynamic-nim-where }: mover wins, take { $takes }
dynamic-nim-verdict-n-many = { dynamic-nim-where }: mover wins, take { $takes } or { $rest ->
    [one] one more
   *[other] one of { $rest } more
}
dynamic-nim-verdict-p = { dynamic-nim-where }: mover loses, every take leaves an N
dynamic-nim-verdict-stuck = { dynamic-nim-where }: mover loses, there is no move

dynamic-nim-step-start = Row 0: no stones are left, so the player to move loses. This wall is **infinite**: it stops every ray.
dynamic-nim-step-start-table = Row 0: no stones are left, so the player to move loses. Each row follows from the rows above it.
dynamic-nim-step-passed = Row { $m }, take { $take }: in column { $between ->
    [yes] { $column } (at { $reach })
   *[no] { $column }
 } the ray **passes** wall { $wall }, which ends at { $end }. Pop the wall.
dynamic-nim-step-stopped = Row { $m }: in column { $between ->
    [yes] { $column } (at { $reach })
   *[no] { $column }
 } the ray hits wall { $wall }, which ends at { $end }. **f({ $m }) = { $take }**.
dynamic-nim-step-bottom = Row { $m }: no other wall is left. Taking the whole pile leads to row 0, whose infinite wall stops every ray: **f({ $m }) = { $take }**.
dynamic-nim-step-pushed = { $wall ->
    [empty] Row { $m } goes on the stack. As f({ $m }) = 1, any cap from 1 on wins: its wall is column 0 alone.
   *[solid] Row { $m } goes on the stack: with a cap of { $end } or less the mover loses, so its wall runs to column **{ $end }**.
}
dynamic-nim-step-wins = ({ $m }, { $n }): a take of { $take } leaves ({ $left }, { $cap }), a P. It wins, no other take need be tried: **N**.
dynamic-nim-step-fails = ({ $m }, { $n }): a take of { $take } leaves ({ $left }, { $cap }), an N, good for the opponent. Try the next take.
dynamic-nim-step-none = ({ $m }, { $n }): the last take, { $take }, leaves ({ $left }, { $cap }), an N as well. No take wins: **P**.
dynamic-nim-step-n = ({ $m }, { $n }): taking { $n } leaves ({ $left }, { $cap }), a P. So it is **N**, and f({ $m }) = { $n }.
dynamic-nim-step-p = ({ $m }, { $n }): taking { $n } leaves ({ $left }, { $cap }), an N, and ({ $m }, { $before }) is P. No take wins: **P**.
dynamic-nim-step-monotone = ({ $m }, { $n }): what wins with a cap of { $before } wins with { $n }. So it is **N**; f({ $m }) = { $f } stands.

dynamic-nim-legend-stack = P: wall **on the stack**
dynamic-nim-legend-passed = P: wall **popped**
dynamic-nim-legend-p = **P**: mover loses
dynamic-nim-legend-n = **N**: mover wins
dynamic-nim-legend-f = **f(m)**: the first 1

dynamic-nim-stack = The stack
dynamic-nim-stack-digits = { $sum } = { $digits } in losing piles; the walls on the stack are the sums so far
dynamic-nim-stack-all = k < 1: nothing is ever popped, the stack holds every row to { $sum }
dynamic-nim-stack-bottom = Stack: row 0 alone

dynamic-nim-cost-definition = { $takes ->
    [one] one take
   *[other] { $takes } takes
} tried for { $cells ->
    [one] one cell
   *[other] { $cells } cells
}
dynamic-nim-cost-rows = { $cells ->
    [one] one cell
   *[other] { $cells } cells
} decided
dynamic-nim-cost-walls = { $tests } tests, { $pops } pops, { $pushes } pushes
dynamic-nim-checked = **Checked:** the methods were run on this pile and agree. The tests compare them with the bare rules: every position to pile 60, every k = p/q up to 8 with q up to 8, and more. Whole numbers decide; nothing is rounded.

dynamic-nim-note-outdated = The board and the words below still answer pile { $n }, { $rule }.
dynamic-nim-note-at = The link points at “{ $value }”, which is no place on this board; it starts from the beginning.

dynamic-nim-rule-limit = One pile of { $n } stones. After a take of x take at most L(x), with L = { $limit }…{ $is_cap ->
    [usual] .
   *[other] ; now at most { $cap }.
}
dynamic-nim-field-limit = Limit: L(1), L(2), …, the last one holds on
dynamic-nim-to-limit = Any limit: give a list L(1), L(2), … instead of a factor
dynamic-nim-to-factor = A factor k instead of the list
dynamic-nim-method-numeration = Numeration
dynamic-nim-to-numeration = { $sum } as a sum of losing piles
dynamic-nim-to-walls = The walls of row { $pile }
dynamic-nim-phase-first = losing piles
dynamic-nim-phase-member = losing piles
dynamic-nim-phase-digit = digits
dynamic-nim-phase-answer = answer
dynamic-nim-step-first = H1 = 1: the pile 1 is lost for whoever may not take it whole. It starts the losing piles.
dynamic-nim-step-member = { $rule ->
    [factor] H{ $j } = H{ $before } + H{ $i } = **{ $value }**: H{ $i } is the smallest losing pile with k·H{ $i } ≥ H{ $before }.
   *[limit] H{ $j } = H{ $before } + H{ $i } = **{ $value }**: H{ $i } is the smallest losing pile with L(H{ $i }) ≥ H{ $before }.
}
dynamic-nim-step-digit = Digit { $place }: **{ $value }** is the largest losing pile in what is left.
dynamic-nim-step-answer = The last digit is the smallest winning take: **f = { $value }**. Every winning take is an end of this sum.
dynamic-nim-step-answer-lost = The smallest winning take is the last digit, **f = { $value }**: more than may be taken now. The mover loses.
dynamic-nim-step-covered = The answer is covered. It stands in the last digit.
dynamic-nim-step-no-digits = The empty pile has no digits, and no move.
dynamic-nim-stack-error = The list falls, so the stack would be **wrong**: at row { $m } it would say f = { $stack }, while f({ $m }) = { $f }. Only definition and rows are offered.
dynamic-nim-cost-numeration = { $comparisons ->
    [one] one comparison
   *[other] { $comparisons } comparisons
} for the losing piles, { $single ->
    [yes] one digit
   *[no] { $digits } digits
}
dynamic-nim-checked-numeration = **Checked:** the tests compare numeration with walls on every pile to 200,000 for five factors, all winning takes with the bare rules to 60, and piles of 1000 digits with the lowest set bit (k = 1) and Zeckendorf's form (k = 2). Exact at any length.

dynamic-nim-view-board = Board
dynamic-nim-view-map = Map
dynamic-nim-view-sweep = Sweep k
dynamic-nim-view-cost = Cost
error-rows-large = The list falls at place { $place }; such a game is answered by rows, to piles of { $limit }; this one is { $value }.
error-numeration-memory = A pile of { $value } digits under this rule may need { $needed } MB for its losing piles; the limit is { $limit } MB.
error-numeration-k = There is no numeration for k = { $value } below 1: every take x with k·x below 1 wins, and the whole pile.
error-limit = Entry { $place } of the list must be a whole number to { $limit } or a range like 2-6; { $got }.
error-limit-long = The list may have { $limit } entries; this one has { $value }.
error-limit-decreases = The list falls at place { $place }, from { $before } to { $value }: walls and numeration would go wrong. Choose definition or rows.
error-definition-large = The definition tries every take of every cell; it is shown for piles to { $limit }. This one is { $value }: choose another method.
error-pile = The pile must be a whole number of at most { $limit } digits; { $got }.
error-pile-large = The pile may have { $limit } digits at most; { $got }.
error-ratio = k must be a number above 0, like 2, 1.5 or 7/2, with at most { $limit } digits on either side; { $got }.
error-cap = The cap must be a whole number from 0 to the pile, { $pile }; { $got }.
error-cell = Pile { $pile } with cap { $cap } is not in the table: piles go to { $size }, and a cap to its pile.
error-range-text = These { $count } numbers have more than { $limit } characters together.

dynamic-nim-code-numeration =
    i ← least, { $cap } ≥ H[j]
    H[j+1] ← H[j] + H[i]
    d ← largest H ≤ rest
    f(n) ← the last d
dynamic-nim-code-definition =
    for x in 1..n:
      if NP(m−x,{ $cap }) = 0:
        NP(m,n) ← 1; stop
    else: NP(m,n) ← 0
dynamic-nim-code-walls =
    while { $cap } ≥ f(top):
      pop
    f(m) ← m − top
    push m
dynamic-nim-code-rows =
    if NP(m,n−1) = 1:
      NP(m,n) ← 1
    else: c ← min({ $cap },m−n)
      NP(m,n) ← 1−NP(m−n,c)

# What is looked at beside the board: a cell explained, the map, the sweep of k, the cost of the methods.

dynamic-nim-explain-title = Pile { $m }, cap { $n }
dynamic-nim-explain-N = The least winning take is **{ $take }**: f({ $m }) = { $f } is not above the cap { $n }.
dynamic-nim-explain-P = No take wins: f({ $m }) = { $f } is above the cap { $n }.
dynamic-nim-explain-empty = No stones are left: the mover loses.
dynamic-nim-explain-no-take = Nothing may be taken: the mover loses.
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
dynamic-nim-play-stuck = No stone may be taken; { $pile } are left.
dynamic-nim-why-N = Whoever is to move can win: take **{ $take }**.
dynamic-nim-why-P = Whatever is taken, the other can win.
dynamic-nim-why-take = { $take } → { $left } left, at most { $cap }: { $outcome ->
    [P] wins
   *[N] loses
}
dynamic-nim-hint-take = Take **{ $take }**: { $pile } are left with a cap of { $cap }, and your opponent loses.
dynamic-nim-play-board = Stones that are left: { $pile }
dynamic-nim-hint-none = No take wins here: take little, and wait for a mistake.
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

# A play: its rule in one line.
dynamic-nim-play-rule = { $limit ->
    [none] Take stones. If you take x, your opponent may take up to { $k } × x. A player who can’t take loses.
   *[other] Take stones. What your opponent took says how many you may take. A player who can’t take loses.
}
dynamic-nim-take = { $take ->
    [1] 1 stone
   *[other] { $take } stones
}
dynamic-nim-play-last = { $player } took the last { $count ->
    [one] stone
   *[other] { $count } stones
}.
