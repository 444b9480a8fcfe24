//! The board: white and black cells and two starts; parsing and writing.

use std::fmt::Write as _;
use std::str::Lines;

use super::{Error, MAX_WRITTEN_CELLS, Place, Player, compact, index_u32};

/// The fewest rows and columns of a board: with only one there is no way around anything.
pub const MIN_SIDE: u32 = 2;

/// The most rows and columns of a board.
///
/// Four million cells: [`rings()`](super::rings()) takes 0.2 s and 110 MB for them, as a native
/// program.
pub const MAX_SIDE: u32 = 2_000;

/// The most boards in one text of the official format. The task has at most 10.
pub const MAX_BOARDS: u32 = 100;

/// A board and the cells where A and B begin.
///
/// ```
/// use mexplorer::race::{Board, Player};
///
/// let board = Board::parse("A.../.x../..../...B")?;
/// assert_eq!((board.rows(), board.columns()), (4, 4));
/// assert_eq!(board.start(Player::B), board.cell(3, 3));
/// assert_eq!(board.neighbours(board.cell(1, 0)).collect::<Vec<_>>(), [0, 8]);
/// assert_eq!(board.to_link(), "A.../.x../..../...B");
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    rows: u32,
    columns: u32,
    /// Of A and of B.
    starts: [u32; 2],
    /// By cell: bit 4 if it is white, and then bits 0 to 3 for white neighbours in the north, east,
    /// south and west. This way finding a neighbour needs no division.
    cells: Vec<u8>,
    /// Whether a step onto the opponent is followed by an extra step.
    has_jumps: bool,
}

/// Set for a white cell.
const WHITE: u8 = 1 << 4;

/// The bits for the neighbours.
pub(super) const DIRECTIONS: u8 = WHITE - 1;

impl Board {
    /// The board with these cells, `white` by cell.
    ///
    /// # Panics
    ///
    /// If a side is not from [`MIN_SIDE`] to [`MAX_SIDE`], if `white` has not
    /// `rows` · `columns` entries, or if the starts are not two white cells.
    #[must_use]
    pub fn new(rows: u32, columns: u32, white: &[bool], start_a: u32, start_b: u32) -> Self {
        let sides = MIN_SIDE..=MAX_SIDE;
        assert!(sides.contains(&rows) && sides.contains(&columns), "a side");
        assert_eq!(white.len(), (rows * columns) as usize, "one entry a cell");
        let starts = [start_a, start_b];
        let are_white = starts.iter().all(|&start| white[start as usize]);
        assert!(are_white && start_a != start_b, "two white starts");

        let width = columns as usize;
        let mut cells = vec![0; white.len()];
        for (row, row_cells) in cells.chunks_exact_mut(width).enumerate() {
            for (column, cell) in row_cells.iter_mut().enumerate() {
                let at = row * width + column;
                if white[at] {
                    let north = row > 0 && white[at - width];
                    let east = column + 1 < width && white[at + 1];
                    let south = at + width < white.len() && white[at + width];
                    let west = column > 0 && white[at - 1];
                    *cell = WHITE
                        | u8::from(north)
                        | u8::from(east) << 1
                        | u8::from(south) << 2
                        | u8::from(west) << 3;
                }
            }
        }
        Self {
            rows,
            columns,
            starts,
            cells,
            has_jumps: true,
        }
    }

    /// The same board played without the extra step: tokens may share a cell.
    #[must_use]
    pub fn without_jumps(self) -> Self {
        Self {
            has_jumps: false,
            ..self
        }
    }

    /// Whether a step onto the opponent's cell is followed by an extra step, as the task has it.
    #[must_use]
    pub fn has_jumps(&self) -> bool {
        self.has_jumps
    }

