# Games made of heaps.

error-heap = Heap { $place } must be a whole number of at most { $limit } digits; got “{ $typed }”.
error-heaps-many = There are { $value } heaps; there may be at most { $limit }.
error-heap-max = The most that a move takes from a heap must be a whole number from 1, of at most { $limit } digits; got “{ $typed }”.
error-heap-moore = The number of heaps that a move may take from must be from 1 to { $limit }, as there are no more; got “{ $typed }”.
error-heap-rule = There is no rule “{ $typed }”; there are { $rules }.
error-heap-three = At most { $max } from a heap, from up to { $moore } heaps at once, and the last one loses: no theorem answers all three together.
error-heap-bounded-moore = { $value } heaps are above 0, more than { $limit }, and a heap is { $heap }, more than the { $max } that may be taken from it: no theorem answers a move from several heaps there.
error-positions-many = More than { $limit } positions can be reached from this one.
error-positions-cycle = Moves lead from a position back to itself: this game need not end.
