# The rules in three sentences, and a move.

graph-how-1 = Tokens stand on the vertices of a graph, and edges with a direction lead from one vertex to others.
graph-how-2 = A move takes one token along an edge.
graph-how-3 = Whoever cannot move has lost; where moves go round, nobody may win. Above one can choose other rules, and ends that win or lose by themselves.
graph-how-example = Example: with the edges 0-1 and 0-2 and a token on 0, move it to 1; from there no edge leads, and the other has lost.
multi-how-1 = Tokens stand on vertices, and every vertex has a list of options, each of which is some vertices.
multi-how-2 = A move takes a token away and puts one on each vertex of an option instead, or on none.
multi-how-3 = Whoever cannot move has lost.
multi-how-example = Example: with 2:0+0;1 a token on 2 becomes two tokens on 0, or one on 1.
