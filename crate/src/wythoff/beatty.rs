//! The stars by Beatty's theorem: one square root each.

use num_bigint::BigUint;

use crate::QuestionError;

use super::{Error, golden_ratio::GoldenRatio};
use super::{Line, Position};

/// The most lower values that are listed at once.
pub const MAX_LOWERS: u32 = 10_000;

/// ⌊√(5i²)⌋, the root in the formula of [`lower()`].
#[must_use]
pub fn root(i: &BigUint) -> BigUint {
    square_root(&(i * i * 5_u32))
}

/// ⌊√n⌋. Newton's step doubles the number of correct digits, so every step here works with twice as
/// many digits as the one before, and only the last one with all of them: 10 times as fast as the
/// library's `sqrt` for 800 digits.
///
/// Source: Python's `math.isqrt`, by M. Dickinson, whose source has a proof.
fn square_root(n: &BigUint) -> BigUint {
    let root = near_root(n);
    if &root * &root > *n {
        root - 1_u32
    } else {
        root
    }
}

/// ⌊√n⌋, or one more.
fn near_root(n: &BigUint) -> BigUint {
    if let Ok(n) = u64::try_from(n) {
        return n.isqrt().into();
    }
    // 4^c ≤ n < 4^(c + 1).
    let c = (n.bits() - 1) / 2;
    let k = (c - 1) / 2;
    let leading = near_root(&(n >> (2 * k + 2)));
    (&leading << k) + (n >> (k + 2)) / leading
}

/// aᵢ = ⌊iφ⌋ = (i + ⌊√(5i²)⌋) div 2, the lower value of star i.
///
/// Exact for any size. With doubles ⌊iφ⌋ is wrong from i = 102,334,155 on.
///
/// Cost: one square root of a number with twice the digits.
///
/// ```
/// use mexplorer::wythoff::{lower, upper};
///
/// let lowers: Vec<_> = (0..6_u32).map(|i| lower(&i.into()).to_string()).collect();
/// assert_eq!(lowers, ["0", "1", "3", "4", "6", "8"]);
/// assert_eq!(upper(&5_u32.into()), 13_u32.into());
/// ```
#[must_use]
pub fn lower(i: &BigUint) -> BigUint {
    (i + root(i)) >> 1_u32
}

/// The first `count` lower values a₀, a₁, ….
///
/// # Errors
///
/// [`QuestionError::Range`] for more than [`MAX_LOWERS`].
///
/// ```
/// use mexplorer::wythoff::lowers;
///
/// assert_eq!(lowers(6)?, [0, 1, 3, 4, 6, 8]);
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn lowers(count: u32) -> Result<Vec<u32>, Error> {
    if count > MAX_LOWERS {
        return Err(QuestionError::Range {
            first: 0,
            count,
            length: MAX_LOWERS.to_string(),
        }
        .into());
    }
    Ok((0..count).map(small_lower).collect())
}

/// aᵢ for an index that is far below 2³¹.
pub(super) fn small_lower(i: u32) -> u32 {
    u32::try_from(lower(&i.into())).expect("it is below 2i")
}

/// bᵢ = aᵢ + i = ⌊iφ²⌋, the upper value of star i.
#[must_use]
pub fn upper(i: &BigUint) -> BigUint {
    lower(i) + i
}

/// The star (aᵢ, bᵢ). The other star with this index is its mirror image.
#[must_use]
pub fn star(i: &BigUint) -> Position {
    let a = lower(i);
    let b = &a + i;
    Position { a, b }
}

/// How many of a₁, a₂, … are below n: ⌊nφ⌋ − n, and 0 for n = 0.
///
/// aᵢ < n if and only if iφ < n, that is i < n / φ = nφ − n, which is not a whole number. Together
/// with [`uppers_below`] these are the n − 1 positive integers below n, each counted once: Beatty's
/// theorem.
///
/// ```
/// use mexplorer::wythoff::{lowers_below, uppers_below};
///
/// let n = 11_u32.into();
/// assert_eq!(lowers_below(&n), 6_u32.into()); // 1, 3, 4, 6, 8, 9
/// assert_eq!(uppers_below(&n), 4_u32.into()); // 2, 5, 7, 10
/// ```
#[must_use]
pub fn lowers_below(n: &BigUint) -> BigUint {
    lower(n) - n
}

/// How many of b₁, b₂, … are below n: 2n − ⌊nφ⌋ − 1, and 0 for n = 0.
///
/// bᵢ < n if and only if i < n / φ² = 2n − nφ.
#[must_use]
pub fn uppers_below(n: &BigUint) -> BigUint {
    if *n == BigUint::ZERO {
        return BigUint::ZERO;
    }
    n * 2_u32 - lower(n) - 1_u32
}

