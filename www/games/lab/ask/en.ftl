# What the laboratory asks.
lab-ask-label = { $label ->
    [N] N: who moves now wins
   *[P] P: who moves now loses
}
lab-ask-next = The next position is **{ $at }**. Which label does it get?
