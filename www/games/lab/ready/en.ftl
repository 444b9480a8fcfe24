# Ready rules.

lab-ready-wythoff = Wythoff’s game
lab-ready-two-to-six = take 2 to 6
lab-ready-rook-and-back = a rook that may step back
lab-ready-grundy = Grundy’s game
lab-ready-chomp-2 = chomp on two rows
lab-ready-bash = Bash’s game
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
lab-ready-stone = a stone that walks both ways
lab-ready-limits = a list of limits
lab-ready-staircase-3 = a staircase of three steps
lab-ready-silver-dollar-3 = Silver Dollar with three coins
lab-ready-turtles-4 = turning turtles, four coins
