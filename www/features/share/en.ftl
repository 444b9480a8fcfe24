# Share.

share-intro = This link opens the same rule, the same position and the same step.
share-long = The link has { $length } characters. Browsers open it, but mail and chat programs may cut it.
share-needs-file = The graph itself is too large for a link: whoever opens this one is asked for the file “{ $name }”.
share-hide = The answer is covered until it is asked for.
share-intro-file = Opened from a file: whoever has the file comes to this state by its name and what follows.
share-link = Link to this state
copy-link = Copy link
copied = Copied.
copy-failed = The clipboard is not available here; the link is selected, copy it with the keyboard.
lesson-add = Add to your lesson
lesson-added = { $count ->
    [one] It is the first section of your lesson.
   *[other] It is section { $count } of your lesson.
}
lesson-open-own = Open your lesson
lesson-first-title = A lesson
share-hosted = The address of a hosted copy, where there is one: links and codes lead there
share-hosted-wrong = “{ $value }” is no address of a page; one begins with https:// or http://.
share-first = From its first step on
share-first-section = From the first section on
share-language = In this language
share-code = QR code
share-code-large = As large as the screen
share-code-alone = A code needs an address that phones can open: say in Share where a copy is hosted.
share-code-long = This link has { $length } characters: too long for a code that can be scanned from the back row. Share it as a link.
share-code-board = The lesson’s link is too long for a code: this one opens the section’s board alone.
share-values = Values for programs
share-embed = As a part of another page
share-embed-code = Code to embed
copy-code = Copy the code
