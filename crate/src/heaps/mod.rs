//! Games made of heaps.
//!
//! * [`nim`]: take from one heap, or from some; as much as one likes, or so much at most.

mod heap_move;
pub mod nim;
pub mod period;

pub use heap_move::{Cut, HeapMove};
