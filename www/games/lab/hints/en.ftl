# What was meant by a line that does not read: www/games/lab/hint.jsx.

lab-meant = { $hint ->
    [arrow] A move is written with brackets on both sides: (n) -> (n - 1).
    [small] The words of the language are written small: for, if, and, won, lost.
    [ends] Name the position first: won (n) if n = 7.
    [misere] Where the last move loses, the line is: last loses. Ends are won (n) if … and lost (n) if ….
    [guess] A guess is conjecture lost if …, or conjecture nimber = ….
    [order] for stands before if.
    [and] Conditions are joined by the word and; the sign & joins the parts of a sum.
    [equal] Write one sign: n = 5.
    [compare] Write >= or <=; for “not equal” !=.
    [mod] The rest is written mod: n mod 2 = 0.
    [divides] Write divides: 3 divides n.
    [set] A choice of numbers stands in braces: for t in {"{"}1, 3, 4{"}"}.
    [range] A range is written with two dots: 1..3.
    [sum] The parts into which a position falls are joined by &: (i) & (n - i). Another move is another line.
   *[loop] A name that is no coordinate needs a range: for t in 1..3.
}
