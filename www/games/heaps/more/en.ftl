# What is read before a game, or beside it: what it is about, its rules, and what its examples show.

nim-summary = Heaps of stones. Take as many as you like from one heap; whoever takes the last stone wins. Binary digits say who.
nim-how-1 = There are heaps of stones, and two players move in turn.
nim-how-2 = A move takes one or more stones from a single heap, as many as one likes.
nim-how-3 = Whoever takes the last stone wins: the other cannot move.
nim-how-example = Example: from heaps of 3, 4 and 5 take 2 from the first; 1, 4 and 5 are left.
nim-ex-three-why = One single move wins: two stones from the smallest heap. The XOR of the binary digits finds it.
nim-ex-even-why = Five stones against one and four: whoever moves loses, and every heap says why.
nim-ex-misere-why = The last stone loses, as in the film; and yet the same positions are lost as if it won.
nim-ex-bash-why = One heap, at most three: only the remainder mod 4 counts. Bash’s game, four hundred years old.
nim-ex-moore-why = Moore’s Nim counts the ones of a column mod 3; with two heaps to take from, XOR knows nothing.
nim-ex-hundred-why = Two heaps of a hundred digits and a single stone: the winning move is exact to the last digit.
