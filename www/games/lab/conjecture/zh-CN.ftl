# 规则里的猜想。

lab-guess-holds = { $count ->
    [0] **猜想**没有可以检验的局面。
   *[other] 表中可以检验的 { $count } 个局面上，**猜想**全部成立。单凭表还不算证明。
}
lab-guess-fails = **猜想**不成立：第一个反例是 { $at }，{ $is ->
    [N] 猜它必败，其实必胜
    [P] 猜它必胜，其实必败
    [draw] 猜它必败，其实是平局
   *[nimber] 它的 SG 值是 { $nimber }
}{ $count ->
    [one] ，反例只有这一个
   *[other] ；共划去 { $count } 个局面
}。
lab-guess-show = 看看
