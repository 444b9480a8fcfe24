//! Arithmetic progressions of rational numbers.

use super::value::Value;
use crate::rational::Rational;

/// A value that changes by the same amount at every step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progression {
    pub(super) first: Rational,
    pub(super) step: Rational,
}

impl Progression {
    pub(super) const fn fixed(first: Rational) -> Self {
        let step = Rational::ZERO;
        Self { first, step }
    }

    pub(super) fn is_fixed(self) -> bool {
        self.step.is_zero()
    }

    /// The first value and the step, if both are whole.
    pub(super) fn whole(self) -> Option<(i64, i64)> {
        Some((self.first.integer()?, self.step.integer()?))
    }

    pub(super) fn is_true(self) -> bool {
        self.first.is_true()
    }
}
