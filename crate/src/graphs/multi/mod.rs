//! Tokens that a move replaces by several: a Multi-SG game.
//!
//! Each option of a vertex is a multiset of vertices. A move takes a token away and puts one on
//! each vertex of an option; who cannot move loses. A vertex is worth the mex over its options of
//! the XOR of their vertices, and tokens together are worth the XOR of theirs.

mod error;
mod moves;
mod spec;

pub use error::Error;
pub use moves::Choice;
pub use spec::{Event, MAX_OPTIONS, MAX_PARTS, MAX_VERTICES, Spec, Verdict};
