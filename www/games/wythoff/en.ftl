# Wythoff's game. Piles a and b; star i is (aᵢ, bᵢ) or its mirror image.

wythoff-rule = Piles of { $a } and { $b } stones. Take any number from one pile, or the same number from both. Whoever takes the last stone wins.
wythoff-field-a = Pile a
wythoff-field-b = Pile b
wythoff-grid = Star grid
wythoff-method-stars = Stars
wythoff-method-mex = Mex pairs
wythoff-method-beatty = Beatty
wythoff-view-grid = Grid
wythoff-view-ratio = Ratio
wythoff-view-partition = Partition
wythoff-view-zeckendorf = Zeckendorf
wythoff-layer = Grundy values
wythoff-to-position = To the position
wythoff-cell = ({ $column }, { $row })
wythoff-number = { $number }

wythoff-verdict-n = ({ $a }, { $b }): mover wins, go to { $targets }
wythoff-verdict-p = ({ $a }, { $b }): mover loses, every move leaves an N
wythoff-verdict-stuck = (0, 0): mover loses, there is no move

wythoff-star-start = Nothing is decided yet. A **star** will be a lost position: whoever can move to one wins.
wythoff-star-corner = (0, 0): there is no move, so the mover loses: **P**, the first star.
wythoff-star-placed = ({ $a }, { $b }) is the first free cell, column by column: no move from it reaches a star. **P**, star { $i }.
wythoff-star-mirror = ({ $a }, { $b }): the same two piles in the other order, so it is a star too: **P**.
wythoff-star-row = Row b = { $b }: from every cell right of ({ $a }, { $b }), taking from a leaves that star. They are **N**.
wythoff-star-column = Column a = { $a }: from every cell below ({ $a }, { $b }), taking from b leaves that star. They are **N**.
wythoff-star-diagonal = Diagonal b − a = { $d }: from every cell further out, taking the same from both leaves ({ $a }, { $b }). They are **N**.

wythoff-mex-start = Two sequences grow: aᵢ is the least integer not used yet (the **mex**), and bᵢ = aᵢ + i.
wythoff-mex-corner = b₀ = 0 + 0 = **0**: the corner (0, 0).
wythoff-mex-passed = { $x } is used already, as b{ $sub }: the mex **passes** it.
wythoff-mex-end = { $x } is used already, as b{ $sub }. Every integer from 1 to { $n } is used **exactly once**.
wythoff-mex-chosen = { $x } is the least integer not used yet: **a{ $sub } = { $x }**.
wythoff-mex-marked = b{ $sub } = { $a } + { $i } = **{ $b }**. The difference { $i } is new, so is the star’s diagonal: stars ({ $a }, { $b }) and ({ $b }, { $a }).

wythoff-beatty-start = No search at all: aᵢ = ⌊iφ⌋ and bᵢ = aᵢ + i = ⌊iφ²⌋, φ = (1 + √5)/2. The stars hug two **rays**, b = φa and a = φb.
wythoff-beatty-difference = i = |a − b| = **{ $i }**. The one star on this diagonal has this index.
wythoff-beatty-root = The whole part of √(5i²) is **{ $root }**, by whole numbers alone: nothing is rounded.
wythoff-beatty-star = { $reach ->
    [here] aᵢ = (i + r) div 2 = **{ $lower }**, the smaller pile: the position is this very star.
    [below] aᵢ = (i + r) div 2 = **{ $lower }**, less than the smaller pile: take { $distance } from both.
   *[beyond] aᵢ = (i + r) div 2 = **{ $lower }**, more than the smaller pile: the diagonal’s star lies further out.
}
wythoff-beatty-row = { $reach ->
    [here] The star in row b is the position itself.
    [below] The star in row b has a = { $x }: take **{ $distance }** from a.
   *[beyond] The star in row b is **{ $distance }** further out: out of reach.
}
wythoff-beatty-column = { $reach ->
    [here] The star in column a is the position itself.
    [below] The star in column a has b = { $y }: take **{ $distance }** from b.
   *[beyond] The star in column a is **{ $distance }** further out: out of reach.
}
wythoff-beatty-answer = { $outcome ->
    [P] No move leads from a star to a star: **P**, the mover loses.
   *[N] { $count ->
        [one] One winning move: **N**.
       *[other] { $count } winning moves, one to each star that lies nearer: **N**.
    }
}
wythoff-beatty-covered = The answer is covered.

