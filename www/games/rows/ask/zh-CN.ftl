# 一排上的游戏问的问题。
rows-ask-next = { $game ->
    [staircase] 到现在异或是 { $before }。第 { $number } 级有 { $holds } 颗。这时异或是多少？
    [turning] 到现在异或是 { $before }。下一枚正面朝上的是第 { $number } 枚。这时异或是多少？
    [coins] 到现在异或是 { $before }。第 { $number } 级上有 { $holds } 枚。这时异或是多少？
    [parity-piles] 到现在异或是 { $before }。第 { $number } 堆有 { $holds } 颗。这时异或是多少？
   *[splitting] 到现在异或是 { $before }。第 { $number } 瓶有 { $holds } 颗。这时异或是多少？
}
