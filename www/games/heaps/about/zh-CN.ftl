# 游戏和例子的名称；三句话的规则，和一步。

nim-name = 尼姆博弈
nim-ex-three = 三堆
nim-ex-even = 一、四、五
nim-ex-misere = 反 Nim（马里昂巴德）
nim-ex-bash = 二十一颗
nim-ex-moore = 一次取两堆
nim-ex-hundred = 一百位的堆
nim-ex-every = 每堆都取（Every-SG）

nim-how-1 = 几堆石子，两人轮流取。
nim-how-2 = 每次从一堆中取至少一颗，取多少都行。
nim-how-3 = 取到最后一颗者胜。在“修改规则”里可以选：取到最后一颗者负，或每次每堆都取。
nim-how-example = 例：3、4、5 三堆，从第一堆取 2 颗，剩 1、4、5。

# Nim 问的问题。
nim-ask-next = 到目前为止，各堆的异或和是 { $before }。加上第 { $heap } 堆以后是多少？

# 玩之前要读的：游戏说的是什么，例子有什么看点。

nim-summary = 几堆石子，每次从一堆取任意颗，取到最后一颗者胜。
nim-ex-three-why = 只有一步必胜：从最小的一堆取两颗。二进制的异或和能找到它。
nim-ex-even-why = 1、4、5 三堆：先手必败：从任何一堆取，对手都能应对。
nim-ex-misere-why = 像电影里那样，取到最后一颗者负。可是只要有一堆不少于两颗，必败态就与正常规则相同。
nim-ex-bash-why = 一堆，每次最多取三颗：只看模 4 的余数。巴什博弈已有四百年历史。
nim-ex-moore-why = 一步最多取两堆：看每列 1 的个数模 3，异或不再适用。
nim-ex-hundred-why = 两堆各一百位，外加一颗石子：必胜走法精确到最后一位。
nim-ex-every-why = 每堆都取时，异或不起作用，步数最多的一堆定胜负。

# 搜索时也可用的名称，两种语言都有。
nim-also = 反常, 反常规则, matches, matchsticks, sticks, piles, 3 piles, three piles, Bouton, Bash, Moore, misère, stones, heaps, XOR, binary; 取石子, 拿石子, 取火柴, 巴什博弈, 反Nim, anti-nim, Nim-k, E&D

# 题目中的局面。
nim-position = 石子堆：{ $heaps }
nim-why = { $form ->
    [pair] { $outcome ->
        [P] 两堆**相等**：先手从一堆取几颗，后手就从另一堆取几颗。
       *[N] 只要{ $moves }，两堆就**相等**；以后对手取几颗，你就从另一堆取几颗。
    }
    [powers] { $outcome ->
        [P] 把各堆拆成 { $powers } 相加：{ $sums }。每个数都出现**偶数**次，即异或和为 0；无论怎么走都会破坏它，对手再恢复。
       *[N] 先{ $moves }，再把各堆拆成 { $powers } 相加，每个数都出现**偶数**次，即异或和为 0{ $count ->
            [1] ：{ $sums }
           *[other] { "" }
        }。
    }
    [xor] { $outcome ->
        [P] 各堆石子数的**异或**和为 0，无论怎么走都会变成非 0，对手再变回 0，直到取完。
       *[N] 各堆石子数的**异或**和为 { $xor }，不是 0。只要{ $moves }，异或和就变成 0。
    }
   *[other] { $outcome ->
        [P] 无论怎么走，留给对方的都是必胜态。
       *[N] { $moves }，留给对方的是必败态。
    }
}
