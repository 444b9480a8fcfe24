# The laboratory: rules that anyone writes.

lab-rule = { $rule }
lab-lead = Write the rules of a game: the table shows who wins where.
lab-field-rule = The rule, one statement in each line
lab-symbols = Symbols to type
lab-ready = Ready-made rules
lab-reference = The language
lab-constant = The constant { $name }
lab-view-table = Outcome
lab-view-nimbers = Nimbers
lab-view-depth = Depth
lab-view-graph = Graph
lab-fold = Row length
lab-swap = Swap axes
lab-x = Across
lab-y = Down
lab-legend-count = { $count ->
    [covered] { "" }
   *[other] : { $count }
}
lab-legend-n = the player to move wins{ lab-legend-count }
lab-legend-p = the player to move loses{ lab-legend-count }
lab-legend-draw = draw{ lab-legend-count }
lab-legend-unknown = unknown{ lab-legend-count }
lab-graph = Every position that can be reached from this one becomes a vertex, if there are at most 80 and no sums.
lab-graph-open = Open as a game on a graph
lab-graph-none = Nobody can tell who wins this position, so there is no game to draw.
lab-graph-large = More than 80 positions can be reached, some are sums, or there are too many moves.
lab-end = the end
lab-cell = row { $row }, column { $column }
lab-describes = A table of { $table } positions; the chosen one is { $at }
lab-told = { $at }: { $label ->
    [N] N, the player to move wins
    [P] P, the player to move loses
    [draw] a draw
    [unknown] unknown
    [blank] not on the board
   *[hidden] not shown yet
}{ $has ->
    [number] , { $number }
   *[none] { "" }
}
lab-covered = The answer is covered.

lab-verdict-over = { $outcome ->
    [P] the player to move loses at { $at }: the game is over
   *[N] the player to move wins at { $at }: the game is over
}
lab-verdict-p = the player to move loses at { $at }: every move leads to an N-position{ $length ->
    [exact] ; the game ends in { $depth } { $depth ->
        [one] move
       *[other] moves
    }
    [bound] ; the game ends in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }
   *[untold] { "" }
}
lab-verdict-n = the player to move wins at { $at }: move to { $moves }{ verdict-more }{ $unknown ->
    [yes] ; other moves may win too, but that is unknown
   *[no] { "" }
}{ $length ->
    [exact] ; the game ends in { $depth } { $depth ->
        [one] move
       *[other] moves
    }
    [bound] ; the game ends in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }
   *[untold] { "" }
}
lab-verdict-draw = { $at } is a draw: neither player can force a win
lab-verdict-unknown = { $why ->
    [table] { $at } is not in the table, so we don’t know who wins. Make the table larger.
    [broken] { $at } is broken: the rule has no value there.
   *[leads] { $at } is unknown: it depends on unknown positions. See below for one of them.
}

lab-step-start = { $order ->
    [back] Moves lead both ways, so we label positions **back from the ends**, shortest games first.
   *[pass] Every move leads to an earlier position, so going through all of them **once**, in order, is enough to label them all.
}
lab-step-stuck = { $at } has no moves. { $outcome ->
    [P] The player to move loses: **P**.
   *[N] A player who can’t move wins here: **N**.
}
lab-step-rule = { $at }: by the rule, the game is over. { $outcome ->
    [P] The player to move loses: **P**.
   *[N] The player to move wins: **N**.
}
lab-step-leads = { $at } is **N**: you can move to { $to }, a P.{ lab-step-nimber }
lab-step-all = { $at } is **P**: every move leads to an N.{ lab-step-nimber }
lab-step-nimber = { $number ->
    [none] { "" }
    [zero] { " " }Nimber **0**: none of its options has 0.
    [few] { " " }Nimber **{ $nimber }**: its options have { $below }, and none has { $nimber }.
   *[many] { " " }Nimber **{ $nimber }**: its options have 0 to { $last }, and none has { $nimber }.
}
lab-step-draws = { $count ->
    [one] One position is left, a **draw**: both players can go round for ever.
   *[other] { $count } positions are left, all **draws**: both players can go round for ever.
}
lab-step-unknown = { $count ->
    [one] One position stays **unknown**.
   *[other] { $count } positions stay **unknown**.
} This depends on positions outside the table, broken, or without a nimber.
lab-step-table = { $positions } positions: { $n } N, { $p } P{ $draws ->
    [0] { "" }
    [one] , one draw
   *[other] , { $draws } draws
}{ $unknown ->
    [0] { "" }
   *[other] , { $unknown } unknown
}. { $guess ->
    [holds] The **conjecture** holds for all that can be tested.
    [fails] The **conjecture** is wrong: it fails at { $first }.
   *[none] { hand-click-first } one to see why.
}
lab-step-name = { $kind ->
    [start] start
    [table] the table
    [draws] draws
    [unknown] unknown
   *[other] { $at }
}
lab-code = { $rule ->
    [misere] no move → N (misère)
   *[normal] no move → P
}
    a move leads to a P → N
    every move leads to an N → P
    never decided → draw

