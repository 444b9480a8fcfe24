# 实验室：自己写规则。

lab-field-rule = 规则，每行一句
lab-symbols = 可点的符号
lab-ready = 现成的规则
lab-reference = 语言
lab-constant = 常数 { $name }
lab-note-at = 链接所要的步骤“{ $value }”不存在；停在开头。
lab-view-table = 胜负
lab-view-nimbers = SG 值
lab-view-depth = 步数
lab-view-graph = 图
lab-fold = 每行个数
lab-swap = 交换两轴
lab-x = 横向
lab-y = 纵向
lab-legend-n = 先手胜 { $count }
lab-legend-p = 后手胜 { $count }
lab-legend-draw = 平局 { $count }
lab-legend-unknown = 未知 { $count }
lab-graph = 从这个局面能到达的每个局面成为一个顶点：至多 80 个，且没有和。
lab-graph-open = 在图的棋盘上打开
lab-graph-none = 这个局面谁胜无从得知，没有可画的游戏。
lab-graph-large = 能到达的局面超过 80 个，或有和，或走法太多列不下。
lab-end = 终局
lab-cell = 第 { $row } 行，第 { $column } 列
lab-describes = { $table } 个局面的表；所问的是 { $at }
lab-told = { $at }：{ $label ->
    [N] N，先手胜
    [P] P，后手胜
    [draw] 平局
    [unknown] 未知
    [blank] 不是局面
   *[hidden] 尚未说出
}{ $has ->
    [number] ，{ $number }
   *[none] { "" }
}
lab-covered = 答案已遮住。

lab-verdict-over = { $outcome ->
    [P] 在 { $at } 游戏已结束：轮到谁谁输
   *[N] 在 { $at } 游戏已结束：轮到谁谁胜
}
lab-verdict-p = 在 { $at } 先手必败：每一步都到 N 状态{ $length ->
    [exact] ；{ $depth } 步结束
    [bound] ；至多 { $depth } 步结束
   *[untold] { "" }
}
lab-verdict-n = 在 { $at } 先手必胜，留下 { $moves }{ $more ->
    [0] { "" }
    [1] ，还有 1 种
    [many] ，还有很多种
   *[other] ，还有 { $count } 种
}{ $unknown ->
    [yes] ；另有无从得知的走法
   *[no] { "" }
}{ $length ->
    [exact] ；{ $depth } 步结束
    [bound] ；至多 { $depth } 步结束
   *[untold] { "" }
}
lab-verdict-draw = { $at } 是平局：谁也不能逼出结局
lab-verdict-unknown = { $why ->
    [table] { $at } 不在表中：谁胜未知。请把表放大。
    [broken] { $at } 出错：规则在这里没有值。
   *[leads] { $at } 未知：它取决于无从得知的局面，下面说出其中一个。
}

lab-step-start = 还没有标记。{ $order ->
    [back] 走法两边都通，所以从**终局倒推**，先结束的先标记。
   *[pass] 走法都到前面的局面：按顺序**走一遍**即可。
}
lab-step-stuck = { $at }：无路可走。{ $outcome ->
    [P] 轮到谁谁输：**P**。
   *[N] 在这里不能走的人胜：**N**。
}
lab-step-told = { $at }：规则说游戏已结束。{ $outcome ->
    [P] 轮到谁谁输：**P**。
   *[N] 轮到谁谁胜：**N**。
}
lab-step-leads = { $at } 是 **N**：留下 { $to }，它是 P。
lab-step-all = { $at } 是 **P**：每一步都到 N。
lab-step-draws = 还剩 { $count } 个局面，都是**平局**：要输的一方可以一直绕下去。
lab-step-unknown = 还有 { $count } 个局面**未知**：它们取决于表外、出错或没有 SG 值的局面。
lab-step-table = 共 { $positions } 个局面：{ $n } 个 N，{ $p } 个 P{ $draws ->
    [0] { "" }
   *[other] ，{ $draws } 个平局
}{ $unknown ->
    [0] { "" }
   *[other] ，{ $unknown } 个未知
}。点一个看理由。
lab-step-name = { $kind ->
    [start] 开始
    [table] 整个表
    [draws] 平局
    [unknown] 未知
   *[other] { $at }
}
lab-code = { $rule ->
    [misere] 不能走：N（反常规则）
   *[normal] 不能走：P
}
    有一步到 P：N
    每步都到 N：P
    始终不定：平局

