# 选中的一堆。

sums-ask = 单独查看
sums-explain = { $known ->
    [no] SG 值未知：超出已算出的范围。
    [none] 没有后继：值为 **0**。
    [many] SG 值是 **{ $value }**。走法太多，不逐一列出。
   *[yes] { $rule ->
        [every] 各后继如下，括号里是步数：它有 **{ $value }** 步。
       *[other] 各后继的 SG 值是 { $set }，mex 为 **{ $value }**。
    }
}
sums-explain-wins = 必胜走法：{ $moves }{ $more ->
    [yes] ，等
   *[no] { "" }
}。
sums-explain-no-win = 从这一{ sums-heap-word }走没有必胜走法。
sums-option = { $has_taken ->
    [no] { $left }
   *[other] 取 { $taken } → { $left }
}（{ $value }）
sums-heap = { $size } 颗石子
