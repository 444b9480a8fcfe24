# What the proofs are called.

why-name = Why?
why-ex-facts = Three facts
why-ex-facts-why = A position beside its twin loses: every move has an answer.
why-ex-table = The table of two heaps
why-ex-table-why = Each number is forced by those above it and left of it.
why-ex-formula = Which formula is it?
why-ex-formula-why = Ten that people believe, and where each goes wrong.
why-ex-mex = Values on a graph
why-ex-mex-why = Two conditions leave only one value for each vertex.
why-ex-stairs = Only the odd stairs
why-ex-stairs-why = A move from an even stair is undone by the answer.
why-ex-beatty = Wythoff’s stars
why-ex-beatty-why = Name any number: it stands in exactly one losing pair.
why-ex-numeration = The smallest winning take
why-ex-numeration-why = Claim it, and answer whatever the challenger takes.
why-ex-walls = A popped wall
why-ex-walls-why = It stops no later ray, since all rays are parallel.
