//! Heaps from which numbers of a set are taken, as a game for memoised search.

use num_bigint::BigUint;

use crate::Outcome;
use crate::memo::{Error, LARGE, MAX_POSITIONS, Recursive};

use super::subtraction::Set;
use super::{MAX_HEAPS, Play};

/// Heaps, and what may be taken from one of them. A position is the tuple of all heaps, in their
/// own order; the moves are tried heap by heap, and in each with the smallest take first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapSearch {
    heaps: Vec<u32>,
    /// The takes from the largest heap, ascending.
    takes: Vec<u32>,
    end: Outcome,
}

impl HeapSearch {
    /// The search of heaps.
    ///
    /// # Errors
    ///
    /// [`Error::MemoMoves`] if every move takes from all heaps, [`Error::MemoLarge`] for more than
    /// [`MAX_HEAPS`], and for a heap of [`MAX_POSITIONS`] or more.
    pub fn new(heaps: &[BigUint], set: &Set, play: Play) -> Result<Self, Error> {
        let end = match play {
            Play::Normal => Outcome::P,
            Play::Misere => Outcome::N,
            Play::Every => return Err(Error::MemoMoves),
        };
        if heaps.len() > MAX_HEAPS {
            return Err(LARGE);
        }
        let small = |heap: &BigUint| u32::try_from(heap).map_err(|_| LARGE);
        let heaps = heaps.iter().map(small).collect::<Result<Vec<u32>, _>>()?;
        let most = heaps.iter().copied().max().unwrap_or(0);
        if most as usize >= MAX_POSITIONS {
            return Err(LARGE);
        }
        let takes = set
            .takes(most.into())
            .filter_map(|take| take.try_into().ok());
        Ok(Self {
            takes: takes.collect(),
            heaps,
            end,
        })
    }
}

impl Recursive for HeapSearch {
    fn start(&self) -> Vec<u32> {
        self.heaps.clone()
    }

    fn largest(&self) -> Vec<u32> {
        self.heaps.clone()
    }

    fn option(&self, position: &[u32], index: u32) -> Option<Vec<u32>> {
        let mut index = index as usize;
        for (heap, &size) in position.iter().enumerate() {
            let count = self.takes.partition_point(|&take| take <= size);
            if index < count {
                let mut left = position.to_vec();
                left[heap] -= self.takes[index];
                return Some(left);
            }
            index -= count;
        }
        None
    }

    fn end(&self) -> Outcome {
        self.end
    }
}
