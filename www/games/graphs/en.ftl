# Games on graphs: tokens along edges, and tokens that are replaced.

graph-rule = Move a token along an edge; { $is_rule ->
    [usual] a player who can’t move loses
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
    [usual] a player who can’t move loses
   *[other] { $rule }
}. The graph in “{ $name }”{ $is_tokens ->
    [usual] {""}
   *[other] , tokens on { $tokens }
}
graph-field-edges = Edges, like 0-1, separated by commas
graph-field-vertices = Number of vertices (leave it empty to use those in the edges)
graph-field-tokens = Vertices with tokens, separated by commas; leave it empty to see only the labels
graph-field-win = Winning terminals: a player who moves there wins
graph-field-lose = Losing terminals: a player who moves there loses
graph-field-rule = How it is played
graph-empty-tokens = –
graph-empty-vertices = –
graph-empty-win = –
graph-empty-lose = –
graph-rule-normal = a player who can’t move loses
graph-rule-misere = a player who can’t move wins
graph-rule-sj = when all nimbers are 0, the player to move wins (SJ’s rule)
graph-rule-every = every token moves
graph-method-labels = Labels
graph-method-loop = Loop
graph-method-nimbers = Nimbers
graph-method-steps = Steps
graph-method-genus = Misère
graph-note-file = “{ $name }” is too long for a link. Anyone who opens this link needs the file.
graph-note-token = You need a token to play: choose the tool “{ graph-tool-token }” and { hand-click } a vertex.
graph-note-pos = Place { $place } of the drawing, “{ $value }”, should be two whole numbers from 0 to 999, like 120.40. Vertices without a place in the link are placed for you.

graph-board = The graph
graph-empty = There are no vertices yet.
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
    [yes] , you can move a token here
   *[no] { "" }
}
graph-large = { $count } vertices are labelled. The largest graphs that are drawn have 2,000 vertices and 60,000 edges.
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
graph-said-edge = The edge { $from } → { $to } was already there, so now it is removed.
graph-said-large = That is too much for a link, so nothing was changed. The limits are { $vertices } vertices, { $edges } edges and { $length } characters.
graph-said-vertex = { $after ->
    [0] Vertex { $vertex } and its edges are removed.
   *[other] Vertex { $vertex } and its edges are removed. The vertices after it move down by one: { $next } is { $vertex } now.
}
graph-undo = Undo
graph-tidy = Tidy
graph-list = Edit as a list
graph-files = Paste or open a graph
graph-cost = Edges checked
graph-cost-looks = { $count }
graph-cost-many = more than 20 million
graph-checked = **Checked:** the tests compare the labels with a search that uses only the rules, on 4,000 random graphs with cycles and terminals. Positions with two tokens are checked against a search of the whole game, on 5,000 pairs of graphs.

graph-legend-p = **P**: the player to move loses
graph-legend-n = **N**: the player to move wins
graph-legend-draw = **draw**: neither player can force a win
graph-legend-value-labels = **label**
graph-legend-value-loop = **label**
graph-legend-value-nimbers = **nimber**
graph-legend-value-steps = **steps** to the end
graph-legend-value-genus = **nimber | in misère play**
graph-legend-token = **token**
graph-legend-target = where a token **can go**
graph-legend-win = a player who moves here **wins**
graph-legend-lose = a player who moves here **loses**
graph-legend-breaking = the **theorem** fails here in true misère play
graph-legend-cycle = a **cycle**
graph-legend-marked = a **winning move**

graph-verdict-labels = no token yet; vertices: P: { $p }, N: { $n }, draws: { $draws }
graph-verdict-unknown = { $why ->
    [cycle] no answer: this rule needs a graph without cycles, but this one has { $cycle }
   *[misere] no answer: the tokens are not tame, and there are too many positions to search
}
graph-verdict-over = { $outcome ->
    [N] the player to move wins: the game is over
   *[P] the player to move loses: the game is over
}
graph-verdict-draw = neither player can force a win
graph-verdict-p = the player to move loses{ $rule ->
    [every] : the largest number of steps is even
   *[other] : every move leads to an N-position
}
graph-verdict-n = the player to move wins: { $moves }{ verdict-more }

