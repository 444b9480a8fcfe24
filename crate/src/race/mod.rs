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
//! [`Board`] reads and writes boards.
//!
//! Cells are numbered by rows: cell (row, column), both from 0, has the number
//! row · columns + column.
//!
//! Sources: Baltic Olympiad in Informatics 2008, day 2, *Game*; 曹钦翔 (Cao Qinxiang),
//! *从“k 倍动态减法游戏”出发探究一类组合游戏问题*, who saw the arcs.

mod board;
mod layers;
mod rules;

pub use board::{Board, MAX_BOARDS, MAX_SIDE, MIN_SIDE};
pub use layers::{Layers, UNREACHABLE};
pub use rules::{Move, Moves, Player, State, Winner, moves};

/// A length or index that the limit on a board's sides keeps within 32 bits.
fn index_u32(index: usize) -> u32 {
    u32::try_from(index).expect("a board has at most 4,000,000 cells")
}
