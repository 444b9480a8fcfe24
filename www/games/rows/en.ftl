# Games in a row: stairs, coins and piles that are heaps of Nim.

rows-heaps = The Nim heaps
rows-xor = XOR
rows-columns = Columns 2^{ $from } to 2^{ $to }, of { $count } columns.
rows-none = There is nothing here.
rows-no-heaps = No place counts here, so there are no heaps.
rows-no-heaps-thrown = No coin is on an odd stair: as a staircase, it would have no heaps.
rows-board = The board
rows-heap = place { $number }
rows-place = { $name }: { $holds }
rows-step-name = { $kind ->
    [start] start
    [answer] answer
    [rest] the others
   *[other] { $name }
}
rows-rest = and { $count } more
coins-rest = and { $count ->
    [one] 1 more coin
   *[other] { $count } more coins
} further left
rows-step-rest = The other { $count } places: { $heaps } of them count, and the XOR of these is { $heap }. { $before } XOR { $heap } = **{ $total }**.
coins-step-rest = { $count ->
    [one] 1 more stair: the XOR is **{ $total }**.
   *[other] { $count } more stairs: { $heaps } are odd, and the XOR of these is { $heap }. { $before } XOR { $heap } = **{ $total }**.
}
rows-covered = The answer is covered.
rows-as-nim = Play these heaps as Nim
rows-stones-how = { hand-click-first } a stone to move it and all above it down one stair.
rows-stones-from = Move from
rows-stones-move = Move
rows-make = Make this move
rows-change-last = { $from } → { $to }{ $how ->
        [grown] , and the next move can undo it
        [undone] , as before
       *[other] { "" }
    }
rows-change = { $name }: { $from } → { $to }
rows-nothing = nothing
rows-many = { $count } numbers
rows-move = { $player }: { $move }. Now { $position }
rows-hint = To win, { $move }. This leaves { $position }.

rows-verdict-n = { $named ->
    [0] the player to move wins: there { $more ->
        [one] is one winning move
       *[other] are { $count } winning moves
    }, with too many coins to list
   *[other] the player to move wins: { $moves }{ verdict-more }
}
rows-step-answer = { $outcome ->
    [over] No move is left: **P**.
    [untold] The XOR is **{ $total }**, not 0: **N**. There is a winning move, with too many coins to list.
    [N] The XOR{ rows-of } is **{ $total }**, not 0: **N**. To make it 0, { $move }.
   *[P] The XOR{ rows-of } is **0**, and every move changes it: **P**.
}
rows-of = { $of ->
    [odd] { " " }of the odd stairs
   *[all] { "" }
}
rows-explain-some = To win, for example: { $moves }.
rows-explain-moves = { $count ->
    [0] No winning move starts here.
    [one] To win: { $moves }.
   *[other] To win: { $moves }{ $more ->
        [0] { "" }
        [one] ; there is 1 more winning move
       *[other] ; there are { $more } more winning moves
    }.
}

staircase-rule = Move any number of stones down one stair. Whoever makes the last move wins. Stairs: { $stairs }
staircase-field-stairs = Stones on each stair, the floor first, separated by commas
staircase-board = The stairs
staircase-heap = stair { $number }
staircase-move-one = move { $b } from stair { $a } to { $below ->
    [0] the floor
   *[other] stair { $below }
}
staircase-play-position = On the stairs: { $position }
staircase-step-start = Only **odd** stairs count; each is a Nim heap. If you move stones off an even stair, your opponent can move the same stones down one more stair.
staircase-step-counts = Stair { $number } is odd: a heap of { $heap }. { $before } XOR { $heap } = **{ $total }**.
staircase-step-passed = { $number ->
    [0] This is the floor: stones here can’t move any further.
   *[other] Stair { $number } is even: its { $many ->
        [one] stone doesn’t
       *[other] { $holds } stones don’t
    } count. Whatever you move down from here, your opponent can move down one more stair.
}
staircase-code =
    for each stair:
        if odd: X ← X XOR its stones
    P if X = 0, else N
