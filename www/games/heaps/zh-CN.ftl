# 由堆组成的博弈。Nim：几堆石子，取到最后一颗者胜；反 Nim 中取到最后一颗者负。

heaps-heap = 第 { $heap } 堆
heaps-heap-of = 第 { $heap } 堆：{ $size }
heaps-columns = 这里是 2 的 { $from } 到 { $to } 次方各列，共 { $count } 列。其余各列随步骤显示。
heaps-rest = 另有 { $count } 堆未画出
heaps-none = 没有石子堆。

nim-rule = 每次{ $is_rule ->
    [every] 从每一堆
   *[other] { $is_moore ->
        [usual] 从一堆
       *[other] 从至多 { $moore } 堆各
    }
}取{ $is_max ->
    [usual] 任意颗
   *[other] 至多 { $max } 颗
}，{ $is_rule ->
    [usual] 取到最后一颗者胜
   *[other] { $rule }
}。各堆：{ $heaps }
nim-field-heaps = 各堆石子数，用逗号隔开
nim-field-max = 从一堆最多取几颗；留空为任意
nim-field-moore = 一步最多从几堆取（Nim-k 博弈）；留空为一堆
nim-field-rule = 胜负规则
nim-empty-max = ∞
nim-empty-moore = 1
nim-rule-normal = 取到最后一颗者胜
nim-rule-misere = 取到最后一颗者负（反 Nim）
nim-rule-every = 每步每堆都要取（Every-SG）
nim-board = 各堆的石子与二进制数位
nim-take = 从第 { $heap } 堆取 { $take } 颗
nim-and = 、
nim-xor = 异或和
nim-ones = 1 的个数，模 { $modulus }
nim-covered = 答案已遮住。

nim-verdict-n = 先手必胜：{ $moves }{ verdict-more }
nim-verdict-p = { $form ->
    [moore] 先手必败：每一列中 1 的个数都是 k + 1 的倍数{ $rule ->
        [misere] ，或每堆都只有一颗且堆数比倍数多一
       *[normal] { "" }
    }
   *[plain] { verdict-p }
}

