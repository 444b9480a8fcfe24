//! Sums of heaps: each heap may be of another kind.
//!
//! A sum is played in one of three ways ([`Play`]):
//!
//! * *normal*: move in one heap; a player who cannot move loses. The nimber of the sum is the XOR
//!   of the nimbers of its heaps; 0 is a losing position (Sprague 1935, Grundy 1939).
//! * *misère*: move in one heap; a player who cannot move wins. A heap is *tame* if it behaves like
//!   a heap of Nim in misère play; a sum of tame heaps is solved as in Nim. Every subtraction game
//!   is tame. If a heap is wild, all positions of the sum are searched, if there are few enough.
//! * *every*: move in every heap that is not over; a player who cannot move loses. The number of
//!   *steps* of each heap decides: the moves it takes if its winner delays and its loser hurries.
//!
//! [`Sum::parse`] and the other constructors parse a position, [`Sum::verdict`] answers it. A
//! [`Sum`] is also an [`Impartial`](crate::impartial::Impartial) game.

mod error;
mod every;
mod kind;
mod misere;
mod mistaken;
mod play;
mod verdict;

use std::cell::RefCell;

use num_bigint::BigUint;

use crate::heaps::HeapMove;
use crate::heaps::link::{check_count, parse_heap, parse_heaps};
use crate::heaps::nim::{self, Rules};
use crate::heaps::octal::{Code, Octal};
use crate::heaps::subtraction::{Set, Subtraction};
use crate::heaps::{MAX_HEAPS, MAX_NIM_HEAPS, Play};

pub use error::Error;
pub use every::MAX_STEPS;
pub use kind::HeapGame;
pub use misere::{MAX_SEARCHED, MAX_TAMED};
pub use mistaken::{MAX_MISTAKEN, Mistake, mistaken};
pub use verdict::{MAX_REPORTED, Total, Unknown, Verdict};

/// The most parts in a position of a play: heaps may split.
const MAX_PARTS: usize = 10_000;

/// A heap and its kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part {
    /// The index of its kind.
    pub kind: usize,
    /// Its size.
    pub heap: BigUint,
}

/// A move of a sum: the moved parts by index from 0, ascending; one part, or under *every* all that
/// are not over.
pub type SumMove = Vec<(usize, HeapMove)>;

/// The format of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// `17,30`: all have the same kind.
    Heaps,
    /// `nim:7+subtraction:2-6:17`.
    Parts,
}

/// The sum of heaps of a link.
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
    /// The largest part of each kind.
    largest: Vec<Part>,
    play: Play,
    form: Form,
    /// By kind: what is known of its heaps in misère play, and under *every*.
    tamed: Vec<misere::Tamed>,
    steps: Vec<every::Steps>,
    searched: RefCell<misere::Searched>,
}

impl Sum {
    /// Parses heaps of a subtraction game.
    ///
    /// # Errors
    ///
    /// The first of these: those of [`Set::parse`]; [`QuestionError`](crate::QuestionError) for the
    /// heaps, then for the rule.
    pub fn subtraction(set: &str, heaps: &str, rule: &str) -> Result<Self, Error> {
        let kind = Box::new(Subtraction::new(Set::parse(set)?));
        Self::of_one_kind(kind, heaps, rule)
    }

    /// Parses rows of an octal game, given by its code, or by the numbers that may be taken from
    /// anywhere in a row.
    ///
    /// # Errors
    ///
    /// The first of these: those of [`Code::parse`] or [`Code::taking`];
    /// [`QuestionError`](crate::QuestionError) for the heaps, then for the rule.
    pub fn octal(code: &str, take: Option<&str>, heaps: &str, rule: &str) -> Result<Self, Error> {
        let code = match take {
            Some(take) => Code::taking(take),
            None => Code::parse(code),
        };
        Self::of_one_kind(Box::new(Octal::new(code?)), heaps, rule)
    }

