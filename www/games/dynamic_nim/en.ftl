# Dynamic Nim: m stones are left, the cap is n, and f(m) is the smallest winning take.

dynamic-nim-rule = { $n } stones. First take { $is_cap ->
    [usual] any number, but not all
   *[other] up to { $cap }
}; after that up to { $k } times as many as your opponent just took. Whoever takes the last stone wins.
dynamic-nim-field-n = Pile
dynamic-nim-field-k = Factor k
dynamic-nim-field-cap = Cap: the most you may take now
dynamic-nim-method-definition = Definition
dynamic-nim-method-rows = Rows
dynamic-nim-method-walls = Walls
dynamic-nim-name-row = row { $row }

dynamic-nim-where = { $opening ->
    [yes] with a pile of { $n }
   *[no] with a pile of { $n } and a cap of { $cap }
}
dynamic-nim-verdict-n = the player to move wins { dynamic-nim-where }: take { $takes }{ verdict-more }
dynamic-nim-verdict-p = the player to move loses { dynamic-nim-where }: every move leads to an N-position
dynamic-nim-verdict-stuck = the player to move loses { dynamic-nim-where }: no move is left

dynamic-nim-step-start = Row m: stones left. Column n: the most you may take. Blue **0** loses, yellow **1** wins. With none left you lose: row 0 is all blue, an endless **wall**.
dynamic-nim-step-start-table = Row m: stones left. Column n: the most you may take. With no stones left you lose, and each row follows from the rows above it.
dynamic-nim-left = { $wall } left; your opponent may take { $between ->
    [all] all
    [over] all (up to { $column })
    [yes] { $column } ({ $reach } rounded down)
   *[no] { $column }
}.
dynamic-nim-step-left = Row { $m }, take { $take }{ $next ->
    [far] { " " }({ $skipped } loses, too): { dynamic-nim-left }
    [two] { " " }({ $skipped } and { $skipped_to } lose, too): { dynamic-nim-left }
    [farther] { " " }({ $skipped } to { $skipped_to } lose, too): { dynamic-nim-left }
    [untold] .
   *[other] : { dynamic-nim-left }
}
dynamic-nim-step-passed = { dynamic-nim-step-left } The ray **passes** wall { $wall }{ $between ->
    [all] { "" }
    [over] { "" }
   *[other] : not blue
}, so your opponent wins.{ $next ->
    [near] { " " }Later rays pass further right.
   *[other] { "" }
}
dynamic-nim-step-stopped = { dynamic-nim-step-left } The ray hits wall { $wall }: blue, so your opponent loses. **f({ $m }) = { $take }**.
dynamic-nim-step-bottom = { $m ->
    [1] Row 1: the **ray** shows where each take leads. Take 1, and it hits wall 0: your opponent loses. So the smallest winning take is 1, or **f(1) = 1**.
   *[other] Row { $m }: { $next ->
        [far] the ray passes wall { $gone }, too, so taking { $skipped } loses. Take all, if you may: your opponent can’t move.
        [two] the ray passes walls { $gone } and { $gone_to }, too, so taking { $skipped } or { $skipped_to } loses. Take all, if you may: your opponent can’t move.
        [farther] the ray passes walls { $gone } to { $gone_to }, too, so taking { $skipped } to { $skipped_to } loses. Take all, if you may: your opponent can’t move.
       *[other] only the endless wall 0 is left. So take all, if you may: your opponent can’t move.
    } The smallest winning take is **f({ $m }) = { $take }**.
}
dynamic-nim-step-pushed = { $wall ->
    [empty] { $m ->
        [1] With 1 stone left you win by taking it. Only column 0 is blue: that is wall 1. Later rays may hit it.
       *[other] With { $m } stones you win by taking one: f({ $m }) = 1. So wall { $m } is column 0 alone.
    }
    [whole] With { $m } stones left you lose unless you may take them all. So wall { $m } is blue up to column **{ $end }**.
   *[solid] With { $m } stones left you lose if you may take at most { $end }. So wall { $m } is blue up to column **{ $end }**.
}
dynamic-nim-step-done = The table is finished. You lose from { $losing } unless you may take all. { $end ->
    [wins] Your position is framed: to win, take **f({ $m }) = { $f }**, to the diamond.
    [pile] Your pile is one of them: **f({ $m }) = { $f }**.
   *[plain] From { $m } the smallest winning take is **f({ $m }) = { $f }**.
}
dynamic-nim-step-filled = { $filled ->
    [yes] { " " }The table is finished: the smallest winning take from { $size } is **{ $last }**.
   *[no] { "" }
}
dynamic-nim-step-wins = ({ $m }, { $n }): taking { $take } leaves ({ $left }, { $cap }), a P-position. That wins, so we can skip the rest: **N**.{ dynamic-nim-step-filled }
dynamic-nim-step-fails = ({ $m }, { $n }): taking { $take } leaves ({ $left }, { $cap }), an N-position: your opponent wins. Try the next take.
dynamic-nim-step-none = ({ $m }, { $n }): the { $only ->
    [yes] only
   *[no] last
} take, { $take }, leaves ({ $left }, { $cap }), an N-position{ $only ->
    [yes] { "" }
   *[no] { " " }too
}. No take wins: **P**.{ dynamic-nim-step-filled }
dynamic-nim-step-n = ({ $m }, { $n }): taking { $n } leaves ({ $left }, { $cap }), a P-position. So it is **N**, and f({ $m }) = { $n }.{ dynamic-nim-step-filled }
dynamic-nim-step-p = ({ $m }, { $n }): taking { $n } leaves ({ $left }, { $cap }), an N-position, and ({ $m }, { $before }) is P. No take wins: **P**.{ dynamic-nim-step-filled }
dynamic-nim-step-monotone = ({ $m }, { $n }): a take that wins with cap { $before } also wins with cap { $n }. So it is **N**; still f({ $m }) = { $f }.{ dynamic-nim-step-filled }

