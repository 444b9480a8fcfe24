//! The position of a link, parsed once.

use num_bigint::BigUint;

use crate::QuestionError;
use crate::whole_number::significant_digits;

use super::{Error, MAX_DEFINITION, MAX_MEX_PAIRS, MAX_STARS, Method, Position};

/// The most decimal digits of a pile.
pub const MAX_DIGITS: u32 = 1_000;

/// The last row of the smallest grid: a smaller one would not show the rays.
pub const MIN_TABLE: u32 = 12;

/// A game in a link: a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// The position.
    pub position: Position,
}

impl Spec {
    /// Parses a game from the strings of a link.
    ///
    /// The piles are whole numbers of at most [`MAX_DIGITS`] digits; leading zeros do not
    /// count.
    ///
    /// # Errors
    ///
    /// [`Error::Coordinate`] for the first of `a`, `b` that is wrong.
    ///
    /// ```
    /// use mexplorer::wythoff::{Position, Spec};
    ///
    /// let spec = Spec::parse("12", "020")?;
    /// assert_eq!(spec.position, Position::new(12_u32, 20_u32));
    ///
    /// let error = Spec::parse("12", "-1").unwrap_err();
    /// let sentence = "The pile b must be a whole number of at most 1000 digits; got “-1”.";
    /// assert_eq!(error.to_string(), sentence);
    /// # Ok::<(), mexplorer::wythoff::Error>(())
    /// ```
    pub fn parse(a: &str, b: &str) -> Result<Self, Error> {
        let position = Position {
            a: parse_pile("a", a)?,
            b: parse_pile("b", b)?,
        };
        Ok(Self { position })
    }

    /// The last row and column of the grid that a method fills to reach the position step by step:
    /// the larger pile, but at least [`MIN_TABLE`].
    ///
    /// # Errors
    ///
    /// [`QuestionError::TableLarge`] if the pile is above [`MAX_STARS`] for elimination, or above
    /// [`MAX_MEX_PAIRS`] otherwise.
    pub fn table(&self, method: Method) -> Result<u32, Error> {
        self.table_up_to(match method {
            Method::Stars => MAX_STARS,
            Method::Definition => MAX_DEFINITION,
            Method::Mex | Method::Beatty => MAX_MEX_PAIRS,
        })
    }

    pub(super) fn table_up_to(&self, limit: u32) -> Result<u32, Error> {
        let pile = self.position.larger();
        let table = check_table(u32::try_from(pile).ok(), limit, || pile.to_string());
        table.map(|pile| pile.max(MIN_TABLE))
    }
}

/// Checks the largest pile of a table; `None` is too large for any.
pub(super) fn check_table(
    pile: Option<u32>,
    limit: u32,
    value: impl FnOnce() -> String,
) -> Result<u32, Error> {
    pile.filter(|&pile| pile <= limit).ok_or_else(|| {
        QuestionError::TableLarge {
            value: value(),
            limit,
        }
        .into()
    })
}

/// Parses a pile, or another number, by its name in a question.
///
/// # Errors
///
/// [`Error::Coordinate`] for anything but a whole number of at most [`MAX_DIGITS`] digits;
/// leading zeros do not count.
///
/// ```
/// use mexplorer::wythoff::{Error, parse_pile};
///
/// assert_eq!(parse_pile("x", "0120")?, 120_u32.into());
/// assert!(matches!(parse_pile("x", "1.5"), Err(Error::Coordinate { name: "x", .. })));
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn parse_pile(name: &'static str, text: &str) -> Result<BigUint, Error> {
    significant_digits(text)
        .filter(|digits| digits.len() <= MAX_DIGITS as usize)
        .and_then(|digits| digits.parse().ok())
        .ok_or_else(|| Error::Coordinate {
            name,
            value: text.to_owned(),
            limit: MAX_DIGITS,
        })
}

#[cfg(test)]
mod tests {
    use super::{Error, MAX_DIGITS, MIN_TABLE, Spec};
    use crate::QuestionError;
    use crate::wythoff::{MAX_DEFINITION, MAX_MEX_PAIRS, MAX_STARS, Method, Position};

    fn coordinate(name: &'static str, value: &str) -> Error {
        Error::Coordinate {
            name,
            value: value.into(),
            limit: MAX_DIGITS,
        }
    }

    #[test]
    fn piles_are_whole_numbers_of_up_to_a_thousand_digits() {
        let longest = "9".repeat(MAX_DIGITS as usize);
        for pile in ["0", "1", "20", &longest] {
            let spec = Spec::parse(&format!("000{pile}"), pile).unwrap();
            let position = &spec.position;
            assert_eq!(
                (position.a.to_string(), &position.b),
                (pile.into(), &position.a)
            );
        }
        let padded = format!("{}7", "0".repeat(1_000_000));
        let spec = Spec::parse(&padded, "0").unwrap();
        assert_eq!(spec.position, Position::new(7_u32, 0_u32));

        let (longer, million) = (format!("1{}", "0".repeat(1_000)), "9".repeat(1_000_000));
        let wrong = [
            "", " ", "-1", "+1", "1.0", "1e3", "0x10", "a", "٣", &longer, &million,
        ];
        for text in wrong {
            assert_eq!(Spec::parse(text, "1"), Err(coordinate("a", text)));
            assert_eq!(Spec::parse("1", text), Err(coordinate("b", text)));
        }
    }

    #[test]
    fn the_first_wrong_value_is_the_one_reported() {
        assert_eq!(Spec::parse("x", "y"), Err(coordinate("a", "x")));
        assert_eq!(Spec::parse("0", "y"), Err(coordinate("b", "y")));
    }

    #[test]
    fn a_run_ends_at_the_limit_of_its_method() {
        for (method, limit) in [
            (Method::Stars, MAX_STARS),
            (Method::Mex, MAX_MEX_PAIRS),
            (Method::Beatty, MAX_MEX_PAIRS),
            (Method::Definition, MAX_DEFINITION),
        ] {
            let table = |a: &str, b: &str| Spec::parse(a, b).unwrap().table(method);
            assert_eq!(table("0", "0"), Ok(MIN_TABLE));
            assert_eq!(table("12", "3"), Ok(12));
            assert_eq!(table("12", "13"), Ok(13));
            assert_eq!(table("3", &limit.to_string()), Ok(limit));
            for pile in [(limit + 1).to_string(), "9".repeat(1_000)] {
                let value = pile.clone();
                let error = QuestionError::TableLarge { value, limit };
                assert_eq!(table(&pile, "3"), Err(error.into()));
            }
        }
    }
}
