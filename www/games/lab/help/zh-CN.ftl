# 规则语言的一页说明，打开时才加载。

lab-ref-write = 把这一行写到规则下面
lab-ref-move = **一行写一种走法**：箭头前后是局面，**for** 给出变量的范围，**if** 给出条件。走到负数不算合法走法。规则至少有一行走法。
lab-ref-loops = 至多四个坐标、三个 **for**；**in** 后面是范围，或花括号中的集合。后面的 for 可以用前面的变量。
lab-ref-sum = 局面**分成几部分**，至多四个：之后每步只在其中一部分里走。
lab-ref-end = 走到**终局**：什么也不剩。
lab-ref-constant = **常数**，整数或精确的分数；可在文本下方直接修改。
lab-ref-won = 博弈在那里结束，轮到走的一方**胜**。
lab-ref-lost = 博弈在那里结束，轮到走的一方**负**：走到那里的人胜。
lab-ref-last = 不能走者**胜**（反常规则，Misère）；没有这一行时，不能走者负。
lab-ref-board = 只有满足条件的才是局面；走到别处不算合法走法。
lab-ref-start = 要求解的局面；不写就是表中最后一个。
lab-ref-table = 求解的范围：每个坐标从几到几。范围之外的局面未知。
lab-ref-guess = **猜想**哪些局面必败；会在整个表上检验。
lab-ref-nimber = 猜想 SG 值。
lab-ref-signs = 数：**+ - * / div mod**，**min max floor ceil abs gcd isqrt xor**，如 min(a, 2*b)。条件：**= != < <= > >= divides**，用 **and**、**or**、**not** 连接。乘号不能省：写 2*n，不写 2n。**#** 后面是注释。
lab-ref-values = 所有数都是精确的：5/2 是分数，a div b 是整数部分，a mod b 是余数。算不出值的局面（除以 0、坐标为分数）**出错**，表的其余部分不受影响。
