# The race: BOI 2008 "Game". d distance of the starts, h = d/2, layers L(k).

race-rule = { $rows } × { $columns } board: A and B take turns moving one cell, not diagonally. If you land on the other token, { $jump }. First to reach the other’s start wins.
race-jump-1 = move again
race-jump-0 = you share its cell
race-field-jump = What follows a step onto the other token
race-field-rows = Rows
race-field-columns = Columns
race-error-side = A side must be a whole number from { $least } to { $limit }; { $got }.
race-board = Board
race-method-rings = Rings
race-method-pairs = Pairs
race-method-full = Full game
race-tools = What a tap does
race-tool-look = Look
race-tool-wall = Walls
race-tool-A = Move A
race-tool-B = Move B
race-undo = Undo

race-verdict-a = A wins ({ $d } steps apart): move to { $steps }
race-verdict-odd = A wins ({ $d } steps apart, odd): move to { $steps }
race-verdict-first = A wins ({ $d } steps for both, and A goes first): move to { $steps }
race-verdict-b = B wins: it can always meet A halfway
race-verdict-draw = Draw: no white path joins the two starts

race-covered = The answer is covered.
race-step-apart = No white path joins the starts. Neither player can ever reach the other’s start, so it’s a **draw**.
race-step-odd = d = { $d } is odd. So if the tokens meet, it’s A who steps onto B and moves again: **A wins** on any shortest path.
race-rings-start = { $parity ->
    [even] Both need { $d } steps and A goes first, so A would arrive first. B must land **on A** halfway: { $h } steps from A’s start, in layer { $h } (outlined).
    [odd] Both need { $d } steps, and A goes first. Can B still catch up by a jump?
   *[apart] Is there a white path from A to B?
}
race-rings-middle = We start from the meeting: in layer { $h }, B must land **on A**, to move again and get ahead. Then we go back: from where can B force this?
race-rings-b = { $at ->
    [first] Before that, B’s turn in layer { $facing }: it wins if **some** step lands on A.{ $size ->
        [unknown] {""}
       *[other] { " " }With A on { $x } (row { $x_row }, column { $x_column }), { race-wins }
    }
   *[later] Before that, B’s turn in layer { $facing }: it wins if **some** step reaches a winning cell.{ $into ->
        [one] { " " }With A on { $x }, that is { $into_cell }: { race-wins }
        [two] { " " }With A on { $x }, these are { $into_cell } and { $into_other }: { race-wins }
       *[other] { race-example }
    }
}
race-rings-a = A’s turn in layer { $i }: B needs an answer to **every** step.{ $nexts ->
    [1] { " " }From { $x } A’s shortest paths lead only to { $next }: { race-wins }
    [2] { " " }From { $x } A’s shortest paths lead to { $next } or { $next_other }: { race-wins }
   *[other] { race-example }
}
race-wins = B { $size ->
    [none] can’t win.
    [one] wins only from { $cell }.
    [two] wins from { $cell } and { $other }.
    [all] always wins.
   *[some] wins from { $count } of { $ring } cells.
}
race-example = { $size ->
    [unknown] {""}
   *[other] { " " }With A on { $x }, { race-wins }
}
race-decided-b-row = If B gets to { $cell } in layer { $facing }, B wins wherever A is in layer { $next }. So B walks straight there: **B wins**.
race-decided-a-column = If A gets to { $cell } in layer { $i }, no cell wins for B any more. So A walks straight there: **A wins**.
race-decided-none = We are back at layer 1: { $steps ->
    [2] if A steps to { $x }, B goes to { $answer }; if to { $x_other }, likewise to { $answer_other }.
   *[other] wherever A steps first, B has a winning cell for its answer.
} **B wins**.
race-pairs-start = Both stay on shortest paths: { $states } pairs of cells, one in layer i, one in layer d − i. We work from the middle outwards.
race-pairs-middle = Layer { $h } against itself, A to move: B wins where both are on **the same cell**.
race-pairs-layer = A in layer { $i }, B in layer { $facing }: B wins if it has a winning answer in layer { $nearer } to each step of A. Pick a cell of A.
race-pairs-answer = The table of layer 0 has one entry: **{ $winner } wins**.
race-full-start = { $states } states (A’s cell, B’s cell, whose turn), labelled from the end backwards. Pick a cell of A.
race-full-won = { $moves ->
    [one] 1 move from the end: { race-full-states } from which a step wins **at once**.
   *[other] { $moves } moves from the end: { race-full-states } from which **some** step leads to a losing state. So the player to move wins.
}
race-full-lost = { $moves } moves from the end: { race-full-states } from which **all** steps lead to winning states. So the player to move loses.
race-full-states = { $states ->
    [one] 1 state
   *[other] { $states } states
}
race-full-answer = { $winner ->
    [draw] The first state never gets a label: it’s a **draw**.
   *[other] The first state is { $moves ->
        [one] one move
       *[other] { $moves } moves
    } from the end: **{ $winner } wins**.
}

