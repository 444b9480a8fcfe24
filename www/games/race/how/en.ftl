# The rules in three sentences, and a move.

race-how-1 = Two tokens start at A and B; A moves first, and a move is one step to a neighbouring cell without a wall.
race-how-2 = Whoever steps onto the other’s token goes on at once, one more step in any direction.
race-how-3 = Whoever first reaches the other’s start wins, also by passing over it.
race-how-example = Example: A steps right; now B, to move, may step in any direction that is free.
