//! Sums of heaps: games side by side, each heap of its own kind.
//!
//! Three ways to play one ([`Play`]):
//!
//! * *normal*: in one heap; who cannot move loses. The nimber of the sum is the XOR of those of
//!   its heaps, and 0 is lost (Sprague 1935, Grundy 1939).
//! * *misère*: in one heap; who cannot move wins. A heap is *tame* when it behaves as a
//!   heap of Nim does in misère play; a sum of tame ones is answered as Nim is. Every subtraction
//!   game is tame. Where a heap is wild, all that can come of the sum is searched, if that is little.
//! * *every*: in every heap that is not finished; who cannot move loses. What counts is the
//!   number of *steps* that each heap takes if the winner draws it out and the loser
//!   hurries.
//!
//! [`Sum::parse`] and its kin read a position, [`Sum::verdict`] answers it; a [`Sum`] is an
//! [`Impartial`](crate::impartial::Impartial) game, too, by its bare rules.

mod error;
mod every;
mod kind;
mod misere;
mod play;
mod verdict;

use std::cell::RefCell;

use num_bigint::BigUint;

use crate::heaps::HeapMove;
use crate::heaps::Play;
use crate::heaps::link::{check_count, parse_heap, parse_heaps};
use crate::heaps::nim::{self, Rules};
use crate::heaps::octal::{Code, Octal};
use crate::heaps::subtraction::{Set, Subtraction};

pub use error::Error;
pub use every::MAX_STEPS;
pub use kind::HeapGame;
pub use misere::{MAX_SEARCHED, MAX_TAMED};
pub use verdict::{MAX_REPORTED, Total, Unknown, Verdict};

/// The most parts that a position of a play may have: heaps fall in parts.
const MAX_PARTS: usize = 10_000;

/// A heap and whose it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part {
    /// The index of its kind.
    pub kind: usize,
    /// How large it is.
    pub heap: BigUint,
}

/// A move of a sum: by parts from 0, ascending; one of them, or under *every* all that are not
/// finished.
pub type SumMove = Vec<(usize, HeapMove)>;

/// How positions are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// `17,30`: the kind is the same for all.
    Heaps,
    /// `nim:7+subtraction:2-6:17`.
    Parts,
}

/// A sum of heaps as a link asks for it.
///
/// ```
/// use mexplorer::Outcome;
/// use mexplorer::heaps::sum::Sum;
///
/// let mut sum = Sum::parse("nim:2+subtraction:2-6:17", "normal")?;
/// while sum.advance(1_000) < 1.0 {}
/// let verdict = sum.verdict();
/// // 17 is 1 mod 8, so its nimber is 0.
/// assert_eq!((verdict.outcome, verdict.nimber), (Some(Outcome::N), Some(2_u32.into())));
/// # Ok::<(), mexplorer::heaps::sum::Error>(())
/// ```
#[derive(Debug)]
pub struct Sum {
    kinds: Vec<Box<dyn HeapGame>>,
    start: Vec<Part>,
    play: Play,
    form: Form,
    /// By kind: what is known of it in misère play, and under *every*.
    tamed: Vec<misere::Tamed>,
    steps: Vec<every::Steps>,
    searched: RefCell<misere::Searched>,
}

impl Sum {
    /// Heaps of a subtraction game, by the strings of a link.
    ///
    /// # Errors
    ///
    /// The first of these: what [`Set::parse`] refuses; [`QuestionError`](crate::QuestionError)
    /// for the heaps, then for the rule.
    pub fn subtraction(set: &str, heaps: &str, rule: &str) -> Result<Self, Error> {
        let kind = Box::new(Subtraction::new(Set::parse(set)?));
        Self::of_one_kind(kind, heaps, rule)
    }

    /// Rows of an octal game, by the strings of a link: its code, or the numbers that may be taken
    /// wherever they lie.
    ///
    /// # Errors
    ///
    /// The first of these: what [`Code::parse`] or [`Code::taking`] refuses;
    /// [`QuestionError`](crate::QuestionError) for the heaps, then for the rule.
    pub fn octal(code: &str, take: Option<&str>, heaps: &str, rule: &str) -> Result<Self, Error> {
        let code = match take {
            Some(take) => Code::taking(take),
            None => Code::parse(code),
        };
        Self::of_one_kind(Box::new(Octal::new(code?)), heaps, rule)
    }

