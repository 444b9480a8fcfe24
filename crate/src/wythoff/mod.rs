//! Wythoff's game: two piles, and a star grid without edges.
//!
//! Take any number from one pile, or the same number from both. A player who cannot move loses. The
//! P-positions are (aᵢ, bᵢ) and their mirror images, i = 0, 1, 2, …: the *stars* of the grid, one
//! in every row, every column and every diagonal b − a = ±i.
//!
//! Four methods find them, and agree:
//!
//! * [`definition()`] looks from every cell at the cells that one move leads to, O(n³);
//! * [`stars()`] places a star on the next free cell and covers all cells that can reach it, O(n²)
//!   cells;
//! * [`mex_pairs()`] takes the smallest integer not used yet as aᵢ, and aᵢ + i as bᵢ, O(n);
//! * Beatty: [`lower()`] is aᵢ = ⌊iφ⌋ by one exact square root, for any size.
//!
//! [`stars()`] and [`mex_pairs()`] report every step to an [`Observer`] of [`Event`]s (`&mut ()`
//! ignores them). A fifth way, [`Zeckendorf`], finds the stars from sums of Fibonacci numbers; and
//! [`grundy_values()`] has all nimbers of a grid, 0 at the stars.
//!
//! [`Partition`] counts how the integers are divided into lower and upper values.
//!
//! [`winning_moves()`] answers a position, [`explain()`] explains it, and [`map()`] draws the stars
//! of any part of the grid at any scale.
//!
//! Sources: W. A. Wythoff, *A modification of the game of Nim*, Nieuw Archief voor Wiskunde 7
//! (1907); S. Beatty, Problem 3173, American Mathematical Monthly 33 (1926); OEIS A000201,
//! A001950.

mod beatty;
mod definition;
mod error;
mod explain;
mod golden_ratio;
mod grundy;
mod map;
mod mex_pairs;
mod moves;
mod partition;
mod printed;
mod rules;
mod runs;
mod solved;
mod spec;
mod stars;
mod verdict;
mod zeckendorf;

use std::str::FromStr;

use crate::timeline::Milestones;
use crate::{Observer, QuestionError};

pub use beatty::{
    MAX_LOWERS, index_of_lower, is_p, lower, lowers, lowers_below, partner, root, star,
    stars_on_lines, upper, uppers_below, winning_moves,
};
pub use definition::{CellByCell, DefinitionCost, MAX_DEFINITION, definition};
pub use error::Error;
pub use explain::{Explanation, LineStar, Reach, explain};
pub use grundy::{GrundyValues, MAX_GRUNDY, grundy_value, grundy_values};
pub use map::{MAX_MAP_DIGITS, map, share, stars_in};
pub use mex_pairs::{MAX_MEX_PAIRS, MexPairs, MexPairsCost, mex_pairs};
pub use moves::{MAX_MOVES, Rules};
pub use partition::{Partition, are_lower};
pub use printed::{MAX_PRINTED, Roundings, printed, roundings};
pub use rules::{Line, Move, Position};
pub use runs::{BeattyCost, Costs, Runs};
pub use solved::Solved;
pub use spec::{MAX_DIGITS, MIN_TABLE, Spec, parse_pile};
pub use stars::{MAX_STARS, Settled, StarGrid, StarsCost, stars};
pub use verdict::Verdict;
pub use zeckendorf::Zeckendorf;

/// A step of a method.
///
/// [`stars()`] numbers its stars in the order in which they are found, mirror images
/// included; [`mex_pairs()`] its pairs by the index i.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    missing_docs,
    reason = "the sentence of a variant says what its fields are"
)]
pub enum Event {
    /// Elimination: cell (a, b) was examined; if it is free, a star is placed on it.
    Looked { a: u32, b: u32, is_free: bool },
    /// Elimination: the star of this number is placed.
    Placed { star: u32, a: u32, b: u32 },
    /// Elimination: a line of the star covers cell (a, b); whether it is the first line to do so.
    Covered {
        star: u32,
        a: u32,
        b: u32,
        is_first: bool,
    },
    /// Elimination: the three lines of the star have reached the edge of the grid.
    Drawn { star: u32 },
    /// Mex pairs: the search for aᵢ passes x, which is used.
    Passed { i: u32, x: u32 },
    /// Mex pairs: aᵢ is the mex, `a`.
    Chosen { i: u32, a: u32 },
    /// Mex pairs: bᵢ = aᵢ + i is marked as used.
    Marked { i: u32, b: u32 },
}

/// Milestone s + 1 is star number s of a grid, with a step for the star and one for its
/// lines; or pair s, with a step for every integer passed, one for aₛ and one for bₛ.
impl Observer<Event> for Milestones {
    fn see(&mut self, event: Event) {
        match event {
            Event::Placed { star: s, .. }
            | Event::Drawn { star: s, .. }
            | Event::Passed { i: s, .. }
            | Event::Chosen { i: s, .. }
            | Event::Marked { i: s, .. } => self.step(s + 1),
            Event::Looked { .. } | Event::Covered { .. } => {}
        }
    }
}

/// A way to show the stars, by its name in links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// [`stars()`], called `stars` in links.
    Stars,
    /// [`mex_pairs()`], called `mex` in links.
    Mex,
    /// [`lower()`], called `beatty` in links.
    Beatty,
    /// [`definition()`], called `definition` in links.
    Definition,
}

impl Method {
    /// The method's name in links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Stars => "stars",
            Self::Mex => "mex",
            Self::Beatty => "beatty",
            Self::Definition => "definition",
        }
    }
}

impl FromStr for Method {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match text {
            "stars" => Ok(Self::Stars),
            "mex" => Ok(Self::Mex),
            "beatty" => Ok(Self::Beatty),
            "definition" => Ok(Self::Definition),
            _ => Err(QuestionError::Method {
                value: text.to_owned(),
                methods: "stars, mex, beatty, definition",
            }
            .into()),
        }
    }
}
