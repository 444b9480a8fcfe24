# 绿色砍树：把边从地面上砍下来。

hackenbush-rule = 每次砍掉一条边（共 { $edges }），不再与地面相连的部分随之落下，砍掉最后一条边者胜。{ $is_ground ->
    [usual] {""}
   *[other] 地面顶点：{ $ground }
}
hackenbush-counts = { $edges } 条边
hackenbush-field-edges = 边，如 0-1，用逗号隔开；或几根茎，如 3+4+5
hackenbush-field-ground = 地面上的顶点，用逗号隔开
hackenbush-board = 图画
hackenbush-large = 有 { $count } 条边，已解答；至多画出 400 条边。
hackenbush-edge = 边 { $one }–{ $other }
hackenbush-vertex = 顶点 { $number }
hackenbush-undo = 撤销
hackenbush-tools = 点击的作用
hackenbush-tool-look = 查看
hackenbush-tool-draw = 画
hackenbush-tool-erase = 擦除
hackenbush-covered = 答案已遮住。
hackenbush-checked = **已核对：**九百幅有圈、自环与重边的随机图，SG 值和所有必胜的一刀都按规则搜索过。

hackenbush-verdict-over = 没有边与地面相连，先手已败
hackenbush-verdict-p = 先手必败，每一刀都留下 N 状态
hackenbush-verdict-n = { $more ->
    [untold] 先手必胜；圈太多，没有逐一寻找必胜的一刀
   *[other] 先手必胜，砍{ $moves }{ $more ->
        [none] { "" }
        [unknown] ；可能还有别的
       *[other] ，还有另外 { $count } 种必胜走法
    }
}

hackenbush-step-start = 三条规则化简任何图：**地面**是一个顶点，**圈**可以收缩，树从末端往下算。
hackenbush-step-ground = 地面上的 { $count } 个顶点合成**一个**：无论挂在哪一个上，都是挂在地面上。
hackenbush-step-fused = { $count ->
    [1] 顶点 { $members } 有 { $edges } 个自环。
   *[other] 顶点 { $members } 由圈连在一起：可以**收缩**成一个，其中 { $edges } 条边成为自环。
}
hackenbush-step-paired = 一个自环值 1，与一条悬在空中的边一样。{ $edges ->
    [1] 这一个留下。
   *[other] { $edges } 个两两抵消：{ $left ->
        [0] **一个不剩**。
       *[other] 剩下**一个**。
    }
}
hackenbush-step-valued = { $where ->
    [ground] 地面
   *[vertex] 顶点 { $vertex }
}{ $count ->
    [0] 上面什么也没有：**0**。
    [1] 上有一枝，值 { $parts } = **{ $nimber }**。
   *[other] 上有 { $count } 枝：{ $parts } = **{ $nimber }**。
}
hackenbush-step-answer = { $outcome ->
    [over] 没有边与地面相连：**P**。
    [untold] 图画值 **{ $nimber }**，不是 0。**N**。
    [N] 图画值 **{ $nimber }**，不是 0，有一刀使它成为 0：{ $move }。**N**。
   *[P] 图画值 **0**，每一刀都会改变它。**P**。
}
hackenbush-step-name = { $kind ->
    [start] 开头
    [ground] 地面
    [fused] 圈
    [paired] 自环
    [answer] 答案
   *[other] 顶点 { $vertex }
}
hackenbush-code =
    合并地面顶点
    收缩每个圈：边成为自环
    两个自环：抵消
    从末端往下：各（枝 + 1）的异或
    地面值 0 则 P，否则 N

hackenbush-explain = { $fallen ->
    [0] 没有别的边随它落下。
   *[other] 另有 { $fallen } 条边随它落下。
}{ $wins ->
    [yes] 剩下的值 0：这一刀**必胜**。
   *[no] 剩下的不值 0：这一刀不能取胜。
}
hackenbush-explain-loose = 它没有与地面相连：不值什么，也不能砍。
hackenbush-make = 砍这一刀
hackenbush-play-position = 还有 { $count } 条边。
hackenbush-move = { $player }：{ $edge }。还剩 { $count } 条
hackenbush-hint = 砍**{ $edge }**：还剩 { $count } 条，对方必败。
hackenbush-hint-none = 没有必胜的一刀。

error-hackenbush-edge = 第 { $place } 条边“{ $typed }”不是用 - 连起来的两个顶点，如 0-1；顶点是不超过 { $limit } 的整数。写成茎（如 3+4+1）合计至多 2000 条边。
error-hackenbush-edges-many = 有 { $value } 条边；至多 { $limit } 条。
error-hackenbush-ground = 第 { $place } 个地面顶点“{ $typed }”不是顶点：应是不超过 { $limit } 的整数。
error-hackenbush-vertex = { $name ->
    [edges] 第 { $place } 条边
   *[ground] 第 { $place } 个地面顶点
}写了顶点 { $value }；顶点编号至多 { $limit }。
error-hackenbush-position = “{ $value }”不是这个游戏的局面。

# 对弈：规则和该做的事，各一句话。
hackenbush-play-rule = 砍一条边，不再连着地面的都落下。砍掉最后一条边者胜。
hackenbush-do = 点要砍的边。
