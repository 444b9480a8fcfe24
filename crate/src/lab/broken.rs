//! Positions for which a rule has no value.

use super::value::Fault;

/// Why a position is broken: the rule has no value there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The line of the text.
    pub line: usize,
    /// What is wrong.
    pub fault: Fault,
}
