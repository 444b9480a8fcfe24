//! Sequences that are periodic, perhaps up to a constant added with every period.

use num_bigint::BigUint;

/// A period of a sequence: g(n + p) = g(n) + s for all n ≥ n₀.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// n₀, the smallest.
    pub preperiod: usize,
    /// p, the smallest, at least 1.
    pub period: usize,
    /// s, the saltus; 0 if the sequence is periodic.
    pub saltus: u64,
}

/// A period, and how certain it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Found {
    /// The period.
    pub period: Period,
    /// How certain it is.
    pub certainty: Certainty,
}

/// How certain a period is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// A formula for all values.
    Formula {
        /// How many earlier values determine the next; 0 if all do.
        window: usize,
    },
    /// A theorem: from `from` on, `window` values equal those one period later, and determine all
    /// others.
    Proved {
        /// The first of these values.
        from: usize,
        /// How many values are compared.
        window: usize,
    },
    /// It holds as far as the values are known; nothing more.
    Seen {
        /// How many values are known, from 0 on.
        to: usize,
    },
}

impl Found {
    /// Whether it holds for ever, and not only for the known values.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        !matches!(self.certainty, Certainty::Seen { .. })
    }

    /// How many values, from 0 on, prove it; `None` if values do not prove it.
    #[must_use]
    pub fn values_needed(&self) -> Option<usize> {
        match self.certainty {
            Certainty::Proved { from, window } => Some(from + window + self.period.period),
            Certainty::Formula { .. } | Certainty::Seen { .. } => None,
        }
    }
}

impl Period {
    /// The index of the equivalent value among the first n₀ + p, and how many periods lie between.
    ///
    /// ```
    /// use mexplorer::heaps::period::Period;
    ///
    /// // Lasker's Nim: 0, 1, 2, 4, 3, 5, 6, 8, 7, …
    /// let period = Period { preperiod: 1, period: 4, saltus: 4 };
    /// assert_eq!(period.place_and_times(&1_000_u32.into()), (4, 249_u32.into()));
    /// ```
    #[must_use]
    pub fn place_and_times(&self, n: &BigUint) -> (usize, BigUint) {
        if *n < self.preperiod.into() {
            return (small(n), BigUint::ZERO);
        }
        let beyond = n - self.preperiod;
        let rest = small(&(&beyond % self.period));
        (self.preperiod + rest, beyond / self.period)
    }
}

/// An index below n₀ + p.
pub(super) fn small(place: &BigUint) -> usize {
    usize::try_from(place).unwrap_or(usize::MAX)
}

/// Finds the nearest earlier occurrence of the last `window` values, and how far back the sequence
/// repeats at that distance. This is only an observation; what it proves depends on the game.
///
/// * `values`: g(0), g(1), …
/// * `window`: how many of the last values are compared, at start 1.
/// * `start`: the smallest preperiod allowed; earlier values are ignored.
/// * `may_rise`: whether a constant may be added with every period.
///
/// `None` if there is no earlier occurrence, or if the constant would be negative.
///
/// Cost: O(N) time, 4 bytes for each value of the window. The algorithm of Knuth, Morris and Pratt,
/// run from the end.
///
/// ```
/// use mexplorer::heaps::period::{Period, repeated};
///
/// let values = [9_u32, 0, 0, 1, 1, 0, 0, 1, 1, 0];
/// let period = Period { preperiod: 1, period: 4, saltus: 0 };
/// assert_eq!(repeated(&values, 2, 0, false), Some(period));
/// assert_eq!(repeated(&values, 6, 0, false), None);
/// let risen = Period { preperiod: 2, period: 3, saltus: 2 };
/// assert_eq!(repeated(&[7_u32, 7, 0, 1, 1, 2, 3, 3, 4], 3, 0, true), Some(risen));
/// ```
pub fn repeated<V: Copy + Into<u32>>(
    values: &[V],
    window: usize,
    start: usize,
    may_rise: bool,
) -> Option<Period> {
    let values = values.get(start..)?;
    // The entries compared, from the end: values, or differences of consecutive values.
    let (entries, compared) = if may_rise {
        (values.len().saturating_sub(1), window - 1)
    } else {
        (values.len(), window)
    };
    let at = |back: usize| -> u32 { values[values.len() - 1 - back].into() };
    let entry = |back: usize| -> i64 {
        let value = i64::from(at(back));
        if may_rise {
            value - i64::from(at(back + 1))
        } else {
            value
        }
    };
    let distance = if compared == 0 {
        (entries > 0).then_some(1)?
    } else {
        nearest(entries, compared, entry)?
    };
    if distance + window > values.len() {
        return None;
    }
    let saltus = at(0).checked_sub(at(distance))?;
    let same = |n: &usize| values[*n].into() + saltus == values[n + distance].into();
    let preperiod = (0..values.len() - distance).rev().take_while(same).last()?;
    Some(Period {
        preperiod: start + preperiod,
        period: distance,
        saltus: saltus.into(),
    })
}

/// The smallest distance, from 1, at which the first `compared` entries occur again.
fn nearest(entries: usize, compared: usize, entry: impl Fn(usize) -> i64) -> Option<usize> {
    if compared > entries {
        return None;
    }
    // By length of a prefix of the pattern: its longest border (a proper prefix that is a suffix).
    let mut borders: Vec<u32> = vec![0; compared + 1];
    let mut border = 0_usize;
    for length in 1..entries {
        let next = entry(length);
        while border > 0 && (border == compared || entry(border) != next) {
            border = borders[border] as usize;
        }
        if entry(border) == next {
            border += 1;
        }
        if length < compared {
            borders[length + 1] = u32::try_from(border).expect("fewer than 2^32 values");
        }
        if border == compared {
            return Some(length + 1 - compared);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Period, repeated};

    /// Tries every distance.
    fn naive(values: &[u32], window: usize, start: usize, may_rise: bool) -> Option<Period> {
        let values = values.get(start..)?;
        for period in 1..values.len() {
            let Some(first) = values.len().checked_sub(window + period) else {
                break;
            };
            let risen = |n: usize| i64::from(values[n + period]) - i64::from(values[n]);
            let saltus = risen(values.len() - 1 - period);
            if (!may_rise && saltus != 0) || (first..first + window).any(|n| risen(n) != saltus) {
                continue;
            }
            let saltus = u64::try_from(saltus).ok()?;
            let same = |n: &usize| risen(*n) == i64::try_from(saltus).unwrap();
            let preperiod = (0..values.len() - period).rev().take_while(same).last()?;
            return Some(Period {
                preperiod: start + preperiod,
                period,
                saltus,
            });
        }
        None
    }

    #[test]
    fn the_nearest_repetition_is_found_as_by_trying_every_distance() {
        let mut found = 0;
        // All sequences of nine values below 3, and the same with a rising part added.
        for code in 0..3_u32.pow(9) {
            let digit = |n: u32| code / 3_u32.pow(n) % 3;
            let values: Vec<u32> = (0..9).map(digit).collect();
            let rising: Vec<u32> = (0..9).map(|n| digit(n) + n / 3).collect();
            for window in 1..7 {
                for start in 0..2 {
                    let flat = repeated(&values, window, start, false);
                    assert_eq!(flat, naive(&values, window, start, false), "{values:?}");
                    let risen = repeated(&rising, window, start, true);
                    assert_eq!(risen, naive(&rising, window, start, true), "{rising:?}");
                    found += usize::from(flat.is_some());
                }
            }
        }
        assert!(found > 10_000);
    }
}
