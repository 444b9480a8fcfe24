# 三句话的规则，和一步。

lab-how-1 = 写出一步做什么：一个局面变成另一个，取哪些数，在什么条件下。
lab-how-2 = 不能走的人输；last loses、won 和 lost 可以改变这一点。
lab-how-3 = 表中写出每个局面谁胜；点一个看理由。
lab-how-example = 例：(n) -> (n - t) for t in 1..3 是一堆石子，每次取 1 到 3 个。
