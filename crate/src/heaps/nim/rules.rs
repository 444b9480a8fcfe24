//! The rules: what may be taken, and who wins when nothing is left.

use num_bigint::BigUint;

use crate::heaps::Play;

/// The rules of a game of Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The most that a move takes from a heap, at least 1; `None` for no bound.
    pub max: Option<BigUint>,
    /// The most heaps that a move takes from, at least 1; `None` for one.
    pub moore: Option<u32>,
    /// Who wins if there is no move. [`Play::Every`] is solved by
    /// [`Sum::nim`](crate::heaps::sum::Sum::nim), not by columns.
    pub play: Play,
}

impl Rules {
    /// k: a move takes from 1 to k heaps.
    #[must_use]
    pub fn k(&self) -> u32 {
        self.moore.unwrap_or(1)
    }

    /// The most that can be taken from a heap; every number from 1 to it can be taken.
    #[must_use]
    pub fn largest_take<'a>(&'a self, heap: &'a BigUint) -> &'a BigUint {
        self.max.as_ref().map_or(heap, |max| max.min(heap))
    }

    /// The residue of a heap mod m + 1; without a bound, the heap itself.
    #[must_use]
    pub fn residue(&self, heap: &BigUint) -> BigUint {
        match &self.max {
            Some(max) => heap % (max + 1_u32),
            None => heap.clone(),
        }
    }

    /// The take from a heap that changes its residue to this one; `None` if there is none.
    #[must_use]
    pub fn take_to(&self, heap: &BigUint, residue: &BigUint) -> Option<BigUint> {
        let take = match &self.max {
            Some(max) if residue > max => return None,
            // heap − residue mod m + 1, at most m.
            Some(max) => {
                let modulus = max + 1_u32;
                (heap % &modulus + &modulus - residue) % &modulus
            }
            None if residue > heap => return None,
            None => heap - residue,
        };
        (take != BigUint::ZERO && take <= *heap).then_some(take)
    }
}

/// What a move takes from one heap.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// How much, at least 1.
    pub take: BigUint,
}
