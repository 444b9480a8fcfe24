# What was perhaps meant by a line that does not read.

lab-meant = { $hint ->
    [brackets] Put positions in brackets, on both sides of the arrow: (n) -> (n - t) for t in {"{"}1, 3, 4{"}"}.
    [start] Put the position in brackets: start (5).
    [small] Write the words of the language in small letters: for, if, and, won, lost.
    [ends] Name the position first: won (n) if n = 7.
    [misere] If the last move loses, write last loses. To end the game yourself, write won (n) if … or lost (n) if ….
    [guess] Write a guess as conjecture lost if …, or conjecture nimber = ….
    [order] Write for before if.
    [and] Join conditions with the word and; the sign & joins the parts of a sum.
    [equal] Write one sign: n = 5.
    [compare] Write >= or <=; for “not equal” write !=.
    [mod] Write the remainder as mod: n mod 2 = 0.
    [divides] Write divides: 3 divides n.
    [set] Write a choice of numbers in braces: for t in {"{"}1, 3, 4{"}"}.
    [range] Write a range with two dots: 1..3.
    [sum] If a position splits into parts, join them with &: (i) & (n - i). Write a different move in its own line.
   *[loop] A name that is not a coordinate needs a range: for t in 1..3.
}
