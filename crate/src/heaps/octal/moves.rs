//! The moves of a heap.

use num_bigint::BigUint;

use super::{Code, Digit};
use crate::heaps::{Cut, HeapMove};

/// How many cuts are offered, from the left end on.
const FEW_CUTS: usize = 8;

impl Code {
    /// All moves from a heap, ascending. Mirror images are different moves: taking from an end
    /// occurs for both ends, with nothing left of it and with the whole rest left of it; taking the
    /// whole row occurs once.
    ///
    /// Cost: O(number of moves), up to O(n³) with three parts and a tail.
    ///
    /// ```
    /// use mexplorer::heaps::octal::Code;
    ///
    /// // Two neighbours of four: at the left end, in the middle, at the right end.
    /// assert_eq!(Code::parse("0.07")?.moves(4).len(), 3);
    /// # Ok::<(), mexplorer::heaps::octal::Error>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the heap does not fit in a `usize`.
    #[must_use]
    pub fn moves(&self, heap: u64) -> Vec<HeapMove> {
        let heap = usize::try_from(heap).expect("the moves of a small heap");
        let mut moves = Vec::new();
        for taken in 0..=heap {
            let (digit, rest) = (self.at(taken), heap - taken);
            let mut push = |cut| {
                let taken = taken.into();
                moves.push(HeapMove { taken, cut });
            };
            for left in 0..=rest {
                if digit.may_leave(left == 0, left == rest, 2 * left == rest) {
                    push(Cut::Two(left.into()));
                }
            }
            if digit.has(Digit::THREE) {
                for left in 1..rest {
                    for middle in 1..rest - left {
                        push(Cut::Three(left.into(), middle.into()));
                    }
                }
            }
        }
        moves
    }

    /// How many moves a heap of any size has; `None` if there are more than `limit`.
    ///
    /// Cost: O(digits + limit · length of the tail).
    ///
    /// ```
    /// use mexplorer::BigUint;
    /// use mexplorer::heaps::octal::Code;
    ///
    /// let dawsons_kayles = Code::parse("0.07")?;
    /// assert_eq!(dawsons_kayles.move_count(&1_001_u32.into(), 1_000), Some(1_000));
    /// assert_eq!(dawsons_kayles.move_count(&BigUint::from(10_u32).pow(50), 1_000), None);
    /// # Ok::<(), mexplorer::heaps::octal::Error>(())
    /// ```
    #[must_use]
    pub fn move_count(&self, heap: &BigUint, limit: u64) -> Option<u64> {
        let is_taken_whole = *heap > BigUint::ZERO && self.at_big(heap).has(Digit::WHOLE);
        let mut count = u64::from(is_taken_whole);
        let size = u64::try_from(heap).unwrap_or(u64::MAX);
        for place in self.places() {
            let Some(rest) = size.checked_sub(place.taken as u64) else {
                break;
            };
            count = count.saturating_add(place.digit.ways(rest));
        }
        if let Some(tail) = self.tail().filter(|tail| tail.leaves_something()) {
            let digits = tail.digits.iter().cycle();
            for (taken, digit) in (tail.from as u64..size).zip(digits) {
                count = count.saturating_add(digit.ways(size - taken));
                if count > limit {
                    break;
                }
            }
        }
        (count <= limit).then_some(count)
    }

    /// The numbers that can be taken from a heap, ascending; for a heap above 2^64 only those below
    /// 2^64.
    ///
    /// Cost: O(1) for each number examined.
    #[must_use]
    pub fn takes(&self, heap: &BigUint) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let size = u64::try_from(heap).unwrap_or(u64::MAX);
        let most = if self.has_tail() {
            usize::try_from(size).unwrap_or(usize::MAX)
        } else {
            let last = self.last().unwrap_or(0);
            usize::try_from(size).map_or(last, |size| size.min(last))
        };
        let has_move = move |&taken: &usize| {
            let rest = size - taken as u64;
            let digit = self.at(taken);
            rest == 0 && taken > 0 && digit.has(Digit::WHOLE) || digit.ways(rest) > 0
        };
        (0..=most).filter(has_move)
    }

    /// Passes the parts of every move of a small heap to `see`, without mirror images and empty
    /// parts.
    pub fn options(&self, heap: usize, see: &mut dyn FnMut(&[usize])) {
        for taken in 0..=heap {
            let (digit, rest) = (self.at(taken), heap - taken);
            if digit == Digit::default() {
                continue;
            }
            for left in 0..=rest / 2 {
                if digit.may_leave(left == 0, left == rest, 2 * left == rest) {
                    let parts = [left, rest - left];
                    see(match (left, rest) {
                        (0, 0) => &[],
                        (0, _) => &parts[1..],
                        _ => &parts,
                    });
                }
            }
            if digit.has(Digit::THREE) {
                for left in 1..=rest / 3 {
                    for middle in left..=(rest - left) / 2 {
                        see(&[left, middle, rest - left - middle]);
                    }
                }
            }
        }
    }

    /// Some ways to cut a heap when `taken` are taken: at the ends and the first few places.
    pub(in crate::heaps) fn few_cuts(&self, heap: &BigUint, taken: usize) -> Vec<Cut> {
        let (digit, rest) = (self.at(taken), heap - taken);
        let few = usize::try_from(&rest).unwrap_or(FEW_CUTS).min(FEW_CUTS);
        let may = |left: &usize| {
            let (is_all, is_half) = (rest == (*left).into(), rest == (2 * *left).into());
            digit.may_leave(*left == 0, is_all, is_half)
        };
        let mut cuts: Vec<Cut> = (0..=few)
            .filter(may)
            .map(|left| Cut::Two(left.into()))
            .collect();
        if cuts.is_empty() && digit.has(Digit::THREE) {
            cuts.push(Cut::Three(1_u32.into(), 1_u32.into()));
        }
        cuts
    }

    /// Whether a move is possible from a heap of any size.
    #[must_use]
    pub fn is_move(&self, heap: &BigUint, play_move: &HeapMove) -> bool {
        if play_move.taken > *heap {
            return false;
        }
        let (digit, rest) = (self.at_big(&play_move.taken), heap - &play_move.taken);
        match &play_move.cut {
            Cut::One => false,
            Cut::Two(left) => {
                *left <= rest
                    && digit.may_leave(*left == BigUint::ZERO, *left == rest, left * 2_u32 == rest)
            }
            Cut::Three(left, middle) => {
                let none = BigUint::ZERO;
                digit.has(Digit::THREE) && *left > none && *middle > none && left + middle < rest
            }
        }
    }
}

impl Digit {
    /// How many ways there are to leave a rest, in at least one part.
    fn ways(self, rest: u64) -> u64 {
        let Some(cuts) = rest.checked_sub(1) else {
            return 0;
        };
        let mut ways = 0_u64;
        if self.has(Self::ONE) {
            ways += 2;
        }
        if self.has(Self::TWO) {
            let halves = self.is_unequal && rest.is_multiple_of(2);
            ways = ways.saturating_add(cuts - u64::from(halves));
        }
        if self.has(Self::THREE) {
            ways = ways.saturating_add(cuts.saturating_mul(cuts.saturating_sub(1)) / 2);
        }
        ways
    }

    /// Whether a rest may be left in two parts, of which either may be empty.
    fn may_leave(self, no_left: bool, no_right: bool, is_equal: bool) -> bool {
        match (no_left, no_right) {
            (true, true) => self.has(Self::WHOLE),
            (false, false) => self.has(Self::TWO) && !(is_equal && self.is_unequal),
            _ => self.has(Self::ONE),
        }
    }
}
