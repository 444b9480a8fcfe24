//! The games that a sum can be made of.

use std::fmt;

use num_bigint::BigUint;

use crate::heaps::octal::Octal;
use crate::heaps::period::Found;
use crate::heaps::subtraction::{Set, Subtraction};
use crate::heaps::{Cut, HeapMove, fraction};
use crate::random_choice::pick_index;

/// The most moves of a heap that are counted.
const MAX_COUNTED: u64 = 1_000_000;

/// The largest heap whose options are all examined, if their number grows like its square or
/// faster.
const MAX_MANY: usize = 300;

/// Larger than every number of a set.
const FEW: u64 = 2_000_000;

/// A game of single heaps, solved as far as [`advance`](Self::advance) has come. Displayed as in
/// links.
pub trait HeapGame: fmt::Debug + fmt::Display {
    /// Computes nimbers until that of a heap is known, or a limit is reached. Returns the part
    /// done, 0 to 1. `work` is how many options may be examined.
    fn advance(&mut self, heap: &BigUint, work: u64) -> f64;

    /// How many values are computed, from that of the empty heap on.
    fn known(&self) -> usize;

    /// The period of the nimbers, once it is known.
    fn found(&self) -> Option<Found>;

    /// The memory of the values, in bytes.
    fn bytes(&self) -> usize;

    /// The nimber of a heap; `None` if it is unknown.
    fn nimber(&self, heap: &BigUint) -> Option<BigUint>;

    /// Whether a heap has no move.
    fn is_over(&self, heap: &BigUint) -> bool;

    /// Whether a move is possible from a heap.
    fn is_move(&self, heap: &BigUint, play_move: &HeapMove) -> bool;

    /// How many moves a heap has; [`u64::MAX`] if there are very many.
    fn move_count(&self, heap: &BigUint) -> u64;

    /// All moves of a small heap, ascending.
    fn moves(&self, heap: &BigUint) -> Vec<HeapMove>;

    /// The moves from a heap to a nimber: the first `limit` ones, ascending, and how many there are
    /// in all; `None` if that is unknown.
    fn moves_to(
        &self,
        heap: &BigUint,
        target: &BigUint,
        limit: usize,
    ) -> (Vec<HeapMove>, Option<BigUint>);

    /// Passes the parts that each move of a small heap leaves to `see`, without mirror images.
    fn options(&self, heap: usize, see: &mut dyn FnMut(&[usize]));

    /// The largest number that can be taken from a heap; `None` if it has no move.
    fn most_taken(&self, heap: &BigUint) -> Option<BigUint>;

    /// A move of a heap that takes little, chosen by two numbers in 0..1; the smallest take for 0
    /// and 0. `None` if there is no move.
    fn move_by(&self, heap: &BigUint, random: [f64; 2]) -> Option<HeapMove>;

    /// The largest heap, up to `most`, for which all options can be examined quickly.
    fn largest_examined(&self, most: usize) -> usize;

    /// The set of numbers that may be taken, if heaps never split.
    fn set(&self) -> Option<&Set> {
        None
    }

    /// The octal game, if it is one.
    fn octal(&self) -> Option<&Octal> {
        None
    }
}

/// Nim: all numbers may be taken.
pub(super) fn nim() -> Box<dyn HeapGame> {
    Box::new(Subtraction::new(Set::AllBut(Vec::new())))
}

impl HeapGame for Subtraction {
    fn advance(&mut self, heap: &BigUint, work: u64) -> f64 {
        Self::advance(self, heap, work)
    }

    fn known(&self) -> usize {
        Self::known(self)
    }

    fn found(&self) -> Option<Found> {
        Self::found(self)
    }

    fn bytes(&self) -> usize {
        Self::bytes(self)
    }

    fn nimber(&self, heap: &BigUint) -> Option<BigUint> {
        Self::nimber(self, heap)
    }

    fn is_over(&self, heap: &BigUint) -> bool {
        Self::set(self).take_count(heap) == 0
    }

    fn is_move(&self, heap: &BigUint, play_move: &HeapMove) -> bool {
        play_move.cut == Cut::One
            && play_move.taken <= *heap
            && Self::set(self).contains(&play_move.taken)
    }

    fn move_count(&self, heap: &BigUint) -> u64 {
        Self::set(self).take_count(heap)
    }

