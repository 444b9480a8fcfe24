# Labels of a graph by retrograde analysis, with counters:
# O(n + m).
# Reads n and m, then m edges u v from the vertices 0 to n - 1;
# how many terminals win, and which; how many lose, and which;
# 1 and the vertex of the token, or 0 for no token.
# Prints who wins, first, second or draw, and a vertex to which a
# move wins; then the labels: P, N, or ? for a draw.
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
terminal = ["?"] * n
for letter in "PN":
    for e in range(next(data)):
        terminal[next(data)] = letter
tokens = [next(data) for t in range(next(data))]

label = ["?"] * n
# Options that are not yet known to be N.
count = [len(options[v]) for v in range(n)]
# A winning move, where there is one.
move = [-1] * n
queue = []
for v in range(n):
    if terminal[v] != "?":
        label[v] = terminal[v]  # @terminal v, terminal[v]
        queue.append(v)
for v in range(n):
    if terminal[v] == "?" and count[v] == 0:
        label[v] = "P"  # @sink v
        queue.append(v)

for v in queue:
    for u in before[v]:
        if label[u] != "?":
            continue
        if label[v] == "P":
            label[u] = "N"  # @option u, v
            move[u] = v
            queue.append(u)
        else:
            count[u] -= 1
            if count[u] == 0:
                label[u] = "P"  # @all_n u
                queue.append(u)

for v in tokens:
    winner = {"N": "first", "P": "second", "?": "draw"}
    print(winner[label[v]])  # @answer v, label[v]
    if move[v] >= 0:
        print(move[v])
print("".join(label))
