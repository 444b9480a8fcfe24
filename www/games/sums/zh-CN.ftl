# 石子堆的和：减法博弈，以及不同博弈之和。

subtraction-rule = 每次从一堆中取 { $set } 颗石子，{ $is_rule ->
    [usual] 走最后一步者胜
   *[other] { $rule }
}。各堆：{ $heaps }
subtraction-set-but = { $set ->
    [none] 任意
   *[other] 任意（除 { $set }）
}
subtraction-range = { $from } 到 { $to }
subtraction-field-set = 可取的颗数：数或区间，如 2-6、1,4,9；!2 表示除 2 以外都可以
subtraction-field-heaps = 各堆，用逗号隔开
subtraction-field-rule = 走法与胜负
subtraction-rule-normal = 走最后一步者胜
subtraction-rule-misere = 走最后一步者负（反常规则）
subtraction-rule-every = 每次在每一堆中都走一步（Every-SG）
subtraction-method-mex = SG 值
subtraction-method-period = 周期
subtraction-view-board = 数值表
subtraction-view-scatter = 散点图
subtraction-view-frequency = 频数
subtraction-view-map = 周期图

sum-rule = { $parts }同时进行，每次任选其中一个走一步，{ $is_rule ->
    [usual] 走最后一步者胜
   *[other] { $rule }
}。
sum-counts = { $count } 个博弈
sum-field-parts = 用 + 连接各博弈，如 nim:7（可写作 7）、subtraction:2-6:17、octal:0.07:37
sum-list-how = 一个数是一堆 Nim。其他博弈至多 100 堆，如 subtraction:2-6:17。
sum-field-rule = 走法与胜负
sum-rule-normal = 走最后一步者胜
sum-rule-misere = 走最后一步者负（反常规则）
sum-rule-every = 每次在每个博弈中都走一步（Every-SG）

sums-part = 第 { $heap } { sums-heap-word }
# 每一部分的名称：八进制博弈是排成一排的石子。
sums-heap-word = { $of ->
    [row] 排
   *[heap] 堆
}
sums-heap-begins = 石子数
sums-heaps-begin = 石子数
sums-heaps-word = 各{ sums-heap-word }
sums-none = 没有石子。
sums-rest = 另有 { $count } { sums-heap-word }未画出
sums-board = 石子及其 SG 值
sums-nimber = SG 值
sums-strip-of = SG 值（{ $kind }）
sums-steps = 步数
sums-most = 最多
sums-fold = 每行
sums-grow = 显示到 { $count }
sums-axis-row = n
sums-cell-name = 第 { $row } 行第 { $column } 格
sums-cell = { $heap } 颗：{ $rule ->
    [every] { $value } 步
   *[other] SG 值 { $value }
}
sums-covered = 答案已遮住。
sums-legend-zero = { $rule ->
    [every] **不能走**
   *[other] SG 值 0：单独一{ sums-heap-word }时**必败**
}
sums-legend-values = { $rule ->
    [every] **步数**
   *[other] **SG 值**
}
sums-legend-read = 各个**后继**
sums-legend-compared = 与下一个周期的值**比较**
sums-legend-period = **周期 { $period }**，从 { $preperiod } 起{ $saltus ->
    [0] { "" }
   *[other] ，每周期加 { $saltus }
}

sums-legend-exception = 此前有 **{ $count }** 个例外

