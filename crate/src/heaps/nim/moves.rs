//! The moves of a position by the bare rules, and a position after one of them.

use num_bigint::BigUint;

use crate::dice::fallen_on;
use crate::impartial::Impartial;

use super::{Rules, Spec, Take};

/// The most moves of a position that are listed for a play.
pub const MAX_MOVES: u64 = 2_000;

/// From which heaps, and how much from each. Heaps of 0 stay where they are.
impl Impartial for Rules {
    type Position = Vec<BigUint>;
    /// Ascending by heap.
    type Move = Vec<Take>;

    fn moves(&self, heaps: &Vec<BigUint>) -> Vec<(Self::Move, Vec<BigUint>)> {
        let mut all: Vec<(Vec<Take>, Vec<BigUint>)> = vec![(Vec::new(), heaps.clone())];
        for heap in 0..heaps.len() {
            let most = self.largest_take(&heaps[heap]);
            // What was chosen of the heaps before, and then something of this one.
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
    /// How many moves a position has; [`u64::MAX`] for all numbers above it.
    ///
    /// Cost: O(heaps · k).
    #[must_use]
    pub fn move_count(&self, heaps: &[BigUint]) -> u64 {
        // Index: from how many heaps; the takes from so many.
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

    /// What a move leaves; `None` if it is none: ascending by heap, from 1 to k of them.
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
}

impl Spec {
    /// All moves and what they leave, in the order of [`Impartial::moves`]; `None` if there are
    /// more than [`MAX_MOVES`].
    #[must_use]
    pub fn moves(&self) -> Option<Vec<(Vec<Take>, Vec<BigUint>)>> {
        (self.rules.move_count(&self.heaps) <= MAX_MOVES).then(|| self.rules.moves(&self.heaps))
    }

    /// The move of a lost position that leaves the most room to err: one from a largest heap.
    /// `None` in a finished game.
    #[must_use]
    pub fn patient_move(&self) -> Option<Vec<Take>> {
        let largest = self.heaps.iter().max()?;
        let heap = self.heaps.iter().position(|heap| heap == largest)?;
        let take = 1_u32.into();
        (*largest != BigUint::ZERO).then(|| vec![Take { heap, take }])
    }

    /// A move as people make them, without a look at who wins: 1 to 3 from any heap, by two
    /// numbers from 0 to below 1. `None` in a finished game.
    #[must_use]
    pub fn careless_move(&self, which: f64, how_much: f64) -> Option<Vec<Take>> {
        let with_stones = self.heaps.iter().filter(|&heap| *heap != BigUint::ZERO);
        let heap = fallen_on(which, with_stones.count());
        let mut left = (0..self.heaps.len()).filter(|&heap| self.heaps[heap] != BigUint::ZERO);
        let heap = left.nth(heap)?;
        let most = self.rules.largest_take(&self.heaps[heap]);
        let most = usize::try_from(most).unwrap_or(3).min(3);
        let take = (fallen_on(how_much, most) + 1).into();
        Some(vec![Take { heap, take }])
    }
}
