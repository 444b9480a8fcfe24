# The rules in three sentences, and a move.

dynamic-nim-how-1 = Two players take stones from one pile, in turn; whoever cannot take has lost.
dynamic-nim-how-2 = The first takes at least one stone, but not the whole pile.
dynamic-nim-how-3 = After a take of x the other may take at most k·x; the rule above the board says k.
dynamic-nim-how-example = Example, k = 2: from 24 take 3. Of the 21 that are left the other may take 1 to 6.