dynamic-nim-axis-row = m: stones left ↓
dynamic-nim-axis-column = n: may take up to →
dynamic-nim-legend-passed = P, losing: **rays pass it**
dynamic-nim-legend-p = **P, losing**
dynamic-nim-legend-n = **N, winning**
dynamic-nim-layer = Nimbers
dynamic-nim-legend-nimbers = **nimber** of an N-cell, from 1 to { $most }: darker is larger
dynamic-nim-explain-nimber = Its nimber is **{ $nimber }**, the smallest number that none of its options has.
dynamic-nim-layer-why = **What nimbers add:** alone, a pile plays with k = 3/2 as with k = 1, as the same piles lose. Beside other heaps it does not: a first take from 7 stones has nimber 3 with k = 1, but 4 with k = 3/2. Leave out the losing piles: then these nimbers never fell as piles grew. We looked up to 150 for k = 1, 2, 5/2 and 3. A proof is known for k = 2 only.
dynamic-nim-legend-f = **f(m)**: smallest winning take

dynamic-nim-stack = The stack
dynamic-nim-stack-here = Stack: walls a ray may hit
dynamic-nim-stack-member = After row { $sum }: a player who starts with { $sum ->
    [one] 1 stone
   *[other] { $sum } stones
} loses, as the first take may not be all of them
dynamic-nim-stack-digits = After row { $sum }: { $sum } = { $digits }, a sum of losing piles. Adding up from the left gives the stack: { $walls }
dynamic-nim-stack-all = k < 1: nothing is ever popped, so the stack holds every row up to { $sum }
dynamic-nim-stack-bottom = Stack: row 0 alone

dynamic-nim-cost-definition = tried { $takes ->
    [one] one take
   *[other] { $takes } takes
} to fill { $cells ->
    [one] one cell
   *[other] { $cells } cells
}
dynamic-nim-cost-rows = { $cells ->
    [one] one cell
   *[other] { $cells } cells
} decided
dynamic-nim-cost-walls = { $tests } tests, { $pops } pops, { $pushes } pushes
dynamic-nim-checked = **Checked:** we ran the methods on this pile, and they agree. The tests check them against a search that uses only the rules: every position with up to 60 stones, every k = p/q up to 8 with q up to 8, and more. All the arithmetic is exact; nothing is rounded.

