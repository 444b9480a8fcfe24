# What games and examples are called, and the rules in three sentences with a move.

hackenbush-name = Green Hackenbush
hackenbush-ex-balloon = A balloon and a post
hackenbush-ex-triangle = A triangle
hackenbush-ex-stalk = A single stalk
hackenbush-ex-stalks = Stalks
hackenbush-ex-tree = A tree
hackenbush-ex-house = A house with a door
hackenbush-ex-flower = A flower
hackenbush-ex-man = A man
hackenbush-ex-fence = A fence and a ball

hackenbush-how-1 = A picture of edges stands on the ground.
hackenbush-how-2 = On your turn, cut any edge that is joined to the ground. Anything no longer joined to the ground falls.
hackenbush-how-3 = Whoever cuts the last edge wins.
hackenbush-how-example = Example: cut the upper edge of a triangle on the ground. That leaves two stalks of one edge each.

# What is read before a game: what it is about, and what its examples show.

hackenbush-summary = Cut a green picture edge by edge. Anything left hanging in the air falls.
hackenbush-ex-balloon-why = The balloon plays like a Nim heap of 2, the post like a heap of 3.
hackenbush-ex-triangle-why = Three edges, and only one cut wins: the one in the air.
hackenbush-ex-stalk-why = A cut leaves any smaller number of edges, so a stalk of five is a heap of five.
hackenbush-ex-stalks-why = Stalks are heaps of Nim.
hackenbush-ex-tree-why = On top of an edge, a branch is worth one more. Branches side by side are worth their XOR.
hackenbush-ex-house-why = A house with a door: cycles fuse, and all that counts is whether they have an odd number of edges.
hackenbush-ex-flower-why = Two petals are worth nothing, and three are worth as much as one.
hackenbush-ex-man-why = The legs are a cycle through the ground.
hackenbush-ex-fence-why = A whole fence is worth no more than a stalk, and a ball no more than an edge.

# What else a game is searched by, in either language.
hackenbush-also = cutting edges, cut edges, cut branches, tree, fusion, colon principle; 砍树, 删边, 树上删边, 树上删边博弈, 无向图删边

# The position of a question.
hackenbush-position = { $count ->
    [one] One edge
   *[other] { $count } edges
}
