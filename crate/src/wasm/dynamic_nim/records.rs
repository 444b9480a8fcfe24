//! Options, requests and answers, as records that cross the edge.

use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::dynamic_nim::{NumerationCost, Plateau, StackError, TableCost, WinningTake};
use crate::wasm::map::MapSquare;
use crate::wasm::memo::MemoRun;
use crate::wasm::typed_array::Uint32Array;
use crate::{Outcome, Rational};

/// The strings of a link.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct DynamicNimOptions {
    /// The pile, of up to 10,000 digits.
    pub(super) n: String,
    /// The factor of the rule; not read if there is a limit.
    pub(super) k: String,
    /// L(1), L(2), …: numbers and ranges, `2,2,5-9`. The last one repeats. Instead of k.
    pub(super) limit: Option<String>,
    /// Without it, the cap of the opening: n - 1.
    pub(super) cap: Option<String>,
}

/// Who wins, and by which takes.
#[derive(Clone, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DynamicNimVerdict {
    pub(super) outcome: Outcome,
    /// All winning takes as decimal strings, ascending: at most 10,000, and 1,000,000 characters
    /// of JSON.
    pub(super) moves: Vec<String>,
    /// How many winning takes there are, if not all are in `moves`.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) moves_total: Option<String>,
    /// The position, as plays write it.
    pub(super) position: String,
    /// Whether there is no move.
    pub(super) ends: bool,
}

impl DynamicNimVerdict {
    /// Bytes of memory that the moves take, or a few more.
    pub(super) fn bytes(&self) -> usize {
        let texts: usize = self.moves.iter().map(String::capacity).sum();
        texts + self.moves.capacity() * size_of::<String>()
    }
}

/// The run of a method.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
#[tsify(missing_as_null)]
pub enum DynamicNimTimeline {
    Table(DynamicNimTable),
    Memo(DynamicNimMemo),
    Numeration(DynamicNimNumeration),
}

/// The run of a method that fills the table.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct DynamicNimTable {
    #[tsify(type = "\"definition\" | \"rows\" | \"walls\"")]
    pub(super) method: &'static str,
    /// The factor in lowest terms; null for a limit.
    pub(super) k: Option<Fraction>,
    /// L(1), L(2), …, at most up to the pile; null for a factor. Index: the take - 1. Beyond its
    /// end the last one repeats; if the list is empty, all are 0.
    pub(super) limit: Option<Uint32Array>,
    /// S, the pile at the start and the last row.
    pub(super) size: u32,
    /// Thresholds. Length size + 1, index: the row m. f[0] is 4294967295, for infinity.
    pub(super) f: Uint32Array,
    /// Steps are numbered from 1. By definition a step is a take tried: the cells (m, 1) to (m, m)
    /// of a row come in order, and cell (m, n) tries the takes 1 to min(n, f[m]). By rows a step is
    /// a cell; by walls each pop, then the stop, then the push. Entry 0 is 0, entry i the first step
    /// of row i * rowsPerEntry, the last entry stepCount + 1. Length floor(size / rowsPerEntry) + 2.
    pub(super) first_step_of_row: Uint32Array,
    /// 1 up to 400 rows, 1024 beyond.
    pub(super) rows_per_entry: u32,
    pub(super) step_count: u32,
    /// What each method costs on this game, not only the one asked for.
    #[tsify(type = "DynamicNimTableCost")]
    pub(super) cost: TableCost,
    /// Whether the methods that are offered found the same thresholds.
    pub(super) agree: bool,
}

/// The search of the position with a memo. A position is the pair of the stones left and the cap.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct DynamicNimMemo {
    #[tsify(type = "\"memo\"")]
    pub(super) method: &'static str,
    /// The factor in lowest terms; null for a limit.
    pub(super) k: Option<Fraction>,
    /// L(1), L(2), …, as in a table.
    pub(super) limit: Option<Uint32Array>,
    pub(super) memo: MemoRun,
}

/// The set of losing piles, and the digits of the pile.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct DynamicNimNumeration {
    #[tsify(type = "\"numeration\"")]
    pub(super) method: &'static str,
    /// The factor in lowest terms; null for a limit.
    pub(super) k: Option<Fraction>,
    /// L(1), L(2), …, at most up to the pile; null for a factor. Index: the take - 1. Beyond its
    /// end the last one repeats; if the list is empty, all are 0.
    pub(super) limit: Option<Uint32Array>,
    /// How many members the set of losing piles has up to the pile; 1 is always one.
    pub(super) member_count: usize,
    /// Length memberCount. Index j: the i of member j = member j - 1 + member i, all counted from
    /// 0. Entry 0 is 4294967295.
    pub(super) pointer: Uint32Array,
    /// The last member, if the set is finite: f has this period. Null for an infinite set.
    pub(super) period: Option<String>,
    /// How many periods come before the digits; "0" for an infinite set.
    pub(super) periods: String,
    /// The digits of the pile by the index of the member, largest first; empty for the empty pile.
    pub(super) digits: Uint32Array,
    /// Steps are numbered from 1: step j finds member j, up to memberCount - 1; then comes each
    /// digit, and the last step is the answer.
    pub(super) step_count: usize,
    /// The step of the first digit, or of the answer for the empty pile. Always memberCount.
    pub(super) first_digit_step: usize,
    /// How many winning takes there are, as a decimal string.
    pub(super) takes_count: String,
    #[tsify(type = "DynamicNimNumerationCost")]
    pub(super) cost: NumerationCost,
}

