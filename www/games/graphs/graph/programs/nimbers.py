# Nimbers of a graph, with or without cycles, and the tokens on
# it together: O(n + m) for each nimber that occurs.
# Reads the rule, normal or sj; n and m, then m edges u v from the
# vertices 0 to n - 1; how many tokens, and their vertices.
# Prints who wins, first, second or draw, and a winning move: a
# token, counted from 0, and a vertex. Without tokens: nimbers,
# -1 for infinite. Exact; 10^5 edges in a few seconds.

import sys

rule, *words = sys.stdin.read().split()
data = iter(map(int, words))
n, m = next(data), next(data)
options = [[] for v in range(n)]
before = [[] for v in range(n)]
for e in range(m):
    u, v = next(data), next(data)
    options[u].append(v)
    before[v].append(u)
tokens = [next(data) for t in range(next(data))]

nimber = [-1] * n
infinite = set()


# The numbers that the options of a vertex have already.
def numbers(v):
    return {nimber[u] for u in options[v] if nimber[u] >= 0}


def outcome(position):
    X = 0
    loopy = []
    for v in position:
        if v in infinite:
            loopy.append(v)
        else:
            X ^= nimber[v]
    if rule == "sj":
        big = any(nimber[v] > 1 for v in position)
        return "first" if big == (X != 0) else "second"
    if not loopy:
        return "first" if X != 0 else "second"
    if len(loopy) == 1 and X in numbers(loopy[0]):
        return "first"
    return "draw"


# With cycles: the vertices of one number after the other.
def by_numbers():
    # x[v]: the mex of the numbers among the options of v.
    x = [0] * n
    for m in range(n + 1):
        # Options without a number that don't lead to m yet.
        wait = [0] * n
        leads = [False] * n
        queue = []
        for v in range(n):
            wait[v] = sum(nimber[u] == -1 for u in options[v])
            if nimber[v] == -1 and x[v] == m and wait[v] == 0:
                queue.append(v)
        if not queue:
            break
        for v in queue:
            nimber[v] = m  # @number v, m
            for u in before[v]:
                if nimber[u] >= 0 or leads[u]:
                    continue
                leads[u] = True
                if x[u] == m:
                    x[u] += 1
                for w in before[u]:
                    wait[w] -= 1
                    if nimber[w] == -1 and x[w] == m and wait[w] == 0:
                        queue.append(w)
    for v in range(n):
        if nimber[v] == -1:
            infinite.add(v)  # @infinite v


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
if len(order) < n:
    by_numbers()
    order = []
for v in order:
    found = numbers(v)
    mex = 0
    while mex in found:
        mex += 1
    nimber[v] = mex  # @mex v, mex


def winning_move():
    for t in range(len(tokens)):
        for u in options[tokens[t]]:
            if outcome(tokens[:t] + [u] + tokens[t + 1 :]) == "second":
                return t, u


if not tokens:
    for v in range(n):
        print(nimber[v])
else:
    print(outcome(tokens))  # @answer tokens
    # By the rule sj, a play ends when all nimbers are 0.
    over = rule == "sj" and all(nimber[v] == 0 for v in tokens)
    if outcome(tokens) == "first" and not over:
        print(*winning_move())
