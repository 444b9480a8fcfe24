//! The moves from a heap to a nimber, listed and counted, however large the heap is.

use num_bigint::BigUint;

use crate::heaps::period::{Certainty, Period, small};
use crate::heaps::{Cut, HeapMove};

use super::{Digit, Octal};

/// The most options examined for one question.
pub const MAX_EXAMINED: u64 = 1 << 28;

/// How many parts of a heap beyond the table are examined if a formula gives the nimbers.
const MAX_BY_FORMULA: u32 = 1 << 16;

impl Octal {
    /// The moves from a heap whose parts have nimbers with a given XOR: the first `limit` ones in
    /// the order of [`Code::moves`](super::Code::moves), and how many there are.
    ///
    /// For a heap beyond the table they are counted by remainders modulo the proved period, and
    /// those with a part before it one by one. The count is `None` if the heap's nimber is unknown
    /// (then no move is listed), if more than [`MAX_EXAMINED`] options would have to be examined,
    /// for three parts beyond the table, and in Lasker's Nim. In the last cases the list has some
    /// moves, perhaps not the first ones.
    ///
    /// Cost: O(n₀ + p) for each digit, O(n) within the table, O(n²) for three parts.
    ///
    /// ```
    /// use mexplorer::heaps::octal::{Code, Octal};
    /// use mexplorer::BigUint;
    ///
    /// let mut rows = Octal::new(Code::parse("0.07")?);
    /// rows.advance(1_000, u64::MAX);
    /// let (moves, count) = rows.moves_to(&BigUint::from(10_u32).pow(50), &BigUint::ZERO, 1);
    /// assert_eq!(moves.len(), 1);
    /// assert!(count > Some(BigUint::from(10_u32).pow(47)));
    /// # Ok::<(), mexplorer::heaps::octal::Error>(())
    /// ```
    #[must_use]
    pub fn moves_to(
        &self,
        heap: &BigUint,
        target: &BigUint,
        limit: usize,
    ) -> (Vec<HeapMove>, Option<BigUint>) {
        let Some(own) = self.nimber(heap) else {
            return (Vec::new(), None);
        };
        if own == *target {
            return (Vec::new(), Some(BigUint::ZERO));
        }
        let is_formula = (self.period())
            .is_some_and(|found| matches!(found.certainty, Certainty::Formula { .. }));
        let mut search = Search {
            octal: self,
            target: 0,
            limit,
            moves: Vec::new(),
            count: BigUint::ZERO,
            is_counted: true,
            examined: 0,
        };
        if is_formula {
            search.by_formula(heap, target);
        } else if let Ok(target) = u16::try_from(target) {
            // Larger targets are not nimbers of the table.
            search.target = target;
            search.all(heap);
        }
        let count = search.is_counted.then_some(search.count);
        (search.moves, count)
    }
}

struct Search<'a> {
    octal: &'a Octal,
    target: u16,
    limit: usize,
    moves: Vec<HeapMove>,
    count: BigUint,
    is_counted: bool,
    examined: u64,
}

