# What the home page, the dialogs and the lessons say: no first board needs it.

home-lead = Games of pure skill, solved exactly and one step at a time.
home-play = A game of Nim against the computer: easy
home-learn = Your first lesson: Nim
home-teach = Teach
home-teach-why = Present, ask, hand out, collect
home-all = All games
home-step = Step
home-doors = Ways in
home-open = Whole page
home-group-start = Start here
home-group-take = Take stones
home-group-boards = Boards and graphs
home-group-row = Coins and stairs
home-group-own = Make your own
teach-present = Present a first lesson
teach-present-why = Your notes here, the board on the projector
teach-ask = Ask the class
teach-ask-why = A question at a time, with its answer explained
teach-worksheet = Hand out worksheets
teach-worksheet-why = Questions on paper, with a key
teach-collect = Collect the results
teach-collect-why = Paste the pupils’ codes, see who needs help
teach-lesson = All lessons
teach-lesson-why = Read or present one of 24, or write your own
teach-judge = Judges’ problems
teach-judge-why = Test programs against the exact answers
search = Find a game, a rule, a problem number
search-found = { $count ->
    [0] Nothing is found.
    [one] One is found.
   *[other] { $count } are found.
}
way-learn = Learn
examples-first = First steps
examples-first-why = boards to begin with
examples-method = Methods
examples-method-why = one board through several algorithms
examples-curiosity = Curiosities
examples-curiosity-why = surprises, large numbers, and where texts slip
no-such-page = There is no such page
no-such-page-why = “{ $route }” is no game here. These are:
no-such-lesson = There is no such lesson
no-such-lesson-why = “{ $value }” is no lesson here. These are: { $names }.
lesson-edit = Edit
lesson-edit-copy = Edit a copy
lesson-notes = With notes
lesson-read = Read it all
lesson-lecture = Section by section
lesson-line = Line { $line }: { $what }
lesson-more = and { $count } more
lesson-long = the lesson has { $value } characters; there may be { $limit }.
lesson-title = a title is missing: the first line is “# Title”.
lesson-empty = there is no section; one begins with “## #/nim?heaps=3,4,5”.
lesson-sections = the lesson has { $value } sections; there may be { $limit }.
lesson-link = “{ $link }” is no link to a page of the app; one begins with #/.
lesson-wrong-next = “next: { $value }” is unknown; it is next: steps or next: at-once.
lesson-wrong-ask = “ask: { $value }” is unknown; there are outcome, move, number:NAME, next and perform:COUNT.
lesson-wrong-play = “play: { $value }” is unknown; there are gentle, beatable, perfect and person.
lesson-like = “{ $value }:” has no meaning here and stands as text.
lesson-meant = this stands as text; it has a meaning when it is written “{ $value }: ”, in small letters with a plain colon.
lesson-ask-and-play = the section asks and plays; it will only ask.
lesson-twice = “{ $value }:” stands twice in this section; the last one counts.
lesson-markup = a link is written [words](#/…), and ** stands before and after bold words; this stands as text.
lesson-many-steps = its { $count } steps are gone through before the next section; “next: at-once” goes on at once.
lesson-incomplete = This link is incomplete: a part of it was lost on the way. Ask for it again, or for the lesson as a file.
lesson-no-game = “{ $value }” is no game here. These are: { $games }.
lesson-unread = { $count ->
    [one] One line of this lesson does not read well.
   *[other] { $count } lines of this lesson do not read well.
}
lesson-window-notes = Notes
lesson-window-projector = Projector
lesson-section = { $number } of { $count }
lesson-back = Back
lesson-next = Next
picture-save = Save picture
help-intro = A step is one decision. The sentence says why it was made; the lit line says where the algorithm is. Tap a cell for everything about it.
help-lessons = “Ask me” asks about the game on show. Lessons lead through a subject with questions, and you can make your own:
help-keys = Keys
help-board = In the board (Tab leads there): move the cell cursor, explain the cell
help-blank = While a lesson is given on two windows: a blank projector, and back
help-touch = On a touch screen: swipe over the text to step, drag a zoomed board to move it, two fingers zoom. With a mouse: Ctrl and the wheel zoom.
about = About Mexplorer
about-app = Mexplorer solves, steps through and plays combinatorial games in the browser, and asks no other host for anything. It is free software under the MIT License or the Apache License 2.0, at your choice. So is, under the licences below, all that it is made of.
about-version = Version { $version }
about-sources = Sources
about-cite = How to cite
about-cite-how = The app with its version and the address where you used it. A position has a link of its own: cite that link, it opens the same board.
about-parts = Parts by others
about-licences = Their licences
way-lesson = Lessons
lesson-ready-walls = Walls of Dynamic Nim: from S³ steps to a few
lesson-ready-golden-ratio = Wythoff’s game and the golden ratio
lesson-ready-two-errors = The race of BOI 2008 and two errors
lesson-ready-nimbers = Nimbers: different games, one sum
lesson-ready-proof-of-a-period = What proves a period?
lesson-ready-disguise = Stairs, coins and piles: Nim in disguise
lesson-ready-labels-and-draws = Labels and draws on a graph
lesson-ready-own-rule = A rule of your own
way-worksheet = Worksheets
way-worksheet-also = paper, print, quiz, test, exam; 练习, 试卷, 打印, 出题
way-values = Values
way-values-also = table, list, sequence, OEIS, CSV, b-file, precompute, period, pattern; 打表, 数列, 找规律
way-judge = Judges’ problems
way-judge-also = judge, POJ, HDU, Luogu, BZOJ, BOJ, UVa, OJ, olympiad, check my program; 评测, 对拍, 洛谷, 题目, 竞赛
way-lesson-also = lessons, teach, present, class, quiz; 课, 上课, 讲课, 提问, 教案
