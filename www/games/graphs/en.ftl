# Games on graphs: tokens along edges, and tokens that are replaced.

graph-rule = Move a token along an edge; { $is_rule ->
    [usual] whoever can’t move loses
   *[other] { $rule }
}. { $edges }{ $is_tokens ->
    [usual] {""}
   *[other] , tokens on { $tokens }
}{ $is_win ->
    [usual] {""}
   *[other] , winning terminals { $win }
}{ $is_lose ->
    [usual] {""}
   *[other] , losing terminals { $lose }
}{ $is_vertices ->
    [usual] {""}
   *[other] , vertices in all { $vertices }
}
graph-counts = { $vertices ->
    [one] 1 vertex
   *[other] { $vertices } vertices
}, { $edges ->
    [one] 1 edge
   *[other] { $edges } edges
}
graph-rule-file = Move a token along an edge; { $is_rule ->
    [usual] whoever can’t move loses
   *[other] { $rule }
}. The graph in “{ $name }”{ $is_tokens ->
    [usual] {""}
   *[other] , tokens on { $tokens }
}
graph-field-edges = Edges, like 0-1, separated by commas
graph-field-vertices = How many vertices there are; empty for those of the edges
graph-field-tokens = Vertices with tokens, separated by commas; empty for labels only
graph-field-win = Terminals at which the player who moved there has won
graph-field-lose = Terminals at which the player who moved there has lost
graph-field-rule = How it is played
graph-empty-tokens = –
graph-empty-vertices = –
graph-empty-win = –
graph-empty-lose = –
graph-rule-normal = whoever can’t move loses
graph-rule-misere = whoever can’t move wins
graph-rule-sj = SJ’s rule
graph-rule-every = every token moves
graph-method-labels = Labels
graph-method-loop = Loop
graph-method-nimbers = Nimbers
graph-method-steps = Steps
graph-method-genus = Misère
graph-note-file = This graph stands in the file “{ $name }” and is too large for a link: whoever opens this link needs the file.
graph-note-token = A play needs a token: choose the tool “{ graph-tool-token }” and click a vertex.
graph-note-pos = Place { $place } of the drawing, “{ $value }”, is not two whole numbers from 0 to 999 like 120.40; what the link does not say is laid out.

graph-board = The graph
graph-empty = There is no vertex yet.
graph-add-vertex = Add a vertex
graph-vertex-label = vertex { $name }{ $label ->
    [none] { "" }
   *[other] { " " }{ $label }
}{ $tokens ->
    [0] { "" }
    [one] , a token
   *[other] { " " }{ $tokens } tokens
}{ $terminal ->
    [win] , winning terminal
    [lose] , losing terminal
   *[none] { "" }
}, { $options ->
    [0] no options
    [one] 1 option
   *[other] { $options } options
}{ $target ->
    [yes] , a token may go here
   *[no] { "" }
}
graph-large = { $count } vertices are labelled; drawn are graphs of 2,000 vertices and 60,000 edges at most.
graph-more = More
graph-look-at = Vertex
graph-look = Look at it
graph-tools = What a click does
graph-tool-look = Look
graph-tool-vertex = Vertex
graph-tool-edge = Edge
graph-tool-token = Token
graph-tool-terminal = Terminal
graph-tool-erase = Erase
graph-said-edge = The edge { $from } → { $to } was there: it is gone.
graph-said-large = That is too much for a link, and was not done: there may be { $vertices } vertices, { $edges } edges and { $length } characters.
graph-said-vertex = { $after ->
    [0] Vertex { $vertex } is gone, with its edges.
   *[other] Vertex { $vertex } is gone, with its edges; those after it count one less: { $next } is { $vertex } now.
}
graph-undo = Undo
graph-tidy = Tidy
graph-list = Edit as a list
graph-files = A graph from a text or a file
graph-cost = Edges looked at
graph-cost-looks = { $count }
graph-cost-many = more than 20 million
graph-checked = **Checked:** labels against the bare rules on 4,000 random graphs with cycles and terminals, sums of tokens against the whole game on 5,000 pairs of graphs.

