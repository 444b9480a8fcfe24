# 图上的博弈：沿边走的棋子，以及会分裂的棋子。

graph-rule = 每次把一枚棋子沿一条边移动，{ $is_rule ->
    [usual] 不能走者负
   *[other] { $rule }
}。{ $edges }{ $is_tokens ->
    [usual] {""}
   *[other] ，棋子在 { $tokens }
}{ $is_win ->
    [usual] {""}
   *[other] ，胜终点 { $win }
}{ $is_lose ->
    [usual] {""}
   *[other] ，负终点 { $lose }
}{ $is_vertices ->
    [usual] {""}
   *[other] ，顶点总数 { $vertices }
}
graph-counts = { $vertices } 个顶点、{ $edges } 条边
graph-rule-file = 每次把一枚棋子沿一条边移动，{ $is_rule ->
    [usual] 不能走者负
   *[other] { $rule }
}。文件“{ $name }”里的图{ $is_tokens ->
    [usual] {""}
   *[other] ，棋子在 { $tokens }
}
graph-field-edges = 边，如 0-1，用逗号隔开
graph-field-vertices = 顶点总数；留空则为边上出现的顶点数
graph-field-tokens = 有棋子的顶点，用逗号隔开；留空则只标记胜负
graph-field-win = 胜终点：走到那里的人胜
graph-field-lose = 负终点：走到那里的人负
graph-field-rule = 规则
graph-empty-tokens = –
graph-empty-vertices = –
graph-empty-win = –
graph-empty-lose = –
graph-rule-normal = 不能走者负
graph-rule-misere = 不能走者胜（反常规则，即 Anti-SG）
graph-rule-sj = SG 值全为 0 时轮到的一方胜（SJ 定理）
graph-rule-every = 每枚棋子都要走（Every-SG）
graph-method-labels = 倒推标记
graph-method-loop = 反复扫描
graph-method-nimbers = SG 值
graph-method-steps = 步数
graph-method-genus = Anti-SG
graph-note-file = “{ $name }”太长，写不进链接：打开链接的人需要这个文件。
graph-note-token = 对弈需要棋子：选工具“{ graph-tool-token }”，再点一个顶点。
graph-note-pos = 链接中第 { $place } 个位置“{ $value }”应为两个 0 到 999 的整数，如 120.40；链接里没有位置的顶点会自动排布。

graph-board = 图
graph-empty = 还没有顶点。
graph-add-vertex = 加一个顶点
graph-vertex-label = 顶点 { $name }{ $label ->
    [none] { "" }
   *[other] { " " }{ $label }
}{ $tokens ->
    [0] { "" }
    [1] ，一枚棋子
   *[other] { " " }{ $tokens } 枚棋子
}{ $terminal ->
    [win] ，胜终点
    [lose] ，负终点
   *[none] { "" }
}，{ $options ->
    [0] 无后继
   *[other] { $options } 个后继
}{ $target ->
    [yes] ，棋子可以走到这里
   *[no] { "" }
}
graph-large = 已标记 { $count } 个顶点；只有不超过 2,000 个顶点、60,000 条边的图才会画出来。
graph-more = 更多
graph-look-at = 顶点
graph-look = 查看
graph-tools = 点击的作用
graph-tool-look = 查看
graph-tool-vertex = 顶点
graph-tool-edge = 边
graph-tool-token = 棋子
graph-tool-terminal = 终点
graph-tool-erase = 擦除
graph-said-edge = 边 { $from } → { $to } 已经存在，现已删去。
graph-said-large = 链接装不下，未作改动：最多 { $vertices } 个顶点、{ $edges } 条边、{ $length } 个字符。
graph-said-vertex = { $after ->
    [0] 顶点 { $vertex } 和它的边已删去。
   *[other] 顶点 { $vertex } 和它的边已删去；后面的编号各减一：{ $next } 现在是 { $vertex }。
}
graph-undo = 撤销
graph-tidy = 重新排布
graph-list = 用表格编辑
graph-files = 从文本或文件读入图
graph-cost = 检查过的边
graph-cost-looks = { $count }
graph-cost-many = 超过两千万
graph-checked = **已验证：**在 4000 个既有环又有终点的随机图上，标记结果与直接按规则求解的结果一致；在 5000 对图上，由各棋子的 SG 值得出的胜负，与搜索整个博弈的结果一致。

