# The presenter's window.

present-notes = Presenter
present-end = End
present-open = Open the projector’s window
present-open-again = Open the projector’s window again
present-followed = The projector’s window follows.
present-gone = The projector’s window is closed.
present-none = The projector’s window isn’t open yet.
present-before = Section before
present-after = Next section
present-screens = On the projector
present-cover = Cover
present-cover-why = Show only the lesson’s title on the projector. Click again to go back to the board.
present-votes = Votes
present-votes-why = Show the count of hands on the projector. Click again to go back to the board.
present-blank = Blank
present-blank-why = Make the projector black. Click again, or press B, to go back to the board.
present-code = QR code
present-code-why = Show a QR code that opens this section on a phone. Click again to go back to the board.
present-note = Note
present-no-note = This section has no note.
present-tally = Hands
present-tally-clear = Clear
present-answer = Answer { $number }
present-hand = { $answer }: { $count }; one more
present-fewer = One hand less
present-move = A move
present-no-move = No move
present-total = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
present-yes = Yes
present-no = No
present-next = Next: section { $number }
present-last = This is the last section.
present-asks = asks
