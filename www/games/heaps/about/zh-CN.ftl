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
nim-how-3 = 取到最后一颗者胜：对手不能行动。在“修改规则”里可以选：取到最后一颗者负，或每次每堆都取。
nim-how-example = 例：3、4、5 三堆，从第一堆取 2 颗，剩 1、4、5。

# Nim 问的问题。
nim-ask-next = 到现在各堆的异或是 { $before }。加上第 { $heap } 堆以后是多少？

# 玩之前要读的：游戏说的是什么，例子有什么看点。

nim-summary = 几堆石子。从一堆取任意颗，取最后一颗者胜。
nim-ex-three-why = 只有一步能赢：从最小的一堆取两颗。二进制的异或找到它。
nim-ex-even-why = 五颗对一颗和四颗：谁走谁输，每一堆都说明原因。
nim-ex-misere-why = 像电影里那样，取最后一颗者败；可是必败的局面竟与正规则相同。
nim-ex-bash-why = 一堆，每次至多三颗：只看模 4 的余数。四百年前的巴什博弈。
nim-ex-moore-why = 摩尔尼姆按模 3 数每列的 1；能取两堆时，异或就不灵了。
nim-ex-hundred-why = 两堆各一百位，外加一颗石子：必胜走法精确到最后一位。
nim-ex-every-why = 各堆同时取时，异或不起作用，一切看最长的一堆。

# 搜索时也可用的名称，两种语言都有。
nim-also = Bouton, Bash, Moore, misère, stones, heaps, XOR, binary; 尼姆, 取石子, 拿石子, 巴什博弈, 反尼姆, BZOJ 1022, Luogu P4279, 反Nim, 反 Nim

# 题目中的局面。
nim-position = 石子堆：{ $heaps }
nim-why = { $form ->
    [xor] { $outcome ->
        [P] 各堆石子数的**异或**和为 0，无论怎么走都会变成非 0。
       *[N] 各堆石子数的**异或**和为 { $xor }，不是 0。只要{ $moves }，异或和就变成 0。
    }
   *[other] { $outcome ->
        [P] 无论怎么走，留给对方的都是必胜态。
       *[N] { $moves }，留给对方的是必败态。
    }
}
