# What is read before a game: what it is about, and what its examples show.

staircase-summary = Stones go down a stair. Half of it does not matter.
staircase-ex-four-why = Four stairs, and only two of them count.
staircase-ex-even-why = Sixteen stones, all on even stairs: whatever is brought down, the other brings further.
staircase-ex-lift-why = The winning move makes a heap larger, by stones from the stair above.
staircase-ex-many-why = Forty-one stones on ten stairs, and five heaps decide.
staircase-ex-far-why = Numbers of thirty digits are no harder.
turning-summary = Turn coins, the rightmost from heads to tails.
turning-ex-turtles-why = One coin or two: a head at n is simply a heap of n.
turning-ex-mock-why = Up to three coins, and the values are odious numbers: no two of them make a third.
turning-ex-ruler-why = Any run of neighbours, and the values look like the marks of a ruler.
turning-ex-twins-why = Exactly two coins: as the turtles, one coin further.
turning-ex-triplets-why = Exactly three coins: as the mock turtles, two coins further.
turning-ex-turnips-why = Three at equal distances: nobody knows a formula, a table does it.
turning-ex-mogul-why = Up to seven are turned. Of all rows of 24 coins 4,096 are lost: the words of the Golay code, of which any two differ in at least 8 coins.
turning-ex-far-why = Half of all coins between can be chosen to win, and they are counted.
coins-summary = Coins jump to the next free cell. One text, three readings.
coins-ex-row-why = The stair of a coin is the number of free cells on its right.
coins-ex-goal-why = Whoever reaches the last cell wins, as the task had it.
coins-ex-run-why = With the cell before the goal taken, any coin of the run wins.
coins-ex-thrown-why = The smallest board on which the printed proof is wrong…
coins-ex-gap-why = …and the only other one of three cells.
coins-ex-million-why = A million cells, three coins, one XOR.
parity-piles-summary = A stone goes from pile to pile. Only odd or even counts.
parity-piles-ex-2012-why = The 2012 stones could as well be none.
parity-piles-ex-same-why = Other numbers, the same parities, and the same winner.
parity-piles-ex-cancel-why = Three tokens whose numbers cancel out: whoever moves first loses.
parity-piles-ex-even-why = Without an odd pile there is no move at all.
parity-piles-ex-long-why = Two ways to move the same token win alike.
splitting-summary = A bean becomes two, further right.
splitting-ex-four-why = Two bottles count, and three moves win.
splitting-ex-first-why = The example of the task: its answer is the first of the winning moves.
splitting-ex-pairs-why = Beans in pairs undo each other: lost, however many there are.
splitting-ex-one-why = One bean that becomes 128 before it is over, and one look tells who wins.
splitting-ex-task-why = As many bottles as the task allows.

# What else a game is searched by, in either language.
staircase-also = stairs, Nim; 阶梯, 台阶, 取石子
turning-also = turtles, coins, ruler; 翻硬币, 翻乌龟
coins-also = POI, silver dollar, proof, staircase; 硬币, 移动
parity-piles-also = 2012, piles; 石堆, 奇偶
splitting-also = HNOI 2007, beans; 分裂, 豆子, 瓶子
