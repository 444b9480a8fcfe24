//! Dynamic Nim: a pile, and a limit that moves with the last take.
//!
//! From a pile of S stones take at least one; after a take of x the opponent may
//! take at most floor(k·x). Who cannot move loses. The table of all positions
//! has a row for every pile m = 0..=S and in it a cell for every cap
//! n = 0..=m, and each row is P up to its threshold f(m) and N from there on.
//!
//! Three methods find f, and agree:
//!
//! * [`definition()`] tries every take from every cell, O(S³);
//! * [`rows()`] decides every cell, O(S²);
//! * [`walls()`] sees only the P-cells of a row, its wall, and keeps the walls that
//!   still stand on a stack, O(S).
//!
//! All report every step they take to an [`Observer`], and nothing to `&mut ()`.
//!
//! Sources: 曹钦翔 (Cao Qinxiang), *从“k 倍动态减法游戏”出发探究一类组合游戏问题*;
//! A. J. Schwenk, *Take-away games*, Fibonacci Quarterly 8 (1970).

mod definition;
mod explain;
mod picture;
mod rows;
mod rules;
mod walls;

use std::str::FromStr;

use crate::timeline::Milestones;
use crate::{Outcome, SolveError};

use definition::check_definition;

pub use definition::{DefinitionCost, MAX_DEFINITION, definition};
pub use explain::{Arrival, Explanation, Take, explain};
pub use picture::{Colours, MAX_PICTURE, MAX_WINDOW, Window, picture};
pub use rows::{RowsCost, rows};
pub use rules::{Game, MAX_TABLE, Position, Spec, Thresholds};
pub use walls::{WallsCost, walls};

/// Sees every step of a method, in the order they are taken.
///
/// An observer cannot change a result. What it does not care about it leaves to
/// the empty defaults, which cost nothing: `&mut ()` observes nothing.
///
/// The rows are m = 1..=S. In each, [`definition()`] reports for the cells (m, 1)
/// to (m, m) the takes tried and then the outcome, [`rows()`] those cells, and
/// [`walls()`] the walls passed, the wall that stops, and the push.
pub trait Observer {
    /// Definition: from position (m, n) a take leads to a position of `outcome_after`;
    /// it wins, and is the last one tried, if that is P.
    fn tried(&mut self, m: u32, n: u32, take: u32, outcome_after: Outcome) {
        let _ = (m, n, take, outcome_after);
    }

    /// Definition: the takes tried have decided position (m, n).
    fn decided(&mut self, m: u32, n: u32, outcome: Outcome) {
        let _ = (m, n, outcome);
    }

    /// Rows: position (m, n) is decided.
    fn cell(&mut self, m: u32, n: u32, outcome: Outcome) {
        let _ = (m, n, outcome);
    }

    /// Walls: the ray from row `m` clears the wall of row `wall`, and so will
    /// every later ray; the wall is popped.
    fn passed(&mut self, m: u32, wall: u32) {
        let _ = (m, wall);
    }

    /// Walls: the ray from row `m` hits the wall of row `wall`, so
    /// f(m) = m − `wall`. Row 0 stops every ray.
    fn stopped(&mut self, m: u32, wall: u32) {
        let _ = (m, wall);
    }

    /// Walls: the wall of row `m` itself is pushed.
    fn pushed(&mut self, m: u32) {
        let _ = m;
    }
}

/// Observes nothing.
impl Observer for () {}

/// Milestones are the rows of the table. A step is a take tried by definition, a
/// cell by rows, and every event by walls.
impl Observer for Milestones {
    fn tried(&mut self, m: u32, _n: u32, _take: u32, _outcome_after: Outcome) {
        self.step(m);
    }

    fn cell(&mut self, m: u32, _n: u32, _outcome: Outcome) {
        self.step(m);
    }

    fn passed(&mut self, m: u32, _wall: u32) {
        self.step(m);
    }

    fn stopped(&mut self, m: u32, _wall: u32) {
        self.step(m);
    }

    fn pushed(&mut self, m: u32) {
        self.step(m);
    }
}

/// A way to solve the game, by the name links use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// [`definition()`], in links `definition`.
    Definition,
    /// [`rows()`], in links `rows`.
    Rows,
    /// [`walls()`], in links `walls`.
    Walls,
}

impl Method {
    /// The method's name in links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Definition => "definition",
            Self::Rows => "rows",
            Self::Walls => "walls",
        }
    }

    /// Checks that the run of this method on a pile is short enough to be stepped through.
    ///
    /// # Errors
    ///
    /// [`SolveError::DefinitionLarge`] for [`definition()`] above [`MAX_DEFINITION`].
    pub fn check(self, pile: u32) -> Result<(), SolveError> {
        match self {
            Self::Definition => check_definition(pile),
            Self::Rows | Self::Walls => Ok(()),
        }
    }

    /// Solves a game by this method.
    pub fn solve(self, game: Game, observer: &mut impl Observer) -> Thresholds {
        match self {
            Self::Definition => definition(game, observer),
            Self::Rows => rows(game, observer),
            Self::Walls => walls(game, observer),
        }
    }
}

impl FromStr for Method {
    type Err = SolveError;

    fn from_str(text: &str) -> Result<Self, SolveError> {
        match text {
            "definition" => Ok(Self::Definition),
            "rows" => Ok(Self::Rows),
            "walls" => Ok(Self::Walls),
            _ => Err(SolveError::Method {
                value: text.to_owned(),
                methods: "definition, rows, walls",
            }),
        }
    }
}
