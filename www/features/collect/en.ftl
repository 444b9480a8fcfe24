# Result codes.

collect-code = Result code
collect-copy = Copy
collect-copied = Copied.
collect-by-hand = The clipboard isn’t available here: write the code down.
collect-title = Collect results
collect-how = After a lesson or a series of questions, each pupil has a result code. Paste the codes here, one in each line: first the name, then the code.
collect-lines-label = Names and codes
collect-example = Ann 3KVV-F13C-2M6R
collect-forged = A code says what a device showed, not who answered. It can be forged, passed on or made again. What you paste stays in this window until you close or clear it.
collect-lines = only the first { $limit } lines are read.
collect-questions = there are { $value } questions; only the first { $limit } are shown.
collect-wrong-form = “{ $code }” is not a result code.
collect-wrong-check = the code “{ $code }” is mistyped: a letter is wrong, missing or extra.
collect-wrong-version = the code “{ $code }” comes from another version of Mexplorer.
collect-twice = “{ $name }” is here more than once; the last code counts.
collect-unknown-lesson = A lesson that isn’t here
collect-unknown-why = Open the lesson’s text under Lessons in this browser. Then its questions have names here.
collect-clear = Clear
collect-nobody = line { $line }
collect-legend = ✓ right on the first try · ? shown · – not answered · otherwise the answer given
collect-give = { $right } of { $count } right on the first try. If your teacher asks, give them this code.
collect-unknown-series = Questions that aren’t known here
collect-count = { $count ->
    [one] 1 result
   *[other] { $count } results
}
collect-csv = Save as CSV
collect-name = Name
collect-question = Question
collect-right = Right on the first try
collect-wrong = Wrong
collect-shown = Shown
collect-commonest = Most common wrong answer
collect-times = { $given } ({ $count } ×)
collect-pupils = By pupil
collect-shown-pupils = The first { $count } of { $all } pupils; the file has them all.
collect-of = { $right } of { $count }

# Codes that are scanned.
collect-as-qr = Show it as a QR code
collect-your-name = Your name
collect-scan = Scan the codes
collect-camera = Use the camera
collect-stop = Stop the camera
collect-photo = Read a photo
collect-scan-why = Reads all QR codes in view at once. No picture leaves this page.
collect-seen = What the camera sees
collect-starting = Starting the camera…
collect-looking = Point the camera at the pupils’ QR codes.
collect-scanned = { $count ->
    [one] One new code
   *[other] { $count } new codes
}, the last: { $last }
collect-none-seen = No new result code in this picture.
collect-no-picture = “{ $name }” is not a picture this browser can read.
collect-no-camera = The camera can’t be used here ({ $reason }). You can read a photo instead.
collect-no-reader = This browser can’t read QR codes, and the single file doesn’t include a reader. Open the site instead.
