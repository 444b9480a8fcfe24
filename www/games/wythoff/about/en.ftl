# What games and examples are called, and the rules in three sentences with a move.

wythoff-name = Wythoff’s game
wythoff-example-stars = Stars and their lines
wythoff-example-three = Three ways to win
wythoff-example-square = A square position
wythoff-example-mex = The least unused integer
wythoff-example-doubles = Where doubles name the wrong winner
wythoff-example-huge = A star of 200 digits
wythoff-example-min = x where min(x, y) is meant
wythoff-example-partition = Beatty’s partition
wythoff-example-ratio = From 1 to the golden ratio
wythoff-example-grundy = Zeros on two rays
wythoff-example-rays = Four hundred digits

wythoff-how-1 = There are two piles of stones, and two players move in turn.
wythoff-how-2 = A move takes any number of stones from one pile, or the same number from both.
wythoff-how-3 = Whoever takes the last stone wins: the other cannot move.
wythoff-how-example = Example: from 12 and 20 take 5 from both; 7 and 15 are left. On the grid it is a queen that walks towards the corner.

# What Wythoff's game asks.
ask-number-partner-name = The partner of a pile
ask-number-partner = Which second pile makes a lost position together with the **first** one here?
wythoff-ask-star = Where does star { $i } fall? Give both piles, like 3, 5.
wythoff-ask-mex = Pair { $i } has { $a }. Which number goes with it?

# What is read before a game: what it is about, and what its examples show.

wythoff-featured = The star grid
wythoff-featured-why = Wythoff: the golden ratio, found by mex
wythoff-summary = Two piles. Take from one, or the same from both.
wythoff-example-stars-why = Each star covers its row, its column and its diagonal; the next free cell is the next star. To (12, 20).
wythoff-example-three-why = (112, 120): all three lines have a star within reach. No position has more.
wythoff-example-square-why = From (7, 7) one can take everything, or go to (4, 7) or (7, 4): three winning moves, two of them mirror images.
wythoff-example-mex-why = Two sequences that use every integer exactly once. No board is needed: O(n) in place of O(n²).
wythoff-example-doubles-why = Near 10¹⁵ floating point gives ⌊iφ⌋ one too large and calls this star an N. By whole numbers it is P: the mover loses.
wythoff-example-huge-why = Two neighbours of the Fibonacci numbers: one shift apart, and lost. No table could hold them.
wythoff-example-min-why = A source prints: lost if ⌊|y − x|·φ⌋ = x. At (2, 1) that is 1 = 2, so N. But (2, 1) is lost: it has to be min(x, y).
wythoff-example-partition-why = Why is each integer in exactly one of the two sequences? An inequality, stepped through for 11.
wythoff-example-ratio-why = a₂₁ = 33, so a₂₁/21 = 1.5714…: even a Fibonacci index stays below φ.
wythoff-example-grundy-why = The Grundy values look like noise, but their zeros are the stars.
wythoff-example-rays-why = (10⁴⁰⁰, 1.618 · 10⁴⁰⁰): N, and exactly so. Zoom to any cell; every star is where it belongs.

# What else a game is searched by, in either language.
wythoff-also = queen, golden ratio, Beatty, star, losing pairs; 威佐夫, 取石子, 皇后, 黄金分割, POJ 1067, HDU 1527

# The position of a question.
wythoff-position = Piles of { $a } and { $b }
