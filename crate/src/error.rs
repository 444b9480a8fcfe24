//! Everything that can be wrong with a question, as data.

use std::fmt;

/// Why a question has no answer.
///
/// Every variant carries the offending value, as typed, and the limit it broke.
/// `Display` is a full English sentence; [`id`](Self::id) and
/// [`args`](Self::args) are the same sentence for a translator. Values may be of
/// any length: cutting them for display is left to whoever displays them.
///
/// ```
/// use mexplorer::SolveError;
///
/// let error = SolveError::TableLarge { value: "401".into(), limit: 400 };
/// assert_eq!(error.to_string(), "The pile n = 401 is too large for a table: it ends at 400.");
/// assert_eq!(error.id(), "error-table-large");
/// assert_eq!(error.args(), [("value", "401".into()), ("limit", "400".into())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolveError {
    /// The pile is not a whole number.
    Pile {
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// The pile is a whole number with too many digits.
    PileLarge {
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// One of several piles is not a whole number, or has too many digits.
    Coordinate {
        /// Which: `a` or `b`; `x` or `from`, for other numbers of that kind.
        name: &'static str,
        /// The pile as typed.
        value: String,
        /// How many digits it may have.
        limit: u32,
    },
    /// The pile is above the last row of a table.
    TableLarge {
        /// The pile.
        value: String,
        /// The largest pile.
        limit: u32,
    },
    /// The pile has too many digits for a map.
    MapLarge {
        /// How many digits it has.
        value: usize,
        /// How many it may have.
        limit: u32,
    },
    /// The pile is above what can be stepped through by the definition.
    DefinitionLarge {
        /// The pile.
        value: String,
        /// The largest pile.
        limit: u32,
    },
    /// The limit goes down, and the pile is above what rows can answer.
    RowsLarge {
        /// The pile.
        value: String,
        /// The x of the first L(x) below L(x − 1).
        place: u32,
        /// The largest pile.
        limit: u32,
    },
    /// The pile and k together make a set of losing piles too large for the memory.
    NumerationMemory {
        /// How many digits the pile has.
        value: usize,
        /// The memory the set may need, in MB of 2^20 bytes.
        needed: u128,
        /// The most it may need.
        limit: u32,
    },
    /// With k below 1 there is no number system to show: 1 is its only digit.
    NumerationK {
        /// The factor, in lowest terms.
        value: String,
    },
    /// An entry of the limit is not a whole number or an ascending range of them.
    Limit {
        /// The entry as typed.
        value: String,
        /// Its place in the list, from 1.
        place: u32,
        /// The largest number.
        limit: u32,
    },
    /// The limit has too many entries, ranges written out.
    LimitLong {
        /// How many.
        value: u64,
        /// How many it may have.
        limit: usize,
    },
    /// The limit goes down, where a method needs that a larger take never allows less.
    LimitDecreases {
        /// L(`place`).
        value: u32,
        /// The first place where it goes down.
        place: u32,
        /// L(`place` − 1), which is more.
        before: u32,
    },
    /// Part of a list is asked for that the list does not have.
    Range {
        /// The index of the first item asked for, from 0.
        first: u32,
        /// How many are asked for.
        count: u32,
        /// How many the list has.
        length: String,
    },
    /// The numbers asked for are too much text at once.
    RangeText {
        /// How many are asked for.
        count: u32,
        /// How many characters they may have together.
        limit: usize,
    },
    /// The factor k is not a positive number, or has too many digits.
    Ratio {
        /// The factor as typed.
        value: String,
        /// How many digits numerator and denominator may have.
        limit: u32,
    },
    /// The cap is not a whole number from 0 to the pile.
    Cap {
        /// The cap as typed.
        value: String,
        /// The pile, which is the largest cap.
        pile: String,
    },
    /// No method has this name.
    Method {
        /// The name as typed.
        value: String,
        /// The names there are, separated by commas.
        methods: &'static str,
    },
    /// The position lies outside the table.
    Cell {
        /// Its pile: the row.
        pile: u32,
        /// Its cap: the column.
        cap: u32,
        /// The pile of the table's last row.
        size: u32,
    },
    /// A picture or its window has a side of length zero, or too long a one.
    Side {
        /// Which side: `width`, `height`, `rows` or `columns`; `count`, for a line of numbers.
        side: &'static str,
        /// Its length.
        value: u32,
        /// The longest it may be.
        limit: u32,
    },
}

impl SolveError {
    /// The message id for translators, in kebab case.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Pile { .. } => "error-pile",
            Self::PileLarge { .. } => "error-pile-large",
            Self::Coordinate { .. } => "error-coordinate",
            Self::DefinitionLarge { .. } => "error-definition-large",
            Self::TableLarge { .. } => "error-table-large",
            Self::MapLarge { .. } => "error-map-large",
            Self::RowsLarge { .. } => "error-rows-large",
            Self::NumerationMemory { .. } => "error-numeration-memory",
            Self::NumerationK { .. } => "error-numeration-k",
            Self::Limit { .. } => "error-limit",
            Self::LimitLong { .. } => "error-limit-long",
            Self::LimitDecreases { .. } => "error-limit-decreases",
            Self::Range { .. } => "error-range",
            Self::RangeText { .. } => "error-range-text",
            Self::Ratio { .. } => "error-ratio",
            Self::Cap { .. } => "error-cap",
            Self::Method { .. } => "error-method",
            Self::Cell { .. } => "error-cell",
            Self::Side { .. } => "error-side",
        }
    }

    /// The message's arguments: pairs of name and value, in the order of the fields.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Pile { value, limit }
            | Self::PileLarge { value, limit }
            | Self::TableLarge { value, limit }
            | Self::DefinitionLarge { value, limit }
            | Self::Ratio { value, limit } => {
                vec![("value", value.clone()), ("limit", limit.to_string())]
            }
            Self::Coordinate { name, value, limit } => vec![
                ("name", (*name).into()),
                ("value", value.clone()),
                ("limit", limit.to_string()),
            ],
            Self::MapLarge { value, limit } => {
                vec![("value", value.to_string()), ("limit", limit.to_string())]
            }
            Self::Cap { value, pile } => {
                vec![("value", value.clone()), ("pile", pile.clone())]
            }
            Self::RowsLarge {
                value,
                place,
                limit,
            }
            | Self::Limit {
                value,
                place,
                limit,
            } => vec![
                ("value", value.clone()),
                ("place", place.to_string()),
                ("limit", limit.to_string()),
            ],
            Self::NumerationMemory {
                value,
                needed,
                limit,
            } => vec![
                ("value", value.to_string()),
                ("needed", needed.to_string()),
                ("limit", limit.to_string()),
            ],
            Self::NumerationK { value } => vec![("value", value.clone())],
            Self::LimitLong { value, limit } => {
                vec![("value", value.to_string()), ("limit", limit.to_string())]
            }
            Self::LimitDecreases {
                value,
                place,
                before,
            } => vec![
                ("value", value.to_string()),
                ("place", place.to_string()),
                ("before", before.to_string()),
            ],
            Self::Range {
                first,
                count,
                length,
            } => vec![
                ("first", first.to_string()),
                ("count", count.to_string()),
                ("length", length.clone()),
            ],
            Self::RangeText { count, limit } => {
                vec![("count", count.to_string()), ("limit", limit.to_string())]
            }
            Self::Method { value, methods } => {
                vec![("value", value.clone()), ("methods", (*methods).into())]
            }
            Self::Cell { pile, cap, size } => vec![
                ("pile", pile.to_string()),
                ("cap", cap.to_string()),
                ("size", size.to_string()),
            ],
            Self::Side { side, value, limit } => vec![
                ("side", (*side).into()),
                ("value", value.to_string()),
                ("limit", limit.to_string()),
            ],
        }
    }
}

