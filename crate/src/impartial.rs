//! Any impartial game by its bare rules, and one search that solves it.
//!
//! Here nothing is clever: every small position of every game can be asked, and what a
//! theorem answers can be held against it. A play offers the moves from here, too.

use std::collections::BTreeMap;

use crate::Outcome;

/// A game in which both players have the same moves, which end.
pub trait Impartial {
    /// A position; equal positions have the same moves.
    type Position: Clone + Ord;
    /// A move, as it is told to people.
    type Move;

    /// All moves from a position and the positions they leave to the opponent, in the
    /// game's own order; none if it is finished.
    fn moves(&self, position: &Self::Position) -> Vec<(Self::Move, Self::Position)>;
}

/// What there is to know of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Solved {
    /// The mex of the options' nimbers.
    pub nimber: u32,
    /// Who wins if who cannot move loses: P if and only if the nimber is 0.
    pub normal: Outcome,
    /// Who wins if who cannot move wins.
    pub misere: Outcome,
}

/// Why a position is not solved; told as a [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum SearchError {
    /// More positions can be reached than may be looked at.
    #[error("More than {limit} positions can be reached from this one.")]
    PositionsMany {
        /// How many may be looked at.
        limit: usize,
    },
    /// Moves lead from a position back to itself, so the game need not end.
    #[error("Moves lead from a position back to itself: this game need not end.")]
    PositionsCycle,
}

/// Solves a position and all that can be reached from it.
///
/// In depth: a position is solved when all its options are. The stack is a value, so a
/// long game needs memory and not the stack of the program.
///
/// # Errors
///
/// [`SearchError::PositionsMany`] before there are more than `limit` positions, the start
/// counted; [`SearchError::PositionsCycle`] if moves lead from a position back to itself. Which of
/// the two, if both are so, depends on the order of the moves.
///
/// Cost: O(V log V + E log V) for V positions and E moves, of which a path of positions
/// with all their options is held at once.
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
/// assert_eq!(solved[&9].misere, Outcome::P); // 8 left: whoever takes the last one loses
/// # Ok::<(), mexplorer::impartial::SearchError>(())
/// ```
pub fn solve<G: Impartial>(
    game: &G,
    start: &G::Position,
    limit: usize,
) -> Result<BTreeMap<G::Position, Solved>, SearchError> {
    // `None` is a position on the path, which waits for its options.
    let mut found: BTreeMap<G::Position, Option<Solved>> = BTreeMap::new();
    let mut path: Vec<Waiting<G::Position>> = Vec::new();
    let mut enter = Some(start.clone());
    loop {
        if let Some(position) = enter.take() {
            if found.len() >= limit {
                return Err(SearchError::PositionsMany { limit });
            }
            let moves = game.moves(&position).into_iter();
            let options = moves.map(|(_, option)| option).collect();
            found.insert(position.clone(), None);
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
                Some(None) => return Err(SearchError::PositionsCycle),
                Some(Some(_)) => top.next += 1,
            }
        } else {
            let solved = of_options(top.options.iter().filter_map(|option| found[option]));
            found.insert(top.position.clone(), Some(solved));
            path.pop();
        }
    }
    Ok(found
        .into_iter()
        .filter_map(|(position, solved)| Some((position, solved?)))
        .collect())
}

/// A position of the path.
struct Waiting<P> {
    position: P,
    options: Vec<P>,
    /// The first option not known to be solved.
    next: usize,
}

/// A position by its options.
fn of_options(options: impl Iterator<Item = Solved>) -> Solved {
    let mut nimbers = Vec::new();
    // Who cannot move loses in normal play and wins in misère play.
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

/// The least number that is absent; the numbers are left ascending.
pub(crate) fn mex(numbers: &mut [u32]) -> u32 {
    numbers.sort_unstable();
    let mut mex = 0;
    for &number in &*numbers {
        mex += u32::from(number == mex);
    }
    mex
}
