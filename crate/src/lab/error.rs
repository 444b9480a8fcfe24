//! Errors of a rule, and of questions about it.

/// Why a rule is invalid, or a question has no answer; serialized as a
/// [`QuestionError`](crate::QuestionError) is.
///
/// Lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// A character is not a sign of the language.
    #[error("Line {line}, character {column}: the language has no sign “{value}” ({code}).")]
    LabSign {
        /// The line.
        line: usize,
        /// Where in it.
        column: usize,
        /// The sign.
        value: String,
        /// Its code point, as `U+00A7`.
        code: String,
    },
    /// Something else is expected here.
    #[error("Line {line}, character {column}: found “{found}”, expected {expected}.")]
    LabExpected {
        /// The line.
        line: usize,
        /// Where in it.
        column: usize,
        /// What is expected: a sign, a keyword, or one of `statement`, `name`, `number`,
        /// `operator`, `target`, `end` (of the line), `rule` (a line of moves or a constant).
        expected: &'static str,
        /// What was found.
        found: String,
    },
    /// The line ends too early.
    #[error("Line {line}, character {column}: the line ends too soon, expected {expected}.")]
    LabEnds {
        /// The line.
        line: usize,
        /// Where it ends.
        column: usize,
        /// What is missing; as in [`LabExpected`](Self::LabExpected).
        expected: &'static str,
    },
    /// Comparisons do not chain.
    #[error("Line {line}, character {column}: you can't chain comparisons; write a < b and b < c.")]
    LabChain {
        /// The line.
        line: usize,
        /// Where in it.
        column: usize,
    },
    /// A condition where a number is needed, or vice versa.
    #[error("Line {line}, character {column}: expected a {expected}.")]
    LabKind {
        /// The line.
        line: usize,
        /// Where in it.
        column: usize,
        /// `number` or `condition`.
        expected: &'static str,
    },
    /// A name is undefined here, or defined twice.
    #[error("Line {line}, character {column}: the name “{value}” can't be used here ({problem}).")]
    LabName {
        /// The line.
        line: usize,
        /// Where in it.
        column: usize,
        /// The name.
        value: String,
        /// `unknown`: it is not defined; `later`: it is defined further on; `twice`: it is defined
        /// already.
        problem: &'static str,
    },
    /// A tuple has another number of coordinates than the first one.
    #[error("Line {line}: {value} coordinates; the first position has {expected}.")]
    LabArity {
        /// The line.
        line: usize,
        /// How many there are.
        value: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A statement that may occur once occurs again.
    #[error("Line {line}: a rule can have “{value}” only once.")]
    LabTwice {
        /// The line of the second one.
        line: usize,
        /// How it begins.
        value: &'static str,
    },
    /// There is no line of moves.
    #[error("The rule has no moves. Write at least a line like (n) -> (n - 1).")]
    LabEmpty,
    /// A number in the text has no value.
    #[error("Line {line} has no value: {problem}, with {first} and {second}.")]
    LabValue {
        /// The line.
        line: usize,
        /// The [name](super::FaultKind::name) of the fault.
        problem: &'static str,
        /// The first operand.
        first: String,
        /// The second operand; the first one again if there is only one.
        second: String,
    },
    /// The start, or an end of the table, is not a natural number.
    #[error("Line {line}: a start and a table use whole numbers from 0 on; got {value}.")]
    LabWhole {
        /// The line.
        line: usize,
        /// Its value.
        value: String,
    },
    /// A range of the table ends before it begins.
    #[error("Line {line}: the range from {first} to {last} is empty.")]
    LabTable {
        /// The line.
        line: usize,
        /// Where it begins.
        first: String,
        /// Where it ends.
        last: String,
    },
    /// The start is not on the board.
    #[error("Line {line}: the start ({value}) is not on the board.")]
    LabStart {
        /// The line.
        line: usize,
        /// The start.
        value: String,
    },
    /// No tuple of the table is on the board.
    #[error("No position of the table (line {line}) is on the board.")]
    LabBoard {
        /// The line of the table; 0 if the rule has no table.
        line: usize,
    },
    /// A line has too much of something.
    #[error("Line {line}: {value} {what}; the limit is {limit}.")]
    LabMany {
        /// The line.
        line: usize,
        /// `coordinates`, `parts`, `loops`, `levels`, `positions` of the table, or `values` of one
        /// loop.
        what: &'static str,
        /// How many.
        value: String,
        /// How many there may be.
        limit: u64,
    },
    /// The whole rule needs too much of something.
    #[error("The rule needs {value} {what}; the limit is {limit}.")]
    LabLarge {
        /// `characters`, `statements`, `positions`, `moves`, `operations` or `options`.
        what: &'static str,
        /// How many.
        value: String,
        /// How many there may be.
        limit: u64,
    },
    /// The position in the link is not a position of this rule.
    #[error("“{value}” is not a position of this rule ({problem}).")]
    LabAt {
        /// As given.
        value: String,
        /// `text`: it cannot be parsed; `arity`: it has another number of coordinates; `board`: it
        /// is not on the board; `parts`: it is a sum of more than [`MAX_SUM`](super::MAX_SUM).
        problem: &'static str,
    },
}

impl Error {
    /// `text`: the rule cannot be parsed; `value`: a number, the start or the table is not allowed;
    /// `limit`: a limit is exceeded; `at`: the position in the link is wrong.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::LabSign { .. }
            | Self::LabExpected { .. }
            | Self::LabEnds { .. }
            | Self::LabChain { .. }
            | Self::LabKind { .. }
            | Self::LabName { .. }
            | Self::LabArity { .. }
            | Self::LabTwice { .. }
            | Self::LabEmpty => "text",
            Self::LabValue { .. }
            | Self::LabWhole { .. }
            | Self::LabTable { .. }
            | Self::LabStart { .. }
            | Self::LabBoard { .. } => "value",
            Self::LabMany { .. } | Self::LabLarge { .. } => "limit",
            Self::LabAt { .. } => "at",
        }
    }

    /// The line of the error; 0 if it is not about a single line.
    #[must_use]
    pub fn line(&self) -> usize {
        match self {
            Self::LabSign { line, .. }
            | Self::LabExpected { line, .. }
            | Self::LabEnds { line, .. }
            | Self::LabChain { line, .. }
            | Self::LabKind { line, .. }
            | Self::LabName { line, .. }
            | Self::LabArity { line, .. }
            | Self::LabTwice { line, .. }
            | Self::LabValue { line, .. }
            | Self::LabWhole { line, .. }
            | Self::LabTable { line, .. }
            | Self::LabStart { line, .. }
            | Self::LabBoard { line }
            | Self::LabMany { line, .. } => *line,
            Self::LabEmpty | Self::LabLarge { .. } | Self::LabAt { .. } => 0,
        }
    }

    /// The column of the error, if it is about a single place.
    #[must_use]
    pub fn column(&self) -> Option<usize> {
        match self {
            Self::LabSign { column, .. }
            | Self::LabExpected { column, .. }
            | Self::LabEnds { column, .. }
            | Self::LabChain { column, .. }
            | Self::LabKind { column, .. }
            | Self::LabName { column, .. } => Some(*column),
            _ => None,
        }
    }
}
