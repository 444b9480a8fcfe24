# Proofs that a learner carries out.

why-about = What the proof is about
why-about-xor = Why XOR?
why-about-mex = Why mex?
why-about-stairs = Why only the odd stairs?
why-about-beatty = Why are the stars where they are?
why-part = The parts of the proof
why-part-1 = 1 Three facts
why-part-2 = 2 The table
why-part-3 = 3 The formula
why-believed = Pick a formula
why-believed-values = Pick a function
why-believed-shortest = the fewest moves to an end
why-believed-options = the number of options
why-believed-parity = odd or even: the longest way to an end
why-believed-zero-one = 1 where the player to move wins, else 0
why-believed-largest = the largest value of an option plus 1
why-beside = Test it: put vertex { $vertex } beside a heap of { $heap }
why-beside-large = Tests go up to a heap of { $limit }.
why-beside-move = { $part ->
    [0] token to { $to }
   *[other] heap to { $to }
}
why-beside-answer = { $challenge } → { $is_answered ->
    [yes] { $answer }
   *[other] no answer: this move wins
}
why-beside-none = No move at all: the player to move loses.
why-covered = The answer is covered.
why-class = Ask your class before and after the proof:
why-class-questions = the two questions
why-class-collect = compare their answers
why-go-on = Go on from here
why-take-back = Take the last move back
why-made = { $count ->
    [one] 1 move made and answered.
   *[other] { $count } moves made and answered.
}
why-unread = This claim can’t be read.

why-rule-facts = { $fact ->
    [losing-part] The claim: two losing positions side by side lose. Challenge it!
    [order] The claim: the same heaps in another order lose, too. The heaps:
   *[twin] The claim: a position beside its twin loses. Challenge it! The heaps of each:
}
why-rule-table = You have a heap of a stones (row) and a heap of b (column). Which third heap makes it a losing position?
why-rule-formula = The formula for the third heap beside heaps a and b:
why-rule-values = The claim: no move leads to the same value, and for every smaller value there is a move to it. The moves:
why-rule-beatty = The claim: in Wythoff’s game every number from 1 up is in exactly one losing pair. Name a number:
why-field-number = A number from 1 to 1,000,000,000
why-rule-stairs = The claim: the player to move loses. Stones on each stair, starting with the floor:
why-field-stairs = The stones of each stair, separated by commas, the floor first
why-field-heaps = Two heaps of at most 7 stones, separated by a comma
why-field-formula = A formula in a and b, such as max(a, b)
why-field-edges = Moves from vertex to vertex, like 0-1, separated by commas

why-table = The third heap
why-place = { $row } and { $column }
why-graph = The graph
why-vertex = vertex { $vertex }
why-graph-none = There is no graph to show.
why-formula-none = Type a formula, or pick one. You will see the first two heaps for which it is wrong.
why-heap = heap { $number }
why-side = { $number ->
    [1] the first position
   *[other] the second position
}
why-pair = The first pair for which the formula is wrong
why-pair-heap = { $heap ->
    [claimed] third heap
   *[other] heap { $heap }
}
why-sum = XOR
why-binary = Three heaps in binary
why-bouton = The highest odd column is { $column }. Heap { $heap } has a 1 there: { $digits } becomes { $digits_left }, so { $heap } becomes { $left }.
why-try = { $is_answering ->
    [yes] Answer
   *[no] Try
}
why-other-answer = The proof answers with **another move**. Find it, or { hand-next }.
why-challenge = { why-try }: take { $take } from { $heap }
why-pairs = The losing pairs of Wythoff’s game
why-pairs-number = pair
why-pairs-lower = lower
why-pairs-upper = upper
why-legend-named = the number named
why-legend-pair = its pair
why-stars = The stars of Wythoff’s game
why-stairs = The staircase
why-floor = floor
why-stairs-challenge = { why-try }: move { $count } from stair { $stair }
why-legend-moved = moved by the challenger
why-legend-moved-on = moved in reply
why-legend-challenged = taken by the challenger
why-legend-answered = taken in reply
why-legend-forced = right: no other number is possible
why-legend-shown = shown by the steps
why-legend-wrong = wrong
why-fact = { $fact ->
    [twin] A position beside its twin
    [order] The same heaps in another order
   *[other] Two losing positions
}

