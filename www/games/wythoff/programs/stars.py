# Wythoff's game by stars, O(n^2).
# Reads A and B, the two piles.
# Prints who wins, first or second, and the piles that a winning
# move leaves.
# Exact for piles up to 1,000, in about a second.

A, B = map(int, input().split())

# The grid goes up to 12 at least, as on the board.
n = max(A, B, 12)
covered = [[False] * (n + 1) for _ in range(n + 1)]
stars = []


def cover_lines(a, b):
    for d in range(n + 1):
        if a + d <= n:
            covered[a + d][b] = True
        if b + d <= n:
            covered[a][b + d] = True
        if max(a, b) + d <= n:
            covered[a + d][b + d] = True


def place(a, b):
    stars.append((a, b))  # @placed a, b
    cover_lines(a, b)  # @lines a, b


for a in range(n + 1):
    # The first free cell of a column, if it has one.
    for b in range(a, n + 1):
        if not covered[a][b]:
            place(a, b)
            if a < b:
                place(b, a)
            break

if (A, B) in stars:
    print("second")
else:
    print("first")
    for a, b in stars:
        in_line = a == A or b == B or A - a == B - b
        if in_line and a <= A and b <= B:
            print(a, b)
            break
