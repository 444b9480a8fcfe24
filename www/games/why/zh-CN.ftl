# 由学习者自己完成的证明。

why-about = 要证明什么
why-about-xor = 为什么是异或？
why-about-mex = 为什么是 mex？
why-about-stairs = 为什么只看奇数级？
why-about-beatty = 为什么星恰好在这些格？
why-part = 证明的各部分
why-part-1 = 1 三条性质
why-part-2 = 2 填表
why-part-3 = 3 找公式
why-believed = 选一个公式
why-believed-values = 选一个函数
why-believed-shortest = 到终点的最少步数
why-believed-options = 后继的个数
why-believed-parity = 到终点最长路的奇偶
why-believed-zero-one = 先手必胜为 1，否则为 0
why-believed-largest = 后继的最大值加 1
why-beside = 检验：顶点 { $vertex } 旁放一堆 { $heap } 颗
why-beside-large = 检验到 { $limit } 颗为止。
why-beside-move = { $part ->
    [0] 棋子走到 { $to }
   *[other] 堆剩 { $to }
}
why-beside-answer = { $challenge } → { $is_answered ->
    [yes] { $answer }
   *[other] 无法应对：这一步赢
}
why-beside-none = 没有任何走法：先手必败。
why-covered = 答案已隐藏。
why-class = 教师可在课前课后各测一次：
why-class-questions = 两道题
why-class-collect = 比较结果
why-go-on = 从这里继续
why-take-back = 撤回最后一步
why-made = 已走 { $count } 步，步步有应对。
why-unread = 无法读出这个断言。

why-rule-facts = { $fact ->
    [losing-part] 断言：两个必败态并排，先手必败。不信就走一步！
    [order] 断言：相同的几堆换个次序并排，先手仍必败。各堆：
   *[twin] 断言：两个相同的局面并排，先手必败。不信？走一步试试！每个局面的各堆：
}
why-rule-table = 已有两堆：a 颗（行）和 b 颗（列）。再添一堆，这堆要有几颗，整个局面才是必败态？
why-rule-formula = a、b 两堆旁的第三堆，公式为：
why-rule-values = 要求：每个顶点的值与各后继都不同，而比它小的值都在后继中出现。边：
why-rule-beatty = 断言：威佐夫博弈中，每个正整数恰在一个必败数对里。请说一个数：
why-field-number = 1 到 1000000000 的整数
why-rule-stairs = 断言：先手必败。各级石子数（从地面起）：
why-field-stairs = 各级的石子数，用逗号隔开，从地面起
why-field-heaps = 两堆石子，每堆至多 7 颗，用逗号分隔
why-field-formula = 含 a、b 的公式，如 max(a, b)
why-field-edges = 从顶点到顶点的边，如 0-1，用逗号分隔

why-table = 第三堆
why-place = { $row } 与 { $column }
why-graph = 图
why-vertex = 顶点 { $vertex }
why-graph-none = 没有可显示的图。
why-formula-none = 输入一个公式，或选一个。这里会显示它最先出错的两堆。
why-heap = 第 { $number } 堆
why-side = { $number ->
    [1] 第一个局面
   *[other] 第二个局面
}
why-pair = 公式最先出错的两堆
why-pair-heap = { $heap ->
    [claimed] 第三堆
   *[other] { $heap } 堆
}
why-sum = 异或和
why-binary = 三堆的二进制
why-bouton = 最高的奇数列是 { $column }。{ $heap } 颗的堆在此为 1：{ $digits } 取反成 { $digits_left }，即 { $heap } 颗变为 { $left } 颗。
why-try = { $is_answering ->
    [yes] 应对
   *[no] 试一步
}
why-other-answer = 证明里的应对是**另一步**：请再找一找，或{ hand-next }看应对。
why-challenge = { why-try }：从{ $heap }取 { $take } 颗
why-pairs = 威佐夫博弈的必败数对
why-pairs-number = 第几对
why-pairs-lower = 较小数
why-pairs-upper = 较大数
why-legend-named = 所说的数
why-legend-pair = 它所在的数对
why-stars = 威佐夫博弈的星
why-stairs = 阶梯
why-floor = 地面
why-stairs-challenge = { why-try }：从第 { $stair } 级移 { $count } 颗
why-legend-moved = 先手移下的石子
why-legend-moved-on = 后手移下的石子
why-legend-challenged = 先手取走的石子
why-legend-answered = 后手应对时取走的石子
why-legend-forced = 正确：只能是这个数
why-legend-shown = 自动填入
why-legend-wrong = 错误
why-fact = { $fact ->
    [twin] 两个相同的局面
    [order] 相同的几堆，次序不同
   *[other] 两个必败态
}

