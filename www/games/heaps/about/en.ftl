# What games and examples are called, and the rules in three sentences with a move.

nim-name = Nim
nim-ex-three = Three heaps
nim-ex-even = One, four, five
nim-ex-misere = Marienbad
nim-ex-bash = Twenty-one
nim-ex-moore = From two heaps at once
nim-ex-hundred = A hundred digits
nim-ex-every = A move in every heap

nim-how-1 = There are heaps of stones, and two players move in turn.
nim-how-2 = A move takes one or more stones from a single heap, as many as one likes.
nim-how-3 = Whoever takes the last stone wins: the other cannot move. Above one can choose that it loses, or that one takes from every heap at once.
nim-how-example = Example: from heaps of 3, 4 and 5 take 2 from the first; 1, 4 and 5 are left.
