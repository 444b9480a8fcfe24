# Octal game by the period of its values (Guy and Smith).
# Reads h and m, the h rows, and the digits d[0] to d[m] of the
# code, d[m] > 0. When k are taken, d[k] says what may be left: the
# sum of 1 for nothing, 2 for one row, 4 for two rows. Who makes the
# last move wins.
# Prints who wins, first or second, and a winning move: the row,
# counted from 1, how many to take, and how many on their left.
# Exact for rows of any size; or prints unknown, after some seconds,
# if 8,000 values prove no period.

h, m = map(int, input().split())
rows = [0] + list(map(int, input().split()))
d = list(map(int, input().split()))
g = []
pre = p = 0


def value(n):
    return g[n] if n < len(g) else g[pre + (n - pre) % p]


# The moves of a row of n: what they take, and leave on the left. A
# part of pre + p or more can give p to the other one.
def moves(n):
    found = []
    for k in range(min(m, n) + 1):
        rest = n - k
        most = rest // 2
        if p > 0:
            most = min(most, pre + p)
        for left in range(most + 1):
            bit = 1 if rest == 0 else 2 if left == 0 else 4
            if d[k] & bit:
                found.append((k, left))
    return found


# A move that makes X = 0.
def winning_move(X):
    for i in range(1, h + 1):
        a = rows[i]
        for k, left in moves(a):
            if value(left) ^ value(a - k - left) == value(a) ^ X:
                return i, k, left


while p == 0 and len(g) < 8000:
    for n in range(len(g), 2 * len(g) + 16):
        values = set()
        for k, left in moves(n):
            values.add(g[left] ^ g[n - k - left])
        v = 0
        while v in values:
            v += 1
        g.append(v)
    N = len(g)
    for back in range(1, N):
        # From here on the values show the period back.
        start = N - back
        while start > 1 and g[start - 1] == g[start - 1 + back]:
            start -= 1
        if p == 0 and 2 * (start + back) + m <= N:
            pre, p = start, back

if p == 0:
    print("unknown")
    exit()

for n in range(pre, 2 * pre + p + m):
    assert g[n] == g[n + p]  # @compared n, p, g[n], g[n + p]

# So they are proved to repeat for ever.
X = 0  # @found pre, p
for a in rows:
    X ^= value(a)
if X == 0:
    print("second")
else:
    print("first")
    print(*winning_move(X))