wythoff-ratio-title = aᵢ / i comes to φ
wythoff-ratio-start = aᵢ is the whole part of iφ, so iφ − 1 < aᵢ < iφ. Divided by i: aᵢ/i lies within **1/i** below φ.
wythoff-ratio-point = a{ $sub } / { $i } = { $a } / { $i } = **{ $ratio }**, between φ − 1/{ $i } and φ.
wythoff-ratio-why = Why φ at all? Up to aᵢ every integer is used once: i of them are lower values and, say, t are upper ones, so t + i = aᵢ. If aᵢ is about ci and bᵢ about (c + 1)i, then t is about ci/(c + 1). So c/(c + 1) + 1 = c, that is **c² = c + 1**: c = φ.

wythoff-partition-title = Every integer is one aᵢ or one bᵢ
wythoff-partition-start = Multiples of φ above, of φ² below. How can it be that each integer has **exactly one** of them? Take x = { $x }.
wythoff-partition-zero = 0 is a₀ and b₀ at once: the corner. From 1 on every integer is one of the two. Choose one.
wythoff-partition-lowers = p = **{ $p }** multiples of φ lie below { $x }: the whole part of { $x }/φ = { $phi }…, so x/φ − 1 < p < x/φ.
wythoff-partition-uppers = q = **{ $q }** multiples of φ² lie below { $x }: the whole part of { $x }/φ² = { $phi2 }…
wythoff-partition-sum = Add them: 1/φ + 1/φ² = 1, so { $x } − 2 < p + q < { $x }. A whole number between: p + q = **{ $before }**.
wythoff-partition-next = The same for { $next }: { $p2 } + { $q2 } = **{ $x }**. One more than before.
wythoff-partition-one = So exactly one multiple lies between { $x } and { $next }: { $which ->
    [a] of φ. **{ $x } = a{ $p2sub }**.
   *[b] of φ². **{ $x } = b{ $q2sub }**.
}
wythoff-partition-why = S. Beatty’s theorem (1926), for any two irrational numbers with 1/α + 1/β = 1. Tap an integer to take it as x.
wythoff-strip-lowers = iφ → aᵢ
wythoff-strip-uppers = iφ² → bᵢ
wythoff-integer = x = { $x }
wythoff-field-x = Integer x
wythoff-integer-less = One less
wythoff-integer-more = One more

wythoff-zeckendorf-title = { $x } in Fibonacci numbers
wythoff-zeckendorf-start = Written as a sum of Fibonacci numbers, the largest that fits each time, { $x } needs { $ones } of them.
wythoff-zeckendorf-zero = 0 is the empty sum. It is a₀ and b₀ at once: the corner.
wythoff-zeckendorf-digit = The largest Fibonacci number in { $rest } is **{ $value }**.
wythoff-zeckendorf-zeros = { $zeros ->
    [0] No zero at the end, an even number: **a lower value**, aᵢ.
    [one] One zero at the end, an odd number: **an upper value**, bᵢ.
   *[other] { $zeros } zeros at the end, { $which ->
        [a] an even number: **a lower value**, aᵢ.
       *[b] an odd number: **an upper value**, bᵢ.
    }
}
wythoff-zeckendorf-partner = { $which ->
    [a] Shift it one place left: **bᵢ = { $partner }**, its partner. The pair is a star.
   *[b] Shift it one place right: **aᵢ = { $partner }**, its partner. The pair is a star.
}
wythoff-zeckendorf-why = E. Zeckendorf: every number is exactly one sum of Fibonacci numbers without neighbours. An even number of zeros at the end makes a lower value, and one zero more its upper value.
wythoff-partner = { $which ->
    [a] aᵢ
   *[b] bᵢ
}

wythoff-rest = { $outcome ->
    [P] The position is a star, and no move leads from star to star: **P**.
   *[N] { $count ->
        [one] One move leads to a star
       *[other] { $count } moves lead to stars, each to another
    }: **N**.
} Beatty’s formula gives the stars beyond the grid.

