//! Subtraction games: a set has the numbers that may be taken from a heap.
//!
//! The nimber of a heap is g(n) = mex { g(n − s) : s in the set, s ≤ n }. With a *finite* set S
//! only the last max(S) values determine the next one. Once these occur a second time, g is
//! periodic from the first occurrence on, and this is a proof. If *all numbers but a finite set E*
//! may be taken, the values grow. The next value is then determined by the last max(E) values and
//! by the set of values before them; once all of these occur again, raised by s, then g(n + p) =
//! g(n) + s from there on.
//!
//! [`Set::parse`] parses a set; [`Subtraction`] gives the nimbers of heaps of any size.

mod error;
mod printed;
mod set;
mod three;
mod values;

pub use error::Error;
pub use printed::{MAX_PRINTED, Misprint, printed};
pub use set::{MAX_NUMBER, MAX_NUMBERS, Set};
pub use three::{PeriodKind, Three, threes};
#[cfg(all(target_arch = "wasm32", feature = "bench"))]
pub(crate) use values::extend_listed;
pub use values::{MAX_LISTED, MAX_RISING, Subtraction};
