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