nim-step-start = { $is_bounded ->
    [yes] 从一堆最多取 { $max } 颗：一堆只看它除以 { $divisor } 的余数。{ $form ->
        [moore] 每一列中 1 的个数都是 { $k } + 1 的倍数时，局面必败。
       *[xor] 各余数的异或和为 0 时，局面必败。
    }
   *[no] { $form ->
        [moore] 一步最多从 { $k } 堆取。**每一列**中 1 的个数都是 { $k } + 1 的倍数时，局面必败。
        [misere] 取到最后一颗者负。只要有一堆不少于 2 颗，仍由**异或和**决定；每堆都只有一颗时，奇数堆必败。
       *[xor] 把各堆写成二进制，上下对齐。某列有奇数个 1，各堆的**异或和**在这一列就是 1。异或和为 0 时局面必败。
    }
}
nim-step-added = 第 { $heap } 堆：{ $size }{ $is_reduced ->
    [yes] { " " }除以 { $divisor } 余 { $residue } = { $bits }。{ $form ->
        [moore] 它的 1 计入各列。
       *[xor] { $before } xor { $residue } = **{ $with }**。
    }
   *[no] { $form ->
        [moore] { " " }= { $bits }。它的 1 计入各列。
       *[xor] { $ones ->
            [one] { " " }颗{ $is_first ->
                [yes] 。到此异或和为 **{ $with }**。
               *[no] ，异或和在 { $columns } 这一列翻转：{ $before } xor { $residue } = **{ $with }**。
            }
            [more] { " " }= { $powers }{ $is_first ->
                [yes] 。到此异或和为 **{ $with }**。
               *[no] ，异或和在 { $columns } 这些列翻转：{ $before } xor { $residue } = **{ $with }**。
            }
           *[many] { " " }= { $bits }。{ $before } xor { $residue } = **{ $with }**。
        }
    }
}{ $end ->
    [P] 无子可取，先手必败（**P**）。
    [N] 已经取完，取到最后一颗者负，先手必胜（**N**）。
   *[no] { "" }
}
nim-step-rest = 其余 { $count } 堆：{ $form ->
    [moore] 它们的 1 一并计入各列。
   *[xor] 异或和为 { $residue }。{ $before } xor { $residue } = **{ $with }**。
}{ $end ->
    [P] 无子可取，先手必败（**P**）。
    [N] 已经取完，取到最后一颗者负，先手必胜（**N**）。
   *[no] { "" }
}
nim-step-counted = { $form ->
    [moore] “{ $power }”列：在不改的各堆中，模 { $modulus } 多出 { $many } 个 1。
   *[xor] “{ $power }”列：{ $open ->
        [0] { $many ->
            [0] 1 的个数是偶数，异或和在这里是 0。
           *[other] 1 的个数是奇数，异或和**最高位的 1** 就在这里。
        }
       *[other] { $many ->
            [0] 其余各堆有偶数个 1，所以第 { $open } 堆在这一列应为 0。
           *[other] 其余各堆有奇数个 1，所以第 { $open } 堆在这一列应为 1。
        }
    }
}
nim-step-opened = { $form ->
    [moore] 第 { $heap } 堆 = { $bits } 在“{ $power }”列有 1，**去掉**这个 1，堆就变小了：这一堆选为要改的堆。
   *[xor] 异或和的最高位在“{ $power }”列，{ $others ->
        [yes] 这一位是 1 的堆都可以选。取第 { $heap } 堆：1 **变成 0**，
       *[no] 第 { $heap } 堆这一位原来是 1，**变成 0**。
    }这一堆就变少了，右边各位怎样改都行。
}
nim-step-given = 第 { $heap } 堆在“{ $power }”列{ $had ->
    [1] 本来就**是 1**，这一位不用改。
   *[0] 原来是 0，**变成 1**。
}
nim-step-fixed = { $form ->
    [moore] 第 { $heap } 堆：其余各堆不动时，这一堆须是 { $residue } 颗，每一列才都对；现在正是 { $residue } 颗。一步最多使某列改变 { $k } 个 1，绝不是 { $modulus } 的倍数：无论怎么走都到 N。
   *[xor] 第 { $heap } 堆：其余各堆不动，这一堆恰为 { $residue } 颗时局面才必败，现在正是 { $residue } 颗。所以从这一堆**怎么取**都走到 N。{ $end ->
        [P] 每一堆都如此：先手必败（**P**）。
       *[other] { "" }
    }
}
nim-step-taken = { $form ->
    [xor] 第 { $heap } 堆：{ $residue } xor { $xor } = **{ $after }**，取 { $take } 颗。异或和变为 0，所以原局面是 **N**。
    [misere] 第 { $heap } 堆：{ $size } → **{ $left }**，取 { $take } 颗。留给对手的是必败态，所以原局面是 **N**。
   *[moore] 第 { $heap } 堆：{ $size } → **{ $left }**，取 { $take } 颗。每一列中 1 的个数都成为 { $modulus } 的倍数，所以原局面是 **N**。
}
nim-name-start = 开始
nim-name-added = 第 { $heap } 堆
nim-name-rest = 其余各堆
nim-name-counted = “{ $power }”列
nim-name-opened = “{ $power }”列
nim-name-given = “{ $power }”列
nim-name-fixed = 第 { $heap } 堆
nim-name-taken = 走法

nim-make = 走这一步
nim-explain = { $kind ->
    [take] { $form ->
        [plain] 其余各堆的异或和是 { $beside }，这一堆若也是 { $beside }，总异或和就为 0，是必败态。
        [bounded] 其余各堆不动，这一堆的余数须是 { $beside } 才是必败态。
       *[other] 其余各堆不动，这一堆须是 { $beside } 才是必败态。
    }取 **{ $take }** 颗，剩 { $left } 颗，对手便面对必败态。
    [stays] { $form ->
        [moore] 其余各堆不动，只有这一堆是 { $now } 才是必败态，而它正是这么多：当前局面必败。
        [bounded] 其余各堆不动，这一堆的余数须是 { $beside } 才是必败态，而它正是如此：当前局面必败。
        [plain] 其余各堆的异或和是 { $beside }，这一堆也是 { $beside }：总异或和为 0，是必败态。从这一堆取任意颗，对手都必胜。
       *[other] 其余各堆不动，只有这一堆是 { $beside } 才是必败态，而它正是这么多。从这一堆取任意颗，对手都必胜。
    }
    [none] 其余各堆不动，这一堆是多少都不是必败态：有的列 1 的个数差得太多，一个数位补不齐。
   *[more] { $form ->
        [plain] 其余各堆的异或和是 { $beside }：这一堆须是 { $beside }，但它没有这么多
        [bounded] 其余各堆不动，这一堆的余数须是 { $beside } 才是必败态，没有取法能做到
       *[other] 其余各堆不动，这一堆须是 { $beside } 才是必败态，但它没有这么多
    }：只从这一堆取**不能**获胜。
}