dynamic-nim-note-at = The link points to “{ $value }”, which is not on this board, so we start from the beginning.

dynamic-nim-rule-limit = One pile of { $n } stones. After your opponent takes x, take at most L(x), with L = { $limit }…{ $is_cap ->
    [usual] .
   *[other] ; now at most { $cap }.
}
dynamic-nim-field-limit = Limits L(1), L(2), …; the last one repeats
dynamic-nim-to-limit = Use a list of limits L(1), L(2), … instead of a factor
dynamic-nim-to-factor = Use a factor k instead of the list
dynamic-nim-method-numeration = Numeration
dynamic-nim-to-numeration = { $sum } as a sum of losing piles
dynamic-nim-to-walls = The walls of row { $pile }
dynamic-nim-phase-first = losing piles
dynamic-nim-phase-member = losing piles
dynamic-nim-phase-digit = digits
dynamic-nim-phase-answer = answer
dynamic-nim-step-first = H1 = 1: with 1 stone left, you lose if you aren’t allowed to take the whole pile. It is the first losing pile.
dynamic-nim-step-member = { $rule ->
    [factor] H{ $j } = H{ $before } + H{ $i } = **{ $value }**: H{ $i } is the smallest losing pile with k·H{ $i } ≥ H{ $before }.
   *[limit] H{ $j } = H{ $before } + H{ $i } = **{ $value }**: H{ $i } is the smallest losing pile with L(H{ $i }) ≥ H{ $before }.
}
dynamic-nim-step-digit = Digit { $place }: **{ $value }** is the largest losing pile in what is left.
dynamic-nim-step-answer = The last part is the smallest winning take: **f = { $value }**. Every winning take is the sum of the last few parts.
dynamic-nim-step-answer-lost = The last digit would be the smallest winning take, **f = { $value }**, but you can’t take that many. The player to move loses.
dynamic-nim-step-covered = The answer is covered. It is the last digit.
dynamic-nim-step-no-digits = An empty pile has no digits and no moves.
dynamic-nim-stack-error = The list falls, so the stack would be **wrong**: at row { $m } it would say f = { $stack }, but f({ $m }) = { $f }. Only the definition and the rows are offered here.
dynamic-nim-cost-numeration = { $comparisons ->
    [one] one comparison
   *[other] { $comparisons } comparisons
} for the losing piles, { $single ->
    [yes] one digit
   *[no] { $digits } digits
}
dynamic-nim-checked-numeration = **Checked:** the tests compare numeration with walls on every pile up to 200,000, for five values of k. All winning takes are checked against a search that uses only the rules, for piles up to 60. Answers for piles of 1000 digits are compared with the lowest set bit (k = 1) and with Zeckendorf’s form (k = 2). Numeration is exact at any length.

dynamic-nim-view-board = Board
dynamic-nim-view-map = Map
dynamic-nim-view-sweep = Sweep k
dynamic-nim-view-cost = Cost
error-numeration-k = Numeration does not work for k = { $value }, because k is below 1. Every take x with k·x below 1 wins, and so does taking the whole pile.
error-ratio = The factor must be a number above 0, like 2, 1.5 or 7/2, with at most { $limit } digits above and below the line; { $got }.
error-rows-large = The list falls at place { $place }. Rows solve such a game for piles up to { $limit }; this one is { $value }.
error-numeration-memory = Under this rule, the losing piles for a pile of { $value } digits may need { $needed } MB. The limit is { $limit } MB.
error-limit = Entry { $place } of the list must be a whole number up to { $limit } or a range like 2-6; { $got }.
error-limit-long = The list may have at most { $limit } entries; this one has { $value }.
error-limit-decreases = The list falls at place { $place }, from { $before } to { $value }. Walls are right only for lists that fall by at most 1 at a time, numeration and maps only for lists that never fall. Choose the definition or rows.
error-definition-large = The definition tries every take of every cell, so it is shown only for piles up to { $limit }. This one is { $value }: choose another method.
error-pile = The pile must be a whole number from 0, of at most { $limit } digits; { $got }.
error-pile-large = The pile may have at most { $limit } digits; { $got }.
error-cap = The cap must be a whole number from 0 to the pile, { $pile }; { $got }.
error-cell = Pile { $pile } with cap { $cap } is not in the table. Piles go up to { $size }, and no cap is larger than its pile.
error-range-text = Together these { $count } numbers have more than { $limit } characters.

