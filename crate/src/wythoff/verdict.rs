//! Who wins, and by which moves, however large the piles.

use crate::Outcome;

use super::{Position, Spec, grundy_value, winning_moves};

/// The answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// All positions that winning moves lead to, see [`winning_moves`]; none for P.
    pub moves: Vec<Position>,
    /// The Grundy value: 0 for every P-position; `None` for an N-position with a pile above
    /// [`MAX_GRUNDY`](super::MAX_GRUNDY), because no formula is known.
    pub grundy: Option<u16>,
}

impl Spec {
    /// Who wins, and by which moves.
    ///
    /// Cost: that of [`winning_moves`]; for an N-position with small piles also that of
    /// [`grundy_value`].
    ///
    /// ```
    /// use mexplorer::Outcome;
    /// use mexplorer::wythoff::{Position, Spec};
    ///
    /// let verdict = Spec::parse("7", "7")?.verdict();
    /// assert_eq!(verdict.outcome, Outcome::N);
    /// let known = [(0_u32, 0_u32), (4, 7), (7, 4)];
    /// assert_eq!(verdict.moves, known.map(|(a, b)| Position::new(a, b)));
    /// assert_eq!(verdict.grundy, Some(5));
    /// # Ok::<(), mexplorer::wythoff::Error>(())
    /// ```
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let moves = winning_moves(&self.position);
        // A position is N if and only if a move leads to P.
        let (outcome, grundy) = if moves.is_empty() {
            (Outcome::P, Some(0))
        } else {
            (Outcome::N, grundy_value(&self.position))
        };
        Verdict {
            outcome,
            moves,
            grundy,
        }
    }
}