graph-legend-p = **P**：必败态
graph-legend-n = **N**：必胜态
graph-legend-draw = **平局**：双方都无法取胜
graph-legend-value-labels = **标记**
graph-legend-value-loop = **标记**
graph-legend-value-nimbers = **SG 值**
graph-legend-value-steps = 到终局的**步数**
graph-legend-value-genus = **SG 值 | 反常规则下的 SG 值**
graph-legend-token = **棋子**
graph-legend-target = 棋子**可以走到**的地方
graph-legend-win = 走到这里的人**胜**
graph-legend-lose = 走到这里的人**负**
graph-legend-breaking = 真正的反常规则下**定理**在此不成立
graph-legend-cycle = 一个**环**
graph-legend-marked = **必胜走法**

graph-verdict-labels = 还没有棋子。顶点：P { $p } 个、N { $n } 个、平局 { $draws } 个
graph-verdict-unknown = { $why ->
    [cycle] 无法判定：这个规则要求图中无环，而这里有 { $cycle }
   *[misere] 无法判定：棋子不驯服（tame），局面又太多，无法搜索
}
graph-verdict-over = { $outcome ->
    [N] 先手必胜：已到终局
   *[P] 先手必败：已到终局
}
graph-verdict-draw = 双方都无法取胜
graph-verdict-p = 先手必败{ $rule ->
    [every] ：所有棋子的最大步数是偶数
   *[other] ：无论怎么走，都把必胜态（N）留给对手
}
graph-verdict-n = 先手必胜：{ $moves }{ verdict-more }

