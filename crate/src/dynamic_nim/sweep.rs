//! The losing piles as a step function of the factor k.

use num_bigint::BigUint;

use crate::{QuestionError, Rational};

use super::factor::fraction;
use super::{Error, Event, NSet, Rule};

/// The largest pile [`sweep`] goes up to.
pub const MAX_SWEEP: u32 = 10_000;

/// The largest factor [`sweep`] goes up to.
///
/// Up to this factor and to [`MAX_SWEEP`] there are 7,500 plateaus with 2,500,000 losing piles in
/// all, 10 MB; up to k = 400 there would be five times as many.
pub const MAX_SWEEP_K: u32 = 100;

/// A range of factors that have the same losing piles; it ends where the next plateau begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plateau {
    /// The smallest factor.
    pub from: Rational,
    /// The losing piles in ascending order, up to the largest pile of the sweep; always begins
    /// with 1.
    pub members: Vec<u32>,
}

/// How the losing piles up to a pile change as k grows.
///
/// The first plateau begins at the factor `from`. Each further one begins exactly where the losing
/// piles change, up to and including `to`, or [`MAX_SWEEP_K`] if that is smaller. There is none if
/// `from` is above either.
///
/// The set is built by comparing k·Hᵢ with Hⱼ. As k grows, comparisons that hold go on holding,
/// and the first of the others to hold is the one with the smallest Hⱼ / Hᵢ. Up to that factor the
/// set is the same; there it is built again. If only piles above `up_to` change, the plateau goes
/// on.
///
/// # Errors
///
/// [`QuestionError::TableLarge`] if `up_to` is above [`MAX_SWEEP`], [`Error::Ratio`] if `from` is
/// not a [factor](super::factor()).
///
/// Cost: a set for every break, also for those beyond `up_to`; at most 0.3 s.
///
/// ```
/// use mexplorer::dynamic_nim::{Error, sweep};
/// use mexplorer::{QuestionError, Rational};
///
/// let (from, to) = (Rational::integer(1), Rational::integer(3));
/// let plateaus = sweep(from, to, 100)?;
/// let breaks: Vec<String> = plateaus.iter().map(|plateau| plateau.from.to_string()).collect();
/// assert_eq!(breaks, ["1", "2", "5/2", "3"]);
/// assert_eq!(plateaus[0].members, [1, 2, 4, 8, 16, 32, 64]);
///
/// let error = sweep(from, to, 10_001).unwrap_err();
/// assert!(matches!(error, Error::Question(QuestionError::TableLarge { .. })));
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn sweep(from: Rational, to: Rational, up_to: u32) -> Result<Vec<Plateau>, Error> {
    if up_to > MAX_SWEEP {
        return Err(QuestionError::TableLarge {
            value: up_to.to_string(),
            limit: MAX_SWEEP,
        }
        .into());
    }
    let from = fraction(from.numerator(), from.denominator())?;
    let to = to.min(Rational::integer(MAX_SWEEP_K.into()));
    let up_to = BigUint::from(up_to);

    let mut plateaus: Vec<Plateau> = Vec::new();
    let mut next = Some(from);
    while let Some(k) = next.filter(|&k| k <= to) {
        // Failed comparisons: the indices of the last member and of the member that is taken.
        let mut unreached = Vec::new();
        let mut see = |event: Event| {
            if let Event::Compared {
                last,
                i,
                reached: false,
            } = event
            {
                unreached.push((last, i));
            }
        };
        let set = NSet::build(&Rule::Factor(k), &up_to, &mut see)?;
        let members = small_members(&set);
        next = next_break(&unreached, &members);
        if plateaus.last().is_none_or(|last| last.members != members) {
            plateaus.push(Plateau { from: k, members });
        }
    }
    Ok(plateaus)
}

fn small_members(set: &NSet) -> Vec<u32> {
    let members = (0..).take(set.count()).map(|index| set.member(index));
    let small = members.map(|member| u32::try_from(member).expect("it is at most MAX_SWEEP"));
    small.collect()
}

/// The smallest factor at which one of the failed comparisons holds.
fn next_break(unreached: &[(u32, u32)], members: &[u32]) -> Option<Rational> {
    let member = |index: u32| i64::from(members[index as usize]);
    let breaks = unreached
        .iter()
        .filter_map(|&(last, i)| Rational::new(member(last), member(i)));
    breaks.min()
}
