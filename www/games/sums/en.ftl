# Sums of heaps: subtraction games, and sums of different games.

subtraction-rule = Take { $set } stones from { $is_rule ->
    [usual] one heap. Whoever makes the last move wins.
   *[other] a heap; { $rule }.
} Heaps: { $heaps }
subtraction-set-but = { $set ->
    [none] any number of
   *[other] anything but { $set }
}
subtraction-range = { $from } to { $to }
subtraction-field-set = Numbers you may take, such as 2-6 or 1,4,9; !2 means all but 2
subtraction-field-heaps = Heaps, separated by commas
subtraction-field-rule = Who wins, and how you move
subtraction-rule-normal = the last move wins
subtraction-rule-misere = the last move loses
subtraction-rule-every = each turn, move in every heap
subtraction-method-mex = Values
subtraction-method-period = Period
subtraction-view-board = Strip
subtraction-view-scatter = Scatter
subtraction-view-frequency = Frequency
subtraction-view-map = Map

sum-rule = Make a move in one of { $parts }{ $is_rule ->
    [usual] . Whoever makes the last move wins.
   *[other] ; { $rule }.
}
sum-counts = { $count ->
    [one] 1 game
   *[other] { $count } games
}
sum-field-parts = Games joined by +, such as nim:7 or just 7, subtraction:2-6:17 or octal:0.07:37
sum-list-how = A number is a heap of Nim. Up to 100 heaps may be of other games, such as subtraction:2-6:17.
sum-field-rule = Who wins, and how you move
sum-rule-normal = the last move wins
sum-rule-misere = the last move loses
sum-rule-every = each turn, move in every part

sums-part = { sums-heap-word } { $heap }
# What a part is called: octal games are played in rows of stones.
sums-heap-word = { $of ->
    [row] row
   *[heap] heap
}
sums-heap-begins = { $of ->
    [row] Row
   *[heap] Heap
}
sums-heaps-begin = { $of ->
    [row] Rows
   *[heap] Heaps
}
sums-heaps-word = { $of ->
    [row] rows
   *[heap] heaps
}
sums-none = There are no { sums-heaps-word }.
sums-rest = and { $count } more
sums-board = The { sums-heaps-word } and their values
sums-nimber = nimber
sums-strip-of = Nimbers ({ $kind })
sums-steps = steps
sums-most = most
sums-fold = Per line
sums-grow = Show up to { $count }
sums-axis-row = n
sums-cell-name = line { $row }, place { $column }
sums-cell = { sums-heap-word } { $heap }: { $rule ->
    [every] { $value } steps
   *[other] nimber { $value }
}
sums-covered = The answer is covered.
sums-legend-zero = { $rule ->
    [every] **no move**
   *[other] nimber 0: a single { sums-heap-word } of this size **loses**
}
sums-legend-values = { $rule ->
    [every] **steps**
   *[other] **nimbers**
}
sums-legend-read = where its **moves** lead
sums-legend-compared = **compared** with the value one period later
sums-legend-period = **repeats every { $period }**, from { $preperiod } on{ $saltus ->
    [0] { "" }
   *[other] , rising by { $saltus }
}

sums-legend-exception = **{ $count ->
    [one] 1 exception
   *[other] { $count } exceptions
}** before it

sums-kind = { $name ->
    [nim] Nim
    [subtraction] take { $rule }
   *[other] code { $rule }
}
sums-heap-of-kind = { $heap } ({ $kind })
sums-move = { $has_taken ->
    [no] nothing
   *[other] { $taken }
} from { sums-heap-word } { $part }{ $has_taken ->
    [no] , but split it
   *[other] { "" }
}{ $cut ->
    [two] { $is_made ->
        [yes] { " " }({ $left } on the left)
       *[no] , leaving { $left } on the left
    }
    [three] { $is_made ->
        [yes] { " " }(into { $left }, { $middle } and the rest)
       *[no] , leaving { $left }, { $middle } and the rest
    }
   *[one] { "" }
}
sums-verdict-n = the player to move wins: take { $moves }{ verdict-more }
sums-verdict-every-n = the player to move wins: the largest step count is odd. With so many { sums-heaps-word } the moves aren’t listed
sums-verdict-p = { $rule ->
    [every] the player to move loses: the largest number of steps is even
   *[other] { verdict-p }
}
sums-verdict-differs = { ". " }With Nim heaps of these values it would be { $as_nim }.
sums-verdict-unknown = { $why ->
    [misere] nobody knows who wins: with misère rules one of the { sums-heaps-word } is like no Nim heap, and there are too many positions to search
    [steps] nobody knows who wins: { sums-heap-word } { $part } is too large to count its steps
   *[nimber] nobody knows who wins: { sums-heap-word } { $part } is beyond all computed values, and no period is proved
}

