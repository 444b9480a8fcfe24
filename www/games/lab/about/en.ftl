# What games and examples are called, and the rules in three sentences with a move.

lab-name = Laboratory
lab-ex-wythoff = Wythoff’s game
lab-ex-two-to-six = Take 2 to 6
lab-ex-rook = A rook that may step back
lab-ex-chomp = Chomp
lab-ex-grundy = A guess that fails
lab-ex-misere = Misère Nim

lab-how-1 = Write what a move does: which position becomes which. You can add the numbers it works for (**for**) and a condition (**if**).
lab-how-2 = A player who can’t move loses; the words **last loses**, **won** and **lost** change that.
lab-how-3 = The table shows who wins each position. Click one to see why.
lab-how-example = Example: (n) -> (n - t) for t in 1..3 is a heap from which you take 1 to 3 stones.

# What the laboratory asks.
lab-ask-label = { $label ->
    [N] N: the player to move wins
   *[P] P: the player to move loses
}
lab-ask-next = The next position is **{ $at }**. Which label does it get?

# What is read before a game: what it is about, and what its examples show.

lab-summary = Write the rule of your own game in a few lines, and see who wins.
lab-ex-wythoff-why = Three lines, and the losing positions lie close to two lines given by the golden ratio.
lab-ex-two-to-six-why = The nimbers seem to go up in pairs and start again at 8. Test that guess here.
lab-ex-rook-why = One step back is enough to make 49 of 64 positions draws.
lab-ex-chomp-why = Two rows of chocolate: leave exactly one more above than below, and you win.
lab-ex-grundy-why = Split a heap into two unequal heaps. The guess looks right at first, but fails at 13.
lab-ex-misere-why = Whoever takes the last stone loses. The usual rule fails only near the end, when every heap has at most one stone.

# What else a game is searched by, in either language.
lab-also = laboratory, own rule, editor, language, chomp, Euclid, conjecture; 自定义, 规则, 编程, 打表, 猜想, SG函数

# Rules that are ready.
lab-ready-wythoff = Wythoff’s game
lab-ready-two-to-six = take 2 to 6
lab-ready-rook-and-back = a rook that may step back
lab-ready-grundy = Grundy’s game
lab-ready-chomp-2 = chomp on two rows
lab-ready-bash = Bachet’s game
lab-ready-nim-2 = Nim with two heaps
lab-ready-nim-3 = Nim with three heaps
lab-ready-nim-misere = misère Nim
lab-ready-dynamic-nim = dynamic Nim
lab-ready-fibonacci-nim = Fibonacci Nim
lab-ready-euclid = Euclid’s game
lab-ready-queen = a queen
lab-ready-king = a king
lab-ready-kayles = Kayles
lab-ready-dawson = Dawson’s Kayles
lab-ready-lasker = Lasker’s Nim
lab-ready-divisors = divisors: take one of what is left
lab-ready-stone = a stone that walks both ways
lab-ready-limits = a list of limits
lab-ready-staircase-3 = a staircase of three steps
lab-ready-silver-dollar-3 = Silver Dollar with three coins
lab-ready-turtles-4 = turning turtles, four coins