graph-step-start = { $method ->
    [loop] 每一轮查看所有未标记的顶点：后继全是 N 的标 **P**，有后继是 P 的标 **N**，直到不再变化。
    [nimbers] 顶点的 SG 值是后继 SG 值的 **mex**：未出现的最小非负整数。图中有环时，有些顶点的 SG 值为**无穷**。
    [steps] 每回合每枚棋子都要走。在一枚棋子上，胜方拖延，败方求快：由此得到它的**步数**。
    [genus] 每个顶点有两个 **SG 值**：一个用于正常规则，一个用于反常规则（终点记 1）。
   *[labels] { $terminals ->
        [yes] 胜终点是必败态（**P**），负终点是必胜态（**N**），其他没有后继的顶点是 P。从这些终点沿反向边倒推。
       *[no] 没有后继的顶点是必败态（**P**）：先手无法移动。从这些终点沿反向边倒推。
    }
}
graph-step-terminal = { $wins ->
    [yes] 顶点 { $name } 是胜终点：走到那里的人胜，标 **P**。
   *[no] 顶点 { $name } 是负终点：走到那里的人负，标 **N**。
}
graph-step-sink = 顶点 { $name } 没有后继：先手必败（**P**）。
graph-step-all-n = { $count ->
    [1] { $name } 唯一的后继 { $options } 是 N，所以 { $name } 是 **P**。
   *[other] { $name } 的后继 { $all } 都是 N，所以 { $name } 是 **P**。
}
graph-step-option = { $name } 的后继 { $option } 是 P，所以 { $name } 是 **N**，{ $depth } 步取胜。
graph-step-number = { $among ->
    [none] { $count ->
        [0] 顶点 { $name } 没有后继：**0**。
       *[other] { $name } 的后继的 SG 值都不为 0：**0**。
    }
   *[other] { $name } 的后继的 SG 值是 { $among }，mex 为 **{ $number }**。
}{ $open ->
    [none] { "" }
   *[other] 走到 { $open } 时，对手总能走回 SG 值 { $number }。
}
graph-step-infinite = { $name } 得不到数：它有后继无法应对。SG 值为**无穷**，{ $among ->
    [none] 后继中没有数
   *[other] 后继中有数 { $among }
}。
graph-step-stepped = { $kind ->
    [none] 顶点 { $name } 的步数是 **0**。
    [even] { $name } 的后继步数为 { $values }；先手必胜，选最大的偶数来拖延，加 1 得 **{ $steps }**。
   *[odd] { $name } 的后继步数为 { $values }，全是奇数；先手必败，选最小的求快，加 1 得 **{ $steps }**。
}
graph-step-genus = { $count ->
    [0] 顶点 { $name } 没有后继：正常规则下是 0，反常规则下是 1。**0|1**。
   *[other] 顶点 { $name }：两种规则下各取后继的 mex，**{ $number }|{ $misere }**。{ $tame ->
        [yes] 它是驯服的（tame）：与别的棋子相加时相当于一堆 Nim 石子。
       *[no] 它是狂野的（wild）：不相当于任何一堆 Nim 石子。
    }
}
graph-step-drawn = 无法再标记。剩下 { $count } 个顶点没有 P 后继，却有未标记的后继，双方可以一直走下去：**平局**。
graph-covered = 答案已遮住。
graph-step-answer = { $outcome ->
    [over] { $winner ->
        [N] 已到终局，先手胜。
       *[P] 已到终局：先手无法移动，负。
    }
    [unknown] { $why ->
        [cycle] 图中有环时，这个规则没有答案。
       *[misere] 棋子不驯服，局面又太多，无法搜索。
    }
    [draw] { $total ->
        [none] 双方都无法取胜：**平局**。
       *[other] 各棋子的异或和是 { $total }，没有一步能把它变成 0：**平局**。
    }
    [P] { $rule ->
        [every] 最大步数是偶数，先手必败（**P**）。
        [sj] 由 SJ 定理：SG 值都不超过 1 且异或和为 1，或有 SG 值大于 1 且异或和为 0：先手必败（**P**）。
        [misere] 反常规则下先手必败（**P**）。
       *[other] { $total ->
            [none] 棋子在 P 上，先手必败。
           *[other] 各棋子的异或和是 0，先手必败（**P**）。
        }
    }
   *[N] { $rule ->
        [every] 最大步数是奇数，先手必胜（**N**），例如{ $move }。
        [sj] 由 SJ 定理先手必胜（**N**），例如{ $move }。
        [misere] 反常规则下先手必胜（**N**），例如{ $move }。
       *[other] { $total ->
            [none] 棋子在 N 上，先手必胜：{ $move }。
           *[other] 各棋子的异或和是 { $total }，先手必胜（**N**）。把它变成 0：{ $move }。
        }
    }
}
graph-name-step = { $kind ->
    [start] 开始
    [answer] 答案
    [drawn] 平局
   *[other] 顶点 { $vertex }
}
graph-code-labels =
    标记终点
    取一个新标记的顶点 v：
      v 为 P：前驱全标 N
      v 为 N：若前驱的后继全是 N，标 P
graph-code-loop =
    标记终点
    重复直到不再变化：
      后继全是 N：P
      有后继是 P：N
graph-code-nimbers =
    对 m = 0、1、2、…
      m 是后继 SG 值的 mex
      其余后继都能走到 m：SG 值为 m
    没有 SG 值的是 ∞(K)
graph-code-steps =
    没有后继：0
    有偶数步的后继：
      1 + 最大的偶数
    否则 1 + 最小的
graph-code-genus =
    没有后继：0 和 1
    g ← 各后继 g 的 mex
    g⁻ ← 各后继 g⁻ 的 mex

graph-play-position = 棋子在 { $tokens }。
graph-move = { $player }：{ $moves }，之后：{ $tokens }
graph-hint = 走 **{ $moves }**：之后棋子在 { $tokens }。
graph-token-of = 棋子 { $token }，在 { $vertex }：
graph-make = 走

