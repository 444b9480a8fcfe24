# 实验室：自己写规则。

lab-rule = { $rule }
lab-lead = 写下游戏规则，表格就标出每个局面的胜负。
lab-field-rule = 规则，每行一句
lab-symbols = 点击输入的符号
lab-ready = 现成的规则
lab-reference = 规则语言
lab-constant = 常数 { $name }
lab-view-table = 胜负
lab-view-nimbers = SG 值
lab-view-depth = 步数
lab-view-graph = 图
lab-fold = 每行个数
lab-swap = 交换两轴
lab-x = 横向
lab-y = 纵向
lab-legend-count = { $count ->
    [covered] { "" }
   *[other] ：{ $count } 个
}
lab-legend-n = 先手必胜{ lab-legend-count }
lab-legend-p = 先手必败{ lab-legend-count }
lab-legend-draw = 平局{ lab-legend-count }
lab-legend-unknown = 未知{ lab-legend-count }
lab-graph = 从这个局面能到达的每个局面成为一个顶点；至多 80 个，且不能有博弈之和。
lab-graph-open = 作为图上博弈打开
lab-graph-none = 这个局面谁胜无法判定，没有可画的图。
lab-graph-large = 能到达的局面超过 80 个，或含有博弈之和，或走法太多，列不下。
lab-end = 终局
lab-cell = 第 { $row } 行，第 { $column } 列
lab-describes = { $table } 个局面的表；选中的是 { $at }
lab-told = { $at }：{ $label ->
    [N] N，先手必胜
    [P] P，先手必败
    [draw] 平局
    [unknown] 未知
    [blank] 不是局面
   *[hidden] 尚未显示
}{ $has ->
    [number] ，{ $number }
   *[none] { "" }
}
lab-covered = 答案已遮住。

lab-verdict-over = { $outcome ->
    [P] { $at } 先手必败：已到终局
   *[N] { $at } 先手必胜：已到终局
}
lab-verdict-p = { $at } 先手必败：无论怎么走都到必胜态（N）{ $length ->
    [exact] ；{ $depth } 步结束
    [bound] ；至多 { $depth } 步结束
   *[untold] { "" }
}
lab-verdict-n = { $at } 先手必胜：走到 { $moves }{ verdict-more }{ $unknown ->
    [yes] ；别的走法也可能必胜，但无法判定
   *[no] { "" }
}{ $length ->
    [exact] ；{ $depth } 步结束
    [bound] ；至多 { $depth } 步结束
   *[untold] { "" }
}
lab-verdict-draw = { $at } 是平局：双方都无法取胜
lab-verdict-unknown = { $why ->
    [table] { $at } 不在表中，胜负未知。请把表放大。
    [broken] { $at } 出错：规则在这里算不出值。
   *[leads] { $at } 未知：它的胜负取决于其他未知的局面，下面给出其中一个。
}

lab-step-start = { $order ->
    [back] 走法有来有回，所以从**终局倒推**，先结束的先标记。
   *[pass] 每步只会走到表中更靠前的局面，按顺序**扫一遍**，就能标出所有局面的胜负。
}
lab-step-stuck = { $at } 没有后继。{ $outcome ->
    [P] 先手必败（**P**）。
   *[N] 这里不能走者胜，先手必胜（**N**）。
}
lab-step-rule = { $at }：按规则已到终局。{ $outcome ->
    [P] 先手必败（**P**）。
   *[N] 先手必胜（**N**）。
}
lab-step-leads = { $at } 是 **N**：可以走到 { $to }，它是 P。{ lab-step-nimber }
lab-step-all = { $at } 是 **P**：无论怎么走都到 N。{ lab-step-nimber }
lab-step-nimber = { $number ->
    [none] { "" }
    [zero] 后继的 SG 值里没有 0，mex = **0**。
    [few] 后继的 SG 值有 { $below }，没有 { $nimber }，mex = **{ $nimber }**。
   *[many] 后继的 SG 值有 0 到 { $last }，没有 { $nimber }，mex = **{ $nimber }**。
}
lab-step-draws = 还剩 { $count } 个局面，都是**平局**：双方可以一直绕下去。
lab-step-unknown = 还有 { $count } 个局面**未知**：它们取决于表外、出错或没有 SG 值的局面。
lab-step-table = 共 { $positions } 个局面：{ $n } 个 N，{ $p } 个 P{ $draws ->
    [0] { "" }
   *[other] ，{ $draws } 个平局
}{ $unknown ->
    [0] { "" }
   *[other] ，{ $unknown } 个未知
}。{ $guess ->
    [holds] 可以检验的局面都符合**猜想**。
    [fails] **猜想**不成立：反例是 { $first }。
   *[none] 点一个局面看原因。
}
lab-step-name = { $kind ->
    [start] 开始
    [table] 整个表
    [draws] 平局
    [unknown] 未知
   *[other] { $at }
}
lab-code = { $rule ->
    [misere] 不能走 → N（反常规则）
   *[normal] 不能走 → P
}
    有后继是 P → N
    后继全是 N → P
    始终无法判定 → 平局