# Unlike parts side by side.
why-about-sg = Why can you add different games?
why-rule-sg = What is each part worth?
why-sg-field = { $name ->
    [pins] Pins
    [heap] Stones
    [edges] Arrows
   *[other] Token
}
why-sg-field-label = { $name ->
    [pins] The number of pins, at most 7
    [heap] The stones of the heap, at most 12
    [edges] The arrows of the token’s graph, like 0-1, separated by commas
   *[other] The vertex where the token is
}
why-sg-part = { $part ->
    [1] Pins: knock down 1, or 2 neighbours
    [2] Heap: take 2 to 6 stones
    [3] Token: follow an arrow
   *[other] Nim heap: take any number
}
why-sg-worth = a heap of { $value }
why-sg-worth-field = Worth a heap of
why-sg-value = { $part ->
    [1] Value of the pins
    [2] Value of the heap
   *[other] Value of the token
}
why-sg-led-to = { $count ->
    [0] No move: value { $value }.
   *[other] Moves lead to { $seen }: value { $value }.
}
why-sg-pin = { why-try }: knock down pin { $pin }
why-sg-pins-two = { why-try }: knock down pins { $pin } and { $next }
why-sg-take = { $part ->
    [2] { why-try }: take { $take } from the heap
   *[other] { why-try }: take { $take } from the Nim heap
}
why-sg-move = { why-try }: move the token to { $to }
why-legend-challenged-piece = the challenger’s move
why-legend-answered-piece = the answer
why-start-sg = { $judged ->
    [unclaimed] Each part is worth some heap of Nim. **Which one?** Write the values below the parts.
    [invalid] Write a value from 0 to 20 below each part.
    [refuted] A value is wrong. Beside a heap of that size, **the dashed move wins**.
   *[other] { $count ->
        [0] **Right so far.** Now the other values.
       *[other] All three values are right. **Try to break the sum**: { hand-click } a pin, a stone or a vertex, or { hand-next }.
    }
}
why-step-dispute-sg = { $name ->
    [part] Beside a heap of its value, this part would have to lose. There are { $count } moves to try; **the first one wins**.
   *[other] { $made ->
        [0] Beside a heap of the XOR of the values, **the sum must lose**.
       *[other] Your moves were answered.
    } { $count ->
        [0] No move is left: **the challenger loses.**
       *[other] There are { $count } moves to try.
    }
}
why-step-challenge-sg = Move { $number } of { $count }: { $part ->
    [1] { $count_down ->
        [1] knock down pin { $pin }
       *[other] knock down pins { $pin } and { $next }
    }
    [2] take { $take } from the heap
    [3] move the token to { $to }
   *[other] take { $take } from the Nim heap
}. That changes { $value } to { $value_after }. **How do you answer?**
why-step-answer-sg = { $is_answered ->
    [no] There is **no answer**: this move wins, so the value is wrong.
   *[yes] Answer: { $part ->
        [1] { $count_down ->
            [1] knock down pin { $pin }
           *[other] knock down pins { $pin } and { $next }
        }
        [2] take { $take } from the heap
        [3] move the token to { $to }
       *[other] take { $take } from the Nim heap
    }. { $is_undone ->
        [yes] The value is **{ $value_after } again**.
       *[no] That changes { $value } to { $value_after }: the **XOR is 0**.
    } { $number } of { $count } moves answered.
}
why-proof-sg-1 = Each value is a **mex**: no move leads to the same value, and some move leads to every smaller one.
why-proof-sg-2 = So each part beside a heap of its value loses: **replace it by that heap**. A move that raises a value is undone by the move back.
why-proof-sg-3 = What is left is Nim with heaps of { $a }, { $b } and { $c }. By “Why XOR?” it loses beside a heap of **{ $xor }**.
why-proof-sg-4 = So a sum loses exactly when the **XOR of its values is 0**, whatever its parts are. That is the proof.
why-code-sg = value = the smallest missing number
    { "  " }it was raised: move back
    { "  " }it was lowered: answer as in Nim
why-verdict-sg = { $judged ->
    [unclaimed] no values yet: what is each part worth?
    [refuted] the value of the { $part ->
        [1] pins
        [2] heap
       *[3] token
    } is wrong: beside a heap of { $value } a move wins
    [proved] proved, for all games with the same moves for both players
   *[other] { $count ->
        [3] right: all { $tried } moves in the sum are answered
       *[other] { $tried } of 3 values are right so far
    }
}
why-aside-sg = **What carries over:** each part needs only one number, its value. This is the theorem of Sprague (1935) and Grundy (1939).

