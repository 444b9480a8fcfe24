# 可以代替棋盘的图：点、条与分法。打开时才加载。

sums-chart-number = { $number }
sums-chart-none = 链接里没有石子，所以没有可显示的值。
sums-chart-covered = 答案已遮住：这些值会泄露答案。
sums-chart-axis-heap = 石子数 n
sums-chart-heap = { $heap } 颗：{ $what ->
    [steps] { $value } 步
   *[nimber] SG 值 { $value }
}
sums-scatter-title = { $what ->
    [steps] 各石子数的步数
   *[nimber] 各石子数的 SG 值
}
sums-scatter-label = 散点：0 到 { $last } 颗的{ $what ->
    [steps] 步数
   *[nimber] SG 值
}，介于 0 与 { $most } 之间，其中 { $zeros } 个是 0。{ $periodic ->
    [yes] 从 { $preperiod } 起每 { $period } 颗循环一次{ $saltus ->
        [0] { "" }
       *[other] ，每周期加 { $saltus }
    }。
   *[no] { "" }
}
sums-scatter-zeros = { $what ->
    [steps] **不能走**：{ $count } 种石子数中有 { $zeros } 种
    [misere] **SG 值 0**：{ $count } 种石子数中有 { $zeros } 种
   *[nimber] **SG 值 0**：{ $count } 种石子数中有 { $zeros } 种，单独时必败
}
sums-scatter-period = **从 { $preperiod } 起周期为 { $period }**{ $saltus ->
    [0] { "" }
   *[other] ，每周期加 { $saltus }
}
sums-work-title = 要检查多少种分法
sums-work-said = { $gain ->
    [yes] { $count } 排共有 **{ $splits }** 种分法，借助稀有值只需检查 **{ $looked_at }** 种：每 { $times } 种里一种。
   *[no] { $count } 排共有 **{ $splits }** 种分法，借助稀有值也要检查 **{ $looked_at }** 种：在这个博弈里并不省。
}
sums-work-none = 这个博弈的 SG 值不是借助稀有值求出的：它不能分开，或者有这个方法处理不了的分法。
sums-work-axis = 分法
sums-work-heaps = 排数
sums-work-naive = 所有分法
sums-work-sparse = 借助稀有值
sums-work-point = { $size } 排，{ $method ->
    [naive] 所有分法
   *[sparse] 借助稀有值
}：{ $work }
sums-frequency-rare = **稀有值**：{ $count } 种石子数中有 { $rare } 种
sums-frequency-title = { $what ->
    [steps] 每个步数出现几次
   *[nimber] 每个 SG 值出现几次
}
sums-frequency-said = { $distinct ->
    [1] { $count } 种石子数的值全是 **{ $commonest }**。
   *[other] { $count } 种石子数共有 **{ $distinct }** 个不同的值，从 0 到 { $greatest }。{ $only ->
        [yes] 每个都出现 { $most } 次。
       *[no] 最常见的是 **{ $commonest }**（{ $most } 次）。{ $rare_count ->
            [1] 最少见的是 **{ $rarest }**（{ $least } 次）。
           *[other] 最少见的 { $rare_count } 个各出现 { $least } 次：**{ $rarest }**。
        }
    }
}{ $absent ->
    [0] { "" }
   *[other] 0 到 { $greatest } 中有 { $absent } 个数从不出现。
}
sums-frequency-label = 条形图：{ $count } 种石子数中，从 0 到 { $greatest } 的每个{ $what ->
    [steps] 步数
   *[nimber] SG 值
}各出现几次{ $scale ->
    [log] ，对数刻度
   *[linear] { "" }
}。
sums-frequency-walk = { $what ->
    [steps] 步数
   *[nimber] SG 值
}
sums-frequency-axis = 次数{ $scale ->
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
}：{ $often } 次（{ NUMBER($share, maximumSignificantDigits: 3) }%）
sums-frequency-share = { NUMBER($share, maximumSignificantDigits: 3) }%
sums-frequency-table = 具体数字
sums-frequency-heaps = 次数
sums-frequency-part = 占比
sums-splits-title = { $known ->
    [yes] 至 { $heap } 颗各排的分法，{ $taken ->
        [0] 不取
       *[other] 取 { $taken } 颗
    }
   *[no] 各排的分法
}
sums-splits-none = 按这个编码，没有一排会断成两截。
sums-splits-short = { $heap } 颗的一排太短，断不成两截。
sums-splits-steps = 每排都走时异或不起作用，这里没有可显示的内容。
sums-splits-said = **{ $heap }** 颗的一排有 { $all } 种分法；{ $zeros ->
    [0] 异或和都不为 0。
   *[other] 其中 **{ $zeros }** 种异或和为 0{ $rule ->
        [normal] ，只有这一排时必胜
       *[other] { "" }
    }。
}
sums-splits-label = 方格图：{ $first } 到 { $heap } 颗的每一排、每个左段，取 { $taken } 颗后两段 SG 值的异或和。{ $heap } 颗的 { $all } 种分法中有 { $zeros } 种异或和为 0。
sums-splits-walk = 分法
sums-splits-axis = 左段 a
sums-splits-cell = { $none ->
    [yes] { $row } 颗没有这样的分法
   *[no] { $row } 颗分为 { $left } 与 { $right }：{ $one } xor { $other } = { $value }
}
sums-splits-zero = **异或和为 0**{ $rule ->
    [normal] ：只有这一排时必胜
   *[other] { "" }
}
sums-splits-values = 两段 SG 值的**异或和**

# 三个数的减法博弈的周期图。
subtraction-map-title = 每次取 a、b 或 c 颗的所有减法博弈的周期。
subtraction-map-label = 周期图：a = { $a }，b 小于 c，不超过 { $last }
subtraction-map-none = b 须小于 c。
subtraction-map-game = { $set }：周期 { $period }{ $kind ->
    [first-two] { " " }= a + b
    [first-last] { " " }= a + c
    [last-two] { " " }= b + c
    [divisor] ，是某两数之和的约数
    [additive] ，c = a + b
   *[other] { "" }
}，从 n = { $preperiod } 起
subtraction-map-kind = { $kind ->
    [first-two] 周期 a + b
    [first-last] 周期 a + c
    [last-two] 周期 b + c
    [divisor] 是其中之一的约数
    [additive] c = a + b 的集合
   *[other] 其他周期
}：{ $count }
