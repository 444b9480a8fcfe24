//! What proves the period of an octal game.

use crate::heaps::period::{Certainty, Found, Period, repeated};

use super::{Code, Digit};

/// The period that the first nimbers of an octal game show, with at least half of them, and how it
/// is known; n₀ is at least 1. `values`: g(0), g(1), …
///
/// With k the place of the last digit that is not 0, N values **prove** a period of a finite code if
///
/// * N ≥ 2n₀ + 2p + k, where at most two parts are left (Guy and Smith);
/// * N ≥ 3n₀ + 3p + k, where three are: in an option of a heap of n + p ≥ 3n₀ + 2p + k one part is at
///   least n₀ + p, and may be p smaller;
/// * with a `!` that part may become equal to the other one, which is forbidden and would give 0. So
///   it must not matter: g(n) ≠ 0 for all n from n₀ to n₀ + 2p where n − j is even and dⱼ has a `!`.
///   0.6! shows why: with n₀ = 2 and p = 3 it has all the values of Guy and Smith, but g(9) = 0 and
///   g(12) = 3.
///
/// Digits that repeat for ever may raise the values each time, and XOR does not go with that: of
/// them a period is seen, but for two that a formula gives: Nim, g(n) = n, and Lasker's Nim, where
/// 4k + 3 and 4k + 4 change places.
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
    // What a proof leaves for n₀ + p.
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

/// The games that a formula answers.
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
