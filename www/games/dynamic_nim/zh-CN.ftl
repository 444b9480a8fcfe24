# 动态减法博弈。m 剩余石子，n 上限，f(m) 必胜最少要取的颗数。

dynamic-nim-rule = 一堆 { $n } 颗石子，每次取的颗数不超过对手上次的 { $k } 倍，不能取者负；{ $is_cap ->
    [usual] 第一步不能取完。
   *[other] 现在最多取 { $cap } 颗。
}
dynamic-nim-field-n = 石子数
dynamic-nim-field-k = 倍数 k
dynamic-nim-field-cap = 上限：这一步最多取几颗
dynamic-nim-method-definition = 按定义
dynamic-nim-method-rows = 逐行递推
dynamic-nim-method-walls = 墙
dynamic-nim-name-row = 第 { $row } 行

dynamic-nim-where = { $opening ->
    [yes] { $n } 颗时
   *[no] { $n } 颗、上限 { $cap } 时
}
dynamic-nim-verdict-n = { dynamic-nim-where }先手必胜：取 { $takes } 颗{ verdict-more }
dynamic-nim-verdict-p = { dynamic-nim-where }先手必败：无论怎么走都到必胜态（N）
dynamic-nim-verdict-stuck = { dynamic-nim-where }先手必败：已经不能再走

dynamic-nim-step-start = 行 m：剩几颗。列 n：最多取几颗。蓝格 **0** 必败，黄格 **1** 必胜。剩 0 颗必败：第 0 行全是蓝格，是**无限长的墙**。
dynamic-nim-step-start-table = 行 m：剩几颗。列 n：最多取几颗。剩 0 颗时必败，其余各行都由上面的行推出。
dynamic-nim-left = 剩 { $wall } 颗，对手{ $between ->
    [all] 可以取完
    [over] 最多取 { $column } 颗，即可以取完
    [yes] 最多取 { $column }（{ $reach } 取整）颗
   *[no] 最多取 { $column } 颗
}。
dynamic-nim-step-left = 第 { $m } 行取 { $take } 颗{ $next ->
    [far] （取 { $skipped } 颗也不行）：{ dynamic-nim-left }
    [two] （取 { $skipped } 或 { $skipped_to } 颗也不行）：{ dynamic-nim-left }
    [farther] （取 { $skipped } 到 { $skipped_to } 颗也不行）：{ dynamic-nim-left }
    [untold] 。
   *[other] ：{ dynamic-nim-left }
}
dynamic-nim-step-passed = { dynamic-nim-step-left }射线**越过**墙 { $wall }：{ $between ->
    [all] 对手一次取完，必胜
    [over] 对手一次取完，必胜
   *[other] 不是蓝格，对手必胜
}。墙 { $wall } 出栈：以后的射线在这一行更靠右，也碰不到它。
dynamic-nim-step-stopped = { dynamic-nim-step-left }射线被墙 { $wall } 挡住：是蓝格，对手必败，**f({ $m }) = { $take }**。
dynamic-nim-step-bottom = { $m ->
    [1] 第 1 行：**射线**标出各种取法到达的格子。取 1 颗就碰到墙 0，对手必败：最少的必胜取法是 **f(1) = 1**。
   *[other] 第 { $m } 行：{ $next ->
        [far] 射线也越过墙 { $gone }，取 { $skipped } 颗不行。
        [two] 射线也越过墙 { $gone } 和 { $gone_to }，取 { $skipped } 或 { $skipped_to } 颗都不行。
        [farther] 射线也越过墙 { $gone } 到 { $gone_to }，取 { $skipped } 到 { $skipped_to } 颗都不行。
       *[other] 只剩无限长的墙 0。
    }所以只能整堆取完，使对手不能再取：最少的必胜取法是 **f({ $m }) = { $take }**。
}
dynamic-nim-step-pushed = { $wall ->
    [empty] { $m ->
        [1] 剩 1 颗时取 1 颗就必胜：墙 1 只占第 0 列。以后的射线可能碰到它，所以入**栈**（深蓝）。
       *[other] 剩 { $m } 颗时取 1 颗就必胜，f({ $m }) = 1：墙 { $m } 只占第 0 列，入栈。
    }
    [whole] 剩 { $m } 颗、最多取 { $end } 颗时先手必败（以 { $m } 颗开局正是这样）：墙 { $m } 占第 0～**{ $end }** 列，入栈。
   *[solid] 剩 { $m } 颗、最多取 { $end } 颗时先手必败：墙 { $m } 占第 0～**{ $end }** 列，入栈。
}
dynamic-nim-step-done = 表填完了：必败堆是 { $losing }。{ $end ->
    [wins] 剩 { $m } 颗时（方框），最少的必胜取法是 **f({ $m }) = { $f }**（菱形）。
    [pile] { $m } 也是必败堆：**f({ $m }) = { $f }**。
   *[plain] 剩 { $m } 颗时，最少的必胜取法是 **f({ $m }) = { $f }**。
}
dynamic-nim-step-filled = { $filled ->
    [yes] 表填完了：{ $size } 颗时，最少的必胜取法是 **{ $last }** 颗。
   *[no] { "" }
}
dynamic-nim-step-wins = ({ $m }, { $n })：取 { $take } 颗到 ({ $left }, { $cap })，是必败态（P）。这样取必胜，不必再试，所以是 **N**。{ dynamic-nim-step-filled }
dynamic-nim-step-fails = ({ $m }, { $n })：取 { $take } 颗到 ({ $left }, { $cap })，是必胜态（N），对手胜。试下一种取法。
dynamic-nim-step-none = ({ $m }, { $n })：{ $only ->
    [yes] 只有一种取法
   *[no] 最后一种取法
}，取 { $take } 颗到 ({ $left }, { $cap })，{ $only ->
    [yes] 是
   *[no] 也是
}必胜态（N）。没有必胜取法，所以是 **P**。{ dynamic-nim-step-filled }
dynamic-nim-step-n = ({ $m }, { $n })：取 { $n } 颗到 ({ $left }, { $cap })，是必败态（P）。所以这一格是 **N**，f({ $m }) = { $n }。{ dynamic-nim-step-filled }
dynamic-nim-step-p = ({ $m }, { $n })：取 { $n } 颗到 ({ $left }, { $cap })，是必胜态（N），而 ({ $m }, { $before }) 是 P。没有必胜取法，所以是 **P**。{ dynamic-nim-step-filled }
dynamic-nim-step-monotone = ({ $m }, { $n })：上限 { $before } 时必胜，上限 { $n } 时也必胜（单调性）。所以是 **N**，f({ $m }) = { $f } 不变。{ dynamic-nim-step-filled }

