//! Games on graphs.
//!
//! Any finite game is a graph: positions are vertices, and an edge leads to each option.
//! [`label()`] finds who wins from every vertex, cycles and draws included; [`nimbers()`] finds the
//! nimber of every vertex, for sums.
//!
//! * [`graph`]: tokens on a graph, under four rules.
//! * [`multi`]: tokens that a move replaces by several.
//! * [`matching`]: a token on an undirected graph that never comes back.

pub(crate) mod digraph;
pub mod graph;
mod labels;
pub(crate) mod link;
pub mod matching;
pub mod multi;
mod nimbers;
mod read;

pub use digraph::Digraph;
pub use labels::{Because, Label, Labelled, Labels, label, label_by_loop};
pub use nimbers::{Nimber, Nimbers, Numbered, nimbers};
pub use read::{Read, ReadError, read_graph};

/// The most vertices of a graph.
pub const MAX_VERTICES: u32 = 1_000_000;

/// The most edges of a graph, repeated ones included.
pub const MAX_EDGES: usize = 1_000_000;

/// The most tokens.
pub const MAX_TOKENS: usize = 100;
