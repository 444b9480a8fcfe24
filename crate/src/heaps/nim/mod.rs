//! Nim: heaps, and whoever takes the last one wins, or loses.
//!
//! Plain Nim takes any number from one heap. There are two ways to change that, and they
//! may be joined: a *bound* m, at most m from a heap; and *Moore's* Nimₖ, from any 1 to k
//! heaps at once, from each as much as one likes. *Misère*, who cannot move wins.
//!
//! All of them are won by counting the ones in the columns of binary numbers, of the heaps
//! or of their residues mod m + 1 ([`Columns`]); plain Nim is Moore's with k = 1. A position
//! is lost if every column has a multiple of k + 1 ones. In misère play it is the same if a
//! number is 2 or more, else it is lost if the number of ones is 1 more than a multiple.
//!
//! **Where this is false, no answer is given.** With a bound *and* k ≥ 2 the residues are
//! right only for at most k + 1 heaps that are not 0, or if no heap is above the bound: else
//! a residue that rises can make up for one that falls. The smallest position that shows it
//! is 1, 1, 1, 2 with m = 1 and k = 2: every column has three ones or none, and to take one from
//! the first heap and one from the last leaves 0, 1, 1, 1, where that is so too. A bound, Moore's
//! and misère play all at once have no theorem.
//!
//! [`Spec::parse`] reads a position, [`Spec::verdict`] answers it; [`construct()`] proves it, and
//! reports every step to an [`Observer`], nothing to `&mut ()`. [`Rules`] are an
//! [`Impartial`](crate::impartial::Impartial) game, whose moves a play offers.
//!
//! Sources: C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901); E. H. Moore, *A generalization of the game called Nim*, Annals of
//! Mathematics 11 (1910).

mod columns;
mod construct;
mod error;
mod moves;
mod rules;
mod spec;
mod verdict;
mod winning_moves;

use crate::Observer;
use crate::timeline::Milestones;

pub use columns::Columns;
pub use construct::{ConstructCost, construct};
pub use error::Error;
pub use moves::MAX_MOVES;
pub use rules::{Rules, Take};
pub use spec::Spec;
pub use verdict::Verdict;
pub use winning_moves::{MAX_CANDIDATES, candidates, winning_moves};

/// A step of [`construct()`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// Counts from 1: one for each heap that is added, one for each column, one for the end.
    pub milestone: u32,
    /// What is done.
    pub step: Step,
}

/// What a step of [`construct()`] does. Heaps are indices from 0, columns those of the powers
/// of 2, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A heap is added to the columns.
    Added {
        /// The heap.
        heap: usize,
    },
    /// The ones of a column, in the heaps that are not open, are counted.
    Counted {
        /// The column.
        column: usize,
        /// How many there are too many, 0 to k.
        too_many: usize,
    },
    /// A heap loses its one in a column, and is open below.
    Opened {
        /// The column.
        column: usize,
        /// The heap.
        heap: usize,
    },
    /// An open heap has a one in a column; those not given one have a zero.
    Given {
        /// The column.
        column: usize,
        /// The heap.
        heap: usize,
    },
    /// The position is lost: beside the other heaps this one can stay only as it is.
    Kept {
        /// The heap, which is not 0.
        heap: usize,
    },
    /// The move takes from a heap.
    Taken {
        /// The heap.
        heap: usize,
    },
}

impl Observer<Event> for Milestones {
    fn see(&mut self, Event { milestone, .. }: Event) {
        self.step(milestone);
    }
}
