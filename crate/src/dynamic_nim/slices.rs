//! Parts of lists of big numbers: writing such numbers in decimal is slow.

use num_bigint::BigUint;

use crate::QuestionError;

use super::{Error, NSet, WinningTake, WinningTakes};

/// The most decimal digits in one part of a list.
pub const MAX_PART_DIGITS: usize = 1_000_000;

impl NSet {
    /// `count` members from index `first` on.
    ///
    /// # Errors
    ///
    /// [`QuestionError::Range`] if there are not that many; [`Error::RangeText`] if they may have
    /// more than [`MAX_PART_DIGITS`] digits in all.
    pub fn part(&self, first: u32, count: u32) -> Result<&[BigUint], Error> {
        check_range(first, count, &self.count().into())?;
        let part = &self.members()[first as usize..][..count as usize];
        check_digits(count, part.iter().map(most_digits).sum())?;
        Ok(part)
    }
}

impl WinningTakes<'_> {
    /// `count` winning takes, ascending, from index `first` on.
    ///
    /// # Errors
    ///
    /// [`QuestionError::Range`] if there are not that many; [`Error::RangeText`] if they and their
    /// periods may have more than [`MAX_PART_DIGITS`] digits in all.
    pub fn part(&self, first: u32, count: u32) -> Result<Vec<WinningTake>, Error> {
        check_range(first, count, &self.count())?;
        let mut part = Vec::new();
        let mut digits = 0;
        for take in self.starting_at(first as usize).take(count as usize) {
            digits += most_digits(&take.take) + most_digits(&take.periods);
            check_digits(count, digits)?;
            part.push(take);
        }
        Ok(part)
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

fn check_digits(count: u32, digits: u64) -> Result<(), Error> {
    let limit = MAX_PART_DIGITS;
    if digits > limit as u64 {
        return Err(Error::RangeText { count, limit });
    }
    Ok(())
}

/// An upper bound of the decimal digits of a number, at most one too many.
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
        let all = set.part(0, u32::try_from(set.count()).unwrap()).unwrap();
        assert_eq!(all[..5], [1_u32, 2, 3, 5, 8].map(BigUint::from));
        assert_eq!(set.part(3, 2).unwrap(), &all[3..5]);
        assert_eq!(set.part(3, 0).unwrap(), &all[..0]);

        let rule = Rule::limit("0,0,2,2,2,5").unwrap();
        let set = NSet::build(&rule, &50_u32.into(), &mut ()).unwrap();
        let takes = set.winning_takes(&50_u32.into(), &50_u32.into());
        let count = u32::try_from(&takes.count()).unwrap();
        let all = takes.part(0, count).unwrap();
        for first in 0..=count {
            let rest = takes.part(first, count - first).unwrap();
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
            assert!(is_range(set.part(first, count).unwrap_err()));
        }
        assert!(is_text(set.part(0, count).unwrap_err()));
        assert!(set.part(count - 190, 190).is_ok());

        let takes = set.winning_takes(&pile, &pile);
        assert!(takes.part(0, 20).is_ok());
        assert!(is_range(takes.part(0, u32::MAX).unwrap_err()));
        let count = u32::try_from(&takes.count()).unwrap();
        assert!(is_text(takes.part(0, count).unwrap_err()));
    }
}
