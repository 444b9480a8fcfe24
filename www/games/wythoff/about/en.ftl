# What games and examples are called, and the rules in three sentences with a move.

wythoff-name = Wythoff’s game
wythoff-example-stars = Stars and their lines
wythoff-example-three = Three ways to win
wythoff-example-square = A square position
wythoff-example-mex = The least unused integer
wythoff-example-doubles = Where doubles name the wrong winner
wythoff-example-huge = A star of 200 digits
wythoff-example-min = x where min(x, y) is meant
wythoff-example-partition = Beatty’s partition
wythoff-example-ratio = From 1 to the golden ratio
wythoff-example-grundy = Zeros on two rays
wythoff-example-rays = Four hundred digits

wythoff-how-1 = There are two piles of stones, and two players move in turn.
wythoff-how-2 = A move takes any number of stones from one pile, or the same number from both.
wythoff-how-3 = Whoever takes the last stone wins: the other cannot move.
wythoff-how-example = Example: from 12 and 20 take 5 from both; 7 and 15 are left. On the grid it is a queen that walks towards the corner.
