# Nim with a move in every heap that has stones, O(n).
# Reads n and m, then the n heaps. A move takes at least 1 from
# each, at most m (m = 0: any number). Who takes the last one wins.
# Prints who wins, first or second, and a winning move: how much to
# take from each heap.
# Exact for any numbers.

n, m = map(int, input().split())
a = [0] + list(map(int, input().split()))
if m == 0:
    m = max(a)

# The steps of a heap, if its winner plays slowly.
steps = [0] * (n + 1)
most = 0
for i in range(1, n + 1):
    steps[i] = a[i] // (m + 1) * 2
    if a[i] % (m + 1) > 0:
        steps[i] += 1
    most = max(most, steps[i])  # @timed i, a[i], steps[i], most

if most % 2 == 0:
    print("second")
else:
    print("first")
    take = [0] * (n + 1)
    for i in range(1, n + 1):
        if a[i] > 0:
            # Leave even steps in the slowest heaps.
            slowest = steps[i] == most
            take[i] = a[i] % (m + 1) if slowest else 1  # @taken i, steps[i]
    print(*take[1:])
