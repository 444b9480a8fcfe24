//! Games on graphs.
//!
//! Any finite game is a graph: positions are vertices, and the options of one are where its edges
//! lead. [`label()`] says who wins from every vertex, cycles and draws included; [`nimbers()`] what
//! each is worth beside others.
//!
//! * [`graph`]: tokens on a graph, by four rules.
//! * [`multi`]: tokens that a move replaces by several.

pub(crate) mod digraph;
pub mod graph;
mod labels;
pub(crate) mod link;
pub mod multi;
mod nimbers;
mod read;

pub use digraph::Digraph;
pub use labels::{Because, Label, Labelled, Labels, label, label_by_loop};
pub use nimbers::{Nimber, Nimbers, Numbered, nimbers};
pub use read::{Read, ReadError, read_graph};

/// The most vertices of a graph.
pub const MAX_VERTICES: u32 = 1_000_000;

/// The most edges of a graph, as they are written.
pub const MAX_EDGES: usize = 1_000_000;

/// The most tokens.
pub const MAX_TOKENS: usize = 100;