error-graph-edge = 第 { $place } 条边“{ $typed }”应为用 - 连起来的两个顶点，如 0-1；顶点是不超过 { $limit } 的整数。
error-graph-vertices = 顶点数应为不超过 { $limit } 的整数；输入的是“{ $typed }”。
error-graph-vertex = 没有顶点 { $value }（{ $name }）：共 { $count } 个顶点，从 0 开始编号。
error-graph-list = 第 { $place } 项“{ $typed }”不是顶点（{ $name }）：应是不超过 { $limit } 的整数，或 2-6 这样的范围。
error-graph-tokens-many = 有 { $value } 枚棋子，最多 { $limit } 枚。
error-graph-terminal-tokens = 有 { $value } 枚棋子；有胜终点或负终点时最多一枚。
error-graph-terminal-rule = 有胜终点或负终点时，不能走者负；规则“{ $typed }”用于其他的图。
error-graph-both = 顶点 { $value } 不能既是胜终点又是负终点。
error-graph-rule = 没有规则“{ $typed }”；可用的规则有：{ $rules }。
error-graph-method-cycle = “{ $value }”要求图中无环；这里有 { $cycle }。
error-graph-method-terminals = “{ $value }”只用于没有胜终点和负终点的图。
error-graph-loop-long = 反复扫描在这里要检查超过 { $limit } 条边。
error-graph-file = 这个图在文件“{ $typed }”里，请重新打开该文件。
error-graph-position = “{ $value }”不是这个博弈的局面。
error-graph-unknown = 无法判定 { $value } 谁胜：所选的方法算不到那里。
error-graph-line = 第 { $line } 行“{ $typed }”不是边：应是两个顶点，如 0 1 或 0-1，都是不超过 { $limit } 的整数。
error-graph-options-line = 第 { $line } 行“{ $typed }”不是后继表：应是顶点、冒号和若干顶点，如 0: 1 2，都是不超过 { $limit } 的整数。
error-graph-dot = 第 { $line } 行不是 DOT：这里是“{ $typed }”，应为 { $due }。
error-graph-undirected = 第 { $line } 行：“--”没有方向；有向边写作 a -> b。
error-graph-edges-many = 第 { $line } 行是第 { $value } 条边，最多 { $limit } 条。
error-graph-vertices-many = 第 { $line } 行是第 { $value } 个顶点，最多 { $limit } 个。
error-graph-empty = 文本里没有图：写 0 1 这样的边、0: 1 2 这样的表，或 DOT 的 a -> b。

multi-rule = 每次把一枚棋子换成它的一个后继中的各枚棋子，不能走者负。{ $options }，棋子在 { $tokens }
multi-counts = { $vertices } 个顶点、{ $options } 个后继
multi-field-options = 各顶点的后继，如 2:0+0;1，用 | 连接
multi-field-tokens = 有棋子的顶点，用逗号隔开
multi-none = 没有顶点。
multi-board = 各顶点及其后继
multi-column-vertex = 顶点
multi-column-tokens = 棋子
multi-column-options = 后继
multi-column-nimber = SG 值
multi-tokens = { $count } 枚棋子
multi-more = 还有 { $count } 个
multi-vertex = 顶点 { $vertex }
multi-ask = 只在这里放棋子
multi-add = 再放一枚棋子
multi-no-tokens = 无
multi-explain = { $count ->
    [0] 没有后继：**0**。
   *[other] 各后继及其 SG 值：{ $options }。未出现的最小非负整数是 **{ $nimber }**。
}
multi-is-lasker = 这是 Lasker’s Nim：取任意颗，或把一堆分成两堆。
multi-is-grundy = 这是 Grundy 博弈：把一堆分成不等的两堆。
multi-as-octal = 看作八进制博弈
multi-checked = **已验证：**SG 值与所有必胜走法都与暴力搜索一致。
multi-move-one = { $count ->
    [0] 拿走棋子 { $token }（{ $vertex }）
   *[other] 棋子 { $token }（{ $vertex }）变成 { $parts }
}
multi-verdict-n = 先手必胜：{ $moves }{ verdict-more }
multi-covered = 答案已遮住。
multi-step-start = 一步把一枚棋子换成另一些。**后继**的 SG 值是其中各顶点的**异或和**，顶点的 SG 值是各后继的 **mex**。
multi-step-options = { $count ->
    [0] 顶点 { $vertex } 没有后继。
   *[other] 顶点 { $vertex }：后继的 SG 值是其中各顶点的异或和：{ $options }。
}
multi-step-mex = { $count ->
    [0] 没有后继，mex 为 0：**0**。
   *[other] { $set } 的 mex 是 **{ $nimber }**：这就是顶点 { $vertex } 的 SG 值。
}
multi-step-added = 棋子 { $token } 在 { $vertex }：SG 值 { $value }。{ $first ->
    [yes] { "" }
   *[no] { $before } xor { $value } = **{ $total }**。
}
multi-step-answer = { $outcome ->
    [over] 没有棋子有后继。
    [P] 异或和是 0，任何一步都会改变它，先手必败（**P**）。
   *[N] 异或和是 { $total }，先手必胜（**N**）。把它变成 0：{ $move }。
}
multi-step-name = { $kind ->
    [start] 开始
    [answer] 答案
    [added] 棋子 { $number }
   *[other] 顶点 { $number }
}
multi-code =
    对每个顶点，先处理它的后继：
      后继的 SG 值 ← 其中顶点的异或和
      顶点的 SG 值 ← 它们的 mex
    X ← 所有棋子的异或和
    X ≠ 0：把 X 变成 0 就必胜
