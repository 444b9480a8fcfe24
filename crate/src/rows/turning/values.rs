//! The nimber of a single coin, by its number.

use std::mem;
use std::ops::Range;

use super::{Code, Spacing};

/// The last coin of a table.
pub const MAX_TABLE: u64 = 10_000;

/// The last coin of the tables for up to 4, 5, 6 and 7 coins that may lie anywhere: the number of
/// sums grows quickly with the number of coins.
const MAX_TABLES: [(u64, u64); 4] = [(4, 500), (5, 200), (6, 100), (7, 64)];

impl Code {
    /// The last coin of the code's table; `None` if there is a formula.
    #[must_use]
    pub fn last_of_table(&self) -> Option<u64> {
        match (self.least, self.most, self.spacing) {
            (1, 1, _)
            | (1..=2, 2, Spacing::Anywhere)
            | (1 | 3, 3, Spacing::Anywhere)
            | (1, u64::MAX, Spacing::Neighbours) => None,
            (_, most, Spacing::Anywhere) => {
                let ends = MAX_TABLES.iter().find(|(coins, _)| *coins == most);
                Some(ends.map_or(MAX_TABLE, |(_, last)| *last))
            }
            _ => Some(MAX_TABLE),
        }
    }
}

/// The nimbers of single coins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Values {
    /// A single coin is turned: 1 each.
    One,
    /// Turning Turtles: n; Twins: n − 1. Holds the number of coins before the first one with a
    /// move.
    Linear(u64),
    /// Mock Turtles: the n-th odious number, which has an odd number of ones; Triplets: the (n −
    /// 2)-th. Holds the number of coins before the first one with a move.
    Odious(u64),
    /// The largest power of two that divides n.
    Ruler,
    /// By coin; index 0 is unused.
    Table(Vec<u32>),
}

impl Values {
    /// The values of a code: by its formula, or by a table up to `last`.
    ///
    /// Cost of a table: O(last²) for coins side by side, O(last² log last) at equal distances;
    /// anywhere, each coin is combined with all different sums of fewer coins before it.
    pub(super) fn of(code: Code, last: u64) -> Self {
        match (code.least, code.most, code.spacing) {
            _ if code.last_of_table().is_some() => Self::Table(match code.spacing {
                Spacing::Anywhere => table_of_sums(code, last),
                _ => table(code, last),
            }),
            (1, 1, _) => Self::One,
            (1, 2, Spacing::Anywhere) => Self::Linear(0),
            (2, 2, Spacing::Anywhere) => Self::Linear(1),
            (1, 3, Spacing::Anywhere) => Self::Odious(0),
            (3, 3, Spacing::Anywhere) => Self::Odious(2),
            _ => Self::Ruler,
        }
    }

    /// The nimber of coin n, from 1.
    pub(super) fn of_coin(&self, coin: u64) -> u64 {
        match self {
            Self::One => 1,
            Self::Linear(before) => coin - before.min(&coin),
            Self::Odious(before) if coin <= *before => 0,
            Self::Odious(before) => {
                let twice = 2 * (coin - before - 1);
                twice + u64::from(twice.count_ones().is_multiple_of(2))
            }
            Self::Ruler => coin & coin.wrapping_neg(),
            Self::Table(table) => usize::try_from(coin)
                .ok()
                .and_then(|coin| table.get(coin))
                .copied()
                .map_or(0, u64::from),
        }
    }
}

/// The XORs of a fixed number of different coins.
#[derive(Clone, Default)]
struct Sums {
    has: Vec<bool>,
    listed: Vec<u32>,
}

impl Sums {
    /// Adds a sum. Returns whether it is new.
    fn add(&mut self, sum: u32) -> bool {
        let at = sum as usize;
        if self.has.len() <= at {
            self.has.resize(at + 1, false);
        }
        let is_new = !mem::replace(&mut self.has[at], true);
        if is_new {
            self.listed.push(sum);
        }
        is_new
    }
}

/// The values of coins for a code of coins that may lie anywhere; 0 at index 0. A coin has all
/// options of the one before and more, so the mex never decreases.
fn table_of_sums(code: Code, last: u64) -> Vec<u32> {
    let mut values = vec![0_u32];
    // By the number of coins before the current one.
    let mut sums: Vec<Sums> = (0..code.most).map(|_| Sums::default()).collect();
    sums[0].add(0);
    let mut options = Sums::default();
    if code.least == 1 {
        options.add(0);
    }
    let mut value = 0;
    for _ in 1..=last {
        while options.has.get(value as usize) == Some(&true) {
            value += 1;
        }
        values.push(value);
        // From many to few coins, because a coin occurs only once in a sum.
        for others in (1..sums.len()).rev() {
            let (fewer, more) = sums.split_at_mut(others);
            let are_enough = others as u64 >= code.least - 1;
            for fewer in &fewer[others - 1].listed {
                let sum = fewer ^ value;
                if more[0].add(sum) && are_enough {
                    options.add(sum);
                }
            }
        }
    }
    values
}

/// The values of coins for a code of coins side by side or at equal distances; 0 at index 0. Each
/// is the mex of the options of a single head.
fn table(code: Code, last: u64) -> Vec<u32> {
    let mut values = vec![0_u32];
    // By value: the last coin that had it as an option, so marks need not be cleared. The length is
    // above every XOR of values.
    let mut marks = vec![0];
    for coin in 1..=usize::try_from(last).expect("a coin of a table") {
        let widest = if code.spacing == Spacing::Equal {
            coin
        } else {
            2
        };
        for distance in 1..widest.max(2) {
            let (mut left, mut count, mut others) = (coin, 1, 0);
            loop {
                if count >= code.least {
                    marks[others as usize] = coin;
                }
                if count == code.most || left <= distance {
                    break;
                }
                left -= distance;
                count += 1;
                others ^= values[left];
            }
        }
        let value = marks.iter().take_while(|mark| **mark == coin).count();
        if value >= marks.len() {
            marks.resize(2 * marks.len(), 0);
        }
        values.push(u32::try_from(value).expect("at most as many as moves"));
    }
    values
}

/// The coins with a value, in a table that never decreases.
pub(super) fn coins_with_value(table: &[u32], value: u64) -> Range<u64> {
    let coins = table.get(1..).unwrap_or_default();
    let before = coins.partition_point(|&other| u64::from(other) < value);
    let with = coins.partition_point(|&other| u64::from(other) <= value);
    before as u64 + 1..with as u64 + 1
}