graph-step-start = { $method ->
    [loop] Each round labels **P** where all options are N, and **N** where an option is P, until nothing changes.
    [nimbers] A vertex gets the **mex**: the smallest number that no option has. On cycles, some vertices are **infinite**.
    [steps] Every token moves each turn. For each token the winner plays slowly, the loser fast: that gives its **steps**.
    [genus] Every vertex has two **nimbers**, for normal and for misère play. In misère play, an end has nimber 1.
   *[labels] { $terminals ->
        [yes] A winning terminal is **P**, a losing one **N**, any other end P. We work backwards from these ends, edge by edge.
       *[no] A vertex with no moves is **P**: the player to move loses. We work backwards from these ends, edge by edge.
    }
}
graph-step-terminal = { $wins ->
    [yes] Vertex { $name } is a winning terminal: the player who moved there wins. **P**.
   *[no] Vertex { $name } is a losing terminal: the player who moved there loses. **N**.
}
graph-step-sink = There are no moves from vertex { $name }: the player to move loses. **P**.
graph-step-all-n = { $count ->
    [one] Vertex { $name } is **P**: you can only go to { $all }, an N, so your opponent wins.
   *[other] Vertex { $name } is **P**: you can only go to { $options }, and { $count ->
        [2] both
       *[other] all
    } are N, so your opponent wins.
}
graph-step-option = Vertex { $name } is **N**: move to { $option }, which is P. The game ends in { $depth ->
    [one] 1 move
   *[other] { $depth } moves
}.
graph-step-number = { $among ->
    [none] { $count ->
        [0] There are no moves from vertex { $name }: **0**.
       *[other] No option of { $name } is worth 0: **0**.
    }
   *[other] { $count ->
        [1] The only option of { $name } is
       *[other] The options of { $name } are
    } worth { $among }; the smallest missing number is **{ $number }**.
}{ $open ->
    [none] { "" }
   *[other] { " " }From { $open } your opponent can go back to { $number }.
}
graph-step-infinite = No number fits { $name }: some option of it has no answer. It is **infinite**, with { $among ->
    [none] no numbers among its options
   *[other] { $among } among its options
}.
graph-step-stepped = { $kind ->
    [none] Vertex { $name } takes **0** steps.
    [even] The options of { $name } take { $values } steps. The winner picks the largest even number; add 1: **{ $steps }**.
   *[odd] The options of { $name } take { $values } steps, only odd numbers. The loser picks the smallest; add 1: **{ $steps }**.
}
graph-step-genus = { $count ->
    [0] There are no moves from vertex { $name }: 0 in normal play, and 1 in misère play. **0|1**.
   *[other] Vertex { $name }: the mex of its options in each kind of play, **{ $number }|{ $misere }**. { $tame ->
        [yes] It is tame: in a sum it behaves like a heap of Nim.
       *[no] It is wild: no heap of Nim behaves like it.
    }
}
graph-step-drawn = No more labels. { $count ->
    [one] 1 vertex is left
   *[other] { $count } vertices are left
}. None has a P option, and each has one without a label: both can go on forever, a **draw**.
graph-covered = The answer is covered.
graph-step-answer = { $outcome ->
    [over] { $winner ->
        [N] The game is over, and the player to move wins.
       *[P] The game is over: the player to move can’t move and loses.
    }
    [unknown] { $why ->
        [cycle] This rule gives no answer when a graph has a cycle.
       *[misere] The tokens are not tame, and there are too many positions to search.
    }
    [draw] { $total ->
        [none] Neither player can force a win: a **draw**.
       *[other] Together the tokens are worth { $total }, and no move makes that 0. A **draw**.
    }
    [P] { $rule ->
        [every] The largest number of steps is even: **P**.
        [sj] By SJ’s theorem **P**: no nimber is above 1 and the XOR is 1, or some nimber is above 1 and the XOR is 0.
        [misere] In misère play the player to move loses: **P**.
       *[other] { $total ->
            [none] The token is on a P: **P**.
           *[other] Together the tokens are worth 0: **P**.
        }
    }
   *[N] { $rule ->
        [every] The largest number of steps is odd: **N**. For example { $move }.
        [sj] By SJ’s theorem the player to move wins: **N**. For example { $move }.
        [misere] In misère play the player to move wins: **N**. For example { $move }.
       *[other] { $total ->
            [none] The token is on an N-vertex, so the position is **N**. For example, { $move }.
           *[other] Together the tokens are worth { $total }: **N**. To make that 0, for example, { $move }.
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
      P: each vertex with a move to it is N
      N: a vertex with a move to it is P once all its moves lead to N
graph-code-loop =
    label the terminals
    repeat until nothing changes:
      all options are N: P
      some option is P: N
graph-code-nimbers =
    for m = 0, 1, 2, …
      m is the mex of the numbers,
      the other options lead to m: worth m
    what gets no number is ∞(K)
graph-code-steps =
    no option: 0
    some option even:
      1 + the largest even one
    else 1 + the smallest
graph-code-genus =
    no option: 0 and 1
    g ← mex of the options’ g
    g⁻ ← mex of the options’ g⁻

graph-play-position = Tokens on { $tokens }.
graph-move = { $player }: { $moves }. Then: { $tokens }
graph-hint = Move **{ $moves }**: then the tokens are on { $tokens }.
graph-token-of = Token { $token }, on { $vertex }:
graph-make = Move

error-graph-edge = Edge { $place }, “{ $typed }”, should be two vertices joined by -, like 0-1. A vertex is a whole number up to { $limit }.
error-graph-vertices = The number of vertices must be a whole number up to { $limit }; got “{ $typed }”.
error-graph-vertex = There is no vertex { $value } ({ $name }): there are only { $count }, counted from 0.
error-graph-list = Item { $place }, “{ $typed }”, is not a vertex ({ $name }). Write a whole number up to { $limit }, or a range like 2-6.
error-graph-tokens-many = There are { $value } tokens; the limit is { $limit }.
error-graph-terminal-tokens = There are { $value } tokens; with winning or losing terminals there can be only one.
error-graph-terminal-rule = With winning or losing terminals, a player who can’t move loses; the rule “{ $typed }” is for other graphs.
error-graph-both = Vertex { $value } can’t be both a winning and a losing terminal.
error-graph-rule = There is no rule “{ $typed }” here; the rules are: { $rules }.
error-graph-method-cycle = “{ $value }” needs a graph without cycles; this one has { $cycle }.
error-graph-method-terminals = “{ $value }” is for graphs without winning and losing terminals.
error-graph-loop-long = The loop would check more than { $limit } edges here.
error-graph-file = This graph is in the file “{ $typed }”. Please open the file again.
error-graph-position = “{ $value }” is not a position of this game.
error-graph-unknown = Nobody can tell who wins { $value }: the chosen method doesn’t reach that far.
error-graph-line = Line { $line }, “{ $typed }”, is not an edge. Write two vertices like 0 1 or 0-1, each a whole number up to { $limit }.
error-graph-options-line = Line { $line }, “{ $typed }”, is not a list of options. Write a vertex, a colon and vertices, like 0: 1 2, each a whole number up to { $limit }.
error-graph-dot = Line { $line } is not DOT: found “{ $typed }”, expected { $due }.
error-graph-undirected = Line { $line }: “--” has no direction; write an edge as a -> b.
error-graph-edges-many = Line { $line } has edge number { $value }; the limit is { $limit }.
error-graph-vertices-many = Line { $line } names vertex number { $value }; the limit is { $limit }.
error-graph-empty = There is no graph in this text. Write edges like 0 1, lists like 0: 1 2, or DOT’s a -> b.

multi-rule = Replace a token with the tokens of one of its options. A player who can’t move loses. { $options }, tokens on { $tokens }
multi-counts = { $vertices ->
    [one] 1 vertex
   *[other] { $vertices } vertices
}, { $options ->
    [one] 1 option
   *[other] { $options } options
}
multi-field-options = Options of each vertex, like 2:0+0;1, joined by |
multi-field-tokens = Vertices with tokens, separated by commas
multi-none = There are no vertices.
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
multi-ask = Put the only token here
multi-add = Add a token here
multi-no-tokens = nowhere
multi-explain = { $count ->
    [0] There are no moves from it: **0**.
   *[other] Its options and what they are worth: { $options }. The smallest missing number is **{ $nimber }**.
}
multi-is-lasker = This is Lasker’s Nim: take any number of stones, or split a heap in two.
multi-is-grundy = This is Grundy’s game: split a heap into two unequal heaps.
multi-as-octal = See it as an octal game
multi-checked = **Checked:** the tests compare nimbers and all winning moves with a search that uses only the rules.
multi-move-one = { $count ->
    [0] remove token { $token } ({ $vertex })
   *[other] token { $token } ({ $vertex }) becomes { $parts }
}
multi-verdict-n = the player to move wins: { $moves }{ verdict-more }
multi-covered = The answer is covered.
multi-step-start = A move replaces a token with others. An **option** is worth the **XOR** of its vertices, a vertex the **mex** of its options.
multi-step-options = { $count ->
    [0] There are no moves from vertex { $vertex }.
   *[other] Vertex { $vertex }: each option is worth the XOR of its vertices: { $options }.
}
multi-step-mex = { $count ->
    [0] There is no move, so the smallest missing number is 0: **0**.
    [one] The only value is { $set }, so the smallest missing number is **{ $nimber }**: that’s what vertex { $vertex } is worth.
   *[other] The smallest number missing from { $set } is **{ $nimber }**: that’s what vertex { $vertex } is worth.
}
multi-step-added = Token { $token } on { $vertex } is worth { $value }. { $first ->
    [yes] { "" }
   *[no] { $before } XOR { $value } = **{ $total }**.
}
multi-step-answer = { $outcome ->
    [over] No token has any options.
    [P] The XOR is 0 and every move changes it: **P**, the player to move loses.
   *[N] The XOR is { $total }, not 0: **N**. One way to make it 0: { $move }.
}
multi-step-name = { $kind ->
    [start] start
    [answer] the answer
    [added] token { $number }
   *[other] vertex { $number }
}
multi-code =
    for each vertex, ends first:
      each option ← XOR of its vertices
      nimber ← mex of the options
    X ← XOR over all tokens
    X ≠ 0: a move that makes X = 0 wins
multi-play-position = Tokens on { $tokens }.
multi-move = { $player }: { $move }. Then: { $tokens }
multi-hint = **{ $move }**: then the tokens are on { $tokens }, and your opponent loses.

error-multi-list = List { $place }, “{ $typed }”, should begin with its vertex (a whole number up to { $limit }) and a colon, like 2:1;0+0.
error-multi-twice = Vertex { $value } has two lists of options.
error-multi-option = Vertex { $vertex }: the option “{ $typed }” should be vertices joined by +, like 2+0, or - for none. A vertex is a whole number up to { $limit }.
error-multi-vertex = Vertex { $value } has no list, like { $value }:0 ({ $name }). Every vertex up to the largest one needs a list.
error-multi-cycle = The options go round in a circle, { $cycle }: such a game may never end.
error-multi-many = There are { $value } { $what ->
    [vertices] vertices
    [options] options
    [parts] parts in one option
   *[tokens] tokens
}; the limit is { $limit }.
error-multi-token = Token { $place }, “{ $typed }”, is not a vertex: write a whole number up to { $limit }.
error-multi-position = “{ $value }” is not a position of this game.

matching-rule = Move the token along an edge to a vertex it hasn’t visited yet. A player who can’t move loses. { $edges }, the token on { $token }{ $is_vertices ->
    [usual] {""}
   *[other] , vertices in all { $vertices }
}
matching-counts = { $vertices ->
    [one] 1 vertex
   *[other] { $vertices } vertices
}, { $edges ->
    [one] 1 edge
   *[other] { $edges } edges
}
matching-field-edges = Edges, like 0-1, separated by commas; they have no direction
matching-field-vertices = Number of vertices (leave it empty to use those in the edges)
matching-field-token = Vertex of the token
matching-empty-vertices = –
matching-board = The graph
matching-said-edge = The edge { $from } – { $to } was already there, so now it is removed.
matching-said-empty = At least one vertex must stay, for the token.
matching-vertex = vertex { $vertex }
matching-vertex-label = vertex { $vertex }{ $label ->
    [P] , P
    [N] , N
    [outer] , outer
    [inner] , inner
   *[none] { "" }
}{ $token ->
    [yes] , the token
   *[no] { "" }
}{ $mate ->
    [none] { "" }
   *[other] , matched with { $mate }
}{ $place ->
    [visited] , the token has been here
    [target] , you can move the token here
   *[none] { "" }
}
matching-note-pos = Place { $place } of the drawing, “{ $value }”, should be two whole numbers from 0 to 999, like 120.40. The graph is drawn without these places.
matching-explain = { $near ->
    [none] No edge leads away.
   *[other] Joined to { $near }.
}{ $outcome ->
    [covered] { "" }
    [P] { " " }Some largest matching misses this vertex. The player who starts from here loses: **P**.
   *[N] { " " }Every largest matching covers this vertex. The player who starts from here wins: **N**.
}
matching-checked = **Checked:** the tests compare all winning starts and moves with a search that uses only the rules, on 5,000 random graphs. They have up to 14 vertices, and some have blossoms within blossoms.

matching-legend-p = **P**: the player who starts here loses
matching-legend-n = **N**: the player who starts here wins
matching-legend-outer = **outer**: an even number of edges from the root
matching-legend-inner = **inner**: an odd number of edges from the root
matching-legend-matched = an edge of the **matching**
matching-legend-tree = an edge of a **tree**
matching-legend-token = **token**
matching-legend-visited = the token **has been** here
matching-legend-target = where the token **can go**
matching-legend-moves = a **winning move**

matching-verdict-p = the player to move loses: some largest matching misses { $token }
matching-verdict-n = the player to move wins: move to { $moves }{ verdict-more }

matching-step-start = A **matching** puts neighbours in pairs. Make as many pairs as possible: is vertex { $token } always in one of them?
matching-step-search = Vertex { $root } is exposed: it has no partner. A tree of alternating paths begins there.
matching-step-again = Without { $token }, vertex { $root } is exposed. A tree begins there.
matching-step-grow = { $without ->
    [none] In the tree from vertex { $root }
   *[other] Without { $without }, in the tree from vertex { $root }
}, the edge { $outer } – { $inner } leads to a pair: { $inner } becomes inner, its partner { $mate } outer.
matching-step-shrink = { $without ->
    [none] In the tree from vertex { $root }
   *[other] Without { $without }, in the tree from vertex { $root }
}, the odd cycle { $cycle } is a **blossom**{ $count ->
    [0] . It’s shrunk to one vertex.
    [one] : { $inner } is outer, too.
   *[other] : { $inner } are outer, too.
}
matching-step-augment = { $edges ->
    [1] Both ends of { $path } are exposed, so this edge joins the matching:
   *[other] Swap the edges of the **augmenting path** { $path }. The matching grows:
} { $size ->
    [one] 1 edge
   *[other] { $size } edges
}.
matching-step-stuck = { $without ->
    [none] The tree from vertex { $root } can’t grow, so it stays. Each of its outer vertices could be the exposed one.
   *[other] Without { $without }, the tree from vertex { $root } stays like this. Each of its outer vertices could be the exposed one.
}
matching-step-starts = { $missed ->
    [0] The matching covers all vertices, and so does every largest one: **N** from each of them.
    [one] This matching is a largest one. The outer vertex can be missed: **P**. The others can’t: **N**.
   *[other] This matching is a largest one. The { $missed } outer vertices can be missed: **P**. The others can’t: **N**.
}
matching-step-without = Every largest matching covers { $token }. Take it out: { $mate } is exposed. What can be missed now?
matching-step-expose = { $edges ->
    [0] This largest matching misses { $token } already.
   *[other] Swap the edges along { $path }: this matching is as large, and misses { $token }.
}
matching-step-answer = { $outcome ->
    [over] The token has nowhere to go: **P**, the player to move loses.
    [P] Wherever you go, your opponent goes on along the matching. You get stuck first: **P**.
   *[N] Without { $token }, { $moves } can be missed. Go { $count ->
        [one] there
       *[other] to one of them
    }, then always along the matching: **N**.
}
matching-covered = The answer is covered.
matching-name-step = { $kind ->
    [start] start
    [answer] the answer
    [starts] the starts
    [without] without { $vertex }
    [expose] without token
    [again] again from { $vertex }
   *[search] from { $vertex }
}
matching-code =
    for each exposed vertex r:
      grow a tree from r
      to a matched vertex: add both
      between outer ones: blossom
      to an exposed vertex: augment
      none: the tree stays
    outer: P, others: N
    N: trees again without it,
      outer neighbours win

matching-play-position = The token is on { $token }.
matching-move = { $player }: { $from } → { $to }
matching-hint = Move **{ $from } → { $to }**: your opponent can’t win from there.
matching-play-rule = Move the token along an edge to a vertex it hasn’t visited yet. A player who can’t move loses.
matching-do = { hand-click-first } the vertex where the token goes.

error-matching-edge = Edge { $place }, “{ $typed }”, should be two vertices joined by -, like 0-1. A vertex is a whole number up to { $limit }.
error-matching-loop = Edge { $place }, “{ $typed }”, joins a vertex to itself. Here an edge joins two vertices.
error-matching-edges-many = There are { $value } edges; the limit is { $limit }.
error-matching-vertices = The number of vertices must be a whole number up to { $limit }; got “{ $typed }”.
error-matching-token = The token must be on a vertex, a whole number up to { $limit }; got “{ $typed }”.
error-matching-vertex = There is no vertex { $value } ({ $name }): there are only { $count }, counted from 0.
error-matching-position = “{ $value }” is not a position of this game.
error-matching-large = This graph has { $vertices } vertices and { $edges } edges. Steps are shown for at most { $limit } vertices and { $most } edges.

# What stands beside the graph: a vertex explained, the list, texts and files.

graph-vertex = vertex { $name }
graph-option = { $name } ({ $label })
graph-only-token = Put the only token here
graph-add-token = Add a token here
graph-explain = { $kind ->
    [win] A winning terminal: the player who moved there wins. **P**.
    [lose] A losing terminal: the player who moved there loses. **N**.
    [sink] No edge leads away: the player to move loses. **P**.
    [P] All options are N: { $options }. **P**; the game ends in { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    }.
    [N] Some option is P: { $options }. **N**, a win in { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    }.
   *[draw] No option is P and some option is a draw: { $options }. A **draw**.
}{ $breaking ->
    [yes] { " " }It is worth 0, but no option is worth 1: here SJ’s theorem fails in true misère play.
   *[no] { "" }
}
graph-explain-value = { " " }{ $method ->
    [steps] It takes **{ $value }** steps when every token moves.
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
graph-list-wrong = “{ $value }” is not understood: write whole numbers up to { $limit }, separated by commas.
graph-list-more = More vertices: { $shown } of { $count } are shown
graph-list-large = This graph is too large to edit here.
graph-files-how = Write edges like 0 1, one in each line, or lists like 0: 1 2, or DOT: digraph { "{" } a -> b { "}" }. A first line of two numbers gives the numbers of vertices and edges, if exactly that many edges follow. You can also paste a graph, or drop a file on the board, up to a million edges.
graph-text = The graph as text

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
        [0] { hand-click-first } a token, then where it goes.
        [one] { hand-click-first } the last token, then where it goes.
       *[other] { hand-click-first } a token, then where it goes: { $left } more have to move.
    }
   *[one] Now { hand-click } where the token on { $vertex } goes.
}
graph-do-all = Every token has somewhere to go. Press Move.
multi-play-rule = Replace a token with one of its options. A player who can’t move loses.
multi-do = { hand-click-first } an option of a vertex that has a token.