sums-kind = { $name ->
    [nim] Nim
    [subtraction] 取 { $rule }
   *[other] 编码 { $rule }
}
sums-heap-of-kind = { $heap }（{ $kind }）
sums-move = { $has_taken ->
    [no] 不取，只把第 { $part } { sums-heap-word }分开
   *[other] 从第 { $part } { sums-heap-word }取 { $taken } 颗
}{ $cut ->
    [two] （左边剩 { $left } 颗）
    [three] （分成 { $left } 颗、{ $middle } 颗和其余）
   *[one] { "" }
}
sums-verdict-n = 先手必胜：{ $moves }{ verdict-more }
sums-verdict-every-n = 先手必胜：步数的最大值是奇数。{ sums-heap-word }数太多，不列出走法
sums-verdict-p = { $rule ->
    [every] 先手必败：步数的最大值是偶数
   *[other] { verdict-p }
}
sums-verdict-differs = { "。" }若换成 SG 值相同的 Nim 堆，则是 { $as_nim }。
sums-verdict-unknown = { $why ->
    [misere] 胜负未知：反常规则下有一{ sums-heap-word }与任何 Nim 堆都不等价，而局面太多，无法搜索
    [steps] 胜负未知：第 { $part } { sums-heap-word }太大，没有算出它的步数
   *[nimber] 胜负未知：第 { $part } { sums-heap-word }超出已算出的范围，周期又没有得到证明
}

