//! Coin turning: a move turns some coins of a row, the rightmost of them from heads to tails.
//!
//! Coins are numbered from 1, leftmost. A [`Code`] gives how many are turned and how they are
//! spaced. A player who cannot move loses. Two heads on the same coin would cancel, so a position
//! is the sum of its single heads; the options of a single head at n are the other coins that are
//! turned with it.
//!
//! | code | game | nimber of a head at n |
//! |---|---|---|
//! | `1-2` | Turning Turtles | n |
//! | `1-3` | Mock Turtles | the n-th odious number: 1, 2, 4, 7, 8, 11, 13, 14, … |
//! | `1+C` | the Ruler | the largest power of two that divides n |
//! | `2` | Twins | n − 1 |
//! | `3` | Triplets | 0, 0, then as in Mock Turtles |
//! | `3E` | Turnips | by table |
//! | `1-5`, `1-7` | Moebius, Mogul | by table |
//!
//! Two codes with an `x` between them are played on a grid: see [`Product`].
//!
//! Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14.

mod code;
mod product;
mod values;

use crate::Outcome;
use crate::random_choice::pick_index;

use super::link::numbers;
use super::{Error, MAX_LISTED_MOVES, MAX_PLACES, Place, RowGame, Winning};

pub use code::{Code, MAX_ANYWHERE, Spacing};
pub use product::{Cell, MAX_SIDE, MAX_TABLE_SIDE, Product, Table};
pub use values::MAX_TABLE;
use values::{Values, coins_with_value};

/// The largest number of a coin.
pub const MAX_COIN: u64 = 1_000_000_000;

/// The most heads in a play: turning runs of coins may create many.
const MAX_HEADS: usize = 10_000;

/// The most winning moves that are reported.
const MAX_REPORTED: usize = 10_000;

/// The most coins in all reported winning moves together.
const MAX_REPORTED_COINS: u64 = 60_000;

