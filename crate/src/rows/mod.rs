//! Games in a row: numbered places with something on them, which are equivalent to heaps of Nim.
//!
//! * [`staircase`]: stones go down a staircase; only odd stairs count.
//! * [`coins`]: coins jump to the next free cell, in three readings of one text.
//! * [`parity_piles`]: piles of which only the parity counts.
//! * [`splitting`]: a bean is replaced by two further to the right.
//! * [`turning`]: coins are turned, the rightmost of them from heads to tails.
//!
//! A position of such a game is equivalent to a position of Nim: every [`Place`] that counts is a
//! heap, and the nimber is the XOR of the heaps (except in two readings of [`coins`]). A game
//! implements [`RowGame`]; this makes it an [`Impartial`] game that can be played by text.

pub mod coins;
mod error;
mod link;
pub mod parity_piles;
pub mod splitting;
pub mod staircase;
pub mod turning;

use std::fmt;
use std::str::FromStr;

use num_bigint::BigUint;

use crate::Outcome;
use crate::impartial::Impartial;
use crate::play::{MoveTo, PlayText};
use crate::random_choice::pick_index;

pub use error::Error;
pub use link::{MAX_DIGITS, MAX_LONG, MAX_PLACES, Numbers};
use turning::Cell;

/// The most moves of a position that are listed in a play.
pub const MAX_LISTED_MOVES: u64 = 400;

/// The most winning moves that are reported.
pub const MAX_REPORTED: usize = 10_000;

/// The number of a place; of a coin on a grid its column and its row, written as `3.5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlaceNumber {
    /// In a row.
    Row(u64),
    /// On a grid.
    Grid(Cell),
}

impl From<u64> for PlaceNumber {
    fn from(number: u64) -> Self {
        Self::Row(number)
    }
}

impl From<Cell> for PlaceNumber {
    fn from(cell: Cell) -> Self {
        Self::Grid(cell)
    }
}

impl fmt::Display for PlaceNumber {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(number) => number.fmt(out),
            Self::Grid(cell) => cell.fmt(out),
        }
    }
}

impl FromStr for PlaceNumber {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let in_row = text.parse().map(Self::Row);
        in_row.or_else(|_| text.parse().map(Self::Grid))
    }
}

/// A place of a row: a stair, a pile, a coin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its number in the game.
    pub number: PlaceNumber,
    /// How many there are on it.
    pub holds: BigUint,
    /// The size of the heap it is equivalent to; `None` if it does not count.
    pub heap: Option<BigUint>,
}

/// Winning moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winning<M> {
    /// Ascending; the first ones if there are many.
    pub moves: Vec<M>,
    /// How many there are, if `moves` does not have all of them.
    pub total: Option<u64>,
}

impl<M> Winning<M> {
    /// All of them, ascending, of which the first [`MAX_REPORTED`] are kept.
    fn of(all: impl Iterator<Item = M>) -> Self {
        let (mut moves, mut total) = (Vec::new(), 0);
        for play_move in all {
            total += 1;
            if moves.len() < MAX_REPORTED {
                moves.push(play_move);
            }
        }
        Self {
            total: (total > moves.len() as u64).then_some(total),
            moves,
        }
    }
}

/// A game in a row.
pub trait RowGame {
    /// A position; equal positions have the same moves.
    type Position: Clone + Ord + Numbers;
    /// A move.
    type Move: Clone + Numbers;

    /// The position of the link.
    fn start(&self) -> &Self::Position;

    /// The places of a position, in the order of their numbers.
    fn places(&self, position: &Self::Position) -> Vec<Place>;

    /// The nimber of a position, if it is known; by default the XOR of its heaps.
    fn nimber(&self, position: &Self::Position) -> Option<BigUint> {
        Some(total(&self.places(position)))
    }

