# Wythoff's game. Piles a and b; star i is (aᵢ, bᵢ) or its mirror image.

wythoff-rule = Piles of { $a } and { $b } stones. Take any number from one pile, or the same number from both. Whoever takes the last stone wins.
wythoff-field-a = Pile a
wythoff-field-b = Pile b
wythoff-grid = Star grid
wythoff-method-stars = Stars
wythoff-method-mex = Mex pairs
wythoff-method-beatty = Beatty
wythoff-method-definition = Definition
wythoff-view-grid = Grid
wythoff-view-ratio = Ratio
wythoff-view-rounding = Rounding
wythoff-view-partition = Partition
wythoff-view-zeckendorf = Zeckendorf
wythoff-layer = Grundy values
wythoff-to-position = Go to the position
wythoff-cell = ({ $column }, { $row })
wythoff-number = { $number }

wythoff-verdict-n = the player to move wins at ({ $a }, { $b }): move to { $targets }
wythoff-verdict-p = the player to move loses at ({ $a }, { $b }): every move leads to an N-position
wythoff-verdict-stuck = the player to move loses at (0, 0): no move is left

wythoff-star-start = Cell (a, b) is piles of a and b stones; the frame marks yours. Every **star** is a losing position: move to a star, and you win.
wythoff-cell-start = We fill the grid cell by cell. A cell is **N** if one move leads to a P-position, and **P** if no move does.
wythoff-cell-corner = (0, 0): no stones are left, so there is no move. The player to move loses: **P**.
wythoff-cell-n = ({ $a }, { $b }): { $read ->
    [1] the first cell we look at, ({ $to_a }, { $to_b }), is P
   *[other] number { $read } of the cells we look at, ({ $to_a }, { $to_b }), is P
}. So moving there wins: **N**.
wythoff-cell-p = ({ $a }, { $b }): all { $read } cells that one move leads to are N. So no move wins: **P**, a star.
wythoff-star-corner = (0, 0): nothing is left, so the player to move loses. That is **P**, a losing position: the first star.
wythoff-star-corner-lines = From every other cell in row 0, in column 0 and on the diagonal, one move leads to (0, 0). So the player to move wins: **N**.
wythoff-star-placed = Column by column, the first grey cell is ({ $a }, { $b }){ $first ->
    [yes] : column { $a }, row { $b }
   *[no] { "" }
}. No move from it reaches a star: **P**, a new star.
wythoff-star-mirror = ({ $a }, { $b }): the same two piles in the other order. So it is **P**, and a star too.
wythoff-star-lines = Every cell to the right of ({ $a }, { $b }), below it or further along its diagonal is **N**: one move leads to this star.

wythoff-mex-start = Two sequences grow: aᵢ is the smallest number not used yet (the **mex**), and bᵢ = aᵢ + i.
wythoff-mex-corner = b₀ = 0 + 0 = **0**: the corner (0, 0).
wythoff-mex-passed = { $x } is already used, as b{ $sub }, so the mex **skips** it.
wythoff-mex-end = { $x } is already used, as b{ $sub }. Every number from 1 to { $n } is used **exactly once**.
wythoff-mex-chosen = { $x } is the smallest number not used yet: **a{ $sub } = { $x }**.
wythoff-mex-marked = b{ $sub } = { $a } + { $i } = **{ $b }**. The difference { $i } is new, so the diagonal is new too: stars ({ $a }, { $b }) and ({ $b }, { $a }).

wythoff-beatty-start = No search is needed: aᵢ = ⌊iφ⌋ and bᵢ = aᵢ + i = ⌊iφ²⌋, φ = (1 + √5)/2. The stars hug two **rays**, b = φa and a = φb.
wythoff-beatty-difference = i = |a − b| = **{ $i }**. This diagonal has just one star, and its index is i.
wythoff-beatty-root = r = ⌊√(5i²)⌋ = **{ $root }**, in whole numbers: nothing is rounded.
wythoff-beatty-star = { $reach ->
    [here] aᵢ = ⌊(i + r)/2⌋ = **{ $lower }**, the smaller pile: the position is this star itself.
    [below] aᵢ = ⌊(i + r)/2⌋ = **{ $lower }**, less than the smaller pile: take { $distance } from both.
   *[beyond] aᵢ = ⌊(i + r)/2⌋ = **{ $lower }**, more than the smaller pile: the star of this diagonal is further along.
}
wythoff-beatty-row = { $reach ->
    [here] The star in row { $y } is ({ $x }, { $y }), the position itself.
    [below] The star in row b has a = { $x }: take **{ $distance }** from a.
   *[beyond] The star in row b is **{ $distance }** further along, so you can’t reach it.
}
wythoff-beatty-column = { $reach ->
    [here] The star in column { $x } is ({ $x }, { $y }), the position itself.
    [below] The star in column a has b = { $y }: take **{ $distance }** from b.
   *[beyond] The star in column a is **{ $distance }** further along, so you can’t reach it.
}
wythoff-beatty-answer = { $outcome ->
    [P] No move leads from a star to a star: **P**, the player to move loses.
   *[N] { $count ->
        [one] One winning move: **N**.
       *[other] { $count } winning moves, one to each star that is nearer: **N**.
    }
}
wythoff-beatty-covered = The answer is covered.

