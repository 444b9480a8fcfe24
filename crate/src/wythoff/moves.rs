//! The moves of a position, and the format of positions and moves in plays.

use std::fmt;
use std::str::FromStr;

use num_bigint::BigUint;

use crate::impartial::Impartial;
use crate::random_choice::pick_index;
use crate::whole_number::significant_digits;

use super::{Error, Line, Move, Position, parse_pile};

/// The most moves of a position that are listed in a play.
pub const MAX_MOVES: u32 = 2_000;

/// The most that a careless move takes.
const MOST_CARELESS: u32 = 4;

/// The rules: any number from one pile, or the same number from both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules;

impl Impartial for Rules {
    type Position = Position;
    type Move = Move;

    /// By line, in the order of [`Line::ALL`], then by how much is taken.
    fn moves(&self, position: &Position) -> Vec<(Move, Position)> {
        let mut all = Vec::new();
        for line in Line::ALL {
            let mut take = BigUint::from(1_u32);
            while let Some(left) = position.after(line, &take) {
                let next = &take + 1_u32;
                all.push((Move { line, take }, left));
                take = next;
            }
        }
        all
    }
}

impl Position {
    /// Whether both piles are empty, so that there is no move.
    #[must_use]
    pub fn is_end(&self) -> bool {
        *self.larger() == BigUint::ZERO
    }

    /// All moves with their options, in the order of [`Impartial::moves`]; `None` if there are more
    /// than [`MAX_MOVES`].
    #[must_use]
    pub fn moves(&self) -> Option<Vec<(Move, Self)>> {
        let most = Line::ALL.map(|line| self.largest_take(line));
        let are_few = most.into_iter().sum::<BigUint>() <= MAX_MOVES.into();
        are_few.then(|| Rules.moves(self))
    }

    /// The move from a losing position that makes a mistake most likely: one stone of the larger
    /// pile. `None` if the game is over.
    ///
    /// ```
    /// use mexplorer::wythoff::Position;
    ///
    /// let patient = Position::new(5_u32, 3_u32).patient_move().unwrap();
    /// assert_eq!(patient.to_string(), "row,1");
    /// ```
    #[must_use]
    pub fn patient_move(&self) -> Option<Move> {
        let line = if self.a > self.b {
            Line::Row
        } else {
            Line::Column
        };
        let take = 1_u32.into();
        (!self.is_end()).then_some(Move { line, take })
    }

    /// A move as a casual player makes it, without considering who wins: 1 to 4 along a random
    /// line, chosen by two numbers in 0..1. `None` if the game is over.
    #[must_use]
    pub fn careless_move(&self, which: f64, how_much: f64) -> Option<Move> {
        let is_open = |line: &Line| *self.largest_take(*line) != BigUint::ZERO;
        let open: Vec<Line> = Line::ALL.into_iter().filter(is_open).collect();
        let line = *open.get(pick_index(which, open.len()))?;
        let most = u32::try_from(self.largest_take(line)).unwrap_or(u32::MAX);
        let take = pick_index(how_much, most.min(MOST_CARELESS) as usize) + 1;
        let take = take.into();
        Some(Move { line, take })
    }
}

/// `a,b`, as in plays.
impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{},{}", self.a, self.b)
    }
}

/// Parses `a,b`; piles as in [`Spec::parse`](super::Spec::parse).
///
/// ```
/// use mexplorer::wythoff::Position;
///
/// let position: Position = "12,020".parse()?;
/// assert_eq!(position.to_string(), "12,20");
/// assert!("12".parse::<Position>().is_err());
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
impl FromStr for Position {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let (a, b) = text.split_once(',').unwrap_or((text, ""));
        Ok(Self::new(parse_pile("a", a)?, parse_pile("b", b)?))
    }
}

/// The line, a comma, and how much is taken: `diagonal,5`.
impl fmt::Display for Move {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{},{}", self.line.name(), self.take)
    }
}

