# The rules in three sentences, and a move.

subtraction-how-1 = There are heaps of stones, and a set of numbers, such as 2 to 6.
subtraction-how-2 = A move takes so many stones from a single heap, a number of the set.
subtraction-how-3 = Whoever makes the last move wins: the other cannot move, though stones may be left. Above one can choose that the last move loses, or that one moves in every heap that still has a move.
subtraction-how-example = Example: with 2 to 6 and heaps of 17 and 30, take 5 from the second; 17 and 25 are left.
sum-how-1 = Several games lie side by side, each a heap with a rule of its own.
sum-how-2 = A move is a move in a single one of them; the others stay as they are.
sum-how-3 = Whoever makes the last move of all wins. Above one can choose that it loses, or that one moves in every part that still has a move.
sum-how-example = Example: a Nim heap of 3 beside 17 stones from which 2 to 6 are taken; take all 3 of the first.
octal-how-1 = Stones lie in rows, and a code of digits says how many neighbours may be taken.
octal-how-2 = What is left of a row may fall in two: a 7 as its k-th digit allows to take any k neighbours.
octal-how-3 = Whoever makes the last move wins: the other cannot move. Above one can choose that the last move loses, or that one moves in every row that still has a move.
octal-how-example = Example: by 0.07 two neighbours are taken; from the middle of a row of 10 they leave 4 and 4.