dynamic-nim-code-numeration =
    i ← smallest, { $cap } ≥ H[j]
    H[j+1] ← H[j] + H[i]
    d ← largest H ≤ rest
    f(m) ← the last d
dynamic-nim-code-definition =
    for x in 1..n:
      if NP(m−x,{ $cap }) = 0:
        NP(m,n) ← 1; stop
    else: NP(m,n) ← 0
dynamic-nim-code-walls =
    stack: wall 0 (f(0) = ∞)
    for each row m:
      while { $cap } ≥ f(top):
        pop top, the last wall
      f(m) ← m − top
      push m: the new top
dynamic-nim-code-rows =
    if NP(m,n−1) = 1:
      NP(m,n) ← 1
    else: c ← min({ $cap },m−n)
      NP(m,n) ← 1−NP(m−n,c)

# What is looked at beside the board: a cell explained, the map, the sweep of k, the cost of the methods.

dynamic-nim-explain-title = { $m } left, take up to { $n }
dynamic-nim-explain-N = The smallest winning take is **{ $take }**, so f({ $m }) = { $f }, and you may take up to { $n }.
dynamic-nim-explain-P = No take wins: the smallest winning take is f({ $m }) = { $f }, but you may take only { $n }.
dynamic-nim-explain-empty = No stones are left, so the player to move loses.
dynamic-nim-explain-no-take = No take is allowed, so the player to move loses.
dynamic-nim-explain-takes = Where every take leads: (stones left, cap)
dynamic-nim-explain-take = { $take } → ({ $left }, { $cap }) { $outcome }
dynamic-nim-explain-read = Reached from { $cells }
dynamic-nim-explain-from = pile { $pile } by taking { $take }
dynamic-nim-explain-show = Show row { $m }
dynamic-nim-map-scale = each pixel is { $cells } × { $cells } cells: the more of them are P, the bluer it is; even one P shows
dynamic-nim-map-share = In the square of side { $side } that starts at pile { $row }, cap { $column }, **{ $p }** of { $all } cells are P.
dynamic-nim-map-cell = Pile { $row }, cap { $column }: **{ $outcome }**; f = { $f }
dynamic-nim-map-covered = The map shows every answer, so it is covered until you ask for the answer.
dynamic-nim-map-outside = There is no cell here: the cap would be larger than the pile.
dynamic-nim-sweep-strip = The losing piles for every factor k from { $from } to { $to }, on a logarithmic scale that goes up
dynamic-nim-sweep-axis = losing piles
dynamic-nim-sweep-walls = The walls of the table for k = { $k }, piles 0 to { $rows }
dynamic-nim-sweep-value = k = { $k }
dynamic-nim-sweep-sentence = { $kind ->
    [below] **k = { $k }**: for all factors below { $to } there is one losing pile, { $piles }. From every other pile, taking 1 wins.
    [start] **k = { $k }**: all factors from { $from } to just below { $to } have the same losing piles: { $piles }, …
    [beyond] **k = { $k }** lies beyond the strip, which ends at { $end }. Losing piles: { $piles }, …
   *[like] **k = { $k }** plays like { $from } with one pile: all factors from { $from } to just below { $to } have the same losing piles: { $piles }, …
}
dynamic-nim-sweep-previous = { $k ->
    [none] Previous break
   *[other] Previous break **{ $k }**
}
dynamic-nim-sweep-next = { $k ->
    [none] Next break
   *[other] Next break **{ $k }**
}
dynamic-nim-sweep-why = Each bar of the strip is a losing pile. Between two breaks all factors have the same losing piles (compared up to pile { $upto }). So the losing piles give us the walls: write m as their greedy sum, and its last digit is f(m).
dynamic-nim-sweep-limit = This link gives a list of limits, so there is no factor k to sweep.
dynamic-nim-sweep-to-factor = Sweep from k = { $k }
dynamic-nim-sweep-covered = The answer is covered, and the losing piles would give it away.
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
dynamic-nim-cost-beyond = This pile has { $digits } digits. It lies beyond the chart, which ends at { $exponent }.
dynamic-nim-cost-why = Steps are counted, not timed. **Rings:** this pile. On these scales S³ climbs three times as steeply as S. The definition stays below that bound, because it stops at the first winning take.
dynamic-nim-cost-table = The numbers

