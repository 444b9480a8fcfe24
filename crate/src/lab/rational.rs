//! Exact rationals of limited size, and the operations of the language on them.
//!
//! Every operation is worked out in full and only its result is judged: a result outside the range
//! is a [`Fault`], never wrapped.

use std::cmp::Ordering;

/// A rational in lowest terms: the numerator within ±(2^63 - 1), the denominator from 1 to
/// 2^63 - 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rational {
    numerator: i64,
    denominator: i64,
}

/// Why an operation has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A division by 0.
    Zero,
    /// The result is outside the range of [`Rational`].
    Range,
    /// A coordinate is a fraction.
    Coordinate,
    /// The square root of what is negative or a fraction.
    Isqrt,
    /// The xor of what is negative or a fraction.
    Xor,
    /// The greatest common divisor of a fraction.
    Gcd,
    /// A position is won and lost.
    Both,
}

impl FaultKind {
    /// Its name in messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::Range => "range",
            Self::Coordinate => "coordinate",
            Self::Isqrt => "isqrt",
            Self::Xor => "xor",
            Self::Gcd => "gcd",
            Self::Both => "both",
        }
    }
}

/// An operation without a result, and the values that it was given; of one value that twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// What it was given.
    pub values: [Rational; 2],
}

/// A value that programs of the language work on: any [`Rational`], or an [`i64`] where all values
/// are known to be whole. Of both a result has the same value, or none.
pub(super) trait Value: Copy {
    fn of(value: Rational) -> Self;
    fn whole(value: i64) -> Self;
    fn truth(truth: bool) -> Self;
    fn is_true(self) -> bool;
    fn rational(self) -> Rational;
    fn add(self, other: Self) -> Option<Self>;
    fn subtract(self, other: Self) -> Option<Self>;
    fn multiply(self, other: Self) -> Option<Self>;
    /// The other is not 0.
    fn divide(self, other: Self) -> Option<Self>;
    /// ⌊a/b⌋; the other is not 0.
    fn quotient(self, other: Self) -> Option<Self>;
    /// a - b·⌊a/b⌋; the other is not 0.
    fn remainder(self, other: Self) -> Option<Self>;
    fn negated(self) -> Self;
    fn floor(self) -> Self;
    fn ceil(self) -> Self;
    fn compare(self, other: Self) -> Ordering;
    /// Whether the other is an integer multiple of it.
    fn divides(self, other: Self) -> bool;
    fn integer(self) -> Option<i64>;

    fn is_zero(self) -> bool {
        self.integer() == Some(0)
    }
}

/// In range: i64 but its least value.
fn whole(value: i64) -> Option<i64> {
    (value != i64::MIN).then_some(value)
}

impl Value for i64 {
    fn of(value: Rational) -> Self {
        value.numerator
    }

    fn whole(value: i64) -> Self {
        value
    }

    fn truth(truth: bool) -> Self {
        Self::from(truth)
    }

    fn is_true(self) -> bool {
        self != 0
    }

    fn rational(self) -> Rational {
        Rational::integer(self)
    }

    #[inline]
    fn add(self, other: Self) -> Option<Self> {
        whole(self.checked_add(other)?)
    }

    #[inline]
    fn subtract(self, other: Self) -> Option<Self> {
        whole(self.checked_sub(other)?)
    }

    #[inline]
    fn multiply(self, other: Self) -> Option<Self> {
        whole(self.checked_mul(other)?)
    }

    /// Never asked: a quotient may be a fraction.
    fn divide(self, other: Self) -> Option<Self> {
        self.quotient(other)
    }

    #[inline]
    fn quotient(self, other: Self) -> Option<Self> {
        let quotient = self.checked_div_euclid(other)?;
        // Euclid rounds so that the remainder is positive; to the floor it has the sign of b.
        let is_even = self.rem_euclid(other) == 0;
        Some(quotient - i64::from(other < 0 && !is_even))
    }

    #[inline]
    fn remainder(self, other: Self) -> Option<Self> {
        let rest = self.checked_rem_euclid(other)?;
        Some(if other < 0 && rest != 0 {
            rest + other
        } else {
            rest
        })
    }

    fn negated(self) -> Self {
        -self
    }

    fn floor(self) -> Self {
        self
    }

    fn ceil(self) -> Self {
        self
    }

    #[inline]
    fn compare(self, other: Self) -> Ordering {
        self.cmp(&other)
    }

    fn divides(self, other: Self) -> bool {
        if self == 0 {
            other == 0
        } else {
            other % self == 0
        }
    }

