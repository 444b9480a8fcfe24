# The race by pairs of cells on shortest paths, O(cells^2).
# Reads n and m, then n rows of m cells: # a wall, A and B the
# starts, . any other cell. A moves first.
# Prints who wins, first, second or draw, and a winning step of A:
# its row and column, counted from 0.
# Exact; boards of 100,000 pairs in a few seconds.

n, m = map(int, input().split())
w = m + 1
board = "#" * w
for row in range(n):
    board += input() + "#"
board += "#" * w
A = board.index("A")
B = board.index("B")
FAR = 10**9


def neighbours(cell):
    near = [cell - w, cell + 1, cell + w, cell - 1]
    return [to for to in near if board[to] != "#"]


def distances(start):
    found = [FAR] * len(board)
    found[start] = 0
    queue = [start]
    for cell in queue:
        for to in neighbours(cell):
            if found[to] == FAR:
                found[to] = found[cell] + 1
                queue.append(to)
    return found


from_a = distances(A)
from_b = distances(B)
d = from_a[B]


# The neighbours in layer k of the shortest paths.
def steps(cell, k):
    found = []
    for to in neighbours(cell):
        if from_a[to] == k and from_b[to] == d - k:
            found.append(to)
    return found


# B moves from cell b of layer d - i; A is on cell x of layer i + 1.
def b_can_win(i, x, b):
    for to in steps(b, d - i - 1):
        if NP[i + 1][x][place[to]] == 1:
            return True
    return False


# The layers, and the place of each cell in its own.
L = [[] for k in range(d + 1)] if d < FAR else []
place = [0] * len(board)
for cell in range(len(board)):
    if d < FAR and from_a[cell] + from_b[cell] == d:
        place[cell] = len(L[from_a[cell]])
        L[from_a[cell]].append(cell)

# NP[i][x][y] = 1: B wins with A to move, on cell x of layer i, and
# B on cell y of layer d - i.
h = d // 2
NP = []
if d < FAR and d % 2 == 0:
    NP = [[] for i in range(h + 1)]
    p = len(L[h])
    NP[h] = [[0] * p for x in range(p)]  # @middle h, p
    for x in range(p):
        NP[h][x][x] = 1
    for i in range(h - 1, -1, -1):
        p = len(L[i])
        q = len(L[d - i])
        NP[i] = [[1] * q for x in range(p)]  # @layer i, p, q
        for x in range(p):
            for y in range(q):
                for to in steps(L[i][x], i + 1):
                    if not b_can_win(i, place[to], L[d - i][y]):
                        NP[i][x][y] = 0

word = "first"
if d == FAR:
    word = "draw"
elif d % 2 == 0 and NP[0][0][0] == 1:
    word = "second"
print(word)  # @answer word
if word == "first":
    for cell in L[1]:
        if d % 2 == 1 or not b_can_win(0, place[cell], B):
            print(cell // w - 1, cell % w)
            break
