//! What can be wrong with a position of Nim, or with its rules.

use crate::QuestionError;
use crate::heaps::{MAX_DIGITS, sum};

/// Why a question to Nim has no answer; told as a [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// The most that may be taken from a heap is not a whole number from 1, or has too many
    /// digits.
    #[error(
        "The most that a move takes from a heap, “{value}”, is not a whole number from 1 of at \
         most {limit} digits."
    )]
    HeapMax {
        /// The bound as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// The number of heaps that a move may take from is none.
    #[error("“{value}” is not a number of heaps that a move can take from, from 1 to all {limit}.")]
    HeapMoore {
        /// The number as typed.
        value: String,
        /// How many heaps there are.
        limit: usize,
    },
    /// A bound, Moore's rule and misère play all at once, which no theorem answers.
    #[error(
        "At most {max} from a heap, from up to {moore} heaps at once, and the last one loses: no \
         theorem answers all three together."
    )]
    HeapThree {
        /// The bound.
        max: String,
        /// From how many heaps a move may take.
        moore: u32,
    },
    /// A bound and Moore's rule, with too many heaps for the residues to answer.
    #[error(
        "With {value} heaps above 0, more than {limit}, and a heap of {heap}, more than the {max} \
         that may be taken from it, no theorem answers a move from several heaps."
    )]
    HeapBoundedMoore {
        /// How many heaps are not 0.
        value: usize,
        /// How many there may be: one more than a move may take from.
        limit: usize,
        /// The first heap above the bound.
        heap: String,
        /// The bound.
        max: String,
    },
    /// Moore's rule, where every heap has to be moved in anyway.
    #[error(
        "From {moore} heaps at once, and from every heap: only one of the two can be asked for."
    )]
    HeapMooreEvery {
        /// From how many heaps a move may take.
        moore: u32,
    },
    /// What is wrong with the heaps of any game.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}

/// Of a play with a move in every heap: what is no position of it are no heaps.
impl From<sum::Error> for Error {
    fn from(error: sum::Error) -> Self {
        let (value, place, limit) = match error {
            sum::Error::Question(error) => return error.into(),
            sum::Error::SumPosition { value } | sum::Error::SumUnknown { value } => {
                (value, 1, MAX_DIGITS)
            }
            // Sets and codes are no part of it.
            _ => (String::new(), 1, MAX_DIGITS),
        };
        QuestionError::Heap {
            value,
            place,
            limit,
        }
        .into()
    }
}
