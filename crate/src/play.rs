//! Plays of any impartial game: positions and moves as text, and moves for the computer.
//!
//! A game defines its texts and who wins a position. The rest follows from its moves by default; a
//! game with too many moves to list overrides it.

use std::cmp::Reverse;

use crate::Outcome;
use crate::impartial::Impartial;
use crate::random_choice::pick_index;

/// The most moves that are all compared to find the most patient one.
pub const MAX_COMPARED: u64 = 60;

/// A move, and the option it leads to.
pub type MoveTo<G> = (<G as Impartial>::Move, <G as Impartial>::Position);

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
/// // 8 is a losing position. After any take exactly one reply wins.
/// assert_eq!(Pile.patient(&8), Some((1, 7)));
/// assert_eq!(Pile.careless(&8, [0.5, 0.0, 0.0]), Some((2, 6)));
/// assert!(Pile.is_over(&0));
/// # Ok::<(), std::num::ParseIntError>(())
/// ```
pub trait PlayText: Impartial {
    /// Why a text is not a position.
    type Error;

    /// Parses a position, in the format of [`write`](Self::write).
    ///
    /// # Errors
    ///
    /// If the text is not a position, or is one whose winner is unknown.
    fn read(&self, text: &str) -> Result<Self::Position, Self::Error>;

    /// A position as text.
    fn write(&self, position: &Self::Position) -> String;

    /// A move as text, different for each move of a position.
    fn name(&self, play_move: &Self::Move) -> String;

    /// Who wins a position.
    fn outcome(&self, position: &Self::Position) -> Outcome;

    /// Whether there is no move.
    fn is_over(&self, position: &Self::Position) -> bool {
        self.moves(position).is_empty()
    }

    /// All moves, in the game's own order; `None` if there are too many to list.
    fn listed(&self, position: &Self::Position) -> Option<Vec<MoveTo<Self>>> {
        Some(self.moves(position))
    }

    /// The move with this name; `None` if the position has none.
    fn named(&self, position: &Self::Position, name: &str) -> Option<MoveTo<Self>> {
        let mut all = self.moves(position).into_iter();
        all.find(|(play_move, _)| self.name(play_move) == name)
    }

    /// The winning moves, the preferred one first; only some of them if not all are known.
    fn winning(&self, position: &Self::Position) -> Vec<MoveTo<Self>> {
        let mut all = self.moves(position);
        all.retain(|(_, left)| self.outcome(left) == Outcome::P);
        all
    }

    /// For games whose move takes a number from something: what it takes from, as in the move's
    /// name, the smallest number and the largest.
    fn takes(&self, _: &Self::Position) -> Vec<[String; 3]> {
        Vec::new()
    }

    /// How many moves there are; any number above [`MAX_COMPARED`] if there are more than that.
    fn count(&self, position: &Self::Position) -> u64 {
        self.moves(position).len() as u64
    }

    /// The move from a losing position that makes a mistake most likely: it leaves the fewest
    /// winning moves, and among such moves the most moves. `None` if the game is over.
    fn patient(&self, position: &Self::Position) -> Option<MoveTo<Self>> {
        if self.count(position) > MAX_COMPARED {
            return self.patient_of_many(position);
        }
        let all = self.moves(position).into_iter();
        all.min_by_key(|(_, left)| (self.winning(left).len(), Reverse(self.count(left))))
    }

    /// The same for more than [`MAX_COMPARED`] moves, found without comparing them all; by default
    /// the first move.
    fn patient_of_many(&self, position: &Self::Position) -> Option<MoveTo<Self>> {
        self.moves(position).into_iter().next()
    }

    /// A move as a casual player makes it, without considering who wins, chosen by three numbers in
    /// 0..1. `None` if the game is over.
    fn careless(&self, position: &Self::Position, [which, ..]: [f64; 3]) -> Option<MoveTo<Self>> {
        let all = self.moves(position);
        let which = pick_index(which, all.len());
        all.into_iter().nth(which)
    }
}
