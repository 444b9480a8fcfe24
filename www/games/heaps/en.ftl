# Games made of heaps. Nim: heaps, and whoever takes the last one wins, or in misère play loses.

heaps-heap = heap { $heap }
heaps-heap-of = heap { $heap }: { $size }
heaps-columns = These are the columns for 2 to the { $from } to 2 to the { $to }, out of { $count }. The others appear as you step.
heaps-rest = and { $count } more
heaps-none = There are no heaps.

nim-rule = Take { $is_max ->
    [usual] any number of stones
   *[other] at most { $max } stones
} { $is_rule ->
    [every] from each heap
   *[other] { $is_moore ->
        [usual] from one heap
       *[other] from each of up to { $moore } heaps
    }
}{ $is_rule ->
    [usual] . Whoever takes the last stone wins.
   *[other] ; { $rule }.
} Heaps: { $heaps }
nim-field-heaps = Heaps, separated by commas
nim-field-max = The most you may take from a heap; empty for any number
nim-field-moore = How many heaps you may take from in one move (Moore’s Nim); empty for one
nim-field-rule = Who wins
nim-empty-max = ∞
nim-empty-moore = 1
nim-rule-normal = whoever takes the last stone wins
nim-rule-misere = whoever takes the last stone loses
nim-rule-every = every move takes from every heap
nim-board = Heaps as stones and in binary
nim-take = { $take } from heap { $heap }
nim-and = { " and " }
nim-xor = XOR
nim-ones = ones, mod { $modulus }
nim-covered = The answer is covered.

nim-verdict-n = the player to move wins: take { $moves }{ verdict-more }
nim-verdict-p = { $form ->
    [moore] the player to move loses: every column has a multiple of k + 1 ones{ $rule ->
        [misere] ; or all heaps are single stones, one more than a multiple
       *[normal] { "" }
    }
   *[plain] { verdict-p }
}

