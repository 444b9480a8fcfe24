//! The table as walls and rays: a stack finds each threshold.

use std::ops::Range;

use crate::Observer;

use super::factor::terms;
use super::{Event, Game, Rule, Thresholds};

/// Solves a game by its walls.
///
/// The wall of row j stands on its P-cells (j, 1) to (j, f(j) − 1). The takes from pile m lie on a
/// ray, of slope k or along the limit: a take of x leads to row j = m − x and meets it in column
/// L(x). The take wins if the wall is longer than that: L(m − j) < f(j). So f(m) is the distance to
/// the first wall that stops the ray. Later rays meet a row further out, so a wall that one ray
/// passes is passed by all later ones, and the other walls form a stack.
///
/// The rule must not decrease by more than one at a time up to S: with L = 2, 0 a later ray would meet a row further in, where
/// a popped wall might have stopped it ([`stack_error()`](super::stack_error())).
///
/// * Row 0 is an infinite wall. It is never popped, and it ends the loop.
/// * A wall of length 0, f(m) = 1, is pushed too: it still stops rays at column 0. With k < 1 there
///   are no other walls.
/// * No stack is stored. Row t stopped at the wall below it on the stack, which is therefore row t
///   − f(t): **f is its own stack**.
///
/// Cost: O(S): every wall is pushed once and popped at most once.
///
/// ```
/// use mexplorer::dynamic_nim::{Game, Rule, walls};
///
/// let thresholds = walls(&Game::new(8, Rule::factor("1")?), &mut ());
/// assert_eq!(thresholds.as_slice()[1..], [1, 2, 1, 4, 1, 2, 1, 8]); // the lowest set bit
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn walls(game: &Game, observer: &mut impl Observer<Event>) -> Thresholds {
    let mut thresholds = Thresholds::of_empty_pile(game);
    find(game.rule(), 0..game.size(), &mut thresholds, observer);
    thresholds
}

/// A table that the stack runs over: to find a row it reads the rows before it.
trait Table {
    fn f(&self, row: u32) -> u32;
    /// The stack has found f(m) for the next row, m.
    fn found(&mut self, m: u32, f_of_m: u32);
}

impl Table for Thresholds {
    #[inline]
    fn f(&self, row: u32) -> u32 {
        self.as_slice()[row as usize]
    }

    #[inline]
    fn found(&mut self, _m: u32, f_of_m: u32) {
        self.push(f_of_m);
    }
}

/// Finds the threshold of the row after each of `rows`, with the narrowest numbers the rule allows.
fn find(
    rule: &Rule,
    rows: Range<u32>,
    table: &mut impl Table,
    observer: &mut impl Observer<Event>,
) {
    match rule {
        Rule::Factor(k) => {
            let (p, q) = terms(*k);
            if let (Ok(p), Ok(q)) = (u32::try_from(p), u32::try_from(q)) {
                let product = |a: u32, b: u32| u64::from(a) * u64::from(b);
                let clears = |take, wall| product(p, take) >= product(q, wall);
                stack(rows, table, observer, clears);
            } else {
                let product = |a: u64, b: u32| u128::from(a) * u128::from(b);
                let clears = |take, wall| product(p, take) >= product(q, wall);
                stack(rows, table, observer, clears);
            }
        }
        Rule::Limit(limit) => stack(rows, table, observer, |take, wall| {
            limit.cap_after(take.into()) >= wall
        }),
    }
}

/// Finds the threshold of the row after each of `rows`, from the first wall that stops its ray;
/// `clears(take, f)` is whether L(take) ≥ f.
#[inline]
fn stack(
    rows: Range<u32>,
    table: &mut impl Table,
    observer: &mut impl Observer<Event>,
    clears: impl Fn(u32, u32) -> bool,
) {
    for row in rows {
        let (m, mut top) = (row + 1, row);
        while top != 0 && clears(m - top, table.f(top)) {
            observer.see(Event::Passed { m, wall: top });
            top -= table.f(top);
        }
        observer.see(Event::Stopped { m, wall: top });
        table.found(m, m - top);
        observer.see(Event::Pushed { m });
    }
}

/// Runs [`walls`] over a finished table, some rows at a time, and compares.
///
/// Here too the table is its own stack. As long as all rows agree, the observers receive the events
/// of [`walls`].
///
/// ```
/// use mexplorer::dynamic_nim::{Game, Rule, WallsCheck, WallsCost, blocks};
///
/// let thresholds = blocks(&Game::new(1_000, Rule::factor("2")?))?;
/// let (mut check, mut cost) = (WallsCheck::default(), WallsCost::default());
/// while !check.advance(&thresholds, 300, &mut cost) {
///     assert_eq!(check.rows_done() % 300, 0); // a caller can show the progress here
/// }
/// assert!(check.agrees());
/// assert_eq!((check.rows_done(), cost.pushes), (1_000, 1_000));
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WallsCheck {
    rows_done: u32,
    disagrees: bool,
}

