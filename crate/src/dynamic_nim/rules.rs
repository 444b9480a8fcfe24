//! The rules: what a position is, who has won it, and by which takes.

use crate::whole_number::whole_number;
use crate::{Outcome, Ratio, SolveError};

use super::Method;

/// The largest pile a [`Game`] starts from.
///
/// Every cell of the table can then be looked at and stepped through: 80,200
/// decisions by rows. The thresholds alone would allow millions.
pub const MAX_TABLE: u32 = 400;

/// A game: the pile it starts from, and the factor of the rule.
///
/// Take at least 1 from the pile; after a take of x the opponent may take at
/// most floor(k·x). Who cannot move loses, so taking the last stone wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    size: u32,
    k: Ratio,
}

impl Game {
    /// The game that starts from a pile of `size`, 0 to [`MAX_TABLE`].
    ///
    /// # Errors
    ///
    /// [`SolveError::PileLarge`] if `size` is above [`MAX_TABLE`].
    pub fn new(size: u32, k: Ratio) -> Result<Self, SolveError> {
        if size > MAX_TABLE {
            return Err(SolveError::PileLarge {
                value: size.to_string(),
                limit: MAX_TABLE,
            });
        }
        Ok(Self { size, k })
    }

    /// S, the pile at the start.
    #[must_use]
    pub fn size(self) -> u32 {
        self.size
    }

    /// The factor k.
    #[must_use]
    pub fn k(self) -> Ratio {
        self.k
    }
}

/// A position: what is left, and how much of it the mover may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// m, the stones left: the row of the table.
    pub pile: u32,
    /// n, the largest take allowed: the column of the table. A cap above the
    /// pile is as good as the pile.
    pub cap: u32,
}

impl Position {
    /// The position a take leaves to the opponent: at most floor(k · take) of the rest.
    ///
    /// The take is allowed: at least 1, at most the pile.
    pub(super) fn after(self, take: u32, k: Ratio) -> Self {
        let rest = self.pile - take;
        let cap = u32::try_from(k.cap_after(take.into())).map_or(rest, |cap| cap.min(rest));
        Self { pile: rest, cap }
    }
}

/// A question as a link asks it: a game, a position of it, and a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// The game; it starts from the position's pile.
    pub game: Game,
    /// The position asked about.
    pub position: Position,
    /// The method to solve it by.
    pub method: Method,
}

impl Spec {
    /// Reads a question from the strings of a link.
    ///
    /// The pile `n` is a whole number from 0 to [`MAX_TABLE`], `k` a
    /// [`Ratio`], `cap` a whole number from 0 to the pile. Without a cap it is
    /// the opening: n − 1, anything but the whole pile (0 for the empty pile).
    ///
    /// # Errors
    ///
    /// For the first of `n`, `k`, `cap`, `method` that is wrong:
    /// [`SolveError::Pile`] or [`SolveError::PileLarge`],
    /// [`SolveError::Ratio`], [`SolveError::Cap`], [`SolveError::Method`].
    ///
    /// ```
    /// use mexplorer::dynamic_nim::Spec;
    ///
    /// let spec = Spec::parse("7", "2", None, "walls")?;
    /// assert_eq!(spec.position.cap, 6);
    ///
    /// let error = Spec::parse("7", "2", Some("8"), "walls").unwrap_err();
    /// assert_eq!(error.id(), "error-cap");
    /// # Ok::<(), mexplorer::SolveError>(())
    /// ```
    pub fn parse(n: &str, k: &str, cap: Option<&str>, method: &str) -> Result<Self, SolveError> {
        let pile = parse_pile(n)?;
        let game = Game::new(pile, k.parse()?)?;
        let cap = match cap {
            Some(text) => parse_cap(text, pile)?,
            None => pile.saturating_sub(1),
        };
        Ok(Self {
            game,
            position: Position { pile, cap },
            method: method.parse()?,
        })
    }
}