multi-play-position = 棋子在 { $tokens }。
multi-move = { $player }：{ $move }，之后：{ $tokens }
multi-hint = **{ $move }**：之后棋子在 { $tokens }，对手必败。

error-multi-list = 第 { $place } 个后继表“{ $typed }”应以顶点（不超过 { $limit } 的整数）和冒号开头，如 2:1;0+0。
error-multi-twice = 顶点 { $value } 有两个后继表。
error-multi-option = 顶点 { $vertex }：后继“{ $typed }”应为用 + 连起来的顶点，如 2+0，或表示没有的 -；顶点是不超过 { $limit } 的整数。
error-multi-vertex = 顶点 { $value } 没有后继表，如 { $value }:0（{ $name }）：从 0 到最大的顶点都要有表。
error-multi-cycle = 后继绕成了环 { $cycle }：这样的博弈不一定结束。
error-multi-many = 有 { $value } { $what ->
    [vertices] 个顶点
    [options] 个后继
    [parts] 个顶点在一个后继里
   *[tokens] 枚棋子
}，最多 { $limit }。
error-multi-token = 第 { $place } 枚棋子“{ $typed }”不是顶点：应是不超过 { $limit } 的整数。
error-multi-position = “{ $value }”不是这个博弈的局面。

matching-rule = 每次把棋子沿一条边移到从未到过的顶点，不能走者负。{ $edges }，棋子在 { $token }{ $is_vertices ->
    [usual] {""}
   *[other] ，顶点总数 { $vertices }
}
matching-counts = { $vertices } 个顶点、{ $edges } 条边
matching-field-edges = 边，如 0-1，用逗号隔开，没有方向
matching-field-vertices = 顶点总数；留空则为边上出现的顶点数
matching-field-token = 棋子所在的顶点
matching-empty-vertices = –
matching-board = 图
matching-said-edge = 边 { $from } – { $to } 已经存在，现已删去。
matching-said-empty = 至少留一个顶点，棋子要放在上面。
matching-vertex = 顶点 { $vertex }
matching-vertex-label = 顶点 { $vertex }{ $label ->
    [P] ，P
    [N] ，N
    [outer] ，偶点
    [inner] ，奇点
   *[none] { "" }
}{ $token ->
    [yes] ，棋子在此
   *[no] { "" }
}{ $mate ->
    [none] { "" }
   *[other] ，与 { $mate } 匹配
}{ $place ->
    [visited] ，棋子到过这里
    [target] ，棋子可以走到这里
   *[none] { "" }
}
matching-note-pos = 链接中第 { $place } 个位置“{ $value }”应为两个 0 到 999 的整数，如 120.40；这个图改为自动排布。
matching-explain = { $near ->
    [none] 没有相邻的顶点。
   *[other] 与 { $near } 相邻。
}{ $outcome ->
    [covered] { "" }
    [P] 有的最大匹配不含这个顶点（可缺点）：从这里出发，先手必败（**P**）。
   *[N] 每个最大匹配都含这个顶点（必经点）：从这里出发，先手必胜（**N**）。
}
matching-checked = **已验证：**在 5000 个至多 14 个顶点的随机图上，所有必胜起点和必胜走法都与直接按规则搜索的结果一致。其中有花套花的情形。

