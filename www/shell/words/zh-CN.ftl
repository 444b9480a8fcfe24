# 术语。外壳文件里的 term-ID 是句子中辨认它们的写法。

word-p = 必败态（P）
word-p-means = 上一个行动的人（**p**revious）胜，即先手必败：无论怎么走，都把必胜态（N）留给对手，或者不能走。
word-n = 必胜态（N）
word-n-means = 下一个行动的人（**n**ext）胜，即先手必胜：至少有一步能走到必败态（P）。
word-mex = mex
word-mex-means = 集合中未出现的最小非负整数（**m**inimum **ex**cluded）。0、1、3 的 mex 是 2。
word-nimber = SG 值
word-nimber-means = 一个局面相当于多大的一堆 Nim 石子，也叫 SG 函数值、Grundy 值。它是各后继 SG 值的 mex；SG 值为 0 就是必败态（P）。
word-binary = 二进制
word-binary-means = 把一个数写成 1、2、4、8……之和，每个至多用一次：用到的那一位写 1，没用到的写 0。5 = 4 + 1，就是 101。
word-xor = 异或
word-xor-means = 把几个数写成二进制，上下对齐：一列里 1 的个数是奇数就得 1，否则得 0。3 xor 5 = 011 xor 101 = 110 = 6。当且仅当各堆石子数的异或和（Nim 和）为 0 时，Nim 先手必败。
word-cap = 上限
word-cap-means = 这一步最多能取几颗。在 k 倍动态减法博弈里由上一步决定。
word-f = f(m)
word-f-means = 剩 m 颗石子时，能取胜的最少颗数：上限小于 f(m) 则先手必败，不小于 f(m) 则先手必胜。
word-ray = 射线
word-ray-means = 从第 m 行取 1、2、3……颗依次到达的格子连成的线。每多取一颗，上移一行、右移 k 列（对手可多取 k 颗），直到被墙挡住。
word-wall = 墙
word-wall-means = 一行里从第 0 列起的蓝格：能取的颗数太少，先手必败。取到这里的人就赢。
word-stack = 栈
word-stack-means = 以后的射线还可能碰到的墙。以后的射线起点更低，经过同一行时更靠右：一条射线越过的墙，以后的都越过，所以出栈。
word-star = 星
word-star-means = 威佐夫博弈的必败态（P）。同行、同列、同一对角线上更远的局面都能走到它，因而必胜。第 i 颗星的两堆相差 i。
word-layer = 层
word-layer-means = 最短路上到 A 起点的步数相同的所有格子。
word-ring = 环
word-ring-means = 把一层的格子按环绕 A 的次序排成一圈；从一环到下一环的路互不相交。
word-arc = 弧
word-arc-means = 环上相邻的若干格：对 A 的某一格，B 站在这些格上必胜。层间的走法互不交叉，所以这些格总连成一段。