impl Move {
    /// Parses a move; `None` if the text is not a move of any position.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        let (name, take) = text.split_once(',')?;
        let line = Line::ALL.into_iter().find(|line| line.name() == name)?;
        let take = significant_digits(take)?.parse().ok()?;
        Some(Self { line, take })
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_MOVES, Move};
    use crate::wythoff::{Line, Position};

    #[test]
    fn the_end_has_no_move() {
        let end = Position::new(0_u32, 0_u32);
        assert!(end.is_end());
        assert_eq!(end.moves(), Some(Vec::new()));
        assert_eq!(
            (end.patient_move(), end.careless_move(0.5, 0.5)),
            (None, None)
        );
    }

    #[test]
    fn every_move_is_listed_once_and_written_so_that_it_is_read_again() {
        for (a, b) in (0..7_u32).flat_map(|a| (0..7_u32).map(move |b| (a, b))) {
            let position = Position::new(a, b);
            assert_eq!(position.to_string().parse(), Ok(position.clone()));
            let all = position.moves().unwrap();
            assert_eq!(all.len(), (a + b + a.min(b)) as usize);
            assert!(all.is_sorted_by_key(|(one, _)| (one.line, one.take.clone())));
            for (one, left) in all {
                assert_eq!(position.move_to(&left), Some(one.clone()));
                assert_eq!(Move::named(&one.to_string()), Some(one));
            }
        }
    }

    #[test]
    fn moves_are_listed_up_to_a_limit() {
        assert_eq!(
            Position::new(0_u32, MAX_MOVES).moves().unwrap().len(),
            2_000
        );
        assert_eq!(Position::new(0_u32, MAX_MOVES + 1).moves(), None);
        assert_eq!(Position::new(1_u32, MAX_MOVES - 1).moves(), None);
    }

    #[test]
    fn what_is_no_move_is_not_read() {
        for text in [
            "", "row", "row,", "row,-1", "row,1.5", "row,1,1", "Row,1", "line,1", ",1",
        ] {
            assert_eq!(Move::named(text), None, "{text}");
        }
        assert_eq!(Move::named("row,007"), Move::named("row,7"));
        assert!(Move::named(&format!("row,{}", "9".repeat(2_000))).is_some());
    }

    #[test]
    fn patience_takes_one_of_the_larger_pile_and_of_the_second_if_they_are_equal() {
        for (a, b, line) in [
            (5_u32, 3_u32, Line::Row),
            (3, 5, Line::Column),
            (4, 4, Line::Column),
            (1, 0, Line::Row),
        ] {
            let take = 1_u32.into();
            let patient = Position::new(a, b).patient_move();
            assert_eq!(patient, Some(Move { line, take }));
        }
    }

    #[test]
    fn carelessness_takes_one_to_four_along_a_line_that_is_open() {
        let careless = |a: u32, b: u32, which: f64, how_much: f64| {
            let chosen = Position::new(a, b).careless_move(which, how_much);
            chosen.unwrap().to_string()
        };
        // All three lines, a third each; up to four stones, a quarter each.
        assert_eq!(careless(9, 14, 0.0, 0.0), "row,1");
        assert_eq!(careless(9, 14, 0.34, 0.25), "column,2");
        assert_eq!(careless(9, 14, 0.67, 0.99), "diagonal,4");
        // No more than there is, and nothing of an empty pile.
        assert_eq!(careless(1, 2, 0.99, 0.99), "diagonal,1");
        assert_eq!(careless(1, 2, 0.5, 0.99), "column,2");
        assert_eq!(careless(0, 6, 0.0, 0.99), "column,4");
        assert_eq!(careless(6, 0, 0.99, 0.5), "row,3");
        for (which, how_much) in [(1.0, 1.0), (f64::INFINITY, 7.0), (-1.0, f64::NAN)] {
            let position = Position::new(9_u32, 9_u32);
            let Move { line, take } = position.careless_move(which, how_much).unwrap();
            assert!(position.after(line, &take).is_some());
        }
    }
}
