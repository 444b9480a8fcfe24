# What games and examples are called, and the rules in three sentences with a move.

subtraction-name = Subtraction games
sum-name = Sums of games
subtraction-ex-set = Two to six
subtraction-ex-bash = Bachet’s game
subtraction-ex-proof = Squares
subtraction-ex-but = All but two
subtraction-ex-every = All heaps at once
subtraction-ex-far = Fifty digits
sum-ex-two = Nim and a subtraction game
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
octal-ex-long = A period after ten million rows
octal-ex-sparse = Rare values save work
octal-ex-far = A row of fifty digits
octal-ex-pattern = A pattern is not a proof
octal-ex-officers = Officers

subtraction-how-1 = There are heaps of stones, and a set of numbers, such as 2 to 6.
subtraction-how-2 = On your turn, choose a heap and take a number of stones that is in the set.
subtraction-how-3 = Whoever makes the last move wins: your opponent can’t move, though there may be stones left. Under “Change the rule” you can choose that the last move loses, or that you move in every heap that still has a move.
subtraction-how-example = Example: with 2 to 6 and heaps of 17 and 30, take 5 from the second heap. This leaves 17 and 25.
sum-how-1 = Several games lie side by side. Each is a heap with its own rule.
sum-how-2 = On your turn, move in just one of them; the others stay as they are.
sum-how-3 = Whoever makes the last move wins. Under “Change the rule” you can choose that the last move loses, or that you move in every part that still has a move.
sum-how-example = Example: there is a Nim heap of 3, and 17 stones from which you may take 2 to 6. Take all 3 of the first.
octal-how-1 = Stones lie in rows. A code of digits says how many stones you may take. They must lie side by side.
octal-how-2 = What is left may split into two rows. The k-th digit is about taking k: 1 for a whole row, 2 from an end, 4 from the middle. So 7 = 1 + 2 + 4 is anywhere.
octal-how-3 = If your opponent can’t move, you win. Under “Change the rule” you can choose that the last move loses, or that you move in every row that still has a move.
octal-how-example = Example: with 0.07 you take two stones that lie side by side. Take them from the middle of a row of 10, and 4 and 4 are left.

# What sums ask.
sums-ask-mex = { $values ->
    [none] { sums-heap-begins } { $heap } has no move. What is its value?
   *[other] The moves from { sums-heap-word } { $heap } leave the values { $values }. What is the value of { sums-heap-word } { $heap }?
}
sums-ask-added = The XOR so far is { $before }, and part { $part } has the value { $value }. What is the XOR of all of them?

# What is read before a game: what it is about, and what its examples show.

subtraction-summary = Take stones from a heap. A list of numbers says how many you may take.
subtraction-ex-set-why = Heaps that leave 0 or 1 when divided by 8 lose, and a block of eight values repeats.
subtraction-ex-bash-why = Take one to three stones: if you face a multiple of four, you lose.
subtraction-ex-proof-why = Take a square number up to 25. Do the values ever repeat? Twenty-five values in a row prove it.
subtraction-ex-but-why = Take any number but two. The values keep growing: by 2 for every 4 stones.
subtraction-ex-every-why = When you move in every heap at once, XOR doesn’t count. The heap that lasts longest decides.
subtraction-ex-far-why = Fifty digits, and still an exact winning move: once a period is proved, no heap is too large.
sum-summary = Play several games at once. Each one is worth a Nim heap.
sum-ex-two-why = The second heap has the value 0, so take the whole first one.
sum-ex-three-why = Probably nobody has played these three games together, and we still know every winning move.
sum-ex-misere-why = The last move loses: when all values are 0 or 1, winners and losers swap.
sum-ex-every-why = Whoever wins the longest part wins the game, so that player makes it last.
sum-ex-far-why = A heap of thirty digits next to another one: only one move wins.
octal-summary = Take stones that lie side by side. The row may split in two.
octal-ex-dawson-why = Take two stones side by side, and the row may split in two. From 53 on, the values repeat every 34 stones.
octal-ex-kayles-why = Take one pin, or two side by side: the first player wins by taking from the middle, then copying. The period is 12.
octal-ex-grundy-why = Split a row into two unequal rows. Billions of values are known, and nobody knows whether they repeat.
octal-ex-stripes-why = Stripes of three lengths on a board: an olympiad problem, and an octal game.
octal-ex-lasker-why = Take some stones or split the row: the values 4k + 3 and 4k + 4 swap places, for ever.
octal-ex-period-why = A stretch that repeats proves that all later values repeat, too.
octal-ex-long-why = Choose Period: twenty million nimbers are computed in your browser, and prove the period 1,180.
octal-ex-sparse-why = There are ten thousand splits, and we look at only a handful.
octal-ex-far-why = Fifty digits, and we can count all winning moves, because the period is proved.
octal-ex-pattern-why = 0.161 and 0.36 have the same values up to 518 stones, and differ at 519.
octal-ex-officers-why = Billions of values are known, and nobody has seen a period. We can solve a row of twenty thousand stones, but not one of 10^50.

# What else a game is searched by, in either language.
subtraction-also = squares, 平方数, 完全平方数, race to 100, 100 game, race to 21, 抢数, 报数, 抢 30, Bash, Bachet, take 1 2 or 3 stones, take one two or three, take 1-3, take-away, take away, 21 game, twenty-one, multiples of 4, 取 1 2 3 颗, subtraction set, period, mex, proof; 取石子, 巴什博弈, 减法, SG, SG函数, SG 函数, 减法博弈
octal-also = Kayles, Dawson, Grundy, Lasker, octal code, period, row, neighbours; 八进制, 保龄球, 分堆, SG
sum-also = ICG, Sprague, Grundy, disjunctive sum, nimber, XOR; 和, SG 定理, 组合, SG函数, SG 函数

# The position of a question.
subtraction-position = { $heaps_count ->
    [one] A heap
   *[other] Heaps
} of { $heaps }
octal-position = { $heaps_count ->
    [one] A row
   *[other] Rows
} of { $heaps }
