# 排成一列的游戏：台阶、硬币与石堆，都相当于几堆 Nim 石子。

rows-heaps = 对应的 Nim 堆
rows-xor = 异或和
rows-columns = 显示 2 的 { $from } 次方到 { $to } 次方的各列，全部共 { $count } 列。
rows-none = 这里什么也没有。
rows-no-heaps = 没有起作用的位置，所以没有堆。
rows-no-heaps-thrown = 奇数级台阶上没有硬币：若按阶梯博弈看，就没有堆。
rows-board = 局面
rows-heap = 第 { $number } 处
rows-place = { $name }：{ $holds }
rows-step-name = { $kind ->
    [start] 开始
    [answer] 答案
    [rest] 其余
   *[other] { $name }
}
rows-rest = 另有 { $count } 处未画出
coins-rest = 左边还有 { $count } 枚硬币未画出
rows-step-rest = 其余 { $count } 处：其中 { $heaps } 处起作用，异或和为 { $heap }。{ $before } xor { $heap } = **{ $total }**。
coins-step-rest = 其余 { $count } 级：奇数级有 { $heaps } 级，异或和为 { $heap }。{ $before } xor { $heap } = **{ $total }**。
rows-covered = 答案已遮住。
rows-as-nim = 作为 Nim 局面打开
rows-stones-how = 点一颗石子，它和上面的石子一起往下移一级。
rows-stones-from = 从哪一级
rows-stones-move = 走
rows-make = 走这一步
rows-change-last = { $from } → { $to }{ $how ->
        [grown] ，下一步可以还原
        [undone] ，已还原
       *[other] { "" }
    }
rows-change = { $name }：{ $from } → { $to }
rows-nothing = 空
rows-many = { $count } 个数
rows-move = { $player }：{ $move }。现在 { $position }
rows-hint = 必胜走法：{ $move }，剩下 { $position }

rows-verdict-n = { $named ->
    [0] 先手必胜：有 { $count } 种走法，但要翻的硬币太多，不一一列出
   *[other] 先手必胜：{ $moves }{ verdict-more }
}
rows-step-answer = { $outcome ->
    [over] 已经无法再走，先手必败（**P**）。
    [untold] 异或和为 **{ $total }**，不是 0，先手必胜（**N**）。要翻的硬币太多，不一一列出。
    [N] { rows-of }异或和为 **{ $total }**，不是 0，先手必胜（**N**）。使它变成 0 的一步：{ $move }。
   *[P] { rows-of }异或和为 **0**，而每一步都会改变它，先手必败（**P**）。
}
rows-of = { $of ->
    [odd] 奇数级的
   *[all] { "" }
}
rows-explain-some = 必胜走法如：{ $moves }。
rows-explain-moves = { $count ->
    [0] 从这里走没有必胜走法。
   *[other] 必胜走法：{ $moves }{ $more ->
        [0] { "" }
       *[other] ；另有 { $more } 种
    }。
}

staircase-rule = 每次把某级台阶上的任意颗石子往下移一级，走最后一步者胜。各级：{ $stairs }
staircase-field-stairs = 各级台阶的石子数，从地面开始，用逗号隔开
staircase-board = 台阶
staircase-heap = 第 { $number } 级
staircase-move-one = 把第 { $a } 级的 { $b } 颗移到{ $below ->
    [0] 地面
   *[other] 第 { $below } 级
}
staircase-play-position = 各级：{ $position }
staircase-step-start = 只有**奇数级**起作用，每级相当于一堆 Nim 石子。从偶数级移下来的石子，对手照样再往下移一级。
staircase-step-counts = 第 { $number } 级是奇数级，相当于一堆 { $heap } 颗。{ $before } xor { $heap } = **{ $total }**。
staircase-step-passed = { $number ->
    [0] 地面：石子到了这里就不再动。
   *[other] 第 { $number } 级是偶数级，它的 { $holds } 颗不起作用：你移下来，对手再往下移。
}
staircase-code =
    对每一级台阶：
        若为奇数级：X ← X xor 石子数
    X = 0 则 P，否则 N
