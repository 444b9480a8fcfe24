# Green Hackenbush by fusion: O(n + m), and for a winning cut as
# much for each edge.
# Reads m and the ends of the m edges; then how many vertices are
# on the ground, and which, in ascending order.
# Prints who wins, first or second, and an edge whose cut wins,
# counted from 0.
# Exact for any picture; 1,000 edges in a few seconds.

import sys

sys.setrecursionlimit(10000)
data = iter(map(int, sys.stdin.read().split()))
m = next(data)
edges = [[next(data), next(data)] for e in range(m)]
ground = [next(data) for i in range(next(data))]
root = ground[0] if ground else 0
n = 1 + max([root] + [max(edge) for edge in edges])


def merge_ground():
    for edge in edges:
        for i in range(2):
            if edge[i] in ground:
                edge[i] = root


if len(ground) > 1:
    merge_ground()  # @ground ground

at = [[] for v in range(n)]
for e in range(m):
    for i in range(2):
        at[edges[e][i]].append((e, edges[e][1 - i]))


# Grows a tree from v, to which the edge e leads. low[v]: the
# earliest place in the order to which an edge leads back from there.
def grow(v, e, cut):
    seen[v] = low[v] = len(order)
    order.append(v)
    for f, u in at[v]:
        if f == e or f == cut:
            continue
        if seen[u] == -1:
            parent[u] = v
            grow(u, f, cut)
            low[v] = min(low[v], low[u])
        else:
            low[v] = min(low[v], seen[u])


order = []
seen, low, parent = [-1] * n, [-1] * n, [-1] * n
foot, loops = [-1] * n, [0] * n


# Fuses the cycles. foot[v]: the lowest vertex of those that v is
# fused with; loops[c]: how many edges become loops at a foot c.
def fuse(cut):
    order.clear()
    for v in range(n):
        seen[v], foot[v], loops[v] = -1, -1, 0
    if ground:
        grow(root, -1, cut)
    for v in order:
        if low[v] == seen[v]:
            # No cycle goes over the edge below v.
            foot[v] = v
        else:
            foot[v] = foot[parent[v]]
    for e in range(m):
        u, v = edges[e]
        if e != cut and foot[u] >= 0 and foot[u] == foot[v]:
            loops[foot[u]] += 1


def nimber_without(cut):
    fuse(cut)
    x = [count % 2 for count in loops]
    for c in reversed(order):
        if c != root and foot[c] == c:
            x[foot[parent[c]]] ^= x[c] + 1
    return x[root]


fuse(-1)
# The feet from the tips down; what is fused is named by its
# smallest vertex.
feet = [c for c in reversed(order) if foot[c] == c]
name = list(range(n))
for v in order:
    if foot[v] != root:
        name[foot[v]] = min(name[foot[v]], v)

x = [0] * n
for c in feet:
    v, count = name[c], loops[c]
    if count > 0:
        x[v] = count  # @fused v, count
        x[v] %= 2  # @paired v, x[v]
nimber = 0
for c in feet:
    v = name[c]
    nimber = x[v]  # @valued v, x[v]
    if c != root:
        x[name[foot[parent[c]]]] ^= nimber + 1

if nimber == 0:  # @answer nimber
    print("second")
else:
    print("first")
    joined = foot[:]
    e = 0
    while joined[edges[e][0]] < 0 or nimber_without(e) != 0:
        e += 1
    print(e)