sums-step-start = { $rule ->
    [every] 每一{ sums-heap-word }**都要走**。每{ sums-heap-word }中胜方尽量拖长，负方尽量缩短，由此得到**步数**。最大的步数为奇数，则先手必胜。
    [misere] 走最后一步者**负**。有 SG 值（**mex**）不小于 2，则异或和为 0 照常必败；只有 0 和 1 时，异或和为 0 必胜。
    [alone] 一堆的 SG 值是各后继 SG 值的 **mex**（未出现的最小非负整数）。SG 值为 0 则先手必败，否则先手必胜。
   *[other] 一{ sums-heap-word }的 SG 值是各后继 SG 值的 **mex**（未出现的最小非负整数）。总 SG 值是{ sums-heaps-word } SG 值的**异或和**，为 0 则先手必败。
}
sums-step-options = { $count ->
    [0] { $heap } 颗：没有后继。
   *[other] { $heap } 颗：后继是 { $left } 颗，{ $what ->
        [steps] 步数
       *[nimber] SG 值
    }为 { $values }。
}
sums-step-mex = { $count ->
    [0] 没有后继，mex 为 0，所以 g({ $heap }) = **0**。
   *[other] mex{ "{" }{ $set }{ "}" } = **{ $value }**，所以 g({ $heap }) = { $value }。
}
sums-step-steps = { $even ->
    [yes] { $heap } 颗：有步数为偶数的后继，先手必胜，尽量拖长。最大的偶数加 1：**{ $value }**。
    [no] { $heap } 颗：后继的步数全是奇数，先手必败，尽量缩短。最小的加 1：**{ $value }**。
   *[none] { $heap } 颗：**0** 步。
}
sums-step-added = 第 { $part } { sums-heap-word }{ $named ->
    [no] { "" }
   *[other] （{ $name }）
}：{ $heap } 颗{ $named ->
    [framed] 。框出的是各后继，其 SG 值中未出现的最小值为 **{ $value }**
   *[other] ，{ $what ->
        [steps] { $value } 步
       *[nimber] SG 值为 { $value }
    }
}。{ $known ->
    [no] 这个值未知。
   *[yes] { $first ->
        [yes] { "" }
       *[no] { $what ->
            [steps] { $before } 与 { $value } 中较大的：**{ $total }**。
           *[nimber] { $before } xor { $value } = **{ $total }**。
        }
    }
}
sums-step-rest = 其余 { $count } { sums-heap-word }：{ $known ->
    [no] 其中有的值未知。
   *[yes] { $what ->
        [steps] 至多 { $value } 步。{ $before } 与 { $value } 中较大的：**{ $total }**。
       *[nimber] 异或和为 { $value }。{ $before } xor { $value } = **{ $total }**。
    }
}
sums-step-answer = { $outcome ->
    [over] 都不能再走。
    [unknown] 胜负未知。
    [P] { $rule ->
        [every] 步数最大为 { $total }，是偶数，先手必败（**P**）。
        [misere] 异或和为 { $total }。反常规则下先手必败（**P**）。{ $differs ->
            [yes] 换成 SG 值相同的 Nim 堆却是 N：有一{ sums-heap-word }与 Nim 堆不等价。
           *[no] { "" }
        }
       *[other] 异或和为 0。任何一步都改变一个 SG 值，异或和随之改变，先手必败（**P**）。
    }
   *[N] { $rule ->
        [every] 步数最大为 { $total }，是奇数，先手必胜（**N**）。{ $move ->
            [none] { sums-heap-word }数太多，不列出走法。
           *[other] 例如{ $move }，就变成偶数。
        }
        [misere] 异或和为 { $total }。反常规则下先手必胜（**N**）：{ $move }。{ $differs ->
            [yes] 换成 SG 值相同的 Nim 堆却是 P：有一{ sums-heap-word }与 Nim 堆不等价。
           *[no] { "" }
        }
       *[other] 异或和为 { $total }，先手必胜（**N**）。例如{ $move }，异或和就变成 0。
    }
}
# 只有一堆、按通常规则；modulus：可取 1、2、…、modulus − 1 颗时才有。
sums-step-alone = { $outcome ->
    [P] { $modulus ->
        [none] SG 值为 0，走一步到不了别的 0，先手必败（**P**）。
       *[other] { $heap } 是 { $modulus } 的倍数：无论取几颗，对手都取到凑满 { $modulus } 颗，先手必败（**P**）。
    }
   *[N] { $modulus ->
        [none] SG 值为 { $value }，不是 0，先手必胜（**N**）：取 { $take } 颗，剩下的 SG 值为 0。
       *[other] { $heap } 除以 { $modulus } 余 { $value }：取 { $take } 颗，剩 { $modulus } 的倍数，先手必胜（**N**）。
    }
}
sums-period-start = SG 值会循环吗？{ $period ->
    [0] 还没有可比较的。
   *[other] 目前 g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    }。只要有足够长的一段值重复出现，就得到证明。
}
sums-step-compared = { $count ->
    [1] g({ $first }) 与 g({ $later })：{ $saltus ->
        [0] 相同。
       *[other] 多 { $saltus }。
    }
   *[other] g({ $first }) 到 g({ $last })，与 g({ $later }) 到 g({ $last_later })：{ $saltus ->
        [0] 全都相同。
       *[other] 全都多 { $saltus }。
    }
}
sums-step-found = { $certainty ->
    [formula] 所有 SG 值都有公式：从 n = { $preperiod } 起 g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    }。**已证明**。
    [proved] 决定后面各值的 { $window } 个值全部重复，以后也都重复：从 n = { $preperiod } 起 g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    }。**已证明**。
    [guy-smith] { $window } 个值重复，由 Guy–Smith 定理已足够：从 n = { $preperiod } 起 g(n + { $period }) = g(n)。**已证明**。
    [seen] 目前的 { $window } 个值都满足：从 n = { $preperiod } 起 g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    }。这只是**观察**，尚未证明。
   *[none] { $known } 个值里看不出周期。**周期未知。**
}
sums-name-start = 开始
sums-name-options = { $number } 颗
sums-name-rare = { $number } 颗
sums-name-added = 第 { $number } { sums-heap-word }
sums-name-rest = 其余{ sums-heaps-word }
sums-name-answer = 答案
sums-name-compared = 从 { $number } 起
sums-name-found = 结论

sums-code-mex =
    对每个石子数 n：
      枚举所有走法
      g(n) ← 各后继 SG 值的 mex
    X ← { sums-heaps-word } SG 值的异或和
    X ≠ 0：使 X = 0 的走法必胜
sums-code-every =
    对每个石子数 n：
      枚举所有走法
      步数(n) ← 最大偶数 + 1，否则最小 + 1
    m ← { sums-heaps-word }步数的最大值
    m 为奇数：走成偶数，必胜