sums-step-start = { $rule ->
    [every] Move in **every** { sums-heap-word }. In each, the winner plays slowly, the loser fast: its **steps**. The largest decides: odd wins.
    [misere] The last move **loses**. If a value (**mex**) is 2 or more, XOR 0 loses, as usual. With only 0s and 1s, XOR 0 wins.
    [alone] A { sums-heap-word }’s value is a **mex**: the smallest value that no move leads to. A { sums-heap-word } with value 0 **loses**; any other wins.
   *[other] Each { sums-heap-word }’s value is its **mex**: the smallest value that no move leads to. It plays like as many stones in Nim, so **XOR** 0 loses.
}
sums-step-options = { $count ->
    [0] From a { sums-heap-word } of { $heap } there is no move.
    [one] From a { sums-heap-word } of { $heap } you can only leave { $left }, which { $what ->
        [steps] takes { $values } steps
       *[nimber] has the value { $values }
    }.
   *[other] From a { sums-heap-word } of { $heap } you can leave { $left }, with the { $what ->
        [steps] steps
       *[nimber] values
    } { $values }.
}
sums-step-mex = { $count ->
    [0] There is no move, so the smallest missing number is 0: g({ $heap }) = **0**.
    [one] The only value is { $set }, so the smallest missing number is **{ $value }**: g({ $heap }) = { $value }.
   *[other] The smallest number missing from { $set } is **{ $value }**: g({ $heap }) = { $value }.
}
sums-step-steps = { $even ->
    [yes] { sums-heap-begins } { $heap }: an option takes an even number of steps, so you win, slowly. 1 more than the largest even number: **{ $value }**.
    [no] { sums-heap-begins } { $heap }: all options take odd numbers of steps, so you lose, fast. 1 more than the smallest: **{ $value }**.
   *[none] { sums-heap-begins } { $heap } takes **0** steps.
}
sums-step-added = { sums-heap-begins } { $part }{ $named ->
    [no] { "" }
   *[other] { " " }({ $name })
}: { $heap }{ $named ->
    [framed] ; every move leads to a framed cell. The smallest value missing there is **{ $value }**
   *[other] , { $what ->
        [steps] { $value } steps
       *[nimber] value { $value }
    }
}. { $known ->
    [no] Nobody knows this value.
   *[yes] { $first ->
        [yes] { "" }
       *[no] { $what ->
            [steps] The larger of { $before } and { $value }: **{ $total }**.
           *[nimber] { $before } XOR { $value } = **{ $total }**.
        }
    }
}
sums-step-rest = The other { $count } { sums-heaps-word }: { $known ->
    [no] nobody knows all their values.
   *[yes] { $what ->
        [steps] they have at most { $value } steps. The larger of { $before } and { $value }: **{ $total }**.
       *[nimber] the XOR of their values is { $value }. { $before } XOR { $value } = **{ $total }**.
    }
}
sums-step-answer = { $outcome ->
    [over] No { sums-heap-word } has a move.
    [unknown] Nobody knows who wins.
    [P] { $rule ->
        [every] The largest number of steps is { $total }, which is even: **P**. The player to move loses.
        [misere] The XOR is { $total }. With misère rules the player to move loses: **P**.{ $differs ->
            [yes] { " " }With Nim heaps of these values it would be N: some { sums-heap-word } is not like them.
           *[no] { "" }
        }
       *[other] The XOR is 0. Every move changes one value, and so the XOR: **P**. The player to move loses.
    }
   *[N] { $rule ->
        [every] The largest number of steps is { $total }, which is odd: **N**. { $move ->
            [none] With so many { sums-heaps-word } the moves aren’t listed.
           *[other] To make it even, take { $move }.
        }
        [misere] The XOR is { $total }. With misère rules the player to move wins: **N**. For example, take { $move }.{ $differs ->
            [yes] { " " }With Nim heaps of these values it would be P: some { sums-heap-word } is not like them.
           *[no] { "" }
        }
       *[other] The XOR is { $total }, not 0: **N**. One way to make it 0: take { $move }.
    }
}
# A single heap, played as usual; modulus: of a set 1, 2, …, up to it less 1.
sums-step-alone = { $outcome ->
    [P] { $modulus ->
        [none] The value is 0, and no move leads to another 0: **P**. The player to move loses.
       *[other] { $heap } is a multiple of { $modulus }. Whatever you take, your opponent makes it { $modulus } together: **P**.
    }
   *[N] { $modulus ->
        [none] The value is { $value }, not 0: **N**. Take { $take }: what is left has value 0.
       *[other] { $heap } is { $value } more than a multiple of { $modulus }. Take { $take } to leave that multiple: **N**.
    }
}
sums-period-start = Do the nimbers repeat? { $period ->
    [0] There is nothing to compare yet.
   *[other] So far, g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    }. A block of values that repeats proves it.
}
sums-step-compared = { $count ->
    [1] g({ $first }) and g({ $later }): { $saltus ->
        [0] the same.
       *[other] { $saltus } more.
    }
   *[other] g({ $first }) to g({ $last }) and g({ $later }) to g({ $last_later }): { $saltus ->
        [0] all the same.
       *[other] all { $saltus } more.
    }
}
sums-step-found = { $certainty ->
    [formula] A formula gives all values: g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    } from n = { $preperiod } on. **Proved**.
    [proved] All { $window } deciding values repeat, so all later ones do: g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    } from n = { $preperiod } on. **Proved**.
    [guy-smith] { $window } values repeat: by Guy and Smith, that is enough. g(n + { $period }) = g(n) from n = { $preperiod } on. **Proved**.
    [seen] So far, g(n + { $period }) = g(n){ $saltus ->
        [0] { "" }
       *[other] { " " }+ { $saltus }
    } from n = { $preperiod } on, in all { $window } values. Not **proved**.
   *[none] The { $known } values show no period. **None is known.**
}
sums-name-start = start
sums-name-options = { sums-heap-word } of { $number }
sums-name-rare = { sums-heap-word } of { $number }
sums-name-added = { sums-heap-word } { $number }
sums-name-rest = all other { sums-heaps-word }
sums-name-answer = the answer
sums-name-compared = from { $number } on
sums-name-found = the conclusion

