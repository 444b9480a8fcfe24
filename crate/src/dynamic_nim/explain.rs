//! The explanation of one position: the positions it leads to, and those that lead to it.

use crate::Outcome;

use super::{Error, Position, Thresholds};

/// Why a position has its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase"),
    tsify(missing_as_null, type_prefix = "DynamicNim")
)]
pub struct Explanation {
    /// Who wins.
    #[cfg_attr(feature = "wasm", tsify(type = "Outcome"))]
    pub outcome: Outcome,
    /// f(m), the smallest cap that wins; `None` for the empty pile, where no cap does.
    pub threshold: Option<u32>,
    /// The smallest winning take; `None` in a P-position.
    pub deciding_take: Option<u32>,
    /// Every take, in ascending order from 1.
    pub takes: Vec<Take>,
    /// The moves of the table that lead to this position, in ascending order of the take.
    pub reached_from: Vec<Arrival>,
}

/// A move out of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "DynamicNim")
)]
pub struct Take {
    /// The stones taken.
    pub take: u32,
    /// The stones left.
    pub left: u32,
    /// The most the opponent may take: min(L(take), left).
    pub cap: u32,
    /// The outcome for the opponent: the take wins if it is P.
    #[cfg_attr(feature = "wasm", tsify(type = "Outcome"))]
    pub outcome: Outcome,
}

/// A move into a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "DynamicNim")
)]
pub struct Arrival {
    /// The stones taken.
    pub take: u32,
    /// The pile they were taken from.
    pub pile: u32,
}

/// Explains one position of a solved game.
///
/// # Errors
///
/// [`Error::Cell`] if the pile is larger than the game's, or the cap larger
/// than the pile.
///
/// Cost: O(S), the takes and the arrivals.
///
/// ```
/// use mexplorer::dynamic_nim::{Error, Game, Position, Rule, explain, walls};
/// use mexplorer::Outcome;
///
/// let thresholds = walls(&Game::new(7, Rule::factor("2")?), &mut ());
/// let explanation = explain(&thresholds, Position { pile: 7, cap: 6 })?;
/// assert_eq!(explanation.outcome, Outcome::N);
/// assert_eq!(explanation.deciding_take, Some(2)); // leaves 5 stones, of which at most 4
///
/// let refused = explain(&thresholds, Position { pile: 8, cap: 1 });
/// assert_eq!(refused, Err(Error::Cell { pile: 8, cap: 1, size: 7 }));
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn explain(thresholds: &Thresholds, position: Position) -> Result<Explanation, Error> {
    let Position { pile, cap } = position;
    let (size, rule) = (thresholds.game().size(), thresholds.game().rule());
    if pile > size || cap > pile {
        return Err(Error::Cell { pile, cap, size });
    }

    let takes: Vec<Take> = (1..=cap)
        .map(|take| {
            let left = position.after(take, rule);
            Take {
                take,
                left: left.pile,
                cap: left.cap,
                outcome: thresholds.outcome(left),
            }
        })
        .collect();
    let reached_from = (1..=size - pile)
        .map(|take| Arrival {
            take,
            pile: pile + take,
        })
        .filter(|from| {
            Position {
                pile: from.pile,
                cap: from.take,
            }
            .after(from.take, rule)
                == position
        })
        .collect();

    Ok(Explanation {
        outcome: thresholds.outcome(position),
        threshold: (pile > 0).then(|| thresholds.as_slice()[pile as usize]),
        deciding_take: takes
            .iter()
            .find(|take| take.outcome == Outcome::P)
            .map(|take| take.take),
        takes,
        reached_from,
    })
}
