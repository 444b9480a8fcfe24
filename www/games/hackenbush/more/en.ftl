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
hackenbush-also = tree, fusion, colon principle; 砍树, 删边
