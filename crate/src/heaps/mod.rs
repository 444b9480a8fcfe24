//! Games made of heaps.
//!
//! * [`nim`]: take from one heap, or from several; any number, or up to a bound.
//! * [`subtraction`]: take a number from a given set, from one heap.
//! * [`octal`]: take some from a row, which may split into parts.
//! * [`sum`]: sums of any of them.
//!
//! [`HeapSearch`] is such a game for memoised search.
//!
//! A move in one heap is a [`HeapMove`]; periods of nimbers are in [`period`].

pub mod certificate;
mod heap_move;
mod link;
mod memo;
pub mod nim;
pub mod octal;
pub mod period;
pub mod subtraction;
pub mod sum;

pub use heap_move::{Cut, HeapMove};
pub use link::{MAX_DIGITS, MAX_HEAPS, MAX_NIM_HEAPS, Play};
pub use memo::HeapSearch;

/// The part of the work that is done, for a progress bar.
#[expect(clippy::cast_precision_loss, reason = "for a bar of some pixels")]
fn fraction(done: usize, of: usize) -> f64 {
    done as f64 / of as f64
}