race-walk = { $at ->
    [first] An example game: both play as well as they can.{ " " }
   *[later] {""}
}{ $how ->
    [jump] { $player } steps onto { $other } on { $over } and goes on at once to { $cell }: a **jump**.
   *[step] { $player } steps to { $cell }.
} { $why ->
    [won] That is { $other }’s start: **{ $player } wins**.
    [meet] { race-walk-left } B can still make sure that they meet.
    [part] { race-walk-left } B can’t make sure that they meet.
    [jumped] { race-walk-left } Now { $player } is ahead.
   *[other] { race-walk-left }
}
race-walk-left = Steps to go: A { $left_a }, B { $left_b }.
race-name-walk = move { $move }
race-several-arcs = With A on the marked cell, B’s winning cells are not one arc. The game is decided before this layer, so that does no harm.
race-rings-toggle = Chart
race-rings-figure = Each layer as a ring. Inner ring: A’s layer, A on the dot. Outer ring: B’s layer, blue where B wins.
race-rings-thin = { $mover ->
    [A] Thin rings: where B wins one move later.
   *[B] Thin ring: where B wins one move later.
}
race-rings-rows = Below: a row for each cell of A’s layer, a column for each of B’s.
race-board-a = Where A is, with B on the marked cell of the other board
race-board-b = Where B is, with A on the marked cell of the other board
race-mover = Player to move
race-mover-is = { $token } to move
race-cell = Cell ({ $row }, { $column })
race-cell-wall = A wall: neither player can step here.
race-cell-apart = No white path leads here from either start.
race-cell-one = { $distance } steps from { $player }’s start; no path leads here from the other start.
race-cell-off = { $a } steps from A’s start and { $b } from B’s, { $a } + { $b } > { $d }: on **no shortest path**{ $full ->
    [yes] {""}
   *[no] , so it counts as a wall
}.
race-cell-layer = { $a } steps from A’s start and { $b } from B’s: layer **{ $layer }**.
race-cell-facing = { $a } steps from A’s start and { $b } from B’s: layer **{ $layer }**. With B here and A on { $from } **{ $winner } wins**.
race-note-no-race = No white path joins the starts, so there is nothing to play.
race-others = { $count ->
    [0] **No other step wins**: the full game was solved, and every step off the shortest paths gives the win away.
   *[other] Off the shortest paths these steps win too: { $steps }.
}

race-name-start = start
race-name-layer = layer { $i }
race-name-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
race-name-answer = answer
race-arcs = A row for each cell of A, a column for each cell of B; blue where B wins
race-legend-layers = **steps** from A’s start, on a shortest path
race-legend-off = **free**, on no shortest path
race-legend-free = **free**
race-legend-walls = **wall**
race-legend-middle = **middle** layer
race-legend-isolines = **every { $steps } steps**
race-legend-facing-a = **A’s layer**
race-legend-facing-b = **B’s layer**
race-legend-facing-both = **the layer** of both
race-key = { $token } here:
race-legend-wins-a = **A wins**
race-legend-wins-b = **B wins**
race-legend-draws = a **draw** from there
race-legend-marked = **marked** cell
race-legend-moves = **moves**, in the colour of the winner
race-legend-example = **moves** of the example
race-legend-starts = **start cells**: each is the other player’s goal
race-cost = What each method looks at
race-cost-rings = { $count ->
    [one] { $count } cell on shortest paths
   *[other] { $count } cells on shortest paths
}
race-cost-pairs = { $count ->
    [one] { $count } pair of cells
   *[other] { $count } pairs of cells
}
race-cost-full = { $count } states
race-agree = **Checked:** this method and the rings found the same winner on this board.
race-checked = The tests check rings, pairs and the full game against a search that uses only the rules. They also try making the extra move optional, and forbidding backward steps: the winner stays the same on all boards up to 3 × 3, and on 1,600 random ones up to 5 × 5.
race-agree-shared = **Checked:** the full game and the distances give the same winner on this board.
race-checked-shared = Tokens can’t hold each other up, so whoever has the shorter way wins. Only steps along **shortest paths** win. The tests check this against a search that uses only the rules.
race-note-at = The link points to “{ $value }”, which is not on this board, so we start from the beginning.

