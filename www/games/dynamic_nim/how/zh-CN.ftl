# 三句话的规则，和一步走法。

dynamic-nim-how-1 = 一堆石子，两人轮流取；不能取者输。
dynamic-nim-how-2 = 先手至少取一颗，但不能一次取完。
dynamic-nim-how-3 = 对手取了 x 颗后，最多可取 k·x 颗；棋盘上方的规则写着 k。
dynamic-nim-how-example = 例：k = 2，从 24 颗中取 3 颗，剩 21 颗，对手可取 1 到 6 颗。
