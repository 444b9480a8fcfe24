//! Who wins, and by which moves, however large the heaps.

use num_bigint::BigUint;

use crate::Outcome;
use crate::heaps::Play;
use crate::play::PlayText;

use super::{Columns, Rules, Spec, Take, construct, winning_moves};

/// The answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// The nimber, in normal play without Moore's rule; otherwise `None`.
    pub nimber: Option<BigUint>,
    /// The winning moves, ascending, each ascending by heap; only one if not all are known.
    pub moves: Vec<Vec<Take>>,
    /// How many winning moves there are; `None` if that is unknown.
    pub moves_total: Option<usize>,
}

impl Spec {
    /// Who wins.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.rules.outcome(&self.heaps)
    }

    /// By heap: the residue that would make a losing position with the other heaps unchanged;
    /// `None` if there is none. In plain Nim it is a XOR X.
    ///
    /// Cost: O(heaps · columns).
    #[must_use]
    pub fn beside(&self) -> Vec<Option<BigUint>> {
        let Self { rules, heaps } = self;
        let mut columns = Columns::of_residues(rules, heaps);
        let beside = heaps.iter().map(|heap| {
            let residue = rules.residue(heap);
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
        let Self { rules, heaps } = self;
        let (moves, moves_total) = known_winning_moves(rules, heaps);
        let has_nimber = rules.moore.is_none() && rules.play == Play::Normal;
        Verdict {
            outcome: self.outcome(),
            nimber: has_nimber.then(|| nim_sum(&Columns::of_residues(rules, heaps))),
            moves,
            moves_total,
        }
    }
}

/// The winning moves and how many there are; one of them and `None` if not all are known.
pub(super) fn known_winning_moves(
    rules: &Rules,
    heaps: &[BigUint],
) -> (Vec<Vec<Take>>, Option<usize>) {
    let all = match Columns::of_residues(rules, heaps).outcome(rules.k(), rules.play) {
        Outcome::P => Some(Vec::new()),
        Outcome::N => winning_moves(rules, heaps),
    };
    let total = all.as_ref().map(Vec::len);
    let moves = all.unwrap_or_else(|| construct(rules, heaps, &mut ()).into_iter().collect());
    (moves, total)
}

/// The XOR of the numbers.
fn nim_sum(columns: &Columns) -> BigUint {
    let mut sum = BigUint::ZERO;
    for (column, ones) in (0..).zip(columns.ones()) {
        sum.set_bit(column, ones % 2 == 1);
    }
    sum
}
