# The rules in three sentences, and a move.

nim-how-1 = There are heaps of stones, and two players move in turn.
nim-how-2 = A move takes one or more stones from a single heap, as many as one likes.
nim-how-3 = Whoever takes the last stone wins: the other cannot move. Above one can choose that it loses, or that one takes from every heap at once.
nim-how-example = Example: from heaps of 3, 4 and 5 take 2 from the first; 1, 4 and 5 are left.
