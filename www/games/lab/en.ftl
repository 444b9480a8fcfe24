# The laboratory: rules that anyone writes.

lab-rule = { $rule }
lab-field-rule = The rule, a statement a line
lab-symbols = Symbols to type
lab-ready = Ready rules
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
lab-legend-n = next player wins { $count }
lab-legend-p = previous player wins { $count }
lab-legend-draw = draw { $count }
lab-legend-unknown = unknown { $count }
lab-graph = Every position that can be reached from this one becomes a vertex, where there are at most 80 of them and no sums.
lab-graph-open = Open on the graph’s board
lab-graph-none = Nobody can tell who wins this position: there is no game to draw.
lab-graph-large = More than 80 positions can be reached, or sums, or more moves than are listed.
lab-end = the end
lab-cell = row { $row }, column { $column }
lab-describes = A table of { $table } positions; asked is { $at }
lab-told = { $at }: { $label ->
    [N] N, the next player wins
    [P] P, the previous player wins
    [draw] a draw
    [unknown] unknown
    [blank] not on the board
   *[hidden] not told yet
}{ $has ->
    [number] , { $number }
   *[none] { "" }
}
lab-covered = The answer is covered.

lab-verdict-over = { $outcome ->
    [P] at { $at } the game is over: who is to move has lost
   *[N] at { $at } the game is over: who is to move has won
}
lab-verdict-p = mover loses at { $at }: every move leads to an N{ $length ->
    [exact] ; over in { $depth } { $depth ->
        [one] move
       *[other] moves
    }
    [bound] ; over in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }
   *[untold] { "" }
}
lab-verdict-n = mover wins at { $at }, leave { $moves }{ $more ->
    [0] { "" }
    [1] , or 1 more
    [many] , or one of very many more
   *[other] , or one of { $count } more
}{ $unknown ->
    [yes] ; there may be more that nobody can tell
   *[no] { "" }
}{ $length ->
    [exact] ; over in { $depth } { $depth ->
        [one] move
       *[other] moves
    }
    [bound] ; over in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }
   *[untold] { "" }
}
lab-verdict-draw = { $at } is a draw: nobody can force the end
lab-verdict-unknown = { $why ->
    [table] { $at } is not in the table: who wins is unknown. Give a larger table.
    [broken] { $at } is broken: the rule has no value there.
   *[leads] { $at } is unknown: it hangs on what nobody can tell. One such position is named below.
}

lab-step-start = Nothing is labelled. { $order ->
    [back] Moves lead both ways, so labels go **back from the ends**, those that are over soonest first.
   *[pass] All moves lead to positions that come before: **one pass** in that order labels them.
}
lab-step-stuck = { $at }: no move. { $outcome ->
    [P] The player to move loses: **P**.
   *[N] Who cannot move wins here: **N**.
}
lab-step-rule = { $at }: the rule says that the game is over. { $outcome ->
    [P] The player to move loses: **P**.
   *[N] The player to move wins: **N**.
}
lab-step-leads = { $at } is **N**: leave { $to }, a P.
lab-step-all = { $at } is **P**: every move leads to an N.
lab-step-draws = { $count ->
    [one] One position is left, a **draw**: whoever would lose goes round for ever.
   *[other] { $count } positions are left, all of them **draws**: whoever would lose goes round for ever.
}
lab-step-unknown = { $count ->
    [one] One position stays **unknown**.
   *[other] { $count } positions stay **unknown**.
} It hangs on what is out of the table, broken, or without a nimber.
lab-step-table = { $positions } positions: { $n } N, { $p } P{ $draws ->
    [0] { "" }
    [one] , one draw
   *[other] , { $draws } draws
}{ $unknown ->
    [0] { "" }
   *[other] , { $unknown } unknown
}. Click one to see why.
lab-step-name = { $kind ->
    [start] start
    [table] the table
    [draws] draws
    [unknown] unknown
   *[other] { $at }
}
lab-code = { $rule ->
    [misere] no move: N (misère)
   *[normal] no move: P
}
    a move to a P: N
    all moves to an N: P
    never decided: a draw

lab-ask = Ask about this position
lab-play = Play from here
lab-line = by line { $line } of the rule

