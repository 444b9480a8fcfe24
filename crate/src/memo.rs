//! Memoised search: the recursive definition of who wins, with a table of the answers so far.
//!
//! This is how games are usually programmed: *win(position)* tries the moves in order, calls itself
//! for what each leaves, and stops at the first move that leaves a P-position. A position that was
//! answered before is looked up. The positions are tuples of small numbers, so the table is an
//! array, as in such programs.

use num_bigint::BigUint;

use crate::{Observer, Outcome};

/// The most positions that the table has room for.
pub const MAX_POSITIONS: usize = 20_000;

/// The most calls of a search, those answered by the table included.
pub const MAX_CALLS: usize = 100_000;

/// A game that is searched.
pub trait Recursive {
    /// The position at the start.
    fn start(&self) -> Vec<u32>;

    /// By place in the tuple: the largest number of any position.
    fn largest(&self) -> Vec<u32>;

    /// What a move leaves, by the index of the move in the order of trying; `None` after the last
    /// one.
    fn option(&self, position: &[u32], index: u32) -> Option<Vec<u32>>;

    /// Who wins a position without moves.
    fn end(&self) -> Outcome {
        Outcome::P
    }
}

/// A step of [`search`]. Positions are numbered from 0 in the order of their first calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A position is called for the first time.
    Called {
        /// The position.
        position: usize,
    },
    /// A position is called again: the table has its answer.
    Found {
        /// The position.
        position: usize,
    },
    /// The answer to a position is known, and goes to its caller.
    Returned {
        /// The position.
        position: usize,
        /// The answer.
        outcome: Outcome,
    },
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memo {
    /// The numbers of all positions called, in the order of their first calls: the start first.
    pub positions: Vec<u32>,
    /// Who wins each of them.
    pub outcomes: Vec<Outcome>,
    /// How many calls the same recursion makes without the table.
    pub plain_calls: BigUint,
}

/// Why a search is not stepped through; serialized as a [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// There may be too many positions, or there are too many calls.
    #[error(
        "The position is too large to search step by step. There may be at most {positions} \
         positions and {calls} calls."
    )]
    MemoLarge {
        /// How many positions there may be.
        positions: usize,
        /// How many calls there may be.
        calls: usize,
    },
    /// A move takes from several heaps at once.
    #[error("The search goes step by step only where a move takes from one heap.")]
    MemoMoves,
}

/// The position is too large.
pub(crate) const LARGE: Error = Error::MemoLarge {
    positions: MAX_POSITIONS,
    calls: MAX_CALLS,
};

/// Not called yet.
const NONE: usize = usize::MAX;

/// A call that waits for its options.
struct Call {
    position: usize,
    /// The index of the next move to try.
    next: u32,
    has_won: bool,
    plain_calls: BigUint,
}

impl Call {
    fn new(position: usize) -> Self {
        Self {
            position,
            next: 0,
            has_won: false,
            plain_calls: 1_u32.into(),
        }
    }
}

/// Searches a game from its start.
///
/// win(p) = N if and only if some option of p is P; the moves are tried in order until one wins.
/// Without the table a position is searched again at each call; those calls are counted by
///
/// calls(p) = 1 + the sum of calls(o) over the options o that win(p) tries.
///
/// # Errors
///
/// [`Error::MemoLarge`] if the table would have more than [`MAX_POSITIONS`] entries, or if there
/// are more than [`MAX_CALLS`] calls.
///
/// Cost: each position is searched once, so at most one call for every move of every position.
pub fn search(game: &impl Recursive, observer: &mut impl Observer<Event>) -> Result<Memo, Error> {
    let largest = game.largest();
    let room = |room: usize, &most: &u32| room.checked_mul(most as usize + 1);
    let room = largest.iter().try_fold(1, room);
    let room = room.filter(|&room| room <= MAX_POSITIONS).ok_or(LARGE)?;
    let place = |position: &[u32]| {
        let numbers = largest.iter().zip(position);
        numbers.fold(0, |place, (&most, &number)| {
            place * (most as usize + 1) + number as usize
        })
    };
    let start = game.start();
    let mut number_at = vec![NONE; room];
    number_at[place(&start)] = 0;
    let mut positions = start;
    let width = positions.len();
    // By position; P and no calls until it is answered.
    let mut answers = vec![(Outcome::P, BigUint::ZERO)];
    let mut path = vec![Call::new(0)];
    observer.see(Event::Called { position: 0 });
    let mut calls = 1;
    while let Some(top) = path.last_mut() {
        let at = &positions[top.position * width..][..width];
        let option = if top.has_won {
            None
        } else {
            game.option(at, top.next)
        };
        let answered = if let Some(option) = option {
            top.next += 1;
            calls += 1;
            if calls > MAX_CALLS {
                return Err(LARGE);
            }
            let number = &mut number_at[place(&option)];
            if *number == NONE {
                let position = answers.len();
                *number = position;
                positions.extend(option);
                answers.push((Outcome::P, BigUint::ZERO));
                observer.see(Event::Called { position });
                path.push(Call::new(position));
                continue;
            }
            let position = *number;
            observer.see(Event::Found { position });
            position
        } else {
            let outcome = match (top.has_won, top.next) {
                (true, _) => Outcome::N,
                (false, 0) => game.end(),
                (false, _) => Outcome::P,
            };
            let position = top.position;
            observer.see(Event::Returned { position, outcome });
            answers[position] = (outcome, std::mem::take(&mut top.plain_calls));
            path.pop();
            position
        };
        if let Some(caller) = path.last_mut() {
            let (outcome, plain_calls) = &answers[answered];
            caller.has_won = *outcome == Outcome::P;
            caller.plain_calls += plain_calls;
        }
    }
    Ok(Memo {
        positions,
        plain_calls: answers[0].1.clone(),
        outcomes: answers.into_iter().map(|(outcome, _)| outcome).collect(),
    })
}
