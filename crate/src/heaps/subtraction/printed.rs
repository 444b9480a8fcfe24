//! Two recurrences of the note as it prints them.

use std::str::FromStr;

use crate::printed::{PrintedCell, to_first_difference};

use super::{Set, Subtraction};

/// The largest heap to which a printed recurrence is compared.
pub const MAX_PRINTED: u32 = 400;

/// Which recurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misprint {
    /// `all`: a heap is won iff *all* its options are lost. True: iff one is.
    AllOptions,
    /// `mex`: the mex of sg\[1\] and of the options but the nearest. True: the nearest one itself.
    FirstValue,
}

impl FromStr for Misprint {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        match name {
            "all" => Ok(Self::AllOptions),
            "mex" => Ok(Self::FirstValue),
            _ => Err(()),
        }
    }
}

/// A recurrence as printed beside the true one, heap by heap to the first that differs: 1 is won
/// ([`Misprint::AllOptions`]), or nimbers ([`Misprint::FirstValue`]).
///
/// The print takes some heaps as known: those without options are lost, and the heap 1 has its true
/// nimber.
///
/// Cost: O(`size` · takes), where `size` is at most [`MAX_PRINTED`].
///
/// ```
/// use mexplorer::heaps::subtraction::{Misprint, Set, printed};
///
/// let all = printed(&Set::parse("2-6")?, Misprint::AllOptions, 20);
/// let last = all.last().unwrap();
/// assert_eq!((last.place[0], last.printed, last.correct), (4, 0, 1));
/// # Ok::<(), mexplorer::heaps::subtraction::Error>(())
/// ```
#[must_use]
pub fn printed(set: &Set, misprint: Misprint, size: u32) -> Vec<PrintedCell> {
    let size = size.min(MAX_PRINTED);
    let mut subtraction = Subtraction::new(set.clone());
    while subtraction.advance(&size.into(), 1_000_000) < 1.0 {}
    let nimber = |heap: u32| {
        let value = subtraction.nimber(&heap.into());
        // All heaps are known, and their nimbers are small.
        value
            .and_then(|value| u32::try_from(value).ok())
            .unwrap_or(0)
    };
    let mut said: Vec<u32> = Vec::new();
    let mut cells = Vec::new();
    for heap in 0..=size {
        let takes: Vec<u32> = set
            .takes(heap.into())
            .filter_map(|take| u32::try_from(take).ok())
            .collect();
        let options = takes.iter().map(|take| said[(heap - take) as usize]);
        let (value, correct) = match misprint {
            Misprint::AllOptions => {
                let is_won = !takes.is_empty() && options.into_iter().all(|won| won == 0);
                (u32::from(is_won), u32::from(nimber(heap) != 0))
            }
            Misprint::FirstValue if heap <= 1 || takes.is_empty() => (nimber(heap), nimber(heap)),
            Misprint::FirstValue => {
                let values: Vec<u32> = [said[1]].into_iter().chain(options.skip(1)).collect();
                // Among one number more than there are values, one is missing.
                let mut numbers = 0..=u32::try_from(values.len()).unwrap_or(u32::MAX);
                let mex = numbers.find(|value| !values.contains(value));
                (mex.unwrap_or(0), nimber(heap))
            }
        };
        said.push(value);
        cells.push(PrintedCell {
            place: [heap, 0],
            printed: value,
            correct,
        });
    }
    to_first_difference(cells)
}
