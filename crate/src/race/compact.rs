//! Large boards as short texts: six cells a character.

use crate::SolveError;

use super::{Board, MAX_SIDE, MIN_SIDE, Player, index_u32};

/// The most cells of a board that a link writes out row by row; a larger one is compact.
pub const MAX_WRITTEN_CELLS: u32 = 2_500;

/// The digits of base64 that a link need not escape: six bits each.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The most characters of a wrong text that are told.
const TOLD: usize = 40;

/// Whether a text is meant to be compact: it begins with a number, as no row does.
pub(super) fn is_compact(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit())
}

/// A board as `ROWSxCOLUMNS.A.B.CELLS`: the sides, the cells where A and B begin, and the cells
/// by rows, 1 for white, the first in the highest bit of the first digit.
pub(super) fn write(board: &Board) -> String {
    let [a, b] = [Player::A, Player::B].map(|player| board.start(player));
    let mut text = format!("{}x{}.{a}.{b}.", board.rows(), board.columns());
    for first in (0..board.cell_count()).step_by(6) {
        let bits = (first..first + 6).fold(0, |bits, cell| {
            bits << 1 | usize::from(board.is_white(cell))
        });
        text.push(char::from(DIGITS[bits]));
    }
    text
}

/// Reads what [`write`] writes.
pub(super) fn read(text: &str) -> Result<Board, SolveError> {
    let wrong = || SolveError::BoardCompact {
        value: text.chars().take(TOLD).collect(),
        least: MIN_SIDE,
        limit: MAX_SIDE,
    };
    let mut value_of_digit = [None; 256];
    for (value, digit) in (0_u8..).zip(DIGITS) {
        value_of_digit[usize::from(*digit)] = Some(value);
    }
    let board = || {
        let mut parts = text.splitn(4, '.');
        let (rows, columns) = parts.next()?.split_once('x')?;
        let side = |text: &str| {
            let side = text.parse().ok();
            side.filter(|side| (MIN_SIDE..=MAX_SIDE).contains(side))
        };
        let (rows, columns): (u32, u32) = (side(rows)?, side(columns)?);
        let cell_count = rows * columns;
        let mut start = || {
            let start: u32 = parts.next()?.parse().ok()?;
            (start < cell_count).then_some(start)
        };
        let (a, b) = (start()?, start()?);
        let digits = parts.next()?.as_bytes();
        if a == b || index_u32(digits.len()) != cell_count.div_ceil(6) {
            return None;
        }
        let mut white = Vec::with_capacity(cell_count as usize + 5);
        for digit in digits {
            let bits = value_of_digit[usize::from(*digit)]?;
            white.extend((0..6).rev().map(|bit| bits >> bit & 1 == 1));
        }
        white.truncate(cell_count as usize);
        white[a as usize] = true;
        white[b as usize] = true;
        Some(Board::new(rows, columns, &white, a, b))
    };
    board().ok_or_else(wrong)
}
