# 游戏和例子的名称；三句话的规则，和一步。

lab-name = 实验室
lab-ex-wythoff = 威佐夫博弈
lab-ex-two-to-six = 取 2 到 6 个
lab-ex-rook = 可以退一步的车
lab-ex-chomp = 吃巧克力
lab-ex-grundy = 一个不成立的猜想
lab-ex-misere = 反尼姆

lab-how-1 = 写出一步做什么：一个局面变成另一个，取哪些数，在什么条件下。
lab-how-2 = 不能走的人输；last loses、won 和 lost 可以改变这一点。
lab-how-3 = 表中写出每个局面谁胜；点一个看理由。
lab-how-example = 例：(n) -> (n - t) for t in 1..3 是一堆石子，每次取 1 到 3 个。