dynamic-nim-axis-row = m：剩下的石子 ↓
dynamic-nim-axis-column = n：最多可取 →
dynamic-nim-legend-passed = P：**已出栈**的墙
dynamic-nim-legend-p = **P：先手必败**
dynamic-nim-legend-n = **N：先手必胜**
dynamic-nim-layer = SG 值
dynamic-nim-legend-nimbers = N 格的 **SG 值**，1 至 { $most }，越大颜色越深
dynamic-nim-explain-nimber = 它的 SG 值是 **{ $nimber }**，即后继的 SG 值中未出现的最小非负整数。
dynamic-nim-layer-why = **SG 值有什么用：**只有一堆时，k = 3/2 与 k = 1 的必败石数相同，玩法一样；与别的堆同时玩就不同了：7 颗石子第一次取之前，k = 1 时 SG 值为 3，k = 3/2 时为 4。除去必败的石数，这些值随石数从不减小：已验证 k = 1、2、5/2、3 到 150 颗，但只有 k = 2 时有证明。
dynamic-nim-legend-f = **f(m)**：剩 m 颗时，最少取几颗能必胜（第 m 行第一个 1 所在的列）

dynamic-nim-stack = 栈
dynamic-nim-stack-here = 栈：射线可能撞到的墙
dynamic-nim-stack-member = 第 { $sum } 行之后：{ $sum } 本身就是必败堆
dynamic-nim-stack-digits = 第 { $sum } 行之后：{ $sum } = { $digits }（分解为必败堆之和），前缀和就是栈中各墙的行号：{ $walls }
dynamic-nim-stack-all = k < 1：从不出栈，栈里有直到 { $sum } 的每一行
dynamic-nim-stack-bottom = 栈：只有第 0 行

dynamic-nim-cost-definition = 试 { $takes } 种取法，判定 { $cells } 格
dynamic-nim-cost-rows = 判定 { $cells } 格
dynamic-nim-cost-walls = 比较 { $tests } 次，出栈 { $pops } 次，入栈 { $pushes } 次
dynamic-nim-checked = **已验证：**各方法在这一堆上结果一致，并已与暴力搜索对拍：60 颗以内的所有局面、k = p/q ≤ 8（q ≤ 8）的所有 k，以及另外几种上限规则。全部用整数运算，没有舍入。

dynamic-nim-note-at = 链接指向“{ $value }”，这里没有这个位置，所以从头开始。

