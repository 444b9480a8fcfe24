//! Green Hackenbush: edges are cut from the ground.
//!
//! A position is an undirected graph, which may have parallel edges and loops; some vertices are on
//! the ground. A move cuts an edge that is connected to the ground, and everything that is then
//! disconnected from the ground falls. A player who cannot move loses.
//!
//! Three rules find the nimber of such a graph:
//!
//! * *Ground*: all ground vertices may be merged into one.
//! * *Fusion*: so may all vertices of a cycle. Its edges become loops; a loop has the nimber of a
//!   stalk of one edge, so two loops cancel.
//! * *Colon principle*: the nimber of what a vertex of a tree carries is the XOR of its branches;
//!   an edge below a graph adds 1 to its nimber.
//!
//! Source: Berlekamp, Conway, Guy, *Winning Ways*, chapter 7. Edges that are not connected to the
//! ground at the start cannot be cut and have nimber 0.

mod error;
mod fusion;
mod moves;
mod spec;
mod tree;
mod verdict;

pub use error::Error;
pub use fusion::{Component, Event, Fused, fuse};
pub use spec::{MAX_EDGES, Spec};
pub use verdict::{MAX_WORK, Verdict};
