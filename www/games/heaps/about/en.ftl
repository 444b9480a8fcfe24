# What games and examples are called, and the rules in three sentences with a move.

nim-name = Nim
nim-ex-three = Three heaps
nim-ex-even = One, four, five
nim-ex-misere = Marienbad
nim-ex-bash = Twenty-one
nim-ex-moore = From two heaps at once
nim-ex-hundred = A hundred digits
nim-ex-every = A move in every heap

nim-how-1 = There are heaps of stones, and two players take turns.
nim-how-2 = On your turn, take one or more stones from a single heap, as many as you like.
nim-how-3 = Whoever takes the last stone wins. Under “Change the rule” you can choose that the last stone loses, or that you take from every heap at once.
nim-how-example = Example: from heaps of 3, 4 and 5 take 2 from the first, which leaves 1, 4 and 5.

# What Nim asks.
nim-ask-next = The XOR of the heaps so far is { $before }. What is it with heap { $heap }?

# What is read before a game: what it is about, and what its examples show.

nim-summary = Take from one heap. Whoever takes the last stone wins.
nim-ex-three-why = Only one move wins: two stones from the smallest heap. The XOR of the binary digits finds it.
nim-ex-even-why = Five stones against one and four: the player to move loses, and every heap tells you why.
nim-ex-misere-why = The last stone loses, as in the film. And yet the losing positions are the same, as long as a heap has two stones or more.
nim-ex-bash-why = One heap, and you take at most three: only the remainder mod 4 counts. Bachet’s game is four hundred years old.
nim-ex-moore-why = Moore’s Nim counts the ones of a column mod 3. When you may take from two heaps, XOR gives the wrong answer.
nim-ex-hundred-why = Two heaps of a hundred digits and a single stone: the winning move is exact to the last digit.
nim-ex-every-why = When you take from all heaps at once, XOR doesn’t matter: the heap with the most steps decides.

# What else a game is searched by, in either language.
nim-also = 反常, 反常规则, matches, matchsticks, sticks, toothpicks, pebbles, counters, piles, 3 piles, three piles, Bouton, Bash, Moore, misère, stones, heaps, XOR, binary; 取石子, 拿石子, 取火柴, 巴什博弈, 反Nim, anti-nim, Nim-k, E&D

# The position of a question.
nim-position = { $heaps_count ->
    [one] A heap
   *[other] Heaps
} of { $heaps }
nim-why = { $form ->
    [pair] { $outcome ->
        [P] The heaps are **equal**: whatever you take from one, your opponent takes as many from the other.
       *[N] Take { $moves }: then the heaps are **equal**, and you copy every move.
    }
    [powers] { $outcome ->
        [P] Write the heaps as sums of { $powers }: { $sums }. Each number comes up an **even** number of times, so the XOR is 0. Every move breaks that, and your opponent mends it.
       *[N] Take { $moves }. Then, with the heaps as sums of { $powers }, each number comes up an **even** number of times, so the XOR is 0{ $count ->
            [1] : { $sums }
           *[other] { "" }
        }.
    }
    [xor] { $outcome ->
        [P] The **XOR** of the heaps is 0. Every move changes it, and your opponent makes it 0 again, down to the last stone.
       *[N] The **XOR** of the heaps is { $xor }, not 0. Take { $moves } to make it 0.
    }
   *[other] { $outcome ->
        [P] Every move leads to a position where the next player wins.
       *[N] Take { $moves }: that leaves a position where the next player loses.
    }
}