# 不同的博弈并排。
why-about-sg = 为什么不同的博弈也能相加？
why-rule-sg = 每部分的值各是多少？
why-sg-field = { $name ->
    [pins] 木瓶
    [heap] 石子
    [edges] 有向边
   *[other] 棋子
}
why-sg-field-label = { $name ->
    [pins] 木瓶个数，至多 7 个
    [heap] 堆中石子数，至多 12 颗
    [edges] 棋子所在图的有向边，如 0-1，用逗号分隔
   *[other] 棋子所在的顶点
}
why-sg-part = { $part ->
    [1] 木瓶：击倒 1 个或相邻 2 个
    [2] 石子：每次取 2 至 6 颗
    [3] 棋子：沿有向边走一步
   *[other] Nim 堆：任取若干颗
}
why-sg-worth = 一堆 { $value } 颗
why-sg-worth-field = 相当于一堆
why-sg-value = { $part ->
    [1] 木瓶的值
    [2] 石子堆的值
   *[other] 棋子的值
}
why-sg-led-to = { $count ->
    [0] 没有走法：值为 { $value }。
   *[other] 后继的值有 { $seen }：值为 { $value }。
}
why-sg-pin = { why-try }：击倒第 { $pin } 个木瓶
why-sg-pins-two = { why-try }：击倒第 { $pin }、{ $next } 个木瓶
why-sg-take = { $part ->
    [2] { why-try }：从石子堆取 { $take } 颗
   *[other] { why-try }：从 Nim 堆取 { $take } 颗
}
why-sg-move = { why-try }：棋子走到 { $to }
why-legend-challenged-piece = 先手的走法
why-legend-answered-piece = 后手的应对
why-start-sg = { $judged ->
    [unclaimed] 每部分都相当于一堆 Nim 石子。**各是几颗？**请在下面填入各部分的值。
    [invalid] 请在每部分下面填 0 至 20 的值。
    [refuted] 有一个值错了：旁边放这么多颗的一堆时，**虚线的走法取胜**。
   *[other] { $count ->
        [0] **目前都对。**请填其余的值。
       *[other] 三个值都对。**不信？**点击木瓶、石子或顶点走一步试试，或{ hand-next }逐步看。
    }
}
why-step-dispute-sg = { $name ->
    [part] 旁边放一堆这个值的石子，应是必败态。共有 { $count } 种走法，**第一种就取胜**。
   *[other] { $made ->
        [0] 旁边放一堆各值异或和的石子，**应为必败态**。
       *[other] 前面各步都有应对。
    }{ $count ->
        [0] 没有走法了：**先手已输。**
       *[other] 共有 { $count } 种走法要检验。
    }
}
why-step-challenge-sg = 先手走法 { $number }/{ $count }：{ $part ->
    [1] { $count_down ->
        [1] 击倒第 { $pin } 个木瓶
       *[other] 击倒第 { $pin }、{ $next } 个木瓶
    }
    [2] 从石子堆取 { $take } 颗
    [3] 棋子走到 { $to }
   *[other] 从 Nim 堆取 { $take } 颗
}，值由 { $value } 变为 { $value_after }。**怎样应对？**
why-step-answer-sg = { $is_answered ->
    [no] **没有应对**：这一步取胜，所以这个值错了。
   *[yes] 应对：{ $part ->
        [1] { $count_down ->
            [1] 击倒第 { $pin } 个木瓶
           *[other] 击倒第 { $pin }、{ $next } 个木瓶
        }
        [2] 从石子堆取 { $take } 颗
        [3] 棋子走到 { $to }
       *[other] 从 Nim 堆取 { $take } 颗
    }，{ $is_undone ->
        [yes] 值**又是 { $value_after }**。
       *[no] 值由 { $value } 变为 { $value_after }，**异或和为 0**。
    }已应对 { $number }/{ $count } 种。
}
why-proof-sg-1 = 每个值都是 **mex**：没有走法保持这个值，而每个更小的值都有走法走到。
why-proof-sg-2 = 所以每部分与一堆同值的石子并排必败，可**换成那一堆**。使值变大的走法，下一步走回来就抵消了。
why-proof-sg-3 = 剩下的是 { $a }、{ $b }、{ $c } 三堆的 Nim。由“为什么是异或？”，旁边放 **{ $xor }** 颗时必败。
why-proof-sg-4 = 所以不论由哪些博弈组成，当且仅当**各值的异或和为 0** 时必败。**证毕。**
why-code-sg = 值 = 各后继都没有的最小值
    { "  " }值变大：走回来
    { "  " }值变小：按 Nim 应对
