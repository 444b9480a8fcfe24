//! Coins in a row of cells: a coin jumps to the nearest free cell on its right.
//!
//! One text (POI XI, "Game") has been read in three ways, which give three games.
//!
//! * *Blocked*: a coin without a free cell on its right cannot move; a player who cannot move
//!   loses. A coin stands on a stair, the number of free cells on its right. Moving the t-th coin
//!   from the right of a run brings t coins one stair down: this is staircase Nim.
//! * *Goal*, the original task: the last cell is free at first, and whoever moves a coin onto it
//!   wins. If the cell before it is occupied, a coin of the run that ends there can do this;
//!   otherwise nobody wants to move a coin onto that cell, and the cells before both are played as
//!   *blocked*.
//! * *Thrown*: a coin without a free cell on its right is thrown off the board, and whoever throws
//!   off the last one wins. It has been claimed in print that this is staircase Nim too, with one
//!   more stair below. That is wrong: a coin that is thrown off leaves a free cell, and all coins
//!   on its left are then one stair higher. The smallest counterexamples have three cells, 110 and
//!   101. No formula is known; all boards of that many cells are searched.

use std::collections::BTreeMap;

use num_bigint::BigUint;

use crate::Outcome;
use crate::whole_number::whole_number;

use super::link::{MAX_PLACES, numbers};
use super::{Error, Place, RowGame, total};

/// The most cells.
pub const MAX_CELLS: u64 = 1_000_000_000;

/// The most cells of a board that is searched.
pub const MAX_SEARCHED: u64 = 20;

/// What happens to a coin without a free cell on its right, and who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// It cannot move.
    Blocked,
    /// It cannot move; whoever moves a coin onto the last cell wins.
    Goal,
    /// It is thrown off the board.
    Thrown,
}

/// A row of cells with coins.
///
/// ```
/// use mexplorer::rows::RowGame;
/// use mexplorer::rows::coins::Coins;
///
/// // Two coins one stair up, one coin three stairs up.
/// let game = Coins::parse("1001100", None, None, "blocked")?;
/// assert_eq!(game.nimber(game.start()), Some(0_u32.into()));
/// let goal = Coins::parse("", Some("5"), Some("1,3"), "goal")?;
/// assert_eq!(goal.winning_moves(goal.start()).moves, [1]);
/// # Ok::<(), mexplorer::rows::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coins {
    cells: u64,
    start: Vec<u64>,
    reading: Reading,
    /// For *thrown*: the nimbers of all boards up to that of the link, as numbers with cell m as
    /// bit 0.
    searched: Vec<u8>,
}

/// Parses a text of 0 and 1: the number of cells, and the cells with a coin.
fn board_of(text: &str) -> Result<(u64, Vec<u64>), Error> {
    let (mut cells, mut coins) = (0, Vec::new());
    for (place, cell) in (1..).zip(text.chars()) {
        cells += 1;
        match cell {
            '0' => {}
            '1' => coins.push(cells),
            other => {
                return Err(Error::CoinsCell {
                    value: other.to_string(),
                    place,
                });
            }
        }
    }
    if coins.len() > MAX_PLACES {
        return Err(Error::RowMany {
            name: "coins",
            value: coins.len(),
            limit: MAX_PLACES,
        });
    }
    Ok((cells, coins))
}

impl Coins {
    /// Parses a row: the number of cells and the cells with a coin; or, if both are missing, a
    /// board of 0 and 1, cell 1 leftmost.
    ///
    /// # Errors
    ///
    /// For other characters, more coins than [`MAX_PLACES`], more cells than [`MAX_CELLS`]
    /// ([`MAX_SEARCHED`] if coins are thrown off), coins outside the board or on the same cell, and
    /// an unknown reading.
    pub fn parse(
        board: &str,
        cells: Option<&str>,
        coins: Option<&str>,
        reading: &str,
    ) -> Result<Self, Error> {
        let reading = match reading {
            "blocked" => Reading::Blocked,
            "goal" => Reading::Goal,
            "thrown" => Reading::Thrown,
            _ => {
                return Err(Error::CoinsReading {
                    value: reading.to_owned(),
                });
            }
        };
        let is_drawn = cells.is_none() && coins.is_none();
        let (cells, coins) = if is_drawn {
            board_of(board)?
        } else {
            let typed = cells.unwrap_or_default();
            let count = whole_number(typed).filter(|&cells| cells <= MAX_CELLS);
            let cells = count.ok_or_else(|| Error::CoinsCells {
                value: typed.to_owned(),
                limit: MAX_CELLS,
            })?;
            (
                cells,
                numbers("coins", coins.unwrap_or_default(), cells, MAX_PLACES)?,
            )
        };
        if reading == Reading::Thrown && cells > MAX_SEARCHED {
            return Err(Error::CoinsThrown {
                name: if is_drawn { "board" } else { "m" },
                value: cells,
                limit: MAX_SEARCHED,
            });
        }
        let mut row = Self {
            cells,
            start: coins,
            reading,
            searched: Vec::new(),
        };
        if reading == Reading::Thrown {
            row.searched = search(row.board(&row.start));
        }
        Ok(row)
    }

    /// How many cells there are.
    #[must_use]
    pub fn cells(&self) -> u64 {
        self.cells
    }

