# Wythoff's game by Beatty's theorem, in whole numbers.
# Reads A and B, the two piles.
# Prints who wins, first or second, and the piles that a winning
# move leaves.
# Exact for any numbers, also of hundreds of digits.

# isqrt: the whole part of the square root.
from math import isqrt

A, B = map(int, input().split())


# The lower pile of star i, the whole part of i phi.
def lower(i):
    return (i + isqrt(5 * i * i)) // 2


# The star with x in one pile: its other pile.
def other(x):
    # So many stars have a lower pile from 1 to x.
    i = lower(x + 1) - (x + 1)
    return x + i if lower(i) == x else i


i = abs(A - B)  # @difference A, B
r = isqrt(5 * i * i)  # @root i
a = (i + r) // 2  # @star i, r
row = other(B)  # @row B
column = other(A)  # @column A

if a == min(A, B):  # @answer a, min(A, B)
    print("second")
else:
    print("first")
    if row < A:
        print(row, B)
    elif column < B:
        print(A, column)
    elif A < B:
        print(a, a + i)
    else:
        print(a + i, a)
