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
        "Edge {place}, “{value}”, should be two vertices joined by -, like 0-1. A vertex is a \
         whole number up to {limit}."
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
    #[error("There is no vertex {value} ({name}): there are only {count}, counted from 0.")]
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
        "Item {place}, “{value}”, is not a vertex ({name}). Write a whole number up to \
         {limit}, or a range like 2-6."
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
    #[error("There are {value} tokens; the limit is {limit}.")]
    GraphTokensMany {
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// There are several tokens on a graph with winning or losing terminals.
    #[error("There are {value} tokens; with winning or losing terminals there can be only one.")]
    GraphTerminalTokens {
        /// How many.
        value: usize,
    },
    /// There are winning or losing terminals, and the rule is not `normal`.
    #[error("With winning or losing terminals, the rule must be “normal”; got “{value}”.")]
    GraphTerminalRule {
        /// The rule as typed.
        value: String,
    },
    /// A vertex is both a winning and a losing terminal.
    #[error("Vertex {value} can't be both a winning and a losing terminal.")]
    GraphBoth {
        /// The vertex.
        value: u32,
    },
    /// No rule has this name.
    #[error("There is no rule “{value}”; the rules are: {rules}.")]
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
    #[error("The loop would check more than {limit} edges here.")]
    GraphLoopLong {
        /// How many it may examine.
        limit: u64,
    },
    /// The graph is in a file that must be opened again.
    #[error("This graph is in the file “{value}”. Open the file again.")]
    GraphFile {
        /// The name of the file.
        value: String,
    },
    /// A text is not a position of this game.
    #[error("“{value}” is not a position of this game.")]
    GraphPosition {
        /// The position as given.
        value: String,
    },
    /// The winner of a position in a play is unknown.
    #[error("Nobody can tell who wins {value}: no method reaches that far.")]
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