    /// What happens to a coin without a free cell on its right.
    #[must_use]
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// By coin, its stair: the number of free cells on its right among those that count in the
    /// reading; one more if coins are thrown off. `None` for a coin outside the cells that count.
    #[must_use]
    pub fn stairs(&self, coins: &[u64]) -> Vec<Option<u64>> {
        let (end, below) = match self.reading {
            Reading::Blocked => (self.cells, 0),
            Reading::Goal => (self.cells.saturating_sub(2), 0),
            Reading::Thrown => (self.cells, 1),
        };
        let counted = coins.iter().filter(|&&coin| coin <= end).count() as u64;
        let stair = |(index, &coin): (u64, &u64)| {
            let coins_right = counted.checked_sub(index + 1)?;
            Some(end - coin - coins_right + below)
        };
        (0..).zip(coins).map(stair).collect()
    }

    /// For *thrown*: who would win if it were staircase Nim, as has been claimed.
    #[must_use]
    pub fn claimed(&self, coins: &[u64]) -> Option<Outcome> {
        (self.reading == Reading::Thrown).then(|| {
            if total(&self.stairs_of(coins)) == BigUint::ZERO {
                Outcome::P
            } else {
                Outcome::N
            }
        })
    }

    fn stairs_of(&self, coins: &[u64]) -> Vec<Place> {
        let mut counts: BTreeMap<u64, u32> = BTreeMap::new();
        for stair in self.stairs(coins).into_iter().flatten() {
            *counts.entry(stair).or_default() += 1;
        }
        let place = |(number, count): (u64, u32)| Place {
            number,
            holds: count.into(),
            heap: (number % 2 == 1).then(|| count.into()),
        };
        counts.into_iter().map(place).collect()
    }

    /// The board as a number with cell m as bit 0; only for boards that are searched.
    fn board(&self, coins: &[u64]) -> u32 {
        coins
            .iter()
            .fold(0, |board, coin| board | 1 << (self.cells - coin))
    }

    /// The nearest free cell to the right of a coin.
    fn free_cell(&self, coins: &[u64], index: usize) -> Option<u64> {
        let run = (coins[index]..).zip(&coins[index..]);
        let run = run.take_while(|(cell, coin)| cell == *coin).count() as u64;
        Some(coins[index] + run).filter(|&cell| cell <= self.cells)
    }

    /// For *goal*: whether a coin is on the last cell.
    fn is_reached(&self, coins: &[u64]) -> bool {
        self.reading == Reading::Goal && self.cells > 0 && coins.last() == Some(&self.cells)
    }
}

/// The nimbers of all boards up to one; every move makes a board's number smaller.
///
/// Cost: O(boards · coins).
fn search(last: u32) -> Vec<u8> {
    let mut nimbers: Vec<u8> = Vec::with_capacity(last as usize + 1);
    for board in 0..=last {
        let mut seen = 0_u32;
        let mut left = board;
        // The nearest free cell to the right of the coin. After the last cell it is 0, off the
        // board.
        let mut to = 0;
        while left != 0 {
            let coin = left & left.wrapping_neg();
            left ^= coin;
            if board & (coin >> 1) == 0 {
                to = coin >> 1;
            }
            seen |= 1 << nimbers[(board ^ coin | to) as usize];
        }
        nimbers.push(u8::try_from(seen.trailing_ones()).unwrap_or(u8::MAX));
    }
    nimbers
}

impl RowGame for Coins {
    /// The cells of the coins, ascending.
    type Position = Vec<u64>;
    /// The cell of the coin that moves.
    type Move = u64;

    fn start(&self) -> &Vec<u64> {
        &self.start
    }

    /// The stairs of the coins.
    fn places(&self, coins: &Vec<u64>) -> Vec<Place> {
        self.stairs_of(coins)
    }

    /// By the stairs for *blocked*, by the search for *thrown*; unknown for *goal*.
    fn nimber(&self, coins: &Vec<u64>) -> Option<BigUint> {
        match self.reading {
            Reading::Blocked => Some(total(&self.stairs_of(coins))),
            Reading::Goal => None,
            Reading::Thrown => Some(self.searched[self.board(coins) as usize].into()),
        }
    }

    fn winner(&self, coins: &Vec<u64>) -> Outcome {
        let is_lost = match self.nimber(coins) {
            Some(nimber) => nimber == BigUint::ZERO,
            None if self.is_reached(coins) => true,
            None => {
                !coins.contains(&(self.cells.saturating_sub(1)))
                    && total(&self.stairs_of(coins)) == BigUint::ZERO
            }
        };
        if is_lost { Outcome::P } else { Outcome::N }
    }

    fn all_moves(&self, coins: &Vec<u64>) -> Vec<u64> {
        if self.is_reached(coins) {
            return Vec::new();
        }
        let can_move = |index: &usize| {
            self.reading == Reading::Thrown || self.free_cell(coins, *index).is_some()
        };
        let movable = (0..coins.len()).filter(can_move);
        movable.map(|index| coins[index]).collect()
    }

    fn after(&self, coins: &Vec<u64>, coin: &u64) -> Option<Vec<u64>> {
        let index = coins.binary_search(coin).ok()?;
        if self.is_reached(coins) {
            return None;
        }
        let to = self.free_cell(coins, index);
        let mut left = coins.clone();
        left.remove(index);
        match to {
            Some(cell) => {
                let at = left.partition_point(|&other| other < cell);
                left.insert(at, cell);
            }
            None if self.reading == Reading::Thrown => {}
            None => return None,
        }
        Some(left)
    }

    fn read_position(&self, text: &str) -> Result<Vec<u64>, Error> {
        let coins = numbers("coins", text, self.cells, MAX_PLACES)?;
        // The search has the boards that can be reached from the link's.
        let is_known =
            self.reading != Reading::Thrown || (self.board(&coins) as usize) < self.searched.len();
        is_known.then_some(coins).ok_or_else(|| Error::RowPosition {
            value: text.to_owned(),
        })
    }
}
