//! φ to as many binary places as a number needs, and the floors of its multiples.

use num_bigint::BigUint;

use super::lower;

/// Bits beyond those of the largest number: a floor stays undecided about once in 2^64 times.
const GUARD_BITS: u64 = 64;

/// The golden ratio φ = (1 + √5) / 2 to a number of binary places: one square root, and then a
/// multiplication for every floor.
///
/// Never wrong: if the places do not decide a floor, an exact square root does.
#[derive(Clone, Debug)]
pub(super) struct GoldenRatio {
    /// a = ⌊φ · 2^`places`⌋, so that a < φ · 2^`places` < a + 1.
    scaled: BigUint,
    places: u64,
}

impl GoldenRatio {
    /// φ for multiples of numbers up to the largest.
    pub(super) fn up_to(largest: &BigUint) -> Self {
        let places = places_for(largest);
        let scaled = lower(&(BigUint::from(1_u32) << places));
        Self { scaled, places }
    }

    /// How many decimal digits the number has whose root [`up_to`](Self::up_to) takes: 5 · 4^p for
    /// p binary places.
    pub(super) fn digits_under_root(largest: &BigUint) -> usize {
        let under_root = BigUint::from(5_u32) << (2 * places_for(largest));
        under_root.to_string().len()
    }

    /// ⌊φ·x⌋.
    ///
    /// φ·x·2^`places` lies in a·x .. (a + 1)·x. If both ends, without the upper one itself, have
    /// the same floor, it is that of φ·x. Otherwise φ·x is too near a whole number for the places
    /// to decide (this happens for Fibonacci numbers x).
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

    /// The multiples of the numbers `start` + t · `step`; both are at most the largest.
    pub(super) fn multiples<'a>(&self, start: &'a BigUint, step: &'a BigUint) -> Multiples<'a> {
        let floor = self.floor_of_multiple(start);
        let guarded = |x: &BigUint| {
            debug_assert!(x.bits() + GUARD_BITS <= self.places);
            (&self.scaled * x) >> (self.places - GUARD_BITS)
        };
        let (whole, approximate) = (&floor << GUARD_BITS, guarded(start));
        let fraction = if approximate > whole {
            approximate - whole
        } else {
            // The exact floor is the whole number just above the approximation.
            BigUint::ZERO
        };
        Multiples {
            start,
            step,
            floor,
            fraction,
            slope: guarded(step),
        }
    }
}

fn places_for(largest: &BigUint) -> u64 {
    largest.bits() + GUARD_BITS
}

/// The floors of φ · (`start` + t · `step`), from one to the next with fixed-point numbers no
/// longer than the step.
///
/// Write x(t) = `start` + t · `step` and G for 2^[`GUARD_BITS`]. With the places of [`GoldenRatio`]
/// a product a·x is less than 1 / G below φ·x, and truncating it to multiples of 1 / G subtracts
/// less than 1 / G. So
///
/// `fraction` ≤ G · (φ·`start` − `floor`) < `fraction` + 2,
/// `slope` ≤ G · φ·`step` < `slope` + 2,
///
/// and G · (φ·x(t) − `floor`) lies between `fraction` + t·`slope` (included) and that + 2 + 2t.
pub(super) struct Multiples<'a> {
    pub(super) start: &'a BigUint,
    pub(super) step: &'a BigUint,
    /// ⌊φ · `start`⌋, exact.
    pub(super) floor: BigUint,
    fraction: BigUint,
    slope: BigUint,
}

impl Multiples<'_> {
    /// ⌊φ·x(t)⌋ − ⌊φ·x(0)⌋.
    ///
    /// The floors of both ends are compared, as in [`GoldenRatio::floor_of_multiple`].
    pub(super) fn floor_after(&self, t: u32) -> BigUint {
        let low = &self.slope * t + &self.fraction;
        let high = &low + (2 * u64::from(t) + 1);
        let floor = low >> GUARD_BITS;
        if floor == high >> GUARD_BITS {
            floor
        } else {
            lower(&(self.start + self.step * t)) - &self.floor
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

    #[test]
    fn steps_from_a_number_lead_to_the_floors_there() {
        for start in &numbers() {
            for back in [0_u32, 1, 20] {
                let start = start.max(&back.into()) - back;
                for step in [1_u32.into(), 7_u32.into(), &start / 1_000_u32 + 1_u32] {
                    let golden = GoldenRatio::up_to((&start).max(&step));
                    let multiples = golden.multiples(&start, &step);
                    assert_eq!(multiples.floor, lower(&start));
                    for t in [0, 1, 2, 3, 20, 21, 1_023, 1_024] {
                        let floor = &multiples.floor + multiples.floor_after(t);
                        assert_eq!(
                            floor,
                            lower(&(&start + &step * t)),
                            "{start} + {t} · {step}"
                        );
                    }
                }
            }
        }
    }
}
