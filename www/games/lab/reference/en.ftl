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
