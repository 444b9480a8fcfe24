//! The ones in the columns of binary numbers.

use num_bigint::BigUint;

use crate::Outcome;
use crate::heaps::Play;

use super::Rules;

/// Numbers written in binary one below the other: how many of them have a one in each column.
///
/// ```
/// use mexplorer::heaps::nim::Columns;
///
/// let mut columns = Columns::default();
/// for number in [3_u32, 4, 5] {
///     columns.add(&number.into());
/// }
/// assert_eq!(columns.ones(), [2, 1, 2]); // 011, 100, 101, from the right
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Columns {
    /// Index: the column, that of 2⁰ first.
    ones: Vec<u32>,
    /// How many of the numbers are 2 or more.
    above_one: u32,
}

impl Columns {
    /// The columns of the heaps' residues.
    #[must_use]
    pub fn of_residues(rules: &Rules, heaps: &[BigUint]) -> Self {
        let mut columns = Self::default();
        for heap in heaps {
            match rules.max {
                None => columns.add(heap),
                Some(_) => columns.add(&rules.residue(heap)),
            }
        }
        columns
    }

    /// The ones in each column, that of 2⁰ first. Length: at least that of the longest number ever
    /// added.
    #[must_use]
    pub fn ones(&self) -> &[u32] {
        &self.ones
    }

    /// How many of the numbers are 2 or more.
    #[must_use]
    pub fn above_one(&self) -> u32 {
        self.above_one
    }

    /// The XOR of the numbers.
    #[must_use]
    pub fn xor(&self) -> BigUint {
        let mut xor = BigUint::ZERO;
        for (column, ones) in self.ones.iter().enumerate().rev() {
            xor.set_bit(column as u64, ones % 2 == 1);
        }
        xor
    }

    /// Adds a number.
    ///
    /// Cost: O(its digits), as for [`remove`](Self::remove).
    pub fn add(&mut self, number: &BigUint) {
        let bits = index(number.bits());
        if self.ones.len() < bits {
            self.ones.resize(bits, 0);
        }
        for column in ones_of(number) {
            self.ones[column] += 1;
        }
        self.above_one += u32::from(bits > 1);
    }

    /// Removes a number.
    ///
    /// # Panics
    ///
    /// If the columns have fewer ones than the number.
    pub fn remove(&mut self, number: &BigUint) {
        for column in ones_of(number) {
            self.ones[column] -= 1;
        }
        self.above_one -= u32::from(number.bits() > 1);
    }

    /// Who wins with these residues.
    #[must_use]
    pub fn outcome(&self, k: u32, play: Play) -> Outcome {
        let is_p = if play == Play::Misere && self.above_one == 0 {
            self.ones.first().copied().unwrap_or(0) % (k + 1) == 1
        } else {
            self.ones.iter().all(|ones| ones % (k + 1) == 0)
        };
        if is_p { Outcome::P } else { Outcome::N }
    }

    /// The number that makes a P-position together with these, if there is one; there is never a
    /// second one.
    ///
    /// Cost: O(columns); stops at the first column, from the highest on, that one digit cannot
    /// correct.
    #[must_use]
    pub fn completed_by(&self, k: u32, play: Play) -> Option<BigUint> {
        if play == Play::Misere && self.above_one == 0 {
            // A number of 2 or more would leave a single one in its highest column.
            return match self.ones.first().copied().unwrap_or(0) % (k + 1) {
                0 => Some(1_u32.into()),
                1 => Some(BigUint::ZERO),
                _ => None,
            };
        }
        let mut number = BigUint::ZERO;
        for (column, ones) in self.ones.iter().enumerate().rev() {
            match ones % (k + 1) {
                0 => {}
                missing_one if missing_one == k => number.set_bit(column as u64, true),
                _ => return None,
            }
        }
        Some(number)
    }
}

/// The columns in which a number has a one.
fn ones_of(number: &BigUint) -> impl Iterator<Item = usize> {
    let digits = (0..).step_by(64).zip(number.iter_u64_digits());
    digits.flat_map(|(first, digit): (usize, u64)| {
        let next = |&left: &u64| Some(left & (left - 1)).filter(|left| *left != 0);
        let from_lowest = std::iter::successors(Some(digit).filter(|digit| *digit != 0), next);
        from_lowest.map(move |left| first + left.trailing_zeros() as usize)
    })
}

/// A column as an index.
fn index(bit: u64) -> usize {
    usize::try_from(bit).expect("a number has fewer digits than there are addresses")
}
