# What games and examples are called, and the rules in three sentences with a move.

staircase-name = Staircase Nim
staircase-ex-four = Four stairs
staircase-ex-even = Even stairs only
staircase-ex-lift = A move that enlarges a heap
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
turning-ex-product = Products: a grid of coins
turning-ex-corners = Turning Corners
turning-ex-carpet = The Ruler, both ways
turning-ex-far = A billion coins
coins-name = Coins in cells
coins-ex-row = Four coins
coins-ex-goal = The task’s example
coins-ex-run = A run before the goal
coins-ex-thrown = 110: a wrong proof
coins-ex-gap = 101: wrong again
coins-ex-million = A million cells
parity-piles-name = Parity piles
parity-piles-ex-2012 = 2012 stones
parity-piles-ex-same = Other stones, the same game
parity-piles-ex-cancel = 1 XOR 2 is 3
parity-piles-ex-even = All even
parity-piles-ex-long = Eleven piles
splitting-name = Splitting beans
splitting-ex-four = Four bottles
splitting-ex-first = The task’s first answer
splitting-ex-pairs = Pairs
splitting-ex-one = One bean
splitting-ex-task = Twenty-one bottles

staircase-how-1 = Stones lie on stairs; stair 0 is the floor.
staircase-how-2 = On your turn, move one or more stones from one stair down to the next.
staircase-how-3 = A player who can’t move loses, so whoever brings the last stone to the floor wins.
staircase-how-example = Example: move 2 of the 3 stones on stair 1 to the floor.
turning-how-1 = Coins lie in a row, numbered from the left. Some show heads.
turning-how-2 = On your turn, turn over as many coins as the rule says: 1-2 means one or two. The highest-numbered one must go from heads to tails.
turning-how-3 = A player who can’t move loses: all coins show tails, or no head has enough coins on its left.
turning-how-example = Example: with heads at 3, 5 and 10, turn over coins 6 and 10. Now the heads are at 3, 5 and 6.
coins-how-1 = Coins lie in a row of cells, at most one in each cell.
coins-how-2 = On your turn, move any coin to the nearest free cell on its right.
coins-how-3 = There are three rules. A coin with no free cell on its right can’t move; or whoever reaches the last cell wins; or such a coin leaves the board, and whoever removes the last coin wins.
coins-how-example = Example: in 1101000100 the coin on cell 1 jumps to cell 3.
parity-piles-how-1 = There are piles of stones, numbered from 0 on the left.
parity-piles-how-2 = On your turn, choose two piles; the right one must be odd. Move one stone from either to the other.
parity-piles-how-3 = A player who can’t move loses.
parity-piles-how-example = Example: in 2012, 3, 4, 1 you move a stone from pile 3 to pile 1, and get 2012, 4, 4, 0.
splitting-how-1 = There are bottles with beans, numbered from 0 on the left.
splitting-how-2 = On your turn, take a bean out of a bottle. Put one bean into each of two bottles further right, or two into the same one.
splitting-how-3 = A player who can’t move loses: then all beans are in the last bottle.
splitting-how-example = Example: in 1, 0, 2, 1 the bean in bottle 0 becomes one in bottle 1 and one in bottle 3.

# What games in a row ask.
rows-ask-filled = { $count ->
    [0] Coin at { $number }: a head here has no move. What is it worth?
   *[other] Coin at { $number }: moves lead to { $options }. What is it worth?
}
rows-ask-next = { $game ->
    [staircase] The XOR so far is { $before }. Stair { $number } has { $holds }. What is the XOR now?
    [turning] The XOR so far is { $before }. The next head is { $kind ->
        [grid] at { $number }
       *[row] on coin { $number }
    }. What is the XOR now?
    [coins] The XOR so far is { $before }. There are { $holds } coins on stair { $number }. What is the XOR now?
    [parity-piles] The XOR so far is { $before }. Pile { $number } has { $holds }. What is the XOR now?
   *[splitting] The XOR so far is { $before }. Bottle { $number } has { $holds }. What is the XOR now?
}

# What is read before a game: what it is about, and what its examples show.

