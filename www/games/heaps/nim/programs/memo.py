# Nim by a search with a memo.
# Reads n, m and misere, then the n heaps. A move takes at least 1
# from a heap, at most m (m = 0: any number). Who takes the last
# one wins, or with misere = 1 loses.
# Prints who wins, first or second, and a winning move: the heap,
# counted from 1, and how much to take.
# Exact; up to 20,000 positions in a few seconds.

import sys

sys.setrecursionlimit(100000)

n, m, misere = map(int, input().split())
heaps = tuple(map(int, input().split()))
if m == 0:
    m = max(heaps, default=0)

# memo[p]: N or P, of a position p.
memo = {}


# A move: the heap, and how much to take.
def moves(p):
    found = []
    for i in range(n):
        for x in range(1, min(m, p[i]) + 1):
            found.append((i, x))
    return found


def after(p, i, x):
    return p[:i] + (p[i] - x,) + p[i + 1 :]


def win(p):
    if p in memo:
        return memo[p]  # @found p, memo[p]
    answer = "P"  # @called p
    if misere and sum(p) == 0:
        answer = "N"
    for i, x in moves(p):
        if win(after(p, i, x)) == "P":
            answer = "N"
            break
    memo[p] = answer  # @returned p, answer
    return answer


if win(heaps) == "P":
    print("second")
else:
    print("first")
    for i, x in moves(heaps):
        if memo[after(heaps, i, x)] == "P":
            print(i + 1, x)
            break