# 各堆的二进制之下。
nim-explain-columns = 把每堆拆成 { $powers } 的和，用到的那一列写 **1**，这就是**二进制**。1 的个数是奇数的列，异或和为 1。
nim-explain-move = { $kind ->
    [take] 从第 { $heap } 堆取 **{ $take }** 颗，剩 { $left } 颗：每一列的 1 都是偶数个，异或和为 0，对手必败。
   *[stays] 每一列的 1 都是偶数个，异或和为 0。无论怎么取，总有一列变成奇数个，所以先手必败。
}

nim-why-even = { $kind ->
    [wins] 先{ $take }，再把
   *[none] 把
}各堆拆成 { $powers } 相加：{ $sums }。每个数都出现**偶数**次。此后{ $kind ->
    [wins] 对手每走一步，总会有某个数出现奇数次，你再
   *[none] 你每走一步，总会有某个数出现奇数次，对手再
}变回偶数次，直到取完。
nim-why-copy = { $kind ->
    [wins] 留下相等的堆：对手从一堆取几颗，你就从相等的那堆取几颗。
   *[none] 各堆两两相等：你从一堆取几颗，对手就从相等的那堆取几颗。
}
nim-hint-copy = **{ $takes }**：剩 { $heaps }。以后照搬对手的取法，就能赢。

nim-why-exactly = { $form ->
    [plain] 用异或和解释
   *[other] 讲得更确切
}

error-heap-max = 每步从一堆最多取的颗数须是从 1 起、不超过 { $limit } 位的整数；输入的是“{ $typed }”。
error-heap-moore = 每步可取的堆数须从 1 到总堆数 { $limit }；输入的是“{ $typed }”。
error-heap-three = 每堆最多取 { $max } 颗、每步最多从 { $moore } 堆取、取到最后一颗者负：三者合在一起没有定理可用。
error-heap-bounded-moore = 非空的堆有 { $value } 个，多于 { $limit } 个，且有一堆为 { $heap }，多于每次可取的 { $max }：一步从多堆取时没有定理可用。
error-positions-many = 从这里能到达的局面多于 { $limit } 个。
error-positions-cycle = 有的走法会从一个局面回到它自己：这个博弈未必结束。

nim-code-one =
    X ← 0
    对每堆 a：X ← X xor a
    若 X = 0：没有必胜走法
    a ← X 最高位上为 1 的一堆
    a ← a xor X，逐位计算
    取走的颗数 = a 减少的量
nim-code-several =
    加上每堆的各个 1
    对每一列，从最高位起：
      r ← 1 的个数 mod (k + 1)
      给已选的堆补上所缺的 1
      或再选 r 堆来改
    取走的颗数 = 已选各堆减少的量
error-heap-moore-every = 一次从 { $moore } 堆里取，又要每堆都取：两者只能选一个。

nim-steps = 步数
nim-verdict-every = 先手必败：各堆步数的最大值是偶数
nim-every-start = **每堆都要取**。{ $is_bounded ->
    [yes] 一堆每 { $max } + 1 颗算两步，有余数再加一步。
   *[no] 任何一堆都可以一次取完：一步。
}**步数**的最大值定胜负：奇数先手必胜，偶数先手必败。
nim-verdict-every-n = 先手必胜：各堆步数的最大值是奇数。堆数太多，不列出取法
nim-every-rest = 其余 { $count } 堆至多 { $value } 步。全部的最大值：**{ $most }**。{ $end ->
    [P] 是偶数，先手必败（**P**）。
    [N] 是奇数，先手必胜（**N**）。
   *[no] { "" }
}
nim-step-timed = 第 { $heap } 堆：{ $size } 颗，{ $value } 步。目前最大：**{ $most }**。{ $end ->
    [P] 是偶数，先手必败（**P**）。
    [N] 是奇数，先手必胜（**N**）。
   *[no] { "" }
}
nim-every-taken = 从第 { $heap } 堆取 { $take } 颗。整步走完后，步数的最大值是偶数，所以原局面是 **N**。
nim-name-timed = 第 { $heap } 堆
nim-code-every =
    对每一堆：
      赢家尽量拖长时的步数
    最大为偶数：怎么走都留下奇数
    最大为奇数：每堆都取到留下偶数

# 对弈：一句话的规则。
nim-play-position = 现在是 { $heaps }。
nim-play-rule = { $rule ->
    [every] 每堆至少取一颗，取到最后一颗者胜。
   *[other] 从{ $moore ->
        [none] 一堆
        [1] 一堆
       *[other] 至多 { $moore } 堆
    }中取{ $max ->
        [none] 任意颗
       *[other] 至多 { $max } 颗
    }，取到最后一颗者{ $rule ->
        [misere] 负
       *[other] 胜
    }。
}
nim-play-last = { $player }取走了最后 { $count } 颗。

nim-method-columns = 按位
nim-method-memo = 记忆化搜索
