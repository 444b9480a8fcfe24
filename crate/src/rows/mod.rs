//! Games in a row: numbered places with something on them, and the heaps of Nim that they are.
//!
//! * [`staircase`]: stones go down a stair; only odd stairs count.
//! * [`coins`]: coins jump to the next free cell, by three readings of one text.
//! * [`parity_piles`]: piles of which only the parity counts.
//! * [`splitting`]: a bean becomes two further to the right.
//! * [`turning`]: coins are turned, the rightmost of them from heads to tails.
//!
//! A position of such a game *is* a position of Nim: every [`Place`] that counts is a heap, and a
//! position is worth the XOR of these (but by two of the readings of [`coins`]). A game says in
//! [`RowGame`] what is its own; it then is an [`Impartial`] game and played by text.

pub mod coins;
mod error;
mod link;
pub mod parity_piles;
pub mod splitting;
pub mod staircase;
pub mod turning;

use num_bigint::BigUint;

use crate::Outcome;
use crate::impartial::Impartial;
use crate::play::{MoveTo, PlayText};
use crate::random_choice::pick_index;

pub use error::Error;
pub use link::{MAX_DIGITS, MAX_PLACES};

/// The most moves of a position that are listed for a play.
pub const MAX_LISTED_MOVES: u64 = 400;

/// A place of a row: a stair, a pile, a coin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its number, as the game counts.
    pub number: u64,
    /// How much is there.
    pub holds: BigUint,
    /// The heap of Nim that it is; `None` if it does not count.
    pub heap: Option<BigUint>,
}

/// Some of the winning moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winning<M> {
    /// Ascending, the first ones.
    pub moves: Vec<M>,
    /// How many there are, where these are not all.
    pub total: Option<u64>,
}

impl<M> Winning<M> {
    /// All of them.
    fn all(moves: Vec<M>) -> Self {
        Self { moves, total: None }
    }
}

/// What is special about a game in a row.
pub trait RowGame {
    /// A position; equal positions have the same moves.
    type Position: Clone + Ord;
    /// A move.
    type Move: Clone;

    /// The position of the link.
    fn start(&self) -> &Self::Position;

    /// The places of a position, in the order of their numbers.
    fn places(&self, position: &Self::Position) -> Vec<Place>;

    /// What a position is worth, where that is known; by default the XOR of its heaps.
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

    /// How many moves a position has; any number above [`MAX_LISTED_MOVES`] if it has more.
    fn move_count(&self, position: &Self::Position) -> u64;

    /// All moves, by the bare rules, ascending.
    fn all_moves(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// The winning moves, ascending.
    fn winning_moves(&self, position: &Self::Position) -> Winning<Self::Move>;

    /// What a move leaves; `None` if it is none of this position.
    fn after(&self, position: &Self::Position, made: &Self::Move) -> Option<Self::Position>;

    /// A move by three numbers from 0 to below 1, without a look at who wins; `None` at the end.
    fn move_by(&self, position: &Self::Position, [which, ..]: [f64; 3]) -> Option<Self::Move> {
        let all = self.all_moves(position);
        let which = pick_index(which, all.len());
        all.into_iter().nth(which)
    }

    /// Reads a position as links write it.
    ///
    /// # Errors
    ///
    /// For a text that is no position of this game.
    fn read_position(&self, text: &str) -> Result<Self::Position, Error>;

    /// A position as links write it.
    fn write_position(&self, position: &Self::Position) -> String;

    /// A move as its numbers, separated by commas.
    fn write_move(&self, made: &Self::Move) -> String;

    /// Reads a move; `None` for a text that is none.
    fn read_move(&self, text: &str) -> Option<Self::Move>;

    /// Where a move takes a number from a place: the place, the least and the most.
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

/// The first move that leaves a heap worth `left`, by the place that is this heap; `None` if no
/// single move does, or if there are more than [`MAX_LISTED_MOVES`].
fn move_of_heap<G: RowGame>(
    game: &G,
    position: &G::Position,
    number: u64,
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
    let worth = total(&before) ^ &heap ^ left;
    game.moves(position).into_iter().find(|(_, to)| {
        let after = game.places(to);
        total(&after) == worth && heap_of(&after).as_ref() != Some(&heap)
    })
}

fn with_option<G: RowGame>(game: &G, position: &G::Position, made: G::Move) -> Option<MoveTo<G>> {
    let left = game.after(position, &made)?;
    Some((made, left))
}

impl<G: RowGame> Impartial for G {
    type Position = G::Position;
    type Move = G::Move;

    fn moves(&self, position: &Self::Position) -> Vec<(Self::Move, Self::Position)> {
        let all = self.all_moves(position).into_iter();
        all.filter_map(|made| with_option(self, position, made))
            .collect()
    }
}

impl<G: RowGame> PlayText for G {
    type Error = Error;

    fn read(&self, text: &str) -> Result<Self::Position, Error> {
        self.read_position(text)
    }

    fn write(&self, position: &Self::Position) -> String {
        self.write_position(position)
    }

    fn name(&self, made: &Self::Move) -> String {
        self.write_move(made)
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

    /// `heap,NUMBER,LEFT` is the move that leaves the heap of this place worth so much.
    fn named(&self, position: &Self::Position, name: &str) -> Option<MoveTo<Self>> {
        if let Some(wish) = name.strip_prefix("heap,") {
            let (number, left) = wish.split_once(',')?;
            return move_of_heap(self, position, number.parse().ok()?, &left.parse().ok()?);
        }
        with_option(self, position, self.read_move(name)?)
    }

    fn winning(&self, position: &Self::Position) -> Vec<MoveTo<Self>> {
        let moves = self.winning_moves(position).moves.into_iter();
        let told = moves.take(usize::try_from(MAX_LISTED_MOVES).unwrap_or(usize::MAX));
        told.filter_map(|made| with_option(self, position, made))
            .collect()
    }

    fn takes(&self, position: &Self::Position) -> Vec<[String; 3]> {
        self.numbers_taken(position)
    }

    fn count(&self, position: &Self::Position) -> u64 {
        self.move_count(position)
    }

    /// The first that comes.
    fn patient_of_many(&self, position: &Self::Position) -> Option<MoveTo<Self>> {
        with_option(self, position, self.move_by(position, [0.0; 3])?)
    }

    fn careless(&self, position: &Self::Position, random: [f64; 3]) -> Option<MoveTo<Self>> {
        with_option(self, position, self.move_by(position, random)?)
    }
}