/// The index of n among the lower values; `None` if n is an upper value. The index of 0 is 0.
///
/// It is the number of lower values up to n, if the last of these is n.
#[must_use]
pub fn index_of_lower(n: &BigUint) -> Option<BigUint> {
    GoldenRatio::up_to(n).index_of_lower(n)
}

/// The other value of the star in column n, and also of the star in row n.
///
/// Every n has one, because every integer is a lower or an upper value; that of 0 is 0.
///
/// ```
/// use mexplorer::wythoff::partner;
///
/// assert_eq!(partner(&8_u32.into()), 13_u32.into());
/// assert_eq!(partner(&13_u32.into()), 8_u32.into());
/// ```
#[must_use]
pub fn partner(n: &BigUint) -> BigUint {
    GoldenRatio::up_to(n).partner(n)
}

/// Whether the player to move loses: with i = |a − b|, the smaller pile is aᵢ.
///
/// A source has x instead of min(x, y), which is wrong for half of the stars, such as (2, 1).
#[must_use]
pub fn is_p(position: &Position) -> bool {
    lower(&position.difference()) == *(&position.a).min(&position.b)
}

/// The star on each line through a position, in the order of [`Line::ALL`].
///
/// Every row, every column and every diagonal has exactly one.
///
/// Cost: one square root of a number as long as the piles, and a few multiplications.
#[must_use]
pub fn stars_on_lines(position: &Position) -> [(Line, Position); 3] {
    let Position { a, b } = position;
    let golden = GoldenRatio::up_to(position.larger());
    let row = Position::new(golden.partner(b), b.clone());
    let column = Position::new(a.clone(), golden.partner(a));
    let i = position.difference();
    let low = golden.floor_of_multiple(&i);
    let above = Position {
        b: &low + i,
        a: low,
    };
    let diagonal = if a <= b { above } else { above.mirrored() };
    [
        (Line::Row, row),
        (Line::Column, column),
        (Line::Diagonal, diagonal),
    ]
}

/// All positions that a winning move leads to: at most three, ascending, without duplicates.
///
/// They are the stars on the position's lines that lie before it. There are no duplicates because
/// two lines share only the position itself.
///
/// Cost: that of [`stars_on_lines`].
///
/// ```
/// use mexplorer::wythoff::{Position, winning_moves};
///
/// let targets = winning_moves(&Position::new(112_u32, 120_u32));
/// let known = [(12_u32, 20_u32), (74, 120), (112, 69)];
/// assert_eq!(targets, known.map(|(a, b)| Position::new(a, b)));
/// assert!(winning_moves(&Position::new(20_u32, 12_u32)).is_empty());
/// ```
#[must_use]
pub fn winning_moves(position: &Position) -> Vec<Position> {
    let mut targets: Vec<Position> = stars_on_lines(position)
        .into_iter()
        .filter(|(line, star)| match line {
            Line::Row | Line::Diagonal => star.a < position.a,
            Line::Column => star.b < position.b,
        })
        .map(|(_, star)| star)
        .collect();
    targets.sort();
    targets
}

impl GoldenRatio {
    /// How many lower values there are from 1 to n.
    fn lowers_up_to(&self, n: &BigUint) -> BigUint {
        let past = n + 1_u32;
        self.floor_of_multiple(&past) - past
    }

    fn index_of_lower(&self, n: &BigUint) -> Option<BigUint> {
        let last = self.lowers_up_to(n);
        (self.floor_of_multiple(&last) == *n).then_some(last)
    }

    fn partner(&self, n: &BigUint) -> BigUint {
        let lowers = self.lowers_up_to(n);
        if self.floor_of_multiple(&lowers) == *n {
            n + lowers
        } else {
            // The other n − `lowers` numbers are upper values, and n is the last: bᵢ − i = aᵢ.
            lowers
        }
    }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;
    use proptest::prelude::*;

    use super::square_root;

    #[test]
    fn square_roots_at_squares_and_beside_them() {
        let one = BigUint::from(1_u32);
        for bits in 0..600_u32 {
            for root in [&one << bits, (&one << bits) - &one, (&one << bits) + &one] {
                let square = &root * &root;
                assert_eq!(square_root(&square), root);
                assert_eq!(square_root(&(&square + &root * 2_u32)), root);
                if root > BigUint::ZERO {
                    assert_eq!(square_root(&(square - &one)), &root - &one);
                }
            }
        }
    }

    proptest! {
        #[test]
        fn square_roots_are_those_of_the_library(digits in prop::collection::vec(any::<u32>(), 0..90)) {
            let number = BigUint::new(digits);
            prop_assert_eq!(square_root(&number), number.sqrt());
        }
    }
}
