# What games and examples are called, and the rules in three sentences with a move.

graph-name = Games on graphs
graph-ex-labels = Who wins from each vertex
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
multi-ex-small = A small example
multi-ex-nothing = Tokens that vanish
multi-ex-three = One into three
matching-name = The matching game
matching-ex-board = A board of seven cells
matching-ex-path = A path
matching-ex-cycle = A cycle of six
matching-ex-blossom = A blossom
matching-ex-knight = A knight and holes
matching-ex-king = A king and holes
matching-ex-petersen = Petersen’s graph

graph-how-1 = Tokens are on the vertices of a graph. Its edges are arrows from one vertex to another.
graph-how-2 = On your turn, move one token along an edge.
graph-how-3 = A player who can’t move loses. If the moves can go round and round, the game may be a draw. Under “Change the rule” you can choose other rules, and ends that win or lose by themselves.
graph-how-example = Example: with the edges 0-1 and 0-2 and a token on 0, move it to 1. No edge leads away from 1, so your opponent loses.
multi-how-1 = Tokens are on vertices. Every vertex has a list of options, and each option is a group of vertices.
multi-how-2 = On your turn, remove a token and choose an option of its vertex. Put a token on each vertex of that option; it may have none.
multi-how-3 = A player who can’t move loses.
multi-how-example = Example: with 2:0+0;1 a token on 2 becomes two tokens on 0, or one token on 1.
matching-how-1 = A token is on a vertex of a graph. Its edges have no direction.
matching-how-2 = On your turn, move the token along an edge to a vertex it hasn’t visited yet. It counts as having visited its start.
matching-how-3 = A player who can’t move loses.
matching-how-example = Example: on the path 0-1-2 the token is on 1. Move it to 0: your opponent can’t go back to 1, and loses.

# What games on graphs ask.
graph-ask-label = { $label ->
    [N] N: the player to move wins
   *[P] P: the player to move loses
}
graph-ask-vertex = Vertex **{ $name }** is next. Which label does it get?
graph-ask-number = Vertex **{ $name }** is next. Which number does it get?
multi-ask-mex = { $values ->
    [none] There are no moves from vertex { $vertex }. What is it worth?
   *[other] The options of vertex { $vertex } are worth { $values }. What is the vertex worth?
}
multi-ask-added = The XOR so far is { $before }. What is it after token { $token }?

# What is read before a game: what it is about, and what its examples show.

graph-summary = Draw any game as a graph. See who wins, and where it’s a draw.
graph-ex-labels-why = Two rules give every vertex its label, starting from the ends.
graph-ex-token-why = One token goes along the edges. A player who can’t move it loses.
graph-ex-draw-why = Two vertices lead to each other, and one leads to itself. Who wins, and where is it a draw?
graph-ex-terminals-why = If you move to one end, you win; if you move to the other end, you lose.
graph-ex-sum-why = With two tokens, labels are not enough: two N-vertices can make a P.
graph-ex-infinite-why = Where moves go round, a nimber can be infinite. Even the sum of two such vertices has an answer.
graph-ex-every-why = When every token moves, the longest one decides. So the winner plays slowly.
graph-ex-sj-why = By the textbook rule the game stops early, and the player to move wins…
graph-ex-misere-why = …but played to the end, the player to move loses. It’s the smallest graph on which the theorem fails.
graph-ex-loop-why = A path in the wrong order: the method *Loop* reads the whole list again and again.
multi-summary = A move replaces a token with several others, or with none.
multi-ex-lasker-why = Take any number of stones or split the heap: heaps 3 and 4 swap their nimbers.
multi-ex-grundy-why = Split a heap into two unequal heaps. You can find the same game among the octal games.
multi-ex-small-why = Two tokens for one: the option 0+0 is worth 0, and so vertex 2 is worth 2.
multi-ex-nothing-why = An option may leave nothing at all.
multi-ex-three-why = A token becomes three tokens, and the XOR takes all of them.
matching-summary = The token never visits a vertex twice. Pairing up neighbours shows who wins.
matching-ex-board-why = Four cells of one colour, three of the other: who wins is seen at once.
matching-ex-path-why = With an odd number of vertices, every second start loses.
matching-ex-cycle-why = Six vertices in three pairs: from each of them the first player wins.
matching-ex-blossom-why = An odd cycle can be gone round both ways, so it’s shrunk to one vertex.
matching-ex-knight-why = A knight on a board with holes never comes back to a cell. Two colours are enough.
matching-ex-king-why = A king walks round odd cycles. On these nine cells every start loses.
matching-ex-petersen-why = Ten vertices in five pairs: every start wins, and so does every first move.

# What else a game is searched by, in either language.
graph-also = graph, draw, cycle, token, SJ, label, nimber, loop; 图, 有向图, 平局, SG, SG函数, SG 函数, DAG
multi-also = Lasker, Multi-SG, split, option, vertex; 分裂
matching-also = matching, vertex geography, blossom, augmenting path, Edmonds, knight, king; 二分图博弈, 最大匹配, 增广路, 带花树, 必经点

# The position of a question.
graph-position = Tokens on { $tokens }
multi-position = Tokens on { $tokens }
matching-position = The token is on { $token }
