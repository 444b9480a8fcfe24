//! Errors of a position of Nim, or of its rules.

use crate::heaps::{MAX_DIGITS, sum};
use crate::{ListError, QuestionError, memo};

/// Why a question about Nim has no answer; serialized as a [`QuestionError`](crate::QuestionError)
/// is.
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
        "The most you may take from a heap must be a whole number from 1, of at most {limit} \
         digits; got “{value}”."
    )]
    HeapMax {
        /// The bound as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// The number of heaps that a move may take from is invalid.
    #[error(
        "The number of heaps you may take from must be from 1 to {limit}, as there are no more; got “{value}”."
    )]
    HeapMoore {
        /// The number as typed.
        value: String,
        /// How many heaps there are.
        limit: usize,
    },
    /// A bound, Moore's rule and misère play together, for which there is no theorem.
    #[error(
        "You take at most {max} from a heap, from up to {moore} heaps at once, and the last \
         stone loses: no theorem covers all three together."
    )]
    HeapThree {
        /// The bound.
        max: String,
        /// From how many heaps a move may take.
        moore: u32,
    },
    /// A bound and Moore's rule, with too many heaps for the theorem about residues.
    #[error(
        "{value} heaps are not empty, more than {limit}. And a heap is {heap}, more than the \
         {max} that you may take from it. For moves in several heaps there is no theorem \
         here."
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
    /// Moore's rule together with a move in every heap.
    #[error(
        "You ask for moves in up to {moore} heaps and for moves in every heap, but only one \
         of the two can hold."
    )]
    HeapMooreEvery {
        /// From how many heaps a move may take.
        moore: u32,
    },
    /// The search with a memo cannot be stepped through.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Memo(#[from] memo::Error),
    /// The heaps are in a file that is no list.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    List(#[from] ListError),
    /// An error common to several games.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}

/// For plays with a move in every heap: an invalid position is an invalid heap.
impl From<sum::Error> for Error {
    fn from(error: sum::Error) -> Self {
        let (value, place, limit) = match error {
            sum::Error::Question(error) => return error.into(),
            sum::Error::SumPosition { value } | sum::Error::SumUnknown { value } => {
                (value, 1, MAX_DIGITS)
            }
            // Sets and codes do not occur.
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