    /// Parses a board of a link: rows over `.#AB` joined by `/`, a wall also as `x`; or the compact
    /// form that [`to_link`](Self::to_link) gives large boards.
    ///
    /// # Errors
    ///
    /// [`Error::BoardCompact`] for a text that begins with a digit and is not a compact form.
    /// Otherwise the first of these, row by row; a place has the row as its line:
    /// [`Error::BoardEmpty`]; [`Error::BoardCell`]; [`Error::BoardRow`] for a row that is not as
    /// long as the first; [`Error::StartTwice`]; [`Error::BoardSide`] for a number of rows or
    /// columns that is not from [`MIN_SIDE`] to [`MAX_SIDE`]; at the end [`Error::StartMissing`].
    ///
    /// ```
    /// use mexplorer::race::Board;
    ///
    /// let error = Board::parse("A./.").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "Board 1, line 2, column 2: the row must have 2 cells; it has 1.",
    /// );
    /// ```
    pub fn parse(text: &str) -> Result<Self, Error> {
        if text.is_empty() {
            return Err(Error::BoardEmpty { place: at(1, 1, 1) });
        }
        if compact::is_compact(text) {
            return compact::read(text);
        }
        let first = text.split('/').next().unwrap_or_default();
        let columns = check_side("columns", count(first), |columns| at(1, 1, columns + 1))?;
        let mut reader = Reader::new(at(1, 1, 1), columns, LINK_CELLS);
        for (line, row) in (1..).zip(text.split('/')) {
            if line > MAX_SIDE {
                check_side("rows", line, |rows| at(1, rows, 1))?;
            }
            reader.row(line, row)?;
        }
        check_side("rows", reader.rows, |rows| at(1, rows + 1, 1))?;
        reader.finish()
    }

    /// Parses boards in the official format: the number t of boards, and for each its size n and n
    /// lines of n cells `.`, `#`, `A` or `B`.
    ///
    /// Lines may end in the style of Windows and with spaces; empty lines are allowed before a
    /// number and at the end.
    ///
    /// # Errors
    ///
    /// The first of these, line by line, with its place: [`Error::BoardEmpty`] for an empty text;
    /// [`Error::BoardCount`] if t is not a number from 1 to [`MAX_BOARDS`]; [`Error::BoardSize`] if
    /// n is not a number from [`MIN_SIDE`] to [`MAX_SIDE`]; [`Error::BoardCell`],
    /// [`Error::BoardRow`] and [`Error::StartTwice`] in a row; [`Error::BoardRows`] and
    /// [`Error::BoardsFew`] if the text ends too early; [`Error::StartMissing`] at the end of a
    /// board; [`Error::BoardsMany`] if there is more after the last board.
    ///
    /// ```
    /// use mexplorer::race::Board;
    ///
    /// let boards = Board::parse_official("1\r\n2\r\nA.\r\n.B\r\n")?;
    /// assert_eq!(boards[0].to_link(), "A./.B");
    /// assert!(Board::parse_official("1\n5000\n").is_err());
    /// # Ok::<(), mexplorer::race::Error>(())
    /// ```
    pub fn parse_official(text: &str) -> Result<Vec<Self>, Error> {
        let mut lines = NumberedLines::new(text);
        let Some((line, value)) = lines.next_filled() else {
            return Err(Error::BoardEmpty { place: at(1, 1, 1) });
        };
        let Some(board_count) = number(value, 1, MAX_BOARDS) else {
            return Err(Error::BoardCount {
                place: at(1, line, 1),
                value: value.to_owned(),
                limit: MAX_BOARDS,
            });
        };
        let mut boards = Vec::new();
        for board in 1..=board_count {
            boards.push(lines.board(board, board_count)?);
        }
        match lines.next_filled() {
            None => Ok(boards),
            Some((line, value)) => Err(Error::BoardsMany {
                place: at(board_count, line, 1),
                value: value.to_owned(),
                limit: board_count,
            }),
        }
    }

    /// The board in the format of links: the rows joined by `/`, with walls as `x`, which a link
    /// need not escape.
    ///
    /// A board of more than [`MAX_WRITTEN_CELLS`] is compact, `ROWSxCOLUMNS.A.B.CELLS`: the sides,
    /// the cells where A and B begin, and the cells by rows as digits of base64. These are either
    /// bits, 1 for white, the first cell in the highest bit; or, if that is shorter, `~` and the
    /// lengths of runs, alternating white and black. A length has five bits a digit, the lowest
    /// first, with 32 added to every digit but the last.
    #[must_use]
    pub fn to_link(&self) -> String {
        if self.cell_count() > MAX_WRITTEN_CELLS {
            return compact::write(self);
        }
        let mut text = String::with_capacity(self.cells.len() + self.rows as usize);
        for row in 0..self.rows {
            if row > 0 {
                text.push('/');
            }
            self.write_row(row, 'x', &mut text);
        }
        text
    }

    /// Boards in the official format; every line ends with a line feed.
    ///
    /// A board that is not square is padded with black cells at the bottom or on the right, which
    /// does not change the winner.
    #[must_use]
    pub fn to_official(boards: &[Self]) -> String {
        let mut text = format!("{}\n", boards.len());
        for board in boards {
            let size = board.rows.max(board.columns);
            writeln!(text, "{size}").expect("a string takes all");
            for row in 0..size {
                let padding = if row < board.rows {
                    board.write_row(row, '#', &mut text);
                    size - board.columns
                } else {
                    size
                };
                text.extend((0..padding).map(|_| '#'));
                text.push('\n');
            }
        }
        text
    }

