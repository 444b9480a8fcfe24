# The rules in three sentences, and a move.

hackenbush-how-1 = A picture of edges stands on the ground.
hackenbush-how-2 = A move cuts any edge that is joined to the ground; whatever is then not joined to it any more falls, too.
hackenbush-how-3 = Whoever cannot move has lost, so whoever cuts the last edge wins.
hackenbush-how-example = Example: cut the upper edge of a triangle on the ground, and two stalks of one edge are left.
