# Nim with a move in 1 to k heaps, by Moore: O(n k log a).
# Reads n, k, m and misere, then the n heaps. A move takes at least
# 1 from each of its heaps, at most m (m = 0: any number). Who
# takes the last one wins, or with misere = 1 loses.
# Prints who wins, first or second, and a winning move: how much to
# take from each heap.
# Exact for any numbers.

n, k, m, misere = map(int, input().split())
a = [0] + list(map(int, input().split()))

# What counts of a heap: all of it, or the rest modulo m + 1.
R = [0] * (n + 1)
for i in range(1, n + 1):
    R[i] = a[i] % (m + 1) if m > 0 else a[i]

width = 0
while max(R) >> width > 0:
    width += 1
ones = [0] * width
small = big = 0
for i in range(1, n + 1):
    if R[i] == 1:
        small += 1
    if R[i] > 1:
        big += 1
    rest = R[i]  # @added i, R[i]
    for c in range(width):
        ones[c] += rest >> c & 1

lost = True
for c in range(width):
    if ones[c] % (k + 1) > 0:
        lost = False
if misere and big == 0:
    lost = small % (k + 1) == 1

# A winning move leaves of heap i what counts as left[i].
left = R[:]
if misere and big <= k and not lost:
    # Leave 1 modulo k + 1 of the ones, and nothing above: some of
    # the big heaps become 1, the others 0, and some ones become 0.
    to_one = 0
    to_zero = (small + k) % (k + 1)
    while to_zero > min(k - big, small):
        to_one += 1
        to_zero = (small + to_one + k) % (k + 1)
    for i in range(1, n + 1):
        if R[i] > 1:
            left[i] = 1 if to_one > 0 else 0
            to_one -= 1
        elif R[i] == 1 and to_zero > 0:
            left[i] = 0
            to_zero -= 1
elif not lost:
    # The heaps with free digits from here on.
    opened = []
    for c in range(width - 1, -1, -1):
        r = ones[c]
        for h in opened:
            r -= R[h] >> c & 1
        r %= k + 1
        missing = (k + 1 - r) % (k + 1)
        if missing <= len(opened):  # @counted c, r
            for h in opened[:missing]:
                left[h] += 1 << c  # @given c, h, left[h]
        else:
            for i in range(1, n + 1):
                is_closed = left[i] == R[i]
                if r > 0 and is_closed and (R[i] >> c & 1) == 1:
                    opened.append(i)  # @opened c, i, R[i]
                    left[i] = R[i] >> (c + 1) << (c + 1)
                    r -= 1

if lost:
    print("second")
else:
    print("first")
    take = [0] * (n + 1)
    for i in range(1, n + 1):
        if left[i] < R[i]:
            take[i] = R[i] - left[i]  # @taken i, R[i], left[i]
    print(*take[1:])