    fn write_row(&self, row: u32, wall: char, text: &mut String) {
        let cells = row * self.columns..(row + 1) * self.columns;
        text.extend(cells.map(|cell| match cell {
            cell if cell == self.starts[0] => 'A',
            cell if cell == self.starts[1] => 'B',
            cell if self.is_white(cell) => '.',
            _ => wall,
        }));
    }

    /// How many rows there are, [`MIN_SIDE`] to [`MAX_SIDE`].
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// How many columns there are, [`MIN_SIDE`] to [`MAX_SIDE`].
    #[must_use]
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// How many cells there are, white and black.
    #[must_use]
    pub fn cell_count(&self) -> u32 {
        self.rows * self.columns
    }

    /// The cell where a player begins.
    #[must_use]
    pub fn start(&self, player: Player) -> u32 {
        self.starts[player as usize]
    }

    /// The cell that a player has to reach: where the other one begins.
    #[must_use]
    pub fn goal(&self, player: Player) -> u32 {
        self.start(!player)
    }

    /// The number of the cell in a row and a column, both from 0.
    #[must_use]
    pub fn cell(&self, row: u32, column: u32) -> u32 {
        row * self.columns + column
    }

    /// The row and column of a cell, from 0.
    #[must_use]
    pub fn row_column(&self, cell: u32) -> [u32; 2] {
        [cell / self.columns, cell % self.columns]
    }

    /// Whether a cell is white; a cell that does not exist is not.
    #[must_use]
    pub fn is_white(&self, cell: u32) -> bool {
        self.cells.get(cell as usize).is_some_and(|&cell| cell != 0)
    }

    /// The white neighbours of a white cell, in the order north, east, south, west; none for a
    /// black cell.
    ///
    /// # Panics
    ///
    /// If the cell does not exist.
    #[inline]
    pub fn neighbours(&self, cell: u32) -> impl Iterator<Item = u32> + use<> {
        let (mut directions, offsets) = (self.directions(cell), self.offsets());
        std::iter::from_fn(move || {
            let direction = directions.trailing_zeros();
            directions &= directions.wrapping_sub(1);
            let offset = offsets.get(direction as usize)?;
            Some(cell.wrapping_add(*offset))
        })
    }

    /// The directions in which a cell has white neighbours: bits 0 to 3 for north, east, south and
    /// west.
    pub(super) fn directions(&self, cell: u32) -> u8 {
        self.cells[cell as usize] & DIRECTIONS
    }

    /// By cell: the directions, and bit 4 set if it is white.
    pub(super) fn directions_of_cell(&self) -> &[u8] {
        &self.cells
    }

    /// What each direction adds to a cell's number, modulo 2^32.
    pub(super) fn offsets(&self) -> [u32; 4] {
        [
            self.columns.wrapping_neg(),
            1,
            self.columns,
            1_u32.wrapping_neg(),
        ]
    }
}

/// The characters in links for white, wall, A and B.
const LINK_CELLS: Alphabet = Alphabet {
    walls: &['#', 'x'],
    cells: ". # x A B",
};

/// The characters in the official format.
const OFFICIAL_CELLS: Alphabet = Alphabet {
    walls: &['#'],
    cells: ". # A B",
};

struct Alphabet {
    walls: &'static [char],
    cells: &'static str,
}

fn at(board: u32, line: u32, column: u32) -> Place {
    Place {
        board,
        line,
        column,
    }
}

/// How many characters there are, at most `u32::MAX - 1`.
fn count(text: &str) -> u32 {
    u32::try_from(text.chars().count()).unwrap_or(u32::MAX - 1)
}

fn check_side(side: &'static str, value: u32, end: impl Fn(u32) -> Place) -> Result<u32, Error> {
    if (MIN_SIDE..=MAX_SIDE).contains(&value) {
        return Ok(value);
    }
    Err(Error::BoardSide {
        place: end(value.min(MAX_SIDE)),
        side,
        value,
        least: MIN_SIDE,
        limit: MAX_SIDE,
    })
}

/// Parses a decimal number from `least` to `limit`.
fn number(text: &str, least: u32, limit: u32) -> Option<u32> {
    let is_decimal = text.bytes().all(|byte| byte.is_ascii_digit());
    let value = text.parse().ok().filter(|_| is_decimal)?;
    (least..=limit).contains(&value).then_some(value)
}

