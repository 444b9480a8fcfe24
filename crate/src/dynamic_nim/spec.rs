//! The rule and the position of a link, parsed once.

use num_bigint::BigUint;

use crate::QuestionError;
use crate::whole_number::significant_digits;

use super::{Error, Game, Position, Rule};

/// The most decimal digits a pile has.
pub const MAX_PILE_DIGITS: u32 = 10_000;

/// The largest pile of a table that is shown cell by cell and stepped through.
///
/// Every cell can then be shown: 80,200 decisions by rows. Memory for the thresholds would allow
/// millions.
pub const MAX_TABLE: u32 = 400;

/// The largest pile for which the run of [`walls`](super::walls()) can be stepped through.
///
/// There are at most 3·S steps, so 32 bits count them, and the thresholds take 40 MB.
pub const MAX_WALLS: u32 = 10_000_000;

/// A rule as a link writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleText<'a> {
    /// A factor, for [`Rule::factor`].
    Factor(&'a str),
    /// A list, for [`Rule::limit`].
    Limit(&'a str),
}

/// A game in a link: a rule and a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// The rule.
    pub rule: Rule,
    /// The stones left; the game starts from this pile.
    pub pile: BigUint,
    /// The largest take allowed, at most the pile.
    pub cap: BigUint,
}

impl Spec {
    /// Parses a game from the strings of a link.
    ///
    /// The pile `n` is a whole number of at most [`MAX_PILE_DIGITS`] digits, `cap` one from 0 to
    /// the pile. Without a cap it is the opening's: n − 1, anything but the whole pile (0 for the
    /// empty pile).
    ///
    /// # Errors
    ///
    /// For the first of `n`, `rule`, `cap` that is wrong: [`Error::Pile`] or [`Error::PileLarge`];
    /// those of [`Rule::factor`] or [`Rule::limit`]; [`Error::Cap`].
    ///
    /// ```
    /// use mexplorer::dynamic_nim::{Error, RuleText, Spec};
    ///
    /// let spec = Spec::parse("7", RuleText::Factor("2"), None)?;
    /// assert_eq!(spec.cap, 6_u32.into());
    ///
    /// let refused = Spec::parse("7", RuleText::Factor("2"), Some("8"));
    /// assert_eq!(refused, Err(Error::Cap { value: "8".into(), pile: "7".into() }));
    /// # Ok::<(), mexplorer::dynamic_nim::Error>(())
    /// ```
    pub fn parse(n: &str, rule: RuleText<'_>, cap: Option<&str>) -> Result<Self, Error> {
        let pile = parse_pile(n)?;
        let rule = match rule {
            RuleText::Factor(k) => Rule::factor(k)?,
            RuleText::Limit(list) => Rule::limit(list)?,
        };
        Self::of_pile(pile, rule, cap)
    }

    /// A position whose cap is given as in a link.
    pub(super) fn of_pile(pile: BigUint, rule: Rule, cap: Option<&str>) -> Result<Self, Error> {
        let cap = match cap {
            Some(text) => parse_cap(text, &pile)?,
            None if pile == BigUint::ZERO => BigUint::ZERO,
            None => &pile - 1_u32,
        };
        Ok(Self { rule, pile, cap })
    }

    /// The game and the position, for a table that is shown cell by cell.
    ///
    /// # Errors
    ///
    /// [`QuestionError::TableLarge`] if the pile is above [`MAX_TABLE`].
    pub fn table(&self) -> Result<(Game, Position), Error> {
        self.table_to(MAX_TABLE)
            .ok_or_else(|| table_large(&self.pile, MAX_TABLE))
    }

    /// The game and the position, for a pile up to `limit`.
    pub(super) fn table_to(&self, limit: u32) -> Option<(Game, Position)> {
        let size = u32::try_from(&self.pile)
            .ok()
            .filter(|&size| size <= limit)?;
        let cap = u32::try_from(&self.cap).unwrap_or(size);
        Some((
            Game::new(size, self.rule.clone()),
            Position { pile: size, cap },
        ))
    }
}

/// Checks that a pile is in a table that ends at `limit`.
pub(super) fn check_table(pile: &BigUint, limit: u32) -> Result<(), Error> {
    if *pile > limit.into() {
        return Err(table_large(pile, limit));
    }
    Ok(())
}

fn table_large(pile: &BigUint, limit: u32) -> Error {
    QuestionError::TableLarge {
        value: pile.to_string(),
        limit,
    }
    .into()
}

pub(super) fn parse_pile(text: &str) -> Result<BigUint, Error> {
    let value = || text.to_owned();
    let limit = MAX_PILE_DIGITS;
    let digits = significant_digits(text).ok_or_else(|| Error::Pile {
        value: value(),
        limit,
    })?;
    big_number(digits).ok_or_else(|| Error::PileLarge {
        value: value(),
        limit,
    })
}

fn parse_cap(text: &str, pile: &BigUint) -> Result<BigUint, Error> {
    significant_digits(text)
        .and_then(big_number)
        .filter(|cap| cap <= pile)
        .ok_or_else(|| Error::Cap {
            value: text.to_owned(),
            pile: pile.to_string(),
        })
}