impl WallsCheck {
    /// Checks the next `rows` rows of a table, or all remaining ones. Returns whether row S is
    /// done.
    ///
    /// The table must be the same in every call. If its rule decreases, this compares it with what
    /// [`walls`] finds, right or wrong.
    ///
    /// Cost: O(`rows`) over many calls; a single row may pop many walls.
    pub fn advance(
        &mut self,
        thresholds: &Thresholds,
        rows: u32,
        observer: &mut impl Observer<Event>,
    ) -> bool {
        let game = thresholds.game();
        let last = self.rows_done.saturating_add(rows).min(game.size());
        let mut table = Compared {
            f: thresholds.as_slice(),
            differs: false,
        };
        find(game.rule(), self.rows_done..last, &mut table, observer);
        self.disagrees |= table.differs;
        self.rows_done = last;
        last == game.size()
    }

    /// The last row checked; 0 at the start.
    #[must_use]
    pub fn rows_done(&self) -> u32 {
        self.rows_done
    }

    /// Whether all checked rows have the threshold that the stack finds.
    #[must_use]
    pub fn agrees(&self) -> bool {
        !self.disagrees
    }
}

/// A finished table, and whether the stack found another threshold for any row.
struct Compared<'a> {
    f: &'a [u32],
    differs: bool,
}

impl Table for Compared<'_> {
    #[inline]
    fn f(&self, row: u32) -> u32 {
        self.f[row as usize]
    }

    #[inline]
    fn found(&mut self, m: u32, f_of_m: u32) {
        self.differs |= self.f[m as usize] != f_of_m;
    }
}

/// An observer that counts what [`walls`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "DynamicNim")
)]
pub struct WallsCost {
    /// Walls tested by a ray, row 0 included: every pop and every stop is one test.
    pub tests: u64,
    /// Walls popped.
    pub pops: u64,
    /// Walls pushed; row 0, which is on the stack from the start, is not counted.
    pub pushes: u64,
}

impl Observer<Event> for WallsCost {
    #[inline]
    fn see(&mut self, event: Event) {
        match event {
            Event::Passed { .. } => {
                self.tests += 1;
                self.pops += 1;
            }
            Event::Stopped { .. } => self.tests += 1,
            Event::Pushed { .. } => self.pushes += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{WallsCheck, WallsCost};
    use crate::dynamic_nim::{Game, Rule, Thresholds, rows, walls};

    /// A table whose row m has another threshold, still from 1 to m.
    fn corrupted(right: &Thresholds, m: u32, f_of_m: u32) -> Thresholds {
        let mut wrong = Thresholds::of_empty_pile(right.game());
        for (row, &f) in (0..).zip(right.as_slice()).skip(1) {
            wrong.push(if row == m { f_of_m } else { f });
        }
        wrong
    }

    #[test]
    fn a_corrupted_row_is_found_and_not_forgotten() {
        for k in ["2", "5/2", "9/10", "999999999999999999"] {
            let right = walls(&Game::new(60, Rule::factor(k).unwrap()), &mut ());
            for m in 1..=60 {
                for f in (1..=m).filter(|&f| f != right.as_slice()[m as usize]) {
                    let wrong = corrupted(&right, m, f);
                    for slice in [1, 7, u32::MAX] {
                        let mut check = WallsCheck::default();
                        while !check.advance(&wrong, slice, &mut ()) {
                            assert_eq!(check.agrees(), check.rows_done() < m);
                        }
                        assert!(!check.agrees(), "k = {k}, row {m}, f = {f}");
                    }
                }
            }
        }
    }

    #[test]
    fn an_empty_table_is_done_at_once_and_no_rows_do_nothing() {
        let table = |size| walls(&Game::new(size, Rule::factor("2").unwrap()), &mut ());
        let (mut check, mut cost) = (WallsCheck::default(), WallsCost::default());
        assert!(check.advance(&table(0), 0, &mut cost));
        assert!(check.advance(&table(0), u32::MAX, &mut cost));
        assert!(!check.advance(&table(2), 0, &mut cost));
        assert_eq!((check, cost), Default::default());

        assert!(check.advance(&table(2), 2, &mut cost));
        let done = (check, cost);
        assert!(check.advance(&table(2), 1, &mut cost));
        assert_eq!((check, cost), done);
    }

    /// With L = 2, 0 the stack is wrong from row 3 on: it disagrees with a right table.
    #[test]
    fn where_the_limit_goes_down_the_check_is_of_the_stack() {
        let right = rows(&Game::new(9, Rule::limit("2,0").unwrap()), &mut ());
        let mut check = WallsCheck::default();
        check.advance(&right, 2, &mut ());
        assert!(check.agrees());
        check.advance(&right, 1, &mut ());
        assert!(!check.agrees());
    }
}
