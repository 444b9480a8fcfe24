# 提问。

ask-kind-label = 问什么
ask-level-label = 难度
ask-level-small = 简单
ask-level-usual = 普通
ask-level-tricky = 易错
ask-level-here = 当前局面
ask-kind-outcome = 谁必胜
ask-kind-move = 必胜的一步
ask-kind-next = 下一步
ask-kind-perform = 接下来 { $count } 步
ask-number-grundy-name = SG 值

ask-outcome = 这个局面谁必胜？
ask-move = 请走出任意一种必胜走法；如果认为没有，就选“没有必胜的走法”。
ask-number-grundy = 这个局面的 **SG 值**是多少？
ask-outcome-N = 先手必胜
ask-outcome-P = 先手必败
ask-outcome-draw = 平局
ask-draw = 平局
ask-none = 没有必胜的走法
ask-answer = 你的答案
ask-give = 回答
ask-reveal = 显示答案
ask-skip = 换一题
ask-next = 下一题
ask-hold-up = 全屏显示我的答案
ask-hold-up-why = 把我的答案放大到全屏，举给老师看
ask-step-count = 第 { $number } 步，共 { $count } 步
ask-leave = 回到棋盘
ask-right = **对！{ $fact }。**
ask-wrong = **不对：{ $fact }。**
ask-tried = { $what ->
    [N] **不对：并非先手必胜。**先手怎么走，对手都有办法应对，逐步试试看。
    [P] **不对：并非先手必败。**找一找：走哪一步，对手就赢不了？
    [draw] **不对：不是平局。**有一方必胜，想想是哪一方。
    [move] **不对：这一步不能必胜。**
    [reply] **不对：这一步不能必胜。**走了这一步，对手的必胜应对是**{ $reply }**。
    [none] **不对：有必胜的走法。**
    [nimber] **不对：不是 { $given }。**求出各后继的 SG 值，其中未出现的最小非负整数就是答案。
   *[other] **不对：不是 { $given }。**
}再试一次，或者看答案。
ask-again = 再试一次
ask-shown = **答案：{ $fact }。**
ask-fact-N = 先手必胜（必胜态 N）
ask-fact-P = 先手必败（必败态 P）
ask-fact-draw = 双方平局
ask-fact-value = 是 { $value }
ask-fact-grundy = SG 值是 { $value }
ask-fact-wins = 这一步必胜
ask-fact-no-move = 这里没有必胜的走法
ask-fact-one-wins = 有必胜的走法
ask-because-P = 无论怎么走，留给对手的都是必胜态。
ask-because-N = 从 { $at } 可以走到 { $moves }，留给对方的是必败态。
ask-because-moves = 走 { $moves }，留给对方的是必败态。
ask-because-grundy = SG 值是各后继 SG 值的 mex，即其中没有出现的最小非负整数。SG 值为 0 的局面正是必败态。
ask-because-draw = 没有必胜的走法，但双方都能不输。
ask-steps = 看推导步骤
ask-code = 本组题的结果码
ask-missed = **不是 { $given }。**这里是这样的，现在自己再试一次：
ask-missed-shown = **上一步的答案：**
ask-unread = { $count ->
    [one] “{ $given }”不是数：答案是一个整数，如 12。
   *[other] “{ $given }”不是答案：答案是 { $count } 个整数，用逗号隔开，如 3,5。
}
ask-tally = 共 { $asked } 题，第一次就答对 { $right } 题
ask-kind = 这个游戏不能问“{ $value }”：可以问 { $kinds }。
ask-no-step = 这里没有可以问的步骤。换一个局面，或者一个更早的步骤。
ask-at = 步骤“{ $value }”已经说出了答案：在更早的步骤上提问。
ask-no-play = 这一列数太长，不能对弈：改问谁胜，或换短一些的。
ask-untold = 这个局面谁也说不出答案：换一个局面来问。
worksheet = 练习卷
worksheet-from = 做成练习卷
worksheet-why = 打印在纸上的题目，每题配一个局面图。试卷从选定的题目编号开始，每一卷有自己的题目。
worksheet-count = 题数
worksheet-variants = 卷数
worksheet-seed = 起始题目编号
worksheet-key = 最后一页附答案
worksheet-number = { $what }：“{ $value }”不是 { $least } 到 { $most } 的整数。
worksheet-making = 正在出第 { $number } 题，共 { $count } 题……
worksheet-answers = 答案：{ $game }
worksheet-name = 姓名：____________________  日期：____________
worksheet-turns = 两人轮流走。
worksheet-footer = 题目编号 { $seeds }。在浏览器里做这些题、看答案，请打开：
worksheet-move = 怎样走必胜？写出一种走法；没有就写“无”。
worksheet-answer = 答：
worksheet-reason = 理由：
