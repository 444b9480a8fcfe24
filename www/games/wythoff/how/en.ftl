# The rules in three sentences, and a move.

wythoff-how-1 = There are two piles of stones, and two players move in turn.
wythoff-how-2 = A move takes any number of stones from one pile, or the same number from both.
wythoff-how-3 = Whoever takes the last stone wins: the other cannot move.
wythoff-how-example = Example: from 12 and 20 take 5 from both; 7 and 15 are left. On the grid it is a queen that walks towards the corner.
