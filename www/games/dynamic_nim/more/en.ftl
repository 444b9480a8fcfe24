# What is read before a game: what it is about, and what its examples show.

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
dynamic-nim-also = Fibonacci Nim, Schwenk, k-fold, NP; 动态取石子, 取石子, 斐波那契, k 倍
