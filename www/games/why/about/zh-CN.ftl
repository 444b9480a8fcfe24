# 证明的名称。

why-name = 为什么？
why-ex-facts = 三条性质
why-ex-facts-why = 两个相同的局面并排，先手必败：每种走法都有应对。
why-ex-table = 两堆的表
why-ex-table-why = 每个数都由它上方与左方的数唯一决定。
why-ex-formula = 是哪个公式？
why-ex-formula-why = 十个常见的猜想，各在哪里出错。
why-ex-mex = 图上的值
why-ex-mex-why = 两个条件使每个顶点只剩一个值。
why-ex-stairs = 只看奇数级
why-ex-stairs-why = 从偶数级移下的石子，应对时再移一级就抵消了。
why-ex-beatty = 威佐夫的星
why-ex-beatty-why = 随便说一个数，它恰在一个必败数对里。
why-ex-numeration = 最小的必胜取法
why-ex-numeration-why = 先断言，再应对反驳者的每种取法。
why-ex-walls = 出栈的墙
why-ex-walls-why = 射线互相平行，所以它挡不住以后的射线。
