# Tokens that are replaced by others: nimbers by mex, in time
# linear in the input.
# Reads the number n of vertices; for each vertex from 0 how many
# options it has, and for each option how many vertices it is,
# and which; then how many tokens there are, and their vertices.
# Prints who wins, first or second, and a winning move: a token
# and an option of its vertex, both counted from 0.
# Exact for any options that don't go round in a circle; 10^6
# numbers in about two seconds.

import sys

data = iter(map(int, sys.stdin.read().split()))


def read_list():
    return [next(data) for i in range(next(data))]


n = next(data)
options = []
for v in range(n):
    options.append([read_list() for i in range(next(data))])
tokens = read_list()

# Vertices after their options: level by level from the ends.
before = [[] for v in range(n)]
count = [0] * n
for v in range(n):
    for option in options[v]:
        for u in option:
            before[u].append(v)
            count[v] += 1
order = []
level = [v for v in range(n) if count[v] == 0]
while level:
    further = []
    for v in level:
        order.append(v)
        for u in before[v]:
            count[u] -= 1
            if count[u] == 0:
                further.append(u)
    level = sorted(further)

nimber = [0] * n


def xor(vertices):
    x = 0
    for v in vertices:
        x ^= nimber[v]
    return x


def mex(values):
    among = set(values)
    x = 0
    while x in among:
        x += 1
    return x


def values_of(v):
    return [xor(option) for option in options[v]]


for v in order:
    values = values_of(v)  # @options v
    nimber[v] = mex(values)  # @mex v, values

X = 0
for v in tokens:
    X ^= nimber[v]  # @added v, nimber[v], X


def winning_move():
    for t, v in enumerate(tokens):
        for i, value in enumerate(values_of(v)):
            if X ^ nimber[v] ^ value == 0:
                return t, i


if X == 0:  # @answer X
    print("second")
else:
    print("first")
    print(*winning_move())
