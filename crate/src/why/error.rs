//! Errors of a proof's link, and of its claim.

use crate::{dynamic_nim, lab};

/// Why a link names no proof; serialized as a [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// There is no proof of this name.
    #[error("There is no proof about “{value}”; there are proofs about: {abouts}.")]
    WhyAbout {
        /// The name as typed.
        value: String,
        /// The existing names, separated by commas.
        abouts: &'static str,
    },
    /// The proof has no such part.
    #[error("Part “{value}” does not exist; this proof has parts 1 to {limit}.")]
    WhyPart {
        /// The part as typed.
        value: String,
        /// The last part.
        limit: u32,
    },
    /// An edge is not two vertices.
    #[error(
        "Edge {place}, “{value}”, is not two vertices joined by -, like 0-1, each a whole number \
         up to {limit}."
    )]
    WhyEdge {
        /// The edge as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// There are too many edges.
    #[error("There are {value} edges; there may be {limit} at most.")]
    WhyEdgesMany {
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// There is no such staircase, or it is too large.
    #[error("“{value}” is not the stones of up to {most} stairs and their floor, {limit} in all.")]
    WhyStairs {
        /// The list as typed.
        value: String,
        /// The most stones in all.
        limit: u32,
        /// The most stairs above the floor.
        most: usize,
    },
    /// There are too many pins.
    #[error("“{value}” is not a number of pins up to {limit}.")]
    WhyPins {
        /// The number as typed.
        value: String,
        /// The most pins.
        limit: u32,
    },
    /// There are too many stones.
    #[error("“{value}” is not a heap of up to {limit} stones.")]
    WhyStones {
        /// The number as typed.
        value: String,
        /// The most stones.
        limit: u32,
    },
    /// The token is on no vertex.
    #[error("“{value}” is not a vertex of the graph, which has the vertices 0 to {limit}.")]
    WhyToken {
        /// The vertex as typed.
        value: String,
        /// The largest vertex.
        limit: u32,
    },
    /// An edge of a picture is not two vertices.
    #[error(
        "Edge {place}, “{value}”, is not two vertices joined by -, like 0-1, each a whole number \
         up to {limit}."
    )]
    WhyLine {
        /// The edge as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// A picture has too many edges.
    #[error("The picture has {value} edges; it may have {limit} at most.")]
    WhyLinesMany {
        /// How many.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// An edge of a picture is not connected to the ground.
    #[error("Edge {place}, “{value}”, is not connected to the ground, which is vertex 0.")]
    WhyLoose {
        /// The edge as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
    },
    /// Moves lead from a vertex back to itself.
    #[error(
        "Moves lead from vertex {value} back to it; this proof needs a graph in which every play ends."
    )]
    WhyCycle {
        /// A vertex on a cycle.
        value: u32,
    },
    /// The pile is not one that the proof shows.
    #[error("The pile must be a whole number from {least} to {limit}; got “{value}”.")]
    WhyPile {
        /// The pile as typed.
        value: String,
        /// The smallest pile.
        least: u32,
        /// The largest pile.
        limit: u32,
    },
    /// With a factor below 1 no wall is ever popped.
    #[error("With k = {value}, below 1, no wall is ever popped; choose a k from 1 on.")]
    WhyFactor {
        /// The factor, in lowest terms.
        value: String,
    },
    /// The factor of Dynamic Nim is none.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    DynamicNim(#[from] dynamic_nim::Error),
}

/// Why a claim cannot be judged; serialized as [`Error`] is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Claimed {
    /// It is no formula of the language.
    #[error(transparent)]
    Formula(#[from] lab::Error),
    /// It is no list of values, or no table of them.
    #[error(transparent)]
    Listed(#[from] Listed),
}

/// Why a list of values cannot be judged; serialized as [`Error`] is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Listed {
    /// A value is no whole number, or too large.
    #[error("Row {row}, place {place}: “{value}” is not a whole number up to {limit}.")]
    WhyValue {
        /// The value as typed.
        value: String,
        /// The row, from 1.
        row: usize,
        /// The place in its row, from 1.
        place: usize,
        /// The largest value that is read.
        limit: u32,
    },
    /// There are more values than places.
    #[error("There are {value} values in row {row}; there are places for {limit}.")]
    WhyValuesMany {
        /// How many values.
        value: usize,
        /// The row, from 1.
        row: usize,
        /// How many places.
        limit: usize,
    },
    /// There are more rows than the table has.
    #[error("There are {value} rows; the table has {limit}.")]
    WhyRowsMany {
        /// How many rows.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// There are not two heaps, or one is too large.
    #[error("“{value}” is not two heaps of at most {limit} stones, like 2,3.")]
    WhyHeaps {
        /// The list as typed.
        value: String,
        /// The largest heap allowed.
        limit: u32,
    },
    /// No such claim is made of fusion.
    #[error("“{value}” is not one of the claims: {claims}.")]
    WhyFusion {
        /// The claim as typed.
        value: String,
        /// The claims, separated by commas.
        claims: &'static str,
    },
    /// The challenger cannot make this move.
    #[error("Move {place}, “{value}”, is not allowed there.")]
    WhyMove {
        /// The move as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
    },
    /// What is claimed is no first take.
    #[error("“{value}” is not a take from 1 to {limit}, nor 0 for none.")]
    WhyTake {
        /// The take as typed.
        value: String,
        /// The largest take allowed.
        limit: u32,
    },
    /// A challenge does not name a wall that is popped and a ray after that.
    #[error(
        "Challenge {place}, “{value}”, is not a popped wall and a later ray up to {limit}, like 1-3."
    )]
    WhyWall {
        /// The challenge as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
        /// The last ray.
        limit: u32,
    },
}
