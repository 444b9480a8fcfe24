//! The race: two tokens, each on its way to where the other began.
//!
//! A board has white and black cells; A and B stand on two white ones, and A moves first. A
//! move is one step north, east, south or west to a white cell. A step onto the opponent's
//! current cell brings an extra step at once, in any direction, for the tokens never share a
//! cell. Whoever first reaches the cell where the opponent *began* wins, also by passing over
//! it because the opponent still stands there. Nobody may pass. Let d be the distance
//! between the starts: if it is odd, A wins; if it is even, only shortest paths matter, and
//! B wins if and only if it can force a meeting halfway.
//!
//! [`full_game()`] labels all states from the end backwards, and reports its steps to an
//! [`Observer`]. [`Board`] reads and writes boards.
//!
//! Cells are numbered by rows: cell (row, column), both from 0, has the number
//! row · columns + column.
//!
//! Sources: Baltic Olympiad in Informatics 2008, day 2, *Game*; 曹钦翔 (Cao Qinxiang),
//! *从“k 倍动态减法游戏”出发探究一类组合游戏问题*, who saw the arcs.

mod board;
mod full_game;
mod layers;
mod rules;

pub use board::{Board, MAX_BOARDS, MAX_SIDE, MIN_SIDE};
pub use full_game::{FullGame, FullGameCost, MAX_FULL_GAME_STATES, full_game, full_game_states};
pub use layers::{Layers, UNREACHABLE};
pub use rules::{Move, Moves, Player, State, Winner, moves};

/// Sees every step of a method, in the order they are taken.
///
/// An observer cannot change a result. What it does not care about it leaves to the empty
/// defaults, which cost nothing: `&mut ()` observes nothing.
pub trait Observer {
    /// Full game: a state is labelled. Its game ends after `moves` more moves, if whoever wins
    /// hurries and whoever loses delays; the mover wins if and only if that is odd.
    ///
    /// States come in ascending order of `moves`, from 1 on; finished states are not told.
    fn labelled(&mut self, state: State, moves: u32) {
        let _ = (state, moves);
    }
}

/// Observes nothing.
impl Observer for () {}

/// Two observers see the same run, one after the other.
impl<A: Observer, B: Observer> Observer for (&mut A, &mut B) {
    fn labelled(&mut self, state: State, moves: u32) {
        self.0.labelled(state, moves);
        self.1.labelled(state, moves);
    }
}

/// A length or index that the limit on a board's sides keeps within 32 bits.
fn index_u32(index: usize) -> u32 {
    u32::try_from(index).expect("a board has at most 4,000,000 cells")
}
