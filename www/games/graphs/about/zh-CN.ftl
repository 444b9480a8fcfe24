# 游戏和例子的名称；三句话的规则，和一步。

graph-name = 图上的博弈
graph-ex-labels = 每个顶点谁胜
graph-ex-token = 一枚棋子
graph-ex-draw = 兜圈子
graph-ex-terminals = 胜终点与负终点
graph-ex-sum = 两枚棋子
graph-ex-infinite = 无穷的 SG 值
graph-ex-every = 每枚棋子都走（Every-SG）
graph-ex-sj = SJ 规则（SJ 定理）……
graph-ex-misere = ……与真正的反常规则
graph-ex-loop = 慢的反复扫描
multi-name = 会分裂的棋子（Multi-SG）
multi-ex-lasker = Lasker’s Nim
multi-ex-grundy = Grundy 博弈
multi-ex-small = 一个小例子
multi-ex-nothing = 会消失的棋子
multi-ex-three = 一分为三
matching-name = 二分图博弈
matching-ex-board = 七格的棋盘
matching-ex-path = 一条链
matching-ex-cycle = 六个顶点的环
matching-ex-blossom = 一朵花
matching-ex-knight = 马与空格
matching-ex-king = 王与空格
matching-ex-petersen = 彼得森图

graph-how-1 = 棋子放在图的顶点上，图中的边有方向，从一个顶点指向另一个顶点。
graph-how-2 = 每步把一枚棋子沿一条边移动。
graph-how-3 = 不能走者负；图中有环时可能是平局。在“修改规则”里可以选别的规则，还可以设胜终点和负终点。
graph-how-example = 例：边为 0-1 和 0-2，棋子在 0，把它移到 1；1 没有出边，对手负。
multi-how-1 = 棋子放在顶点上，每个顶点有若干后继，每个后继由若干顶点组成。
multi-how-2 = 每步拿走一枚棋子，选它的一个后继，在其中每个顶点上各放一枚；后继也可以为空。
multi-how-3 = 不能走者负。
multi-how-example = 例：有 2:0+0;1 时，2 上的棋子变成 0 上的两枚，或 1 上的一枚。
matching-how-1 = 棋子在图的一个顶点上，图中的边没有方向。
matching-how-2 = 每步把棋子沿一条边移到从未到过的顶点，起点也算到过。
matching-how-3 = 不能走者负。图不必是二分图。
matching-how-example = 例：在链 0-1-2 上，棋子在 1，把它移到 0；对手不能回到 1，负。

# 图上的游戏问的问题。
graph-ask-label = { $label ->
    [N] N：先手必胜
   *[P] P：先手必败
}
graph-ask-vertex = 下一个是顶点 **{ $name }**。它的标记是什么？
graph-ask-number = 下一个是顶点 **{ $name }**。它的 SG 值是多少？
multi-ask-mex = { $values ->
    [none] 顶点 { $vertex } 没有后继。它的 SG 值是多少？
   *[other] 顶点 { $vertex } 的后继的 SG 值是 { $values }。这个顶点的 SG 值是多少？
}
multi-ask-added = 目前异或和是 { $before }。再加上第 { $token } 枚棋子是多少？

# 玩之前要读的：游戏说的是什么，例子有什么看点。

graph-summary = 任何博弈都可以画成图：看每个顶点谁胜，哪里是平局。
graph-ex-labels-why = 四条规则给每个顶点标记，从终点开始倒推。
graph-ex-token-why = 一枚棋子沿边移动，不能走者负。
graph-ex-draw-why = 两个顶点互相可达，还有一个自环：谁胜，哪里是平局？
graph-ex-terminals-why = 一个胜终点，一个负终点：走到前者胜，走到后者负。
graph-ex-sum-why = 有两枚棋子时，只看标记不够：两个 N 可以合成 P。
graph-ex-infinite-why = 图中有环时 SG 值可以是无穷，两个无穷相加仍有答案。
graph-ex-every-why = 每枚棋子都要走时，步数最大的一枚决定胜负，胜方会拖延。
graph-ex-sj-why = 按教科书的规则，博弈提前结束，先手必胜……
graph-ex-misere-why = ……真正走到底却是先手必败：这是定理不成立的最小的图。
graph-ex-loop-why = 一条次序不巧的链：书上的写法要一遍又一遍地扫描它。
multi-summary = 一步把一枚棋子换成几枚，也可以直接拿走。
multi-ex-lasker-why = 取任意颗，或把一堆分成两堆：3 颗和 4 颗的 SG 值对调。
multi-ex-grundy-why = 把一堆分成不等的两堆；八进制博弈的页面上有同一个博弈。
multi-ex-small-why = 一枚换两枚：后继 0+0 的 SG 值是 0，所以顶点 2 的 SG 值是 2。
multi-ex-nothing-why = 后继可以为空，什么也不留下。
multi-ex-three-why = 一枚棋子一分为三，照样取异或。
matching-summary = 棋子不能重复经过同一顶点：看最大匹配就知道谁胜。
matching-ex-board-why = 一种颜色四格，另一种三格：一眼就能看出谁胜。
matching-ex-path-why = 顶点数为奇数时，隔一个顶点就有一个必败起点。
matching-ex-cycle-why = 六个顶点配成三对：从哪里出发都是先手必胜。
matching-ex-blossom-why = 奇环可以从两侧绕，所以缩成一点。
matching-ex-knight-why = 马在有空格的棋盘上走，每格至多到一次：仍是二分图。
matching-ex-king-why = 王的走法有很多奇环：在这九格上，从哪里出发都是先手必败。
matching-ex-petersen-why = 十个顶点配成五对：任何起点都必胜，任何第一步也都必胜。

# 搜索时也可用的名称，两种语言都有。
graph-also = graph, draw, cycle, token, SJ, label, nimber, loop; 图, 有向图, 平局, SG, SG函数, SG 函数, DAG
multi-also = Lasker, Multi-SG, split, option, vertex; 分裂
matching-also = matching, vertex geography, blossom, augmenting path, Edmonds, knight, king; 二分图博弈, 最大匹配, 增广路, 带花树, 必经点

# 题目中的局面。
graph-position = 棋子在 { $tokens }
multi-position = 棋子在 { $tokens }
matching-position = 棋子在 { $token }
