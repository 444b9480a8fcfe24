# What games and examples are called, and the rules in three sentences with a move.

lab-name = Laboratory
lab-ex-wythoff = Wythoff’s game
lab-ex-two-to-six = Take 2 to 6
lab-ex-rook = A rook that may step back
lab-ex-chomp = Chomp
lab-ex-grundy = A guess that fails
lab-ex-misere = Misère Nim

lab-how-1 = Write what a move does: a position becomes another, for some numbers, if something holds.
lab-how-2 = Whoever cannot move has lost; last loses, won and lost change that.
lab-how-3 = The table shows who wins every position; click one to see why.
lab-how-example = Example: (n) -> (n - t) for t in 1..3 is a heap from which 1 to 3 are taken.
