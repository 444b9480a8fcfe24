//! A token on an undirected graph that never comes back: the matching game.
//!
//! A move takes the token along an edge to a vertex where it has never been, the start included. A
//! player who cannot move loses. The first player wins exactly when every maximum matching covers
//! the start, and a move from `s` to `v` wins exactly when some maximum matching of the graph
//! without `s` misses `v`.
//!
//! The vertices that some maximum matching misses are the outer vertices of the alternating trees
//! from which no augmenting path was found (Gallai and Edmonds): one matching tells all winning
//! starts, and one more forest all winning moves.

mod error;
mod forest;
mod moves;
mod run;
mod spec;

pub use error::Error;
pub use forest::{Event, Forest};
pub use run::{Answer, Step, solve};
pub use spec::{MAX_EDGES, MAX_VERTICES, Spec};