why-verdict-sg = { $judged ->
    [unclaimed] 还没有填值：每部分相当于几颗的一堆？
    [refuted] { $part ->
        [1] 木瓶
        [2] 石子堆
       *[3] 棋子
    }的值错了：旁边放一堆 { $value } 颗时，有必胜走法
    [proved] 已证明：对任意公平组合游戏成立
   *[other] { $count ->
        [3] 正确：总局面的全部 { $tried } 种走法都有应对
       *[other] 目前 { $tried } 个值正确，共 3 个
    }
}
why-aside-sg = **可推广之处：**每部分只需要一个数，即它的 SG 值。这就是 Sprague（1935）与 Grundy（1939）的定理。

# 绿色 Hackenbush 的图与缩环后的图。
why-about-fusion = 为什么环可以缩成一点？
why-rule-fusion = 每次删一条边，与地面断开的部分掉落；无边可删者负。各边（0 为地面）：
why-field-picture = 至多 8 条边，如 0-1，用逗号分隔；0 为地面
why-fusion-claim = 怎样应对
why-fusion-claim-any = 任选一边
why-fusion-claim-same = 同一条边
why-picture = { $part ->
    [1] 原图
   *[other] 缩环后的图
}
why-picture-cut = { why-try }：删{ $part ->
    [1] 原图
   *[other] 缩环后的图
}的边 { $edge }，连接 { $one } 与 { $other }
why-legend-challenged-edge = 先手所删
why-legend-answered-edge = 后手的应对
why-legend-winning-edge = 先手由此取胜
why-legend-fallen = 掉落
why-start-fusion = { $judged ->
    [invalid] 没有这个断言，请在上面选一个。
    [refuted] 断言：总可用另一图的**同一条边**应对。这是错的：{ hand-next }逐步看，或点击一条边。
   *[other] 每个环缩成一点。断言：两图并排，**先手必败**。点击一条边把它删去，或{ hand-next }逐步看。
}
why-step-dispute-fusion = { $count ->
    [0] 没有边了。**先手已输。**
   *[other] { $made ->
        [0] 有能取胜的删法吗？
       *[other] 前面各步都有应对。
    }共有 { $count } 种删法要检验。
}
why-step-challenge-fusion = 先手删法 { $number }/{ $count }：删{ $part ->
    [1] 原图
   *[other] 缩环后的图
}的边 **{ $edge }**{ $count_falling ->
    [0] {""}
   *[other] ，另有 { $count_falling } 条掉落
}。**怎样应对？**
why-step-answer-fusion = { $is_answered ->
    [no] 另一图中已没有边 { $edge }，**无法应对**。
   *[yes] 应对：删{ $part ->
        [1] 原图
       *[other] 缩环后的图
    }{ $is_same ->
        [yes] 的**同一条边** { $edge }
       *[no] 的边 **{ $edge }**
    }{ $count_falling ->
        [0] {""}
       *[other] ，另有 { $count_falling } 条掉落
    }。{ $claim ->
        [same] 行吗？
       *[other] 已应对 { $number }/{ $count } 种。
    }
}
why-step-winning-fusion = 不行：先手再删{ $part ->
    [1] 原图
   *[other] 缩环后的图
}的边 **{ $edge }** 就取胜。**同一条边不能应对。**
why-code-fusion = 两图并排
    { "  " }先手删其中一图的一条边
    { "  " }后手应对，使先手无法取胜
why-verdict-fusion = { $judged ->
    [refuted] 不成立：先手删{ $part ->
        [1] 原图
       *[other] 缩环后的图
    }的边 { $edge } 后，删同一条边不能应对
   *[other] 全部 { $tried } 种删法都有应对：这只是检验，不是证明
}
why-aside-fusion = **这只是检验，不是证明：**对任意图的证明见 Winning Ways 第 7 章。可推广之处：两个博弈并排必败，则它们的值相同。

# “为什么是异或？”的各部分及其后。
why-start-xor-1 = 几个局面并排，有三条性质。**不信？**点击石子走一步试试，或{ hand-next }逐步看每种走法及其应对。
why-start-xor-2 = { $judged ->
    [refuted] **再想想。**{ why-verdict-xor-2 }。
   *[other] { $tried ->
        [0] 在 a 颗、b 颗两堆旁放**第三堆**。从左上角开始填表；每播放一步，填入下一个数。
        [1] 0、0 旁的**第三堆**是 0。从左上角接着填表；每播放一步，填入下一个数。
       *[other] 目前 { $tried } 个数**正确**。从左上角接着填表；每播放一步，填入下一个数。
    }
}
why-start-xor-3 = { $judged ->
    [unclaimed] 请给出**你的猜想**：第三堆的公式。
    [invalid] 请输入含 a、b 的公式。
    [refuted] { $count ->
        [1] 这个公式对某两堆不成立。一步就能看出。
       *[other] 这个公式对某两堆不成立。两步说明原因。
    }
   *[other] { $count ->
        [0] 试过的每两堆都符合这个公式，**但更大的堆仍可能出错**。
       *[other] 这个公式可以**证明**：共五步。
    }
}
why-start-mex = 从终点开始，给每个顶点填值：**值为 v 的顶点，相当于一堆 v 颗的 Nim 石子**。每播放一步，填入下一个值。

