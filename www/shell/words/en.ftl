# The words of the field. term-ID, in the shell's words, has the forms by which they are found.

word-p = P-position
word-p-means = The **p**revious player wins: the player to move loses, because every move leads to an N-position (or there is no move).
word-n = N-position
word-n-means = The **n**ext player wins: the player to move has at least one move to a P-position.
word-mex = mex
word-mex-means = The **m**inimum **ex**cluded: the smallest whole number, from 0 on, that is missing from a set. The mex of 0, 1 and 3 is 2.
word-nimber = nimber
word-nimber-means = A number that says which Nim heap a position is worth, also called Grundy value or SG value. It’s the mex of the nimbers one move away. A nimber of 0 means P.
word-binary = binary
word-binary-means = A number as a sum of 1, 2, 4, 8 and so on, each at most once: a 1 where the number uses it, a 0 where it does not. 5 = 4 + 1 is 101.
word-xor = XOR
word-xor-means = Write the numbers in binary, one below the other. A column with an odd number of ones gives 1, any other column 0. 3 XOR 5 = 011 XOR 101 = 110 = 6. In Nim, the player to move loses exactly when the XOR of the heaps, the nim-sum, is 0.
word-cap = cap
word-cap-means = The most you may take now. In Dynamic Nim the last take sets it.
word-f = f(m)
word-f-means = The smallest winning take from m stones, if it’s allowed. With a cap below f(m) the player to move loses; with f(m) or more, the player to move wins.
word-ray = ray
word-ray-means = The positions that you reach from row m by taking 1, 2, 3, … stones. Each stone that you take leads one row up and k columns to the right, as your opponent may then take k more. A ray ends at the first wall that it hits.
word-wall = wall
word-wall-means = The blue cells of a row, from column 0 on: so few stones may be taken that the player to move loses. If your take leads there, you win.
word-stack = stack
word-stack-means = The walls that a later ray can still reach. Later rays start lower, so they pass further right: what one ray has passed, they all pass, and the wall is taken off (popped).
word-star = star
word-star-means = A P-position of Wythoff’s game. From further along its row, its column or its diagonal, you can move to it and win. The piles of star i differ by i.
word-layer = layer
word-layer-means = All cells on shortest paths that are the same number of steps from A’s start.
word-ring = ring
word-ring-means = A layer, in the order in which its cells lie around A, closed to a circle. The ways from one ring to the next don’t cross.
word-arc = arc
word-arc-means = Neighbouring cells of a ring: those from which B wins, for one cell of A. They stay together, because steps from layer to layer can’t cross.

