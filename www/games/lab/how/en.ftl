# The rules in three sentences, and a move.

lab-how-1 = Write what a move does: a position becomes another, for some numbers, if something holds.
lab-how-2 = Whoever cannot move has lost; last loses, won and lost change that.
lab-how-3 = The table shows who wins every position; click one to see why.
lab-how-example = Example: (n) -> (n - t) for t in 1..3 is a heap from which 1 to 3 are taken.
