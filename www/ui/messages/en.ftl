# The shell: what every page has.

home = home
home-title = See why every move wins or loses.
skip = Skip to the content
games = Games
rule-at-start = The start:
ask-me = Ask me
way-play = Play
loading = Loading…
page-failed = This page could not be loaded.
load-again = Load the page again
page-broken = Something went wrong on this page
page-broken-why = This page can’t be shown: { $reason }
page-broken-again = Open this link again
page-broken-home = Go to the home page
actions = Page
examples = Examples
share = Share
picture = Picture
print = Print this page
close = Close
reset = Reset to the example “{ $example }”
reset-word = Reset
got = got “{ $value }”
got-nothing = nothing was given
rule = Rule and position
change-rule = Change the rule
rule-whole = The whole rule
heap-number = heap { $number }
chip-add = Add one more
chip-less = { $name }: one less
chip-more = { $name }: one more
chip-remove = Remove { $name }
chip-count = { $count ->
    [one] 1 number
   *[other] { $count } numbers
}
board = Board
board-says = Board: { $words }
overview = Overview of the whole table; tap to go there
explanation = Explanation
code-way = Code
code = The algorithm, current line lit
code-language = Language of the code
code-pseudo = Pseudo-code
methods = Method
cost = Steps needed for a pile of { $size }, { $k }
axis-pile = pile { $name }
axis-row = row ↓
axis-column = column →
cell = cell { $row }, { $column }
cell-told = { $cell }: { $words }
cell-unknown = not known yet
long-number = { $ends } ({ $digits } digits)
digit-count = { $digits } digits
working = Working…
work-part = { $percent } %
stop = Stop
go-on = Go on
stopped = Stopped. What was worked out so far is kept.
how = How to play
how-learn = First steps
how-words = Glossary
how-whole = The whole game as a graph
how-whole-none = There is no position here to begin from.
how-lesson = A lesson
how-proof = Why? Prove it
how-rule = The rule in a few lines
how-rule-large = This position is too large for a rule, or the game ends in another way.
how-whole-large = More than { $limit } positions can be reached from here, too many to draw.
answer-of-position = Who wins?
answer-of-claim = Does the claim hold?
term-asked = { $word }: what does it mean?
term-p = P-position|P
term-n = N-position|N
term-mex = mex
term-nimber = nimber|nimbers|Grundy
term-binary = binary
term-xor = XOR|nim-sum
term-cap = cap|caps
term-f = f
term-ray = ray|rays
term-wall = wall|walls
term-stack = stack|pop
term-star = star|stars
term-layer = layer|layers|Layer
term-ring = ring|rings
term-arc = arc|arcs
show-answer = Show the answer
list-in-file = “{ $name }”
empty-field = ?
field-long = { $value } characters are too many for this field; the limit is { $limit }.
field-lines = { $value } lines are too many for this field; the limit is { $limit }.
field-scripts = { $value } characters of scripts other than Latin and Chinese are too many for this field; the limit is { $limit }.
file-large = The file has { $value } MB; the limit is { $limit }.
long-text = This text has { $count } characters. It is all here, but only its beginning is shown:
long-text-clear = Clear
transport = Steps
seek = Step
step-begin = { $touch ->
    [yes] Tap Next to begin.
   *[no] Press → to begin.
}

# What a hand does, in the middle of a sentence and at its beginning.
hand-click = { $touch ->
    [yes] tap
   *[no] click
}
hand-click-first = { $touch ->
    [yes] Tap
   *[no] Click
}
hand-next = { $touch ->
    [yes] tap →
   *[no] press →
}
step-count = { $step } of { $steps }
speed = Speed
speed-value = { $speed }/s
read-aloud = Read the sentences aloud
zoom-fit = Whole table
zoom-home = Back to the corner and the position
zoom-one = 1:1, one cell a pixel
views = View
zoom-in = Zoom in
zoom-out = Zoom out
fullscreen = Full screen
theme = Theme
help-word = Help
theme-light = Light
theme-dark = Dark
theme-projector = Projector
theme-system = System
help = Keys and help
command-next = Next step
command-previous = Previous step
command-next-milestone = Next row, star, pair…
command-previous-milestone = Previous row, star, pair…
command-first = To the start
command-last = To the end
command-play = Play the steps
command-pause = Pause the steps
command-faster = Faster
command-slower = Slower
command-help = This help
command-leave = Close, or leave the board
play = Play a game
play-from = Play from here
explain-ask = Start from this position
note-move = Move { $number } of the link, “{ $move }”, isn’t possible there, so the moves end before it.
note-unknown = The link also names { $names }, which means nothing here and is ignored.
note-repeated = The link names { $names } more than once; the first one counts.
note-unread = The link sets { $value } names; only the first { $limit } are read.
note-outdated = This is still the last board that could be solved.
note-setting = The link sets { $name } to “{ $value }”, which isn’t possible, so it’s ignored.
note-at = The link asks for the step “{ $value }”, which doesn’t exist, so the board stays at the start.
error-crashed = The solver stopped while it worked on { $value }. This is a mistake in Mexplorer ({ $reason }). The solver has started again; the board shows the last good answer.
error-no-solver = The solver couldn’t start: { $reason }.
error-method = There is no method “{ $typed }”; the methods are { $methods }.
error-table-large = This method shows its steps for up to { $limit } rows; this pile is { $value }. Other methods go further.
error-map-large = A map is drawn for piles of at most { $limit } digits; this one has { $value }.
error-number = You need a whole number from 0 to { $limit } here; { $got }.
error-range = There are only { $length } of these: not { $count } from number { $first } on, counting from 0.
error-side = The picture’s { $side } is { $value }; it must be from 1 to { $limit }.

error-heap = Number { $place } must be a whole number from 0, of at most { $limit } digits; got “{ $typed }”.
error-heaps-many = There are { $value } heaps; there may be at most { $limit }.
error-heap-rule = There is no rule “{ $typed }”; the rules are { $rules }.
way-compare = Compare two methods
way-check = Where is my table wrong?

# The verdict of a game, in one form for all of them.
verdict-p = the player to move loses: every move leads to an N-position
badge = { $outcome ->
    [draw] draw
   *[other] { $outcome }
}
verdict-over = { $outcome ->
    [N] the player to move wins: no move is left, and the last move loses
   *[P] the player to move loses: no move is left
}
verdict-more = { $more ->
    [none] { "" }
    [unknown] ; there may be more winning moves
    [many] ; many more moves win
    [one] ; 1 more move wins
   *[other] ; { $count } more moves win
}
