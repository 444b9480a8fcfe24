# 选中的局面的说明。

lab-ask = 就这个局面提问
lab-play = 从这里对弈
lab-line = 由规则第 { $line } 行
lab-position = 局面 { $at }
lab-more = 等 { $count } 个
lab-explain-N = 先手必胜：有 { $winning } 种走法走到 P。{ $length ->
    [exact] { $depth } 步结束。
    [bound] 至多 { $depth } 步结束。
   *[untold] { "" }
}
lab-explain-P = 先手必败：{ $all ->
    [no] 超过 { $count }
   *[yes] { $count }
} 种走法都走到 N。{ $length ->
    [exact] { $depth } 步结束。
    [bound] 至多 { $depth } 步结束。
   *[untold] { "" }
}
lab-explain-draw = 平局：没有走法走到 P，而有一步走到另一个平局。
lab-explain-unknown = 未知：没有已知走到 P 的走法，而有的走法结果未知。
lab-explain-over = 已经不能走：{ $outcome ->
    [P] 先手负。
   *[N] 先手胜。
}
lab-explain-rule = 按规则，这里是终局：{ $outcome ->
    [P] 先手负。
   *[N] 先手胜。
}
lab-explain-broken = 第 { $line } 行出错：{ $problem ->
    [zero] { $first } 除以 0
    [coordinate] 坐标 { $first } 是分数
    [isqrt] isqrt({ $first }) 没有值
    [xor] xor({ $first }, { $second }) 没有值
    [gcd] gcd({ $first }, { $second }) 没有值
    [both] 既是 won 又是 lost
   *[range] { $first } 与 { $second } 的结果太大
}。
lab-explain-nimber = 后继的 SG 值为 { $set }；未出现的最小非负整数是 { $nimber }。
lab-leads-P = 走到 P：
lab-leads-N = 走到 N：
lab-leads-draw = 走到平局：
lab-leads-unknown = 走到未知：
