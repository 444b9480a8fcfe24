//! The nimbers of an octal game by its sparse space.

use super::{Code, Digit, Place};

/// Separates rare heaps from common ones. When k are taken, a heap h of nimber g is *rare* if an
/// even number of these bits are set: the bits of g in the mask and, if the mask has the size, the
/// last bit of h + k. Otherwise it is *common*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mask {
    /// The bits of a nimber.
    pub bits: u16,
    /// Whether the size of a heap counts as an additional bit.
    pub has_size: bool,
}

impl Mask {
    /// Whether a heap of this size would be rare with a nimber; `odd` is k, or its last bit.
    #[must_use]
    #[inline]
    pub fn is_rare(self, heap: usize, odd: usize, value: u16) -> bool {
        let size = if self.has_size { heap + odd } else { 0 };
        (self.bits & value).count_ones() & 1 == u32::from(size & 1 == 1)
    }
}

/// The splitting digits with even k, or with odd k, or all of them; and their rare heaps.
#[derive(Clone, Debug)]
pub struct Space {
    odd: usize,
    takes: Vec<usize>,
    mask: Mask,
    /// The rare heaps with their nimbers, ascending by heap, from 1.
    rare: Vec<(u32, u16)>,
}

impl Space {
    /// The k of its digits, ascending.
    #[must_use]
    pub fn takes(&self) -> &[usize] {
        &self.takes
    }

    /// The current mask.
    #[must_use]
    pub fn mask(&self) -> Mask {
        self.mask
    }

    /// The rare heaps so far and their nimbers, ascending, without the empty heap.
    #[must_use]
    pub fn rare(&self) -> &[(u32, u16)] {
        &self.rare
    }

    /// Whether a heap would be rare with a nimber. Two rare parts, or two common ones, give a rare
    /// nimber; a rare and a common part give a common one.
    #[must_use]
    #[inline]
    pub fn is_rare(&self, heap: usize, value: u16) -> bool {
        self.mask.is_rare(heap, self.odd, value)
    }
}

/// The nimbers of all heaps up to one, by rare and common heaps, for a finite code that leaves at
/// most two parts, which may be equal.
///
/// Parity of the bits in a mask is linear: a common nimber is only the XOR of a rare and a common
/// one. So evaluating all splits with a rare part gives all common options. The smallest number
/// that is not among them is the nimber if it is common. If it is rare, it is searched for among
/// the other splits, and is the nimber if it is not found. This is exact for every mask; the mask
/// with the fewest rare heaps so far is the cheapest. The search begins with the splits in which
/// the number was found earlier, with one of the parts unchanged: once nimbers begin to repeat,
/// this finds nearly all.
///
/// The sizes of the parts of a split sum to n − k, so the last bit of the size acts as an
/// additional bit of a nimber, up to the last bit of k. Digits at even and at odd k have separate
/// masks ([`with_parity`](Self::with_parity)); without the size one mask is enough
/// ([`plain`](Self::plain)).
///
/// Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4.
///
/// ```
/// use mexplorer::heaps::octal::{Code, Sparse};
///
/// let code = Code::parse("0.56")?;
/// let mut sparse = Sparse::with_parity(&code).ok_or("two parts at most")?;
/// sparse.extend(1_000, u64::MAX);
/// assert!(sparse.spaces()[0].rare().len() < 50);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sparse {
    places: Vec<Place>,
    with_parity: bool,
    spaces: Vec<Space>,
    values: Vec<u16>,
    evaluations: u64,
    is_full: bool,
    /// By nimber: the last heap that had it as an option. The length is a power of two, above any
    /// XOR of values.
    marks: Vec<u32>,
    /// By the last bit of the size, then by nimber: how many heaps, not counting the empty one.
    counts: [Vec<i32>; 2],
    /// By nimber: where it was found earlier, at most [`HINTS`], latest first.
    hints: Vec<Vec<Hint>>,
    /// The heap at which masks are chosen again.
    next_choice: usize,
    /// At every choice of masks: the numbers of values and of evaluated splits.
    counted: Vec<(u32, u64)>,
}

