//! Large boards as short texts: six cells a character, or run lengths.

use super::{Board, Error, MAX_SIDE, MIN_SIDE, Player};

/// The most cells of a board that links write row by row; a larger one is compact.
pub const MAX_WRITTEN_CELLS: u32 = 2_500;

/// The digits of base64 that links need not escape, six bits each.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Whether a text should be compact: it begins with a digit, which no row does.
pub(super) fn is_compact(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit())
}

/// A board as `ROWSxCOLUMNS.A.B.CELLS`: the sides, the cells where A and B begin, and the cells by
/// rows, as bits or as runs, whichever is shorter.
pub(super) fn write(board: &Board) -> String {
    let [a, b] = [Player::A, Player::B].map(|player| board.start(player));
    let (bits, runs) = (written_bits(board), written_runs(board));
    let cells = if runs.len() < bits.len() { runs } else { bits };
    format!("{}x{}.{a}.{b}.{cells}", board.rows(), board.columns())
}

/// The prefix of run lengths.
const RUNS: char = '~';

/// The lengths of runs of one colour, alternating, the first one white and perhaps 0: five bits a
/// digit, the lowest first, with 32 added to every digit but the last of a length.
fn written_runs(board: &Board) -> String {
    let mut text = String::from(RUNS);
    let mut push = |mut length: usize| {
        while length >= 32 {
            text.push(char::from(DIGITS[32 + length % 32]));
            length /= 32;
        }
        text.push(char::from(DIGITS[length]));
    };
    let (mut is_white, mut length) = (true, 0);
    for cell in 0..board.cell_count() {
        if board.is_white(cell) != is_white {
            push(length);
            (is_white, length) = (!is_white, 0);
        }
        length += 1;
    }
    push(length);
    text
}

/// Bits, 1 for white, the first cell in the highest bit of the first digit.
fn written_bits(board: &Board) -> String {
    let mut text = String::with_capacity(board.cell_count() as usize / 6 + 1);
    for first in (0..board.cell_count()).step_by(6) {
        let bits = (first..first + 6).fold(0, |bits, cell| {
            bits << 1 | usize::from(board.is_white(cell))
        });
        text.push(char::from(DIGITS[bits]));
    }
    text
}

/// Parses the format of [`write`].
pub(super) fn read(text: &str) -> Result<Board, Error> {
    let wrong = || Error::BoardCompact {
        value: text.to_owned(),
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
        let cells = parts.next()?;
        let values = |text: &str| -> Option<Vec<u8>> {
            let digits = text.bytes();
            digits
                .map(|digit| value_of_digit[usize::from(digit)])
                .collect()
        };
        let mut white = match cells.strip_prefix(RUNS) {
            Some(runs) => read_runs(&values(runs)?, cell_count as usize)?,
            None => read_bits(&values(cells)?, cell_count as usize)?,
        };
        if a == b {
            return None;
        }
        white[a as usize] = true;
        white[b as usize] = true;
        Some(Board::new(rows, columns, &white, a, b))
    };
    board().ok_or_else(wrong)
}

fn read_bits(digits: &[u8], cell_count: usize) -> Option<Vec<bool>> {
    if digits.len() != cell_count.div_ceil(6) {
        return None;
    }
    let bits = digits
        .iter()
        .flat_map(|digit| (0..6).rev().map(move |bit| digit >> bit & 1 == 1));
    Some(bits.take(cell_count).collect())
}

fn read_runs(digits: &[u8], cell_count: usize) -> Option<Vec<bool>> {
    let mut white = Vec::with_capacity(cell_count);
    let (mut is_white, mut length, mut unit) = (true, 0, 1);
    for &digit in digits {
        // No run is longer than the board, so nothing overflows.
        length += usize::from(digit % 32) * unit;
        unit *= 32;
        if length > cell_count || unit > 32_usize.pow(5) {
            return None;
        }
        if digit < 32 {
            white.resize(white.len() + length, is_white);
            (is_white, length, unit) = (!is_white, 0, 1);
        }
        if white.len() > cell_count {
            return None;
        }
    }
    (white.len() == cell_count && unit == 1).then_some(white)
}
