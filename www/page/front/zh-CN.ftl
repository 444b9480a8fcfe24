# 首页、对话框和课程的文字：打开棋盘时不需要。

home-lead = 两人轮流行动，没有运气，也没有秘密：每个局面总有一方必胜。Mexplorer 算出是谁，逐步讲明原因，还能与你对弈。
search = 查找游戏或例子
search-found = { $count ->
    [0] 没有找到。
   *[other] 找到 { $count } 个。
}
way-learn = 入门
way-explore = 探索
examples-first = 第一步
examples-first-why = 从这些局面开始
examples-method = 方法
examples-method-why = 同一局面的几种算法
examples-curiosity = 趣题
examples-curiosity-why = 意外、大数，以及书中的疏漏
no-such-page = 没有这个页面
no-such-page-why = 这里没有名为“{ $route }”的游戏。现有的游戏：
no-such-lesson = 没有这一课
no-such-lesson-why = 没有名为“{ $value }”的课。有这些：{ $names }。
lesson-edit = 编辑
lesson-edit-copy = 编辑副本
lesson-notes = 带备注讲课
lesson-read = 全文阅读
lesson-lecture = 一节一节看
lesson-line = 第 { $line } 行：{ $what }
lesson-more = 还有 { $count } 处
lesson-long = 这一课有 { $value } 个字符，最多 { $limit } 个。
lesson-title = 缺标题：第一行写“# 标题”。
lesson-empty = 还没有一节；每节以“## #/nim?heaps=3,4,5”这样的行开头。
lesson-sections = 这一课有 { $value } 节，最多 { $limit } 节。
lesson-link = “{ $link }”不是本程序页面的链接；链接以 #/ 开头。
lesson-wrong-next = “next: { $value }”无效；只有 next: steps 或 next: at-once。
lesson-wrong-ask = “ask: { $value }”无效；有 outcome、move、number:名称、next 和 perform:步数。
lesson-wrong-play = “play: { $value }”无效；有 gentle、beatable、perfect 和 person。
lesson-like = “{ $value }:”在这里没有含义，当作正文。
lesson-meant = 这一行当作正文；写成“{ $value }: ”（小写字母加半角冒号）才有含义。
lesson-ask-and-play = 这一节既提问又对弈；只会提问。
lesson-no-game = 这里没有名为“{ $value }”的游戏。有这些：{ $games }。
lesson-unread = 这一课有 { $count } 行读不懂。
lesson-section = { $number } / { $count }
lesson-back = 返回
lesson-next = 继续
help-intro = 一步就是一个判断：文字说明为什么，高亮的代码行说明算法走到哪里。点选格子可看它的全部信息。
help-lessons = “考考我”就当前的游戏提问。课带着问题讲完一个主题，也可以自己编：
help-keys = 按键
help-board = 在棋盘内（按 Tab 进入）：移动光标格，讲解该格
help-touch = 触摸屏：在文字上左右滑动走一步，拖动放大后的棋盘，双指缩放。鼠标：按住 Ctrl 滚轮缩放。
about = 关于 Mexplorer
about-app = Mexplorer 在浏览器里求解、逐步演示并对弈组合游戏，不向其他任何主机发送请求。它是自由软件，可任选 MIT 许可证或 Apache 许可证 2.0。它所用的各部分也是自由软件，许可证列在下面。
about-version = 版本 { $version }
about-sources = 资料来源
about-cite = 怎样引用
about-cite-how = 写明程序、版本和使用时的网址。每个局面都有自己的链接：引用这个链接，打开的就是同一个棋盘。
about-parts = 他人编写的部分
about-licences = 各部分的许可证
way-lessons = 课
way-lessons-why = 比入门更长，带提问；也可以自己编一课
