//! Games made of heaps.
//!
//! * [`nim`]: take from one heap, or from some; as much as one likes, or so much at most.

pub mod nim;
