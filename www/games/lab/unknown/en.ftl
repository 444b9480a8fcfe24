# Why a position of the laboratory is unknown.

lab-unknown-below = { $at } has a move to { $to }, which lies below the table. Write { $table }. Or, if this shouldn’t count as a move, write board ({ $names }) if { $board }.
lab-unknown-above = { $at } has a move to { $to }, which lies beyond the table. Write { $table }. Or, if this shouldn’t count as a move, write board ({ $names }) if ….
lab-unknown-sum = { $at } has a move to the sum { $to }, and one of its parts has no nimber.
lab-unknown-itself = { $at } has a move to { $to }: it is a part of its own option, so the game may never end.
lab-unknown-misere = { $at } has a move to the sum { $to }. Under this rule, nimbers don’t decide a sum.
lab-unknown-broken = They depend on positions that are broken.