    fn moves(&self, heap: &BigUint) -> Vec<HeapMove> {
        let heap = u64::try_from(heap).unwrap_or(u64::MAX);
        let play_move = |take: u64| HeapMove {
            taken: take.into(),
            cut: Cut::One,
        };
        Self::set(self).takes(heap).map(play_move).collect()
    }

    fn moves_to(
        &self,
        heap: &BigUint,
        target: &BigUint,
        limit: usize,
    ) -> (Vec<HeapMove>, Option<BigUint>) {
        let (moves, total) = Self::moves_to(self, heap, target, limit);
        (moves, Some(total))
    }

    fn options(&self, heap: usize, see: &mut dyn FnMut(&[usize])) {
        for take in Self::set(self).takes(heap as u64) {
            see(&[heap - usize::try_from(take).expect("at most the heap")]);
        }
    }

    fn most_taken(&self, heap: &BigUint) -> Option<BigUint> {
        Self::set(self).most(heap)
    }

    fn move_by(&self, heap: &BigUint, [how, _]: [f64; 2]) -> Option<HeapMove> {
        let few = heap.clone().min(FEW.into());
        let takes = Self::set(self).takes(u64::try_from(&few).unwrap_or(FEW));
        let takes: Vec<u64> = takes.take(3).collect();
        let taken = (*takes.get(pick_index(how, takes.len()))?).into();
        let cut = Cut::One;
        Some(HeapMove { taken, cut })
    }

    fn largest_examined(&self, most: usize) -> usize {
        most
    }

    fn set(&self) -> Option<&Set> {
        Some(Self::set(self))
    }
}

/// `nim`, or `subtraction:` and the set.
impl fmt::Display for Subtraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.set() {
            Set::AllBut(but) if but.is_empty() => f.write_str("nim"),
            set => write!(f, "subtraction:{set}"),
        }
    }
}

impl HeapGame for Octal {
    fn advance(&mut self, heap: &BigUint, work: u64) -> f64 {
        let target = usize::try_from(heap)
            .unwrap_or(usize::MAX)
            .saturating_add(1);
        let progress = Self::advance(self, target, work);
        if progress.is_done {
            1.0
        } else {
            fraction(progress.values, progress.target)
        }
    }

    fn known(&self) -> usize {
        self.values().len()
    }

    fn found(&self) -> Option<Found> {
        self.period()
    }

    fn bytes(&self) -> usize {
        // Values, and where each occurred last.
        3 * size_of::<u16>() * self.values().len()
    }

    fn nimber(&self, heap: &BigUint) -> Option<BigUint> {
        Self::nimber(self, heap)
    }

    fn is_over(&self, heap: &BigUint) -> bool {
        self.code().takes(heap).next().is_none()
    }

    fn is_move(&self, heap: &BigUint, play_move: &HeapMove) -> bool {
        self.code().is_move(heap, play_move)
    }

    fn move_count(&self, heap: &BigUint) -> u64 {
        let count = self.code().move_count(heap, MAX_COUNTED);
        count.unwrap_or(u64::MAX)
    }

    fn moves(&self, heap: &BigUint) -> Vec<HeapMove> {
        self.code().moves(u64::try_from(heap).unwrap_or(u64::MAX))
    }

    fn moves_to(
        &self,
        heap: &BigUint,
        target: &BigUint,
        limit: usize,
    ) -> (Vec<HeapMove>, Option<BigUint>) {
        Self::moves_to(self, heap, target, limit)
    }

    fn options(&self, heap: usize, see: &mut dyn FnMut(&[usize])) {
        self.code().options(heap, see);
    }

    fn most_taken(&self, heap: &BigUint) -> Option<BigUint> {
        Some(self.code().takes(heap).next_back()?.into())
    }

    fn move_by(&self, heap: &BigUint, [how, place]: [f64; 2]) -> Option<HeapMove> {
        let takes: Vec<usize> = self.code().takes(heap).take(3).collect();
        let &taken = takes.get(pick_index(how, takes.len()))?;
        let cuts = self.code().few_cuts(heap, taken);
        let which = pick_index(place, cuts.len());
        let cut = cuts.into_iter().nth(which)?;
        let taken = taken.into();
        Some(HeapMove { taken, cut })
    }

    fn largest_examined(&self, most: usize) -> usize {
        if self.code().has_threes() || self.code().has_tail() {
            most.min(MAX_MANY)
        } else {
            most
        }
    }

    fn octal(&self) -> Option<&Octal> {
        Some(self)
    }
}

/// `octal:` and the code.
impl fmt::Display for Octal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "octal:{}", self.code())
    }
}
