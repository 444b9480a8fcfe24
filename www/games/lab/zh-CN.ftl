error-lab-sign = 第 { $line } 行第 { $column } 字：符号“{ $typed }”（{ $code }）不属于这种语言。
error-lab-expected = 第 { $line } 行第 { $column } 字：这里是“{ $found }”；{ $expected ->
        [statement] 语句以名字、括号或 won、lost、board、last、start、table、conjecture 开头
        [name] 这里应有一个名字
        [number] 这里应有一个数或名字
        [operator] 它前面缺少运算符，比如 *
        [target] 这里应是走后的局面，如 (n - 1)，或 end
        [end] 这一行在它之前就该结束
       *[other] 这里应是“{ $expected }”
    }。
error-lab-ends = 第 { $line } 行第 { $column } 字：这一行结束得太早，还缺{ $expected ->
        [name] 一个名字
        [number] 一个数或名字
        [operator] 一个运算符
        [target] 走后的局面
       *[other] “{ $expected }”
    }。
error-lab-chain = 第 { $line } 行第 { $column } 字：比较不能连写；请写 a < b and b < c。
error-lab-kind = 第 { $line } 行第 { $column } 字：{ $expected ->
        [condition] 这里要的是条件，如 n > 1，而不是数
       *[number] 这里要的是数，而不是条件
    }。
error-lab-name = 第 { $line } 行第 { $column } 字：{ $problem ->
        [later] “{ $typed }”在更下面才有定义；常数只能用它上面的
        [twice] “{ $typed }”已经有含义了；一个名字只有一个含义
       *[unknown] 这里没有叫“{ $typed }”的东西
    }。
error-lab-arity = 第 { $line } 行有 { $value } 个坐标；规则里第一个局面有 { $expected } 个。
error-lab-twice = 第 { $line } 行：“{ $value }”在一条规则里只能出现一次，前面已经有了。
error-lab-empty = 这条规则没有走法。至少要有一行，如 (n) -> (n - 1)。
error-lab-value = 第 { $line } 行没有值：{ $problem ->
        [zero] { $first } 除以 0（{ $second }）
        [isqrt] 要求 { $first }（{ $second }）的平方根，而它是负数或分数
        [xor] { $first } 与 { $second } 的异或，两者必须是非负整数
        [gcd] { $first } 与 { $second } 的最大公约数，两者必须是整数
       *[range] 由 { $first } 和 { $second } 得到的结果超出 ±(2^63 - 1)
    }。
error-lab-whole = 第 { $line } 行：起点和表格里的数是从 0 起的整数；这里是 { $value }。
error-lab-table = 第 { $line } 行：从 { $first } 到 { $last } 的范围还没开始就结束了。
error-lab-start = 第 { $line } 行：起点（{ $value }）不在棋盘上。
error-lab-board = 表格里没有一个局面在棋盘上{ $line ->
        [0] {""}
       *[other] （第 { $line } 行）
    }。
error-lab-many = 第 { $line } 行有 { $value } { $what ->
        [coordinates] 个坐标
        [parts] 个和的部分
        [loops] 个循环
        [levels] 层括号和符号
       *[positions] 个局面
    }；最多 { $limit }。
error-lab-large = { $what ->
        [characters] 规则有 { $value } 个字符
        [statements] 规则有 { $value } 条语句
        [positions] 表格有 { $value } 个局面
        [operations] 表格需要至少 { $value } 次运算
        [options] 表格要记住至少 { $value } 步
       *[moves] 要看至少 { $value } 步
    }；最多 { $limit }。
error-lab-at = “{ $typed }”不是这条规则的局面：{ $problem ->
        [arity] 坐标的个数不对
        [board] 它不在棋盘上
       *[text] 局面写作 3,5，和写作 3,5+0,2，终局写作 end
    }。
