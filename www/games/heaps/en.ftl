# Games made of heaps. Nim: heaps, and whoever takes the last one wins, or in misère play loses.

heaps-heap = heap { $heap }
heaps-heap-of = heap { $heap }: { $size }
heaps-columns = Columns 2 to the { $from } to { $to }, of { $count }. The others follow the steps.
heaps-none = There are no heaps.

nim-rule = Take { $is_max ->
    [usual] any number of stones
   *[other] at most { $max } stones
} { $is_rule ->
    [every] from each heap
   *[other] { $is_moore ->
        [usual] from one heap
       *[other] from each of at most { $moore } heaps
    }
}{ $is_rule ->
    [usual] . Whoever takes the last stone wins.
   *[other] ; { $rule }.
} Heaps: { $heaps }
nim-field-heaps = Heaps, separated by commas
nim-field-max = The most that is taken from a heap; empty for as much as one likes
nim-field-moore = From how many heaps a move may take (Moore’s Nim); empty for one
nim-field-rule = Who wins
nim-empty-max = ∞
nim-empty-moore = 1
nim-rule-normal = the last stone wins
nim-rule-misere = the last stone loses
nim-rule-every = every move takes from every heap
nim-board = Heaps as stones and in binary
nim-take = { $take } from heap { $heap }
nim-and = { " and " }
nim-xor = XOR
nim-ones = ones, mod { $modulus }
nim-covered = The answer is covered.

nim-verdict-n = mover wins, take { $moves }{ $more ->
    [0] { "" }
    [unknown] ; there may be more winning moves
    [one] , or make one more winning move
    [many] , or make one of many more winning moves
   *[other] , or make one of { $more } more winning moves
}
nim-verdict-p = { $form ->
    [moore] mover loses: every column has a multiple of k + 1 ones{ $rule ->
        [misere] , or there are only ones, one more than a multiple
       *[normal] { "" }
    }
   *[plain] mover loses, every move leaves an N
}
nim-verdict-over = { $outcome ->
    [N] nothing is left: whoever took the last stone has lost, mover wins
   *[P] nothing is left: mover cannot move and has lost
}

nim-step-start = { $is_bounded ->
    [yes] A heap counts by its remainder mod { $max } + 1. { $form ->
        [moore] A position is losing if every column has a multiple of { $k } + 1 ones.
       *[xor] A position is losing if the **XOR** of the remainders is 0.
    }
   *[no] { $form ->
        [moore] A move may take from { $k } heaps. A position is losing if **every column** has a multiple of { $k } + 1 ones.
        [misere] The last stone loses. While a heap has 2 or more, the **XOR** decides as usual; of single stones, an odd number loses.
       *[xor] Write the heaps in binary. Their **XOR** X has a 1 where a column has an odd number of 1s. X = 0 is a losing position.
    }
}
nim-step-added = Heap { $heap }: { $size }{ $is_reduced ->
    [yes] { " " }counts as { $residue }, mod { $max } + 1
   *[no] { "" }
} = { $bits }. { $form ->
    [moore] Its ones are added to the columns.
   *[xor] { $before } XOR { $residue } = **{ $with }**.
}{ $end ->
    [P] { " " }Nothing can be taken: **P**.
    [N] { " " }Nothing is left, and the last stone lost: **N**.
   *[no] { "" }
}
nim-step-counted = { $form ->
    [moore] Column { $power }: the heaps that are not open have { $many } too many ones, mod { $modulus }.
   *[xor] Column { $power }: { $open ->
        [0] { $many ->
            [0] an even number of ones, so X has a zero here.
           *[other] an odd number of ones: the **highest one of X** is here.
        }
       *[other] { $many ->
            [0] the other heaps have an even number of ones, so the open heap has a zero here.
           *[other] the other heaps have an odd number of ones, so the open heap needs one.
        }
    }
}
nim-step-opened = { $form ->
    [moore] Heap { $heap } = { $bits } has a one in column { $power } and **loses** it: it becomes smaller. It is open.
   *[xor] Heap { $heap } = { $bits } has a one in column { $power } and **loses** it: it becomes smaller, so this is a move: a XOR X < a.
}
nim-step-given = Heap { $heap } is open, and **has** a one in column { $power }: that sets the column right.
nim-step-fixed = { $form ->
    [moore] Heap { $heap }: beside the others only { $residue } sets all columns right, what it is. A move changes some column by at most { $k } ones, never by a multiple of { $modulus }: every move leaves an N.
   *[xor] Heap { $heap }: beside the others only { $residue } would do, and that is what it is. From this heap **every** move leaves an N.
}
nim-step-taken = { $form ->
    [xor] Heap { $heap }: { $residue } XOR { $xor } = **{ $after }**. Take { $take }, and the XOR is 0: **N**.
    [misere] Heap { $heap }: { $size } → **{ $left }**, take { $take }. Your opponent gets a losing position: **N**.
   *[moore] Heap { $heap }: { $size } → **{ $left }**, take { $take }. Now every column is a multiple of { $modulus }: **N**.
}
nim-name-start = start
nim-name-added = heap { $heap }
nim-name-counted = column { $power }
nim-name-opened = column { $power }
nim-name-given = column { $power }
nim-name-fixed = heap { $heap }
nim-name-taken = the move

