# What the proofs are called.

why-name = Why?
why-summary = Claim it, challenge it, prove it: why XOR, and why mex?
why-also = proof, Bouton, mex, XOR, Sprague, Grundy; 证明, 为什么, 异或
why-ex-facts = Three facts
why-ex-facts-why = A position beside its twin loses: every move has an answer.
why-ex-table = The table of two heaps
why-ex-table-why = Each number is forced by those above it and left of it.
why-ex-formula = Which formula is it?
why-ex-formula-why = Ten that people believe, and where each goes wrong.
why-ex-mex = Values on a graph
why-ex-mex-why = Two conditions leave only one value for each vertex.
why-how-1 = Somebody claims something; the challenger may choose any move.
why-how-2 = The claim must have an answer to every move.
why-how-3 = One move without an answer refutes the claim.
why-how-example = Example: “a beside b is worth a + b” fails for heaps of 1 and 1.
