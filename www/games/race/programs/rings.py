# The race by rings and arcs, O(cells).
# Reads n and m, then n rows of m cells: # a wall, A and B the
# starts, . any other cell. A moves first.
# Prints who wins, first, second or draw, and a winning step of A:
# its row and column, counted from 0.
# Exact; boards of 500 by 500 cells in a few seconds.

n, m = map(int, input().split())
w = m + 1
board = "#" * w
for row in range(n):
    board += input() + "#"
board += "#" * w
A = board.index("A")
B = board.index("B")
FAR = 10**9
# North, east, south, west.
step = [-w, 1, w, -1]


def distances(start):
    found = [FAR] * len(board)
    found[start] = 0
    queue = [start]
    for cell in queue:
        for s in step:
            to = cell + s
            if board[to] != "#" and found[to] == FAR:
                found[to] = found[cell] + 1
                queue.append(to)
    return found


from_a = distances(A)
from_b = distances(B)
d = from_a[B]


# An edge of the shortest paths: 1 to B, -1 to A, 0 if it is none.
def edge(cell, turn):
    to = cell + step[turn % 4]
    on_path = from_a[to] + from_b[to] == d
    return from_a[to] - from_a[cell] if on_path else 0


# Whether an edge to A is the last one before the edges to B.
def is_last(cell, turn):
    turn += 1
    while edge(cell, turn) == 0:
        turn += 1
    return edge(cell, turn) == 1


# Where a place leads, with turns around a ring of p cells.
def through(ends, place, p):
    return ends[place % len(ends)] + place // len(ends) * p


# The cell to which A goes straight and wins; 0 if B wins.
def decide():
    # The layers as rings. From place v of layer k steps lead to the
    # places lo[k][v] to hi[k][v] of the next one.
    L, lo, hi = [[A]], [], []
    last_in = [0] * len(board)
    for k in range(d):
        ring, los, his = [], [], []
        for cell in L[k]:
            los.append(-1)
            for turn in range(last_in[cell] + 1, last_in[cell] + 5):
                if edge(cell, turn) != 1:
                    continue
                to = cell + step[turn % 4]
                is_new = is_last(to, turn + 2)
                if is_new:
                    last_in[to] = (turn + 2) % 4
                if is_new or ring == []:
                    ring.append(to)
                if los[-1] == -1:
                    los[-1] = len(ring) - 1
            his.append(len(ring) - 1)
        # The seam may cut the first cell, which then comes again.
        if len(ring) > 1 and ring[-1] == ring[0]:
            ring.pop()
        L.append(ring)
        lo.append(los)
        hi.append(his)
    # With A on place v of its ring, B wins from l[v] to r[v].
    h = d // 2
    p = len(L[h])
    l = list(range(p))  # @middle h, p
    r = list(range(p))
    for i in range(h - 1, 0, -1):
        # B moves: the cells with a step into the arc.
        p = len(L[d - i])
        l = [through(lo[d - i - 1], place, p) for place in l]
        r = [through(hi[d - i - 1], place, p) for place in r]
        count = len(l)  # @widened i, p, l[0], r[0]
        for v in range(count):
            if l[v] + p <= through(r, v + 1, p):
                return 0
        # A moves: what the arcs of all its steps share.
        next_l = [through(l, place, p) for place in hi[i]]
        next_r = [through(r, place, p) for place in lo[i]]
        l = next_l  # @shared i, p, next_l[0], next_r[0]
        r = next_r
        for v in range(len(l)):
            if l[v] > r[v]:
                return L[i][v]
    return 0


target = 0 if d == FAR else B if d % 2 == 1 else decide()
word = "first" if target > 0 else "draw" if d == FAR else "second"
print(word)  # @answer word
if target > 0:
    from_b = distances(target)
    for s in step:
        if from_b[A + s] == from_b[A] - 1:
            to = A + s
    print(to // w - 1, to % w)
