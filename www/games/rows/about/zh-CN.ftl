# 游戏和例子的名称；三句话的规则，和一步。

staircase-name = 阶梯博弈
staircase-ex-four = 四级台阶
staircase-ex-even = 只有偶数级
staircase-ex-lift = 让堆变大的一步
staircase-ex-many = 十级台阶
staircase-ex-far = 三十位数
turning-name = 翻硬币
turning-ex-turtles = Turning Turtles
turning-ex-mock = Mock Turtles
turning-ex-ruler = Ruler
turning-ex-twins = Twins
turning-ex-triplets = Triplets
turning-ex-turnips = Turnips
turning-ex-mogul = Mogul
turning-ex-product = 方格上的乘积
turning-ex-corners = Turning Corners
turning-ex-carpet = 横竖都是 Ruler
turning-ex-far = 十亿枚硬币
coins-name = 格中硬币
coins-ex-row = 四枚硬币
coins-ex-goal = 原题的例子
coins-ex-run = 终点前的一段
coins-ex-thrown = 110：证明出错
coins-ex-gap = 101：再次出错
coins-ex-million = 一百万格
parity-piles-name = 奇偶石堆
parity-piles-ex-2012 = 2012 颗石子
parity-piles-ex-same = 石子不同，游戏相同
parity-piles-ex-cancel = 1 xor 2 = 3
parity-piles-ex-even = 全是偶数
parity-piles-ex-long = 十一堆
splitting-name = 分裂的豆子
splitting-ex-four = 四个瓶子
splitting-ex-first = 原题的第一步
splitting-ex-pairs = 成双成对
splitting-ex-one = 一颗豆子
splitting-ex-task = 二十一个瓶子

staircase-how-1 = 石子放在台阶上，第 0 级是地面。
staircase-how-2 = 每次把某级台阶上的一颗或几颗石子往下移一级。
staircase-how-3 = 不能走者负，所以把最后一颗移到地面者胜。
staircase-how-example = 例：把第 1 级的 3 颗中的 2 颗移到地面。
turning-how-1 = 硬币排成一列，从左起编号，有些正面朝上。
turning-how-2 = 每次按规则翻几枚，1-2 表示一枚或两枚；其中编号最大的一枚须由正面翻成反面。
turning-how-3 = 不能走者负：这时全是反面，或者正面朝上的硬币左边都没有足够的硬币可翻。
turning-how-example = 例：正面在 3、5、10 时，翻第 10 枚和第 6 枚，正面就在 3、5、6。
coins-how-1 = 硬币排在一列格子里，每格至多一枚。
coins-how-2 = 每次把任意一枚硬币移到它右边最近的空格。
coins-how-3 = 有三种规则：右边没有空格的硬币不能动；或者先到最后一格者胜；或者这样的硬币移出棋盘，移出最后一枚者胜。
coins-how-example = 例：1101000100 中第 1 格的硬币跳到第 3 格。
parity-piles-how-1 = 有几堆石子，从左边第 0 堆开始编号。
parity-piles-how-2 = 每次选两堆，右边那堆须是奇数颗，把一颗石子从其中一堆移到另一堆。
parity-piles-how-3 = 不能走者负。
parity-piles-how-example = 例：2012、3、4、1 中把第 3 堆的一颗移到第 1 堆：2012、4、4、0。
splitting-how-1 = 有几个装豆子的瓶子，从左边第 0 瓶开始编号。
splitting-how-2 = 每次从某瓶取出一颗，在右边的两个瓶子里各放一颗，或在同一瓶里放两颗。
splitting-how-3 = 不能走者负：这时豆子都在最后一瓶。
splitting-how-example = 例：1、0、2、1 中第 0 瓶的豆子变成第 1 瓶和第 3 瓶各一颗。

# 一排上的游戏问的问题。
rows-ask-filled = { $count ->
    [0] 硬币 { $number }：这里的正面没有走法，SG 值是多少？
   *[other] 硬币 { $number }：后继的 SG 值有 { $options }，它的 SG 值是多少？
}
rows-ask-next = { $game ->
    [staircase] 目前的异或和是 { $before }。第 { $number } 级有 { $holds } 颗。现在异或和是多少？
    [turning] 目前的异或和是 { $before }。下一个正面是{ $kind ->
        [grid] { " " }{ $number }
       *[row] 第 { $number } 枚
    }。现在异或和是多少？
    [coins] 目前的异或和是 { $before }。第 { $number } 级上有 { $holds } 枚。现在异或和是多少？
    [parity-piles] 目前的异或和是 { $before }。第 { $number } 堆有 { $holds } 颗。现在异或和是多少？
   *[splitting] 目前的异或和是 { $before }。第 { $number } 瓶有 { $holds } 颗。现在异或和是多少？
}