# A picture of Hackenbush beside the fused one.
why-about-fusion = Why can cycles be fused?
why-rule-fusion = Cut an edge; what isn’t joined to the ground falls. A player who can’t cut loses. Edges, the ground is 0:
why-field-picture = At most 8 edges, like 0-1, separated by commas; the ground is 0
why-fusion-claim = The answer
why-fusion-claim-any = Any edge
why-fusion-claim-same = The same edge
why-picture = { $part ->
    [1] the original
   *[other] the fused picture
}
why-picture-cut = { why-try }: cut edge { $edge }, { $one } to { $other }, { $part ->
    [1] of the original
   *[other] of the fused picture
}
why-legend-challenged-edge = the challenger’s cut
why-legend-answered-edge = the answer
why-legend-winning-edge = what wins against it
why-legend-fallen = falls
why-start-fusion = { $judged ->
    [invalid] There is no such claim. Choose one above.
    [refuted] The claim: answer each cut with the **same edge** of the other picture. It is wrong: { hand-next }, or { hand-click } an edge.
   *[other] Each cycle becomes one point. The claim: side by side, **the player to move loses**. { hand-click-first } an edge to cut it, or { hand-next }.
}
why-step-dispute-fusion = { $count ->
    [0] No edge is left. **The challenger loses.**
   *[other] { $made ->
        [0] Can a cut win here?
       *[other] Your cuts were answered.
    } There are { $count } cuts to try.
}
why-step-challenge-fusion = Cut { $number } of { $count }: edge **{ $edge }** of { $part ->
    [1] the original
   *[other] the fused picture
}{ $count_falling ->
    [0] {""}
    [one] ; 1 more falls
   *[other] ; { $count_falling } more fall
}. **How do you answer?**
why-step-answer-fusion = { $is_answered ->
    [no] Edge { $edge } isn’t there in the other picture: there is **no answer**.
   *[yes] Answer: { $is_same ->
        [yes] the **same edge**, { $edge } of
       *[no] edge **{ $edge }** of
    } { $part ->
        [1] the original
       *[other] the fused picture
    }{ $count_falling ->
        [0] {""}
        [one] ; 1 more falls
       *[other] ; { $count_falling } more fall
    }. { $claim ->
        [same] Does it hold?
       *[other] { $number } of { $count } cuts answered.
    }
}
why-step-winning-fusion = No: now edge **{ $edge }** of { $part ->
    [1] the original
   *[other] the fused picture
} wins. **The same edge doesn’t do here.**
why-code-fusion = two pictures side by side
    { "  " }the challenger cuts an edge
    { "  " }answer so that no cut wins
why-verdict-fusion = { $judged ->
    [refuted] wrong: when edge { $edge } of { $part ->
        [1] the original
       *[other] the fused picture
    } is cut, answering with the same edge loses
   *[other] all { $tried } cuts are answered: tried here, not proved
}
why-aside-fusion = **Tried here, not proved:** the proof for all pictures is in Winning Ways, chapter 7. What carries over: two games have the same value if they lose side by side.

# The three parts of “Why XOR?”, and those after it.
why-start-xor-1 = Three facts about positions side by side. **Try to break them**: { hand-click } a stone, or { hand-next } for every move.
why-start-xor-2 = { $judged ->
    [refuted] **Not yet.** { why-verdict-xor-2 }.
   *[other] { $tried ->
        [0] Beside heaps of a and b stones there is a **third heap**. Fill in the table from the top left; each step shows the next number.
        [1] Beside 0 and 0 the **third heap** is 0. Fill in the table from the top left; each step shows the next number.
       *[other] **Right:** { $tried } numbers so far. Fill in the table from the top left; each step shows the next number.
    }
}
why-start-xor-3 = { $judged ->
    [unclaimed] **Your claim**, please: a formula for the third heap.
    [invalid] Type a formula in a and b.
    [refuted] { $count ->
        [1] The formula is wrong for a pair of heaps. One step shows it.
       *[other] The formula is wrong for a pair of heaps. Two steps show why.
    }
   *[other] { $count ->
        [0] The formula is right for every pair of heaps that was tried. **Larger pairs could still be wrong.**
       *[other] This formula can be **proved**: five steps show how.
    }
}
why-start-mex = Write a value at each vertex, beginning with the ends. **A vertex of value v plays like a Nim heap of v stones.** Each step shows the next value.

