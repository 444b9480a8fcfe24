# Staircase Nim, O(number of stairs).
# Reads the number of stairs, then the stones of each, the floor
# first.
# Prints who wins, first or second, and a winning move: a stair,
# and how many stones go down from it.
# Exact for any numbers; 10^6 stairs in about a second.

import sys

m, *stones = map(int, sys.stdin.read().split())

X = 0
for j in range(m):
    if j % 2 == 0:
        continue  # @passed j, stones[j]
    X ^= stones[j]  # @counts j, stones[j], X

if X == 0:  # @answer X
    print("second")
else:
    print("first")
    for j in range(1, m):
        if j % 2 == 1:
            # Take from the heap.
            take = stones[j] - (stones[j] ^ X)
        else:
            # Enlarge the heap below.
            take = (stones[j - 1] ^ X) - stones[j - 1]
        if 1 <= take <= stones[j]:
            print(j, take)
            break