staircase-explain = { $kind ->
    [counts] 奇数级：相当于一堆 **{ $heap }** 颗。移走的石子到了偶数级，不再起作用。
   *[other] { $number ->
        [0] 地面：石子不再移动。
       *[other] 偶数级：不起作用。从这里移下的石子会加大下面的堆，但对手可以还原。
    }
}
staircase-checked = **已验证：**用搜索核对了五级台阶、每级至多 3 颗的所有局面。
turning-rule = 每次翻 { $turn }，其中编号最大的一枚须由正面翻成反面，不能走者负。正面：{ $heads }
turning-counts = { $counts } 枚硬币
turning-counts-grid = { $columns } 列与 { $rows } 行交叉处的硬币
turning-heads = { $heads }
turning-head = 第 { $number } 枚正面的位置
turning-field-turn = 每次可翻几枚：1-2、1-3、2、3；后面加 C 表示相邻，加 E 表示等距；方格上写成 2x2
turning-field-heads = 正面朝上的硬币，从 1 开始编号，用逗号隔开；方格上写列和行，如 3.5
turning-board = 硬币
turning-place = { $kind ->
    [grid] 硬币 { $number }
   *[row] 第 { $number } 枚
}
turning-heap = { $kind ->
    [grid] 硬币 { $number }
   *[row] 第 { $number } 枚
}
turning-cell = { $kind ->
    [grid] 硬币 { $number }
   *[row] 第 { $number } 枚
}：{ $looks ->
    [head] 正面{ $note ->
        [none] { "" }
       *[other] ，SG 值 { $note }
    }
   *[tail] 反面
}
turning-pick = 要翻的硬币
turning-move-one = { $kind ->
    [grid] 翻 { $list }
   *[row] 翻第 { $list } 枚
}
turning-play-position = 正面在 { $position }
turning-step-start = { $form ->
    [grid] 每枚正面朝上的硬币可单独看作一个**子博弈**，SG 值是它各后继 SG 值的 mex。
   *[other] 把每枚正面朝上的硬币看作一个**子博弈**。连带翻动的硬币各当作一枚正面，它们的和就是一个后继。同一位置的两枚正面互相抵消，相当于翻回反面。
}
turning-step-filled = { $count ->
    [0] 硬币 { $number }：这里的正面没有走法，SG 值为 **0**
   *[other] 硬币 { $number }：后继的 SG 值有 { $options }，mex 为 **{ $value }**
} = { $a } ⊗ { $b }。
turning-step-counts = { $form ->
    [grid] 硬币 { $number }{ " " }
   *[other] 第 { $number } 枚
}的 SG 值为 **{ $heap }**{ $form ->
    [turtles] ，就是它的编号
    [mock] ，二进制中有奇数个 1
    [ruler] （lowbit）
    [twins] ，比编号少 1
    [triplets] ，同 Mock Turtles 往左两枚的值
    [grid] ，即列与行的 SG 值的 Nim 积
   *[other] { "" }
}。{ $before } xor { $heap } = **{ $total }**。
turning-step-passed = 第 { $number } 枚的正面不起作用。
turning-code =
    对每枚正面朝上的硬币 n：
        X ← X xor g(n)
    X = 0 则 P，否则 N
turning-code-product =
    逐行对每枚硬币 (a, b)：
        g(a, b) ← 后继的 mex
    对每枚正面朝上的硬币 (a, b)：
        X ← X xor g(a, b)
    X = 0 则 P，否则 N
