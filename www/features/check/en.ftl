# Where is my table wrong?

check = Where is my table wrong?
check-why = Paste the table that your program prints. The first wrong value opens on the board, with the cells it is computed from.
check-none = “{ $value }” has no table to check; choose a game from the list.
check-table = Table
check-np = table of P and N
check-distance = distances from A
check-board = See it on its board
check-paste = Your table
check-open = Or open a file:
check-how-values = One value after another, in any form: “1 2 3”, “[1, 2, 3]”, “f[3] = 2” or “3: 2”.
check-how-set = The numbers in the list, ascending; or 1 and 0 for every n from the first.
check-how-np = { $game ->
    [wythoff] A line for each a, a column for each b
   *[other] One line for each number of stones left, one column for each cap (the most that may be taken)
}: P and N, W and L, 1 and 0, or true and false.
check-how-distance = One row in each line: the distance of every cell, and −1 or # for a wall.
check-form = Format
check-form-any = detect
check-form-values = values
check-form-indexed = index and value
check-form-set = members
check-form-grid = rows
check-form-none = Your table can’t be read in this form; choose “detect”.
check-from = First index
check-from-grid = First row and column
check-from-any = any
check-verdict = Verdict
check-empty = Nothing to check yet.
check-stopped = Stopped. Change the table to check it again.
check-right = { $count ->
    [one] The only value is right.
   *[other] All { $count } values are right.
}
check-unjudged = { $count ->
    [one] One value lies outside what is checked here.
   *[other] { $count } values lie outside what is checked here.
}
check-wrong = { $place } is wrong: your table says { $got }, but it should be { $expected }.
check-place-values = The value at index { $index }
check-place-set = Number { $index } in the list
check-place-np = Row { $row }, column { $column },
check-place-distance = Row { $row }, column { $column },
check-other = But if your first value has index { $from }, it is wrong.
check-other-try = Read it from { $from }
check-shape = Your table is { $rows } × { $columns }; the board is { $own_rows } × { $own_columns } (rows × columns).
check-as-win = If { $sign } means a win, it goes wrong earlier: { $place }.
check-show = Show it in the text
check-reason-np = { $kind ->
    [cap] You can’t take more than the { $pile } left: column { $cap } is as column { $pile }.
   *[zero] Nothing can be taken there, so the player to move loses.
}
check-line = It is in line { $line }, column { $column } of your text.
check-before = { $count ->
    [0] It is the first value.
    [one] The value before it is right, so the mistake is in how this one is computed.
   *[other] All { $count } values before it are right, so the mistake is in how this one is computed.
}
check-reason-distance = { $kind ->
    [none] It is a wall, or no path leads there.
    [start] A starts there.
   *[near] Its nearest neighbour has distance { $nearest }, so it has { $distance }.
}
check-read = { $form ->
    [values] Read as a list of values, starting at index { $from }.
    [indexed] Read as indices with their values.
    [set] Read as the members of the list, in order.
   *[grid] Read as rows, from row and column { $from }.
}
check-read-without = { $what ->
    [count] The first number says how many follow.
    [zero] The 0 at the start is left out.
   *[heads] The numbers of rows and columns are left out.
}
check-read-one = { $one ->
    [N] Here { $sign } means that the player to move wins.
   *[P] Here { $sign } means that the player to move loses.
}
check-mistake = The same table comes out { $what }.
check-mistake-rest = { $count ->
    [one] One more value was not compared.
   *[other] { $count } more values were not compared.
}
check-mistake-cap-below = if the next player may take one stone less than the rule allows: check < against ≤ there
check-mistake-cap-above = if the next player may take one stone more than the rule allows: check ≤ against < there
check-mistake-ceiling = if k times the take is rounded up, not down
check-mistake-doubles = if the numbers are added as floating-point numbers, which are exact only up to 2⁵³
check-mistake-rounded = if the right numbers are rounded to floating-point numbers, which are exact only up to 2⁵³
check-mistake-phi-decimal = if the golden ratio is taken as 1.618
check-mistake-mex-one = if mex starts at 1: the smallest missing number may be 0
check-mistake-whole-heap = if a move can’t take the whole heap: check > against ≥ there
check-mistake-no-split = if the moves that split a row are left out
check-mistake-sum = if the values of two parts are added, not combined by XOR
check-mistake-no-diagonal = if taking the same number from both piles is left out
check-mistake-diagonal-alone = if only the positions with an empty pile are looked at
check-mistake-from-b = if the distances are measured from B, not from A
check-mistake-swapped = if P and N are swapped
check-mistake-reversed = if the table is read from its other end
check-mistake-too-early = if every value stands one index too early
check-mistake-too-late = if every value stands one index too late
check-mistake-transposed = if rows and columns are swapped
check-open-board = Open this board
check-cell = The board at the first wrong value
check-long = Your text has { $count } characters; at most { $most } are read. The limit is in line { $line }, column { $column }.
check-binary = This is no text: line { $line }, column { $column } has a character that can’t be read.
check-decimal = “{ $value }” in line { $line }, column { $column } isn’t a whole number.
check-word = “{ $value }” in line { $line }, column { $column } isn’t a value of a table.
