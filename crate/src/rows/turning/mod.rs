//! Coin turning: a move turns some coins of a row, the rightmost of them from heads to tails.
//!
//! Coins are numbered from 1 on, leftmost. A [`Code`] says how many are turned and how they lie.
//! Who cannot move loses. Two heads on one coin would undo each other, so a position is the sum of
//! its heads, each taken alone, and a head alone at n is a heap whose options are the other coins
//! that are turned with it.
//!
//! | code | game | a head at n is worth |
//! |---|---|---|
//! | `1-2` | Turning Turtles | n |
//! | `1-3` | Mock Turtles | the n-th odious number: 1, 2, 4, 7, 8, 11, 13, 14, … |
//! | `1+C` | the Ruler | the greatest power of two in n |
//! | `2` | Twins | n − 1 |
//! | `3` | Triplets | 0, 0, then as Mock Turtles |
//! | `3E` | Turnips | by table |
//! | `1-5`, `1-7` | Moebius, Mogul | by table |
//!
//! Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14.

mod code;
mod values;

use crate::Outcome;
use crate::random_choice::pick_index;
use crate::whole_number::whole_number;

use super::link::{numbers, written};
use super::{Error, MAX_LISTED_MOVES, MAX_PLACES, Place, RowGame, Winning};

pub use code::{Code, Lie, MAX_ANYWHERE};
pub use values::MAX_TABLE;
use values::{Values, coins_worth};

/// The last coin there may be.
pub const MAX_COIN: u64 = 1_000_000_000;

/// The most heads that a play can come to: runs of coins turn up many.
const MAX_HEADS: usize = 10_000;

/// The most winning moves that are told.
const MAX_TOLD: usize = 10_000;

/// The most coins that are told of all winning moves together.
const MAX_TOLD_COINS: u64 = 60_000;

/// A row of coins.
///
/// ```
/// use mexplorer::rows::RowGame;
/// use mexplorer::rows::turning::Turning;
///
/// let game = Turning::parse("1-2", "3,5,10")?;
/// // 3 XOR 5 XOR 10 is 12, and 10 XOR 12 is 6.
/// assert_eq!(game.winning_moves(game.start()).moves, [[10, 6]]);
/// // The thousand-millionth odious number: no table is made.
/// let far = Turning::parse("1-3", "1000000000")?;
/// assert_eq!(far.nimber(far.start()), Some(1_999_999_998_u64.into()));
/// # Ok::<(), mexplorer::rows::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    code: Code,
    heads: Vec<u64>,
    values: Values,
}

impl Turning {
    /// Reads a code, and which coins show heads, separated by commas.
    ///
    /// # Errors
    ///
    /// For a code that is none ([`Code::parse`]), a coin that is none or stands twice, a coin beyond
    /// [`MAX_COIN`], or beyond [`MAX_TABLE`] if the code has no formula.
    pub fn parse(turn: &str, heads: &str) -> Result<Self, Error> {
        let code = Code::parse(turn)?;
        let heads = numbers("heads", heads, MAX_COIN, MAX_PLACES)?;
        let last = heads.last().copied().unwrap_or(0);
        let limit = code.last_of_table().unwrap_or(MAX_COIN);
        if last > limit {
            return Err(Error::TurnTable {
                code: turn.to_owned(),
                value: last,
                limit,
            });
        }
        let values = Values::of(code, last);
        Ok(Self {
            code,
            heads,
            values,
        })
    }

    /// What a head alone is worth at a coin, from 1; of a table as far as the rightmost head.
    #[must_use]
    pub fn value(&self, coin: u64) -> u64 {
        self.values.of_coin(coin)
    }

    /// Whether there is a formula; else the values are those of a table.
    #[must_use]
    pub fn has_formula(&self) -> bool {
        !matches!(self.values, Values::Table(_))
    }

    fn total(&self, heads: &[u64]) -> u64 {
        heads.iter().fold(0, |all, &head| all ^ self.value(head))
    }

    /// Whether a head has a move: to its left there are coins enough.
    fn can_turn(&self, head: u64) -> bool {
        head >= self.code.least
    }

    /// As few coins as may be, side by side.
    fn fewest(&self, head: u64) -> Vec<u64> {
        (head + 1 - self.code.least..=head).rev().collect()
    }

    /// Goes through the moves of a head, in no order, until the visitor says no.
    fn each_of(&self, head: u64, mut visit: impl FnMut(&[u64]) -> bool) {
        match self.code.lie {
            Lie::Anywhere => each_choice(head, self.code.most, |coins| {
                !self.code.allows(coins) || visit(coins)
            }),
            Lie::Neighbours | Lie::Equal => {
                let mut coins = vec![head];
                let widest = if self.code.lie == Lie::Equal { head } else { 2 };
                for distance in 1..widest.max(2) {
                    coins.truncate(1);
                    loop {
                        let is_new = distance == 1 || coins.len() > 1;
                        if is_new && self.code.allows(&coins) && !visit(&coins) {
                            return;
                        }
                        let lowest = coins[coins.len() - 1];
                        if coins.len() as u64 == self.code.most || lowest <= distance {
                            break;
                        }
                        coins.push(lowest - distance);
                    }
                }
            }
        }
    }

