//! Numbers of some hundred digits, multiplied, divided and written as one does it by hand.
//!
//! The library has quicker ways for numbers of many thousand digits, and whoever divides or writes
//! one number loads them all, 8 KB (brotli) of a package. Heaps have at most 1,000 digits.

use num_bigint::BigUint;

/// A number in decimal digits. Cost: O(d²) for d digits, 0.1 ms for 1,000.
pub(crate) fn decimal(number: &BigUint) -> String {
    /// What is written at once, and its digits.
    const GROUP: u64 = 1_000_000_000;
    const WIDTH: usize = 9;
    let mut left = number.to_u32_digits();
    // From the lowest on.
    let mut written: Vec<u8> = Vec::new();
    while !left.is_empty() {
        let mut rest = 0;
        for digit in left.iter_mut().rev() {
            let part = rest << 32 | u64::from(*digit);
            *digit = u32::try_from(part / GROUP).unwrap_or(u32::MAX);
            rest = part % GROUP;
        }
        while left.last() == Some(&0) {
            left.pop();
        }
        for _ in 0..WIDTH {
            written.push(b'0' + u8::try_from(rest % 10).unwrap_or(0));
            rest /= 10;
        }
    }
    while written.last() == Some(&b'0') {
        written.pop();
    }
    if written.is_empty() {
        written.push(b'0');
    }
    written.into_iter().rev().map(char::from).collect()
}

/// What two numbers come to, multiplied.
#[cfg(any(feature = "heaps", feature = "sums"))]
pub(crate) fn product(left: &BigUint, right: &BigUint) -> BigUint {
    let digits = right.to_u32_digits().into_iter().rev();
    digits.fold(BigUint::ZERO, |sum, digit| (sum << 32_u32) + left * digit)
}

/// How often a number above 0 goes into another, and what is left. Cost: O(d²) for d digits, some
/// ms for 1,000.
#[cfg(any(feature = "heaps", feature = "sums"))]
pub(crate) fn quotient_and_rest(number: &BigUint, divisor: &BigUint) -> (BigUint, BigUint) {
    if let Ok(short) = u32::try_from(divisor) {
        return (number / short, number % short);
    }
    let (mut quotient, mut rest) = (BigUint::ZERO, number.clone());
    if let Some(most) = number.bits().checked_sub(divisor.bits()) {
        let mut shifted = divisor << most;
        for bit in (0..=most).rev() {
            if shifted <= rest {
                rest -= &shifted;
                quotient.set_bit(bit, true);
            }
            shifted >>= 1_u32;
        }
    }
    (quotient, rest)
}

/// What is left of a number by one above 0.
#[cfg(any(feature = "heaps", feature = "sums"))]
pub(crate) fn rest(number: &BigUint, divisor: &BigUint) -> BigUint {
    quotient_and_rest(number, divisor).1
}

#[cfg(all(test, feature = "heaps"))]
mod tests {
    use num_bigint::BigUint;
    use proptest::prelude::*;

    use super::{decimal, product, quotient_and_rest, rest};

    /// Numbers of up to 10 digits of 32 bits, rather often with digits that are all zeros or ones.
    fn number() -> impl Strategy<Value = BigUint> {
        let digit = prop_oneof![Just(0), Just(1), Just(u32::MAX), any::<u32>()];
        prop::collection::vec(digit, 0..10).prop_map(BigUint::new)
    }

    #[test]
    fn the_least_and_the_largest() {
        let largest: BigUint = BigUint::from(10_u32).pow(1_000) - 1_u32;
        for (number, text) in [
            (BigUint::ZERO, "0".to_owned()),
            (BigUint::from(7_u32), "7".to_owned()),
            (BigUint::from(10_u32).pow(9), "1000000000".to_owned()),
            (
                BigUint::from(10_u32).pow(18),
                format!("1{}", "0".repeat(18)),
            ),
            (largest.clone(), "9".repeat(1_000)),
        ] {
            assert_eq!(decimal(&number), text);
        }
        let square = product(&largest, &largest);
        assert_eq!(square, &largest * &largest);
        assert_eq!(
            quotient_and_rest(&square, &largest),
            (largest.clone(), BigUint::ZERO)
        );
        assert_eq!(rest(&BigUint::ZERO, &largest), BigUint::ZERO);
    }

    proptest! {
        #[test]
        fn as_the_library(left in number(), right in number()) {
            prop_assert_eq!(decimal(&left), left.to_string());
            prop_assert_eq!(product(&left, &right), &left * &right);
            if right != BigUint::ZERO {
                let divided = (&left / &right, &left % &right);
                prop_assert_eq!(quotient_and_rest(&left, &right), divided);
            }
        }
    }
}
