# The rules in three sentences, and a move.

staircase-how-1 = Stones lie on stairs; stair 0 is the floor.
staircase-how-2 = A move brings one or more stones of one stair down to the next.
staircase-how-3 = Whoever cannot move has lost, so whoever brings the last stone to the floor wins.
staircase-how-example = Example: 2 of the 3 stones on stair 1 go to the floor.
turning-how-1 = Coins lie in a row, numbered from the left; some show heads.
turning-how-2 = A move turns coins as the code says, 1-2 one or two of them; the rightmost that is turned goes from heads to tails.
turning-how-3 = Whoever cannot move has lost: all coins show tails then, or too few lie on the left of a head.
turning-how-example = Example: with heads at 3, 5 and 10 turn 10 and 6: heads at 3, 5 and 6.
coins-how-1 = Coins lie in a row of cells, one in a cell at most.
coins-how-2 = A move takes any coin to the nearest free cell on its right.
coins-how-3 = Three readings: a coin without such a cell cannot move; or whoever reaches the last cell wins; or such a coin is thrown off, and whoever throws the last one wins.
coins-how-example = Example: in 1101000100 the coin on cell 1 jumps to cell 3.
parity-piles-how-1 = Piles of stones, numbered from 0 on the left.
parity-piles-how-2 = A move chooses two piles, the right one with an odd number of stones, and brings one stone from either to the other.
parity-piles-how-3 = Whoever cannot move has lost.
parity-piles-how-example = Example: in 2012, 3, 4, 1 a stone goes from pile 3 to pile 1: 2012, 4, 4, 0.
splitting-how-1 = Bottles with beans, numbered from 0 on the left.
splitting-how-2 = A move takes a bean out of a bottle and puts one into each of two bottles further right, or two into the same.
splitting-how-3 = Whoever cannot move has lost: then all beans are in the last bottle.
splitting-how-example = Example: in 1, 0, 2, 1 the bean of bottle 0 becomes one in bottle 1 and one in bottle 3.