lab-ask = 问这个局面
lab-play = 从这里对弈
lab-line = 由规则第 { $line } 行

lab-guess-holds = { $count ->
    [0] **猜想**无处可验。
   *[other] **猜想**在表中可验的 { $count } 个局面都成立。这不是证明。
}
lab-guess-fails = **猜想**不对：最先在 { $at } 不成立，{ $is ->
    [N] 猜它必败，其实必胜
    [P] 猜它必胜，其实必败
    [draw] 猜它必败，其实是平局
   *[nimber] 它的 SG 值是 { $nimber }
}{ $count ->
    [one] ，也只在那里
   *[other] ；有 { $count } 个局面被划去
}。
lab-guess-show = 看看
lab-broken = { $count } 个局面**出错**，最先是 { $at }，第 { $line } 行：{ $problem ->
    [zero] { $first } 除以 0
    [coordinate] 坐标 { $first } 是分数
    [isqrt] 对 { $first } 开平方
    [xor] { $first } 与 { $second } 的异或
    [gcd] { $first } 与 { $second } 的最大公约数
    [both] 既胜又负
   *[range] { $first } 与 { $second } 的结果太大
}。
lab-unknown = **{ $count } 个局面未知。**
lab-unknown-below = { $at } 可以走到 { $to }，它比表的开头还小。写 { $table }；如果这不算一步，就写 board ({ $names }) if { $board }。
lab-unknown-above = { $at } 可以走到 { $to }，它在表外，无从得知。写 { $table }；如果这不算一步，就用 board ({ $names }) if … 说明。
lab-unknown-sum = { $at } 可以走到 { $to }，这个和有一部分没有 SG 值。
lab-unknown-itself = { $at } 可以走到 { $to }：它是自己走法的一部分，所以不一定会结束。
lab-unknown-misere = { $at } 可以走到和 { $to }。按这条规则，和不能由 SG 值判断。
lab-unknown-broken = 它们取决于出错的局面。
lab-found-none = 没有看出规律。更大的表也许能看出来。
lab-note-no-play = 谁也说不出这个局面谁赢，所以不能下。
lab-ends = **won** 和 **lost** 说的是轮到的那一方：走到 **lost** 局面的人已胜。
lab-no-steps = 表至多 20,000 个局面时才有步骤。
lab-found = 发现
lab-proved = 已证：
lab-seen = 所见：
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
    [takes] ：每步只能取有限几种数目，所以每个值由前面几个值决定，而它们重复出现。
    [splits] ，由 Guy–Smith 定理：看到 { $needed } 为止就够了。
    [needs] ，到 { $last } 为止。表再大些就能看出是否永远如此：table (0..{ $needed })。
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
lab-found-xor = 恰当 **xor({ $of }) = 0** 时必败，在 { $count } 个局面上成立。
lab-found-line = 恰当 **{ $sum } = { $value }** 时必败，在 { $count } 个局面上成立。
lab-found-rest = 恰当 **{ $sum }** 除以 **{ $modulus }** 余 { $value } 时必败，在 { $count } 个局面上成立。
lab-found-beatty = 必败数对的差为 { $step ->
    [1] 1、2、3……
   *[other] { $step }、2·{ $step }、3·{ $step }……
}，且每个数恰出现一次：**{ $lower }** 与 **{ $upper }** 的 Beatty 数对，到 { $last } 为止共 { $count } 对。
lab-search = 搜索这个和
lab-searched = { $outcome ->
    [P] 搜索结果：先手**必败**，共遇到 { $met } 个和。
    [N] 搜索结果：先手**必胜**，留下 { $moves }{ $more ->
        [0] { "" }
       *[other] ，还有 { $more } 种
    }；共遇到 { $met } 个和。
   *[untold] 搜索没有结果：和超过一百万个，或走出表外，或会绕圈。
}
lab-save = 带走：
lab-save-csv = CSV
lab-save-c = C 数组
lab-save-txt = 文本
lab-save-py = Python
lab-save-bfile = b-file

lab-play-position = 在 { $at }。
lab-move = { $player }：→ { $to }
lab-hint = 留下 **{ $to }**：对方必败。
lab-hint-none = 没有必胜的走法。
lab-leave = 留下的局面，如 3,5
lab-make = 走

