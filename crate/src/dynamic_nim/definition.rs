//! The table by the definition: every take from every cell.

use num_bigint::BigUint;

use crate::{Observer, Outcome};

use super::{Error, Event, Game, Position, Thresholds};

/// The largest pile for which the run of [`definition`] can be stepped through.
///
/// The steps grow like S³: at most 295,240 for 120 stones (a timeline that takes 7 ms as wasm on a
/// laptop), and ten million for 400.
pub const MAX_DEFINITION: u32 = 120;

/// Solves a game directly by its rule.
///
/// A position is N if some take leads to a P-position:
///
/// NP(m, n) = 1 if and only if NP(m − x, min(L(x), m − x)) = 0 for some 1 ≤ x ≤ n
///
/// The takes are tried in ascending order until one wins, so cell (m, n) tries f(m) of them if it
/// is N, and all n if it is P.
///
/// Cost: up to S(S + 1)(S + 2)/6 takes, and the S²/2 cells of the table in memory. Callers should
/// limit S to [`MAX_DEFINITION`].
///
/// ```
/// use mexplorer::dynamic_nim::{DefinitionCost, Game, Rule, definition};
///
/// let mut cost = DefinitionCost::default();
/// let thresholds = definition(&Game::new(4, Rule::factor("2")?), &mut cost);
/// assert_eq!(thresholds.as_slice()[1..], [1, 2, 3, 1]);
/// assert_eq!((cost.cells, cost.takes), (10, 1 + 3 + 6 + 4));
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn definition(game: &Game, observer: &mut impl Observer<Event>) -> Thresholds {
    let mut thresholds = Thresholds::of_empty_pile(game);
    // Index: the pile, then the cap.
    let mut np = vec![vec![Outcome::P]];
    for m in 1..=game.size() {
        let mut row = vec![Outcome::P];
        let mut f_of_m = 1;
        for n in 1..=m {
            let mut outcome = Outcome::P;
            for take in 1..=n {
                let left = Position { pile: m, cap: n }.after(take, game.rule());
                let outcome_after = np[left.pile as usize][left.cap as usize];
                observer.see(Event::Tried {
                    m,
                    n,
                    take,
                    outcome_after,
                });
                if outcome_after == Outcome::P {
                    outcome = Outcome::N;
                    break;
                }
            }
            observer.see(Event::Decided { m, n, outcome });
            row.push(outcome);
            if outcome == Outcome::P {
                f_of_m = n + 1;
            }
        }
        np.push(row);
        thresholds.push(f_of_m);
    }
    thresholds
}

/// Checks that the run of [`definition`] from a pile is short enough to be stepped through.
pub(super) fn check_definition(pile: &BigUint) -> Result<(), Error> {
    if *pile > MAX_DEFINITION.into() {
        return Err(Error::DefinitionLarge {
            value: pile.to_string(),
            limit: MAX_DEFINITION,
        });
    }
    Ok(())
}

/// An observer that counts what [`definition`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "DynamicNim")
)]
pub struct DefinitionCost {
    /// Cells decided.
    pub cells: u64,
    /// Takes tried.
    pub takes: u64,
}

impl Observer<Event> for DefinitionCost {
    fn see(&mut self, event: Event) {
        self.takes += u64::from(matches!(event, Event::Tried { .. }));
        self.cells += u64::from(matches!(event, Event::Decided { .. }));
    }
}
