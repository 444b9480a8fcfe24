# 实验室问的问题。
lab-ask-label = { $label ->
    [N] N：轮到走的人赢
   *[P] P：轮到走的人输
}
lab-ask-next = 下一个局面是 **{ $at }**。它得到哪个标记？
