//! Where a rule has no value.

use super::rational::Fault;

/// A position whose rule has no value somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The line of the text.
    pub line: usize,
    /// What is wrong.
    pub fault: Fault,
}