# 进入游戏之前读到的：游戏讲什么，各例子说明什么。

staircase-summary = 把石子沿台阶逐级下移。偶数级不起作用。
staircase-ex-four-why = 四级台阶，只有两级起作用。
staircase-ex-even-why = 十六颗石子都在偶数级：无论你移下什么，对手都照样再往下移。
staircase-ex-lift-why = 必胜的一步是用上一级的石子加大一堆。
staircase-ex-many-why = 十级台阶，四十一颗石子，只由五堆决定胜负。
staircase-ex-far-why = 三十位数也一样容易。
turning-summary = 每次翻若干枚，其中最右一枚须由正面翻成反面。
turning-ex-turtles-why = 翻一枚或两枚：第 n 枚的正面相当于一堆 n 颗。
turning-ex-mock-why = 至多翻三枚，SG 值的二进制里 1 的个数总是奇数（odious numbers）。
turning-ex-ruler-why = 翻任意相邻的一段：SG 值就像标尺上的刻度。
turning-ex-twins-why = 恰好翻两枚：与 Turning Turtles 相同，只是错后一枚。
turning-ex-triplets-why = 恰好翻三枚：与 Mock Turtles 相同，只是错后两枚。
turning-ex-turnips-why = 等距翻三枚：没有已知的公式，打表即可。
turning-ex-mogul-why = 至多翻七枚。24 枚硬币的所有局面中，必败态有 4096 个，正是戈莱码的码字。任何两个至少相差 8 枚。
turning-ex-product-why = 选一两列和一两行，硬币的 SG 值就是列号与行号的 Nim 积。
turning-ex-corners-why = 翻矩形的四个角。第一行和第一列的正面没有走法。
turning-ex-carpet-why = 任意相邻的列与任意相邻的行：SG 值像地毯的花纹。
turning-ex-far-why = 中间的硬币有一半可以用来取胜，并且数得出有多少。
coins-summary = 硬币跳到右边最近的空格。一道题，三种规则。
coins-ex-row-why = 硬币的级数就是它右边的空格数。
coins-ex-goal-why = 先到最后一格者胜，原题如此。
coins-ex-run-why = 倒数第二格有硬币，与它相连的任何一枚都能取胜。
coins-ex-thrown-why = 那篇证明出错的最小棋盘……
coins-ex-gap-why = ……另一个三格的反例。
coins-ex-million-why = 一百万格，三枚硬币，一次异或。
parity-piles-summary = 在两堆之间移动石子。只看奇偶。
parity-piles-ex-2012-why = 那 2012 颗换成 0 颗也一样。
parity-piles-ex-same-why = 石子数不同，奇偶相同，胜者也相同。
parity-piles-ex-cancel-why = 三枚棋子的编号互相抵消：先手必败。
parity-piles-ex-even-why = 没有奇数堆，就一步也不能走。
parity-piles-ex-long-why = 移动同一枚棋子有两种方式，都是必胜走法。
splitting-summary = 拿走一颗豆子，再在它右边放两颗。
splitting-ex-four-why = 两个瓶子起作用，有三种必胜走法。
splitting-ex-first-why = 原题的例子：答案就是第一种必胜走法。
splitting-ex-pairs-why = 成双的豆子互相抵消：无论多少，先手必败。
splitting-ex-one-why = 一颗豆子最后变成 128 颗，胜负却一眼可知。
splitting-ex-task-why = 原题允许的最多瓶数。

# 搜索时也可用的名称，两种语言都有。
staircase-also = Staircase Nim, 阶梯尼姆, stairs, Nim; 阶梯, 台阶, 取石子, 阶梯博弈, 阶梯Nim, 台阶Nim
turning-also = 尼姆积, turtles, coins, ruler, nim product, tartan theorem, turning corners; Nim 积, Nim 乘法, 翻硬币, 翻乌龟, Mock Turtles, Ruler
coins-also = POI, silver dollar, proof, staircase; 硬币, 移动
parity-piles-also = 2012, piles; 石堆, 奇偶
splitting-also = HNOI 2007, beans; 分裂, 豆子, 瓶子

# 题目中的局面。
staircase-position = 从地面起，各级石子数：{ $stairs }
coins-position = 硬币在格子 { $coins }
turning-position = 正面朝上：{ $heads }
parity-piles-position = 从第 0 堆起：{ $piles }
splitting-position = 从第 0 瓶起：{ $beans }
