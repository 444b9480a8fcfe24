//! The heaps and the rule, in the links of all games made of heaps.

use std::str::FromStr;

use num_bigint::BigUint;

use crate::QuestionError;
use crate::whole_number::{big_number, whole_number};

/// The most decimal digits of a heap or a bound.
pub const MAX_DIGITS: u32 = 1_000;

/// The most heaps of a play, and of other games than Nim.
pub const MAX_HEAPS: usize = 100;

/// The most heaps of Nim, and of a sum with them.
pub const MAX_NIM_HEAPS: usize = 500_000;

/// How a sum of games is played, and who wins if there is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Play {
    /// Move in one component; a player who cannot move loses. In links `normal`.
    Normal,
    /// Move in one component; a player who cannot move wins. In links `misere`.
    Misere,
    /// Move in every component that is not over; a player who cannot move loses. In links `every`.
    Every,
}

impl FromStr for Play {
    type Err = QuestionError;

    fn from_str(text: &str) -> Result<Self, QuestionError> {
        match text {
            "normal" => Ok(Self::Normal),
            "misere" => Ok(Self::Misere),
            "every" => Ok(Self::Every),
            _ => Err(QuestionError::HeapRule {
                value: text.to_owned(),
                rules: "normal, misere, every",
            }),
        }
    }
}

/// Parses whole numbers of at most [`MAX_DIGITS`] digits, separated by commas; at most `most`, and
/// none in an empty text.
pub(super) fn parse_heaps(text: &str, most: usize) -> Result<Vec<BigUint>, QuestionError> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    check_count(text.split(',').count(), most)?;
    let heaps = (1..).zip(text.split(','));
    let heaps = heaps.map(|(place, heap)| parse_heap(heap, place));
    heaps.collect()
}

/// Parses a heap; `place` is its place in the list, from 1.
pub(super) fn parse_heap(text: &str, place: u32) -> Result<BigUint, QuestionError> {
    number(text).ok_or_else(|| QuestionError::Heap {
        value: text.to_owned(),
        place,
        limit: MAX_DIGITS,
    })
}

/// Checks that there are at most `limit` heaps.
pub(super) fn check_count(value: usize, limit: usize) -> Result<(), QuestionError> {
    if value <= limit {
        return Ok(());
    }
    Err(QuestionError::HeapsMany { value, limit })
}

/// Parses a number from 1 to `most`, or a range of such, `2-6`. Returns its ends.
pub(super) fn range<N>(text: &str, most: N) -> Option<[N; 2]>
where
    N: Copy + PartialOrd + From<u8> + TryFrom<u64>,
{
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let end = |text| N::try_from(whole_number(text)?).ok();
    let (first, last) = (end(first)?, end(last)?);
    (N::from(1) <= first && first <= last && last <= most).then_some([first, last])
}

/// Parses a whole number of at most [`MAX_DIGITS`] digits.
pub(super) fn number(text: &str) -> Option<BigUint> {
    big_number(text, MAX_DIGITS)
}
