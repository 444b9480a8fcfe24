//! Who wins: the two classes of positions.

use std::fmt;
use std::ops::Not;

/// The outcome of a position under perfect play.
///
/// Ordered `P < N`, as the book orders `NP = 0` and `NP = 1`, so that the best
/// of several moves is a `max`. Serialised as `"N"` or `"P"`.
///
/// ```
/// use mexplorer::Outcome;
///
/// // A move to a P-position wins: the opponent is then the one to lose.
/// assert_eq!(!Outcome::P, Outcome::N);
/// assert_eq!(Outcome::P.max(Outcome::N), Outcome::N);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "wasm", derive(tsify::Tsify))]
pub enum Outcome {
    /// The **p**revious player wins; the mover loses.
    P,
    /// The **n**ext player, the mover, wins.
    N,
}

/// The same position seen from the other side of the move.
impl Not for Outcome {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::P => Self::N,
            Self::N => Self::P,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::P => "P",
            Self::N => "N",
        })
    }
}
