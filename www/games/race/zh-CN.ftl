# 赛跑：BOI 2008 “Game”。d 为两起点的距离，h = d/2，层 L(k)。

race-rule = { $rows } × { $columns } 的棋盘：A、B 轮流走一步，先到对方起点者胜；走到对方棋子所在的格时，{ $jump }。
race-jump-1 = 立即再走一步
race-jump-0 = 两子同格，不再走
race-field-jump = 走到对方棋子所在的格之后
race-field-rows = 行数
race-field-columns = 列数
race-error-side = 边长须是 { $least } 到 { $limit } 的整数；{ $got }。
race-board = 棋盘
race-method-rings = 圆环法
race-method-pairs = 点对
race-method-full = 完整博弈
race-tools = 点击的作用
race-tool-look = 查看
race-tool-wall = 画墙
race-tool-A = 移动 A
race-tool-B = 移动 B
race-undo = 撤销

race-verdict-a = A 胜（相距 { $d } 步）：走到 { $steps }
race-verdict-odd = A 胜（相距 { $d } 步，奇数）：走到 { $steps }
race-verdict-first = A 胜（双方都要走 { $d } 步，A 先走）：走到 { $steps }
race-verdict-b = B 胜：总能在半路与 A 相遇
race-verdict-draw = 平局：没有白格路径连接两个起点

race-covered = 答案已遮住。
race-step-apart = 没有白格路径连接两个起点：谁也到不了对方的起点，所以是**平局**。
race-step-odd = d = { $d } 是奇数：若双方相遇，总是 A 走到 B 所在的格，再走一步。走任何最短路都是 **A 胜**。
race-rings-start = { $parity ->
    [even] 两起点相距 d = { $d } 步。若不相遇，A 先走先到。所以 B 必须**迫使**双方在中间的第 { $h } 层（已描边）相遇。
    [odd] 双方各需走 { $d } 步，A 先走。B 能借跳跃赶上吗？
   *[apart] 从 A 到 B 有白格路径吗？
}
race-rings-middle = 在中间的第 { $h } 层，B 走到 **A 所在的格**就能再走一步，从此领先。所以 A 在 x 时，B 的必胜格 S(x) 只有 x 一格。
race-rings-b = { $at ->
    [first] 从中间倒推，轮到 B 从第 { $facing } 层走。能**一步走到** A 所在的格就胜。{ $size ->
        [unknown] {""}
       *[other] 例如 x = { $x }（行号 { $x_row }，列号 { $x_column }），{ race-wins }
    }
   *[later] 再倒推一步，轮到 B 从第 { $facing } 层走。能**一步走进** S(x) 的格，就是新的 S(x)。{ $into ->
        [one] x = { $x } 时由 { $into_cell } 扩展，{ race-wins }
        [two] x = { $x } 时由 { $into_cell } 和 { $into_other } 扩展，{ race-wins }
       *[other] { race-example }
    }
}
race-rings-a = 轮到 A 从第 { $i } 层走。A **走哪一步** B 都须能胜，所以取**交集**。{ $nexts ->
    [1] A 从 x = { $x } 往前只能到 { $next }，{ race-wins }
    [2] A 从 x = { $x } 往前可到 { $next } 和 { $next_other }，两者的 S 相交，{ race-wins }
   *[other] { race-example }
}
race-wins = S(x) { $size ->
    [none] 为空。
    [one] 只有 { $cell }。
    [two] 是 { $cell } 和 { $other }。
    [all] 是整圈 { $ring } 格。
   *[some] 有 { $ring } 格中的 { $count } 格。
}
race-example = { $size ->
    [unknown] {""}
   *[other] 例如 x = { $x } 时，{ race-wins }
}
race-decided-b-row = B 只要走到第 { $facing } 层的 { $cell }，无论 A 在第 { $next } 层的哪一格，B 都必胜。B 径直走到那里：**B 胜**。
race-decided-a-column = A 只要走到第 { $i } 层的 { $cell }，S 就是空集：B 在哪一格都不能胜。A 径直走到那里：**A 胜**。
race-decided-none = 推到了第 1 层：{ $steps ->
    [2] A 走到 { $x }，B 就走到 { $answer }；A 走到 { $x_other }，B 就走到 { $answer_other }。
   *[other] 没有一个 S 是空集，A 第一步无论怎么走，B 都有必胜的应对。
}**B 胜**。
race-pairs-start = 双方都走最短路：{ $states } 个点对，一点在第 i 层，一点在第 d − i 层，从中间向外推。
race-pairs-middle = 双方都在第 { $h } 层，轮到 A：两者在**同一格**时 B 胜。
race-pairs-layer = A 在第 { $i } 层，B 在第 { $facing } 层：对 A 的每一步，B 在第 { $nearer } 层都有必胜的应对，则 B 胜。可点选 A 所在的一格。
race-pairs-answer = 第 0 层的表只有一项：**{ $winner } 胜**。
race-full-start = 完整博弈：{ $states } 个状态（A 的格、B 的格、轮到谁），从终局往回标记。可点选 A 所在的一格。
race-full-won = 离终局 { $moves } 步：{ $moves ->
    [1] 有 { race-full-states }走一步**就胜**。
   *[other] 有 { race-full-states }能走到必败态（P），所以**必胜**（N）。
}
race-full-lost = 离终局 { $moves } 步：有 { race-full-states }怎么走都到必胜态（N），所以**必败**（P）。
race-full-states = { $states } 个状态
race-full-answer = { $winner ->
    [draw] 初始状态没有被标记：**平局**。
   *[other] 初始状态离终局 { $moves } 步：**{ $winner } 胜**。
}

