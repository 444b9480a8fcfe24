# 威佐夫博弈。两堆 a 与 b；第 i 颗星是 (aᵢ, bᵢ) 或它的镜像。

wythoff-rule = 两堆石子，{ $a } 颗与 { $b } 颗。每次从一堆取任意颗，或从两堆取同样多颗，取到最后一颗者胜。
wythoff-field-a = 堆 a
wythoff-field-b = 堆 b
wythoff-grid = 星阵
wythoff-method-stars = 星
wythoff-method-mex = mex 递推
wythoff-method-beatty = Beatty 公式
wythoff-method-definition = 按定义
wythoff-view-grid = 星阵
wythoff-view-ratio = 比值
wythoff-view-rounding = 取整
wythoff-view-partition = 划分
wythoff-view-zeckendorf = 齐肯多夫
wythoff-layer = SG 值
wythoff-to-position = 跳到当前局面
wythoff-cell = ({ $column }, { $row })
wythoff-number = { $number }

wythoff-verdict-n = ({ $a }, { $b }) 先手必胜：走到 { $targets }
wythoff-verdict-p = ({ $a }, { $b }) 先手必败：无论怎么走都到必胜态（N）
wythoff-verdict-stuck = (0, 0) 先手必败：已经不能再走

wythoff-star-start = 格 (a, b) 表示两堆各有 a 颗和 b 颗，方框标出当前局面。**星**就是必败态（P）：能走到星的局面必胜。
wythoff-cell-start = 按定义逐格填表：有一步能走到必败态（P），这一格就是必胜态（**N**）；一步也没有，就是 **P**。
wythoff-cell-corner = (0, 0)：没有石子，不能再走，先手必败（**P**）。
wythoff-cell-n = ({ $a }, { $b })：查看的第 { $read } 格 ({ $to_a }, { $to_b }) 是 P。走到那里就必胜，所以是 **N**。
wythoff-cell-p = ({ $a }, { $b })：一步能到的 { $read } 格都是 N，没有必胜走法，所以是 **P**，是一颗星。
wythoff-star-corner = (0, 0)：无子可取，先手必败（**P**），是第一颗星。
wythoff-star-corner-lines = 第 0 行、第 0 列和对角线上的其他格子，一步就能走到 (0, 0)，先手必胜，都是 **N**。
wythoff-star-placed = 按列扫描，第一个灰格是 ({ $a }, { $b }){ $first ->
    [yes] （第 { $a } 列第 { $b } 行）
   *[no] { "" }
}：走一步到不了任何星，所以是 **P**，一颗新的星。
wythoff-star-mirror = ({ $a }, { $b }) 由 ({ $b }, { $a }) 交换两堆得到，所以也是星（**P**）。
wythoff-star-lines = ({ $a }, { $b }) 右边、下方和右下对角线上的每一格，一步就能走到这颗星，所以都是 **N**。

wythoff-mex-start = 逐项构造两个数列：aᵢ 是还没用过的最小非负整数（**mex**），bᵢ = aᵢ + i。
wythoff-mex-corner = b₀ = 0 + 0 = **0**：角上的 (0, 0)。
wythoff-mex-passed = { $x } 已用作 b{ $sub }：mex **跳过**它。
wythoff-mex-end = { $x } 已用作 b{ $sub }。从 1 到 { $n } 的每个整数**恰好用一次**。
wythoff-mex-chosen = { $x } 是还没用过的最小整数：**a{ $sub } = { $x }**。
wythoff-mex-marked = b{ $sub } = { $a } + { $i } = **{ $b }**。差 { $i } 是新的，所以对角线也是新的：星 ({ $a }, { $b }) 与 ({ $b }, { $a })。

wythoff-beatty-start = 不必搜索：aᵢ = ⌊iφ⌋，bᵢ = aᵢ + i = ⌊iφ²⌋，φ = (1 + √5)/2。星紧贴两条**射线** b = φa 与 a = φb。
wythoff-beatty-difference = i = |a − b| = **{ $i }**。这条对角线上只有一颗星，序号就是 i。
wythoff-beatty-root = r = ⌊√(5i²)⌋ = **{ $root }**，只用整数运算，没有舍入。
wythoff-beatty-star = { $reach ->
    [here] aᵢ = ⌊(i + r)/2⌋ = **{ $lower }**，正是较小的一堆：当前局面就是这颗星。
    [below] aᵢ = ⌊(i + r)/2⌋ = **{ $lower }**，小于较小的一堆：两堆各取 { $distance } 颗。
   *[beyond] aᵢ = ⌊(i + r)/2⌋ = **{ $lower }**，大于较小的一堆：这条对角线上的星在更远处，走不到。
}
wythoff-beatty-row = { $reach ->
    [here] 第 { $y } 行的星是 ({ $x }, { $y })，就是当前局面。
    [below] 第 b 行的星在 a = { $x }：从 a 取 **{ $distance }** 颗。
   *[beyond] 到第 b 行的星，a 要加 **{ $distance }**，走不到。
}
wythoff-beatty-column = { $reach ->
    [here] 第 { $x } 列的星是 ({ $x }, { $y })，就是当前局面。
    [below] 第 a 列的星在 b = { $y }：从 b 取 **{ $distance }** 颗。
   *[beyond] 到第 a 列的星，b 要加 **{ $distance }**，走不到。
}
wythoff-beatty-answer = { $outcome ->
    [P] 从星一步走不到另一颗星，先手必败（**P**）。
   *[N] 有 { $count } 种必胜走法，各走到一颗更近的星，先手必胜（**N**）。
}
wythoff-beatty-covered = 答案已遮住。