sums-code-mex =
    for each { sums-heap-word } n:
      look at all its options
      g(n) ← mex of their values
    X ← XOR of the values of all { sums-heaps-word }
    X ≠ 0: a move that makes X = 0 wins
sums-code-every =
    for each { sums-heap-word } n:
      look at all its moves
      steps(n) ← 1 + max even, else 1 + min
    m ← most steps of all { sums-heaps-word }
    m odd: make m even, and win
sums-code-period =
    p ← how far back the last values occur
    compare each g(n) with g(n + p)
    all that decide are equal: proved

error-set-empty = Say how many may be taken: numbers and ranges, such as 2-6.
error-set-entry = { $got } is neither a whole number from 1 to { $limit } nor a range such as 2-6.
error-set-many = The set has more than { $limit } numbers. Only a set such as 1-m, all numbers up to m, may have more.
error-sum-kind = A sum can’t contain “{ $typed }”. It can contain nim, subtraction:SET and octal:CODE, each with a heap, such as nim:7.
error-sum-others = The sum has { $value } heaps of other games than Nim; there may be at most { $limit }. Nim heaps may be more.
error-sum-unknown = We can’t tell who wins { $value }: the method doesn’t reach that far.
error-sum-position = “{ $value }” is not a position of this game.
sums-and = { " and " }
sums-or = { ", or " }
sums-xor = XOR

error-code-empty = A code is a digit, a dot and more digits, such as 0.07; yours is empty.
error-code-long = The code has { $value } digits; at most { $limit } are allowed.
error-code-digit = Character { $place } of the code “{ $typed }”, “{ $sign }”, is not a digit from 0 to f.
error-code-dot = A code has one dot, after its first digit, such as 0.07; got “{ $typed }”.
error-code-pass = The code “{ $typed }” begins with { $digit }, which would let a player pass; it may begin with 0, 4, 8 or c.
error-code-unequal = The “!” at character { $place } of the code “{ $typed }” asks for two unequal parts, so it must follow a digit from 4 to 7.
error-code-tail = A code may end in one repeating part in brackets, such as 4.[3]; got “{ $typed }”.
error-code-tail-empty = The repeating part of a code needs a digit, as in 4.[3]; got “{ $typed }”.
error-take-empty = Say how many may be taken, such as 2,3,4 or 2-6; your list is empty.
error-take-number = Item { $place } of what may be taken must be a whole number from 1 to { $limit }, or a range such as 2-6; got “{ $typed }”.
error-take-many = Your list has { $value } numbers that may be taken; at most { $limit } are allowed.