wythoff-ratio-title = aᵢ / i approaches φ
wythoff-ratio-start = aᵢ is the whole part of iφ, so iφ − 1 < aᵢ < iφ. Divide by i: aᵢ/i is less than **1/i** below φ.
wythoff-ratio-point = a{ $sub } / { $i } = { $a } / { $i } = **{ $ratio }**, between φ − 1/{ $i } and φ.
wythoff-ratio-why = Counting shows that i ≤ aᵢ ≤ 2i, so the ratio stays between 1 and 2 (dashed). But **bounded doesn’t mean converges**: 1, 2, 1, 2, … stays between them too. Why φ? Each number from 1 to aᵢ is used once: i of these are lower values and, say, t are upper values, so t + i = aᵢ. If aᵢ is about ci and bᵢ about (c + 1)i, then t is about ci/(c + 1). So c/(c + 1) + 1 = c, that is **c² = c + 1**: c = φ.

wythoff-partition-title = Every number is one aᵢ or one bᵢ
wythoff-partition-start = Multiples of φ are above, multiples of φ² below. Why does each number get **exactly one**? Take x = { $x }.
wythoff-partition-zero = 0 is both a₀ and b₀: the corner. Every number from 1 on is one of the two. Choose one.
wythoff-partition-lowers = p = **{ $p }** positive multiples of φ are below { $x }: the whole part of { $x }/φ = { $phi }…, so x/φ − 1 < p < x/φ.
wythoff-partition-uppers = q = **{ $q }** positive multiples of φ² are below { $x }: the whole part of { $x }/φ² = { $phi2 }…
wythoff-partition-sum = Add them: 1/φ + 1/φ² = 1, so { $x } − 2 < p + q < { $x }. Only one whole number fits: p + q = **{ $before }**.
wythoff-partition-next = The same for { $next }: { $p2 } + { $q2 } = **{ $x }**. That is one more than before.
wythoff-partition-one = So exactly one multiple is between { $x } and { $next }: { $which ->
    [a] one of φ. **{ $x } = a{ $p2sub }**.
   *[b] one of φ². **{ $x } = b{ $q2sub }**.
}
wythoff-rounding-title = Three ways to round iφ
wythoff-rounding-floor = down
wythoff-rounding-ceiling = up
wythoff-rounding-nearest = nearest
wythoff-rounding-start = One source calls these three ways “the same”. Does each of them give the smaller pile aᵢ of a star?
wythoff-rounding-point = { $i }φ = { $multiple }: down **{ $floor }**, up { $ceiling }, nearest { $nearest }. { $same ->
    [yes] Rounding up gives no star here.
   *[no] Only rounding down gives the star ({ $floor }, { $floor } + { $i }).
}
wythoff-rounding-why = Blue numbers are aᵢ; crossed-out ones are not. Rounding up is always 1 too large, because φ is irrational. The nearest number is wrong from i = 1 on, whenever the part of iφ after the point is above ½.
wythoff-partition-why = This is S. Beatty’s theorem (1926). It holds for any two irrational numbers with 1/α + 1/β = 1. Tap a number to take it as x.
wythoff-strip-lowers = iφ → aᵢ
wythoff-strip-uppers = iφ² → bᵢ
wythoff-integer = x = { $x }
wythoff-field-x = Number x
wythoff-integer-less = One less
wythoff-integer-more = One more