lab-guess-holds = { $count ->
    [0] The **conjecture** could be tested nowhere.
    [one] The **conjecture** holds at the one position where it could be tested.
   *[other] The **conjecture** holds at all { $count } positions of the table where it could be tested. That is no proof.
}
lab-guess-fails = The **conjecture** is wrong: it fails first at { $at }, which { $is ->
    [N] it calls lost and which is won
    [P] it calls won and which is lost
    [draw] it calls lost and which is a draw
   *[nimber] has the nimber { $nimber }
}{ $count ->
    [one] , and there alone
   *[other] ; { $count } positions are struck out
}.
lab-guess-show = Show it
lab-broken = { $count ->
    [one] One position is **broken**
   *[other] { $count } positions are **broken**
}, first { $at }, by line { $line }: { $problem ->
    [zero] { $first } is divided by 0
    [coordinate] the coordinate { $first } is a fraction
    [isqrt] the square root of { $first } is asked for
    [xor] the xor of { $first } and { $second } is asked for
    [gcd] the greatest common divisor of { $first } and { $second } is asked for
    [both] it is won and lost
   *[range] the result from { $first } and { $second } is too large
}.
lab-unknown = { $count ->
    [one] **One position is unknown.**
   *[other] **{ $count } positions are unknown.**
}
lab-unknown-below = { $at } has a move to { $to }, which lies below the table. Write { $table }; or, if such a move is none, board ({ $names }) if { $board }.
lab-unknown-above = { $at } has a move to { $to }, which lies beyond the table, so nobody can tell. Write { $table }, or board ({ $names }) if … where such a move is none.
lab-unknown-sum = { $at } has a move to { $to }, a sum of which one part has no nimber.
lab-unknown-itself = { $at } has a move to { $to }: it is a part of its own option, so the game need not end.
lab-unknown-misere = { $at } has a move to the sum { $to }. By this rule a sum is not told by nimbers.
lab-unknown-broken = They hang on positions that are broken.
lab-found-none = No pattern was seen. A larger table may show one.
lab-note-no-play = Nobody can tell who wins this position, so it cannot be played.
lab-ends = **won** and **lost** are about the player whose turn it is: who moves to a **lost** position has won.
lab-no-steps = Steps are shown of tables of 20,000 positions at most.
lab-found = What was found
lab-proved = Proved:
lab-seen = Seen:
lab-found-period = { $of ->
    [nimbers] nimbers
   *[outcomes] outcomes
} repeat themselves with period **{ $period }**{ $saltus ->
    [0] { "" }
   *[other] , each time larger by { $saltus }
}{ $preperiod ->
    [0] { "" }
    [one] { " " }behind the first one
   *[other] { " " }behind the first { $preperiod }
}{ $how ->
    [takes] : every move takes one of finitely many numbers, so the last few values decide the next one, and they repeat.
    [splits] , by the theorem of Guy and Smith: it is enough to see it up to { $needed }.
    [needs] , to { $last }. A larger table shows whether that goes on for ever: table (0..{ $needed }).
   *[seen] , to { $last }.
}
lab-found-sequence = lost are the { $name ->
    [powers] powers of two
    [mersenne] numbers that are one less than a power of two
    [fibonacci] Fibonacci numbers
    [squares] squares
    [triangular] triangular numbers
    [evil] evil numbers (an even number of ones in binary)
    [odious] odious numbers (an odd number of ones in binary)
    [wythoff-lower] lower numbers of Wythoff’s pairs
   *[wythoff-upper] upper numbers of Wythoff’s pairs
}, to { $last }.
lab-found-xor-nimber = the nimber is **xor({ $of })**, at { $count } positions.
lab-found-xor = lost exactly where **xor({ $of }) = 0**, at { $count } positions.
lab-found-line = lost exactly where **{ $sum } = { $value }**, at { $count } positions.
lab-found-rest = lost exactly where **{ $sum }** leaves { $value } when divided by **{ $modulus }**, at { $count } positions.
lab-found-beatty = the losing pairs have differences { $step ->
    [1] 1, 2, 3, …
   *[other] { $step }, 2·{ $step }, 3·{ $step }, …
} and hold every number once: a Beatty pair of **{ $lower }** and **{ $upper }**, { $count } pairs to { $last }.
lab-search = Search the sum
lab-searched = { $outcome ->
    [P] Searched: mover **loses**, over all { $met } sums that can be met.
    [N] Searched: mover **wins**, leave { $moves }{ $more ->
        [0] { "" }
       *[other] , or one of { $more } more
    }; { $met } sums can be met.
   *[untold] The search tells nothing: more than a million sums can be met, or what leads out of the table or round in a circle.
}
lab-save = Take it with you:
lab-save-csv = CSV
lab-save-c = C array
lab-save-txt = Text
lab-save-py = Python
lab-save-bfile = b-file