matching-legend-p = **P**：从这里出发，先手必败
matching-legend-n = **N**：从这里出发，先手必胜
matching-legend-outer = **偶点**：到根有偶数条边
matching-legend-inner = **奇点**：到根有奇数条边
matching-legend-matched = **匹配边**
matching-legend-tree = **交错树**的边
matching-legend-token = **棋子**
matching-legend-visited = 棋子**到过**这里
matching-legend-target = 棋子**可以走到**的地方
matching-legend-moves = **必胜走法**

matching-verdict-p = 先手必败：有的最大匹配不覆盖 { $token }
matching-verdict-n = 先手必胜：走到 { $moves }{ verdict-more }

matching-step-start = **匹配**是没有公共顶点的一组边。只需判断：顶点 { $token } 是否在每个最大匹配中？
matching-step-search = { $root } 是未匹配点，以它为根建**交错树**。
matching-step-again = 去掉 { $token } 后 { $root } 是未匹配点，以它为根建交错树。
matching-step-grow = { $without ->
    [none] 以 { $root } 为根的树中
   *[other] 去掉 { $without }，以 { $root } 为根的树中
}：沿边 { $outer } – { $inner } 遇到匹配点 { $inner }，连同配偶 { $mate } 加入树。{ $inner } 是奇点，{ $mate } 是偶点。
matching-step-shrink = { $without ->
    [none] 以 { $root } 为根的树中
   *[other] 去掉 { $without }，以 { $root } 为根的树中
}，两个偶点相邻，形成奇环（**花**）：{ $cycle }。{ $count ->
    [0] 把它缩成一点。
   *[other] 从另一侧绕，{ $inner } 也成了偶点。
}
matching-step-augment = { $edges ->
    [1] { $path } 的两端都是未匹配点，这条边加入匹配。
   *[other] **增广路** { $path }：两端都是未匹配点，路上的边取反。
}匹配现有 { $size } 条边。
matching-step-stuck = { $without ->
    [none] 以 { $root } 为根的树不能再扩展，没有增广路，保留这棵树。树中任一偶点都可以改为未匹配点。
   *[other] 去掉 { $without }，以 { $root } 为根的树不能再扩展，保留这棵树。树中任一偶点都可以改为未匹配点。
}
matching-step-starts = { $missed ->
    [0] 匹配含所有顶点，每个顶点都是必经点：从哪里出发都先手必胜（**N**）。
   *[other] 这是最大匹配。{ $missed } 个偶点是可缺点：先手必败（**P**）；其余是必经点：先手必胜（**N**）。
}
matching-step-without = { $token } 是必经点。去掉它，{ $mate } 成了未匹配点。余下的图有哪些可缺点？
matching-step-expose = { $edges ->
    [0] 这个最大匹配本来就不含 { $token }。
   *[other] 沿 { $path } 取反：匹配大小不变，而不含 { $token }。
}
matching-step-answer = { $outcome ->
    [over] 棋子无处可走，先手必败（**P**）。
    [P] 无论走到哪里，对手都沿匹配边走，先走不动的是你：先手必败（**P**）。
   *[N] 去掉 { $token } 后，可缺点有 { $moves }：走到可缺点，此后一直沿匹配边走，先手必胜（**N**）。
}
matching-covered = 答案已遮住。
matching-name-step = { $kind ->
    [start] 开始
    [answer] 答案
    [starts] 起点
    [without] 去掉 { $vertex }
    [expose] 不含棋子
    [again] 再从 { $vertex } 起
   *[search] 从 { $vertex } 起
}
matching-code =
    对每个未匹配点 r：
      以 r 为根建交错树
      遇到匹配点：连同配偶加入树
      连接两个偶点：缩花
      遇到未匹配点：增广
      无法增广：保留这棵树
    偶点为 P，其余为 N
    N：去掉棋子所在点，重建交错树，
      走到偶点必胜

matching-play-position = 棋子在 { $token }。
matching-move = { $player }：{ $from } → { $to }
matching-hint = 走 **{ $from } → { $to }**：留给对手的是必败态。
matching-play-rule = 把棋子沿一条边移到从未到过的顶点。不能走者负。
matching-do = 点棋子要去的顶点。

