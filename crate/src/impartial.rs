//! Any impartial game given by its moves, and one search that solves it.
//!
//! Nothing here is clever: the search solves every small position of every game, and tests compare
//! the theorems' answers with it. Plays also get their moves here.

use std::collections::BTreeMap;

use crate::Outcome;

/// A game in which both players have the same moves, and every play ends.
pub trait Impartial {
    /// A position; equal positions have the same moves.
    type Position: Clone + Ord;
    /// A move, in the form shown to people.
    type Move;

    /// All moves from a position, each with the option it leads to, in the game's own order; empty
    /// if the game is over.
    fn moves(&self, position: &Self::Position) -> Vec<(Self::Move, Self::Position)>;
}

/// The solution of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Solved {
    /// The mex of the options' nimbers.
    pub nimber: u32,
    /// Who wins if the player who cannot move loses: P if and only if the nimber is 0.
    pub normal: Outcome,
    /// Who wins if the player who cannot move wins.
    pub misere: Outcome,
}

/// Why a position is not solved; serialized as a [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum SearchError {
    /// More positions can be reached than the limit allows.
    #[error("More than {limit} positions can be reached from this one.")]
    PositionsMany {
        /// How many positions are allowed.
        limit: usize,
    },
    /// Moves lead from a position back to itself, so a play need not end.
    #[error("Moves lead from a position back to itself, so this game may never end.")]
    PositionsCycle,
}

/// Solves a position and all positions that can be reached from it.
///
/// Depth-first: a position is solved when all its options are. The stack is on the heap, so a long
/// game does not overflow the program's stack.
///
/// # Errors
///
/// [`SearchError::PositionsMany`] if there are more than `limit` positions, the start included;
/// [`SearchError::PositionsCycle`] if moves lead from a position back to itself. If both apply, the
/// order of the moves decides which one is returned.
///
/// Cost: O(V log V + E log V) for V positions and E moves; in memory, all positions, and the
/// options of those on the current path.
///
/// ```
/// use mexplorer::Outcome;
/// use mexplorer::impartial::{Impartial, solve};
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
/// let solved = solve(&Pile, &9, 10)?;
/// assert_eq!(solved.len(), 10);
/// assert_eq!((solved[&7].nimber, solved[&8].normal), (3, Outcome::P));
/// assert_eq!(solved[&9].misere, Outcome::P); // 8 are left: the player who takes the last one loses
/// # Ok::<(), mexplorer::impartial::SearchError>(())
/// ```
pub fn solve<G: Impartial>(
    game: &G,
    start: &G::Position,
    limit: usize,
) -> Result<BTreeMap<G::Position, Solved>, SearchError> {
    let mut found: BTreeMap<G::Position, Solved> = BTreeMap::new();
    let mut path: Vec<Waiting<G::Position>> = Vec::new();
    let mut enter = Some(start.clone());
    loop {
        if let Some(position) = enter.take() {
            if found.len() >= limit {
                return Err(SearchError::PositionsMany { limit });
            }
            let moves = game.moves(&position).into_iter();
            let options = moves.map(|(_, option)| option).collect();
            found.insert(position.clone(), UNSOLVED);
            path.push(Waiting {
                position,
                options,
                next: 0,
            });
        }
        let Some(top) = path.last_mut() else { break };
        if let Some(option) = top.options.get(top.next) {
            match found.get(option) {
                None => enter = Some(option.clone()),
                Some(&UNSOLVED) => return Err(SearchError::PositionsCycle),
                Some(_) => top.next += 1,
            }
        } else {
            let solved = of_options(top.options.iter().map(|option| found[option]));
            found.insert(top.position.clone(), solved);
            path.pop();
        }
    }
    Ok(found)
}

/// A position that is on the path: its options are not all solved yet.
const UNSOLVED: Solved = Solved {
    nimber: u32::MAX,
    normal: Outcome::P,
    misere: Outcome::P,
};

/// A position on the path.
struct Waiting<P> {
    position: P,
    options: Vec<P>,
    /// The index of the first option not known to be solved.
    next: usize,
}

/// The solution of a position from those of its options.
fn of_options(options: impl Iterator<Item = Solved>) -> Solved {
    let mut nimbers = Vec::new();
    // A player who cannot move loses in normal play and wins in misère play.
    let (mut normal, mut misere) = (Outcome::P, Outcome::P);
    for option in options {
        nimbers.push(option.nimber);
        normal = normal.max(!option.normal);
        misere = misere.max(!option.misere);
    }
    if nimbers.is_empty() {
        misere = Outcome::N;
    }
    Solved {
        nimber: mex(&mut nimbers),
        normal,
        misere,
    }
}

/// The smallest missing number. Sorts the numbers.
pub(crate) fn mex(numbers: &mut [u32]) -> u32 {
    numbers.sort_unstable();
    let mut mex = 0;
    for &number in &*numbers {
        mex += u32::from(number == mex);
    }
    mex
}
