# Nim 问的问题。
nim-ask-next = 到现在各堆的异或是 { $before }。加上第 { $heap } 堆以后是多少？
