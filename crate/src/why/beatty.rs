//! Why the stars of Wythoff's game are where they are: every number has its place in exactly one
//! pair.

use super::dispute::{Answered, Dispute, PartMove, not_allowed};
use super::error::Listed;
use crate::graphs::link::{items, number};
use crate::wythoff::mex_pairs;

/// The numbers from 1 that are tried.
pub const TRIED: u32 = 12;

/// The largest number that a challenger may name.
pub const LARGEST: u32 = 1_000_000_000;

/// A pair: its number from 1, the lower value and the upper one, which differ by that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Its number, from 1.
    pub number: u32,
    /// The smallest value in no earlier pair.
    pub lower: u32,
    /// The lower value plus the number.
    pub upper: u32,
}

/// The first pairs by their definition: the smallest value in no earlier pair, and that plus the
/// number of the pair.
///
/// # Panics
///
/// If there are more than half of [`MAX_MEX_PAIRS`](crate::wythoff::MAX_MEX_PAIRS).
#[must_use]
pub fn first_pairs(count: u32) -> Vec<Pair> {
    // A lower value is at most twice the number of its pair.
    let pairs = mex_pairs(2 * count, &mut ()).expect("few pairs");
    let numbered = (0..).zip(pairs.pairs()).skip(1).take(count as usize);
    numbered
        .map(|(number, [lower, upper])| Pair {
            number,
            lower,
            upper,
        })
        .collect()
}

/// The pair in which a number from 1 stands, by Beatty's theorem.
///
/// [`partner`](crate::wythoff::partner) does the same for any size; its long division would make the
/// page of the proofs a tenth larger.
///
/// # Panics
///
/// If the number is 0 or above [`LARGEST`].
#[must_use]
pub fn pair_of(value: u32) -> Pair {
    assert!((1..=LARGEST).contains(&value), "a number that may be named");
    // How many lower values there are up to this one, the whole part of (value + 1)·(√5 − 1)/2; all
    // others are upper ones.
    let next = u64::from(value) + 1;
    let count = ((5 * next * next).isqrt() - next) / 2;
    let count = u32::try_from(count).expect("below the value");
    match pair(count) {
        found if found.lower == value => found,
        _ => pair(value - count),
    }
}

/// Pair number `n`: its lower value is the whole part of n·(1 + √5)/2.
fn pair(n: u32) -> Pair {
    let wide = u64::from(n);
    let lower = u64::midpoint(wide, (5 * wide * wide).isqrt());
    let lower = u32::try_from(lower).expect("a value that may be named");
    Pair {
        number: n,
        lower,
        upper: lower + n,
    }
}

/// The claim that every number stands in exactly one pair: the numbers to [`TRIED`], after one that
/// the challenger names in `moves`. A challenge is part 0 and the number; the answer is the number
/// of the pair and its lower value.
///
/// # Errors
///
/// If what is named is no whole number from 1 to [`LARGEST`].
pub fn dispute(moves: &str) -> Result<Dispute<()>, Listed> {
    let answered = |value| {
        let pair = pair_of(value);
        Answered {
            by: PartMove { part: 0, to: value },
            answer: Some(PartMove {
                part: pair.number as usize,
                to: pair.lower,
            }),
        }
    };
    let named = (1..).zip(items(moves, ',')).map(|(place, item)| {
        let value = number(item, LARGEST + 1).filter(|&value| value > 0);
        value.map(answered).ok_or_else(|| not_allowed(item, place))
    });
    Ok(Dispute {
        made: named.collect::<Result<_, _>>()?,
        position: (),
        answers: (1..=TRIED).map(answered).collect(),
    })
}
