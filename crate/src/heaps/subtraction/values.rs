//! The nimbers of a subtraction game, computed up to some heap, and by their period beyond.

use num_bigint::BigUint;

use crate::heaps::period::{Certainty, Found, Period, repeated};
use crate::heaps::{Cut, HeapMove, fraction};

use super::Set;

/// The most heaps, from 0 on, that are computed for a finite set.
pub const MAX_LISTED: usize = 100_000_000;

/// The most heaps that are computed for all numbers but some: their values take twice the memory.
pub const MAX_RISING: usize = 20_000_000;

/// A subtraction game, solved as far as [`advance`](Self::advance) has come.
///
/// ```
/// use mexplorer::BigUint;
/// use mexplorer::heaps::period::Period;
/// use mexplorer::heaps::subtraction::{Set, Subtraction};
///
/// let mut game = Subtraction::new(Set::parse("2-6")?);
/// let heap = BigUint::from(10_u32).pow(50) + 3_u32;
/// while game.advance(&heap, 1_000) < 1.0 {}
/// let found = game.found().unwrap();
/// assert_eq!(found.period, Period { preperiod: 0, period: 8, saltus: 0 });
/// assert_eq!(game.nimber(&heap), Some(1_u32.into())); // 10^50 is 0 mod 8, and g(3) = 1
/// # Ok::<(), mexplorer::heaps::subtraction::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Subtraction {
    set: Set,
    table: Table,
    found: Option<Found>,
    /// The number of values at which the next search for a period takes place.
    next_search: usize,
}

#[derive(Clone, Debug)]
enum Table {
    /// A formula gives all values.
    Closed,
    Listed(Vec<u16>),
    Rising(Rising),
}

/// The values if all numbers but some may be taken.
#[derive(Clone, Debug, Default)]
struct Rising {
    values: Vec<u32>,
    /// By value: the first heap that has it, and how many heaps have it.
    uses: Vec<(u32, u32)>,
}

impl Subtraction {
    /// A game without any values yet.
    #[must_use]
    pub fn new(set: Set) -> Self {
        let table = match &set {
            Set::UpTo(_) => Table::Closed,
            Set::AllBut(but) if but.is_empty() => Table::Closed,
            Set::Listed(_) => Table::Listed(Vec::new()),
            Set::AllBut(_) => Table::Rising(Rising::default()),
        };
        let next_search = 2 * window(&set) + 1;
        Self {
            set,
            table,
            found: None,
            next_search,
        }
    }

    /// The set of numbers that may be taken.
    #[must_use]
    pub fn set(&self) -> &Set {
        &self.set
    }

    /// How many values are computed, from that of the empty heap on; 0 if a formula gives all.
    #[must_use]
    pub fn known(&self) -> usize {
        match &self.table {
            Table::Closed => 0,
            Table::Listed(values) => values.len(),
            Table::Rising(Rising { values, .. }) => values.len(),
        }
    }

    /// The most values that are computed.
    #[must_use]
    pub fn limit(&self) -> usize {
        match self.table {
            Table::Rising(_) => MAX_RISING,
            _ => MAX_LISTED,
        }
    }

    /// The period of g, once it is proved; for 1 to m, and for Nim, at once.
    #[must_use]
    pub fn found(&self) -> Option<Found> {
        let (period, saltus, window) = match &self.set {
            Set::UpTo(most) => (
                usize::try_from(most).ok()?.checked_add(1)?,
                0,
                usize::try_from(most).ok()?,
            ),
            Set::AllBut(but) if but.is_empty() => (1, 1, 0),
            _ => return self.found,
        };
        let period = Period {
            preperiod: 0,
            period,
            saltus,
        };
        let certainty = Certainty::Formula { window };
        Some(Found { period, certainty })
    }

