# 选中的局面的说明。

lab-position = 局面 { $at }
lab-more = 等 { $count } 个
lab-explain-N = 先手胜：有 { $winning } 种走法到 P。{ $length ->
    [exact] { $depth } 步结束。
    [bound] 至多 { $depth } 步结束。
   *[untold] { "" }
}
lab-explain-P = 后手胜：{ $all ->
    [no] 超过 { $count }
   *[yes] { $count }
} 种走法都到 N。{ $length ->
    [exact] { $depth } 步结束。
    [bound] 至多 { $depth } 步结束。
   *[untold] { "" }
}
lab-explain-draw = 平局：没有走法到 P，而有一步到另一个平局。
lab-explain-unknown = 未知：没有已知到 P 的走法，而有的走法无从得知。
lab-explain-over = 无路可走：{ $outcome ->
    [P] 轮到谁谁输。
   *[N] 轮到谁谁胜。
}
lab-explain-told = 规则说游戏在这里结束：{ $outcome ->
    [P] 轮到谁谁输。
   *[N] 轮到谁谁胜。
}
lab-explain-broken = 第 { $line } 行出错：{ $problem ->
    [zero] { $first } 除以 0
    [coordinate] 坐标 { $first } 是分数
    [isqrt] 对 { $first } 开平方
    [xor] { $first } 与 { $second } 的异或
    [gcd] { $first } 与 { $second } 的最大公约数
    [both] 既胜又负
   *[range] { $first } 与 { $second } 的结果太大
}。
lab-explain-nimber = 各步的 SG 值为 { $set }；缺少的最小值是 { $nimber }。
lab-leads-P = 到 P：
lab-leads-N = 到 N：
lab-leads-draw = 到平局：
lab-leads-unknown = 到未知：
