//! What can be wrong with a sum.

use crate::QuestionError;
use crate::heaps::{octal, subtraction};

/// Why a question to a sum of heaps has no answer; told as a
/// [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// A part of a sum is of no kind that there is.
    #[error(
        "“{value}” is no game that a sum can be made of: nim, subtraction:SET, octal:CODE, each with \
         a heap, as in nim:7."
    )]
    SumKind {
        /// The part as typed, without its heap.
        value: String,
    },
    /// Nobody can tell who wins a position of a play.
    #[error("Nobody can tell who wins {value}: the method at hand does not reach so far.")]
    SumUnknown {
        /// The position.
        value: String,
    },
    /// A position of a play is none of this sum.
    #[error("“{value}” is no position of this game.")]
    SumPosition {
        /// The position as given.
        value: String,
    },
    /// What is wrong with the heaps of any game.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
    /// What is wrong with a set of numbers.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Set(#[from] subtraction::Error),
    /// What is wrong with a code, or with what is taken from a row.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Code(#[from] octal::Error),
}