    #[inline]
    fn integer(self) -> Option<i64> {
        Some(self)
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        // Small numbers are divided much faster.
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

/// A number by its decimal digits divided by a small one; `None` where something is left, and of 0.
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

impl Rational {
    /// 0.
    pub const ZERO: Self = Self::integer(0);

    /// A whole number; not the least one of the type.
    #[must_use]
    pub const fn integer(value: i64) -> Self {
        Self {
            numerator: value,
            denominator: 1,
        }
    }

    /// The numerator, with the sign.
    #[must_use]
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// The denominator, at least 1.
    #[must_use]
    pub const fn denominator(self) -> i64 {
        self.denominator
    }

    /// In lowest terms; `None` outside the range. The denominator is not 0.
    fn reduced(numerator: i128, denominator: i128) -> Option<Self> {
        let common = gcd(numerator.unsigned_abs(), denominator.unsigned_abs());
        let common = i128::try_from(common).ok()? * denominator.signum();
        Some(Self {
            numerator: whole(i64::try_from(numerator / common).ok()?)?,
            denominator: i64::try_from(denominator / common).ok()?,
        })
    }

    /// Reads digits, or digits, a point and digits, exactly. `None` outside the range.
    pub(super) fn read(whole_digits: &str, decimals: &str) -> Option<Self> {
        let decimals = decimals.trim_end_matches('0');
        let places = u32::try_from(decimals.len()).ok()?;
        let digits = format!("{whole_digits}{decimals}");
        let digits = digits.trim_start_matches('0');
        // Of more places a denominator is too large, and so is of more digits the number.
        if places > 63 || digits.len() > 100 {
            return None;
        }
        let mut digits: Vec<u8> = digits.bytes().map(|digit| digit - b'0').collect();
        let mut denominator = Some(1_i64);
        for prime in [2, 5] {
            // What both can be divided by goes.
            let mut power = places;
            while power > 0
                && let Some(less) = divided(&digits, prime)
            {
                digits = less;
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

    fn wide(self) -> (i128, i128) {
        (self.numerator.into(), self.denominator.into())
    }

    const fn is_whole(self, other: Self) -> bool {
        self.denominator == 1 && other.denominator == 1
    }

    fn of_whole(value: Option<i64>) -> Option<Self> {
        value.map(Self::integer)
    }
}

impl std::fmt::Display for Rational {
    /// `5`, `-3/2`.
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}", self.numerator)?;
        if self.denominator != 1 {
            write!(out, "/{}", self.denominator)?;
        }
        Ok(())
    }
}

// Products of two numbers below 2^63 are below 2^126, and the sum of two of them below 2^127.
impl Value for Rational {
    fn of(value: Rational) -> Self {
        value
    }

    fn whole(value: i64) -> Self {
        Self::integer(value)
    }

    fn truth(truth: bool) -> Self {
        Self::integer(i64::from(truth))
    }

    fn is_true(self) -> bool {
        self.numerator != 0
    }

    fn rational(self) -> Rational {
        self
    }

    fn add(self, other: Self) -> Option<Self> {
        if self.is_whole(other) {
            return Self::of_whole(self.numerator.add(other.numerator));
        }
        let ((a, b), (c, d)) = (self.wide(), other.wide());
        Self::reduced(a * d + c * b, b * d)
    }

    fn subtract(self, other: Self) -> Option<Self> {
        self.add(other.negated())
    }

    fn multiply(self, other: Self) -> Option<Self> {
        if self.is_whole(other) {
            return Self::of_whole(self.numerator.multiply(other.numerator));
        }
        let ((a, b), (c, d)) = (self.wide(), other.wide());
        Self::reduced(a * c, b * d)
    }

    fn divide(self, other: Self) -> Option<Self> {
        let ((a, b), (c, d)) = (self.wide(), other.wide());
        Self::reduced(a * d, b * c)
    }

    fn quotient(self, other: Self) -> Option<Self> {
        if self.is_whole(other) {
            return Self::of_whole(self.numerator.quotient(other.numerator));
        }
        let ((a, b), (c, d)) = (self.wide(), other.wide());
        let (above, below) = (a * d, b * c);
        let floor = above.div_euclid(below) - i128::from(below < 0 && above % below != 0);
        Self::of_whole(i64::try_from(floor).ok().and_then(whole))
    }

    fn remainder(self, other: Self) -> Option<Self> {
        if self.is_whole(other) {
            return Self::of_whole(self.numerator.remainder(other.numerator));
        }
        let ((a, b), (c, d)) = (self.wide(), other.wide());
        let (above, below) = (a * d, b * c);
        let rest = above.rem_euclid(below);
        let rest = if below < 0 && rest != 0 {
            rest + below
        } else {
            rest
        };
        Self::reduced(rest, b * d)
    }

    fn negated(self) -> Self {
        Self {
            numerator: -self.numerator,
            ..self
        }
    }

    fn floor(self) -> Self {
        Self::integer(self.numerator.div_euclid(self.denominator))
    }

    fn ceil(self) -> Self {
        self.negated().floor().negated()
    }

    fn compare(self, other: Self) -> Ordering {
        if self.is_whole(other) {
            return self.numerator.cmp(&other.numerator);
        }
        let ((a, b), (c, d)) = (self.wide(), other.wide());
        (a * d).cmp(&(c * b))
    }

    fn divides(self, other: Self) -> bool {
        if self.numerator == 0 {
            return other.numerator == 0;
        }
        let ((a, b), (c, d)) = (self.wide(), other.wide());
        (c * b) % (a * d) == 0
    }

    fn integer(self) -> Option<i64> {
        (self.denominator == 1).then_some(self.numerator)
    }
}

#[cfg(test)]
mod tests {
    use super::{Rational, Value};

    fn read(text: &str) -> Option<Rational> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, text),
        };
        let (above, below) = digits.split_once('/').unwrap_or((digits, "1"));
        Rational::reduced(sign * above.parse::<i128>().ok()?, below.parse().ok()?)
    }

