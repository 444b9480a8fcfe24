//! Green Hackenbush: edges are cut from the ground.
//!
//! The position is an undirected graph, in which several edges may join the same two vertices and
//! an edge may be a loop; some vertices stand on the ground. A move cuts an edge that is joined to
//! the ground, and whatever is then not joined to it falls. Who cannot move loses.
//!
//! Such a graph is worth a nimber, which three rules find:
//!
//! * *Ground*: all ground vertices may be merged to one.
//! * *Fusion*: so may be all vertices of a cycle; its edges become loops, and a loop is worth what
//!   a stalk of one edge is, so that two of them pair off.
//! * *Colon principle*: what a vertex of a tree carries is worth the XOR of its branches, and on top
//!   of an edge that comes to one more.
//!
//! Source: Berlekamp, Conway, Guy, *Winning Ways*, chapter 7. What is not joined to the ground when
//! a game begins cannot be cut, and is worth nothing.

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
