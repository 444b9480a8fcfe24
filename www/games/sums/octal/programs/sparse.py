# Octal game by its sparse space.
# Reads h and m, the h rows, and the digits d[0] to d[m] of the
# code. When k are taken, d[k] says what may be left: the sum of 1
# for nothing, 2 for one row, 4 for two rows. Who makes the last
# move wins.
# Prints who wins, first or second, and a winning move: the row,
# counted from 1, how many to take, and how many on their left.
# Exact with any mask; rows up to 5,000 in a few seconds.

h, m = map(int, input().split())
rows = [0] + list(map(int, input().split()))
d = list(map(int, input().split()))
g = []

# For even k and for odd k: the mask, and the rare rows. The last
# bit of the size of a row counts as one more bit of its value.
mask = [0, 0]
rare = [[], []]


# Two rare parts, or two common ones, give a rare value.
def is_rare(n, v, odd):
    bits = 2 * v + (n + odd) % 2
    return bin(bits & mask[odd]).count("1") % 2 == 0


def rare_rows(odd):
    return [n for n in range(1, len(g)) if is_rare(n, g[n], odd)]


# Takes the mask with the fewest rare rows so far.
def choose_mask(odd):
    best, fewest = 0, len(g)
    for one in range(4 * max(g) + 2):
        mask[odd] = one
        count = len(rare_rows(odd))
        if count < fewest:
            best, fewest = one, count
    mask[odd] = best
    rare[odd] = rare_rows(odd)


# Whether some split has a value that is rare.
def is_found(n, v):
    for k in range(min(m, n) + 1):
        if d[k] & 4 and is_rare(n, v, k % 2):
            for left in range(1, (n - k) // 2 + 1):
                if g[left] ^ g[n - k - left] == v:
                    return True
    return False


N = max(rows)
next_choice = 16
for n in range(N + 1):
    unsplit = []
    for k in range(min(m, n) + 1):
        if d[k] & (1 if k == n else 2):
            unsplit.append(g[n - k])
    marked = set(unsplit)  # @rare n, unsplit
    for k in range(min(m, n) + 1):
        if d[k] & 4:
            for part in rare[k % 2]:
                if part < n - k:
                    marked.add(g[part] ^ g[n - k - part])
    v = 0
    while v in marked or is_found(n, v):
        v += 1
    g.append(v)  # @sought n, v
    for odd in [0, 1]:
        if n > 0 and is_rare(n, v, odd):
            rare[odd].append(n)
        if n == next_choice:
            choose_mask(odd)
    if n == next_choice:
        next_choice *= 2


# A move that makes X = 0.
def winning_move():
    for i in range(1, h + 1):
        a = rows[i]
        for k in range(min(m, a) + 1):
            for left in range((a - k) // 2 + 1):
                bit = 1 if k == a else 2 if left == 0 else 4
                value = g[left] ^ g[a - k - left]
                if d[k] & bit and value == g[a] ^ X:
                    return i, k, left


X = 0
for a in rows:
    X ^= g[a]
if X == 0:  # @found X
    print("second")
else:
    print("first")
    print(*winning_move())
