//! The nimbers of an octal game directly by the rules: every split of every heap.

use super::code::Tail;
use super::{Code, Digit};

/// The nimbers of all heaps up to one, for any code: g(n) is the mex of the options of a heap of n;
/// an option with several parts has the XOR of their nimbers.
///
/// A split is evaluated once for each k that leads to it, mirror images together. The nimbers of
/// all options of a rest are stored as a set only if digits repeat for ever, or if three parts may
/// be left. All rests whose k have the same digit of a tail share one set, which only grows.
///
/// ```
/// use mexplorer::heaps::octal::{Code, Naive};
///
/// let mut kayles = Naive::new(Code::parse("0.77")?);
/// kayles.extend(12, u64::MAX);
/// assert_eq!(kayles.values(), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
/// # Ok::<(), mexplorer::heaps::octal::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Naive {
    code: Code,
    values: Vec<u16>,
    evaluations: u64,
    is_full: bool,
    /// For the current heap, by nimber: whether an option has it. The length is above any XOR of
    /// the nimbers so far.
    seen: Vec<bool>,
    of_tail: Vec<RestClass>,
    /// By rest: the nimbers of two parts, and of three; empty if no three parts are possible.
    pairs: Vec<Set>,
    triples: Vec<Set>,
}

/// The rests so far with the same remainder modulo the length of the tail.
#[derive(Clone, Debug, Default)]
struct RestClass {
    /// The nimbers of the rests as one heap.
    ones: Set,
    /// Those of two unequal parts.
    twos: Set,
    /// Whether some rest can be halved, which gives 0.
    has_halves: bool,
    threes: Set,
}

impl Naive {
    /// Starts without any heap.
    #[must_use]
    pub fn new(code: Code) -> Self {
        let classes = code.tail().map_or(0, |tail| tail.digits.len());
        Self {
            code,
            values: Vec::new(),
            evaluations: 0,
            is_full: false,
            seen: vec![false; 64],
            of_tail: vec![RestClass::default(); classes],
            pairs: Vec::new(),
            triples: Vec::new(),
        }
    }

    /// g(0), g(1), …
    #[must_use]
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// How many splits were evaluated; for three parts, groups of 16.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// Continues until there are `to_len` values, the budget is spent, or a nimber does not fit
    /// ([`is_full`](Self::is_full)). Returns the cost: 1 for each evaluation, and for each heap 1
    /// plus 1 for each digit; the last heap may exceed the budget.
    ///
    /// Cost: O(n) for the heap n and each splitting digit.
    pub fn extend(&mut self, to_len: usize, budget: u64) -> u64 {
        let of_heap = (self.code.places().len() + self.of_tail.len() + 1) as u64;
        let mut spent = 0;
        while self.values.len() < to_len && spent < budget && !self.is_full {
            let before = self.evaluations;
            let Some(value) = self.next_value() else {
                self.is_full = true;
                break;
            };
            self.values.push(value);
            if (usize::from(value) + 1).next_power_of_two() >= self.seen.len() {
                self.seen.resize(2 * self.seen.len(), false);
            }
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
        self.seen.fill(false);
        if self.code.has_threes() {
            self.store_parts(heap);
        }
        for place in self.code.places() {
            let Some(rest) = heap.checked_sub(place.taken) else {
                break;
            };
            let digit = place.digit;
            if rest == 0 {
                self.seen[0] |= digit.has(Digit::WHOLE);
                continue;
            }
            if digit.has(Digit::ONE) {
                self.seen[usize::from(self.values[rest])] = true;
            }
            if digit.has(Digit::TWO) {
                mark_pairs(&self.values, rest, digit.is_unequal, &mut self.seen);
                self.evaluations += pairs(rest, digit.is_unequal);
            }
            if digit.has(Digit::THREE) {
                self.triples[rest].mark(&mut self.seen);
            }
        }
        let tail = self.code.tail().filter(|tail| heap >= tail.from);
        let sets = match tail {
            Some(tail) => {
                let first = heap - tail.from;
                if first > 0 {
                    let class = &mut self.of_tail[first % tail.digits.len()];
                    let twos = tail.digits.iter().any(|digit| digit.has(Digit::TWO));
                    class.ones.insert(usize::from(self.values[first]));
                    if twos {
                        let mut of_rest = vec![false; self.seen.len()];
                        mark_pairs(&self.values, first, true, &mut of_rest);
                        self.evaluations += pairs(first, true);
                        class.has_halves |= first.is_multiple_of(2);
                        class.twos.insert_all(&of_rest);
                    }
                    if let Some(threes) = self.triples.get(first) {
                        class.threes.union(threes);
                    }
                }
                self.seen[0] |= self.code.at(heap).has(Digit::WHOLE);
                of_tail(tail, &self.of_tail, first, &mut self.seen)
            }
            None => Vec::new(),
        };
        let mut value = 0;
        while self.seen.get(value) == Some(&true) || sets.iter().any(|set| set.contains(value)) {
            value += 1;
        }
        u16::try_from(value).ok()
    }

    /// Stores the nimbers of two and three parts of each rest, up to the current heap.
    fn store_parts(&mut self, heap: usize) {
        // For a rest equal to the heap itself only smaller parts matter.
        let mut of_rest = vec![false; self.seen.len()];
        mark_pairs(&self.values, heap, false, &mut of_rest);
        self.evaluations += pairs(heap, false);
        let mut twos = Set::default();
        twos.insert_all(&of_rest);
        let mut threes = Set::default();
        for part in 1..heap {
            let others = &self.pairs[heap - part];
            threes.union_shifted(others, self.values[part]);
            self.evaluations += 4 * others.words.len() as u64;
        }
        self.pairs.push(twos);
        self.triples.push(threes);
    }
}

/// The sets of the options that the digits of a tail allow; the largest rest is `first`. Marks the
/// halves.
fn of_tail<'a>(
    tail: &Tail,
    classes: &'a [RestClass],
    first: usize,
    seen: &mut [bool],
) -> Vec<&'a Set> {
    let length = tail.digits.len();
    let mut sets = Vec::new();
    for (remainder, class) in classes.iter().enumerate() {
        let digit = tail.digits[(first % length + length - remainder) % length];
        if digit.has(Digit::ONE) {
            sets.push(&class.ones);
        }
        if digit.has(Digit::TWO) {
            sets.push(&class.twos);
            seen[0] |= class.has_halves && !digit.is_unequal;
        }
        if digit.has(Digit::THREE) {
            sets.push(&class.threes);
        }
    }
    sets
}