    /// The winning moves of a head, by looking at all of them but for a last coin: the coins of a table
    /// are few.
    fn won_by_search(&self, head: u64, wanted: u64, told: &mut Told) {
        let mut found: Vec<Vec<u64>> = Vec::new();
        let mut count = 0;
        let rest = |coins: &[u64]| {
            let others = coins[1..].iter();
            others.fold(wanted, |left, &coin| left ^ self.value(coin))
        };
        let mut tell = |coins: &[u64]| {
            count += 1;
            if found.len() <= MAX_TOLD {
                found.push(coins.to_vec());
            }
        };
        match (self.code.lie, &self.values) {
            // Of as many as may be the last is known by those before it; with fewer than three
            // there is a formula.
            (Lie::Anywhere, Values::Table(table)) => {
                each_choice(head, self.code.most - 1, |coins| {
                    let left = rest(coins);
                    let many = coins.len() as u64;
                    if left == 0 && many >= self.code.least {
                        tell(coins);
                    }
                    if many == self.code.most - 1 {
                        let lowest = coins[coins.len() - 1];
                        for last in coins_worth(table, left).take_while(|&last| last < lowest) {
                            tell(&[coins, &[last]].concat());
                        }
                    }
                    true
                });
            }
            _ => self.each_of(head, |coins| {
                if rest(coins) == 0 {
                    tell(coins);
                }
                true
            }),
        }
        found.sort();
        told.count += count;
        for made in found {
            told.tell(made);
        }
    }

    /// The winning moves of a head: those whose other coins are worth `wanted` together.
    fn won(&self, head: u64, wanted: u64, told: &mut Told) {
        match self.values {
            Values::One => told.all([vec![head]].into_iter().filter(|_| wanted == 0)),
            Values::Linear(before) => {
                let alone = (self.code.least == 1 && wanted == 0).then(|| vec![head]);
                let other = wanted + before;
                let is_coin = (1..head).contains(&other);
                told.all(alone.into_iter().chain(is_coin.then(|| vec![head, other])));
            }
            Values::Ruler => {
                // The ruler's values from 1 to n come to the Gray code of n.
                let last = ungray(gray(head - 1) ^ wanted);
                if last < head {
                    told.count += 1;
                    if head - last <= MAX_TOLD_COINS {
                        told.tell((last + 1..=head).rev().collect());
                    }
                }
            }
            Values::Odious(before) => self.won_odious(before, head, wanted, told),
            Values::Table(_) => self.won_by_search(head, wanted, told),
        }
    }

    /// Of Mock Turtles and Triplets: two odious numbers come to every evil one.
    fn won_odious(&self, before: u64, head: u64, wanted: u64, told: &mut Told) {
        let is_alone = self.code.least == 1;
        // The coin of an odious number.
        let coin_of = |value: u64| value / 2 + 1 + before;
        if wanted == 0 {
            let made = if is_alone {
                vec![head]
            } else {
                vec![head, 2, 1]
            };
            told.all([made].into_iter().filter(|_| is_alone || head > 2));
        } else if wanted.count_ones() % 2 == 1 {
            let other = coin_of(wanted);
            if other < head {
                let with_worthless = (1..=before).map(|one| vec![head, other, one]);
                told.all(
                    is_alone
                        .then(|| vec![head, other])
                        .into_iter()
                        .chain(with_worthless),
                );
            }
        } else {
            // The greater of the two has the highest one of what is wanted.
            let high = 1_u64 << wanted.ilog2();
            let half = high / 2;
            let mut index = half;
            let last = (head - 1).saturating_sub(before);
            told.count += with_one(last, half);
            while index < last && told.has_room() {
                if index & half == 0 {
                    index += half - index % half;
                    continue;
                }
                let value = self.value(index + 1 + before);
                told.tell(vec![head, index + 1 + before, coin_of(value ^ wanted)]);
                index += 1;
            }
        }
    }
}

/// Goes through the choices of up to so many coins, descending from a head, until the visitor says
/// no.
fn each_choice(head: u64, most: u64, mut visit: impl FnMut(&[u64]) -> bool) {
    let mut coins = vec![head];
    // The last of the others goes down by one until it is none.
    while visit(&coins) {
        let lowest = coins[coins.len() - 1];
        if (coins.len() as u64) < most && lowest > 1 {
            coins.push(lowest - 1);
            continue;
        }
        loop {
            match coins.pop() {
                None => return,
                Some(_) if coins.is_empty() => return,
                Some(1) => {}
                Some(coin) => {
                    coins.push(coin - 1);
                    break;
                }
            }
        }
    }
}

