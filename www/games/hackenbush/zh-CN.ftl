# 绿色 Hackenbush：把边从地面上砍下来。

hackenbush-rule = 每次砍掉一条边，不再与地面相连的部分随之落下，砍掉最后一条边者胜。图：{ $edges }。{ $is_ground ->
    [usual] {""}
   *[other] 地面顶点：{ $ground }
}
hackenbush-counts = { $edges } 条边
hackenbush-field-edges = 边，如 0-1，用逗号隔开；或几条链，如 3+4+5
hackenbush-field-ground = 地面上的顶点，用逗号隔开
hackenbush-board = 图
hackenbush-large = { $count } 条边已求解，但最多只画 400 条边的图。
hackenbush-edge = 边 { $one }–{ $other }
hackenbush-vertex = 顶点 { $number }
hackenbush-undo = 撤销
hackenbush-tools = 点击的作用
hackenbush-tool-look = 查看
hackenbush-tool-draw = 画
hackenbush-tool-erase = 擦除
hackenbush-covered = 答案已遮住。
hackenbush-checked = **已验证：**在 900 个有环、自环与重边的随机图上，SG 值和所有必胜的砍法都已与暴力搜索对拍。

hackenbush-verdict-n = { $named ->
    [0] 先手必胜，但环太多，没有逐一寻找必胜的砍法
   *[other] 先手必胜：砍{ $moves }{ verdict-more }
}

hackenbush-step-start = 任何图都相当于一堆 Nim 石子，SG 值就是堆的大小。先合并**地面**，再缩**环**，然后从叶到根计算。
hackenbush-step-ground = 地面上的 { $count } 个顶点并成**一个**：连在哪一个上都一样，都是连着地面。
hackenbush-step-fused = { $count ->
    [1] 顶点 { $members } 有 { $edges } 个自环。
   *[other] 顶点 { $members } 由环连在一起：**缩**成一个，SG 值不变（融合原理），其中 { $edges } 条边变成自环。
}
hackenbush-step-paired = 一个自环的 SG 值是 1，与一条普通的边一样。{ $edges ->
    [1] 这一个留下。
   *[other] 1 xor 1 = 0，{ $edges } 个两两抵消：{ $left ->
        [0] **一个不剩**。
       *[other] 剩下**一个**。
    }
}
hackenbush-step-valued = { $where ->
    [ground] 地面
   *[vertex] 顶点 { $vertex }{ " " }
}{ $count ->
    [0] 上面什么也没有：**0**。
    [1] 上有一{ $is_sum ->
        [no] 个自环，SG 值为 **{ $nimber }**
       *[yes] 棵子树，SG 值为 { $parts } = **{ $nimber }**
    }。
   *[other] 上有 { $count } 棵子树，每条边使 SG 值加 1：{ $parts } = **{ $nimber }**。
}
hackenbush-xor = xor
hackenbush-step-answer = { $outcome ->
    [over] 没有边与地面相连，先手必败（**P**）。
    [untold] 该图的 SG 值为 **{ $nimber }**，不是 0，先手必胜（**N**）。
    [N] 该图的 SG 值为 **{ $nimber }**，砍{ $move } 可使它变为 0，先手必胜（**N**）。
   *[P] 该图的 SG 值为 **0**，砍哪条边都会改变它，先手必败（**P**）。
}
hackenbush-step-name = { $kind ->
    [start] 开始
    [ground] 地面
    [fused] 缩环
    [paired] 自环
    [answer] 答案
   *[other] 顶点 { $vertex }
}
hackenbush-code =
    合并地面顶点
    缩环：环上的边变成自环
    两个自环：抵消
    从叶到根：各子树的 SG 值加 1 后异或
    地面的 SG 值为 0 则 P，否则 N

hackenbush-explain = { $fallen ->
    [0] 没有别的边随它落下。
   *[other] 另有 { $fallen } 条边随它落下。
}{ $wins ->
    [yes] 剩下部分的 SG 值为 0：砍这条边**必胜**。
   *[no] 剩下部分的 SG 值不为 0：砍这条边不能取胜。
}
hackenbush-explain-loose = 它没有与地面相连：不起作用，也不能砍。
hackenbush-make = 砍这条边
hackenbush-play-position = 还有 { $count } 条边。
hackenbush-move = { $player }：{ $edge }。还剩 { $count } 条
hackenbush-hint = 砍**{ $edge }**：{ $count ->
    [0] 这是最后一条，你就赢了
   *[other] 还剩 { $count } 条，对手必败
}。
hackenbush-why-play = { $kind ->
    [wins] 砍{ $edge }之后，图的 **SG 值**为 0。对手砍哪条边都会改变它，你再变回 0。
   *[none] 图的 **SG 值**为 0。砍哪条边都会改变它，对手再变回 0。
}

error-hackenbush-edge = 第 { $place } 条边“{ $typed }”不是用 - 连起来的两个顶点，如 0-1；顶点是不超过 { $limit } 的整数。写成链（如 3+4+1）合计最多 2000 条边。
error-hackenbush-edges-many = 有 { $value } 条边；最多 { $limit } 条。
error-hackenbush-ground = 第 { $place } 个地面顶点“{ $typed }”不是顶点：应是不超过 { $limit } 的整数。
error-hackenbush-vertex = { $name ->
    [edges] 第 { $place } 条边
   *[ground] 第 { $place } 个地面顶点
}写了顶点 { $value }；顶点编号最大 { $limit }。
error-hackenbush-position = “{ $value }”不是这个博弈的局面。

# 对弈：规则和该做的事，各一句话。
hackenbush-play-rule = 砍一条边，不再与地面相连的部分随之落下。砍掉最后一条边者胜。
hackenbush-do = 点要砍的边。