why-start-beatty = Each star begins with the smallest number not used yet, and star n adds n to it. **Name any number**, or { hand-next }.
why-step-dispute-beatty = Every number is in **exactly one** pair. Try the numbers from 1 to { $count }.
why-step-challenge-beatty = Number { $number } of { $count }: in which pair is **{ $value }**?
why-step-answer-beatty = { $value } is the { $row ->
    [lower] lower
   *[other] upper
} number of pair { $pair }: **({ $lower }, { $upper })**. The difference is { $pair }.

why-start-stairs = Each move brings stones down one stair. **Try to break the claim**: { hand-click } a stone, or { hand-next } for every move and its answer.

why-step-dispute-stairs = { $count ->
    [0] No stone is left above the floor. **The challenger loses.**
   *[other] { $made ->
        [0] Can a move win here?
       *[other] Your moves were answered.
    } There are { $count } moves to try.
}
why-step-challenge-stairs = Move { $number } of { $count }: { $parity ->
    [0] from the **even** stair { $stair }
   *[other] from the **odd** stair { $stair }
}, bring { $count_moved } down. **How do you answer?**
why-step-answer-stairs = { $is_answered ->
    [no] There is **no answer**: this move wins, so the claim is wrong.
   *[yes] { $is_undone ->
        [yes] Answer: bring the **same { $count_moved }** on to { $below ->
            [0] the floor
           *[other] stair { $below }
        }. The odd stairs are as before.
       *[no] Answer: bring { $count_moved } down from stair { $stair }. The XOR of the odd stairs is 0.
    } { $number } of { $count } moves answered.
}

why-step-dispute-xor-1 = { $name ->
    [twin] **A position beside its twin loses.** There are { $count } moves to try.
    [losing-part] **Adding a losing part changes nothing.** Two losing positions side by side still lose. There are { $count } moves to try.
   *[order] **The order doesn’t matter.** The same heaps in another order are a twin, too. There are { $count } moves to try.
}
why-step-challenge-xor-1 = Move { $number } of { $count }: take { $take } from heap { $heap } and leave { $left }. **How do you answer?**
why-step-answer-xor-1 = Answer: take { $take } from heap { $heap } and leave { $left }. { $name ->
    [losing-part] Its **part** is a losing position again.
   *[other] The two sides are **twins** again.
} { $number } of { $count } answered.
why-step-place = { $row } and { $column }: { $count ->
    [0] no move is possible, so the third heap must be empty: **0**.
   *[other] in one move you can reach { $seen }. The smallest missing number is **{ $number }**.
}
why-step-pair = Take heaps of { $a } and { $b } stones. { $fault ->
    [none] { $is_heap ->
        [no] The formula says { $said }, and there is no heap of { $said } stones.
       *[yes] The formula says { $said }: three heaps of { $a }, { $b } and { $said } would be a losing position.
    }
   *[other] The formula has no value there.
}
why-step-winning = But a move wins there: leave { $left } in { $heap ->
    [3] the third heap
   *[other] heap { $heap ->
        [1] a
       *[other] b
    }
}. Your opponent then **loses**, so the formula is wrong.
why-step-vertex = { $count ->
    [0] Vertex { $vertex } is an end: no move, so its value is **0**.
   *[other] From vertex { $vertex } you can reach { $seen } in one move. The smallest missing value is **{ $number }**.
}
why-step-name = { $kind ->
    [start] start
    [place] { $first } and { $second }
    [vertex] vertex { $first }
    [proof] step { $first }
    [pair] the pair
    [winning] the winning move
    [dispute] { $dispute ->
        [twin] twins
        [losing-part] a losing part
        [order] the order
       *[other] the position
    }
   *[other] { $part_name ->
        [heap] heap { $part }, leave { $left }
        [stair] stair { $part }, leave { $left }
       *[none] { $move }
    }
}

