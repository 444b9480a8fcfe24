# 游戏和例子的名称；三句话的规则，和一步。

nim-name = 尼姆博弈
nim-ex-three = 三堆
nim-ex-even = 一、四、五
nim-ex-misere = 马里昂巴德
nim-ex-bash = 二十一颗
nim-ex-moore = 一次取两堆
nim-ex-hundred = 一百位数
nim-ex-every = 每堆都取

nim-how-1 = 几堆石子，两人轮流行动。
nim-how-2 = 一步从一堆中取一颗或多颗，取多少都行。
nim-how-3 = 取到最后一颗者胜：对手不能行动。上面还可以选：取到最后一颗者负，或每次每堆都取。
nim-how-example = 例：3、4、5 三堆，从第一堆取 2 颗，剩 1、4、5。
