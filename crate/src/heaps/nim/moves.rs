//! The moves of a position, a position after a move, and plays.

use num_bigint::BigUint;

use crate::Outcome;
use crate::heaps::MAX_HEAPS;
use crate::heaps::link::parse_heaps;
use crate::impartial::Impartial;
use crate::play::{MoveTo, PlayText};
use crate::random_choice::pick_index;

use super::spec::check_theorem;
use super::verdict::known_winning_moves;
use super::{Columns, Error, Rules, Take};

/// The most moves of a position that are listed in a play.
pub const MAX_MOVES: u64 = 2_000;

/// A move: the heaps it takes from, and how much from each. Heaps of 0 remain in the list.
impl Impartial for Rules {
    type Position = Vec<BigUint>;
    /// Ascending by heap.
    type Move = Vec<Take>;

    fn moves(&self, heaps: &Vec<BigUint>) -> Vec<(Self::Move, Vec<BigUint>)> {
        let mut all: Vec<(Vec<Take>, Vec<BigUint>)> = vec![(Vec::new(), heaps.clone())];
        for heap in 0..heaps.len() {
            let most = self.largest_take(&heaps[heap]);
            // The choices for the heaps before, extended by every take from this one.
            for before in 0..all.len() {
                if all[before].0.len() == self.k() as usize {
                    continue;
                }
                let mut take = BigUint::from(1_u32);
                while take <= *most {
                    let (mut takes, mut left) = all[before].clone();
                    left[heap] -= &take;
                    let next = &take + 1_u32;
                    takes.push(Take { heap, take });
                    all.push((takes, left));
                    take = next;
                }
            }
        }
        all.remove(0);
        all.sort_unstable();
        all
    }
}

impl Rules {
    /// How many moves a position has; [`u64::MAX`] if there are more.
    ///
    /// Cost: O(heaps · k).
    #[must_use]
    pub fn move_count(&self, heaps: &[BigUint]) -> u64 {
        // Index: the number of heaps taken from.
        let mut takes = vec![0_u64; self.k() as usize + 1];
        takes[0] = 1;
        for heap in heaps {
            let most = u64::try_from(self.largest_take(heap)).unwrap_or(u64::MAX);
            for count in (1..takes.len()).rev() {
                let with_heap = takes[count - 1].saturating_mul(most);
                takes[count] = takes[count].saturating_add(with_heap);
            }
        }
        takes[1..].iter().fold(0, |sum, &of| sum.saturating_add(of))
    }

    /// The position after a move; `None` if the move is not possible. Takes are ascending by heap,
    /// from 1 to k heaps.
    #[must_use]
    pub fn after(&self, heaps: &[BigUint], takes: &[Take]) -> Option<Vec<BigUint>> {
        let is_ascending = takes.windows(2).all(|pair| pair[0].heap < pair[1].heap);
        if takes.is_empty() || takes.len() > self.k() as usize || !is_ascending {
            return None;
        }
        let mut left = heaps.to_vec();
        for Take { heap, take } in takes {
            let heap = left.get_mut(*heap)?;
            if *take == BigUint::ZERO || take > self.largest_take(heap) {
                return None;
            }
            *heap -= take;
        }
        Some(left)
    }

    /// A move and the position after it; `None` if it is not possible.
    fn move_to(&self, heaps: &[BigUint], takes: Vec<Take>) -> Option<MoveTo<Self>> {
        let left = self.after(heaps, &takes)?;
        Some((takes, left))
    }
}

/// How many heaps with stones are left when equal ones are put in pairs.
fn unpaired(heaps: &[BigUint]) -> usize {
    let mut left: Vec<&BigUint> = Vec::new();
    for heap in heaps.iter().filter(|heap| **heap != BigUint::ZERO) {
        match left.iter().position(|one| *one == heap) {
            Some(equal) => drop(left.swap_remove(equal)),
            None => left.push(heap),
        }
    }
    left.len()
}

/// Heaps are written as in a link, moves as `heap,take;heap,take`.
impl PlayText for Rules {
    type Error = Error;

