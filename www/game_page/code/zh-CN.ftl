# 与棋盘同步的程序：game_page/code/。

program-copy = 复制
program-copied = 已复制。
program-by-hand = 这里无法使用剪贴板，请改为保存程序。
program-save = 保存
program-input = 输入：
program-unread = 这个程序读不了当前局面：数太大，或者规则是另一种。