lab-broken = { $count ->
    [one] One position is **broken**
   *[other] { $count } positions are **broken**
}, the first at { $at }. In line { $line }, { $problem ->
    [zero] { $first } is divided by 0
    [coordinate] the coordinate { $first } is a fraction
    [isqrt] isqrt({ $first }) has no value
    [xor] xor({ $first }, { $second }) has no value
    [gcd] gcd({ $first }, { $second }) has no value
    [both] it is both won and lost
   *[range] the result from { $first } and { $second } is too large
}.
lab-unknown = { $count ->
    [one] **One position is unknown.**
   *[other] **{ $count } positions are unknown.**
}
lab-found-none = No pattern found. A larger table may show one.
lab-note-no-play = Nobody can tell who wins this position, so you can’t play from it.
lab-ends = **won** and **lost** are about the player whose turn it is: if you move to a **lost** position, you win.
lab-no-steps = Steps are shown only for tables of at most 20,000 positions.
lab-found = What was found
lab-proved = Proved:
lab-seen = So far:
lab-found-period = { $of ->
    [nimbers] nimbers
   *[outcomes] outcomes
} repeat with period **{ $period }**{ $saltus ->
    [0] { "" }
   *[other] , each time larger by { $saltus }
}{ $preperiod ->
    [0] { "" }
    [one] { " " }after the first one
   *[other] { " " }after the first { $preperiod }
}{ $how ->
    [takes] . Every move takes one of finitely many numbers, so the last few values decide the next one, and they repeat.
    [splits] . By the theorem of Guy and Smith, it’s enough to check this up to { $needed }.
    [needs] , up to { $last }. A larger table shows whether that goes on for ever: table (0..{ $needed }).
   *[seen] , up to { $last }.
}
lab-found-sequence = the losing positions are the { $name ->
    [powers] powers of two
    [mersenne] numbers one less than a power of two
    [fibonacci] Fibonacci numbers
    [squares] squares
    [triangular] triangular numbers
    [evil] evil numbers (an even number of ones in binary)
    [odious] odious numbers (an odd number of ones in binary)
    [wythoff-lower] lower numbers of Wythoff’s pairs
   *[wythoff-upper] upper numbers of Wythoff’s pairs
}, up to { $last }.
lab-found-xor-nimber = the nimber is **xor({ $of })**, at { $count } positions.
lab-found-xor = the player to move loses exactly where **xor({ $of }) = 0**, at { $count } positions.
lab-found-line = the player to move loses exactly where **{ $sum } = { $value }**, at { $count } positions.
lab-found-rest = the player to move loses exactly where **{ $sum }** leaves remainder { $value } when divided by **{ $modulus }**, at { $count } positions.
lab-found-beatty = the losing pairs have differences { $step ->
    [1] 1, 2, 3, …
   *[other] { $step }, 2·{ $step }, 3·{ $step }, …
} and contain every number once. They look like the multiples of **{ $lower }** and **{ $upper }**, rounded down (Beatty): { $count } pairs up to { $last }.
lab-search = Search the sum
lab-searched = { $outcome ->
    [P] The player to move **loses**. Searched all { $met } sums that can be reached.
    [N] The player to move **wins**: move to { $moves }{ $more ->
        [0] { "" }
       *[other] , or one of { $more } more
    }. Searched all { $met } sums that can be reached.
   *[untold] The search found no answer: there are more than a million sums, or moves leave the table or go round in a circle.
}
lab-save = Export:
lab-save-csv = CSV
lab-save-c = C array
lab-save-txt = Text
lab-save-py = Python
lab-save-bfile = b-file

lab-play-position = Position { $at }.
lab-move = { $player }: → { $to }
lab-hint = Move to **{ $to }**: there your opponent loses.
lab-leave = The position to move to, like 3,5
lab-make = Move

