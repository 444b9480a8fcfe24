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

# What is read before a game: what it is about, and what its examples show.

hackenbush-summary = Cut a green picture edge by edge; what hangs in the air falls.
hackenbush-ex-triangle-why = Three edges, and only one cut wins: the one in the air.
hackenbush-ex-stalk-why = A cut leaves any smaller number of edges standing: a heap of five.
hackenbush-ex-stalks-why = Stalks are heaps of Nim.
hackenbush-ex-tree-why = On top of an edge a branch is worth one more, and branches side by side their XOR.
hackenbush-ex-house-why = A house with a door: cycles fall together, and only odd or even is left of them.
hackenbush-ex-flower-why = Two petals are worth nothing, three as much as one.
hackenbush-ex-man-why = The legs are a cycle through the ground.
hackenbush-ex-fence-why = A whole fence is worth no more than a stalk, and a ball no more than an edge.

# What else a game is searched by, in either language.
hackenbush-also = tree, fusion, colon principle; 砍树, 删边, 无向图删边

# The position of a question.
hackenbush-position = { $count ->
    [one] One edge
   *[other] { $count } edges
}
