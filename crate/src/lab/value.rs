//! Operations of the language on exact numbers.
//!
//! Only the result of an operation is checked: one out of range is a [`Fault`], never wrapped.

use std::cmp::Ordering;

use crate::rational::Rational;

/// Why an operation has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A division by 0.
    Zero,
    /// The result is outside the range of [`Rational`].
    Range,
    /// A coordinate is a fraction.
    Coordinate,
    /// The square root of a negative number or a fraction.
    Isqrt,
    /// The xor of a negative number or a fraction.
    Xor,
    /// The greatest common divisor of a fraction.
    Gcd,
    /// A position is both won and lost.
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

/// An operation without a result, and its operands; a single operand is given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The operands.
    pub values: [Rational; 2],
}

/// A value in the programs of the language: any [`Rational`], or an [`i64`] where all values are
/// known to be whole. Both types give the same results, or none.
pub(super) trait Value: Copy {
    fn of(value: Rational) -> Self;
    fn whole(value: i64) -> Self;
    fn truth(truth: bool) -> Self;
    fn is_true(self) -> bool;
    fn rational(self) -> Rational;
    fn add(self, other: Self) -> Option<Self>;
    fn subtract(self, other: Self) -> Option<Self>;
    fn multiply(self, other: Self) -> Option<Self>;
    /// `other` is not 0.
    fn divide(self, other: Self) -> Option<Self>;
    /// ⌊a/b⌋; b is not 0.
    fn quotient(self, other: Self) -> Option<Self>;
    /// a - b·⌊a/b⌋; b is not 0.
    fn remainder(self, other: Self) -> Option<Self>;
    fn negated(self) -> Self;
    fn floor(self) -> Self;
    fn ceil(self) -> Self;
    fn compare(self, other: Self) -> Ordering;
    /// Whether `other` is an integer multiple of it.
    fn divides(self, other: Self) -> bool;
    fn integer(self) -> Option<i64>;

    fn is_zero(self) -> bool {
        self.integer() == Some(0)
    }
}

/// The value, if it is in range: not [`i64::MIN`].
fn in_range(value: i64) -> Option<i64> {
    (value != i64::MIN).then_some(value)
}

impl Value for i64 {
    fn of(value: Rational) -> Self {
        value.numerator()
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
        in_range(self.checked_add(other)?)
    }

    #[inline]
    fn subtract(self, other: Self) -> Option<Self> {
        in_range(self.checked_sub(other)?)
    }

    #[inline]
    fn multiply(self, other: Self) -> Option<Self> {
        in_range(self.checked_mul(other)?)
    }

    /// Never called: a quotient may be a fraction.
    fn divide(self, other: Self) -> Option<Self> {
        self.quotient(other)
    }

    #[inline]
    fn quotient(self, other: Self) -> Option<Self> {
        let quotient = self.checked_div_euclid(other)?;
        // Euclidean division has remainders from 0 on; those of the floor have the sign of b.
        let is_exact = self.rem_euclid(other) == 0;
        Some(quotient - i64::from(other < 0 && !is_exact))
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

fn wide(value: Rational) -> (i128, i128) {
    (value.numerator().into(), value.denominator().into())
}

/// The numerators of two whole numbers; `None` if one of them is a fraction.
fn both_whole(a: Rational, b: Rational) -> Option<(i64, i64)> {
    a.integer().zip(b.integer())
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
        self.numerator() != 0
    }

    fn rational(self) -> Rational {
        self
    }

    fn add(self, other: Self) -> Option<Self> {
        if let Some((a, b)) = both_whole(self, other) {
            return a.add(b).map(Self::integer);
        }
        let ((a, b), (c, d)) = (wide(self), wide(other));
        Self::reduced(a * d + c * b, b * d)
    }

    fn subtract(self, other: Self) -> Option<Self> {
        self.add(other.negated())
    }

    fn multiply(self, other: Self) -> Option<Self> {
        if let Some((a, b)) = both_whole(self, other) {
            return a.multiply(b).map(Self::integer);
        }
        let ((a, b), (c, d)) = (wide(self), wide(other));
        Self::reduced(a * c, b * d)
    }

    fn divide(self, other: Self) -> Option<Self> {
        let ((a, b), (c, d)) = (wide(self), wide(other));
        Self::reduced(a * d, b * c)
    }

    fn quotient(self, other: Self) -> Option<Self> {
        if let Some((a, b)) = both_whole(self, other) {
            return a.quotient(b).map(Self::integer);
        }
        let ((a, b), (c, d)) = (wide(self), wide(other));
        let (above, below) = (a * d, b * c);
        let floor = above.div_euclid(below) - i128::from(below < 0 && above % below != 0);
        i64::try_from(floor)
            .ok()
            .and_then(in_range)
            .map(Self::integer)
    }

    fn remainder(self, other: Self) -> Option<Self> {
        if let Some((a, b)) = both_whole(self, other) {
            return a.remainder(b).map(Self::integer);
        }
        let ((a, b), (c, d)) = (wide(self), wide(other));
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
        -self
    }

    fn floor(self) -> Self {
        Self::integer(self.numerator().div_euclid(self.denominator()))
    }

    fn ceil(self) -> Self {
        self.negated().floor().negated()
    }

    #[inline]
    fn compare(self, other: Self) -> Ordering {
        self.cmp(&other)
    }

    fn divides(self, other: Self) -> bool {
        if self.numerator() == 0 {
            return other.numerator() == 0;
        }
        let ((a, b), (c, d)) = (wide(self), wide(other));
        (c * b) % (a * d) == 0
    }

    fn integer(self) -> Option<i64> {
        (self.denominator() == 1).then_some(self.numerator())
    }
}

#[cfg(test)]
mod tests {
    use super::Value;
    use crate::rational::Rational;

    fn read(text: &str) -> Option<Rational> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, text),
        };
        let (above, below) = digits.split_once('/').unwrap_or((digits, "1"));
        Rational::new(sign * above.parse::<i64>().ok()?, below.parse().ok()?)
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
