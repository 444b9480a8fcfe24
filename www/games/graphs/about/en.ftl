# What games and examples are called, and the rules in three sentences with a move.

graph-name = Games on graphs
graph-ex-labels = Who wins from where
graph-ex-token = One token
graph-ex-draw = Round and round
graph-ex-terminals = Ends that win or lose
graph-ex-sum = Two tokens
graph-ex-infinite = Infinite nimbers
graph-ex-every = Every token moves
graph-ex-sj = SJ’s rule…
graph-ex-misere = …and true misère
graph-ex-loop = The slow loop
multi-name = Tokens that split
multi-ex-lasker = Lasker’s Nim
multi-ex-grundy = Grundy’s game
multi-ex-small = A small one
multi-ex-nothing = Tokens that vanish
multi-ex-three = Into three

graph-how-1 = Tokens stand on the vertices of a graph, and edges with a direction lead from one vertex to others.
graph-how-2 = A move takes one token along an edge.
graph-how-3 = Whoever cannot move has lost; where moves go round, nobody may win. Above one can choose other rules, and ends that win or lose by themselves.
graph-how-example = Example: with the edges 0-1 and 0-2 and a token on 0, move it to 1; from there no edge leads, and the other has lost.
multi-how-1 = Tokens stand on vertices, and every vertex has a list of options, each of which is some vertices.
multi-how-2 = A move takes a token away and puts one on each vertex of an option instead, or on none.
multi-how-3 = Whoever cannot move has lost.
multi-how-example = Example: with 2:0+0;1 a token on 2 becomes two tokens on 0, or one on 1.