/// Parses a number from its digits; `None` if it has more than a pile may have.
pub(super) fn big_number(digits: &str) -> Option<BigUint> {
    let fits = digits.len() <= MAX_PILE_DIGITS as usize;
    fits.then(|| BigUint::parse_bytes(digits.as_bytes(), 10).expect("all are ASCII digits"))
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::{Error, MAX_PILE_DIGITS, MAX_TABLE, RuleText, Spec};
    use crate::QuestionError;
    use crate::dynamic_nim::Position;

    fn parse(n: &str, k: &str, cap: Option<&str>) -> Result<Spec, Error> {
        Spec::parse(n, RuleText::Factor(k), cap)
    }

    #[test]
    fn the_opening_allows_anything_but_the_whole_pile() {
        for (n, pile, cap) in [("0", 0, 0), ("1", 1, 0), ("2", 2, 1), ("400", 400, 399)] {
            let (game, position) = parse(n, "2", None).unwrap().table().unwrap();
            assert_eq!(position, Position { pile, cap });
            assert_eq!(game.size(), pile);
        }
        let spec = parse(&format!("1{}", "0".repeat(50)), "2", None).unwrap();
        assert_eq!(spec.cap.to_string(), "9".repeat(50));
    }

    #[test]
    fn every_cap_from_zero_to_the_pile_is_legal() {
        let long = "9".repeat(MAX_PILE_DIGITS as usize);
        for pile in ["0", "1", "7", "400", "401", &long] {
            for cap in ["0", pile] {
                let spec = parse(pile, "1/2", Some(&format!("000{cap}"))).unwrap();
                assert_eq!(
                    (spec.pile.to_string(), spec.cap.to_string().as_str()),
                    (pile.into(), cap)
                );
            }
            let value = (pile.parse::<BigUint>().unwrap() + 1_u32).to_string();
            let error = parse(pile, "2", Some(&value));
            let pile = pile.to_owned();
            assert_eq!(error, Err(Error::Cap { value, pile }));
        }
    }

    #[test]
    fn everything_else_is_an_error_with_the_text_as_typed() {
        for n in [
            "", " ", "-1", "+1", "1.0", "1/1", "1e2", "1_000", "seven", "٣",
        ] {
            let error = parse(n, "2", None);
            let value = n.to_owned();
            let limit = MAX_PILE_DIGITS;
            assert_eq!(error, Err(Error::Pile { value, limit }), "{n:?}");
            let refused = parse("7", "2", Some(n));
            assert!(matches!(refused, Err(Error::Cap { .. })), "{n:?}");
        }
        for k in [
            "", "0", "0.0", "-1", "abc", "1/0", "1e400", "1/", "/2", "1.", "1..2",
        ] {
            let refused = parse("7", k, None);
            assert!(matches!(refused, Err(Error::Ratio { .. })), "{k:?}");
        }
    }

    #[test]
    fn the_first_wrong_value_is_the_one_reported() {
        let refused = |n, rule| Spec::parse(n, rule, Some("x")).unwrap_err();
        assert!(matches!(
            refused("x", RuleText::Factor("x")),
            Error::Pile { .. }
        ));
        assert!(matches!(
            refused("7", RuleText::Factor("x")),
            Error::Ratio { .. }
        ));
        assert!(matches!(
            refused("7", RuleText::Limit("x")),
            Error::Limit { .. }
        ));
        assert!(matches!(
            refused("7", RuleText::Factor("2")),
            Error::Cap { .. }
        ));
    }

    #[test]
    fn ten_thousand_digits_are_a_pile_and_one_more_is_refused() {
        let longest = "9".repeat(MAX_PILE_DIGITS as usize);
        let spec = parse(&format!("000{longest}"), "2", None).unwrap();
        assert_eq!(spec.pile.to_string(), longest);
        for n in [&format!("{longest}0"), &"9".repeat(1_000_000)] {
            let value = n.clone();
            let limit = MAX_PILE_DIGITS;
            let error = Error::PileLarge { value, limit };
            assert_eq!(parse(n, "2", None), Err(error));
            let refused = parse("7", "2", Some(n));
            assert!(matches!(refused, Err(Error::Cap { .. })));
        }
        let refused = parse("7", &longest, None);
        assert!(matches!(refused, Err(Error::Ratio { .. })));
        let padded = format!("{}7", "0".repeat(1_000_000));
        let spec = parse(&padded, "2", Some(&padded)).unwrap();
        let position = Position { pile: 7, cap: 7 };
        assert_eq!(spec.table().unwrap().1, position);
    }

    #[test]
    fn a_table_is_refused_before_any_memory_is_taken() {
        let table = |n: &str| parse(n, "2", None).unwrap().table();
        assert!(table(&MAX_TABLE.to_string()).is_ok());
        for n in ["401", "4294967296", &"9".repeat(10_000)] {
            let error = QuestionError::TableLarge {
                value: n.to_owned(),
                limit: MAX_TABLE,
            };
            assert_eq!(table(n), Err(error.into()));
        }
    }
}
