//! What can be wrong with a question to Wythoff's game.

use crate::QuestionError;

/// Why a question to Wythoff's game has no answer; told as a [`QuestionError`] is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// One of the piles is not a whole number, or has too many digits.
    #[error("The pile {name}, “{value}”, is not a whole number of at most {limit} digits.")]
    Coordinate {
        /// Which: `a` or `b`; `x` or `from`, for other numbers of that kind.
        name: &'static str,
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// A question as other games are asked it.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}
