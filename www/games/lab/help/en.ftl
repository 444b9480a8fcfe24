# The language of rules on one page, fetched when it is opened.

lab-ref-write = Write this line below the rule
lab-ref-move = A **line of moves**: from one position to another, for certain numbers, and only if a condition is true. A move to a negative number doesn’t count. A rule has one or more such lines.
lab-ref-loops = You can use up to four coordinates and three **for** parts. After **in** comes a range or a set in braces. Each **for** may use names from earlier ones.
lab-ref-sum = The position **splits into parts**, at most four. From then on, each move is made in one of them.
lab-ref-end = A move to the **end**: nothing is left.
lab-ref-constant = A **constant**: a whole number or an exact fraction. You can edit it below the text.
lab-ref-won = The game is over there, and the player whose turn it is **wins**.
lab-ref-lost = The game is over there, and the player whose turn it is **loses**: the player who moved there wins.
lab-ref-last = A player who can’t move **wins** (misère). Without this line a player who can’t move loses.
lab-ref-board = Only positions that meet this condition count; a move to any other doesn’t.
lab-ref-start = The position you ask about. Without this line, it’s the last position in the table.
lab-ref-table = How much is solved: the range of each coordinate. Positions outside it are unknown.
lab-ref-guess = A **guess** at which positions are losing. It’s tested on the whole table.
lab-ref-nimber = A guess at the nimber.
lab-ref-signs = Numbers: **+ - * / div mod**, **min max floor ceil abs gcd isqrt xor**, as in min(a, 2*b). Conditions: **= != < <= > >= divides**, joined by **and**, **or**, **not**. Write 2*n, not 2n. Text after **#** is a comment.
lab-ref-values = All numbers are exact: 5/2 is a fraction, a div b the whole part, a mod b the remainder. If something has no value (a division by 0, a fraction as a coordinate), that position is **broken**. The rest of the table is still solved.
