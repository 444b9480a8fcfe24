# Subtraction game by mex, O(k N) with a largest heap of N.
# Reads h and k, the h heaps, then the k numbers of S: what may be
# taken from a heap. Who makes the last move wins.
# Prints who wins, first or second, and a winning move: the heap,
# counted from 1, and how much to take.
# Exact; heaps up to 10^6 in a few seconds, if S is small.

h, k = map(int, input().split())
heaps = [0] + list(map(int, input().split()))
S = list(map(int, input().split()))

N = max(heaps)
g = [0] * (N + 1)
for n in range(N + 1):
    values = []
    for s in S:
        if s <= n:
            values.append(g[n - s])
    v = 0  # @options n, values
    while v in values:
        v += 1
    g[n] = v  # @mex n, v

X = 0
for i in range(1, h + 1):
    a = heaps[i]
    X ^= g[a]  # @added i, a, g[a], X


# A move that makes X = 0.
def winning_move():
    for i in range(1, h + 1):
        a = heaps[i]
        for s in S:
            if s <= a and g[a - s] == g[a] ^ X:
                return i, s


if X == 0:  # @answer X
    print("second")
else:
    print("first")
    print(*winning_move())
