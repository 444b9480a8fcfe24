# Lists of values.

values = Values
values-why = What numbers of a game are worth, or which of them lose, for programs of your own; and what is found in the list.
values-of = Of the rule on the page of
values-none = “{ $value }” has no list of values; choose a game from the list.
values-f = f(n), the fewest to win
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
values-range = From { $from } to { $to }: both are whole numbers from { $least } to { $most }, the first not above the second.
values-lab-nimbers = This rule has no nimbers: choose its losing piles.
values-lab-one = A list needs a rule of one coordinate whose table begins at 0.
values-save = { $count ->
    [one] Save one value
   *[other] Save { $count } values
}
values-found = What is found
values-found-none = Nothing that is looked for, up to n = { $last }: no period, no form of n, no remainders, no sequence with a name, no linear recurrence of 12 terms or less.
values-proved = proved
values-seen = seen to n = { $last }
values-period = { $saltus ->
    [0] The values repeat after { $period }, from n = { $preperiod } on: g(n + { $period }) = g(n).
   *[other] The values repeat after { $period }, from n = { $preperiod } on, and rise: g(n + { $period }) = g(n) + { $saltus }.
}
values-constant = All values from n = { $preperiod } on are { $value }.
values-form = { $from ->
    [0] They are { $form }, as C writes it.
   *[other] They are { $form }, as C writes it, from n = { $from } on.
}
values-residues = { $modulus ->
    [1] They are all numbers from { $from } on.
   *[other] From { $from } on they are the n with n mod { $modulus } = { $residues }.
}
values-try = Check it below
values-ends = The list ends at n = { $last }: what comes after it, to n = { $to }, is not known or not there.
values-recurrence = a(n) = { $sum } from n = { $from } on.
values-grouped = { $is_set ->
    [true] The numbers by their digits
   *[other] Grouped by value, n by its digits
}
values-group = { $value }: { $count } of { $of }
values-by-2 = base 2
values-by-losing = in losing piles
values-by-fibonacci = in Fibonacci numbers
values-formula = { $kind ->
    [nimber] Check my formula for the nimber of n
    [set] Check my formula: which n they are, or the one with index n
   *[other] Check my formula for the value of n
}
values-formula-check = Check
values-formula-how = { $kind ->
    [nimber] An expression of the laboratory’s language, as { $rule }; it is compared by the game’s rule in that language.
    [set] An expression of the laboratory’s language, as { $rule }: a condition on n, or the number with index n; it is compared with the list, which becomes a rule.
   *[other] An expression of the laboratory’s language, as { $rule }; it is compared with the list, which becomes a rule.
}
values-formula-holds = It holds for all { $count } numbers of the whole list, to n = { $last }: seen, not proved.
values-formula-fails = It fails first at n = { $n }.
values-formula-fails-at = It fails first at n = { $n }, where the list has { $value }.
values-formula-open = See it in the laboratory
values-formula-none = The first value is too large for the laboratory: nothing can be compared.
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
