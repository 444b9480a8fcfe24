# 游戏和例子的名称；三句话的规则，和一步。

wythoff-name = 威佐夫博弈
wythoff-example-stars = 星与它们的线
wythoff-example-three = 三种赢法
wythoff-example-square = 两堆相等
wythoff-example-mex = 没用过的最小整数
wythoff-example-doubles = 双精度算错胜负
wythoff-example-huge = 200 位的星
wythoff-example-min = 该写 min(x, y) 却写了 x
wythoff-example-partition = 贝蒂划分
wythoff-example-ratio = 从 1 到黄金比
wythoff-example-grundy = 两条射线上的零
wythoff-example-rays = 四百位

wythoff-how-1 = 两堆石子，两人轮流行动。
wythoff-how-2 = 一步可从一堆取任意颗，或从两堆取同样多颗。
wythoff-how-3 = 取到最后一颗者胜：对手不能行动。
wythoff-how-example = 例：从 12 和 20 两堆各取 5 颗，剩 7 和 15。在格盘上，这是一枚走向角落的后。
