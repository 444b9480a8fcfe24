# Games in a row: stairs, coins and piles that are heaps of Nim.

rows-heaps = The heaps of Nim
rows-xor = XOR
rows-columns = Columns 2 to the { $from } to { $to }, of { $count }.
rows-none = There is nothing here.
rows-no-heaps = No place counts: no heaps.
rows-no-heaps-thrown = No coin stands on an odd stair: as a staircase there would be no heaps.
rows-board = The board
rows-heap = place { $number }
rows-place = { $name }: { $holds }
rows-step-name = { $kind ->
    [start] start
    [answer] answer
   *[other] { $name }
}
rows-covered = The answer is covered.
rows-as-nim = The heaps as Nim
rows-stones-how = Click a stone to move it and all above it down one stair.
rows-stones-from = Move from
rows-stones-move = Move
rows-make = Make this move
rows-change-last = { $from } → { $to }{ $how ->
        [grown] , which can be taken back
        [undone] , as it was
       *[other] { "" }
    }
rows-change = { $name }: { $from } → { $to }
rows-nothing = nothing
rows-many = { $count } numbers
rows-move = { $player }: { $move }. Now { $position }
rows-hint = { $move }: then { $position }
rows-hint-none = No move wins here.

rows-verdict-over = no move is left, mover has lost
rows-verdict-p = mover loses, every move leaves an N
rows-verdict-n = { $more ->
    [untold] mover wins, by { $single ->
        [yes] one move
       *[no] { $count } moves
    } of too many coins to name them
   *[other] mover wins, { $moves }{ $more ->
        [none] { "" }
        [one] , or 1 more winning move
       *[other] , or one of { $count } more winning moves
    }
}
rows-step-answer = { $outcome ->
    [over] No move is left: **P**.
    [untold] The XOR is **{ $total }**, not 0: there is a winning move, of too many coins to name them. **N**.
    [N] The XOR is **{ $total }**, not 0, and a move makes it 0: { $move }. **N**.
   *[P] The XOR is **0**, and every move changes it: **P**.
}
rows-explain-moves = { $count ->
    [0] No winning move begins here.
    [one] Winning: { $moves }.
   *[other] Winning: { $moves }{ $more ->
        [0] { "" }
        [one] , and by one more move
       *[other] , and by { $more } more moves
    }.
}

staircase-rule = Move any number of stones from one stair down to the next. Whoever makes the last move wins. Stairs: { $stairs }
staircase-field-stairs = Stones on every stair, the floor first, separated by commas
staircase-board = The stairs
staircase-heap = stair { $number }
staircase-move-one = { $b } from stair { $a } to { $below ->
    [0] the floor
   *[other] stair { $below }
}
staircase-play-position = On the stairs: { $position }
staircase-step-start = Only **odd** stairs count, each as a heap of Nim. What comes off an even stair, the opponent moves on by one.
staircase-step-counts = Stair { $number } is odd: a heap of { $heap }. { $before } XOR { $heap } = **{ $total }**.
staircase-step-passed = { $number ->
    [0] The floor: what lies there stays.
   *[other] Stair { $number } is even: its { $many ->
        [one] stone adds
       *[other] { $holds } stones add
    } nothing: what you move down, the opponent moves on. It doesn't count.
}
staircase-code =
    for each stair:
        if odd: X := X XOR its stones
    P if X = 0, else N
staircase-explain = { $kind ->
    [counts] An odd stair: a heap of **{ $heap }**; taking from it brings the stones to an even stair, out of the way.
   *[other] { $number ->
        [0] The floor: no stone leaves it.
       *[other] An even stair: it does not count. Stones from here enlarge the heap below, which can be taken back.
    }
}
staircase-checked = **Checked:** all staircases of five stairs with up to 3 stones each, by search.
turning-rule = Turn { $turn } coins, the rightmost of them from heads to tails. Whoever can’t move loses. Heads: { $heads }
turning-head = place of head { $number }
turning-field-turn = Which coins a move may turn: 1-2, 1-3, 2, 3, or C behind it for neighbours and E for equal distances
turning-field-heads = Coins that show heads, from 1 on, separated by commas
turning-board = The coins
turning-place = coin { $number }
turning-heap = coin { $number }
turning-cell = { $looks ->
    [head] heads, worth { $note }, coin
   *[tail] tails, coin
}
turning-pick = Coins to turn
turning-move-one = turn { $count ->
    [one] coin { $list }
   *[other] the coins { $list }
}
turning-play-position = Heads at { $position }
turning-step-start = Every head is a **heap of its own**: its options are the other coins that turn with it. Two equal heaps cancel.
turning-step-counts = Coin { $number } is worth **{ $heap }**{ $form ->
    [turtles] , its number
    [mock] { " " }(odious: an odd number of 1s)
    [ruler] , its largest power of 2
    [twins] , one less than its number
    [triplets] , as Mock Turtles two coins further left
   *[other] { "" }
}. { $before } XOR { $heap } = **{ $total }**.
turning-step-passed = A head at { $number } does not count.
turning-code =
    for each head at n:
        X := X XOR g(n)
    P if X = 0, else N
