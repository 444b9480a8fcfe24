//! The table of two heaps side by side, filled by a learner.
//!
//! A place says which third heap makes a losing position. It is judged when all places left of it
//! and above it are filled, by what those say: its number must differ from all of them, and every
//! smaller number must be among them.

use super::pairs::HeapMove;
use crate::why::error::Listed;
use crate::why::mex::{LARGEST, read_row};

/// How many rows and columns the table has.
pub const SIDE: usize = 8;

/// A table as far as it is filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// By row and column.
    places: [[Option<u32>; SIDE]; SIDE],
}

/// What is wrong with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A move leads to the same number; there the other numbers are the index of the heap and what
    /// is left of it.
    Same(HeapMove),
    /// No move leads to this smaller number.
    Missing(u32),
}

/// The state of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nothing is written there.
    Empty,
    /// It waits for places left of it or above it.
    Waiting,
    /// The only number that its neighbours allow.
    Forced,
    /// A number that they do not allow.
    Wrong(Wrong),
}

impl Table {
    /// Parses rows between semicolons, of values between commas. An empty place is not filled yet.
    ///
    /// # Errors
    ///
    /// If there are more rows or values than places, or something else than a number stands there.
    pub fn parse(text: &str) -> Result<Self, Listed> {
        let rows: Vec<_> = text.split(';').collect();
        if rows.len() > SIDE {
            return Err(Listed::WhyRowsMany {
                value: rows.len(),
                limit: SIDE,
            });
        }
        let mut places = [[None; SIDE]; SIDE];
        for (row, text) in rows.into_iter().enumerate() {
            for (place, value) in read_row(text, row + 1, SIDE, LARGEST)?
                .into_iter()
                .enumerate()
            {
                places[row][place] = value;
            }
        }
        Ok(Self { places })
    }

    /// The number at a place; `None` if it is not filled.
    #[must_use]
    pub fn number(&self, row: usize, column: usize) -> Option<u32> {
        self.places[row][column]
    }

    /// The numbers that moves lead to, as far as they are filled: in the first heap (above), then
    /// in the second one (left), each from the smallest rest.
    fn led_to(&self, row: usize, column: usize) -> Vec<(HeapMove, Option<u32>)> {
        let moved = |heap, to: usize| HeapMove {
            heap,
            to: to as u64,
        };
        let above = (0..row).map(|to| (moved(0, to), self.places[to][column]));
        let left = (0..column).map(|to| (moved(1, to), self.places[row][to]));
        above.chain(left).collect()
    }

    /// The numbers left of a place and above it, ascending, each once; `None` if one is not filled.
    #[must_use]
    pub fn reached(&self, row: usize, column: usize) -> Option<Vec<u32>> {
        let all = self
            .led_to(row, column)
            .into_iter()
            .map(|(_, number)| number);
        let mut reached = all.collect::<Option<Vec<_>>>()?;
        reached.sort_unstable();
        reached.dedup();
        Some(reached)
    }

    /// The state of a place.
    #[must_use]
    pub fn place(&self, row: usize, column: usize) -> Place {
        let Some(number) = self.places[row][column] else {
            return Place::Empty;
        };
        let Some(reached) = self.reached(row, column) else {
            return Place::Waiting;
        };
        let mut moves = self.led_to(row, column).into_iter();
        if let Some((same, _)) = moves.find(|&(_, to)| to == Some(number)) {
            return Place::Wrong(Wrong::Same(same));
        }
        match (0..number).find(|smaller| !reached.contains(smaller)) {
            Some(missing) => Place::Wrong(Wrong::Missing(missing)),
            None => Place::Forced,
        }
    }

    /// All places by row + column, then by row.
    pub fn in_order() -> impl Iterator<Item = [usize; 2]> {
        let sums = 0..2 * SIDE - 1;
        sums.flat_map(|sum| {
            let rows = sum.saturating_sub(SIDE - 1)..=sum.min(SIDE - 1);
            rows.map(move |row| [row, sum - row])
        })
    }

    /// The first wrong place, and what is wrong there.
    #[must_use]
    pub fn first_wrong(&self) -> Option<([usize; 2], Wrong)> {
        Self::in_order().find_map(|[row, column]| match self.place(row, column) {
            Place::Wrong(wrong) => Some(([row, column], wrong)),
            _ => None,
        })
    }

    /// Whether no place is filled.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.iter().flatten().all(Option::is_none)
    }

    /// How many places have the only number that is allowed there.
    #[must_use]
    pub fn forced_count(&self) -> usize {
        let is_forced = |&[row, column]: &[usize; 2]| self.place(row, column) == Place::Forced;
        Self::in_order().filter(is_forced).count()
    }
}
