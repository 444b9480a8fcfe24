# 数值表。

values = 打表
values-why = 列出一个博弈的 SG 值或必败态，可直接复制到程序里；若有规律，也一并列出。
values-of = 规则取自：
values-none = “{ $value }”没有数值表，请从列表里选一个博弈。
values-f = f(n)，最少取几颗能必胜
values-losing = 必败堆
values-nimber = SG 值
values-coin = 单枚硬币的 SG 值
values-lower = 较小的堆
values-upper = 较大的堆
values-from = 从 n =
values-to = 到 n =
values-as = 写成
values-as-text = 文本
values-as-csv = CSV
values-as-c = C
values-as-python = Python
values-as-bfile = b-file
values-range = 从 { $from } 到 { $to }：应为 { $least } 到 { $most } 的整数，前一个不大于后一个。
values-lab-nimbers = 这个规则没有 SG 值，请选“必败堆”。
values-lab-one = 打表需要只有一个坐标的规则，且表从 0 开始。
values-save = 保存 { $count } 个值
values-found = 找到的规律
values-found-none = 到 n = { $last } 为止没有找到规律：没有周期，不是 n 的常见位运算式，不按余数，不是已知名称的数列，也没有 12 项以内的线性递推。
values-proved = 已证明
values-seen = 已检验到 n = { $last }
values-period = { $saltus ->
    [0] 从 n = { $preperiod } 起以 { $period } 为周期：g(n + { $period }) = g(n)。
   *[other] 从 n = { $preperiod } 起以 { $period } 为周期并递增：g(n + { $period }) = g(n) + { $saltus }。
}
values-constant = 从 n = { $preperiod } 起的值都是 { $value }。
values-form = { $from ->
    [0] 它们是 { $form }（C 的写法）。
   *[other] 从 n = { $from } 起，它们是 { $form }（C 的写法）。
}
values-residues = { $modulus ->
    [1] 从 { $from } 起是所有的数。
   *[other] 从 { $from } 起，它们是满足 n mod { $modulus } = { $residues } 的 n。
}
values-try = 在下面检验
values-ends = 表到 n = { $last } 为止：后面到 n = { $to } 的值未知，或者不存在。
values-recurrence = 从 n = { $from } 起 a(n) = { $sum }。
values-grouped = { $is_set ->
    [true] 按各位数字看这些数
   *[other] 把 SG 值相同的 n 归为一组，查看各进制下的数位规律
}
values-group = { $value }：{ $of } 个中有 { $count } 个
values-by-2 = 二进制
values-by-losing = 按必败堆
values-by-fibonacci = 按斐波那契数
values-formula = { $kind ->
    [nimber] 检验我的公式：n 的 SG 值
    [set] 检验我的公式：哪些 n 在表中，或者下标为 n 的数是几
   *[other] 检验我的公式：n 的值
}
values-formula-check = 检验
values-formula-how = { $kind ->
    [nimber] 用实验室的规则语言写一个式子，例如 { $rule }：程序会算出每个 n 的值，再与这个博弈的 SG 值逐个比较。
    [set] 用实验室的规则语言写一个式子，例如 { $rule }：可以是关于 n 的条件，也可以是下标为 n 的数。程序会把它与数值表逐个比较。
   *[other] 用实验室的规则语言写一个式子，例如 { $rule }：程序会算出每个 n 的值，与式子逐个比较。
}
values-formula-holds = 整个表到 n = { $last } 为止，{ $count } 个数全部成立。这还不是证明。
values-formula-fails = 第一个反例是 n = { $n }。
values-formula-fails-at = 第一个反例是 n = { $n }，表中的值是 { $value }。
values-formula-open = 到实验室里看
values-formula-none = 第一个值对实验室来说太大，无法比较。
values-sequence = 它们依次是：{ $name }。
values-sequence-powers = 2 的幂
values-sequence-mersenne = 2 的幂减一
values-sequence-fibonacci = 斐波那契数
values-sequence-squares = 平方数
values-sequence-triangular = 三角形数
values-sequence-evil = evil 数（二进制中有偶数个 1）
values-sequence-odious = odious 数（二进制中有奇数个 1）
values-sequence-wythoff-lower = 下威佐夫数
values-sequence-wythoff-upper = 上威佐夫数
values-sequence-kayles = Kayles 的 SG 值
values-sequence-dawsons-chess = Dawson’s Chess 的 SG 值
values-sequence-dawsons-kayles = Dawson’s Kayles 的 SG 值，即 Dawson’s Chess 的 SG 值后移一位
values-sequence-zeckendorf = 各个 n 的齐肯多夫分解里最小的一项
values-oeis = OEIS { $number }
