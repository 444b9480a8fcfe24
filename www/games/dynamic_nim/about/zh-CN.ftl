# 游戏和例子的名称；三句话的规则，和一步。

dynamic-nim-name = k 倍动态减法游戏
dynamic-nim-example-walls = 墙与射线
dynamic-nim-example-sixteen = 十六颗，k = 1
dynamic-nim-example-fibonacci = 斐波那契数
dynamic-nim-example-three-halves = 3/2 与 1 一样
dynamic-nim-example-five-halves = 独特的 5/2
dynamic-nim-example-half = k = 1/2：从不出栈
dynamic-nim-example-recurrence = 印错的递推式
dynamic-nim-example-bottom = 没有尽头的墙
dynamic-nim-example-cap = 取后上限是多少？
dynamic-nim-example-map = 一千万行
dynamic-nim-example-googol = 10 的 100 次方行
dynamic-nim-example-sweep = 当 k 改变时
dynamic-nim-example-order = 次序印反了
dynamic-nim-example-huge = 十的四十次方
dynamic-nim-example-list = 任意限制：递增的列表
dynamic-nim-example-falls = 会下降的列表：2, 0
dynamic-nim-example-rows = 一格由两格决定

dynamic-nim-how-1 = 一堆石子，两人轮流取；不能取者输。
dynamic-nim-how-2 = 先手至少取一颗，但不能一次取完。
dynamic-nim-how-3 = 对手取了 x 颗后，最多可取 k·x 颗；棋盘上方的规则写着 k。
dynamic-nim-how-example = 例：k = 2，从 24 颗中取 3 颗，剩 21 颗，对手可取 1 到 6 颗。
