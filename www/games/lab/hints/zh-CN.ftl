# 读不懂的一行可能想写什么：www/games/lab/hint.jsx。

lab-meant = { $hint ->
    [arrow] 走法的两边都写括号：(n) -> (n - 1)。
    [small] 语言里的词都用小写：for、if、and、won、lost。
    [ends] 先写局面：won (n) if n = 7。
    [misere] 走最后一步的人输，写 last loses；终局写 won (n) if … 和 lost (n) if …。
    [guess] 猜想写 conjecture lost if …，或 conjecture nimber = …。
    [order] for 写在 if 前面。
    [and] 条件用 and 连接；& 连接的是和的各部分。
    [equal] 只写一个等号：n = 5。
    [compare] 写 >= 或 <=；“不等于”写 !=。
    [mod] 余数写 mod：n mod 2 = 0。
    [divides] 写 divides：3 divides n。
    [set] 几个数写在花括号里：for t in {"{"}1, 3, 4{"}"}。
    [range] 范围写两个点：1..3。
    [sum] 一个局面分成的各部分用 & 连接：(i) & (n - i)。另一种走法另写一行。
   *[loop] 不是坐标的名字需要范围：for t in 1..3。
}
