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
graph-how-3 = Whoever cannot move has lost; where moves go round, nobody may win. Under “Change the rule” you can choose other rules, and ends that win or lose by themselves.
graph-how-example = Example: with the edges 0-1 and 0-2 and a token on 0, move it to 1; from there no edge leads, and the other has lost.
multi-how-1 = Tokens stand on vertices, and every vertex has a list of options, each of which is some vertices.
multi-how-2 = A move takes a token away and puts one on each vertex of an option instead, or on none.
multi-how-3 = Whoever cannot move has lost.
multi-how-example = Example: with 2:0+0;1 a token on 2 becomes two tokens on 0, or one on 1.

# What games on graphs ask.
graph-ask-label = { $label ->
    [N] N: who moves from it wins
   *[P] P: who moves from it loses
}
graph-ask-vertex = Vertex **{ $name }** is next. Which label does it get?
graph-ask-number = Vertex **{ $name }** is next. Which number does it get?
multi-ask-mex = { $values ->
    [none] Vertex { $vertex } has no options. What is it worth?
   *[other] The options of vertex { $vertex } are worth { $values }. What is the vertex worth?
}
multi-ask-added = The XOR so far is { $before }. What is it with token { $token }?

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
graph-also = graph, draw, cycle, token, SJ, label, nimber, loop; 图, 有向图, 平局, SG, SG函数, SG 函数, DAG
multi-also = Lasker, Multi-SG, split, option, vertex; 分裂

# The position of a question.
graph-position = Tokens on { $tokens }
multi-position = Tokens on { $tokens }
graph-why = Move { $moves }: that leaves a position where the next player loses.
