//! Games made of heaps, for JavaScript.

mod nim;
