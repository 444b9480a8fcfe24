//! Errors of games in a row.

use crate::{ListError, QuestionError};

/// Why a question about such a game has no answer; serialized as a [`QuestionError`] is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// A number in a list is not a whole number, or has too many digits.
    #[error(
        "Number {place} of the {name} must be a whole number of at most {limit} digits; got “{value}”."
    )]
    RowNumber {
        /// Which list: `stairs`, `piles` or `beans`.
        name: &'static str,
        /// The number as typed.
        value: String,
        /// Its place in the list, from 0.
        place: u32,
        /// How many digits it may have.
        limit: u32,
    },
    /// An item in a list is not the number of a place.
    #[error(
        "Number {place} of the {name} must be a whole number from 1 to {limit}; got “{value}”."
    )]
    RowPlace {
        /// Which list: `heads` or `coins`.
        name: &'static str,
        /// The item as typed.
        value: String,
        /// Its place in the list, from 1.
        place: u32,
        /// The last place.
        limit: u64,
    },
    /// A place is listed twice.
    #[error("{value} appears twice among the {name}.")]
    RowTwice {
        /// Which list: `heads` or `coins`.
        name: &'static str,
        /// The place.
        value: String,
    },
    /// There are too many places.
    #[error("There are {value} {name}; the limit is {limit}.")]
    RowMany {
        /// What there is too much of: `stairs`, `piles`, `beans`, `heads` or `coins`.
        name: &'static str,
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// A text is not a position of this game.
    #[error("“{value}” is not a position of this game.")]
    RowPosition {
        /// The position as given.
        value: String,
    },
    /// A text is not a code of turns.
    #[error(
        "A code says how many coins may be turned, such as 2, 1-3 or 1+; add C for neighbours \
         or E for equal distances. Got “{value}”."
    )]
    TurnCode {
        /// The code as typed.
        value: String,
    },
    /// A code allows turning too many coins that may lie anywhere.
    #[error(
        "“{value}” lets you turn more than {limit} coins anywhere, so its table would be too \
         large. With C or E at the end you may turn more."
    )]
    TurnMany {
        /// The code as typed.
        value: String,
        /// How many coins may be turned.
        limit: u32,
    },
    /// The rightmost head is beyond the table, and the code has no formula.
    #[error(
        "The code “{code}” has no formula. Its table ends at coin {limit}, and there is a \
         head on coin {value}."
    )]
    TurnTable {
        /// The code.
        code: String,
        /// The rightmost head.
        value: u64,
        /// The last coin of the table.
        limit: u64,
    },
    /// An item in a list is not a coin of the grid.
    #[error(
        "Head {place} must be a column from 1 to {across}, a point and a row from 1 to {down}, \
         such as 3.5; got “{value}”."
    )]
    TurnCell {
        /// The item as typed.
        value: String,
        /// Its place in the list, from 1.
        place: u32,
        /// The last column.
        across: u64,
        /// The last row.
        down: u64,
    },
    /// A row is too long for a play in which moves turn runs of any length.
    #[error(
        "With runs of any length you can play up to coin {limit}; there is a head on coin {value}."
    )]
    TurnPlay {
        /// The rightmost head.
        value: u64,
        /// The last coin of a play.
        limit: u64,
    },
    /// A board has a character other than 0 and 1.
    #[error("Cell {place} of the board must be 0 (free) or 1 (a coin); got “{value}”.")]
    CoinsCell {
        /// The character.
        value: String,
        /// Its cell, from 1.
        place: usize,
    },
    /// The number of cells is invalid or too large.
    #[error("The number of cells must be from 0 to {limit}; got “{value}”.")]
    CoinsCells {
        /// The number of cells, as typed or counted.
        value: String,
        /// How many there may be.
        limit: u64,
    },
    /// No reading has this name.
    #[error("There is no reading “{value}”; choose blocked, goal or thrown.")]
    CoinsReading {
        /// The name as typed.
        value: String,
    },
    /// A board is too long for a search.
    #[error(
        "If blocked coins leave, no formula is known, so boards of up to {limit} cells are \
         searched. By the {name} there are {value}."
    )]
    CoinsThrown {
        /// Where the number comes from: `board`, or `m`.
        name: &'static str,
        /// How many cells.
        value: u64,
        /// How many there may be.
        limit: u64,
    },
    /// The list is in a file that is none.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    List(#[from] ListError),
    /// An error common to several games.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}
