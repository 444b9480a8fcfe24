# Subtraction game by the period of its values.
# Reads h and k, the h heaps, then the k numbers of S: what may be
# taken from a heap. Who makes the last move wins.
# Prints who wins, first or second, and a winning move: the heap,
# counted from 1, and how much to take.
# Exact, for heaps of any size; in seconds if the values repeat
# within the first 10^6.

h, k = map(int, input().split())
heaps = [0] + list(map(int, input().split()))
S = list(map(int, input().split()))


def value(n):
    return g[n] if n < pre else g[pre + (n - pre) % p]


# A move that makes X = 0.
def winning_move(X):
    for i in range(1, h + 1):
        a = heaps[i]
        for s in S:
            if s <= a and value(a - s) == value(a) ^ X:
                return i, s


# The last w values decide the next one.
w = max(S)
g = []
p = 0
while p == 0:
    for n in range(len(g), 2 * len(g) + 2 * w + 1):
        values = []
        for s in S:
            if s <= n:
                values.append(g[n - s])
        v = 0
        while v in values:
            v += 1
        g.append(v)
    # How far back the last w values occur.
    N = len(g)
    for back in range(1, N - w + 1):
        if p == 0 and g[N - w :] == g[N - w - back : N - back]:
            p = back

# From here on they repeat.
pre = N - p
while pre > 0 and g[pre - 1] == g[pre - 1 + p]:
    pre -= 1
for n in range(pre, pre + w):
    assert g[n] == g[n + p]  # @compared n, p, g[n], g[n + p]

# So they are proved to repeat for ever.
X = 0  # @found pre, p
for a in heaps:
    X ^= value(a)
if X == 0:
    print("second")
else:
    print("first")
    print(*winning_move(X))
