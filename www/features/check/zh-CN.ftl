# 我的表错在哪里？

check = 我的表错在哪里？
check-why = 粘贴你的程序输出的表。第一个错误的值会显示在棋盘上，并标出它由哪些格子算出。
check-none = “{ $value }”没有可检查的表，请从列表中选择一个博弈。
check-table = 表
check-np = P/N 表
check-distance = 到 A 的距离
check-board = 在棋盘上查看
check-paste = 你的表
check-open = 或打开文件：
check-how-values = 依次写出各个值，格式不限：“1 2 3”“[1, 2, 3]”“f[3] = 2”或“3: 2”。
check-how-set = 按升序写出表中的数；也可以从第一个 n 起逐个写 1 或 0。
check-how-np = { $game ->
    [wythoff] 每行对应一个 a，每列对应一个 b
   *[other] 每行对应剩余的石子数，每列对应上限（这一步最多取几颗）
}：P/N、W/L、1/0 或 true/false 都可以。
check-how-distance = 每行一行：写出每个格子的距离，墙写 −1 或 #。
check-form = 格式
check-form-any = 自动判断
check-form-values = 只有值
check-form-indexed = 下标和值
check-form-set = 集合的元素
check-form-grid = 按行
check-form-none = 你的表不能按这种格式读，请选“自动判断”。
check-from = 起始下标
check-from-grid = 首行首列的下标
check-from-any = 自动
check-verdict = 判定
check-empty = 请先粘贴一张表。
check-stopped = 已停止。修改表后会重新检查。
check-right = { $count ->
    [1] 唯一的值正确。
   *[other] { $count } 个值全部正确。
}
check-unjudged = 另有 { $count } 个值超出了可检查的范围。
check-wrong = { $place }有误：你的表中是 { $got }，应为 { $expected }。
check-place-values = 下标 { $index } 处
check-place-set = 第 { $index } 个数
check-place-np = 第 { $row } 行第 { $column } 列
check-place-distance = 第 { $row } 行第 { $column } 列
check-other = 但如果第一个值的下标是 { $from }，这张表就有误。
check-other-try = 按下标从 { $from } 开始检查
check-shape = 你的表有 { $rows } 行 { $columns } 列，棋盘有 { $own_rows } 行 { $own_columns } 列。
check-as-win = 如果 { $sign } 表示必胜，则更早出错：{ $place }。
check-show = 在文本中标出
check-reason-np = { $kind ->
    [cap] 只剩 { $pile } 颗时取不了 { $cap } 颗：第 { $cap } 列与第 { $pile } 列相同。
   *[zero] 那里无子可取，先手必败。
}
check-line = 位于文本第 { $line } 行第 { $column } 个字符。
check-before = { $count ->
    [0] 它是第一个值。
   *[other] 前面的值都正确，错误出在这个值的计算上。
}
check-reason-distance = { $kind ->
    [none] 它是墙，或者走不到。
    [start] A 从这里出发。
   *[near] 相邻格子中最小的距离是 { $nearest }，所以它是 { $distance }。
}
check-read = { $form ->
    [values] 按“只有值”的格式读入，下标从 { $from } 开始。
    [indexed] 识别为下标和值。
    [set] 识别为集合的元素。
   *[grid] 识别为按行的表，行列都从 { $from } 开始。
}
check-read-without = { $what ->
    [count] 第一个数是后面的个数，不计入。
    [zero] 开头的 0 不计入。
   *[heads] 行号和列号不计入。
}
check-read-one = { $one ->
    [N] 这里 { $sign } 表示先手必胜。
   *[P] 这里 { $sign } 表示先手必败。
}
check-mistake = { $what }，会得到完全相同的表。
check-mistake-rest = 另有 { $count } 个值未比较。
check-mistake-cap-below = 如果下一手的上限少算 1（检查该用 < 还是 ≤）
check-mistake-cap-above = 如果下一手的上限多算 1（检查该用 ≤ 还是 <）
check-mistake-ceiling = 如果 k 乘以取走的数后向上取整而不是向下取整
check-mistake-doubles = 如果用浮点数相加（浮点数只在 2⁵³ 以内精确）
check-mistake-rounded = 如果把正确的数舍入成浮点数（只在 2⁵³ 以内精确）
check-mistake-phi-decimal = 如果黄金比取 1.618
check-mistake-mex-one = 如果 mex 从 1 开始找（最小的未出现的数可以是 0）
check-mistake-whole-heap = 如果不允许取完整堆（该写 ≥ 的地方写成了 >）
check-mistake-no-split = 如果漏掉了把一行分成两段的走法
check-mistake-sum = 如果把两段的 SG 值相加，而不是求异或
check-mistake-no-diagonal = 如果漏掉了从两堆取走同样多的走法
check-mistake-diagonal-alone = 如果只看有空堆的局面
check-mistake-from-b = 如果距离从 B 算起而不是从 A 算起
check-mistake-swapped = 如果把 P 和 N 对调
check-mistake-reversed = 如果把表反过来读
check-mistake-too-early = 如果所有值的下标都小了 1
check-mistake-too-late = 如果所有值的下标都大了 1
check-mistake-transposed = 如果把行和列对调
check-open-board = 打开这个棋盘
check-cell = 第一个错误值处的棋盘
check-long = 文本有 { $count } 个字符，最多读 { $most } 个；界限在第 { $line } 行第 { $column } 个字符。
check-binary = 这不是文本：第 { $line } 行第 { $column } 个字符无法读取。
check-decimal = 第 { $line } 行第 { $column } 个字符处的“{ $value }”不是整数。
check-word = 第 { $line } 行第 { $column } 个字符处的“{ $value }”不是表中的值。