/// A fraction in lowest terms, as decimal strings: a `u64` may be too large for a number of
/// JavaScript.
#[derive(Serialize, Tsify)]
pub(super) struct Fraction {
    p: String,
    q: String,
}

impl From<Rational> for Fraction {
    fn from(k: Rational) -> Self {
        Self {
            p: k.numerator().to_string(),
            q: k.denominator().to_string(),
        }
    }
}

/// Part of a list: `count` items from index `first` on.
#[derive(Deserialize, Tsify)]
pub struct DynamicNimRange {
    pub(super) first: u32,
    pub(super) count: u32,
}

#[derive(Serialize, Tsify)]
pub(super) struct DynamicNimWinningTake {
    take: String,
    /// The index in `digits` of the digit this suffix begins with.
    digit: usize,
    /// How many periods are taken before that digit, which then is digit 0.
    periods: String,
}

impl From<WinningTake> for DynamicNimWinningTake {
    fn from(take: WinningTake) -> Self {
        Self {
            take: take.take.to_string(),
            digit: take.digit,
            periods: take.periods.to_string(),
        }
    }
}

/// Winning takes, ascending.
#[derive(Serialize, Tsify)]
pub struct DynamicNimTakes(pub(super) Vec<DynamicNimWinningTake>);

/// A losing pile by its index, from 0.
#[derive(Deserialize, Tsify)]
pub struct DynamicNimMember {
    pub(super) index: u32,
}

/// The largest number that is tried.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DynamicNimUpTo {
    pub(super) up_to: u32,
}

/// A mistake of programs by its name, as the core reads it.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DynamicNimMistake {
    pub(super) name: String,
    pub(super) up_to: u32,
}

#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DynamicNimSums {
    /// Ascending.
    pub(super) members: Uint32Array,
    /// Length upTo + 1, index: the number x. Its last digit; x itself for a member. Entry 0 is
    /// 4294967295.
    pub(super) last_digit: Uint32Array,
}

/// Two factors as typed, and the largest pile to compare.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DynamicNimSweep {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) up_to: u32,
}

/// From a factor on, up to the next plateau, all factors have the same losing piles.
#[derive(Serialize, Tsify)]
pub(super) struct DynamicNimPlateau {
    from: Fraction,
    /// Ascending.
    members: Uint32Array,
}

impl From<Plateau> for DynamicNimPlateau {
    fn from(Plateau { from, members }: Plateau) -> Self {
        Self {
            from: from.into(),
            members: members.into(),
        }
    }
}

/// By their factors, ascending.
#[derive(Serialize, Tsify)]
pub struct DynamicNimPlateaus(pub(super) Vec<DynamicNimPlateau>);

/// The largest pile of numeration is 10 to the power of this.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DynamicNimMaxExponent {
    pub(super) max_exponent: u32,
}

/// Null if the stack is right.
#[derive(Serialize, Tsify)]
#[tsify(type = "DynamicNimStackError | null", missing_as_null)]
pub struct DynamicNimFirstStackError(pub(super) Option<StackError>);

/// A position of the table: pile m, cap n.
#[derive(Deserialize, Tsify)]
pub struct DynamicNimCell {
    pub(super) m: u32,
    pub(super) n: u32,
}

#[derive(Deserialize, Tsify)]
pub struct DynamicNimPicture {
    pub(super) window: DynamicNimWindow,
    /// In pixels, 1 to 4096.
    pub(super) width: u32,
    pub(super) height: u32,
    #[tsify(type = "Rgba")]
    pub(super) p: [u8; 4],
    #[tsify(type = "Rgba")]
    pub(super) n: [u8; 4],
}

/// A part of the table: rows and columns from 1 to 65535.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct DynamicNimWindow {
    pub(super) first_row: u32,
    pub(super) rows: u32,
    pub(super) first_column: u32,
    pub(super) columns: u32,
}

/// The cells of a square that are in the table.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct DynamicNimShare {
    /// P-cells, as a decimal string.
    pub(super) p: String,
    /// All of them.
    pub(super) cells: String,
    /// f of the square's first row; null for row 0 and beyond the table.
    pub(super) threshold: Option<String>,
}

#[derive(Deserialize, Tsify)]
pub struct DynamicNimMapWalls {
    /// Where the window begins; `cells` is 1.
    pub(super) at: MapSquare,
    /// 1 to 1024. The result has this length, index: the row. The P-cells of the row within
    /// the window, from its left; 4294967295 beyond the table.
    pub(super) rows: u32,
    /// 1 to 1024: walls are cut off at this length.
    pub(super) columns: u32,
}