why-start-beatty = 星就是下面的数对：较小数取未用过的最小正整数，第 n 对的差为 n。**随便说一个数**，或{ hand-next }逐个看。
why-step-dispute-beatty = 每个正整数**恰好**在一个数对里。从 1 到 { $count } 逐个检验。
why-step-challenge-beatty = 第 { $number }/{ $count } 个：**{ $value }** 在哪一对？
why-step-answer-beatty = { $value } 是第 { $pair } 对 **({ $lower }, { $upper })** 的{ $row ->
    [lower] 较小数
   *[other] 较大数
}，两数之差为 { $pair }。

why-start-stairs = 每步把某一级的若干颗石子移下一级。**不信？**点击石子试试；或{ hand-next }逐一看走法及其应对。

why-step-dispute-stairs = { $count ->
    [0] 地面以上没有石子了。**先手已输。**
   *[other] { $made ->
        [0] 有能取胜的走法吗？
       *[other] 前面各步都有应对。
    }共有 { $count } 种走法要检验。
}
why-step-challenge-stairs = 先手走法 { $number }/{ $count }：从{ $parity ->
    [0] **偶数级**
   *[other] **奇数级**
}（第 { $stair } 级）移下 { $count_moved } 颗。**怎样应对？**
why-step-answer-stairs = { $is_answered ->
    [no] **没有应对**：这一步取胜，断言不成立。
   *[yes] { $is_undone ->
        [yes] 应对：把**同样的 { $count_moved } 颗**再移到{ $below ->
            [0] 地面
           *[other] 第 { $below } 级
        }，奇数级恢复原样。
       *[no] 应对：从第 { $stair } 级移下 { $count_moved } 颗，奇数级的异或和为 0。
    }已应对 { $number }/{ $count } 种。
}

why-step-dispute-xor-1 = { $name ->
    [twin] **两个相同的局面并排，先手必败。** 共有 { $count } 种走法要检验。
    [losing-part] **再加上一个必败的子局面，胜负不变。** 两个必败态并排仍是必败态。共有 { $count } 种走法要检验。
   *[order] **次序无关。** 相同的几堆换个次序，仍是两个相同的局面。共有 { $count } 种走法要检验。
}
why-step-challenge-xor-1 = 先手走法 { $number }/{ $count }：从第 { $heap } 堆取 { $take } 颗，剩 { $left } 颗。**怎样应对？**
why-step-answer-xor-1 = 应对：从第 { $heap } 堆取 { $take } 颗，剩 { $left } 颗。{ $name ->
    [losing-part] 在**同一部分**应对，使它又成为必败态。
   *[other] 两边又**相同**了。
}已应对 { $number }/{ $count } 种。
why-step-place = { $row } 与 { $column }：{ $count ->
    [0] 两堆都没有石子，第三堆只能是 **0**。
   *[other] 上方、左方已有 { $seen }，未出现的最小非负整数（mex）是 **{ $number }**。
}
why-step-pair = 设两堆有 { $a } 颗和 { $b } 颗。{ $fault ->
    [none] { $is_heap ->
        [no] 公式给出 { $said }，而没有 { $said } 颗的堆。
       *[yes] 公式给出 { $said }：即 { $a }、{ $b }、{ $said } 三堆应为必败态。
    }
   *[other] 公式在此没有值。
}
why-step-winning = 但这里有必胜走法：把{ $heap ->
    [3] 第三堆
    [1] a 堆
   *[other] b 堆
}取到剩 { $left } 颗。对手面对的才是**必败态**，所以公式错了。
why-step-vertex = { $count ->
    [0] 顶点 { $vertex } 是终点：没有后继，值为 **0**。
   *[other] 顶点 { $vertex } 的后继值有 { $seen }，未出现的最小非负整数是 **{ $number }**。
}
why-step-name = { $kind ->
    [start] 开始
    [place] { $first } 与 { $second }
    [vertex] 顶点 { $first }
    [proof] 第 { $first } 步
    [pair] 这两堆
    [winning] 必胜走法
    [dispute] { $dispute ->
        [twin] 相同的局面
        [losing-part] 必败的部分
        [order] 次序
       *[other] 局面
    }
   *[other] { $part_name ->
        [heap] 第 { $part } 堆剩 { $left } 颗
        [stair] 第 { $part } 级剩 { $left } 颗
       *[none] { $move }
    }
}