wythoff-ratio-title = aᵢ / i 趋于 φ
wythoff-ratio-start = aᵢ 是 iφ 的整数部分，所以 iφ − 1 < aᵢ < iφ。除以 i：aᵢ/i 比 φ 小，差不到 **1/i**。
wythoff-ratio-point = a{ $sub } / { $i } = { $a } / { $i } = **{ $ratio }**，在 φ − 1/{ $i } 与 φ 之间。
wythoff-ratio-why = 由计数可得 i ≤ aᵢ ≤ 2i，所以比值总在 1 与 2 之间（虚线）。但**有界不等于收敛**：1, 2, 1, 2, … 也在其间。为什么是 φ？从 1 到 aᵢ 的每个整数恰用一次：i 个是小值，设 t 个是大值，则 t + i = aᵢ。若 aᵢ 约为 ci，bᵢ 约为 (c + 1)i，则 t 约为 ci/(c + 1)。于是 c/(c + 1) + 1 = c，即 **c² = c + 1**：c = φ。

wythoff-partition-title = 每个整数恰为一个 aᵢ 或一个 bᵢ
wythoff-partition-start = 上面是 φ 的倍数，下面是 φ² 的倍数。为什么每个整数**恰好**分到**一个**？取 x = { $x }。
wythoff-partition-zero = 0 既是 a₀ 又是 b₀：角。从 1 起，每个整数恰为两者之一。请选一个。
wythoff-partition-lowers = φ 的正倍数有 p = **{ $p }** 个小于 { $x }：{ $x }/φ = { $phi }… 的整数部分，而它不是整数。所以 x/φ − 1 < p < x/φ。
wythoff-partition-uppers = φ² 的正倍数有 q = **{ $q }** 个小于 { $x }：{ $x }/φ² = { $phi2 }… 的整数部分，也不是整数。
wythoff-partition-sum = 相加：1/φ + 1/φ² = 1，所以 { $x } − 2 < p + q < { $x }。其间只有一个整数：p + q = **{ $before }**。
wythoff-partition-next = 对 { $next } 同样：{ $p2 } + { $q2 } = **{ $x }**。比刚才多一个。
wythoff-partition-one = 所以 { $x } 与 { $next } 之间恰有一个倍数：{ $which ->
    [a] 是 φ 的倍数。**{ $x } = a{ $p2sub }**。
   *[b] 是 φ² 的倍数。**{ $x } = b{ $q2sub }**。
}
wythoff-rounding-title = iφ 的三种取整
wythoff-rounding-floor = 下取整
wythoff-rounding-ceiling = 上取整
wythoff-rounding-nearest = 四舍五入
wythoff-rounding-start = 有一篇原文说这三种取整“一样”。它们都给出必败态中较小的一堆 aᵢ 吗？
wythoff-rounding-point = { $i }φ = { $multiple }：下取整 **{ $floor }**，上取整 { $ceiling }，四舍五入 { $nearest }。{ $same ->
    [yes] 这里上取整得不到必败态。
   *[no] 只有下取整给出必败态 ({ $floor }, { $floor } + { $i })。
}
wythoff-rounding-why = 蓝色的是 aᵢ，划去的不是。φ 是无理数，所以上取整总是大 1；四舍五入从 i = 1 起就错：只要 iφ 的小数部分大于 ½ 就会出错。
wythoff-partition-why = 这就是 Beatty 定理（S. Beatty，1926），对任意满足 1/α + 1/β = 1 的两个无理数成立。点一个整数，就取它为 x。
wythoff-strip-lowers = iφ → aᵢ
wythoff-strip-uppers = iφ² → bᵢ
wythoff-integer = x = { $x }
wythoff-field-x = 整数 x
wythoff-integer-less = 减一
wythoff-integer-more = 加一

