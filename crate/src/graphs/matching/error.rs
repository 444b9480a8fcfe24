//! Errors of the matching game.

use crate::QuestionError;

/// Why a question about a matching game has no answer; serialized as a [`QuestionError`] is.
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
    MatchingEdge {
        /// The edge as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// An edge joins a vertex to itself.
    #[error("Edge {place}, “{value}”, joins a vertex to itself. Here an edge joins two vertices.")]
    MatchingLoop {
        /// The edge as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
    },
    /// There are too many edges.
    #[error("There are {value} edges; the limit is {limit}.")]
    MatchingEdgesMany {
        /// How many, repeated ones counted once.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// The number of vertices is not a whole number, or is too large.
    #[error("The number of vertices must be a whole number up to {limit}; got “{value}”.")]
    MatchingVertices {
        /// The number as typed.
        value: String,
        /// The most there may be.
        limit: u32,
    },
    /// The token is not on a vertex.
    #[error("The token must be on a vertex, a whole number up to {limit}; got “{value}”.")]
    MatchingToken {
        /// The vertex as typed.
        value: String,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// A vertex does not exist.
    #[error("There is no vertex {value} ({name}): there are only {count}, counted from 0.")]
    MatchingVertex {
        /// Where it occurs: `edges` or `token`.
        name: &'static str,
        /// The vertex.
        value: u32,
        /// How many there are.
        count: usize,
    },
    /// A text is not a position of this game.
    #[error("“{value}” is not a position of this game.")]
    MatchingPosition {
        /// The position as given.
        value: String,
    },
    /// The graph is too large for its steps to be shown.
    #[error(
        "This graph has {vertices} vertices and {edges} edges. Steps are shown for at most {limit} \
         vertices and {most} edges."
    )]
    MatchingLarge {
        /// How many vertices it has.
        vertices: usize,
        /// How many edges it has.
        edges: usize,
        /// The most vertices.
        limit: usize,
        /// The most edges.
        most: usize,
    },
    /// An error common to several games.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}
