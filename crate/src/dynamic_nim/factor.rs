//! The factor k of a rule: an exact positive rational number.
//!
//! Floats are not exact enough. With k = 2.3 as a double, 10,021 of the caps after takes up to
//! 200,000 are wrong, the first one at x = 50.

use crate::rational::Rational;
use crate::whole_number::whole_number;

use super::Error;

/// How many digits numerator and denominator of a factor may have.
///
/// The product of such a number and any `u64` fits a `u128`.
pub const MAX_FACTOR_DIGITS: u32 = 18;

/// Parses a factor: a whole number, a decimal or a fraction of whole numbers.
///
/// `2`, `1.5`, `.5` and `7/2` are factors: ASCII digits without sign, exponent or space. A decimal
/// is a fraction over a power of ten: `1.5` is `15/10`. Numerator and denominator are positive and
/// have at most [`MAX_FACTOR_DIGITS`] digits **as written**, before the fraction is reduced; zeros
/// at the front of a number and at the end of its decimals do not count.
///
/// # Errors
///
/// [`Error::Ratio`] for any other text.
///
/// ```
/// use mexplorer::dynamic_nim::factor;
///
/// assert_eq!(factor("3.50")?.to_string(), "7/2");
/// assert!(factor("1e400").is_err());
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn factor(text: &str) -> Result<Rational, Error> {
    let factor = if let Some((p, q)) = text.split_once('/') {
        from_fraction(p, q)
    } else if let Some((whole, decimals)) = text.split_once('.') {
        from_decimal(whole, decimals)
    } else {
        from_fraction(text, "1")
    };
    factor.ok_or_else(|| error(text))
}

/// The factor p/q.
pub(super) fn fraction(p: i64, q: i64) -> Result<Rational, Error> {
    checked(p, q).ok_or_else(|| error(&format!("{p}/{q}")))
}

/// p and q of a factor p/q in lowest terms, which are positive.
#[inline]
pub(super) fn terms(k: Rational) -> (u64, u64) {
    (k.numerator().unsigned_abs(), k.denominator().unsigned_abs())
}

fn checked(p: i64, q: i64) -> Option<Rational> {
    let allowed = 1..10_i64.pow(MAX_FACTOR_DIGITS);
    if !allowed.contains(&p) || !allowed.contains(&q) {
        return None;
    }
    Rational::new(p, q)
}

fn from_fraction(p: &str, q: &str) -> Option<Rational> {
    let number = |text| i64::try_from(whole_number(text)?).ok();
    checked(number(p)?, number(q)?)
}

fn from_decimal(whole: &str, decimals: &str) -> Option<Rational> {
    whole_number(decimals)?;
    let decimals = decimals.trim_end_matches('0');
    let p = whole_number(&format!("{whole}{decimals}"))?;
    let q = 10_i64.checked_pow(u32::try_from(decimals.len()).ok()?)?;
    checked(i64::try_from(p).ok()?, q)
}

fn error(value: &str) -> Error {
    Error::Ratio {
        value: value.to_owned(),
        limit: MAX_FACTOR_DIGITS,
    }
}

#[cfg(test)]
mod tests {
    use super::{Error, factor};
    use crate::dynamic_nim::Rule;

    fn shown(text: &str) -> Option<String> {
        factor(text).ok().map(|k| k.to_string())
    }

    #[test]
    fn every_written_form_is_parsed() {
        for (text, ratio) in [
            ("2", "2"),
            ("002", "2"),
            ("2.000", "2"),
            ("1.5", "3/2"),
            (".5", "1/2"),
            ("00.50", "1/2"),
            ("7/2", "7/2"),
            ("14/04", "7/2"),
            ("355/113", "355/113"),
            ("2.3", "23/10"),
        ] {
            assert_eq!(shown(text).as_deref(), Some(ratio), "{text:?}");
        }
    }

    #[test]
    fn any_other_text_is_an_error_with_the_text() {
        for text in [
            "", " ", "0", "0.0", ".0", "0/1", "1/0", "0/0", "-1", "+1", "abc", "1e400", "1/", "/2",
            "/", ".", "1.", "1..2", "1.2.3", "1/2/3", "1.5/2", " 2", "2 ", "½", "２", "∞", "NaN",
        ] {
            let error = Error::Ratio {
                value: text.into(),
                limit: 18,
            };
            assert_eq!(factor(text), Err(error), "{text:?}");
        }
    }

    #[test]
    fn counts_digits_as_written() {
        let nines = "9".repeat(18);
        assert_eq!(shown(&nines), Some(nines.clone()));
        assert_eq!(shown(&format!("{nines}/{nines}")).as_deref(), Some("1"));
        assert_eq!(shown(&format!("{nines}0/{nines}0")), None);
        assert_eq!(shown(&format!("1{}", "0".repeat(18))), None);

        // 17 decimals: the denominator 10^17 has 18 digits.
        let tiny = format!(".{}1", "0".repeat(16));
        assert_eq!(shown(&tiny), Some(format!("1/1{}", "0".repeat(17))));
        assert_eq!(shown(&format!(".0{}", &tiny[1..])), None);

        // Zeros without meaning do not count.
        let padding = "0".repeat(1_000_000);
        assert_eq!(
            shown(&format!("{padding}1.5{padding}")).as_deref(),
            Some("3/2")
        );
        assert_eq!(shown(&"1".repeat(1_000_000)), None);
        assert_eq!(shown(&format!(".{}", "1".repeat(1_000_000))), None);
    }

    #[test]
    fn caps_are_exact_at_both_ends() {
        let most = 10_i64.pow(18) - 1;
        let largest = Rule::fraction(most, 1).unwrap();
        let product = (10_u128.pow(18) - 1) * u128::from(u64::MAX);
        assert_eq!(largest.cap_after(u64::MAX), product);
        assert!(largest.reaches(u64::MAX, u64::MAX));

        let smallest = Rule::fraction(1, most).unwrap();
        assert_eq!(smallest.cap_after(10_u64.pow(18) - 2), 0);
        assert_eq!(smallest.cap_after(10_u64.pow(18) - 1), 1);

        // The first take at which the double 2.3 gives a wrong cap.
        assert_eq!(Rule::factor("2.3").unwrap().cap_after(50), 115);

        for (p, q) in [(0, 1), (1, 0), (-1, 2), (most + 1, 1), (1, most + 1)] {
            let error = Error::Ratio {
                value: format!("{p}/{q}"),
                limit: 18,
            };
            assert_eq!(Rule::fraction(p, q), Err(error));
        }
    }

    #[test]
    fn a_multiple_reaches_its_own_height() {
        let k = Rule::fraction(5, 2).unwrap();
        assert!(k.reaches(2, 5));
        assert!(!k.reaches(2, 6));
        assert!(k.reaches(1, 2));
        assert!(!k.reaches(1, 3));
    }
}
