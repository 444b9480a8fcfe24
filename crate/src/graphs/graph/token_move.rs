//! A move of the tokens of a graph.

/// Where tokens are moved: which one, from 0, and to which vertex; one pair, or where every token
/// is to be moved one for each that can be.
pub type TokenMove = Vec<(usize, u32)>;
