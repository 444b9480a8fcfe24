//! The rules: what a state is, and which moves it has.

use std::ops::{Deref, Not};
use std::str::FromStr;

use crate::Outcome;

use super::{Board, Error};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Moves first.
    A,
    /// Moves second.
    B,
}

impl Player {
    /// The letter on the board.
    #[must_use]
    pub fn name(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
        }
    }
}

/// Parses the letter, `A` or `B`.
impl FromStr for Player {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match text {
            "A" => Ok(Self::A),
            "B" => Ok(Self::B),
            _ => Err(Error::Player {
                value: text.to_owned(),
            }),
        }
    }
}

/// The opponent.
impl Not for Player {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// How a race ends under perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "Race")
)]
pub enum Winner {
    /// A reaches B's start first.
    A,
    /// B reaches A's start first.
    B,
    /// Neither: the race never ends, or a player cannot move.
    #[cfg_attr(feature = "wasm", serde(rename = "draw"))]
    Draw,
}

impl Winner {
    /// The outcome of a board, where A is to move: N if A wins, P if B wins.
    #[must_use]
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Self::A => Some(Outcome::N),
            Self::B => Some(Outcome::P),
            Self::Draw => None,
        }
    }
}

impl From<Player> for Winner {
    fn from(player: Player) -> Self {
        match player {
            Player::A => Self::A,
            Player::B => Self::B,
        }
    }
}

/// A state of the game: where the tokens are, and whose turn it is.
///
/// The cells are white and different; only in a state that is over may the winner be on the other's
/// start together with the other. Without jumps ([`Board::has_jumps`]) tokens may share any cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// A's cell.
    pub a: u32,
    /// B's cell.
    pub b: u32,
    /// Who is to move.
    pub mover: Player,
}

/// A move: one step, or a step onto the opponent's cell and an extra step from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(missing_as_null, type_prefix = "Race")
)]
pub struct Move {
    /// The cell where the token ends.
    pub to: u32,
    /// The opponent's cell, if the move goes over it with an extra step.
    ///
    /// `None` for a step onto the opponent's start while the opponent is still there: it wins
    /// before any extra step.
    pub over: Option<u32>,
    /// Whether the move reaches the opponent's start, and so wins at once.
    #[cfg_attr(feature = "wasm", serde(rename = "ends"))]
    pub wins: bool,
}

/// The moves of a state, in the order of their steps: north, east, south, west.
///
/// No two lead to the same cell. At most seven: an extra step may lead back to where the token came
/// from.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    moves: [Move; 7],
    count: usize,
}

impl Deref for Moves {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.count]
    }
}

impl State {
    /// The state at the beginning.
    #[must_use]
    pub fn first(board: &Board) -> Self {
        Self {
            a: board.start(Player::A),
            b: board.start(Player::B),
            mover: Player::A,
        }
    }

    /// The cell of a player's token.
    #[must_use]
    pub fn token(&self, player: Player) -> u32 {
        match player {
            Player::A => self.a,
            Player::B => self.b,
        }
    }

    /// The state after one of its moves.
    #[must_use]
    pub fn after(&self, step: &Move) -> Self {
        let (a, b) = match self.mover {
            Player::A => (step.to, self.b),
            Player::B => (self.a, step.to),
        };
        Self {
            a,
            b,
            mover: !self.mover,
        }
    }

    /// Who has already won, if anybody: the player who has just moved, if on the other's start.
    #[must_use]
    pub fn won_by(&self, board: &Board) -> Option<Player> {
        let player = !self.mover;
        (self.token(player) == board.goal(player)).then_some(player)
    }
}

/// All moves of a state that is not over.
///
/// ```
/// use mexplorer::race::{Board, Player, State, moves};
///
/// // A steps onto B and from there in any direction, also back.
/// let board = Board::parse("..B/A../...")?;
/// let state = State { a: 3, b: 4, mover: Player::A };
/// let moves = moves(&board, state);
/// let ends: Vec<u32> = moves.iter().map(|step| step.to).collect();
/// assert_eq!(ends, [0, 1, 5, 7, 3, 6]);
/// assert_eq!(moves[1].over, Some(4));
/// assert!(moves.iter().all(|step| !step.wins)); // B's start is cell 2
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
#[must_use]
pub fn moves(board: &Board, state: State) -> Moves {
    let (mover, goal) = (state.mover, board.goal(state.mover));
    let opponent = state.token(!mover);
    let mut moves = Moves {
        moves: [Move {
            to: 0,
            over: None,
            wins: false,
        }; 7],
        count: 0,
    };
    let mut add = |to, over| {
        moves.moves[moves.count] = Move {
            to,
            over,
            wins: to == goal,
        };
        moves.count += 1;
    };
    for to in board.neighbours(state.token(mover)) {
        if board.has_jumps() && to == opponent && to != goal {
            for to in board.neighbours(opponent) {
                add(to, Some(opponent));
            }
        } else {
            add(to, None);
        }
    }
    moves
}