race-files = Files
race-make = Make a board
race-view-table = Table
race-view-growth = Growth
race-note-view = Growth is a view of the pairs, so it is shown with “Pairs”.
error-board-empty = Board { $board }, line { $line }, column { $column }: there is no board; the text is empty.
error-board-count = Board { $board }, line { $line }, column { $column }: the text must begin with the number of boards, from 1 to { $limit }; got “{ $typed }”.
error-board-size = Board { $board }, line { $line }, column { $column }: the size must be a number from { $least } to { $limit }; got “{ $typed }”.
error-board-side = Board { $board }, line { $line }, column { $column }: a board has { $least } to { $limit } { $side ->
    [rows] rows
   *[other] columns
}; this one has { $value }.
error-board-row = Board { $board }, line { $line }, column { $column }: the row must have { $limit } cells; it has { $value }.
error-board-compact = “{ $typed }” does not begin a compact board, ROWSxCOLUMNS.A.B.CELLS. The sides go from { $least } to { $limit }, the starts are cell numbers, and each character stands for six cells.
error-board-rows = Board { $board }, line { $line }, column { $column }: it must have { $limit } rows; it has { $value }.
error-boards-few = Board { $board }, line { $line }, column { $column }: by its first line the text should have { $limit } as the number of boards, but it has { $value }.
error-boards-many = Board { $board }, line { $line }, column { $column }: by its first line the text has { $limit } as the number of boards, but “{ $typed }” follows after them.
error-board-cell = Board { $board }, line { $line }, column { $column }: “{ $typed }” is not a cell; the cells are { $cells }.
error-start-twice = Board { $board }, line { $line }, column { $column }: this is a second { $value }, and there may be only one.
error-start-missing = Board { $board }, line { $line }, column { $column }: { $value } is missing.
error-full-game-large = The full game is solved up to { $limit } states; this board has { $value }. Rings and pairs can solve larger boards.
error-method-needs-jumps = { $method ->
    [rings] Rings
   *[other] Pairs
} are about meetings, so they need the extra step. If tokens may share a cell, choose the full game.
error-jump = “jump” must be 1 (an extra step) or 0 (tokens share the cell); got “{ $typed }”.
error-pairs-large = The tables of pairs may take up to { $limit } MB, but here they would need { $value }. Rings solve boards of any size.
error-sample = There is no board “{ $typed }” in the gallery. The boards are { $samples }.
error-player = There is no player “{ $typed }”, only A and B.
error-state = “{ $typed }” is not a position to play from. Give two white cells and the player to move, like 0,1,3,3,B.
error-tree-level = A board of side { $side } has room for a double tree of level { $limit } at most; got { $value }.

race-code-rings = { $at_once ->
    [yes] { race-code-at-once }
   *[no] middle: B wins on A’s cell
        go back, move by move:
          B’s turn: some step wins
           a cell beats all: B wins
          A’s turn: B answers all
           no cell beats A: A wins
        at the start: B wins
}
race-code-pairs = { $at_once ->
    [yes] { race-code-at-once }
   *[no] NP[h,x,y] ← x = y
        B wins if some step does
        A: B must win for all steps
        winner ← NP[0,A,B]
}
race-code-at-once =
    no path: draw
    d odd: A wins
race-code-full =
    label: a step wins at once
    winning: some step to a losing state
    losing: all steps to winning states
    no label: draw

# What is fetched when it is looked at: boards made by rule and from files, the growth of the pairs, a state explained, a play.

