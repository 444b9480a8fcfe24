# 玩之前要读的：游戏说的是什么，例子有什么看点。

graph-summary = 画一个图，看从每个顶点谁赢、哪里谁也赢不了。
graph-ex-labels-why = 四条规则标记每个顶点，先从终点开始。
graph-ex-token-why = 一枚棋子沿边走，走不动的人输。
graph-ex-draw-why = 两个顶点互相可达，一个走到自己：谁赢，哪里谁也赢不了？
graph-ex-terminals-why = 一个终点赢，一个终点输，和讲义里一样。
graph-ex-sum-why = 有两枚棋子时标记不够用：两个 N 可以合成 P。
graph-ex-infinite-why = 走法能绕圈时值可以是无穷，两个这样的和仍有答案。
graph-ex-every-why = 每枚棋子都走时，最长的一枚决定胜负，赢的人拖延。
graph-ex-sj-why = 按教科书的规则游戏提前结束，轮到的人赢……
graph-ex-misere-why = ……而走到底却是另一个人赢：定理不成立的最小的图。
graph-ex-loop-why = 次序不巧的一条路：照书上写的循环要把它走一遍又一遍。
multi-summary = 一步把一枚棋子换成几枚，或者拿走。
multi-ex-lasker-why = 取任意颗，或分成两堆：3 和 4 对调。
multi-ex-grundy-why = 把一堆分成不等的两堆；八进制博弈的页面上有同一个游戏。
multi-ex-small-why = 一枚换两枚：有选择 0+0 的顶点比想象的大一。
multi-ex-nothing-why = 一个选择可以什么也不留下。
multi-ex-three-why = 一枚棋子一分为三，异或照样管用。

# 搜索时也可用的名称，两种语言都有。
graph-also = graph, draw, cycle, token, SJ, label, nimber, loop; 图, 有向图, 平局, SG
multi-also = Lasker, Multi-SG, split, option, vertex; 分裂
