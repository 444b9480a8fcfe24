//! The rules and the position of a link, parsed once.

use num_bigint::BigUint;

use crate::QuestionError;
use crate::heaps::link::{number, parse_heaps};
use crate::heaps::{MAX_DIGITS, MAX_NIM_HEAPS, Play};
use crate::whole_number::whole_number;

use super::{Columns, Error, Rules};

/// A game in a link: rules and a position.
///
/// [`parse`](Self::parse) is the only constructor, so a theorem always applies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    pub(super) rules: Rules,
    pub(super) heaps: Vec<BigUint>,
    columns: Columns,
}

impl Spec {
    /// Parses a game from the strings of a link.
    ///
    /// * `heaps`: whole numbers of at most [`MAX_DIGITS`] digits, separated by commas; at most
    ///   [`MAX_NIM_HEAPS`], and none in an empty string. Leading zeros do not count.
    /// * `max`: the bound m, a whole number from 1, of at most [`MAX_DIGITS`] digits.
    /// * `moore`: k, from 1 to the number of heaps.
    /// * `rule`: `normal` or `misere`; for `every` see [`Sum::nim`](crate::heaps::sum::Sum::nim).
    ///
    /// # Errors
    ///
    /// The first of these: [`QuestionError::HeapsMany`]; [`QuestionError::Heap`] for the first heap
    /// that is wrong; [`Error::HeapMax`]; [`Error::HeapMoore`]; [`QuestionError::HeapRule`];
    /// [`Error::HeapThree`] for a bound, Moore's rule and misère play together;
    /// [`Error::HeapBoundedMoore`] for a bound and k ≥ 2 with more than k + 1 nonzero heaps, one of
    /// them above the bound.
    ///
    /// ```
    /// use mexplorer::QuestionError;
    /// use mexplorer::heaps::nim::{Error, Spec};
    ///
    /// let spec = Spec::parse("3,04,5", None, Some("2"), "normal")?;
    /// assert_eq!(spec.heaps()[1], 4_u32.into());
    /// assert_eq!(spec.rules().k(), 2);
    ///
    /// let error = Spec::parse("3,,5", None, None, "normal").unwrap_err();
    /// assert!(matches!(error, Error::Question(QuestionError::Heap { place: 2, .. })));
    /// # Ok::<(), mexplorer::heaps::nim::Error>(())
    /// ```
    pub fn parse(
        heaps: &str,
        max: Option<&str>,
        moore: Option<&str>,
        rule: &str,
    ) -> Result<Self, Error> {
        let heaps = parse_heaps(heaps, MAX_NIM_HEAPS)?;
        let max = max.map(parse_max).transpose()?;
        let moore = moore.map(|k| parse_moore(k, heaps.len())).transpose()?;
        let play = rule.parse()?;
        if play == Play::Every {
            let (value, rules) = (rule.to_owned(), "normal, misere");
            return Err(QuestionError::HeapRule { value, rules }.into());
        }
        let rules = Rules { max, moore, play };
        check_theorem(&rules, &heaps)?;
        let columns = Columns::of_residues(&rules, &heaps);
        Ok(Self {
            rules,
            heaps,
            columns,
        })
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The columns of the heaps' residues.
    #[must_use]
    pub fn columns(&self) -> &Columns {
        &self.columns
    }

    /// The heaps in the order of the link, including those of 0.
    #[must_use]
    pub fn heaps(&self) -> &[BigUint] {
        &self.heaps
    }
}

fn parse_max(text: &str) -> Result<BigUint, Error> {
    number(text)
        .filter(|max| *max != BigUint::ZERO)
        .ok_or_else(|| Error::HeapMax {
            value: text.to_owned(),
            limit: MAX_DIGITS,
        })
}

fn parse_moore(text: &str, heaps: usize) -> Result<u32, Error> {
    whole_number(text)
        .and_then(|k| u32::try_from(k).ok())
        .filter(|&k| k > 0 && k as usize <= heaps)
        .ok_or_else(|| Error::HeapMoore {
            value: text.to_owned(),
            limit: heaps,
        })
}

/// Checks that a theorem solves the position and all that can be reached from it.
pub(super) fn check_theorem(rules: &Rules, heaps: &[BigUint]) -> Result<(), Error> {
    let (Some(max), Some(k)) = (&rules.max, rules.moore) else {
        return Ok(());
    };
    if rules.play == Play::Misere {
        return Err(Error::HeapThree {
            max: max.to_string(),
            moore: k,
        });
    }
    let not_zero = heaps.iter().filter(|&heap| *heap != BigUint::ZERO).count();
    let limit = k as usize + 1;
    match heaps.iter().find(|&heap| heap > max) {
        Some(heap) if k > 1 && not_zero > limit => Err(Error::HeapBoundedMoore {
            value: not_zero,
            limit,
            heap: heap.to_string(),
            max: max.to_string(),
        }),
        _ => Ok(()),
    }
}
