//! The recurrence of two sources as they print it.

use crate::Outcome;
use crate::printed::{PrintedCell, to_first_difference};

use super::{Game, Position, Rule};

/// The largest pile to which a printed table is compared.
pub const MAX_PRINTED: u32 = 60;

/// The table by the printed recurrence beside the true one, row by row and cap by cap, to the first
/// cell that differs; 1 is N.
///
/// The slides print NP(m − x, 1) for the position that a take of x leaves, the note `f[i − r][1~r]`,
/// any cap from 1 to r. A larger cap never loses what a smaller one wins, so both come to the same
/// table: a take of x counts as winning exactly if the pile that it leaves loses with the cap 1. The
/// right cap is min(L(x), m − x).
///
/// Cost: O(size³) reads, where `size` is at most [`MAX_PRINTED`].
///
/// ```
/// use mexplorer::dynamic_nim::{Rule, printed};
///
/// let last = *printed(&Rule::factor("2")?, 24).last().unwrap();
/// assert_eq!((last.place, last.printed, last.correct), ([3, 1], 1, 0));
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[must_use]
pub fn printed(rule: &Rule, size: u32) -> Vec<PrintedCell> {
    let size = size.min(MAX_PRINTED);
    let thresholds = Game::new(size, rule.clone()).solve();
    // Whether the mover wins with the cap 1, by pile; a take of the whole pile leaves 0, which loses.
    let mut wins_with_one = vec![false];
    let mut cells = Vec::new();
    for m in 1..=size {
        let mut wins = false;
        for n in 1..=m {
            wins |= !wins_with_one[(m - n) as usize];
            if n == 1 {
                wins_with_one.push(wins);
            }
            let outcome = thresholds.outcome(Position { pile: m, cap: n });
            cells.push(PrintedCell {
                place: [m, n],
                printed: u32::from(wins),
                correct: u32::from(outcome == Outcome::N),
            });
        }
    }
    to_first_difference(cells)
}
