# 两种方法并排对照。
compare = 对照两种方法
compare-left = 左
compare-right = 右
compare-work = / { $count } 步
compare-start = { $shared ->
    [0] 两种方法各自走完，左边先走；比较它们所用的步数。
   *[other] 一步就是一次判断。进度落后的一边先走，所以算完同一行（或同一层）时，两边总是对齐的。
}
compare-none = “{ $value }”没有可以对照的方法。
compare-note-at = 两边不会同时到达“{ $value }”，所以从头开始。

# 原文印出的递推式与正确的递推式对照。
compare-print-left = 原文
compare-print-right = 更正
compare-printed = 原文
compare-cell = { $cell }
compare-print-cap = 曹钦翔论文的写法（原文把上限误印为 1）
compare-print-smaller = 洛谷专栏的写法（原文误印为 x）
compare-print-all = 博客园笔记的写法（原文误印为“全部必败”）
compare-print-mex = 博客园笔记的写法（原文误印为 sg[1]）
compare-printed-start = 左边照原文的递推式计算，右边用正确的递推式；两边依次填同样的格子，直到第一个不同的格子。
compare-left-says = 按原文，{ $shape ->
    [line] { $cell } 颗的堆
   *[other] { $cell }
}是{ $value ->
    [N] 必胜态（N）
    [P] 必败态（P）
   *[other] SG 值 { $value }
}。
compare-right-says = 实际上，{ $shape ->
    [line] { $cell } 颗的堆
   *[other] { $cell }
}是{ $value ->
    [N] 必胜态（N）
    [P] 必败态（P）
   *[other] SG 值 { $value }
}。{ $differs ->
    [yes] **两边在此不同。**{ $print ->
        [cap] 原文中对方的上限总是 1；实际上限是 ⌊k·x⌋，对方由此获胜。
        [smaller] 公式给出的是必败态中较小的一堆，所以应与 min(x, y) 比较。
        [all] 只要有一个后继必败就能获胜，不必所有后继都必败。
       *[mex] 最近的后继是 i − 1，那里应是 sg[i − 1]，而不总是 sg[1]。
    }
   *[no] {""}
}
compare-printed-begin = 开始