    /// Nim, bounded or not, with a move in every heap.
    ///
    /// # Errors
    ///
    /// What [`Spec::parse`](nim::Spec::parse) refuses, and Moore's rule.
    pub fn nim(heaps: &str, max: Option<&str>, moore: Option<&str>) -> Result<Self, nim::Error> {
        let spec = nim::Spec::parse(heaps, max, moore, "normal")?;
        let Rules { max, moore, .. } = spec.rules();
        if let &Some(moore) = moore {
            return Err(nim::Error::HeapMooreEvery { moore });
        }
        let set = max.clone().map_or(Set::AllBut(Vec::new()), Set::UpTo);
        let kind = Box::new(Subtraction::new(set));
        Ok(Self::of_heaps(kind, spec.heaps(), Play::Every))
    }

    fn of_one_kind(kind: Box<dyn HeapGame>, heaps: &str, rule: &str) -> Result<Self, Error> {
        let heaps = parse_heaps(heaps)?;
        Ok(Self::of_heaps(kind, &heaps, rule.parse()?))
    }

    fn of_heaps(kind: Box<dyn HeapGame>, heaps: &[BigUint], play: Play) -> Self {
        let heaps = heaps.iter().cloned();
        let start = heaps.map(|heap| Part { kind: 0, heap }).collect();
        Self::new(vec![kind], start, play, Form::Heaps)
    }

    /// A sum of parts that are joined by `+`: `nim:7`, `subtraction:2-6:17`. None in an empty text.
    ///
    /// # Errors
    ///
    /// [`QuestionError::HeapsMany`](crate::QuestionError) for too many parts; then for the first
    /// part that is wrong [`Error::SumKind`], what its own rule refuses, or what is wrong with its
    /// heap; then for the rule.
    pub fn parse(parts: &str, rule: &str) -> Result<Self, Error> {
        let parts: Vec<&str> = match parts {
            "" => Vec::new(),
            _ => parts.split('+').collect(),
        };
        check_count(parts.len())?;
        let mut kinds: Vec<Box<dyn HeapGame>> = Vec::new();
        let mut names: Vec<String> = Vec::new();
        let mut start = Vec::new();
        for (place, part) in (1..).zip(parts) {
            let (name, heap) = part.rsplit_once(':').unwrap_or((part, ""));
            let new = parse_kind(name)?;
            let heap = parse_heap(heap, place)?;
            let name = new.to_string();
            let kind = names.iter().position(|one| *one == name);
            let kind = kind.unwrap_or_else(|| {
                names.push(name);
                kinds.push(new);
                kinds.len() - 1
            });
            start.push(Part { kind, heap });
        }
        Ok(Self::new(kinds, start, rule.parse()?, Form::Parts))
    }

    fn new(kinds: Vec<Box<dyn HeapGame>>, start: Vec<Part>, play: Play, form: Form) -> Self {
        Self {
            tamed: kinds
                .iter()
                .map(|kind| misere::Tamed::new(&**kind))
                .collect(),
            steps: kinds
                .iter()
                .map(|kind| every::Steps::new(&**kind))
                .collect(),
            searched: RefCell::default(),
            kinds,
            start,
            play,
            form,
        }
    }

    /// The kinds of the parts, each once.
    #[must_use]
    pub fn kinds(&self) -> &[Box<dyn HeapGame>] {
        &self.kinds
    }

    /// Which of the kinds a link writes so; `None` if none.
    #[must_use]
    pub fn kind_named(&self, name: &str) -> Option<usize> {
        self.kinds.iter().position(|kind| kind.to_string() == name)
    }

