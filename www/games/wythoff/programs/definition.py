# Wythoff's game by its definition, O(n^3).
# Reads A and B, the two piles.
# Prints who wins, first or second, and the piles that a winning
# move leaves.
# Exact for piles up to 150, in about a second.

A, B = map(int, input().split())

# The grid goes up to 12 at least, as on the board.
n = max(A, B, 12)
# N[a][b]: whether whoever is to move wins.
N = [[False] * (n + 1) for _ in range(n + 1)]


# The nearest P that one move leads to, if there is one.
def find(a, b):
    for x in range(1, a + 1):
        if not N[a - x][b]:
            return (a - x, b)
    for x in range(1, b + 1):
        if not N[a][b - x]:
            return (a, b - x)
    for x in range(1, min(a, b) + 1):
        if not N[a - x][b - x]:
            return (a - x, b - x)
    return None


for b in range(n + 1):
    for a in range(n + 1):
        to = find(a, b)
        if to:
            N[a][b] = True  # @wins a, b, to
        else:
            N[a][b] = False  # @loses a, b

if N[A][B]:
    print("first")
    print(*find(A, B))
else:
    print("second")
