//! What a single coin is worth, by its number.

use super::{Code, Lie};

/// The last coin of a table.
pub const MAX_TABLE: u64 = 10_000;

/// The last coin of a table of any number of coins at equal distances.
const MAX_TABLE_OF_ANY: u64 = 2_000;

impl Code {
    /// The last coin whose worth is known, where that is by a table; `None` where there is a formula.
    #[must_use]
    pub fn last_of_table(&self) -> Option<u64> {
        match (self.least, self.most, self.lie) {
            (1, 1, _)
            | (1..=2, 2, Lie::Anywhere)
            | (1 | 3, 3, Lie::Anywhere)
            | (1, u64::MAX, Lie::Neighbours) => None,
            (_, u64::MAX, Lie::Equal) => Some(MAX_TABLE_OF_ANY),
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
    /// Cost of a table: O(last²) for coins that lie anywhere or side by side, O(last² log last) at
    /// equal distances.
    pub(super) fn of(code: Code, last: u64) -> Self {
        match (code.least, code.most, code.lie) {
            _ if code.last_of_table().is_some() => Self::Table(table(code, last)),
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

/// The values of the coins up to a last one, 0 at index 0: the mex of what is left by all moves of
/// a single head.
fn table(code: Code, last: u64) -> Vec<u32> {
    let mut values = vec![0_u32];
    // By value, the last coin for which it was an option: a mark that need not be taken back.
    let mut marks: Vec<u64> = Vec::new();
    // The XORs of two coins before this one.
    let mut pairs: Vec<bool> = Vec::new();
    for coin in 1..=last {
        let mut mark = |value: u32| {
            let value = value as usize;
            if marks.len() <= value {
                marks.resize(value + 1, 0);
            }
            marks[value] = coin;
        };
        match code.lie {
            Lie::Anywhere => {
                if code.least == 1 {
                    mark(0);
                }
                if code.least <= 2 && code.most >= 2 {
                    values[1..].iter().for_each(|&value| mark(value));
                }
                if code.most == 3 {
                    let there = (0..).zip(&pairs).filter(|(_, there)| **there);
                    there.for_each(|(value, _)| mark(value));
                }
            }
            Lie::Neighbours | Lie::Equal => {
                let widest = if code.lie == Lie::Equal { coin } else { 2 };
                for distance in 1..widest.max(2) {
                    let (mut left, mut count, mut others) = (coin, 1, 0);
                    loop {
                        if count >= code.least {
                            mark(others);
                        }
                        if count == code.most || left <= distance {
                            break;
                        }
                        left -= distance;
                        count += 1;
                        others ^= at(&values, left);
                    }
                }
            }
        }
        let value = (0..).zip(&marks).find(|(_, mark)| **mark != coin);
        let value = value.map_or_else(
            || u32::try_from(marks.len()).unwrap_or(0),
            |(value, _)| value,
        );
        if code.lie == Lie::Anywhere && code.most == 3 {
            for &other in &values[1..] {
                let pair = (value ^ other) as usize;
                if pairs.len() <= pair {
                    pairs.resize(pair + 1, false);
                }
                pairs[pair] = true;
            }
        }
        values.push(value);
    }
    values
}

fn at(values: &[u32], coin: u64) -> u32 {
    usize::try_from(coin).map_or(0, |coin| values[coin])
}
