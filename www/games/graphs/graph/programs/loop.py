# Labels of a graph by the plain loop, O(n m).
# Reads n and m, then m edges u v from the vertices 0 to n - 1;
# how many terminals win, and which; how many lose, and which;
# 1 and the vertex of the token, or 0 for no token.
# Prints who wins, first, second or draw, and a vertex to which a
# move wins; then the labels: P, N, or ? for a draw.
# Exact for any graph; 1,000 vertices with 10,000 edges in a few
# seconds.

import sys

data = iter(map(int, sys.stdin.read().split()))
n, m = next(data), next(data)
options = [[] for v in range(n)]
for e in range(m):
    u, v = next(data), next(data)
    options[u].append(v)
terminal = ["?"] * n
for letter in "PN":
    for e in range(next(data)):
        terminal[next(data)] = letter
tokens = [next(data) for t in range(next(data))]

label = ["?"] * n
# A winning move, where there is one.
move = [-1] * n
for v in range(n):
    if terminal[v] != "?":
        label[v] = terminal[v]  # @terminal v, terminal[v]

changed = True
while changed:
    changed = False
    for v in range(n):
        if label[v] == "?" and all(label[u] == "N" for u in options[v]):
            label[v] = "P"  # @all_n v, options[v]
            changed = True
    for v in range(n):
        if label[v] != "?":
            continue
        for u in options[v]:
            if label[u] == "P":
                label[v] = "N"  # @option v, u
                move[v] = u
                changed = True
                break

for v in tokens:
    winner = {"N": "first", "P": "second", "?": "draw"}
    print(winner[label[v]])  # @answer v, label[v]
    if move[v] >= 0:
        print(move[v])
print("".join(label))
