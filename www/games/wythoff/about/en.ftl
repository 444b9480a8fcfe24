# What games and examples are called, and the rules in three sentences with a move.

wythoff-name = Wythoff’s game
wythoff-example-stars = Stars and their lines
wythoff-example-three = Three ways to win
wythoff-example-square = A square position
wythoff-example-mex = The smallest unused number
wythoff-example-doubles = Where doubles name the wrong winner
wythoff-example-huge = A star of 200 digits
wythoff-example-min = x instead of min(x, y)
wythoff-example-partition = Beatty’s partition
wythoff-example-ratio = From 1 to the golden ratio
wythoff-example-grundy = Zeros on two rays
wythoff-example-rays = Four hundred digits

wythoff-how-1 = There are two piles of stones, and two players take turns.
wythoff-how-2 = On your turn, take any number of stones from one pile, or the same number from both.
wythoff-how-3 = Whoever takes the last stone wins.
wythoff-how-example = Example: from 12 and 20 take 5 from both, which leaves 7 and 15. On the grid, a queen moves towards the corner.

# What Wythoff's game asks.
ask-number-partner-name = The partner of a pile
ask-number-partner = Keep the **first** pile. How many stones must the second one have, so that the player to move loses?
wythoff-ask-star = Where is the next star? Give both piles, with a comma between them.
wythoff-ask-mex = Pair { $i } has { $a }. Which number goes with it?

# What is read before a game: what it is about, and what its examples show.

wythoff-featured = The star grid
wythoff-featured-why = Wythoff’s game: the stars are the losing positions
wythoff-summary = Two piles. Take any number from one pile, or the same number from both.
wythoff-example-stars-why = Each star covers its row, its column and its diagonal. The next uncovered cell is the next star, up to (12, 20).
wythoff-example-three-why = (112, 120): all three lines have a star within reach. No position has more than three winning moves.
wythoff-example-square-why = From (7, 7) you can take everything, or go to (4, 7) or (7, 4): three winning moves, two of which mirror each other.
wythoff-example-mex-why = Two sequences use every number exactly once. We need no board: O(n) instead of O(n²).
wythoff-example-doubles-why = Near 10¹⁵, floating point makes ⌊iφ⌋ one too large and calls this star an N. Whole numbers say P: the player to move loses.
wythoff-example-huge-why = Two neighbouring Fibonacci numbers of 200 digits: a losing position. No table could hold it.
wythoff-example-min-why = One source prints: P if ⌊|y − x|·φ⌋ = x. At (2, 1) that asks for 1 = 2, so N. But (2, 1) is P: it should say min(x, y).
wythoff-example-partition-why = Why is each number in exactly one of the two sequences? See an inequality step by step, for 11.
wythoff-example-ratio-why = a₂₁ = 33, so a₂₁/21 = 1.5714…: even at a Fibonacci index it stays below φ.
wythoff-example-grundy-why = The Grundy values look like noise, but their zeros are the stars.
wythoff-example-rays-why = (10⁴⁰⁰, 1.618 · 10⁴⁰⁰) is N, and that is exact. Zoom in to any cell: every star is where it belongs.

# What else a game is searched by, in either language.
wythoff-also = queen, chess, golden ratio, Beatty, star, losing pairs; 威佐夫, 取石子, 皇后, 黄金分割

# The position of a question.
wythoff-position = Piles of { $a } and { $b }
wythoff-why-small = Whatever you take, your opponent can then move to { $to }, in either order, and you lose.
wythoff-why = Of all piles that differ by { $d }, only { $lower } and { $upper } lose. From a losing pair no move leads to another losing pair; from any other pair one does.
