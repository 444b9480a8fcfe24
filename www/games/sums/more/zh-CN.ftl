# 玩之前要读的：游戏说的是什么，例子有什么看点。

subtraction-summary = 从一堆里取几颗，由一个数的集合规定。用 mex 求值，并证明周期。
subtraction-ex-set-why = 模 8 余 0 或 1 的堆必败，八个值反复出现。
subtraction-ex-bash-why = 每次取一到三颗：面对四的倍数者必败。
subtraction-ex-proof-why = 只能取不超过 25 的平方数：这列值会重复吗？接连二十五个值给出证明。
subtraction-ex-but-why = 除了两颗，取几颗都行；值一直增大，每四颗增加二。
subtraction-ex-every-why = 各堆同时走时，异或不起作用，起作用的是拖得最长的一堆。
subtraction-ex-far-why = 五十位数，必胜走法也分毫不差：周期一经证明，多大的堆都不怕。
sum-summary = 同时玩不同的博弈：SG 值把它们都变成尼姆堆，异或说出谁胜。
sum-ex-two-why = 第二堆的值是零；把第一堆整堆取完。
sum-ex-three-why = 从没有人一起玩过的三个博弈，必胜走法却全都知道。
sum-ex-misere-why = 走最后一步者负：只有 0 和 1 时，一切正好相反。
sum-ex-every-why = 赢得最长的部分就赢，所以要把它拖长。
sum-ex-far-why = 三十位数的一堆在另一堆旁边：只有一步必胜。
