# Result codes.

collect-code = Result code
collect-copy = Copy
collect-copied = Copied.
collect-by-hand = The clipboard is not available here: write it down.
collect-title = Collect results
collect-how = After a lesson or a series of questions each pupil has a result code. Paste them here, a line each: the name, then the code.
collect-lines-label = Names and codes
collect-example = Ann 3KVV-F13C-2M6R
collect-forged = A code tells what a device showed, not who answered: it can be forged, passed on, and made anew. What you paste stays in this window, until it is closed or cleared.
collect-lines = only the first { $limit } lines are read.
collect-questions = of { $value } questions only the first { $limit } are shown.
collect-wrong-form = “{ $code }” is no result code.
collect-wrong-check = the code “{ $code }” is mistyped: one of its letters is wrong, missing, or one too many.
collect-wrong-version = the code “{ $code }” comes from another version of this app.
collect-twice = “{ $name }” stands more than once; the last code counts.
collect-unknown-lesson = A lesson that is not here
collect-unknown-why = Open the lesson’s text at Lessons, in this browser: then its questions are named here.
collect-clear = Clear
collect-nobody = line { $line }
collect-legend = ✓ right at the first try · ? shown · – not answered · else the answer that was given
collect-give = { $right } of { $count } right at the first try. Give this code to whoever asked you.
collect-unknown-series = Questions that are not known here
collect-count = { $count ->
    [one] 1 result
   *[other] { $count } results
}
collect-csv = Save as CSV
collect-name = Name
collect-question = Question
collect-right = Right at the first try
collect-wrong = Wrong
collect-shown = Shown
collect-commonest = Commonest wrong answer
collect-times = { $given } ({ $count } ×)
collect-pupils = By pupil
collect-shown-pupils = The first { $count } of { $all }; the file has them all.
collect-of = { $right } of { $count }
