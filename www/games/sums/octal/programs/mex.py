# Octal game by mex, O(m N^2) with a longest row of N.
# Reads h and m, the h rows, the digits d[0] to d[m] of the code,
# and u[0] to u[m]: u[k] = 1 if two parts must differ. When k are
# taken, d[k] says what may be left: the sum of 1 for nothing, 2
# for one row, 4 for two rows. Who makes the last move wins.
# Prints who wins, first or second, and a winning move: the row,
# counted from 1, how many to take, and how many on their left.
# Exact; rows up to 3,000 in a few seconds.

h, m = map(int, input().split())
rows = [0] + list(map(int, input().split()))
d = list(map(int, input().split()))
u = list(map(int, input().split()))


# The moves of a row of n: what they take, and leave on the left.
def moves(n):
    found = []
    for k in range(min(m, n) + 1):
        rest = n - k
        for left in range(rest // 2 + 1):
            right = rest - left
            if rest == 0:
                allowed = d[k] & 1
            elif left == 0:
                allowed = d[k] & 2
            else:
                allowed = d[k] & 4 and (u[k] == 0 or left != right)
            if allowed:
                found.append((k, left))
    return found


N = max(rows)
g = [0] * (N + 1)
for n in range(N + 1):
    values = []
    for k, left in moves(n):
        values.append(g[left] ^ g[n - k - left])
    v = 0  # @options n, values
    while v in values:
        v += 1
    g[n] = v  # @mex n, v

X = 0
for i in range(1, h + 1):
    a = rows[i]
    X ^= g[a]  # @added i, a, g[a], X


# A move that makes X = 0.
def winning_move():
    for i in range(1, h + 1):
        a = rows[i]
        for k, left in moves(a):
            if g[left] ^ g[a - k - left] == g[a] ^ X:
                return i, k, left


if X == 0:  # @answer X
    print("second")
else:
    print("first")
    print(*winning_move())
