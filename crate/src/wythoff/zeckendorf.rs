//! The stars by Fibonacci numbers: the number of zeros at the end, and a shift.

use num_bigint::BigUint;

/// A number as a sum of Fibonacci numbers 1, 2, 3, 5, 8, … no two of which are consecutive.
///
/// Every number has exactly one such form, the greedy one (E. Zeckendorf). In ones and zeros, 11 =
/// 8 + 3 is 10100.
///
/// * n ≥ 1 is a lower value, aᵢ, if and only if its form ends in an even number of zeros;
/// * the upper value of the same star is then its form shifted to the left, with one more zero.
///
/// ```
/// use mexplorer::wythoff::Zeckendorf;
///
/// let eleven = Zeckendorf::of(&11_u32.into());
/// assert_eq!(eleven.places(), [4, 2]);
/// assert_eq!(eleven.trailing_zeros(), Some(2));
/// assert_eq!(eleven.shifted_left().to_number(), 18_u32.into()); // 13 + 5
/// assert_eq!(eleven.partner(), 18_u32.into());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zeckendorf {
    places: Vec<u32>,
}

/// Two consecutive Fibonacci numbers; the lower one is at `place`.
struct Fibonacci {
    place: u32,
    low: BigUint,
    high: BigUint,
}

impl Fibonacci {
    /// 1 and 2, the numbers of places 0 and 1.
    fn first() -> Self {
        Self {
            place: 0,
            low: BigUint::from(1_u32),
            high: BigUint::from(2_u32),
        }
    }

    fn up(&mut self) {
        self.low += &self.high;
        std::mem::swap(&mut self.low, &mut self.high);
        self.place += 1;
    }

    /// Needs a place of at least 1.
    fn down(&mut self) {
        self.high -= &self.low;
        std::mem::swap(&mut self.low, &mut self.high);
        self.place -= 1;
    }
}

impl Zeckendorf {
    /// The form of a number.
    ///
    /// Cost: O(log n) additions of its digits.
    #[must_use]
    pub fn of(n: &BigUint) -> Self {
        let mut fibonacci = Fibonacci::first();
        while fibonacci.high <= *n {
            fibonacci.up();
        }
        let (mut rest, mut places) = (n.clone(), Vec::new());
        loop {
            if fibonacci.low <= rest {
                rest -= &fibonacci.low;
                places.push(fibonacci.place);
            }
            if fibonacci.place == 0 {
                break;
            }
            fibonacci.down();
        }
        Self { places }
    }

    /// The places of the ones, from the largest: place 0 stands for 1, place 1 for 2, place 2 for
    /// 3, place 3 for 5. Empty for 0; they differ by at least 2.
    #[must_use]
    pub fn places(&self) -> &[u32] {
        &self.places
    }

    /// How many zeros are at the end: the last place. `None` for 0, which has no ones.
    #[must_use]
    pub fn trailing_zeros(&self) -> Option<u32> {
        self.places.last().copied()
    }

    /// Whether the number is a lower value: it has an even number of zeros at the end, or is 0.
    #[must_use]
    pub fn is_lower(&self) -> bool {
        self.trailing_zeros().is_none_or(|zeros| zeros % 2 == 0)
    }

    /// The form with one more zero at the end.
    #[must_use]
    pub fn shifted_left(&self) -> Self {
        let places = self.places.iter().map(|place| place + 1).collect();
        Self { places }
    }

    /// The form with one zero fewer at the end; `None` if it ends in a one.
    #[must_use]
    pub fn shifted_right(&self) -> Option<Self> {
        let places = self.places.iter().map(|place| place.checked_sub(1));
        Some(Self {
            places: places.collect::<Option<_>>()?,
        })
    }

    /// The number with this form.
    ///
    /// Cost: that of [`of`](Self::of).
    #[must_use]
    pub fn to_number(&self) -> BigUint {
        let (mut fibonacci, mut number) = (Fibonacci::first(), BigUint::ZERO);
        for &place in self.places.iter().rev() {
            while fibonacci.place < place {
                fibonacci.up();
            }
            number += &fibonacci.low;
        }
        number
    }

    /// The form of the other value of the star in the number's column.
    ///
    /// The form of an upper value is that of its lower value shifted to the left, so it ends in a
    /// zero, and shifting it to the right gives the lower value.
    #[must_use]
    pub fn partner_form(&self) -> Self {
        match self.shifted_right() {
            Some(lower) if !self.is_lower() => lower,
            _ => self.shifted_left(),
        }
    }

    /// The other value of the star in the number's column, see [`partner`](super::partner()).
    #[must_use]
    pub fn partner(&self) -> BigUint {
        self.partner_form().to_number()
    }
}

#[cfg(test)]
mod tests {
    use super::Zeckendorf;

    #[test]
    fn forms_of_small_numbers() {
        let forms: [&[u32]; 9] = [&[], &[0], &[1], &[2], &[2, 0], &[3], &[3, 0], &[3, 1], &[4]];
        for (n, form) in (0_u32..).zip(forms) {
            assert_eq!(Zeckendorf::of(&n.into()).places(), form);
        }
    }

    #[test]
    fn every_form_is_that_of_its_number_without_neighbours() {
        for n in 0..2_000_u32 {
            let form = Zeckendorf::of(&n.into());
            assert_eq!(form.to_number(), n.into());
            assert!(form.places().windows(2).all(|pair| pair[0] >= pair[1] + 2));
            assert_eq!(form.shifted_left().shifted_right(), Some(form.clone()));
            assert_eq!(
                form.shifted_right().is_none(),
                form.trailing_zeros() == Some(0)
            );
        }
    }
}
