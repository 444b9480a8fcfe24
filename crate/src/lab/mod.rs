//! The laboratory: games whose rules are a text that anyone can write.
//!
//! A rule is a text of a few lines, which [`Rule::parse`] compiles into small programs. [`Work`]
//! runs them on all positions of a table, in slices and within counted limits, and labels the
//! positions.
//!
//! * `value`: the exact numbers of programs. `program`: expressions as programs of a stack machine.
//! * `tokens`, `expression`, `rule`: the language.
//! * `moves`: the options of a position. `arithmetic_runs`: many options at once.
//! * `work`: the answers for all positions, by `one_pass` or by `retrograde`, along
//!   `predecessors`. `table`: the positions and a walker through their options. `known`: what is
//!   known of them. `summary`: what the options of a position say.
//! * `verdict`: the answer for one position. `steps`: the labels one by one. `play`: plays.
//!   `search`: misère sums, which have no nimbers.
//! * `repetition`: periods of the values. `finite`: when a rule proves such a period.

mod arithmetic_runs;
mod broken;
mod error;
mod expression;
mod finite;
mod formula;
mod known;
mod moves;
mod one_pass;
mod play;
mod predecessors;
mod program;
mod progression;
mod repetition;
mod retrograde;
mod rule;
mod search;
mod shape;
mod steps;
mod summary;
mod table;
mod tokens;
mod value;
mod verdict;
mod work;

pub use broken::Broken;
pub use error::Error;
pub use expression::MAX_LEVELS;
pub use formula::Formula;
pub use known::Label;
pub use program::{MAX_COORDINATES, MAX_LOOPS};
pub use repetition::{Certainty, MAX_REPEATED, Repetition};
pub use rule::{Constant, Rule};
pub use search::{MAX_SUMS, Searched};
pub use shape::Shape;
pub use steps::{MAX_STEPS, Reason, Step};
pub use value::{Fault, FaultKind};
pub use verdict::{MAX_REPORTED, MAX_SUM, Move, Moves, Position, Tested, Verdict, write_position};
pub use work::Work;

/// The most characters of a rule.
pub const MAX_CHARACTERS: usize = 10_000;

/// The most statements of a rule.
pub const MAX_STATEMENTS: usize = 100;

/// The most parts of a sum that a move leads to.
pub const MAX_PARTS: usize = 4;

/// The most positions of a table.
pub const MAX_POSITIONS: u64 = 4_000_000;

/// The most turns of the work: lines tried at positions, and steps of loops.
pub const MAX_TURNS: u64 = 200_000_000;

/// The most operations of the programs.
pub const MAX_OPERATIONS: u64 = 4_000_000_000;

/// The most reversed moves that are stored, if one pass is not enough.
pub const MAX_OPTIONS: u64 = 40_000_000;
