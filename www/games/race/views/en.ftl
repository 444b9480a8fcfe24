# What is fetched when it is looked at: boards made by rule and from files, the growth of the pairs, a state explained, a play.

race-state = A on { $a }, B on { $b }, { $mover } to move
race-state-winner = { $winner ->
    [draw] Neither can force a win: a **draw**.
   *[other] **{ $winner } wins**{ $known ->
        [yes] , in { $moves } { $moves ->
            [one] move
           *[other] moves
        } at best for both
       *[no] {""}
    }.
}
race-state-whole = From the full game: all moves, off the shortest paths too.
race-state-paths = From the tables of pairs: moves along shortest paths.
race-option = { $how ->
    [jump] Over { $over } to { $cell }
   *[step] To { $cell }
}: { $outcome ->
    [goal] **there**: it wins
    [wins] **wins**
    [draws] draws
   *[loses] loses, for { $other } answers { $reply }
}
race-play-from = Play from here
race-play-position = { $token } is to move. A is on { $a }, B on { $b }.
race-move = { $player } ({ $token }) { $how ->
    [jump] over { $other } on { $over } to { $cell }
   *[step] to { $cell }
}
race-hint-none = No move wins.
race-hint-move = The **marked** move, { $how ->
    [jump] over { $over } to
   *[step] to
} **{ $cell }**, wins: A on { $a }, B on { $b }, { $other } to move, and { $other } has lost.
race-jump-why = { $token } can step onto { $other }. The tokens never share a cell, so it must go on at once, in any direction: two steps in one move.
race-play-nearer = The full game is too large for this board. Here both keep to shortest paths, and the tables of pairs know who wins there.
race-files-why = The official format of BOI 2008: the number of boards; for each its size n and n lines over . # A B. Choose a file, drop it here, or paste.
race-file = Choose a file
race-export = Write this board
race-official = Boards in the official format
race-solve-all = Solve all boards
race-winners = Winners of the last boards that could be read, as the official output
race-open-board = Board { $index }: { $winner }

race-make-family = Family
race-make-side = Side
race-make-level = Level
race-make-loops = Loops in percent
race-make-walls = Walls in percent
race-make-seed = Seed
race-make-go = Make
race-make-another = Another
race-make-wrong = { $field }: a whole number from { $least } to { $limit }; { $got }.
race-family-open = Open board
race-family-open-why = No walls, A and B in opposite corners.
race-family-serpentine = Serpentine
race-family-serpentine-why = One corridor to and fro over the whole board.
race-family-double-tree = Double tree
race-family-double-tree-why = Open blocks, twice as many with every level, all equally far from A and from B. The level with the most pairs is filled in.
race-family-rings = Ring corridors
race-family-rings-why = Square corridors around each other, with doors at random.
race-family-maze = Maze
race-family-maze-why = A random tree of corridors, and then some of the walls opened.
race-family-random = Random
race-family-random-why = Every cell is a wall by chance.

race-growth-title = Pairs of cells the official method visits, by the side n
race-growth-board = This board
race-growth-point = **{ $name }**, n = { $side }: { $count } pairs = { NUMBER($ratio, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³
race-growth-why = The official bound O(n³) **is false**: the double tree has { NUMBER($first, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³ pairs at n = { $from } and { NUMBER($last, minimumSignificantDigits: 3, maximumSignificantDigits: 3) } n³ at n = { $to }. They grow like n⁴.
race-growth-table = The numbers
race-growth-per-cube = / n³
race-growth-count = { $count }
race-growth-ratio = { NUMBER($ratio, minimumSignificantDigits: 3, maximumSignificantDigits: 3) }
