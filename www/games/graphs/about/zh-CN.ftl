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
graph-how-3 = 走不动的人输；走法能绕圈时可能谁也不赢。上面可以选别的规则，以及自身就分胜负的终点。
graph-how-example = 例：边是 0-1 和 0-2，棋子在 0，把它走到 1；那里没有边通出去，对方输。
multi-how-1 = 棋子放在顶点上，每个顶点有一张选择表，每个选择是若干顶点。
multi-how-2 = 一步拿走一枚棋子，在某个选择的每个顶点上各放一枚，也可以一枚不放。
multi-how-3 = 走不动的人输。
multi-how-example = 例：有 2:0+0;1 时，2 上的棋子变成 0 上的两枚，或 1 上的一枚。
