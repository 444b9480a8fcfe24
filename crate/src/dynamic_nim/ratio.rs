//! The factor k of a rule: an exact positive rational number.
//!
//! Floats would not do. With k = 2.3 in doubles, 10,021 of the caps after takes
//! up to 200,000 come out wrong, the first at x = 50.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::whole_number::whole_number;

use super::Error;

/// A positive rational number p/q in lowest terms.
///
/// As text it is a whole number, a decimal or a fraction of whole numbers:
/// `2`, `1.5`, `.5`, `7/2`, in ASCII digits with no sign, exponent or space. A
/// decimal is read as a fraction over a power of ten: `1.5` as `15/10`. Displayed
/// as `2` or `7/2`.
///
/// Numerator and denominator are below 10^[`DIGITS`](Self::DIGITS) **as
/// written**, before the fraction is reduced; zeros in front of a number and at
/// the end of its decimals do not count.
///
/// ```
/// use mexplorer::dynamic_nim::Ratio;
///
/// let k: Ratio = "3.50".parse()?;
/// assert_eq!(k.to_string(), "7/2");
/// assert_eq!(k.cap_after(3), 10); // floor(10.5)
/// assert!("1e400".parse::<Ratio>().is_err());
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    p: u64,
    q: u64,
}

impl Ratio {
    /// How many digits numerator and denominator may have.
    ///
    /// Eighteen fit a `u64`, and then the product with any `u64` fits a `u128`:
    /// no comparison can overflow.
    pub const DIGITS: u32 = 18;

    /// The number p/q, reduced.
    ///
    /// # Errors
    ///
    /// [`Error::Ratio`] if p or q is 0 or has more than
    /// [`DIGITS`](Self::DIGITS) digits.
    pub fn new(p: u64, q: u64) -> Result<Self, Error> {
        Self::reduced(p, q).ok_or_else(|| Self::error(&format!("{p}/{q}")))
    }

    /// The numerator in lowest terms.
    #[must_use]
    pub fn p(self) -> u64 {
        self.p
    }

    /// The denominator in lowest terms.
    #[must_use]
    pub fn q(self) -> u64 {
        self.q
    }

    /// The most the opponent may take after a take of `take`: floor(k · take).
    #[must_use]
    pub fn cap_after(self, take: u64) -> u128 {
        u128::from(self.p) * u128::from(take) / u128::from(self.q)
    }

    /// Whether k · `take` ≥ `height`, without a division: p · take ≥ q · height.
    #[must_use]
    #[inline]
    pub fn multiple_reaches(self, take: u64, height: u64) -> bool {
        u128::from(self.p) * u128::from(take) >= u128::from(self.q) * u128::from(height)
    }

    fn reduced(p: u64, q: u64) -> Option<Self> {
        let allowed = 1..10_u64.pow(Self::DIGITS);
        let divisor = greatest_common_divisor(p, q);
        (allowed.contains(&p) && allowed.contains(&q)).then(|| Self {
            p: p / divisor,
            q: q / divisor,
        })
    }

    fn from_fraction(p: &str, q: &str) -> Option<Self> {
        Self::reduced(whole_number(p)?, whole_number(q)?)
    }

    fn from_decimal(whole: &str, decimals: &str) -> Option<Self> {
        whole_number(decimals)?;
        let decimals = decimals.trim_end_matches('0');
        let p = whole_number(&format!("{whole}{decimals}"))?;
        let q = 10_u64.checked_pow(u32::try_from(decimals.len()).ok()?)?;
        Self::reduced(p, q)
    }

    fn error(value: &str) -> Error {
        Error::Ratio {
            value: value.to_owned(),
            limit: Self::DIGITS,
        }
    }
}

/// The order of numbers, by cross products.
impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        let product = |a: u64, b: u64| u128::from(a) * u128::from(b);
        product(self.p, other.q).cmp(&product(other.p, self.q))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl FromStr for Ratio {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let ratio = if let Some((p, q)) = text.split_once('/') {
            Self::from_fraction(p, q)
        } else if let Some((whole, decimals)) = text.split_once('.') {
            Self::from_decimal(whole, decimals)
        } else {
            Self::from_fraction(text, "1")
        };
        ratio.ok_or_else(|| Self::error(text))
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.q {
            1 => write!(formatter, "{}", self.p),
            q => write!(formatter, "{}/{q}", self.p),
        }
    }
}

fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::{Error, Ratio};

    fn shown(text: &str) -> Option<String> {
        text.parse().ok().map(|ratio: Ratio| ratio.to_string())
    }

    #[test]
    fn reads_every_written_form() {
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
    fn refuses_the_rest_and_hands_the_text_back() {
        for text in [
            "", " ", "0", "0.0", ".0", "0/1", "1/0", "0/0", "-1", "+1", "abc", "1e400", "1/", "/2",
            "/", ".", "1.", "1..2", "1.2.3", "1/2/3", "1.5/2", " 2", "2 ", "½", "２", "∞", "NaN",
        ] {
            let error = Error::Ratio {
                value: text.into(),
                limit: 18,
            };
            assert_eq!(text.parse::<Ratio>(), Err(error), "{text:?}");
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

        // Zeros that say nothing do not count.
        let padding = "0".repeat(1_000_000);
        assert_eq!(
            shown(&format!("{padding}1.5{padding}")).as_deref(),
            Some("3/2")
        );
        assert_eq!(shown(&"1".repeat(1_000_000)), None);
        assert_eq!(shown(&format!(".{}", "1".repeat(1_000_000))), None);
    }

    #[test]
    fn is_exact_at_both_ends() {
        let largest = Ratio::new(10_u64.pow(18) - 1, 1).unwrap();
        let product = (10_u128.pow(18) - 1) * u128::from(u64::MAX);
        assert_eq!(largest.cap_after(u64::MAX), product);
        assert!(largest.multiple_reaches(u64::MAX, u64::MAX));

        let smallest = Ratio::new(1, 10_u64.pow(18) - 1).unwrap();
        assert_eq!(smallest.cap_after(10_u64.pow(18) - 2), 0);
        assert_eq!(smallest.cap_after(10_u64.pow(18) - 1), 1);

        // The first take at which the double 2.3 gives a wrong cap.
        assert_eq!("2.3".parse::<Ratio>().unwrap().cap_after(50), 115);
    }

    #[test]
    fn a_multiple_reaches_its_own_height() {
        let k = Ratio::new(5, 2).unwrap();
        assert!(k.multiple_reaches(2, 5));
        assert!(!k.multiple_reaches(2, 6));
        assert!(k.multiple_reaches(1, 2));
        assert!(!k.multiple_reaches(1, 3));
    }

    #[test]
    fn the_order_is_exact_and_that_of_the_numbers() {
        let most = 10_u64.pow(18) - 1;
        let ratio = |p, q| Ratio::new(p, q).unwrap();
        let ascending = [
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
