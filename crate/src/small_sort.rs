//! Sorting in little code: the library's sort is 2 KB of wasm (brotli) for every type it is used with.

/// Sorts a list, ascending; of equal items the first stays first.
///
/// Cost: O(n + the pairs in the wrong order).
pub(crate) fn sort<T: Ord>(items: &mut [T]) {
    for next in 1..items.len() {
        let mut at = next;
        while at > 0 && items[at] < items[at - 1] {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts a list of any length, ascending; of equal items the first stays first.
///
/// Cost: as many comparisons as a merge sort, and n - 1 of a list in order.
#[cfg(any(feature = "lab", test))]
pub(crate) fn sort_by<T>(items: &mut [T], is_less: impl Fn(&T, &T) -> bool) {
    let mut order = order(items.len(), &|one, other| {
        is_less(&items[one], &items[other])
    });
    // Around every cycle of the order.
    for start in 0..order.len() {
        let mut at = start;
        loop {
            let from = order[at];
            order[at] = at;
            if from == start {
                break;
            }
            items.swap(at, from);
            at = from;
        }
    }
}

/// Indices in the order of what they stand for, by a merge sort: one for all types.
#[cfg(any(feature = "lab", test))]
fn order(count: usize, is_less: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut merged = Vec::new();
    let mut width = 1;
    while width < count {
        merged.clear();
        for pair in order.chunks(2 * width) {
            let (mut left, mut right) = pair.split_at(width.min(pair.len()));
            let is_in_order = match (left, right) {
                ([.., last], [next, ..]) => !is_less(*next, *last),
                _ => true,
            };
            while !is_in_order && let ([one, ..], [other, ..]) = (left, right) {
                let from = if is_less(*other, *one) {
                    &mut right
                } else {
                    &mut left
                };
                merged.push(from[0]);
                *from = &from[1..];
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        std::mem::swap(&mut order, &mut merged);
        width *= 2;
    }
    order
}

#[cfg(test)]
mod tests {
    #[test]
    fn all_short_lists_are_sorted() {
        for code in 0..4_u32.pow(6) {
            let digits: Vec<u32> = (0..6).map(|n| code / 4_u32.pow(n) % 4).collect();
            for length in 0..=6 {
                let (mut own, mut expected) =
                    (digits[..length].to_vec(), digits[..length].to_vec());
                super::sort(&mut own);
                expected.sort_unstable();
                assert_eq!(own, expected);
            }
        }
    }

    #[test]
    fn long_lists_are_sorted_and_equal_items_keep_their_order() {
        let mut state = 1_u32;
        for length in (0..70).chain([1000, 1024, 1025]) {
            for kinds in [1, 3, 1 << 16] {
                let mut items: Vec<(u32, usize)> = (0..length)
                    .map(|at| {
                        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
                        ((state >> 16) % kinds, at)
                    })
                    .collect();
                let mut expected = items.clone();
                expected.sort_by_key(|item| item.0);
                super::sort_by(&mut items, |one, other| one.0 < other.0);
                assert_eq!(items, expected);
                // In order, and in the other order.
                super::sort_by(&mut items, |one, other| one.0 < other.0);
                assert_eq!(items, expected);
                expected.sort_by_key(|item| std::cmp::Reverse(item.0));
                super::sort_by(&mut items, |one, other| one.0 > other.0);
                assert_eq!(items, expected);
            }
        }
    }
}
