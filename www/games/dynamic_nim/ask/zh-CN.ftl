# 动态减法游戏问的问题。
ask-number-f-name = 最小的必胜取法
ask-number-f = 这堆的 **f** 是多少：取走多少颗才是最小的必胜取法？
dynamic-nim-ask-next = 下一行：**f({ $row })** 是多少，即从 { $row } 颗中最少取几颗必胜？
