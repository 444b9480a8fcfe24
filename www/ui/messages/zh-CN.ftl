# 各页共有的文字。

home = 首页
home-title = 看清每步为何胜、为何败
skip = 跳到正文
games = 博弈
rule-at-start = 初始局面：
ask-me = 考考我
way-play = 对弈
loading = 正在载入…
page-failed = 页面未能载入。
load-again = 重新载入页面
page-broken = 页面出错了
page-broken-why = 页面无法显示：{ $reason }
page-broken-again = 重新打开此链接
page-broken-home = 回到首页
actions = 页面
examples = 例子
share = 分享
picture = 图片
print = 打印本页
close = 关闭
reset = 复原到例子“{ $example }”
reset-word = 复原
got = 输入的是“{ $value }”
got-nothing = 没有输入
rule = 规则与局面
change-rule = 修改规则
rule-whole = 完整规则
heap-number = 第 { $number } 堆
chip-add = 再加一个
chip-less = { $name }：减一
chip-more = { $name }：加一
chip-remove = 去掉{ $name }
chip-count = { $count } 个数
board = 棋盘
board-says = 棋盘：{ $words }
overview = 全表缩略图，点击可跳转
explanation = 讲解
code-way = 代码
code = 算法（高亮当前行）
code-language = 代码的语言
code-pseudo = 伪代码
methods = 方法
cost = { $size } 颗、{ $k } 的运算次数
axis-pile = { $name } 堆
axis-row = 行 ↓
axis-column = 列 →
cell = 格 { $row }, { $column }
cell-told = { $cell }：{ $words }
cell-unknown = 尚未判定
long-number = { $ends }（{ $digits } 位）
digit-count = { $digits } 位
working = 计算中…
work-part = { $percent } %
stop = 停止
go-on = 继续
stopped = 已停止。算好的部分保留着。
how = 怎么玩
how-learn = 入门课程
how-words = 术语
how-whole = 把整个博弈画成图
how-whole-none = 没有可以作为起点的局面。
how-lesson = 课程
how-proof = 为什么？自己证明
how-rule = 用几行写出规则
how-rule-large = 这个局面太大，或结束方式不同，写不成规则。
how-whole-large = 从这里能到达的局面超过 { $limit } 个，太多，画不下。
answer-of-position = 谁必胜？
answer-of-claim = 我填得对吗？
term-asked = { $word }：是什么意思？
term-p = 必败态|P
term-n = 必胜态|N
term-mex = mex
term-nimber = SG 值|SG 函数
term-binary = 二进制
term-xor = 异或|异或和|xor|XOR
term-cap = 上限
term-f = f
term-ray = 射线
term-wall = 墙
term-stack = 栈|出栈
term-star = 星
term-layer = 层
term-ring = 环
term-arc = 弧
show-answer = 显示答案
list-in-file = “{ $name }”
empty-field = ?
field-long = 有 { $value } 个字符；这里最多输入 { $limit } 个。
field-lines = 有 { $value } 行；这里最多输入 { $limit } 行。
field-scripts = 中文和拉丁字母以外的字符有 { $value } 个；这里最多输入 { $limit } 个。
file-large = 文件有 { $value } MB，最多 { $limit } MB。
long-text = 全文有 { $count } 个字符，都保留着，这里只显示开头：
long-text-clear = 清空
transport = 步骤
seek = 步
step-begin = { $touch ->
    [yes] 点“下一步”开始。
   *[no] 按 → 开始。
}

# 句中与句首的动作
hand-click = 点击
hand-click-first = 点击
hand-next = { $touch ->
    [yes] 点 →{" "}
   *[no] 按 →{" "}
}
step-count = { $step } / { $steps } 步
speed = 速度
speed-value = { $speed } 步/秒
read-aloud = 朗读讲解
zoom-fit = 看全表
zoom-home = 回到原点与局面
zoom-one = 1:1，一格一像素
views = 视图
zoom-in = 放大
zoom-out = 缩小
fullscreen = 全屏
theme = 主题
help-word = 帮助
theme-light = 浅色
theme-dark = 深色
theme-projector = 投影
theme-system = 跟随系统
help = 按键与帮助
command-next = 下一步
command-previous = 上一步
command-next-milestone = 下一行、下一颗星、下一对……
command-previous-milestone = 上一行、上一颗星、上一对……
command-first = 到第一步
command-last = 到最后一步
command-play = 播放步骤
command-pause = 暂停播放
command-faster = 加快
command-slower = 减慢
command-help = 本帮助
command-leave = 关闭，或离开棋盘
play = 对弈
play-from = 从这里对弈
explain-ask = 设为当前局面
note-move = 链接里的第 { $number } 步“{ $move }”在那里不合法，到它之前为止。
note-unknown = 链接里的 { $names } 在这里没有意义，已忽略。
note-repeated = 链接里 { $names } 出现多次，以第一个为准。
note-unread = 链接里有 { $value } 个参数，只读取前 { $limit } 个。
note-outdated = 现在显示的仍是上一个能求解的棋盘。
note-setting = 链接中 { $name } 的值“{ $value }”无效，已忽略。
note-at = 链接要求的步骤“{ $value }”不存在，所以从头开始。
error-crashed = 求解器在计算 { $value } 时停止了。这是程序的错误（{ $reason }）。求解器已重新启动；棋盘上是上一个正确结果。
error-no-solver = 求解器无法启动：{ $reason }。
error-method = 没有方法“{ $typed }”；可用的方法有 { $methods }。
error-table-large = 这种方法最多演示 { $limit } 行；这一堆有 { $value } 颗。其他方法能算得更大。
error-map-large = 地图只画不超过 { $limit } 位数的堆；这一堆有 { $value } 位。
error-number = 这里应为 0 到 { $limit } 的整数；{ $got }。
error-range = 一共只有 { $length } 个：从第 { $first } 个（从 0 数起）起没有 { $count } 个。
error-side = 图的 { $side ->
    [width] 宽
    [height] 高
    [rows] 行数
    [columns] 列数
   *[other] { $side }
} 是 { $value }；须为 1 到 { $limit }。

error-heap = 列表中的第 { $place } 个数应为至多 { $limit } 位的整数；输入的是“{ $typed }”。
error-heaps-many = 有 { $value } 堆，最多 { $limit } 堆。
error-heap-rule = 没有规则“{ $typed }”；可用的规则有 { $rules }。
way-compare = 对照两种方法
way-check = 我的表错在哪里？

# 各个博弈的结论，说法统一。
verdict-p = 先手必败：无论怎么走，都把必胜态（N）留给对手
badge = { $outcome ->
    [draw] 平局
   *[other] { $outcome }
}
verdict-over = { $outcome ->
    [N] 先手必胜：已经不能再走，而走最后一步者负
   *[P] 先手必败：已经不能再走
}
verdict-more = { $more ->
    [none] { "" }
    [unknown] ；可能还有别的必胜走法
    [many] ；另有许多必胜走法
   *[other] ；另有 { $count } 种必胜走法
}
