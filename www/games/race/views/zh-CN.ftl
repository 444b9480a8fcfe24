# 用到时才加载：生成棋盘、文件、点对数的增长、局面的解释、对弈。

race-state = A 在 { $a }，B 在 { $b }，轮到 { $mover }
race-state-winner = { $winner ->
    [draw] 双方都不能必胜：**平局**。
   *[other] **{ $winner } 胜**{ $known ->
        [yes] ，双方都走最好时还有 { $moves } 步
       *[no] {""}
    }。
}
race-state-whole = 依据完整博弈：包括离开最短路的所有走法。
race-state-paths = 依据点对表：沿最短路的走法。
race-option = { $how ->
    [jump] 越过 { $over } 到 { $cell }
   *[step] 到 { $cell }
}：{ $outcome ->
    [goal] **到达**，立即获胜
    [wins] **必胜**
    [draws] 平局
   *[loses] 必败，{ $other } 应以 { $reply }
}
race-play-from = 从这里开始下
race-play-position = 轮到 { $token }。A 在 { $a }，B 在 { $b }。
race-move = { $player }（{ $token }）{ $how ->
    [jump] 越过 { $over } 的 { $other } 到 { $cell }
   *[step] 到 { $cell }
}
race-hint-none = 没有必胜的走法。
race-hint-move = **标出**的走法必胜：{ $how ->
    [jump] 越过 { $over }，
   *[step] {""}
}到 **{ $cell }**。之后 A 在 { $a }，B 在 { $b }，轮到 { $other }，{ $other } 必败。
race-jump-why = { $token } 可以走到 { $other } 上。两枚棋子不能同格，所以必须立即再走一步，方向任意：一回合走两步。
race-play-nearer = 这个棋盘的完整博弈太大。这里双方都只走最短路，胜负由点对表判定。
race-files-why = BOI 2008 的官方格式：先是棋盘数；每个棋盘先是边长 n，再是 n 行 . # A B。选择文件、拖到这里或粘贴。
race-file = 选择文件
race-export = 写出这个棋盘
race-official = 官方格式的棋盘
race-solve-all = 全部求解
race-winners = 最近读入的棋盘的胜者（官方输出格式）
race-open-board = 棋盘 { $index }：{ $winner }

race-make-family = 种类
race-make-side = 边长
race-make-level = 级数
race-make-loops = 环路百分比
race-make-walls = 墙的百分比
race-make-seed = 种子
race-make-go = 生成
race-make-another = 换一个
race-make-wrong = { $field }须是 { $least } 到 { $limit } 的整数；{ $got }。
race-family-open = 空棋盘
race-family-open-why = 没有墙，A 与 B 在对角。
race-family-serpentine = 蛇形走廊
race-family-serpentine-why = 一条走廊来回走遍棋盘。
race-family-double-tree = 双树
race-family-double-tree-why = 无墙的方块，每升一级数目加倍，离 A、离 B 都一样远。自动填入点对最多的级数。
race-family-rings = 回廊
race-family-rings-why = 一圈套一圈的方形走廊，门的位置随机。
race-family-maze = 迷宫
race-family-maze-why = 走廊的随机树，再打开一部分墙。
race-family-random = 随机
race-family-random-why = 每格按概率成为墙。

race-growth-title = 官方方法访问的点对数与边长 n
race-growth-board = 这个棋盘
race-growth-point = **{ $name }**，n = { $side }：{ $count } 个点对 = { NUMBER($ratio, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³
race-growth-why = 官方的界 O(n³) **不对**：双树在 n = { $from } 时有 { NUMBER($first, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³ 个点对，在 n = { $to } 时有 { NUMBER($last, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³ 个，按 n⁴ 增长。
race-growth-table = 数据
race-growth-per-cube = / n³
race-growth-count = { $count }
race-growth-ratio = { NUMBER($ratio, minimumSignificantDigits: 3, maximumSignificantDigits: 3) }