/// How many splits are stored for a nimber: once nimbers begin to repeat, so do their splits, with
/// one part unchanged.
const HINTS: usize = 128;

/// A split that had a nimber, and may have it again with one of its parts.
#[derive(Clone, Copy, Debug)]
struct Hint {
    taken: u32,
    parts: [u32; 2],
}

/// How many splits are marked between two checks whether the number was found.
const BLOCK: usize = 32;

/// How far the splits of a space have been searched for one heap.
#[derive(Clone, Copy, Default)]
struct Cursor {
    /// The index of the k.
    take: usize,
    /// How many of its splits were searched.
    splits: usize,
}

impl Sparse {
    /// Starts without any heap, with masks that ignore the size. `None` for a code with a tail,
    /// `!`, or three parts.
    #[must_use]
    pub fn plain(code: &Code) -> Option<Self> {
        Self::new(code, false)
    }

    /// Starts without any heap, with masks that may use the size. `None` for a code with a tail,
    /// `!`, or three parts.
    #[must_use]
    pub fn with_parity(code: &Code) -> Option<Self> {
        Self::new(code, true)
    }

    fn new(code: &Code, with_parity: bool) -> Option<Self> {
        if code.has_tail() || code.has_threes() || code.has_unequal() {
            return None;
        }
        let splitting = || {
            let places = code.places().iter();
            (places.filter(|place| place.digit.has(Digit::TWO))).map(|place| place.taken)
        };
        let space = |odd, takes: Vec<usize>| Space {
            odd,
            takes,
            mask: Mask::default(),
            rare: Vec::new(),
        };
        let mut spaces = if with_parity {
            let of = |odd| space(odd, splitting().filter(|k| k % 2 == odd).collect());
            vec![of(0), of(1)]
        } else {
            vec![space(0, splitting().collect())]
        };
        spaces.retain(|space| !space.takes.is_empty());
        Some(Self {
            places: code.places().to_vec(),
            with_parity,
            spaces,
            values: Vec::new(),
            evaluations: 0,
            is_full: false,
            marks: vec![0; 8],
            counts: [vec![0; 4], vec![0; 4]],
            hints: vec![Vec::new(); 8],
            next_choice: 16,
            counted: Vec::new(),
        })
    }

    /// g(0), g(1), …
    #[must_use]
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// How many splits were evaluated.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// The numbers of values and of evaluated splits at some times, each time a sixteenth and 16
    /// values more; ascending.
    #[must_use]
    pub fn counted(&self) -> &[(u32, u64)] {
        &self.counted
    }

    /// The current spaces: for digits at even k and at odd k, if there are such; if masks ignore
    /// the size, one for all. Empty if no digit splits.
    #[must_use]
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    pub(super) fn places(&self) -> &[Place] {
        &self.places
    }

    /// A power of two above all nimbers so far.
    pub(super) fn nimber_limit(&self) -> usize {
        self.counts[0].len()
    }

    /// Continues until there are `to_len` values, the budget is spent, or a nimber does not fit
    /// ([`is_full`](Self::is_full)). Returns the cost: 1 for each evaluation, and for each heap 1
    /// plus 1 for each digit; the last heap may exceed the budget.
    ///
    /// Cost: O(rare heaps) for each heap and each splitting digit, plus the searches.
    pub fn extend(&mut self, to_len: usize, budget: u64) -> u64 {
        let of_heap = self.places.len() as u64 + 1;
        let mut spent = 0;
        while self.values.len() < to_len && spent < budget && !self.is_full {
            let before = self.evaluations;
            let Some(value) = self.next_value() else {
                self.is_full = true;
                break;
            };
            self.push(value);
            spent += self.evaluations - before + of_heap;
        }
        spent
    }

