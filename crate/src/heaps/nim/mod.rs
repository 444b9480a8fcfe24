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
//! reports every step to an [`Observer`], nothing to `&mut ()`.
//!
//! Sources: C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901); E. H. Moore, *A generalization of the game called Nim*, Annals of
//! Mathematics 11 (1910).

mod columns;
mod construct;
mod error;
mod rules;
mod spec;
mod verdict;
mod winning_moves;

use crate::timeline::Milestones;

pub use columns::Columns;
pub use construct::{ConstructCost, construct};
pub use error::Error;
pub use rules::{Play, Rules, Take};
pub use spec::{MAX_DIGITS, MAX_HEAPS, Spec};
pub use verdict::{Moves, Verdict};
pub use winning_moves::{MAX_CANDIDATES, candidates, winning_moves};

/// Sees every step of [`construct()`], in the order they are taken.
///
/// An observer cannot change a result. What it does not care about it leaves to the empty
/// defaults, which cost nothing: `&mut ()` observes nothing.
///
/// Milestones count from 1; columns are those of the powers of 2, from 0.
pub trait Observer {
    /// A heap, by its index from 0, was added; these are the columns with it.
    fn added(&mut self, milestone: u32, heap: usize, columns: &Columns) {
        let _ = (milestone, heap, columns);
    }

    /// In a column the heaps not open have so many ones too many, 0 to k.
    fn counted(&mut self, milestone: u32, column: usize, too_many: usize) {
        let _ = (milestone, column, too_many);
    }

    /// A heap lost its one in a column, and is open below.
    fn opened(&mut self, milestone: u32, column: usize, heap: usize) {
        let _ = (milestone, column, heap);
    }

    /// An open heap has a one in a column; those not given one have a zero.
    fn given(&mut self, milestone: u32, column: usize, heap: usize) {
        let _ = (milestone, column, heap);
    }

    /// The move takes this from a heap.
    fn taken(&mut self, milestone: u32, take: &Take) {
        let _ = (milestone, take);
    }
}

/// Observes nothing.
impl Observer for () {}

/// Two observers see the same run, one after the other.
impl<A: Observer, B: Observer> Observer for (&mut A, &mut B) {
    fn added(&mut self, milestone: u32, heap: usize, columns: &Columns) {
        self.0.added(milestone, heap, columns);
        self.1.added(milestone, heap, columns);
    }

    fn counted(&mut self, milestone: u32, column: usize, too_many: usize) {
        self.0.counted(milestone, column, too_many);
        self.1.counted(milestone, column, too_many);
    }

    fn opened(&mut self, milestone: u32, column: usize, heap: usize) {
        self.0.opened(milestone, column, heap);
        self.1.opened(milestone, column, heap);
    }

    fn given(&mut self, milestone: u32, column: usize, heap: usize) {
        self.0.given(milestone, column, heap);
        self.1.given(milestone, column, heap);
    }

    fn taken(&mut self, milestone: u32, take: &Take) {
        self.0.taken(milestone, take);
        self.1.taken(milestone, take);
    }
}

/// A step for every heap added, every column counted, every digit opened or given, and
/// every heap taken from.
impl Observer for Milestones {
    fn added(&mut self, milestone: u32, _heap: usize, _columns: &Columns) {
        self.step(milestone);
    }

    fn counted(&mut self, milestone: u32, _column: usize, _too_many: usize) {
        self.step(milestone);
    }

    fn opened(&mut self, milestone: u32, _column: usize, _heap: usize) {
        self.step(milestone);
    }

    fn given(&mut self, milestone: u32, _column: usize, _heap: usize) {
        self.step(milestone);
    }

    fn taken(&mut self, milestone: u32, _take: &Take) {
        self.step(milestone);
    }
}