# 更多术语，只在术语页上。
word-impartial = 公平组合博弈
word-impartial-means = 四条性质：两人轮流走；双方可走的步相同；有限步内必结束；不能走者败。
word-option = 后继
word-option-means = 走一步能到达的局面。3 颗石子的 Nim 堆，后继是 0、1、2。
word-end = 终止局面
word-end-means = 没有后继的局面。若规则没有另作规定，轮到的一方败。
word-draw = 平局
word-draw-means = 双方都无法取胜，因为可以一直走下去。有环的博弈才会有平局。
word-misere = 反常规则
word-misere-means = 把胜负反过来：不能走者胜。例如 Nim 中取到最后一颗者败。
word-sum = 博弈之和
word-sum-means = 几个博弈同时进行，每次选其中一个走一步。和的 SG 值是各部分 SG 值的异或。
word-backwards = 倒推
word-backwards-means = 从终止局面往回推：有一个后继是 P 的为 N，后继全是 N 的为 P，标不上的是平局。
word-memo = 记忆化搜索
word-memo-means = 搜索时把每个局面的结果记下来，再遇到时直接查。
word-monotone = 单调性
word-monotone-means = 只增不减，或只减不增。k 倍动态减法博弈中能取得更多不会更差，所以一行只需记一个数。
word-losing = 必败石数
word-losing-means = k 倍动态减法博弈中先手必败的石子数。k = 2 时是斐波那契数 1、2、3、5、8……
word-digits = （石子数的）分解
word-digits-means = 把石子数写成若干必败石数的和，每次取能放下的最大的。最后一项就是 f(m)，即最小的必胜取法。
word-period = 周期
word-period-means = 值每隔多少重复一次：g(n + p) = g(n)。开始重复之前的部分叫预周期。
word-saltus = 增量
word-saltus-means = 每过一个周期值增加多少：g(n + p) = g(n) + s。s = 0 时重复，否则一直增长。
word-octal = 八进制博弈
word-octal-means = 一种石子堆博弈。代码的第 k 位说明取 k 颗之后可以留下什么：1 什么都不留，2 一堆，4 两堆，或它们的和。
word-split = 分堆
word-split-means = 把一堆分成两堆或更多堆的走法，其 SG 值是各堆 SG 值的异或。
word-rare = 稀有值与普通值
word-rare-means = 选定若干二进制位，这些位上有偶数个 1 的 SG 值叫稀有值。两个同类的堆只能异或出稀有值，所以要看的分法很少。
word-tame = 驯顺
word-tame-means = 在反常规则下与 Nim 堆表现相同的局面，它的后继也都驯顺。
word-genus = 亏格
word-genus-means = 一个局面的两个 SG 值：通常的，以及反常规则下的（终止局面算作 1）。
word-steps = 步数
word-steps-means = 每轮都要在所有部分走一步时，一部分能维持多久：胜的一方尽量拖长，败的一方尽量缩短。最久的部分决定胜负。
word-loopy = 带环的值 ∞(K)
word-loopy-means = 环上没有 SG 值的局面的值，K 是它后继中出现的 SG 值。K 含 0 时先手必胜。
word-fusion = 融合原理
word-fusion-means = 绿色 Hackenbush 中，可以把一个环上的所有顶点合成一个，SG 值不变。
word-colon = 克朗原理
word-colon-means = 绿色 Hackenbush 中，一个分支可以换成 SG 值相同的一根单枝。
word-golden = 黄金比 φ
word-golden-means = φ = 1.618…，满足 φ² = φ + 1。威佐夫博弈的星沿着斜率为 φ 和 1/φ 的两条直线排列。
word-zeckendorf = 齐肯多夫表示
word-zeckendorf-means = 把一个数写成互不相邻的斐波那契数之和，写法唯一。
word-odious = 奇数个 1 的数
word-odious-means = 二进制中 1 的个数为奇数的数：1、2、4、7、8、11……
word-event = 决定性事件
word-event-means = 赛跑中的一格：站在这里，无论对方在哪里都能获胜。先能走到的一方胜。

# 哪个想法用在哪个博弈：#/ideas。
words-why = 为什么是异或、mex？自己来证明
ideas = 哪个想法用在哪个博弈
ideas-why = 六个想法几乎能解决这里的所有博弈。每个链接都是一个想法的实例。
idea-monotone = 单调性
idea-monotone-means = 如果“多”不会比“少”更差，就只需找一个分界，不必看所有格子。
idea-monotone-1 = k 倍动态减法博弈：每行只记一个数
idea-monotone-2 = 墙：越过一次，永远越过
idea-monotone-3 = 赛跑：弧的两端只朝一个方向移动
idea-symmetry = 对称
idea-symmetry-means = 对方怎么走，你就照着走，于是你总有应对。
idea-symmetry-1 = Nim：两堆相等
idea-symmetry-2 = 威佐夫博弈：每颗星都有镜像
idea-symmetry-3 = k = 1 的动态减法博弈：后面的行照抄前面的行
idea-greedy = 贪心
idea-greedy-means = 每次取能放下的最大的，或走最短路，再证明没有更好的。
idea-greedy-1 = 分解：先取最大的必败石数
idea-greedy-2 = 威佐夫博弈：还没用过的最小的数
idea-greedy-3 = 没有“再走一步”的赛跑：只走最短路
idea-backwards = 倒推
idea-backwards-means = 从博弈结束的地方开始，每个局面由它后面的局面决定。
idea-backwards-1 = 图上博弈：从终止局面标记
idea-backwards-2 = 赛跑：所有状态往回推
idea-backwards-3 = 减法博弈：一堆一堆往上算
idea-parts = 分解成部分
idea-parts-means = 先解小的部分，各得一个 SG 值，再异或起来。
idea-parts-1 = 不同博弈之和
idea-parts-2 = 翻硬币：每枚正面朝上的硬币是一个博弈
idea-parts-3 = Hackenbush：一个分支一个分支地算
idea-numeration = 记数法
idea-numeration-means = 用博弈自己的记数法写数，答案就在某一位上。
idea-numeration-1 = Nim：二进制的各列
idea-numeration-2 = k 倍动态减法博弈：最后一项
idea-numeration-3 = 威佐夫博弈：斐波那契表示末尾的零