race-walk = { $at ->
    [first] 下面演示一局：双方都按最优走法走。
   *[later] {""}
}{ $how ->
    [jump] { $player } 走到 { $other } 所在的 { $over }，立即再走到 { $cell }（这叫**跳跃**）。
   *[step] { $player } 走到 { $cell }。
}{ $why ->
    [won] 这是 { $other } 的起点：**{ $player } 胜**。
    [meet] { race-walk-left }B 仍能迫使双方相遇。
    [part] { race-walk-left }B 无法迫使双方相遇。
    [jumped] { race-walk-left }{ $player } 从此领先。
   *[other] { race-walk-left }
}
race-walk-left = 还剩：A { $left_a } 步，B { $left_b } 步。
race-name-walk = 第 { $move } 手
race-several-arcs = 对选中的 A 格，B 的必胜格不是一段弧：这一层在决定胜负的事件之外，所以不影响结果。
race-rings-toggle = 圆环图
race-rings-figure = 内圈：A 的层。外圈：B 的层，蓝色是 S(x)，即 A 在选中的格 x 时 B 的必胜格。
race-rings-thin = { $mover ->
    [A] 细圈：用来求交集的弧。
   *[B] 细圈：B 要走进的弧。
}
race-rings-rows = 下方每行对应一个 A 格，每列对应一个 B 格。
race-board-a = A 的位置（B 在另一图的所选格）
race-board-b = B 的位置（A 在另一图的所选格）
race-mover = 轮到谁走
race-mover-is = 轮到 { $token }
race-cell = 格 ({ $row }, { $column })
race-cell-wall = 墙：谁也不能走到这里。
race-cell-apart = 从两个起点都没有白格路径到这里。
race-cell-one = 距 { $player } 的起点 { $distance } 步；从另一起点无法到达。
race-cell-off = 距 A 的起点 { $a } 步，距 B 的起点 { $b } 步，{ $a } + { $b } > { $d }：**不在最短路上**{ $full ->
    [yes] {""}
   *[no] ，可当作墙
}。
race-cell-layer = 距 A 的起点 { $a } 步，距 B 的起点 { $b } 步：第 **{ $layer }** 层。
race-cell-facing = 距 A 的起点 { $a } 步，距 B 的起点 { $b } 步：第 **{ $layer }** 层。B 在此、A 在 { $from } 时 **{ $winner } 胜**。
race-note-no-race = 没有白格路径连接两个起点，无法对弈。
race-others = { $count ->
    [0] **没有别的必胜走法**：已解出完整博弈，离开最短路的每一步都会丢掉胜局。
   *[other] 离开最短路也能必胜的走法：{ $steps }。
}

