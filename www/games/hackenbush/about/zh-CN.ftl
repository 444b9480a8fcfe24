# 游戏和例子的名称；三句话的规则，和一步。

hackenbush-name = 绿色 Hackenbush（删边游戏）
hackenbush-ex-balloon = 气球与柱子
hackenbush-ex-triangle = 三角形
hackenbush-ex-stalk = 一条链
hackenbush-ex-stalks = 几条链
hackenbush-ex-tree = 一棵树
hackenbush-ex-house = 带门的房子
hackenbush-ex-flower = 一朵花
hackenbush-ex-man = 小人
hackenbush-ex-fence = 篱笆与球

hackenbush-how-1 = 一幅由边组成的图立在地面上。
hackenbush-how-2 = 每次砍掉任意一条边；此后与地面不再连通的部分随之落下。
hackenbush-how-3 = 砍掉最后一条边者胜。
hackenbush-how-example = 例：三角形立在地面上，砍掉不着地的那条边，剩下两条链，各有一条边。

# 进入游戏之前读到的：游戏讲什么，各例子说明什么。

hackenbush-summary = 每次砍掉一条边，不再与地面连通的部分随之落下。
hackenbush-ex-balloon-why = 气球相当于两颗石子的 Nim 堆，柱子相当于三颗的一堆。
hackenbush-ex-triangle-why = 三条边，只有砍不着地的那条（顶边）必胜。
hackenbush-ex-stalk-why = 砍一条边，下面剩几条都可以：相当于五颗石子的一堆。
hackenbush-ex-stalks-why = 每条链都相当于一堆 Nim 石子。
hackenbush-ex-tree-why = 子树接在一条边上，SG 值加 1；并排的取异或和。
hackenbush-ex-house-why = 带门的房子：环都可以缩成一点，只看边数的奇偶。
hackenbush-ex-flower-why = 两片花瓣互相抵消，三片等于一片。
hackenbush-ex-man-why = 两条腿是一个经过地面的环。
hackenbush-ex-fence-why = 整道篱笆的 SG 值不过等于一条链，一个球不过等于一条边。

# 搜索时也可用的名称，两种语言都有。
hackenbush-also = cutting edges, cut edges, cut branches, tree, fusion, colon principle; 砍树, 删边, 树上删边, 树上删边博弈, 无向图删边

# 题目中的局面。
hackenbush-position = { $count } 条边
