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

race-how-1 = Tokens start at A and B; A moves first. A move is one step to a neighbouring cell without a wall.
race-how-2 = Whoever steps onto the other’s token goes on at once, one step in any direction.
race-how-3 = Whoever first reaches the other’s start wins, also by passing over it.
race-how-example = Example: A steps right; now B may step in any free direction.