graph-legend-p = **P**: lost for who moves
graph-legend-n = **N**: won for who moves
graph-legend-draw = **draw**: nobody can force an end
graph-legend-value-labels = **label**
graph-legend-value-loop = **label**
graph-legend-value-nimbers = **nimber**
graph-legend-value-steps = **steps** to the end
graph-legend-value-genus = **nimber | in misère play**
graph-legend-token = **token**
graph-legend-target = where a token **may go**
graph-legend-win = **wins** for who moved there
graph-legend-lose = **loses** for who moved there
graph-legend-breaking = breaks the **theorem** for true misère
graph-legend-cycle = a **cycle**
graph-legend-marked = a **winning move**

graph-verdict-labels = P: { $p }, N: { $n }, draws: { $draws }
graph-verdict-unknown = { $why ->
    [cycle] nobody can tell: this rule needs a graph without cycles, and here is { $cycle }
   *[misere] nobody can tell: the tokens are not tame, and there are too many positions to search them
}
graph-verdict-over = { $outcome ->
    [N] the play is over, mover has won
   *[P] the play is over, mover has lost
}
graph-verdict-draw = both can avoid losing
graph-verdict-p = mover loses{ $rule ->
    [every] : the most steps of all tokens are even
   *[other] , every move leaves a position that the other does not lose
}
graph-verdict-n = mover wins, move { $moves }{ $more ->
    [0] { "" }
    [unknown] ; there may be more winning moves
    [many] , or one of many more winning moves
    [one] , or 1 more winning move
   *[other] , or one of { $more } more winning moves
}

graph-step-start = { $method ->
    [loop] Each round labels **P** where all options are N, and **N** where an option is P, until nothing changes.
    [nimbers] A vertex has the smallest number that no option has, the **mex**. On cycles, some vertices are **infinite**.
    [steps] Every token moves each turn. With a token, the winner plays slowly, the loser fast: that gives its **steps**.
    [genus] Every vertex has two **nimbers**: one for normal play and one for misère play, where an end counts 1.
   *[labels] { $terminals ->
        [yes] A winning terminal is **P**, a losing one **N**, any other end P. The labels go back from these ends, edge by edge.
       *[no] A vertex without options is **P**: the player to move loses. The labels go back from these ends, edge by edge.
    }
}
graph-step-terminal = { $wins ->
    [yes] Vertex { $name } is a winning terminal: the player who moved there wins. **P**.
   *[no] Vertex { $name } is a losing terminal: the player who moved there loses. **N**.
}
graph-step-sink = Vertex { $name } has no option: the player to move loses. **P**.
graph-step-all-n = { $count ->
    [one] From { $name } you can only go to { $options }, an N: your opponent wins. **P**.
   *[other] From { $name } you can go to { $options }, and all are N: your opponent wins. **P**.
}
graph-step-option = From { $name } move to { $option }, which is P: **N**, in { $depth ->
    [one] 1 move
   *[other] { $depth } moves
} to the end.
graph-step-number = { $among ->
    [none] { $count ->
        [0] Vertex { $name } has no option: **0**.
       *[other] No option of { $name } is worth 0: **0**.
    }
   *[other] The options of { $name } have the numbers { $among }; the smallest missing one is **{ $number }**.
}{ $open ->
    [none] { "" }
   *[other] { " " }From { $open } there is an answer back to { $number }.
}
graph-step-infinite = No number is left for { $name }: some option of it has no answer. It is **infinite**, with { $among ->
    [none] no numbers among its options
   *[other] { $among } among its options
}.
graph-step-stepped = { $kind ->
    [none] Vertex { $name } takes **0** steps.
    [even] The options of { $name } take { $values } steps; the mover goes to an even one and draws it out: 1 more than the most even one, **{ $steps }**.
   *[odd] The options of { $name } take { $values } steps, all odd; the mover loses and hurries: 1 more than the smallest, **{ $steps }**.
}
graph-step-genus = { $count ->
    [0] Vertex { $name } has no option: 0 in normal play, and 1 in misère play. **0|1**.
   *[other] Vertex { $name }: the mex of its options in either play, **{ $number }|{ $misere }**. { $tame ->
        [yes] It is tame: beside others it behaves as a heap of Nim.
       *[no] It is wild: no heap of Nim behaves so.
    }
}
graph-step-drawn = No more labels. { $count ->
    [one] 1 vertex is left
   *[other] { $count } vertices are left
}. None has a P option, and each has one without a label: both can go on forever, a **draw**.
graph-covered = The answer is covered.
graph-step-answer = { $outcome ->
    [over] { $winner ->
        [N] The play is over, and the player to move wins.
       *[P] The play is over: the player to move can't, and loses.
    }
    [unknown] { $why ->
        [cycle] This rule has no answer where moves go round.
       *[misere] The tokens are not tame, and there are too many positions to search them.
    }
    [draw] { $total ->
        [none] Neither can force an end: a **draw**.
       *[other] Together the tokens are worth { $total }: nobody can make that 0. A **draw**.
    }
    [P] { $rule ->
        [every] The most steps are even: **P**.
        [sj] By SJ’s theorem: all nimbers at most 1 and their XOR 1, or some greater one and the XOR 0. **P**.
        [misere] In misère play the player to move loses: **P**.
       *[other] { $total ->
            [none] The token stands on a P. **P**.
           *[other] Together the tokens are worth 0: **P**.
        }
    }
   *[N] { $rule ->
        [every] The most steps are odd: **N**. For example { $move }.
        [sj] By SJ’s theorem the player to move wins: **N**. For example { $move }.
        [misere] In misère play the player to move wins: **N**. For example { $move }.
       *[other] { $total ->
            [none] The token stands on an N: { $move }. **N**.
           *[other] Together the tokens are worth { $total }. A move that makes it 0 wins: { $move }. **N**.
        }
    }
}
graph-name-step = { $kind ->
    [start] start
    [answer] the answer
    [drawn] draws
   *[other] vertex { $vertex }
}
graph-code-labels =
    label the ends
    take a vertex with a new label:
      P: what leads there is N
      N: what led only to N is P