error-matching-edge = 第 { $place } 条边“{ $typed }”应为用 - 连起来的两个顶点，如 0-1；顶点是不超过 { $limit } 的整数。
error-matching-loop = 第 { $place } 条边“{ $typed }”的两端是同一个顶点；这里的边连接两个不同的顶点。
error-matching-edges-many = 有 { $value } 条边，最多 { $limit } 条。
error-matching-vertices = 顶点数应为不超过 { $limit } 的整数；输入的是“{ $typed }”。
error-matching-token = 棋子应在一个顶点上，即不超过 { $limit } 的整数；输入的是“{ $typed }”。
error-matching-vertex = 没有顶点 { $value }（{ $name }）：共 { $count } 个顶点，从 0 开始编号。
error-matching-position = “{ $value }”不是这个博弈的局面。
error-matching-large = 这个图有 { $vertices } 个顶点、{ $edges } 条边；步骤只显示到 { $limit } 个顶点、{ $most } 条边。

# 图旁边的内容：顶点的说明、列表、文本与文件。

graph-vertex = 顶点 { $name }
graph-option = { $name }（{ $label }）
graph-only-token = 只在这里放棋子
graph-add-token = 再放一枚棋子
graph-explain = { $kind ->
    [win] 胜终点：走到这里的人胜，是**必败态（P）**。
    [lose] 负终点：走到这里的人负，是**必胜态（N）**。
    [sink] 没有出边：**必败态（P）**。
    [P] 后继全是 N：{ $options }。**必败态（P）**，{ $depth } 步后结束。
    [N] 有后继是 P：{ $options }。**必胜态（N）**，{ $depth } 步取胜。
   *[draw] 没有后继是 P，又有后继是平局：{ $options }。**平局**。
}{ $breaking ->
    [yes] 它的 SG 值是 0，却没有 SG 值为 1 的后继：真正的反常规则下，SJ 定理在这里不成立。
   *[no] { "" }
}
graph-explain-value = { $method ->
    [steps] 每枚棋子都要走时，它的步数是 **{ $value }**。
    [genus] 它的两个 SG 值是 **{ $value }**。
   *[nimbers] 它的 SG 值是 **{ $value }**。
}
graph-column-vertex = 顶点
graph-column-options = 后继
graph-column-tokens = 棋子
graph-column-terminal = 终点
graph-column-name = 名称
graph-column-place = 位置
graph-cell-of = { $column }，顶点 { $vertex }
graph-terminal-none = 无
graph-terminal-win = 胜
graph-terminal-lose = 负
graph-delete = 删除顶点 { $vertex }
graph-no-tokens = 只标记胜负
graph-list-wrong = 看不懂“{ $value }”：应为不超过 { $limit } 的整数，用逗号隔开。
graph-list-more = 更多顶点：列出了 { $count } 个中的 { $shown } 个
graph-list-large = 这个图太大，不能在这里编辑。
graph-files-how = 每行写一条边，如 0 1；或后继表，如 0: 1 2；或 DOT，digraph { "{" } a -> b { "}" }。若第一行有两个数，且第二个等于后面的边数，就当作顶点数和边数。也可以粘贴，或把文件拖到图上，最多一百万条边。
graph-text = 图的文本

# 对弈：规则和该做的事，各一句话。
graph-play-rule = 沿边移动{ $rule ->
    [every] 每一枚棋子
   *[other] 一枚棋子
}，不能走者{ $rule ->
    [misere] 胜
   *[other] 负
}。
graph-do = { $holds ->
    [none] { $left ->
        [0] 点一枚棋子，再点它要去的顶点。
       *[other] 点一枚棋子，再点它要去的顶点：还有 { $left } 枚要走。
    }
   *[one] 再点 { $vertex } 上的棋子要去的顶点。
}
graph-do-all = 每枚棋子都选好了，按“走”。
multi-play-rule = 把一枚棋子换成它的一个后继。不能走者负。
multi-do = 在有棋子的顶点那一行，点一个后继。
