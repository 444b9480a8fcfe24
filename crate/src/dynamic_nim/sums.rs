//! The second construction of the losing piles: each is the first number that is not a sum of
//! earlier ones.

use num_bigint::BigUint;

use crate::QuestionError;

use super::{Error, Rule};

/// The largest number [`sums`] goes up to: its last digits take 4 MB.
pub const MAX_SUMS: u32 = 1_000_000;

/// The result of the second construction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    /// The members in ascending order.
    pub members: Vec<u32>,
    /// The last digit of each number; for a member, the member itself.
    ///
    /// Length: the largest number + 1. Entry 0 is [`u32::MAX`]: 0 is not a sum.
    pub last_digit: Vec<u32>,
}

/// Builds the set N from sums alone: x joins if and only if it is not a sum of two or more members
/// d₁ + … + dₜ with dᵢ > L(dᵢ₊₁).
///
/// Only one sum must be checked. The sums Hᵢ + r have no gap as long as r starts with a digit d
/// with L(d) < Hᵢ; the first number past them is not a sum, and joins as Hᵢ₊₁. So the sums that begin
/// with Hᵢ end where Hᵢ₊₁ begins, and if x is a sum, it begins with the largest member below x.
///
/// # Errors
///
/// [`QuestionError::TableLarge`] above [`MAX_SUMS`], [`Error::LimitDecreases`] if the rule
/// decreases up to `up_to`.
///
/// Cost: O(`up_to`).
///
/// ```
/// use mexplorer::dynamic_nim::{Rule, sums};
///
/// let sums = sums(&Rule::factor("2")?, 11)?;
/// assert_eq!(sums.members, [1, 2, 3, 5, 8]);
/// assert_eq!(sums.last_digit[11], 3); // 8 + 3
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn sums(rule: &Rule, up_to: u32) -> Result<Sums, Error> {
    if up_to > MAX_SUMS {
        return Err(QuestionError::TableLarge {
            value: up_to.to_string(),
            limit: MAX_SUMS,
        }
        .into());
    }
    rule.check_nondecreasing(&BigUint::from(up_to))?;

    let mut sums = Sums {
        members: Vec::new(),
        last_digit: Vec::with_capacity(up_to as usize + 1),
    };
    sums.last_digit.push(u32::MAX);
    // The index of the first digit of x minus the largest member.
    let mut first_digit = 0;
    for x in 1..=up_to {
        let rest = sums.members.last().map_or(0, |largest| x - largest);
        while sums
            .members
            .get(first_digit + 1)
            .is_some_and(|&next| next <= rest)
        {
            first_digit += 1;
        }
        let is_sum = sums.members.last().is_some_and(|&largest| {
            !rule.reaches(sums.members[first_digit].into(), largest.into())
        });
        if is_sum {
            sums.last_digit.push(sums.last_digit[rest as usize]);
        } else {
            sums.members.push(x);
            sums.last_digit.push(x);
            first_digit = 0;
        }
    }
    Ok(sums)
}