octal-rule = Take { $is_take ->
    [usual] stones side by side in a row, as the code { $code } allows{ $is_read ->
        [yes] : { $reading }
       *[no] {""}
    }
   *[other] { $take } stones side by side in a row
}{ $is_rule ->
    [usual] . Whoever moves last wins.
   *[other] ; { $rule }.
} Rows: { $heaps }
octal-digit-1 = { $k } if that is the whole row
octal-digit-2 = { $k } from an end of a longer row
octal-digit-3 = { $k } from an end
octal-digit-4 = { $k } from the middle
octal-digit-5 = { $k } from the middle, or as a whole row
octal-digit-6 = { $k } from a longer row
octal-digit-7 = { $k } from anywhere
octal-field-code = Code of the game, such as 0.07: digit k says what may be left when you take k
octal-field-take = How many stones side by side you may take, such as 2,3,4; leave it empty if you give a code
octal-field-heaps = Rows, separated by commas
octal-field-rule = Who wins, and how you move
octal-empty-take = –
octal-empty-code = –
octal-rule-normal = the last move wins
octal-rule-misere = the last move loses
octal-rule-every = each turn, move in every row
octal-method-mex = Values
octal-method-sparse = Sparse space
octal-method-period = Period
octal-view-board = Strip
octal-view-scatter = Scatter
octal-view-frequency = Frequency
octal-view-splits = Splits
octal-view-work = Work

sums-sparse-start = Values with an even number of 1s under a mask are **rare**. Common values need a rare part, so we skip most splits.
sums-step-rare = { sums-heap-begins } { $heap }: { $marked ->
    [none] no split has a rare part
   *[other] splits with a rare part give { $marked }
}{ $unsplit ->
    [none] { "" }
   *[other] ; without a split: { $unsplit }
}. { $common ->
    [none] Every number is rare here.
   *[other] The smallest missing common number: { $common }.
}
sums-step-sought = { $sought ->
    [none] There is no smaller rare number to look for: g({ $heap }) = **{ $value }**.
   *[other] Look for smaller rare numbers in the other splits: { $sought }. g({ $heap }) = **{ $value }**.
}
sums-sought = { $found ->
    [yes] we find { $value }
   *[no] there is no { $value }
}
sums-sparse-end = { $holds ->
    [yes] For { $known } values we looked at { $looked } of { $all } splits.{ $helps ->
        [no] { " " }Too many values are rare in this game: the method doesn’t help.
       *[yes] { "" }
    }
   *[no] The sparse space works for finite codes that split a row in two; this code is not one of them.
}
sums-code-sparse =
    for each row n:
      mark the values of splits with a rare part
      c ← smallest unmarked common value
      look for each unmarked rare v < c
      g(n) ← the first one not found, or c

sum-theorem = Why nimbers?
sum-part = { $kind }: { $heap }
sum-part-remove = Remove { $part }
sum-part-game = Game of the new part
sum-part-name = { $name ->
    [nim] Nim
    [subtraction] Subtraction game
   *[octal] Octal game
}
sum-part-rule = { $game ->
    [subtraction] may be taken
   *[other] code
}
sum-part-heap = heap
sum-part-add = Add

sums-part-of = { sums-heap-word } { $heap }: { $size }
sums-play-position = { sums-heaps-begin }: { $heaps }.
sums-play-stuck = No move is left. { $count ->
    [one] { sums-heap-begins }
   *[other] { sums-heaps-begin }
} left: { $heaps }.
sums-left = On the left
sums-right = on the right: { $right }
sums-middle = In the middle

# A play: its rule and what to do, in one line each.
subtraction-play-rule = Take { $set } stones from { $rule ->
    [every] every heap that allows it
   *[other] one heap
}. Whoever moves last { $rule ->
    [misere] loses
   *[other] wins
}.
octal-play-rule = { $take ->
    [none] Take stones that lie side by side in a row, as the code { $code } allows.
   *[other] Take { $take } stones that lie side by side in a row.
} Whoever moves last { $rule ->
    [misere] loses
   *[other] wins
}.
sum-play-rule = Move in { $rule ->
    [every] every part that has a move
   *[other] one of the parts
}. Whoever moves last { $rule ->
    [misere] loses
   *[other] wins
}.
sums-how-first = { hand-click-first } the first stone to take.
sums-how-first-all = { hand-click-first } a stone to take it and its neighbours on the right.
sums-how-last = Now { hand-click } the last stone to take, or press Take.
sums-row-value = { $taken } chosen, { $left } on their left
sums-split = Split here
sums-why = { $wins ->
    [yes] The **XOR** of the values isn’t 0. A winning move makes it 0, and then every move of your opponent changes it.
   *[no] The **XOR** of the values is 0. Every move changes it, and then your opponent can make it 0 again.
}
subtraction-why = A multiple of { $modulus } loses: after any take, the other player makes it { $modulus } together.
subtraction-play-last = { $player } took the last { $count ->
    [one] stone
   *[other] { $count } stones
}.

subtraction-method-memo = Memoised search
