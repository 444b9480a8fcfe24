//! Dynamic Nim: one pile, and a limit that depends on the last take.
//!
//! From a pile of S stones take at least one; after a take of x the opponent may take at most L(x),
//! which is floor(k·x) or an entry of any list. A player who cannot move loses. The table of all
//! positions has a row for every pile m = 0..=S, and in it a cell for every cap n = 0..=m. The
//! cells of a row are P below its threshold f(m), and N from there on.
//!
//! Five methods find f, and agree:
//!
//! * [`definition()`] tries every take from every cell, O(S³);
//! * [`rows()`] decides every cell, O(S²);
//! * [`walls()`] looks only at the P-cells of a row, its wall, and has a stack of the walls that
//!   can still stop a ray, O(S);
//! * [`blocks()`] copies the rows between two losing piles from the start of the table, O(S).
//!
//! * [`NSet`] writes m in a number system of losing piles, O(log m): f(m) is its last digit, and
//!   the digits give all winning takes. [`sums()`] builds the same set another way.
//!
//! [`PileSearch`] is the game for [memoised search](crate::memo), which looks only at the positions
//! that it needs.
//!
//! All but [`blocks()`] report every step to an [`Observer`] of [`Event`]s (`&mut ()` ignores
//! them). The last three need a rule that does not decrease; for other rules [`stack_error()`]
//! finds the first row that the walls get wrong.
//!
//! [`sweep()`] lists the losing piles as k grows, [`cost_curves()`] the work of every method as the
//! pile grows.
//!
//! Sources: 曹钦翔 (Cao Qinxiang), *从“k 倍动态减法游戏”出发探究一类组合游戏问题*;
//! A. J. Schwenk, *Take-away games*, Fibonacci Quarterly 8 (1970).

mod blocks;
mod costs;
mod definition;
mod error;
mod explain;
mod factor;
mod map;
mod memo;
mod mistaken;
mod moves;
mod nimbers;
mod numeration;
mod picture;
mod printed;
mod rows;
mod rule;
mod rules;
mod slices;
mod solution;
mod spec;
mod stack_error;
mod sums;
mod sweep;
mod verdict;
mod walls;
mod winning_takes;

use std::str::FromStr;

use num_bigint::BigUint;

use crate::timeline::Milestones;
use crate::{Observer, Outcome, QuestionError};

use definition::check_definition;
use spec::check_table;

pub use blocks::blocks;
pub use costs::{CostCurves, Curve, PowerCurve, cost_curves};
pub use definition::{DefinitionCost, MAX_DEFINITION, definition};
pub use error::Error;
pub use explain::{Arrival, Explanation, Take, explain};
pub use factor::{MAX_FACTOR_DIGITS, factor};
pub use map::{MAX_MAP_DIGITS, Share, map, share, wall_ends};
pub use memo::PileSearch;
pub use mistaken::{MAX_MISTAKEN, Mistake, mistaken};
pub use moves::MAX_LISTED;
pub use nimbers::{MAX_NIMBERS, nimbers};
pub use numeration::{
    Digits, MAX_NUMERATION_MB, NSet, NSetBuild, NumerationCost, check_numeration, needed_mb,
};
pub use picture::{MAX_PICTURE, MAX_WINDOW, Window, picture};
pub use printed::{MAX_PRINTED, printed};
pub use rows::{RowsCost, rows};
pub use rule::{Limit, MAX_LIMIT, Rule};
pub use rules::{Game, Position, Thresholds};
pub use slices::MAX_PART_DIGITS;
pub use solution::{Counted, LARGE_STRIDE, Solution, TableCost, TableRun, Winning};
pub use spec::{MAX_PILE_DIGITS, MAX_TABLE, MAX_WALLS, RuleText, Spec};
pub use stack_error::{StackError, stack_error};
pub use sums::{MAX_SUMS, Sums, sums};
pub use sweep::{MAX_SWEEP, MAX_SWEEP_K, Plateau, sweep};
pub use verdict::{MAX_MOVES, MAX_ROWS, Verdict};
pub use walls::{WallsCheck, WallsCost, walls};
pub use winning_takes::{WinningTake, WinningTakes};