lab-broken = { $count } 个局面**出错**，最先是 { $at }，第 { $line } 行：{ $problem ->
    [zero] { $first } 除以 0
    [coordinate] 坐标 { $first } 是分数
    [isqrt] isqrt({ $first }) 没有值
    [xor] xor({ $first }, { $second }) 没有值
    [gcd] gcd({ $first }, { $second }) 没有值
    [both] 既是 won 又是 lost
   *[range] { $first } 与 { $second } 的结果太大
}。
lab-unknown = **{ $count } 个局面未知。**
lab-found-none = 没有发现规律。把表放大也许能看出来。
lab-note-no-play = 这个局面谁胜无法判定，所以不能对弈。
lab-ends = **won** 和 **lost** 说的是轮到走的一方：走到 **lost** 局面的人胜。
lab-no-steps = 表中至多 20,000 个局面时才有步骤。
lab-found = 发现
lab-proved = 已证明：
lab-seen = 目前看到：
lab-found-period = { $of ->
    [nimbers] SG 值
   *[outcomes] 胜负
}以 **{ $period }** 为周期重复{ $saltus ->
    [0] { "" }
   *[other] ，每次增加 { $saltus }
}{ $preperiod ->
    [0] { "" }
   *[other] （前 { $preperiod } 个除外）
}{ $how ->
    [takes] 。每步只能取有限种数目，所以前面几个值就决定下一个值，而它们重复出现了。
    [splits] 。由 Guy–Smith 定理，验证到 { $needed } 就够了。
    [needs] ，到 { $last } 为止。把表放大就能看出是否永远如此：table (0..{ $needed })。
   *[seen] ，到 { $last } 为止。
}
lab-found-sequence = 必败的是{ $name ->
    [powers] 2 的幂
    [mersenne] 2 的幂减一
    [fibonacci] 斐波那契数
    [squares] 平方数
    [triangular] 三角形数
    [evil] 二进制中有偶数个 1 的数
    [odious] 二进制中有奇数个 1 的数
    [wythoff-lower] 威佐夫数对的较小数
   *[wythoff-upper] 威佐夫数对的较大数
}，到 { $last } 为止。
lab-found-xor-nimber = SG 值等于 **xor({ $of })**，在 { $count } 个局面上成立。
lab-found-xor = 当且仅当 **xor({ $of }) = 0** 时先手必败，在 { $count } 个局面上成立。
lab-found-line = 当且仅当 **{ $sum } = { $value }** 时先手必败，在 { $count } 个局面上成立。
lab-found-rest = 当且仅当 **{ $sum }** 除以 **{ $modulus }** 余 { $value } 时先手必败，在 { $count } 个局面上成立。
lab-found-beatty = 必败数对的差为 { $step ->
    [1] 1、2、3……
   *[other] { $step }、2·{ $step }、3·{ $step }……
}，每个数恰好出现一次，与 **{ $lower }**、**{ $upper }** 的 Beatty 数列吻合（{ $last } 以内共 { $count } 对）。
lab-search = 搜索这个博弈之和
lab-searched = { $outcome ->
    [P] 搜索结果：先手**必败**，共搜索 { $met } 个局面。
    [N] 搜索结果：先手**必胜**，走到 { $moves }{ $more ->
        [0] { "" }
       *[other] ，还有 { $more } 种
    }；共搜索 { $met } 个局面。
   *[untold] 搜索没有结果：局面超过一百万个，或走出表外，或会绕圈。
}
lab-save = 保存：
lab-save-csv = CSV
lab-save-c = C 数组
lab-save-txt = 文本
lab-save-py = Python
lab-save-bfile = b-file

lab-play-position = 当前局面 { $at }。
lab-move = { $player }：→ { $to }
lab-hint = 走到 **{ $to }**：对手必败。
lab-leave = 走后的局面，如 3,5
lab-make = 走