lab-play-position = Position { $at }.
lab-move = { $player }: → { $to }
lab-hint = Move to **{ $to }**: there your opponent loses.
lab-hint-none = No move wins.
lab-leave = What you leave, like 3,5
lab-make = Move

lab-too-long = The text has { $value } characters; a rule may have { $limit }. Nothing of it is lost, but it is not solved, and not in the link, until it is shorter.
lab-take-back = Back to the text before
lab-save-text = Save the whole text
error-lab-sign = Line { $line }, character { $column }: the sign “{ $typed }” ({ $code }) is none of the language’s.
error-lab-expected = Line { $line }, character { $column }: “{ $found }” stands here; { $expected ->
        [statement] a statement begins with a name, a bracket, or won, lost, board, last, start, table, conjecture
        [name] a name would fit
        [number] a number or a name would fit
        [operator] an operator such as * is missing before it
        [target] the position after the move would fit, like (n - 1), or end
        [end] the line should be over before it
       *[other] “{ $expected }” would fit
    }.
error-lab-ends = Line { $line }, character { $column }: the line ends too early; { $expected ->
        [name] a name
        [number] a number or a name
        [operator] an operator
        [target] the position after the move
       *[other] “{ $expected }”
    } is missing.
error-lab-chain = Line { $line }, character { $column }: comparisons do not chain; write a < b and b < c.
error-lab-kind = Line { $line }, character { $column }: { $expected ->
        [condition] a condition is needed here, like n > 1; this is a number
       *[number] a number is needed here; this is a condition
    }.
error-lab-name = Line { $line }, character { $column }: { $problem ->
        [later] “{ $typed }” is explained only further down; a constant uses those above it
        [twice] “{ $typed }” has a meaning already; every name has one
       *[unknown] nothing is called “{ $typed }” here
    }.
error-lab-arity = Line { $line }: the number of coordinates is { $value }; in the first position of the rule it is { $expected }.
error-lab-twice = Line { $line }: “{ $value }” may stand in a rule once, and does already.
error-lab-empty = This rule has no move. At least one line like (n) -> (n - 1) is needed.
error-lab-value = Line { $line } has no value: { $problem ->
        [zero] { $first } is divided by 0 ({ $second })
        [isqrt] the square root of { $first } ({ $second }) is asked for, which is negative or a fraction
        [xor] the xor of { $first } and { $second }, which must be whole and not negative
        [gcd] the greatest common divisor of { $first } and { $second }, which must be whole
       *[range] the result from { $first } and { $second } is beyond ±(2^63 - 1)
    }.
error-lab-whole = Line { $line }: the numbers of a start and a table are whole, from 0 on; here is { $value }.
error-lab-table = Line { $line }: the range from { $first } to { $last } ends before it begins.
error-lab-start = Line { $line }: the start ({ $value }) is not on the board.
error-lab-board = No position of the table is on the board{ $line ->
        [0] {""}
       *[other] , by line { $line }
    }.
error-lab-many = Line { $line } { $what ->
        [coordinates] has { $value } coordinates
        [parts] has a sum of { $value } parts
        [loops] has { $value } loops
        [levels] has { $value } levels of brackets and signs
        [values] has a range of { $value } numbers
       *[positions] makes a table of { $value } positions
    }; there may be { $limit }.
error-lab-large = { $what ->
        [characters] The rule has { $value } characters
        [statements] The rule has { $value } statements
        [positions] The table has { $value } positions
        [operations] The table needs { $value } operations or more
        [options] The table keeps { $value } moves or more
       *[moves] { $value } moves or more must be looked at
    }; there may be { $limit }.
error-lab-at = “{ $typed }” is no position of this rule: { $problem ->
        [arity] it has another number of coordinates
        [board] it is not on the board
        [parts] it is a sum of more than 100 parts
       *[text] a position reads like 3,5, a sum like 3,5+0,2, the end is end
    }.

# What was meant by a line that does not read.

