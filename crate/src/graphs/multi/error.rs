//! Errors of a game of tokens that are replaced.

use crate::QuestionError;

/// Why a question about such a game has no answer; serialized as a [`QuestionError`] is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// A list of options does not begin with its vertex.
    #[error(
        "List {place}, “{value}”, should begin with its vertex (a whole number up to {limit}) \
         and a colon, like 2:1;0+0."
    )]
    MultiList {
        /// The list as typed.
        value: String,
        /// Its place, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// A vertex has two lists of options.
    #[error("Vertex {value} has two lists of options.")]
    MultiTwice {
        /// The vertex.
        value: u32,
    },
    /// An option does not consist of vertices.
    #[error(
        "Vertex {vertex}: the option “{value}” should be vertices joined by +, like 2+0, or - \
         for none. A vertex is a whole number up to {limit}."
    )]
    MultiOption {
        /// The vertex whose option it is.
        vertex: u32,
        /// The option as typed.
        value: String,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// A vertex has no list.
    #[error(
        "Vertex {value} has no list, like {value}:0 ({name}). Every vertex up to the largest \
         one needs a list."
    )]
    MultiVertex {
        /// Where it occurs: `options` or `tokens`.
        name: &'static str,
        /// The vertex.
        value: u32,
    },
    /// Options lead from a vertex back to itself.
    #[error("The options go round in a circle, {cycle}: such a game may never end.")]
    MultiCycle {
        /// The cycle, as `2→1→2`.
        cycle: String,
    },
    /// There are too many vertices, options, parts of an option, or tokens.
    #[error("There are {value} {what}; the limit is {limit}.")]
    MultiMany {
        /// What there is too much of: `vertices`, `options`, `parts` or `tokens`.
        what: &'static str,
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// A token is not a vertex.
    #[error("Token {place}, “{value}”, is not a vertex: write a whole number up to {limit}.")]
    MultiToken {
        /// The token as typed.
        value: String,
        /// Its place, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// A text is not a position of this game.
    #[error("“{value}” is not a position of this game.")]
    MultiPosition {
        /// The position as given.
        value: String,
    },
    /// An error common to several games.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Question(#[from] QuestionError),
}
