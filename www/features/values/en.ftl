# Lists of values.

values = Values
values-why = The value of every heap size, or the sizes that lose, as a list for your own programs. We also show the patterns we found.
values-of = Rule taken from:
values-none = “{ $value }” has no list of values; choose a game from the list.
values-f = f(n), the smallest winning take
values-losing = losing piles
values-nimber = nimbers
values-coin = nimbers of single coins
values-lower = lower piles
values-upper = upper piles
values-from = from n =
values-to = to n =
values-as = Written as
values-as-text = text
values-as-csv = CSV
values-as-c = C
values-as-python = Python
values-as-bfile = b-file
values-range = From { $from } to { $to }: write whole numbers from { $least } to { $most }, the first not larger than the second.
values-lab-nimbers = This rule has no nimbers: choose its losing piles.
values-lab-one = A list needs a rule with one coordinate and a table that begins at 0.
values-save = { $count ->
    [one] Save one value
   *[other] Save { $count } values
}
values-found = Patterns found
values-found-none = No pattern found up to n = { $last }: no period, no simple formula in n, no remainders, no named sequence, no linear recurrence of 12 terms or less.
values-proved = proved
values-seen = so far, up to n = { $last }
values-period = { $saltus ->
    [0] The values repeat with period { $period }, from n = { $preperiod } on: g(n + { $period }) = g(n).
   *[other] The values repeat with period { $period }, from n = { $preperiod } on, and grow: g(n + { $period }) = g(n) + { $saltus }.
}
values-constant = All values from n = { $preperiod } on are { $value }.
values-form = { $from ->
    [0] They are { $form }, as written in C.
   *[other] They are { $form }, as written in C, from n = { $from } on.
}
values-residues = { $modulus ->
    [1] They are all numbers from { $from } on.
   *[other] From { $from } on they are the n with n mod { $modulus } = { $residues }.
}
values-try = Check it below
values-ends = The list ends at n = { $last }: the values after it, up to n = { $to }, are unknown or don’t exist.
values-recurrence = a(n) = { $sum } from n = { $from } on.
values-grouped = { $is_set ->
    [true] The numbers, by their digits
   *[other] Grouped by value, with the digits of n
}
values-group = { $value }: { $count } of { $of }
values-by-2 = base 2
values-by-losing = in losing piles
values-by-fibonacci = in Fibonacci numbers
values-formula = { $kind ->
    [nimber] Check my formula for the nimber of n
    [set] Check my formula: which n are in the list, or the number with index n
   *[other] Check my formula for the value of n
}
values-formula-check = Check
values-formula-how = { $kind ->
    [nimber] Write an expression in the laboratory’s language, like { $rule }. We work it out for every n and compare it with the game’s nimbers.
    [set] Write an expression in the laboratory’s language, like { $rule }: a condition on n, or the number with index n. We work it out for every n and compare it with the list.
   *[other] Write an expression in the laboratory’s language, like { $rule }. We work it out for every n and compare it with the list.
}
values-formula-holds = It holds for all { $count } numbers of the list, up to n = { $last }. That’s no proof.
values-formula-fails = It fails first at n = { $n }.
values-formula-fails-at = It fails first at n = { $n }, where the list has { $value }.
values-formula-open = See it in the laboratory
values-formula-none = The first value is too large for the laboratory, so there is nothing to compare.
values-sequence = They are { $name }.
values-sequence-powers = the powers of 2
values-sequence-mersenne = one less than the powers of 2
values-sequence-fibonacci = the Fibonacci numbers
values-sequence-squares = the squares
values-sequence-triangular = the triangular numbers
values-sequence-evil = the evil numbers (an even number of ones in binary)
values-sequence-odious = the odious numbers (an odd number of ones in binary)
values-sequence-wythoff-lower = the lower Wythoff numbers
values-sequence-wythoff-upper = the upper Wythoff numbers
values-sequence-kayles = the nimbers of Kayles
values-sequence-dawsons-chess = the nimbers of Dawson’s Chess
values-sequence-dawsons-kayles = the nimbers of Dawson’s Kayles: those of Dawson’s Chess, one place later
values-sequence-zeckendorf = the smallest parts when each n is written as a sum of Fibonacci numbers, no two of them consecutive
values-oeis = OEIS { $number }
