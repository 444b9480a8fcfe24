# What games and examples are called, and the rules in three sentences with a move.

dynamic-nim-name = Dynamic Nim
dynamic-nim-example-walls = Walls and a ray
dynamic-nim-example-sixteen = Sixteen, k = 1
dynamic-nim-example-fibonacci = A Fibonacci pile
dynamic-nim-example-three-halves = 3/2 plays like 1
dynamic-nim-example-five-halves = A game of its own: 5/2
dynamic-nim-example-half = k = 1/2: nothing is popped
dynamic-nim-example-recurrence = A recurrence misprinted
dynamic-nim-example-bottom = The wall without an end
dynamic-nim-example-cap = Which cap does a take leave?
dynamic-nim-example-map = Ten million rows
dynamic-nim-example-googol = A googol of rows
dynamic-nim-example-sweep = When k moves
dynamic-nim-example-order = Digits the wrong way round
dynamic-nim-example-huge = Ten to the fortieth
dynamic-nim-example-list = Any limit: a list that grows
dynamic-nim-example-falls = A list that falls: 2, 0
dynamic-nim-example-rows = One cell, read from two

dynamic-nim-how-1 = Two players take stones from one pile, in turn; whoever cannot take has lost.
dynamic-nim-how-2 = The first takes at least one stone, but not the whole pile.
dynamic-nim-how-3 = After a take of x the other may take at most k·x; the rule above the board says k.
dynamic-nim-how-example = Example, k = 2: from 24 take 3. Of the 21 that are left the other may take 1 to 6.

# What Dynamic Nim asks.
ask-number-f-name = The least winning take
ask-number-f = What is **f** of this pile: the least number whose taking wins?
dynamic-nim-ask-next = The next row: what is **f({ $row })**, the least take that wins from { $row }?

# What is read before a game: what it is about, and what its examples show.

dynamic-nim-featured = The table with walls
dynamic-nim-featured-why = Dynamic Nim: S³ work becomes S
dynamic-nim-summary = One pile. After a take of x, at most k·x may be taken.
dynamic-nim-example-walls-why = k = 2, row 11: the ray passes one short wall and is stopped by the next.
dynamic-nim-example-sixteen-why = A power of two is lost: 15 zeros and one 1. A source prints 16 zeros and f = 17, but f(m) is never above m.
dynamic-nim-example-fibonacci-why = k = 2, 21 stones: row 21 pops every wall down to row 0. The piles lost are the Fibonacci numbers.
dynamic-nim-example-three-halves-why = Every k from 1 to below 2 gives the same table: the least winning take is the lowest set bit.
dynamic-nim-example-five-halves-why = Between 2 and 3 there is one new game only. Lost piles: 1, 2, 3, 5, 7, 10, 15, 22 …
dynamic-nim-example-half-why = Take 1, and the opponent may take nothing. Every wall is column 0 alone, and the stack only grows.
dynamic-nim-example-recurrence-why = A source reads (m − x, 1) after a take of x. At (3, 2) that is (2, 1), a P. But after a take of 1 the cap is 2, and (2, 2) is N: 3 is lost.
dynamic-nim-example-bottom-why = “Every wall is bounded”, says a source. Row 0 is not, is never popped, and is all that stops this ray.
dynamic-nim-example-cap-why = A source prints f[i−r][1~r], as if r had been less. From 5 with k = 2 a take of 2 leaves cap 4, not 2: (3, 3) is N, and 5 is lost.
dynamic-nim-example-map-why = From far away the walls repeat themselves: the rows after each losing pile are the rows from the top again.
dynamic-nim-example-googol-why = Ten to the hundredth, drawn exactly: what no table holds is counted by digits. Zoom to any cell.
dynamic-nim-example-sweep-why = The losing piles change only at 1, 2, 5/2, 3, 7/2, 11/3, 43/11, 4 … So 22/7 plays like 3, and 43/11 is a game of its own.
dynamic-nim-example-order-why = With the printed order no number would be a sum, and every pile lost. But 4 = 3 + 1 is won by taking 1.
dynamic-nim-example-huge-why = No table holds this pile. Its sum of Fibonacci numbers tells every winning take at once.
dynamic-nim-example-list-why = L = 2, 2, 3, 5, and 5 for ever. The losing piles end, and f repeats.
dynamic-nim-example-falls-why = The least list on which the stack goes wrong: it would say f(3) = 3, but taking 2 wins at once.
dynamic-nim-example-rows-why = The rows method at (11, 3): its left neighbour and one cell three rows up decide it.

# What else a game is searched by, in either language.
dynamic-nim-also = Fibonacci Nim, Schwenk, k-fold, NP; 动态取石子, 取石子, 斐波那契, k 倍, POJ 3922, HDU 2486, HDU 2516

# The position of a question.
dynamic-nim-position = { $n } stones; take up to { $cap }
dynamic-nim-why = { $outcome ->
    [P] Whatever you take, from 1 to { $cap }, the next player wins.
   *[N] Take { $takes }: that leaves a position where the next player loses.
}
dynamic-nim-why-f = Of { $pile } stones, a smaller take leaves a position where the next player wins.