dynamic-nim-rule-limit = 一堆 { $n } 颗石子，对手取 x 颗后最多取 L(x) 颗，L = { $limit }…{ $is_cap ->
    [usual] 。
   *[other] ；现在最多取 { $cap } 颗。
}
dynamic-nim-field-limit = 上限表：L(1), L(2), …，末项此后一直重复
dynamic-nim-to-limit = 改用上限表 L(1), L(2), …，代替倍数
dynamic-nim-to-factor = 改用倍数 k，代替上限表
dynamic-nim-method-numeration = 必败堆分解
dynamic-nim-to-numeration = 把 { $sum } 分解为必败堆之和
dynamic-nim-to-walls = 第 { $pile } 行的墙
dynamic-nim-phase-first = 必败堆
dynamic-nim-phase-member = 必败堆
dynamic-nim-phase-digit = 各项
dynamic-nim-phase-answer = 答案
dynamic-nim-step-first = H1 = 1：不许一次取完时，1 颗必败。它是第一个必败堆。
dynamic-nim-step-member = { $rule ->
    [factor] H{ $j } = H{ $before } + H{ $i } = **{ $value }**：H{ $i } 是满足 k·H{ $i } ≥ H{ $before } 的最小必败堆。
   *[limit] H{ $j } = H{ $before } + H{ $i } = **{ $value }**：H{ $i } 是满足 L(H{ $i }) ≥ H{ $before } 的最小必败堆。
}
dynamic-nim-step-digit = 第 { $place } 项：减去前面各项，不超过剩余部分的最大必败堆是 **{ $value }**。
dynamic-nim-step-answer = 末项就是最小的必胜取法：**f = { $value }**。每种必胜取法都是末尾若干项之和。
dynamic-nim-step-answer-lost = 末项 **f = { $value }** 本应是最小的必胜取法，但超过了现在的上限：先手必败。
dynamic-nim-step-covered = 答案已遮住，就是末项。
dynamic-nim-step-no-digits = 没有石子，不用分解，也无子可取。
dynamic-nim-stack-error = 上限表不是单调不减，栈会**出错**：第 { $m } 行栈给出 f = { $stack }，而 f({ $m }) = { $f }。这里只提供“按定义”和“逐行递推”。
dynamic-nim-cost-numeration = 求必败堆时比较 { $comparisons } 次，再分解成 { $digits } 项
dynamic-nim-checked-numeration = **已验证：**五种 k、20 万以内的每一堆，“必败堆分解”与“墙”结果一致。60 颗以内，所有必胜取法都与暴力搜索一致。石子数长达 1000 位时，k = 1 时与 lowbit 对拍，k = 2 时与齐肯多夫表示的最小项对拍。任意位数都精确。

dynamic-nim-view-board = 棋盘
dynamic-nim-view-map = 地图
dynamic-nim-view-sweep = 改变 k
dynamic-nim-view-cost = 步数比较
error-numeration-k = k = { $value } 小于 1，不能用“必败堆分解”：满足 k·x 小于 1 的每个取法 x 都必胜，整堆取完也必胜。
error-ratio = k 须是大于 0 的数，如 2、1.5 或 7/2，分子分母各不超过 { $limit } 位；{ $got }。
error-rows-large = 上限表在第 { $place } 项下降，这样的博弈用“逐行递推”求解，最多 { $limit } 颗；这一堆是 { $value }。
error-numeration-memory = 在此规则下，{ $value } 位的堆可能需要 { $needed } MB 存放必败堆；上限是 { $limit } MB。
error-limit = 上限表第 { $place } 项须是不超过 { $limit } 的整数，或 2-6 这样的范围；{ $got }。
error-limit-long = 上限表最多 { $limit } 项；这里有 { $value } 项。
error-limit-decreases = 上限表在第 { $place } 项从 { $before } 降到 { $value }。“墙”只适用于每次至多降 1 的表，“必败堆分解”和图只适用于从不下降的表；请选“按定义”或“逐行递推”。
error-definition-large = “按定义”要试每一格的每种取法，只演示到 { $limit } 颗；这一堆有 { $value } 颗，请选别的方法。
error-pile = 石子数须是不超过 { $limit } 位的整数；{ $got }。
error-pile-large = 石子数最多 { $limit } 位；{ $got }。
error-cap = 上限须是 0 到石子数 { $pile } 的整数；{ $got }。
error-cell = 石子数 { $pile }、上限 { $cap } 不在表中：石子数最多 { $size }，上限不超过石子数。
error-range-text = 这 { $count } 个数合起来超过 { $limit } 个字符。

