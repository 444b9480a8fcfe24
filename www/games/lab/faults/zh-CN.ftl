# 读不懂的一行可能想写什么。

lab-meant = { $hint ->
    [brackets] 箭头两边的局面都要写在括号里：(n) -> (n - t) for t in {"{"}1, 3, 4{"}"}。
    [start] 局面要写在括号里：start (5)。
    [small] 语言里的词都用小写：for、if、and、won、lost。
    [ends] 先写局面：won (n) if n = 7。
    [misere] 走最后一步者负，写 last loses；自己规定终局，写 won (n) if … 或 lost (n) if …。
    [guess] 猜想写 conjecture lost if …，或 conjecture nimber = …。
    [order] for 写在 if 前面。
    [and] 条件用 and 连接；& 连接的是和的各部分。
    [equal] 只写一个等号：n = 5。
    [compare] 写 >= 或 <=；“不等于”写 !=。
    [mod] 余数写 mod：n mod 2 = 0。
    [divides] 写 divides：3 divides n。
    [set] 几个数写在花括号里：for t in {"{"}1, 3, 4{"}"}。
    [range] 范围写两个点：1..3。
    [sum] 一个局面分成几部分，用 & 连接：(i) & (n - i)。另一种走法另起一行。
   *[loop] 不是坐标的变量要给出范围：for t in 1..3。
}
