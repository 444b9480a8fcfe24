//! A move in one heap, of any game made of heaps.

use num_bigint::BigUint;

/// A move in a heap: what is taken, and how the rest is divided.
///
/// Ordered by what is taken, then by the parts, as numbers.
///
/// ```
/// use mexplorer::heaps::{Cut, HeapMove};
///
/// // Take two stones from a row of seven and leave three on the left.
/// let split = HeapMove { taken: 2_u32.into(), cut: Cut::Two(3_u32.into()) };
/// assert_eq!(split.parts(&7_u32.into()), [3_u32.into(), 2_u32.into()]);
/// let whole = HeapMove { taken: 7_u32.into(), cut: Cut::Two(0_u32.into()) };
/// assert_eq!(whole.parts(&7_u32.into()), []);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeapMove {
    /// How many are taken; 0 if a heap may be split without taking anything.
    pub taken: BigUint,
    /// How the rest is divided.
    pub cut: Cut,
}

/// How the rest of a heap is divided.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cut {
    /// One heap, in a game without left and right.
    One,
    /// The left part; it is 0 or the whole rest if the move takes from an end.
    Two(BigUint),
    /// The left and the middle of three parts.
    Three(BigUint, BigUint),
}

impl HeapMove {
    /// What is taken, then the parts in `cut`.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = &BigUint> {
        let (left, middle) = match &self.cut {
            Cut::One => (None, None),
            Cut::Two(left) => (Some(left), None),
            Cut::Three(left, middle) => (Some(left), Some(middle)),
        };
        [Some(&self.taken), left, middle].into_iter().flatten()
    }

    /// The parts of the rest, from left to right, without empty ones.
    ///
    /// # Panics
    ///
    /// If the heap is too small for the move.
    #[must_use]
    pub fn parts(&self, heap: &BigUint) -> Vec<BigUint> {
        let mut parts = self.cut_parts(heap);
        parts.retain(|part| *part != BigUint::ZERO);
        parts
    }

    /// Whether its parts don't ascend from left to right: of the moves that leave the same parts in
    /// another order only one is not mirrored.
    #[must_use]
    pub fn is_mirrored(&self, heap: &BigUint) -> bool {
        !self.cut_parts(heap).is_sorted()
    }

    /// The parts of the rest, with the empty ones of a cut.
    fn cut_parts(&self, heap: &BigUint) -> Vec<BigUint> {
        let rest = heap - &self.taken;
        match &self.cut {
            Cut::One => vec![rest],
            Cut::Two(left) => vec![left.clone(), rest - left],
            Cut::Three(left, middle) => vec![left.clone(), middle.clone(), rest - left - middle],
        }
    }
}