    /// The memory of the values, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        match &self.table {
            Table::Closed => 0,
            Table::Listed(values) => 2 * values.capacity(),
            Table::Rising(Rising { values, uses }) => 4 * values.capacity() + 8 * uses.capacity(),
        }
    }

    /// Computes values until that of a heap is known, or a limit is reached. Returns the part done,
    /// 0 to 1. `work` is about how many options may be examined.
    ///
    /// Cost: O(work), but O(N) when a period is searched for, which is each time N has doubled.
    pub fn advance(&mut self, heap: &BigUint, work: u64) -> f64 {
        let Some(goal) = self.goal(heap) else {
            return 1.0;
        };
        let size = match &self.set {
            Set::Listed(set) | Set::AllBut(set) => set.len(),
            Set::UpTo(_) => 1,
        };
        let count = usize::try_from(work).unwrap_or(usize::MAX) / size;
        let to = goal.min(self.next_search).min(self.known() + count.max(1));
        match (&self.set, &mut self.table) {
            (Set::Listed(set), Table::Listed(values)) => extend_listed(set, values, to),
            (Set::AllBut(but), Table::Rising(rising)) => rising.extend(but, to),
            _ => {}
        }
        if to == self.next_search {
            self.found = self.find_period();
            self.next_search = 2 * to;
        }
        self.goal(heap).map_or(1.0, |goal| fraction(to, goal))
    }

    /// How many values a heap needs; `None` if no more need to be computed.
    fn goal(&self, heap: &BigUint) -> Option<usize> {
        if matches!(self.table, Table::Closed) || self.found.is_some() {
            return None;
        }
        let needed = usize::try_from(heap)
            .unwrap_or(usize::MAX)
            .saturating_add(1);
        let goal = needed.min(self.limit());
        (self.known() < goal).then_some(goal)
    }

    fn find_period(&self) -> Option<Found> {
        let window = window(&self.set);
        let period = match &self.table {
            Table::Closed => None,
            Table::Listed(values) => repeated(values, window, 0, false),
            Table::Rising(rising) => {
                // More than the window decides, so half of all values are compared.
                let half = window.max(self.known() / 2);
                let period = repeated(&rising.values, half, 0, true)?;
                rising.is_raised(&period, window).then_some(period)
            }
        }?;
        let from = match self.table {
            Table::Rising(_) => self.known() - window - period.period,
            _ => period.preperiod,
        };
        let certainty = Certainty::Proved { from, window };
        Some(Found { period, certainty })
    }

    /// The nimber of a heap; `None` if it is not computed and no period is known.
    #[must_use]
    pub fn nimber(&self, heap: &BigUint) -> Option<BigUint> {
        match &self.set {
            Set::UpTo(most) => return Some(heap % (most + 1_u32)),
            Set::AllBut(but) if but.is_empty() => return Some(heap.clone()),
            _ => {}
        }
        let at = |place: usize| self.value(place);
        if let Some(known) = usize::try_from(heap).ok().and_then(at) {
            return Some(known.into());
        }
        let Period { saltus, .. } = self.found?.period;
        let (place, times) = self.found?.period.place_and_times(heap);
        Some(times * saltus + at(place)?)
    }

    /// The nimber of a heap, if it is computed.
    #[must_use]
    pub fn value(&self, heap: usize) -> Option<u32> {
        match &self.table {
            Table::Closed => None,
            Table::Listed(values) => values.get(heap).map(|&value| value.into()),
            Table::Rising(rising) => rising.values.get(heap).copied(),
        }
    }

    /// The takes from a heap to a nimber: the first `limit` ones, ascending, and how many there are
    /// in all. The nimber of the heap must be known.
    #[must_use]
    pub fn moves_to(
        &self,
        heap: &BigUint,
        target: &BigUint,
        limit: usize,
    ) -> (Vec<HeapMove>, BigUint) {
        let mut takes: Vec<BigUint> = match &self.set {
            Set::UpTo(most) if target <= most => {
                let modulus = most + 1_u32;
                vec![(heap % &modulus + &modulus - target) % modulus]
            }
            Set::UpTo(_) => Vec::new(),
            Set::Listed(listed) => {
                let leaves = |take: &BigUint| self.nimber(&(heap - take)).as_ref() == Some(target);
                let takes = listed.iter().map(|&take| BigUint::from(take));
                let takes = takes.take_while(|take| take <= heap);
                takes.filter(leaves).collect()
            }
            Set::AllBut(but) => {
                let left = if but.is_empty() {
                    vec![target.clone()]
                } else {
                    self.heaps_of(target)
                };
                let left = left.iter().rev().filter(|&left| left < heap);
                left.map(|left| heap - left).collect()
            }
        };
        takes.retain(|take| take <= heap && self.set.contains(take));
        let total = takes.len().into();
        takes.truncate(limit);
        let cut = || Cut::One;
        let moves = takes
            .into_iter()
            .map(|taken| HeapMove { taken, cut: cut() });
        (moves.collect(), total)
    }

    /// All heaps with a nimber, ascending, if values grow: the known ones, and those by the period.
    fn heaps_of(&self, nimber: &BigUint) -> Vec<BigUint> {
        let known = match self.found {
            Some(Found { period, .. }) => period.preperiod + period.period,
            None => self.known(),
        };
        let mut heaps: Vec<BigUint> = Vec::new();
        for place in 0..known {
            let Some(value) = self.value(place) else {
                break;
            };
            if *nimber == value.into() {
                heaps.push(place.into());
            } else if let Some(Found { period, .. }) = self.found
                && place >= period.preperiod
                && *nimber > value.into()
                && (nimber - value) % period.saltus == BigUint::ZERO
            {
                let times = (nimber - value) / period.saltus;
                let heap = times * period.period + place;
                // There are no more of them than numbers that may not be taken, and one.
                heaps.insert(heaps.partition_point(|one| *one < heap), heap);
            }
        }
        heaps
    }
}

/// How many of the last values determine the next one.
fn window(set: &Set) -> usize {
    match set {
        Set::Listed(set) | Set::AllBut(set) => set.last().map_or(0, |&last| last as usize),
        Set::UpTo(_) => 0,
    }
}

/// How many numbers a set must have for each further lane of a word: with fewer numbers, writing
/// the lanes costs more than the lookups save.
const NUMBERS_FOR_A_LANE: usize = 8;

