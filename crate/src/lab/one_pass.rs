//! Labels all positions in one pass in lexicographic order, which is enough if all moves lead to
//! positions that come earlier.

use super::Error;
use super::known::Known;
use super::moves::{Found, OptionVisitor};
use super::shape::OUTSIDE;
use super::summary::Summary;
use super::table::{Table, Walked, Walker};

/// How far the pass is after a piece of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passed {
    /// It goes on.
    Going,
    /// All positions are labelled.
    Done,
    /// An option comes later in lexicographic order, so one pass is not enough.
    NotEnough,
}

#[derive(Debug)]
pub(super) struct OnePass {
    summary: Summary,
    has_later_option: bool,
}

impl OnePass {
    pub(super) fn new() -> Self {
        Self {
            summary: Summary::new(),
            has_later_option: false,
        }
    }

    /// Walks through options of the current position, and then moves on to the next.
    pub(super) fn advance(
        &mut self,
        table: &mut Table,
        walker: &mut Walker,
        turns: u64,
    ) -> Result<Passed, Error> {
        let place = walker.at;
        if place == table.count() {
            return Ok(Passed::Done);
        }
        if table.is_open(place) {
            if walker.begin(table, place) {
                self.summary.begin();
                self.has_later_option = false;
            }
            let mut earlier = Earlier {
                place,
                known: &table.known,
                pass: self,
            };
            match walker.go(table, turns, &mut earlier)? {
                Walked::Broken(broken) => table.mark_broken(place, broken),
                _ if self.has_later_option => return Ok(Passed::NotEnough),
                Walked::Paused => return Ok(Passed::Going),
                Walked::Done => {
                    let solved = self.summary.solved(&table.known);
                    table.known.set(place, solved);
                }
            }
        }
        walker.at += 1;
        Ok(Passed::Going)
    }
}

/// Summarizes the options of a position that come earlier in lexicographic order.
struct Earlier<'pass> {
    place: u32,
    known: &'pass Known,
    pass: &'pass mut OnePass,
}

impl OptionVisitor for Earlier<'_> {
    fn accepts_runs(&self) -> bool {
        true
    }

    fn visit(&mut self, found: &Found, _: usize) {
        let parts = &found.places[..found.count];
        if (parts.iter()).any(|&part| part != OUTSIDE && part >= self.place) {
            self.pass.has_later_option = true;
        } else {
            self.pass.summary.add(self.known.of(found));
        }
    }

    fn visit_run(&mut self, first: u32, step: i64, count: u32) {
        let last = i64::from(first) + step * i64::from(count - 1);
        if i64::from(first).max(last) >= i64::from(self.place) {
            self.pass.has_later_option = true;
        } else {
            (self.pass.summary).add_run(self.known, first, step, count);
        }
    }
}
