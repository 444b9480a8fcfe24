//! What a single coin is worth, by its number.

use std::mem;
use std::ops::Range;

use super::{Code, Lie};

/// The last coin of a table.
pub const MAX_TABLE: u64 = 10_000;

/// The last coins of tables of up to 4, 5, 6 and 7 coins that lie anywhere: there are ever more sums
/// of so many coins.
const MAX_TABLES: [(u64, u64); 4] = [(4, 500), (5, 200), (6, 100), (7, 64)];

impl Code {
    /// The last coin whose worth is known, where that is by a table; `None` where there is a formula.
    #[must_use]
    pub fn last_of_table(&self) -> Option<u64> {
        match (self.least, self.most, self.lie) {
            (1, 1, _)
            | (1..=2, 2, Lie::Anywhere)
            | (1 | 3, 3, Lie::Anywhere)
            | (1, u64::MAX, Lie::Neighbours) => None,
            (_, most, Lie::Anywhere) => {
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
    /// One coin alone: 1 each.
    One,
    /// Turning Turtles: n; Twins: n − 1. The number of coins before the first that has a move.
    Linear(u64),
    /// Mock Turtles: the n-th odious number, with an odd number of ones; Triplets: the (n − 2)-th.
    /// The number of coins before the first that has a move.
    Odious(u64),
    /// The greatest power of two in n.
    Ruler,
    /// By coin, from 0 on, where there is none.
    Table(Vec<u32>),
}

impl Values {
    /// Those of a code: by its formula, or by a table to a last coin.
    ///
    /// Cost of a table: O(last²) for coins that lie side by side, O(last² log last) at equal
    /// distances; anywhere, each coin against all different sums of fewer coins before it.
    pub(super) fn of(code: Code, last: u64) -> Self {
        match (code.least, code.most, code.lie) {
            _ if code.last_of_table().is_some() => Self::Table(match code.lie {
                Lie::Anywhere => table_of_sums(code, last),
                _ => table(code, last),
            }),
            (1, 1, _) => Self::One,
            (1, 2, Lie::Anywhere) => Self::Linear(0),
            (2, 2, Lie::Anywhere) => Self::Linear(1),
            (1, 3, Lie::Anywhere) => Self::Odious(0),
            (3, 3, Lie::Anywhere) => Self::Odious(2),
            _ => Self::Ruler,
        }
    }

    /// Of coin n, from 1.
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

/// The XORs of so many different coins.
#[derive(Clone, Default)]
struct Sums {
    has: Vec<bool>,
    listed: Vec<u32>,
}

impl Sums {
    /// Whether it is new.
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

/// The values of coins that are turned with others anywhere, 0 at index 0. The options of a coin
/// are those of the one before and more, so that the mex only rises.
fn table_of_sums(code: Code, last: u64) -> Vec<u32> {
    let mut values = vec![0_u32];
    // By how many coins before this one.
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
        // From many to few, for a coin stands in a sum once.
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

/// The values of coins that are turned side by side or at equal distances, 0 at index 0: the mex of
/// what is left by all moves of a single head.
fn table(code: Code, last: u64) -> Vec<u32> {
    let mut values = vec![0_u32];
    // By value, the last coin for which it was an option: a mark that need not be taken back. There
    // is one for every XOR of values.
    let mut marks = vec![0];
    for coin in 1..=usize::try_from(last).expect("a coin of a table") {
        let widest = if code.lie == Lie::Equal { coin } else { 2 };
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

/// The coins of a value, in a table that only rises.
pub(super) fn coins_worth(table: &[u32], value: u64) -> Range<u64> {
    let coins = table.get(1..).unwrap_or_default();
    let before = coins.partition_point(|&other| u64::from(other) < value);
    let with = coins.partition_point(|&other| u64::from(other) <= value);
    before as u64 + 1..with as u64 + 1
}
