# 术语。外壳文件里的 term-ID 是句子中辨认它们的写法。

word-p = 必败态（P）
word-p-means = 上一个行动的人（**p**revious）胜，即先手必败：无论怎么走都到必胜态（N），或者不能走。
word-n = 必胜态（N）
word-n-means = 下一个行动的人（**n**ext）胜，即先手必胜：至少有一步能走到必败态（P）。
word-mex = mex
word-mex-means = 集合中未出现的最小非负整数（**m**inimum **ex**cluded）。0、1、3 的 mex 是 2。
word-nimber = SG 值
word-nimber-means = 一个局面相当于多大的一堆 Nim 石子，也叫 SG 函数值、Grundy 值。它是各后继 SG 值的 mex；SG 值为 0 就是必败态（P）。
word-xor = 异或
word-xor-means = 把几个数写成二进制，上下对齐：一列里 1 的个数是奇数就得 1，否则得 0。3 xor 5 = 011 xor 101 = 110 = 6。当且仅当各堆石子数的异或和（Nim 和）为 0 时，Nim 先手必败。
word-cap = 上限
word-cap-means = 这一步最多能取几颗。在 k 倍动态减法博弈里由上一步决定。
word-f = f(m)
word-f-means = 剩 m 颗石子时，能取胜的最少颗数：上限小于 f(m) 则先手必败，不小于 f(m) 则先手必胜。
word-ray = 射线
word-ray-means = 从第 m 行取 1、2、3……颗依次到达的格子连成的线。它逐行上升，直到被墙挡住。
word-wall = 墙
word-wall-means = 一行里从上限 0 起的 P 格。取到墙里，对手必败。
word-stack = 栈
word-stack-means = 以后的射线还可能碰到的墙。短墙被后来的长墙遮住就出栈，再也不会有射线碰到它。
word-star = 星
word-star-means = 威佐夫博弈的必败态（P）。同行、同列、同一对角线上更远的局面都能走到它，因而必胜。
word-layer = 层
word-layer-means = 最短路上到 A 的步数相同的所有格子。
word-ring = 环
word-ring-means = 把一层的格子按环绕 A 的次序排成一圈；从一环到下一环的路互不相交。
word-arc = 弧
word-arc-means = 环上相邻的若干格：对 A 的某一格，B 站在这些格上必胜。
