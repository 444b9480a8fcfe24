# 图上的游戏问的问题。
graph-ask-label = { $label ->
    [N] N：轮到走的人赢
   *[P] P：轮到走的人输
}
graph-ask-vertex = 下一个是顶点 **{ $name }**。它得到哪个标记？
graph-ask-number = 下一个是顶点 **{ $name }**。它得到哪个数？
multi-ask-mex = { $values ->
    [none] 顶点 { $vertex } 没有走法。它的值是多少？
   *[other] 顶点 { $vertex } 的走法的值是 { $values }。这个顶点的值是多少？
}
multi-ask-added = 到现在异或是 { $before }。加上第 { $token } 个棋子是多少？
