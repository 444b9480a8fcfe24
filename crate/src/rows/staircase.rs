//! Staircase Nim: stones move from a stair to the one below it.
//!
//! Stair 0 is the floor. A move takes one or more stones of one stair down to the next; a player
//! who cannot move loses, so whoever brings the last stone to the floor wins. **Only odd stairs
//! count**, each as a heap of its stones: a move from an odd stair takes from its heap, and a move
//! from an even stair adds to the heap below, which the opponent reverses by taking the same stones
//! one stair further down.

use num_bigint::BigUint;

use crate::random_choice::pick_index;

use super::link::{amounts, amounts_of, number};
use super::{Error, Numbers, Place, RowGame, Winning, total};

/// A position of staircase Nim.
///
/// ```
/// use mexplorer::BigUint;
/// use mexplorer::rows::RowGame;
/// use mexplorer::rows::staircase::{Down, Staircase};
///
/// let game = Staircase::parse("0,3,1,4")?;
/// assert_eq!(game.nimber(game.start()), Some(7_u32.into()));
/// // Reduce the 4 on stair 3 to 3, as many as on stair 1; or raise the 3 to 4, from stair 2.
/// let winning = game.winning_moves(game.start()).moves;
/// let one_from = |stair| Down { stair, amount: 1_u32.into() };
/// assert_eq!(winning, [one_from(2), one_from(3)]);
/// # Ok::<(), mexplorer::rows::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Staircase {
    stairs: Vec<BigUint>,
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Down {
    /// The stair, from 1.
    pub stair: usize,
    /// How many stones, at least 1.
    pub amount: BigUint,
}

impl Staircase {
    /// Parses the stones of all stairs, the floor first, separated by commas.
    ///
    /// # Errors
    ///
    /// For more stairs than [`MAX_LONG`](super::MAX_LONG), and for an invalid number of stones.
    pub fn parse(stairs: &str) -> Result<Self, Error> {
        let stairs = amounts("stairs", stairs)?;
        Ok(Self { stairs })
    }
}

impl Numbers for Down {
    fn write(&self) -> String {
        format!("{},{}", self.stair, self.amount)
    }

    fn read(text: &str) -> Option<Self> {
        let (stair, amount) = text.split_once(',')?;
        Some(Self {
            stair: stair.parse().ok()?,
            amount: number(amount)?,
        })
    }
}

impl RowGame for Staircase {
    /// The stones of every stair, the floor first.
    type Position = Vec<BigUint>;
    type Move = Down;

    fn start(&self) -> &Vec<BigUint> {
        &self.stairs
    }

    fn places(&self, stairs: &Vec<BigUint>) -> Vec<Place> {
        let place = |(number, stones): (u64, &BigUint)| Place {
            number: number.into(),
            holds: stones.clone(),
            heap: (number % 2 == 1).then(|| stones.clone()),
        };
        (0..).zip(stairs).map(place).collect()
    }

    fn move_count(&self, stairs: &Vec<BigUint>) -> u64 {
        let counts =
            (stairs.iter().skip(1)).map(|stones| u64::try_from(stones).unwrap_or(u64::MAX));
        counts.fold(0, u64::saturating_add)
    }

    fn all_moves(&self, stairs: &Vec<BigUint>) -> Vec<Down> {
        let mut all = Vec::new();
        for (stair, stones) in stairs.iter().enumerate().skip(1) {
            let mut amount = BigUint::from(1_u32);
            while amount <= *stones {
                let next = &amount + 1_u32;
                all.push(Down { stair, amount });
                amount = next;
            }
        }
        all
    }

    /// At most one for each stair: the heap a becomes a XOR X, by taking stones from it or by
    /// adding stones from the stair above.
    fn winning_moves(&self, stairs: &Vec<BigUint>) -> Winning<Down> {
        let all = total(&self.places(stairs));
        let wins = |stair: usize| {
            let odd = stair - usize::from(stair.is_multiple_of(2));
            let (now, wanted) = (&stairs[odd], &stairs[odd] ^ &all);
            let amount = if odd == stair {
                (wanted < *now).then(|| now - &wanted)
            } else {
                (wanted > *now).then(|| &wanted - now)
            };
            let amount = amount.filter(|amount| *amount <= stairs[stair])?;
            Some(Down { stair, amount })
        };
        Winning::of((1..stairs.len()).filter_map(wins))
    }

    fn after(&self, stairs: &Vec<BigUint>, Down { stair, amount }: &Down) -> Option<Vec<BigUint>> {
        let stones = stairs.get(*stair)?;
        if *stair == 0 || *amount == BigUint::ZERO || amount > stones {
            return None;
        }
        let mut left = stairs.clone();
        left[*stair] -= amount;
        left[stair - 1] += amount;
        Some(left)
    }

    /// 1 to 3 stones of a random stair.
    fn move_by(&self, stairs: &Vec<BigUint>, [which, how_many, _]: [f64; 3]) -> Option<Down> {
        let with_stones: Vec<usize> = (1..stairs.len())
            .filter(|&stair| stairs[stair] != BigUint::ZERO)
            .collect();
        let stair = *with_stones.get(pick_index(which, with_stones.len()))?;
        let most = usize::try_from(&stairs[stair]).unwrap_or(3).min(3);
        let amount = (pick_index(how_many, most) + 1).into();
        Some(Down { stair, amount })
    }

    fn read_position(&self, text: &str) -> Result<Vec<BigUint>, Error> {
        amounts_of("stairs", text, self.stairs.len())
    }

    fn numbers_taken(&self, stairs: &Vec<BigUint>) -> Vec<[String; 3]> {
        let with_stones = (0..).zip(stairs).skip(1);
        let with_stones = with_stones.filter(|(_, stones)| **stones != BigUint::ZERO);
        with_stones
            .map(|(stair, stones): (usize, _)| {
                [stair.to_string(), "1".to_owned(), stones.to_string()]
            })
            .collect()
    }
}
