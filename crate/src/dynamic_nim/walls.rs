//! The table as walls and rays: a stack finds each threshold.

use serde::Serialize;

use super::{Game, Observer, Thresholds};

/// Solves a game by its walls.
///
/// The wall of row j stands on its P-cells (j, 1) to (j, f(j) − 1). The takes
/// from pile m lie on a ray, of slope k or along the limit: a take of x leads to
/// row j = m − x and meets it at column L(x). It wins if the wall is longer than
/// that: L(m − j) < f(j). So f(m) is the distance to the first wall that stops
/// the ray. Later rays meet a row further out, so a wall once passed is passed
/// for ever, and the walls that still count form a stack.
///
/// The rule must not decrease up to S: with L = 2, 0 a later ray would meet a row
/// further in, and the wall that stops it be gone ([`stack_error()`](super::stack_error())).
///
/// * Row 0 is an infinite wall. It is never popped, and it ends the loop.
/// * An empty wall, f(m) = 1, is pushed too: it still stops rays at column 0.
///   With k < 1 these do all the work.
/// * No stack is kept. Row t stopped at the wall below it on the stack, which is
///   therefore row t − f(t): **f is its own stack**.
///
/// Cost: O(S), as every wall is pushed once and popped at most once.
///
/// ```
/// use mexplorer::dynamic_nim::{Game, Rule, walls};
///
/// let thresholds = walls(&Game::new(8, Rule::factor("1")?), &mut ());
/// assert_eq!(thresholds.as_slice()[1..], [1, 2, 1, 4, 1, 2, 1, 8]); // the lowest set bit
/// # Ok::<(), mexplorer::SolveError>(())
/// ```
pub fn walls(game: &Game, observer: &mut impl Observer) -> Thresholds {
    let rule = game.rule();
    let mut thresholds = Thresholds::of_empty_pile(game);
    for m in 1..=game.size() {
        let f = |row: u32| thresholds.as_slice()[row as usize];
        let mut top = m - 1;
        while top != 0 && rule.reaches((m - top).into(), f(top).into()) {
            observer.passed(m, top);
            top -= f(top);
        }
        observer.stopped(m, top);
        thresholds.push(m - top);
        observer.pushed(m);
    }
    thresholds
}

/// An observer that counts what [`walls`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WallsCost {
    /// Walls met by a ray, row 0 included: every pop and every stop is one test.
    pub tests: u64,
    /// Walls popped.
    pub pops: u64,
    /// Walls pushed; row 0, there from the start, is not counted.
    pub pushes: u64,
}

impl Observer for WallsCost {
    fn passed(&mut self, _m: u32, _wall: u32) {
        self.tests += 1;
        self.pops += 1;
    }

    fn stopped(&mut self, _m: u32, _wall: u32) {
        self.tests += 1;
    }

    fn pushed(&mut self, _m: u32) {
        self.pushes += 1;
    }
}