turning-explain = { $kind ->
    [empty] 反面：只能与右边{ $form ->
        [grid] 或下方
       *[other] { "" }
    }的正面一起翻。
   *[other] { $form ->
        [grid] 硬币 { $number }
       *[other] 第 { $number } 枚
    }单独正面朝上时，SG 值为 **{ $heap }**：与别的硬币一起翻，可以变成任何更小的值。
}
turning-checked = { $form ->
    [grid] 由 **Tartan 定理**，硬币的 SG 值是列与行的 SG 值的 Nim 积。**已验证：**对 11 对规则，用搜索核对了 3 × 3 方格的全部局面。
   *[other] **已验证：**对 18 种规则，用搜索核对了 6 枚硬币的全部局面，以及只有一枚正面朝上、编号不超过 12 的局面。一次可翻四枚及以上、位置任意的规则，只核对到第 9 枚。
}
turning-product = Nim 积
turning-factor = 因数 { $name }
turning-product-limit = 因数须为 0 到 { $limit } 的整数；输入的是“{ $typed }”。
turning-product-small = 乘 0 或 1 与普通乘法相同。
turning-product-sum = ({ $both } xor { $low })·{ $power } + ({ $low } xor { $carry }) = { $product }
turning-product-part = { $name ->
    [halves] 按费马幂 F = { $power } 拆成高低两半
    [high] 高半部分相乘
    [low] 低半部分相乘
    [both] 两半异或后相乘
    [carry] 高半之积 ⊗ F/2，因为 F ⊗ F = F + F/2
   *[sum] 合起来
}
turning-chart = 只有一枚正面朝上时的 SG 值：{ $values }，…
turning-chart-label = 柱状图：前 { $count } 枚硬币，每枚单独正面朝上时的 SG 值
coins-rule = 每次把一枚硬币移到右边最近的空格，{ $is_reading ->
    [usual] 不能走者负
   *[other] { $reading }
}。{ $is_m ->
    [usual] { $board }
   *[other] { $m } 格，硬币在 { $coins }
}
coins-counts = { $cells } 格、{ $coins } 枚硬币
coins-field-board = 从左到右的格子：0 为空，1 有硬币
coins-field-m = 格子数（不逐格写出时填）
coins-field-coins = 有硬币的格子，用逗号隔开
coins-field-reading = 右边没有空格的硬币怎么办
coins-empty-board = –
coins-empty-m = –
coins-empty-coins = –
coins-reading-blocked = 受阻的硬币不动
coins-reading-goal = 先到最后一格者胜
coins-reading-thrown = 受阻的硬币移出棋盘
coins-board = 格子
coins-place = 第 { $number } 级
coins-heap = 第 { $number } 级
coins-cell = 第 { $number } 格：硬币{ $note ->
    [none] { "" }
   *[other] ，第 { $note } 级
}
coins-pick = 第几格的硬币
coins-move-one = 移动第 { $a } 格的硬币
coins-play-position = 硬币在 { $position }
coins-as-staircase = 作为阶梯博弈打开
coins-step-start = { $form ->
    [thrown] 有一篇证明说，硬币的**级数**是右边的空格数加 1。先看它得出什么，再看搜索的结果。
    [goal] 谁也不愿走到倒数第二格。去掉最后两格，硬币的**级数**就是它右边的空格数。
   *[blocked] 硬币的**级数**就是它右边的空格数。跳过一段连续的硬币，就是整段都降一级。
}
coins-step-counts = 第 { $number } 级是奇数级，有 { $holds } 枚，相当于一堆 { $heap } 颗。{ $before } xor { $heap } = **{ $total }**。
coins-step-passed = 第 { $number } 级是偶数级：上面的 { $holds } 枚不起作用。
coins-answer-goal = { $ends ->
    [yes] 最后一格已有硬币，游戏结束，先手必败（**P**）。
   *[no] { $outcome ->
        [P] 异或和为 **0**，且倒数第二格空着，先手必败（**P**）。
       *[N] { $is_zero ->
            [yes] 倒数第二格有硬币，与它相连的一枚可以跳到最后一格，先手必胜（**N**）：{ $move }。
           *[other] 先手必胜（**N**）：{ $move }。
        }
    }
}
coins-answer-thrown = { $ends ->
    [yes] 没有硬币了，先手必败（**P**）。
   *[no] 按阶梯博弈算，异或和为 { $total }，应是 **{ $claimed }**。搜索的结果是 **{ $outcome }**{ $outcome ->
        [N] ：{ $move }
       *[P] { "" }
    }。移出一枚硬币，它左边的都升高一级。
}
coins-code = { $form ->
    [thrown]
        对每一级有硬币的台阶：
            若为奇数级：X ← X xor 枚数
        X = 0 说明不了什么：搜索
    [goal]
        对每一级台阶，不计最后两格：
            若为奇数级：X ← X xor 枚数
        X = 0 且第 m - 1 格空着则 P，否则 N
   *[blocked]
        对每一级有硬币的台阶：
            若为奇数级：X ← X xor 枚数
        X = 0 则 P，否则 N
}
coins-explain = { $kind ->
    [counts] 第 { $number } 级是奇数级：相当于一堆 **{ $heap }** 颗。
    [passed] 第 { $number } 级是偶数级，不起作用。
   *[other] 这枚硬币在起作用的格子之外。
}{ $form ->
    [thrown] 那篇证明这样说，真正的胜负由搜索决定。
   *[other] { "" }
}
coins-checked = **已验证：**对三种规则，用搜索核对了 12 格以内的所有局面。
parity-piles-rule = 每次选两堆，右边那堆须有奇数颗，把一颗石子从其中一堆移到另一堆，不能走者负。各堆：{ $piles }
parity-piles-field-piles = 各堆石子数，从第 0 堆开始，用逗号隔开
parity-piles-board = 石堆
parity-piles-heap = 第 { $number } 堆
parity-piles-pick = 从哪一堆，到哪一堆
parity-piles-move-one = { $way ->
    [down] 从第 { $b } 堆移一颗到第 { $a } 堆
   *[other] 从第 { $a } 堆移一颗到第 { $b } 堆
}
parity-piles-play-position = 各堆：{ $position }
parity-piles-step-start = 每步改变两堆的奇偶。**奇数**堆是一枚棋子，可以走到任何更小的编号；同一堆上的两枚互相抵消。
parity-piles-step-counts = 第 { $number } 堆有 { $holds } 颗，是奇数：相当于一堆 { $heap } 颗，即它的**编号**。{ $before } xor { $heap } = **{ $total }**。
parity-piles-step-passed = 第 { $number } 堆有 { $holds } 颗，是偶数：没有棋子，有多少颗都一样。
parity-piles-code =
    对每一堆 j：
        若为奇数：X ← X xor j
    X = 0 则 P，否则 N