why-proof-xor-3-1 = Write the heaps in binary. The claim: three heaps lose exactly when **every column has an even number of ones**.
why-proof-xor-3-2 = From such a position, any move changes one heap, so it changes some column: there the number of ones becomes **odd**.
why-proof-xor-3-3 = Answer: a heap with a 1 in the highest odd column. Change its odd columns: it gets **smaller**, and all are even.
why-proof-xor-3-4 = Without stones all columns are even, and you lose. So you lose from even columns and win from odd ones.
why-proof-xor-3-5 = Only one third heap makes all columns even: the **XOR** of a and b. That is the proof, for heaps of any size.

why-proof-beatty-1 = No number is left out: the smallest one not used yet always comes next, so each has its turn.
why-proof-beatty-2 = No number comes twice. A lower number is always a new one, and each upper number is larger than all before it.
why-proof-beatty-3 = Pair n has the difference n, so each **difference** also occurs once.
why-proof-beatty-4 = So **no move leads from star to star**: a move keeps one number of the pair, or the difference.
why-proof-beatty-5 = From any other (a, b) with a ≤ b, lower b to a’s partner. If b is too small, keep the difference: that star is smaller. **That is the proof.**
why-proof-stairs-1 = The claim: look at the **odd stairs** alone, as heaps of Nim. If their XOR is 0, the player to move loses.
why-proof-stairs-2 = A move from an **odd** stair takes stones out of its heap, as in Nim. Bouton’s answer makes the XOR 0 again.
why-proof-stairs-3 = A move from an **even** stair brings stones to an odd one. Move the **same stones** on: the odd stairs are as they were.
why-proof-stairs-4 = So you can always answer. Each move brings stones down, so the play ends, and the challenger can’t move and loses. **That is the proof.**

why-code-beatty = for n = 1, 2, 3, …:
    { "  " }lower = the smallest number in no earlier pair
    { "  " }upper = lower + n
why-code-stairs = the challenger moves stones down by one stair
    { "  " }from an even stair: move the same stones on
    { "  " }from an odd stair: answer as in Nim
why-code-xor-1 = for each position in the claim:
    { "  " }the challenger makes any move
    { "  " }answer so that the claim holds again
why-code-xor-2 = for each place, from the top left:
    { "  " }write the smallest number that isn’t above it or to its left
why-code-xor-3 = for each pair of heaps a, b:
    { "  " }does a move win from a, b and the third heap?
why-code-mex = for each vertex, after its options:
    { "  " }write the smallest value that no option has

why-verdict-xor-1 = In all { $tried } moves to try: is there one without an answer?
why-verdict-xor-2 = { $judged ->
    [unclaimed] which third heap goes with 0 and 0? Fill it in, or step through
    [refuted] { $kind ->
        [same] Row { $row }, column { $column }: the same number stands { $heap ->
            [0] above, in row { $other }
           *[other] on the left, in column { $other }
        }. You could move there and win
       *[other] Row { $row }, column { $column }: your number is too large. You could cut that third heap down to { $other } and win
    }
   *[other] { $tried ->
        [0] nothing can be judged yet: begin at the top left
        [1] 1 number is right
        [64] all 64 numbers are right. Which formula gives them?
       *[other] { $tried } numbers are right so far
    }
}
why-verdict-xor-3 = { $judged ->
    [unclaimed] no formula yet
    [refuted] wrong for heaps of { $a } and { $b } stones{ $fault ->
        [none] { $is_heap ->
            [no] : { $said } is not the size of a heap
           *[yes] : a third heap of { $said } doesn’t make a losing position
        }
       *[other] : the formula has no value there
    }
    [proved] proved, for heaps of any size
   *[other] no counterexample: all pairs up to 255 were tried, and powers of two up to { $tried }. That is no proof yet
}
why-verdict-mex = { $judged ->
    [unclaimed] no values yet: begin at an end, where there is no move
    [refuted] vertex { $row } is wrong: { $kind ->
        [same] a move leads to vertex { $other }, which has the same value
       *[other] no move leads to the value { $other }
    }
    [proved] proved: by induction from the ends, no other values meet both conditions
   *[other] no mistake so far: { $tried ->
        [one] 1 value can be judged
       *[other] { $tried } values can be judged
    }
}

why-verdict-beatty = { $judged ->
    [proved] proved, for all numbers
   *[other] { $tried } numbers tried: each is in exactly one pair
}
why-verdict-stairs = { $judged ->
    [refuted] wrong: from stair { $row }, leave { $column }, and there is no answer
    [proved] proved, for any number of stairs and stones
   *[other] all { $tried } moves are answered
}

