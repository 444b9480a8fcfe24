# 规则的语言。

lab-ref-write = 把这一行写到规则下面
lab-ref-move = **一行走法**：从一个局面到另一个，取哪些数，在什么条件下。走到负数不算一步。规则至少有一行走法。
lab-ref-loops = 至多四个坐标、三个 **for**；**in** 后面是范围，或花括号中的集合，后面的可以用前面的名字。
lab-ref-sum = 局面**分成几部分**，至多四个：之后每步只在其中一个里走。
lab-ref-end = 走到**终局**：什么也不剩。
lab-ref-constant = **常数**，整数或精确的分数；可在文本下方直接修改。
lab-ref-won = 游戏在那里结束，轮到的一方**已胜**。
lab-ref-lost = 游戏在那里结束，轮到的一方**已负**：走到那里的人胜。
lab-ref-last = 不能走的人**胜**（反常规则）；没有这一行时不能走的人输。
lab-ref-board = 只有条件成立的才是局面；走到别处不算一步。
lab-ref-start = 所问的局面；不写就是表中最后一个。
lab-ref-table = 求解多大：每个坐标的范围。走出表外的未知。
lab-ref-guess = **猜想**哪些局面必败；在整个表上检验。
lab-ref-nimber = 猜想 SG 值。
lab-ref-signs = 数：**+ - * / div mod**，**min max floor ceil abs gcd isqrt xor**，如 min(a, 2*b)。条件：**= != < <= > >= divides**，用 **and**、**or**、**not** 连接。乘号不能省：写 2*n，不写 2n。**#** 后面是注释。
lab-ref-values = 一切都是精确的：5/2 是分数，a div b 是整数部分，a mod b 是余数。没有值的地方（除以 0、坐标是分数）局面**出错**，表的其余部分不受影响。