lab-too-long = 文本有 { $value } 个字符，规则最多 { $limit } 个。文本不会丢失，但缩短之前不会求解，也不会写入链接。{ $shown ->
    [beginning] 这里只显示开头。
   *[all] { "" }
}
lab-take-back = 回到之前的文本
lab-save-text = 保存全文
error-lab-sign = 第 { $line } 行第 { $column } 字：符号“{ $typed }”（{ $code }）不属于这种语言。
error-lab-expected = 第 { $line } 行第 { $column } 字：这里是“{ $found }”；{ $expected ->
        [statement] 语句以名字、括号或 won、lost、board、last、start、table、conjecture 开头
        [name] 这里应有一个名字
        [number] 这里应有一个数或名字
        [operator] 它前面缺少运算符，比如 *
        [target] 这里应是走后的局面，如 (n - 1)，或 end
        [end] 这一行在它之前就该结束
       *[other] 这里应是“{ $expected }”
    }。
error-lab-ends = 第 { $line } 行第 { $column } 字：这一行结束得太早，还缺{ $expected ->
        [name] 一个名字
        [number] 一个数或名字
        [operator] 一个运算符
        [target] 走后的局面
       *[other] “{ $expected }”
    }。
error-lab-chain = 第 { $line } 行第 { $column } 字：比较不能连写；请写 a < b and b < c。
error-lab-kind = 第 { $line } 行第 { $column } 字：{ $expected ->
        [condition] 这里要的是条件，如 n > 1，而不是数
       *[number] 这里要的是数，而不是条件
    }。
error-lab-name = 第 { $line } 行第 { $column } 字：{ $problem ->
        [later] “{ $typed }”在更下面才有定义；常数只能用它上面的
        [twice] “{ $typed }”已经有含义了；一个名字只有一个含义
       *[unknown] 这里没有叫“{ $typed }”的东西
    }。
error-lab-arity = 第 { $line } 行有 { $value } 个坐标；规则里第一个局面有 { $expected } 个。
error-lab-twice = 第 { $line } 行：“{ $value }”在一条规则里只能出现一次，前面已经有了。
error-lab-empty = 这条规则没有走法。至少要有一行，如 (n) -> (n - 1)。
error-lab-value = 第 { $line } 行没有值：{ $problem ->
        [zero] { $first } 除以 0（{ $second }）
        [isqrt] 要求 { $first }（{ $second }）的平方根，而它是负数或分数
        [xor] { $first } 与 { $second } 的异或，两者必须是非负整数
        [gcd] { $first } 与 { $second } 的最大公约数，两者必须是整数
       *[range] 由 { $first } 和 { $second } 得到的结果超出 ±(2^63 - 1)
    }。
error-lab-whole = 第 { $line } 行：起点和表格里的数是从 0 起的整数；这里是 { $value }。
error-lab-table = 第 { $line } 行：从 { $first } 到 { $last } 的范围还没开始就结束了。
error-lab-start = 第 { $line } 行：起点（{ $value }）不在棋盘上。
error-lab-board = 表格里没有一个局面在棋盘上{ $line ->
        [0] {""}
       *[other] （第 { $line } 行）
    }。
error-lab-many = 第 { $line } 行{ $what ->
        [coordinates] 有 { $value } 个坐标
        [parts] 的和有 { $value } 个部分
        [loops] 有 { $value } 个循环
        [levels] 有 { $value } 层括号和符号
        [values] 的一个范围有 { $value } 个数
       *[positions] 使表格有 { $value } 个局面
    }；最多 { $limit }。
error-lab-large = { $what ->
        [characters] 规则有 { $value } 个字符
        [statements] 规则有 { $value } 条语句
        [positions] 表格有 { $value } 个局面
        [operations] 表格需要至少 { $value } 次运算
        [options] 表格要记住至少 { $value } 步
       *[moves] 要看至少 { $value } 步
    }；最多 { $limit }。
error-lab-at = “{ $typed }”不是这条规则的局面：{ $problem ->
        [arity] 坐标的个数不对
        [board] 它不在棋盘上
        [parts] 它是超过 100 个部分的和
       *[text] 局面写作 3,5，和写作 3,5+0,2，终局写作 end
    }。
