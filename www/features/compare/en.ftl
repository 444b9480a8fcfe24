# Two methods side by side.
compare = Compare two methods
compare-left = Left
compare-right = Right
compare-work = { $done ->
    [one] step of { $count }
   *[other] steps of { $count }
}
compare-start = { $shared ->
    [0] Each method runs to its end, first the left one. Compare the steps they take.
   *[other] One step is one decision. The method that is behind goes on, so both reach each key step together.
}
compare-none = There is nothing to compare for “{ $value }”.
compare-note-at = Both sides don’t reach “{ $value }” together; they stand at the start.
