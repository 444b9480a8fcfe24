# The race by all its states, backwards from the end: O(cells^2).
# Reads n, m and jump, then n rows of m cells: # a wall, A and B the
# starts, . any other cell. A moves first. With jump = 1 a step onto
# the other token is followed by another; else they may share cells.
# Prints who wins, first, second or draw, and a winning move of A:
# its row and column, counted from 0.
# Exact; boards of 100 cells in a second or two.

n, m, jump = map(int, input().split())
w = m + 1
board = "#" * w
for row in range(n):
    board += input() + "#"
board += "#" * w
A = board.index("A")
B = board.index("B")


def neighbours(cell):
    near = [cell - w, cell + 1, cell + w, cell - 1]
    return [to for to in near if board[to] != "#"]


# The cells to which a token can go, to reach the goal first.
def moves(token, other, goal):
    found = []
    for to in neighbours(token):
        if jump and to == other and to != goal:
            found += neighbours(other)
        else:
            found.append(to)
    return found


# All cells on which tokens can be.
cells = [A, B]
for cell in cells:
    for to in neighbours(cell):
        if to not in cells:
            cells.append(to)

# A state: the token to move, the other one, and the goal. Its moves
# lead to states of the other player.
left = {}
untried = {}
before = {}
front = []
for goal in [A, B]:
    for token in cells:
        for other in cells:
            is_over = token == goal or other == A + B - goal
            if is_over or jump and token == other:
                continue
            state = token, other, goal
            ends = moves(token, other, goal)
            untried[state] = len(ends)
            for to in ends:
                before.setdefault((other, to, A + B - goal), []).append(state)
            if goal in ends:
                left[state] = 1
                front.append(state)

# The front: all states with t moves left, if who wins hurries.
t = 1
while front:
    if t % 2 == 1:
        # They win at once, or a move leads to a losing state.
        is_won = True  # @winning t
    else:
        # All moves lead to winning states.
        is_won = False  # @losing t
    found = []
    for state in front:
        for one in before.get(state, []):
            untried[one] -= 1
            if one not in left and (not is_won or untried[one] == 0):
                left[one] = t + 1
                found.append(one)
    front = found
    t += 1

start = A, B, B
word = "draw"
if start in left:
    word = "first" if left[start] % 2 == 1 else "second"
print(word)  # @answer word
if word == "first":
    for to in moves(A, B, B):
        if to == B or left.get((B, to, A), 1) % 2 == 0:
            print(to // w - 1, to % w)
            break
