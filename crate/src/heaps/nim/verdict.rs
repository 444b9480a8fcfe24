//! Who wins, and by which moves, however large the heaps.

use num_bigint::BigUint;

use crate::Outcome;
use crate::heaps::Play;

use super::winning_moves::moves_of_one_heap;
use super::{Rules, Spec, Take, construct, winning_moves};

/// The most winning moves of a verdict.
pub const MAX_LISTED: usize = 10_000;

/// The answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// The nimber, in normal play without Moore's rule; otherwise `None`.
    pub nimber: Option<BigUint>,
    /// The winning moves, ascending, each ascending by heap: the first [`MAX_LISTED`] if there are
    /// more, only one if not all are known.
    pub moves: Vec<Vec<Take>>,
    /// How many winning moves there are; `None` if that is unknown.
    pub moves_total: Option<usize>,
}

impl Spec {
    /// Who wins.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.columns().outcome(self.rules.k(), self.rules.play)
    }

    /// For some heaps, by their indices: the residue that would make a losing position with the
    /// other heaps unchanged; `None` if there is none. In plain Nim it is a XOR X.
    ///
    /// Cost: O(indices · columns).
    #[must_use]
    pub fn beside(&self, indices: &[usize]) -> Vec<Option<BigUint>> {
        let Self { rules, heaps, .. } = self;
        let mut columns = self.columns().clone();
        let beside = indices.iter().map(|&heap| {
            let residue = rules.residue(&heaps[heap]);
            columns.remove(&residue);
            let beside = columns.completed_by(rules.k(), rules.play);
            columns.add(&residue);
            beside
        });
        beside.collect()
    }

    /// Who wins, and by which moves.
    ///
    /// Cost: that of [`winning_moves`], or of [`construct`] if there are too many candidates.
    ///
    /// ```
    /// use mexplorer::Outcome;
    /// use mexplorer::heaps::nim::{Spec, Take};
    ///
    /// let verdict = Spec::parse("3,4,5", None, None, "normal")?.verdict();
    /// assert_eq!((verdict.outcome, verdict.nimber), (Outcome::N, Some(2_u32.into())));
    /// assert_eq!(verdict.moves, [[Take { heap: 0, take: 2_u32.into() }]]);
    ///
    /// // Leave an odd number of single stones, so that the opponent takes the last one.
    /// let verdict = Spec::parse("1,1,2", None, None, "misere")?.verdict();
    /// assert_eq!(verdict.moves, [[Take { heap: 2, take: 1_u32.into() }]]);
    /// # Ok::<(), mexplorer::heaps::nim::Error>(())
    /// ```
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let Self { rules, heaps, .. } = self;
        let outcome = self.outcome();
        let (moves, moves_total) = known_winning_moves(rules, heaps, outcome);
        let has_nimber = rules.moore.is_none() && rules.play == Play::Normal;
        Verdict {
            outcome,
            nimber: has_nimber.then(|| self.columns().xor()),
            moves,
            moves_total,
        }
    }
}

/// The winning moves of a position and how many there are: the first [`MAX_LISTED`] if there are
/// more, one of them and `None` if not all are known.
pub(super) fn known_winning_moves(
    rules: &Rules,
    heaps: &[BigUint],
    outcome: Outcome,
) -> (Vec<Vec<Take>>, Option<usize>) {
    if outcome == Outcome::P {
        return (Vec::new(), Some(0));
    }
    if rules.k() == 1 {
        let (moves, total) = moves_of_one_heap(rules, heaps, MAX_LISTED);
        return (moves, Some(total));
    }
    if let Some(mut all) = winning_moves(rules, heaps) {
        let total = all.len();
        all.truncate(MAX_LISTED);
        (all, Some(total))
    } else {
        let one = construct(rules, heaps, &mut ());
        (one.into_iter().collect(), None)
    }
}