    /// The parts, finished ones too.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.start
    }

    /// How it is played.
    #[must_use]
    pub fn play(&self) -> Play {
        self.play
    }

    /// Works out what [`verdict`](Self::verdict) and plays ask for, a slice at a time: how much of
    /// the part at hand is done, 1 if all. `work` is how many options may be looked at.
    pub fn advance(&mut self, work: u64) -> f64 {
        for part in self.largest() {
            // Where heaps are looked at one by one no larger one needs a nimber.
            let heap = match (self.play, self.kinds[part.kind].set()) {
                (Play::Normal, _) | (Play::Misere, Some(_)) => part.heap,
                (Play::Misere, None) => part.heap.min(MAX_TAMED.into()),
                (Play::Every, _) => part.heap.min(MAX_STEPS.into()),
            };
            let kind = &mut self.kinds[part.kind];
            let done = kind.advance(&heap, work);
            if done < 1.0 {
                return done;
            }
            match self.play {
                Play::Normal => {}
                Play::Misere => self.tamed[part.kind].extend(&**kind, &heap),
                Play::Every => self.steps[part.kind].extend(&**kind, &heap),
            }
        }
        1.0
    }

    /// Works out the values of a kind up to a heap, as [`advance`](Self::advance) does.
    pub fn advance_kind(&mut self, kind: usize, heap: &BigUint, work: u64) -> f64 {
        let done = self.kinds[kind].advance(heap, work);
        if done >= 1.0 && self.play == Play::Every {
            self.steps[kind].extend(&*self.kinds[kind], heap);
        }
        done
    }

    /// The nimber of a heap of a kind, under *every* its steps; `None` if that is not known.
    #[must_use]
    pub fn value(&self, kind: usize, heap: &BigUint) -> Option<BigUint> {
        match self.play {
            Play::Every => self.steps[kind].of(heap),
            _ => self.kinds[kind].nimber(heap),
        }
    }

    /// What heaps of a kind come to together: the XOR of their nimbers, or the most of their steps.
    #[must_use]
    pub fn value_of(&self, kind: usize, heaps: &[BigUint]) -> Option<BigUint> {
        let together = |all: BigUint, heap: &BigUint| {
            let value = self.value(kind, heap)?;
            Some(match self.play {
                Play::Every => all.max(value),
                _ => all ^ value,
            })
        };
        heaps.iter().try_fold(BigUint::ZERO, together)
    }

    /// The largest part of each kind.
    fn largest(&self) -> Vec<Part> {
        let of_kind = |kind| self.start.iter().filter(move |part| part.kind == kind);
        (0..self.kinds.len())
            .filter_map(|kind| of_kind(kind).max().cloned())
            .collect()
    }

    /// The memory of the values, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.kinds.iter().map(|kind| kind.bytes()).sum()
    }

    fn kind(&self, part: &Part) -> &dyn HeapGame {
        &*self.kinds[part.kind]
    }
}

/// A move, which has to be one, and what it leaves.
fn with_option(parts: &[Part], made: SumMove) -> (SumMove, Vec<Part>) {
    let left = left(parts, &made);
    (made, left)
}

/// What a move leaves, which has to be one. A part of which nothing is left stays, empty.
fn left(parts: &[Part], made: &SumMove) -> Vec<Part> {
    let mut left = Vec::with_capacity(parts.len() + made.len());
    let mut made = made.iter().peekable();
    for (index, part) in parts.iter().enumerate() {
        let Some((_, of_part)) = made.next_if(|(at, _)| *at == index) else {
            left.push(part.clone());
            continue;
        };
        let kind = part.kind;
        let heaps = of_part.parts(&part.heap);
        if heaps.is_empty() {
            let heap = BigUint::ZERO;
            left.push(Part { kind, heap });
        }
        left.extend(heaps.into_iter().map(|heap| Part { kind, heap }));
    }
    left
}

/// Reads what stands before the heap in a part of a sum: `nim`, `subtraction:2-6`, `octal:0.07`.
fn parse_kind(text: &str) -> Result<Box<dyn HeapGame>, Error> {
    if text == "nim" {
        return Ok(kind::nim());
    }
    match text.split_once(':') {
        Some(("octal", code)) => Ok(Box::new(Octal::new(Code::parse(code)?))),
        Some(("subtraction", set)) => Ok(Box::new(Subtraction::new(Set::parse(set)?))),
        _ => Err(Error::SumKind {
            value: text.to_owned(),
        }),
    }
}