nim-step-start = { $is_bounded ->
    [yes] Only a heap’s remainder on division by { $divisor } counts, one more than { $max }. { $form ->
        [moore] A position is losing if every column has a multiple of { $k } + 1 ones.
       *[xor] A position is losing if the **XOR** of the remainders is 0.
    }
   *[no] { $form ->
        [moore] You may take from up to { $k } heaps. A position is losing if **every column** has a multiple of { $k } + 1 ones.
        [misere] The last stone loses. While a heap has 2 or more, **XOR** decides as usual. Of single stones, an odd number loses.
       *[xor] Write the heaps in binary. Where a column has an odd number of 1s, their **XOR** has a 1. XOR 0 is a losing position.
    }
}
nim-step-added = Heap { $heap }: { $size }{ $is_reduced ->
    [yes] { " " }divided by { $divisor } leaves { $residue } = { $bits }. { $form ->
        [moore] Add its ones to the columns.
       *[xor] { $before } XOR { $residue } = **{ $with }**.
    }
   *[no] { $form ->
        [moore] { " " }= { $bits }. Add its ones to the columns.
       *[xor] { $ones ->
            [one] { $is_first ->
                [yes] . So far the XOR is **{ $with }**.
               *[no] { " " }flips column { $columns } of the XOR, which goes from { $before } to **{ $with }**.
            }
            [more] { " " }= { $powers }{ $is_first ->
                [yes] . So far the XOR is **{ $with }**.
               *[no] { " " }flips columns { $columns } of the XOR, which goes from { $before } to **{ $with }**.
            }
           *[many] { " " }= { $bits }. { $before } XOR { $residue } = **{ $with }**.
        }
    }
}{ $end ->
    [P] { " " }There is nothing to take: **P**.
    [N] { " " }Nothing is left, and the last stone loses: **N**.
   *[no] { "" }
}
nim-step-rest = The other { $count } heaps: { $form ->
    [moore] add their ones to the columns.
   *[xor] the XOR of them all is { $residue }. { $before } XOR { $residue } = **{ $with }**.
}{ $end ->
    [P] { " " }There is nothing to take: **P**.
    [N] { " " }Nothing is left, and the last stone loses: **N**.
   *[no] { "" }
}
nim-step-counted = { $form ->
    [moore] Column { $power }: the heaps that are not open have { $many } ones too many, mod { $modulus }.
   *[xor] Column { $power }: { $open ->
        [0] { $many ->
            [0] an even number of ones, so the XOR has a 0 here.
           *[other] an odd number of ones, so the **leftmost 1 of the XOR** is here.
        }
       *[other] the other heaps have an { $many ->
            [0] even number of ones, so heap { $open } needs a **0** here, to make it even.
           *[other] odd number of ones, so heap { $open } needs a **1** here, to make it even.
        }
    }
}
nim-step-opened = { $form ->
    [moore] Heap { $heap } = { $bits }: its 1 in column { $power } **turns into 0**, so it gets smaller and is **open**: lower digits may change.
   *[xor] Now make every column even. { $others ->
        [yes] Every heap with a 1 in column { $power } will do. In heap { $heap } it **turns into 0**: the heap gets smaller, whatever comes to the right.
       *[no] Heap { $heap }: the 1 in column { $power } **turns into 0**. So the heap gets smaller, whatever the digits to its right become.
    }
}
nim-step-given = { $form ->
    [moore] Heap { $heap } is open. It has a 1 in column { $power } now, as it should.
   *[other] Heap { $heap } { $had ->
        [1] has a 1 in column { $power } already, so it **stays**.
       *[0] has a 0 in column { $power }: it **turns into 1**.
    }
}
nim-step-fixed = { $form ->
    [moore] Heap { $heap }: to make all columns right, this heap must be { $residue }, and it already is { $residue }. A move changes some column by at most { $k } ones, never by a multiple of { $modulus }: your opponent wins after every move.
   *[xor] To make the XOR 0, heap { $heap } must be { $residue }, and it already is. So **every** move in this heap lets your opponent win.{ $end ->
        [P] { " " }That is so in every heap: **P**.
       *[other] { "" }
    }
}
nim-step-taken = { $form ->
    [xor] Heap { $heap }, changed in the columns of the XOR { $xor }: { $residue } XOR { $xor } = **{ $after }**. Take { $take }: now the XOR is 0, so your opponent loses. You started from **N**.
    [misere] Heap { $heap }: { $size } → **{ $left }**, take { $take }. Your opponent gets a losing position. The position you started from is **N**.
   *[moore] Heap { $heap }: { $size } → **{ $left }**, take { $take }. Now all columns have multiples of { $modulus } ones: your opponent loses, so it was **N**.
}
nim-name-start = start
nim-name-added = heap { $heap }
nim-name-rest = all other heaps
nim-name-counted = column { $power }
nim-name-opened = column { $power }
nim-name-given = column { $power }
nim-name-fixed = heap { $heap }
nim-name-taken = the move

nim-make = Make this move
nim-explain = { $kind ->
    [take] { $form ->
        [plain] The XOR of the other heaps is { $beside }. If this heap were { $beside } too, the XOR of all would be 0, a losing position.
        [bounded] With the other heaps as they are, this heap must count as { $beside } to make a losing position.
       *[other] With the other heaps as they are, this heap must be { $beside } to make a losing position.
    } Take **{ $take }** and leave { $left }: that wins.
    [stays] { $form ->
        [moore] With the other heaps as they are, only { $now } makes a losing position, and that is what this heap is. So the position is losing.
        [bounded] With the other heaps as they are, this heap must count as { $beside } to make a losing position, and it does. So the position is losing.
        [plain] The XOR of the other heaps is { $beside }, and this heap is { $beside }. So the XOR of all is 0, a losing position. After every take from this heap your opponent wins.
       *[other] With the other heaps as they are, only { $beside } makes a losing position, and that is what this heap is. After every take from it your opponent wins.
    }
    [none] With the other heaps as they are, no size of this heap makes a losing position. Some columns have the wrong number of ones, and one digit is not enough to mend that.
   *[more] { $form ->
        [plain] The XOR of the other heaps is { $beside }. This heap would have to be { $beside }, but it is smaller
        [bounded] With the other heaps as they are, this heap would have to count as { $beside }, but no take leads there
       *[other] With the other heaps as they are, this heap would have to be { $beside }, but it is smaller
    }: **no** take from this heap alone wins.
}

