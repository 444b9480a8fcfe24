# What the home page, the dialogs and the lessons say: no first board needs it.

home-lead = Games of pure skill, solved exactly and one step at a time.
home-play = A game of Nim against the computer: easy
home-learn = Your first lesson: Nim
home-teach = Teach
home-teach-why = Present lessons, ask questions, hand out worksheets, collect results
home-all = All games
home-step = Step
home-doors = Where to start
home-open = Whole page
home-group-start = Start here
home-group-take = Take stones
home-group-boards = Boards and graphs
home-group-row = Coins and stairs
home-group-own = Make your own
teach-present = Present a first lesson
teach-present-why = Your notes here, the board on the projector
teach-ask = Ask the class
teach-ask-why = One question at a time, with its answer explained
teach-worksheet = Hand out worksheets
teach-worksheet-why = Questions on paper, with an answer key
teach-collect = Collect the results
teach-collect-why = Paste the pupils’ codes, see who needs help
teach-lesson = All lessons
teach-lesson-why = Read or present a lesson, or write your own
teach-judge = Online judge problems
teach-judge-why = Test your program against the exact answers
teach-why = Proofs
teach-why-why = Why XOR, why mex: challenge a claim, then prove it
search = Find a game, rule or problem
search-found = { $count ->
    [0] Nothing found.
    [one] Found one.
   *[other] Found { $count }.
}
search-near = Did you mean:
search-named = Best match
search-also = Matches “{ $name }”.
search-pages = Lessons and tools
way-learn = Learn
examples-first = First steps
examples-first-why = boards to start with
examples-method = Methods
examples-method-why = one board, several algorithms
examples-curiosity = Curiosities
examples-curiosity-why = surprises, large numbers, and mistakes found in books and papers
no-such-page = This page doesn’t exist
no-such-page-why = There is no page “{ $route }” here.
no-such-lesson = This lesson doesn’t exist
no-such-lesson-why = There is no lesson “{ $value }” here. These are the lessons: { $names }.
lesson-edit = Edit
lesson-edit-copy = Edit a copy
lesson-notes = With notes
lesson-read = Read it all
lesson-lecture = Section by section
lesson-line = Line { $line }: { $what }
lesson-more = and { $count } more
lesson-long = the lesson has { $value } characters; the limit is { $limit }.
lesson-title = the title is missing: write “# Title” in the first line.
lesson-empty = there are no sections; begin one with “## #/nim?heaps=3,4,5”.
lesson-sections = the lesson has { $value } sections; the limit is { $limit }.
lesson-link = “{ $link }” is not a link to a page of Mexplorer; such a link begins with #/.
lesson-wrong-next = “next: { $value }” is unknown; write next: steps or next: at-once.
lesson-wrong-ask = “ask: { $value }” is unknown; write outcome, move, number:NAME, next or perform:COUNT.
lesson-wrong-play = “play: { $value }” is unknown; write gentle, beatable, perfect or person.
lesson-like = “{ $value }:” has no meaning here, so it’s read as text.
lesson-meant = this is read as text; to give it a meaning, write “{ $value }: ” in small letters with a plain colon.
lesson-ask-and-play = this section asks and plays; it will only ask.
lesson-twice = this section has “{ $value }:” twice; the last one counts.
lesson-markup = write a link as [words](#/…), and put ** before and after bold words; this is read as text.
lesson-incomplete = This link is incomplete: a part of it is missing. Ask for the link again, or for the lesson as a file.
lesson-no-game = There is no game “{ $value }” here. These are the games: { $games }.
lesson-unread = { $count ->
    [one] One line of this lesson has a problem.
   *[other] { $count } lines of this lesson have problems.
}
lesson-window-notes = Notes
lesson-window-projector = Projector
lesson-section = { $number } of { $count }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-next-step = Next
lesson-steps-left = { $left ->
    [one] 1 more step
   *[other] { $left } more steps
}
picture-save = Save picture
help-intro = A step is one decision. The sentence says why it was made; the highlighted line shows where the algorithm is. Tap a cell to learn all about it.
help-lessons = “Ask me” asks you about the game on the screen. Lessons lead you through a subject with questions, and you can make your own:
help-words = P, N, mex, nimber: every term has one sentence and a picture.
help-keys = Keys
help-board = On the board (press Tab to get there): move the cell cursor, explain the cell
help-blank = When you present a lesson in two windows: blank the projector, and bring it back
help-touch = On a touch screen: swipe over the text to step, drag a zoomed board to move it, use two fingers to zoom. With a mouse: hold Ctrl and turn the wheel to zoom.
about = About Mexplorer
about-app = Mexplorer solves, steps through and plays combinatorial games in your browser, and contacts no other host. It’s free software: choose the MIT License or the Apache License 2.0. All its parts are free software too, under the licences below.
about-version = Version { $version }
about-sources = Sources
about-cite = How to cite
about-cite-how = Name Mexplorer, its version and the address where you used it. Every position has its own link. Cite that link, and it opens the same board.
about-parts = Parts by others
about-licences = Their licences
way-lesson = Lessons
lesson-ready-walls = Walls of Dynamic Nim: for S stones, from S³ steps to a few
lesson-ready-golden-ratio = Wythoff’s game and the golden ratio
lesson-ready-two-errors = The race of BOI 2008 and two errors
lesson-ready-nimbers = Nimbers: different games, one sum
lesson-ready-nimbers-also = SG, SG 函数, SG 定理, Sprague–Grundy, Grundy, Sprague, nimber, mex
lesson-ready-proof-of-a-period = What proves a period?
lesson-ready-disguise = Stairs, coins and piles: Nim in disguise
lesson-ready-labels-and-draws = Labels and draws on a graph
lesson-ready-own-rule = Guess the pattern, then check it
lesson-ready-why-xor = Why XOR?
way-worksheet = Worksheets
way-worksheet-also = paper, print, quiz, test, exam; 练习, 试卷, 打印, 出题
way-collect = Collect results
way-collect-also = collect, codes, scores, marks, QR; 收集, 成绩, 结果码
way-values = Values
way-values-also = table, list, sequence, OEIS, CSV, b-file, precompute, period, pattern; 打表, 数列, 找规律
way-judge = Online judge problems
way-judge-also = judge, problem, problems, POJ, HDU, Luogu, BZOJ, BOJ, UVa, OJ, olympiad, check my program; 评测, 对拍, 洛谷, 题, 题目, 竞赛
way-lesson-also = lessons, teach, present, class, quiz; 课, 上课, 讲课, 提问, 教案
way-check-also = debug, check my table, first wrong value, WA, DP table; 查错, 对拍
way-compare-also = side by side, two methods, complexity, work, versus; 对照, 比较, 复杂度
way-why = Why? Proofs to carry out
way-why-also = proof, Bouton, why XOR, why mex; 证明, 为什么, 异或
way-words-also = 公平组合游戏, 组合博弈, words, terms, definitions, dictionary, meaning, P-position, N-position, mex, game theory, winning strategy; 术语, 词汇, 名词解释, 博弈论, 必胜策略