lab-too-long = The text has { $value } characters; the limit for a rule is { $limit }. Your text is kept, but not solved or put in the link until it is shorter.
lab-take-back = Go back to the text before
lab-save-text = Save the whole text
error-lab-sign = Line { $line }, character { $column }: the language has no sign “{ $typed }” ({ $code }). Delete it, or look under “{ lab-reference }”.
error-lab-expected = Line { $line }, character { $column }: found “{ $found }”; { $expected ->
        [statement] a statement begins with a name, a bracket, or won, lost, board, last, start, table, conjecture.
        [name] did you mean a name?
        [number] did you mean a number or a name?
        [operator] a comma or an operator such as * is missing before it.
        [target] did you mean the position after the move, like (n - 1), or end?
        [end] the line should end before it.
        [rule] this is not a rule. A move looks like (n) -> (n - 1); a constant looks like k = 3.
       *[other] did you mean “{ $expected }”?
    }
error-lab-ends = Line { $line }, character { $column }: { $expected ->
        [rule] this is not a rule yet. A move looks like (n) -> (n - 1); a constant looks like k = 3.
        [name] the line ends too soon; a name is missing.
        [number] the line ends too soon; a number or a name is missing.
        [operator] the line ends too soon; an operator such as * is missing.
        [target] the line ends too soon; the position after the move is missing, like (n - 1).
       *[other] the line ends too soon; “{ $expected }” is missing.
    }
error-lab-chain = Line { $line }, character { $column }: you can’t chain comparisons; write a < b and b < c.
error-lab-kind = Line { $line }, character { $column }: { $expected ->
        [condition] you need a condition here, like n > 1; this is a number
       *[number] you need a number here; this is a condition
    }.
error-lab-name = Line { $line }, character { $column }: { $problem ->
        [later] “{ $typed }” gets its value only further down; a constant can only use those above it.
        [twice] “{ $typed }” already has a meaning; every name has only one.
       *[unknown] “{ $typed }” is not defined. Did you forget **for { $typed } in …**?
    }
error-lab-arity = Line { $line }: a position has { $value } { $is_one ->
    [yes] coordinate
   *[no] coordinates
}; it should have { $expected }, like the first position of the rule.
error-lab-twice = Line { $line }: a rule can have “{ $value }” only once, and it already does.
error-lab-empty = This rule has no moves. Write at least a line like (n) -> (n - 1).
error-lab-value = Line { $line } has no value: { $problem ->
        [zero] { $first } is divided by 0 ({ $second })
        [isqrt] isqrt needs a whole number that is not negative; got { $first } ({ $second })
        [xor] xor needs whole numbers that are not negative; got { $first } and { $second }
        [gcd] gcd needs whole numbers; got { $first } and { $second }
       *[range] the result from { $first } and { $second } is beyond ±(2^63 - 1)
    }.
error-lab-whole = Line { $line }: a start and a table use whole numbers from 0 on; got { $value }.
error-lab-table = Line { $line }: the range from { $first } to { $last } is empty; write the smaller number first.
error-lab-start = Line { $line }: the start ({ $value }) is not on the board; choose another, or change the line that begins with board.
error-lab-board = No position of the table{ $line ->
        [0] {""}
       *[other] { " " }(line { $line })
    } is on the board. Make the table larger, or change the line that begins with board.
error-lab-many = Line { $line } { $what ->
        [coordinates] has { $value } coordinates
        [parts] has a sum of { $value } parts
        [loops] has { $value } loops
        [levels] has { $value } levels of brackets and signs
        [values] has a range of { $value } numbers
       *[positions] makes a table of { $value } positions
    }; the limit is { $limit }.
error-lab-large = { $what ->
        [characters] The rule has { $value } characters
        [statements] The rule has { $value } statements
        [positions] The table has { $value } positions
        [operations] The table needs { $value } operations or more
        [options] The table stores { $value } moves or more
       *[moves] The solver must check { $value } moves or more
    }; the limit is { $limit }.
error-lab-at = “{ $typed }” is not a position of this rule: { $problem ->
        [arity] it has the wrong number of coordinates
        [board] it is not on the board
        [parts] a sum may have at most 100 parts
       *[text] write a position like 3,5, a sum like 3,5+0,2, the end as end
    }.

# A play: its rule and what to do, in one line each.
lab-play-rule = You play by the rule of this page.
lab-do = { hand-click-first } the position to move to.
lab-do-list = Choose a move from the list.