# Below the heaps in binary.
nim-explain-columns = Below { $powers } stands a **1** if the heap uses that number: that is **binary**. The XOR has a 1 where the number of ones is odd.
nim-explain-move = { $kind ->
    [take] Take **{ $take }** from heap { $heap }, and leave { $left }: then no column has an odd number of ones. The XOR is 0, so your opponent loses.
   *[stays] No column has an odd number of ones: the XOR is 0. Every take makes some column odd, so the player to move loses.
}

nim-why-even = { $kind ->
    [wins] Take { $take }. Then write
   *[none] Write
} the heaps as sums of { $powers }: { $sums }. Each number comes up an **even** number of times. { $kind ->
    [wins] Every reply breaks that, and you mend it.
   *[none] Every move breaks that, and your opponent mends it.
}
nim-why-copy = { $kind ->
    [wins] Leave equal heaps: whatever your opponent takes from one, you take from its twin.
   *[none] The heaps are equal: whatever you take from one, your opponent takes from its twin.
}
nim-hint-copy = Take **{ $takes }**: { $heaps } are left. From now on copy your opponent, and you win.

# Why, in a play: first in plain words.
nim-why-exactly = { $form ->
    [plain] Explain with XOR
   *[other] Explain more exactly
}

error-heap-max = The most you may take from a heap must be a whole number from 1, of at most { $limit } digits; got “{ $typed }”.
error-heap-moore = The number of heaps you may take from must be from 1 to { $limit }, as there are no more; got “{ $typed }”.
error-heap-three = You take at most { $max } from a heap, from up to { $moore } heaps at once, and the last stone loses: no theorem covers all three together.
error-heap-bounded-moore = { $value } heaps are not empty, more than { $limit }. And a heap is { $heap }, more than the { $max } that you may take from it. For moves in several heaps there is no theorem here.
error-positions-many = More than { $limit } positions can be reached from this one.
error-positions-cycle = Moves lead from a position back to itself, so this game may never end.

nim-code-one =
    X ← 0
    for each heap a: X ← X xor a
    if X = 0: no move wins
    a ← a heap with a 1 in X’s leftmost column
    a ← a xor X, column by column
    take the difference
nim-code-several =
    add the ones of each heap
    for each column, highest first:
      r ← ones mod k + 1
      give open heaps the missing ones
      or open r more heaps
    take what the open heaps lost
error-heap-moore-every = You ask for moves in up to { $moore } heaps and for moves in every heap, but only one of the two can hold.

nim-steps = steps
nim-verdict-every = the player to move loses: the largest number of steps of a heap is even
nim-every-start = Take from **every** heap. { $is_bounded ->
    [yes] { $max } + 1 stones of a heap are 2 steps, a rest is 1.
   *[no] You can take any heap at once: one **step**.
} The largest **step** count decides: odd wins.
nim-verdict-every-n = the player to move wins: the largest step count is odd. With so many heaps the moves aren’t listed
nim-every-rest = The other { $count } heaps have at most { $value } steps. The most of all: **{ $most }**.{ $end ->
    [P] { " " }That is even: **P**.
    [N] { " " }That is odd: **N**.
   *[no] { "" }
}
nim-step-timed = Heap { $heap }: { $size }, { $value } steps. The most so far: **{ $most }**.{ $end ->
    [P] { " " }That is even: **P**.
    [N] { " " }That is odd: **N**.
   *[no] { "" }
}
nim-every-taken = Take { $take } from heap { $heap }. Then the largest step count is even, so your opponent loses. You started from an **N**.
nim-name-timed = heap { $heap }
nim-code-every =
    for each heap:
      its steps, if the winner plays slowly
    even: every move leaves an odd number
    odd: in every heap, take to leave an even one

# A play: its rule in one line.
nim-play-position = Heaps: { $heaps }.
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

nim-method-columns = Columns
nim-method-memo = Memoised search
