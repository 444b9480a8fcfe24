//! All winning moves, if there are not too many candidates.

use num_bigint::BigUint;

use crate::heaps::Play;

use super::{Columns, Rules, Take};

/// The most candidates that are examined for all winning moves.
pub const MAX_CANDIDATES: u64 = 1_000_000;

/// How many candidates [`winning_moves`] examines; any number above
/// [`MAX_CANDIDATES`] if there are more than that.
///
/// A candidate is a choice of heaps and of the takes from all of them but the last, which is then
/// determined. So with k = 1 there is one candidate for every nonzero heap.
///
/// Cost: O(heaps) with k = 1; there are few heaps, or few choices, otherwise.
#[must_use]
pub fn candidates(rules: &Rules, heaps: &[BigUint]) -> u64 {
    // Index: a number of heaps. Entry: the choices of that many heaps and of the takes from them.
    let mut choices = vec![1_u64];
    let mut count = 0_u64;
    for heap in heaps.iter().filter(|&heap| *heap != BigUint::ZERO) {
        let takes = u64::try_from(rules.largest_take(heap)).unwrap_or(u64::MAX);
        for of_so_many in &choices {
            count = count.saturating_add(*of_so_many);
        }
        if count > MAX_CANDIDATES {
            return count;
        }
        if choices.len() < rules.k() as usize {
            choices.push(0);
        }
        for so_many in (1..choices.len()).rev() {
            let with_heap = choices[so_many - 1].saturating_mul(takes);
            choices[so_many] = choices[so_many].saturating_add(with_heap);
        }
    }
    count
}

/// All winning moves, ascending: by their first takes (by heap, then by number), then by their
/// second ones. The takes of a move are ascending by heap.
///
/// `None` if k ≥ 2 and there are more than [`MAX_CANDIDATES`] candidates.
///
/// They are right where [`Columns::outcome`] is.
///
/// Cost: O([`candidates`] · columns); O(heaps) with k = 1.
///
/// ```
/// use mexplorer::heaps::Play;
/// use mexplorer::heaps::nim::{Rules, Take, winning_moves};
///
/// let rules = Rules { max: None, moore: None, play: Play::Normal };
/// let moves = winning_moves(&rules, &[3_u32.into(), 4_u32.into(), 5_u32.into()]);
/// // 3 XOR 4 XOR 5 = 2, and only the 3 has this bit.
/// assert_eq!(moves, Some(vec![vec![Take { heap: 0, take: 2_u32.into() }]]));
/// ```
#[must_use]
pub fn winning_moves(rules: &Rules, heaps: &[BigUint]) -> Option<Vec<Vec<Take>>> {
    if rules.k() == 1 {
        return Some(moves_of_one_heap(rules, heaps, usize::MAX).0);
    }
    if candidates(rules, heaps) > MAX_CANDIDATES {
        return None;
    }
    let mut search = Search {
        rules,
        heaps,
        columns: Columns::of_residues(rules, heaps),
        chosen: Vec::new(),
    };
    let mut moves = Vec::new();
    for (last, heap) in heaps.iter().enumerate() {
        if *heap == BigUint::ZERO {
            continue;
        }
        let residue = rules.residue(heap);
        search.columns.remove(&residue);
        loop {
            if let Some(take) = (search.columns.completed_by(rules.k(), rules.play))
                .and_then(|left| rules.take_to(heap, &left))
            {
                let mut all = search.chosen.clone();
                all.push(Take { heap: last, take });
                moves.push(all);
            }
            if !search.advance(last) {
                break;
            }
        }
        search.columns.add(&residue);
    }
    moves.sort_unstable();
    Some(moves)
}

/// The winning moves with k = 1, the first `limit` of them, and how many there are. What a heap has
/// to become follows from the XOR of all heaps, or in misère play, if the others are 0 or 1, from
/// how many are 1.
///
/// Cost: O(heaps).
pub(super) fn moves_of_one_heap(
    rules: &Rules,
    heaps: &[BigUint],
    limit: usize,
) -> (Vec<Vec<Take>>, usize) {
    let columns = Columns::of_residues(rules, heaps);
    let xor = columns.xor();
    let highest = xor.bits().saturating_sub(1);
    let ones = columns.ones().first().copied().unwrap_or(0);
    let take_of = |heap: &BigUint| {
        // Without a bound a heap becomes smaller only by losing the highest one of the XOR.
        if rules.max.is_none() && rules.play == Play::Normal && !heap.bit(highest) {
            return None;
        }
        let residue = rules.residue(heap);
        let others_above_one = columns.above_one() - u32::from(residue.bits() > 1);
        let wanted = if rules.play == Play::Misere && others_above_one == 0 {
            BigUint::from((ones - u32::from(residue.bit(0)) + 1) % 2)
        } else {
            residue ^ &xor
        };
        rules.take_to(heap, &wanted)
    };
    let (mut moves, mut total) = (Vec::new(), 0);
    for (heap, size) in heaps.iter().enumerate() {
        if let Some(take) = take_of(size) {
            total += 1;
            if total <= limit {
                moves.push(vec![Take { heap, take }]);
            }
        }
    }
    (moves, total)
}

/// The takes from all heaps of a candidate but the last, and the columns after them.
struct Search<'a> {
    rules: &'a Rules,
    heaps: &'a [BigUint],
    columns: Columns,
    /// Ascending by heap, at most k − 1.
    chosen: Vec<Take>,
}

impl Search<'_> {
    /// Moves on to the next choice of takes from heaps below `last`; after the last one returns
    /// `false`, with no takes chosen.
    fn advance(&mut self, last: usize) -> bool {
        let first_free = self.chosen.last().map_or(0, |take| take.heap + 1);
        if self.chosen.len() + 1 < self.rules.k() as usize && self.choose(first_free, last) {
            return true;
        }
        while let Some(Take { heap, take }) = self.chosen.pop() {
            let before = &self.heaps[heap];
            self.exchange(&(before - &take), before);
            let more = take + 1_u32;
            if more <= *self.rules.largest_take(before) {
                self.push(heap, more);
                return true;
            }
            if self.choose(heap + 1, last) {
                return true;
            }
        }
        false
    }

    /// Takes 1 from the first nonzero heap in `from..last`; `false` if there is none.
    fn choose(&mut self, from: usize, last: usize) -> bool {
        let heap = (from..last).find(|&heap| self.heaps[heap] != BigUint::ZERO);
        if let Some(heap) = heap {
            self.push(heap, 1_u32.into());
        }
        heap.is_some()
    }

    fn push(&mut self, heap: usize, take: BigUint) {
        let before = &self.heaps[heap];
        self.exchange(before, &(before - &take));
        self.chosen.push(Take { heap, take });
    }

    fn exchange(&mut self, old: &BigUint, new: &BigUint) {
        self.columns.remove(&self.rules.residue(old));
        self.columns.add(&self.rules.residue(new));
    }
}