lab-meant = { $hint ->
    [arrow] A move is written with brackets on both sides: (n) -> (n - 1).
    [small] The words of the language are written small: for, if, and, won, lost.
    [ends] Name the position first: won (n) if n = 7.
    [misere] Where the last move loses, the line is: last loses. Ends are won (n) if … and lost (n) if ….
    [guess] A guess is conjecture lost if …, or conjecture nimber = ….
    [order] for stands before if.
    [and] Conditions are joined by the word and; the sign & joins the parts of a sum.
    [equal] Write one sign: n = 5.
    [compare] Write >= or <=; for “not equal” !=.
    [mod] The rest is written mod: n mod 2 = 0.
    [divides] Write divides: 3 divides n.
    [set] A choice of numbers stands in braces: for t in {"{"}1, 3, 4{"}"}.
    [range] A range is written with two dots: 1..3.
    [sum] The parts into which a position falls are joined by &: (i) & (n - i). Another move is another line.
   *[loop] A name that is no coordinate needs a range: for t in 1..3.
}

# Ready rules.


# The language of rules.

lab-ref-write = Write this line below the rule
lab-ref-move = A **line of moves**: from a position to another, for some numbers, if something holds. A move to a negative number is no move. A rule has one such line or more.
lab-ref-loops = Up to four coordinates and three **for**; behind **in** stands a range or a set in braces, and a later one may use the names before it.
lab-ref-sum = The position **falls in parts**, at most four: a move is then made in one of them.
lab-ref-end = A move to the **end**: nothing is left.
lab-ref-constant = A **constant**, a whole number or an exact fraction; it can be edited below the text.
lab-ref-won = The game is over there, and the player whose turn it is **has won**.
lab-ref-lost = The game is over there, and the player whose turn it is **has lost**: who moved there has won.
lab-ref-last = Who cannot move **wins** (misère); without this line who cannot move loses.
lab-ref-board = Only where this holds there is a position; a move to anything else is no move.
lab-ref-start = The position that is asked about; without it the last one of the table.
lab-ref-table = How much is solved: the range of each coordinate. What leads out of it is unknown.
lab-ref-guess = A **guess** which positions are lost; it is tested on the whole table.
lab-ref-nimber = A guess of the nimber.
lab-ref-signs = Numbers: **+ - * / div mod**, **min max floor ceil abs gcd isqrt xor**, as in min(a, 2*b). Conditions: **= != < <= > >= divides**, joined by **and**, **or**, **not**. No implied products: 2*n, not 2n. Behind **#** stands a comment.
lab-ref-values = All is exact: 5/2 is a fraction, a div b the whole part, a mod b the rest. Where something has no value (a division by 0, a fraction as coordinate) the position is **broken**, and the rest of the table stands.

# A position that was picked, explained.

lab-position = Position { $at }
lab-more = and { $count } more
lab-explain-N = The next player wins: { $winning ->
    [one] one move leads
   *[other] { $winning } moves lead
} to a P.{ $length ->
    [exact] { " " }Over in { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
    [bound] { " " }Over in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
   *[untold] { "" }
}
lab-explain-P = The previous player wins: each of the { $all ->
    [no] more than { $count }
   *[yes] { $count }
} moves leads to an N.{ $length ->
    [exact] { " " }Over in { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
    [bound] { " " }Over in at most { $depth } { $depth ->
        [one] move
       *[other] moves
    }.
   *[untold] { "" }
}
lab-explain-draw = A draw: no move leads to a P, and one leads to another draw.
lab-explain-unknown = Unknown: no move is known to lead to a P, and some lead to what nobody can tell.
lab-explain-over = No move is left: { $outcome ->
    [P] the player to move loses.
   *[N] the player to move wins.
}
lab-explain-rule = The rule says that the game is over here: { $outcome ->
    [P] the player to move loses.
   *[N] the player to move wins.
}
lab-explain-broken = Broken by line { $line }: { $problem ->
    [zero] { $first } is divided by 0
    [coordinate] the coordinate { $first } is a fraction
    [isqrt] the square root of { $first } is asked for
    [xor] the xor of { $first } and { $second } is asked for
    [gcd] the greatest common divisor of { $first } and { $second } is asked for
    [both] it is won and lost
   *[range] the result from { $first } and { $second } is too large
}.
lab-explain-nimber = Its options have the nimbers { $set }; the least that is missing is { $nimber }.
lab-leads-P = To P:
lab-leads-N = To N:
lab-leads-draw = To draws:
lab-leads-unknown = To what is unknown:

# A play: its rule and what to do, in one line each.
lab-play-rule = You play by the rule of this page.
lab-do = Click the position to move to.
lab-do-list = Choose a move from the list.