fn parse_pile(text: &str) -> Result<u32, SolveError> {
    let value = text.to_owned();
    let limit = MAX_TABLE;
    match whole_number(text).map(u32::try_from) {
        None => Err(SolveError::Pile { value, limit }),
        Some(Ok(pile)) if pile <= limit => Ok(pile),
        Some(_) => Err(SolveError::PileLarge { value, limit }),
    }
}

fn parse_cap(text: &str, pile: u32) -> Result<u32, SolveError> {
    match whole_number(text).map(u32::try_from) {
        Some(Ok(cap)) if cap <= pile => Ok(cap),
        _ => Err(SolveError::Cap {
            value: text.to_owned(),
            pile,
        }),
    }
}

/// The solution of a game: every pile's threshold.
///
/// More moves never hurt, so the wins of pile m are a tail of its caps: position
/// (m, n) is won if and only if n ≥ f(m). By columns, row m of the table begins
/// with f(m) P-cells, its *wall* standing on (m, 1) to (m, f(m) − 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thresholds {
    game: Game,
    f: Vec<u32>,
}

impl Thresholds {
    /// Row 0 alone: without stones no cap wins.
    pub(super) fn of_empty_pile(game: Game) -> Self {
        let mut f = Vec::with_capacity(game.size as usize + 1);
        f.push(u32::MAX);
        Self { game, f }
    }

    /// Adds the next row.
    pub(super) fn push(&mut self, threshold: u32) {
        self.f.push(threshold);
    }

    /// The game solved.
    #[must_use]
    pub fn game(&self) -> Game {
        self.game
    }

    /// f: the least cap that wins.
    ///
    /// Length S + 1, index: the pile m = 0..=S. 1 ≤ f(m) ≤ m, for taking
    /// everything wins; f(0) is [`u32::MAX`], standing for infinity.
    #[must_use]
    pub fn as_slice(&self) -> &[u32] {
        &self.f
    }

