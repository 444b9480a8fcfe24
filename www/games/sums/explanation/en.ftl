# The heap that was picked.

sums-ask = Start from this { sums-heap-word }
sums-explain = { $known ->
    [no] Nobody knows its value: it is beyond all computed values.
    [none] It has no move, so its value is **0**.
    [many] Its value is **{ $value }**. It has too many moves to list.
   *[yes] { $rule ->
        [every] Its moves leave these { sums-heaps-word }, with their steps in brackets. It takes **{ $value }** steps.
       *[other] Its moves leave the values { $set }; the smallest missing number is **{ $value }**.
    }
}
sums-explain-wins = To win, take { $moves }{ $more ->
    [yes] ; there are more winning moves
   *[no] { "" }
}.
sums-explain-no-win = No move in this { sums-heap-word } wins.
sums-option = { $has_taken ->
    [no] { $left }
   *[other] take { $taken } → { $left }
} ({ $value })
sums-heap = a { sums-heap-word } of { $size }
