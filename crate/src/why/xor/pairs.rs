//! Two heaps side by side, by the bare rules.

/// A move in heaps that stand side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapMove {
    /// The index of the heap.
    pub heap: usize,
    /// What it leaves of that heap.
    pub to: u64,
}

/// For two heaps, the size of the third heap that makes a losing position.
///
/// Beside heaps `a` and `b`, a heap of `c` stones makes a losing position if no move makes one.
/// There is exactly one such `c`: the smallest that no move in `a` or `b` leads to. That is how it
/// is found here, without any theorem.
///
/// ```
/// use mexplorer::why::xor::pairs::{HeapMove, PairValues};
///
/// let values = PairValues::up_to(15);
/// assert_eq!(values.value(3, 5), 6);
/// // 3, 5 and 7 are no losing position: the move to 2, 5 and 7 wins.
/// assert_eq!(values.winning_move([3, 5, 7]), Some(HeapMove { heap: 0, to: 2 }));
/// assert_eq!(values.winning_move([3, 5, 6]), None);
/// ```
#[derive(Clone, Debug)]
pub struct PairValues {
    /// By `a` and `b`, row by row.
    values: Vec<u64>,
    side: usize,
}

impl PairValues {
    /// The pairs of heaps from 0 to `most` stones.
    ///
    /// Cost: O(most³) time, O(most²) memory.
    #[must_use]
    pub fn up_to(most: usize) -> Self {
        let side = most + 1;
        let mut values = vec![0_usize; side * side];
        for a in 0..side {
            for b in 0..side {
                // a + b moves lead to at most a + b values, so one up to a + b is missing.
                let mut seen = vec![false; a + b + 1];
                let above = (0..a).map(|left| left * side + b);
                let beside = (0..b).map(|left| a * side + left);
                for place in above.chain(beside) {
                    if let Some(is_seen) = seen.get_mut(values[place]) {
                        *is_seen = true;
                    }
                }
                let missing = seen.iter().position(|&is_seen| !is_seen);
                values[a * side + b] = missing.unwrap_or(a + b);
            }
        }
        let values = values.into_iter().map(|value| value as u64).collect();
        Self { values, side }
    }

    /// The largest heap.
    #[must_use]
    pub fn most(&self) -> usize {
        self.side - 1
    }

    /// The third heap that makes a losing position.
    ///
    /// # Panics
    ///
    /// If a heap is larger than [`most`](Self::most).
    #[must_use]
    pub fn value(&self, a: usize, b: usize) -> u64 {
        assert!(a < self.side && b < self.side, "heaps of the table");
        self.values[a * self.side + b]
    }

    /// The first winning move of three heaps: in the first one, the second, the third, each from
    /// the smallest rest; `None` if no move wins.
    ///
    /// # Panics
    ///
    /// If one of the first two heaps is larger than [`most`](Self::most).
    #[must_use]
    pub fn winning_move(&self, [a, b, c]: [u64; 3]) -> Option<HeapMove> {
        let [first, second] = [a, b].map(|heap| usize::try_from(heap).expect("a small heap"));
        let value = self.value(first, second);
        let in_first = (0..first).find(|&to| self.value(to, second) == c);
        let in_second = (0..second).find(|&to| self.value(first, to) == c);
        let moved = |heap, to| HeapMove { heap, to };
        in_first
            .map(|to| moved(0, to as u64))
            .or_else(|| in_second.map(|to| moved(1, to as u64)))
            .or_else(|| (value < c).then(|| moved(2, value)))
    }
}

/// The first winning move of three heaps by Bouton's theorem; `None` if no move wins.
#[must_use]
pub fn bouton_move(heaps: [u64; 3]) -> Option<HeapMove> {
    let sum = heaps[0] ^ heaps[1] ^ heaps[2];
    let heap = heaps.iter().position(|&heap| heap ^ sum < heap)?;
    let to = heaps[heap] ^ sum;
    Some(HeapMove { heap, to })
}
