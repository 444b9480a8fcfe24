//! φ to as many digits as a number needs, and the floors of its multiples.

use num_bigint::BigUint;

use super::lower;

/// Bits beyond those of the largest number: a floor is left open once in about 2^64 times.
const GUARD_BITS: u64 = 64;

/// The golden ratio φ = (1 + √5) / 2 to so many binary places: one square root, and
/// from there on a multiplication for every floor.
///
/// Never wrong: where the places do not decide, the exact square root does.
#[derive(Clone, Debug)]
pub(super) struct GoldenRatio {
    /// a = ⌊φ · 2^`places`⌋, so that a < φ · 2^`places` < a + 1.
    scaled: BigUint,
    places: u64,
}

impl GoldenRatio {
    /// φ for the multiples of numbers up to the largest.
    pub(super) fn up_to(largest: &BigUint) -> Self {
        let places = largest.bits() + GUARD_BITS;
        let scaled = lower(&(BigUint::from(1_u32) << places));
        Self { scaled, places }
    }

    /// ⌊φ·x⌋.
    ///
    /// φ·x·2^`places` lies in a·x .. (a + 1)·x. If both ends, the upper one not included,
    /// have the same floor, it is that of φ·x. Otherwise φ·x is so near a whole number
    /// that the places end before it is told from it (a Fibonacci number x does that).
    pub(super) fn floor_of_multiple(&self, x: &BigUint) -> BigUint {
        if *x == BigUint::ZERO {
            return BigUint::ZERO;
        }
        let low = &self.scaled * x;
        let high = &low + x - 1_u32;
        let floor = low >> self.places;
        if floor == high >> self.places {
            floor
        } else {
            lower(x)
        }
    }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::GoldenRatio;
    use crate::wythoff::lower;

    /// Numbers whose multiples are near whole numbers, from both sides, and others.
    fn numbers() -> Vec<BigUint> {
        let mut numbers: Vec<BigUint> = (0..40_u32).map(BigUint::from).collect();
        let (mut low, mut high) = (BigUint::from(1_u32), BigUint::from(2_u32));
        for place in 0..700 {
            if place % 50 > 47 {
                numbers.extend([low.clone(), &low + 1_u32, &low - 1_u32, &low * 3_u32]);
                numbers.push(BigUint::from(1_u32) << place);
            }
            let next = &low + &high;
            low = std::mem::replace(&mut high, next);
        }
        numbers
    }

    #[test]
    fn floors_are_those_of_the_square_root_also_where_the_places_end() {
        let numbers = numbers();
        for largest in [0, 30, numbers.len() - 1] {
            let golden = GoldenRatio::up_to(&numbers[largest]);
            for x in &numbers {
                assert_eq!(golden.floor_of_multiple(x), lower(x), "{x}");
            }
        }
    }
}
