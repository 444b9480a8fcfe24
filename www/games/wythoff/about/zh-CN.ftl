# 游戏和例子的名称；三句话的规则，和一步。

wythoff-name = 威佐夫博弈
wythoff-example-stars = 星与它们的线
wythoff-example-three = 三种赢法
wythoff-example-square = 两堆相等
wythoff-example-mex = 没用过的最小整数
wythoff-example-doubles = 浮点数算错胜负
wythoff-example-huge = 200 位的星
wythoff-example-min = 该写 min(x, y) 却写了 x
wythoff-example-partition = Beatty 划分
wythoff-example-ratio = 从 1 到黄金比
wythoff-example-grundy = 两条射线上的零
wythoff-example-rays = 四百位的局面

wythoff-how-1 = 两堆石子，两人轮流取。
wythoff-how-2 = 每次从一堆取任意颗，或从两堆取同样多颗。
wythoff-how-3 = 取到最后一颗者胜。
wythoff-how-example = 例：从 12 和 20 两堆各取 5 颗，剩 7 和 15。在棋盘上，相当于把皇后走向角落。

# 威佐夫博弈问的问题。
ask-number-partner-name = 补成必败态的一堆
ask-number-partner = **第一堆**不变。第二堆换成几颗，先手必败？
wythoff-ask-star = 下一颗星落在哪里？写出两堆的数，用逗号隔开。
wythoff-ask-mex = 第 { $i } 对中有 { $a }。与它配对的数是多少？

# 玩之前要读的：游戏说的是什么，例子有什么看点。

wythoff-featured = 星阵
wythoff-featured-why = 威佐夫博弈：用 mex 找到黄金比
wythoff-summary = 两堆石子。从一堆取任意颗，或两堆取同样多。
wythoff-example-stars-why = 每颗星覆盖自己的行、列和对角线；下一个空格就是下一颗星，直到 (12, 20)。
wythoff-example-three-why = (112, 120)：三条线上都有走得到的星。必胜走法最多就是三种。
wythoff-example-square-why = 从 (7, 7) 可以全取，也可以走到 (4, 7) 或 (7, 4)：三种必胜走法，其中两种互为镜像。
wythoff-example-mex-why = 两个数列，每个整数恰用一次。不用棋盘：O(n²) 降到 O(n)。
wythoff-example-doubles-why = 在 10¹⁵ 附近，浮点数把 ⌊iφ⌋ 算大了 1，把这颗星判成 N。用整数算它是 P：先手必败。
wythoff-example-huge-why = 两个相邻的 200 位斐波那契数，必败。任何表都装不下。
wythoff-example-min-why = 某文写道：⌊|y − x|·φ⌋ = x 时必败。在 (2, 1) 处要 1 = 2，判成 N。但 (2, 1) 必败：应为 min(x, y)。
wythoff-example-partition-why = 为什么每个整数恰在一个数列里？以 11 为例，一步步推导不等式。
wythoff-example-ratio-why = a₂₁ = 33，所以 a₂₁/21 = 1.5714…：即使 i 是斐波那契数，比值也在 φ 之下。
wythoff-example-grundy-why = SG 值看来杂乱，但值为 0 的格恰好是那些星。
wythoff-example-rays-why = (10⁴⁰⁰, 1.618 · 10⁴⁰⁰) 是 N，精确无误。放大到任意一格，每颗星都在正确的位置。

# 搜索时也可用的名称，两种语言都有。
wythoff-also = queen, chess, golden ratio, Beatty, star, losing pairs; 威佐夫, 取石子, 皇后, 黄金分割

# 题目中的局面。
wythoff-position = 两堆石子：{ $a } 和 { $b }
wythoff-why-small = 无论你怎么取，对手接着都能走到 { $to }（两堆不分先后），留给你必败态。
wythoff-why = 每个差恰有一对必败的堆，差为 { $d } 的是 { $lower } 和 { $upper }。必败数对之间不能一步互达；其余局面都能一步走到某个必败数对。