wythoff-zeckendorf-title = { $x } in Fibonacci numbers
wythoff-zeckendorf-start = Write { $x } as a sum of Fibonacci numbers, always taking the largest that fits. Number of terms: { $ones }.
wythoff-zeckendorf-zero = 0 is the empty sum. It is both a₀ and b₀: the corner.
wythoff-zeckendorf-digit = The largest Fibonacci number up to { $rest } is **{ $value }**.
wythoff-zeckendorf-zeros = { $zeros ->
    [0] No zeros at the end, an even number: **a lower value**, aᵢ.
    [one] One zero at the end, an odd number: **an upper value**, bᵢ.
   *[other] { $zeros } zeros at the end, { $which ->
        [a] an even number: **a lower value**, aᵢ.
       *[b] an odd number: **an upper value**, bᵢ.
    }
}
wythoff-zeckendorf-partner = { $which ->
    [a] Shift it one place to the left: **bᵢ = { $partner }**, its partner. The pair is a star.
   *[b] Shift it one place to the right: **aᵢ = { $partner }**, its partner. The pair is a star.
}
wythoff-zeckendorf-why = E. Zeckendorf: every number is the sum of Fibonacci numbers in exactly one way, if no two are neighbours. A lower value ends in an even number of zeros. Its upper value has one zero more.
wythoff-partner = { $which ->
    [a] aᵢ
   *[b] bᵢ
}

wythoff-rest = { $outcome ->
    [P] The position is a star, and no move leads from star to star: **P**.
   *[N] { $count ->
        [one] One move leads to a star
       *[other] { $count } moves lead to stars
    }: **N**.
} Beatty’s formula gives the larger stars.

wythoff-name-start = start
wythoff-name-star = star ({ $a }, { $b })
wythoff-name-cells = row { $b }
wythoff-name-pair = pair { $i }
wythoff-name-difference = difference
wythoff-name-root = square root
wythoff-name-diagonal = diagonal
wythoff-name-row = row
wythoff-name-column = column
wythoff-name-answer = answer
wythoff-name-ratio = i = { $i }
wythoff-name-lowers = p
wythoff-name-uppers = q
wythoff-name-sum = p + q
wythoff-name-next = x + 1
wythoff-name-one = one
wythoff-name-digits = { $found } of { $ones }

wythoff-readout-cell = ({ $a }, { $b }): **{ $outcome }**
wythoff-readout-row = covered by the row of star **({ $a }, { $b })**
wythoff-readout-column = covered by the column of star **({ $a }, { $b })**
wythoff-readout-diagonal = covered by the diagonal of star **({ $a }, { $b })**
wythoff-readout-grundy = Grundy value **{ $value }**
wythoff-readout-share = In the square of side { $side } that starts at ({ $a }, { $b }), **{ $p }** of { $all } cells are stars.
wythoff-legend-p = **P, losing** position: a star
wythoff-legend-n = **N, winning** position
wythoff-legend-numbers = number: the first star that covers the cell
wythoff-legend-grundy = Grundy values from 1 to { $most }, for piles up to { $limit }
wythoff-scale = each pixel is { $cells } × { $cells } cells
wythoff-covered = The answer is covered, and this view would give it away.
wythoff-large = { $method ->
    [definition] Cells are filled one by one for piles up to { $limit }. The grid is still exact, and Beatty has steps for any size.
    [stars] Stars are placed one by one for piles up to { $limit }. The grid is still exact, and Beatty has steps for any size.
   *[mex] Pairs are found one by one for piles up to { $limit }. The grid is still exact, and Beatty has steps for any size.
}
wythoff-note-view = The view “{ $view }” belongs to the method Beatty, so you see the grid.
wythoff-note-at = The link points to “{ $value }”, which is not on this board, so we start from the beginning.
error-coordinate = { $name } must be a whole number of at most { $limit } digits; { $got }.

wythoff-number-line = Whole numbers, each used once
wythoff-pairs = Pairs: { $made } of { $all }

wythoff-cost = Steps needed for ({ $a }, { $b }), grid up to { $n }
wythoff-cost-stars = { $looked } cells checked, { $stars } stars, { $covered } cells on their lines
wythoff-cost-mex = { $pairs } pairs, { $passed ->
    [one] one number
   *[other] { $passed } numbers
} skipped
wythoff-cost-beatty = a single square root is enough: √5, to { $digits } digits
wythoff-cost-definition = { $cells } cells, with { $read } look-ups of other cells
wythoff-cost-none = only up to { $limit }
wythoff-checked = **Checked:** we ran the methods up to these piles, and they found the same stars. The tests check them against a search that uses only the rules: every move of every position, for piles up to 90. The methods are also compared with one another, for piles up to 100,000.
wythoff-checked-beatty = **Based on** Beatty’s theorem and whole-number square roots. The tests check it against a search that uses only the rules for piles up to 90, and against both other methods up to 100,000. For hundreds of digits they compare it with Zeckendorf’s form.

