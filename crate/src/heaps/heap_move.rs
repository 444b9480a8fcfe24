//! A move in one heap, of any game made of heaps.

use num_bigint::BigUint;

/// What is taken from a heap, and how the rest lies.
///
/// Ascending by what is taken, then by the parts, as numbers.
///
/// ```
/// use mexplorer::heaps::{Cut, HeapMove};
///
/// // Two stones are taken from a row of seven, so that three are left of them.
/// let made = HeapMove { taken: 2_u32.into(), cut: Cut::Two(3_u32.into()) };
/// assert_eq!(made.parts(&7_u32.into()), [3_u32.into(), 2_u32.into()]);
/// let whole = HeapMove { taken: 7_u32.into(), cut: Cut::Two(0_u32.into()) };
/// assert_eq!(whole.parts(&7_u32.into()), []);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeapMove {
    /// How much is taken; 0 where a heap may be parted without.
    pub taken: BigUint,
    /// How the rest lies.
    pub cut: Cut,
}

/// How the rest of a heap lies.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cut {
    /// It stays one heap: there is no left and right.
    One,
    /// So much lies left of what was taken, which is 0 or all of the rest for what is taken from an
    /// end.
    Two(BigUint),
    /// Three heaps: the left one, the middle one.
    Three(BigUint, BigUint),
}

impl HeapMove {
    /// What is taken, then how the rest lies.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = &BigUint> {
        let (left, middle) = match &self.cut {
            Cut::One => (None, None),
            Cut::Two(left) => (Some(left), None),
            Cut::Three(left, middle) => (Some(left), Some(middle)),
        };
        [Some(&self.taken), left, middle].into_iter().flatten()
    }

    /// The heaps that are left of a heap, from left to right, without empty ones.
    ///
    /// # Panics
    ///
    /// If more is taken, or lies in the parts, than there is.
    #[must_use]
    pub fn parts(&self, heap: &BigUint) -> Vec<BigUint> {
        let rest = heap - &self.taken;
        let mut parts = match &self.cut {
            Cut::One => vec![rest],
            Cut::Two(left) => vec![left.clone(), rest - left],
            Cut::Three(left, middle) => vec![left.clone(), middle.clone(), rest - left - middle],
        };
        parts.retain(|part| *part != BigUint::ZERO);
        parts
    }
}
