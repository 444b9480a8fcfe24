# 游戏和例子的名称；三句话的规则，和一步。

subtraction-name = 取数博弈
sum-name = 博弈之和
subtraction-ex-set = 二到六
subtraction-ex-bash = 巴什博弈
subtraction-ex-proof = 平方数
subtraction-ex-but = 除了二
subtraction-ex-every = 各堆同时走
subtraction-ex-far = 五十位数
sum-ex-two = 尼姆与取数博弈
sum-ex-three = 三个博弈
sum-ex-misere = 最后一步者负
sum-ex-every = 每部分都走
sum-ex-far = 三十位数
octal-name = 八进制博弈
octal-ex-dawson = 道森的 Kayles
octal-ex-kayles = Kayles
octal-ex-grundy = Grundy 博弈
octal-ex-stripes = 条纹
octal-ex-lasker = Lasker 的尼姆
octal-ex-period = 周期 34
octal-ex-sparse = 稀有的值很少
octal-ex-far = 五十位数的一排
octal-ex-pattern = 规律不是证明
octal-ex-officers = Officers

subtraction-how-1 = 有几堆石子，和一个数的集合，例如 2 到 6。
subtraction-how-2 = 每一步从一堆里取走集合中的某个数颗石子。
subtraction-how-3 = 走最后一步的人赢：对手无步可走，尽管可能还剩石子。在“修改规则”里可以选：走最后一步者负，或每次在还走得动的每一堆里都走一步。
subtraction-how-example = 例如：可取 2 到 6 颗，两堆 17 和 30，从第二堆取 5 颗，剩 17 和 25。
sum-how-1 = 几个博弈并排放着，每个是一堆石子，各有自己的规则。
sum-how-2 = 每一步只在其中一个里走，其余不变。
sum-how-3 = 走完全部博弈最后一步的人赢。在“修改规则”里可以选：走最后一步者负，或每次在还走得动的每一部分里都走一步。
sum-how-example = 例如：3 颗的尼姆堆，旁边 17 颗可取 2 到 6；把前一堆的 3 颗全取走。
octal-how-1 = 石子排成几排，一串数字的代码规定可以取走几颗相邻的石子。
octal-how-2 = 一排剩下的部分可能断成两截：第 k 个数字是 7，就可以取任意相邻的 k 颗。
octal-how-3 = 走最后一步的人赢：对手无步可走。在“修改规则”里可以选：走最后一步者负，或每次在还走得动的每一排里都走一步。
octal-how-example = 例如：0.07 每次取相邻两颗；从 10 颗一排的中间取，剩下 4 和 4。

# 和问的问题。
sums-ask-mex = { $values ->
    [none] 大小为 { $heap } 的堆没有走法。它的值是多少？
   *[other] 从大小为 { $heap } 的堆走一步，得到的值有 { $values }。它自己的值是多少？
}
sums-ask-added = 到现在异或是 { $before }，第 { $part } 部分的值是 { $value }。合起来的异或是多少？

# 玩之前要读的：游戏说的是什么，例子有什么看点。

subtraction-summary = 从一堆里取几颗，由一个数的集合规定。
subtraction-ex-set-why = 模 8 余 0 或 1 的堆必败，八个值反复出现。
subtraction-ex-bash-why = 每次取一到三颗：面对四的倍数者必败。
subtraction-ex-proof-why = 只能取不超过 25 的平方数：这列值会重复吗？接连二十五个值给出证明。
subtraction-ex-but-why = 除了两颗，取几颗都行；值一直增大，每四颗增加二。
subtraction-ex-every-why = 各堆同时走时，异或不起作用，起作用的是拖得最长的一堆。
subtraction-ex-far-why = 五十位数，必胜走法也分毫不差：周期一经证明，多大的堆都不怕。
sum-summary = 同时玩不同的博弈，每个都是一堆尼姆。
sum-ex-two-why = 第二堆的值是零；把第一堆整堆取完。
sum-ex-three-why = 从没有人一起玩过的三个博弈，必胜走法却全都知道。
sum-ex-misere-why = 走最后一步者负：只有 0 和 1 时，一切正好相反。
sum-ex-every-why = 赢得最长的部分就赢，所以要把它拖长。
sum-ex-far-why = 三十位数的一堆在另一堆旁边：只有一步必胜。
octal-summary = 从一排里取相邻的石子，一排会断成两截。
octal-ex-dawson-why = 取相邻两颗，一排断成两截。从 53 起，值每 34 颗重复一次。
octal-ex-kayles-why = 取一颗或相邻两颗：先手从中间取，靠对称取胜；周期为 12。
octal-ex-grundy-why = 把一堆分成不相等的两堆。已知几十亿个值，没人知道它们是否重复。
octal-ex-stripes-why = 棋盘上三种长度的条纹，一道竞赛题；它就是八进制博弈。
octal-ex-lasker-why = 取走一些，或者分开：值 4k + 3 与 4k + 4 永远对调。
octal-ex-period-why = 一百多个相同的值，证明其余的也都相同。
octal-ex-sparse-why = 上万种分法，只有几种要看。
octal-ex-far-why = 五十位数，必胜走法一一数清：周期已经证明。
octal-ex-pattern-why = 0.161 与 0.36 在 518 颗以内的值全同，519 颗时不同。
octal-ex-officers-why = 已知几十亿个值，却从没见过周期；两万颗的一排能答，10^50 颗的就不能。

# 搜索时也可用的名称，两种语言都有。
subtraction-also = Bash, Bachet, subtraction set, period, mex, proof; 取石子, 巴什博弈, 减法, SG, SG函数, SG 函数, 减法博弈
octal-also = Kayles, Dawson, Grundy, Lasker, octal code, period, row, neighbours; 八进制, 保龄球, 分堆, SG, BZOJ 2940
sum-also = Sprague, Grundy, disjunctive sum, nimber, XOR; 和, SG 定理, 组合, SG函数, SG 函数

# 题目中的局面。
subtraction-position = 石子堆：{ $heaps }
octal-position = 各行：{ $heaps }
