# 博弈和例子的名称；三句话的规则，和一步。

dynamic-nim-name = k 倍动态减法博弈
dynamic-nim-example-walls = 墙与射线
dynamic-nim-example-sixteen = 16 颗，k = 1
dynamic-nim-example-fibonacci = 斐波那契数
dynamic-nim-example-three-halves = 只有一堆时，3/2 与 1 一样
dynamic-nim-example-five-halves = 独一无二的 5/2
dynamic-nim-example-half = k = 1/2：从不出栈
dynamic-nim-example-recurrence = 写错的递推式
dynamic-nim-example-bottom = 没有尽头的墙
dynamic-nim-example-cap = 取完一步后上限是多少？
dynamic-nim-example-map = 一千万行
dynamic-nim-example-googol = 10 的 100 次方行
dynamic-nim-example-sweep = 改变 k 会怎样
dynamic-nim-example-order = 写反的次序
dynamic-nim-example-huge = 十的四十次方
dynamic-nim-example-list = 任意上限：不减的上限表
dynamic-nim-example-falls = 会下降的上限表：2, 0
dynamic-nim-example-rows = 一格由两格决定
dynamic-nim-example-printed = 课件中的一局：2、4、1

dynamic-nim-how-1 = 一堆石子，两人轮流取；不能取者负。
dynamic-nim-how-2 = 先手第一步至少取一颗，但不能一次取完。
dynamic-nim-how-3 = 对手取了 x 颗后，你最多取 k·x 颗，这叫**上限**。k 的值写在棋盘上方的规则里。
dynamic-nim-how-example = 例：k = 2，从 24 颗中取 3 颗，剩 21 颗，对手可取 1 到 6 颗。

# 动态减法博弈问的问题。
ask-number-f-name = 最小的必胜取法
ask-number-f = 这堆的 **f** 是多少？也就是最小的必胜取法是几颗？
dynamic-nim-ask-next = 下一行：**f({ $row })** 是多少？也就是剩 { $row } 颗时，最少取几颗能必胜。

# 玩之前要读的：游戏说的是什么，例子有什么看点。

dynamic-nim-featured = 用“墙”画出胜负表
dynamic-nim-featured-why = 动态减法博弈：从 O(S³) 到 O(S)
dynamic-nim-summary = 一堆石子，最多取对手刚才所取的两倍（斐波那契博弈）。
dynamic-nim-example-walls-why = k = 2 的第 11 行：射线越过一堵短墙，被下一堵挡住。
dynamic-nim-example-sixteen-why = 2 的幂必败：15 个 0 和一个 1。有资料写作 16 个 0、f = 17，但 f(m) 不会超过 m。
dynamic-nim-example-fibonacci-why = k = 2，21 颗：第 21 行的射线越过所有的墙，墙全部出栈，只剩第 0 行。必败堆正是斐波那契数。
dynamic-nim-example-three-halves-why = 1 ≤ k < 2 的表完全相同：最小的必胜取法就是 lowbit（二进制最低位的 1）。与别的堆同时玩则不同，见 SG 值。
dynamic-nim-example-five-halves-why = 2 与 3 之间只有这一种新博弈。必败堆：1, 2, 3, 5, 7, 10, 15, 22 …
dynamic-nim-example-half-why = 取 1 颗，对手就不能取。每堵墙只占第 0 列，栈只增不减。
dynamic-nim-example-recurrence-why = 有资料把转移写成 (m − x, 1)。在 (3, 2) 处就是 (2, 1)，是必败态（P）。但取 1 颗后上限是 2，(2, 2) 是必胜态（N），所以 (3, 2) 是 P。
dynamic-nim-example-bottom-why = 有资料说“每堵墙都有右端”。第 0 行没有：它从不出栈，而这条射线只有它能挡住。
dynamic-nim-example-cap-why = 有资料写作 f[i−r][1~r]，好像取得更少。k = 2 时从 5 颗取 2 颗，上限是 4 而不是 2：(3, 3) 是必胜态（N），5 颗必败。
dynamic-nim-example-map-why = 远看，墙不断重复：每个必败堆之后的各行，与从头开始的各行一样。
dynamic-nim-example-googol-why = 10 的 100 次方行，任何表都装不下，但按各项计数可以精确画出。可以放大到任何一格。
dynamic-nim-example-sweep-why = 必败堆只在 k = 1、2、5/2、3、7/2、11/3、43/11、4 等处改变。所以 22/7 与 3 相同，而 43/11 自成一种博弈。
dynamic-nim-example-order-why = 照原文的次序，没有数能写成这样的和，每一堆都必败。但 4 = 3 + 1，取 1 颗必胜。
dynamic-nim-example-huge-why = 任何表都装不下这一堆。写成斐波那契数之和，就立刻看出所有必胜取法。
dynamic-nim-example-list-why = L = 2, 2, 3, 5，此后一直是 5。必败堆只有有限个，f 有周期。
dynamic-nim-example-falls-why = 使栈出错的最小上限表：栈给出 f(3) = 3，但取 2 颗立刻获胜。
dynamic-nim-example-rows-why = “逐行递推”求 (11, 3)：由左邻一格和上方第三行的一格决定。
dynamic-nim-example-printed-why = 七颗石子，k = 2，课件中的走法。用方向键逐步看：是谁走错了？

# 搜索时也可用的名称，两种语言都有。
dynamic-nim-also = dynamic programming, DP, 单调栈, memoisation, memoization, 动态规划, 记忆化搜索, Fibonacci Nim, Schwenk, k-fold, NP; 动态取石子, 动态 Nim, 动态Nim, 动态尼姆, 取石子, 斐波那契, k 倍

# 题目中的局面。
dynamic-nim-position = { $n } 颗石子，这一步最多取 { $cap } 颗
dynamic-nim-why = { $form ->
    [answers] 无论取几颗，对手都有必胜的应对：{ $takes }。
    [least] 共 { $pile } 颗，{ $is_all ->
        [yes] 一次取完
       *[no] 至少要取 { $least } 颗
    }才能胜，却最多只能取 { $cap } 颗。
    [one] 取 { $take } 颗后剩 { $left } 颗，对手{ $is_all ->
        [yes] 要一次取完
       *[no] 至少要取 { $least } 颗
    }才能胜，却最多只能取 { $most } 颗。
    [several] 取 { $takes } 颗均可。取 { $take } 颗后剩 { $left } 颗，对手{ $is_all ->
        [yes] 要一次取完
       *[no] 至少要取 { $least } 颗
    }才能胜，却最多只能取 { $most } 颗。
    [P] 无论取几颗（1 到 { $cap }），留给对方的都是必胜态。
   *[N] 取 { $takes } 颗，留给对方的是必败态。
}
dynamic-nim-answer-rest = 你取 { $take } 颗以上，对手取完
dynamic-nim-answer = 你取 { $take } 颗，对手取 { $answer } 颗
dynamic-nim-why-f = 共 { $pile } 颗：取得更少，留给对方的就是必胜态。

dynamic-nim-example-memo = 最常见的写法：记忆化搜索
dynamic-nim-example-memo-why = 记忆化搜索只计算 55 个局面，另有 82 次查表；不记忆则要调用 85,700 次。