    /// Whether the next nimber is above [`u16::MAX`]: no more values follow.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    /// The next nimber; `None` if it is too large.
    fn next_value(&mut self) -> Option<u16> {
        let heap = self.values.len();
        let stamp = u32::try_from(heap).ok()?;
        if heap == 0 {
            return Some(0);
        }
        for place in &self.places {
            let Some(rest) = heap.checked_sub(place.taken) else {
                break;
            };
            // An empty rest has nimber 0, which is g(0).
            let bit = if rest == 0 { Digit::WHOLE } else { Digit::ONE };
            if place.digit.has(bit) {
                self.marks[usize::from(self.values[rest])] = stamp;
            }
        }
        for space in &self.spaces {
            for take in &space.takes {
                let Some(rest) = heap.checked_sub(*take) else {
                    break;
                };
                let smaller = space
                    .rare
                    .partition_point(|&(rare, _)| (rare as usize) < rest);
                for &(rare, value) in &space.rare[..smaller] {
                    let other = self.values[rest - rare as usize];
                    self.marks[usize::from(value ^ other)] = stamp;
                }
                self.evaluations += smaller as u64;
            }
        }
        let mut cursors = [Cursor::default(); 2];
        let mut value = 0_u16;
        while self.is_option(heap, value, &mut cursors) {
            value = value.checked_add(1)?;
        }
        Some(value)
    }

    /// Whether an option of the current heap has a nimber. All smaller nimbers are known to be
    /// options, and all options with a rare part, one part or none are marked.
    fn is_option(&mut self, heap: usize, value: u16, cursors: &mut [Cursor; 2]) -> bool {
        let index = usize::from(value);
        // Beyond `marks`: larger than any XOR of nimbers.
        let Some(&mark) = self.marks.get(index) else {
            return false;
        };
        let is_rare = |space: &Space| space.is_rare(heap, value);
        if mark as usize == heap {
            return true;
        }
        if !self.spaces.iter().any(is_rare) {
            return false;
        }
        for (age, hint) in self.hints[index].iter().enumerate() {
            let taken = hint.taken as usize;
            for part in hint.parts {
                let part = part as usize;
                if taken + part < heap {
                    self.evaluations += 1;
                    if self.values[part] ^ self.values[heap - taken - part] == value {
                        self.hints[index][..=age].rotate_right(1);
                        return true;
                    }
                }
            }
        }
        for (space, cursor) in (0..self.spaces.len()).zip(cursors) {
            if !self.spaces[space].is_rare(heap, value) {
                continue;
            }
            if let Some(hint) = self.find(space, cursor, heap, value) {
                // The latest hint comes first.
                let hints = &mut self.hints[index];
                hints.truncate(HINTS - 1);
                hints.insert(0, hint);
                return true;
            }
        }
        false
    }

    /// Searches the splits of a space for a nimber, from the cursor on, and marks all nimbers on
    /// the way.
    #[inline]
    fn find(&mut self, space: usize, cursor: &mut Cursor, heap: usize, value: u16) -> Option<Hint> {
        let stamp = u32::try_from(heap).expect("a mark holds the index of every heap");
        let takes = &self.spaces[space].takes;
        while let Some(rest) = (takes.get(cursor.take)).and_then(|take| heap.checked_sub(*take)) {
            // The parts 1 + i and rest - 1 - i, for all i.
            let left = &self.values[1..=rest / 2];
            let right = &self.values[rest - left.len()..rest];
            while cursor.splits < left.len() {
                let from = cursor.splits;
                let upto = left.len().min(from + BLOCK);
                let mut is_found = false;
                let opposite = right[left.len() - upto..left.len() - from].iter().rev();
                for (left, right) in left[from..upto].iter().zip(opposite) {
                    let option = left ^ right;
                    self.marks[usize::from(option)] = stamp;
                    is_found |= option == value;
                }
                self.evaluations += (upto - from) as u64;
                cursor.splits = upto;
                if is_found {
                    let mut parts = from + 1..=upto;
                    let part = parts
                        .find(|part| self.values[*part] ^ self.values[rest - part] == value)?;
                    let [taken, part, other] =
                        [heap - rest, part, rest - part].map(|size| u32::try_from(size).ok());
                    let parts = [part?, other?];
                    return Some(Hint {
                        taken: taken?,
                        parts,
                    });
                }
            }
            *cursor = Cursor {
                take: cursor.take + 1,
                splits: 0,
            };
        }
        None
    }