/// A row of coins.
///
/// ```
/// use mexplorer::rows::RowGame;
/// use mexplorer::rows::turning::Turning;
///
/// let game = Turning::parse("1-2", "3,5,10")?;
/// // 3 XOR 5 XOR 10 is 12, and 10 XOR 12 is 6.
/// assert_eq!(game.winning_moves(game.start()).moves, [[10, 6]]);
/// // The thousand-millionth odious number, without a table.
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
    /// Parses a code, and the coins that show heads, separated by commas.
    ///
    /// # Errors
    ///
    /// For an invalid code ([`Code::parse`]), an invalid or repeated coin, and a coin beyond
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

    /// The nimber of a single head at a coin, from 1; in a table up to the rightmost head.
    #[must_use]
    pub fn value(&self, coin: u64) -> u64 {
        self.values.of_coin(coin)
    }

    /// Whether there is a formula; otherwise the nimbers come from a table.
    #[must_use]
    pub fn has_formula(&self) -> bool {
        !matches!(self.values, Values::Table(_))
    }

    fn total(&self, heads: &[u64]) -> u64 {
        heads.iter().fold(0, |all, &head| all ^ self.value(head))
    }

    /// Whether a head has a move: there are enough coins to its left.
    fn can_turn(&self, head: u64) -> bool {
        head >= self.code.least
    }

    /// The smallest number of coins, side by side.
    fn fewest(&self, head: u64) -> Vec<u64> {
        (head + 1 - self.code.least..=head).rev().collect()
    }

    /// Visits the moves of a head, in no particular order, until the visitor returns false.
    fn each_of(&self, head: u64, mut visit: impl FnMut(&[u64]) -> bool) {
        match self.code.spacing {
            Spacing::Anywhere => each_choice(head, self.code.most, |coins| {
                !self.code.allows(coins) || visit(coins)
            }),
            Spacing::Neighbours | Spacing::Equal => {
                let mut coins = vec![head];
                let widest = if self.code.spacing == Spacing::Equal {
                    head
                } else {
                    2
                };
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

    /// The winning moves of a head, found by trying all choices of coins but the last one, which is
    /// then determined; tables are short.
    fn won_by_search(&self, head: u64, wanted: u64, reported: &mut Reported<u64>) {
        let mut found: Vec<Vec<u64>> = Vec::new();
        let mut count = 0;
        let rest = |coins: &[u64]| {
            let others = coins[1..].iter();
            others.fold(wanted, |left, &coin| left ^ self.value(coin))
        };
        let mut list = |coins: &[u64]| {
            count += 1;
            if found.len() <= MAX_REPORTED {
                found.push(coins.to_vec());
            }
        };
        match (self.code.spacing, &self.values) {
            // With the largest number of coins, the last one follows from the others. (With fewer
            // than three coins there is a formula.)
            (Spacing::Anywhere, Values::Table(table)) => {
                each_choice(head, self.code.most - 1, |coins| {
                    let left = rest(coins);
                    let many = coins.len() as u64;
                    if left == 0 && many >= self.code.least {
                        list(coins);
                    }
                    if many == self.code.most - 1 {
                        let lowest = coins[coins.len() - 1];
                        for last in coins_with_value(table, left).take_while(|&last| last < lowest)
                        {
                            list(&[coins, &[last]].concat());
                        }
                    }
                    true
                });
            }
            _ => self.each_of(head, |coins| {
                if rest(coins) == 0 {
                    list(coins);
                }
                true
            }),
        }
        found.sort();
        reported.count += count;
        for play_move in found {
            reported.list(play_move);
        }
    }

    /// The winning moves of a head: those whose other coins have the XOR `wanted`.
    fn won(&self, head: u64, wanted: u64, reported: &mut Reported<u64>) {
        match self.values {
            Values::One => reported.all([vec![head]].into_iter().filter(|_| wanted == 0)),
            Values::Linear(before) => {
                let alone = (self.code.least == 1 && wanted == 0).then(|| vec![head]);
                let other = wanted + before;
                let is_coin = (1..head).contains(&other);
                reported.all(alone.into_iter().chain(is_coin.then(|| vec![head, other])));
            }
            Values::Ruler => {
                // The XOR of the ruler's values from 1 to n is the Gray code of n.
                let last = ungray(gray(head - 1) ^ wanted);
                if last < head {
                    reported.count += 1;
                    if head - last <= MAX_REPORTED_COINS {
                        reported.list((last + 1..=head).rev().collect());
                    }
                }
            }
            Values::Odious(before) => self.won_odious(before, head, wanted, reported),
            Values::Table(_) => self.won_by_search(head, wanted, reported),
        }
    }

    /// For Mock Turtles and Triplets: every evil number is the XOR of two odious ones.
    fn won_odious(&self, before: u64, head: u64, wanted: u64, reported: &mut Reported<u64>) {
        let is_alone = self.code.least == 1;
        // The coin with an odious number.
        let coin_of = |value: u64| value / 2 + 1 + before;
        if wanted == 0 {
            let play_move = if is_alone {
                vec![head]
            } else {
                vec![head, 2, 1]
            };
            reported.all([play_move].into_iter().filter(|_| is_alone || head > 2));
        } else if wanted.count_ones() % 2 == 1 {
            let other = coin_of(wanted);
            if other < head {
                let with_zero_coin = (1..=before).map(|one| vec![head, other, one]);
                reported.all(
                    is_alone
                        .then(|| vec![head, other])
                        .into_iter()
                        .chain(with_zero_coin),
                );
            }
        } else {
            // The larger of the two has the highest bit of `wanted`.
            let high = 1_u64 << wanted.ilog2();
            let half = high / 2;
            let mut index = half;
            let last = (head - 1).saturating_sub(before);
            reported.count += with_one(last, half);
            while index < last && reported.can_list_more() {
                if index & half == 0 {
                    index += half - index % half;
                    continue;
                }
                let value = self.value(index + 1 + before);
                reported.list(vec![head, index + 1 + before, coin_of(value ^ wanted)]);
                index += 1;
            }
        }
    }
}

/// Visits the choices of up to `most` coins, descending from a head, until the visitor returns
/// false.
fn each_choice(head: u64, most: u64, mut visit: impl FnMut(&[u64]) -> bool) {
    let mut coins = vec![head];
    // Step to the next choice: lower the last of the other coins, or drop it at 1.
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

/// How many numbers below a limit have the bit `power` set.
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

/// Winning moves up to the limits of a report, and how many there are.
struct Reported<C> {
    moves: Vec<Vec<C>>,
    coins: u64,
    count: u64,
}

impl<C> Default for Reported<C> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            coins: 0,
            count: 0,
        }
    }
}

impl<C> Reported<C> {
    fn can_list_more(&self) -> bool {
        self.moves.len() < MAX_REPORTED && self.coins < MAX_REPORTED_COINS
    }

    fn list(&mut self, play_move: Vec<C>) {
        let coins = play_move.len() as u64;
        if self.moves.len() < MAX_REPORTED && self.coins + coins <= MAX_REPORTED_COINS {
            self.coins += coins;
            self.moves.push(play_move);
        }
    }

    fn all(&mut self, moves: impl Iterator<Item = Vec<C>>) {
        for play_move in moves {
            self.count += 1;
            self.list(play_move);
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
            number: number.into(),
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
        let mut reported = Reported::default();
        if all != 0 {
            for &head in heads {
                self.won(head, all ^ self.value(head), &mut reported);
            }
        }
        let total = (reported.moves.len() as u64 != reported.count).then_some(reported.count);
        Winning {
            moves: reported.moves,
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

    /// The smallest number of coins, side by side.
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
}
