# 进入游戏之前读到的：它讲什么，例子说明什么。

lab-summary = 用几行写下自己的规则，看谁胜。
lab-ex-wythoff-why = 三行规则，必败局面就落在黄金比的两条直线旁。
lab-ex-two-to-six-why = SG 值成对上升，到 8 重新开始；猜想正是如此。
lab-ex-rook-why = 只要能退一步：64 个局面里有 49 个是平局。
lab-ex-chomp-why = 两行巧克力：留下上行恰好多一块的人胜。
lab-ex-grundy-why = 一堆分成不等的两堆。猜想在初学者看得到的地方都成立，到 13 就不对了。
lab-ex-misere-why = 取最后一个的人输：平常的规则只在最后、只剩单个石子时不对。

# 搜索时也可用的名称，两种语言都有。
lab-also = own rule, editor, language, chomp, Euclid, conjecture; 自定义, 规则, 编程, 打表, 猜想
