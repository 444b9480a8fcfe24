# 自己的课程。

lesson-all = 课程
lesson-worksheet = 打印题目
lesson-collect = 收集一个班的结果
lesson-teachers = 教师：
lesson-own = 我的课程
lesson-own-why = 在任何页面点“分享”里的“加入你的课程”，或在这里添加小节。课程保存在这个浏览器里，直到你另存；也可以把文件拖到这里。
lesson-present = 上课
lesson-preview = 预览
lesson-save-text = 存为文本
lesson-save-link = 复制为链接
lesson-save-page = 存为一个网页
lesson-save-scorm = 存为 SCORM 包
lesson-open = 打开文件
lesson-copied = 链接已复制。
lesson-copied-long = 链接已复制，有 { $length } 个字符，有些程序会截断这么长的链接；用文本或网页更稳妥。
lesson-copied-file = 链接已复制，以这个文件的名字开头：在“分享”里可以填网上副本的地址。
lesson-link-refused = 这里无法使用剪贴板，请从框里复制链接。
lesson-link-field = 课程的链接
lesson-with-notes = 链接和网页中包含我的备注
lesson-no-page = 网页没有做成：在网站旁边没有找到单文件版。
lesson-undo = 撤销
lesson-no-lesson = “{ $name }”不是课程：里面没有以“## #/”开头的小节。你的课程没有改动。
lesson-how = 怎样写
lesson-how-title = 标题，写在第一行
lesson-how-section = 一节：从地址栏复制的棋盘链接，下面写文字
lesson-how-language = 后面的文字只用于一种语言；不标的两种语言都用
lesson-how-prose = 粗体、斜体、代码、列表项、链接
lesson-how-ask = 就棋盘提问：outcome、move、number:grundy、next、perform:3
lesson-how-next = 按键先走完棋盘的各步；写 at-once 则直接到下一节
lesson-how-play = 打开一局，对手是 gentle、beatable、perfect 或 person
lesson-how-note = 讲课时只有你能看到
lesson-sections-of = 各节
lesson-look = 显示这一节
lesson-up = 上移
lesson-add-below = 在下面插入一节
lesson-down = 下移
lesson-remove = 删除
lesson-text = 课程的文本
lesson-example =
    # 标题

    ## #/nim?heaps=3,4,5
    这里谁必胜？
    ask: outcome
    note: 先让大家举手
lesson-shelf = 现成的课程
lesson-shelf-walks = 入门
lesson-shelf-further = 深入
lesson-level-beginner = 入门
lesson-level-intermediate = 中等
lesson-level-advanced = 较难
lesson-minutes = { $count } 分钟
lesson-edited = 现在编辑的是这个课程。按“撤销”可以找回原来的课程。
lesson-opened = 已打开“{ $name }”。按“撤销”可以找回原来的课程。
lesson-as-text = 文本形式
lesson-title-of = 标题
lesson-new-title = 新课程
lesson-card = 第 { $number } 节（共 { $count } 节）：{ $name }
lesson-set = 设置局面
lesson-set-done = 缩小棋盘
lesson-use = 使用这个局面
lesson-set-back = 恢复本节的局面
lesson-link-of = 链接
lesson-words = 文字
lesson-words-all = 文字（其他语言）
lesson-words-en = 英文文字
lesson-words-zh = 中文文字
lesson-add-en = 添加英文文字
lesson-add-zh = 添加中文文字
lesson-question = 提问
lesson-play = 对弈：{ $opponent ->
    [gentle] 电脑，简单
    [beatable] 电脑，中等
    [perfect] 电脑，完美
   *[person] 双人
}
lesson-no-question = 不提问
lesson-next-at-once = 跳过各步：按“下一节”直接到下一节
lesson-note = 给老师的备注
lesson-add-game = 博弈
lesson-add-section = 添加一节
lesson-moved = 原来的第 { $number } 节现在是第 { $to } 节（共 { $count } 节）。
lesson-removed = 第 { $number } 节已删除，按“撤销”可以恢复。
lesson-none = 这份课程还没有小节。每一节以“## #/…”一行开头。

# 打印的课。
lesson-paper-size = 纸张
lesson-paper-a4 = A4
lesson-paper-letter = Letter
lesson-paper-key = 答案
