# 结果码。

collect-code = 结果码
collect-copy = 复制
collect-copied = 已复制。
collect-by-hand = 这里无法使用剪贴板，请抄下来。
collect-title = 收集结果
collect-how = 做完一份课程或一组题后，每个学生有一个结果码。粘贴到这里，每人一行：先写名字，再写结果码。
collect-lines-label = 名字和结果码
collect-example = 小明 3KVV-F13C-2M6R
collect-forged = 结果码只说明某台设备上显示过什么，不说明是谁答的：它可以伪造、转抄、重做。粘贴的内容只留在这个窗口里，关闭或清空后就没有了。
collect-lines = 只读前 { $limit } 行。
collect-questions = 共有 { $value } 道题，只显示前 { $limit } 道。
collect-wrong-form = “{ $code }”不是结果码。
collect-wrong-check = 结果码“{ $code }”打错了：有字母写错、漏写或多写。
collect-wrong-version = 结果码“{ $code }”来自 Mexplorer 的另一个版本。
collect-twice = “{ $name }”出现了不止一次，以最后的结果码为准。
collect-unknown-lesson = 这里没有的课程
collect-unknown-why = 在这个浏览器的“课程”里打开它的文本，这里就能显示题目名称。
collect-clear = 清空
collect-nobody = 第 { $line } 行
collect-legend = ✓ 第一次就答对 · ? 看了答案 · – 没有回答 · 其余是所给的答案
collect-give = 共 { $count } 题，第一次就答对 { $right } 题。老师需要时，把结果码交给老师。
collect-unknown-series = 这里没有的一组题
collect-count = { $count ->
    [one] 1 份结果
   *[other] { $count } 份结果
}
collect-csv = 存为 CSV
collect-name = 名字
collect-question = 题
collect-right = 第一次就答对
collect-wrong = 错
collect-shown = 看了答案
collect-commonest = 最常见的错误答案
collect-times = { $given }（{ $count } 次）
collect-pupils = 按学生
collect-shown-pupils = 显示前 { $count } 人，共 { $all } 人；文件里有全部。
collect-of = { $right } / { $count }

# 扫码。
collect-as-qr = 显示成二维码
collect-your-name = 你的名字
collect-scan = 扫描结果码
collect-camera = 用摄像头扫描
collect-stop = 关闭摄像头
collect-photo = 读取照片
collect-scan-why = 一次读出画面中的所有二维码。画面不会离开本页。
collect-seen = 摄像头画面
collect-starting = 正在打开摄像头……
collect-looking = 把摄像头对准学生的二维码。
collect-scanned = 新读到 { $count } 个结果码，最后一个：{ $last }
collect-none-seen = 这张图片里没有新的结果码。
collect-no-picture = 浏览器无法读取图片“{ $name }”。
collect-no-camera = 此处无法使用摄像头（{ $reason }）。可以改为读取照片。
collect-no-reader = 此浏览器不能识别二维码，单文件版也不带识别程序。请打开网站版。