impl Search<'_> {
    fn list(&mut self, taken: &BigUint, cut: Cut) {
        if self.moves.len() < self.limit {
            let taken = taken.clone();
            self.moves.push(HeapMove { taken, cut });
        }
    }

    fn found(&mut self, taken: &BigUint, cut: Cut) {
        self.count += 1_u32;
        self.list(taken, cut);
    }

    /// Whether that many more options may be examined; if not, the moves are not counted.
    fn may_examine(&mut self, options: usize) -> bool {
        self.examined = self.examined.saturating_add(options as u64);
        let may = self.examined <= MAX_EXAMINED;
        self.is_counted &= may;
        may
    }

    fn all(&mut self, heap: &BigUint) {
        let octal = self.octal;
        let code = octal.code();
        for place in code.places() {
            self.of_digit(heap, place.taken, place.digit);
        }
        // For a code with a tail, no nimbers are known beyond the table.
        let heap_in_table = usize::try_from(heap).unwrap_or(0);
        if let Some(tail) = code.tail() {
            for taken in tail.from..=heap_in_table {
                self.of_digit(heap, taken, code.at(taken));
            }
        }
    }

    fn of_digit(&mut self, heap: &BigUint, taken: usize, digit: Digit) {
        let taken = BigUint::from(taken);
        if taken > *heap {
            return;
        }
        let rest = heap - &taken;
        if rest == BigUint::ZERO {
            if digit.has(Digit::WHOLE) && self.target == 0 {
                self.found(&taken, Cut::Two(rest));
            }
            return;
        }
        let of_rest = self.octal.nimber(&rest);
        let stays_whole = digit.has(Digit::ONE) && of_rest == Some(self.target.into());
        if stays_whole {
            self.found(&taken, Cut::Two(BigUint::ZERO));
        }
        let table = self.octal.values().len();
        let in_table = usize::try_from(&rest).ok().filter(|&rest| rest <= table);
        if digit.has(Digit::TWO) {
            match (in_table, self.octal.proved()) {
                (Some(rest), _) => self.pairs(&taken, rest, digit.is_unequal),
                (None, Some(period)) => {
                    self.pairs_by_period(&taken, &rest, period, digit.is_unequal);
                }
                (None, None) => self.is_counted = false,
            }
        }
        if stays_whole {
            self.found(&taken, Cut::Two(rest.clone()));
        }
        if digit.has(Digit::THREE) {
            match in_table {
                Some(rest) => self.triples(&taken, rest),
                None => self.triples_near(&taken, &rest),
            }
        }
    }

    /// Two parts of a rest within the table.
    fn pairs(&mut self, taken: &BigUint, rest: usize, is_unequal: bool) {
        if !self.may_examine(rest) {
            return;
        }
        let (values, target) = (self.octal.values(), self.target);
        let parts = || (values[..rest].iter().skip(1)).zip(values[..rest].iter().rev());
        let is_equal = is_unequal && target == 0 && rest.is_multiple_of(2) && rest > 0;
        let count = parts()
            .filter(|(left, right)| *left ^ *right == target)
            .count();
        self.count += count - usize::from(is_equal);
        if self.moves.len() < self.limit {
            for (left, (of_left, of_right)) in (1..).zip(parts()) {
                if of_left ^ of_right == target && !(is_equal && 2 * left == rest) {
                    self.list(taken, Cut::Two(left.into()));
                }
            }
        }
    }

    /// Two parts of a rest beyond the table, which is at least 2n₀ + 2p.
    fn pairs_by_period(
        &mut self,
        taken: &BigUint,
        rest: &BigUint,
        period: Period,
        is_unequal: bool,
    ) {
        let Period {
            preperiod, period, ..
        } = period;
        if !self.may_examine(preperiod + period) {
            return;
        }
        let values = self.octal.values();
        let to_rest = small(&((rest - preperiod) % period));
        // The other part is at least n₀.
        let fits = |part: usize| {
            let other = preperiod + (to_rest + period - part % period) % period;
            values[part] ^ values[other] == self.target
        };
        let outer: Vec<usize> = (1..preperiod).filter(|&part| fits(part)).collect();
        let inner: Vec<usize> = (preperiod..preperiod + period)
            .filter(|&part| fits(part))
            .collect();
        // Both parts are at least n₀.
        let both = rest - 2 * preperiod + 1_u32;
        let (rounds, more) = (&both / period, &both % period);
        let more = preperiod + small(&more);
        let in_last = inner.partition_point(|&part| part < more);
        self.count += rounds * inner.len() + in_last + 2 * outer.len();
        let half = rest / 2_u32;
        let is_equal = is_unequal && self.target == 0 && &half * 2_u32 == *rest;
        if is_equal {
            self.count -= 1_u32;
        }
        for &left in &outer {
            self.list(taken, Cut::Two(left.into()));
        }
        let mut round = BigUint::ZERO;
        let last = rest - preperiod;
        'all: while !inner.is_empty() {
            for part in &inner {
                let left = &round + *part;
                if left > last || self.moves.len() >= self.limit {
                    break 'all;
                }
                if !(is_equal && left == half) {
                    self.list(taken, Cut::Two(left));
                }
            }
            round += period;
        }
        for right in outer.into_iter().rev() {
            if self.moves.len() >= self.limit {
                break;
            }
            self.list(taken, Cut::Two(rest - right));
        }
    }

    /// Three parts of a rest within the table.
    fn triples(&mut self, taken: &BigUint, rest: usize) {
        let values = self.octal.values();
        for left in 1..rest {
            let both = rest - left;
            if !self.may_examine(both) {
                return;
            }
            let sought = self.target ^ values[left];
            let parts = (values[..both].iter().skip(1)).zip(values[..both].iter().rev());
            for (middle, (of_middle, of_right)) in (1_usize..).zip(parts) {
                if of_middle ^ of_right == sought {
                    self.found(taken, Cut::Three(left.into(), middle.into()));
                }
            }
        }
    }

    /// Some moves to three parts of a rest beyond the table, with small left and middle parts.
    fn triples_near(&mut self, taken: &BigUint, rest: &BigUint) {
        self.is_counted = false;
        let Some(Period {
            preperiod, period, ..
        }) = self.octal.proved()
        else {
            return;
        };
        let values = self.octal.values();
        let to_rest = small(&((rest - preperiod) % period));
        for left in 1..preperiod + period {
            if self.moves.len() >= self.limit || !self.may_examine(preperiod + period) {
                return;
            }
            for middle in 1..preperiod + period {
                let right = preperiod + (to_rest + 2 * period - (left + middle) % period) % period;
                if values[left] ^ values[middle] ^ values[right] == self.target {
                    self.list(taken, Cut::Three(left.into(), middle.into()));
                }
            }
        }
    }

    /// Nim and Lasker's Nim.
    fn by_formula(&mut self, heap: &BigUint, target: &BigUint) {
        let is_laskers = self.octal.code().is_laskers();
        if is_laskers && *heap > BigUint::ZERO {
            self.laskers_splits(heap, target);
        }
        // The permutation of Lasker's Nim is its own inverse.
        let left = if is_laskers {
            laskers(target)
        } else {
            target.clone()
        };
        if left >= *heap {
            return;
        }
        let taken = heap - &left;
        self.found(&taken, Cut::Two(BigUint::ZERO));
        if left != BigUint::ZERO {
            self.found(&taken, Cut::Two(left));
        }
    }

    fn laskers_splits(&mut self, heap: &BigUint, target: &BigUint) {
        let none = BigUint::ZERO;
        self.is_counted = *heap <= MAX_BY_FORMULA.into();
        let mut left = BigUint::from(1_u32);
        while left < *heap && left <= MAX_BY_FORMULA.into() {
            if laskers(&left) ^ laskers(&(heap - &left)) == *target {
                self.found(&none, Cut::Two(left.clone()));
            }
            left += 1_u32;
        }
    }
}

/// The nimber of a heap in Lasker's Nim.
fn laskers(heap: &BigUint) -> BigUint {
    let last = heap % 4_u32;
    if last == 3_u32.into() {
        heap + 1_u32
    } else if last == BigUint::ZERO && *heap > last {
        heap - 1_u32
    } else {
        heap.clone()
    }
}
