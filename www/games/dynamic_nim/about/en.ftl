# What games and examples are called, and the rules in three sentences with a move.

dynamic-nim-name = Dynamic Nim
dynamic-nim-example-walls = Walls and a ray
dynamic-nim-example-sixteen = Sixteen, k = 1
dynamic-nim-example-fibonacci = A Fibonacci pile
dynamic-nim-example-three-halves = 3/2 plays like 1
dynamic-nim-example-five-halves = A game of its own: 5/2
dynamic-nim-example-half = k = 1/2: nothing is popped
dynamic-nim-example-recurrence = A recurrence misprinted
dynamic-nim-example-bottom = The wall without an end
dynamic-nim-example-cap = Which cap does a take leave?
dynamic-nim-example-map = Ten million rows
dynamic-nim-example-googol = A googol of rows
dynamic-nim-example-sweep = When k moves
dynamic-nim-example-order = Digits the wrong way round
dynamic-nim-example-huge = Ten to the fortieth
dynamic-nim-example-list = Any limit: a list that grows
dynamic-nim-example-falls = A list that falls: 2, 0
dynamic-nim-example-rows = One cell, read from two

dynamic-nim-how-1 = Two players take stones from one pile, in turn; whoever cannot take has lost.
dynamic-nim-how-2 = The first takes at least one stone, but not the whole pile.
dynamic-nim-how-3 = After a take of x the other may take at most k·x; the rule above the board says k.
dynamic-nim-how-example = Example, k = 2: from 24 take 3. Of the 21 that are left the other may take 1 to 6.
