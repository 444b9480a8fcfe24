//! Games made of heaps, for JavaScript.

mod memo;
mod nim;
