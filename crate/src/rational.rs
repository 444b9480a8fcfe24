//! Exact rational numbers of limited size.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Neg;

/// A rational number in lowest terms: the numerator is within ±(2^63 - 1), the denominator from 1
/// to 2^63 - 1.
///
/// ```
/// use mexplorer::Rational;
///
/// let half = Rational::new(-2, -4).unwrap();
/// assert_eq!((half.numerator(), half.denominator()), (1, 2));
/// assert!(Rational::integer(-1) < half);
/// assert_eq!((-half).to_string(), "-1/2");
/// assert_eq!(Rational::new(1, 0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rational {
    numerator: i64,
    denominator: i64,
}

impl Rational {
    /// 0.
    pub const ZERO: Self = Self::integer(0);

    /// The quotient of two integers; `None` if it is out of range, or if the denominator is 0.
    #[must_use]
    pub fn new(numerator: i64, denominator: i64) -> Option<Self> {
        if denominator == 0 {
            return None;
        }
        Self::reduced(numerator.into(), denominator.into())
    }

    /// An integer, which must not be [`i64::MIN`].
    #[must_use]
    pub const fn integer(value: i64) -> Self {
        Self {
            numerator: value,
            denominator: 1,
        }
    }

    /// The numerator in lowest terms, with the sign.
    #[must_use]
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// The denominator in lowest terms, at least 1.
    #[must_use]
    pub const fn denominator(self) -> i64 {
        self.denominator
    }

    /// The quotient of two integers, the second not 0; `None` if it is out of range.
    pub(crate) fn reduced(numerator: i128, denominator: i128) -> Option<Self> {
        let common = gcd(numerator.unsigned_abs(), denominator.unsigned_abs());
        let common = i128::try_from(common).ok()? * denominator.signum();
        let numerator = i64::try_from(numerator / common).ok()?;
        Some(Self {
            numerator: (numerator != i64::MIN).then_some(numerator)?,
            denominator: i64::try_from(denominator / common).ok()?,
        })
    }

    /// Parses a decimal exactly, from its ASCII digits before and after the point; `None` if it is
    /// out of range.
    pub(crate) fn from_decimal(whole_digits: &str, decimals: &str) -> Option<Self> {
        let decimals = decimals.trim_end_matches('0');
        let places = u32::try_from(decimals.len()).ok()?;
        let digits = format!("{whole_digits}{decimals}");
        let digits = digits.trim_start_matches('0');
        // With more decimals the denominator is out of range, with more digits the numerator.
        if places > 63 || digits.len() > 100 {
            return None;
        }
        let mut digits: Vec<u8> = digits.bytes().map(|digit| digit - b'0').collect();
        let mut denominator = Some(1_i64);
        for prime in [2, 5] {
            // Cancel common factors of the digits and 10^places.
            let mut power = places;
            while power > 0
                && let Some(quotient) = divided(&digits, prime)
            {
                digits = quotient;
                power -= 1;
            }
            let factor = i64::from(prime).checked_pow(power);
            denominator = denominator.and_then(|other| other.checked_mul(factor?));
        }
        let numerator = digits.iter().try_fold(0_i64, |sum, &digit| {
            sum.checked_mul(10)?.checked_add(i64::from(digit))
        })?;
        if numerator == 0 {
            return Some(Self::ZERO);
        }
        Some(Self {
            numerator,
            denominator: denominator?,
        })
    }
}

impl Neg for Rational {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            numerator: -self.numerator,
            ..self
        }
    }
}

/// The order of the numbers, by cross products.
impl Ord for Rational {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        if self.denominator == 1 && other.denominator == 1 {
            return self.numerator.cmp(&other.numerator);
        }
        let product = |a: i64, b: i64| i128::from(a) * i128::from(b);
        let left = product(self.numerator, other.denominator);
        left.cmp(&product(other.numerator, self.denominator))
    }
}

