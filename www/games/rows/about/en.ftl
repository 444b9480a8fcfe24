# What games and examples are called, and the rules in three sentences with a move.

staircase-name = Staircase Nim
staircase-ex-four = Four stairs
staircase-ex-even = Even stairs only
staircase-ex-lift = A move that enlarges
staircase-ex-many = Ten stairs
staircase-ex-far = Thirty digits
turning-name = Coin turning
turning-ex-turtles = Turning Turtles
turning-ex-mock = Mock Turtles
turning-ex-ruler = The Ruler
turning-ex-twins = Twins
turning-ex-triplets = Triplets
turning-ex-turnips = Turnips
turning-ex-mogul = Mogul
turning-ex-far = A thousand million coins
coins-name = Coins in cells
coins-ex-row = Four coins
coins-ex-goal = The task's example
coins-ex-run = A run before the goal
coins-ex-thrown = 110
coins-ex-gap = 101
coins-ex-million = A million cells
parity-piles-name = Parity piles
parity-piles-ex-2012 = 2012 stones
parity-piles-ex-same = Other stones, the same game
parity-piles-ex-cancel = 1 XOR 2 is 3
parity-piles-ex-even = All even
parity-piles-ex-long = Eleven piles
splitting-name = Splitting beans
splitting-ex-four = Four bottles
splitting-ex-first = The task's first answer
splitting-ex-pairs = Pairs
splitting-ex-one = One bean
splitting-ex-task = Twenty-one bottles

staircase-how-1 = Stones lie on stairs; stair 0 is the floor.
staircase-how-2 = A move brings one or more stones of one stair down to the next.
staircase-how-3 = Whoever cannot move has lost, so whoever brings the last stone to the floor wins.
staircase-how-example = Example: 2 of the 3 stones on stair 1 go to the floor.
turning-how-1 = Coins lie in a row, numbered from the left; some show heads.
turning-how-2 = A move turns coins as the code says, 1-2 one or two of them; the rightmost that is turned goes from heads to tails.
turning-how-3 = Whoever cannot move has lost: all coins show tails then, or too few lie on the left of a head.
turning-how-example = Example: with heads at 3, 5 and 10 turn 10 and 6: heads at 3, 5 and 6.
coins-how-1 = Coins lie in a row of cells, one in a cell at most.
coins-how-2 = A move takes any coin to the nearest free cell on its right.
coins-how-3 = Three readings: a coin without such a cell cannot move; or whoever reaches the last cell wins; or such a coin is thrown off, and whoever throws the last one wins.
coins-how-example = Example: in 1101000100 the coin on cell 1 jumps to cell 3.
parity-piles-how-1 = Piles of stones, numbered from 0 on the left.
parity-piles-how-2 = A move chooses two piles, the right one with an odd number of stones, and brings one stone from either to the other.
parity-piles-how-3 = Whoever cannot move has lost.
parity-piles-how-example = Example: in 2012, 3, 4, 1 a stone goes from pile 3 to pile 1: 2012, 4, 4, 0.
splitting-how-1 = Bottles with beans, numbered from 0 on the left.
splitting-how-2 = A move takes a bean out of a bottle and puts one into each of two bottles further right, or two into the same.
splitting-how-3 = Whoever cannot move has lost: then all beans are in the last bottle.
splitting-how-example = Example: in 1, 0, 2, 1 the bean of bottle 0 becomes one in bottle 1 and one in bottle 3.

# What games in a row ask.
rows-ask-next = { $game ->
    [staircase] The XOR so far is { $before }. Stair { $number } has { $holds }. What is the XOR then?
    [turning] The XOR so far is { $before }. The next head is on coin { $number }. What is the XOR then?
    [coins] The XOR so far is { $before }. On stair { $number } there are { $holds } coins. What is the XOR then?
    [parity-piles] The XOR so far is { $before }. Pile { $number } has { $holds }. What is the XOR then?
   *[splitting] The XOR so far is { $before }. Bottle { $number } has { $holds }. What is the XOR then?
}

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
staircase-also = stairs, Nim; 阶梯, 台阶, 取石子, 阶梯博弈, 阶梯Nim
turning-also = turtles, coins, ruler; 翻硬币, 翻乌龟, Mock Turtles, Ruler
coins-also = POI, silver dollar, proof, staircase; 硬币, 移动
parity-piles-also = 2012, piles; 石堆, 奇偶
splitting-also = HNOI 2007, beans; 分裂, 豆子, 瓶子, BZOJ 1188, Luogu P3185, UVa 1378, OpenJudge 15078

# The position of a question.
staircase-position = Stones, from the floor up: { $stairs }
coins-position = Coins on cells { $coins }
turning-position = Heads at { $heads }
parity-piles-position = Piles, from pile 0 on: { $piles }
splitting-position = Beans, from bottle 0 on: { $beans }