impl fmt::Display for SolveError {
    #[expect(clippy::too_many_lines, reason = "one sentence a variant")]
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pile { value, limit } => write!(
                formatter,
                "The pile “{value}” is not a whole number of at most {limit} digits."
            ),
            Self::PileLarge { value, limit } => write!(
                formatter,
                "The pile n = {value} is too large: it may have at most {limit} digits."
            ),
            Self::Coordinate { name, value, limit } => write!(
                formatter,
                "The pile {name}, “{value}”, is not a whole number of at most {limit} digits."
            ),
            Self::TableLarge { value, limit } => write!(
                formatter,
                "The pile n = {value} is too large for a table: it ends at {limit}."
            ),
            Self::MapLarge { value, limit } => write!(
                formatter,
                "The pile has {value} digits; a map is drawn up to {limit}."
            ),
            Self::DefinitionLarge { value, limit } => write!(
                formatter,
                "The pile n = {value} is too large to try every take from every cell: \
                 the definition is stepped through up to {limit}."
            ),
            Self::RowsLarge {
                value,
                place,
                limit,
            } => write!(
                formatter,
                "The pile n = {value} is too large: the limit goes down at x = {place}, \
                 and then only rows are right, up to {limit}."
            ),
            Self::NumerationMemory {
                value,
                needed,
                limit,
            } => write!(
                formatter,
                "The losing piles up to this one, of {value} digits, may need {needed} MB \
                 of memory; at most {limit} MB are taken."
            ),
            Self::NumerationK { value } => write!(
                formatter,
                "With k = {value} below 1 there is no number system: 1 is its only digit, \
                 and a take of 1 always wins."
            ),
            Self::Limit {
                value,
                place,
                limit,
            } => write!(
                formatter,
                "Entry {place} of the limit, “{value}”, is not a whole number from 0 to {limit} \
                 nor an ascending range like 2-6."
            ),
            Self::LimitLong { value, limit } => write!(
                formatter,
                "The limit has {value} entries; it may have at most {limit}."
            ),
            Self::LimitDecreases {
                value,
                place,
                before,
            } => write!(
                formatter,
                "The limit goes down at x = {place}, from {before} to {value}: \
                 then this method is wrong."
            ),
            Self::Range {
                first,
                count,
                length,
            } => write!(
                formatter,
                "The list has {length} items: not {count} from index {first} on."
            ),
            Self::RangeText { count, limit } => write!(
                formatter,
                "These {count} numbers have more than {limit} characters together."
            ),
            Self::Ratio { value, limit } => write!(
                formatter,
                "The factor “{value}” is not a positive number like 2, 1.5 or 7/2 \
                 with at most {limit} digits above and below the line."
            ),
            Self::Cap { value, pile } => write!(
                formatter,
                "The cap “{value}” is not a whole number from 0 to the pile, {pile}."
            ),
            Self::Method { value, methods } => write!(
                formatter,
                "There is no method “{value}” here; the methods are: {methods}."
            ),
            Self::Cell { pile, cap, size } => write!(
                formatter,
                "The position with pile {pile} and cap {cap} is not in the table: \
                 the pile is at most {size} and the cap at most the pile."
            ),
            Self::Side { side, value, limit } => write!(
                formatter,
                "The picture's {side} is {value}, and must be from 1 to {limit}."
            ),
        }
    }
}

