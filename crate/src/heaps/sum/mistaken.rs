//! Nimbers as programs with a well-known mistake compute them.

use std::str::FromStr;

use super::HeapGame;

/// The largest number of heaps of a mistaken list.
pub const MAX_MISTAKEN: usize = 400;

/// A mistake in a list of nimbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// `mex-one`: the mex begins at 1 where there is a move: 0 is forgotten.
    MexFromOne,
    /// `whole-heap`: a move may not leave nothing, as by `>` in the place of `≥`.
    WholeHeap,
    /// `no-split`: only the moves that leave one heap, or none.
    NoSplit,
    /// `sum`: parts are added, and not combined by XOR.
    Sum,
}

impl FromStr for Mistake {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        match name {
            "mex-one" => Ok(Self::MexFromOne),
            "whole-heap" => Ok(Self::WholeHeap),
            "no-split" => Ok(Self::NoSplit),
            "sum" => Ok(Self::Sum),
            _ => Err(()),
        }
    }
}

/// The list of the first nimbers with a mistake in it, `count` or [`MAX_MISTAKEN`] of them.
///
/// Cost: every option of every heap.
#[must_use]
pub fn mistaken(game: &dyn HeapGame, mistake: Mistake, count: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..count.min(MAX_MISTAKEN) {
        let mut seen = vec![mistake == Mistake::MexFromOne];
        let mut has_option = false;
        game.options(heap, &mut |parts| {
            let is_forgotten = match mistake {
                Mistake::WholeHeap => parts.iter().all(|&part| part == 0),
                Mistake::NoSplit => parts.iter().filter(|&&part| part > 0).count() > 1,
                Mistake::MexFromOne | Mistake::Sum => false,
            };
            if is_forgotten {
                return;
            }
            let of_parts = parts.iter().map(|&part| values[part]);
            let value = match mistake {
                Mistake::Sum => of_parts.sum(),
                _ => of_parts.fold(0, |sum, value| sum ^ value),
            };
            has_option = true;
            seen.resize(seen.len().max(value + 1), false);
            seen[value] = true;
        });
        let mex = seen.iter().position(|is_seen| !is_seen);
        values.push(if has_option {
            mex.unwrap_or(seen.len())
        } else {
            0
        });
    }
    values
}