    /// Who wins a position.
    fn winner(&self, position: &Self::Position) -> Outcome {
        if self.nimber(position) == Some(BigUint::ZERO) {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// All moves, ascending.
    fn all_moves(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// How many moves a position has; any number above [`MAX_LISTED_MOVES`] if it has more. By
    /// default all moves are counted.
    fn move_count(&self, position: &Self::Position) -> u64 {
        self.all_moves(position).len() as u64
    }

    /// The winning moves, ascending; by default all moves are tried.
    fn winning_moves(&self, position: &Self::Position) -> Winning<Self::Move> {
        let mut moves = self.all_moves(position);
        moves.retain(|play_move| {
            let left = self.after(position, play_move);
            left.is_some_and(|left| self.winner(&left) == Outcome::P)
        });
        Winning::of(moves.into_iter())
    }

    /// The position after a move; `None` if the move is not possible.
    fn after(&self, position: &Self::Position, play_move: &Self::Move) -> Option<Self::Position>;

    /// A move chosen by three numbers in 0..1, without considering who wins; `None` if the game is
    /// over.
    fn move_by(&self, position: &Self::Position, [which, ..]: [f64; 3]) -> Option<Self::Move> {
        let all = self.all_moves(position);
        let which = pick_index(which, all.len());
        all.into_iter().nth(which)
    }

    /// Parses a position of a play; by default any numbers of its kind.
    ///
    /// # Errors
    ///
    /// If the text is not a position of this game.
    fn read_position(&self, text: &str) -> Result<Self::Position, Error> {
        Numbers::read(text).ok_or_else(|| Error::RowPosition {
            value: text.to_owned(),
        })
    }

    /// For games whose move takes a number from a place: the place, the smallest number and the
    /// largest.
    fn numbers_taken(&self, _position: &Self::Position) -> Vec<[String; 3]> {
        Vec::new()
    }
}

/// The XOR of the heaps.
#[must_use]
pub fn total(places: &[Place]) -> BigUint {
    let heaps = places.iter().filter_map(|place| place.heap.as_ref());
    heaps.fold(BigUint::ZERO, |sum, heap| sum ^ heap)
}

/// The first move that changes the heap of a place to `left` and leaves the rest of the XOR
/// unchanged; `None` if no single move does, or if there are more than [`MAX_LISTED_MOVES`].
pub fn move_of_heap<G: RowGame>(
    game: &G,
    position: &G::Position,
    number: PlaceNumber,
    left: &BigUint,
) -> Option<MoveTo<G>> {
    let heap_of = |places: &[Place]| {
        let mut places = places.iter();
        let place = places.find(|place| place.number == number)?;
        place.heap.clone()
    };
    let before = game.places(position);
    let heap = heap_of(&before)?;
    if *left >= heap || game.move_count(position) > MAX_LISTED_MOVES {
        return None;
    }
    let target = total(&before) ^ &heap ^ left;
    game.moves(position).into_iter().find(|(_, to)| {
        let after = game.places(to);
        total(&after) == target && heap_of(&after).as_ref() != Some(&heap)
    })
}

fn with_option<G: RowGame>(
    game: &G,
    position: &G::Position,
    play_move: G::Move,
) -> Option<MoveTo<G>> {
    let left = game.after(position, &play_move)?;
    Some((play_move, left))
}

impl<G: RowGame> Impartial for G {
    type Position = G::Position;
    type Move = G::Move;

    fn moves(&self, position: &Self::Position) -> Vec<(Self::Move, Self::Position)> {
        let all = self.all_moves(position).into_iter();
        all.filter_map(|play_move| with_option(self, position, play_move))
            .collect()
    }
}

impl<G: RowGame> PlayText for G {
    type Error = Error;

    fn read(&self, text: &str) -> Result<Self::Position, Error> {
        self.read_position(text)
    }

    fn write(&self, position: &Self::Position) -> String {
        position.write()
    }

    fn name(&self, play_move: &Self::Move) -> String {
        play_move.write()
    }

    fn outcome(&self, position: &Self::Position) -> Outcome {
        self.winner(position)
    }

    fn is_over(&self, position: &Self::Position) -> bool {
        self.move_count(position) == 0
    }

    /// `None` if there are more than [`MAX_LISTED_MOVES`].
    fn listed(&self, position: &Self::Position) -> Option<Vec<MoveTo<Self>>> {
        (self.move_count(position) <= MAX_LISTED_MOVES).then(|| self.moves(position))
    }

    fn named(&self, position: &Self::Position, name: &str) -> Option<MoveTo<Self>> {
        with_option(self, position, Numbers::read(name)?)
    }

    fn winning(&self, position: &Self::Position) -> Vec<MoveTo<Self>> {
        let moves = self.winning_moves(position).moves.into_iter();
        let winning = moves.take(usize::try_from(MAX_LISTED_MOVES).unwrap_or(usize::MAX));
        winning
            .filter_map(|play_move| with_option(self, position, play_move))
            .collect()
    }

    fn takes(&self, position: &Self::Position) -> Vec<[String; 3]> {
        self.numbers_taken(position)
    }

    fn count(&self, position: &Self::Position) -> u64 {
        self.move_count(position)
    }

    /// The move that [`RowGame::move_by`] gives for zeros.
    fn patient_of_many(&self, position: &Self::Position) -> Option<MoveTo<Self>> {
        with_option(self, position, self.move_by(position, [0.0; 3])?)
    }

    fn careless(&self, position: &Self::Position, random: [f64; 3]) -> Option<MoveTo<Self>> {
        with_option(self, position, self.move_by(position, random)?)
    }
}
