//! The rule: how much the opponent may take after a take.

use std::sync::Arc;

use num_bigint::BigUint;

use crate::rational::Rational;
use crate::whole_number::whole_number;

use super::Error;
use super::factor::{factor, fraction, terms};

/// The most entries a [`Limit`] has, with its ranges written out: 4 MB of numbers.
pub const MAX_LIMIT: usize = 1_000_000;

/// After a take of x the opponent may take at most L(x), and never more than is left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// L(x) = floor(k·x). Built by [`Rule::factor`] or [`Rule::fraction`], which check k.
    #[non_exhaustive]
    Factor(Rational),
    /// L(x) is an entry of a list.
    Limit(Limit),
}

impl Rule {
    /// Parses a factor k: see [`factor`].
    ///
    /// # Errors
    ///
    /// [`Error::Ratio`] if the text is not a factor.
    pub fn factor(text: &str) -> Result<Self, Error> {
        factor(text).map(Self::Factor)
    }

    /// The rule with the factor k = p/q.
    ///
    /// # Errors
    ///
    /// [`Error::Ratio`] if p or q is not positive or has more than
    /// [`MAX_FACTOR_DIGITS`](super::MAX_FACTOR_DIGITS) digits.
    pub fn fraction(p: i64, q: i64) -> Result<Self, Error> {
        fraction(p, q).map(Self::Factor)
    }

    /// Parses a list L(1), L(2), …: see [`Limit`].
    ///
    /// # Errors
    ///
    /// [`Error::Limit`] for the first entry that is not a number or an
    /// ascending range, [`Error::LimitLong`] for more than [`MAX_LIMIT`].
    pub fn limit(text: &str) -> Result<Self, Error> {
        Limit::parse(text).map(Self::Limit)
    }

    /// L(`take`), the most the opponent may take after a take of at least 1.
    #[must_use]
    pub fn cap_after(&self, take: u64) -> u128 {
        match self {
            Self::Factor(k) => {
                let (p, q) = terms(*k);
                u128::from(p) * u128::from(take) / u128::from(q)
            }
            Self::Limit(limit) => limit.cap_after(take).into(),
        }
    }

    /// L(`take`), for a take of any size.
    pub(super) fn limit_after(&self, take: &BigUint) -> BigUint {
        match self {
            Self::Factor(k) => {
                let (p, q) = terms(*k);
                take * p / q
            }
            Self::Limit(limit) => limit.cap_after(saturating_u64(take)).into(),
        }
    }

    /// Whether L(`take`) ≥ `height`: whether the ray clears a wall.
    #[must_use]
    pub fn reaches(&self, take: u64, height: u64) -> bool {
        match self {
            Self::Factor(k) => {
                let (p, q) = terms(*k);
                u128::from(p) * u128::from(take) >= u128::from(q) * u128::from(height)
            }
            Self::Limit(limit) => u64::from(limit.cap_after(take)) >= height,
        }
    }

    /// Checks that a larger take never allows less, for takes up to `pile`.
    ///
    /// Numeration and the copying of blocks need this. A factor always passes.
    ///
    /// # Errors
    ///
    /// [`Error::LimitDecreases`] for the first place where the list goes down.
    pub fn check_nondecreasing(&self, pile: &BigUint) -> Result<(), Error> {
        self.check_falls(pile, 0)
    }

    /// Checks that the list never goes down by more than one at a time, for takes up to `pile`.
    ///
    /// The stack of walls needs no more than this (A. Holshouser and H. Reiter, 2006); the tests
    /// compare it with the definition.
    ///
    /// # Errors
    ///
    /// [`Error::LimitDecreases`] for the first place where the list goes down by more.
    pub fn check_stack(&self, pile: &BigUint) -> Result<(), Error> {
        self.check_falls(pile, 1)
    }

    fn check_falls(&self, pile: &BigUint, most: u32) -> Result<(), Error> {
        let Self::Limit(limit) = self else {
            return Ok(());
        };
        let steps = limit.up_to(pile).windows(2).zip(2..);
        for (step, place) in steps {
            if step[1].saturating_add(most) < step[0] {
                return Err(Error::LimitDecreases {
                    value: step[1],
                    place,
                    before: step[0],
                });
            }
        }
        Ok(())
    }

    /// The largest take of `pile` with L(take) < `height`, 0 if there is none.
    ///
    /// The rule must not decrease up to the pile.
    pub(super) fn largest_take_below(&self, height: &BigUint, pile: &BigUint) -> BigUint {
        match self {
            Self::Factor(k) => {
                let (p, q) = terms(*k);
                pile.min(&((height * q - 1_u32) / p)).clone()
            }
            Self::Limit(limit) => {
                let height = saturating_u64(height);
                let caps = limit.up_to(pile);
                let below = caps.partition_point(|&cap| u64::from(cap) < height);
                if below == caps.len() {
                    pile.clone()
                } else {
                    below.into()
                }
            }
        }
    }
}

/// A list L(1), L(2), … of caps; beyond its end the last one applies.
///
/// As text it is whole numbers up to [`u32::MAX`] and ascending ranges, separated
/// by commas: `2,2,5` or `2-6`. The empty text is the empty list, L ≡ 0.
///
/// ```
/// use mexplorer::dynamic_nim::{Error, Rule};
///
/// let rule = Rule::limit("0,2-4,9")?; // 0, 2, 3, 4, 9, 9, 9, …
/// assert_eq!((rule.cap_after(1), rule.cap_after(3), rule.cap_after(70)), (0, 3, 9));
/// assert!(matches!(Rule::limit("1,,2"), Err(Error::Limit { place: 2, .. })));
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Limit {
    /// Shared: a game, its solution and its set all own the rule.
    caps: Arc<[u32]>,
}