sums-code-period =
    p ← 末段与它上一次出现相隔的长度
    逐个比较 g(n) 与 g(n + p)
    起决定作用的都相同：得证

error-set-empty = 请写出可取的颗数：数或区间，如 2-6。
error-set-entry = { $got }既不是 1 到 { $limit } 的整数，也不是 2-6 这样的区间。
error-set-many = 集合里的数超过 { $limit } 个。只有 1-m（从 1 到 m 的所有数）可以更多。
error-sum-kind = 和里不能放“{ $typed }”。可以放 nim、subtraction:集合 和 octal:编码，各带一堆，如 nim:7。
error-sum-others = 其他博弈有 { $value } 堆，至多 { $limit } 堆；Nim 堆可以更多。
error-sum-unknown = 无法判断 { $value } 的胜负：现有方法算不到这么远。
error-sum-position = “{ $value }”不是这个博弈的局面。
sums-and = 、
sums-or = ，或
sums-xor = 异或和

error-code-empty = 编码由一个数字、一个小数点和后面的数字组成，如 0.07；不能为空。
error-code-long = 编码有 { $value } 个数字；至多 { $limit } 个。
error-code-digit = 编码“{ $typed }”的第 { $place } 个字符“{ $sign }”不是 0 到 f 的数字。
error-code-dot = 编码应有一个小数点，紧跟在第一个数字之后，如 0.07；输入的是“{ $typed }”。
error-code-pass = 编码“{ $typed }”以 { $digit } 开头，等于允许不走；开头只能是 0、4、8 或 c。
error-code-unequal = 编码“{ $typed }”的第 { $place } 个字符“!”要求两部分不相等：它只能跟在 4 到 7 的数字之后。
error-code-tail = 编码只能在末尾有一段循环部分，放在方括号里，如 4.[3]；输入的是“{ $typed }”。
error-code-tail-empty = 循环部分至少要有一个数字，如 4.[3]；输入的是“{ $typed }”。
error-take-empty = 请写出可取的颗数，如 2,3,4 或 2-6；不能为空。
error-take-number = 可取颗数的第 { $place } 项必须是 1 到 { $limit } 的整数，或 2-6 这样的区间；输入的是“{ $typed }”。
error-take-many = 可取的颗数有 { $value } 种；至多 { $limit } 种。

octal-rule = 每次从一排中{ $is_take ->
    [usual] 按编码 { $code } 取相邻的石子{ $is_read ->
        [yes] ：{ $reading }
       *[no] {""}
    }
   *[other] 取 { $take } 颗相邻的石子
}，{ $is_rule ->
    [usual] 走最后一步者胜
   *[other] { $rule }
}。各排：{ $heaps }
octal-digit-1 = 取完恰有 { $k } 颗的一排
octal-digit-2 = 从较长的一排的一端取 { $k } 颗
octal-digit-3 = 从一端取 { $k } 颗
octal-digit-4 = 从中间取 { $k } 颗
octal-digit-5 = 从中间或整排取 { $k } 颗
octal-digit-6 = 从较长的一排任意处取 { $k } 颗
octal-digit-7 = 从任意处取 { $k } 颗
octal-field-code = 博弈的编码，如 0.07：小数点后第 k 位说明取走 k 颗后可以剩下什么
octal-field-take = 每次可取的相邻颗数，如 2,3,4；填了编码就留空
octal-field-heaps = 各排，用逗号隔开
octal-field-rule = 走法与胜负
octal-empty-take = –
octal-empty-code = –
octal-rule-normal = 走最后一步者胜
octal-rule-misere = 走最后一步者负（反常规则）
octal-rule-every = 每次在每一排中都走一步（Every-SG）
octal-method-mex = SG 值
octal-method-sparse = 稀有值
octal-method-period = 周期
octal-view-board = 数值表
octal-view-scatter = 散点图
octal-view-frequency = 频数
octal-view-splits = 分法
octal-view-work = 运算次数

