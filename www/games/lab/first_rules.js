/** The rules that the examples show; the others are in `rules.js`. */

export const WYTHOFF = `(a, b) -> (a - t, b)       for t in 1..a
(a, b) -> (a, b - t)       for t in 1..b
(a, b) -> (a - t, b - t)   for t in 1..min(a, b)
start (8, 14)
table (0..30, 0..30)`;

export const TWO_TO_SIX = `(n) -> (n - t)   for t in {2..6}
start (17)
conjecture nimber = n mod 8 div 2`;

export const ROOK = `# the rook may also step back by one; who brings it home wins
(x, y) -> (x - t, y)   for t in 1..x
(x, y) -> (x, y - t)   for t in 1..y
(x, y) -> (x, y + 1)   if y < 7
lost (x, y) if x = 0 and y = 0
table (0..7, 0..7)
start (3, 3)`;

export const CHOMP = `# two rows, a over b; the last square is poisoned
(a, b) -> (i, min(i, b))   for i in 0..a - 1
(a, b) -> (a, j)           for j in 0..b - 1
board (a, b) if b <= a
last loses
table (0..12, 0..12)
start (12, 12)
conjecture lost if a = b + 1`;

export const GRUNDY = `(n) -> (i) & (n - i)   for i in 1..n - 1   if i != n - i
start (20)
conjecture lost if n <= 2 or n mod 3 = 1`;

export const MISERE = `# misère: who takes the last stone has lost
(a, b) -> (a - t, b)   for t in 1..a
(a, b) -> (a, b - t)   for t in 1..b
last loses
table (0..12, 0..12)
start (5, 5)
conjecture lost if xor(a, b) = 0`;
