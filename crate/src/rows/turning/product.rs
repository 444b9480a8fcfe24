//! Products of two coin games: coins on a grid.
//!
//! A coin lies in a column and a row, both numbered from 1. A move takes a turn of the first code
//! among the columns and one of the second among the rows, and turns all coins in which they
//! cross. The last of these coins, right and below, turns from heads to tails.
//!
//! **Tartan theorem**: the nimber of a single head is the [nim product](crate::nim_product) of the
//! nimbers of its column and its row. So a turn whose columns have the XOR s and whose rows have
//! the XOR t changes the nimber of a position by s ⊗ t.
//!
//! Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::str::FromStr;

use crate::Outcome;
use crate::nim_product::{nim_inverse, nim_product};
use crate::random_choice::pick_index;
use crate::rows::link::items;
use crate::rows::{Error, MAX_LISTED_MOVES, MAX_PLACES, Numbers, Place, RowGame, Winning};
use crate::whole_number::whole_number;

use super::values::Values;
use super::{Code, MAX_HEADS, MAX_REPORTED, Reported, Turning};

/// The last column and row, at most.
pub const MAX_SIDE: u64 = 4_096;

/// The last column and row if a turn may be of any length.
const MAX_SIDE_OF_RUNS: u64 = 64;

/// The most turns of a column's or a row's last coin.
const MAX_TURNS: usize = 4_096;

/// The most columns and rows of a table whose steps are recorded.
pub const MAX_TABLE_SIDE: u64 = 15;

/// The most moves of a table's last coin.
const MAX_TABLE_MOVES: usize = 20_000;

/// Where a coin lies: its column and its row, both from 1; written as `3.5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Its column.
    pub column: u64,
    /// Its row.
    pub row: u64,
}

impl fmt::Display for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.column, self.row)
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (column, row) = text.split_once('.').ok_or(())?;
        let [column, row] = [column, row].map(whole_number);
        Ok(Self {
            column: column.ok_or(())?,
            row: row.ok_or(())?,
        })
    }
}

impl Numbers for Vec<Cell> {
    fn write(&self) -> String {
        let cells: Vec<String> = self.iter().map(Cell::to_string).collect();
        cells.join(",")
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn read(text: &str) -> Option<Self> {
        if text.is_empty() {
            return Some(Vec::new());
        }
        text.split(',').map(|cell| cell.parse().ok()).collect()
    }
}

/// The coins of a grid.
///
/// ```
/// use mexplorer::rows::{Numbers, RowGame};
/// use mexplorer::rows::turning::Product;
///
/// let game = Product::parse("1-2x1-2", "3.5,4.1")?;
/// // 3 ⊗ 5 is 15, 4 ⊗ 1 is 4.
/// assert_eq!(game.nimber(game.start()), Some(11_u32.into()));
/// assert_eq!(game.winning_moves(game.start()).moves[0].write(), "3.5,3.3,1.5,1.3");
/// # Ok::<(), mexplorer::rows::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    columns: Turning,
    rows: Turning,
    heads: Vec<Cell>,
}

/// The turns of a code that begin at a coin, by the XOR of the values of their coins.
type Turns = HashMap<u64, Vec<Vec<u64>>>;

impl Product {
    /// Parses two codes with an `x` between them, and the coins that show heads, each as its column,
    /// a point and its row, separated by commas.
    ///
    /// # Errors
    ///
    /// For an invalid code ([`Code::parse`]), and for a coin that is invalid, repeated or beyond
    /// [the last column or row](Self::sides).
    pub fn parse(turn: &str, heads: &str) -> Result<Self, Error> {
        let (columns, rows) = turn.split_once('x').unwrap_or((turn, ""));
        // A code that is none is told with the other one.
        let whole = |error| match error {
            Error::TurnCode { .. } => Error::TurnCode {
                value: turn.to_owned(),
            },
            other => other,
        };
        let columns = Code::parse(columns).map_err(whole)?;
        let rows = Code::parse(rows).map_err(whole)?;
        let sides = [columns, rows].map(last_of);
        let heads = cells(heads, sides, MAX_PLACES)?;
        let axis = |code: Code, side: u64| Turning {
            code,
            heads: Vec::new(),
            values: Values::of(code, side),
        };
        let last = last_cell(&heads);
        Ok(Self {
            columns: axis(columns, sides[0].min(last.column.max(MAX_TABLE_SIDE))),
            rows: axis(rows, sides[1].min(last.row.max(MAX_TABLE_SIDE))),
            heads,
        })
    }

    /// The last column and the last row that the codes allow.
    #[must_use]
    pub fn sides(&self) -> [u64; 2] {
        [self.columns.code, self.rows.code].map(last_of)
    }

    /// The last column and the last row with a head; 0 without heads.
    #[must_use]
    pub fn last(&self) -> Cell {
        last_cell(&self.heads)
    }

    /// The nimbers of a column and a row, of which the nimber of their coin is the product.
    #[must_use]
    pub fn factors(&self, cell: Cell) -> [u64; 2] {
        [self.columns.value(cell.column), self.rows.value(cell.row)]
    }