why-explain-place = { $state ->
    [empty] { $open ->
        [0] Above it and to its left: { $seen }. Which is the smallest missing number?
       *[other] First fill in the places above it and left of it.
    }
    [waiting] It will be judged when all places above it and left of it are filled.
    [wrong] Above it and to its left: { $seen }. The third heap must be the smallest number missing among these, and { $number } isn’t.
   *[other] { $count ->
        [0] No move is possible in these heaps, so only 0 is possible.
       *[other] Above it and to its left: { $seen }, so only **{ $number }** is possible: the smallest missing number.
    }
}
why-explain-vertex = { $kind ->
    [empty] { $count ->
        [0] This is an end: there is no move. Which value is the smallest of all?
       *[other] { $open ->
            [0] Moves lead to { $seen }. Which is the smallest missing value?
           *[other] First give its options their values.
        }
    }
    [waiting] It will be judged when all its options have values.
    [same] A move leads to vertex { $other }, which has the value { $number } as well. Beside a heap of { $number } stones that move would win.
    [missing] No move leads to the value { $other }. Beside a heap of { $number } stones, leaving { $other } of them would win.
   *[other] { $count ->
        [0] This is an end: there is no move, so nothing but 0 is possible.
       *[other] Moves lead to { $seen }, so { $number } is the **only** value possible.
    }
}

why-aside-xor-1 = **Not only Nim:** the answers use no special rule of Nim. The facts hold in every game with the same moves for both players in which a player who can’t move loses.
why-aside-xor-2 = **Why must it be this number?** If your number already stands above or to the left, going to that square wins. If it is larger than the smallest missing number, cutting the heap down to that number wins.
why-aside-xor-3 = **What is tried:** all pairs of heaps up to 255, by a search of all moves. Then pairs of powers of two up to 1,048,576, by Bouton’s theorem (1901).
why-aside-beatty = **What carries over:** every proof of losing positions has two halves. No move joins two of them, and every other position has a move to one.
why-aside-stairs = **What carries over:** in every game that must end, a move that the answer cancels out doesn’t change who wins.
why-aside-mex = **Why may a move lead to a larger value?** Because the next move can undo it: from the larger value there is a move back.

error-why-about = There is no proof about “{ $value }”. There are proofs about: { $abouts }.
error-why-part = There is no part “{ $value }”. This proof has parts 1 to { $limit }.
error-why-edge = Move { $place }, “{ $typed }”, is not two vertices like 0-1, each from 0 to { $limit }.
error-why-edges-many = There are { $value } moves; up to { $limit } are possible.
error-why-cycle = Moves lead from vertex { $value } back to it. Every play must end here, so leave out a move.
error-why-value = Row { $row }, place { $place }: { $got } instead of a whole number up to { $limit }.
error-why-values-many = Row { $row } has { $value } numbers; there are places for { $limit }.
error-why-rows-many = There are { $value } rows; the table has { $limit }.
error-why-heaps = “{ $typed }” is not two heaps of at most { $limit } stones, like 2,3.
error-why-stairs = “{ $typed }” is not the stones of 1 to { $most } stairs and their floor, at most { $limit } in all, like 0,2,3,2.
error-why-pins = “{ $typed }” is not a number of pins from 0 to { $limit }.
error-why-stones = “{ $typed }” is not a heap of 0 to { $limit } stones.
error-why-token = “{ $typed }” is not a vertex of the graph, which has vertices 0 to { $limit }.
error-why-line = Edge { $place }, “{ $typed }”, is not two vertices like 0-1, each from 0 to { $limit }.
error-why-lines-many = There are { $value } edges; up to { $limit } are tried here.
error-why-loose = Edge { $place }, “{ $typed }”, isn’t joined to the ground, which is vertex 0.
error-why-fusion = There is no claim “{ $typed }”. There are: { $claims }.
error-why-move = Move { $place } of the challenger, “{ $typed }”, is not possible there.

# Dynamic Nim: the smallest winning take, and the walls.

why-about-numeration = Why does taking this many win?
why-about-walls = Why pop a wall?

why-rule-numeration = Dynamic Nim: { $n } stones, k = { $k }. My claim: the smallest winning take is { $claim } (0 for none).
why-field-n = The number of stones
why-field-k = The factor k, from 1 on
why-field-take = The smallest winning take
why-rule-walls = Dynamic Nim to row { $n }, k = { $k }. The claim: a popped wall stops no later ray.
why-rule-walls-named = Wall { $wall }, ray { $ray }?
why-field-wall = A popped wall
why-field-ray = A later ray, by its row

