//! Splitting beans (HNOI 2007): a bean is replaced by two further to the right.
//!
//! Bottles 0 to n. A move takes a bean from bottle i and puts one into bottle j and one into bottle
//! k, i < j ≤ k; a player who cannot move loses. The nimber of a bean depends on its distance r to
//! the last bottle: s(0) = 0 and s(r) = mex of all s(a) XOR s(b) with a, b < r. Two beans in the
//! same bottle cancel, so only the parity of a bottle counts.
//!
//! **s(r) is 0 or the r-th odious number**, 1, 2, 4, 7, 8, 11, …: one with an odd number of ones in
//! binary. For the XOR of two odious numbers has an even number of ones, so no s(a) XOR s(b) is the
//! r-th odious number; and every smaller number is one of them: an odious one with b = 0, and any
//! other as v = (v XOR 2ʰ) XOR 2ʰ, or 0 = s(a) XOR s(a). So the winning moves are counted without
//! trying pairs ([`RowGame::winning_moves`]).

use num_bigint::BigUint;

use super::link::{amounts, amounts_of, indices};
use super::{Error, MAX_REPORTED, Numbers, Place, RowGame, Winning};

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

/// The nimber of a bean at a distance to the last bottle: 0, or the odious number of that rank.
#[must_use]
pub fn nimber_at(distance: u32) -> u32 {
    let Some(before) = distance.checked_sub(1) else {
        return 0;
    };
    // Of the numbers 2m and 2m + 1 one is odious.
    2 * before + u32::from(before.count_ones().is_multiple_of(2))
}

/// The distance at which a bean has this odious nimber.
fn distance_of(odious: u32) -> u32 {
    odious / 2 + 1
}

/// How many odious numbers are below a limit.
fn odious_below(limit: u32) -> u32 {
    // Of 2m and 2m + 1 one is odious. What is left over, limit − 1, has a one less than limit.
    limit / 2 + u32::from(!limit.is_multiple_of(2) && limit.count_ones().is_multiple_of(2))
}

/// The pairs of distances below `distance`, the larger one first, whose nimbers have the XOR
/// `wanted`: how many there are, and the pairs by descending distances.
///
/// A pair whose XOR is 0 is twice the same. An odious XOR is that of a bean in the last bottle and
/// of another one. Any other XOR is that of two odious numbers, of which the larger one has the
/// highest one of the XOR; and every odious number that has it, below the nimber at `distance`, is
/// the larger one of a pair.
///
/// Cost: O(1), and for each pair that is taken.
fn pairs_with_xor(distance: u32, wanted: u32) -> (u64, Box<dyn Iterator<Item = [u32; 2]>>) {
    if wanted == 0 {
        let same = (0..distance).rev().map(|one| [one, one]);
        return (distance.into(), Box::new(same));
    }
    if !wanted.count_ones().is_multiple_of(2) {
        let other = Some(distance_of(wanted)).filter(|&other| other < distance);
        let count = u64::from(other.is_some());
        return (count, Box::new(other.into_iter().map(|other| [other, 0])));
    }
    let highest = wanted.ilog2();
    let limit = nimber_at(distance);
    // Numbers with this bit come in blocks of 2^highest, half of which are odious.
    let block = 1_u32 << highest;
    let whole = limit >> (highest + 1);
    let start = (whole << (highest + 1)) + block;
    let of_last = odious_below(limit.max(start)) - odious_below(start);
    let count = u64::from(whole) * u64::from(block / 2) + u64::from(of_last);
    // From a number without the bit down to the next with it.
    let down = move |number: u32| match number & block {
        0 => ((number >> highest) << highest).checked_sub(1),
        _ => Some(number),
    };
    let first = limit.checked_sub(1).and_then(down);
    let larger = std::iter::successors(first, move |number| number.checked_sub(1).and_then(down));
    let odious = larger.filter(|larger| !larger.count_ones().is_multiple_of(2));
    let pairs = odious.map(move |larger| [larger, larger ^ wanted].map(distance_of));
    (count, Box::new(pairs))
}

impl Splitting {
    /// Parses how many beans each bottle has, bottle 0 first, separated by commas.
    ///
    /// # Errors
    ///
    /// For more bottles than [`MAX_LONG`](super::MAX_LONG), and for an invalid number of beans.
    pub fn parse(beans: &str) -> Result<Self, Error> {
        let beans = amounts("beans", beans)?;
        let distances = (0..).zip(&beans).map(|(distance, _)| nimber_at(distance));
        let mut nimbers: Vec<u32> = distances.collect();
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

fn small(bottles: usize) -> u32 {
    u32::try_from(bottles).expect("at most 100,000 bottles")
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
            number: number.into(),
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

    /// The bean's two replacements have the XOR of all others.
    ///
    /// Cost: O(bottles), and for each move that is reported.
    fn winning_moves(&self, beans: &Vec<BigUint>) -> Winning<Split> {
        let odd = (0..beans.len()).filter(|&bottle| beans[bottle].bit(0));
        let all = odd.fold(0, |all, bottle| all ^ self.nimbers[bottle]);
        let (mut moves, mut total) = (Vec::new(), 0);
        for (from, distance) in (0..beans.len()).zip((0..small(beans.len())).rev()) {
            if beans[from] == BigUint::ZERO {
                continue;
            }
            let (count, pairs) = pairs_with_xor(distance, all ^ self.nimbers[from]);
            total += count;
            let bottle = |distance: u32| beans.len() - 1 - distance as usize;
            let left = MAX_REPORTED - moves.len();
            moves.extend(pairs.take(left).map(|pair| Split {
                from,
                to: pair.map(bottle),
            }));
        }
        Winning {
            total: (total > moves.len() as u64).then_some(total),
            moves,
        }
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
