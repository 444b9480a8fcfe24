# Questions.

ask-kind-label = What is asked
ask-level-label = How hard
ask-level-small = Easy
ask-level-usual = Normal
ask-level-tricky = Tricky
ask-level-here = This position
ask-kind-outcome = Who wins
ask-kind-move = A winning move
ask-kind-next = The next step
ask-kind-perform = The next { $count } steps
ask-number-grundy-name = The nimber

ask-outcome = Who wins from this position?
ask-move = Make any winning move, or say that there is none.
ask-number-grundy = What is the **nimber** of this position?
ask-outcome-N = the player to move
ask-outcome-P = the other player
ask-outcome-draw = nobody: a draw
ask-draw = draw
ask-none = No move wins
ask-answer = Your answer
ask-give = Answer
ask-reveal = Show the answer
ask-skip = Another one
ask-next = Next question
ask-hold-up = Show it large
ask-hold-up-why = Show my answer as large as the screen, to hold up in class
ask-step-count = Step { $number } of { $count }
ask-leave = Back to the board
ask-right = **Right: { $fact }.**
ask-wrong = **No: { $fact }.**
ask-tried = { $what ->
    [N] **No: the player to move doesn’t win.** Try each move: your opponent has an answer to it.
    [P] **No: the other player doesn’t win.** Look for a move after which your opponent can’t win.
    [draw] **No: it’s not a draw.** One of the players can force a win.
    [move] **No: that move doesn’t win.**
    [reply] **No: that move doesn’t win.** After it your opponent wins with **{ $reply }**.
    [none] **No: there is a winning move.**
    [nimber] **No: it’s not { $given }.** Find the nimbers of all positions you can move to: the answer is the smallest number missing.
   *[other] **No: it’s not { $given }.**
} Try again, or see the answer.
ask-again = Try again
ask-shown = **The answer: { $fact }.**
ask-fact-N = the player to move wins (N-position)
ask-fact-P = the player to move loses (P-position)
ask-fact-draw = it’s a draw
ask-fact-value = it’s { $value }
ask-fact-grundy = the nimber is { $value }
ask-fact-wins = that move wins
ask-fact-no-move = no move wins here
ask-fact-one-wins = there is a winning move
ask-because-P = Every move leads to a position where the next player wins.
ask-because-N = From { $at } you can move to { $moves }, where the next player loses.
ask-because-moves = Move { $moves }: that leaves a position where the next player loses.
ask-because-grundy = The nimber is the mex of its options’ nimbers: the smallest number missing among them. It is 0 exactly where the player to move loses.
ask-because-draw = No move wins, but both players can keep from losing.
ask-steps = Show the steps
ask-code = Code for your results
ask-missed = **Not { $given }.** This is what happens here; now try it yourself:
ask-missed-shown = **The answer to that step:**
ask-unread = { $count ->
    [one] “{ $given }” is not a number. Answer with one whole number, like 12.
   *[other] “{ $given }” is not an answer. Write { $count } whole numbers, like 3, 5.
}
ask-tally = { $asked ->
    [one] 1 question, { $right } right on the first try
   *[other] { $asked } questions, { $right } right on the first try
}
ask-kind = This game can’t ask “{ $value }”. It can ask: { $kinds }.
ask-no-step = There is no step to ask about here. Choose another position, or an earlier step.
ask-at = The step “{ $value }” already gives the answer away. Ask at an earlier one.
ask-no-play = This list is too long to play with. Ask who wins, or choose a shorter one.
ask-untold = Nobody can tell that about this position. Ask about another one.
worksheet = Worksheet
worksheet-from = Make a worksheet
worksheet-why = Questions on paper, each with its board. A sheet starts at the question number that you choose. Every variant has questions of its own.
worksheet-count = Questions
worksheet-variants = Variants
worksheet-seed = First question number
worksheet-key = Answer key on the last page
worksheet-number = { $what }: “{ $value }” is not a whole number from { $least } to { $most }.
worksheet-making = Making question { $number } of { $count }…
worksheet-answers = Answers: { $game }
worksheet-name = Name: ______________________  Date: ____________
worksheet-turns = Two players take turns.
worksheet-footer = Question numbers { $seeds }. To answer these questions in a browser, and check your answers, open:
worksheet-move = Which move wins? Write down one, or “none”.
worksheet-answer = Answer:
worksheet-reason = Because:
