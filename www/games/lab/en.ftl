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
error-lab-arity = Line { $line } has { $value } coordinates; the first position of the rule has { $expected }.
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
error-lab-many = Line { $line } has { $value } { $what ->
        [coordinates] coordinates
        [parts] parts of a sum
        [loops] loops
        [levels] levels of brackets and signs
       *[positions] positions
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
       *[text] a position reads like 3,5, a sum like 3,5+0,2, the end is end
    }.
