# Dynamic Nim by the digits of the pile, O(log pile).
# Reads pile, cap, p, q: a pile, of which at most cap may be
# taken now; after a take of x, at most k x with k = p / q,
# which is at least 1.
# Prints who wins, first or second, and a winning take.
# Exact for any numbers, also of hundreds of digits.

pile, cap, p, q = map(int, input().split())

# H[1], H[2], ...: the losing piles up to the given one.
H = [0, 1]
i = j = 1
while True:
    # The smallest H[i] with k H[i] >= H[j].
    while p * H[i] < q * H[j]:
        i += 1
    if H[j] + H[i] > pile:
        break
    H.append(H[j] + H[i])  # @member j, H[j], i, H[i]
    j += 1

# The digits of the pile, the largest first.
rest = pile
d = 0
while rest > 0:
    while H[j] > rest:
        j -= 1
    d = H[j]
    rest -= d  # @digit rest, d

# The last digit is the smallest winning take.
if d > 0 and d <= cap:  # @answer d, cap
    print("first")
    print(d)
else:
    print("second")
