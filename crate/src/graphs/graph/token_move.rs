//! A move of the tokens of a graph.

/// The tokens moved, by index from 0, and the vertices they move to: one pair, or under the rule
/// `every` a pair for each token that can move.
pub type TokenMove = Vec<(usize, u32)>;