    /// The nimber of a single head.
    #[must_use]
    pub fn value(&self, cell: Cell) -> u64 {
        let [column, row] = self.factors(cell);
        nim_product(column, row)
    }

    fn total(&self, heads: &[Cell]) -> u64 {
        heads.iter().fold(0, |all, &head| all ^ self.value(head))
    }

    /// The nimbers of all coins to the last head, by the definition; `None` with more than
    /// [`MAX_TABLE_SIDE`] columns or rows, or too many moves.
    #[must_use]
    pub fn table(&self) -> Option<Table> {
        let last = self.last();
        if last.column.max(last.row) > MAX_TABLE_SIDE {
            return None;
        }
        let turns = |axis: &Turning, last: u64| -> Vec<Vec<Vec<u64>>> {
            (1..=last).map(|coin| turns_of(axis, coin)).collect()
        };
        let of_columns = turns(&self.columns, last.column);
        let of_rows = turns(&self.rows, last.row);
        let most = |turns: &[Vec<Vec<u64>>]| turns.iter().map(Vec::len).max().unwrap_or(0);
        if most(&of_columns) * most(&of_rows) > MAX_TABLE_MOVES {
            return None;
        }
        let mut table = Table::default();
        let mut values: BTreeMap<Cell, u64> = BTreeMap::new();
        for row in 1..=last.row {
            for column in 1..=last.column {
                let of_column = &of_columns[index(column)];
                let of_row = &of_rows[index(row)];
                let mut options: Vec<u64> = Vec::new();
                for columns in of_column {
                    for rows in of_row {
                        // All coins that are turned but the head itself, which is the first.
                        let others = crossings(columns, rows).skip(1);
                        options.push(others.fold(0, |all, other| all ^ values[&other]));
                    }
                }
                options.sort_unstable();
                options.dedup();
                let value = (0..)
                    .zip(&options)
                    .take_while(|(at, one)| at == *one)
                    .count() as u64;
                values.insert(Cell { column, row }, value);
                table.values.push(value);
                table.options.push(options);
            }
        }
        Some(table)
    }

    /// The turns of a head among the columns, and those among the rows.
    fn turns(&self, head: Cell) -> [Vec<Vec<u64>>; 2] {
        [
            turns_of(&self.columns, head.column),
            turns_of(&self.rows, head.row),
        ]
    }

    /// The turns of columns and of rows of a move; `None` if it is none.
    fn turns_in(&self, cells: &[Cell]) -> Option<[Vec<u64>; 2]> {
        let first = cells.first()?;
        let in_first_row = cells.iter().take_while(|cell| cell.column == first.column);
        let rows: Vec<u64> = in_first_row.map(|cell| cell.row).collect();
        let columns: Vec<u64> = cells
            .iter()
            .step_by(rows.len())
            .map(|cell| cell.column)
            .collect();
        let is_whole = crossings(&columns, &rows).eq(cells.iter().copied());
        let is_turn =
            |axis: &Turning, coins: &[u64]| coins.last() != Some(&0) && axis.code.allows(coins);
        (is_whole && is_turn(&self.columns, &columns) && is_turn(&self.rows, &rows))
            .then_some([columns, rows])
    }
}

/// The nimbers of single heads by the definition, row by row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The nimber of each coin.
    pub values: Vec<u64>,
    /// The nimbers that the moves of each coin lead to, ascending.
    pub options: Vec<Vec<u64>>,
}

fn index(coin: u64) -> usize {
    usize::try_from(coin - 1).expect("a coin of a short side")
}

/// The last coin of a side: with more there would be too many turns.
fn last_of(code: Code) -> u64 {
    let side = if code.most == u64::MAX {
        MAX_SIDE_OF_RUNS
    } else {
        code.last_of_table()
            .map_or(MAX_SIDE, |last| last.min(MAX_SIDE))
    };
    let axis = Turning {
        code,
        heads: Vec::new(),
        values: Values::One,
    };
    let is_small = |coin: u64| {
        let mut count = 0;
        axis.each_of(coin, |_| {
            count += 1;
            count <= MAX_TURNS
        });
        count <= MAX_TURNS
    };
    let (mut small, mut large) = (1, side + 1);
    while large - small > 1 {
        let middle = u64::midpoint(small, large);
        if is_small(middle) {
            small = middle;
        } else {
            large = middle;
        }
    }
    small
}

fn turns_of(axis: &Turning, coin: u64) -> Vec<Vec<u64>> {
    let mut turns = Vec::new();
    axis.each_of(coin, |coins| {
        turns.push(coins.to_vec());
        true
    });
    turns
}

fn last_cell(heads: &[Cell]) -> Cell {
    Cell {
        column: heads.iter().map(|head| head.column).max().unwrap_or(0),
        row: heads.iter().map(|head| head.row).max().unwrap_or(0),
    }
}

/// The coins in which columns and rows cross, descending as these are.
fn crossings<'a>(columns: &'a [u64], rows: &'a [u64]) -> impl Iterator<Item = Cell> + 'a {
    let in_column = move |&column| rows.iter().map(move |&row| Cell { column, row });
    columns.iter().flat_map(in_column)
}

