//! Options, requests and answers, as JavaScript has them.
//!
//! Cells are numbered by rows: cell (row, column) is row * columns + column.

use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::race::{Board, Decision, Explanation, State, Verdict, Winner};
use crate::wasm::typed_array::{Int32Array, Uint8Array, Uint32Array};

/// The strings of a link. Cells are numbered by rows: cell (row, column) is row * columns + column.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RaceOptions {
    /// Rows over `.#xAB`, joined by `/`, or the compact form of a large board. Null asks for the
    /// sample.
    pub(super) board: Option<String>,
    /// A board of the gallery by its name; not read if there is a board.
    pub(super) sample: String,
    /// `1`: a step onto the opponent is followed by an extra step; `0`: tokens may share a cell.
    pub(super) jump: String,
}

/// Who wins the board, and by which first steps along shortest paths.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RaceVerdict {
    /// N: A wins. P: B wins.
    #[tsify(type = "\"N\" | \"P\" | \"draw\"")]
    outcome: &'static str,
    #[tsify(type = "RaceWinner")]
    winner: Winner,
    /// A's winning steps along shortest paths: row and column from 0, ascending.
    #[tsify(type = "[string, string][]")]
    moves: Vec<[String; 2]>,
    /// The distance between the starts; null if no path joins them.
    d: Option<u32>,
    #[tsify(type = "RaceDecision")]
    decision: Decision,
    /// The first state, as plays write it.
    position: String,
    ends: bool,
}

impl RaceVerdict {
    pub(super) fn of(board: &Board, verdict: &Verdict) -> Self {
        let written = |cell: &[u32; 2]| cell.map(|number| number.to_string());
        Self {
            outcome: match verdict.winner {
                Winner::A => "N",
                Winner::B => "P",
                Winner::Draw => "draw",
            },
            winner: verdict.winner,
            moves: verdict.moves.iter().map(written).collect(),
            d: verdict.d,
            decision: verdict.decision,
            position: State::first(board).to_link(board),
            ends: false,
        }
    }
}

/// The cells of a board.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct RaceBoard {
    pub(super) rows: u32,
    pub(super) columns: u32,
    /// By cell: 1 for white, 0 for black.
    pub(super) cells: Uint8Array,
    pub(super) start_a: u32,
    pub(super) start_b: u32,
}

/// The distances of all cells from both starts.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RaceDistances {
    /// That between the starts; null if no path joins them.
    pub(super) d: Option<u32>,
    /// By cell; 4294967295 for black cells and those that cannot be reached.
    pub(super) from_a: Uint32Array,
    /// By cell, in the same way.
    pub(super) from_b: Uint32Array,
}

/// What each method visits: states, pairs of cells, cells. Decimal strings.
#[derive(Serialize, Tsify)]
pub(super) struct RaceCosts {
    pub(super) full: String,
    pub(super) pairs: String,
    pub(super) rings: String,
}

/// The run of a method.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
#[tsify(missing_as_null)]
pub enum RaceTimeline {
    Rings(RaceRings),
    Pairs(RacePairs),
    Full(RaceFull),
}

/// A run of the rings.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RaceRings {
    #[tsify(type = "\"rings\"")]
    pub(super) method: &'static str,
    pub(super) d: Option<u32>,
    #[tsify(type = "RaceDecision")]
    pub(super) decision: Decision,
    /// The cells of all layers in their cyclic order, layer after layer; empty if d is odd.
    pub(super) order: Uint32Array,
    /// Index: the layer. Where it begins in `order`; the last entry is the end.
    pub(super) first_of_layer: Uint32Array,
    /// A row of arcs for every step but the last: 0 with A to move (A in layer i, B in d - i), 1
    /// with B to move (A in layer i + 1). The first is that of the middle layer.
    pub(super) row_movers: Uint8Array,
    /// The row's i.
    pub(super) row_layers: Uint32Array,
    /// Where the row begins in `l` and `r`; the last entry is the end.
    pub(super) first_of_row: Uint32Array,
    /// By the place of A's cell in its layer: from l to r are the places of B's layer from which B
    /// wins, unrolled: place p + w * q is place p of a layer of q cells after w turns. From
    /// r - l + 1 >= q on it is the full ring; l > r is empty.
    pub(super) l: Int32Array,
    pub(super) r: Int32Array,
    /// The rows, and the decision.
    pub(super) step_count: u32,
    /// The race as it goes if both always make the best move: where each move ends, A's and B's by
    /// turns. Both keep to shortest paths; empty for a draw, and if it would take long to compute.
    pub(super) walk: Uint32Array,
    pub(super) cost: RaceCosts,
}

/// A run of the pairs.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RacePairs {
    #[tsify(type = "\"pairs\"")]
    pub(super) method: &'static str,
    pub(super) d: Option<u32>,
    /// The middle layer; null if there is no table.
    pub(super) half: Option<u32>,
    /// As with the rings; `pairTable` has the cells of its layers in this order.
    pub(super) order: Uint32Array,
    /// Index: the layer. Where it begins in `order`; the last entry is the end.
    pub(super) first_of_layer: Uint32Array,
    /// Whether it found the same winner as the rings.
    pub(super) agree: bool,
    /// A step for each table, from the middle layer to layer 0, and the answer.
    pub(super) step_count: u32,
    /// As with the rings.
    pub(super) walk: Uint32Array,
    pub(super) cost: RaceCosts,
}