impl PartialOrd for Rational {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Rational {
    /// `5`, `-3/2`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(formatter, "{}", self.numerator),
            denominator => write!(formatter, "{}/{denominator}", self.numerator),
        }
    }
}

/// The largest number that divides both; the other one, if one is 0.
pub(crate) fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        // Division of 64-bit numbers is much faster.
        if let (Ok(mut one), Ok(mut other)) = (u64::try_from(a), u64::try_from(b)) {
            while other != 0 {
                (one, other) = (other, one % other);
            }
            return one.into();
        }
        (a, b) = (b, a % b);
    }
    a
}

/// A number, as decimal digits, divided by a small one; `None` if there is a remainder, and for 0.
fn divided(digits: &[u8], by: u8) -> Option<Vec<u8>> {
    let mut rest = 0;
    let quotient = digits.iter().map(|digit| {
        let at = 10 * rest + digit;
        rest = at % by;
        at / by
    });
    let quotient: Vec<u8> = quotient.collect();
    (rest == 0 && digits.iter().any(|&digit| digit != 0)).then_some(quotient)
}

#[cfg(test)]
mod tests {
    use super::Rational;

    #[test]
    fn quotients_are_reduced_or_out_of_range() {
        let terms = |p, q| {
            let value = Rational::new(p, q)?;
            Some((value.numerator(), value.denominator()))
        };
        for (p, q, expected) in [
            (14, 4, Some((7, 2))),
            (14, -4, Some((-7, 2))),
            (0, -3, Some((0, 1))),
            (i64::MAX, i64::MAX, Some((1, 1))),
            (i64::MIN, 2, Some((i64::MIN / 2, 1))),
            (i64::MIN, i64::MIN, Some((1, 1))),
            (i64::MIN, 1, None),
            (i64::MIN, -1, None),
            (1, i64::MIN, None),
            (1, 0, None),
            (0, 0, None),
        ] {
            assert_eq!(terms(p, q), expected, "{p}/{q}");
        }
    }

    #[test]
    fn decimals_are_parsed_exactly() {
        for (whole, decimals, p, q) in [
            ("2", "5", 5, 2),
            ("007", "", 7, 1),
            ("0", "000", 0, 1),
            (
                "1",
                "25000000000000000000000000000000000000000000000000",
                5,
                4,
            ),
            ("9223372036854775807", "", i64::MAX, 1),
            // 2^-62 has 62 decimals.
            (
                "0",
                "00000000000000000021684043449710088680149056017398834228515625",
                1,
                1 << 62,
            ),
            ("1", &"0".repeat(98), 1, 1),
        ] {
            assert_eq!(
                Rational::from_decimal(whole, decimals),
                Rational::new(p, q),
                "{whole}.{decimals}"
            );
        }
        for (whole, decimals) in [
            ("9223372036854775808", ""),
            ("0", "0000000000000000001"),
            (&"9".repeat(9_000), ""),
        ] {
            assert_eq!(Rational::from_decimal(whole, decimals), None);
        }
    }

    #[test]
    fn the_order_is_exact_and_that_of_the_numbers() {
        let most = 10_i64.pow(18) - 1;
        let ratio = |p, q| Rational::new(p, q).unwrap();
        let ascending = [
            ratio(-i64::MAX, 1),
            ratio(-1, 2),
            Rational::ZERO,
            ratio(1, i64::MAX),
            ratio(1, most),
            ratio(1, most - 1),
            ratio(1, 2),
            // Neighbours that no double tells apart.
            ratio(most - 1, most),
            ratio(1, 1),
            ratio(most, most - 1),
            ratio(43, 11),
            ratio(4, 1),
            ratio(most - 1, 1),
            ratio(most, 1),
        ];
        for (i, a) in ascending.iter().enumerate() {
            for (j, b) in ascending.iter().enumerate() {
                assert_eq!(a.cmp(b), i.cmp(&j), "{a} and {b}");
            }
        }
        assert_eq!(ratio(14, 4).max(ratio(7, 2)), ratio(7, 2));
    }
}
