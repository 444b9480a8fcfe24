# Memoised search: the calls of win(position) and the table of its answers.

memo-step-start = win({ $position }) calls itself for what each move leaves, and notes every answer in a memo.
memo-step-first = The first call: win({ $position }).
memo-step-called = win({ $from })? Try taking { $take }{ $heap ->
    [0] { "" }
   *[other] { " from heap " }{ $heap }
}: call win({ $position }).
memo-step-found = win({ $position }) is in the memo: { $outcome }. So in ({ $from }) taking { $take }{ $heap ->
    [0] { "" }
   *[other] { " from heap " }{ $heap }
} { $outcome ->
    [P] wins
   *[other] doesn’t win
}.
memo-step-returned = win({ $position }) is **{ $outcome }**: { $why ->
    [stuck] there is no move
    [N] taking { $by }{ $by_heap ->
        [0] { "" }
       *[other] { " from heap " }{ $by_heap }
    } wins
   *[P] no move wins
}.{ $caller ->
    [no] { "" }
   *[yes] { " " }So in ({ $from }) taking { $take }{ $heap ->
        [0] { "" }
       *[other] { " from heap " }{ $heap }
    } { $outcome ->
        [P] wins
       *[other] doesn’t win
    }.
}
memo-step-covered = The first call returns. Its answer is covered.
memo-name = move { $number } of the first call
memo-code =
    win(p):
      if p in memo: return it
      for each move in order:
        if win(after it) = P:
          memo[p] ← N; return
      memo[p] ← P{ $rule ->
        [misere] { " " }(no move: N)
       *[normal] { "" }
    }; return

memo-board = The calls
memo-tree = { $count ->
    [0] No calls yet
    [one] 1 call
   *[other] { $count } calls
}{ $depth ->
    [0] { "" }
   *[other] . At work: { $path }
}
memo-legend-p = **returned P**
memo-legend-n = **returned N**
memo-legend-found = **from the memo**
memo-legend-waits = **still waits**
memo-counts = Calls
memo-now = so far
memo-end = in all
memo-number = { $count }
memo-count-calls = with the memo
memo-count-computed = worked out, once for each position
memo-count-found = found in the memo
memo-count-plain = without a memo
memo-drawn = The tree shows the first { $most } of { $calls } calls. All of them are counted.
memo-note-pile = Some sources write the state as (stones left, last take j). It is the same cell of the table: (stones left, cap), where the cap is ⌊k·j⌋, or all the stones left if there are fewer.
memo-note-example = Here the last take is { $take }: they write ({ $left }, { $take }) for ({ $left }, { $cap }).

error-memo-large = This position is too large to search step by step. There may be at most { $positions } positions and { $calls } calls.
error-memo-moves = The search goes step by step only where a move takes from one heap.
