# What games and examples are called, and the rules in three sentences with a move.

subtraction-name = Subtraction games
sum-name = Sums of games
subtraction-ex-set = Two to six
subtraction-ex-bash = Bash’s game
subtraction-ex-proof = Squares
subtraction-ex-but = All but two
subtraction-ex-every = All heaps at once
subtraction-ex-far = Fifty digits
sum-ex-two = Nim beside a subtraction game
sum-ex-three = Three games
sum-ex-misere = The last move loses
sum-ex-every = A move in every part
sum-ex-far = Thirty digits
octal-name = Octal games
octal-ex-dawson = Dawson’s Kayles
octal-ex-kayles = Kayles
octal-ex-grundy = Grundy’s game
octal-ex-stripes = Stripes
octal-ex-lasker = Lasker’s Nim
octal-ex-period = A period of 34
octal-ex-sparse = Few values are rare
octal-ex-far = A row of fifty digits
octal-ex-pattern = A pattern is not a proof
octal-ex-officers = Officers

subtraction-how-1 = There are heaps of stones, and a set of numbers, such as 2 to 6.
subtraction-how-2 = A move takes so many stones from a single heap, a number of the set.
subtraction-how-3 = Whoever makes the last move wins: the other cannot move, though stones may be left. Under “Change the rule” you can choose that the last move loses, or that one moves in every heap that still has a move.
subtraction-how-example = Example: with 2 to 6 and heaps of 17 and 30, take 5 from the second; 17 and 25 are left.
sum-how-1 = Several games lie side by side, each a heap with a rule of its own.
sum-how-2 = A move is a move in a single one of them; the others stay as they are.
sum-how-3 = Whoever makes the last move of all wins. Under “Change the rule” you can choose that it loses, or that one moves in every part that still has a move.
sum-how-example = Example: a Nim heap of 3 beside 17 stones from which 2 to 6 are taken; take all 3 of the first.
octal-how-1 = Stones lie in rows, and a code of digits says how many neighbours may be taken.
octal-how-2 = What is left of a row may fall in two: a 7 as its k-th digit allows to take any k neighbours.
octal-how-3 = Whoever makes the last move wins: the other cannot move. Under “Change the rule” you can choose that the last move loses, or that one moves in every row that still has a move.
octal-how-example = Example: by 0.07 two neighbours are taken; from the middle of a row of 10 they leave 4 and 4.

# What sums ask.
sums-ask-mex = { $values ->
    [none] Heap { $heap } has no move. What is its value?
   *[other] The moves from heap { $heap } leave the values { $values }. What is its own value?
}
sums-ask-added = The XOR so far is { $before }, and part { $part } is worth { $value }. What is the XOR of all of them?

# What is read before a game: what it is about, and what its examples show.

subtraction-summary = Take from a heap as many as a set allows.
subtraction-ex-set-why = Heaps of 0 or 1 mod 8 are lost, and eight values stand again and again.
subtraction-ex-bash-why = One to three stones: whoever faces a multiple of four has lost.
subtraction-ex-proof-why = Take a square number up to 25: does the row of values ever repeat itself? Twenty-five values in a row prove it.
subtraction-ex-but-why = Any number may be taken but two; the values rise for ever, by two with every four stones.
subtraction-ex-every-why = When all heaps are moved in at once no XOR counts, but the longest of them.
subtraction-ex-far-why = Fifty digits, and the winning move is exact: once a period is proved no heap is too large.
sum-summary = Different games at once; each is a heap of Nim.
sum-ex-two-why = The second heap is worth nothing; take the first one whole.
sum-ex-three-why = Three games that nobody has ever played together, and every winning move is known.
sum-ex-misere-why = The last move loses: with values 0 and 1 alone everything is the other way round.
sum-ex-every-why = Whoever wins the longest part wins, so it is drawn out.
sum-ex-far-why = A heap of thirty digits beside another one: one single move wins.
octal-summary = Take neighbours from a row; it may fall in two.
octal-ex-dawson-why = Two neighbours from a row, and the row falls in two. Values that repeat themselves every 34 stones, from 53 on.
octal-ex-kayles-why = One pin or two neighbours: whoever begins wins, from the middle, by symmetry; and a period of 12.
octal-ex-grundy-why = Split a heap into two unequal ones. Billions of values are known, and nobody knows whether they repeat.
octal-ex-stripes-why = Three lengths of stripes on a board, an olympiad problem; it is an octal game.
octal-ex-lasker-why = Take some, or split: the values 4k + 3 and 4k + 4 change places, for ever.
octal-ex-period-why = A hundred and some equal values prove that all others are equal, too.
octal-ex-sparse-why = Ten thousand splits, and a handful has to be looked at.
octal-ex-far-why = Fifty digits, and all winning moves are counted: the period is proved.
octal-ex-pattern-why = 0.161 and 0.36 have the same values up to 518 stones, and differ at 519.
octal-ex-officers-why = Billions of its values are known and no period was ever seen; a row of twenty thousand stones is answered, one of 10^50 is not.

# What else a game is searched by, in either language.
subtraction-also = Bash, Bachet, subtraction set, period, mex, proof; 取石子, 巴什博弈, 减法, SG, SG函数, SG 函数, 减法博弈
octal-also = Kayles, Dawson, Grundy, Lasker, octal code, period, row, neighbours; 八进制, 保龄球, 分堆, SG, BZOJ 2940
sum-also = Sprague, Grundy, disjunctive sum, nimber, XOR; 和, SG 定理, 组合, SG函数, SG 函数

# The position of a question.
subtraction-position = Heaps of { $heaps }
octal-position = Rows of { $heaps }
