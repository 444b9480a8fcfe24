//! Who wins, and by which moves, however large the piles.

use serde::Serialize;

use crate::Outcome;

use super::{Position, Spec, winning_moves};

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// All positions that a winning move leads to, as decimal strings of `a` and `b`; ascending
    /// by `a`, then `b`. At most three, and none for P.
    pub moves: Vec<[String; 2]>,
}

impl Spec {
    /// Answers the question, whatever its method can show.
    ///
    /// Cost: that of [`winning_moves`], and the writing.
    ///
    /// ```
    /// use mexplorer::Outcome;
    /// use mexplorer::wythoff::Spec;
    ///
    /// let verdict = Spec::parse("7", "7", "beatty")?.verdict();
    /// assert_eq!(verdict.outcome, Outcome::N);
    /// assert_eq!(verdict.moves, [["0", "0"], ["4", "7"], ["7", "4"]]);
    /// # Ok::<(), mexplorer::SolveError>(())
    /// ```
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let targets = winning_moves(&self.position);
        Verdict {
            // A position is N if and only if a move leads to P.
            outcome: if targets.is_empty() {
                Outcome::P
            } else {
                Outcome::N
            },
            moves: targets
                .iter()
                .map(|Position { a, b }| [a.to_string(), b.to_string()])
                .collect(),
        }
    }
}
