# The token that never comes back: the first player wins exactly
# when every maximum matching covers the start. Edmonds' search,
# O(n^3): 2,000 vertices and 20,000 edges in a second.
# Reads n and m, then m edges u v between the vertices 0 to n - 1,
# and the vertex of the token.
# Prints who wins, first or second; for first, a vertex to which a
# move wins; then who wins from each vertex: N, first, or P, second.

import sys

data = iter(map(int, sys.stdin.read().split()))
n, m = next(data), next(data)
near = [set() for v in range(n)]
for e in range(m):
    u, v = next(data), next(data)
    near[u].add(v)
    near[v].add(u)
token = next(data)

# The base of the blossom of each vertex, and how to go back.
mate, before, base = [-1] * n, [-1] * n, list(range(n))
# Outer and inner vertices of all trees.
kind = [""] * n


def common_base(v, u):
    seen = set()
    while True:
        if v >= 0:
            v = base[v]
            if v in seen:
                return v
            seen.add(v)
            v = before[mate[v]] if mate[v] >= 0 else -1
        v, u = u, v


# From v to the base b: inner vertices on the way become outer,
# with a way back across the edge to u.
def walk(v, u, b, queue):
    way = []
    while base[v] != b:
        before[v] = u
        u = mate[v]
        way += [v, u]
        if kind[u] == "inner":
            queue.append(u)
        kind[u] = "outer"
        v = before[u]
    return way + [v]


# Grows a tree from an exposed vertex. Whether it finds a path.
def search(root):
    kind[root] = "outer"
    queue, tree = [root], [root]
    for v in queue:
        for u in sorted(near[v]):
            if kind[u] == "inner" or base[u] == base[v]:
                continue
            if kind[u] == "outer":
                b = common_base(v, u)
                cycle = walk(v, u, b, queue)[::-1]
                cycle += walk(u, v, b, queue)
                shrunk = set()  # @shrink cycle
                for w in cycle:
                    shrunk.add(base[w])
                for w in tree:
                    if base[w] in shrunk:
                        base[w] = b
            elif mate[u] >= 0:
                before[u] = v
                tree += [u, mate[u]]
                queue.append(mate[u])
                kind[u] = "inner"  # @grow v, u
                kind[mate[u]] = "outer"
            else:
                path = [u, v]
                while mate[path[-1]] >= 0:
                    path.append(mate[path[-1]])
                    path.append(before[path[-1]])
                for p in range(len(path)):
                    mate[path[p]] = path[p ^ 1]
                for w in tree:
                    kind[w], base[w] = "", w
                return True  # @augment path
    return False  # @stuck root


for root in range(n):
    if mate[root] < 0:
        search(root)  # @search root
label = ["P" if kind[v] == "outer" else "N" for v in range(n)]
winner, move = "second", -1  # @starts
if label[token] == "N":
    winner, partner = "first", mate[token]
    mate[token] = mate[partner] = -1  # @without token, partner
    kind, base = [""] * n, list(range(n))
    kind[token] = "inner"
    for root in range(n):
        if root != token and mate[root] < 0:
            search(root)  # @again root
    for v in near[token]:
        if kind[v] == "outer":
            move = max(move, v)
print(winner)  # @answer token, winner
if move >= 0:
    print(move)
print("".join(label))
