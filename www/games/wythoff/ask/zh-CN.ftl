# 威佐夫博弈问的问题。
ask-number-partner-name = 与一堆相配的数
ask-number-partner = 与这里的**第一堆**相配，第二堆是多少时是必败局面？
wythoff-ask-star = 第 { $i } 颗星落在哪里？写出两堆的数，例如 3, 5。
wythoff-ask-mex = 第 { $i } 对有 { $a }。与它相配的数是多少？