why-proof-xor-3-1 = 把各堆写成二进制。断言：三堆是必败态，当且仅当**每一列的 1 都有偶数个**。
why-proof-xor-3-2 = 从这样的局面走一步，只改变一堆，也就改变了某一列：那一列的 1 变成**奇数**个。
why-proof-xor-3-3 = 应对：看最高的奇数列，必有一堆在此为 1。把这一堆在所有奇数列取反，它**变小**了，而每一列又是偶数个。
why-proof-xor-3-4 = 没有石子的终局，每一列的 1 都是偶数个，先手必败。所以每列都是偶数个就必败，否则必胜。
why-proof-xor-3-5 = 对 a、b 两堆，只有一个第三堆使每一列都是偶数个：a 与 b 的**异或**。对任意大的堆，证明都成立。

why-proof-beatty-1 = 没有数会漏掉：每次都取未用过的最小数，迟早轮到每一个数。
why-proof-beatty-2 = 没有数会重复：较小数总是新的，较大数比之前所有的数都大。
why-proof-beatty-3 = 第 n 对的差是 n，所以每个**差**也只出现一次。
why-proof-beatty-4 = 所以**没有一步能从星走到星**：一步走法总保留其中一个数，或保留两数之差。
why-proof-beatty-5 = 其他局面 (a, b)（a ≤ b）：把 b 减到与 a 配对的数；b 不够大时保留差，那颗星更小。**证毕。**
why-proof-stairs-1 = 断言：只看**奇数级**，当作 Nim 的各堆；异或和为 0 时先手必败。
why-proof-stairs-2 = 从**奇数级**移走石子，相当于在 Nim 中取石子；按 Bouton 的方法应对，异或和又为 0。
why-proof-stairs-3 = 从**偶数级**移下的石子到了奇数级；把**同样的石子**再移下一级，奇数级恢复原样。
why-proof-stairs-4 = 所以后手总有应对。每一步都使石子下降，对局必然结束，不能走的是先手。**证毕。**

why-code-beatty = 对 n = 1, 2, 3, …：
    { "  " }较小数 = 未用过的最小正整数
    { "  " }较大数 = 较小数 + n
why-code-stairs = 先手把石子移下一级
    { "  " }从偶数级：把同样的石子再移下一级
    { "  " }从奇数级：按 Nim 应对
why-code-xor-1 = 对断言中的每个局面：
    { "  " }先手走任意一步
    { "  " }后手应对一步，使断言再次成立
why-code-xor-2 = 从左上角起，对每一格：
    { "  " }该格 ← 上方、左方都没出现过的最小的数
why-code-xor-3 = 对每两堆 a、b：
    { "  " }a、b 与第三堆的局面有必胜走法吗？
why-code-mex = 按逆拓扑序，对每个顶点：
    { "  " }填各后继都没有的最小值

why-verdict-xor-1 = 三条性质共 { $tried } 种走法：有没有无法应对的？
why-verdict-xor-2 = { $judged ->
    [unclaimed] 与 0、0 相配的第三堆是几？你来填，或一步步看
    [refuted] { $kind ->
        [same] 第 { $row } 行第 { $column } 列错了：{ $heap ->
            [0] 上方第 { $other } 行
           *[other] 左方第 { $other } 列
        }已有同样的数，先手走到那里就赢
       *[other] 第 { $row } 行第 { $column } 列的数太大了：先手把第三堆取到剩 { $other } 颗就赢
    }
   *[other] { $tried ->
        [0] 还无法判断：请从左上角开始
        [64] 64 个数全对。它们的通项公式是什么？
       *[other] 目前 { $tried } 个数正确
    }
}
why-verdict-xor-3 = { $judged ->
    [unclaimed] 还没有公式
    [refuted] 对 { $a } 颗与 { $b } 颗两堆不成立{ $fault ->
        [none] { $is_heap ->
            [no] ：{ $said } 不是堆的大小
           *[yes] ：第三堆为 { $said } 颗时不是必败态
        }
       *[other] ：公式在此没有值
    }
    [proved] 已证明：对任意大的堆成立
   *[other] 没有反例：试过 255 以内的每两堆、{ $tried } 以内的 2 的幂；这还不是证明
}
why-verdict-mex = { $judged ->
    [unclaimed] 还没有填值：请从没有后继的终点开始
    [refuted] 顶点 { $row } 错了：{ $kind ->
        [same] 它的后继 { $other } 有相同的值
       *[other] 没有后继的值是 { $other }
    }
    [proved] 已证明：从终点起归纳，满足两个条件的值只有这一组
   *[other] 目前没有错：可判断的值有 { $tried } 个
}

why-verdict-beatty = { $judged ->
    [proved] 已证明，对所有数成立
   *[other] 试了 { $tried } 个数，各恰在一个数对里
}
why-verdict-stairs = { $judged ->
    [refuted] 不成立：把第 { $row } 级移到剩 { $column } 颗，没有应对
    [proved] 已证明，级数和石子数任意
   *[other] 全部 { $tried } 种走法都有应对
}

