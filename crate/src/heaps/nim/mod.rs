//! Nim: heaps of stones; whoever takes the last stone wins, or loses.
//!
//! In plain Nim a move takes any number from one heap. Two changes are possible, also together: a
//! *bound* m, at most m from a heap; and *Moore's* Nimₖ, any numbers from any 1 to k heaps at once.
//! In *misère* play a player who cannot move wins.
//!
//! All of them are solved by counting the ones in the columns of binary numbers: of the heaps, or
//! of their residues mod m + 1 ([`Columns`]); plain Nim is Moore's with k = 1. A position is P if
//! every column has a multiple of k + 1 ones. In misère play this holds if some number is 2 or
//! more; otherwise it is P if the number of ones is 1 more than a multiple.
//!
//! **If this is wrong, no answer is given.** With a bound *and* k ≥ 2 the residues are right only
//! for at most k + 1 nonzero heaps, or if no heap is above the bound; otherwise a residue that
//! rises can compensate for one that falls. The smallest counterexample is 1, 1, 1, 2 with m = 1
//! and k = 2: every column has three ones or none, and taking one from the first heap and one from
//! the last leaves 0, 1, 1, 1, which has the same property. For a bound, Moore's rule and misère
//! play together there is no theorem.
//!
//! [`Spec::parse`] parses a position, [`Spec::verdict`] answers it; [`construct()`] proves the
//! answer and reports every step to an [`Observer`] (`&mut ()` ignores them). [`Rules`] are an
//! [`Impartial`](crate::impartial::Impartial) game, which gives the moves of plays.
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
pub use verdict::{MAX_LISTED, Verdict};
pub use winning_moves::{MAX_CANDIDATES, candidates, winning_moves};

/// A step of [`construct()`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// From 1: one for each heap that is added, one for each column, one for the end.
    pub milestone: u32,
    /// The step.
    pub step: Step,
}

/// A step of [`construct()`]. Heaps are indices from 0; columns are those of the powers of 2, from
/// 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A heap is added to the columns.
    Added {
        /// The heap.
        heap: usize,
    },
    /// The ones of a column are counted in the heaps that are not open.
    Counted {
        /// The column.
        column: usize,
        /// The excess, 0 to k.
        too_many: usize,
    },
    /// A heap loses its one in a column; its lower digits are then free.
    Opened {
        /// The column.
        column: usize,
        /// The heap.
        heap: usize,
    },
    /// An open heap gets a one in a column; the other open heaps have a zero.
    Given {
        /// The column.
        column: usize,
        /// The heap.
        heap: usize,
    },
    /// In a losing position: with the other heaps unchanged, this one must stay as it is.
    Fixed {
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
