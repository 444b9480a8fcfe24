//! Errors of Green Hackenbush.

/// Why a question about this game has no answer; serialized as a
/// [`QuestionError`](crate::QuestionError) is.
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
        "Edge {place}, “{value}”, is not two vertices joined by -, like 0-1. Each vertex is a \
         whole number up to {limit}."
    )]
    HackenbushEdge {
        /// The edge as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// There are too many edges.
    #[error("There are {value} edges; the limit is {limit}.")]
    HackenbushEdgesMany {
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// A ground vertex is not a number.
    #[error(
        "Ground vertex {place}, “{value}”, is not a vertex: write a whole number up to {limit}."
    )]
    HackenbushGround {
        /// The vertex as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// The number of a vertex is too large.
    #[error("Item {place} of {name} names vertex {value}; vertices go up to {limit}.")]
    HackenbushVertex {
        /// Where it occurs: `edges` or `ground`.
        name: &'static str,
        /// The number as typed.
        value: String,
        /// The place in that list, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// A text is not a position of this game.
    #[error("“{value}” is not a position of this game.")]
    HackenbushPosition {
        /// The position as given.
        value: String,
    },
}