wythoff-zeckendorf-title = { $x } 的斐波那契表示
wythoff-zeckendorf-start = 把 { $x } 写成斐波那契数之和，每次取不超过余数的最大一个，共 { $ones } 项。
wythoff-zeckendorf-zero = 0 是空和。它既是 a₀ 又是 b₀：角。
wythoff-zeckendorf-digit = 不超过 { $rest } 的最大斐波那契数是 **{ $value }**。
wythoff-zeckendorf-zeros = { $zeros ->
    [0] 末尾没有零，即偶数个：**小值** aᵢ。
   *[other] 末尾有 { $zeros } 个零，{ $which ->
        [a] 偶数个：**小值** aᵢ。
       *[b] 奇数个：**大值** bᵢ。
    }
}
wythoff-zeckendorf-partner = { $which ->
    [a] 左移一位得到配对的数，**bᵢ = { $partner }**。这一对就是一颗星。
   *[b] 右移一位得到配对的数，**aᵢ = { $partner }**。这一对就是一颗星。
}
wythoff-zeckendorf-why = 齐肯多夫定理：每个数都能唯一地写成互不相邻的斐波那契数之和。末尾有偶数个零的是小值，再添一个零就是它的大值。
wythoff-partner = { $which ->
    [a] aᵢ
   *[b] bᵢ
}

wythoff-rest = { $outcome ->
    [P] 当前局面是星，而从星一步走不到另一颗星，所以是 **P**。
   *[N] 有 { $count } 步可走到星，所以是 **N**。
}更大的星由 Beatty 公式直接算出。

wythoff-name-start = 开始
wythoff-name-star = 星 ({ $a }, { $b })
wythoff-name-cells = 第 { $b } 行
wythoff-name-pair = 第 { $i } 对
wythoff-name-difference = 差
wythoff-name-root = 平方根
wythoff-name-diagonal = 对角线
wythoff-name-row = 行
wythoff-name-column = 列
wythoff-name-answer = 答案
wythoff-name-ratio = i = { $i }
wythoff-name-lowers = p
wythoff-name-uppers = q
wythoff-name-sum = p + q
wythoff-name-next = x + 1
wythoff-name-one = 恰一个
wythoff-name-digits = { $found } / { $ones }

wythoff-readout-cell = ({ $a }, { $b })：**{ $outcome }**
wythoff-readout-row = 被星 **({ $a }, { $b })** 的行覆盖
wythoff-readout-column = 被星 **({ $a }, { $b })** 的列覆盖
wythoff-readout-diagonal = 被星 **({ $a }, { $b })** 的对角线覆盖
wythoff-readout-grundy = SG 值 **{ $value }**
wythoff-readout-share = 从 ({ $a }, { $b }) 起边长 { $side } 的正方形：{ $all } 格中有 **{ $p }** 颗星。
wythoff-legend-p = **P：先手必败**（星）
wythoff-legend-n = **N：先手必胜**
wythoff-legend-numbers = 数字：最先覆盖该格的星的编号
wythoff-legend-grundy = SG 值从 1 到 { $most }，每堆不超过 { $limit }
wythoff-scale = 每个像素是 { $cells } × { $cells } 格
wythoff-covered = 答案已遮住；这个视图会泄露它。
wythoff-large = { $method ->
    [definition] 按定义逐格填只演示到每堆 { $limit }。星阵仍然精确；“Beatty 公式”可以演示任意大小。
    [stars] 逐颗放星只演示到每堆 { $limit }。星阵仍然精确；“Beatty 公式”可以演示任意大小。
   *[mex] 逐对求 mex 只演示到每堆 { $limit }。星阵仍然精确；“Beatty 公式”可以演示任意大小。
}
wythoff-note-view = 视图“{ $view }”属于方法“Beatty 公式”，所以这里显示星阵。
wythoff-note-at = 链接指向“{ $value }”，这里没有这个位置，所以从头开始。
error-coordinate = { $name }须是不超过 { $limit } 位的整数；{ $got }。

wythoff-number-line = 整数，每个恰用一次
wythoff-pairs = 数对：{ $made } / { $all }

wythoff-cost = 局面 ({ $a }, { $b })：求出 { $n } 以内所有星的运算次数
wythoff-cost-stars = 检查 { $looked } 格，放 { $stars } 颗星，线经过 { $covered } 格
wythoff-cost-mex = 求出 { $pairs } 对，跳过 { $passed } 个用过的数
wythoff-cost-beatty = 只需开一次平方根：√5，算到 { $digits } 位
wythoff-cost-definition = { $cells } 格，共查看后继 { $read } 次
wythoff-cost-none = 只到 { $limit }
wythoff-checked = **已验证：**在这个范围内，各方法得到的星完全一致。各方法都已与暴力搜索对拍（每堆不超过 90 颗的所有局面、所有走法），彼此之间也对拍到了 100,000。
wythoff-checked-beatty = **依据** Beatty 定理与整数开平方。已与暴力搜索对拍到每堆 90，与另两种方法对拍到 100,000。数百位的数则与齐肯多夫表示对拍。