why-game-name = { $route ->
    [wythoff] Wythoff’s game
   *[other] Dynamic Nim
}
why-game-numeration = { $game }: first take at least 1 stone, but not all. After a take of x, take from 1 to k·x. Whoever takes the last stone wins.
why-game-walls = { $game }: after a take of x, take from 1 to k·x. Whoever takes the last stone wins. Row m has the positions with m stones left, and column n those where at most n may be taken.
why-game-beatty = { $game }: take any number from one heap, or the same number from both. Whoever takes the last stone wins. A star is a losing position.
why-words-walls-1 = The **ray** of a row goes through the positions after a take of 1, 2, 3, … stones.
why-words-walls-2 = The **wall** of a row is its losing positions, from the left end.
why-words-walls-3 = To **pop** a wall is to take it off the stack, because a ray has passed its end.

why-digits = { $stones } in digits: each is the largest losing pile that fits
why-pile = A pile of { $stones } stones
why-pile-challenge = { why-try }: take { $take }
why-left = { $left ->
    [0] no stone is left
    [one] 1 stone is left
   *[other] { $left } stones are left
}; at most { $cap } may be taken
why-losing = The losing piles
why-losing-told = pre(h): the largest losing pile x with k·x < h, or 0 if there is none. pre′(h): the losing pile after pre(h).
why-losing-h = h
why-losing-pre = pre(h)
why-losing-after = pre′(h)
why-unfolded = pre′({ $h }) = { $after } is the sum of:
why-legend-smallest = the smallest digit
why-walls-picture = The walls of the table, row 0 to row { $rows }
why-walls-challenge = Wall { $wall }, the ray from row { $by } that popped it, and the ray from row { $ray }
why-legend-wall = a wall on the stack
why-legend-popped = a popped wall
why-legend-winning = winning positions
why-legend-popped-by = the ray that popped it
why-legend-later-ray = the later ray

why-start-numeration = { $judged ->
    [unclaimed] The first take leaves something; at most k·x may follow x. **Which smallest take wins?** Type your claim.
    [invalid] Type a number of stones, or 0 if no take wins.
   *[other] This is your claim. **Try to break it**: { hand-click } a stone to take it and all after it, or { hand-next }.
}
why-step-dispute-numeration = { $count ->
    [0] No take is possible. **The challenger loses.**
   *[other] { $name ->
        [wins] { $made ->
            [0] You have taken what you claim.
           *[other] The challenger’s takes were answered.
        } The challenger may now take from 1 to { $count }.
        [smaller] You also claim that **no smaller take** wins. The challenger tries { $count ->
            [one] it
           *[other] all { $count }
        }.
       *[none-wins] You claim that **no take wins**. The challenger may take from 1 to { $count }.
    }
}
why-step-challenge-numeration = Take { $number } of { $count }: the challenger takes **{ $take }**; { $left } are left. You may take at most { $cap }. **How do you answer?**
why-step-answer-numeration = { $is_answered ->
    [no] There is **no answer**: no take of at most { $cap } wins from { $left }, so the claim is wrong.
   *[yes] { $left ->
        [0] Answer: take the last **{ $take }**, and win.
       *[other] { $next ->
            [none] Answer: take **{ $take }** and leave { $left }.
           *[other] Answer: take **{ $take }**, the smallest digit of { $before }. The next digit, { $next }, is out of reach: at most { $cap } may be taken.
        }
    } { $number } of { $count } takes answered.
}

