# The user's own lesson, and how lessons are shown.

lesson-all = Lessons
lesson-worksheet = Questions on paper
lesson-collect = Collect the results of a class
lesson-teachers = For teachers:
lesson-own = Your own lesson
lesson-own-why = To add a section, open a game, bring it to the state you want, and choose Share, “Add to your lesson”. Or add one below. Your lesson is kept in this browser until you save it. You can also drop a file here.
lesson-present = Present
lesson-preview = Preview
lesson-save-text = Save as text
lesson-save-link = Copy as a link
lesson-save-page = Save as one page
lesson-save-scorm = Save as a SCORM package
lesson-open = Open a file
lesson-copied = The link is copied.
lesson-copied-long = The link is copied. It has { $length } characters, and some programs cut such long links. A text or a page is safer.
lesson-copied-file = The link is copied. It begins with this file’s name. Under Share you can say where a copy is on the web.
lesson-link-refused = The clipboard can’t be used here. Copy the link from the field.
lesson-link-field = The link of your lesson
lesson-with-notes = Put my notes in the link and the page
lesson-no-page = The page couldn’t be made: the single file was not found beside the site.
lesson-undo = Undo
lesson-no-lesson = “{ $name }” is not a lesson: no line begins a section with “## #/”. Your lesson hasn’t changed.
lesson-how = How to write it
lesson-how-title = the title, the first line
lesson-how-section = a section: the link of its board, copied from the address bar; then its text
lesson-how-language = the text after this is for one language; text without it is for both
lesson-how-prose = bold, italic, code, a list item, a link
lesson-how-ask = asks about the board: outcome, move, number:grundy, next, perform:3
lesson-how-next = the key plays the board’s steps first; with at-once it goes straight to the next section
lesson-how-play = opens a game against gentle, beatable, perfect or person
lesson-how-note = only you see it, while you present
lesson-sections-of = Sections
lesson-look = Show this section
lesson-up = Up
lesson-add-below = Insert a section below
lesson-down = Down
lesson-remove = Remove
lesson-text = The text of the lesson
lesson-example =
    # A title

    ## #/nim?heaps=3,4,5
    Who wins here?
    ask: outcome
    note: let them vote first
lesson-shelf = Ready-made lessons
lesson-shelf-walks = First steps
lesson-shelf-further = Go further
lesson-level-beginner = Beginner
lesson-level-intermediate = Intermediate
lesson-level-advanced = Advanced
lesson-minutes = { $count } min
lesson-edited = This lesson is the one you edit now. Undo brings your earlier lesson back.
lesson-opened = “{ $name }” is open. Undo brings your earlier lesson back.
lesson-as-text = As text
lesson-title-of = Title
lesson-new-title = A lesson
lesson-card = Section { $number } of { $count }: { $name }
lesson-set = Set the position
lesson-set-done = Make the board small again
lesson-use = Use this board
lesson-set-back = Back to the section’s board
lesson-link-of = Link
lesson-words = Text
lesson-words-all = Text for other languages
lesson-words-en = Text in English
lesson-words-zh = Text in Chinese
lesson-add-en = Add text in English
lesson-add-zh = Add text in Chinese
lesson-question = Question
lesson-play = Play: { $opponent ->
    [gentle] computer, easy
    [beatable] computer, medium
    [perfect] computer, perfect
   *[person] two players
}
lesson-no-question = No question
lesson-next-at-once = Skip the steps: Next goes to the next section
lesson-note = Note for the teacher
lesson-add-game = Game
lesson-add-section = Add a section
lesson-moved = Section { $number } is now section { $to } of { $count }.
lesson-removed = Section { $number } is removed. Undo brings it back.
lesson-none = This lesson has no sections yet. A section begins with a line “## #/…”.

# A lesson on paper.
lesson-paper-size = Paper
lesson-paper-a4 = A4
lesson-paper-letter = Letter
lesson-paper-key = Answers
