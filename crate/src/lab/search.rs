//! Misère sums (the player who cannot move in any part wins): nimbers do not solve them, so they
//! are searched.

use std::cell::{Cell, RefCell};

use super::verdict::Position;
use super::work::Work;
use crate::Outcome;
use crate::impartial::{Impartial, SearchError, solve};

/// The most sums in a search.
pub const MAX_SUMS: usize = 1_000_000;

/// The most parts of a sum: moves may keep adding parts.
const MAX_SUM_PARTS: usize = 1000;

/// The most moves considered, and the most memory for the sums they lead to, in words of 4 bytes.
const MAX_SEARCHED_MOVES: u64 = 20_000_000;
const MAX_WORDS: u64 = 150_000_000;

/// The memory of a list besides its items, in such words.
const LIST_OVERHEAD: u64 = 4;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched {
    /// Who wins.
    pub outcome: Outcome,
    /// The options that winning moves lead to, ascending; none for P.
    pub moves: Vec<Position>,
    /// How many sums were searched.
    pub sums: usize,
}

/// The places of the parts of a sum, ascending.
type Parts = Vec<u32>;

/// Sums of positions of a table.
struct Sums<'work> {
    work: &'work Work,
    /// By place: the options of the position, once they are known.
    known: RefCell<Vec<Option<Vec<Parts>>>>,
    moves_seen: Cell<u64>,
    words: Cell<u64>,
    /// Whether the result is unknown: a move leads out of the table, or there are too many moves.
    is_unknown: Cell<bool>,
}

impl Sums<'_> {
    /// The options of a place; none if one of them is outside the table.
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
            self.is_unknown.set(true);
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
            self.is_unknown.set(true);
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
                left.sort_unstable();
                all.push(((), left));
            }
        }
        self.moves_seen
            .set(self.moves_seen.get() + all.len() as u64);
        let words = all
            .iter()
            .map(|((), left)| left.len() as u64 + LIST_OVERHEAD);
        self.words.set(self.words.get() + words.sum::<u64>());
        if self.moves_seen.get() > MAX_SEARCHED_MOVES || self.words.get() > MAX_WORDS {
            self.is_unknown.set(true);
        }
        if self.is_unknown.get() {
            all.clear();
        }
        all
    }
}

impl Work {
    /// Who wins a position of a misère rule with sums, by a search of all sums that can be reached.
    /// `None` for other rules, if a move leads out of the table or into a cycle, and if there are
    /// more than [`MAX_SUMS`] sums or too long ones. The work must be complete.
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
        start.sort_unstable();
        let sums = Sums {
            work: self,
            known: RefCell::new(vec![None; self.shape().count() as usize]),
            moves_seen: Cell::default(),
            words: Cell::default(),
            is_unknown: Cell::default(),
        };
        let solved: Result<_, SearchError> = solve(&sums, &start, MAX_SUMS);
        let options = sums.moves(&start);
        let solved = solved.ok().filter(|_| !sums.is_unknown.get())?;
        let mut moves: Vec<Parts> = options.into_iter().map(|((), left)| left).collect();
        moves.retain(|left| solved[left].misere == Outcome::P);
        moves.sort_unstable();
        moves.dedup();
        let tuples = |left: &Parts| left.iter().map(|&place| self.tuple(place)).collect();
        Some(Searched {
            outcome: solved[&start].misere,
            moves: moves.iter().map(tuples).collect(),
            sums: solved.len(),
        })
    }
}
