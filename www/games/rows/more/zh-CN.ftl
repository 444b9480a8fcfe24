# 进入游戏之前读到的：游戏讲什么，各例子说明什么。

staircase-summary = 石子每步下一级台阶。一半台阶不起作用。
staircase-ex-four-why = 四级台阶，只有两级起作用。
staircase-ex-even-why = 十六颗石子都在偶数级：无论移下什么，对方都照样再往下移。
staircase-ex-lift-why = 必胜的一步是用上一级的石子让一堆变大。
staircase-ex-many-why = 十级台阶四十一颗石子，由五堆决定。
staircase-ex-far-why = 三十位的数也一样容易。
turning-summary = 翻硬币，最右一枚由正面翻成反面。
turning-ex-turtles-why = 翻一枚或两枚：第 n 枚的正面就是一堆 n。
turning-ex-mock-why = 至多三枚，值是恶数：其中两个异或不出第三个。
turning-ex-ruler-why = 翻任意一段相邻的，值就像标尺上的刻度。
turning-ex-twins-why = 恰好两枚：与翻龟棋相同，只差一枚。
turning-ex-triplets-why = 恰好三枚：与仿龟棋相同，只差两枚。
turning-ex-turnips-why = 等距三枚：没有已知的公式，查表即可。
turning-ex-mogul-why = 一次最多翻七枚。24 枚硬币的所有局面中必败的有 4096 个，正是戈莱码的码字：任何两个至少相差 8 枚。
turning-ex-far-why = 中间一半的硬币都可以选来取胜，并且数得出有多少。
coins-summary = 硬币跳到右边最近的空格。一道题三种理解。
coins-ex-row-why = 硬币的级数就是它右边的空格数。
coins-ex-goal-why = 先到最后一格者胜，原题如此。
coins-ex-run-why = 倒数第二格已占时，相连的任何一枚都能取胜。
coins-ex-thrown-why = 书上证明出错的最小棋盘……
coins-ex-gap-why = ……以及另一个三格的棋盘。
coins-ex-million-why = 一百万格，三枚硬币，一次异或。
parity-piles-summary = 石子在两堆之间移动。只看奇偶。
parity-piles-ex-2012-why = 那 2012 颗换成 0 颗也一样。
parity-piles-ex-same-why = 石子数不同，奇偶相同，胜者也相同。
parity-piles-ex-cancel-why = 三枚棋子的编号互相抵消：先走的人输。
parity-piles-ex-even-why = 没有奇数堆，就无路可走。
parity-piles-ex-long-why = 移动同一枚棋子有两种方式，都能取胜。
splitting-summary = 一颗豆子变成右边的两颗。
splitting-ex-four-why = 两个瓶子起作用，三种走法取胜。
splitting-ex-first-why = 原题的例子：答案就是第一种必胜走法。
splitting-ex-pairs-why = 成双的豆子互相抵消：无论多少都必败。
splitting-ex-one-why = 一颗豆子最后变成 128 颗，而胜负一眼可知。
splitting-ex-task-why = 原题允许的最多瓶数。

# 搜索时也可用的名称，两种语言都有。
staircase-also = stairs, Nim; 阶梯, 台阶, 取石子
turning-also = turtles, coins, ruler; 翻硬币, 翻乌龟
coins-also = POI, silver dollar, proof, staircase; 硬币, 移动
parity-piles-also = 2012, piles; 石堆, 奇偶
splitting-also = HNOI 2007, beans; 分裂, 豆子, 瓶子
