//! Who wins, and by which moves, however large the heaps.

use num_bigint::BigUint;

use crate::Outcome;

use super::{Columns, Play, Spec, Take, construct, winning_moves};

/// The answer to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// The nimber, in decimal digits: in normal play, without Moore's rule. `None` else.
    pub nimber: Option<String>,
    /// The winning moves, ascending; if they are not all known, one of them.
    pub moves: Moves,
    /// How many winning moves there are; `None` if that is not known.
    pub moves_total: Option<usize>,
}

/// Moves as they are written: heaps, from 0, and takes, all in decimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Moves {
    /// From one heap: `[["heap", "take"], …]`.
    One(Vec<[String; 2]>),
    /// Moore's rule, a list a move: `[[["heap", "take"], …], …]`.
    Several(Vec<Vec<[String; 2]>>),
}

impl Spec {
    /// Answers who wins.
    ///
    /// Cost: that of [`winning_moves`], or of [`construct`] where it gives up; and the
    /// writing.
    ///
    /// ```
    /// use mexplorer::Outcome;
    /// use mexplorer::heaps::nim::{Moves, Spec};
    ///
    /// let verdict = Spec::parse("3,4,5", None, None, "normal")?.verdict();
    /// assert_eq!((verdict.outcome, verdict.nimber.as_deref()), (Outcome::N, Some("2")));
    /// assert_eq!(verdict.moves, Moves::One(vec![["0".into(), "2".into()]]));
    ///
    /// // Who may not take the last one leaves an odd number of ones.
    /// let verdict = Spec::parse("1,1,2", None, None, "misere")?.verdict();
    /// assert_eq!(verdict.moves, Moves::One(vec![["2".into(), "1".into()]]));
    /// # Ok::<(), mexplorer::heaps::nim::Error>(())
    /// ```
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let Self { rules, heaps } = self;
        let columns = Columns::of_residues(rules, heaps);
        let outcome = columns.outcome(rules.k(), rules.play);
        let all = match outcome {
            Outcome::P => Some(Vec::new()),
            Outcome::N => winning_moves(rules, heaps),
        };
        let moves_total = all.as_ref().map(Vec::len);
        let moves = all.unwrap_or_else(|| construct(rules, heaps, &mut ()).into_iter().collect());
        let has_nimber = rules.moore.is_none() && rules.play == Play::Normal;
        Verdict {
            outcome,
            nimber: has_nimber.then(|| nim_sum(&columns).to_string()),
            moves: if rules.moore.is_some() {
                Moves::Several(moves.into_iter().map(|takes| written(&takes)).collect())
            } else {
                Moves::One(moves.iter().flat_map(|takes| written(takes)).collect())
            },
            moves_total,
        }
    }
}

/// The XOR of the numbers.
fn nim_sum(columns: &Columns) -> BigUint {
    let mut sum = BigUint::ZERO;
    for (column, ones) in (0..).zip(columns.ones()) {
        sum.set_bit(column, ones % 2 == 1);
    }
    sum
}

fn written(takes: &[Take]) -> Vec<[String; 2]> {
    let pair = |Take { heap, take }: &Take| [heap.to_string(), take.to_string()];
    takes.iter().map(pair).collect()
}
