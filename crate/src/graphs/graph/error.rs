//! Errors of a graph with tokens.

use crate::QuestionError;
use crate::graphs::ReadError;

/// Why a question about a game on a graph has no answer; serialized as a [`QuestionError`] is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// An edge is not two vertices.
    #[error(
        "Edge {place}, “{value}”, is not two vertices joined by -, like 0-1, each a whole number \
         up to {limit}."
    )]
    GraphEdge {
        /// The edge as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// The number of vertices is not a whole number, or is too large.
    #[error("The number of vertices must be a whole number up to {limit}; got “{value}”.")]
    GraphVertices {
        /// The number as typed.
        value: String,
        /// The most there may be.
        limit: u32,
    },
    /// A vertex does not exist.
    #[error("There is no vertex {value} for {name}: there are {count}, counted from 0.")]
    GraphVertex {
        /// The list that contains it: `edges`, `tokens`, `win` or `lose`.
        name: &'static str,
        /// The vertex.
        value: u32,
        /// How many there are.
        count: usize,
    },
    /// An item in a list of vertices is not one.
    #[error(
        "Item {place} of {name}, “{value}”, is no vertex: a whole number up to {limit}, or a range \
         like 2-6."
    )]
    GraphList {
        /// Which list: `tokens`, `win` or `lose`.
        name: &'static str,
        /// The item as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// There are too many tokens.
    #[error("There are {value} tokens; there may be {limit} at most.")]
    GraphTokensMany {
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// There are several tokens on a graph with winning or losing terminals.
    #[error("There are {value} tokens; where terminals win or lose there may be one at most.")]
    GraphTerminalTokens {
        /// How many.
        value: usize,
    },
    /// There are winning or losing terminals, and the rule is not `normal`.
    #[error("Where terminals win or lose the rule is “normal”; got “{value}”.")]
    GraphTerminalRule {
        /// The rule as typed.
        value: String,
    },
    /// A vertex is both a winning and a losing terminal.
    #[error("Vertex {value} cannot be a winning and a losing terminal.")]
    GraphBoth {
        /// The vertex.
        value: u32,
    },
    /// No rule has this name.
    #[error("There is no rule “{value}” here; the rules are: {rules}.")]
    GraphRule {
        /// The name as typed.
        value: String,
        /// The existing names, separated by commas.
        rules: &'static str,
    },
    /// A method needs a graph without cycles.
    #[error("“{value}” needs a graph without cycles; this one has {cycle}.")]
    GraphMethodCycle {
        /// The method.
        value: String,
        /// A cycle, as `0→1→0`.
        cycle: String,
    },
    /// A method does not work with winning or losing terminals.
    #[error("“{value}” is for graphs without winning and losing terminals.")]
    GraphMethodTerminals {
        /// The method.
        value: String,
    },
    /// The plain loop would examine too many edges.
    #[error("The loop would look at more than {limit} edges here.")]
    GraphLoopLong {
        /// How many it may examine.
        limit: u64,
    },
    /// The graph is in a file that must be opened again.
    #[error("This graph is in the file “{value}”, which has to be opened again.")]
    GraphFile {
        /// The name of the file.
        value: String,
    },
    /// A text is not a position of this game.
    #[error("“{value}” is no position of this game.")]
    GraphPosition {
        /// The position as given.
        value: String,
    },
    /// The winner of a position in a play is unknown.
    #[error("The outcome of {value} is unknown: it is out of reach of all methods.")]
    GraphUnknown {
        /// The position.
        value: String,
    },
    /// An error in a file.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Read(#[from] ReadError),
    /// An error common to several games.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}