    /// Who wins a position.
    ///
    /// # Panics
    ///
    /// If the pile is larger than the game's.
    #[must_use]
    pub fn outcome(&self, position: Position) -> Outcome {
        let Position { pile, cap } = position;
        // Cut to the pile, no cap reaches the infinite threshold of the empty one.
        if cap.min(pile) < self.f[pile as usize] {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// All winning takes of a position, in ascending order.
    ///
    /// They are the takes x that leave a threshold out of the opponent's reach:
    /// f(m − x) > k·x. Taking everything is one of them whenever it is allowed.
    ///
    /// # Panics
    ///
    /// If the pile is larger than the game's.
    ///
    /// ```
    /// use mexplorer::dynamic_nim::{Game, Position, walls};
    ///
    /// let thresholds = walls(Game::new(7, "2".parse()?)?, &mut ());
    /// assert_eq!(thresholds.winning_takes(Position { pile: 7, cap: 6 }), [2]);
    /// assert_eq!(thresholds.winning_takes(Position { pile: 7, cap: 7 }), [2, 7]);
    /// # Ok::<(), mexplorer::SolveError>(())
    /// ```
    #[must_use]
    pub fn winning_takes(&self, position: Position) -> Vec<u32> {
        (1..=position.cap.min(position.pile))
            .filter(|&take| self.outcome(position.after(take, self.game.k)) == Outcome::P)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_TABLE, Position, Spec};
    use crate::dynamic_nim::Method;
    use crate::{Ratio, SolveError};

    fn error_id(n: &str, k: &str, cap: Option<&str>, method: &str) -> &'static str {
        Spec::parse(n, k, cap, method).unwrap_err().id()
    }

    #[test]
    fn the_opening_allows_anything_but_the_whole_pile() {
        for (n, pile, cap) in [("0", 0, 0), ("1", 1, 0), ("2", 2, 1), ("400", 400, 399)] {
            let spec = Spec::parse(n, "2", None, "rows").unwrap();
            assert_eq!(spec.position, Position { pile, cap });
            assert_eq!(spec.game.size(), pile);
        }
    }

    #[test]
    fn every_cap_from_zero_to_the_pile_is_legal() {
        for pile in [0, 1, 7, MAX_TABLE] {
            for cap in [0, pile] {
                let text = format!("000{cap}");
                let spec = Spec::parse(&pile.to_string(), "1/2", Some(&text), "walls").unwrap();
                assert_eq!(spec.position, Position { pile, cap });
            }
            let text = (pile + 1).to_string();
            let error = Spec::parse(&pile.to_string(), "2", Some(&text), "rows");
            assert_eq!(error, Err(SolveError::Cap { value: text, pile }));
        }
    }

    #[test]
    fn everything_else_is_an_error_with_the_text_as_typed() {
        for n in ["", " ", "-1", "+1", "1.0", "1/1", "1e2", "seven", "٣"] {
            let error = Spec::parse(n, "2", None, "rows");
            let value = n.to_owned();
            let limit = MAX_TABLE;
            assert_eq!(error, Err(SolveError::Pile { value, limit }), "{n:?}");
            if !n.is_empty() {
                assert_eq!(error_id("7", "2", Some(n), "rows"), "error-cap", "{n:?}");
            }
        }
        assert_eq!(error_id("7", "2", Some(""), "rows"), "error-cap");
        for k in [
            "", "0", "0.0", "-1", "abc", "1/0", "1e400", "1/", "/2", "1.", "1..2",
        ] {
            assert_eq!(error_id("7", k, None, "rows"), "error-ratio", "{k:?}");
        }
        for method in ["", "Rows", "rows ", "definitions"] {
            assert_eq!(
                error_id("7", "2", None, method),
                "error-method",
                "{method:?}"
            );
        }
    }

    #[test]
    fn the_first_wrong_value_is_the_one_reported() {
        assert_eq!(error_id("x", "x", Some("x"), "x"), "error-pile");
        assert_eq!(error_id("7", "x", Some("x"), "x"), "error-ratio");
        assert_eq!(error_id("7", "2", Some("x"), "x"), "error-cap");
        assert_eq!(error_id("7", "2", Some("7"), "x"), "error-method");
    }

    #[test]
    fn a_million_digits_are_an_ordinary_value() {
        let long = "9".repeat(1_000_000);
        for n in ["401", "4294967296", "18446744073709551616", &long] {
            let value = n.to_owned();
            let limit = MAX_TABLE;
            let error = SolveError::PileLarge { value, limit };
            assert_eq!(Spec::parse(n, "2", None, "rows"), Err(error));
            assert_eq!(error_id("7", "2", Some(n), "rows"), "error-cap");
        }
        assert_eq!(error_id("7", &long, None, "rows"), "error-ratio");
        let padded = format!("{}7", "0".repeat(1_000_000));
        let spec = Spec::parse(&padded, "2", Some(&padded), "rows").unwrap();
        assert_eq!(spec.position, Position { pile: 7, cap: 7 });
    }

    #[test]
    fn a_game_checks_its_size_before_any_memory_is_taken() {
        let k = Ratio::new(2, 1).unwrap();
        assert!(super::Game::new(MAX_TABLE, k).is_ok());
        for size in [MAX_TABLE + 1, u32::MAX] {
            let error = super::Game::new(size, k).unwrap_err();
            assert_eq!(error.id(), "error-pile-large");
        }
    }

    #[test]
    fn a_cap_above_the_pile_is_as_good_as_the_pile() {
        let game = Spec::parse("3", "2", None, "rows").unwrap().game;
        let thresholds = Method::Rows.solve(game, &mut ());
        for pile in 0..=3 {
            let all = Position { pile, cap: pile };
            let more = Position {
                pile,
                cap: u32::MAX,
            };
            assert_eq!(thresholds.outcome(all), thresholds.outcome(more));
            assert_eq!(
                thresholds.winning_takes(all),
                thresholds.winning_takes(more)
            );
        }
    }
}
