/** Rules that are ready, by their names; tests hold each to what is known of it. */

/** @satisfies {Record<string, string>} */
export const RULES = {
  wythoff: `(a, b) -> (a - t, b)       for t in 1..a
(a, b) -> (a, b - t)       for t in 1..b
(a, b) -> (a - t, b - t)   for t in 1..min(a, b)
start (8, 14)
table (0..30, 0..30)`,
  'two-to-six': `(n) -> (n - t)   for t in {2..6}
start (17)
conjecture nimber = n mod 8 div 2`,
  'rook-and-back': `# the rook may also step back by one; who brings it home wins
(x, y) -> (x - t, y)   for t in 1..x
(x, y) -> (x, y - t)   for t in 1..y
(x, y) -> (x, y + 1)   if y < 7
lost (x, y) if x = 0 and y = 0
table (0..7, 0..7)
start (3, 3)`,
  grundy: `(n) -> (i) & (n - i)   for i in 1..n - 1   if i != n - i
start (20)
conjecture lost if n <= 2 or n mod 3 = 1`,
  'chomp-2': `# two rows, a over b; the last square is poisoned
(a, b) -> (i, min(i, b))   for i in 0..a - 1
(a, b) -> (a, j)           for j in 0..b - 1
board (a, b) if b <= a
last loses
table (0..12, 0..12)
start (12, 12)
conjecture lost if a = b + 1`,
  bash: `k = 3
(n) -> (n - t)   for t in 1..k
start (21)
conjecture nimber = n mod (k + 1)`,
  'nim-2': `(a, b) -> (a - t, b)   for t in 1..a
(a, b) -> (a, b - t)   for t in 1..b
start (5, 8)
conjecture nimber = xor(a, b)`,
  'nim-3': `(a, b, c) -> (a - t, b, c)   for t in 1..a
(a, b, c) -> (a, b - t, c)   for t in 1..b
(a, b, c) -> (a, b, c - t)   for t in 1..c
table (0..7, 0..7, 0..7)
start (3, 4, 6)
conjecture nimber = xor(a, b, c)`,
  'dynamic-nim': `k = 2
(m, n) -> (m - x, min(floor(k*x), m - x))   for x in 1..min(m, n)
board (m, n) if n <= m
start (24, 23)`,
  'fibonacci-nim': `(m, n) -> (m - x, min(2*x, m - x))   for x in 1..min(m, n)
board (m, n) if n <= m
start (21, 20)`,
  euclid: `(a, b) -> (a - i*b, b)   for i in 1..a div b   if b > 0 and a >= b
(a, b) -> (a, b - i*a)   for i in 1..b div a   if a > 0 and b >= a
start (34, 21)
# a multiple, or more than the golden ratio apart, wins
conjecture lost if a = 0 or b = 0 or a != b and max(a, b)*max(a, b) < min(a, b)*(max(a, b) + min(a, b))`,
  queen: `(x, y) -> (x - t, y)       for t in 1..x
(x, y) -> (x, y - t)       for t in 1..y
(x, y) -> (x - t, y - t)   for t in 1..min(x, y)
table (0..7, 0..7)
start (7, 7)`,
  king: `(x, y) -> (x - 1, y)
(x, y) -> (x, y - 1)
(x, y) -> (x - 1, y - 1)
table (0..7, 0..7)
start (7, 7)
conjecture lost if x mod 2 = 0 and y mod 2 = 0`,
  kayles: `(n) -> (i) & (n - 1 - i)   for i in 0..n - 1
(n) -> (i) & (n - 2 - i)   for i in 0..n - 2
start (13)`,
  dawson: `(n) -> (i) & (n - 2 - i)   for i in 0..n - 2
start (13)`,
  lasker: `(n) -> (n - t)         for t in 1..n
(n) -> (i) & (n - i)   for i in 1..n - 1
start (15)`,
  divisors: `# take a divisor of what is left, but not all of it
(n) -> (n - d)   for d in 1..n - 1   if d divides n
start (12)
conjecture lost if n = 0 or n mod 2 = 1`,
  stone: `# a stone walks both ways; bring it to 9 and you win, at 0 you are stuck and lose
(x) -> (x + 1)   if x > 0
(x) -> (x - 1)   if x > 0
lost (x) if x = 9
table (0..9)
start (4)`,
  limits: `# after taking 1, 2, 3, 4 the next player may take at most 2, 2, 5, 7
(m, n) -> (m - 1, min(2, m - 1))   if n >= 1
(m, n) -> (m - 2, min(2, m - 2))   if n >= 2
(m, n) -> (m - 3, min(5, m - 3))   if n >= 3
(m, n) -> (m - 4, min(7, m - 4))   if n >= 4
board (m, n) if n <= m
start (20, 4)`,
  'staircase-3': `(a, b, c) -> (a - t, b, c)       for t in 1..a
(a, b, c) -> (a + t, b - t, c)   for t in 1..b
(a, b, c) -> (a, b + t, c - t)   for t in 1..c
board (a, b, c) if a + b + c <= 12
table (0..12, 0..12, 0..12)
start (3, 4, 2)
conjecture nimber = xor(a, c)`,
  'silver-dollar-3': `# three coins on cells a < b < c, the leftmost cell is 0; a coin moves left and jumps over no other
(a, b, c) -> (i, b, c)   for i in 0..a - 1
(a, b, c) -> (a, i, c)   for i in a + 1..b - 1
(a, b, c) -> (a, b, i)   for i in b + 1..c - 1
board (a, b, c) if a < b and b < c
table (0..14, 0..14, 0..14)
start (2, 5, 9)
conjecture nimber = xor(a, c - b - 1)`,
  'turtles-4': `# coins 1 to 4, 1 is heads: turn a head down and, if you like, one coin on its left
(a, b, c, d) -> (0, b, c, d)       if a = 1
(a, b, c, d) -> (a, 0, c, d)       if b = 1
(a, b, c, d) -> (1 - a, 0, c, d)   if b = 1
(a, b, c, d) -> (a, b, 0, d)       if c = 1
(a, b, c, d) -> (1 - a, b, 0, d)   if c = 1
(a, b, c, d) -> (a, 1 - b, 0, d)   if c = 1
(a, b, c, d) -> (a, b, c, 0)       if d = 1
(a, b, c, d) -> (1 - a, b, c, 0)   if d = 1
(a, b, c, d) -> (a, 1 - b, c, 0)   if d = 1
(a, b, c, d) -> (a, b, 1 - c, 0)   if d = 1
table (0..1, 0..1, 0..1, 0..1)
start (1, 0, 1, 1)
conjecture nimber = xor(a, 2*b, 3*c, 4*d)`,
  'nim-misere': `# misère: whoever takes the last stone loses
(a, b) -> (a - t, b)   for t in 1..a
(a, b) -> (a, b - t)   for t in 1..b
last loses
table (0..12, 0..12)
start (5, 5)
conjecture lost if xor(a, b) = 0`,
};
