# What games and examples are called, and the rules in three sentences with a move.

race-name = The race
race-example-official = The first official board
race-example-corridors = Rings of corridors
race-example-arcs = Two arcs, not one
race-example-wrap = Round the back
race-example-open = An open board
race-example-full = The second official board
race-example-serpentine = A serpentine
race-example-tree = Pairs that grow like n⁴
race-example-maze = A maze with loops
race-example-large = A million cells
race-example-slides = A board from a lecture
race-example-shared = Tokens that share a cell

race-how-1 = Tokens start at A and B, and A moves first. A move is one step to a neighbouring cell without a wall.
race-how-2 = If you step onto the other token, you must take one more step at once, in any direction.
race-how-3 = Whoever reaches the other’s start first wins. Passing over it counts too.
race-how-example = Example: B is right of A, and A steps right. A lands on B and must step once more, in any free direction.

# What is read before a game: what it is about, and what its examples show.

race-featured = Distance layers
race-featured-why = The race: two tokens, and the cells halfway between them
race-summary = Two tokens race to each other’s start, and one can jump over the other.
race-example-official-why = d = 6 is even, and B can force the meeting: B wins.
race-example-corridors-why = Doors in square walls: the layers really are rings, and the arcs turn around them.
race-example-arcs-why = One source says that B’s winning cells form one arc. With A on (0, 4), in layer 1, there are two: (6, 4) and (8, 4). But the game was decided before.
race-example-wrap-why = A repair that only looks at A’s side fails on this 6 × 6 board: B answers round the back of the ring.
race-example-open-why = Opposite corners of an empty square: the layers are diagonals.
race-example-full-why = Small enough for the full game: pick A’s cell, and see who wins for each cell of B.
race-example-serpentine-why = One corridor winds through the board: d is about half the number of cells, and every layer is one cell.
race-example-tree-why = The official bound O(n³) is wrong: on a double tree of open blocks the pairs grow like n⁴. Rings visit each cell once.
race-example-maze-why = Almost a tree: few cells are on shortest paths, and all others are pale.
race-example-large-why = A thousand by a thousand cells, decided at once.
race-example-shared-why = Without the extra step A wins every board on which it can reach B at all. By the usual rule B wins this one.
race-example-slides-why = The numbers are distances from A. d = 21 is odd, so A can arrive first.

# What else a game is searched by, in either language.
race-also = race, BOI 2008, dynamic programming, DP, 动态规划, Game, labyrinth, jump, board, walls; 赛跑, 迷宫, 走格子

# The position of a question.
race-position = A is on { $a }, B on { $b }; { $mover } to move
race-why = { $by ->
    [odd] The starts are { $d } steps apart, an odd number: wherever the tokens meet, A is a step ahead.
    [firstThere] Both need { $d } steps, tokens can’t hold each other up, and A goes first.
    [A] A steps to { $steps }. From there B can’t make sure that the tokens meet halfway.
    [B] The starts are { $d } steps apart. B can make sure that the tokens meet halfway, and so gets the extra step.
   *[draw] No white path joins the two starts, so neither player can get there.
}
