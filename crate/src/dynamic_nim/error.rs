//! Errors of Dynamic Nim.

use crate::{QuestionError, memo};

/// Why a question about Dynamic Nim has no answer; serialized as a [`QuestionError`] is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// The pile is not a whole number.
    #[error("The pile must be a whole number of at most {limit} digits; got “{value}”.")]
    Pile {
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// The pile is a whole number with too many digits.
    #[error("The pile may have at most {limit} digits; got {value}.")]
    PileLarge {
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// The factor k is not a positive number, or has too many digits.
    #[error(
        "The factor must be a number above 0, like 2, 1.5 or 7/2, with at most {limit} digits \
         above and below the line; got “{value}”."
    )]
    Ratio {
        /// The factor as typed.
        value: String,
        /// How many digits numerator and denominator may have.
        limit: u32,
    },
    /// An entry of the limit is not a whole number or an ascending range of them.
    #[error(
        "Entry {place} of the list must be a whole number up to {limit} or a range like 2-6; \
         got “{value}”."
    )]
    Limit {
        /// The entry as typed.
        value: String,
        /// Its place in the list, from 1.
        place: u32,
        /// The largest number.
        limit: u32,
    },
    /// The limit has too many entries; ranges count with all their numbers.
    #[error("The list may have at most {limit} entries; this one has {value}.")]
    LimitLong {
        /// How many.
        value: u64,
        /// How many it may have.
        limit: usize,
    },
    /// The limit goes down, and the method needs one that never does.
    #[error(
        "The list falls at place {place}, from {before} to {value}, so this method would go wrong."
    )]
    LimitDecreases {
        /// L(`place`), which is too small.
        value: u32,
        /// The first x with L(x) < L(x − 1).
        place: u32,
        /// L(`place` − 1).
        before: u32,
    },
    /// The cap is not a whole number from 0 to the pile.
    #[error("The cap must be a whole number from 0 to the pile, {pile}; got “{value}”.")]
    Cap {
        /// The cap as typed.
        value: String,
        /// The pile, which is the largest cap.
        pile: String,
    },
    /// The pile is too large to step through the definition.
    #[error(
        "The definition tries every take of every cell, so it is shown only for piles up to \
         {limit}; got {value}."
    )]
    DefinitionLarge {
        /// The pile.
        value: String,
        /// The largest pile.
        limit: u32,
    },
    /// The limit goes down, and the pile is too large for `rows`.
    #[error(
        "The list falls at place {place}. Rows solve such a game for piles up to {limit}; got \
         {value}."
    )]
    RowsLarge {
        /// The pile.
        value: String,
        /// The x of the first L(x) below L(x − 1).
        place: u32,
        /// The largest pile.
        limit: u32,
    },
    /// The pile and k together make a set of losing piles too large for the memory.
    #[error(
        "The losing piles for a pile of {value} digits may need {needed} MB; the limit is \
         {limit} MB."
    )]
    NumerationMemory {
        /// How many digits the pile has.
        value: usize,
        /// The memory the set may need, in MB of 2^20 bytes.
        needed: u128,
        /// The most it may need.
        limit: u32,
    },
    /// With k below 1 there is no number system to show: 1 is its only digit.
    #[error(
        "Numeration does not work for k = {value}, because k is below 1: taking 1 always \
         wins."
    )]
    NumerationK {
        /// The factor, in lowest terms.
        value: String,
    },
    /// The position lies outside the table.
    #[error(
        "Pile {pile} with cap {cap} is not in the table. Piles go up to {size}, and no cap is \
         larger than its pile."
    )]
    Cell {
        /// Its pile: the row.
        pile: u32,
        /// Its cap: the column.
        cap: u32,
        /// The pile of the table's last row.
        size: u32,
    },
    /// The requested numbers are too long together.
    #[error("Together these {count} numbers have more than {limit} characters.")]
    RangeText {
        /// How many are requested.
        count: u32,
        /// How many characters they may have together.
        limit: usize,
    },
    /// The search with a memo cannot be stepped through.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Memo(#[from] memo::Error),
    /// An error common to several games.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}