graph-code-loop =
    label the terminals
    repeat until nothing changes:
      all options are N: P
      some option is P: N
graph-code-nimbers =
    for m = 0, 1, 2, …
      m is the mex of the numbers,
      others answer with m: worth m
    what gets no number is ∞(K)
graph-code-steps =
    no option: 0
    some option even:
      1 + the most even one
    else 1 + the least
graph-code-genus =
    no option: 0 and 1
    g ← mex of the options’ g
    g⁻ ← mex of the options’ g⁻

graph-play-position = Tokens on { $tokens }.
graph-move = { $player }: { $moves }. Then: { $tokens }
graph-hint-none = No move wins.
graph-hint = Move **{ $moves }**: then they stand on { $tokens }.
graph-token-of = Token { $token }, on { $vertex }:
graph-make = Move

error-graph-edge = Edge { $place }, “{ $typed }”, is not two vertices joined by -, like 0-1, each a whole number up to { $limit }.
error-graph-vertices = The number of vertices must be a whole number up to { $limit }; got “{ $typed }”.
error-graph-vertex = There is no vertex { $value }: there are { $count }, counted from 0 ({ $name }).
error-graph-list = Item { $place }, “{ $typed }”, is no vertex ({ $name }): a whole number up to { $limit }, or a range like 2-6.
error-graph-tokens-many = There are { $value } tokens; there may be { $limit } at most.
error-graph-terminal-tokens = There are { $value } tokens; where terminals win or lose there may be one at most.
error-graph-terminal-rule = Where terminals win or lose, who cannot move loses; the rule “{ $typed }” is for other graphs.
error-graph-both = Vertex { $value } cannot be a winning and a losing terminal.
error-graph-rule = There is no rule “{ $typed }” here; the rules are: { $rules }.
error-graph-method-cycle = “{ $value }” needs a graph without cycles; this one has { $cycle }.
error-graph-method-terminals = “{ $value }” is for graphs without winning and losing terminals.
error-graph-loop-long = The loop would look at more than { $limit } edges here.
error-graph-file = This graph is in the file “{ $typed }”, which has to be opened again.
error-graph-position = “{ $value }” is no position of this game.
error-graph-unknown = Nobody can tell who wins { $value }: the method at hand does not reach so far.
error-graph-line = Line { $line }, “{ $typed }”, is no edge: two vertices like 0 1 or 0-1, each a whole number up to { $limit }.
error-graph-options-line = Line { $line }, “{ $typed }”, is no list of options: a vertex, a colon and vertices like 0: 1 2, each a whole number up to { $limit }.
error-graph-dot = Line { $line }: “{ $typed }” is not what DOT has there: { $due }.
error-graph-undirected = Line { $line }: “--” has no direction; an edge is written a -> b.
error-graph-edges-many = Line { $line } has edge { $value }; there may be { $limit } at most.
error-graph-vertices-many = Line { $line } names vertex number { $value }; there may be { $limit } at most.
error-graph-empty = There is no graph in this text: edges like 0 1, lists like 0: 1 2, or DOT’s a -> b.
graph-file-large = The file has { $value } MB; it may have { $limit } at most.

