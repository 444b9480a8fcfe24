//! The table row by row: one decision for every cell.

use crate::{Observer, Outcome};

use super::{Event, Game, Position, Thresholds};

/// Solves a game cell by cell.
///
/// A cap of n allows the takes that a cap of n − 1 allows, and the take of n:
///
/// NP(m, n) = max( NP(m, n − 1), 1 − NP(m − n, min(L(n), m − n)) )
///
/// with NP = 1 for N and NP(m, 0) = 0. The second term is about a smaller pile, whose threshold
/// gives the outcome.
///
/// Cost: S(S + 1)/2 decisions, and memory for S + 1 numbers.
///
/// ```
/// use mexplorer::dynamic_nim::{Game, Rule, rows};
///
/// let thresholds = rows(&Game::new(8, Rule::factor("2")?), &mut ());
/// assert_eq!(thresholds.as_slice()[1..], [1, 2, 3, 1, 5, 1, 2, 8]);
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn rows(game: &Game, observer: &mut impl Observer<Event>) -> Thresholds {
    let mut thresholds = Thresholds::of_empty_pile(game);
    for m in 1..=game.size() {
        let mut np = Outcome::P;
        let mut f_of_m = 1;
        for n in 1..=m {
            let left = Position { pile: m, cap: n }.after(n, game.rule());
            np = np.max(!thresholds.outcome(left));
            observer.see(Event::Cell { m, n, outcome: np });
            if np == Outcome::P {
                f_of_m = n + 1;
            }
        }
        thresholds.push(f_of_m);
    }
    thresholds
}

/// An observer that counts what [`rows`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "DynamicNim")
)]
pub struct RowsCost {
    /// Cells decided.
    pub cells: u64,
}

impl Observer<Event> for RowsCost {
    fn see(&mut self, event: Event) {
        self.cells += u64::from(matches!(event, Event::Cell { .. }));
    }
}
