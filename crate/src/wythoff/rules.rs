//! The rules: what a position is, and what a move does to it.

use std::cmp::Ordering;

use num_bigint::BigUint;

/// A position: two piles, or the place of a queen that moves to the corner (0, 0).
///
/// Take any number from one pile, or the same number from both; at least 1. A player who cannot
/// move loses, so taking the last stone wins. On the board `a` is the column and `b` the row.
/// Ordered by `a`, then by `b`.
///
/// ```
/// use mexplorer::wythoff::{Line, Position};
///
/// let position = Position::new(5_u32, 7_u32);
/// assert_eq!(position.after(Line::Diagonal, &4_u32.into()), Some(Position::new(1_u32, 3_u32)));
/// assert_eq!(position.after(Line::Diagonal, &6_u32.into()), None); // only 5 in one pile
/// assert_eq!(position.move_to(&Position::new(5_u32, 3_u32)).unwrap().line, Line::Column);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The first pile: the column.
    pub a: BigUint,
    /// The second pile: the row.
    pub b: BigUint,
}

/// The line along which a move leads, which determines the piles it takes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Line {
    /// Takes from `a`: the row, where `b` is the same.
    Row,
    /// Takes from `b`: the column, where `a` is the same.
    Column,
    /// Takes the same number from both: the diagonal, where b − a is the same. Along the other
    /// diagonal there are no moves.
    Diagonal,
}

impl Line {
    /// All three, in the order in which they are drawn and reported.
    pub const ALL: [Self; 3] = [Self::Row, Self::Column, Self::Diagonal];

    /// The line's name: `row`, `column` or `diagonal`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Diagonal => "diagonal",
        }
    }
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The line, which determines the piles it takes from.
    pub line: Line,
    /// How much it takes from each of them, at least 1.
    pub take: BigUint,
}

impl Position {
    /// The position with these piles.
    #[must_use]
    pub fn new(a: impl Into<BigUint>, b: impl Into<BigUint>) -> Self {
        let (a, b) = (a.into(), b.into());
        Self { a, b }
    }

    /// The position with the piles exchanged, which is an equivalent position.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self::new(self.b.clone(), self.a.clone())
    }

    /// i = |a − b|: if this is a P-position, it is the star of this index.
    #[must_use]
    pub fn difference(&self) -> BigUint {
        if self.a <= self.b {
            &self.b - &self.a
        } else {
            &self.a - &self.b
        }
    }

    /// The larger pile.
    #[must_use]
    pub fn larger(&self) -> &BigUint {
        (&self.a).max(&self.b)
    }

    /// The most that can be taken along a line; every number from 1 to it can be taken.
    #[must_use]
    pub fn largest_take(&self, line: Line) -> &BigUint {
        match line {
            Line::Row => &self.a,
            Line::Column => &self.b,
            Line::Diagonal => (&self.a).min(&self.b),
        }
    }

    /// The position after a move; `None` if it takes nothing or too much.
    #[must_use]
    pub fn after(&self, line: Line, take: &BigUint) -> Option<Self> {
        if *take == BigUint::ZERO || take > self.largest_take(line) {
            return None;
        }
        let mut left = self.clone();
        if line != Line::Column {
            left.a -= take;
        }
        if line != Line::Row {
            left.b -= take;
        }
        Some(left)
    }

    /// The move that leads to another position, if there is one.
    #[must_use]
    pub fn move_to(&self, target: &Self) -> Option<Move> {
        let line = match (target.a.cmp(&self.a), target.b.cmp(&self.b)) {
            (Ordering::Less, Ordering::Equal) => Line::Row,
            (Ordering::Equal, Ordering::Less) => Line::Column,
            (Ordering::Less, Ordering::Less) => Line::Diagonal,
            _ => return None,
        };
        let take = match line {
            Line::Row | Line::Diagonal => &self.a - &target.a,
            Line::Column => &self.b - &target.b,
        };
        let is_a_move = self.after(line, &take).as_ref() == Some(target);
        is_a_move.then_some(Move { line, take })
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, Move, Position};

    #[test]
    fn a_position_is_reached_by_the_move_that_leads_there_and_by_no_other() {
        let all = |end: u32| (0..end).flat_map(move |a| (0..end).map(move |b| (a, b)));
        for (a, b) in all(6) {
            let position = Position::new(a, b);
            let mut reached = Vec::new();
            for line in Line::ALL {
                for take in 0..8_u32 {
                    if let Some(left) = position.after(line, &take.into()) {
                        let take = take.into();
                        assert_eq!(position.move_to(&left), Some(Move { line, take }));
                        reached.push(left);
                    }
                }
            }
            assert_eq!(reached.len(), (a + b + a.min(b)) as usize);
            for (x, y) in all(7) {
                let target = Position::new(x, y);
                let is_option = reached.contains(&target);
                assert_eq!(position.move_to(&target).is_some(), is_option);
            }
        }
    }
}
