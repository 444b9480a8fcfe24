//! Why only the odd stairs count: a move on an even stair is undone.

use super::dispute::{Dispute, PartMove, not_allowed_at, read_moves};
use super::error::{Error, Listed};
use crate::graphs::link::{items, number};
use crate::impartial::Impartial;

/// The most stairs above the floor.
pub const STAIRS: usize = 5;

/// The most stones of all stairs together.
pub const STONES: u32 = 12;

/// The stones of each stair, the floor first.
pub type Stones = Vec<u32>;

/// A staircase: stones move down by one stair; who brings the last one to the floor wins.
#[derive(Clone, Copy, Debug)]
pub struct Staircase;

impl Impartial for Staircase {
    type Position = Stones;
    type Move = PartMove;

    fn moves(&self, stairs: &Stones) -> Vec<(PartMove, Stones)> {
        let moves = (1..stairs.len()).flat_map(|part| (0..stairs[part]).map(move |to| (part, to)));
        let option = |(part, to): (usize, u32)| {
            let mut left = stairs.clone();
            left[part - 1] += left[part] - to;
            left[part] = to;
            (PartMove { part, to }, left)
        };
        moves.map(option).collect()
    }
}

/// Reads the stones of the stairs, the floor first: `0,2,1,2`.
///
/// # Errors
///
/// If an item is no whole number, or there are too many stairs or stones.
pub fn read_stairs(text: &str) -> Result<Stones, Error> {
    let read = items(text, ',').map(|item| number(item, STONES + 1));
    let stairs = read.collect::<Option<Stones>>();
    stairs
        .filter(|stairs| (2..=STAIRS + 1).contains(&stairs.len()))
        .filter(|stairs| stairs.iter().sum::<u32>() <= STONES)
        .ok_or_else(|| Error::WhyStairs {
            value: text.to_owned(),
            limit: STONES,
            most: STAIRS,
        })
}

/// The claim that a staircase is a losing position, after the challenger's moves.
///
/// Where that wins, a move from an even stair is answered by moving the same stones on, and one from
/// an odd stair as in Nim, from an odd one.
///
/// # Errors
///
/// If a move is not allowed.
///
/// # Panics
///
/// If there are too many stairs or stones.
pub fn dispute(stairs: &Stones, moves: &str) -> Result<Dispute<Stones>, Listed> {
    let as_proved = |stairs: &Stones, by: PartMove, reply: PartMove| {
        if by.part.is_multiple_of(2) {
            reply.part + 1 == by.part && reply.to == stairs[reply.part]
        } else {
            !reply.part.is_multiple_of(2)
        }
    };
    // Twelve stones on six places: 6,188 positions.
    Dispute::play(&Staircase, stairs, &read_moves(moves, 0)?, as_proved)
        .expect("few positions")
        .map_err(|place| not_allowed_at(moves, place))
}
