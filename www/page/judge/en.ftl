# Judges' problems: www/page/judge.

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
judge-all-right = { $more ->
    [0] All { $count } cases are right.
    [one] All { $count } cases are right, but there is one word too many after case { $after }.
   *[other] All { $count } cases are right, but there are { $more } words too many after case { $after }.
}
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
judge-long = The input has { $count } characters; there may be { $most }.
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
