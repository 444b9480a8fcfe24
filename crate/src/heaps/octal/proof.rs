//! Proofs of the period of an octal game.

use crate::heaps::period::{Certainty, Found, Period, repeated};

use super::{Code, Digit};

/// The period that at least half of the first nimbers of an octal game show, and how certain it is;
/// n₀ is at least 1. `values`: g(0), g(1), …
///
/// Let k be the place of the last nonzero digit. N values **prove** a period of a finite code if
///
/// * N ≥ 2n₀ + 2p + k, if at most two parts are left (Guy and Smith);
/// * N ≥ 3n₀ + 3p + k, if three parts may be left: in an option of a heap of n + p ≥ 3n₀ + 2p + k
///   one part is at least n₀ + p, and can be reduced by p;
/// * with a `!`, the reduced part may become equal to the other one, which is forbidden and would
///   give 0. This must not matter: g(n) ≠ 0 for all n from n₀ to n₀ + 2p with n − j even, where dⱼ
///   has a `!`. 0.6! shows why: with n₀ = 2 and p = 3 it has all the values that Guy and Smith
///   need, but g(9) = 0 and g(12) = 3.
///
/// If digits repeat for ever, values may grow with every period, which is incompatible with XOR.
/// Then a period is only seen, except in two games with a formula: Nim, g(n) = n, and Lasker's Nim,
/// which swaps 4k + 3 and 4k + 4.
///
/// `None` if no period is seen.
///
/// Cost: O(N).
#[must_use]
pub fn period_of(code: &Code, values: &[u16]) -> Option<Found> {
    let count = values.len();
    if let Some(period) = closed(code).filter(|period| period.period < count) {
        let certainty = Certainty::Formula { window: 0 };
        return Some(Found { period, certainty });
    }
    if code.has_tail() {
        let period = repeated(values, (count / 2).max(1), 1, true)?;
        let certainty = Certainty::Seen { to: count };
        return Some(Found { period, certainty });
    }
    let last = code.last().unwrap_or(0);
    let parts = if code.has_threes() { 3 } else { 2 };
    // As many values as can be compared if n₀ + p is as large as a proof allows.
    let window = count - count.checked_sub(last)? / parts;
    let period = repeated(values, window.max(1), 1, false)?;
    let needed = parts * (period.preperiod + period.period) + last;
    let certainty = if count >= needed && has_no_forbidden_zero(code, values, period) {
        let from = period.preperiod;
        Certainty::Proved {
            from,
            window: needed - period.period - from,
        }
    } else {
        Certainty::Seen { to: count }
    };
    Some(Found { period, certainty })
}

/// The period of a game with a formula.
fn closed(code: &Code) -> Option<Period> {
    let rising = |period: usize| Period {
        preperiod: 1,
        period,
        saltus: period as u64,
    };
    if code.is_nim() {
        Some(rising(1))
    } else {
        code.is_laskers().then(|| rising(4))
    }
}

fn has_no_forbidden_zero(code: &Code, values: &[u16], period: Period) -> bool {
    let mut places = code.places().iter();
    let from = period.preperiod;
    let upto = from + 2 * period.period;
    !places.any(|place| {
        let is_halved = |heap: usize| heap.abs_diff(place.taken).is_multiple_of(2);
        place.digit.is_unequal
            && place.digit.has(Digit::TWO)
            && (from..upto).any(|heap| is_halved(heap) && values[heap] == 0)
    })
}