/// Computes values until there are `to`.
pub(crate) fn extend_listed(set: &[u32], values: &mut Vec<u16>, to: usize) {
    let most = set.last().map_or(0, |&most| most as usize);
    let count = to.saturating_sub(values.len());
    values.reserve_exact(count);
    if set.len() < 64 && most <= count {
        extend_by_bits(set, most, values, to);
        return;
    }
    // By value: the last heap that had it among its options.
    let mut seen_by = vec![usize::MAX; set.len() + 1];
    for heap in values.len()..to {
        for &take in set {
            let Some(left) = heap.checked_sub(take as usize) else {
                break;
            };
            seen_by[usize::from(values[left])] = heap;
        }
        let mex = seen_by.iter().take_while(|&&by| by == heap).count();
        values.push(u16::try_from(mex).expect("at most 1,000 options"));
    }
}

/// The same for fewer than 64 numbers up to `most`. A value v is stored as the bit 2^v, for as many
/// of the last values as are needed. The mex is then the lowest bit that none of the options has.
///
/// A word has several lanes: the bits of a heap and of the next ones. Takes too large to end in the
/// same word are looked up for all of its heaps at once.
///
/// Cost: O(`most`) besides computing the values.
fn extend_by_bits(set: &[u32], most: usize, values: &mut Vec<u16>, to: usize) {
    // At most 64 bits.
    let width = u32_of(set.len() + 1);
    let lanes = (64 / width as usize).min(1 + set.len() / NUMBERS_FOR_A_LANE);
    let one_lane = u64::MAX >> (64 - width);
    let block = most.max(4_096).next_multiple_of(lanes);
    let put = |words: &mut [u64], place: usize, bit: u64| {
        words[place] = bit;
        for lane in 1..lanes {
            words[place - lane] |= bit << (lane * width as usize);
        }
    };
    // The heaps before the block, with space for the lanes of the first one, then the block. Places
    // without a heap have no bits.
    let start = most + lanes;
    let mut words = vec![0_u64; start + block + lanes];
    let known = values.len().min(most);
    for (place, &value) in (start - known..).zip(&values[values.len() - known..]) {
        put(&mut words, place, 1 << value);
    }
    // Largest take first: the most recent value is then read last, when it is already written.
    let places = |set: &[u32]| -> Vec<usize> {
        let takes = set.iter().rev();
        takes.map(|&take| start - take as usize).collect()
    };
    let (near, far) = set.split_at(set.partition_point(|&take| (take as usize) < lanes));
    let (near, far) = (places(near), places(far));
    while values.len() < to {
        let count = block.min(to - values.len());
        for first in (0..count).step_by(lanes) {
            let mut seen = far
                .iter()
                .fold(0, |seen, &place| seen | words[first + place]);
            for heap in first..(first + lanes).min(count) {
                let seen_near = (near.iter()).fold(seen, |seen, &place| seen | words[heap + place]);
                let seen_here = seen_near & one_lane;
                let bit = !seen_here & (seen_here + 1);
                put(&mut words, heap + start, bit);
                values.push(u16::try_from(bit.trailing_zeros()).expect("at most 64"));
                seen = seen.unbounded_shr(width);
            }
        }
        words.copy_within(count..count + start, 0);
    }
}

impl Rising {
    /// Computes values until there are `to`. A value is missing among the options if no heap that
    /// has it can be reached.
    fn extend(&mut self, but: &[u32], to: usize) {
        // By value: how many of the heaps that have it cannot be reached.
        let mut out_of_reach = vec![0_u32; self.uses.len() + 1];
        for heap in self.values.len()..to {
            let new = self.uses.len();
            out_of_reach.resize(new + 1, 0);
            let left = but.iter().map_while(|&but| heap.checked_sub(but as usize));
            for left in left.clone() {
                out_of_reach[self.values[left] as usize] += 1;
            }
            let values = left.clone().map(|left| self.values[left] as usize);
            let value = values
                .filter(|&value| self.uses[value].1 == out_of_reach[value])
                .min()
                .unwrap_or(new);
            for left in left {
                out_of_reach[self.values[left] as usize] = 0;
            }
            if value == new {
                self.uses.push((u32_of(heap), 0));
            }
            self.uses[value].1 += 1;
            self.values.push(u32_of(value));
        }
    }

    /// Whether the set of values before the window is that of one period earlier, raised by the
    /// saltus, with all smaller values added.
    fn is_raised(&self, period: &Period, window: usize) -> bool {
        let before = self.values.len() - window;
        let earlier = before - period.period;
        let was_there = |value: u64, before: usize| {
            usize::try_from(value)
                .ok()
                .and_then(|value| self.uses.get(value))
                .is_some_and(|&(first, _)| (first as usize) < before)
        };
        period.saltus > 0
            && (0..self.uses.len() as u64 + period.saltus).all(|value| {
                let expected = value
                    .checked_sub(period.saltus)
                    .is_none_or(|lower| was_there(lower, earlier));
                was_there(value, before) == expected
            })
    }
}

fn u32_of(number: usize) -> u32 {
    u32::try_from(number).expect("below the limit of values")
}
