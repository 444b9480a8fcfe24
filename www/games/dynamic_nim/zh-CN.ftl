# 动态减法游戏。m 剩余石子，n 上限，f(m) 最小的必胜上限。

dynamic-nim-rule = 一堆 { $n } 颗石子，每次至多取对手上次所取的 { $k } 倍{ $is_cap ->
    [usual] 。
   *[other] ；现在至多取 { $cap } 颗。
}
dynamic-nim-field-n = 石子数 n
dynamic-nim-field-k = 倍数 k
dynamic-nim-field-cap = 上限：现在最多可取几颗
dynamic-nim-method-definition = 定义
dynamic-nim-method-rows = 逐行
dynamic-nim-method-walls = 墙
dynamic-nim-name-row = 第 { $row } 行

dynamic-nim-where = { $opening ->
    [yes] { $n } 颗
   *[no] { $n } 颗，上限 { $cap }
}
dynamic-nim-verdict-n = { dynamic-nim-where }：先手必胜，取 { $takes } 颗
dynamic-nim-verdict-n-many = { dynamic-nim-where }：先手必胜，取 { $takes } 颗，另有 { $rest } 种取法
dynamic-nim-verdict-p = { dynamic-nim-where }：先手必败，怎么取都留给对手 N 状态
dynamic-nim-verdict-stuck = { dynamic-nim-where }：先手必败，无子可取

dynamic-nim-step-start = 第 0 行：没有石子，先手必败。这堵墙**无限长**：它挡住每一条射线。
dynamic-nim-step-start-table = 第 0 行：没有石子，无论上限多大，先手都输。其余各行都由上面的行推出。
dynamic-nim-step-passed = 第 { $m } 行取 { $take } 颗：射线在第 { $between ->
    [yes] { $column } 列（{ $reach } 处）
   *[no] { $column } 列
 }**越过**墙 { $wall }，它只到第 { $end } 列。此墙出栈。
dynamic-nim-step-stopped = 第 { $m } 行取 { $take } 颗：射线在第 { $between ->
    [yes] { $column } 列（{ $reach } 处）
   *[no] { $column } 列
 }被墙 { $wall } 挡住，它到第 { $end } 列：**f({ $m }) = { $take }**。
dynamic-nim-step-bottom = 第 { $m } 行：别的墙都没有了。整堆取完到第 0 行，无限长的墙挡住一切射线：**f({ $m }) = { $take }**。
dynamic-nim-step-pushed = { $wall ->
    [empty] 第 { $m } 行入栈。f({ $m }) = 1，墙只有第 0 列：上限至少为 1 就能赢。
   *[solid] 第 { $m } 行入栈：上限不超过 { $end } 时先手必败，墙到第 **{ $end }** 列。
}
dynamic-nim-step-wins = ({ $m }, { $n })：取 { $take } 颗到 ({ $left }, { $cap })，那是 P 状态，这样就赢，不必再试：**N 状态**。
dynamic-nim-step-fails = ({ $m }, { $n })：取 { $take } 颗到 ({ $left }, { $cap })，那是 N 状态，对手能赢。试下一种取法。
dynamic-nim-step-none = ({ $m }, { $n })：最后一种取法，取 { $take } 颗到 ({ $left }, { $cap })，也是 N 状态。没有必胜取法：**P 状态**。
dynamic-nim-step-n = ({ $m }, { $n })：取 { $n } 颗到 ({ $left }, { $cap })，那是 P 状态，所以 ({ $m }, { $n }) 是 **N 状态**，f({ $m }) = { $n }。
dynamic-nim-step-p = ({ $m }, { $n })：取 { $n } 颗到 ({ $left }, { $cap })，那是 N 状态，而 ({ $m }, { $before }) 是 P 状态，没有必胜取法：**P 状态**。
dynamic-nim-step-monotone = ({ $m }, { $n })：上限 { $before } 能赢，上限 { $n } 也能赢（单调性），所以是 **N 状态**；f({ $m }) = { $f } 不变。

