//! Errors of a board of the race, and of questions about it.

use std::fmt;

use crate::QuestionError;

/// A place in a text of boards, for display: all numbers are from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Place {
    /// The number of the board in its text.
    pub board: u32,
    /// The line of the text; for a board in a link, its row.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            board,
            line,
            column,
        } = self;
        write!(formatter, "Board {board}, line {line}, column {column}")
    }
}

/// Why a question about the race has no answer; serialized as a [`QuestionError`] is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// The text is empty.
    #[error("{place}: there is no board; the text is empty.")]
    BoardEmpty {
        /// Where a board was expected.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
    },
    /// A text of boards does not begin with their number.
    #[error(
        "{place}: the text must begin with the number of boards, from 1 to {limit}; got “{value}”."
    )]
    BoardCount {
        /// Where the number was expected.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// The line found there.
        value: String,
        /// How many boards there may be.
        limit: u32,
    },
    /// A board does not begin with its size.
    #[error("{place}: the size of a board must be from {least} to {limit}; got “{value}”.")]
    BoardSize {
        /// Where the size was expected.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// The line found there.
        value: String,
        /// The smallest size.
        least: u32,
        /// The largest size.
        limit: u32,
    },
    /// A board has too few or too many rows or columns.
    #[error("{place}: the board has {value} {side}; it must have from {least} to {limit}.")]
    BoardSide {
        /// Where it ends too early, or where it should have ended.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// Which: `rows` or `columns`.
        side: &'static str,
        /// How many it has.
        value: u32,
        /// The fewest it may have.
        least: u32,
        /// The most it may have.
        limit: u32,
    },
    /// A row is longer or shorter than it must be.
    #[error("{place}: the row must have {limit} cells; it has {value}.")]
    BoardRow {
        /// The first missing or excess cell.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// How many cells the row has.
        value: u32,
        /// How many it must have.
        limit: u32,
    },
    /// A text is not a compact board.
    #[error(
        "“{value}” does not begin a compact board, ROWSxCOLUMNS.A.B.CELLS. The sides go from \
         {least} to {limit}, the starts are cell numbers, and each character stands for six \
         cells."
    )]
    BoardCompact {
        /// The text.
        value: String,
        /// The shortest side.
        least: u32,
        /// The longest side.
        limit: u32,
    },
    /// The text ends within a board.
    #[error("{place}: the board must have {limit} rows; it has {value}.")]
    BoardRows {
        /// Where the next row was expected.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// How many rows there are.
        value: u32,
        /// How many the board should have.
        limit: u32,
    },
    /// The text ends before its last board.
    #[error("{place}: the first line says {limit} boards; there are only {value}.")]
    BoardsFew {
        /// Where the next board was expected.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// How many boards there are.
        value: u32,
        /// How many the text should have.
        limit: u32,
    },
    /// The text continues after its last board.
    #[error("{place}: the first line says {limit} boards, but “{value}” follows after them.")]
    BoardsMany {
        /// Where it continues.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// The line found there.
        value: String,
        /// How many boards the text should have.
        limit: u32,
    },
    /// A character is not a cell.
    #[error("{place}: “{value}” is not a cell; the cells are {cells}.")]
    BoardCell {
        /// Where it is.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// The character.
        value: char,
        /// The allowed characters, separated by spaces.
        cells: &'static str,
    },
    /// A start occurs twice.
    #[error(
        "{place}: there is a second {value}; the first is in line {first_line}, column \
         {first_column}."
    )]
    StartTwice {
        /// Where it occurs the second time.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// The token: A or B.
        value: char,
        /// The line where it occurs the first time.
        first_line: u32,
        /// The column there.
        first_column: u32,
    },
    /// A start is missing.
    #[error("{place}: the board has no {value}.")]
    StartMissing {
        /// Where the board begins.
        #[cfg_attr(feature = "serde", serde(flatten))]
        place: Place,
        /// The token: A or B.
        value: char,
    },
    /// No player has this name.
    #[error("There is no player “{value}”, only A and B.")]
    Player {
        /// The name as typed.
        value: String,
    },
    /// A text is not a state of the board, or not one that can be played.
    #[error(
        "“{value}” is not a state of this board. Give two white cells and the player to move, \
         like 0,1,3,3,B."
    )]
    State {
        /// The text.
        value: String,
    },
    /// The board is too large for the full game.
    #[error("The full game is solved up to {limit} states; this board has {value}.")]
    FullGameLarge {
        /// How many states it has.
        value: u64,
        /// How many it may have.
        limit: u64,
    },
    /// The layers are too large for the tables of pairs.
    #[error("The tables of pairs may take up to {limit} MB; this board needs {value} MB.")]
    PairsLarge {
        /// The memory the tables need, in MB of 2^20 bytes.
        value: u64,
        /// The most it may need.
        limit: u64,
    },
    /// A method needs the extra step, which the rule leaves out.
    #[error("“{method}” needs the extra step; with “jump=0” only the full game can be solved.")]
    MethodNeedsJumps {
        /// The method's name in links.
        method: &'static str,
    },
    /// The rule about the extra step is neither of the two.
    #[error("“jump” must be 1, an extra step after a step onto the opponent, or 0; got “{value}”.")]
    Jump {
        /// The value as typed.
        value: String,
    },
    /// The gallery has no board of this name.
    #[error("There is no board “{value}” in the gallery. The boards are: {samples}.")]
    Sample {
        /// The name.
        value: String,
        /// The existing names, separated by commas.
        samples: &'static str,
    },
    /// The board is too small for a double tree of this level, or the level is too high.
    #[error(
        "A board of side {side} has room for a double tree of level {limit} at most; got \
         {value}."
    )]
    TreeLevel {
        /// The level.
        value: u32,
        /// The board's side.
        side: u32,
        /// The highest level that fits on a board of this side.
        limit: u32,
    },
    /// An error common to several games.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}
