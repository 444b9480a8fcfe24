# 游戏和例子的名称；三句话的规则，和一步。

race-name = 赛跑
race-example-official = 第一个官方棋盘
race-example-corridors = 回廊
race-example-arcs = 两段弧，不是一段
race-example-wrap = 从背后绕
race-example-open = 空棋盘
race-example-full = 第二个官方棋盘
race-example-serpentine = 蛇形走廊
race-example-tree = 点对按 n⁴ 增长
race-example-maze = 有环路的迷宫
race-example-large = 一百万格
race-example-slides = 课件中的棋盘
race-example-shared = 两子可以同格

race-how-1 = 两枚棋子从 A、B 出发，A 先走；一步走到相邻的无墙格。
race-how-2 = 走到对方棋子所在的格子时，必须立刻再走一步，方向任意。
race-how-3 = 先到对方起点者胜。跳跃途中经过对方起点，也算到达。
race-how-example = 例：A 向右走一步；然后 B 可走向任一无墙的方向。

# 玩之前要读的：游戏说的是什么，例子有什么看点。

race-featured = 距离分层
race-featured-why = 赛跑：按距离分层，逐层倒推
race-summary = 两枚棋子赛跑，先到对方起点者胜；走到对方所在的格，立即再走一步。
race-example-official-why = d = 6 是偶数，而 B 能迫使双方在半路相遇：B 胜。
race-example-corridors-why = 方形墙上开门：各层真的是环，弧绕着环转。
race-example-arcs-why = 某文说 B 的必胜格构成一段弧。A 在 (0, 4)，第 1 层时有两段：(6, 4) 与 (8, 4)。但胜负在此之前已定。
race-example-wrap-why = 只检查 A 一侧的修补在这个 6 × 6 棋盘上出错：B 从环的背后应对。
race-example-open-why = 空正方形的两个对角：各层是对角线。
race-example-full-why = 小到可以求解完整博弈：点 A 的一格，看 B 在各格时谁胜。
race-example-serpentine-why = 一条来回的走廊：d 约为格数的一半，每层只有一格。
race-example-tree-why = 官方给出的上界 O(n³) 不对：在由无墙方块组成的双树上，点对数按 n⁴ 增长。圆环法每格只看一次。
race-example-maze-why = 几乎是树：最短路上的格很少，其余是淡色的空格。
race-example-large-why = 一千乘一千格，立刻判定。
race-example-shared-why = 没有“再走一步”，只要两个起点连通就是 A 胜；按原来的规则，这个棋盘是 B 胜。
race-example-slides-why = 标着 A 周围距离的那幅图：d = 21 是奇数，A 能先到。

# 搜索时也可用的名称，两种语言都有。
race-also = race, BOI 2008, dynamic programming, DP, 动态规划, Game, labyrinth, jump, board, walls; 赛跑, 迷宫, 走格子

# 题目中的局面。
race-position = A 在 { $a }，B 在 { $b }，轮到 { $mover }
race-why = { $by ->
    [odd] 两起点相距 { $d } 步，是奇数：无论在哪里相遇，A 都领先一步。
    [firstThere] 双方都要走 { $d } 步，两子互不妨碍，而 A 先走。
    [A] A 走到 { $steps }，此后 B 无法逼双方在半路相遇。
    [B] 两起点相距 { $d } 步，B 能逼双方在半路相遇，从而多走一步。
   *[draw] 没有白格路连接两个起点，谁也到不了对方的起点。
}