staircase-summary = Move stones down the stairs. Half of the stairs don’t matter.
staircase-ex-four-why = Four stairs, and only two of them count.
staircase-ex-even-why = Sixteen stones, all on even stairs: whatever you move down, your opponent moves down again.
staircase-ex-lift-why = The winning move makes a heap larger, with stones from the stair above.
staircase-ex-many-why = Forty-one stones on ten stairs, and only five heaps decide.
staircase-ex-far-why = Numbers with thirty digits are no harder.
turning-summary = Turn over some coins. The one furthest right must go from heads to tails.
turning-ex-turtles-why = Turn one or two coins: a head on coin n is just a heap of n.
turning-ex-mock-why = Turn up to three coins. The values are odious numbers: the XOR of two is never a third.
turning-ex-ruler-why = Turn any run of neighbours: the values look like the marks on a ruler.
turning-ex-twins-why = Turn exactly two coins: the same as Turning Turtles, one coin further on.
turning-ex-triplets-why = Turn exactly three coins: the same as Mock Turtles, two coins further on.
turning-ex-turnips-why = Turn three coins at equal distances: nobody knows a formula, so we use a table.
turning-ex-mogul-why = Turn up to seven coins. Of all rows of 24 coins, 4,096 are losing: the words of the Golay code. Any two of them differ in at least 8 coins.
turning-ex-product-why = Choose one or two columns and one or two rows: a coin’s value is the nim product of its column and row numbers.
turning-ex-corners-why = Turn the four corners of a rectangle. A head in the first row or column has no move.
turning-ex-carpet-why = Any run of columns and any run of rows: values fill the grid like a carpet.
turning-ex-far-why = Half of all coins in between can be part of a winning move, and we count them.
coins-summary = Coins jump to the next free cell. One puzzle, three versions of the rule.
coins-ex-row-why = A coin’s stair is the number of free cells on its right.
coins-ex-goal-why = Whoever reaches the last cell wins, as in the original task.
coins-ex-run-why = The cell before the last is taken, so any coin of that run wins.
coins-ex-thrown-why = The smallest board on which the published proof is wrong…
coins-ex-gap-why = …and the only other such board with three cells.
coins-ex-million-why = A million cells, three coins, one XOR.
parity-piles-summary = Move a stone between two piles. All that matters is odd or even.
parity-piles-ex-2012-why = The pile of 2012 may as well be empty.
parity-piles-ex-same-why = Different numbers, the same parities, the same winner.
parity-piles-ex-cancel-why = Three tokens whose numbers cancel: the player to move loses.
parity-piles-ex-even-why = Without an odd pile there is no move at all.
parity-piles-ex-long-why = There are two ways to move the same token, and both win.
splitting-summary = Replace a bean with two beans further right.
splitting-ex-four-why = Two bottles count, and three moves win.
splitting-ex-first-why = The example from the task: its answer is the first of the winning moves.
splitting-ex-pairs-why = Beans in pairs cancel: the player to move loses, however many there are.
splitting-ex-one-why = One bean that becomes 128 before the game is over, and one look tells you who wins.
splitting-ex-task-why = As many bottles as the task allows.

# What else a game is searched by, in either language.
staircase-also = Staircase Nim, 阶梯尼姆, stairs, Nim; 阶梯, 台阶, 取石子, 阶梯博弈, 阶梯Nim, 台阶Nim
turning-also = 尼姆积, turtles, coins, ruler, nim product, tartan theorem, turning corners, nimbers; Nim 积, Nim 乘法, 翻硬币, 翻乌龟, Mock Turtles, Ruler
coins-also = POI, silver dollar, proof, staircase; 硬币, 移动
parity-piles-also = 2012, piles; 石堆, 奇偶
splitting-also = HNOI 2007, beans; 分裂, 豆子, 瓶子

# The position of a question.
staircase-position = Stones, from the floor up: { $stairs }
coins-position = Coins on cells { $coins }
turning-position = Heads at { $heads }
parity-piles-position = Piles, from pile 0 on: { $piles }
splitting-position = Beans, from bottle 0 on: { $beans }