lab-too-long = 文本有 { $value } 个字符，规则最多 { $limit } 个。文本会保留，但缩短之前不求解，也不写入链接。
lab-take-back = 回到之前的文本
lab-save-text = 保存全文
error-lab-sign = 第 { $line } 行第 { $column } 列：规则语言里没有符号“{ $typed }”（{ $code }）。请删去，或查看“{ lab-reference }”。
error-lab-expected = 第 { $line } 行第 { $column } 列：{ $expected ->
        [rule] 这还不是规则。走法写作 (n) -> (n - 1)，常数写作 k = 3；这里
        [statement] 语句应以名字、括号或 won、lost、board、last、start、table、conjecture 开头，
        [name] 此处应为一个名字，
        [number] 此处应为一个数或名字，
        [operator] 此处应为运算符，比如 *，
        [target] 此处应为走后的局面，如 (n - 1)，或 end，
        [end] 这一行本该到此结束，
       *[other] 此处应为“{ $expected }”，
    }实际是“{ $found }”。
error-lab-ends = 第 { $line } 行第 { $column } 列：{ $expected ->
        [rule] 这还不是规则。走法写作 (n) -> (n - 1)，常数写作 k = 3
        [name] 这一行没有写完，还缺一个名字
        [number] 这一行没有写完，还缺一个数或名字
        [operator] 这一行没有写完，还缺一个运算符，如 *
        [target] 这一行没有写完，还缺走后的局面，如 (n - 1)
       *[other] 这一行没有写完，还缺“{ $expected }”
    }。
error-lab-chain = 第 { $line } 行第 { $column } 列：比较不能连写；请写 a < b and b < c。
error-lab-kind = 第 { $line } 行第 { $column } 列：{ $expected ->
        [condition] 此处应为条件，如 n > 1，实际是数
       *[number] 此处应为数，实际是条件
    }。
error-lab-name = 第 { $line } 行第 { $column } 列：{ $problem ->
        [later] “{ $typed }”到后面才定义；常数只能使用前面定义过的。
        [twice] “{ $typed }”已经定义过；一个名字只能定义一次。
       *[unknown] “{ $typed }”没有定义，是不是漏写了 for？
    }
error-lab-arity = 第 { $line } 行：写了 { $value } 个坐标；应为 { $expected } 个，与规则里的第一个局面一致。
error-lab-twice = 第 { $line } 行：“{ $value }”在一条规则里只能写一次，前面已经写过。
error-lab-empty = 这条规则没有走法。至少写一行，如 (n) -> (n - 1)。
error-lab-value = 第 { $line } 行没有值：{ $problem ->
        [zero] { $first } 除以 0（{ $second }）
        [isqrt] isqrt 要求非负整数，这里是 { $first }（{ $second }）
        [xor] xor 要求非负整数，这里是 { $first } 与 { $second }
        [gcd] gcd 要求整数，这里是 { $first } 与 { $second }
       *[range] 由 { $first } 和 { $second } 得到的结果超出 ±(2^63 - 1)
    }。
error-lab-whole = 第 { $line } 行：起点和表里的数应为非负整数；这里是 { $value }。
error-lab-table = 第 { $line } 行：从 { $first } 到 { $last } 的范围是空的，请把较小的数写在前面。
error-lab-start = 第 { $line } 行：起点（{ $value }）不在棋盘上，请换一个起点，或修改 board 那一行。
error-lab-board = 表{ $line ->
        [0] {""}
       *[other] （第 { $line } 行）
    }中没有一个局面在棋盘上。请把表放大，或修改 board 那一行。
error-lab-many = 第 { $line } 行{ $what ->
        [coordinates] 有 { $value } 个坐标
        [parts] 的和有 { $value } 个部分
        [loops] 有 { $value } 个循环
        [levels] 有 { $value } 层括号和符号
        [values] 的一个范围有 { $value } 个数
       *[positions] 的表有 { $value } 个局面
    }；最多 { $limit }。
error-lab-large = { $what ->
        [characters] 规则有 { $value } 个字符
        [statements] 规则有 { $value } 条语句
        [positions] 表有 { $value } 个局面
        [operations] 求解表需要至少 { $value } 次运算
        [options] 表要记录至少 { $value } 种走法
       *[moves] 要检查至少 { $value } 种走法
    }；最多 { $limit }。
error-lab-at = “{ $typed }”不是这条规则的局面：{ $problem ->
        [arity] 坐标个数不对
        [board] 它不在棋盘上
        [parts] 和至多有 100 个部分
       *[text] 局面写作 3,5，和写作 3,5+0,2，终局写作 end
    }。

# 对弈：规则和该做的事，各一句话。
lab-play-rule = 按这一页写的规则对弈。
lab-do = 点你要走到的局面。
lab-do-list = 从列表里选一步。
