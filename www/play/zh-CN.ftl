# 对弈的面板，各种博弈共用，随面板一起载入。

play-leave = 结束对弈
play-turn = 轮到{ $player }。
play-thinking = { $player }在想……
play-won = { $player }赢了！
play-moves = 已走的着
play-choices = 可选的着法
play-refused = 这里不能这样走，什么也没走。
play-drawn = 平局：同一局面第三次出现。
opponent = 对手
opponent-gentle = 温和的电脑
opponent-beatable = 会出错的电脑
opponent-perfect = 不出错的电脑
opponent-person = 两人对弈
who-starts = 谁先手
starts-you = 你先手
starts-other = 电脑先手
player-you = 你
player-other = 电脑
player-one = 甲方
player-two = 乙方
gave-away = 送掉了胜局
show-slips = 显示哪里送掉了胜局
slips-at = { $count ->
    [one] 第 { $moves } 步送掉了胜局。
   *[other] 第 { $moves } 步送掉了胜局。
}
no-slips = 双方都没有送掉胜局。
play-looked = 第 { $move } 着之后（共 { $count } 着）。
play-previous = 前一着
play-next = 后一着
play-on = 从这里接着下
play-last = 回到最后一着
again = 再来一局
undo = 悔棋
hint = 提示
why = 为什么？
take = 取
take-how = 选一颗石子，它和后面的一起取走；再按“取”。
take-field = 取几颗
take-from = 取自
take-also = 同时{ $takes }。
take-only = 只取这一处
take-less = 少取一颗
take-more = 多取一颗
error-take = 须取 { $least } 到 { $most } 的整数；输入的是“{ $value }”。

heaps-play-position = 各堆：{ $heaps }。
heaps-move = { $player }：{ $takes }，剩 { $heaps }
heaps-hint-none = 没有必胜走法：无论怎么取，电脑都能赢。
heaps-hint-take = **{ $takes }**：剩 { $heaps }，对方必败。
