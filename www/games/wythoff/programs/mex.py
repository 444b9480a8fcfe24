# Wythoff's game by pairs of mex, O(n).
# Reads A and B, the two piles.
# Prints who wins, first or second, and the piles that a winning
# move leaves.
# Exact for any numbers; piles up to 10^6 in about a second.

A, B = map(int, input().split())

# The pairs go up to 12 at least, as on the board.
n = max(A, B, 12)
used = [False] * (2 * n + 2)
a, b = [], []
i = x = 0
while x <= n:
    if used[x]:
        x += 1  # @passed i, x
    else:
        a.append(x)  # @chosen i, x
        b.append(x + i)
        used[b[i]] = True  # @marked i, a[i], b[i]
        i += 1
        x += 1


# A star that a move leads to, if there is one.
def leave():
    for i in range(len(a)):
        for c, d in (a[i], b[i]), (b[i], a[i]):
            in_line = c == A or d == B or A - c == B - d
            if in_line and c <= A and d <= B and (c, d) != (A, B):
                return c, d
    return None


to = leave()
if to:
    print("first")
    print(*to)
else:
    print("second")
