# 棋盘之外可看的：格子的解释、地图、k 的变动、各方法的步数。

dynamic-nim-explain-title = 剩 { $m } 颗，上限 { $n }
dynamic-nim-explain-N = 最小的必胜取法是 **{ $take }** 颗：f({ $m }) = { $f } 不超过上限 { $n }。
dynamic-nim-explain-P = 没有必胜取法：f({ $m }) = { $f } 超过上限 { $n }。
dynamic-nim-explain-empty = 没有石子：先手已输。
dynamic-nim-explain-no-take = 不许取：先手已输。
dynamic-nim-explain-takes = 每种取法的结果
dynamic-nim-explain-take = { $take } → ({ $left }, { $cap }) { $outcome }
dynamic-nim-explain-read = 由这些局面到达：{ $cells }
dynamic-nim-explain-from = { $pile } 颗取 { $take } 颗
dynamic-nim-explain-unread = 表中没有取法到达这里。
dynamic-nim-explain-show = 显示第 { $m } 行
dynamic-nim-map-scale = 一像素是 { $cells } × { $cells } 格，P 格越多越蓝，只有一个也看得见
dynamic-nim-map-share = 从堆 { $row }、上限 { $column } 起边长 { $side } 的方块：{ $all } 格中有 **{ $p }** 格是 P。
dynamic-nim-map-cell = 堆 { $row }，上限 { $column }：**{ $outcome }**；f = { $f }
dynamic-nim-map-covered = 地图会显示所有答案；要看答案之前，它是遮住的。
dynamic-nim-map-outside = 没有这一格：上限超过了堆。
dynamic-nim-sweep-strip = 倍数 k 从 { $from } 到 { $to } 时的必败堆，向上为对数刻度
dynamic-nim-sweep-axis = 必败堆
dynamic-nim-sweep-walls = k = { $k } 时表中的墙，从 0 颗到 { $rows } 颗
dynamic-nim-sweep-value = k = { $k }
dynamic-nim-sweep-sentence = { $kind ->
    [below] **k = { $k }**：k 小于 { $to } 时，必败堆只有 { $piles }；其余各堆取 1 颗必胜。
    [start] **k = { $k }**：k 从 { $from } 到 { $to }（不含 { $to }）时，必败堆都相同：{ $piles }……
    [beyond] **k = { $k }** 超出了图的范围（到 { $end } 为止）。必败堆：{ $piles }……
   *[like] **k = { $k }** 与 { $from } 一样：k 从 { $from } 到 { $to }（不含 { $to }）时，必败堆都相同：{ $piles }……
}
dynamic-nim-sweep-previous = { $k ->
    [none] 上一断点
   *[other] 上一断点 **{ $k }**
}
dynamic-nim-sweep-next = { $k ->
    [none] 下一断点
   *[other] 下一断点 **{ $k }**
}
dynamic-nim-sweep-why = 上图每一横条是一个必败堆；相邻两个断点之间，所有 k 的玩法都一样（已比对到 { $upto } 颗）。所以墙可以由必败堆画出：把 m 从大到小分解为必败堆之和，末项就是 f(m)。
dynamic-nim-sweep-limit = 这个链接给出的是限制的列表，没有可变动的倍数 k。
dynamic-nim-sweep-to-factor = 从 k = { $k } 开始变动
dynamic-nim-sweep-covered = 答案已遮住；必败堆会泄露答案。
dynamic-nim-cost-title = { $rule ->
    [limit] 各方法的步数随石子数的变化，限制为这个列表
   *[factor] 各方法的步数随石子数的变化，k = { $k }
}
dynamic-nim-cost-axis-size = 石子数 S
dynamic-nim-cost-axis-steps = 步数
dynamic-nim-cost-order-definition = O(S³)
dynamic-nim-cost-order-rows = O(S²)
dynamic-nim-cost-order-walls = O(S)
dynamic-nim-cost-order-numeration = O(log S)
dynamic-nim-cost-number = { $number }
dynamic-nim-cost-point = S = { $size }：{ $steps } 步
dynamic-nim-cost-point-of = { $method }，{ $point }
dynamic-nim-cost-pile = S = { $size }
dynamic-nim-cost-beyond = 这一堆有 { $digits } 位，超出了图的范围（到 { $exponent } 为止）。
dynamic-nim-cost-why = 步数是数出来的，不是计时。**圆圈：**当前的堆。在对数刻度上，S³ 的斜率是 S 的三倍；“定义”遇到必胜取法就停，所以低于这个上界。
dynamic-nim-cost-table = 具体数字

dynamic-nim-play-position = 剩 { $pile } 颗，可取 1 到 { $most } 颗。
dynamic-nim-play-stuck = 无子可取，还剩 { $pile } 颗。
dynamic-nim-why-N = 轮到的一方能赢：取 **{ $take }** 颗。
dynamic-nim-why-P = 无论怎么取，对方都能赢。
dynamic-nim-why-take = 取 { $take } → 剩 { $left }，至多取 { $cap }：{ $outcome ->
    [P] 胜
   *[N] 负
}
dynamic-nim-hint-take = 取 **{ $take }** 颗：剩 { $pile } 颗，上限 { $cap }，对方必败。
dynamic-nim-play-board = 剩下的石子：{ $pile } 颗
dynamic-nim-hint-none = 没有必胜取法：少取一些，等对手出错。
dynamic-nim-move = { $player }取 { $take } 颗 → 剩 { $pile } 颗，上限 { $cap }

dynamic-nim-members = 必败的堆
dynamic-nim-members-count = { $found } / { $all }
dynamic-nim-digits = 分解
dynamic-nim-digits-of = { $pile }：{ $found } / { $all } 项
dynamic-nim-takes = 必胜取法
dynamic-nim-takes-count = { $count } 种
dynamic-nim-more = …… 另有 { $count } 个
dynamic-nim-period = 到此为止：L({ $period }) 小于 { $period }，f 以 { $period } 为周期。
dynamic-nim-periods = { $periods } × { $period }
dynamic-nim-second = 第二种构造：不能写成这种和的 x 加入
dynamic-nim-second-why = 到 { $upto } 为止共 { $count } 个必败堆。
dynamic-nim-second-joins = { $x } 加入
dynamic-nim-map = 整张表的地图
dynamic-nim-spot-lost = 怎么取都不能取胜：先手必败。
dynamic-nim-spot-won = { $more ->
    [yes] 有 { $count } 种取法必胜，最小的是：**{ $takes }**。
   *[no] 必胜取法：**{ $takes }**。
}