/// A run of the full game.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RaceFull {
    #[tsify(type = "\"full\"")]
    pub(super) method: &'static str,
    pub(super) d: Option<u32>,
    /// The most moves that any state has left.
    pub(super) most_moves: u32,
    /// Those of the first state; 4294967295 for a draw.
    pub(super) moves_left: u32,
    /// Whether it found the same winner as the rings.
    pub(super) agree: bool,
    /// A step for each number of moves left, from 1, and the answer.
    pub(super) step_count: u32,
    /// How many states are each number of moves from the end. Index: the number of moves.
    pub(super) states_by_moves: Uint32Array,
    /// The race as it goes if both always make the best move; empty for a draw.
    pub(super) walk: Uint32Array,
    pub(super) cost: RaceCosts,
}

/// A layer, for its table of pairs.
#[derive(Deserialize, Tsify)]
pub struct RaceLayer {
    pub(super) i: u32,
}

/// The cell of one token, and the player to move.
#[derive(Deserialize, Tsify)]
pub struct RaceCell {
    #[tsify(type = "\"A\" | \"B\"")]
    pub(super) token: String,
    pub(super) cell: u32,
    #[tsify(type = "\"A\" | \"B\"")]
    pub(super) mover: String,
}

/// By the other token's cell.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct RaceLabels {
    /// 0 no state, 1 A wins, 2 B wins, 3 draw.
    pub(super) winners: Uint8Array,
    /// 4294967295 for a draw, and no state.
    pub(super) moves_left: Uint32Array,
}

/// The cells of both tokens, and the player to move.
#[derive(Deserialize, Serialize, Tsify)]
pub struct RaceState {
    pub(super) a: u32,
    pub(super) b: u32,
    #[tsify(type = "\"A\" | \"B\"")]
    pub(super) mover: String,
}

/// A state as text, as a link has it: A's row and column, B's, and the player to move.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RaceFrom {
    /// Null for the first one.
    pub(super) from: Option<String>,
}

/// A state to show and to play from.
#[derive(Serialize, Tsify)]
pub struct RacePlace {
    /// As the solver writes it, also in a play.
    pub(super) position: String,
    pub(super) state: RaceState,
    /// Whether all moves are considered, and not only those along shortest paths.
    pub(super) whole: bool,
}

/// Null for an invalid state, or one that is over.
#[derive(Serialize, Tsify)]
#[serde(transparent)]
#[tsify(type = "RaceExplanation | null", missing_as_null, hashmap_as_object)]
pub struct RaceExplained(pub(super) Option<Explanation>);

/// A's winning first steps that are not along shortest paths, as cells; null if the full game
/// is too large.
#[derive(Serialize, Tsify)]
#[serde(transparent)]
#[tsify(missing_as_null)]
pub struct RaceOtherSteps(pub(super) Option<Vec<u32>>);

/// A family of boards as in a link: `maze` with [loops, seed], without the side.
#[derive(Deserialize, Tsify)]
pub struct RaceFamily {
    pub(super) family: String,
    /// The numbers that follow the side in a link. Empty for a double tree: then each side gets its best level.
    pub(super) numbers: Vec<u32>,
}

/// How many pairs of cells the official method visits. Counts are decimal strings.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct RaceGrowth {
    /// Ascending.
    pub(super) sides: Uint32Array,
    /// By side: those of the family's board.
    pub(super) states: Vec<String>,
    /// The longer side of this board.
    pub(super) side: u32,
    /// The pairs of this board.
    pub(super) board_states: String,
}

/// A side of a board.
#[derive(Deserialize, Tsify)]
pub struct RaceSide {
    pub(super) side: u32,
}

/// The levels of a double tree on a board of a side.
#[derive(Serialize, Tsify)]
pub(super) struct RaceTreeLevels {
    /// The level with the most pairs of cells.
    pub(super) best: u32,
    /// The highest level that fits; all lower ones fit too.
    pub(super) highest: u32,
}

/// Null for an invalid side.
#[derive(Serialize, Tsify)]
#[serde(transparent)]
#[tsify(missing_as_null)]
pub struct RaceLevelsOfSide(pub(super) Option<RaceTreeLevels>);

/// A board as text.
#[derive(Serialize, Tsify)]
pub struct RaceWritten {
    /// As a link has it.
    pub(super) link: String,
    /// In the official format.
    pub(super) official: String,
}

/// A text of boards.
#[derive(Deserialize, Tsify)]
pub struct RaceText {
    pub(super) text: String,
}

/// A board of a text, solved.
#[derive(Serialize, Tsify)]
pub(super) struct RaceSolved {
    /// The board as a link has it.
    link: String,
    #[tsify(type = "RaceWinner")]
    winner: Winner,
}

impl From<&Board> for RaceSolved {
    fn from(board: &Board) -> Self {
        Self {
            link: board.to_link(),
            winner: Verdict::of(board).winner,
        }
    }
}

/// The boards of a text, in its order.
#[derive(Serialize, Tsify)]
#[serde(transparent)]
pub struct RaceAllSolved(pub(super) Vec<RaceSolved>);
