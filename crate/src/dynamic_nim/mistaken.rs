//! The thresholds as programs with a well-known mistake compute them.

use std::str::FromStr;

use super::Rule;
use super::factor::terms;

/// The largest pile to which a mistaken table is computed.
pub const MAX_MISTAKEN: u32 = 2000;

/// A mistake about the cap after a take of t.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// `cap-below`: one too small, as by `<` in the place of `≤`.
    CapBelow,
    /// `cap-above`: one too large.
    CapAbove,
    /// `ceiling`: k·t is rounded up, and not down. Limits are whole numbers: nothing changes.
    Ceiling,
}

impl FromStr for Mistake {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        match name {
            "cap-below" => Ok(Self::CapBelow),
            "cap-above" => Ok(Self::CapAbove),
            "ceiling" => Ok(Self::Ceiling),
            _ => Err(()),
        }
    }
}

impl Mistake {
    fn cap_after(self, rule: &Rule, take: u64) -> u128 {
        let cap = rule.cap_after(take);
        match (self, rule) {
            (Self::CapBelow, _) => cap.saturating_sub(1),
            (Self::CapAbove, _) => cap + 1,
            (Self::Ceiling, Rule::Factor(k)) => {
                let (p, q) = terms(*k);
                (u128::from(p) * u128::from(take)).div_ceil(q.into())
            }
            (Self::Ceiling, Rule::Limit(_)) => cap,
        }
    }
}

/// f(1), f(2), … to a pile of at most [`MAX_MISTAKEN`], by the definition with a mistake in it:
/// f(m) is the smallest take that leaves a pile whose f is above the cap; a take of all wins.
///
/// Cost: O(`size`²).
///
/// ```
/// use mexplorer::dynamic_nim::{Mistake, Rule, mistaken};
///
/// let found = mistaken(&Rule::factor("2")?, Mistake::CapBelow, 8);
/// assert_eq!(found, [1, 2, 1, 4, 1, 2, 1, 8]); // right: 1, 2, 3, 1, 5, 1, 2, 8
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[must_use]
pub fn mistaken(rule: &Rule, mistake: Mistake, size: u32) -> Vec<u32> {
    // That of the empty pile is above every cap.
    let mut f = vec![u32::MAX];
    for m in 1..=size.min(MAX_MISTAKEN) {
        let wins = |take: &u32| {
            let left = u128::from(f[(m - take) as usize]);
            *take == m || left > mistake.cap_after(rule, (*take).into())
        };
        f.push((1..=m).find(wins).unwrap_or(m));
    }
    f.split_off(1)
}