multi-rule = Replace a token by the tokens of one of its vertex’s options. Whoever can’t move loses. { $options }, tokens on { $tokens }
multi-counts = { $vertices ->
    [one] 1 vertex
   *[other] { $vertices } vertices
}, { $options ->
    [one] 1 option
   *[other] { $options } options
}
multi-field-options = Options of each vertex, like 2:0+0;1, joined by |
multi-field-tokens = Vertices with tokens, separated by commas
multi-none = There is no vertex.
multi-board = Vertices with their options
multi-column-vertex = vertex
multi-column-tokens = tokens
multi-column-options = options
multi-column-nimber = nimber
multi-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
multi-more = { $count } more
multi-vertex = vertex { $vertex }
multi-ask = One token here
multi-add = One more token
multi-no-tokens = nowhere
multi-explain = { $count ->
    [0] It has no option: **0**.
   *[other] Its options, with what they are worth: { $options }. The smallest missing number: **{ $nimber }**.
}
multi-is-lasker = This is Lasker’s Nim: take any number, or split a heap.
multi-is-grundy = This is Grundy’s game: split a heap in two unequal parts.
multi-as-octal = The same as an octal game
multi-checked = **Checked:** nimbers and all winning moves against a search of the bare rules.
multi-move-one = { $count ->
    [0] take token { $token } ({ $vertex }) away
   *[other] token { $token } ({ $vertex }) becomes { $parts }
}
multi-verdict-over = no token has an option: mover cannot move and has lost
multi-verdict-p = mover loses, every move leaves an N
multi-verdict-n = mover wins, { $moves }{ $more ->
    [0] { "" }
    [one] , or 1 more winning move
   *[other] , or one of { $more } more winning moves
}
multi-covered = The answer is covered.
multi-step-start = A move replaces a token by others. An **option** has the **XOR** of its vertices; a vertex has the **mex** of its options.
multi-step-options = { $count ->
    [0] Vertex { $vertex } has no option.
   *[other] Vertex { $vertex }: what its options are worth is the XOR of their vertices: { $options }.
}
multi-step-mex = { $count ->
    [0] No move leaves a number, so the smallest missing one is 0: **0**.
   *[other] The smallest number missing from { $set } is **{ $nimber }**: that is what vertex { $vertex } is worth.
}
multi-step-added = Token { $token }, on { $vertex }: worth { $value }. { $first ->
    [yes] { "" }
   *[no] { $before } XOR { $value } = **{ $total }**.
}
multi-step-answer = { $outcome ->
    [over] No token has an option.
    [P] The XOR is 0: every move changes it. **P**, whoever moves loses.
   *[N] The XOR is { $total }. A move that makes it 0 wins: { $move }. **N**.
}
multi-step-name = { $kind ->
    [start] start
    [answer] the answer
    [added] token { $number }
   *[other] vertex { $number }
}
multi-code =
    for each vertex, ends first:
      its options ← XOR of their parts
      nimber ← mex of that
    X ← XOR over all tokens
    X ≠ 0: a move that makes X = 0 wins
