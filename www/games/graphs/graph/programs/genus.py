# Misère play of tokens by two nimbers, O(n + m), on a graph
# without cycles; tokens that are not tame by a search.
# Reads n and m, then m edges u v from the vertices 0 to n - 1;
# how many tokens there are, and their vertices.
# Prints who wins, first or second, and a winning move: a token,
# counted from 0, and a vertex. Without tokens: g and g- of all.
# Exact for any graph; 10^6 edges in a few seconds, the search
# 10^5 positions.

import sys

sys.setrecursionlimit(10000)
data = iter(map(int, sys.stdin.read().split()))
n, m = next(data), next(data)
options = [[] for v in range(n)]
before = [[] for v in range(n)]
for e in range(m):
    u, v = next(data), next(data)
    options[u].append(v)
    before[v].append(u)
tokens = [next(data) for t in range(next(data))]

# Vertices after their options: level by level from the ends.
count = [len(options[v]) for v in range(n)]
order = []
level = [v for v in range(n) if count[v] == 0]
while level:
    further = []
    for v in level:
        order.append(v)
        for u in before[v]:
            count[u] -= 1
            if count[u] == 0:
                further.append(u)
    level = sorted(further)


def mex(numbers):
    x = 0
    while x in numbers:
        x += 1
    return x


# The nimbers in normal play and in misère play (g-), and whether
# a vertex is tame.
g = [0] * n
gm = [1] * n
tame = [True] * n
for v in order:
    if options[v]:
        g[v] = mex({g[u] for u in options[v]})
        gm[v] = mex({gm[u] for u in options[v]})
    pair = g[v] == gm[v] or max(g[v], gm[v]) == 1
    tame[v] = pair and all(tame[u] for u in options[v])  # @genus v, g[v], gm[v]

memo = {}


def search(position):
    # Tokens without options don't count; their order neither.
    key = tuple(sorted(v for v in position if options[v]))
    if key not in memo:
        # A player who can't move wins.
        wins = not key
        for t in range(len(key)):
            for u in options[key[t]]:
                if not wins and not search(key[:t] + (u,) + key[t + 1 :]):
                    wins = True
        memo[key] = wins
    return memo[key]


def first_wins(position):
    if all(tame[v] for v in position):
        X = 0
        for v in position:
            X ^= g[v]
        firm = any(g[v] == gm[v] for v in position)
        return X != 0 if firm else X == 0
    if len(position) == 1:
        return gm[position[0]] != 0
    return search(position)


def winning_move():
    for t in range(len(tokens)):
        for u in options[tokens[t]]:
            if not first_wins(tokens[:t] + [u] + tokens[t + 1 :]):
                return t, u
    # The play is at its end.
    return None


if not tokens:
    for v in range(n):
        print(f"{g[v]}|{gm[v]}")
elif not first_wins(tokens):  # @answer tokens
    print("second")
else:
    print("first")
    move = winning_move()
    if move:
        print(*move)