race-name-start = 开始
race-name-layer = 第 { $i } 层
race-name-moves = 离终局 { $moves } 步
race-name-answer = 答案
race-arcs = 每行对应一个 A 格，每列对应一个 B 格；蓝色处 B 必胜
race-legend-layers = 到 A 起点的**步数**（只标最短路上的格子）
race-legend-off = **空格**，不在最短路上
race-legend-free = **空格**
race-legend-walls = **墙**
race-legend-middle = **中间**层
race-legend-isolines = **每 { $steps } 步**一条线
race-legend-facing-a = **A 的层**
race-legend-facing-b = **B 的层**
race-legend-facing-both = **双方的层**
race-key = { $token } 在此：
race-legend-wins-a = **A 胜**
race-legend-wins-b = **B 胜**
race-legend-draws = 在此**平局**
race-legend-marked = **选中**的格
race-legend-moves = **走法**，颜色表示胜者
race-legend-example = 例子中的**走法**
race-legend-starts = **起点**，对方的目标
race-cost = 各方法访问的格数、点对数与状态数
race-cost-rings = 最短路上 { $count } 格
race-cost-pairs = { $count } 个点对
race-cost-full = { $count } 个状态
race-agree = **已验证：**这种方法与圆环法在这个棋盘上得到同样的结果。
race-checked = 圆环法、点对、完整博弈都已与暴力搜索对拍。若把“再走一步”改为可走可不走，或者规定棋子不许走回头路，结果会变吗？在 3 × 3 以内的所有棋盘和 1600 个不超过 5 × 5 的随机棋盘上，胜者都不变。
race-agree-shared = **已验证：**在这个棋盘上，完整博弈与比较距离得到同样的结果。
race-checked-shared = 两枚棋子互不妨碍，路短的一方胜；只有沿**最短路**走的第一步才必胜。已与暴力搜索对拍。
race-note-at = 链接指向“{ $value }”，这里没有这个位置，所以从头开始。

race-files = 文件
race-make = 生成棋盘
race-view-table = 表
race-view-growth = 增长
race-note-view = “增长”是点对的视图，所以选中“点对”时显示。
error-board-empty = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：没有棋盘，文本是空的。
error-board-count = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：文本应以棋盘数开头，从 1 到 { $limit }；输入的是“{ $typed }”。
error-board-size = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：边长是 { $least } 到 { $limit } 的数；输入的是“{ $typed }”。
error-board-side = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：棋盘有 { $least } 到 { $limit } { $side ->
    [rows] 行
   *[other] 列
}；这个有 { $value }。
error-board-row = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：这一行应有 { $limit } 格；它有 { $value } 格。
error-board-compact = “{ $typed }”不是压缩棋盘的开头，格式为 ROWSxCOLUMNS.A.B.CELLS：边长 { $least } 到 { $limit }，起点为格的编号，每六格一个字符。
error-board-rows = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：应有 { $limit } 行；它有 { $value } 行。
error-boards-few = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：应有 { $limit } 个棋盘；只有 { $value } 个。
error-boards-many = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：{ $limit } 个棋盘之后还有“{ $typed }”。
error-board-cell = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：“{ $typed }”不是格；格只有 { $cells }。
error-start-twice = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：{ $value } 第二次出现。
error-start-missing = 棋盘 { $board }，第 { $line } 行，第 { $column } 列：缺少 { $value }。
error-full-game-large = 完整博弈最多求解 { $limit } 个状态；这个棋盘有 { $value } 个。圆环法和“点对”可以求解更大的棋盘。
error-method-needs-jumps = { $method ->
    [rings] 圆环法
   *[other] “点对”
}考察的是两子相遇，需要“再走一步”的规则；两子可以同格时，请选“完整博弈”。
error-jump = jump 只能是 1（再走一步）或 0（两子同格），输入的是“{ $typed }”。
error-pairs-large = 点对表最多 { $limit } MB；这里需要 { $value } MB。圆环法可以求解任意大小的棋盘。
error-sample = 棋盘库里没有“{ $typed }”；现有：{ $samples }。
error-player = 没有玩家“{ $typed }”；只有 A 和 B。
error-state = “{ $typed }”不是可以开始的局面：应写两个白格和轮到谁，如 0,1,3,3,B。
error-tree-level = 边长 { $side } 的棋盘最多容纳 { $limit } 级的双树；输入的是 { $value }。

race-code-rings = { $at_once ->
    [yes] { race-code-at-once }
   *[no] 中间层的每个 x：S(x) ← {"{"}x{"}"}
        逐层倒推：
          B 走：S 向两端扩展
            所有 S 有公共格：B 胜
          A 走：取各后继的交集
            某个 S 为空：A 胜
        推到起点：B 胜
}
race-code-pairs = { $at_once ->
    [yes] { race-code-at-once }
   *[no] NP[h,x,y] ← x = y
        B 走：有一步胜即胜
        A 走：每一步都胜，B 才胜
        胜者 ← NP[0,A,B]
}
race-code-at-once =
    不连通：平局
    d 为奇数：A 胜