wythoff-name-start = start
wythoff-name-star = star ({ $a }, { $b })
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
wythoff-readout-share = From ({ $a }, { $b }), a square of side { $side }: **{ $p }** of { $all } cells are stars.
wythoff-legend-p = **P**: a star, mover loses
wythoff-legend-n = **N**: mover wins
wythoff-legend-numbers = number: the first star to cover it
wythoff-legend-grundy = Grundy values, from 1 to { $most }, for piles to { $limit }
wythoff-scale = a pixel is { $cells } × { $cells } cells
wythoff-covered = The answer is covered; this view would give it away.
wythoff-large = { $method ->
    [stars] Stars are placed one by one to piles of { $limit }. The grid is exact all the same; Beatty steps through any size.
   *[mex] Pairs are found one by one to piles of { $limit }. The grid is exact all the same; Beatty steps through any size.
}
wythoff-note-view = The view “{ $view }” belongs to the method Beatty; this is the grid.
wythoff-note-outdated = The board and the words below still answer ({ $a }, { $b }).
wythoff-note-at = The link points at “{ $value }”, which is no place here; it starts from the beginning.
error-coordinate = { $name } must be a whole number of at most { $limit } digits; { $got }.

wythoff-number-line = Integers, each used once
wythoff-pairs = Pairs: { $made } of { $all }

wythoff-cost = Counted work for ({ $a }, { $b }), grid to { $n }
wythoff-cost-stars = { $looked } cells looked at, { $stars } stars, { $covered } cells met by lines
wythoff-cost-mex = { $pairs } pairs, { $passed ->
    [one] one integer
   *[other] { $passed } integers
} passed
wythoff-cost-beatty = one square root for all three lines: of 5, scaled up to { $digits } digits
wythoff-cost-none = not beyond { $limit }
wythoff-checked = **Checked:** the methods were run up to this pile and found the same stars. The tests compare them with the bare rules, every move of every position to piles of 90, and with one another to 100,000.
wythoff-checked-beatty = **Rests on** Beatty’s theorem and whole-number square roots. The tests compare it with the bare rules to piles of 90, with both other methods to 100,000, and with Zeckendorf’s form at hundreds of digits.

wythoff-explain-corner = No stones are left: the mover loses.
wythoff-explain-P = A star. The other stars lie off its row, its column and its diagonal, so every move leaves a win for the other.
wythoff-explain-N = Each of its lines has one star; a move wins if it leads there.
wythoff-explain-row = { $reach ->
    [below] From **a** take { $distance } → **({ $x }, { $y })**
   *[beyond] From a: the row’s star ({ $x }, { $y }) lies { $distance } further out
}
wythoff-explain-column = { $reach ->
    [below] From **b** take { $distance } → **({ $x }, { $y })**
   *[beyond] From b: the column’s star ({ $x }, { $y }) lies { $distance } further out
}
wythoff-explain-diagonal = { $reach ->
    [below] From **both** take { $distance } → **({ $x }, { $y })**
   *[beyond] From both: the diagonal’s star ({ $x }, { $y }) lies { $distance } further out
}

wythoff-play-position = Piles of { $a } and { $b }.
wythoff-take-from = Take from
wythoff-take-row = a
wythoff-take-column = b
wythoff-take-diagonal = both
wythoff-move = { $player }: { $take } from { $line ->
    [row] a
    [column] b
   *[diagonal] both
} → ({ $a }, { $b })
wythoff-hint-move = Take **{ $take }** from { $line ->
    [row] a
    [column] b
   *[diagonal] both
}: **({ $a }, { $b })** is left, a star, and your opponent loses.
wythoff-hint-none = No move wins here: take little, and wait for a mistake.

wythoff-code-stars =
    (a,b) ← next free, a ≤ b
    stars (a,b) and (b,a)
    cover row b, column a
    cover diagonal b − a
wythoff-code-mex =
    aᵢ ← mex{"{"}aⱼ, bⱼ : j < i{"}"}
    bᵢ ← aᵢ + i
    stars (aᵢ,bᵢ) and (bᵢ,aᵢ)
wythoff-code-beatty =
    i ← |a − b|
    r ← ⌊√(5·i·i)⌋
    aᵢ ← (i + r) div 2, bᵢ ← aᵢ + i
    P iff aᵢ = min(a, b)
    N: a star below on a line
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
wythoff-play-rule = Take stones from one pile, or as many from both. Whoever takes the last stone wins.
wythoff-do = Click a cell on one of the lines to move the queen there.