/// Parses a list of coins, none of them twice; returns them ascending.
fn cells(text: &str, [across, down]: [u64; 2], most: usize) -> Result<Vec<Cell>, Error> {
    let mut all: Vec<Cell> = Vec::new();
    for (place, item) in (1..).zip(items("heads", text, most)?) {
        let cell = item.parse().ok().filter(|cell: &Cell| {
            (1..=across).contains(&cell.column) && (1..=down).contains(&cell.row)
        });
        all.push(cell.ok_or_else(|| Error::TurnCell {
            value: item.to_owned(),
            place,
            across,
            down,
        })?);
    }
    all.sort_unstable();
    match all.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Error::RowTwice {
            name: "heads",
            value: pair[0].to_string(),
        }),
        None => Ok(all),
    }
}

impl RowGame for Product {
    /// The coins that show heads, ascending.
    type Position = Vec<Cell>;
    /// The coins that are turned, descending.
    type Move = Vec<Cell>;

    fn start(&self) -> &Vec<Cell> {
        &self.heads
    }

    fn places(&self, heads: &Vec<Cell>) -> Vec<Place> {
        let place = |&head: &Cell| Place {
            number: head.into(),
            holds: 1_u32.into(),
            heap: Some(self.value(head).into()),
        };
        heads.iter().map(place).collect()
    }

    fn winner(&self, heads: &Vec<Cell>) -> Outcome {
        if self.total(heads) == 0 {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    fn move_count(&self, heads: &Vec<Cell>) -> u64 {
        let count = |axis: &Turning, coin: u64| {
            let mut count = 0;
            axis.each_of(coin, |_| {
                count += 1;
                count <= MAX_LISTED_MOVES
            });
            count
        };
        let of_head = |head: &Cell| count(&self.columns, head.column) * count(&self.rows, head.row);
        heads.iter().map(of_head).sum()
    }

    fn all_moves(&self, heads: &Vec<Cell>) -> Vec<Vec<Cell>> {
        let mut all = Vec::new();
        for &head in heads {
            let [columns, rows] = self.turns(head);
            let first = all.len();
            for columns in &columns {
                all.extend(
                    rows.iter()
                        .map(|rows| crossings(columns, rows).collect::<Vec<_>>()),
                );
            }
            all[first..].sort();
        }
        all
    }

    /// A turn of columns with the XOR s needs a turn of rows with the XOR nimber ⊗ s⁻¹.
    fn winning_moves(&self, heads: &Vec<Cell>) -> Winning<Vec<Cell>> {
        let all = self.total(heads);
        let mut reported = Reported::default();
        let heads: &[Cell] = if all == 0 { &[] } else { heads };
        for &head in heads {
            let [columns, rows] = self.turns(head);
            let mut by_value = Turns::new();
            for rows in rows {
                let value = rows.iter().fold(0, |all, &row| all ^ self.rows.value(row));
                by_value.entry(value).or_default().push(rows);
            }
            let mut found: Vec<Vec<Cell>> = Vec::new();
            for columns in columns {
                let value = columns
                    .iter()
                    .fold(0, |all, &one| all ^ self.columns.value(one));
                if value == 0 {
                    continue;
                }
                let fitting = by_value.get(&nim_product(all, nim_inverse(value)));
                for rows in fitting.into_iter().flatten() {
                    reported.count += 1;
                    if found.len() < MAX_REPORTED {
                        found.push(crossings(&columns, rows).collect());
                    }
                }
            }
            found.sort();
            for play_move in found {
                reported.list(play_move);
            }
        }
        let total = (reported.moves.len() as u64 != reported.count).then_some(reported.count);
        Winning {
            moves: reported.moves,
            total,
        }
    }

    fn after(&self, heads: &Vec<Cell>, cells: &Vec<Cell>) -> Option<Vec<Cell>> {
        let is_head = heads.binary_search(cells.first()?).is_ok();
        if !is_head || heads.len() + cells.len() > 2 * MAX_HEADS {
            return None;
        }
        self.turns_in(cells)?;
        let mut left = heads.clone();
        for cell in cells {
            match left.binary_search(cell) {
                Ok(at) => {
                    left.remove(at);
                }
                Err(at) => left.insert(at, *cell),
            }
        }
        Some(left)
    }

    /// The smallest number of coins, side by side.
    fn move_by(&self, heads: &Vec<Cell>, [which, ..]: [f64; 3]) -> Option<Vec<Cell>> {
        let can_turn =
            |head: &&Cell| self.columns.can_turn(head.column) && self.rows.can_turn(head.row);
        let heads: Vec<&Cell> = heads.iter().filter(can_turn).collect();
        let head = heads.get(pick_index(which, heads.len()))?;
        let [columns, rows] = [self.columns.fewest(head.column), self.rows.fewest(head.row)];
        Some(crossings(&columns, &rows).collect())
    }

    fn read_position(&self, text: &str) -> Result<Vec<Cell>, Error> {
        let last = self.last();
        cells(text, [last.column, last.row], MAX_HEADS)
    }
}
