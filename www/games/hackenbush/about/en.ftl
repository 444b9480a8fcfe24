# What games and examples are called, and the rules in three sentences with a move.

hackenbush-name = Green Hackenbush
hackenbush-ex-triangle = A triangle
hackenbush-ex-stalk = A single stalk
hackenbush-ex-stalks = Stalks
hackenbush-ex-tree = A tree
hackenbush-ex-house = A house with a door
hackenbush-ex-flower = A flower
hackenbush-ex-man = A man
hackenbush-ex-fence = A fence and a ball

hackenbush-how-1 = A picture of edges stands on the ground.
hackenbush-how-2 = A move cuts any edge that is joined to the ground; whatever is then not joined to it any more falls, too.
hackenbush-how-3 = Whoever cannot move has lost, so whoever cuts the last edge wins.
hackenbush-how-example = Example: cut the upper edge of a triangle on the ground, and two stalks of one edge are left.