/// How many ways there are to split a rest in two, mirror images together.
fn pairs(rest: usize, is_unequal: bool) -> u64 {
    (if is_unequal {
        rest.saturating_sub(1) / 2
    } else {
        rest / 2
    }) as u64
}

#[inline]
fn mark_pairs(values: &[u16], rest: usize, is_unequal: bool, seen: &mut [bool]) {
    let count = usize::try_from(pairs(rest, is_unequal)).expect("below the rest");
    let left = values.iter().skip(1).take(count);
    let right = values[..rest].iter().rev();
    for (left, right) in left.zip(right) {
        seen[usize::from(left ^ right)] = true;
    }
}

/// By bit: the positions in a word whose index does not have this bit.
const LOW: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// A set of nimbers, one bit each.
#[derive(Clone, Debug, Default)]
struct Set {
    words: Vec<u64>,
}

impl Set {
    fn grow_to(&mut self, words: usize) {
        if self.words.len() < words {
            self.words.resize(words, 0);
        }
    }

    fn insert(&mut self, value: usize) {
        self.grow_to(value / 64 + 1);
        self.words[value / 64] |= 1 << (value % 64);
    }

    fn insert_all(&mut self, seen: &[bool]) {
        let values = (0..).zip(seen).filter(|(_, seen)| **seen);
        values.for_each(|(value, _)| self.insert(value));
    }

    fn contains(&self, value: usize) -> bool {
        let word = self.words.get(value / 64);
        word.is_some_and(|word| word >> (value % 64) & 1 == 1)
    }

    fn mark(&self, seen: &mut [bool]) {
        for (value, seen) in seen.iter_mut().enumerate() {
            *seen |= self.contains(value);
        }
    }

    fn union(&mut self, other: &Self) {
        self.union_shifted(other, 0);
    }

    /// Adds the XOR of every member of `other` with a value.
    fn union_shifted(&mut self, other: &Self, value: u16) {
        let high = usize::from(value / 64);
        for (index, &word) in other.words.iter().enumerate() {
            if word == 0 {
                continue;
            }
            let mut moved = word;
            for (bit, low) in LOW.into_iter().enumerate() {
                if value >> bit & 1 == 1 {
                    let by = 1 << bit;
                    moved = (moved & low) << by | moved >> by & low;
                }
            }
            self.grow_to((index ^ high) + 1);
            self.words[index ^ high] |= moved;
        }
    }
}