impl Limit {
    fn parse(text: &str) -> Result<Self, Error> {
        let entries = || text.split(',').filter(|_| !text.is_empty());
        let mut length = 0_u64;
        for (entry, place) in entries().zip(1_u32..) {
            let (first, last) = range(entry).ok_or_else(|| Error::Limit {
                value: entry.to_owned(),
                place,
                limit: u32::MAX,
            })?;
            length += u64::from(last - first) + 1;
        }
        if length > MAX_LIMIT as u64 {
            return Err(Error::LimitLong {
                value: length,
                limit: MAX_LIMIT,
            });
        }
        let ranges = entries().filter_map(range);
        Ok(Self {
            caps: ranges.flat_map(|(first, last)| first..=last).collect(),
        })
    }

    /// L(`take`), for a take of at least 1.
    #[inline]
    pub(super) fn cap_after(&self, take: u64) -> u32 {
        let index = usize::try_from(take - 1).unwrap_or(usize::MAX);
        let cap = self.caps.get(index).or(self.caps.last());
        cap.copied().unwrap_or(0)
    }

    /// The entries for takes from `pile`: L(1) to L(pile), or to the end of the list.
    #[must_use]
    pub fn up_to(&self, pile: &BigUint) -> &[u32] {
        let length = usize::try_from(pile).unwrap_or(usize::MAX);
        &self.caps[..length.min(self.caps.len())]
    }
}

/// The first and last number of an entry, `7` or `2-6`.
fn range(entry: &str) -> Option<(u32, u32)> {
    let (first, last) = entry.split_once('-').unwrap_or((entry, entry));
    let number = |text| u32::try_from(whole_number(text)?).ok();
    let ends = (number(first)?, number(last)?);
    (ends.0 <= ends.1).then_some(ends)
}

/// A big number, or [`u64::MAX`] if it is larger.
pub(super) fn saturating_u64(number: &BigUint) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::{Error, Limit, MAX_LIMIT, Rule};

    fn caps(text: &str) -> Vec<u32> {
        Limit::parse(text).unwrap().caps.to_vec()
    }

    #[test]
    fn reads_lists_and_ranges() {
        assert!(caps("").is_empty());
        assert_eq!(caps("0"), [0]);
        assert_eq!(caps("2-6"), [2, 3, 4, 5, 6]);
        assert_eq!(caps("2,007,5-5,3-4"), [2, 7, 5, 3, 4]);
        assert_eq!(caps("4294967295"), [u32::MAX]);
    }

    #[test]
    fn the_first_bad_entry_is_reported_with_its_place() {
        for (text, entry, place) in [
            (",", "", 1),
            ("1,,2", "", 2),
            ("1,2,", "", 3),
            ("1,x", "x", 2),
            ("-1", "-1", 1),
            ("1,2-", "2-", 2),
            ("6-2", "6-2", 1),
            ("1-2-3", "1-2-3", 1),
            ("1, 2", " 2", 2),
            ("1.5", "1.5", 1),
            ("٣", "٣", 1),
            ("4294967296", "4294967296", 1),
            ("0-99999999999999999999", "0-99999999999999999999", 1),
        ] {
            let error = Error::Limit {
                value: entry.into(),
                place,
                limit: u32::MAX,
            };
            assert_eq!(Rule::limit(text), Err(error), "{text:?}");
        }
    }

    #[test]
    fn counts_the_entries_before_it_takes_memory() {
        assert_eq!(caps("1-1000000").len(), MAX_LIMIT);
        let error = |value| {
            Err(Error::LimitLong {
                value,
                limit: MAX_LIMIT,
            })
        };
        assert_eq!(Rule::limit("1-1000001"), error(1_000_001));
        let every_number = vec!["0-4294967295"; 1000].join(",");
        assert_eq!(Rule::limit(&every_number), error(1000 << 32));
    }

    #[test]
    fn beyond_its_end_the_last_cap_applies() {
        let rule = Rule::limit("3,1").unwrap();
        let caps = [1, 2, 3, u64::MAX].map(|take| rule.cap_after(take));
        assert_eq!(caps, [3, 1, 1, 1]);
        assert_eq!(Rule::limit("").unwrap().cap_after(1), 0);
        assert!(rule.reaches(1, 3) && !rule.reaches(1, 4) && !rule.reaches(2, 3));
    }

    #[test]
    fn a_decrease_counts_only_where_the_pile_can_see_it() {
        let rule = Rule::limit("2,2,5,4,0").unwrap();
        let check = |pile: u32| rule.check_nondecreasing(&BigUint::from(pile));
        assert_eq!(check(3), Ok(()));
        let error = Error::LimitDecreases {
            value: 4,
            place: 4,
            before: 5,
        };
        assert_eq!(check(4), Err(error.clone()));
        assert_eq!(check(1_000_000), Err(error));
    }

    #[test]
    fn the_largest_take_below_a_height_is_the_last_one() {
        for rule in ["1/3", "9/10", "2", "5/2"]
            .map(|k| Rule::factor(k).unwrap())
            .into_iter()
            .chain(["", "0,0,2,7", "3", "1-9"].map(|list| Rule::limit(list).unwrap()))
        {
            for height in 1..12_u32 {
                let largest = rule.largest_take_below(&height.into(), &30_u32.into());
                let expected = (1..=30).rev().find(|&x| !rule.reaches(x, height.into()));
                assert_eq!(largest, BigUint::from(expected.unwrap_or(0)), "{rule:?}");
            }
        }
    }
}
