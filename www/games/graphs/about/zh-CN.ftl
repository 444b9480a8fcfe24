# 游戏和例子的名称；三句话的规则，和一步。

graph-name = 图上的博弈
graph-ex-labels = 从哪里谁赢
graph-ex-token = 一枚棋子
graph-ex-draw = 兜圈子
graph-ex-terminals = 会赢会输的终点
graph-ex-sum = 两枚棋子
graph-ex-infinite = 无穷的值
graph-ex-every = 每枚棋子都走
graph-ex-sj = SJ 规则……
graph-ex-misere = ……与真正的反常规则
graph-ex-loop = 慢的循环
multi-name = 会分裂的棋子
multi-ex-lasker = 拉斯克尼姆
multi-ex-grundy = 格伦迪博弈
multi-ex-small = 一个小例子
multi-ex-nothing = 会消失的棋子
multi-ex-three = 一分为三

graph-how-1 = 棋子放在图的顶点上，有方向的边从一个顶点通向别的顶点。
graph-how-2 = 一步把一枚棋子沿一条边走过去。
graph-how-3 = 走不动的人输；走法能绕圈时可能谁也不赢。在“修改规则”里可以选别的规则，以及自身就分胜负的终点。
graph-how-example = 例：边是 0-1 和 0-2，棋子在 0，把它走到 1；那里没有边通出去，对方输。
multi-how-1 = 棋子放在顶点上，每个顶点有一张选择表，每个选择是若干顶点。
multi-how-2 = 一步拿走一枚棋子，在某个选择的每个顶点上各放一枚，也可以一枚不放。
multi-how-3 = 走不动的人输。
multi-how-example = 例：有 2:0+0;1 时，2 上的棋子变成 0 上的两枚，或 1 上的一枚。

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
graph-also = graph, draw, cycle, token, SJ, label, nimber, loop; 图, 有向图, 平局, SG, SG函数, SG 函数, DAG
multi-also = Lasker, Multi-SG, split, option, vertex; 分裂

# 题目中的局面。
graph-position = 棋子在 { $tokens }
multi-position = 棋子在 { $tokens }
graph-why = 走 { $moves }，留给对方的是必败态。
