# Dynamic Nim by a search with a memo.
# Reads pile, cap, p, q: a pile, of which at most cap may be
# taken now; after a take of x, at most k x with k = p / q.
# Prints who wins, first or second, and a winning take.
# Exact for any numbers; a pile up to 300 in a few seconds.

import sys

sys.setrecursionlimit(10000)

pile, cap, p, q = map(int, input().split())

# memo[m][n]: N or P, with m left and cap n; ? if nobody asked.
memo = [["?"] * (pile + 1) for m in range(pile + 1)]


def after(m, x):
    return min(p * x // q, m - x)


def win(m, n):
    if memo[m][n] != "?":
        return memo[m][n]  # @found m, n, memo[m][n]
    answer = "P"  # @called m, n
    for x in range(1, n + 1):
        if win(m - x, after(m, x)) == "P":
            answer = "N"
            break
    memo[m][n] = answer  # @returned m, n, answer
    return answer


if win(pile, cap) == "N":
    x = 1
    while memo[pile - x][after(pile, x)] != "P":
        x += 1
    print("first")
    print(x)
else:
    print("second")
