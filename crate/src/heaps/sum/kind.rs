//! The games whose heaps a sum is made of.

use std::fmt;

use num_bigint::BigUint;

use crate::dice::fallen_on;
use crate::heaps::period::Found;
use crate::heaps::subtraction::{Set, Subtraction};
use crate::heaps::{Cut, HeapMove};

use super::Error;

/// Beyond every number of a set.
const FEW: u64 = 2_000_000;

/// A game of single heaps, solved as far as [`advance`](Self::advance) came.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Take any number; or what a set says.
    Subtraction(Subtraction),
}

impl Kind {
    /// Nim, which is to take all numbers but none.
    #[must_use]
    pub fn nim() -> Self {
        Self::Subtraction(Subtraction::new(Set::AllBut(Vec::new())))
    }

    /// Reads what stands before the heap in a part of a sum: `nim`, `subtraction:2-6`.
    pub(super) fn parse(text: &str) -> Result<Self, Error> {
        let (name, rule) = text.split_once(':').unwrap_or((text, ""));
        match (name, text.contains(':')) {
            ("nim", false) => Ok(Self::nim()),
            ("subtraction", true) => Ok(Self::Subtraction(Subtraction::new(Set::parse(rule)?))),
            _ => Err(Error::SumKind {
                value: text.to_owned(),
            }),
        }
    }

    /// Works out nimbers until that of a heap is known, or nothing more can be: how much of that is
    /// done, 1 if all.
    pub fn advance(&mut self, heap: &BigUint, work: u64) -> f64 {
        match self {
            Self::Subtraction(game) => game.advance(heap, work),
        }
    }

    /// How many values are worked out, from that of the empty heap on.
    #[must_use]
    pub fn known(&self) -> usize {
        match self {
            Self::Subtraction(game) => game.known(),
        }
    }

    /// How the nimbers repeat themselves, once that is known.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        match self {
            Self::Subtraction(game) => game.found(),
        }
    }

    /// The memory of the values, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        match self {
            Self::Subtraction(game) => game.bytes(),
        }
    }

    /// The nimber of a heap; `None` if it cannot be told.
    #[must_use]
    pub fn nimber(&self, heap: &BigUint) -> Option<BigUint> {
        match self {
            Self::Subtraction(game) => game.nimber(heap),
        }
    }

    /// Whether a heap has no move.
    #[must_use]
    pub fn is_over(&self, heap: &BigUint) -> bool {
        match self {
            Self::Subtraction(game) => game.set().take_count(heap) == 0,
        }
    }

    /// Whether it is a move of a heap.
    #[must_use]
    pub fn is_move(&self, heap: &BigUint, made: &HeapMove) -> bool {
        match self {
            Self::Subtraction(game) => {
                made.cut == Cut::One && made.taken <= *heap && game.set().contains(&made.taken)
            }
        }
    }

    /// How many moves a heap has; [`u64::MAX`] for all numbers above it.
    #[must_use]
    pub fn move_count(&self, heap: &BigUint) -> u64 {
        match self {
            Self::Subtraction(game) => game.set().take_count(heap),
        }
    }

    /// All moves of a small heap, ascending.
    #[must_use]
    pub fn moves(&self, heap: &BigUint) -> Vec<HeapMove> {
        let heap = u64::try_from(heap).unwrap_or(u64::MAX);
        match self {
            Self::Subtraction(game) => {
                let takes = game.set().takes(heap);
                let made = |take: u64| HeapMove {
                    taken: take.into(),
                    cut: Cut::One,
                };
                takes.map(made).collect()
            }
        }
    }

    /// The moves of a heap that leave a nimber: the first so many, ascending, and how many there
    /// are in all; `None` if that is not known.
    #[must_use]
    pub fn moves_to(
        &self,
        heap: &BigUint,
        target: &BigUint,
        limit: usize,
    ) -> (Vec<HeapMove>, Option<BigUint>) {
        match self {
            Self::Subtraction(game) => {
                let (moves, total) = game.moves_to(heap, target, limit);
                (moves, Some(total))
            }
        }
    }

    /// The most that can be taken from a heap, where the rest stays one heap; `None` if nothing.
    pub(super) fn most_taken(&self, heap: &BigUint) -> Option<BigUint> {
        match self {
            Self::Subtraction(game) => game.set().most(heap),
        }
    }

    /// The first move of a heap; `None` if there is none.
    pub(super) fn least_move(&self, heap: &BigUint) -> Option<HeapMove> {
        self.move_by(heap, [0.0; 2])
    }

    /// A move of a heap that takes little, by two numbers from 0 to below 1; `None` if there is none.
    pub(super) fn move_by(&self, heap: &BigUint, [how, _]: [f64; 2]) -> Option<HeapMove> {
        let few = heap.clone().min(FEW.into());
        match self {
            Self::Subtraction(game) => {
                let takes = game.set().takes(u64::try_from(&few).unwrap_or(FEW));
                let takes: Vec<u64> = takes.take(3).collect();
                let taken = takes.get(fallen_on(how, takes.len()))?;
                let cut = Cut::One;
                Some(HeapMove {
                    taken: (*taken).into(),
                    cut,
                })
            }
        }
    }

    /// The heaps that every move of a small heap leaves, without its mirror image.
    pub(crate) fn options(&self, heap: usize, see: &mut dyn FnMut(&[usize])) {
        match self {
            Self::Subtraction(game) => {
                for take in game.set().takes(heap as u64) {
                    see(&[heap - usize::try_from(take).expect("at most the heap")]);
                }
            }
        }
    }
}

/// As a link writes it.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Subtraction(game) if *game.set() == Set::AllBut(Vec::new()) => f.write_str("nim"),
            Self::Subtraction(game) => write!(f, "subtraction:{}", game.set()),
        }
    }
}
