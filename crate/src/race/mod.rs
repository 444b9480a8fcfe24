//! The race: two tokens, each on its way to where the other one began.
//!
//! A board has white and black cells; A and B stand on two white ones, and A moves first. A move is
//! one step north, east, south or west to a white cell. A step onto the opponent's current cell is
//! followed at once by an extra step in any direction, because the tokens never share a cell. The
//! first player to reach the cell where the opponent *began* wins, even by stepping onto it while
//! the opponent is still there. Passing is not allowed. Let d be the distance between the starts:
//! if it is odd, A wins; if it is even, only shortest paths matter, and B wins if and only if it
//! can force a meeting halfway.
//!
//! Three methods, and they agree:
//!
//! * [`full_game()`] labels all states by retrograde analysis, O(n⁴) states: for small boards;
//! * [`pairs()`] finds the winner for every pair of cells of two facing [layers](Layers), the
//!   official method; its states grow like n⁴ on some boards ([`double_tree()`]);
//! * [`rings()`] treats the layers as rings and the cells from which B wins as arcs, O(n²).
//!
//! Without the extra step ([`Board::without_jumps`]) tokens may share a cell. Then both walk a
//! shortest way and A, who began, wins every board whose starts are joined.
//!
//! Each reports its steps to an [`Observer`](crate::Observer) of [`Event`]s (`&mut ()` ignores
//! them).
//!
//! [`Verdict`] answers a board, [`explain()`] a state; [`walk()`] is the course of the race, and
//! [`SolvedBoard`] caches results. [`Board`] parses and writes boards, [`State`] states, and the
//! generators make boards.
//!
//! Cells are numbered by rows: cell (row, column), both from 0, has the number
//! row · columns + column.
//!
//! Sources: Baltic Olympiad in Informatics 2008, day 2, *Game*; 曹钦翔 (Cao Qinxiang), *从“k
//! 倍动态减法游戏”出发探究一类组合游戏问题*, who discovered the arcs. His claims that they stay arcs to the end
//! ([`two_arcs()`]) and that they decide the game without considering B's side ([`wrap()`]) are
//! wrong; [`rings()`] states what is true.

mod board;
mod compact;
mod error;
mod explain;
mod full_game;
mod generators;
mod growth;
mod layers;
mod notation;
mod orders;
mod pairs;
mod rings;
mod rules;
mod sample;
mod solved;
mod verdict;

use std::str::FromStr;

use crate::QuestionError;

pub use board::{Board, MAX_BOARDS, MAX_SIDE, MIN_SIDE};
pub use compact::MAX_WRITTEN_CELLS;
pub use error::{Error, Place};
pub use explain::{ExplainedMove, Explanation, Knowledge, explain, walk};
pub use full_game::{FullGame, FullGameCost, MAX_FULL_GAME_STATES, full_game, full_game_states};
pub use generators::{
    MAX_TREE_LEVEL, best_tree_level, double_tree, highest_tree_level, maze, official_sample,
    open_board, random, ring_corridors, serpentine, two_arcs, wrap,
};
pub use growth::{GROWTH_SIDES, growth};
pub use layers::{Layers, UNREACHABLE};
pub use orders::CyclicOrders;
pub use pairs::{
    MAX_PAIRS_MB, PairStep, PairSteps, Pairs, PairsCost, pair_states, pairs, pairs_mb,
};
pub use rings::{Decision, RingsCost, decide, rings};
pub use rules::{Move, Moves, Player, State, Winner, moves};
pub use sample::{Family, sample};
pub use solved::{MAX_PAIRS_OF_A_WALK, SolvedBoard};
pub use verdict::{Verdict, other_winning_steps, winning_first_steps};

/// A step of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the sentences of a variant say what its fields are"
)]
pub enum Event<'run> {
    /// Full game: a state is labelled. Its game ends after `moves` more moves if the winner hurries
    /// and the loser delays; the player to move wins if and only if that is odd.
    ///
    /// States come in ascending order of `moves`, from 1 on; states that are over are not reported.
    Labelled { state: State, moves: u32 },
    /// Pairs: a state on shortest paths is decided. [`PairSteps`] gives their order, and the number
    /// of each state.
    Decided { state: PairStep, b_wins: bool },
    /// Rings: the cyclic order of layer `k` is known, for `k` = 0, 1, …, d.
    Ordered { k: u32, cells: &'run [u32] },
    /// Rings: for every A cell the arc of B cells from which B wins is known, or an empty arc was
    /// found.
    ///
    /// With A to move, A is in layer `i` and B in layer d − `i`; with B to move, A is in layer
    /// `i` + 1. The events are: `i` = h with A to move, where every arc is the A cell itself; then
    /// for `i` = h − 1, …, 1 B's move and A's, up to the decisive event.
    ///
    /// Index of `l` and `r`: the A cell's place in the order of its layer. The arc is `l..=r` in
    /// unrolled places: place p + w·q is place p of B's layer, which has q cells, after w turns. If
    /// r − l + 1 ≥ q it is the full ring. For an [`AColumn`](Decision::AColumn) the last event ends
    /// with the first empty arc, which has `l > r`.
    Arcs {
        mover: Player,
        i: u32,
        l: &'run [i64],
        r: &'run [i64],
    },
}

/// A way to solve the race, by its name in links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// [`full_game()`], called `full` in links.
    FullGame,
    /// [`pairs()`], called `pairs` in links.
    Pairs,
    /// [`rings()`], called `rings` in links.
    Rings,
}

impl Method {
    /// The method's name in links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::FullGame => "full",
            Self::Pairs => "pairs",
            Self::Rings => "rings",
        }
    }
}

impl FromStr for Method {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match text {
            "full" => Ok(Self::FullGame),
            "pairs" => Ok(Self::Pairs),
            "rings" => Ok(Self::Rings),
            _ => Err(QuestionError::Method {
                value: text.to_owned(),
                methods: "full, pairs, rings",
            }
            .into()),
        }
    }
}

/// A length or index as a `u32`; the limit on a board's sides ensures that it fits.
fn index_u32(index: usize) -> u32 {
    u32::try_from(index).expect("a board has at most 4,000,000 cells")
}
