# Dynamic Nim by walls, O(pile).
# Reads pile, cap, p, q: a pile, of which at most cap may be
# taken now; after a take of x, at most k x with k = p / q.
# Prints who wins, first or second, and a winning take.
# Exact for any numbers; a pile up to 10^6 in about a second.

pile, cap, p, q = map(int, input().split())

# f[m]: the smallest winning take from m.
f = [0] * (pile + 1)
# The walls that are still in sight.
stack = [0]
for m in range(1, pile + 1):
    top = stack[-1]
    # The bottom, 0, stops every ray.
    while top > 0 and p * (m - top) >= q * f[top]:
        stack.pop()  # @passed m, top, f[top]
        top = stack[-1]
    f[m] = m - top  # @stopped m, top, m - top
    stack.append(m)  # @pushed m, f[m]

if pile > 0 and cap >= f[pile]:
    print("first")
    print(f[pile])
else:
    print("second")
