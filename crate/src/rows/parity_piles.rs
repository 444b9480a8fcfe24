//! Parity piles: only the parity of every pile counts.
//!
//! Piles 0 to n, pile 0 leftmost. A move chooses two piles i < j, of which pile j is odd; one of
//! them gains a stone and the other loses one. A player who cannot move loses. Both parities
//! change, in whichever direction the stone goes: an odd pile is like a token at its number, which
//! moves to any smaller number, and two tokens at the same place cancel. So a position is
//! equivalent to Nim with a heap of j for each odd pile j; the numbers of stones do not matter.

use num_bigint::BigUint;

use super::link::{amounts, amounts_of};
use super::{Error, Numbers, Place, RowGame, Winning};

/// A position of parity piles.
///
/// ```
/// use mexplorer::rows::RowGame;
/// use mexplorer::rows::parity_piles::{ParityPiles, Shift};
///
/// // Piles 1 and 3 are odd, and 1 XOR 3 is 2.
/// let game = ParityPiles::parse("2012,3,4,1")?;
/// assert_eq!(game.nimber(game.start()), Some(2_u32.into()));
/// let winning = game.winning_moves(game.start()).moves;
/// let gives = Shift { left: 1, right: 3, is_to_right: false };
/// let takes = Shift { left: 1, right: 3, is_to_right: true };
/// assert_eq!(winning, [gives, takes]);
/// # Ok::<(), mexplorer::rows::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParityPiles {
    piles: Vec<BigUint>,
}

/// A move of one stone between two piles, of which the right one is odd. Written as `i,j,-1`, or as
/// `i,j,1` if the right pile gains the stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shift {
    /// The left pile, i.
    pub left: usize,
    /// The right pile, j.
    pub right: usize,
    /// Whether the right pile gains the stone.
    pub is_to_right: bool,
}

impl ParityPiles {
    /// Parses how many stones each pile has, pile 0 first, separated by commas.
    ///
    /// # Errors
    ///
    /// For more piles than [`MAX_LONG`](super::MAX_LONG), and for an invalid number of stones.
    pub fn parse(piles: &str) -> Result<Self, Error> {
        let piles = amounts("piles", piles)?;
        Ok(Self { piles })
    }
}

/// The moves between two piles, in both directions if the left pile has a stone to give.
fn shifts(piles: &[BigUint], left: usize, right: usize) -> impl Iterator<Item = Shift> {
    let ways = [false, true].into_iter().map(move |is_to_right| Shift {
        left,
        right,
        is_to_right,
    });
    let can_give = piles[left] != BigUint::ZERO;
    ways.filter(move |shift| can_give || !shift.is_to_right)
}

fn odd_piles(piles: &[BigUint]) -> impl Iterator<Item = usize> {
    (0..piles.len()).filter(|&pile| piles[pile].bit(0))
}

impl Numbers for Shift {
    fn write(&self) -> String {
        let change = if self.is_to_right { "1" } else { "-1" };
        format!("{},{},{change}", self.left, self.right)
    }

    fn read(text: &str) -> Option<Self> {
        let (piles, change) = text.rsplit_once(',')?;
        let (left, right) = piles.split_once(',')?;
        Some(Self {
            left: left.parse().ok()?,
            right: right.parse().ok()?,
            is_to_right: match change {
                "1" | "+1" => true,
                "-1" => false,
                _ => return None,
            },
        })
    }
}

impl RowGame for ParityPiles {
    /// The stones of every pile, pile 0 first.
    type Position = Vec<BigUint>;
    type Move = Shift;

    fn start(&self) -> &Vec<BigUint> {
        &self.piles
    }

    fn places(&self, piles: &Vec<BigUint>) -> Vec<Place> {
        let place = |(number, stones): (u64, &BigUint)| Place {
            number: number.into(),
            holds: stones.clone(),
            heap: stones.bit(0).then(|| number.into()),
        };
        (0..).zip(piles).map(place).collect()
    }

    /// With every odd pile each pile on its left moves one way, and both ways if it has a stone.
    fn move_count(&self, piles: &Vec<BigUint>) -> u64 {
        let (mut count, mut on_the_left) = (0_u64, 0_u64);
        for pile in piles {
            if pile.bit(0) {
                count += on_the_left;
            }
            on_the_left += if *pile == BigUint::ZERO { 1 } else { 2 };
        }
        count
    }

    fn all_moves(&self, piles: &Vec<BigUint>) -> Vec<Shift> {
        let odd: Vec<usize> = odd_piles(piles).collect();
        let of = |left: usize| {
            let right = odd.iter().filter(move |&&right| right > left);
            right.flat_map(move |&right| shifts(piles, left, right))
        };
        (0..piles.len()).flat_map(of).collect()
    }

    /// The token at j moves to j XOR X, if that is smaller.
    fn winning_moves(&self, piles: &Vec<BigUint>) -> Winning<Shift> {
        let all = odd_piles(piles).fold(0, |all, pile| all ^ pile);
        let wins = |left: usize| {
            let right = left ^ all;
            let is_move = right > left && piles.get(right).is_some_and(|pile| pile.bit(0));
            let ways = is_move.then(|| shifts(piles, left, right));
            ways.into_iter().flatten()
        };
        Winning::of((0..piles.len()).flat_map(wins))
    }

    fn after(&self, piles: &Vec<BigUint>, play_move: &Shift) -> Option<Vec<BigUint>> {
        let Shift { left, right, .. } = *play_move;
        let is_odd = piles.get(right)?.bit(0);
        if left >= right || !is_odd || shifts(piles, left, right).all(|one| one != *play_move) {
            return None;
        }
        let mut after = piles.clone();
        let (from, to) = if play_move.is_to_right {
            (left, right)
        } else {
            (right, left)
        };
        after[from] -= 1_u32;
        after[to] += 1_u32;
        Some(after)
    }

    fn read_position(&self, text: &str) -> Result<Vec<BigUint>, Error> {
        amounts_of("piles", text, self.piles.len())
    }
}
