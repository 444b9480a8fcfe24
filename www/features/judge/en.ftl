# Judges' problems.

judge = Judges’ problems
judge-why = The input of a problem is answered here, every case with its board. Or have input made, run your program wherever it lives, and paste what it wrote: the smallest case that is wrong opens as a board.
judge-problem = Problem
judge-choose = Choose a problem
judge-none = “{ $value }” is no problem here; choose one from the list.
judge-own = { $name }: input of any size
judge-statement = The statement:
judge-input = Input
judge-output = Output of your program
judge-output-why = Paste it or drop the file: it is compared token by token.
judge-sample = The problem’s sample
judge-sample-own = An example
judge-format-own-wythoff = A case a line: the two piles, each to 10^18. Wanted is 1 where the mover wins and 0 where not.
judge-format-own-dynamic-nim = A case a line: the stones that are left, k (a decimal number), and how many were taken last; the two numbers of stones to 10^18. Wanted are how many may be taken now, and the least winning take, 0 where there is none.
judge-format-own-race = First the number of boards, then each of them: its side, and its rows of . # A B. Wanted is the winner, A or B.
judge-make = Make input
judge-count = cases
judge-seed = seed
judge-make-wrong = Cases: a whole number from 1 to { $most }; seed: a whole number of at most nine digits.
judge-answer = Answer
judge-save-input = Save the input
judge-save-output = Save the output
judge-answers = Answers
judge-case = Case
judge-position = Board
judge-right = Right
judge-given = Yours
judge-missing = nothing
judge-first-answer = First let the input be answered.
judge-all-right = { $count ->
    [one] The one case is right.
   *[other] All { $count } cases are right.
}
judge-all-more = A judge would take this for wrong: { $more ->
    [one] there is a word too many
   *[other] there are { $more } words too many
} { $after ->
    [0] before the first case
   *[other] after case { $after }
}. The cases themselves are right.
judge-some-cut = { $wrong ->
    [one] Words are missing at one case; all others are right.
   *[other] Words are missing at { $wrong } of { $count } cases; all others are right.
}
judge-some-wrong = { $wrong } of { $count } cases are wrong.
judge-smallest = The smallest of them is case { $number } ({ $position }): right is { $right }, yours is { $given }.
judge-open = Open it as a board
judge-listed = The first { $count } of { $all } cases; the file has all.
judge-ends = The input ends where { $what } should stand.
judge-number = Line { $line }: “{ $value }” where { $what } should stand: a whole number from { $least } to { $most }.
judge-more = Line { $line }: “{ $value }” stands after the last case.
judge-empty = There is no case in the input.
judge-ratio = Line { $line }: “{ $value }” where k should stand: a number such as 2 or 2.3, above 0.
judge-what-taken = the take before
judge-long = This text has { $count } characters; there may be { $most }.
judge-many = The input has { $count } cases; there may be { $most }.
judge-failed = The input could not be answered: { $reason }
judge-what-cases = the number of cases
judge-what-count = how many numbers follow
judge-what-heap = a heap
judge-what-stones = the number of stones
judge-what-k = k
judge-what-pile = a pile
judge-what-side = the side of the board
judge-what-row = a row of the board
