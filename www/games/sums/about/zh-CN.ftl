# 游戏和例子的名称；三句话的规则，和一步。

subtraction-name = 减法博弈
sum-name = 博弈之和
subtraction-ex-set = 二到六
subtraction-ex-bash = 巴什博弈
subtraction-ex-proof = 平方数
subtraction-ex-but = 除了二
subtraction-ex-every = 各堆同时走
subtraction-ex-far = 五十位数
sum-ex-two = Nim 与减法博弈
sum-ex-three = 三个博弈
sum-ex-misere = 走最后一步者负
sum-ex-every = 每个博弈都走
sum-ex-far = 三十位数
octal-name = 八进制博弈
octal-ex-dawson = Dawson’s Kayles
octal-ex-kayles = Kayles
octal-ex-grundy = Grundy 博弈
octal-ex-stripes = 条纹
octal-ex-lasker = Lasker Nim
octal-ex-period = 周期 34
octal-ex-long = 一千万项之后的周期
octal-ex-sparse = 稀有值
octal-ex-far = 五十位数的一排
octal-ex-pattern = 规律不是证明
octal-ex-officers = Officers

subtraction-how-1 = 有几堆石子，另外给定可取的数，例如 2 到 6。
subtraction-how-2 = 每次选一堆，取走的颗数必须在这个集合里。
subtraction-how-3 = 走最后一步者胜：对手不能再走，但可能还剩石子。在“修改规则”里可以改为走最后一步者负，或者每次在每个能走的堆里都走一步。
subtraction-how-example = 例如：可取 2 到 6 颗，两堆为 17 和 30，从第二堆取 5 颗，剩 17 和 25。
sum-how-1 = 几个博弈并排放着，每个是一堆石子，各有各的规则。
sum-how-2 = 每次只在其中一个里走一步，其余不变。
sum-how-3 = 走最后一步者胜。在“修改规则”里可以改为走最后一步者负，或者每次在每个能走的博弈里都走一步。
sum-how-example = 例如：一堆 3 颗的 Nim，旁边 17 颗每次可取 2 到 6 颗；把前一堆的 3 颗全部取走。
octal-how-1 = 石子排成几排，一串数字组成的编码规定可以取走几颗相邻的石子。
octal-how-2 = 剩下的可能断成两截。小数点后第 k 位说明怎样取 k 颗：1 取完一排，2 从一端取，4 从中间取，断成两截。7 = 1 + 2 + 4，任意处都行。
octal-how-3 = 走最后一步者胜：对手不能再走。在“修改规则”里可以改为走最后一步者负，或者每次在每个能走的排里都走一步。
octal-how-example = 例如：0.07 每次取相邻两颗；从 10 颗一排的正中间取，剩下 4 颗和 4 颗。

# 和问的问题。
sums-ask-mex = { $values ->
    [none] { $heap } 颗没有后继。它的 SG 值是多少？
   *[other] { $heap } 颗的各后继的 SG 值是 { $values }。{ $heap } 颗的 SG 值是多少？
}
sums-ask-added = 目前的异或和是 { $before }，第 { $part } 个的 SG 值是 { $value }。全部的异或和是多少？

# 玩之前要读的：游戏说的是什么，例子有什么看点。

subtraction-summary = 每次从一堆中取石子，可取的颗数由一个集合规定。
subtraction-ex-set-why = 模 8 余 0 或 1 的堆必败，每八个 SG 值一循环。
subtraction-ex-bash-why = 每次取一到三颗：轮到你时剩四的倍数，则必败。
subtraction-ex-proof-why = 只能取不超过 25 的平方数颗：SG 值会循环吗？连续二十五个值吻合，就证明了循环。
subtraction-ex-but-why = 除两颗外取几颗都行：SG 值一直增大，每四颗增加二。
subtraction-ex-every-why = 每堆同时走时，异或不起作用，由拖得最久的一堆决定。
subtraction-ex-far-why = 五十位数也能给出准确的必胜走法：周期一经证明，多大的堆都不怕。
sum-summary = 同时玩几个不同的博弈，每个都相当于一堆 Nim 石子。
sum-ex-two-why = 第二堆的 SG 值是 0，把第一堆全部取走即可。
sum-ex-three-why = 这三个博弈大概从没有人放在一起玩过，必胜走法却全都知道。
sum-ex-misere-why = 走最后一步者负：SG 值只有 0 和 1 时，胜负正好相反。
sum-ex-every-why = 谁在拖得最久的博弈里获胜，谁就赢，所以胜方要拖、败方要赶。
sum-ex-far-why = 三十位数的一堆，旁边还有一堆：只有一步必胜。
octal-summary = 从一排里取相邻的石子，一排可能断成两截。
octal-ex-dawson-why = 取相邻两颗，一排可能断成两截。从 n = 53 起，SG 值以 34 为周期。
octal-ex-kayles-why = 取一颗或相邻两颗：先手从正中间取，靠对称必胜；周期为 12。
octal-ex-grundy-why = 把一排分成不相等的两排。已经算出几十亿个 SG 值，仍不知道是否有周期。
octal-ex-stripes-why = 棋盘上三种长度的条纹：一道竞赛题，其实就是八进制博弈。
octal-ex-lasker-why = 取几颗，或者分成两排：4k + 3 与 4k + 4 的 SG 值永远互换。
octal-ex-period-why = 连续一百多个值都与一个周期之后的值相同，就证明以后一直循环。
octal-ex-long-why = 选“周期”：浏览器当场算出两千万个 SG 值，证明周期是 1180。
octal-ex-sparse-why = 上万种分法，只需检查寥寥几种。
octal-ex-far-why = 五十位数也能数清全部必胜走法：周期已经证明。
octal-ex-pattern-why = 0.161 与 0.36 在 518 颗以内的 SG 值完全相同，到 519 颗却不同。
octal-ex-officers-why = 已经算出几十亿个 SG 值，仍没有发现周期。两万颗的一排算得出，10^50 颗的算不出。

# 搜索时也可用的名称，两种语言都有。
subtraction-also = squares, 平方数, 完全平方数, race to 100, 100 game, race to 21, 抢数, 报数, 抢 30, Bash, Bachet, take 1 2 or 3 stones, take one two or three, take 1-3, take-away, take away, 21 game, twenty-one, multiples of 4, 取 1 2 3 颗, subtraction set, period, mex, proof; 取石子, 巴什博弈, 减法, SG, SG函数, SG 函数, 减法博弈
octal-also = Kayles, Dawson, Grundy, Lasker, octal code, period, row, neighbours; 八进制, 保龄球, 分堆, SG
sum-also = ICG, Sprague, Grundy, disjunctive sum, nimber, XOR; 和, SG 定理, 组合, SG函数, SG 函数

# 题目中的局面。
subtraction-position = 石子堆：{ $heaps }
octal-position = 各排：{ $heaps }
