# Two methods side by side.
compare = Compare two methods
compare-left = Left
compare-right = Right
compare-work = of { $count ->
    [one] one step
   *[other] { $count } steps
}
compare-start = { $shared ->
    [0] Each method runs to its end, first the left one. Compare the steps they take.
   *[other] Each step is one decision. The slower method gets extra steps, so both finish each row or layer together.
}
compare-none = There is nothing to compare for “{ $value }”.
compare-note-at = Both sides don’t reach “{ $value }” together; they stand at the start.

# A recurrence as a source prints it, beside the right one.
compare-print-left = As printed
compare-print-right = Corrected
compare-printed = As printed
compare-cell = { $cell }
compare-print-cap = Misprint in Cao’s slides: cap 1
compare-print-smaller = Misprint in a Luogu column: x
compare-print-all = Misprint in a blog note: all lose
compare-print-mex = Misprint in a blog note: sg[1]
compare-printed-start = Left: a rule as a source prints it. Right: the correct one. Both fill the same cells, up to the first cell that differs.
compare-left-says = { $shape ->
    [line] Heap { $cell }
   *[other] { $cell }
} as printed: { $value ->
    [N] an N-position
    [P] a P-position
   *[other] nimber { $value }
}.
compare-right-says = { $shape ->
    [line] Heap { $cell }
   *[other] { $cell }
} in truth: { $value ->
    [N] an N-position
    [P] a P-position
   *[other] nimber { $value }
}.{ $differs ->
    [yes] {" "}**Here they differ.** { $print ->
        [cap] The print always gives your opponent the cap 1. The true cap is ⌊k·x⌋, and with it your opponent wins.
        [smaller] The formula gives the smaller pile of a star, so it must be compared with min(x, y).
        [all] One losing option is enough to win. The others don’t matter.
       *[mex] The nearest option is i − 1, so its value sg[i − 1] belongs there, not always sg[1].
    }
   *[no] {""}
}
compare-printed-begin = start
