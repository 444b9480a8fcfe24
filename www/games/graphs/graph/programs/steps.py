# A move of every token (Every-SG) by steps, O(n + m), on a graph
# without cycles.
# Reads n and m, then m edges u v from the vertices 0 to n - 1;
# how many tokens there are, and their vertices.
# Prints who wins, first or second, and a winning move: for every
# token that can move its number, from 0, and a vertex; then the
# steps of all vertices.
# Exact for any graph; 10^6 edges in a few seconds.

import sys

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

steps = [0] * n
for v in order:
    s = 0
    for u in options[v]:
        if steps[u] % 2 == 0:
            s = max(s, 1 + steps[u])
    if s == 0 and options[v]:
        s = 1 + min(steps[u] for u in options[v])
    steps[v] = s  # @stepped v, s

if tokens:
    most = max(steps[v] for v in tokens)
    if most % 2 == 0:  # @answer tokens, most
        print("second")
    else:
        print("first")
        move = []
        for t, v in enumerate(tokens):
            for u in options[v]:
                if steps[u] == steps[v] - 1:
                    move += [t, u]
                    break
        print(*move)
print(*steps)
