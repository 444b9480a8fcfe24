# 术语。外壳文件里的 term-ID 是句子中辨认它们的写法。

word-p = P 状态（必败态）
word-p-means = 上一个行动的人（**p**revious）胜：轮到谁谁输，因为每一步都走到 N 状态，或者无步可走。
word-n = N 状态（必胜态）
word-n-means = 下一个行动的人（**n**ext）胜：至少有一步能走到 P 状态。
word-mex = mex
word-mex-means = 最小未出现数（**m**inimum **ex**cluded）：从 0 数起，集合里没有的最小整数。0、1、3 的 mex 是 2。
word-nimber = nimber（SG 值）
word-nimber-means = 一个局面相当于多大的一堆尼姆石子，也叫 SG 值或 SG 函数值。它是一步所能到达的各 SG 值的 mex；0 就是 P 状态。
word-xor = 异或
word-xor-means = 把几个数写成二进制，上下对齐：一列里 1 的个数是奇数就得 1，否则得 0。3 异或 5 = 011 异或 101 = 110 = 6。几堆尼姆石子的异或（尼姆和）为 0 时恰好必败。
word-cap = 上限
word-cap-means = 这一步最多能取几颗。在动态减法游戏里由上一步决定。
word-f = f(m)
word-f-means = m 颗石子时能赢的最少取法：上限小于 f(m) 则必败，达到 f(m) 则必胜。
word-ray = 射线
word-ray-means = 从第 m 行取 1、2、3……颗依次到达的格子连成的线。它逐行向上，直到被墙挡住。
word-wall = 墙
word-wall-means = 一行里从上限 0 起的 P 格。取到墙里，对手就面对必败态。
word-stack = 栈
word-stack-means = 以后的射线还可能碰到的墙。短墙被后来的长墙遮住就出栈，再也不会有射线碰到它。
word-star = 星
word-star-means = 威佐夫博弈的必败态（P）。同行、同列、同一对角线上的局面都能走到它，因而必胜。
word-layer = 层
word-layer-means = 最短路上离 A 步数相同的所有格子。
word-ring = 环
word-ring-means = 把一层的格子按围绕 A 的次序排成一圈；从一层到下一层的路互不相交。
word-arc = 弧
word-arc-means = 环上相邻的若干格：对 A 的某一格，B 站在这些格上能赢。
