//! Errors of Wythoff's game.

use crate::QuestionError;

/// Why a question about Wythoff's game has no answer; serialized as a [`QuestionError`] is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// One of the piles is not a whole number, or has too many digits.
    #[error("The pile {name} must be a whole number of at most {limit} digits; got “{value}”.")]
    Coordinate {
        /// Which one: `a` or `b`; `x` or `from` for other numbers.
        name: &'static str,
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// An error common to several games.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}