dynamic-nim-code-numeration =
    i ← 使 { $cap } ≥ H[j] 的最小者
    H[j+1] ← H[j] + H[i]
    d ← 不超过余数的最大 H
    f(m) ← 最后一个 d
dynamic-nim-code-definition =
    对 1..n 中的每个 x：
      若 NP(m−x,{ $cap }) = 0：
        NP(m,n) ← 1，停止
    否则：NP(m,n) ← 0
dynamic-nim-code-walls =
    栈中只有墙 0，f(0) = ∞
    对每一行 m：
      当 { $cap } ≥ f(top)：
        出栈
      f(m) ← m − top
      m 入栈，成为 top
dynamic-nim-code-rows =
    若 NP(m,n−1) = 1：
      NP(m,n) ← 1
    否则：c ← min({ $cap },m−n)
      NP(m,n) ← 1−NP(m−n,c)

# 棋盘之外可看的：格子的解释、地图、k 的变动、各方法的步数。

dynamic-nim-explain-title = 剩 { $m } 颗，最多取 { $n } 颗
dynamic-nim-explain-N = 要必胜，至少取 **{ $take }** 颗：f({ $m }) = { $f } 不超过上限 { $n }。
dynamic-nim-explain-P = 没有必胜取法：f({ $m }) = { $f } 超过上限 { $n }。
dynamic-nim-explain-empty = 没有石子：先手必败。
dynamic-nim-explain-no-take = 不许取：先手必败。
dynamic-nim-why-takes = 每种取法的结果
dynamic-nim-explain-takes = 每种取法走到（剩余颗数，上限）
dynamic-nim-explain-take = { $take } → ({ $left }, { $cap }) { $outcome }
dynamic-nim-explain-read = 前驱：{ $cells }
dynamic-nim-explain-from = { $pile } 颗取 { $take } 颗
dynamic-nim-explain-show = 显示第 { $m } 行
dynamic-nim-map-scale = 每个像素是 { $cells } × { $cells } 格，P 格越多越蓝，只有一个 P 格也看得见
dynamic-nim-map-share = 从石子数 { $row }、上限 { $column } 起边长 { $side } 的方块：{ $all } 格中有 **{ $p }** 格是 P。
dynamic-nim-map-cell = 石子数 { $row }，上限 { $column }：**{ $outcome }**；f = { $f }
dynamic-nim-map-covered = 地图会显示所有答案，所以先遮住，要看答案时才显示。
dynamic-nim-map-outside = 没有这一格：上限超过了石子数。
dynamic-nim-sweep-strip = 倍数 k 从 { $from } 到 { $to } 时的必败堆，纵向为对数刻度
dynamic-nim-sweep-axis = 必败堆
dynamic-nim-sweep-walls = k = { $k } 时表中的墙，从 0 颗到 { $rows } 颗
dynamic-nim-sweep-value = k = { $k }
dynamic-nim-sweep-sentence = { $kind ->
    [below] **k = { $k }**：k 小于 { $to } 时，必败堆只有 { $piles }；其余各堆取 1 颗必胜。
    [start] **k = { $k }**：k 从 { $from } 到 { $to }（不含 { $to }）时，必败堆都相同：{ $piles }……
    [beyond] **k = { $k }** 超出了图的范围（到 { $end } 为止）。必败堆：{ $piles }……
   *[like] 只有一堆时，**k = { $k }** 与 { $from } 一样：k 从 { $from } 到 { $to }（不含 { $to }）时，必败堆都相同：{ $piles }……
}
dynamic-nim-sweep-previous = { $k ->
    [none] 上一断点
   *[other] 上一断点 **{ $k }**
}
dynamic-nim-sweep-next = { $k ->
    [none] 下一断点
   *[other] 下一断点 **{ $k }**
}
dynamic-nim-sweep-why = 上图每一横条是一个必败堆；相邻两个断点之间，所有 k 的必败堆都相同（已比对到 { $upto } 颗）。所以由必败堆就能画出墙：把 m 从大到小分解为必败堆之和，末项就是 f(m)。
dynamic-nim-sweep-limit = 这个链接给出的是上限表，没有可改变的倍数 k。
dynamic-nim-sweep-to-factor = 从 k = { $k } 开始改变
dynamic-nim-sweep-covered = 答案已遮住；必败堆会泄露答案。
dynamic-nim-cost-title = { $rule ->
    [limit] 这个上限表下，各方法的步数随石子数的变化
   *[factor] k = { $k } 时，各方法的步数随石子数的变化
}
dynamic-nim-cost-axis-size = 石子数 S
dynamic-nim-cost-axis-steps = 步数
dynamic-nim-cost-order-definition = O(S³)
dynamic-nim-cost-order-rows = O(S²)
dynamic-nim-cost-order-walls = O(S)
dynamic-nim-cost-order-numeration = O(log S)
dynamic-nim-cost-number = { $number }
dynamic-nim-cost-point = S = { $size }：{ $steps } 步
dynamic-nim-cost-point-of = { $method }，{ $point }
dynamic-nim-cost-pile = S = { $size }
dynamic-nim-cost-beyond = 这一堆有 { $digits } 位，超出了图的范围（到 { $exponent } 为止）。
dynamic-nim-cost-why = 统计的是步数，不是时间。**圆圈：**当前的石子数。在双对数刻度上，S³ 的斜率是 S 的三倍；“按定义”遇到必胜取法就停，所以低于这个上界。
dynamic-nim-cost-table = 具体数字