turning-explain = { $kind ->
    [empty] Tails: it may only be turned together with a head further right.
   *[other] A head alone at { $number } is worth **{ $heap }**: it can be turned, with others, into every smaller value.
}
turning-checked = **Checked:** eighteen codes by search over all rows of 6 coins and the single coins to 12 (with more than three coins anywhere, to 9).
turning-chart = What single coins are worth: { $values }, …
turning-chart-label = Bars: the worth of the first { $count } coins
coins-rule = Move a coin to the next free cell on its right{ $is_reading ->
    [usual] . Whoever can’t move loses.
   *[other] ; { $reading }.
} { $is_m ->
    [usual] { $board }
   *[other] { $m } cells, coins on { $coins }
}
coins-counts = { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
coins-field-board = Cells from left to right: 0 free, 1 a coin
coins-field-m = How many cells; instead of writing them
coins-field-coins = Cells with coins, separated by commas
coins-field-reading = What becomes of a coin without a free cell on its right
coins-empty-board = –
coins-empty-m = –
coins-empty-coins = –
coins-reading-blocked = blocked coins stay
coins-reading-goal = the last cell wins
coins-reading-thrown = blocked coins leave
coins-board = The cells
coins-place = stair { $number }
coins-heap = stair { $number }
coins-cell = coin{ $note ->
    [none] { "" }
   *[other] { " " }on stair { $note }, cell
}
coins-pick = The coin on cell
coins-move-one = the coin on cell { $a }
coins-play-position = Coins on { $position }
coins-as-staircase = The same as a staircase
coins-step-start = { $form ->
    [thrown] In print, a coin's **stair** is one more than its free cells on the right. First that claim, then a search.
    [goal] Leave out the last two cells. Then a coin's **stair** is the number of free cells on its right.
   *[blocked] A coin's **stair** is the number of free cells on its right. A jump over a run moves the whole run one stair down.
}
coins-step-counts = Stair { $number } is odd and has { $many ->
    [one] 1 coin
   *[other] { $holds } coins
}: a heap of { $heap }. { $before } XOR { $heap } = **{ $total }**.
coins-step-passed = Stair { $number } is even: its { $many ->
    [one] coin does
   *[other] { $holds } coins do
} not count.
coins-answer-goal = { $ends ->
    [yes] A coin is on the last cell: the play is over. **P**.
   *[no] { $outcome ->
        [P] The XOR is **0**, and the cell before the last is free: **P**.
       *[N] { $is_zero ->
            [yes] The cell before the last is taken: a coin of its run jumps onto the last cell. { $move }. **N**.
           *[other] A move wins: { $move }. **N**.
        }
    }
}
coins-answer-thrown = { $ends ->
    [yes] No coin is left: **P**.
   *[no] As a staircase: **{ $claimed }** (XOR { $total }). By search: **{ $outcome }**{ $outcome ->
        [N] : { $move }
       *[P] { "" }
    }. A coin thrown off raises every coin on its left.
}
coins-code = { $form ->
    [thrown]
        for each stair with coins:
            if odd: X := X XOR their number
        X = 0 says nothing: search
    [goal]
        for each stair, but for the last two cells:
            if odd: X := X XOR its coins
        P if X = 0 and cell m - 1 is free, else N
   *[blocked]
        for each stair with coins:
            if odd: X := X XOR their number
        P if X = 0, else N
}
coins-explain = { $kind ->
    [counts] Stair { $number } is odd: a heap of **{ $heap }**.
    [passed] Stair { $number } is even and does not count.
   *[other] This coin is beyond the cells that count.
}{ $form ->
    [thrown] { " " }So it has been printed; a search decides.
   *[other] { "" }
}
coins-checked = **Checked:** all boards of up to 12 cells, in every reading, by the bare rules.
parity-piles-rule = Choose two piles, the right one odd. Move a stone from either to the other. Whoever can’t move loses. Piles: { $piles }
parity-piles-field-piles = Stones of every pile, pile 0 first, separated by commas
parity-piles-board = The piles
parity-piles-heap = pile { $number }
parity-piles-pick = A stone from pile, and to pile
parity-piles-move-one = a stone { $way ->
    [down] from pile { $b } to pile { $a }
   *[other] from pile { $a } to pile { $b }
}
parity-piles-play-position = Piles: { $position }
parity-piles-step-start = A move changes two parities. An **odd** pile is a token that moves to any smaller number; two on a pile cancel.
parity-piles-step-counts = Pile { $number } is odd, with { $holds }: a heap of { $heap }, its **number**. { $before } XOR { $heap } = **{ $total }**.
parity-piles-step-passed = Pile { $number } is even, with { $holds }: no token, however many there are.
parity-piles-code =
    for each pile j:
        if odd: X := X XOR j
    P if X = 0, else N
parity-piles-explain = { $kind ->
    [counts] An odd pile: a token, a heap of **{ $heap }**.
   *[passed] An even pile: no token. One that comes here stands here.
}
parity-piles-checked = **Checked:** all piles of 0 to 3 on four places, and all parities on six, by search.
parity-piles-other = Not the same game:
splitting-rule = Replace a bean by two beans further right, in the same bottle or in two. Whoever can’t move loses. Bottles: { $beans }
splitting-field-beans = Beans of every bottle, bottle 0 first, separated by commas
splitting-board = The bottles
splitting-heap = bottle { $number }
splitting-pick = A bean from bottle, and into two
splitting-move-one = a bean from { $a } becomes { $way ->
    [same] two in { $b }
   *[other] one in { $b } and one in { $c }
}
splitting-play-position = Bottles: { $position }
splitting-step-start = Two beans in one bottle cancel, so only **parity** counts. A bean's nimber comes from its distance to the last bottle.
splitting-step-counts = Bottle { $number } is odd, with { $holds }: a heap of { $heap }. { $before } XOR { $heap } = **{ $total }**.
splitting-step-passed = Bottle { $number } is even, with { $holds }: it does not count.
splitting-code =
    for each bottle i, r to the last:
        if odd: X := X XOR s(r)
    P if X = 0, else N
splitting-explain = { $kind ->
    [counts] An odd bottle: a heap of **{ $heap }**.
   *[passed] An even bottle: its beans undo each other.
}
splitting-checked = **Checked:** all of 0 to 2 beans in five bottles, by search.
splitting-other = The formula printed with the other game belongs here; compare
error-row-number = Number { $place } of the { $name ->
    [stairs] stairs
    [piles] piles
   *[beans] bottles
}, counted from 0, must be a whole number of at most { $limit } digits; { $got }.
error-row-place = Number { $place } of the { $name ->
    [heads] heads
   *[coins] coins
} must be a whole number from 1 to { $limit }; { $got }.
error-row-twice = { $value } stands twice among the { $name ->
    [heads] heads
   *[coins] coins
}.
error-row-many = There are { $value } { $name ->
    [stairs] stairs
    [piles] piles
    [beans] bottles
    [heads] heads
   *[coins] coins
}; there may be at most { $limit }.
error-row-position = “{ $value }” is no position of this game.
error-turn-code = A code says how many coins may be turned, like 2, 1-3 or 1+, and C behind it for neighbours or E for equal distances; got “{ $typed }”.
error-turn-many = “{ $typed }” lets more than { $limit } coins be turned that lie anywhere: such tables are too large. With C or E behind it there may be more.
error-turn-table = There is no formula for the code “{ $code }”; its table ends at coin { $limit }, and there is a head at { $value }.
error-turn-play = Runs of any length are played up to coin { $limit }; here there is a head at { $value }.
error-coins-cell = Cell { $place } must be 0, free, or 1, a coin; got “{ $typed }”.
error-coins-cells = The number of cells must be from 0 to { $limit }; got “{ $typed }”.
error-coins-reading = There is no reading “{ $typed }”: blocked, goal, thrown.
error-coins-thrown = Where coins are thrown off no formula is known: boards are searched, up to { $limit } cells. { $name ->
        [board] The board has
       *[m] Here there are
    } { $value }.

# A play: its rule and what to do, in one line each.
staircase-play-rule = Move stones from one stair down to the next. Whoever moves the last stone to the floor wins.
turning-play-rule = Turn over { $turn } coins; the rightmost must go from heads to tails. A player who can’t move loses.
turning-make = Turn
turning-do = { $count ->
    [0] Click the coins to turn over.
   *[other] To turn over: { $list }. { $ready ->
        [yes] Press Turn.
       *[no] Choose another coin.
    }
}
coins-play-rule = Move a coin to the next free cell on its right. { $reading ->
    [goal] Whoever reaches the last cell wins.
    [thrown] A coin with no free cell on its right leaves. Whoever moves last wins.
   *[other] A player who can’t move loses.
}
coins-do = Click a coin to move it.
parity-piles-play-rule = Move one stone between two piles; the right one must hold an odd number. A player who can’t move loses.
parity-piles-do = { $count ->
    [0] Click the pile to take a stone from.
   *[other] Now click the pile to put the stone of pile { $first } on.
}
splitting-play-rule = Take a bean out of a bottle and put two beans further right. A player who can’t move loses.
splitting-do = { $count ->
    [0] Click a bottle to take a bean out.
    [1] Click a bottle for the first new bean, right of bottle { $first }.
   *[other] Click a bottle for the second new bean.
}
rows-give-up = Choose again
rows-show-nim = Show the Nim inside
rows-hide-nim = Hide the Nim inside
