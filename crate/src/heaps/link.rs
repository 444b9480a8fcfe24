//! What all links to games made of heaps say: the heaps, and who wins.

use std::str::FromStr;

use num_bigint::BigUint;

use crate::QuestionError;
use crate::whole_number::{significant_digits, whole_number};

/// The most decimal digits a heap has, and a bound.
pub const MAX_DIGITS: u32 = 1_000;

/// The most heaps.
pub const MAX_HEAPS: usize = 100;

/// How a sum of games is moved in, and who wins when there is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Play {
    /// In one component; who cannot move loses; in links `normal`.
    Normal,
    /// In one component; who cannot move wins; in links `misere`.
    Misere,
    /// In every component that is not finished; who cannot move loses; in links `every`.
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

/// Whole numbers of at most [`MAX_DIGITS`] digits, separated by commas; at most [`MAX_HEAPS`], and
/// none in an empty text.
pub(super) fn parse_heaps(text: &str) -> Result<Vec<BigUint>, QuestionError> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    check_count(text.split(',').count())?;
    let heaps = (1..).zip(text.split(','));
    let heaps = heaps.map(|(place, heap)| parse_heap(heap, place));
    heaps.collect()
}

/// A heap of a list, by its place from 1.
pub(super) fn parse_heap(text: &str, place: u32) -> Result<BigUint, QuestionError> {
    number(text).ok_or_else(|| QuestionError::Heap {
        value: text.to_owned(),
        place,
        limit: MAX_DIGITS,
    })
}

/// Refuses more heaps than [`MAX_HEAPS`].
pub(super) fn check_count(value: usize) -> Result<(), QuestionError> {
    if value <= MAX_HEAPS {
        return Ok(());
    }
    Err(QuestionError::HeapsMany {
        value,
        limit: MAX_HEAPS,
    })
}

/// A number from 1 to the most, or a range of such, `2-6`: its ends.
pub(super) fn range<N>(text: &str, most: N) -> Option<[N; 2]>
where
    N: Copy + PartialOrd + From<u8> + TryFrom<u64>,
{
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let end = |text| N::try_from(whole_number(text)?).ok();
    let (first, last) = (end(first)?, end(last)?);
    (N::from(1) <= first && first <= last && last <= most).then_some([first, last])
}

/// A whole number of at most [`MAX_DIGITS`] digits.
pub(super) fn number(text: &str) -> Option<BigUint> {
    significant_digits(text)
        .filter(|digits| digits.len() <= MAX_DIGITS as usize)
        .and_then(|digits| digits.parse().ok())
}
