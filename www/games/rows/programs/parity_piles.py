# Parity piles, O(number of piles).
# Reads the number of piles, then the stones of each, pile 0
# first.
# Prints who wins, first or second, and a winning move: i, j and
# -1: pile i gains a stone, the odd pile j loses it.
# Exact for any numbers; 10^6 piles in about a second.

import sys

m, *stones = map(int, sys.stdin.read().split())

X = 0
for j in range(m):
    if stones[j] % 2 == 0:
        continue  # @passed j, stones[j]
    X ^= j  # @counts j, stones[j], X

if X == 0:  # @answer X
    print("second")
else:
    print("first")
    for j in range(m):
        if stones[j] % 2 == 1 and j ^ X < j:
            print(j ^ X, j, -1)
            break
