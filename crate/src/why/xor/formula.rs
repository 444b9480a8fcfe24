//! Which function of two heaps gives the third one that makes a losing position? A formula is
//! tried, pair by pair.

use super::pairs::{HeapMove, PairValues, bouton_move};
use crate::Rational;
use crate::lab::{Fault, Formula};

/// The pairs to this heap come first.
pub const FIRST: usize = 15;

/// All pairs to this heap are tried.
pub const ALL: usize = 255;

/// Then all pairs of powers of two up to this one.
pub const LARGEST: u64 = 1 << 20;

/// What a formula says of a pair.
pub type Said = Result<Rational, Fault>;

/// The first pair for which a formula is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongPair {
    /// The two heaps.
    pub pair: [u64; 2],
    /// What the formula says.
    pub said: Said,
    /// The winning move of the two heaps beside a third of that size, which the formula says is a
    /// losing position; `None` where there is no such heap, for a negative number or a fraction.
    pub winning: Option<HeapMove>,
    /// Whether all moves were tried; else, for large heaps, Bouton's theorem tells.
    pub is_searched: bool,
}

/// Whether a text is the formula that Bouton's theorem proves, `xor(a, b)`, but for spaces. Others
/// that agree with it as far as they are tried are not proved by that.
#[must_use]
pub fn is_bouton(text: &str) -> bool {
    text.split_whitespace().collect::<String>() == "xor(a,b)"
}

/// The size of a heap that a formula gives; `None` for a negative number, a fraction or none.
#[must_use]
pub fn heap_of(said: &Said) -> Option<u64> {
    let value = said.ok().filter(|value| value.denominator() == 1)?;
    u64::try_from(value.numerator()).ok()
}

/// Pairs of these heaps, by their sum, then by the first.
fn by_sum(heaps: &[u64]) -> Vec<[u64; 2]> {
    let pairs = heaps
        .iter()
        .flat_map(|&a| heaps.iter().map(move |&b| [a, b]));
    let mut all: Vec<_> = pairs.collect();
    all.sort_by_key(|&[a, b]| (a + b, a));
    all
}

/// The first pair for which a formula in `a` and `b` is wrong; `None` if it holds for all that are
/// tried: the pairs to [`FIRST`], then those to [`ALL`], then those of powers of two to
/// [`LARGEST`], each by their sum, then by `a`.
///
/// Cost: 65,536 values of the formula, and the table of [`PairValues`].
///
/// # Panics
///
/// If the formula is not one in two names.
pub fn first_wrong(formula: &mut Formula) -> Option<WrongPair> {
    let mut said = |[a, b]: [u64; 2]| {
        let small = |heap| i64::try_from(heap).expect("heaps to 2^20");
        formula.value(&[small(a), small(b)])
    };
    for most in [FIRST, ALL] {
        let values = PairValues::up_to(most);
        for pair in by_sum(&(0..=most as u64).collect::<Vec<_>>()) {
            let [a, b] = pair.map(|heap| usize::try_from(heap).expect("a small heap"));
            let said = said(pair);
            let heap = heap_of(&said);
            if heap != Some(values.value(a, b)) {
                return Some(WrongPair {
                    pair,
                    said,
                    winning: heap.and_then(|c| values.winning_move([pair[0], pair[1], c])),
                    is_searched: true,
                });
            }
        }
    }
    let powers: Vec<_> = (0..=LARGEST.ilog2()).map(|power| 1 << power).collect();
    for pair in by_sum(&powers) {
        let said = said(pair);
        let heap = heap_of(&said);
        if heap != Some(pair[0] ^ pair[1]) {
            return Some(WrongPair {
                pair,
                said,
                winning: heap.and_then(|c| bouton_move([pair[0], pair[1], c])),
                is_searched: false,
            });
        }
    }
    None
}
