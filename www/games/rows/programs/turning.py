# Turning coins: the values of single heads by mex.
# Reads how many coins may be turned at once, the least number
# and the most; their spacing: A anywhere, C side by side, E at
# equal distances; the number of heads, and their coins.
# Prints who wins, first or second, and the coins of a winning
# turn, the rightmost first.
# Exact for any numbers. In a few seconds: 1,000 coins; turns of
# four anywhere 200, of five 150, of six or seven 60.

least, most = map(int, input().split())
spacing = input()
count, *heads = map(int, input().split())

# g[n]: the value of a single head on coin n.
g = [0]
# first[k][v]: the first coin n such that k of the coins up to n
# have the XOR v.
first = [{0: 0}] + [{} for k in range(1, most)]


# A turn at coin n, of coins that lie anywhere, whose other coins
# have the XOR v; or nothing.
def anywhere(n, v):
    for k in range(least - 1, most):
        if first[k].get(v, n) < n:
            coins = [n]
            while k > 0:
                coin = first[k][v]
                coins.append(coin)
                v ^= g[coin]
                k -= 1
            return coins
    return []


# All turns at coin n whose coins have the same distance d: what
# they are worth without n, d, and how many coins they are.
def spaced(n):
    turns = []
    for d in range(1, n if spacing == "E" and n > 1 else 2):
        coin, number, value = n, 1, 0
        while number <= most:
            if number >= least:
                turns.append((value, d, number))
            if coin <= d:
                break
            coin -= d
            number += 1
            value ^= g[coin]
    return turns


for n in range(1, max(heads, default=0) + 1):
    mex = 0
    if spacing == "A":
        while anywhere(n, mex):
            mex += 1
        for k in range(most - 1, 0, -1):
            for v in first[k - 1]:
                first[k].setdefault(v ^ mex, n)
    else:
        options = {value for value, d, number in spaced(n)}
        while mex in options:
            mex += 1
    g.append(mex)

X = 0
for n in heads:
    X ^= g[n]  # @counts n, g[n], X


def turn(n, v):
    if spacing == "A":
        return anywhere(n, v)
    for value, d, number in spaced(n):
        if value == v:
            return [n - i * d for i in range(number)]
    return []


if X == 0:  # @answer X
    print("second")
else:
    print("first")
    for n in heads:
        coins = turn(n, g[n] ^ X)
        if coins:
            print(*coins)
            break
