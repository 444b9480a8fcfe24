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
        "The factor “{value}” is not a positive number like 2, 1.5 or 7/2 with at most {limit} \
         digits above and below the line."
    )]
    Ratio {
        /// The factor as typed.
        value: String,
        /// How many digits numerator and denominator may have.
        limit: u32,
    },
    /// An entry of the limit is not a whole number or an ascending range of them.
    #[error(
        "Entry {place} of the limit, “{value}”, is not a whole number from 0 to {limit} nor an \
         ascending range like 2-6."
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
        "The pile n = {value} is too large to try every take from every cell: the definition is \
         stepped through up to {limit}."
    )]
    DefinitionLarge {
        /// The pile.
        value: String,
        /// The largest pile.
        limit: u32,
    },
    /// The limit goes down, and the pile is too large for `rows`.
    #[error(
        "The pile n = {value} is too large: the limit goes down at x = {place}, and then only \
         rows are right, up to {limit}."
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
        "The losing piles up to this one, of {value} digits, may need {needed} MB of memory; at \
         most {limit} MB are taken."
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
        "With k = {value} below 1 there is no number system: 1 is its only digit, and a take of 1 \
         always wins."
    )]
    NumerationK {
        /// The factor, in lowest terms.
        value: String,
    },
    /// The position lies outside the table.
    #[error(
        "The position with pile {pile} and cap {cap} is not in the table: the pile is at most \
         {size} and the cap at most the pile."
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
