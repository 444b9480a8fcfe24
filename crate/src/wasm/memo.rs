//! Memoised search for JavaScript, of any game that has it.

use serde::Serialize;
use tsify::Tsify;

use crate::Outcome;
use crate::memo::{Error, Event, Recursive, search};

use super::steps::{Recorder, Steps, step_kinds};
use super::typed_array::Uint32Array;

step_kinds! {
    /// How a position is searched. The numbers of a step: the position, numbered from 0 in the order
    /// of first calls; and for a position that returned, 1 if it is N.
    MemoStep {
        /// A position is called for the first time.
        Called,
        /// A position is called again, and found in the table.
        Found,
        /// The answer to a position is known.
        Returned,
    }
}

/// A run of a search with a table of the answers so far.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MemoRun {
    /// How many numbers a position has.
    width: usize,
    /// The numbers of the positions, in the order of their first calls.
    positions: Uint32Array,
    /// How many calls the same recursion makes without the table, as a decimal string.
    plain_calls: String,
    /// A milestone for every move that is tried at the start; it ends when the answer to what the
    /// move leaves is known. The last one includes the answer to the start.
    steps: Steps<MemoStep>,
}

/// Searches a game and records the steps.
pub(super) fn memo_run(game: &impl Recursive) -> Result<MemoRun, Error> {
    let mut steps = Recorder::new();
    let (mut depth, mut milestone) = (0, 0);
    let found = search(game, &mut |event| {
        // The first move of the start begins with the call of the start.
        if depth == 1 && !matches!(event, Event::Returned { .. }) {
            milestone += 1;
        }
        let (kind, numbers) = match event {
            Event::Called { position } => {
                depth += 1;
                (MemoStep::Called, [position, 0])
            }
            Event::Found { position } => (MemoStep::Found, [position, 0]),
            Event::Returned { position, outcome } => {
                depth -= 1;
                let is_n = outcome == Outcome::N;
                (MemoStep::Returned, [position, usize::from(is_n)])
            }
        };
        steps.step(milestone.max(1), kind, numbers);
    })?;
    Ok(MemoRun {
        width: game.start().len(),
        positions: found.positions.into(),
        plain_calls: found.plain_calls.to_string(),
        steps: steps.finish(),
    })
}