wythoff-explain-corner = 没有石子：先手必败。
wythoff-explain-P = 这是一颗**星**，即必败的格子。它的行、列、对角线上没有别的星，所以无论走哪一步，对手都能胜。
wythoff-explain-N = **星**是必败的格子，这一格的每条线上各有一颗；一步走到星就必胜。
wythoff-explain-row = { $reach ->
    [below] 从 **a** 堆取 { $distance } 颗 → **({ $x }, { $y })**
   *[beyond] 从 **a** 堆取：本行的星在 ({ $x }, { $y })，a 要加 { $distance }，走不到
}
wythoff-explain-column = { $reach ->
    [below] 从 **b** 堆取 { $distance } 颗 → **({ $x }, { $y })**
   *[beyond] 从 **b** 堆取：本列的星在 ({ $x }, { $y })，b 要加 { $distance }，走不到
}
wythoff-explain-diagonal = { $reach ->
    [below] **两堆**各取 { $distance } 颗 → **({ $x }, { $y })**
   *[beyond] **两堆**同取：本对角线的星在 ({ $x }, { $y })，两堆都要加 { $distance }，走不到
}

wythoff-play-position = 两堆 { $a } 与 { $b }{ $begins ->
    [small] ，先下一盘小的
   *[usual] { "" }
}。
wythoff-take-from = 从哪里取
wythoff-take-row = a
wythoff-take-column = b
wythoff-take-diagonal = 两堆
wythoff-move = { $player }从{ $line ->
    [row] {" "}a 堆取
    [column] {" "}b 堆取
   *[diagonal] 两堆各取
} { $take } 颗，剩 ({ $a }, { $b })
wythoff-hint-move = 从{ $line ->
    [row] {" "}a 堆取
    [column] {" "}b 堆取
   *[diagonal] 两堆各取
} **{ $take }** 颗：{ $ends ->
    [yes] 全部取完，你获胜
   *[no] 到 **({ $a }, { $b })**，此后对手怎么走都输
}。
wythoff-move-name = { $line ->
    [row] a 堆取
    [column] b 堆取
   *[diagonal] 两堆各取
} { $take } 颗 → ({ $a }, { $b })
wythoff-why-play = { $wins ->
    [ends] 一次取完，对手不能再走，你就赢了。
    [yes] ({ $a }, { $b }) 是必败态，一步就能走到。从一个必败态走不到另一个。
   *[no] ({ $a }, { $b }) 是必败态：走不到别的必败态，而对手总能再走回一个。
}
wythoff-why-lines = 显示必败的格子

wythoff-code-definition =
    逐行看每一格 (a,b)：
    依次看它的后继：
    是 P：(a,b) 为 N，看下一格
    都不是 P：(a,b) 为 P
wythoff-code-stars =
    (a,b) ← 下一灰格，a ≤ b
    放星 (a,b)、(b,a)
    覆盖它们的行和列
    覆盖它们的对角线
wythoff-code-mex =
    aᵢ ← mex{"{"}aⱼ, bⱼ : j < i{"}"}
    bᵢ ← aᵢ + i
    星 (aᵢ,bᵢ) 与 (bᵢ,aᵢ)
wythoff-code-beatty =
    i ← |a − b|
    r ← ⌊√(5·i·i)⌋
    aᵢ ← ⌊(i + r)/2⌋，bᵢ ← aᵢ + i
    P 当且仅当 aᵢ = min(a, b)
    N：某条线上有更近的星
wythoff-code-rounding =
    a[i] ← ⌊i·φ⌋
    必败态 ← (a[i], a[i] + i)
wythoff-code-ratio =
    aᵢ = ⌊iφ⌋
    iφ − 1 < aᵢ < iφ
    φ − 1/i < aᵢ/i < φ
wythoff-code-partition =
    x/φ − 1 < p < x/φ
    x/φ² − 1 < q < x/φ²
    x − 2 < p + q < x
    p + q = x − 1
wythoff-code-zeckendorf =
    F ← 不超过余数的最大斐波那契数
    余数 ← 余数 − F
    z ← 末尾的零的个数
    z 为偶数：x = aᵢ，bᵢ = x 左移一位
    z 为奇数：x = bᵢ，aᵢ = x 右移一位

# 对弈：规则和该做的事，各一句话。
wythoff-play-rule = 从一堆取任意颗（向左取 a，向上取 b），或从两堆取同样多颗（斜线）。取到最后一颗者胜。
wythoff-refused = 皇后只能向左、向上或向左上斜走，沿着画出的线。
wythoff-do = 皇后所在的列、行就是两堆的颗数，走到 (0, 0) 者胜。点击线上的一格，把它{ $is_first ->
    [yes] 从 ({ $a }, { $b }) 移过去
   *[no] 移过去
}。
