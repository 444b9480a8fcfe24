# Nim with a move in one heap: binary XOR, O(n log a).
# Reads n, m and misere, then the n heaps. A move takes at least 1
# from a heap, at most m (m = 0: any number). Who takes the last
# one wins, or with misere = 1 loses.
# Prints who wins, first or second, and a winning move: the heap,
# counted from 1, and how much to take.
# Exact for any numbers.

n, m, misere = map(int, input().split())
a = [0] + list(map(int, input().split()))

# What counts of a heap: all of it, or the rest modulo m + 1.
r = [0] * (n + 1)
for i in range(1, n + 1):
    r[i] = a[i] % (m + 1) if m > 0 else a[i]

X = ones = big = width = 0
for i in range(1, n + 1):
    if r[i] == 1:
        ones += 1
    if r[i] > 1:
        big += 1
    while r[i] >> width > 0:
        width += 1
    X ^= r[i]  # @added i, r[i], X

lost = X == 0
if misere and big == 0:
    lost = ones % 2 == 1

# A winning move leaves of heap h what counts as left.
h = left = 0
if misere and big <= 1 and not lost:
    # Leave an odd number of ones, and nothing above.
    h = 1
    if big == 1:
        while r[h] <= 1:
            h += 1
        left = 1 - ones % 2
    elif ones > 0:
        while r[h] == 0:
            h += 1
    else:
        while h <= n and a[h] == 0:
            h += 1
        left = 1
elif not lost:
    # r[h] xor X, column by column, the highest first.
    for c in range(width - 1, -1, -1):
        odd = (X ^ r[h]) >> c & 1
        if odd == 1 and h > 0:  # @counted c, odd
            left += 1 << c  # @given c, h, left
        elif odd == 1:
            i = 1
            while (r[i] >> c & 1) == 0:
                i += 1
            h = i  # @opened c, i, r[i]
            left = r[h] >> (c + 1) << (c + 1)

if lost:
    print("second")
elif h > n:
    # Nothing is left, and who has no move wins.
    print("first")
else:
    take = r[h] - left  # @taken h, r[h], left
    if take < 0:
        take += m + 1
    print("first")
    print(h, take)
