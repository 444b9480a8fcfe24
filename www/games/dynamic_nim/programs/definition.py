# Dynamic Nim by its definition, O(pile^3).
# Reads pile, cap, p, q: a pile, of which at most cap may be
# taken now; after a take of x, at most k x with k = p / q.
# Prints who wins, first or second, and a winning take.
# Exact for any numbers; a pile up to 300 in a few seconds.

pile, cap, p, q = map(int, input().split())

# NP[m][n] = 1: whoever is to move wins with m left and cap n.
NP = [[0] * (m + 1) for m in range(pile + 1)]
for m in range(1, pile + 1):
    for n in range(1, m + 1):
        for x in range(1, n + 1):
            c = min(p * x // q, m - x)
            if NP[m - x][c] == 0:  # @tried m, n, x, c, NP[m - x][c]
                NP[m][n] = 1
                break

if NP[pile][cap] == 1:
    print("first")
    print(NP[pile].index(1))
else:
    print("second")
