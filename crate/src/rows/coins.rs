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

use num_bigint::BigUint;

use crate::Outcome;
use crate::whole_number::whole_number;

use super::link::numbers;
use super::{Error, Place, RowGame, Winning};

/// The most cells.
pub const MAX_CELLS: u64 = 1_000_000_000;

/// The most coins.
pub const MAX_COINS: usize = 1_000_000;

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

/// The coins of a stair, which are neighbours.
struct Run<'a> {
    stair: u64,
    coins: &'a [u64],
}

/// The coins of the run that ends at a cell, if the last coin is there.
fn run_to(coins: &[u64], cell: u64) -> &[u64] {
    let cells = (1..=cell).rev().zip(coins.iter().rev());
    let length = cells.take_while(|(cell, coin)| cell == *coin).count();
    &coins[coins.len() - length..]
}

fn to_index(count: u64) -> usize {
    usize::try_from(count).expect("not more than there are coins")
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
    if coins.len() > MAX_COINS {
        return Err(Error::RowMany {
            name: "coins",
            value: coins.len(),
            limit: MAX_COINS,
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
    /// For other characters, more coins than [`MAX_COINS`], more cells than [`MAX_CELLS`]
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
                numbers("coins", coins.unwrap_or_default(), cells, MAX_COINS)?,
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

    /// The last cell that counts in the reading, and the stair of a coin on it.
    fn floor(&self) -> (u64, u64) {
        match self.reading {
            Reading::Blocked => (self.cells, 0),
            Reading::Goal => (self.cells.saturating_sub(2), 0),
            Reading::Thrown => (self.cells, 1),
        }
    }

    /// By coin, its stair: the number of free cells on its right among those that count in the
    /// reading; one more if coins are thrown off. `None` for a coin outside the cells that count.
    #[must_use]
    pub fn stairs(&self, coins: &[u64]) -> Vec<Option<u64>> {
        let (end, below) = self.floor();
        let counted = coins.partition_point(|&coin| coin <= end) as u64;
        let stair = |(index, &coin): (u64, &u64)| {
            let coins_right = counted.checked_sub(index + 1)?;
            Some(end - coin - coins_right + below)
        };
        (0..).zip(coins).map(stair).collect()
    }

    /// The runs of neighbouring coins on the cells that count, from the right: a run is all coins of
    /// a stair.
    fn runs<'a>(&self, coins: &'a [u64]) -> impl Iterator<Item = Run<'a>> + use<'a> {
        let (end, below) = self.floor();
        let coins = &coins[..coins.partition_point(|&coin| coin <= end)];
        let mut left = coins;
        std::iter::from_fn(move || {
            let &last = left.last()?;
            let right = coins.len() - left.len();
            let is_neighbour = |(back, coin): &(u64, &u64)| last - back == **coin;
            let length = (0..)
                .zip(left.iter().rev())
                .take_while(is_neighbour)
                .count();
            let (before, run) = left.split_at(left.len() - length);
            left = before;
            let stair = end - last - right as u64 + below;
            Some(Run { stair, coins: run })
        })
    }

    /// The XOR of the lengths of the runs on odd stairs.
    fn xor_of_runs(&self, coins: &[u64]) -> u64 {
        let odd = self.runs(coins).filter(|run| run.stair % 2 == 1);
        odd.fold(0, |xor, run| xor ^ run.coins.len() as u64)
    }

    /// The moves to a losing position of *blocked*, ascending: the t-th coin from the right of a run
    /// brings t coins to the stair below.
    fn moves_down(&self, coins: &[u64]) -> Vec<u64> {
        let xor = self.xor_of_runs(coins);
        let mut moves = Vec::new();
        // The coins on the stair below.
        let mut below = (0, 0);
        for Run { stair, coins } in self.runs(coins) {
            let length = coins.len() as u64;
            let on_next = if below.0 + 1 == stair { below.1 } else { 0 };
            below = (stair, length);
            let moved = if stair % 2 == 1 {
                length.checked_sub(length ^ xor)
            } else {
                (on_next ^ xor).checked_sub(on_next)
            };
            let moved = moved.filter(|moved| stair > 0 && (1..=length).contains(moved));
            moves.extend(moved.map(|moved| coins[coins.len() - to_index(moved)]));
        }
        moves.reverse();
        moves
    }

    /// For *thrown*: who would win if it were staircase Nim, as has been claimed.
    #[must_use]
    pub fn claimed(&self, coins: &[u64]) -> Option<Outcome> {
        (self.reading == Reading::Thrown).then(|| {
            if self.xor_of_runs(coins) == 0 {
                Outcome::P
            } else {
                Outcome::N
            }
        })
    }

    /// The coins that can move.
    fn movable<'a>(&self, coins: &'a [u64]) -> &'a [u64] {
        let stuck = match self.reading {
            Reading::Thrown => 0,
            _ => run_to(coins, self.cells).len(),
        };
        &coins[..coins.len() - stuck]
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
        let place = |Run { stair, coins }: Run| Place {
            number: stair.into(),
            holds: coins.len().into(),
            heap: (stair % 2 == 1).then(|| coins.len().into()),
        };
        self.runs(coins).map(place).collect()
    }

    /// By the stairs for *blocked*, by the search for *thrown*; unknown for *goal*.
    fn nimber(&self, coins: &Vec<u64>) -> Option<BigUint> {
        match self.reading {
            Reading::Blocked => Some(self.xor_of_runs(coins).into()),
            Reading::Goal => None,
            Reading::Thrown => Some(self.searched[self.board(coins) as usize].into()),
        }
    }

    fn winner(&self, coins: &Vec<u64>) -> Outcome {
        let is_lost = match self.nimber(coins) {
            Some(nimber) => nimber == BigUint::ZERO,
            None if self.is_reached(coins) => true,
            None => {
                run_to(coins, self.cells.saturating_sub(1)).is_empty()
                    && self.xor_of_runs(coins) == 0
            }
        };
        if is_lost { Outcome::P } else { Outcome::N }
    }

    fn all_moves(&self, coins: &Vec<u64>) -> Vec<u64> {
        if self.is_reached(coins) {
            return Vec::new();
        }
        self.movable(coins).to_vec()
    }

    fn move_count(&self, coins: &Vec<u64>) -> u64 {
        if self.is_reached(coins) {
            return 0;
        }
        self.movable(coins).len() as u64
    }

    /// Cost: O(coins), except for *thrown*.
    fn winning_moves(&self, coins: &Vec<u64>) -> Winning<u64> {
        if self.reading == Reading::Thrown {
            let mut moves = self.all_moves(coins);
            moves.retain(|coin| {
                let left = self.after(coins, coin);
                left.is_some_and(|left| self.winner(&left) == Outcome::P)
            });
            return Winning::of(moves.into_iter());
        }
        if self.is_reached(coins) {
            return Winning::of([].into_iter());
        }
        let to_goal = match self.reading {
            Reading::Goal => run_to(coins, self.cells.saturating_sub(1)),
            _ => &[],
        };
        if to_goal.is_empty() {
            Winning::of(self.moves_down(coins).into_iter())
        } else {
            Winning::of(to_goal.iter().copied())
        }
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
        let coins = numbers("coins", text, self.cells, MAX_COINS)?;
        // The search has the boards that can be reached from the link's.
        let is_known =
            self.reading != Reading::Thrown || (self.board(&coins) as usize) < self.searched.len();
        is_known.then_some(coins).ok_or_else(|| Error::RowPosition {
            value: text.to_owned(),
        })
    }
}