dynamic-nim-legend-stack = P：**栈中**的墙
dynamic-nim-legend-passed = P：**已出栈**的墙
dynamic-nim-legend-p = **P**：先手必败
dynamic-nim-legend-n = **N**：先手必胜
dynamic-nim-legend-f = **f(m)**：第一个 1

dynamic-nim-stack = 栈
dynamic-nim-stack-digits = { $sum } = { $digits }（分解为必败的堆），栈中各墙的行号就是从左加到这里的和
dynamic-nim-stack-all = k < 1：从不出栈，栈里有直到 { $sum } 的每一行
dynamic-nim-stack-bottom = 栈：只有第 0 行

dynamic-nim-cost-definition = 试 { $takes } 种取法，判定 { $cells } 格
dynamic-nim-cost-rows = 判定 { $cells } 格
dynamic-nim-cost-walls = 比较 { $tests } 次，出栈 { $pops } 次，入栈 { $pushes } 次
dynamic-nim-checked = **验证：**各方法都对这一堆算过，结果一致。测试与规则本身逐一比对：60 颗以内的每个局面，k = p/q ≤ 8（q ≤ 8）的每个 k 值，以及其他一些。胜负只由整数判定，从不取近似。

dynamic-nim-note-outdated = 棋盘和下面的文字仍是 { $n } 颗、{ $rule } 的。
dynamic-nim-note-at = 链接指向“{ $value }”，这里没有这个位置；从头开始。

dynamic-nim-rule-limit = 一堆 { $n } 颗石子，对手取 x 颗后至多取 L(x) 颗，L = { $limit }…{ $is_cap ->
    [usual] 。
   *[other] ；现在至多取 { $cap } 颗。
}
dynamic-nim-field-limit = 限制：L(1), L(2), …，末项一直有效
dynamic-nim-to-limit = 任意限制：用列表 L(1), L(2), … 代替倍数
dynamic-nim-to-factor = 用倍数 k 代替列表
dynamic-nim-method-numeration = 记数
dynamic-nim-to-numeration = 把 { $sum } 写成必败堆之和
dynamic-nim-to-walls = 第 { $pile } 行的墙
dynamic-nim-phase-first = 必败堆
dynamic-nim-phase-member = 必败堆
dynamic-nim-phase-digit = 各项
dynamic-nim-phase-answer = 答案
dynamic-nim-step-first = H1 = 1：不许一次取完时，1 颗必败。必败堆由此开始。
dynamic-nim-step-member = { $rule ->
    [factor] H{ $j } = H{ $before } + H{ $i } = **{ $value }**：H{ $i } 是满足 k·H{ $i } ≥ H{ $before } 的最小必败堆。
   *[limit] H{ $j } = H{ $before } + H{ $i } = **{ $value }**：H{ $i } 是满足 L(H{ $i }) ≥ H{ $before } 的最小必败堆。
}
dynamic-nim-step-digit = 第 { $place } 项：剩余部分中最大的必败堆是 **{ $value }**。
dynamic-nim-step-answer = 末项就是最小的必胜取法：**f = { $value }**。每种必胜取法都是这个和的一段末尾。
dynamic-nim-step-answer-lost = 最小的必胜取法应是末项 **f = { $value }**，但超过了现在的上限：先手必败。
dynamic-nim-step-covered = 答案已遮住，它就在末项里。
dynamic-nim-step-no-digits = 没有石子，无可分解，也无子可取。
dynamic-nim-stack-error = 列表有下降，栈会**出错**：第 { $m } 行栈给出 f = { $stack }，而 f({ $m }) = { $f }。这里只提供定义和逐行。
dynamic-nim-cost-numeration = { $comparisons } 次比较求必败堆，分解为 { $digits } 项
dynamic-nim-checked-numeration = **验证：**测试中，记数与墙对五种倍数、20 万以内的每一堆比对；所有必胜取法与规则本身比对到 60；1000 位的堆与最低二进制位（k = 1）和齐肯多夫表示（k = 2）比对。任意位数都精确。

