//! Options, requests and answers, as records that cross the edge.

use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::Outcome;
use crate::wasm::typed_array::{Uint8Array, Uint32Array};
use crate::wythoff::{Costs, Explanation, LineStar, Reach};

/// The strings of a link. On the grid a is the column, to the right, and b the row, downwards.
#[derive(Deserialize, Tsify)]
pub struct WythoffOptions {
    /// The piles, of up to 1000 digits.
    pub(super) a: String,
    pub(super) b: String,
}

/// A position of any size.
#[derive(Deserialize, Tsify)]
pub struct WythoffPiles {
    pub(super) a: String,
    pub(super) b: String,
}

/// How far to give Grundy values.
#[derive(Deserialize, Tsify)]
pub struct WythoffGrundySize {
    /// The largest pile.
    pub(super) n: u32,
}

/// Which integers to ask about.
#[derive(Deserialize, Tsify)]
pub struct WythoffStrip {
    /// The integer to count around.
    pub(super) x: String,
    /// The first integer whose kind to give.
    pub(super) from: String,
    /// How many kinds to give, 1 to 1024.
    pub(super) count: u32,
}

/// A number of up to 1000 digits.
#[derive(Deserialize, Tsify)]
pub struct WythoffNumber {
    pub(super) x: String,
}

/// How many to give.
#[derive(Deserialize, Tsify)]
pub struct WythoffCount {
    pub(super) count: u32,
}

/// iφ brought to whole numbers, index: i.
#[derive(Serialize, Tsify)]
pub struct WythoffRoundings {
    pub(super) floor: Uint32Array,
    pub(super) ceiling: Uint32Array,
    pub(super) nearest: Uint32Array,
}

/// A part of the grid; its corner in decimal strings of up to 1010 digits.
#[derive(Deserialize, Tsify)]
pub struct WythoffWindow {
    pub(super) row: String,
    pub(super) column: String,
    /// In cells, 1 to 1024.
    pub(super) columns: u32,
    pub(super) rows: u32,
}

/// How many cells of a square are P, as decimal strings.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WythoffShare {
    /// P-cells.
    pub(super) p: String,
    /// All cells of the square.
    pub(super) cells: String,
}

/// Who wins, and by which moves.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WythoffVerdict {
    pub(super) outcome: Outcome,
    /// All positions that a winning move leads to, as [a, b], ascending; at most three.
    #[tsify(type = "[string, string][]")]
    pub(super) moves: Vec<[String; 2]>,
    /// The Grundy value: "0" in every P-position; null in an N-position with a pile above 2000.
    pub(super) grundy: Option<String>,
    /// The position, as plays write it.
    pub(super) position: String,
    /// Whether there is no move.
    pub(super) ends: bool,
}

/// The stars by elimination.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct WythoffStars {
    #[tsify(type = "\"stars\"")]
    pub(super) method: &'static str,
    /// The last row and column: the larger pile, but at least 12.
    pub(super) n: u32,
    /// All stars with both piles up to n. Column and row of star number s are at 2s and 2s + 1.
    /// Number 0 is (0, 0), and for i from 1 on numbers 2i - 1 and 2i are the pair (`a_i`, `b_i`)
    /// and its mirror image (`b_i`, `a_i`).
    pub(super) stars: Uint32Array,
    /// Steps are numbered from 1, two to a star: 2s + 1 places star s, 2s + 2 draws its lines: row,
    /// column and diagonal, away from the corner.
    pub(super) step_count: u32,
    #[tsify(type = "WythoffCosts")]
    pub(super) cost: Costs,
    /// Whether elimination, mex and Beatty found the same stars up to n.
    pub(super) agree: bool,
}

/// The stars by mex.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct WythoffMex {
    #[tsify(type = "\"mex\"")]
    pub(super) method: &'static str,
    /// The last integer to be used: the larger pile, but at least 12.
    pub(super) n: u32,
    /// The lower values up to n, ascending. Index: i; pair i is (lowers[i], lowers[i] + i).
    pub(super) lowers: Uint32Array,
    /// Steps are numbered from 1. For every i the mex first passes used integers, a step each; then
    /// comes a step for `a_i` and one for `b_i`. The integers are met once each, from 0 to n; those
    /// after the last pair are passed for one that is not made. n + 1 + the number of pairs.
    pub(super) step_count: usize,
    #[tsify(type = "WythoffCosts")]
    pub(super) cost: Costs,
    /// Whether mex and Beatty found the same pairs up to n; up to 400 elimination, too.
    pub(super) agree: bool,
}

