# What is read before a game: what it is about, and what its examples show.

subtraction-summary = Heaps from which so many may be taken as a set of numbers says. Values by mex, and a period that is proved.
subtraction-ex-set-why = Heaps of 0 or 1 mod 8 are lost, and eight values stand again and again.
subtraction-ex-bash-why = One to three stones: whoever faces a multiple of four has lost.
subtraction-ex-proof-why = Take a square number up to 25: does the row of values ever repeat itself? Twenty-five values in a row prove it.
subtraction-ex-but-why = Any number may be taken but two; the values rise for ever, by two with every four stones.
subtraction-ex-every-why = When all heaps are moved in at once no XOR counts, but the longest of them.
subtraction-ex-far-why = Fifty digits, and the winning move is exact: once a period is proved no heap is too large.
sum-summary = Heaps of different games at once: nimbers make all of them heaps of Nim, and the XOR says who wins.
sum-ex-two-why = The second heap is worth nothing; take the first one whole.
sum-ex-three-why = Three games that nobody has ever played together, and every winning move is known.
sum-ex-misere-why = The last move loses: with values 0 and 1 alone everything is the other way round.
sum-ex-every-why = Whoever wins the longest part wins, so it is drawn out.
sum-ex-far-why = A heap of thirty digits beside another one: one single move wins.
