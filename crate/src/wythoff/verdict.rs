//! Who wins, and by which moves, however large the piles.

use crate::Outcome;

use super::{Position, Spec, grundy_value, winning_moves};

/// The answer to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// All positions that a winning move leads to, as decimal strings of `a` and `b`; ascending
    /// by `a`, then `b`. At most three, and none for P.
    pub moves: Vec<[String; 2]>,
    /// The Grundy value, in decimal digits: `0` for every P-position; `None` for an N-position
    /// with a pile above [`MAX_GRUNDY`](super::MAX_GRUNDY), as no formula for it is known.
    pub grundy: Option<String>,
}

impl Spec {
    /// Answers who wins, whatever the methods can show.
    ///
    /// Cost: that of [`winning_moves`], and the writing; for an N-position with small piles
    /// that of [`grundy_value`] too.
    ///
    /// ```
    /// use mexplorer::Outcome;
    /// use mexplorer::wythoff::Spec;
    ///
    /// let verdict = Spec::parse("7", "7")?.verdict();
    /// assert_eq!(verdict.outcome, Outcome::N);
    /// assert_eq!(verdict.moves, [["0", "0"], ["4", "7"], ["7", "4"]]);
    /// assert_eq!(verdict.grundy.as_deref(), Some("5"));
    /// # Ok::<(), mexplorer::wythoff::Error>(())
    /// ```
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let targets = winning_moves(&self.position);
        // A position is N if and only if a move leads to P.
        let (outcome, grundy) = if targets.is_empty() {
            (Outcome::P, Some(0))
        } else {
            (Outcome::N, grundy_value(&self.position))
        };
        Verdict {
            outcome,
            moves: targets
                .iter()
                .map(|Position { a, b }| [a.to_string(), b.to_string()])
                .collect(),
            grundy: grundy.map(|value| value.to_string()),
        }
    }
}
