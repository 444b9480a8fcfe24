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
/// let error = SolveError::PileLarge { value: "401".into(), limit: 400 };
/// assert_eq!(error.to_string(), "The pile n = 401 is too large: this table ends at 400.");
/// assert_eq!(error.id(), "error-pile-large");
/// assert_eq!(error.args(), [("value", "401".into()), ("limit", "400".into())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolveError {
    /// The pile is not a whole number.
    Pile {
        /// The pile as typed.
        value: String,
        /// The largest pile.
        limit: u32,
    },
    /// The pile is a whole number above the limit.
    PileLarge {
        /// The pile as typed.
        value: String,
        /// The largest pile.
        limit: u32,
    },
    /// The pile is above what can be stepped through by the definition.
    DefinitionLarge {
        /// The pile.
        value: String,
        /// The largest pile.
        limit: u32,
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
        pile: u32,
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
        /// Which side: `width`, `height`, `rows` or `columns`.
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
            Self::DefinitionLarge { .. } => "error-definition-large",
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
            | Self::DefinitionLarge { value, limit }
            | Self::Ratio { value, limit } => {
                vec![("value", value.clone()), ("limit", limit.to_string())]
            }
            Self::Cap { value, pile } => {
                vec![("value", value.clone()), ("pile", pile.to_string())]
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
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pile { value, limit } => write!(
                formatter,
                "The pile “{value}” is not a whole number from 0 to {limit}."
            ),
            Self::PileLarge { value, limit } => write!(
                formatter,
                "The pile n = {value} is too large: this table ends at {limit}."
            ),
            Self::DefinitionLarge { value, limit } => write!(
                formatter,
                "The pile n = {value} is too large to try every take from every cell: \
                 the definition is stepped through up to {limit}."
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
            SolveError::DefinitionLarge {
                value: value(),
                limit: 120,
            },
            SolveError::Ratio {
                value: value(),
                limit: 18,
            },
            SolveError::Cap {
                value: value(),
                pile: 9,
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
