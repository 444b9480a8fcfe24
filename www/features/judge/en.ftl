# Judges' problems.

judge = Online judge problems
judge-why = Paste the input of a problem and get the answer to every case, each with its board. Or generate input here, run your program anywhere, and paste its output: the smallest case you got wrong opens on a board.
judge-problem = Problem
judge-choose = Choose a problem
judge-none = “{ $value }” is not a problem here; choose one from the list.
judge-own = { $name }: input of any size
judge-statement = Problem statement:
judge-input = Input
judge-output = Output of your program
judge-output-why = Paste it or drop the file: it’s compared token by token.
judge-sample = The problem’s sample
judge-sample-own = An example
judge-format-own-wythoff = One case in each line: the two piles, each up to 10^18. The answer is 1 if the player to move wins, and 0 if not.
judge-format-own-dynamic-nim = One case in each line: the stones left, k (a decimal number), and the stones taken last. The numbers of stones go up to 10^18. The answer is how many stones may be taken now, and the smallest winning take, or 0 if there is none.
judge-format-own-race = First the number of boards. Then, for each board, its side and its rows of . # A B. The answer is the winner, A or B.
judge-board-luogu-p2148 = The board is Nim with a heap for each pair of piles, as large as the nimber of the pair.
judge-board-luogu-p3480 = The board is a staircase: stair 1 has as many stones as the last pile has more than the one before, and so on.
judge-board-poj-1704 = The board is a staircase: stair 1 has as many stones as there are free cells just before the last chessman, and so on.
judge-make = Generate input
judge-count = cases
judge-seed = seed
judge-make-wrong = For cases, write a whole number from 1 to { $most }; for the seed, a whole number of at most nine digits.
judge-answer = Answer
judge-save-input = Save the input
judge-save-output = Save the output
judge-answers = Answers
judge-case = Case
judge-position = Board
judge-right = Right
judge-given = Yours
judge-missing = nothing
judge-first-answer = First answer the input.
judge-all-right = { $count ->
    [one] The only case is right.
   *[other] All { $count } cases are right.
}
judge-all-more = A judge would call this wrong: { $more ->
    [one] there is a word too many
   *[other] there are { $more } words too many
} { $after ->
    [0] before the first case
   *[other] after case { $after }
}. The cases themselves are right.
judge-line-missing = One line is missing { $place ->
    [start] at the start
    [within] in case { $number }
   *[after] after case { $number }
}. { $count ->
    [1] There is no other case.
   *[other] { $wrong ->
        [0] All other cases are right.
        [one] If it stood there, one other case would be wrong.
       *[other] If it stood there, { $wrong } other cases would be wrong.
    }
}
judge-line-extra = One line too many { $place ->
    [start] at the start
    [within] in case { $number }
   *[after] after case { $number }
}. { $wrong ->
    [0] Without it every case is right.
    [one] Without it one of { $count } cases is wrong.
   *[other] Without it { $wrong } of { $count } cases are wrong.
}
judge-some-cut = { $wrong ->
    [one] One case has missing words; all others are right.
   *[other] { $wrong } of { $count } cases have missing words; all others are right.
}
judge-some-wrong = { $wrong } of { $count } cases are wrong.
judge-smallest = The smallest wrong case is case { $number } ({ $position }): the right answer is { $right }, yours is { $given }.
judge-open = Open it as a board
judge-no-room = This position is too long for a link.
judge-listed = The first { $count } of { $all } cases; the file has them all.
judge-ends = The input ends where { $what } should be.
judge-number = Line { $line }: found “{ $value }” where { $what } should be, a whole number from { $least } to { $most }.
judge-more = Line { $line }: found “{ $value }” after the last case.
judge-empty = There are no cases in the input.
judge-ratio = Line { $line }: found “{ $value }” where k should be, a number above 0 such as 2 or 2.3.
judge-odd = Line { $line }: found “{ $value }” where an even number of piles should be.
judge-twice = Line { $line }: the cell { $value } is taken twice.
judge-what-taken = the last take
judge-long = This text has { $count } characters; the limit is { $most }.
judge-many = The input has { $count } cases; the limit is { $most }.
judge-failed = The input couldn’t be answered: { $reason }
judge-what-cases = the number of cases
judge-what-count = how many numbers follow
judge-what-heap = a heap
judge-what-stones = the number of stones
judge-what-k = k
judge-what-pile = a pile
judge-what-side = the side of the board
judge-what-row = a row of the board
judge-what-rising = a pile, no smaller than the one before
judge-what-cell = a cell
judge-what-vertices = the number of vertices
judge-what-edges = the number of edges
judge-what-rounds = the number of rounds
judge-what-vertex = a vertex
