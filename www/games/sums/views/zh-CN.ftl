# 取代棋盘位置的图：点、条与分法。

sums-chart-number = { $number }
sums-chart-none = 链接里没有堆，也就没有可显示的值。
sums-chart-covered = 答案已遮住；这些值会泄露答案。
sums-chart-axis-heap = 堆 n
sums-chart-heap = { $heap } 颗：{ $what ->
    [steps] { $value } 步
   *[nimber] SG 值 { $value }
}
sums-scatter-title = { $what ->
    [steps] 逐堆的步数
   *[nimber] 逐堆的 SG 值
}
sums-scatter-label = 散点：0 到 { $last } 颗的{ $what ->
    [steps] 步数
   *[nimber] SG 值
}，介于 0 与 { $most } 之间，其中 { $zeros } 个是 0。{ $periodic ->
    [yes] 从 { $preperiod } 起每 { $period } 颗重复一次{ $saltus ->
        [0] { "" }
       *[other] ，每次升高 { $saltus }
    }。
   *[no] { "" }
}
sums-scatter-walk = 堆
sums-scatter-zeros = { $what ->
    [steps] **无法行动**：{ $count } 堆中有 { $zeros } 堆
    [misere] **SG 值 0**：{ $count } 堆中有 { $zeros } 堆
   *[nimber] **SG 值 0**：{ $count } 堆中有 { $zeros } 堆单独必败
}
sums-scatter-period = **从 { $preperiod } 起周期为 { $period }**{ $saltus ->
    [0] { "" }
   *[other] ，每次升高 { $saltus }
}
sums-work-title = 要检查的分法
sums-work-said = { $gain ->
    [yes] { $count } 堆共有 **{ $splits }** 种分法，借助稀有堆只需检查 **{ $looked_at }** 种：每 { $times } 种里一种。
   *[no] { $count } 堆共有 **{ $splits }** 种分法，借助稀有堆也要检查 **{ $looked_at }** 种：在这个博弈里省不了。
}
sums-work-none = 这个博弈的值不是借助稀有堆得到的：它没有分堆，或有这个方法不适用的分法。
sums-work-axis = 分法
sums-work-heaps = 堆数
sums-work-naive = 所有分法
sums-work-sparse = 借助稀有堆
sums-work-point = { $size } 堆，{ $method ->
    [naive] 所有分法
   *[sparse] 借助稀有堆
}：{ $work }
sums-frequency-rare = **稀有**堆：{ $count } 堆中有 { $rare } 堆
sums-frequency-title = { $what ->
    [steps] 每个步数出现几次
   *[nimber] 每个 SG 值出现几次
}
sums-frequency-said = { $distinct ->
    [1] { $count } 堆的值全是 **{ $commonest }**。
   *[other] { $count } 堆共有 **{ $distinct }** 个不同的值，从 0 到 { $greatest }。{ $only ->
        [yes] 每个都出现 { $most } 次。
       *[no] 最常见的是 **{ $commonest }**（{ $most } 次）。{ $rare_count ->
            [1] 最少见的是 **{ $rarest }**（{ $least } 次）。
           *[other] 最少见的 { $rare_count } 个各出现 { $least } 次：**{ $rarest }**。
        }
    }
}{ $absent ->
    [0] { "" }
   *[other] 有 { $absent } 个更小的数从不出现。
}
sums-frequency-label = 条形图：{ $count } 堆中，从 0 到 { $greatest } 的每个{ $what ->
    [steps] 步数
   *[nimber] SG 值
}各有几堆{ $scale ->
    [log] ，对数刻度
   *[linear] { "" }
}。
sums-frequency-walk = { $what ->
    [steps] 步数
   *[nimber] SG 值
}
sums-frequency-axis = 堆数{ $scale ->
    [log] （对数）
   *[linear] { "" }
}
sums-frequency-across = { $what ->
    [steps] 步数
   *[nimber] SG 值
}{ $wide ->
    [1] { "" }
   *[other] ，每条 { $wide } 个
}
sums-frequency-bar = { $what ->
    [steps] 步数
   *[nimber] SG 值
} { $one ->
    [yes] { $from }
   *[no] { $from } 到 { $to }
}：{ $often } 堆（{ NUMBER($share, maximumSignificantDigits: 3) }%）
sums-frequency-share = { NUMBER($share, maximumSignificantDigits: 3) }%
sums-frequency-table = 具体数字
sums-frequency-heaps = 堆数
sums-frequency-part = 占比
sums-splits-title = { $known ->
    [yes] 至 { $heap } 颗各排的分法，{ $taken ->
        [0] 不取
       *[other] 取 { $taken } 颗
    }
   *[no] 各排的分法
}
sums-splits-none = 按这个代码，没有一排会断成两截。
sums-splits-short = { $heap } 颗的一排太短，断不成两截。
sums-splits-steps = 每堆都走时异或不起作用，没有什么可加。
sums-splits-said = **{ $heap }** 颗的一排有 { $all } 种分法；{ $zeros ->
    [0] 没有一种得 0。
   *[other] 其中 **{ $zeros }** 种得 0{ $rule ->
        [normal] ，单独这一排时获胜
       *[other] { "" }
    }。
}
sums-splits-label = 方格图：{ $first } 到 { $heap } 颗的每一排、每个左段，取 { $taken } 颗后两段 SG 值的异或。{ $heap } 颗的 { $all } 种分法中有 { $zeros } 种得 0。
sums-splits-walk = 分法
sums-splits-axis = 左段 a
sums-splits-cell = { $none ->
    [yes] { $row } 颗没有这样的分法
   *[no] { $row } 颗分为 { $left } 与 { $right }：{ $one } 异或 { $other } = { $value }
}
sums-splits-zero = **得 0**{ $rule ->
    [normal] ：单独这一排时获胜
   *[other] { "" }
}
sums-splits-values = 两段 SG 值的**异或**

sum-part = { $kind }：{ $heap }
sum-part-remove = 去掉 { $part }
sum-part-game = 新部分的博弈
sum-part-name = { $name ->
    [nim] 尼姆
    [subtraction] 取数博弈
   *[octal] 八进制博弈
}
sum-part-rule = { $game ->
    [subtraction] 可取的数
   *[other] 代码
}
sum-part-heap = 堆
sum-part-add = 添加

sums-part-of = 第 { $heap } 堆：{ $size }
sums-heap = { $size } 颗的一堆
sums-play-stuck = 已经无法再走：剩 { $heaps }。
sums-how-cut = 选要取的第一颗石子，要多取再选后面的一颗；再按“取”。
sums-left = 留在左边
sums-right = 右边剩 { $right }
sums-ask = 改问这一堆
sums-option = { $has_taken ->
    [no] { $left }
   *[other] 取 { $taken } → { $left }
}（{ $value }）
sums-explain = { $known ->
    [no] 它的值还不知道：超出了已算出的范围。
    [none] 它无步可走：值为 **0**。
    [many] 它的值是 **{ $value }**。走法太多，不逐一列出。
   *[yes] { $rule ->
        [every] 各步留下这些堆，括号里是步数：它有 **{ $value }** 步。
       *[other] 各步留下的值是 { $set }；最小的缺数是 **{ $value }**。
    }
}
sums-explain-wins = 必胜走法：{ $moves }{ $more ->
    [yes] ；还有别的
   *[no] { "" }
}。
sums-explain-no-win = 动这一堆没有必胜走法。
sums-middle = 留在中间
