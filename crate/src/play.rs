//! Plays of any impartial game: its positions and moves as text, and what an opponent does.
//!
//! A game says how its text reads and who wins a position; all else follows from its moves, and
//! is said anew by a game that has too many of them to go through.

use std::cmp::Reverse;

use crate::Outcome;
use crate::impartial::Impartial;
use crate::random_choice::pick_index;

/// The most moves of a position that are all gone through for the most patient one.
pub const MAX_COMPARED: u64 = 60;

/// A move, and the position that it leaves to the opponent.
pub type Made<G> = (<G as Impartial>::Move, <G as Impartial>::Position);

/// A game that is played by text.
///
/// ```
/// use mexplorer::Outcome;
/// use mexplorer::impartial::Impartial;
/// use mexplorer::play::PlayText;
///
/// /// A pile from which one, two or three are taken.
/// struct Pile;
///
/// impl Impartial for Pile {
///     type Position = u32;
///     type Move = u32;
///
///     fn moves(&self, &pile: &u32) -> Vec<(u32, u32)> {
///         (1..=pile.min(3)).map(|take| (take, pile - take)).collect()
///     }
/// }
///
/// impl PlayText for Pile {
///     type Error = std::num::ParseIntError;
///
///     fn read(&self, text: &str) -> Result<u32, Self::Error> {
///         text.parse()
///     }
///
///     fn write(&self, pile: &u32) -> String {
///         pile.to_string()
///     }
///
///     fn name(&self, take: &u32) -> String {
///         take.to_string()
///     }
///
///     fn outcome(&self, &pile: &u32) -> Outcome {
///         if pile % 4 == 0 { Outcome::P } else { Outcome::N }
///     }
/// }
///
/// let pile = Pile.read("7")?;
/// assert_eq!(Pile.winning(&pile), [(3, 4)]);
/// assert_eq!(Pile.named(&pile, "2"), Some((2, 5)));
/// assert_eq!(Pile.named(&pile, "4"), None);
/// // Of 8 every take is lost, and after any of them one alone wins.
/// assert_eq!(Pile.patient(&8), Some((1, 7)));
/// assert_eq!(Pile.careless(&8, [0.5, 0.0, 0.0]), Some((2, 6)));
/// assert!(Pile.is_over(&0));
/// # Ok::<(), std::num::ParseIntError>(())
/// ```
pub trait PlayText: Impartial {
    /// Why a text is no position.
    type Error;

    /// Reads a position as [`write`](Self::write) writes it.
    ///
    /// # Errors
    ///
    /// For a text that is no position, or one that nobody can tell the winner of.
    fn read(&self, text: &str) -> Result<Self::Position, Self::Error>;

    /// A position as text.
    fn write(&self, position: &Self::Position) -> String;

    /// A move as text, unlike those of all other moves of its position.
    fn name(&self, made: &Self::Move) -> String;

    /// Who wins a position.
    fn outcome(&self, position: &Self::Position) -> Outcome;

    /// Whether there is no move.
    fn is_over(&self, position: &Self::Position) -> bool {
        self.moves(position).is_empty()
    }

    /// All moves, in the game's own order; `None` where there are too many to be listed.
    fn listed(&self, position: &Self::Position) -> Option<Vec<Made<Self>>> {
        Some(self.moves(position))
    }

    /// The move of a name; `None` if it is none of the position.
    fn named(&self, position: &Self::Position, name: &str) -> Option<Made<Self>> {
        let mut all = self.moves(position).into_iter();
        all.find(|(made, _)| self.name(made) == name)
    }

    /// The winning moves, the one to be played first first; some of them where not all are known.
    fn winning(&self, position: &Self::Position) -> Vec<Made<Self>> {
        let mut all = self.moves(position);
        all.retain(|(_, left)| self.outcome(left) == Outcome::P);
        all
    }

    /// Where a move takes a number from something: what from, as moves name it, the least and the
    /// most.
    fn takes(&self, _: &Self::Position) -> Vec<[String; 3]> {
        Vec::new()
    }

    /// How many moves there are; any number above [`MAX_COMPARED`] if there are more.
    fn count(&self, position: &Self::Position) -> u64 {
        self.moves(position).len() as u64
    }

    /// The move of a lost position that leaves the most chances to err: the fewest winning moves,
    /// and of these the most moves. `None` at the end.
    fn patient(&self, position: &Self::Position) -> Option<Made<Self>> {
        if self.count(position) > MAX_COMPARED {
            return self.patient_of_many(position);
        }
        let all = self.moves(position).into_iter();
        all.min_by_key(|(_, left)| (self.winning(left).len(), Reverse(self.count(left))))
    }

    /// The same where there are more than [`MAX_COMPARED`] moves: one that is found without a look
    /// at all of them, by default the first.
    fn patient_of_many(&self, position: &Self::Position) -> Option<Made<Self>> {
        self.moves(position).into_iter().next()
    }

    /// A move as people make them, without a look at who wins, by three numbers from 0 to below 1.
    /// `None` at the end.
    fn careless(&self, position: &Self::Position, [which, ..]: [f64; 3]) -> Option<Made<Self>> {
        let all = self.moves(position);
        let which = pick_index(which, all.len());
        all.into_iter().nth(which)
    }
}
