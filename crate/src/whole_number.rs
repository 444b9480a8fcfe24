//! Whole numbers as links write them: ASCII digits, any number of them.

use num_bigint::BigUint;

/// Parses a whole number; a value above [`u64::MAX`] becomes [`u64::MAX`].
///
/// Leading zeros are allowed. `None` for anything but one or more ASCII digits: no sign, no space,
/// no exponent. Saturating is enough: every limit in this crate is far below `u64::MAX`, so a value
/// of a million digits is simply too large. Numbers that may be larger are parsed from their
/// [`significant_digits`].
pub(crate) fn whole_number(text: &str) -> Option<u64> {
    let digits = significant_digits(text)?;
    Some(digits.bytes().fold(0_u64, |number, digit| {
        number
            .saturating_mul(10)
            .saturating_add(u64::from(digit - b'0'))
    }))
}

/// Parses a whole number of at most so many digits, leading zeros not counted.
pub(crate) fn big_number(text: &str, most_digits: u32) -> Option<BigUint> {
    /// A number of so many digits is a `u64`, which is parsed sooner.
    const SHORT: usize = 19;
    let digits = significant_digits(text)?;
    match digits.len() {
        ..=SHORT => digits.parse().ok().map(|number: u64| number.into()),
        length if length <= most_digits as usize => digits.parse().ok(),
        _ => None,
    }
}

/// The digits of a whole number without leading zeros; `0` for zero.
///
/// `None` for anything but one or more ASCII digits.
pub(crate) fn significant_digits(text: &str) -> Option<&str> {
    let is_whole = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let digits = text.trim_start_matches('0');
    is_whole.then_some(if digits.is_empty() { "0" } else { digits })
}

#[cfg(test)]
mod tests {
    use super::{significant_digits, whole_number};

    #[test]
    fn reads_digits_only() {
        for text in ["", " ", "-1", "+1", "1 ", "1.0", "1e3", "0x10", "٣", "１"] {
            assert_eq!(whole_number(text), None, "{text:?}");
        }
        for (text, digits) in [("0", "0"), ("000", "0"), ("0070", "70"), ("12", "12")] {
            assert_eq!(significant_digits(text), Some(digits));
        }
        assert_eq!(whole_number("0"), Some(0));
        assert_eq!(whole_number("007"), Some(7));
        assert_eq!(whole_number("18446744073709551615"), Some(u64::MAX));
    }

    #[test]
    fn saturates_instead_of_wrapping() {
        assert_eq!(whole_number("18446744073709551616"), Some(u64::MAX));
        assert_eq!(whole_number(&"9".repeat(1_000_000)), Some(u64::MAX));
        let zeros_then_five = format!("{}5", "0".repeat(1_000_000));
        assert_eq!(whole_number(&zeros_then_five), Some(5));
    }
}
