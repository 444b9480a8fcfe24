//! Games made of heaps.
//!
//! * [`nim`]: take from one heap, or from some; as much as one likes, or so much at most.
//! * [`subtraction`]: take from one heap; how much, a set of numbers says.
//! * [`octal`]: take some from a row, which may fall in parts.
//! * [`sum`]: any of them side by side.
//!
//! A move in one heap is a [`HeapMove`]; how the values of heaps repeat themselves, [`period`].

mod heap_move;
mod link;
pub mod nim;
pub mod octal;
pub mod period;
pub mod subtraction;
pub mod sum;

pub use heap_move::{Cut, HeapMove};
pub use link::{MAX_DIGITS, MAX_HEAPS, Play};

/// A share of work, for a bar.
#[expect(clippy::cast_precision_loss, reason = "for a bar of some pixels")]
fn part(done: usize, of: usize) -> f64 {
    done as f64 / of as f64
}
