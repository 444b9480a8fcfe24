//! Three facts about positions side by side, tried move by move:
//!
//! 1. a position beside its twin is a losing position;
//! 2. a losing part changes nothing: two losing positions side by side are one again;
//! 3. the order does not matter: heaps beside the same heaps in another order are a losing position.

use crate::graphs::link::{items, number};
use crate::why::dispute::{Dispute, Part, PartMove, Parts, not_allowed_at, read_moves};
use crate::why::error::Listed;

/// The largest heap of the two that the facts are tried with.
pub const LARGEST: u32 = 7;

/// The heaps if the link names none.
pub const HEAPS: [u32; 2] = [2, 3];

/// What a fact says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A position beside its twin is a losing position.
    Twin,
    /// A losing position beside another one is a losing position.
    LosingPart,
    /// A position beside itself in another order is a losing position.
    Order,
}

/// A fact, and every move that could challenge it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// What it says.
    pub fact: Fact,
    /// How many heaps are the first of the two positions that stand side by side.
    pub first: usize,
    /// The challenger's moves, with their answers.
    pub dispute: Dispute<Vec<Part>>,
}

/// Reads the two heaps that facts are tried with; `2,3` for an empty text.
///
/// # Errors
///
/// If the text is not two heaps of at most [`LARGEST`] stones.
pub fn read_heaps(text: &str) -> Result<[u32; 2], Listed> {
    if text.trim().is_empty() {
        return Ok(HEAPS);
    }
    let heaps = items(text, ',').map(|item| number(item, LARGEST + 1));
    let heaps = heaps.collect::<Option<Vec<_>>>();
    heaps
        .and_then(|heaps| heaps.try_into().ok())
        .ok_or_else(|| Listed::WhyHeaps {
            value: text.to_owned(),
            limit: LARGEST,
        })
}

/// The three facts, tried with two heaps; the first one after the challenger's `moves`.
///
/// # Errors
///
/// If a move is not allowed.
///
/// # Panics
///
/// If a heap is above [`LARGEST`].
pub fn tried([a, b]: [u32; 2], moves: &str) -> Result<[Tried; 3], Listed> {
    let made = read_moves(moves, 1)?;
    let played = |fact, heaps: &[u32], made: &[PartMove]| {
        let first = heaps.len().div_ceil(2);
        let start = heaps.iter().copied().map(Part::Heap).collect();
        // A move in one of the twins is answered in the other; one in a losing part, in that part.
        let preferred = |_: &Vec<Part>, by: PartMove, reply: PartMove| match fact {
            Fact::Twin => reply.part == (by.part + 2) % 4,
            Fact::Order => reply.part == 3 - by.part,
            Fact::LosingPart => (reply.part < first) == (by.part < first),
        };
        let dispute = Dispute::play(&Parts::of_heaps(), &start, made, preferred)
            .expect("few positions")
            .map_err(|place| not_allowed_at(moves, place))?;
        Ok(Tried {
            fact,
            first,
            dispute,
        })
    };
    Ok([
        played(Fact::Twin, &[a, b, a, b], &made)?,
        // 1, 2, 3 and a pair of twos are losing positions, as the first fact and a search show.
        played(Fact::LosingPart, &[1, 2, 3, 2, 2], &[])?,
        played(Fact::Order, &[a, b, b, a], &[])?,
    ])
}