wythoff-explain-corner = No stones are left, so the player to move loses.
wythoff-explain-P = This is a **star**: a losing cell. There is no other star on its row, its column or its diagonal, so after every move your opponent wins.
wythoff-explain-N = A **star** is a losing cell, and each line through this cell has one. A move wins if it leads to a star.
wythoff-explain-row = { $reach ->
    [below] Take { $distance } from **a** → **({ $x }, { $y })**
   *[beyond] Taking from **a** doesn’t help: the star in this row, ({ $x }, { $y }), is too far right, by { $distance }
}
wythoff-explain-column = { $reach ->
    [below] Take { $distance } from **b** → **({ $x }, { $y })**
   *[beyond] Taking from **b** doesn’t help: the star in this column, ({ $x }, { $y }), is too far down, by { $distance }
}
wythoff-explain-diagonal = { $reach ->
    [below] Take { $distance } from **both** → **({ $x }, { $y })**
   *[beyond] Taking from **both** doesn’t help: the star on this diagonal, ({ $x }, { $y }), is too far out, by { $distance }
}

wythoff-play-position = Piles of { $a } and { $b }{ $begins ->
    [small] , a small game to begin with
   *[usual] { "" }
}.
wythoff-take-from = Take from
wythoff-take-row = a
wythoff-take-column = b
wythoff-take-diagonal = both
wythoff-move = { $player } took { $take } from { $line ->
    [row] pile a
    [column] pile b
   *[diagonal] both piles
}, leaving ({ $a }, { $b })
wythoff-hint-move = Take **{ $take }** from { $line ->
    [row] pile a
    [column] pile b
   *[diagonal] both piles
}: { $ends ->
    [yes] nothing is left, and you win
   *[no] from **({ $a }, { $b })** every move of your opponent loses
}.
wythoff-move-name = take { $take } from { $line ->
    [row] pile a
    [column] pile b
   *[diagonal] both
} → ({ $a }, { $b })
wythoff-why-play = { $wins ->
    [ends] Take all that is left: your opponent can’t move, and you win.
    [yes] ({ $a }, { $b }) is a losing position, and you can move there. No move leads from one losing position to another.
   *[no] ({ $a }, { $b }) is a losing position: no move leads to another one. Your opponent can always go back to one.
}
wythoff-why-lines = Show the losing cells

wythoff-code-definition =
    each cell (a,b), row by row:
    each move from it:
    leads to a P: (a,b) is N, next cell
    none does: (a,b) is P
wythoff-code-stars =
    (a,b) ← next grey cell, a ≤ b
    stars (a,b) and (b,a)
    cover their rows and columns
    cover their diagonals
wythoff-code-mex =
    aᵢ ← mex{"{"}aⱼ, bⱼ : j < i{"}"}
    bᵢ ← aᵢ + i
    stars (aᵢ,bᵢ) and (bᵢ,aᵢ)
wythoff-code-beatty =
    i ← |a − b|
    r ← ⌊√(5·i·i)⌋
    aᵢ ← ⌊(i + r)/2⌋, bᵢ ← aᵢ + i
    P iff aᵢ = min(a, b)
    N: a star below on a line
wythoff-code-rounding =
    a[i] ← ⌊i·φ⌋
    star ← (a[i], a[i] + i)
wythoff-code-ratio =
    aᵢ = ⌊iφ⌋
    iφ − 1 < aᵢ < iφ
    φ − 1/i < aᵢ/i < φ
wythoff-code-partition =
    x/φ − 1 < p < x/φ
    x/φ² − 1 < q < x/φ²
    x − 2 < p + q < x
    p + q = x − 1
wythoff-code-zeckendorf =
    F ← largest Fibonacci ≤ rest
    rest ← rest − F
    z ← zeros at the end
    z even: x = aᵢ, bᵢ = x shifted left
    z odd: x = bᵢ, aᵢ = x shifted right

# A play: its rule and what to do, in one line each.
wythoff-play-rule = Take from one pile (left: a, up: b), or the same number from both (diagonal). Whoever takes the last stone wins.
wythoff-refused = Along a line only: left, up or diagonally.
wythoff-do = { $is_first ->
    [yes] The crown shows the two piles, ({ $a }, { $b }). { hand-click-first } a cell on a line to move it there. Whoever gets to (0, 0) wins.
   *[no] { hand-click-first } a cell on a line to move the crown there.
}