dynamic-nim-play-position = 剩 { $pile } 颗，可取 1 到 { $most } 颗。
dynamic-nim-play-stuck = 无子可取，还剩 { $pile } 颗。
dynamic-nim-why-N = 取 **{ $take }** 颗必胜。{ $left ->
    [0] 石子取完。
   *[other] { $needs ->
        [all] 剩 { $left } 颗时，对手只有一次取完才能胜，却最多只能取 { $cap } 颗。
       *[some] 剩 { $left } 颗时，对手至少要取 { $next } 颗才能胜，却最多只能取 { $cap } 颗。
    }
}
dynamic-nim-why-P = 先手必败：{ $m } 颗时至少要取 { $f } 颗才能胜，却最多只能取 { $n } 颗。
dynamic-nim-why-take = 取 { $take } 颗 → 剩 { $left } 颗，最多取 { $cap } 颗：{ $outcome ->
    [P] 胜
   *[N] 负
}
dynamic-nim-hint-take = { $ends ->
    [yes] 取 **{ $take }** 颗，一次取完，你就赢了。
   *[no] 取 **{ $take }** 颗：剩 { $pile } 颗，对手最多取 { $cap } 颗，必败。
}
dynamic-nim-play-board = 剩下的石子：{ $pile } 颗
dynamic-nim-not-all = 灰色：第一步不能把整堆取完。
dynamic-nim-not-more = 灰色：这一步取不到，最多取 { $most } 颗。
dynamic-nim-move = { $player }取 { $take } 颗，剩 { $pile } 颗{ $ends ->
    [yes] { "" }
   *[no] ，下一步最多取 { $cap } 颗
}

dynamic-nim-members = 必败堆
dynamic-nim-members-count = { $found } / { $all }
dynamic-nim-digits = 分解
dynamic-nim-digits-of = { $pile }：{ $found } / { $all } 项
dynamic-nim-takes = 必胜取法
dynamic-nim-takes-count = { $count } 种
dynamic-nim-more = …… 另有 { $count } 个
dynamic-nim-period = 必败堆到此为止：L({ $period }) 小于 { $period }，f 以 { $period } 为周期。
dynamic-nim-periods = { $periods } × { $period }
dynamic-nim-chain = 为什么下一个是 { $next }
dynamic-nim-chain-sum = { $h } + pre′({ $h }) = { $h } + **{ $step }** = { $next }，其中 pre′({ $h }) = { $sum }
dynamic-nim-chain-why = pre(h) 是满足 L(x) < h（取 x 颗后上限 L(x) 仍小于 h）的最大必败石子数 x，没有则为 0；pre′(h) 是紧接着它的下一个必败石子数。于是 pre′(h) = 1 + pre(h) + pre(pre(h)) + …
dynamic-nim-second = 另一种构造：从小到大枚举 x，若 x 不能由已有的必败堆按规则相加得到，就加入
dynamic-nim-second-why = 到 { $upto } 为止共 { $count } 个必败堆。
dynamic-nim-second-joins = { $x } 加入
dynamic-nim-map = 整张表的地图
dynamic-nim-spot-lost = 没有必胜取法：先手必败。
dynamic-nim-spot-won = { $more ->
    [yes] 有 { $count } 种取法必胜，最小的是：**{ $takes }**。
   *[no] 必胜取法：**{ $takes }**。
}

# 对弈：一句话的规则。
dynamic-nim-play-rule = { $limit ->
    [none] 每次取的颗数不超过对手上次的 { $k } 倍，第一步不能取完。不能取者负。
   *[other] 对手上一步取的颗数决定你最多取几颗。不能取者负。
}
dynamic-nim-take = { $take } 颗
dynamic-nim-play-last = { $player }取走了最后 { $count } 颗。

dynamic-nim-method-memo = 记忆化
