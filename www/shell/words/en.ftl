# The words of the field. term-ID, in the shell's words, has the forms by which they are found.

word-p = P-position
word-p-means = The **p**revious player wins: whoever is to move has lost, for every move leads to an N-position (or there is none).
word-n = N-position
word-n-means = The **n**ext player wins: whoever is to move can move to some P-position.
word-mex = mex
word-mex-means = The **m**inimum **ex**cluded: the least whole number from 0 on that is not in a set. The mex of 0, 1 and 3 is 2.
word-nimber = nimber
word-nimber-means = A number that says which Nim heap a position is worth; also its Grundy or SG value. It is the mex of the nimbers one move away, and 0 means P.
word-xor = XOR
word-xor-means = Numbers are written in binary, below one another: where a column has an odd number of ones it gives 1, else 0. 3 XOR 5 = 011 XOR 101 = 110 = 6. Nim heaps are lost exactly where their XOR, the nim-sum, is 0.
word-cap = cap
word-cap-means = The most that may be taken now. In Dynamic Nim the last take sets it.
word-f = f(m)
word-f-means = The least take that wins from m stones, if it is allowed: with a cap below f(m) the mover loses, from f(m) on the mover wins.
word-ray = ray
word-ray-means = The positions that takes of 1, 2, 3, … from row m lead to. It climbs from row to row until a wall stops it.
word-wall = wall
word-wall-means = The P-cells of a row, from cap 0 on. A take that leads into a wall leaves the other a lost position.
word-stack = stack
word-stack-means = The walls that a later ray can still reach. A wall that a longer one hides from all later rays is taken off (popped).
word-star = star
word-star-means = A lost position (P) of Wythoff’s game. It wins everything on its row, its column and its diagonal.
word-layer = layer
word-layer-means = All cells on shortest paths that are equally many steps from A.
word-ring = ring
word-ring-means = A layer in the order in which its cells lie around A, closed to a circle: the ways from one ring to the next do not cross.
word-arc = arc
word-arc-means = Neighbouring cells of a ring: those from which B wins, for one cell of A.
