# Subtraction game by a search with a memo.
# Reads h, k and misere, the h heaps, then the k numbers of S: what
# may be taken from a heap. Who makes the last move wins, or with
# misere = 1 loses.
# Prints who wins, first or second, and a winning move: the heap,
# counted from 1, and how much to take.
# Exact; up to 20,000 positions in a few seconds.

import sys

sys.setrecursionlimit(100000)

h, k, misere = map(int, input().split())
heaps = tuple(map(int, input().split()))
S = list(map(int, input().split()))

# memo[p]: N or P, of a position p.
memo = {}


# A move: the heap, and how much to take.
def moves(p):
    found = []
    for i in range(h):
        for s in S:
            if s <= p[i]:
                found.append((i, s))
    return found


def after(p, i, s):
    return p[:i] + (p[i] - s,) + p[i + 1 :]


def win(p):
    if p in memo:
        return memo[p]  # @found p, memo[p]
    answer = "P"  # @called p
    if misere and moves(p) == []:
        answer = "N"
    for i, s in moves(p):
        if win(after(p, i, s)) == "P":
            answer = "N"
            break
    memo[p] = answer  # @returned p, answer
    return answer


if win(heaps) == "P":
    print("second")
else:
    print("first")
    for i, s in moves(heaps):
        if memo[after(heaps, i, s)] == "P":
            print(i + 1, s)
            break
