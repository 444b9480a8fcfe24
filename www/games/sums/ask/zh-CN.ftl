# 和问的问题。
sums-ask-mex = { $values ->
    [none] 大小为 { $heap } 的堆没有走法。它的值是多少？
   *[other] 从大小为 { $heap } 的堆走一步，得到的值有 { $values }。它自己的值是多少？
}
sums-ask-added = 到现在异或是 { $before }，第 { $part } 部分的值是 { $value }。合起来的异或是多少？