impl std::error::Error for SolveError {}

#[cfg(test)]
mod tests {
    use super::SolveError;

    #[test]
    fn every_sentence_holds_all_its_arguments() {
        let value = || "x7".to_owned();
        let errors = [
            SolveError::Pile {
                value: value(),
                limit: 400,
            },
            SolveError::PileLarge {
                value: value(),
                limit: 400,
            },
            SolveError::Coordinate {
                name: "b",
                value: value(),
                limit: 1_000,
            },
            SolveError::DefinitionLarge {
                value: value(),
                limit: 120,
            },
            SolveError::TableLarge {
                value: value(),
                limit: 400,
            },
            SolveError::MapLarge {
                value: 1_001,
                limit: 1_000,
            },
            SolveError::RowsLarge {
                value: value(),
                place: 5,
                limit: 10_000,
            },
            SolveError::NumerationMemory {
                value: 9_999,
                needed: 400,
                limit: 256,
            },
            SolveError::NumerationK { value: value() },
            SolveError::Limit {
                value: value(),
                place: 3,
                limit: 77,
            },
            SolveError::LimitLong {
                value: 78,
                limit: 77,
            },
            SolveError::LimitDecreases {
                value: 1,
                place: 2,
                before: 3,
            },
            SolveError::Range {
                first: 8,
                count: 4,
                length: "10".into(),
            },
            SolveError::RangeText {
                count: 4,
                limit: 10,
            },
            SolveError::Ratio {
                value: value(),
                limit: 18,
            },
            SolveError::Cap {
                value: value(),
                pile: "9".into(),
            },
            SolveError::Method {
                value: value(),
                methods: "rows, walls",
            },
            SolveError::Cell {
                pile: 8,
                cap: 3,
                size: 7,
            },
            SolveError::Side {
                side: "width",
                value: 0,
                limit: 4096,
            },
        ];
        for error in errors {
            let sentence = error.to_string();
            assert!(sentence.ends_with('.') && error.id().starts_with("error-"));
            for (name, value) in error.args() {
                assert!(sentence.contains(&value), "{name} is not in: {sentence}");
            }
        }
    }
}
