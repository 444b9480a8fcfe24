//! What can be wrong with heaps, whatever is played with them.

/// Why heaps are refused, or how it is said who wins; told as a
/// [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum HeapsError {
    /// A heap is not a whole number, or has too many digits.
    #[error("Heap {place}, “{value}”, is not a whole number of at most {limit} digits.")]
    Heap {
        /// The heap as typed.
        value: String,
        /// Its place in the list, from 1.
        place: u32,
        /// How many digits it may have.
        limit: u32,
    },
    /// There are too many heaps.
    #[error("There are {value} heaps; there may be at most {limit}.")]
    HeapsMany {
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// No rule has this name.
    #[error("There is no rule “{value}” here; the rules are: {rules}.")]
    HeapRule {
        /// The name as typed.
        value: String,
        /// The names there are, separated by commas.
        rules: &'static str,
    },
}
