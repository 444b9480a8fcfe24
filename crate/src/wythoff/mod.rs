//! Wythoff's game: two piles, and a star grid without edges.
//!
//! Take any number from one pile, or the same number from both. Who cannot move loses. The
//! P-positions are (aᵢ, bᵢ) and their mirror images, i = 0, 1, 2, …: the *stars* of the grid,
//! one in every row, every column and every diagonal b − a = ±i.
//!
//! Three methods find them, and agree:
//!
//! * [`stars()`] places a star on the next free cell and covers what can reach it, O(n²) cells;
//! * [`mex_pairs()`] takes for aᵢ the least integer not used yet, and aᵢ + i for bᵢ, O(n);
//! * Beatty: [`lower()`] is aᵢ = ⌊iφ⌋ by one exact square root, at any size.
//!
//! The first two report every step to an [`Observer`], and nothing to `&mut ()`. A fourth
//! way, [`Zeckendorf`], reads the stars off sums of Fibonacci numbers; and
//! [`grundy_values()`] has all nimbers of a grid, 0 where the stars are.
//!
//! [`Partition`] counts how the two kinds of values share out the integers.
//!
//! [`winning_moves()`] answers a position, [`explain()`] says why, and [`map()`] draws the stars
//! of any part of the grid at any scale.
//!
//! Sources: W. A. Wythoff, *A modification of the game of Nim*, Nieuw Archief voor Wiskunde 7
//! (1907); S. Beatty, Problem 3173, American Mathematical Monthly 33 (1926); OEIS A000201,
//! A001950.

mod beatty;
mod error;
mod explain;
mod golden_ratio;
mod grundy;
mod map;
mod mex_pairs;
mod moves;
mod partition;
mod rules;
mod runs;
mod solved;
mod spec;
mod stars;
mod verdict;
mod zeckendorf;

use std::str::FromStr;

use crate::QuestionError;
use crate::timeline::Milestones;

pub use beatty::{
    MAX_LOWERS, index_of_lower, is_p, lower, lowers, lowers_below, partner, root, star,
    stars_on_lines, upper, uppers_below, winning_moves,
};
pub use error::Error;
pub use explain::{Explanation, LineStar, Reach, explain};
pub use grundy::{GrundyValues, MAX_GRUNDY, grundy_value, grundy_values};
pub use map::{MAX_MAP_DIGITS, map, share, stars_in};
pub use mex_pairs::{MAX_MEX_PAIRS, MexPairs, MexPairsCost, mex_pairs};
pub use moves::{MAX_MOVES, Rules};
pub use partition::{Partition, are_lower};
pub use rules::{Line, Move, Position};
pub use runs::{BeattyCost, Costs, Runs};
pub use solved::Solved;
pub use spec::{MAX_DIGITS, MIN_TABLE, Spec, parse_pile};
pub use stars::{MAX_STARS, Settled, StarGrid, StarsCost, stars};
pub use verdict::Verdict;
pub use zeckendorf::Zeckendorf;

/// Sees every step of a method, in the order they are taken.
///
/// An observer cannot change a result. What it does not care about it leaves to
/// the empty defaults, which cost nothing: `&mut ()` observes nothing.
///
/// [`stars()`] numbers its stars in the order in which they are found, mirror images
/// included; [`mex_pairs()`] its pairs by the index i.
pub trait Observer {
    /// Elimination: cell (a, b) was looked at; if it is free, a star is placed on it.
    fn looked(&mut self, a: u32, b: u32, is_free: bool) {
        let _ = (a, b, is_free);
    }

    /// Elimination: the star of this number is placed.
    fn placed(&mut self, star: u32, a: u32, b: u32) {
        let _ = (star, a, b);
    }

    /// Elimination: a line of the star meets cell (a, b), as the first line or not.
    fn covered(&mut self, star: u32, line: Line, a: u32, b: u32, is_first: bool) {
        let _ = (star, line, a, b, is_first);
    }

    /// Elimination: a line of the star has reached the edge of the grid.
    fn drawn(&mut self, star: u32, line: Line) {
        let _ = (star, line);
    }

    /// Mex pairs: looking for aᵢ, the mex passes x, which is used.
    fn passed(&mut self, i: u32, x: u32) {
        let _ = (i, x);
    }

    /// Mex pairs: aᵢ is the mex, `a`.
    fn chosen(&mut self, i: u32, a: u32) {
        let _ = (i, a);
    }

    /// Mex pairs: bᵢ = aᵢ + i is marked as used.
    fn marked(&mut self, i: u32, b: u32) {
        let _ = (i, b);
    }
}

/// Observes nothing.
impl Observer for () {}

/// Two observers see the same run, one after the other.
impl<A: Observer, B: Observer> Observer for (&mut A, &mut B) {
    fn looked(&mut self, a: u32, b: u32, is_free: bool) {
        self.0.looked(a, b, is_free);
        self.1.looked(a, b, is_free);
    }

    fn placed(&mut self, star: u32, a: u32, b: u32) {
        self.0.placed(star, a, b);
        self.1.placed(star, a, b);
    }

    fn covered(&mut self, star: u32, line: Line, a: u32, b: u32, is_first: bool) {
        self.0.covered(star, line, a, b, is_first);
        self.1.covered(star, line, a, b, is_first);
    }

    fn drawn(&mut self, star: u32, line: Line) {
        self.0.drawn(star, line);
        self.1.drawn(star, line);
    }

    fn passed(&mut self, i: u32, x: u32) {
        self.0.passed(i, x);
        self.1.passed(i, x);
    }

    fn chosen(&mut self, i: u32, a: u32) {
        self.0.chosen(i, a);
        self.1.chosen(i, a);
    }

    fn marked(&mut self, i: u32, b: u32) {
        self.0.marked(i, b);
        self.1.marked(i, b);
    }
}

/// Milestone s + 1 is star number s of a grid, with a step for the star and one for each of
/// its lines; or pair s, with a step for every integer passed, one for aₛ and one for bₛ.
impl Observer for Milestones {
    fn placed(&mut self, star: u32, _a: u32, _b: u32) {
        self.step(star + 1);
    }

    fn drawn(&mut self, star: u32, _line: Line) {
        self.step(star + 1);
    }

    fn passed(&mut self, i: u32, _x: u32) {
        self.step(i + 1);
    }

    fn chosen(&mut self, i: u32, _a: u32) {
        self.step(i + 1);
    }

    fn marked(&mut self, i: u32, _b: u32) {
        self.step(i + 1);
    }
}

/// A way to show the stars, by the name links use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// [`stars()`], in links `stars`.
    Stars,
    /// [`mex_pairs()`], in links `mex`.
    Mex,
    /// [`lower()`], in links `beatty`.
    Beatty,
}

impl Method {
    /// The method's name in links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Stars => "stars",
            Self::Mex => "mex",
            Self::Beatty => "beatty",
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
            _ => Err(QuestionError::Method {
                value: text.to_owned(),
                methods: "stars, mex, beatty",
            }
            .into()),
        }
    }
}
