# What sums ask.
sums-ask-mex = { $values ->
    [none] Heap { $heap } has no move. What is its value?
   *[other] The moves from heap { $heap } leave the values { $values }. What is its own value?
}
sums-ask-added = The XOR so far is { $before }, and part { $part } is worth { $value }. What is the XOR of all of them?
