# 实验室：局面为何未知。

lab-unknown-below = { $at } 可以走到 { $to }，它比表的开头还小。请写 { $table }；如果这不算合法走法，就写 board ({ $names }) if { $board }。
lab-unknown-above = { $at } 可以走到 { $to }，它在表外，胜负未知。请写 { $table }；如果这不算合法走法，就写 board ({ $names }) if …。
lab-unknown-sum = { $at } 可以走到博弈之和 { $to }，其中有一部分没有 SG 值。
lab-unknown-itself = { $at } 可以走到 { $to }：它又出现在自己的后继中，所以博弈不一定结束。
lab-unknown-misere = { $at } 可以走到博弈之和 { $to }。在这条规则下，不能用 SG 值判断博弈之和。
lab-unknown-broken = 它们取决于出错的局面。
