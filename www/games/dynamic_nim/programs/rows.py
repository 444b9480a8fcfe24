# Dynamic Nim row by row, O(pile^2).
# Reads pile, cap, p, q: a pile, of which at most cap may be
# taken now; after a take of x, at most k x with k = p / q.
# Prints who wins, first or second, and a winning take.
# Exact for any numbers; a pile up to 2,000 in a few seconds.

pile, cap, p, q = map(int, input().split())

# NP[m][n] = 1: whoever is to move wins with m left and cap n.
NP = [[0] * (m + 1) for m in range(pile + 1)]
for m in range(1, pile + 1):
    for n in range(1, m + 1):
        if NP[m][n - 1] == 1:
            NP[m][n] = 1  # @before m, n, NP[m][n - 1]
        else:
            c = min(p * n // q, m - n)
            NP[m][n] = 1 - NP[m - n][c]  # @take m, n, c, NP[m - n][c]

if NP[pile][cap] == 1:
    print("first")
    print(NP[pile].index(1))
else:
    print("second")
