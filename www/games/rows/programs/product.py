# Coins on a grid, in the product of two coin games: the values of
# single heads by mex.
# Reads for the columns, then for the rows how many coins a turn may
# have, the least number and the most, and how they lie: A anywhere,
# C side by side, E at equal distances; then the number of heads, and
# the column and the row of each.
# Prints who wins, first or second, and the coins of a winning move.
# Exact; 15 columns and 15 rows in a few seconds.

import sys

data = iter(sys.stdin.read().split())
columns, rows = [
    (int(next(data)), int(next(data)), next(data)) for axis in range(2)
]
heads = [
    (int(next(data)), int(next(data))) for head in range(int(next(data)))
]


# All turns whose last coin is n, as their coins from n down.
def turns(code, n):
    least, most, lie = code
    found, growing = [], [[n]]
    for coins in growing:
        if len(coins) >= least:
            found.append(coins)
        if len(coins) == most:
            continue
        for coin in range(coins[-1] - 1, 0, -1):
            d = coins[-1] - coin
            if lie == "C" and d > 1:
                break
            if lie == "E" and len(coins) > 1 and d != coins[0] - coins[1]:
                continue
            growing.append(coins + [coin])
    return found


across = max([a for a, b in heads], default=0)
down = max([b for a, b in heads], default=0)
turns_a = [turns(columns, a) for a in range(across + 1)]
turns_b = [turns(rows, b) for b in range(down + 1)]
# g[a][b]: the value of a single head in column a and row b.
g = [[0] * (down + 1) for a in range(across + 1)]


# The XOR of the values of the coins in which two turns cross.
def crossed(A, B):
    value = 0
    for i in A:
        for j in B:
            value ^= g[i][j]
    return value


for b in range(1, down + 1):
    for a in range(1, across + 1):
        # The head itself is worth 0 until its value is known.
        options = {crossed(A, B) for A in turns_a[a] for B in turns_b[b]}
        mex = 0
        while mex in options:
            mex += 1
        g[a][b] = mex  # @filled a, b, mex

X = 0
for a, b in heads:
    X ^= g[a][b]  # @counts a, b, g[a][b], X


def winning_move():
    for a, b in heads:
        for A in turns_a[a]:
            for B in turns_b[b]:
                if crossed(A, B) == X:
                    return [f"{i}.{j}" for i in A for j in B]


if X == 0:  # @answer X
    print("second")
else:
    print("first")
    print(*winning_move())