parity-piles-explain = { $kind ->
    [counts] 奇数堆：有一枚棋子，相当于一堆 **{ $heap }** 颗。
   *[passed] 偶数堆：没有棋子。棋子走到这里，就停在这里。
}
parity-piles-checked = **已验证：**用搜索核对了四堆、每堆 0 到 3 颗的所有局面，以及六堆的所有奇偶情形。
parity-piles-other = 这是另一个游戏：
splitting-rule = 每次从一个瓶子里取出一颗豆子，再往右边的瓶子里放两颗，同一瓶或两瓶都行，不能走者负。各瓶：{ $beans }
splitting-field-beans = 各瓶豆子数，从第 0 瓶开始，用逗号隔开
splitting-board = 瓶子
splitting-heap = 第 { $number } 瓶
splitting-pick = 从哪一瓶，到哪两瓶
splitting-move-one = 第 { $a } 瓶的一颗变成{ $way ->
    [same] 第 { $b } 瓶两颗
   *[other] 第 { $b } 瓶、第 { $c } 瓶各一颗
}
splitting-play-position = 各瓶：{ $position }
splitting-step-start = 同一瓶里的两颗豆子互相抵消，只看**奇偶**。一颗豆子的 SG 值由它到最后一瓶的距离决定。
splitting-step-counts = 第 { $number } 瓶有 { $holds } 颗，是奇数：相当于一堆 { $heap } 颗。{ $before } xor { $heap } = **{ $total }**。
splitting-step-passed = 第 { $number } 瓶有 { $holds } 颗，是偶数：不起作用。
splitting-code =
    对每一瓶 i，到最后一瓶距离 r：
        若为奇数：X ← X xor s(r)
    X = 0 则 P，否则 N
