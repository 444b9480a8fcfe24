//! Sums where who cannot move in any part wins: there nimbers tell nothing, and they are searched.

use std::cell::{Cell, RefCell};

use super::table::Work;
use super::verdict::Position;
use crate::Outcome;
use crate::impartial::{Impartial, SearchError, solve};
use crate::small_sort::{sort, sort_by};

/// The most sums that are met.
pub const MAX_SUMS: usize = 1_000_000;

/// The most parts of a sum: it may grow with every move.
const MAX_SUM_PARTS: usize = 1000;

/// The most moves that are looked at, and the most room of what they leave, in words of 4 bytes.
const MAX_LOOKS: u64 = 20_000_000;
const MAX_WORDS: u64 = 150_000_000;

/// What a list takes beside its items, in such words.
const OF_LIST: u64 = 4;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched {
    /// Who wins.
    pub outcome: Outcome,
    /// What winning moves leave, ascending; none for P.
    pub moves: Vec<Position>,
    /// How many sums were met.
    pub met: usize,
}

/// The places of the parts of a sum, ascending.
type Parts = Vec<u32>;

/// Sums of positions of a table.
struct Sums<'work> {
    work: &'work Work,
    /// By place, what its options leave.
    known: RefCell<Vec<Option<Vec<Parts>>>>,
    looks: Cell<u64>,
    words: Cell<u64>,
    /// Whether something led out of the table, or there were too many moves.
    is_lost: Cell<bool>,
}

impl Sums<'_> {
    /// What the options of a place leave; nothing where one leads out of the table.
    fn options(&self, place: u32) -> Vec<Parts> {
        if let Some(known) = &self.known.borrow()[place as usize] {
            return known.clone();
        }
        let found = self.work.options(&[self.work.tuple(place)]);
        let places = |parts: &Position| parts.iter().map(|part| self.work.place(part)).collect();
        let found = found.ok().filter(|moves| moves.is_all);
        let options: Option<Vec<Parts>> = found.and_then(|moves| {
            moves
                .first
                .iter()
                .map(|option| places(&option.to))
                .collect()
        });
        if options.is_none() {
            self.is_lost.set(true);
        }
        let options = options.unwrap_or_default();
        self.known.borrow_mut()[place as usize] = Some(options.clone());
        options
    }
}

impl Impartial for Sums<'_> {
    type Position = Parts;
    type Move = ();

    fn moves(&self, parts: &Parts) -> Vec<((), Parts)> {
        let mut all = Vec::new();
        if parts.len() > MAX_SUM_PARTS {
            self.is_lost.set(true);
            return all;
        }
        for (at, &part) in parts.iter().enumerate() {
            // Equal parts have the same moves.
            if at > 0 && parts[at - 1] == part {
                continue;
            }
            for mut left in self.options(part) {
                left.extend_from_slice(&parts[..at]);
                left.extend_from_slice(&parts[at + 1..]);
                sort(&mut left);
                all.push(((), left));
            }
        }
        self.looks.set(self.looks.get() + all.len() as u64);
        let words = all.iter().map(|((), left)| left.len() as u64 + OF_LIST);
        self.words.set(self.words.get() + words.sum::<u64>());
        if self.looks.get() > MAX_LOOKS || self.words.get() > MAX_WORDS {
            self.is_lost.set(true);
        }
        if self.is_lost.get() {
            all.clear();
        }
        all
    }
}

impl Work {
    /// Who wins a position of a rule with sums where who cannot move in any part wins, by all sums
    /// that can be met; `None` in other rules, where something leads out of the table or round in
    /// a circle, and where sums are too many (more than [`MAX_SUMS`]) or too long. All of the work is done.
    #[must_use]
    pub fn search(&self, position: &Position) -> Option<Searched> {
        let rule = self.rule();
        if !rule.is_misere() || rule.has_ends() {
            return None;
        }
        let mut start: Parts = position
            .iter()
            .map(|part| self.place(part))
            .collect::<Option<_>>()?;
        sort(&mut start);
        let sums = Sums {
            work: self,
            known: RefCell::new(vec![None; self.shape().count() as usize]),
            looks: Cell::default(),
            words: Cell::default(),
            is_lost: Cell::default(),
        };
        let solved: Result<_, SearchError> = solve(&sums, &start, MAX_SUMS);
        let options = sums.moves(&start);
        let solved = solved.ok().filter(|_| !sums.is_lost.get())?;
        let mut moves: Vec<Parts> = options.into_iter().map(|((), left)| left).collect();
        moves.retain(|left| solved[left].misere == Outcome::P);
        sort_by(&mut moves, Parts::lt);
        moves.dedup();
        let tuples = |left: &Parts| left.iter().map(|&place| self.tuple(place)).collect();
        Some(Searched {
            outcome: solved[&start].misere,
            moves: moves.iter().map(tuples).collect(),
            met: solved.len(),
        })
    }
}