/// How many numbers below a limit have a one where a power of two has it.
fn with_one(limit: u64, power: u64) -> u64 {
    let whole = limit / (2 * power) * power;
    whole + (limit % (2 * power)).saturating_sub(power)
}

fn gray(number: u64) -> u64 {
    number ^ (number >> 1)
}

fn ungray(gray: u64) -> u64 {
    let fold = |number: u64, shift: u32| number ^ (number >> shift);
    [1, 2, 4, 8, 16, 32].into_iter().fold(gray, fold)
}

/// Winning moves that are told, and how many there are.
#[derive(Default)]
struct Told {
    moves: Vec<Vec<u64>>,
    coins: u64,
    count: u64,
}

impl Told {
    fn has_room(&self) -> bool {
        self.moves.len() < MAX_TOLD && self.coins < MAX_TOLD_COINS
    }

    fn tell(&mut self, made: Vec<u64>) {
        let coins = made.len() as u64;
        if self.moves.len() < MAX_TOLD && self.coins + coins <= MAX_TOLD_COINS {
            self.coins += coins;
            self.moves.push(made);
        }
    }

    fn all(&mut self, moves: impl Iterator<Item = Vec<u64>>) {
        for made in moves {
            self.count += 1;
            self.tell(made);
        }
    }
}

impl RowGame for Turning {
    /// The coins that show heads, ascending.
    type Position = Vec<u64>;
    /// The coins that are turned, descending.
    type Move = Vec<u64>;

    fn start(&self) -> &Vec<u64> {
        &self.heads
    }

    fn places(&self, heads: &Vec<u64>) -> Vec<Place> {
        let place = |&number: &u64| Place {
            number,
            holds: 1_u32.into(),
            heap: Some(self.value(number).into()),
        };
        heads.iter().map(place).collect()
    }

    fn winner(&self, heads: &Vec<u64>) -> Outcome {
        if self.total(heads) == 0 {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    fn move_count(&self, heads: &Vec<u64>) -> u64 {
        let mut count = 0;
        for &head in heads {
            self.each_of(head, |_| {
                count += 1;
                count <= MAX_LISTED_MOVES
            });
        }
        count
    }

    fn all_moves(&self, heads: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut all = Vec::new();
        for &head in heads {
            let first = all.len();
            self.each_of(head, |coins| {
                all.push(coins.to_vec());
                true
            });
            all[first..].sort();
        }
        all
    }

    fn winning_moves(&self, heads: &Vec<u64>) -> Winning<Vec<u64>> {
        let all = self.total(heads);
        let mut told = Told::default();
        if all != 0 {
            for &head in heads {
                self.won(head, all ^ self.value(head), &mut told);
            }
        }
        let total = (told.moves.len() as u64 != told.count).then_some(told.count);
        Winning {
            moves: told.moves,
            total,
        }
    }

    fn after(&self, heads: &Vec<u64>, coins: &Vec<u64>) -> Option<Vec<u64>> {
        let is_head = heads.binary_search(coins.first()?).is_ok();
        let is_move = coins.last() != Some(&0) && self.code.allows(coins);
        if !is_head || !is_move || heads.len() + coins.len() > 2 * MAX_HEADS {
            return None;
        }
        let mut left = heads.clone();
        for coin in coins {
            match left.binary_search(coin) {
                Ok(at) => {
                    left.remove(at);
                }
                Err(at) => left.insert(at, *coin),
            }
        }
        Some(left)
    }

    /// As few coins as may be, side by side.
    fn move_by(&self, heads: &Vec<u64>, [which, ..]: [f64; 3]) -> Option<Vec<u64>> {
        let heads: Vec<u64> = (heads.iter().copied())
            .filter(|&head| self.can_turn(head))
            .collect();
        let head = heads.get(pick_index(which, heads.len()))?;
        Some(self.fewest(*head))
    }

    fn read_position(&self, text: &str) -> Result<Vec<u64>, Error> {
        let last = self.heads.last().copied().unwrap_or(0);
        if self.code.most == u64::MAX && last > MAX_TABLE {
            return Err(Error::TurnPlay {
                value: last,
                limit: MAX_TABLE,
            });
        }
        numbers("heads", text, last, MAX_HEADS)
    }

    fn write_position(&self, heads: &Vec<u64>) -> String {
        written(heads)
    }

    fn write_move(&self, coins: &Vec<u64>) -> String {
        written(coins)
    }

    fn read_move(&self, text: &str) -> Option<Vec<u64>> {
        text.split(',').map(whole_number).collect()
    }
}
