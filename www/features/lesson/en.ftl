# The user's own lesson, and how lessons are shown.

lesson-all = Lessons
lesson-worksheet = Questions on paper
lesson-collect = Collect the results of a class
lesson-own = Your lesson
lesson-own-why = Add what any page shows by Share, Add to your lesson. It is kept in this browser until you save it; files can be dropped here.
lesson-present = Present
lesson-save-text = Save as text
lesson-save-link = Copy as a link
lesson-save-page = Save as one page
lesson-save-scorm = As a SCORM package
lesson-open = Open a file
lesson-copied = The link is copied.
lesson-copied-long = The link is copied. It has { $length } characters, and some programs cut links as long as that; a text or a page is safer.
lesson-copied-file = The link is copied. It begins with this file’s name: in Share one can say where a copy is hosted.
lesson-with-notes = The link and the page bring my notes along
lesson-no-page = The page could not be made: the single file was not found beside the site.
lesson-undo = Undo
lesson-no-lesson = “{ $name }” is no lesson: it has no line “# Title” and no section that begins with “## #/”. Nothing was changed.
lesson-how = How it is written
lesson-how-title = the title, the first line
lesson-how-section = a section: the link of its board, copied from the address bar; then its words
lesson-how-language = what follows is for one language; what has neither is for both
lesson-how-prose = bold, italic, code, an item of a list, a link
lesson-how-ask = asks about the board: outcome, move, number:grundy, next, perform:3
lesson-how-next = the key goes through the board’s steps first; at-once goes on to the next section
lesson-how-play = opens a play against gentle, beatable, perfect or person
lesson-how-note = for you alone, while you present
lesson-sections-of = Sections
lesson-asks = asks
lesson-no-words = no words yet
lesson-look = Look at it
lesson-up = Up
lesson-down = Down
lesson-remove = Take it out
lesson-text = The text of the lesson
lesson-example =
    # A title

    ## #/nim?heaps=3,4,5
    Who wins here?
    ask: outcome
    note: let them vote first
lesson-none = This lesson has no section yet. A section begins with a line “## #/…”.