    #[test]
    fn numbers_are_read_exactly() {
        for (whole, decimals, value) in [
            ("2", "5", "5/2"),
            ("007", "", "7"),
            ("0", "000", "0"),
            (
                "1",
                "25000000000000000000000000000000000000000000000000",
                "5/4",
            ),
            ("9223372036854775807", "", "9223372036854775807"),
            // 2^-62 has 62 decimals.
            (
                "0",
                "00000000000000000021684043449710088680149056017398834228515625",
                "1/4611686018427387904",
            ),
        ] {
            assert_eq!(
                Rational::read(whole, decimals),
                read(value),
                "{whole}.{decimals}"
            );
        }
        for (whole, decimals) in [
            ("9223372036854775808", ""),
            ("0", "0000000000000000001"),
            ("1", &"0".repeat(99)[..98]),
        ] {
            let is_long = decimals.len() > 50;
            assert_eq!(Rational::read(whole, decimals).is_none(), !is_long);
        }
        assert_eq!(Rational::read(&"9".repeat(9_000), ""), None);
    }

    #[test]
    fn division_rounds_down_whatever_the_signs() {
        for (a, b, quotient, rest) in [
            ("7", "2", "3", "1"),
            ("-7", "2", "-4", "1"),
            ("7", "-2", "-4", "-1"),
            ("-7", "-2", "3", "-1"),
            ("-6", "-2", "3", "0"),
            ("7/2", "2/3", "5", "1/6"),
            ("7/2", "-2/3", "-6", "-1/2"),
            ("-1/2", "3", "-1", "5/2"),
        ] {
            let [a, b, quotient, rest] = [a, b, quotient, rest].map(|text| read(text).unwrap());
            assert_eq!(a.quotient(b), Some(quotient), "{a} div {b}");
            assert_eq!(a.remainder(b), Some(rest), "{a} mod {b}");
        }
        // The quotient is out of range, the remainder is not.
        let (large, tiny) = (read("9223372036854775807").unwrap(), read("2/3").unwrap());
        assert_eq!(large.quotient(tiny), None);
        assert_eq!(large.remainder(tiny), read("1/3"));
    }

    #[test]
    fn results_outside_are_none_and_comparisons_always_are() {
        let large = Rational::integer(i64::MAX);
        assert_eq!(large.add(Rational::integer(1)), None);
        assert_eq!(large.negated().subtract(Rational::integer(1)), None);
        assert_eq!(large.multiply(Rational::integer(-1)), Some(large.negated()));
        assert_eq!(large.negated().add(large), Some(Rational::ZERO));
        let least = Rational::integer(1).divide(large).unwrap();
        assert_eq!(least.multiply(read("1/2").unwrap()), None);
        assert!(least.compare(Rational::ZERO).is_gt());
        assert!(least.divides(large));
        assert!(!large.divides(least));
        assert!(Rational::ZERO.divides(Rational::ZERO) && !Rational::ZERO.divides(large));
        assert_eq!(
            (read("-5/2").unwrap().floor(), read("-5/2").unwrap().ceil()),
            (Rational::integer(-3), Rational::integer(-2))
        );
    }
}