/// The lines of a text, numbered from 1, without trailing white space.
struct NumberedLines<'a> {
    lines: Lines<'a>,
    /// The number of the last line read.
    line: u32,
}

impl<'a> NumberedLines<'a> {
    fn new(text: &'a str) -> Self {
        let lines = text.trim_start_matches('\u{feff}').lines();
        Self { lines, line: 0 }
    }

    fn next(&mut self) -> Option<(u32, &'a str)> {
        let text = self.lines.next()?;
        self.line += 1;
        Some((self.line, text.trim_end()))
    }

    /// The next nonempty line, also without leading white space.
    fn next_filled(&mut self) -> Option<(u32, &'a str)> {
        loop {
            let (line, text) = self.next()?;
            if !text.is_empty() {
                return Some((line, text.trim_start()));
            }
        }
    }

    /// Parses the next board: its size and its rows.
    fn board(&mut self, board: u32, board_count: u32) -> Result<Board, Error> {
        let Some((first_line, value)) = self.next_filled() else {
            return Err(Error::BoardsFew {
                place: at(board, self.line + 1, 1),
                value: board - 1,
                limit: board_count,
            });
        };
        let Some(size) = number(value, MIN_SIDE, MAX_SIDE) else {
            return Err(Error::BoardSize {
                place: at(board, first_line, 1),
                value: value.to_owned(),
                least: MIN_SIDE,
                limit: MAX_SIDE,
            });
        };
        let mut reader = Reader::new(at(board, first_line, 1), size, OFFICIAL_CELLS);
        for row in 0..size {
            // Empty lines at the end of the text are not rows of the board.
            let next = self.next();
            let is_end = next.is_none_or(|(_, text)| text.is_empty())
                && self.lines.clone().all(|text| text.trim_end().is_empty());
            let Some((line, text)) = next.filter(|_| !is_end) else {
                return Err(Error::BoardRows {
                    place: at(board, first_line + row + 1, 1),
                    value: row,
                    limit: size,
                });
            };
            reader.row(line, text)?;
        }
        reader.finish()
    }
}

/// A board that is being parsed.
struct Reader {
    /// Where it begins in the text.
    place: Place,
    columns: u32,
    rows: u32,
    white: Vec<bool>,
    /// Of A and of B: the cell, and its place in the text.
    starts: [Option<(u32, Place)>; 2],
    alphabet: Alphabet,
}

impl Reader {
    fn new(place: Place, columns: u32, alphabet: Alphabet) -> Self {
        Self {
            place,
            columns,
            rows: 0,
            white: Vec::new(),
            starts: [None; 2],
            alphabet,
        }
    }

    fn row(&mut self, line: u32, text: &str) -> Result<(), Error> {
        let place = |column| at(self.place.board, line, column);
        let wrong_length = |column| Error::BoardRow {
            place: place(column),
            value: count(text),
            limit: self.columns,
        };
        let mut last_column = 0;
        for (column, character) in (1..).zip(text.chars()) {
            if column > self.columns {
                return Err(wrong_length(column));
            }
            last_column = column;
            let token = match character {
                'A' => Some(Player::A),
                'B' => Some(Player::B),
                '.' => None,
                wall if self.alphabet.walls.contains(&wall) => {
                    self.white.push(false);
                    continue;
                }
                value => {
                    return Err(Error::BoardCell {
                        place: place(column),
                        value,
                        cells: self.alphabet.cells,
                    });
                }
            };
            if let Some(player) = token {
                let start = &mut self.starts[player as usize];
                if let Some((_, first)) = start {
                    return Err(Error::StartTwice {
                        place: place(column),
                        value: character,
                        first_line: first.line,
                        first_column: first.column,
                    });
                }
                *start = Some((index_u32(self.white.len()), place(column)));
            }
            self.white.push(true);
        }
        if last_column < self.columns {
            return Err(wrong_length(last_column + 1));
        }
        self.rows += 1;
        Ok(())
    }

    fn finish(self) -> Result<Board, Error> {
        let start = |player: Player| match self.starts[player as usize] {
            Some((cell, _)) => Ok(cell),
            None => Err(Error::StartMissing {
                place: self.place,
                value: player.name(),
            }),
        };
        let (start_a, start_b) = (start(Player::A)?, start(Player::B)?);
        let (rows, columns) = (self.rows, self.columns);
        Ok(Board::new(rows, columns, &self.white, start_a, start_b))
    }
}
