//! The explanation of one position: the star on each of its lines, and whether a move reaches it.

use std::cmp::Ordering;

use num_bigint::BigUint;

use crate::Outcome;

use super::{Line, Position, stars_on_lines};

/// Why a position has its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Who wins: N if and only if some star lies below.
    pub outcome: Outcome,
    /// The star on each line, in the order of [`Line::ALL`].
    ///
    /// A P-position is itself the star on all three: no move leads from star to star.
    pub lines: [LineStar; 3],
}

/// The one star on a line through a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineStar {
    /// The line; a move along it takes from its piles.
    pub line: Line,
    /// The star; its index is its [`difference`](Position::difference).
    pub star: Position,
    /// Where the star lies, relative to the position.
    pub reach: Reach,
    /// Its distance along the line: how much the winning move takes if the star lies below, or how
    /// much is missing if it lies beyond.
    pub distance: BigUint,
}

/// Where a star lies on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Nearer to the corner: a winning move leads there.
    Below,
    /// It is the position itself, and every move leaves it.
    Here,
    /// Further out: no move adds stones.
    Beyond,
}

/// Explains a position, however large.
///
/// Cost: that of [`stars_on_lines`].
///
/// ```
/// use mexplorer::Outcome;
/// use mexplorer::wythoff::{Position, Reach, explain};
///
/// let explanation = explain(&Position::new(3_u32, 4_u32));
/// assert_eq!(explanation.outcome, Outcome::N);
/// let [row, column, diagonal] = &explanation.lines;
/// assert_eq!((&row.star, row.reach), (&Position::new(7_u32, 4_u32), Reach::Beyond));
/// assert_eq!(row.distance, 4_u32.into());
/// assert_eq!((&column.star, column.reach), (&Position::new(3_u32, 5_u32), Reach::Beyond));
/// assert_eq!((&diagonal.star, diagonal.reach), (&Position::new(1_u32, 2_u32), Reach::Below));
/// assert_eq!(diagonal.distance, 2_u32.into()); // from both piles
/// ```
#[must_use]
pub fn explain(position: &Position) -> Explanation {
    let lines = stars_on_lines(position).map(|(line, star)| LineStar::seen(position, line, star));
    let is_won = lines.iter().any(|star| star.reach == Reach::Below);
    Explanation {
        outcome: if is_won { Outcome::N } else { Outcome::P },
        lines,
    }
}

impl LineStar {
    fn seen(position: &Position, line: Line, star: Position) -> Self {
        let (there, here) = match line {
            Line::Row | Line::Diagonal => (&star.a, &position.a),
            Line::Column => (&star.b, &position.b),
        };
        let (reach, distance) = match there.cmp(here) {
            Ordering::Less => (Reach::Below, here - there),
            Ordering::Equal => (Reach::Here, here - there),
            Ordering::Greater => (Reach::Beyond, there - here),
        };
        Self {
            line,
            star,
            reach,
            distance,
        }
    }
}