/// The stars by the definition: cell by cell, row after row, each from the left.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct WythoffDefinition {
    #[tsify(type = "\"definition\"")]
    pub(super) method: &'static str,
    /// The last row and column: the larger pile, but at least 12.
    pub(super) n: u32,
    /// Length (n + 1)^2, index b (n + 1) + a: how many cells that cell reads: along its row, up its
    /// column, up its diagonal, the nearest first, until one is P; of a star all of them.
    pub(super) reads: Uint32Array,
    /// Column and row of star s, row after row, are at 2s and 2s + 1.
    pub(super) stars: Uint32Array,
    /// Step t, from 1, decides the cell with the index t - 1.
    pub(super) step_count: u32,
    #[tsify(type = "WythoffCosts")]
    pub(super) cost: Costs,
    /// Whether all methods found the same stars up to n.
    pub(super) agree: bool,
}

/// The formula, of a position of any size; all numbers are decimal strings.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WythoffBeatty {
    #[tsify(type = "\"beatty\"")]
    pub(super) method: &'static str,
    /// i = |a - b|.
    pub(super) index: String,
    /// The whole part of the square root of 5 i^2.
    pub(super) root: String,
    /// `a_i` = (i + root) div 2: the position is P if this is its smaller pile.
    pub(super) lower: String,
    /// `b_i` = `a_i` + i.
    pub(super) upper: String,
    /// As of an explanation.
    pub(super) outcome: Outcome,
    pub(super) lines: [WythoffLineStar; 3],
    #[tsify(type = "WythoffCosts")]
    pub(super) cost: Costs,
}

/// The run of a method.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
#[tsify(missing_as_null)]
pub enum WythoffTimeline {
    Stars(WythoffStars),
    Mex(WythoffMex),
    Beatty(Box<WythoffBeatty>),
    Definition(WythoffDefinition),
}

/// Why a position has its outcome.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WythoffExplanation {
    /// N if and only if a star lies below.
    pub(super) outcome: Outcome,
    /// The one star on each line through the position: row, column, diagonal.
    pub(super) lines: [WythoffLineStar; 3],
}

/// The star on a line. Numbers are decimal strings.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct WythoffLineStar {
    /// In the row a move takes from a, in the column from b, on the diagonal from both.
    #[tsify(type = "\"row\" | \"column\" | \"diagonal\"")]
    line: &'static str,
    /// The star's column and row.
    a: String,
    b: String,
    /// |a - b| of the star.
    index: String,
    /// Below: a winning move leads there. Here: it is the position. Beyond: it is further out.
    #[tsify(type = "\"below\" | \"here\" | \"beyond\"")]
    reach: &'static str,
    /// Cells along the line: what the move takes, or is short of. "0" here.
    distance: String,
}

impl From<Explanation> for WythoffExplanation {
    fn from(Explanation { outcome, lines }: Explanation) -> Self {
        Self {
            outcome,
            lines: lines.map(WythoffLineStar::from),
        }
    }
}

impl From<LineStar> for WythoffLineStar {
    fn from(found: LineStar) -> Self {
        Self {
            line: found.line.name(),
            a: found.star.a.to_string(),
            b: found.star.b.to_string(),
            index: found.star.difference().to_string(),
            reach: match found.reach {
                Reach::Below => "below",
                Reach::Here => "here",
                Reach::Beyond => "beyond",
            },
            distance: found.distance.to_string(),
        }
    }
}

/// How the lower and the upper values share out the integers. Numbers are decimal strings;
/// thousandths are whole numbers of them, rounded down.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct WythoffPartition {
    /// How many of `a_1`, `a_2`, … are below x: the whole part of x / phi.
    pub(super) lowers: String,
    /// How many of `b_1`, `b_2`, … are below x: the whole part of x / phi^2.
    pub(super) uppers: String,
    /// Those of x + 1.
    pub(super) lowers_next: String,
    pub(super) uppers_next: String,
    /// 1000 x / phi and 1000 x / phi^2.
    pub(super) lowers_thousandths: String,
    pub(super) uppers_thousandths: String,
    /// Those of x + 1.
    pub(super) lowers_thousandths_next: String,
    pub(super) uppers_thousandths_next: String,
    /// Length count, index k: 1 if from + k is a lower value, 0 if an upper one. 0 counts as lower.
    pub(super) kinds: Uint8Array,
    /// How many of `a_1`, `a_2`, … are below from.
    pub(super) first_lowers: String,
}

/// A number as a sum of Fibonacci numbers.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct WythoffZeckendorf {
    /// The places of the ones, largest first: place 0 stands for 1, place 1 for 2, place 2 for 3,
    /// place 3 for 5. Neighbours differ by 2 at least. Empty for 0.
    pub(super) places: Uint32Array,
    /// Whether x is a lower value: its last place is even. So is 0.
    pub(super) is_lower: bool,
    /// The other value of the star in column x, as a decimal string.
    pub(super) partner: String,
    /// Its places: those of x, each one more if x is lower, one less if it is upper.
    pub(super) partner_places: Uint32Array,
}
