# 游戏和例子的名称；三句话的规则，和一步。

hackenbush-name = 绿色砍树
hackenbush-ex-triangle = 三角形
hackenbush-ex-stalk = 一根茎
hackenbush-ex-stalks = 几根茎
hackenbush-ex-tree = 一棵树
hackenbush-ex-house = 带门的房子
hackenbush-ex-flower = 一朵花
hackenbush-ex-man = 小人
hackenbush-ex-fence = 篱笆与球

hackenbush-how-1 = 一幅由边组成的图画立在地面上。
hackenbush-how-2 = 一步砍掉任何一条与地面相连的边；此后不再与地面相连的部分也随之落下。
hackenbush-how-3 = 不能走的人输，所以砍掉最后一条边的人胜。
hackenbush-how-example = 例：砍掉地上三角形悬空的一条边，就剩两根一条边的茎。

# 进入游戏之前读到的：游戏讲什么，各例子说明什么。

hackenbush-summary = 一条边一条边地砍绿色图画，悬空的会落下。
hackenbush-ex-triangle-why = 三条边，只有一刀取胜：砍悬在空中的那条。
hackenbush-ex-stalk-why = 砍一刀，下面剩几条边都可以：就是五颗石子的一堆。
hackenbush-ex-stalks-why = 茎就是尼姆的堆。
hackenbush-ex-tree-why = 枝在一条边上就多值 1，并排的枝取异或。
hackenbush-ex-house-why = 带门的房子：圈都可以收缩，只剩奇偶。
hackenbush-ex-flower-why = 两片花瓣互相抵消，三片等于一片。
hackenbush-ex-man-why = 两条腿是一个经过地面的圈。
hackenbush-ex-fence-why = 整道篱笆不过值一根茎，一个球不过值一条边。

# 搜索时也可用的名称，两种语言都有。
hackenbush-also = tree, fusion, colon principle; 砍树, 删边, 无向图删边

# 题目中的局面。
hackenbush-position = { $count } 条边