why-explain-place = { $state ->
    [empty] { $open ->
        [0] 上方、左方已有 { $seen }。未出现的最小非负整数是几？
       *[other] 请先填上方与左方的格子。
    }
    [waiting] 上方与左方的格子都填好后才能判断。
    [wrong] 上方、左方已有 { $seen }。第三堆必须是其中未出现的最小非负整数，而 { $number } 不是。
   *[other] { $count ->
        [0] 两堆都没有石子，只能填 0。
       *[other] 上方、左方已有 { $seen }，所以**只能**填 { $number }：未出现的最小非负整数。
    }
}
why-explain-vertex = { $kind ->
    [empty] { $count ->
        [0] 这是终点，没有后继。最小的值是几？
       *[other] { $open ->
            [0] 后继的值有 { $seen }。未出现的最小非负整数是几？
           *[other] 请先给它的后继填值。
        }
    }
    [waiting] 它的后继都有值后才能判断。
    [same] 后继 { $other } 的值也是 { $number }。旁边放 { $number } 颗石子时，走到那里就赢。
    [missing] 没有后继的值是 { $other }。旁边放 { $number } 颗石子时，取到剩 { $other } 颗就赢。
   *[other] { $count ->
        [0] 这是终点，没有后继，只能是 0。
       *[other] 后继的值有 { $seen }，所以**只能**是 { $number }。
    }
}

why-aside-xor-1 = **推广：** 应对时没有用到 Nim 的特殊规则，所以对任何公平组合游戏（不能走者负）都成立。
why-aside-xor-2 = **为什么只能是它？** 若填的数在上方或左方已经出现，先手走到那一格就赢；若跳过了更小的 c，先手把第三堆取到只剩 c 颗就赢。
why-aside-xor-3 = **试了什么：**255 以内的每两堆，枚举所有走法；再试 1,048,576 以内的 2 的幂，用 Bouton 定理（1901）。
why-aside-beatty = **可推广之处：**证明一组局面是必败态，总要两步：它们之间不能一步互达；其余局面都能一步走到其中。
why-aside-stairs = **可推广之处：**在必然结束的博弈里，对手能立刻抵消的走法不影响胜负。
why-aside-mex = **后继的值可以更大吗？** 可以，不影响结论：你走到更大的值，对手总有一步能走回原来的值。

error-why-about = 没有关于“{ $value }”的证明。现有：{ $abouts }。
error-why-part = 没有第“{ $value }”部分。这个证明有第 1 至 { $limit } 部分。
error-why-edge = 第 { $place } 条边“{ $typed }”写法不对，应写成 0-1，顶点为 0 至 { $limit }。
error-why-edges-many = 有 { $value } 条边；至多可有 { $limit } 条。
error-why-cycle = 从顶点 { $value } 可以走回它自己。这里每一局都必须结束，请去掉一条边。
error-why-value = 第 { $row } 行第 { $place } 个：{ $got }，应为不超过 { $limit } 的整数。
error-why-values-many = 第 { $row } 行有 { $value } 个数，只有 { $limit } 格。
error-why-rows-many = 有 { $value } 行，表只有 { $limit } 行。
error-why-heaps = “{ $typed }”不是两堆各至多 { $limit } 颗的石子，如 2,3。
error-why-stairs = “{ $typed }”不是 1 到 { $most } 级阶梯连同地面的石子数（总数不超过 { $limit }），例如 0,2,3,2。
error-why-pins = “{ $typed }”不是 0 至 { $limit } 的木瓶个数。
error-why-stones = “{ $typed }”不是 0 至 { $limit } 颗的一堆。
error-why-token = “{ $typed }”不是图的顶点，顶点为 0 至 { $limit }。
error-why-line = 第 { $place } 条边“{ $typed }”写法不对，应写成 0-1，顶点为 0 至 { $limit }。
error-why-lines-many = 有 { $value } 条边；这里至多检验 { $limit } 条。
error-why-loose = 第 { $place } 条边“{ $typed }”没有与地面（顶点 0）相连。
error-why-fusion = 没有断言“{ $typed }”。现有：{ $claims }。
error-why-move = 先手的第 { $place } 步“{ $typed }”在那里不能走。

# k 倍动态减法博弈：最小的必胜取法，墙。

why-about-numeration = 为什么这样取必胜？
why-about-walls = 为什么墙可以出栈？

why-rule-numeration = k 倍动态减法博弈：{ $n } 颗，k = { $k }。我断言：最小的必胜取法是取 { $claim } 颗（没有则填 0）。
why-field-n = 石子数
why-field-k = 倍数 k，不小于 1
why-field-take = 最小的必胜取法
why-rule-walls = 动态减法博弈的表，到第 { $n } 行，k = { $k }。断言：出栈的墙挡不住以后的射线。
why-rule-walls-named = 墙 { $wall }，射线 { $ray }？
why-field-wall = 已出栈的墙
why-field-ray = 以后的射线（行号）

