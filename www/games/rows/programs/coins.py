# Coins in a row of cells, as stairs: O(number of coins). If
# blocked coins are thrown off the board, a search.
# Reads the rule (blocked, goal or thrown), the number of cells
# m, the number of coins, and their cells in ascending order.
# Prints who wins, first or second, and the cell of a coin whose
# move wins.
# Exact for any numbers; 10^6 coins in a few seconds, thrown
# up to 15 cells.

import sys

rule, m, count, *coins = sys.stdin.read().split()
m, coins = int(m), [int(c) for c in coins]

# The last cell that counts, and the stair of a coin on it.
end, below = m, 0
if rule == "goal":
    end = m - 2
if rule == "thrown":
    below = 1

# The stairs from the right, and the coins on each, from the
# right. A coin's stair is the free cells on its right.
stairs = []
run = {}
right = 0
for c in reversed(coins):
    if c <= end:
        s = end - c - right + below
        right += 1
        if s not in run:
            stairs.append(s)
            run[s] = []
        run[s].append(c)

X = 0
for s in stairs:
    n = len(run[s])
    if s % 2 == 0:
        continue  # @passed s, n
    X ^= n  # @counts s, n, X


# The t-th coin from the right of a run brings t coins down.
def move_down():
    for s in stairs:
        n = len(run[s])
        if s % 2 == 1:
            t = n - (n ^ X)
        else:
            b = len(run.get(s - 1, []))
            t = (b ^ X) - b
        if s > 0 and 1 <= t <= n:
            return run[s][t - 1]
    return 0


# The board is a number: cell c has the bit m - c.
def after(board, c):
    left = board ^ (1 << (m - c))
    while c < m:
        c += 1
        if not board >> (m - c) & 1:
            return left ^ (1 << (m - c))
    return left


memo = {}


def move_thrown(board):
    if board in memo:
        return memo[board]
    move = 0
    for c in range(1, m + 1):
        if board >> (m - c) & 1 and move_thrown(after(board, c)) == 0:
            move = c
            break
    memo[board] = move
    return move


if rule == "thrown":  # @answer X
    move = move_thrown(sum(1 << (m - c) for c in coins))
elif rule == "goal" and m in coins:
    move = 0
elif rule == "goal" and m - 1 in coins:
    move = m - 1
else:
    move = move_down()

if move == 0:
    print("second")
else:
    print("first")
    print(move)
