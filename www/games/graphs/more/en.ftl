# What is read before a game: what it is about, and what its examples show.

graph-summary = Draw any game as a graph; see who wins, and where nobody.
graph-ex-labels-why = Four rules label every vertex; the ends come first.
graph-ex-token-why = A token goes along the edges, and whoever cannot move it has lost.
graph-ex-draw-why = Two vertices lead to each other, and one to itself: who wins, and where does nobody?
graph-ex-terminals-why = One end wins, another loses, as on the slides of the sources.
graph-ex-sum-why = With two tokens labels are not enough: two N can make a P.
graph-ex-infinite-why = Where moves go round a nimber may be infinite, and the sum of two such is still answered.
graph-ex-every-why = When every token moves, the longest one decides, and the winner draws it out.
graph-ex-sj-why = By the rule of the textbooks the play stops early, and whoever is to move wins…
graph-ex-misere-why = …but when it is played to its end the other wins: the smallest graph on which the theorem fails.
graph-ex-loop-why = A path in the wrong order: the loop as it is printed goes through all of it again and again.
multi-summary = A move replaces a token by several, or by none.
multi-ex-lasker-why = Take any number or split the heap: 3 and 4 change places.
multi-ex-grundy-why = Split a heap in two unequal ones; the same game stands on the page of octal games.
multi-ex-small-why = Two tokens for one: a vertex with the option 0+0 is worth one more than one would think.
multi-ex-nothing-why = An option may leave nothing at all.
multi-ex-three-why = A token that falls in three, and the XOR takes all of them.

# What else a game is searched by, in either language.
graph-also = graph, draw, cycle, token, SJ, label, nimber, loop; 图, 有向图, 平局, SG
multi-also = Lasker, Multi-SG, split, option, vertex; 分裂
