//! What can be wrong with a graph and its tokens.

use crate::QuestionError;
use crate::graphs::ReadError;

/// Why a question to a game on a graph has no answer; told as a [`QuestionError`] is.
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
        /// The greatest vertex that there may be.
        limit: u32,
    },
    /// The number of vertices is none.
    #[error("The number of vertices must be a whole number up to {limit}; got “{value}”.")]
    GraphVertices {
        /// The number as typed.
        value: String,
        /// The most there may be.
        limit: u32,
    },
    /// A vertex is named that there is not.
    #[error("There is no vertex {value} for {name}: there are {count}, counted from 0.")]
    GraphVertex {
        /// What names it: `edges`, `tokens`, `win` or `lose`.
        name: &'static str,
        /// The vertex.
        value: u32,
        /// How many there are.
        count: usize,
    },
    /// Part of a list of vertices is none.
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
        /// The greatest vertex that there may be.
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
    /// There are tokens beside each other where terminals win or lose.
    #[error("There are {value} tokens; where terminals win or lose there may be one at most.")]
    GraphTerminalTokens {
        /// How many.
        value: usize,
    },
    /// Terminals win or lose by themselves, and the rule is not `normal`.
    #[error("Where terminals win or lose the rule is “normal”; got “{value}”.")]
    GraphTerminalRule {
        /// The rule as typed.
        value: String,
    },
    /// A vertex is to win and to lose.
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
        /// The names there are, separated by commas.
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
    /// A method has no answer where terminals win or lose.
    #[error("“{value}” is for graphs without winning and losing terminals.")]
    GraphMethodTerminals {
        /// The method.
        value: String,
    },
    /// The loop as it is printed would look at too many edges.
    #[error("The loop would look at more than {limit} edges here.")]
    GraphLoopLong {
        /// How many it may look at.
        limit: u64,
    },
    /// The graph is in a file that has to be opened again.
    #[error("This graph is in the file “{value}”, which has to be opened again.")]
    GraphFile {
        /// The name of the file.
        value: String,
    },
    /// A position of a play is none of this game.
    #[error("“{value}” is no position of this game.")]
    GraphPosition {
        /// The position as given.
        value: String,
    },
    /// Nobody can tell who wins a position of a play.
    #[error("Nobody can tell who wins {value}: the method at hand does not reach so far.")]
    GraphUnknown {
        /// The position.
        value: String,
    },
    /// What is wrong with a file.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Read(#[from] ReadError),
    /// What several games refuse.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}
