//! Periods of the values of a rule with one coordinate, and how certain they are.

use super::MAX_POSITIONS;
use super::finite::Finite;
use super::known::Label;
use super::work::Work;

/// The most positions of a table that is searched for a period.
pub const MAX_REPEATED: u32 = 250_000;

/// A period must be seen this many times, and over this many more values.
const ROUNDS: usize = 3;
const MORE: usize = 10;

/// g(n + period) = g(n) + saltus for all n from the preperiod on, up to the end of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Whether the values are nimbers; otherwise they are outcomes.
    pub of_nimbers: bool,
    /// The first n.
    pub preperiod: u32,
    /// At least 1.
    pub period: u32,
    /// What is added with every period.
    pub saltus: i64,
    /// How certain it is.
    pub certainty: Certainty,
}

/// How certain a repetition is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// It holds in the table; nothing more is known.
    Seen,
    /// It would hold for ever if it held up to this number.
    Needs(u32),
    /// It holds for ever, because every move takes one of finitely many numbers.
    Takes,
    /// It holds for ever by the theorem of Guy and Smith, because it holds up to this number.
    Splits(u32),
}

impl Repetition {
    /// Whether it holds for ever.
    #[must_use]
    pub fn is_proved(&self) -> bool {
        matches!(self.certainty, Certainty::Takes | Certainty::Splits(_))
    }
}

impl Work {
    /// The period of the nimbers, or else of the outcomes. `None` if there is none, if the values
    /// are constant from some number on, and if not all are known from 0 on. The work must be
    /// complete.
    #[must_use]
    pub fn repetition(&self) -> Option<Repetition> {
        let &[(0, last)] = self.shape().ranges() else {
            return None;
        };
        if self.shape().count() > MAX_REPEATED {
            return None;
        }
        let outcome = |label| match label {
            Label::N => Some(0),
            Label::P => Some(1),
            _ => None,
        };
        let (of_nimbers, repeats) = [true, false].into_iter().find_map(|of_nimbers| {
            let values: Option<Vec<u32>> = if of_nimbers {
                self.nimbers().collect()
            } else {
                self.labels().map(outcome).collect()
            };
            Some((of_nimbers, changing(&values?)?))
        })?;
        let Repeats {
            preperiod,
            period,
            saltus,
        } = repeats;
        let finite = Finite::of(self.rule());
        // The theorems do not cover values that grow with every period, and outcomes do not decide
        // sums.
        let finite = finite.filter(|finite| saltus == 0 && (of_nimbers || !finite.splits()));
        let certainty = finite.map_or(Certainty::Seen, |finite| {
            let needed = finite.needed(preperiod as u64, period as u64);
            match u32::try_from(needed) {
                Ok(needed) if last >= needed.into() && finite.splits() => Certainty::Splits(needed),
                Ok(needed) if last >= needed.into() => Certainty::Takes,
                // No table has so many positions.
                _ if needed >= MAX_POSITIONS => Certainty::Seen,
                Ok(needed) => Certainty::Needs(needed),
                Err(_) => Certainty::Seen,
            }
        });
        Some(Repetition {
            of_nimbers,
            preperiod: u32::try_from(preperiod).ok()?,
            period: u32::try_from(period).ok()?,
            saltus,
            certainty,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Repeats {
    preperiod: usize,
    period: usize,
    saltus: i64,
}

/// The repetition of values that are not constant in the end.
fn changing(values: &[u32]) -> Option<Repeats> {
    repeats(values).filter(|repeats| repeats.period > 1 || repeats.saltus != 0)
}

/// The repetition with the smallest sum of preperiod and period, and of those the smallest period;
/// `None` if no period is seen [`ROUNDS`] times and over [`MORE`] values.
///
/// Cost: linear.
fn repeats(values: &[u32]) -> Option<Repeats> {
    let count = values.len();
    // From the end: each value minus the one before it.
    let pairs = values.windows(2).rev();
    let rises: Vec<i64> = pairs
        .map(|pair| i64::from(pair[1]) - i64::from(pair[0]))
        .collect();
    let same = common_beginnings(&rises);
    let mut found: Option<Repeats> = None;
    for period in 1..=count / ROUNDS {
        let is_later = found.is_some_and(|found| period >= found.preperiod + found.period);
        if period + MORE > count || is_later {
            break;
        }
        let compared = same[period] + 1;
        let preperiod = count - period - compared;
        let next = Repeats {
            preperiod,
            period,
            saltus: i64::from(values[count - 1]) - i64::from(values[count - 1 - period]),
        };
        if compared + period < (ROUNDS * period).max(period + MORE) {
            continue;
        }
        if found.is_none_or(|found| preperiod + period < found.preperiod + found.period) {
            found = Some(next);
        }
    }
    found
}

/// By index, how many entries from there on equal those at the start: the Z-function.
fn common_beginnings(entries: &[i64]) -> Vec<usize> {
    let mut common = vec![0; entries.len()];
    // The range that reaches furthest among those known to equal a prefix.
    let (mut first, mut end) = (0, 0);
    for at in 1..entries.len() {
        let mut length = if at < end {
            common[at - first].min(end - at)
        } else {
            0
        };
        while at + length < entries.len() && entries[length] == entries[at + length] {
            length += 1;
        }
        if at + length > end {
            (first, end) = (at, at + length);
        }
        common[at] = length;
    }
    common
}

#[cfg(test)]
mod tests {
    use super::{MORE, ROUNDS, Repeats, repeats};

    /// Tries every period at every place.
    fn naive(values: &[u32]) -> Option<Repeats> {
        let count = values.len();
        let mut all = Vec::new();
        for period in (1..=count / ROUNDS).filter(|period| period + MORE <= count) {
            let risen = |n: usize| i64::from(values[n + period]) - i64::from(values[n]);
            let saltus = risen(count - period - 1);
            let same = (0..count - period)
                .rev()
                .take_while(|&n| risen(n) == saltus);
            let preperiod = same.last().unwrap();
            if count - preperiod >= (ROUNDS * period).max(period + MORE) {
                all.push(Repeats {
                    preperiod,
                    period,
                    saltus,
                });
            }
        }
        all.into_iter()
            .min_by_key(|found| (found.preperiod + found.period, found.period))
    }

    #[test]
    fn repetitions_are_found_as_by_trying_every_period() {
        let mut found = 0;
        for code in 0..4_u32.pow(6) {
            let digit = |at: u32| code / 4_u32.pow(at) % 4;
            for period in 1..6 {
                for rise in 0..2 {
                    // Two digits before the repeating part.
                    let value = |n: u32| match n.checked_sub(2) {
                        None => digit(n),
                        Some(n) => digit(n % period + 1) + rise * (n / period),
                    };
                    let values: Vec<u32> = (0..5 + digit(0) * 5 + 12).map(value).collect();
                    let repeated = repeats(&values);
                    assert_eq!(repeated, naive(&values), "{values:?}");
                    found += usize::from(repeated.is_some());
                }
            }
        }
        assert!(found > 10_000, "{found}");
        assert_eq!(repeats(&[]), None);
        assert_eq!(repeats(&[1; 10]), None);
    }
}
