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
//! [`Spec::parse`] reads a position, [`Spec::verdict`] answers it.
//!
//! Sources: C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901); E. H. Moore, *A generalization of the game called Nim*, Annals of
//! Mathematics 11 (1910).

mod columns;
mod construct;
mod rules;
mod spec;
mod verdict;
mod winning_moves;

pub use columns::Columns;
pub use construct::construct;
pub use rules::{Play, Rules, Take};
pub use spec::{MAX_DIGITS, MAX_HEAPS, Spec};
pub use verdict::{Moves, Verdict};
pub use winning_moves::{MAX_CANDIDATES, candidates, winning_moves};
