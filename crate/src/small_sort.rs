//! Sorting of short lists: the library's sort is 2 KB of wasm (brotli) for every type it is used with.

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
}