dynamic-nim-play-position = Stones left: { $pile }. Take 1 to { $most }.
dynamic-nim-play-stuck = No take is allowed. Stones left: { $pile }.
dynamic-nim-why-N = Take **{ $take }** to win. { $left ->
    [0] No stones are left.
   *[other] { $needs ->
        [all] { $left } is a losing pile: a player who may not take it all at once loses. And your opponent may take { $cap } at most.
       *[some] From the { $left } left, your opponent would have to take { $next } or more to win, but may take { $cap } at most.
    }
}
dynamic-nim-why-P = Every take lets the opponent win. From { $m }, the smallest winning take is { $f }, but { $n } is the most that is allowed.
dynamic-nim-why-takes = Where every take leads
dynamic-nim-why-take = { $take } → { $left } left, at most { $cap }: { $outcome ->
    [P] wins
   *[N] loses
}
dynamic-nim-hint-take = { $ends ->
    [yes] Take **{ $take }**, all that are left, and win.
   *[no] Take **{ $take }**: { $pile } are left, your opponent may take at most { $cap }, and loses.
}
dynamic-nim-play-board = Stones left: { $pile }
dynamic-nim-not-all = Grey: the first take can’t be the whole pile.
dynamic-nim-not-more = Grey: too many for this move. You may take at most { $most }.
dynamic-nim-move = { $player } took { $take }: { $pile } left{ $ends ->
    [yes] { "" }
   *[no] , next take at most { $cap }
}

dynamic-nim-members = Losing piles
dynamic-nim-members-count = { $found } of { $all }
dynamic-nim-digits = Digits
dynamic-nim-digits-of = of { $pile }: { $found } of { $all }
dynamic-nim-takes = Winning takes
dynamic-nim-takes-count = { $count }
dynamic-nim-more = … { $count } more
dynamic-nim-period = The list of losing piles ends here: L({ $period }) is below { $period }, and f repeats with period { $period }.
dynamic-nim-periods = { $periods } × { $period }
dynamic-nim-chain = Why the next is { $next }
dynamic-nim-chain-sum = { $h } + pre′({ $h }) = { $h } + **{ $step }** = { $next }, and pre′({ $h }) = { $sum }
dynamic-nim-chain-why = pre(h) is the largest losing pile x after which h is out of reach (L(x) < h), or 0 if there is none. pre′(h) is the losing pile after it. So pre′(h) = 1 + pre(h) + pre(pre(h)) + …
dynamic-nim-second = Another way to build the list: add x if it isn’t a sum of smaller ones
dynamic-nim-second-why = Up to { $upto } it finds { $count } losing piles.
dynamic-nim-second-joins = { $x } joins
dynamic-nim-map = Map of the table
dynamic-nim-spot-lost = No take wins, so the player to move loses.
dynamic-nim-spot-won = { $more ->
    [yes] { $count } takes win; the smallest is **{ $takes }**.
   *[no] Winning takes: **{ $takes }**.
}

# A play: its rule in one line.
dynamic-nim-play-rule = { $limit ->
    [none] First take any number, but not all; after that up to { $k } times as many as your opponent just took. Whoever takes last wins.
   *[other] Your opponent’s last take decides how many you may take. Whoever takes last wins.
}
dynamic-nim-take = { $take ->
    [1] 1 stone
   *[other] { $take } stones
}
dynamic-nim-play-last = { $player } took the last { $count ->
    [one] stone
   *[other] { $count } stones
}.

dynamic-nim-method-memo = Memo