staircase-explain = { $kind ->
    [counts] An odd stair: a heap of **{ $heap }**. Stones you move from here go to an even stair, where they no longer count.
   *[other] { $number ->
        [0] This is the floor: stones here can’t move any further.
       *[other] An even stair: it doesn’t count. Stones from here enlarge the heap below, but your opponent can undo that.
    }
}
staircase-checked = **Checked** by search: all five-stair staircases with up to 3 stones on each stair.
turning-rule = Turn over { $turn }, the highest-numbered from heads to tails. A player who can’t move loses. Heads: { $heads }
turning-counts = { $counts } coins
turning-counts-grid = the coins where { $columns } columns and { $rows } rows cross
turning-heads = { $heads }
turning-head = position of head { $number }
turning-field-turn = How many coins a move may turn: 1-2, 1-3, 2 or 3; add C for neighbours, E for equal distances. On a grid: 2x2
turning-field-heads = Coins that show heads, counted from 1, separated by commas. On a grid: column and row, such as 3.5
turning-board = The coins
turning-place = { $kind ->
    [grid] coin at { $number }
   *[row] coin { $number }
}
turning-heap = { $kind ->
    [grid] coin at { $number }
   *[row] coin { $number }
}
turning-cell = { $looks ->
    [head] heads{ $note ->
        [none] { "" }
       *[other] , worth { $note }
    }
   *[tail] tails
}, coin { $kind ->
    [grid] at { $number }
   *[row] { $number }
}
turning-pick = Coins to turn
turning-move-one = turn over { $count ->
    [one] coin
   *[other] coins
} { $kind ->
    [grid] at { $list }
   *[row] { $list }
}
turning-play-position = Heads at { $position }
turning-step-start = { $form ->
    [grid] Each head counts as a **heap of its own**. Its value is the smallest number that its moves don’t lead to.
   *[other] Each head counts as a **heap of its own**. Turning it over removes its heap, and each other coin you turn adds one. Two equal heaps cancel.
}
turning-step-filled = { $count ->
    [0] Coin at { $number }: a head here has no move, so it is worth **0**
   *[other] Coin at { $number }: moves lead to { $options }. The smallest number missing is **{ $value }**
} = { $a } ⊗ { $b }.
turning-step-counts = { $form ->
    [grid] The head at { $number }
   *[other] Coin { $number }
} is worth **{ $heap }**{ $form ->
    [turtles] , its number
    [mock] { " " }(odious: an odd number of 1s)
    [ruler] , its largest power of 2
    [twins] , one less than its number
    [triplets] , as in Mock Turtles two coins to the left
    [grid] , the nim product of its column’s and its row’s value
   *[other] { "" }
}. { $before } XOR { $heap } = **{ $total }**.
turning-step-passed = A head on coin { $number } doesn’t count.
turning-code =
    for each head at n:
        X ← X XOR g(n)
    P if X = 0, else N
turning-code-product =
    for each coin (a, b), row by row:
        g(a, b) ← mex of its moves
    for each head at (a, b):
        X ← X XOR g(a, b)
    P if X = 0, else N