nim-make = Make this move
nim-explain = { $kind ->
    [take] { $form ->
        [plain] The XOR of the other heaps is { $beside }. If this heap were { $beside } too, the XOR of all would be 0, which is lost.
        [bounded] Beside the others it would have to count as { $beside } for a lost position.
       *[other] Beside the others it would have to be { $beside } for a lost position.
    } Take **{ $take }** and leave { $left }: that wins.
    [stays] { $form ->
        [moore] Beside the others as they are only { $now } makes a lost position, which it is: the position is lost.
        [bounded] Beside the others it would have to count as { $beside } for a lost position, and it does: the position is lost.
        [plain] The XOR of the other heaps is { $beside }, and this heap is { $beside }: the XOR of all is 0, which is lost, and every take from it leaves a win for the other.
       *[other] Beside the others only { $beside } makes a lost position, and that is what it is: every take from it leaves a win for the other.
    }
    [none] Beside the others as they are, no size of this heap alone makes a lost position: some columns have the wrong number of ones for one digit to mend.
   *[more] { $form ->
        [plain] The XOR of the other heaps is { $beside }: this heap would have to be { $beside }, more than it has
        [bounded] Beside the others it would have to count as { $beside }, and no take leads there
       *[other] Beside the others it would have to be { $beside }, more than it has
    }: **no** take from this heap alone wins.
}

error-heap-max = The most that a move takes from a heap must be a whole number from 1, of at most { $limit } digits; got “{ $typed }”.
error-heap-moore = The number of heaps that a move may take from must be from 1 to { $limit }, as there are no more; got “{ $typed }”.
error-heap-three = At most { $max } from a heap, from up to { $moore } heaps at once, and the last one loses: no theorem answers all three together.
error-heap-bounded-moore = { $value } heaps are above 0, more than { $limit }, and a heap is { $heap }, more than the { $max } that may be taken from it: no theorem answers a move from several heaps there.
error-positions-many = More than { $limit } positions can be reached from this one.
error-positions-cycle = Moves lead from a position back to itself: this game need not end.

nim-code-one =
    X ← 0
    for each heap a: X ← X xor a
    if X = 0: no move wins
    a ← one with the highest one of X
    a ← a xor X, column by column
    take what a lost
nim-code-several =
    add the ones of each heap
    for each column, highest first:
      r ← ones mod k + 1
      give open heaps the missing ones
      or open r more heaps
    take what the open heaps lost
error-heap-moore-every = From { $moore } heaps at once, and from every heap: only one of the two can be asked for.

nim-steps = steps
nim-verdict-every = mover loses: the most steps of all heaps are even
nim-every-start = Take from **every** heap. { $is_bounded ->
    [yes] A heap lasts two steps for each { $max } + 1 stones, one for a rest.
   *[no] Any heap can be taken at once: one **step**.
} The most **steps** decide: odd wins.
nim-step-timed = Heap { $heap }: { $size }, { $value } steps. The most so far: **{ $most }**.{ $end ->
    [P] { " " }That is even: **P**.
    [N] { " " }That is odd: **N**.
   *[no] { "" }
}
nim-every-taken = Take { $take } from heap { $heap }; all heaps together leave an even number of steps: **N**.
nim-name-timed = heap { $heap }
nim-code-every =
    for each heap:
      its steps, if the winner draws it out
    even: every move leaves an odd number
    odd: in every heap take what leaves an even one

# A play: its rule in one line.
nim-play-rule = { $rule ->
    [every] Take at least one stone from every heap. Whoever takes the last stone wins.
   *[other] Take { $max ->
        [none] any number of stones
       *[other] up to { $max } stones
    } from { $moore ->
        [none] one heap
        [1] one heap
       *[other] up to { $moore } heaps
    }. Whoever takes the last stone { $rule ->
        [misere] loses
       *[other] wins
    }.
}
nim-play-last = { $player } took the last { $count ->
    [one] stone
   *[other] { $count } stones
}.
