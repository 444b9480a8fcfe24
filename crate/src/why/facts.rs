//! Three facts about positions side by side, tried move by move:
//!
//! 1. a position beside its twin is a losing position;
//! 2. a losing part changes nothing: two losing positions side by side are one again;
//! 3. the order does not matter: heaps beside the same heaps in another order are a losing position.

use super::answers::{Answered, Part, Parts};
use super::error::Listed;
use crate::graphs::link::{items, number};

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
    /// The heaps of the position that it says is a losing one.
    pub heaps: Vec<u32>,
    /// How many of them are the first of the two positions that stand side by side.
    pub first: usize,
    /// The challenger's moves, with their answers.
    pub answers: Vec<Answered>,
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

/// The three facts, tried with two heaps.
///
/// # Panics
///
/// If a heap is above [`LARGEST`].
#[must_use]
pub fn tried([a, b]: [u32; 2]) -> [Tried; 3] {
    // 1, 2, 3 and a pair of twos are losing positions, as the first fact and a search show.
    let facts = [
        (Fact::Twin, vec![a, b, a, b], 2),
        (Fact::LosingPart, vec![1, 2, 3, 2, 2], 3),
        (Fact::Order, vec![a, b, b, a], 2),
    ];
    facts.map(|(fact, heaps, first)| {
        let parts: Vec<_> = heaps.iter().map(|&size| Part::Heap(size)).collect();
        let answers = match fact {
            // A move in one of the twins is answered in the other.
            Fact::Twin => answered(&parts, |part| (part + 2) % 4),
            Fact::Order => answered(&parts, |part| 3 - part),
            // Each part is searched alone, so that the answer stays in it.
            Fact::LosingPart => {
                let (one, other) = parts.split_at(first);
                let mut all = answered(one, |part| part);
                all.extend(
                    answered(other, |part| part)
                        .into_iter()
                        .map(|one| one.from(first)),
                );
                all
            }
        };
        Tried {
            fact,
            heaps,
            first,
            answers,
        }
    })
}

/// The moves of few heaps with their answers.
fn answered(heaps: &[Part], preferred: impl Fn(usize) -> usize) -> Vec<Answered> {
    let answers = Parts::of_heaps().answers(heaps, preferred);
    answers.expect("few positions")
}
