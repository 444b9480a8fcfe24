//! Tokens that a move replaces by several others: a Multi-SG game.
//!
//! Each option of a vertex is a multiset of vertices. A move removes a token and puts one on each
//! vertex of an option; a player who cannot move loses. The nimber of an option is the XOR of its
//! vertices' nimbers, the nimber of a vertex is the mex of its options' nimbers, and the nimber of
//! a position is the XOR of its tokens' nimbers.

mod error;
mod moves;
mod spec;

pub use error::Error;
pub use moves::Choice;
pub use spec::{Event, MAX_OPTIONS, MAX_PARTS, MAX_VERTICES, Spec, Verdict};
