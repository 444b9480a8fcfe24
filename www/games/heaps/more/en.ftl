# What is read before a game: what it is about, and what its examples show.

nim-summary = Heaps of stones. Take from one; the last stone wins.
nim-ex-three-why = One single move wins: two stones from the smallest heap. The XOR of the binary digits finds it.
nim-ex-even-why = Five stones against one and four: whoever moves loses, and every heap says why.
nim-ex-misere-why = The last stone loses, as in the film; and yet the same positions are lost as if it won.
nim-ex-bash-why = One heap, at most three: only the remainder mod 4 counts. Bash’s game, four hundred years old.
nim-ex-moore-why = Moore’s Nim counts the ones of a column mod 3; with two heaps to take from, XOR knows nothing.
nim-ex-hundred-why = Two heaps of a hundred digits and a single stone: the winning move is exact to the last digit.
nim-ex-every-why = When all heaps are taken from at once XOR counts for nothing, and the longest heap for all.

# What else a game is searched by, in either language.
nim-also = Bouton, Bash, Moore, misère, stones, heaps, XOR, binary; 尼姆, 取石子, 拿石子, 巴什博弈, 反尼姆
