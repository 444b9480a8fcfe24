//! Splitting beans (HNOI 2007): a bean is replaced by two further to the right.
//!
//! Bottles 0 to n. A move takes a bean from bottle i and puts one into bottle j and one into bottle
//! k, i < j ≤ k; a player who cannot move loses. The nimber of a bean depends on its distance r to
//! the last bottle: s(0) = 0 and s(r) = mex of all s(a) XOR s(b) with a, b < r. Two beans in the
//! same bottle cancel, so only the parity of a bottle counts.

use num_bigint::BigUint;

use super::link::{amounts, amounts_of, indices};
use super::{Error, MAX_PLACES, Numbers, Place, RowGame, Winning};

/// A position of beans in bottles.
///
/// ```
/// use mexplorer::rows::RowGame;
/// use mexplorer::rows::splitting::{Split, Splitting};
///
/// let game = Splitting::parse("1,0,2,1")?;
/// assert_eq!(game.nimber(game.start()), Some(4_u32.into()));
/// let winning = game.winning_moves(game.start()).moves;
/// assert_eq!(winning, [Split { from: 0, to: [1, 1] }, Split { from: 0, to: [2, 2] }, Split { from: 0, to: [3, 3] }]);
/// # Ok::<(), mexplorer::rows::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Splitting {
    beans: Vec<BigUint>,
    /// By bottle: the nimber of a bean in it.
    nimbers: Vec<u32>,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Split {
    /// The bottle that loses a bean.
    pub from: usize,
    /// The bottles that gain one, ascending; both may be the same.
    pub to: [usize; 2],
}

/// The nimber of a bean by its distance to the last bottle, for the distances below `count`.
///
/// Cost: O(count³).
#[must_use]
pub fn nimbers_by_distance(count: usize) -> Vec<u32> {
    let mut nimbers: Vec<u32> = Vec::new();
    for distance in 0..count {
        // An option is a pair of beans at smaller distances. Their XORs have fewer values than
        // there are pairs, so larger ones do not change the mex.
        let mut is_option = vec![false; distance * (distance + 1) / 2 + 1];
        for (index, one) in nimbers.iter().enumerate() {
            for other in &nimbers[..=index] {
                if let Some(there) = is_option.get_mut((one ^ other) as usize) {
                    *there = true;
                }
            }
        }
        let mex = (0..).zip(is_option).find(|(_, there)| !there);
        nimbers.push(mex.map_or(0, |(value, _)| value));
    }
    nimbers
}

impl Splitting {
    /// Parses how many beans each bottle has, bottle 0 first, separated by commas.
    ///
    /// # Errors
    ///
    /// For more bottles than [`MAX_PLACES`], and for an invalid number of beans.
    pub fn parse(beans: &str) -> Result<Self, Error> {
        let beans = amounts("beans", beans)?;
        debug_assert!(
            beans.len() <= MAX_PLACES,
            "the nimbers of few distances are quick"
        );
        let mut nimbers = nimbers_by_distance(beans.len());
        nimbers.reverse();
        Ok(Self { beans, nimbers })
    }

    fn splits_from(&self, from: usize) -> impl Iterator<Item = Split> {
        let last = self.beans.len();
        (from + 1..last).flat_map(move |one| {
            (one..last).map(move |other| Split {
                from,
                to: [one, other],
            })
        })
    }
}

fn with_beans(beans: &[BigUint]) -> impl Iterator<Item = usize> {
    (0..beans.len()).filter(|&bottle| beans[bottle] != BigUint::ZERO)
}

impl Numbers for Split {
    fn write(&self) -> String {
        format!("{},{},{}", self.from, self.to[0], self.to[1])
    }

    fn read(text: &str) -> Option<Self> {
        let [from, one, other] = indices(text)?;
        Some(Self {
            from,
            to: [one, other],
        })
    }
}

impl RowGame for Splitting {
    /// The beans of every bottle, bottle 0 first.
    type Position = Vec<BigUint>;
    type Move = Split;

    fn start(&self) -> &Vec<BigUint> {
        &self.beans
    }

    fn places(&self, beans: &Vec<BigUint>) -> Vec<Place> {
        let place = |((number, beans), nimbers): ((u64, &BigUint), &u32)| Place {
            number,
            holds: beans.clone(),
            heap: beans.bit(0).then(|| (*nimbers).into()),
        };
        (0..).zip(beans).zip(&self.nimbers).map(place).collect()
    }

    fn move_count(&self, beans: &Vec<BigUint>) -> u64 {
        let of = |bottle: usize| {
            let further = (beans.len() - 1 - bottle) as u64;
            further * (further + 1) / 2
        };
        with_beans(beans).map(of).sum()
    }

    fn all_moves(&self, beans: &Vec<BigUint>) -> Vec<Split> {
        let bottles = with_beans(beans);
        bottles.flat_map(|from| self.splits_from(from)).collect()
    }

    /// Cost: O(moves).
    fn winning_moves(&self, beans: &Vec<BigUint>) -> Winning<Split> {
        let odd = (0..beans.len()).filter(|&bottle| beans[bottle].bit(0));
        let all = odd.fold(0, |all, bottle| all ^ self.nimbers[bottle]);
        let wins = |split: &Split| {
            let [one, other] = split.to.map(|bottle| self.nimbers[bottle]);
            all ^ self.nimbers[split.from] ^ one ^ other == 0
        };
        let moves = with_beans(beans);
        let moves = moves.flat_map(|from| self.splits_from(from));
        Winning::all(moves.filter(wins).collect())
    }

    fn after(&self, beans: &Vec<BigUint>, play_move: &Split) -> Option<Vec<BigUint>> {
        let Split {
            from,
            to: [one, other],
        } = *play_move;
        let is_move = from < one && one <= other && other < beans.len();
        if !is_move || beans[from] == BigUint::ZERO {
            return None;
        }
        let mut after = beans.clone();
        after[from] -= 1_u32;
        after[one] += 1_u32;
        after[other] += 1_u32;
        Some(after)
    }

    fn read_position(&self, text: &str) -> Result<Vec<BigUint>, Error> {
        amounts_of("beans", text, self.beans.len())
    }
}