splitting-explain = { $kind ->
    [counts] 奇数瓶：相当于一堆 **{ $heap }** 颗。
   *[passed] 偶数瓶：豆子两两抵消。
}
splitting-checked = **已验证：**用搜索核对了五瓶、每瓶 0 到 2 颗的所有局面。
splitting-other = 印在另一个游戏旁边的公式其实属于这个游戏，比较：
error-row-number = { $name ->
    [stairs] 台阶
    [piles] 石堆
   *[beans] 瓶子
}的第 { $place } 个数（从 0 起）必须是至多 { $limit } 位的整数；{ $got }。
error-row-place = { $name ->
    [heads] 正面
   *[coins] 硬币
}的第 { $place } 个数必须是 1 到 { $limit } 的整数；{ $got }。
error-row-twice = { $name ->
    [heads] 正面
   *[coins] 硬币
}中 { $value } 出现了两次。
error-row-many = { $name ->
    [stairs] 台阶
    [piles] 石堆
    [beans] 瓶子
    [heads] 正面
   *[coins] 硬币
}有 { $value } 个，至多可有 { $limit } 个。
error-row-position = “{ $value }”不是这个游戏的局面。
error-turn-code = 规则写明每次可翻几枚，如 2、1-3 或 1+，后面加 C 表示相邻，加 E 表示等距；输入的是“{ $typed }”。
error-turn-many = “{ $typed }”允许翻任意位置的硬币多于 { $limit } 枚，表太大。后面加 C 或 E 就可以更多。
error-turn-table = 规则“{ $code }”没有公式，它的表到第 { $limit } 枚为止，而第 { $value } 枚是正面。
error-turn-cell = 第 { $place } 个正面须写成列（1 到 { $across }）、点、行（1 到 { $down }），如 3.5；输入的是“{ $typed }”。
error-turn-play = 可翻任意长度的规则，对局最多到第 { $limit } 枚；这里第 { $value } 枚是正面。
error-coins-cell = 第 { $place } 格必须是 0（空）或 1（硬币）；输入的是“{ $typed }”。
error-coins-cells = 格子数必须在 0 到 { $limit } 之间；输入的是“{ $typed }”。
error-coins-reading = 没有“{ $typed }”这种规则；可选 blocked、goal 或 thrown。
error-coins-thrown = 受阻的硬币移出棋盘时没有已知的公式，只能搜索，至多 { $limit } 格；{ $name ->
        [board] 棋盘
       *[m] 这里
    }有 { $value } 格。

# 对弈：规则和该做的事，各一句话。
staircase-play-rule = 把某级台阶上的任意颗石子往下移一级。把最后一颗移到地面者胜。
turning-play-rule = 翻 { $turn }，编号最大的一枚须由正面翻成反面。不能走者负。
turning-make = 翻
turning-do = { $count ->
    [0] 点要翻的硬币。
   *[other] 第 { $list } 枚：{ $ready ->
        [yes] 按“翻”。
       *[no] 再选一枚。
    }
}
coins-play-rule = 把一枚硬币移到右边最近的空格。{ $reading ->
    [goal] 先到最后一格者胜。
    [thrown] 右边没有空格的硬币移出棋盘。走最后一步者胜。
   *[other] 不能走者负。
}
coins-do = 点要移动的硬币。
parity-piles-play-rule = 选两堆，右边那堆是奇数颗，在它们之间移一颗石子。不能走者负。
parity-piles-do = { $count ->
    [0] 点要取出石子的堆。
   *[other] 再点要放进哪一堆：石子来自第 { $first } 堆。
}
splitting-play-rule = 从一个瓶子取出一颗豆子，在右边的瓶子里放两颗。不能走者负。
splitting-do = { $count ->
    [0] 点要取出豆子的瓶子。
    [1] 点放第一颗新豆子的瓶子，在 { $first } 号瓶右边。
   *[other] 点放第二颗新豆子的瓶子。
}
rows-give-up = 重新选
rows-show-nim = 显示对应的 Nim
rows-hide-nim = 收起对应的 Nim