race-state = A on { $a }, B on { $b }, { $mover } to move
race-state-winner = { $winner ->
    [draw] Neither player can force a win: it’s a **draw**.
   *[other] **{ $winner } wins**{ $known ->
        [yes] , in { $moves } { $moves ->
            [one] move
           *[other] moves
        } if both play their best
       *[no] {""}
    }.
}
race-state-whole = From the full game: all moves, even off the shortest paths.
race-state-paths = From the tables of pairs: moves along shortest paths.
race-option = { $how ->
    [jump] Over { $over } to { $cell }
   *[step] To { $cell }
}: { $outcome ->
    [goal] **the goal**, it wins
    [wins] **wins**
    [draws] draws
   *[loses] loses, because { $other } answers { $reply }
}
race-play-from = Play from here
race-play-position = { $token } to move. A is on { $a }, B on { $b }.
race-move = { $player } ({ $token }) { $how ->
    [jump] jumped over { $other } on { $over } to { $cell }
   *[step] stepped to { $cell }
}
race-why-ahead = has { $left } { $left ->
    [one] step
   *[other] steps
} to go, { $loser } has { $loser_left }{ $turn ->
    [own] , and it is { $winner }’s turn
   *[other] {""}
}: { $winner } is ahead
race-move-name = { $how ->
    [jump] a jump over { $over } to { $cell }
   *[step] { $cell }
}
race-why-play = { $how ->
    [now] **{ $winner }** can jump now: land on { $loser } on { $over }, go on to { $cell }, and be ahead.
    [behind] **{ $winner }** has { $left } steps to go and { $loser } has { $loser_left }. But { $loser } can’t both stay ahead and keep { $winner } from landing on it.
    [ahead] **{ $winner }** { race-why-ahead }. Only a **jump** could change that, and { $loser } can’t force one.
   *[apart] **{ $winner }** { race-why-ahead }.
}
race-why-moves = Show all moves
race-hint-move = Move { $how ->
    [jump] over { $over } to
   *[step] to
} **{ $cell }** (marked): { $ends ->
    [yes] that is the goal, and you win
   *[no] then you can win, whatever { $other } does
}.
race-refused = { hand-click-first } the dot where your move ends: from the other token you go on at once.
race-play-nearer = The full game is too large for this board. So both players keep to shortest paths here, and the tables of pairs tell who wins.
race-files-why = The official format of BOI 2008: the number of boards, then for each board its size n and n lines of . # A B. Choose a file, drop it here, or paste.
race-file = Choose a file
race-export = Write this board
race-file-unshown = “{ $name }” has { $count } characters. It was read, but it is too long to show here.
race-official = Boards in the official format
race-solve-all = Solve all boards
race-winners = Winners of the last boards that could be read, in the official format
race-open-board = Board { $index }: { $winner }

race-make-family = Family
race-make-side = Side
race-make-level = Level
race-make-loops = Loops in percent
race-make-walls = Walls in percent
race-make-seed = Seed
race-make-go = Make
race-make-another = Another
race-make-wrong = { $field } must be a whole number from { $least } to { $limit }; { $got }.
race-family-open = Open board
race-family-open-why = No walls, A and B in opposite corners.
race-family-serpentine = Serpentine
race-family-serpentine-why = One corridor that winds through the whole board.
race-family-double-tree = Double tree
race-family-double-tree-why = Open blocks, twice as many with every level, all equally far from A and from B. We fill in the level with the most pairs.
race-family-rings = Ring corridors
race-family-rings-why = Square corridors inside one another, with doors in random places.
race-family-maze = Maze
race-family-maze-why = A random tree of corridors, with some of the walls opened.
race-family-random = Random
race-family-random-why = Each cell is a wall by chance.

race-growth-title = Pairs of cells that the official method visits, by the side n
race-growth-board = This board
race-growth-point = **{ $name }**, n = { $side }: { $count } pairs = { NUMBER($ratio, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³
race-growth-why = The official bound O(n³) **is false**: the double tree has { NUMBER($first, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³ pairs at n = { $from } and { NUMBER($last, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³ at n = { $to }. They grow like n⁴.
race-growth-table = The numbers
race-growth-per-cube = / n³
race-growth-count = { $count }
race-growth-ratio = { NUMBER($ratio, minimumSignificantDigits: 3, maximumSignificantDigits: 3) }

# A play: its rule and what to do, in one line each.
race-play-rule = Take turns moving one step. If you land on the other token, { $jump }. First to reach the other’s start wins.
race-do = { $is_yours ->
    [yes] You are { $token }.{ " " }
   *[no] { "" }
}{ hand-click-first } a white dot to move { $token } there.{ $jumps ->
    [yes] { " " }Dots that aren’t next to { $token } lead over { $other }: two steps in one move.
   *[no] { "" }
}