multi-play-position = Tokens on { $tokens }.
multi-move = { $player }: { $move }. Then: { $tokens }
multi-hint-none = No move wins.
multi-hint = **{ $move }**: then the tokens are on { $tokens }, and your opponent loses.

error-multi-list = List { $place }, “{ $typed }”, does not begin with its vertex, a whole number up to { $limit }, and a colon, like 2:1;0+0.
error-multi-twice = Vertex { $value } has two lists of options.
error-multi-option = Vertex { $vertex }: the option “{ $typed }” is not vertices joined by +, like 2+0, nor - for none; a vertex is a whole number up to { $limit }.
error-multi-vertex = Vertex { $value } has no list, like { $value }:0 ({ $name }): every vertex up to the largest that is named needs one.
error-multi-cycle = Options lead from { $cycle }: such a game need not end.
error-multi-many = There are { $value } { $what ->
    [vertices] vertices
    [options] options
    [parts] parts of an option
   *[tokens] tokens
}; there may be { $limit } at most.
error-multi-token = Token { $place }, “{ $typed }”, is no vertex: a whole number up to { $limit }.
error-multi-position = “{ $value }” is no position of this game.

# What stands beside the graph: a vertex explained, the list, texts and files.

graph-vertex = vertex { $name }
graph-option = { $name } ({ $label })
graph-only-token = The only token here
graph-add-token = One more token here
graph-explain = { $kind ->
    [win] A winning terminal: the player who moved there wins. **P**.
    [lose] A losing terminal: the player who moved there loses. **N**.
    [sink] No edge leads on: the player to move loses. **P**.
    [P] All options are N: { $options }. **P**, over in { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    }.
    [N] Some option is P: { $options }. **N**, won in { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    }.
   *[draw] No option is P and some option is a draw: { $options }. A **draw**.
}{ $breaking ->
    [yes] { " " }It is worth 0 and no option of it is worth 1: here SJ’s theorem fails in true misère play.
   *[no] { "" }
}
graph-explain-value = { " " }{ $method ->
    [steps] It takes **{ $value }** steps where every token moves.
    [genus] Its two nimbers are **{ $value }**.
   *[nimbers] Its nimber is **{ $value }**.
}
graph-column-vertex = vertex
graph-column-options = leads to
graph-column-tokens = tokens
graph-column-terminal = terminal
graph-column-name = name
graph-column-place = place
graph-cell-of = { $column }, vertex { $vertex }
graph-terminal-none = none
graph-terminal-win = wins
graph-terminal-lose = loses
graph-delete = Delete vertex { $vertex }
graph-no-tokens = Labels only
graph-list-wrong = “{ $value }” is not understood: whole numbers up to { $limit }, separated by commas.
graph-list-more = More vertices: { $shown } of { $count } are listed
graph-list-large = This graph is too large to be edited here.
graph-files-how = Edges like 0 1, a line each; lists like 0: 1 2; or DOT, digraph { "{" } a -> b { "}" }. A first line of two numbers says how many vertices and edges there are, where so many edges follow. It can be pasted or dropped on the board as well, up to a million edges.
graph-text = The graph as a text
graph-read = Read
graph-open-file = Open a file

# A play: its rule and what to do, in one line each.
graph-play-rule = Move { $rule ->
    [every] every token
   *[other] one token
} along an edge. { $rule ->
    [misere] A player who can’t move wins.
   *[other] A player who can’t move loses.
}
graph-do = { $holds ->
    [none] { $left ->
        [0] Click a token, then where it goes.
        [one] Click the last token that is to move, then where it goes.
       *[other] Click a token, then where it goes: { $left } more are to move.
    }
   *[one] Now click where the token on { $vertex } goes.
}
graph-do-all = Every token has somewhere to go. Press Move.
multi-play-rule = Replace a token by one of its options. A player who can’t move loses.
multi-do = Click an option of a vertex that has a token.
