//! How the integers are divided into lower and upper values: counts, and one by one.

use num_bigint::BigUint;

use crate::raster::check_side;

use super::{Error, golden_ratio::GoldenRatio};
use super::{lowers_below, uppers_below};

/// Beatty's theorem around a number x: how many lower and how many upper values, from a₁ and b₁ on,
/// are below x and below x + 1, and the fractions whose floors these counts are.
///
/// The two fractions x / φ and x / φ² sum to x, and neither is whole; so their floors sum to x − 1.
/// When x grows by one, exactly one of the floors does.
///
/// Fractions are in thousandths, rounded down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partition {
    /// ⌊x / φ⌋.
    pub lowers: BigUint,
    /// ⌊x / φ²⌋.
    pub uppers: BigUint,
    /// ⌊(x + 1) / φ⌋.
    pub lowers_next: BigUint,
    /// ⌊(x + 1) / φ²⌋.
    pub uppers_next: BigUint,
    /// ⌊1000x / φ⌋.
    pub lowers_thousandths: BigUint,
    /// ⌊1000x / φ²⌋.
    pub uppers_thousandths: BigUint,
    /// ⌊1000(x + 1) / φ⌋.
    pub lowers_thousandths_next: BigUint,
    /// ⌊1000(x + 1) / φ²⌋.
    pub uppers_thousandths_next: BigUint,
}

impl Partition {
    /// The counts around x.
    ///
    /// ```
    /// use mexplorer::wythoff::Partition;
    ///
    /// let partition = Partition::around(&7_u32.into());
    /// assert_eq!(partition.lowers, 4_u32.into()); // 1, 3, 4, 6
    /// assert_eq!(partition.uppers, 2_u32.into()); // 2, 5
    /// assert_eq!(partition.lowers_thousandths, 4_326_u32.into());
    /// assert_eq!(partition.uppers_next, 3_u32.into()); // 7 is upper
    /// ```
    #[must_use]
    pub fn around(x: &BigUint) -> Self {
        let next = x + 1_u32;
        let (thousandths, thousandths_next) = (x * 1_000_u32, &next * 1_000_u32);
        Self {
            lowers: lowers_below(x),
            uppers: uppers_below(x),
            lowers_next: lowers_below(&next),
            uppers_next: uppers_below(&next),
            lowers_thousandths: lowers_below(&thousandths),
            uppers_thousandths: uppers_below(&thousandths),
            lowers_thousandths_next: lowers_below(&thousandths_next),
            uppers_thousandths_next: uppers_below(&thousandths_next),
        }
    }
}

/// Whether each of `count` numbers from `from` on is a lower value; 0 is one, as a₀.
///
/// # Errors
///
/// [`QuestionError::Side`](crate::QuestionError::Side) if `count` is not in
/// 1..=[`MAX_TILE`](crate::MAX_TILE).
///
/// Cost: one square root, and a few additions for each number.
///
/// ```
/// use mexplorer::wythoff::are_lower;
///
/// let [l, u] = [true, false];
/// assert_eq!(are_lower(&0_u32.into(), 9)?, [l, l, u, l, l, u, l, u, l]); // 2, 5, 7 are upper
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn are_lower(from: &BigUint, count: u32) -> Result<Vec<bool>, Error> {
    check_side("count", count)?;
    let step = BigUint::from(1_u32);
    let golden = GoldenRatio::up_to(from.max(&step));
    let multiples = golden.multiples(from, &step);
    let mut floor = multiples.floor_after(0);
    let mut are_lower: Vec<bool> = (1..=count)
        .map(|t| {
            // n ≥ 1 is lower if and only if there is one more lower value below n + 1 than below n;
            // the difference is ⌊(n + 1)φ⌋ − ⌊nφ⌋ − 1.
            let next = multiples.floor_after(t);
            let grown = &next - std::mem::replace(&mut floor, next.clone());
            grown == BigUint::from(2_u32)
        })
        .collect();
    are_lower[0] |= *from == BigUint::ZERO;
    Ok(are_lower)
}
