# 现成的规则。

lab-ready-wythoff = 威佐夫博弈
lab-ready-two-to-six = 取 2 到 6 个
lab-ready-rook-and-back = 可以退一步的车
lab-ready-grundy = Grundy 博弈
lab-ready-chomp-2 = 两行的巧克力（Chomp）
lab-ready-bash = 巴什博弈
lab-ready-nim-2 = 两堆尼姆
lab-ready-nim-3 = 三堆尼姆
lab-ready-nim-misere = 反尼姆
lab-ready-dynamic-nim = 动态尼姆
lab-ready-fibonacci-nim = 斐波那契尼姆
lab-ready-euclid = 欧几里得博弈
lab-ready-queen = 皇后
lab-ready-king = 王
lab-ready-kayles = Kayles
lab-ready-dawson = Dawson’s Kayles
lab-ready-lasker = Lasker 尼姆
lab-ready-stone = 两边走的石子
lab-ready-limits = 限制表
lab-ready-staircase-3 = 三级阶梯
lab-ready-silver-dollar-3 = 三枚硬币的银元博弈
lab-ready-turtles-4 = 翻硬币，四枚