why-proof-numeration-pre = { $before ->
    [0] Let { $h } be the largest losing pile here. After a take of 1 it is already within reach: pre({ $h }) = 0 and pre′({ $h }) = **1**.
   *[other] After a take of { $before }, at most { $cap } may follow: { $h } is out of reach. So pre({ $h }) = **{ $before }**; the next losing pile is pre′({ $h }) = **{ $after }**.
}
why-proof-numeration-between = { $count ->
    [0] The next pile is { $next }: none lies between { $h } and { $next }.
   *[other] { $count ->
        [1] Pile { $from } wins: it is { $h } and 1 more.
       *[other] Piles { $from } to { $to } win: they are { $h } and r more.
    } Take the smallest digit of r: it is at most { $before }, so { $h } is out of reach.
}
why-proof-numeration-next = **Pile { $next } loses.** { $after ->
    [1] After any take
   *[other] A take below { $after } is answered as from the losing pile { $after }. After a larger take, or { $after },
} at most { $h } are left: take them all.
why-proof-numeration-unfold = The losing pile after { $before } follows from the same rule: { $before } + pre′({ $before }). So pre′({ $h }) is **{ $after } = { $before } + { $rest }**.
why-proof-numeration-sum = Unfolded down to 1: { $after } = { $sum }. The largest sum that begins with { $h } is **{ $last }**, just below { $next }. So every pile is one such sum, and only one.
why-proof-numeration-digits = { $next ->
    [none] { $stones } is a losing pile, its own only digit. You can’t take all of it, and every smaller take has an answer. **That is the proof.**
   *[other] { $stones } = { $digits }. Take **{ $take }**: { $next } is out of reach. A smaller take is answered as from the losing pile { $take }. **That is the proof.**
}

why-start-walls = When a **ray** passes the end of a **wall**, the wall is popped: no later ray tests it. **Name a popped wall and a later ray.**
why-step-dispute-walls = A popped wall is never tested again. Is that right? Try each with the next rays: { $count } challenges.
why-step-challenge-walls = Challenge { $number } of { $count }: ray { $by } has popped wall { $wall }. **Does this wall stop ray { $ray }?**
why-step-answer-walls = { $is_answered ->
    [no] There is **no answer**: wall { $wall } stops ray { $ray }.
   *[yes] No. Ray { $ray } meets row { $wall } in column k·{ $distance } = **{ $column }**, and the wall ends before column { $end }: **{ $column } ≥ { $end }**.
}
why-proof-walls-1 = A take of x leads x rows up, to column k·x. So all rays have the same slope: they are **parallel**.
why-proof-walls-2 = Each ray begins one row further down than the one before. So it meets every row k columns **further to the right**.
why-proof-walls-3 = Ray { $by } popped wall { $wall }: it meets row { $wall } in column { $column }, and the wall ends before column { $end }.
why-proof-walls-4 = Ray { $ray } begins { $more ->
    [one] 1 row
   *[other] { $more } rows
} later, so it meets row { $wall } even further to the right, in column { $later }. **Passed once, passed for ever.**
why-proof-walls-5 = So a popped wall may be forgotten. Each wall is pushed once and popped at most once: { $rows } rows take at most { $rows } pops. **That is the proof.**

why-code-numeration = you claim a take, and that no smaller one wins
    { "  " }the challenger takes any number allowed
    { "  " }answer with a take that wins
why-code-walls = a ray passes a wall: pop the wall
    { "  " }the challenger names it with a later ray
    { "  " }compare k·(ray − wall) with the end of the wall

why-verdict-numeration = { $judged ->
    [unclaimed] no take claimed yet
    [refuted] wrong: { $kind ->
        [reply] your opponent answers { $take } with { $other }, which leaves { $row } and wins
        [smaller] a smaller take wins too: { $other }, which leaves { $row }
       *[other] a take wins: { $other }, which leaves { $row }
    }
    [proved] proved, for every pile and every k from 1 on
   *[other] { $tried ->
        [0] no take is possible, so the player to move loses
        [one] the only take is answered
       *[other] all { $tried } takes are answered
    }
}
why-verdict-walls = { $judged ->
    [refuted] wrong: wall { $row } stops ray { $column }
    [proved] proved, for every table and every k
   *[other] { $tried ->
        [one] 1 challenge is answered
       *[other] all { $tried } challenges are answered
    }: no popped wall stops a later ray
}

why-aside-numeration = **What carries over:** divide a position into parts so that the next part is always out of reach. Then you only have to win the smallest part.
why-aside-walls = **What carries over:** what no later step can need may be forgotten. Every monotone stack rests on a proof of this kind.

error-why-pile = The pile must be a whole number from { $least } to { $limit }; { $got }.
error-why-factor = k = { $value } is below 1, so no wall is ever popped. Choose a k from 1 on.
error-why-take = “{ $typed }” is no first take: type a number from 1 to { $limit }, or 0 if no take wins.
error-why-wall = Challenge { $place }, “{ $typed }”, is not a popped wall and a later ray up to { $limit }, like 1-3.