dynamic-nim-view-board = 棋盘
dynamic-nim-view-map = 地图
dynamic-nim-view-sweep = 改变 k
dynamic-nim-view-cost = 步数比较
error-rows-large = 列表在第 { $place } 项下降；这样的游戏逐行求解，石子数最多 { $limit }；这一堆是 { $value }。
error-numeration-memory = 在此规则下，{ $value } 位的堆可能需要 { $needed } MB 存放必败堆；上限是 { $limit } MB。
error-numeration-k = k = { $value } 小于 1，没有记数：凡是 k·x 小于 1 的取法 x，以及整堆取完，都能赢。
error-limit = 列表第 { $place } 项须是不超过 { $limit } 的整数，或 2-6 这样的范围；{ $got }。
error-limit-long = 列表最多 { $limit } 项；这里有 { $value } 项。
error-limit-decreases = 列表在第 { $place } 项从 { $before } 降到 { $value }：墙和记数会出错，请选定义或逐行。
error-definition-large = “定义”要试每一格的每种取法，只展示到 { $limit } 颗；这一堆有 { $value } 颗，请选别的方法。
error-pile = 石子数须是不超过 { $limit } 位的整数；{ $got }。
error-pile-large = 石子数最多 { $limit } 位；{ $got }。
error-ratio = k 须是大于 0 的数，如 2、1.5 或 7/2，分子分母各不超过 { $limit } 位；{ $got }。
error-cap = 上限须是 0 到石子数 { $pile } 的整数；{ $got }。
error-cell = 石子数 { $pile }、上限 { $cap } 不在表中：石子数最多 { $size }，上限不超过石子数。
error-range-text = 这 { $count } 个数合起来超过 { $limit } 个字符。

dynamic-nim-code-numeration =
    i ← 使 { $cap } ≥ H[j] 的最小者
    H[j+1] ← H[j] + H[i]
    d ← 不超过余数的最大 H
    f(n) ← 最后一个 d
dynamic-nim-code-definition =
    对 1..n 中的每个 x：
      若 NP(m−x,{ $cap }) = 0：
        NP(m,n) ← 1，停止
    否则：NP(m,n) ← 0
dynamic-nim-code-walls =
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

