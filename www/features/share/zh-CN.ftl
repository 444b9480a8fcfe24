# 分享。

share-intro = 这个链接会打开同样的规则、同样的局面和同一步。
share-long = 链接有 { $length } 个字符。浏览器可以打开，但邮件和聊天软件可能会截断。
share-hide = 先盖住答案，点了才显示。
share-intro-file = 这是从文件打开的：有这个文件的人，用文件名和后面的部分就能到达当前状态。
share-link = 当前状态的链接
copy-link = 复制链接
copied = 已复制。
copy-failed = 这里无法使用剪贴板；链接已选中，请用键盘复制。
lesson-add = 加入你的课程
lesson-added = { $count ->
    [one] 这是你的课程的第一节。
   *[other] 这是你的课程的第 { $count } 节。
}
lesson-open-own = 打开你的课程
lesson-first-title = 新课程
share-hosted = 如果有放在网上的副本，填它的地址：链接和二维码都指向那里
share-hosted-wrong = “{ $value }”不是网页地址；地址以 https:// 或 http:// 开头。
share-first = 从第一步开始
share-first-section = 从第一节开始
share-language = 固定用这种语言
share-code = 二维码
share-code-large = 全屏显示
share-code-alone = 二维码需要手机能打开的地址：请在“分享”里填副本的地址。
share-local = 这个地址只有本机能打开；手机要用网上的副本。
share-code-long = 这个链接有 { $length } 个字符，做成二维码后排扫不出来。请用链接分享。
share-code-board = 课程的链接太长，做不成二维码：这个二维码只打开这一节的局面。
share-values = 打表
share-embed = 嵌入其他网页
share-embed-code = 嵌入代码
copy-code = 复制代码
share-needs-file = “{ $name }”太长，写不进链接：打开链接的人需要这个文件。