    /// Nim, with a bound or without, in which a move moves every heap.
    ///
    /// # Errors
    ///
    /// Those of [`Spec::parse`](nim::Spec::parse), and for Moore's rule.
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
        let heaps = parse_heaps(heaps, MAX_HEAPS)?;
        Ok(Self::of_heaps(kind, &heaps, rule.parse()?))
    }

    fn of_heaps(kind: Box<dyn HeapGame>, heaps: &[BigUint], play: Play) -> Self {
        let heaps = heaps.iter().cloned();
        let start = heaps.map(|heap| Part { kind: 0, heap }).collect();
        Self::new(vec![kind], start, play, Form::Heaps)
    }

    /// Parses a sum of parts joined by `+`: `nim:7` or just `7`, `subtraction:2-6:17`; an empty text
    /// has none. There are at most [`MAX_NIM_HEAPS`] parts, [`MAX_HEAPS`] of them of other games
    /// than Nim.
    ///
    /// # Errors
    ///
    /// [`QuestionError::HeapsMany`](crate::QuestionError) for too many parts; then, for the first
    /// part that is wrong, [`Error::SumKind`], an error in its rule, or in its heap; then
    /// [`Error::SumOthers`]; then an error in `rule`.
    pub fn parse(parts: &str, rule: &str) -> Result<Self, Error> {
        let parts = || parts.split('+').filter(|_| !parts.is_empty());
        check_count(parts().count(), MAX_NIM_HEAPS)?;
        let mut kinds: Vec<Box<dyn HeapGame>> = Vec::new();
        let mut start = Vec::new();
        let mut nim = None;
        let mut others = 0;
        for (place, part) in (1..).zip(parts()) {
            let (name, heap) = match part.rsplit_once(':') {
                Some(of) => of,
                None if part.starts_with(|sign: char| sign.is_ascii_digit()) => ("nim", part),
                None => (part, ""),
            };
            let kind = match nim {
                Some(kind) if name == "nim" => kind,
                _ => {
                    let new = parse_kind(name)?;
                    let name = new.to_string();
                    let known = kinds.iter().position(|kind| kind.to_string() == name);
                    let kind = known.unwrap_or(kinds.len());
                    if known.is_none() {
                        kinds.push(new);
                    }
                    if name == "nim" {
                        nim = Some(kind);
                    }
                    kind
                }
            };
            let heap = parse_heap(heap, place)?;
            others += usize::from(nim != Some(kind));
            start.push(Part { kind, heap });
        }
        if others > MAX_HEAPS {
            return Err(Error::SumOthers {
                value: others,
                limit: MAX_HEAPS,
            });
        }
        Ok(Self::new(kinds, start, rule.parse()?, Form::Parts))
    }

    /// Parses the text of a list: parts that are separated by commas, as those of
    /// [`parse`](Self::parse) are by `+`.
    ///
    /// ```
    /// use mexplorer::heaps::sum::Sum;
    ///
    /// let sum = Sum::parse_list("3,subtraction:1,4:9,5", "normal")?;
    /// assert_eq!(sum.parts().len(), 3);
    /// # Ok::<(), mexplorer::heaps::sum::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`parse`](Self::parse).
    pub fn parse_list(list: &str, rule: &str) -> Result<Self, Error> {
        let mut parts = String::with_capacity(list.len());
        for (index, item) in list.split(',').enumerate() {
            if index > 0 {
                // The numbers of a set are separated by commas, too.
                let last = parts.rsplit('+').next().unwrap_or_default();
                let is_set = last.starts_with("subtraction:") && last.matches(':').count() == 1;
                parts.push(if is_set { ',' } else { '+' });
            }
            parts.push_str(item);
        }
        Self::parse(&parts, rule)
    }

    fn new(kinds: Vec<Box<dyn HeapGame>>, start: Vec<Part>, play: Play, form: Form) -> Self {
        let mut largest: Vec<Option<&Part>> = vec![None; kinds.len()];
        for part in &start {
            largest[part.kind] = largest[part.kind].max(Some(part));
        }
        Self {
            largest: largest.into_iter().flatten().cloned().collect(),
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

    /// The kinds of the parts, without duplicates.
    #[must_use]
    pub fn kinds(&self) -> &[Box<dyn HeapGame>] {
        &self.kinds
    }

    /// The index of the kind that links write like this; `None` if there is none.
    #[must_use]
    pub fn kind_named(&self, name: &str) -> Option<usize> {
        self.kinds.iter().position(|kind| kind.to_string() == name)
    }

    /// The parts, including those that are over.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.start
    }

    /// How it is played.
    #[must_use]
    pub fn play(&self) -> Play {
        self.play
    }

    /// Does a slice of the work for [`verdict`](Self::verdict) and plays. Returns the part done of
    /// the current kind of heaps, 0 to 1; 1 if all work is done. `work` is how many options may be
    /// examined.
    pub fn advance(&mut self, work: u64) -> f64 {
        for part in &self.largest {
            // Misère and `every` tables do not go further than these heaps.
            let heap = part.heap.clone();
            let heap = match (self.play, self.kinds[part.kind].set()) {
                (Play::Normal, _) | (Play::Misere, Some(_)) => heap,
                (Play::Misere, None) => heap.min(MAX_TAMED.into()),
                (Play::Every, _) => heap.min(MAX_STEPS.into()),
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

    /// Computes the values of a kind up to a heap, like [`advance`](Self::advance).
    pub fn advance_kind(&mut self, kind: usize, heap: &BigUint, work: u64) -> f64 {
        let done = self.kinds[kind].advance(heap, work);
        if done >= 1.0 && self.play == Play::Every {
            self.steps[kind].extend(&*self.kinds[kind], heap);
        }
        done
    }

    /// The nimber of a heap of a kind, or under *every* its steps; `None` if that is unknown.
    #[must_use]
    pub fn value(&self, kind: usize, heap: &BigUint) -> Option<BigUint> {
        match self.play {
            Play::Every => self.steps[kind].of(heap),
            _ => self.kinds[kind].nimber(heap),
        }
    }

    /// The value of several heaps of a kind: the XOR of their nimbers, or the largest of their
    /// steps.
    #[must_use]
    pub fn value_of(&self, kind: usize, heaps: &[BigUint]) -> Option<BigUint> {
        self.together(heaps.iter().map(|heap| self.value(kind, heap)))
    }

    /// The XOR of nimbers, or the largest of steps; `None` if one is unknown.
    #[must_use]
    pub fn together(&self, values: impl IntoIterator<Item = Option<BigUint>>) -> Option<BigUint> {
        let mut all = BigUint::ZERO;
        for value in values {
            match self.play {
                Play::Every => all = all.max(value?),
                _ => all ^= value?,
            }
        }
        Some(all)
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

/// A possible move, and the position after it.
fn with_option(parts: &[Part], play_move: SumMove) -> (SumMove, Vec<Part>) {
    let left = left(parts, &play_move);
    (play_move, left)
}

/// The position after a possible move. A part that is taken completely remains as an empty one.
fn left(parts: &[Part], play_move: &SumMove) -> Vec<Part> {
    let mut left = Vec::with_capacity(parts.len() + play_move.len());
    let mut play_move = play_move.iter().peekable();
    for (index, part) in parts.iter().enumerate() {
        let Some((_, of_part)) = play_move.next_if(|(at, _)| *at == index) else {
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

/// Parses the kind of a part: `nim`, `subtraction:2-6`, `octal:0.07`.
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
