//! Errors common to several games. Errors of a single game are in the `Error` of its module.

use crate::whole_number::whole_number;

/// Why a question about any of several games has no answer.
///
/// An error holds the offending value, as typed, and the limit. `Display` is a full English
/// sentence. With the feature `serde` an error is serialized as `id`, the variant in kebab case,
/// and `args`, its fields, from which a translator makes the same sentence. Values may be of any
/// length: the program that displays them shortens them.
///
/// ```
/// use mexplorer::QuestionError;
///
/// let error = QuestionError::TableLarge { value: "401".into(), limit: 400 };
/// assert_eq!(error.to_string(), "A table is solved for piles up to 400; got 401.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum QuestionError {
    /// No method has this name.
    #[error("There is no method “{value}”; the methods are: {methods}.")]
    Method {
        /// The name as typed.
        value: String,
        /// The existing names, separated by commas.
        methods: &'static str,
    },
    /// The pile is above the last row of a table.
    #[error("A table is solved for piles up to {limit}; got {value}.")]
    TableLarge {
        /// The pile.
        value: String,
        /// The largest pile.
        limit: u32,
    },
    /// The pile has too many digits for a map.
    #[error("A map is drawn for piles of at most {limit} digits; this one has {value}.")]
    MapLarge {
        /// How many digits it has.
        value: usize,
        /// How many it may have.
        limit: u32,
    },
    /// The requested part is not within the list.
    #[error("The list has {length} items, not {count} from index {first} on.")]
    Range {
        /// The index of the first requested item, from 0.
        first: u32,
        /// How many items are requested.
        count: u32,
        /// How many the list has.
        length: String,
    },
    /// A side of a picture or of its window has length zero or is too long.
    #[error("The picture's {side} is {value}; it must be from 1 to {limit}.")]
    Side {
        /// Which side: `width`, `height`, `rows` or `columns`; `count`, for a line of numbers.
        side: &'static str,
        /// Its length.
        value: u32,
        /// The longest it may be.
        limit: u32,
    },
    /// A heap is not a whole number, or has too many digits.
    #[error("Heap {place} must be a whole number of at most {limit} digits; got “{value}”.")]
    Heap {
        /// The heap as typed.
        value: String,
        /// Its place in the list, from 1.
        place: u32,
        /// How many digits it may have.
        limit: u32,
    },
    /// There are too many heaps.
    #[error("There are {value} heaps; the limit is {limit}.")]
    HeapsMany {
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// No rule has this name.
    #[error("There is no rule “{value}”; the rules are: {rules}.")]
    HeapRule {
        /// The name as typed.
        value: String,
        /// The existing names, separated by commas.
        rules: &'static str,
    },
    /// A number is not whole, or too large.
    #[error("Expected a whole number from 0 to {limit}; got “{value}”.")]
    Number {
        /// The number as typed.
        value: String,
        /// The largest that is possible.
        limit: u64,
    },
}

impl QuestionError {
    /// Parses a whole number.
    ///
    /// # Errors
    ///
    /// [`QuestionError::Number`] for anything but a whole number from 0 to `limit`.
    ///
    /// ```
    /// use mexplorer::QuestionError;
    ///
    /// assert_eq!(QuestionError::parse_number("40", 40), Ok(40));
    /// let error = QuestionError::parse_number("41", 40).unwrap_err();
    /// assert_eq!(error.to_string(), "Expected a whole number from 0 to 40; got “41”.");
    /// ```
    pub fn parse_number(text: &str, limit: u64) -> Result<u64, Self> {
        let number = whole_number(text).filter(|number| *number <= limit);
        number.ok_or_else(|| Self::Number {
            value: text.to_owned(),
            limit,
        })
    }
}
