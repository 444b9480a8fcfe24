# Share.

share-intro = This link opens the same rule, the same position and the same step.
share-long = The link has { $length } characters. Browsers open it, but mail and chat programs may cut it.
share-hide = Hide the answer until it is asked for
share-intro-file = Opened from a file: anyone who has the file gets here by its name and what follows it.
share-link = Link to this state
copy-link = Copy link
copied = Copied.
copy-failed = The clipboard is not available here; the link is selected, copy it with the keyboard.
lesson-add = Add to your lesson
lesson-added = { $count ->
    [one] This is the first section of your lesson.
   *[other] This is section { $count } of your lesson.
}
lesson-open-own = Open your lesson
lesson-first-title = A lesson
share-hosted = The web address of a copy, if there is one: links and codes lead there
share-hosted-wrong = “{ $value }” is not the address of a page; an address begins with https:// or http://.
share-first = From its first step
share-first-section = From the first section
share-language = In this language
share-code = QR code
share-code-large = Fit the screen
share-code-alone = A QR code needs an address that phones can open. Under Share, say where a copy is on the web.
share-local = This address opens on this computer alone. Phones need a copy that is on the web.
share-code-long = This link has { $length } characters: too long for a code that can be scanned from the back row. Share it as a link.
share-code-board = The lesson’s link is too long for a code, so this code opens only the section’s board.
share-values = Values for your programs
share-embed = Embed in another page
share-embed-code = Code to embed
copy-code = Copy the code
share-needs-file = “{ $name }” is too long for a link: anyone who opens this link needs the file.