/// A step of a method.
///
/// The rows are m = 1..=S. In each, [`definition()`] reports for the cells (m, 1) to (m, m) the
/// takes it tries and then the outcome, [`rows()`] the cells, and [`walls()`] the walls passed, the
/// wall that stops the ray, and the push. [`NSet`] has no rows: it reports members by their index,
/// from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    missing_docs,
    reason = "the sentence of a variant says what its fields are"
)]
pub enum Event {
    /// Definition: from position (m, n) a take leads to a position of `outcome_after`. If that is
    /// P, the take wins and is the last one tried.
    Tried {
        m: u32,
        n: u32,
        take: u32,
        outcome_after: Outcome,
    },
    /// Definition: the tried takes decide position (m, n).
    Decided { m: u32, n: u32, outcome: Outcome },
    /// Rows: position (m, n) is decided.
    Cell { m: u32, n: u32, outcome: Outcome },
    /// Walls: the ray from row `m` clears the wall of row `wall`, and so will every later ray: the
    /// wall is popped.
    Passed { m: u32, wall: u32 },
    /// Walls: the ray from row `m` hits the wall of row `wall`, so
    /// f(m) = m − `wall`. Row 0 stops every ray.
    Stopped { m: u32, wall: u32 },
    /// Walls: the wall of row `m` itself is pushed.
    Pushed { m: u32 },
    /// Numeration: whether L(member `i`) ≥ member `last`, the last member.
    Compared { last: u32, i: u32, reached: bool },
    /// Numeration: member `j` = member `j` − 1 + member `i` joins the set.
    Joined { j: u32, i: u32 },
    /// Numeration: `member`, the largest member that fits, is the next digit.
    Digit { member: u32 },
}

/// The milestones are the rows of a table. A step is a take tried by `definition`, a cell decided
/// by `rows`, and any event of `walls`.
impl Observer<Event> for Milestones {
    #[inline]
    fn see(&mut self, event: Event) {
        if let Event::Tried { m, .. }
        | Event::Cell { m, .. }
        | Event::Passed { m, .. }
        | Event::Stopped { m, .. }
        | Event::Pushed { m } = event
        {
            self.step(m);
        }
    }
}

/// A way to fill the table, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableMethod {
    /// [`definition()`], called `definition` in links.
    Definition,
    /// [`rows()`], called `rows` in links.
    Rows,
    /// [`walls()`], called `walls` in links.
    Walls,
}

impl TableMethod {
    /// Checks that this method is right for a rule up to a pile, and its run short enough to be
    /// stepped through.
    ///
    /// # Errors
    ///
    /// [`Error::DefinitionLarge`] for [`definition()`] above
    /// [`MAX_DEFINITION`], [`QuestionError::TableLarge`] for [`rows()`] above
    /// [`MAX_TABLE`] and for [`walls()`] above [`MAX_WALLS`];
    /// [`Error::LimitDecreases`] for [`walls()`] if the rule decreases by more than one at a time up
    /// to the pile.
    pub fn check(self, rule: &Rule, pile: &BigUint) -> Result<(), Error> {
        match self {
            Self::Definition => check_definition(pile),
            Self::Rows => check_table(pile, MAX_TABLE),
            Self::Walls => check_table(pile, MAX_WALLS).and_then(|()| rule.check_stack(pile)),
        }
    }

    /// Fills the table of a game by this method.
    pub fn solve(self, game: &Game, observer: &mut impl Observer<Event>) -> Thresholds {
        match self {
            Self::Definition => definition(game, observer),
            Self::Rows => rows(game, observer),
            Self::Walls => walls(game, observer),
        }
    }
}

/// A way to solve the game, by its name in links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Fills a table.
    Table(TableMethod),
    /// Memoised search of the position, called `memo` in links.
    Memo,
    /// [`NSet`], called `numeration` in links.
    Numeration,
}

impl Method {
    /// The method's name in links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Table(TableMethod::Definition) => "definition",
            Self::Table(TableMethod::Rows) => "rows",
            Self::Table(TableMethod::Walls) => "walls",
            Self::Memo => "memo",
            Self::Numeration => "numeration",
        }
    }
}

impl FromStr for Method {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match text {
            "definition" => Ok(Self::Table(TableMethod::Definition)),
            "rows" => Ok(Self::Table(TableMethod::Rows)),
            "walls" => Ok(Self::Table(TableMethod::Walls)),
            "memo" => Ok(Self::Memo),
            "numeration" => Ok(Self::Numeration),
            _ => Err(QuestionError::Method {
                value: text.to_owned(),
                methods: "definition, memo, rows, walls, numeration",
            }
            .into()),
        }
    }
}