why-game-name = { $route ->
    [wythoff] 威佐夫博弈
   *[other] k 倍动态减法博弈
}
why-game-numeration = { $game }：第一步至少取 1 颗，不能取完；对手取 x 颗后，可取 1 到 k·x 颗。取到最后一颗者胜。
why-game-walls = { $game }：对手取 x 颗后，可取 1 到 k·x 颗，取到最后一颗者胜。第 m 行是剩 m 颗的局面，第 n 列是至多可取 n 颗的局面。
why-game-beatty = { $game }：从一堆取任意颗，或从两堆取同样多颗，取到最后一颗者胜。星是必败态。
why-words-walls-1 = **射线**：从一行取 1、2、3……颗依次到达的局面。
why-words-walls-2 = **墙**：一行开头的必败态。
why-words-walls-3 = **出栈**：射线越过墙的右端后，把这堵墙从栈中去掉。

why-digits = { $stones } 的分解：每项都是剩余部分中最大的必败堆
why-pile = { $stones } 颗石子
why-pile-challenge = { why-try }：取 { $take } 颗
why-left = 剩 { $left } 颗，至多可取 { $cap } 颗
why-losing = 必败堆
why-losing-told = pre(h)：满足 k·x < h 的最大必败堆 x，没有则为 0；pre′(h)：pre(h) 之后的必败堆。
why-losing-h = h
why-losing-pre = pre(h)
why-losing-after = pre′(h)
why-unfolded = pre′({ $h }) = { $after }，展开为：
why-legend-smallest = 最小一项
why-walls-picture = 表中的墙，第 0 行到第 { $rows } 行
why-walls-challenge = 墙 { $wall }、使它出栈的射线 { $by }、以后的射线 { $ray }
why-legend-wall = 栈中的墙
why-legend-popped = 已出栈的墙
why-legend-winning = 必胜态
why-legend-popped-by = 使它出栈的射线
why-legend-later-ray = 以后的射线

why-start-numeration = { $judged ->
    [unclaimed] 第一步不能取完；对手取 x 颗后，至多可取 k·x 颗。**最小的必胜取法是取几颗？**请填断言。
    [invalid] 请填颗数；若没有必胜取法，填 0。
   *[other] 这是你的断言。**试着反驳它**：点击石子，连同后面的一起取走；或{ hand-next }逐步看。
}
why-step-dispute-numeration = { $count ->
    [0] 没有石子可取。**反驳者输。**
   *[other] { $name ->
        [wins] { $made ->
            [0] 你按断言取了石子。
           *[other] 前面各步都有应对。
        }反驳者可取 1 到 { $count } 颗。
        [smaller] 你还断言：**取得更少不能取胜**。反驳者逐一试这 { $count } 种。
       *[none-wins] 你断言**没有必胜取法**。反驳者可取 1 到 { $count } 颗。
    }
}
why-step-challenge-numeration = 第 { $number }/{ $count } 种：反驳者取 **{ $take }** 颗，剩 { $left } 颗；你至多可取 { $cap } 颗。**怎样应对？**
why-step-answer-numeration = { $is_answered ->
    [no] **没有应对**：剩 { $left } 颗、至多取 { $cap } 颗，怎样取都不能取胜，断言不成立。
   *[yes] { $left ->
        [0] 应对：取走最后 **{ $take }** 颗，获胜。
       *[other] { $next ->
            [none] 应对：取 **{ $take }** 颗，剩 { $left } 颗。
           *[other] 应对：取 { $before } 的最小一项 **{ $take }**。下一项 { $next } 够不着：至多可取 { $cap } 颗。
        }
    }已应对 { $number }/{ $count } 种。
}