turning-explain = { $kind ->
    [empty] Tails: you can only turn it together with a head further right{ $form ->
        [grid] { " " }or below
       *[other] { "" }
    }.
   *[other] A head alone { $form ->
        [grid] at { $number }
       *[other] on coin { $number }
    } is worth **{ $heap }**: with other coins, you can make it worth any smaller number.
}
turning-checked = { $form ->
    [grid] By the **Tartan theorem**, a coin’s value is the nim product of its column’s and its row’s value. **Checked** by search: eleven pairs of rules, on all grids of 3 × 3 coins.
   *[other] **Checked** by search: eighteen rules, tried on every row of 6 coins, and on a single head at each of coins 1 to 12. Rules that let you turn more than three coins are checked up to coin 9.
}
turning-product = Nim product
turning-factor = Factor { $name }
turning-product-limit = Factors are whole numbers from 0 to { $limit }; got “{ $typed }”.
turning-product-small = Multiplying by 0 or 1 works as usual.
turning-product-sum = ({ $both } XOR { $low })·{ $power } + ({ $low } XOR { $carry }) = { $product }
turning-product-part = { $name ->
    [halves] Split at the Fermat power F = { $power }
    [high] Upper halves
    [low] Lower halves
    [both] XORs of the halves
    [carry] Upper product ⊗ F/2, since F ⊗ F = F + F/2
   *[sum] Together
}
turning-chart = What one head on its own is worth: { $values }, …
turning-chart-label = Bars: the values of a single head on the first { $count } coins
coins-rule = Move a coin to the next free cell on its right{ $is_reading ->
    [usual] . A player who can’t move loses.
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
coins-field-board = Cells from left to right: 0 for a free cell, 1 for a coin
coins-field-m = How many cells, if you don’t write them one by one
coins-field-coins = Cells with coins, separated by commas
coins-field-reading = What happens to a coin with no free cell on its right
coins-empty-board = –
coins-empty-m = –
coins-empty-coins = –
coins-reading-blocked = blocked coins stay
coins-reading-goal = whoever reaches the last cell wins
coins-reading-thrown = blocked coins leave the board
coins-board = The cells
coins-place = stair { $number }
coins-heap = stair { $number }
coins-cell = coin{ $note ->
    [none] { "" }
   *[other] { " " }on stair { $note }
}, cell { $number }
coins-pick = The coin on cell
coins-move-one = move the coin on cell { $a }
coins-play-position = Coins on { $position }
coins-as-staircase = Open as a staircase
coins-step-start = { $form ->
    [thrown] A published proof makes a coin’s **stair** its free cells on the right, plus 1. First that claim, then a search.
    [goal] Leave out the last two cells. Then a coin’s **stair** is the number of free cells on its right.
   *[blocked] A coin’s **stair** is the number of free cells on its right. A jump moves the coin and those it passes one stair down.
}
coins-step-counts = Stair { $number } is odd and has { $many ->
    [one] 1 coin
   *[other] { $holds } coins
}: a heap of { $heap }. { $before } XOR { $heap } = **{ $total }**.
coins-step-passed = Stair { $number } is even: its { $many ->
    [one] coin doesn’t
   *[other] { $holds } coins don’t
} count.
coins-answer-goal = { $ends ->
    [yes] A coin is on the last cell: the game is over. **P**.
   *[no] { $outcome ->
        [P] The XOR is **0**, and the cell before the last is free: **P**.
       *[N] { $is_zero ->
            [yes] The cell before the last is taken, so a coin of that run can jump to the last cell: **N**. For example, { $move }.
           *[other] The player to move wins: **N**. For example, { $move }.
        }
    }
}
coins-answer-thrown = { $ends ->
    [yes] No coin is left: **P**.
   *[no] As a staircase: **{ $claimed }** (XOR { $total }). By search: **{ $outcome }**{ $outcome ->
        [N] : { $move }
       *[P] { "" }
    }. A coin that leaves raises all coins on its left.
}
coins-code = { $form ->
    [thrown]
        for each stair with coins:
            if odd: X ← X XOR their number
        X = 0 says nothing: search
    [goal]
        for each stair, but for the last two cells:
            if odd: X ← X XOR its coins
        P if X = 0 and cell m - 1 is free, else N
   *[blocked]
        for each stair with coins:
            if odd: X ← X XOR their number
        P if X = 0, else N
}
coins-explain = { $kind ->
    [counts] Stair { $number } is odd: a heap of **{ $heap }**.
    [passed] Stair { $number } is even and doesn’t count.
   *[other] This coin is outside the cells that count.
}{ $form ->
    [thrown] { " " }That is the published claim; only a search decides.
   *[other] { "" }
}
coins-checked = **Checked** by search: all boards of up to 12 cells, with each of the three rules.
parity-piles-rule = Move a stone between two piles; the right one must be odd. A player who can’t move loses. Piles: { $piles }
parity-piles-field-piles = Stones in each pile, pile 0 first, separated by commas
parity-piles-board = The piles
parity-piles-heap = pile { $number }
parity-piles-pick = From which pile, and to which
parity-piles-move-one = move a stone { $way ->
    [down] from pile { $b } to pile { $a }
   *[other] from pile { $a } to pile { $b }
}
parity-piles-play-position = Piles: { $position }
parity-piles-step-start = A move changes two parities. An **odd** pile is a token that can go to any smaller number; two in one place cancel.
parity-piles-step-counts = Pile { $number } is odd, with { $holds }: a heap of { $heap }, its **number**. { $before } XOR { $heap } = **{ $total }**.
parity-piles-step-passed = Pile { $number } is even, with { $holds }: it has no token, however many stones.
parity-piles-code =
    for each pile j:
        if odd: X ← X XOR j
    P if X = 0, else N
parity-piles-explain = { $kind ->
    [counts] An odd pile: it has a token, so it is a heap of **{ $heap }**.
   *[passed] An even pile: it has no token. A token that comes here stays here.
}
parity-piles-checked = **Checked** by search: all positions of four piles with 0 to 3 stones, and all odd-even patterns of six piles.
parity-piles-other = A different game:
splitting-rule = Replace a bean with two further right, in one bottle or two. A player who can’t move loses. Bottles: { $beans }
splitting-field-beans = Beans in each bottle, bottle 0 first, separated by commas
splitting-board = The bottles
splitting-heap = bottle { $number }
splitting-pick = From which bottle, and to which two
splitting-move-one = replace a bean from bottle { $a } with { $way ->
    [same] two in { $b }
   *[other] one in { $b } and one in { $c }
}
splitting-play-position = Bottles: { $position }
splitting-step-start = Two beans in one bottle cancel, so only **parity** counts. A bean's nimber comes from its distance to the last bottle.
splitting-step-counts = Bottle { $number } is odd, with { $holds }: a heap of { $heap }. { $before } XOR { $heap } = **{ $total }**.
splitting-step-passed = Bottle { $number } is even, with { $holds }: it doesn’t count.
splitting-code =
    for each bottle i, r to the last:
        if odd: X ← X XOR s(r)
    P if X = 0, else N
splitting-explain = { $kind ->
    [counts] An odd bottle: a heap of **{ $heap }**.
   *[passed] An even bottle: its beans cancel in pairs.
}
splitting-checked = **Checked** by search: all positions of five bottles with 0 to 2 beans in each.
splitting-other = One book gives this game’s formula for another game; compare
error-row-number = Number { $place } of the { $name ->
    [stairs] stairs
    [piles] piles
   *[beans] bottles
}, counted from 0, must be a whole number of at most { $limit } digits; { $got }.
error-row-place = Number { $place } of the { $name ->
    [heads] heads
   *[coins] coins
} must be a whole number from 1 to { $limit }; { $got }.
error-row-twice = { $value } appears twice among the { $name ->
    [heads] heads
   *[coins] coins
}.
error-row-many = There are { $value } { $name ->
    [stairs] stairs
    [piles] piles
    [beans] bottles
    [heads] heads
   *[coins] coins
}; at most { $limit } are allowed.
error-row-position = “{ $value }” is not a position of this game.
error-turn-code = A code says how many coins may be turned, such as 2, 1-3 or 1+; add C for neighbours or E for equal distances. Got “{ $typed }”.
error-turn-many = “{ $typed }” lets you turn more than { $limit } coins anywhere, so its table would be too large. With C or E at the end you may turn more.
error-turn-table = The code “{ $code }” has no formula. Its table ends at coin { $limit }, and there is a head on coin { $value }.
error-turn-cell = Head { $place } must be a column from 1 to { $across }, a point and a row from 1 to { $down }, such as 3.5; got “{ $typed }”.
error-turn-play = With runs of any length you can play up to coin { $limit }; here there is a head on coin { $value }.
error-coins-cell = Cell { $place } must be 0 (free) or 1 (a coin); got “{ $typed }”.
error-coins-cells = The number of cells must be from 0 to { $limit }; got “{ $typed }”.
error-coins-reading = There is no rule “{ $typed }”. Choose blocked, goal or thrown.
error-coins-thrown = If blocked coins leave, no formula is known, so we search boards of up to { $limit } cells. { $name ->
        [board] The board has
       *[m] Here there are
    } { $value }.

# A play: its rule and what to do, in one line each.
staircase-play-rule = Move stones from one stair down to the next. Whoever moves the last stone to the floor wins.
turning-play-rule = Turn over { $turn }, the highest-numbered from heads to tails. A player who can’t move loses.
turning-make = Turn
turning-do = { $count ->
    [0] { hand-click-first } the coins to turn over.
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
coins-do = { hand-click-first } a coin to move it.
parity-piles-play-rule = Move one stone between two piles; the right one must hold an odd number. A player who can’t move loses.
parity-piles-do = { $count ->
    [0] { hand-click-first } the pile to take a stone from.
   *[other] Now { hand-click } the pile to put the stone of pile { $first } on.
}
splitting-play-rule = Take a bean out of a bottle and put two beans further right. A player who can’t move loses.
splitting-do = { $count ->
    [0] { hand-click-first } a bottle to take a bean out.
    [1] { hand-click-first } a bottle for the first new bean, right of bottle { $first }.
   *[other] { hand-click-first } a bottle for the second new bean.
}
rows-give-up = Choose again
rows-show-nim = Show the hidden Nim
rows-hide-nim = Hide the Nim
