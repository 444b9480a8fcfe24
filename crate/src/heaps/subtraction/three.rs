//! The periods of games in which one of three numbers is taken.

use crate::BigUint;
use crate::heaps::period::Period;

use super::{Set, Subtraction};

/// What the period of {a, b, c} is, for a < b < c.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PeriodKind {
    /// a + b.
    FirstTwo,
    /// a + c.
    FirstLast,
    /// b + c.
    LastTwo,
    /// Not a sum of two of them, but it divides one.
    Divisor,
    /// The set is additive, c = a + b, whatever its period.
    Additive,
    /// Anything else.
    Other,
}

/// A game in which a, b or c are taken, with its period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Three {
    /// The numbers, ascending.
    pub takes: [u32; 3],
    /// What its period is.
    pub kind: PeriodKind,
    /// The period, proved by its values.
    pub period: Period,
}

/// Work between two looks at the period.
const WORK: u64 = 1 << 20;

/// The games with a as the smallest number and none above `last`, by b and then by c.
///
/// Cost: O(`last`²) games; the period of each is proved as on its own page.
///
/// ```
/// use mexplorer::heaps::subtraction::{PeriodKind, threes};
///
/// let all = threes(1, 4);
/// assert_eq!(all.len(), 3);
/// // {1, 3, 4}: period 7, and additive.
/// assert_eq!((all[2].takes, all[2].kind, all[2].period.period), ([1, 3, 4], PeriodKind::Additive, 7));
/// ```
#[must_use]
pub fn threes(a: u32, last: u32) -> Vec<Three> {
    let pairs = (a + 1..last).flat_map(|b| (b + 1..=last).map(move |c| [a, b, c]));
    pairs.map(three).collect()
}

fn three(takes: [u32; 3]) -> Three {
    let [a, b, c] = takes;
    // A set of all numbers to 3 has another form.
    let set = if takes == [1, 2, 3] {
        Set::UpTo(3_u32.into())
    } else {
        Set::Listed(takes.to_vec())
    };
    let mut game = Subtraction::new(set);
    // Beyond every period: the values of a finite set repeat.
    let far = BigUint::from(1_u32) << 64;
    while game.advance(&far, WORK) < 1.0 {}
    let period = game.found().expect("a finite set has a period").period;
    let length = period.period;
    let sums = [a + b, a + c, b + c].map(|sum| sum as usize);
    let kind = if c == a + b {
        PeriodKind::Additive
    } else if length == sums[0] {
        PeriodKind::FirstTwo
    } else if length == sums[1] {
        PeriodKind::FirstLast
    } else if length == sums[2] {
        PeriodKind::LastTwo
    } else if sums.iter().any(|sum| sum.is_multiple_of(length)) {
        PeriodKind::Divisor
    } else {
        PeriodKind::Other
    };
    Three {
        takes,
        kind,
        period,
    }
}