    /// Fails for the heaps for which [`Spec::parse`](super::Spec::parse) fails, and for more than
    /// [`MAX_HEAPS`].
    fn read(&self, text: &str) -> Result<Vec<BigUint>, Error> {
        let heaps = parse_heaps(text, MAX_HEAPS)?;
        check_theorem(self, &heaps)?;
        Ok(heaps)
    }

    fn write(&self, heaps: &Vec<BigUint>) -> String {
        let heaps: Vec<String> = heaps.iter().map(BigUint::to_string).collect();
        heaps.join(",")
    }

    fn name(&self, takes: &Vec<Take>) -> String {
        let take = |Take { heap, take }: &Take| format!("{heap},{take}");
        let takes: Vec<String> = takes.iter().map(take).collect();
        takes.join(";")
    }

    fn outcome(&self, heaps: &Vec<BigUint>) -> Outcome {
        Columns::of_residues(self, heaps).outcome(self.k(), self.play)
    }

    fn is_over(&self, heaps: &Vec<BigUint>) -> bool {
        heaps.iter().all(|heap| *heap == BigUint::ZERO)
    }

    /// `None` if there are more than [`MAX_MOVES`].
    fn listed(&self, heaps: &Vec<BigUint>) -> Option<Vec<MoveTo<Self>>> {
        (self.move_count(heaps) <= MAX_MOVES).then(|| self.moves(heaps))
    }

    fn named(&self, heaps: &Vec<BigUint>, name: &str) -> Option<MoveTo<Self>> {
        let takes = name.split(';').map(|pair| {
            let (heap, take) = pair.split_once(',')?;
            Some(Take {
                heap: heap.parse().ok()?,
                take: take.parse().ok()?,
            })
        });
        self.move_to(heaps, takes.collect::<Option<_>>()?)
    }

    /// First the move that leaves the fewest heaps without an equal one: it is the easiest to see.
    fn winning(&self, heaps: &Vec<BigUint>) -> Vec<MoveTo<Self>> {
        let (moves, _) = known_winning_moves(self, heaps, self.outcome(heaps));
        let move_to = |takes| self.move_to(heaps, takes);
        let mut all: Vec<MoveTo<Self>> = moves.into_iter().filter_map(move_to).collect();
        if let Some(easiest) = (0..all.len()).min_by_key(|&at| unpaired(&all[at].1)) {
            all[..=easiest].rotate_right(1);
        }
        all
    }

    fn takes(&self, heaps: &Vec<BigUint>) -> Vec<[String; 3]> {
        let with_stones = (0..).zip(heaps).filter(|(_, heap)| **heap != BigUint::ZERO);
        let most = |(heap, size): (usize, &BigUint)| {
            let most = self.largest_take(size).to_string();
            [heap.to_string(), "1".to_owned(), most]
        };
        with_stones.map(most).collect()
    }

    /// Takes one from a largest heap.
    fn patient(&self, heaps: &Vec<BigUint>) -> Option<MoveTo<Self>> {
        let largest = heaps.iter().max()?;
        let heap = heaps.iter().position(|heap| heap == largest)?;
        let take = 1_u32.into();
        self.move_to(heaps, vec![Take { heap, take }])
    }

    /// Takes 1 to 3 from a random heap.
    fn careless(
        &self,
        heaps: &Vec<BigUint>,
        [which, how_much, _]: [f64; 3],
    ) -> Option<MoveTo<Self>> {
        let with_stones = heaps.iter().filter(|&heap| *heap != BigUint::ZERO);
        let heap = pick_index(which, with_stones.count());
        let mut left = (0..heaps.len()).filter(|&heap| heaps[heap] != BigUint::ZERO);
        let heap = left.nth(heap)?;
        let most = self.largest_take(&heaps[heap]);
        let most = usize::try_from(most).unwrap_or(3).min(3);
        let take = (pick_index(how_much, most) + 1).into();
        self.move_to(heaps, vec![Take { heap, take }])
    }
}