sums-sparse-start = 在某掩码下有偶数个 1 的值叫**稀有**值，其余叫常见值。异或和为常见值的分法，必有一截的值是稀有值，所以多数分法可以跳过。
sums-step-rare = { $heap } 颗：{ $marked ->
    [none] 没有含稀有值的分法
   *[other] 含稀有值的分法给出 { $marked }
}{ $unsplit ->
    [none] { "" }
   *[other] ；不分开时：{ $unsplit }
}。{ $common ->
    [none] 此时所有数都算稀有值。
   *[other] 未出现的最小常见数：{ $common }。
}
sums-step-sought = { $sought ->
    [none] 没有更小的稀有数要找：g({ $heap }) = **{ $value }**。
   *[other] 在其余分法里找更小的稀有数：{ $sought }。g({ $heap }) = **{ $value }**。
}
sums-sought = { $found ->
    [yes] 有 { $value }
   *[no] 没有 { $value }
}
sums-sparse-end = { $holds ->
    [yes] 求出 { $known } 个值，{ $all } 种分法中看了 { $looked } 种。{ $helps ->
        [no] 这里稀有的值太多，这个方法帮不上忙。
       *[yes] { "" }
    }
   *[no] 稀有值方法适用于位数有限、能把一排断成两截的编码；这个编码不适用。
}
sums-code-sparse =
    对每个石子数 n：
      标出含稀有值的分法的结果
      c ← 未标出的最小常见值
      找每个未标出的稀有值 v < c
      g(n) ← 第一个找不到的，否则 c

sum-theorem = 为什么用 SG 值？
sum-part = { $kind }：{ $heap }
sum-part-remove = 去掉 { $part }
sum-part-game = 新增的博弈
sum-part-name = { $name ->
    [nim] Nim
    [subtraction] 减法博弈
   *[octal] 八进制博弈
}
sum-part-rule = { $game ->
    [subtraction] 可取颗数
   *[other] 编码
}
sum-part-heap = 堆
sum-part-add = 添加

sums-part-of = 第 { $heap } { sums-heap-word }：{ $size }
sums-play-position = 现在是 { $heaps }。
sums-play-stuck = 已经无法再走：还剩 { $heaps }。
sums-left = 留在左边
sums-right = 右边剩 { $right }
sums-middle = 留在中间

# 对弈：规则和该做的事，各一句话。
subtraction-play-rule = 从{ $rule ->
    [every] 每个能走的堆
   *[other] 一堆
}中取 { $set } 颗，走最后一步者{ $rule ->
    [misere] 负
   *[other] 胜
}。
octal-play-rule = { $take ->
    [none] 按编码 { $code } 从一排里取相邻的石子
   *[other] 从一排里取 { $take } 颗相邻的石子
}，走最后一步者{ $rule ->
    [misere] 负
   *[other] 胜
}。
sum-play-rule = 在{ $rule ->
    [every] 每个能走的博弈
   *[other] 其中一个博弈
}里走一步，走最后一步者{ $rule ->
    [misere] 负
   *[other] 胜
}。
sums-how-first = 点要取的第一颗石子。
sums-how-first-all = 点要取的第一颗石子，与它相邻的一起取走。
sums-how-last = 再点要取的最后一颗，或按“取”。
sums-row-value = 已选 { $taken } 颗，左边留 { $left } 颗
sums-split = 从这里分开
sums-why = { $wins ->
    [yes] 各部分 SG 值的**异或和**不是 0。必胜走法使它变成 0，此后对手每走一步都会改变它。
   *[no] 各部分 SG 值的**异或和**是 0。每走一步都会改变它，对手又能使它变回 0。
}
subtraction-why = 轮到谁时剩 { $modulus } 的倍数，谁就输：无论取几颗，对手都取到凑满 { $modulus } 颗。
subtraction-play-last = { $player }取走了最后 { $count } 颗。

subtraction-method-memo = 记忆化搜索