dynamic-nim-explain-title = 剩 { $m } 颗，上限 { $n }
dynamic-nim-explain-N = 最小的必胜取法是 **{ $take }** 颗：f({ $m }) = { $f } 不超过上限 { $n }。
dynamic-nim-explain-P = 没有必胜取法：f({ $m }) = { $f } 超过上限 { $n }。
dynamic-nim-explain-empty = 没有石子：先手已输。
dynamic-nim-explain-no-take = 不许取：先手已输。
dynamic-nim-explain-takes = 每种取法的结果
dynamic-nim-explain-take = { $take } → ({ $left }, { $cap }) { $outcome }
dynamic-nim-explain-read = 由这些局面到达：{ $cells }
dynamic-nim-explain-from = { $pile } 颗取 { $take } 颗
dynamic-nim-explain-unread = 表中没有取法到达这里。
dynamic-nim-explain-show = 显示第 { $m } 行
dynamic-nim-map-scale = 一像素是 { $cells } × { $cells } 格，P 格越多越蓝，只有一个也看得见
dynamic-nim-map-share = 从堆 { $row }、上限 { $column } 起边长 { $side } 的方块：{ $all } 格中有 **{ $p }** 格是 P。
dynamic-nim-map-cell = 堆 { $row }，上限 { $column }：**{ $outcome }**；f = { $f }
dynamic-nim-map-covered = 地图会显示所有答案；要看答案之前，它是遮住的。
dynamic-nim-map-outside = 没有这一格：上限超过了堆。
dynamic-nim-sweep-strip = 倍数 k 从 { $from } 到 { $to } 时的必败堆，向上为对数刻度
dynamic-nim-sweep-axis = 必败堆
dynamic-nim-sweep-walls = k = { $k } 时表中的墙，从 0 颗到 { $rows } 颗
dynamic-nim-sweep-value = k = { $k }
dynamic-nim-sweep-sentence = { $kind ->
    [below] **k = { $k }**：k 小于 { $to } 时，必败堆只有 { $piles }；其余各堆取 1 颗必胜。
    [start] **k = { $k }**：k 从 { $from } 到 { $to }（不含 { $to }）时，必败堆都相同：{ $piles }……
    [beyond] **k = { $k }** 超出了图的范围（到 { $end } 为止）。必败堆：{ $piles }……
   *[like] **k = { $k }** 与 { $from } 一样：k 从 { $from } 到 { $to }（不含 { $to }）时，必败堆都相同：{ $piles }……
}
dynamic-nim-sweep-previous = { $k ->
    [none] 上一断点
   *[other] 上一断点 **{ $k }**
}
dynamic-nim-sweep-next = { $k ->
    [none] 下一断点
   *[other] 下一断点 **{ $k }**
}
dynamic-nim-sweep-why = 上图每一横条是一个必败堆；相邻两个断点之间，所有 k 的玩法都一样（已比对到 { $upto } 颗）。所以墙可以由必败堆画出：把 m 从大到小分解为必败堆之和，末项就是 f(m)。
dynamic-nim-sweep-limit = 这个链接给出的是限制的列表，没有可变动的倍数 k。
dynamic-nim-sweep-to-factor = 从 k = { $k } 开始变动
dynamic-nim-sweep-covered = 答案已遮住；必败堆会泄露答案。
dynamic-nim-cost-title = { $rule ->
    [limit] 各方法的步数随石子数的变化，限制为这个列表
   *[factor] 各方法的步数随石子数的变化，k = { $k }
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
dynamic-nim-cost-why = 步数是数出来的，不是计时。**圆圈：**当前的堆。在对数刻度上，S³ 的斜率是 S 的三倍；“定义”遇到必胜取法就停，所以低于这个上界。
dynamic-nim-cost-table = 具体数字

dynamic-nim-play-position = 剩 { $pile } 颗，可取 1 到 { $most } 颗。
dynamic-nim-play-stuck = 无子可取，还剩 { $pile } 颗。
dynamic-nim-why-N = 轮到的一方能赢：取 **{ $take }** 颗。
dynamic-nim-why-P = 无论怎么取，对方都能赢。
dynamic-nim-why-take = 取 { $take } → 剩 { $left }，至多取 { $cap }：{ $outcome ->
    [P] 胜
   *[N] 负
}
dynamic-nim-hint-take = 取 **{ $take }** 颗：剩 { $pile } 颗，上限 { $cap }，对方必败。
dynamic-nim-play-board = 剩下的石子：{ $pile } 颗
dynamic-nim-hint-none = 没有必胜取法：少取一些，等对手出错。
dynamic-nim-move = { $player }取 { $take } 颗 → 剩 { $pile } 颗，上限 { $cap }

dynamic-nim-members = 必败的堆
dynamic-nim-members-count = { $found } / { $all }
dynamic-nim-digits = 分解
dynamic-nim-digits-of = { $pile }：{ $found } / { $all } 项
dynamic-nim-takes = 必胜取法
dynamic-nim-takes-count = { $count } 种
dynamic-nim-more = …… 另有 { $count } 个
dynamic-nim-period = 到此为止：L({ $period }) 小于 { $period }，f 以 { $period } 为周期。
dynamic-nim-periods = { $periods } × { $period }
dynamic-nim-second = 第二种构造：不能写成这种和的 x 加入
dynamic-nim-second-why = 到 { $upto } 为止共 { $count } 个必败堆。
dynamic-nim-second-joins = { $x } 加入
dynamic-nim-map = 整张表的地图
dynamic-nim-spot-lost = 怎么取都不能取胜：先手必败。
dynamic-nim-spot-won = { $more ->
    [yes] 有 { $count } 种取法必胜，最小的是：**{ $takes }**。
   *[no] 必胜取法：**{ $takes }**。
}

# 对弈：一句话的规则。
dynamic-nim-play-rule = { $limit ->
    [none] 取石子：对手取 x 颗后，你最多取 { $k } × x 颗。不能取者输。
   *[other] 取石子：对手取的颗数决定你最多取几颗。不能取者输。
}
dynamic-nim-take = { $take } 颗
dynamic-nim-play-last = { $player }取走了最后 { $count } 颗。
