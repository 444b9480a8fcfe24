# What Nim asks.
nim-ask-next = The XOR of the heaps so far is { $before }. What is it with heap { $heap }?
