# 提问。

ask-kind-label = 问什么
ask-level-label = 难度
ask-level-small = 小
ask-level-usual = 一般
ask-level-tricky = 容易错
ask-level-here = 当前局面
ask-kind-outcome = 谁赢
ask-kind-move = 一步必胜的走法
ask-kind-next = 下一步
ask-kind-perform = 接下来 { $count } 步
ask-number-grundy-name = SG 值

ask-outcome = 这个局面谁赢？
ask-move = 走一步必胜的棋，或者说没有这样的走法。
ask-move-how = 在棋盘上走，或用下面的控件走。每一步必胜的走法都算对。
ask-number-grundy = 这个局面的 **SG 值**是多少？
ask-outcome-N = 轮到走的人
ask-outcome-P = 另一方
ask-outcome-draw = 谁也不赢：平局
ask-draw = 平局
ask-none = 没有必胜的走法
ask-answer = 你的答案
ask-give = 回答
ask-reveal = 显示答案
ask-skip = 换一题
ask-next = 下一题
ask-hold-up = 举起来
ask-step-count = 第 { $number } 步，共 { $count } 步
ask-leave = 回到棋盘
ask-right = **对。**
ask-wrong = { $told ->
    [yes] **不是 { $given }，是 { $right }。**理由在下面。
   *[no] **不对。**答案和理由在下面。
}
ask-why-given-away = 走了这一步，对方就不会输了。
ask-why-no-move = 这里没有必胜的走法：无论怎么走，对方都不会输。
ask-why-one-wins = 有一步必胜的走法。
ask-shown = { $told ->
    [yes] **答案：{ $right }。**理由在下面。
   *[no] **答案**和理由在下面。
}
ask-missed = **不是 { $given }。**这里是这样的，现在自己再试一次：
ask-missed-shown = **上一步的答案：**
ask-unread = { $count ->
    [one] “{ $given }”不是数：答案是一个整数，如 12。
   *[other] “{ $given }”不是答案：答案是 { $count } 个整数，如 3, 5。
}
ask-tally = 共 { $asked } 题，第一次就答对 { $right } 题
ask-kind = 这个游戏不能问“{ $value }”：可以问 { $kinds }。
ask-no-step = 这里没有可以问的步骤。换一个局面，或者一个更早的步骤。
ask-at = 步骤“{ $value }”已经说出了答案：在更早的步骤上提问。
ask-untold = 这个局面谁也说不出答案：换一个局面来问。
worksheet = 练习纸
worksheet-from = 打印成练习纸
worksheet-why = 打印在纸上的题目，每题配一个局面图。种子相同，试卷就相同；每一卷有自己的题目。
worksheet-count = 题数
worksheet-variants = 卷数
worksheet-seed = 种子
worksheet-key = 最后一页附答案
worksheet-number = { $what }：“{ $value }”不是 { $least } 到 { $most } 的整数。
worksheet-making = 正在画第 { $number } 题，共 { $count } 题……
worksheet-answers = 答案：{ $game }
worksheet-name = 姓名：____________________  日期：____________
worksheet-footer = 种子 { $seeds }。同样的题目从第一个种子起在线作答并看答案：
worksheet-answer = 答：
worksheet-reason = 理由：
