# What is below the code of a sum: why nimbers, and a lost part to be tried.
sum-states = **One big table, or { $count } small ones?** As one game this sum has (a₁ + 1)·(a₂ + 1)·… = { $product } positions. Nimbers need a table for each part, { $sum } entries in all.
sum-lost = A lost part changes nothing
sum-lost-why = Add a part that loses alone: nimber 0. Whoever won the sum still wins it ({ $outcome }): each move in the lost part has a reply there. Try it:
sum-lost-outcome = still **{ $outcome }**
