//! Errors of a sum.

use crate::heaps::{octal, subtraction};
use crate::{ListError, QuestionError};

/// Why a question about a sum of heaps has no answer; serialized as a
/// [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// A part of a sum is of no known kind.
    #[error(
        "A sum can't contain “{value}”. It can contain nim, subtraction:SET and octal:CODE, \
         each with a heap, such as nim:7."
    )]
    SumKind {
        /// The part as typed, without its heap.
        value: String,
    },
    /// Too many parts are no heaps of Nim.
    #[error("{value} of the parts are other games than Nim; at most {limit} are allowed.")]
    SumOthers {
        /// How many.
        value: usize,
        /// How many are allowed.
        limit: usize,
    },
    /// The winner of a position in a play is unknown.
    #[error("Nobody can tell who wins {value}: no method reaches that far.")]
    SumUnknown {
        /// The position.
        value: String,
    },
    /// A text is not a position of this sum.
    #[error("“{value}” is not a position of this game.")]
    SumPosition {
        /// The position as given.
        value: String,
    },
    /// The parts are in a file that is no list.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    List(#[from] ListError),
    /// An error common to several games.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
    /// An error in a set of numbers.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Set(#[from] subtraction::Error),
    /// An error in a code, or in the numbers taken from a row.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Code(#[from] octal::Error),
}
