# 读入的文本和文件。
files-read = 读入
files-open = 打开文件
files-list = 从文本或文件读入一列数
files-list-text = 这列数的文本
files-list-how = 写整数，用空格、逗号或换行隔开，最多 { $limit } 个。若第一行只有一个数 n，而后面恰有 n 个数，就自动忽略第一行。也可以直接粘贴，或把文件拖到页面上。太长的数列不写进链接，刷新页面后要重新打开。
files-note = “{ $name }”太长，写不进链接：打开链接的人需要这个文件。
files-note-play = 对弈最多 { $limit } 个数，这一列超过了。
error-list-file = 这列数在文件“{ $typed }”里，请重新打开该文件。
error-list-binary = “{ $typed }”不是文本文件。应是一列整数，用空格、逗号或换行隔开。
