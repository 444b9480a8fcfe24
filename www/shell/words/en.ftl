# The words of the field. term-ID, in the shell's words, has the forms by which they are found.

word-p = P-position
word-p-means = The **p**revious player wins: the player to move loses, because every move leads to an N-position (or there is no move).
word-n = N-position
word-n-means = The **n**ext player wins: the player to move has at least one move to a P-position.
word-mex = mex
word-mex-means = The **m**inimum **ex**cluded: the smallest whole number, from 0 on, that is missing from a set. The mex of 0, 1 and 3 is 2.
word-nimber = nimber
word-nimber-means = A number that says which Nim heap a position is worth, also called Grundy value or SG value. It’s the mex of the nimbers one move away. A nimber of 0 means P.
word-xor = XOR
word-xor-means = Write the numbers in binary, one below the other. A column with an odd number of ones gives 1, any other column 0. 3 XOR 5 = 011 XOR 101 = 110 = 6. In Nim, the player to move loses exactly when the XOR of the heaps, the nim-sum, is 0.
word-cap = cap
word-cap-means = The most you may take now. In Dynamic Nim the last take sets it.
word-f = f(m)
word-f-means = The smallest winning take from m stones, if it’s allowed. With a cap below f(m) the player to move loses; with f(m) or more, the player to move wins.
word-ray = ray
word-ray-means = The positions that you reach from row m by taking 1, 2, 3, … stones. A ray climbs from row to row until a wall stops it.
word-wall = wall
word-wall-means = The P-cells of a row, from cap 0 on. If your take leads into a wall, your opponent loses.
word-stack = stack
word-stack-means = The walls that a later ray can still reach. When a longer wall hides a wall from all later rays, that wall is taken off (popped).
word-star = star
word-star-means = A P-position of Wythoff’s game. From further along its row, its column or its diagonal, you can move to it and win.
word-layer = layer
word-layer-means = All cells on shortest paths that are the same number of steps from A.
word-ring = ring
word-ring-means = A layer, in the order in which its cells lie around A, closed to a circle. The ways from one ring to the next don’t cross.
word-arc = arc
word-arc-means = Neighbouring cells of a ring: those from which B wins, for one cell of A.
