# 游戏和例子的名称；三句话的规则，和一步。

lab-name = 实验室
lab-ex-wythoff = 威佐夫博弈
lab-ex-two-to-six = 取 2 到 6 颗
lab-ex-rook = 可以退一步的车
lab-ex-chomp = 吃巧克力
lab-ex-grundy = 一个不成立的猜想
lab-ex-misere = 反 Nim

lab-how-1 = 一行写一种走法：箭头前后是局面，for 给出变量的范围，if 给出条件。
lab-how-2 = 不能走者负；用 last loses、won 和 lost 可以改变这一点。
lab-how-3 = 表中写出每个局面谁胜；点一个局面看原因。
lab-how-example = 例：(n) -> (n - t) for t in 1..3 是一堆石子，每次取 1 到 3 颗。

# 实验室问的问题。
lab-ask-label = { $label ->
    [N] N：先手必胜
   *[P] P：先手必败
}
lab-ask-next = 下一个局面是 **{ $at }**。它的标记是什么？

# 进入游戏之前读到的：它讲什么，例子说明什么。

lab-summary = 用几行写出自己的规则，看谁必胜。
lab-ex-wythoff-why = 只要三行规则；必败态就在黄金比决定的两条直线附近。
lab-ex-two-to-six-why = SG 值成对上升，到 8 重新开始；猜想写的正是这一点。
lab-ex-rook-why = 只要能退一步，64 个局面里就有 49 个是平局。
lab-ex-chomp-why = 两行巧克力：让上行恰好多一块的人必胜。
lab-ex-grundy-why = 把一堆分成不等的两堆。猜想起初都成立，到 13 就不对了。
lab-ex-misere-why = 取到最后一颗者负：平常的结论只在最后、每堆至多一颗时才不对。

# 搜索时也可用的名称，两种语言都有。
lab-also = laboratory, own rule, editor, language, chomp, Euclid, conjecture; 自定义, 规则, 编程, 打表, 猜想, SG函数

# 现成的规则。
lab-ready-wythoff = 威佐夫博弈
lab-ready-two-to-six = 取 2 到 6 颗
lab-ready-rook-and-back = 可以退一步的车
lab-ready-grundy = Grundy 博弈
lab-ready-chomp-2 = 两行的巧克力（Chomp）
lab-ready-bash = 巴什博弈
lab-ready-nim-2 = 两堆 Nim
lab-ready-nim-3 = 三堆 Nim
lab-ready-nim-misere = 反 Nim
lab-ready-dynamic-nim = k 倍动态减法博弈
lab-ready-fibonacci-nim = 斐波那契博弈
lab-ready-euclid = 欧几里得博弈
lab-ready-queen = 皇后
lab-ready-king = 国王
lab-ready-kayles = Kayles
lab-ready-dawson = Dawson’s Kayles
lab-ready-lasker = Lasker’s Nim
lab-ready-divisors = 取约数（因数）
lab-ready-stone = 两边走的石子
lab-ready-limits = 上限表
lab-ready-staircase-3 = 三级阶梯
lab-ready-silver-dollar-3 = 三枚硬币的银元博弈
lab-ready-turtles-4 = 翻硬币，四枚
