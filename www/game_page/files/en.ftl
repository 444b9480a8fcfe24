# Texts and files that are read.
files-read = Read
files-open = Open a file
files-list = Paste or open a list
files-list-text = The list as text
files-list-how = Write whole numbers with spaces, commas or line breaks between them, up to { $limit }. If the first line only says how many numbers the second line has, that line is ignored. You can also paste a list, or drop a file on the page. A long list doesn’t fit in the link: after a reload you open it again.
files-note = “{ $name }” is too long for a link. Anyone who opens this link needs the file.
files-note-play = You can play with at most { $limit } numbers; this list has more.
error-list-file = The list is in the file “{ $typed }”. Please open the file again.
error-list-binary = “{ $typed }” isn’t a text file. A list is whole numbers with spaces, commas or line breaks between them.