    fn push(&mut self, value: u16) {
        let heap = self.values.len();
        self.values.push(value);
        if heap == 0 {
            return;
        }
        let values = self.counts[0].len();
        if usize::from(value) >= values {
            let more = (usize::from(value) + 1).next_power_of_two();
            self.counts
                .iter_mut()
                .for_each(|counts| counts.resize(more, 0));
            self.marks.resize(2 * more, 0);
            self.hints.resize(2 * more, Vec::new());
        }
        self.counts[heap % 2][usize::from(value)] += 1;
        for space in &mut self.spaces {
            if space.is_rare(heap, value) {
                space
                    .rare
                    .push((u32::try_from(heap).expect("a mark"), value));
            }
        }
        if heap >= self.next_choice && !self.spaces.is_empty() {
            self.choose_masks();
            self.next_choice = heap + heap / 16 + 16;
            let count = u32::try_from(heap + 1).expect("a mark holds the index of every heap");
            self.counted.push((count, self.evaluations));
        }
    }

    /// Chooses the masks with the fewest rare heaps so far.
    fn choose_masks(&mut self) {
        let [even, odd] = &self.counts;
        let all = fewer_odd(even.iter().zip(odd).map(|(even, odd)| even + odd).collect());
        let by_size = if self.with_parity {
            fewer_odd(even.iter().zip(odd).map(|(even, odd)| even - odd).collect())
        } else {
            Vec::new()
        };
        for space in &mut self.spaces {
            let sign = if space.odd == 0 { 1 } else { -1 };
            let without = (0..).zip(&all).map(|(bits, &more)| (more, bits, false));
            let with = (0..)
                .zip(&by_size)
                .map(|(bits, &more)| (sign * more, bits, true));
            // How many more heaps are rare than common.
            let excess = |mask: Mask| -> i32 {
                let bits = usize::from(mask.bits);
                if mask.has_size {
                    sign * by_size[bits]
                } else {
                    all[bits]
                }
            };
            let best = without.chain(with).min();
            let Some((least, bits, has_size)) = best else {
                continue;
            };
            if least < excess(space.mask) {
                space.mask = Mask { bits, has_size };
                let heaps = (0_u32..).zip(&self.values).skip(1);
                let (mask, odd) = (space.mask, space.odd);
                let rare = heaps
                    .filter(|&(heap, &value)| mask.is_rare(heap as usize, odd, value))
                    .map(|(heap, &value)| (heap, value));
                space.rare = rare.collect();
            }
        }
    }
}

/// The bits of a nimber of which most heaps have an odd number, so that the fewest are rare; without
/// the empty heap.
///
/// Cost: O(N).
#[must_use]
pub fn best_mask(values: &[u16]) -> u16 {
    let most = values.iter().copied().max().unwrap_or(0);
    let mut counts = vec![0; (usize::from(most) + 1).next_power_of_two()];
    for &value in values.iter().skip(1) {
        counts[usize::from(value)] += 1;
    }
    let excess = fewer_odd(counts);
    let best = (0..).zip(&excess).min_by_key(|&(_, more)| more);
    best.map_or(0, |(mask, _)| mask)
}

/// From the number of heaps with each value: by mask, how many more heaps have an even number of
/// the mask's bits than an odd one. A Walsh–Hadamard transform.
fn fewer_odd(mut counts: Vec<i32>) -> Vec<i32> {
    let mut half = 1;
    while half < counts.len() {
        for block in counts.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
    counts
}
