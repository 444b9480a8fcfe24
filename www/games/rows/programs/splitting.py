# Splitting beans, O(m^3) for m bottles.
# Reads the number of bottles, then the beans of each, bottle 0
# first.
# Prints who wins, first or second, and a winning move: i, j, k:
# a bean of bottle i is replaced by one in j and one in k.
# Exact for any numbers; 200 bottles in a few seconds.

import sys

m, *beans = map(int, sys.stdin.read().split())

# s[r]: the nimber of a bean that is r bottles before the last.
s = []
for r in range(m):
    options = set()
    for a in range(r):
        for b in range(a + 1):
            options.add(s[a] ^ s[b])
    mex = 0
    while mex in options:
        mex += 1
    s.append(mex)

X = 0
for i in range(m):
    r = m - 1 - i
    if beans[i] % 2 == 0:
        continue  # @passed i, beans[i]
    X ^= s[r]  # @counts i, beans[i], r, s[r], X


def winning_move():
    for i in range(m):
        if beans[i] == 0:
            continue
        for j in range(i + 1, m):
            for k in range(j, m):
                if s[m - 1 - i] ^ s[m - 1 - j] ^ s[m - 1 - k] == X:
                    return i, j, k


if X == 0:  # @answer X
    print("second")
else:
    print("first")
    print(*winning_move())
