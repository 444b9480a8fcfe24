# OJ 题目。

judge = OJ 题目
judge-why = 粘贴题目的输入，就能得到每组数据的答案和对应的局面。也可以在这里生成输入，在自己的机器上运行程序，再把输出粘贴进来：本页会找出最小的一组出错数据，并打开对应的局面。
judge-problem = 题目
judge-choose = 请选一道题
judge-none = 这里没有题目“{ $value }”，请从列表里选。
judge-own = { $name }：任意规模的输入
judge-statement = 题面：
judge-input = 输入
judge-output = 你的程序的输出
judge-output-why = 粘贴，或者把文件拖进来；以空白分隔，逐个比较。
judge-sample-own = 例子
judge-format-own-wythoff = 每行一组：两堆的石子数，各不超过 10^18。先手必胜输出 1，否则输出 0。
judge-format-own-dynamic-nim = 每行一组：剩下的颗数、k（小数）、上一次取的颗数，两个颗数都不超过 10^18。输出现在最多能取几颗，以及最少取几颗能必胜；没有就输出 0。
judge-format-own-race = 先是棋盘的个数；每个棋盘先是边长，再是由 . # A B 组成的各行。输出胜者 A 或 B。
judge-sample = 题目的样例
judge-board-luogu-p2148 = 局面用 Nim 表示：每组两堆换成一堆，颗数等于这一组的 SG 值。
judge-board-luogu-p3480 = 局面用阶梯博弈表示：最后一堆比前一堆多出的石子放在第 1 级，依次往前。
judge-board-poj-1704 = 局面用阶梯博弈表示：最后一枚棋子前面的空格数就是第 1 级的石子数，依次往前。
judge-make = 生成输入
judge-count = 组数
judge-seed = 种子
judge-make-wrong = 组数应为 1 到 { $most } 的整数；种子应为至多九位的整数。
judge-answer = 求答案
judge-save-input = 保存输入
judge-save-output = 保存输出
judge-answers = 答案
judge-case = 数据
judge-position = 局面
judge-right = 正确
judge-given = 你的
judge-missing = 没有输出
judge-first-answer = 请先求出这份输入的答案。
judge-all-right = { $count } 组数据全部正确。
judge-all-more = OJ 会判错：{ $after ->
    [0] 第一组之前
   *[other] 第 { $after } 组之后
}多出 { $more } 个词。各组数据本身都正确。
judge-line-missing = { $place ->
    [start] 开头
    [within] 第 { $number } 组里
   *[after] 第 { $number } 组之后
}缺少一行。{ $count ->
    [1] 没有其他数据。
   *[other] { $wrong ->
        [0] 其余各组全部正确。
       *[other] 补上这一行来比较，其余各组里错了 { $wrong } 组。
    }
}
judge-line-extra = { $place ->
    [start] 开头
    [within] 第 { $number } 组里
   *[after] 第 { $number } 组之后
}多了一行。{ $wrong ->
    [0] 去掉这一行，各组全部正确。
   *[other] 去掉这一行来比较，{ $count } 组里错了 { $wrong } 组。
}
judge-some-cut = { $count } 组数据里有 { $wrong } 组缺少输出，其余全部正确。
judge-some-wrong = { $count } 组数据里错了 { $wrong } 组。
judge-smallest = 最小的出错数据是第 { $number } 组（{ $position }）：正确答案是 { $right }，你的是 { $given }。
judge-open = 打开这个局面
judge-no-room = 这个局面太长，链接里放不下。
judge-listed = 列出 { $all } 组中的前 { $count } 组；文件里是全部。
judge-ends = 输入在应为{ $what }的地方结束了。
judge-number = 第 { $line } 行：“{ $value }”的位置应为{ $what }，即 { $least } 到 { $most } 的整数。
judge-more = 第 { $line } 行：最后一组数据之后还有“{ $value }”。
judge-empty = 输入里没有数据。
judge-ratio = 第 { $line } 行：“{ $value }”的位置应为 k，即大于 0 的数，例如 2 或 2.3。
judge-odd = 第 { $line } 行：“{ $value }”的位置应为石子堆数，而堆数应为偶数。
judge-twice = 第 { $line } 行：格子 { $value } 出现了两次。
judge-what-taken = 上一次取的颗数
judge-long = 这段文本有 { $count } 个字符，最多 { $most } 个。
judge-many = 输入有 { $count } 组数据，最多 { $most } 组。
judge-failed = 无法求出这份输入的答案：{ $reason }
judge-what-cases = 组数
judge-what-count = 后面有几个数
judge-what-heap = 一堆的石子数
judge-what-stones = 石子数
judge-what-k = k
judge-what-pile = 一堆的石子数
judge-what-side = 棋盘边长
judge-what-row = 棋盘的一行
judge-what-rising = 一堆的石子数，不少于前一堆
judge-what-cell = 格子
judge-what-vertices = 点数
judge-what-edges = 边数
judge-what-rounds = 轮数
judge-what-vertex = 点的编号