# Further words, on the page of words alone.
word-impartial = impartial game
word-impartial-means = Four properties: two players take turns; both have the same moves; the game always ends; a player who can’t move loses.
word-option = option
word-option-means = A position that one move leads to. From a Nim heap of 3 the options are 0, 1 and 2.
word-end = end
word-end-means = A position without options. The player to move loses there, unless the rule says otherwise.
word-draw = draw
word-draw-means = Neither player can force a win, because play can go on for ever. Only games with cycles have draws.
word-misere = misère play
word-misere-means = The rule turned round: a player who can’t move wins. So in Nim, whoever takes the last stone loses.
word-sum = sum
word-sum-means = Several games side by side. A move is a move in one of them. The nimber of a sum is the XOR of the nimbers of its parts.
word-backwards = retrograde analysis
word-backwards-means = Solving from the ends backwards. A position with a P option is N; a position whose options are all N is P. What gets no label is a draw.
word-memo = memoised search
word-memo-means = A search that writes down each answer and looks it up when the same position comes again.
word-monotone = monotone
word-monotone-means = Never going down, or never going up. In Dynamic Nim more allowed takes never hurt, so one number describes a whole row.
word-losing = losing pile
word-losing-means = A pile from which the first player of Dynamic Nim loses. With k = 2 these are the Fibonacci numbers 1, 2, 3, 5, 8, …
word-digits = digits (of a pile)
word-digits-means = The losing piles that add up to a pile, the largest that fits first. The last digit is f(m), the smallest winning take.
word-period = period
word-period-means = The distance after which values repeat: g(n + p) = g(n). The values before the first repeat are the preperiod.
word-saltus = saltus
word-saltus-means = What values gain with each period: g(n + p) = g(n) + s. Without saltus they repeat; with it they grow.
word-octal = octal game
word-octal-means = A game of heaps. The k-th digit of its code says what a take of k stones may leave: 1 nothing, 2 one heap, 4 two heaps, or a sum of these.
word-split = split
word-split-means = A move that leaves a heap in two parts or more. Its nimber is the XOR of the parts’ nimbers.
word-rare = rare and common values
word-rare-means = Choose some binary digits. A nimber is rare if it has an even number of ones there. Two rare or two common parts give a rare value, so few splits need a look.
word-tame = tame
word-tame-means = A position that acts in misère play like heaps of Nim. All its options are tame, too.
word-genus = genus
word-genus-means = The two nimbers of a position: the usual one, and the one for misère play, which counts an end as 1.
word-steps = steps
word-steps-means = How long a part lasts if every part moves in each turn. The winner of a part makes it long, the loser makes it short. The longest part decides.
word-loopy = loopy value ∞(K)
word-loopy-means = The value of a position on a cycle that has no nimber. K lists the nimbers among its options. If K has 0, the player to move wins.
word-fusion = fusion
word-fusion-means = In green Hackenbush all corners of a cycle may be drawn together into one, and no nimber changes.
word-colon = colon principle
word-colon-means = In green Hackenbush a branch may be replaced by a single stalk of the same nimber.
word-golden = golden ratio φ
word-golden-means = φ = 1.618…, with φ² = φ + 1. The stars of Wythoff’s game lie along lines of slope φ and 1/φ.
word-zeckendorf = Zeckendorf form
word-zeckendorf-means = A number written as a sum of Fibonacci numbers, no two of them consecutive. Each number can be written in exactly one such way.
word-odious = odious number
word-odious-means = A number with an odd number of binary ones: 1, 2, 4, 7, 8, 11, … The others are called evil.
word-event = decisive event
word-event-means = In the race: a cell from which a player wins wherever the opponent is. Whoever can walk there first wins.

# Which idea serves which game: #/ideas.
words-why = Why XOR, why mex? Prove it yourself
ideas = Which idea works for which game
ideas-why = Six ideas solve nearly all of these games. Each link shows one of them at work.
idea-monotone = Monotony
idea-monotone-means = If more is never worse, you can look for one border instead of all cells.
idea-monotone-1 = Dynamic Nim: one number for each row
idea-monotone-2 = Walls: a wall once passed is passed for ever
idea-monotone-3 = The race: arcs whose ends only move one way
idea-symmetry = Symmetry
idea-symmetry-means = Copy what your opponent does, and you always have an answer.
idea-symmetry-1 = Nim: two equal heaps
idea-symmetry-2 = Wythoff’s game: each star has a mirror image
idea-symmetry-3 = Dynamic Nim with k = 1: rows copy rows
idea-greedy = Greed
idea-greedy-means = Take the largest that fits, or the shortest way. Then prove that nothing is better.
idea-greedy-1 = Digits: the largest losing pile first
idea-greedy-2 = Wythoff’s game: the smallest unused number
idea-greedy-3 = The race without the extra step: only shortest paths
idea-backwards = Counting backwards
idea-backwards-means = Begin where the game ends. Each position is decided by the positions behind it.
idea-backwards-1 = Games on graphs: labels from the ends
idea-backwards-2 = The race: all states, backwards
idea-backwards-3 = Subtraction games: heap after heap
idea-parts = Splitting into parts
idea-parts-means = Solve small parts, each with its own nimber, and add the nimbers by XOR.
idea-parts-1 = A sum of different games
idea-parts-2 = Coins: each head is a game
idea-parts-3 = Hackenbush: branch by branch
idea-numeration = Numeration
idea-numeration-means = Write numbers in the game’s own way, and the answer stands in a digit.
idea-numeration-1 = Nim: binary columns
idea-numeration-2 = Dynamic Nim: the last digit
idea-numeration-3 = Wythoff’s game: zeros at the end of a Fibonacci sum
