# What games and examples are called, and the rules in three sentences with a move.

dynamic-nim-name = Dynamic Nim
dynamic-nim-example-walls = Walls and a ray
dynamic-nim-example-sixteen = Sixteen, k = 1
dynamic-nim-example-fibonacci = A Fibonacci pile
dynamic-nim-example-three-halves = 3/2 plays like 1, with one pile
dynamic-nim-example-five-halves = A game of its own: 5/2
dynamic-nim-example-half = k = 1/2: nothing is popped
dynamic-nim-example-recurrence = A misprinted recurrence
dynamic-nim-example-bottom = The wall without an end
dynamic-nim-example-cap = Which cap does a take leave?
dynamic-nim-example-map = Ten million rows
dynamic-nim-example-googol = A googol of rows
dynamic-nim-example-sweep = When k changes
dynamic-nim-example-order = Digits the wrong way round
dynamic-nim-example-huge = Ten to the fortieth
dynamic-nim-example-list = Any limit: a list that grows
dynamic-nim-example-falls = A list that falls: 2, 0
dynamic-nim-example-rows = One cell, read from two
dynamic-nim-example-printed = A game from a lecture: 2, 4, 1

dynamic-nim-how-1 = Two players take turns taking stones from one pile. A player who can’t take a stone loses.
dynamic-nim-how-2 = The first player takes at least one stone, but not all of them.
dynamic-nim-how-3 = After you take x stones, your opponent may take at most k·x: the **cap**. The rule above the board tells you k.
dynamic-nim-how-example = Example, k = 2: from 24 stones take 3. Your opponent may take 1 to 6 of the 21 that are left.

# What Dynamic Nim asks.
ask-number-f-name = The smallest winning take
ask-number-f = What is **f** of this pile, the smallest take that wins?
dynamic-nim-ask-next = The next row: what is **f({ $row })**, the smallest winning take from a pile of { $row }?

# What is read before a game: what it is about, and what its examples show.

dynamic-nim-featured = The table with walls
dynamic-nim-featured-why = Dynamic Nim: a table that shows who wins with any pile
dynamic-nim-summary = One pile. Take up to twice as many stones as your opponent just took.
dynamic-nim-example-walls-why = k = 2, row 11: the ray passes one short wall and is stopped by the next.
dynamic-nim-example-sixteen-why = A power of two is a losing pile: 15 zeros and one 1. One source prints 16 zeros and f = 17, but f(m) is never above m.
dynamic-nim-example-fibonacci-why = k = 2, 21 stones: row 21 pops every wall down to row 0. The losing piles are the Fibonacci numbers.
dynamic-nim-example-three-halves-why = Every k from 1 to just below 2 gives the same table: the smallest winning take is the lowest set bit. Beside other heaps they differ: see the nimbers.
dynamic-nim-example-five-halves-why = Between 2 and 3 there is only one new game. Losing piles: 1, 2, 3, 5, 7, 10, 15, 22 …
dynamic-nim-example-half-why = Take 1, and your opponent may take nothing. Every wall fills only column 0, and the stack only grows.
dynamic-nim-example-recurrence-why = After a take of x, one source reads (m − x, 1). At (3, 2) that is (2, 1), a P-position. But after a take of 1 the cap is 2, and (2, 2) is N: so (3, 2) is P.
dynamic-nim-example-bottom-why = “Every wall is bounded”, says one source. Row 0 is not: it is never popped, and nothing else stops this ray.
dynamic-nim-example-cap-why = One source prints f[i−r][1~r], as if you had taken fewer stones. With k = 2, taking 2 from 5 leaves cap 4, not 2: (3, 3) is N, and 5 is a losing pile.
dynamic-nim-example-map-why = From far away the walls repeat: the rows after each losing pile look like the rows from the top.
dynamic-nim-example-googol-why = 10^100 rows, drawn exactly. No table could hold them, but digits can count them. Zoom in to any cell.
dynamic-nim-example-sweep-why = The losing piles change only at k = 1, 2, 5/2, 3, 7/2, 11/3, 43/11, 4 and so on. So 22/7 plays like 3, and 43/11 is a game of its own.
dynamic-nim-example-order-why = With the digits in the order that one source prints, no number would be a sum of losing piles, so every pile would lose. But 4 = 3 + 1 wins: take 1.
dynamic-nim-example-huge-why = No table can hold this pile. Written as a sum of Fibonacci numbers, it shows every winning take at once.
dynamic-nim-example-list-why = L = 2, 2, 3, 5, then 5 for ever. There are only finitely many losing piles, and f repeats.
dynamic-nim-example-falls-why = The smallest list that makes the stack wrong: the stack says f(3) = 3, but taking 2 wins at once.
dynamic-nim-example-rows-why = The rows method at (11, 3): the cell on its left and one cell three rows up decide it.
dynamic-nim-example-printed-why = Seven stones, k = 2. Go through the moves with the arrow keys: who made the mistake?

# What else a game is searched by, in either language.
dynamic-nim-also = dynamic programming, DP, 单调栈, memoisation, memoization, 动态规划, 记忆化搜索, Fibonacci Nim, Schwenk, k-fold, NP; 动态取石子, 动态 Nim, 动态Nim, 动态尼姆, 取石子, 斐波那契, k 倍

# The position of a question.
dynamic-nim-position = { $n } stones; take up to { $cap }
dynamic-nim-why = { $form ->
    [answers] Every take has a winning answer: { $takes }.
    [least] To win, you need to take { $is_all ->
        [yes] all { $pile }
       *[no] at least { $least } of { $pile }
    }, but you may take only { $cap }.
    [one] Take { $take }: { $left } are left. To win from there, your opponent needs to take { $is_all ->
        [yes] all { $left }
       *[no] at least { $least }
    }, but may take only { $most }.
    [several] Take { $takes }. After { $take }, { $left } are left. To win from there, your opponent needs to take { $is_all ->
        [yes] all { $left }
       *[no] at least { $least }
    }, but may take only { $most }.
    [P] Whatever you take, from 1 to { $cap }, the next player wins.
   *[N] Take { $takes }: that leaves a position where the next player loses.
}
dynamic-nim-answer-rest = you { $take } or more, your opponent all the rest
dynamic-nim-answer = you { $take }, your opponent { $answer }
dynamic-nim-why-f = Of { $pile } stones, a smaller take leaves a position where the next player wins.

dynamic-nim-example-memo = How programs usually do it
dynamic-nim-example-memo-why = Memoised search works out 55 positions and finds 82 answers in its memo. Without the memo it makes 85,700 calls.
