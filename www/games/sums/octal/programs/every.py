# Octal game with a move in every row that has one: steps,
# O(N^2) with a longest row of N.
# Reads h and last, the h rows, the digits d[0] to d[last] of the
# code, and u[0] to u[last]: u[k] = 1 if two parts must differ. When
# k are taken, d[k] says what may be left: the sum of 1 for nothing,
# 2 for one row, 4 for two rows. Who makes the last move wins.
# Prints who wins, first or second, and a winning move: of each row
# that has a move its number, counted from 1, how many to take, and
# how many on their left.
# Exact; rows up to 3,000 in a few seconds.

h, last = map(int, input().split())
rows = [0] + list(map(int, input().split()))
d = list(map(int, input().split()))
u = list(map(int, input().split()))


# The moves of a row of n: what they take, and leave on the left.
def moves(n):
    found = []
    for k in range(min(last, n) + 1):
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
steps = [0] * (N + 1)
for n in range(N + 1):
    values = []
    evens = []
    for k, left in moves(n):
        # The slower part decides.
        slower = max(steps[left], steps[n - k - left])
        values.append(slower)
        if slower % 2 == 0:
            evens.append(slower)
    v = 0  # @options n, values
    if evens:
        v = 1 + max(evens)
    elif values:
        v = 1 + min(values)
    steps[n] = v  # @mex n, v

m = 0
for i in range(1, h + 1):
    a = rows[i]
    m = max(m, steps[a])  # @added i, a, steps[a], m

if m % 2 == 0:  # @answer m
    print("second")
else:
    print("first")
    # In each row, leave one step less.
    made = []
    for i in range(1, h + 1):
        a = rows[i]
        is_moved = False
        for k, left in moves(a):
            slower = max(steps[left], steps[a - k - left])
            if not is_moved and slower == steps[a] - 1:
                made += [i, k, left]
                is_moved = True
    print(*made)
