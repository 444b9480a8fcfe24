//! Who wins: the two classes of positions.

use std::fmt;
use std::ops::Not;

/// The outcome of a position under perfect play.
///
/// Ordered `P < N`, as the book writes `NP = 0` and `NP = 1`, so the best of several moves is a
/// `max`. Serialized as `"N"` or `"P"`.
///
/// ```
/// use mexplorer::Outcome;
///
/// // A move to a P-position wins: the opponent, who moves next, loses.
/// assert_eq!(!Outcome::P, Outcome::N);
/// assert_eq!(Outcome::P.max(Outcome::N), Outcome::N);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "wasm", derive(tsify::Tsify))]
pub enum Outcome {
    /// The **p**revious player wins: the player to move loses.
    P,
    /// The **n**ext player wins: the player to move.
    N,
}

/// The same position from the other player's point of view.
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