why-proof-numeration-pre = { $before ->
    [0] 设 { $h } 是这里最大的必败堆。取 1 颗之后就够得着它：pre({ $h }) = 0，pre′({ $h }) = **1**。
   *[other] 取 { $before } 颗后至多可取 { $cap } 颗，够不着 { $h }，故 pre({ $h }) = **{ $before }**；下一个必败堆是 pre′({ $h }) = **{ $after }**。
}
why-proof-numeration-between = { $count ->
    [0] 下一堆就是 { $next }：{ $h } 与 { $next } 之间没有别的堆。
   *[other] { $count ->
        [1] { $from } 颗必胜：它比 { $h } 多 1 颗。
       *[other] { $from } 到 { $to } 颗都必胜：它们比 { $h } 多 r 颗。
    }取 r 的最小一项，它不超过 { $before }，对手够不着 { $h }。
}
why-proof-numeration-next = **{ $next } 颗必败。**{ $after ->
    [1] 无论取多少，
   *[other] 取得少于 { $after } 时，照必败堆 { $after } 应对；取 { $after } 颗或更多时，
}剩下不超过 { $h } 颗，全部取走。
why-proof-numeration-unfold = { $before } 之后的必败堆由同一规则得到：{ $before } + pre′({ $before })。故 pre′({ $h }) 为 **{ $after } = { $before } + { $rest }**。
why-proof-numeration-sum = 一直展开到 1：{ $after } = { $sum }。以 { $h } 开头的最大的和是 **{ $last }**，恰比 { $next } 小 1。所以每个数有且只有一种分解。
why-proof-numeration-digits = { $next ->
    [none] { $stones } 是必败堆，它自己就是唯一的一项。不能一次取完，取得更少都有应对。**证毕。**
   *[other] { $stones } = { $digits }。取 **{ $take }** 颗，对手够不着 { $next }；取得更少时，照必败堆 { $take } 应对。**证毕。**
}

why-start-walls = **射线**越过**墙**的右端，这堵墙就出栈，以后的射线不再与它比较。**请选一堵出栈的墙和以后的射线。**
why-step-dispute-walls = 出栈的墙以后不再比较，对吗？逐一检验每堵墙和其后的几条射线，共 { $count } 次。
why-step-challenge-walls = 第 { $number }/{ $count } 次：射线 { $by } 已使墙 { $wall } 出栈。**这堵墙挡得住射线 { $ray } 吗？**
why-step-answer-walls = { $is_answered ->
    [no] **没有应对**：墙 { $wall } 挡住了射线 { $ray }。
   *[yes] 挡不住。射线 { $ray } 在第 { $wall } 行到达第 k·{ $distance } = **{ $column }** 列，而墙在第 { $end } 列之前就结束：**{ $column } ≥ { $end }**。
}
why-proof-walls-1 = 取 x 颗，就上移 x 行，到第 k·x 列。所以各条射线斜率相同，互相**平行**。
why-proof-walls-2 = 每条射线的起点比前一条低一行，所以在每一行都**偏右** k 列。
why-proof-walls-3 = 射线 { $by } 使墙 { $wall } 出栈：它在第 { $wall } 行到达第 { $column } 列，而墙在第 { $end } 列之前结束。
why-proof-walls-4 = 射线 { $ray } 晚 { $more } 行，在第 { $wall } 行到达更靠右的第 { $later } 列。**越过一次，就永远越过。**
why-proof-walls-5 = 所以出栈的墙可以忘掉。每堵墙入栈一次，至多出栈一次：{ $rows } 行至多出栈 { $rows } 次。**证毕。**

why-code-numeration = 断言一种取法，并断言取得更少不能取胜
    { "  " }反驳者取任意允许的颗数
    { "  " }用必胜的取法应对
why-code-walls = 射线越过一堵墙，该墙出栈
    { "  " }反驳者说出这堵墙和以后的一条射线
    { "  " }比较 k·(射线 − 墙) 与墙的右端

why-verdict-numeration = { $judged ->
    [unclaimed] 还没有断言
    [refuted] 不成立：{ $kind ->
        [reply] 取 { $take } 颗后，对手取 { $other } 颗，剩 { $row } 颗，对手获胜
        [smaller] 取得更少也能取胜：取 { $other } 颗，剩 { $row } 颗
       *[other] 有必胜取法：取 { $other } 颗，剩 { $row } 颗
    }
    [proved] 已证明，对任意石子数和不小于 1 的 k 都成立
   *[other] { $tried ->
        [0] 没有石子可取，先手必败
       *[other] 全部 { $tried } 种取法都有应对
    }
}
why-verdict-walls = { $judged ->
    [refuted] 不成立：墙 { $row } 挡住了射线 { $column }
    [proved] 已证明，对任意的表和 k 都成立
   *[other] { $tried } 次质疑都有应对：出栈的墙没有挡住以后的射线
}

why-aside-numeration = **可推广之处：**把局面分成几部分，使下一部分总是够不着；于是只需在最小的部分取胜。
why-aside-walls = **可推广之处：**以后用不到的，就可以忘掉。单调栈的正确性都靠这样的证明。

error-why-pile = 石子数须是 { $least } 到 { $limit } 的整数；{ $got }。
error-why-factor = k = { $value } 小于 1，不会有墙出栈。请取不小于 1 的 k。
error-why-take = “{ $typed }”不是第一步的取法：请填 1 到 { $limit }；若没有必胜取法，填 0。
error-why-wall = 第 { $place } 个质疑“{ $typed }”不是一堵出栈的墙和以后的射线（至多 { $limit }），例如 1-3。