race-code-full =
    标记：一步即胜的状态
    必胜：有一步到必败态
    必败：每步都到必胜态
    没有标记：平局

# 用到时才加载：生成棋盘、文件、点对数的增长、局面的解释、对弈。

race-state = A 在 { $a }，B 在 { $b }，轮到 { $mover }
race-state-winner = { $winner ->
    [draw] 双方都没有必胜策略：**平局**。
   *[other] **{ $winner } 胜**{ $known ->
        [yes] ，双方都采取最优策略时还有 { $moves } 步
       *[no] {""}
    }。
}
race-state-whole = 依据完整博弈：所有走法，包括离开最短路的走法。
race-state-paths = 依据点对表：只有沿最短路的走法。
race-option = { $how ->
    [jump] 越过 { $over } 到 { $cell }
   *[step] 到 { $cell }
}：{ $outcome ->
    [goal] **到达对方起点**，立即获胜
    [wins] **必胜**
    [draws] 平局
   *[loses] 必败，{ $other } 走 { $reply } 应对
}
race-play-from = 从这里开始下
race-play-position = 轮到 { $token }。A 在 { $a }，B 在 { $b }。
race-move = { $player }（{ $token }）{ $how ->
    [jump] 越过 { $over } 的 { $other } 到 { $cell }
   *[step] 到 { $cell }
}
race-why-ahead = **{ $winner }** 还要走 { $left } 步，{ $loser } 还要走 { $loser_left } 步{ $turn ->
    [own] ，又轮到 { $winner }
   *[other] {""}
}，所以 { $winner } 领先
race-move-name = { $how ->
    [jump] 跳过 { $over } 到 { $cell }
   *[step] { $cell }
}
race-why-play = { $how ->
    [now] **{ $winner }** 现在就能跳：走到 { $loser } 所在的 { $over }，再走到 { $cell }，从此领先。
    [behind] **{ $winner }** 还要走 { $left } 步，{ $loser } 还要走 { $loser_left } 步。但 { $loser } 要保持领先，就躲不开 { $winner } 的**跳跃**。
    [ahead] { race-why-ahead }。只有**跳跃**能改变这一点，而 { $loser } 无法迫使它发生。
   *[apart] { race-why-ahead }。
}
race-why-moves = 列出所有走法
race-hint-move = **标出**的走法必胜：{ $how ->
    [jump] 越过 { $over }，
   *[step] {""}
}到 **{ $cell }**{ $ends ->
    [yes] ，那就是终点
   *[no] 。此后无论 { $other } 怎么走，你都能赢
}。
race-refused = 走到对方棋子上，要立即再走一步：请{ hand-click }最后到达的白点。
race-play-nearer = 这个棋盘的完整博弈太大，所以这里双方都只走最短路，胜负由点对表判定。
race-files-why = BOI 2008 的官方格式：先是棋盘数；每个棋盘先是边长 n，再是 n 行 . # A B。选择文件、拖到这里或粘贴。
race-file = 选择文件
race-export = 写出这个棋盘
race-file-unshown = “{ $name }”有 { $count } 个字符：已经读入，但太长，这里不显示。
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
race-family-maze-why = 随机生成的走廊树，再打开一部分墙。
race-family-random = 随机
race-family-random-why = 每格按给定的概率成为墙。

race-growth-title = 官方方法访问的点对数随边长 n 的增长
race-growth-board = 这个棋盘
race-growth-point = **{ $name }**，n = { $side }：{ $count } 个点对 = { NUMBER($ratio, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³
race-growth-why = 官方给出的上界 O(n³) **不对**：双树在 n = { $from } 时有 { NUMBER($first, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³ 个点对，在 n = { $to } 时有 { NUMBER($last, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³ 个，按 n⁴ 增长。
race-growth-table = 数据
race-growth-per-cube = / n³
race-growth-count = { $count }
race-growth-ratio = { NUMBER($ratio, minimumSignificantDigits: 3, maximumSignificantDigits: 3) }

# 对弈：规则和该做的事，各一句话。
race-play-rule = 轮流走一步；走到对方棋子所在的格时，{ $jump }。先到对方起点者胜。
race-do = { $is_yours ->
    [yes] 你是 { $token }。
   *[no] { "" }
}点一个白点，{ $token } 就走到那里。{ $jumps ->
    [yes] 不与 { $token } 相邻的白点，是先走到 { $other } 上，再走一步。
   *[no] { "" }
}
