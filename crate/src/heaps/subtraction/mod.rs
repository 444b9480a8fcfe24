//! Subtraction games: what may be taken from a heap is a set of numbers.
//!
//! The value of a heap is g(n) = mex { g(n − s) : s in the set, s ≤ n }. A *finite* set looks
//! back at max(S) values only: when so many stood before, one after the other, g repeats itself
//! from there on, and that is a proof. If *all numbers but a finite set E* may be taken, the
//! values rise: what decides is the last max(E) values and which values were there before them;
//! when all of that stood before, lower by s, then g(n + p) = g(n) + s from there on.
//!
//! [`Set::parse`] reads a set, [`Subtraction`] answers heaps of any size.

mod error;
mod set;
mod values;

pub use error::Error;
pub use set::{MAX_NUMBER, MAX_NUMBERS, Set};
#[cfg(all(target_arch = "wasm32", feature = "bench"))]
pub(crate) use values::extend_listed;
pub use values::{MAX_LISTED, MAX_RISING, Subtraction};
