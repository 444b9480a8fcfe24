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
subtraction-also = Bash, Bachet, subtraction set, period, mex, proof; 取石子, 巴什博弈, 减法, SG
octal-also = Kayles, Dawson, Grundy, Lasker, octal code, period, row, neighbours; 八进制, 保龄球, 分堆, SG
sum-also = Sprague, Grundy, disjunctive sum, nimber, XOR; 和, SG 定理, 组合
