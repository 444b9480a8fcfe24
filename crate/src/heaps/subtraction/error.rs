//! Errors of a set of numbers that may be taken.

/// Why a set is invalid; serialized as a [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// The set is empty.
    #[error(
        "The set of numbers that may be taken is empty. Write numbers and ranges, such as 2-6."
    )]
    SetEmpty,
    /// An entry is neither a whole number from 1 nor an ascending range.
    #[error(
        "“{value}” in the set is neither a whole number from 1 to {limit} nor a range like 2-6."
    )]
    SetEntry {
        /// The entry as typed.
        value: String,
        /// The largest number allowed.
        limit: u32,
    },
    /// There are too many numbers.
    #[error(
        "The set has more than {limit} numbers. Only a set such as 1-m, all numbers up to m, may have more."
    )]
    SetMany {
        /// How many there may be.
        limit: usize,
    },
}
