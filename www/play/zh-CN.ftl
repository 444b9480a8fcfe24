# 对弈的面板，各种博弈共用，随面板一起载入。

play-leave = 结束对弈
play-turn = 轮到{ $player }。
play-thinking = { $player }正在思考……
play-won = { $player }赢了！
play-moves = 走过的步
play-choices = 可选的走法
play-told = { $move }。
play-slip = 刚才错在：{ $move }。换一步试试。
play-refused = 不能这样走，局面没有变。
play-drawn = 平局：同一局面第三次出现。
opponent = 对手
opponent-gentle = 电脑：简单
opponent-beatable = 电脑：普通
opponent-perfect = 电脑：最优
opponent-person = 两人对弈
who-starts = 谁先手
starts-you = 你先手
starts-other = 电脑先手
starts-other-here = 开局由电脑先走，这样你能赢。
player-you = 你
player-other = 电脑
player-one = 先手
player-two = 后手
gave-away = 送掉了胜局
show-slips = 标出失误
slips-at = { $player }第 { $moves } 步走错了。
no-slips = 双方都没有送掉胜局。
play-looked = 第 { $move } 步之后（共 { $count } 步）。
play-previous = 前一步
play-next = 后一步
play-on = 从这里接着下
play-last = 回到最后一步
again = 再来一局
undo = 悔棋
hint = 提示
why = 为什么？
take = 取
take-how = 点一颗蓝色石子，取走它和后面的所有石子。
take-how-choose = 点一颗蓝色石子，选中它和后面的所有石子，再按“取”。
take-how-several = 最多在 { $count } 堆里选石子，再按“取”。
take-how-every = 还要在 { $count } 堆里选石子，再按“取”。
take-chosen = { $takes }：按“{ $button }”确认，或重新选。
take-by-hand = 输入取法
take-value = 已选 { $take } 颗
take-field = 取几颗
take-from = 从
take-less = 少取一颗
take-more = 多取一颗
error-take = 须取 { $least } 到 { $most } 的整数；输入的是“{ $value }”。

heaps-move = { $player }：{ $takes }，剩 { $heaps }
heaps-hint-take = **{ $takes }**：剩 { $heaps }，对手必败。
play-reason = { $kind ->
    [ends] 必胜走法：**{ $first }**，游戏随即结束。
    [forced] 你只能走最后一步，于是输掉。
    [forces] 必胜走法：**{ $first }**。对手只能走最后一步，于是输掉。
    [wins] 必胜走法：**{ $first }**。此后对手的每一步，你都能应对。例如：
    [open] 这里没有已知的必胜走法；**{ $first }** 之后，对手也没有。
   *[none] **没有**必胜走法：每一步，对手都能应对。例如：
}
play-reason-move = { $who ->
    [you] **你：**
   *[opponent] **对手：**
}{ $name }{ $wins ->
    [yes] ，获胜
   *[no] {""}
}

# 对弈时棋盘下方：下一步做什么，以及怎样结束。
play-next-move = 下一步做什么
play-looking = 正在回看之前的局面。
play-list = 列出所有走法
play-by-hand = 手动输入走法
play-hint-none = 没有必胜走法：{ $opponent ->
    [perfect] 电脑不会出错，从这里赢不了。
   *[other] 先走着，等对手出错。
}
play-hinted = 就这样走
play-again = 再来一局
play-change-level = 换难度
play-drawn-title = 平局
play-end-draw = 同一局面第三次出现。
play-end-start = { $who ->
    [other] 从这个开局你赢不了：你怎样走，电脑都有应对。
   *[you] { $winner }从一开始就能赢，而且没有走错。
}
play-end-slip = { $who ->
    [you] 你在第 { $move } 步送掉了胜局。
    [other] 电脑在第 { $move } 步送掉了胜局{ $own_count ->
        [0] ，被你抓住了机会。
       *[other] ，你也在第 { $own } 步送过。
    }
   *[person] { $loser }在第 { $move } 步送掉了胜局。
}
play-go-back = { $who ->
    [you] 回到你走错的第 { $move } 步
   *[person] 回到走错的第 { $move } 步
}
