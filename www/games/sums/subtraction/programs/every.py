# Subtraction game with a move in every heap that has one: steps,
# O(k N) with a largest heap of N.
# Reads h and k, the h heaps, then the k numbers of S: what may be
# taken from a heap. Who makes the last move wins.
# Prints who wins, first or second, and a winning move: how much to
# take from each heap, 0 where it has no move.
# Exact; heaps up to 10^6 in a few seconds, if S is small.

h, k = map(int, input().split())
heaps = [0] + list(map(int, input().split()))
S = list(map(int, input().split()))

N = max(heaps)
steps = [0] * (N + 1)
for n in range(N + 1):
    values = []
    evens = []
    for s in S:
        if s <= n:
            values.append(steps[n - s])
            if steps[n - s] % 2 == 0:
                evens.append(steps[n - s])
    v = 0  # @options n, values
    if evens:
        v = 1 + max(evens)
    elif values:
        v = 1 + min(values)
    steps[n] = v  # @mex n, v

m = 0
for i in range(1, h + 1):
    a = heaps[i]
    m = max(m, steps[a])  # @added i, a, steps[a], m

if m % 2 == 0:  # @answer m
    print("second")
else:
    print("first")
    # In each heap, leave one step less.
    take = [0] * (h + 1)
    for i in range(1, h + 1):
        a = heaps[i]
        for s in S:
            if s <= a and steps[a - s] == steps[a] - 1:
                take[i] = s
    print(*take[1:])
