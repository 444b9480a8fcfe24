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

race-how-1 = 两枚棋子从 A、B 出发；A 先走，一步走到相邻的无墙的格子。
race-how-2 = 走到对方棋子所在的格子时，必须立刻再走一步，方向任意。
race-how-3 = 先到对方起点者胜，跳过时经过也算。
race-how-example = 例：A 向右走一步；轮到 B，可走向任一无墙的方向。
