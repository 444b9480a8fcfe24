# 图旁边的内容：顶点的说明、列表、文本与文件。

graph-vertex = 顶点 { $name }
graph-option = { $name }（{ $label }）
graph-only-token = 只在这里放棋子
graph-add-token = 这里再放一枚棋子
graph-explain = { $kind ->
    [win] 胜终点：走到这里的人已赢。**P**。
    [lose] 负终点：走到这里的人已输。**N**。
    [sink] 没有边通出去：轮到谁谁输。**P**。
    [P] 后继全是 N：{ $options }。**P**，{ $depth } 步结束。
    [N] 有后继是 P：{ $options }。**N**，{ $depth } 步取胜。
   *[draw] 没有后继是 P，又有后继是平局：{ $options }。**平局**。
}{ $breaking ->
    [yes] 它的值是 0 而没有值为 1 的后继：SJ 定理在真正的反常规则下在这里不成立。
   *[no] { "" }
}
graph-explain-value = { $method ->
    [steps] 每枚棋子都走时，它是 **{ $value }** 步。
    [genus] 它的两个值是 **{ $value }**。
   *[nimbers] 它的 SG 值是 **{ $value }**。
}
graph-column-vertex = 顶点
graph-column-options = 通向
graph-column-tokens = 棋子
graph-column-terminal = 终点
graph-column-name = 名称
graph-column-place = 位置
graph-cell-of = { $column }，顶点 { $vertex }
graph-terminal-none = 无
graph-terminal-win = 胜
graph-terminal-lose = 负
graph-delete = 删除顶点 { $vertex }
graph-no-tokens = 只标记
graph-list-wrong = “{ $value }”无法理解：应是不超过 { $limit } 的整数，用逗号隔开。
graph-list-more = 更多顶点：列出了 { $count } 个中的 { $shown } 个
graph-list-large = 这个图太大，不能在这里编辑。
graph-files-how = 每行一条边，如 0 1；或后继表，如 0: 1 2；或 DOT，digraph { "{" } a -> b { "}" }。第一行的两个数，若后面正好有那么多条边，就是顶点数和边数。也可以粘贴，或拖到图上，至多一百万条边。
graph-text = 图的文本
graph-read = 读入
graph-open-file = 打开文件
