//! Big numbers in decimal: parts of lists, for writing them out is the slow part.

use num_bigint::BigUint;

use crate::QuestionError;

use super::{Error, NSet, WinningTakes};

/// The most characters of one part of a list.
pub const MAX_TEXT: usize = 1_000_000;

/// A winning take, written out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WrittenTake {
    /// The stones taken.
    pub take: String,
    /// The index of the digit its suffix begins with, from 0, the largest.
    pub digit: usize,
    /// How many periods are taken before that digit.
    pub periods: String,
}

impl NSet {
    /// `count` members in decimal, from index `first` on.
    ///
    /// # Errors
    ///
    /// [`QuestionError::Range`] if there are not so many; [`Error::RangeText`]
    /// if they may have more than [`MAX_TEXT`] characters together.
    pub fn written_members(&self, first: u32, count: u32) -> Result<Vec<String>, Error> {
        check_range(first, count, &self.count().into())?;
        let range = || (first..first + count).map(|index| self.member(index));
        let length = range().map(most_digits).sum();
        check_text(count, length)?;
        Ok(range().map(BigUint::to_string).collect())
    }
}

impl WinningTakes<'_> {
    /// `count` winning takes in decimal, ascending, from index `first` on.
    ///
    /// # Errors
    ///
    /// [`QuestionError::Range`] if there are not so many; [`Error::RangeText`]
    /// if they may have more than [`MAX_TEXT`] characters together.
    pub fn written(&self, first: u32, count: u32) -> Result<Vec<WrittenTake>, Error> {
        check_range(first, count, &self.count())?;
        let mut written = Vec::new();
        let mut length = 0;
        for take in self.starting_at(first as usize).take(count as usize) {
            length += most_digits(&take.take) + most_digits(&take.periods);
            check_text(count, length)?;
            written.push(WrittenTake {
                take: take.take.to_string(),
                digit: take.digit,
                periods: take.periods.to_string(),
            });
        }
        Ok(written)
    }
}

fn check_range(first: u32, count: u32, length: &BigUint) -> Result<(), Error> {
    if BigUint::from(u64::from(first) + u64::from(count)) > *length {
        return Err(QuestionError::Range {
            first,
            count,
            length: length.to_string(),
        }
        .into());
    }
    Ok(())
}

fn check_text(count: u32, length: u64) -> Result<(), Error> {
    let limit = MAX_TEXT;
    if length > limit as u64 {
        return Err(Error::RangeText { count, limit });
    }
    Ok(())
}

/// How many decimal digits a number has at most: one more than it has, at worst.
fn most_digits(number: &BigUint) -> u64 {
    // log₁₀ 2 < 0.30103
    number.bits() * 30_103 / 100_000 + 1
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use crate::QuestionError;
    use crate::dynamic_nim::{Error, NSet, Rule};

    #[test]
    fn parts_of_lists_are_those_of_the_whole() {
        let pile = BigUint::from(1_000_000_u32);
        let set = NSet::build(&Rule::factor("2").unwrap(), &pile, &mut ()).unwrap();
        let all = set
            .written_members(0, u32::try_from(set.count()).unwrap())
            .unwrap();
        assert_eq!(all[..5], ["1", "2", "3", "5", "8"]);
        assert_eq!(set.written_members(3, 2).unwrap(), all[3..5]);
        assert_eq!(set.written_members(3, 0).unwrap(), all[..0]);

        let rule = Rule::limit("0,0,2,2,2,5").unwrap();
        let set = NSet::build(&rule, &50_u32.into(), &mut ()).unwrap();
        let takes = set.winning_takes(&50_u32.into(), &50_u32.into());
        let count = u32::try_from(&takes.count()).unwrap();
        let all = takes.written(0, count).unwrap();
        for first in 0..=count {
            let rest = takes.written(first, count - first).unwrap();
            assert_eq!(rest, all[first as usize..]);
        }
    }

    #[test]
    fn what_is_not_there_or_too_long_is_refused() {
        let pile = BigUint::from(10_u32).pow(5_000);
        let set = NSet::build(&Rule::factor("1").unwrap(), &pile, &mut ()).unwrap();
        let count = u32::try_from(set.count()).unwrap();
        let is_range = |error| matches!(error, Error::Question(QuestionError::Range { .. }));
        let is_text = |error| matches!(error, Error::RangeText { .. });
        for (first, count) in [(count, 1), (0, count + 1), (u32::MAX, u32::MAX)] {
            assert!(is_range(set.written_members(first, count).unwrap_err()));
        }
        assert!(is_text(set.written_members(0, count).unwrap_err()));
        assert!(set.written_members(count - 190, 190).is_ok());

        let takes = set.winning_takes(&pile, &pile);
        assert!(takes.written(0, 20).is_ok());
        assert!(is_range(takes.written(0, u32::MAX).unwrap_err()));
        let count = u32::try_from(&takes.count()).unwrap();
        assert!(is_text(takes.written(0, count).unwrap_err()));
    }
}
