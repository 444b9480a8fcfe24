# The conjecture of a rule.

lab-guess-holds = { $count ->
    [0] There was no position where the **conjecture** could be tested.
    [one] The **conjecture** holds at the only position where it could be tested.
   *[other] The **conjecture** holds at all { $count } positions of the table where it could be tested. A table alone is no proof.
}
lab-guess-fails = The **conjecture** is wrong. It fails first at { $at }, { $is ->
    [N] which it calls losing, but the player to move wins
    [P] which it calls winning, but the player to move loses
    [draw] which it calls losing, but it’s a draw
   *[nimber] which has nimber { $nimber }
}{ $count ->
    [one] , and only there
   *[other] ; { $count } positions are crossed out
}.
lab-guess-show = Show it
