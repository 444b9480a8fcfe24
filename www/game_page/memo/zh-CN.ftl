# 记忆化搜索：win(局面) 的调用与记忆表。

memo-step-start = win({ $position }) 对每一步走后的局面递归调用自身，并把每个答案记在表里。
memo-step-first = 首次调用：win({ $position })。
memo-step-called = win({ $from })？{ $heap ->
    [0] 试取 { $take } 颗
   *[other] 试从第 { $heap } 堆取 { $take } 颗
}：调用 win({ $position })。
memo-step-found = win({ $position }) 已在表中：{ $outcome }，所以在 ({ $from }) { $heap ->
    [0] 取 { $take } 颗
   *[other] 从第 { $heap } 堆取 { $take } 颗
}{ $outcome ->
    [P] 必胜
   *[other] 不能取胜
}。
memo-step-returned = win({ $position }) 为 **{ $outcome }**：{ $why ->
    [stuck] 无子可取
    [N] { $by_heap ->
        [0] 取 { $by } 颗必胜
       *[other] 从第 { $by_heap } 堆取 { $by } 颗必胜
    }
   *[P] 没有必胜的取法
}。{ $caller ->
    [no] { "" }
   *[yes] 所以在 ({ $from }) { $heap ->
        [0] 取 { $take } 颗
       *[other] 从第 { $heap } 堆取 { $take } 颗
    }{ $outcome ->
        [P] 必胜
       *[other] 不能取胜
    }。
}
memo-step-covered = 首次调用返回，答案已遮住。
memo-name = 第 { $number } 种取法
memo-code =
    win(p)：
      若 p 已在表中：直接返回
      依次对每种走法：
        若 win(走后局面) = P：
          表中记 p 为 N，返回
      表中记 p 为 P{ $rule ->
        [misere] （无子可取：N）
       *[normal] { "" }
    }，返回

memo-board = 调用树
memo-tree = { $count ->
    [0] 尚无调用
   *[other] { $count } 次调用
}{ $depth ->
    [0] { "" }
   *[other] ，进行中：{ $path }
}
memo-legend-p = **已返回 P**
memo-legend-n = **已返回 N**
memo-legend-found = **查表得到**
memo-legend-waits = **等待返回**
memo-counts = 调用次数
memo-now = 目前
memo-end = 总计
memo-number = { $count }
memo-count-calls = 记忆化搜索
memo-count-computed = 其中计算（每个局面一次）
memo-count-found = 其中查表
memo-count-plain = 不记忆的递归
memo-drawn = 树上画出 { $calls } 次调用中的前 { $most } 次，计数包括全部调用。
memo-note-pile = 有的资料把状态写成（剩余石子数，上一步取的颗数 j）。它就是表中的格子（剩余石子数，上限），其中上限为 ⌊k·j⌋；剩余石子不足时，上限为剩余石子数。
memo-note-example = 现在上一步取了 { $take } 颗：({ $left }, { $take }) 就是这里的 ({ $left }, { $cap })。

error-memo-large = 局面太大，无法逐步搜索：至多 { $positions } 个局面、{ $calls } 次调用。
error-memo-moves = 只有每次从一堆中取子时，才能逐步搜索。
