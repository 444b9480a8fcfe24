//! Octal games: a move takes some from a heap, and may split the rest into parts.
//!
//! The digit dₖ of a [`Code`] is what may be left when k are taken: bit 1 nothing, bit 2 one heap,
//! bit 4 two heaps, bit 8 three heaps, none of them empty. Dawson's Kayles, two neighbours from a
//! row, is 0.07; Kayles is 0.77.
//!
//! [`Octal`] computes nimbers until their period is proved ([`period_of`]): directly by the rules
//! ([`Naive`]), or by the sparse space ([`Sparse`]). It then gives the nimbers of heaps of any
//! size.
//!
//! Source: R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proceedings of the
//! Cambridge Philosophical Society 52 (1956).

mod code;
mod error;
mod explain;
mod moves;
mod moves_to;
mod naive;
mod proof;
mod solver;
mod sparse;

pub use code::{Code, Digit, MAX_DIGITS, MAX_TAKE, MAX_TAKES, Place};
pub use error::Error;
pub use explain::{Explanation, Sought, Split};
pub use moves_to::MAX_EXAMINED;
pub use naive::Naive;
pub use proof::period_of;
pub use solver::{MAX_NAIVE, MAX_SPARSE, MAX_WORK, Method, Octal, Progress};
pub use sparse::{Mask, Space, Sparse, best_mask};
