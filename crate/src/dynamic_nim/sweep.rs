//! The losing piles as a step function of the factor k.

use num_bigint::BigUint;

use crate::QuestionError;

use super::{Error, Event, NSet, Ratio, Rule};

/// The largest pile [`sweep`] goes up to.
pub const MAX_SWEEP: u32 = 10_000;

/// The largest factor [`sweep`] goes up to.
///
/// Up to there and to [`MAX_SWEEP`] there are 7,500 plateaus with 2,500,000 losing
/// piles in all, 10 MB; up to k = 400 there would be five times as many.
pub const MAX_SWEEP_K: u32 = 100;

/// From a factor on, up to the next plateau, all factors have the same losing piles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plateau {
    /// The least factor.
    pub from: Ratio,
    /// The losing piles in ascending order, up to the largest looked at; 1 is always
    /// there.
    pub members: Vec<u32>,
}

/// How the losing piles up to a pile change while k goes up.
///
/// The first plateau begins at `from`. Each further one begins exactly where the
/// losing piles change, up to and including `to`, or [`MAX_SWEEP_K`] if that is
/// less. There is none if `from` is more than either.
///
/// The set is built by comparing k·Hᵢ with Hⱼ. A larger k turns none that reached,
/// and turns the first of the others at the least Hⱼ / Hᵢ among them: up to there the
/// set is the same, and there it is built anew. If only piles that are too large to
/// be looked at have changed, the plateau goes on.
///
/// # Errors
///
/// [`QuestionError::TableLarge`] if `up_to` is above [`MAX_SWEEP`].
///
/// Cost: a set for every break, also those beyond `up_to`; 0.3 s for all there can be.
///
/// ```
/// use mexplorer::QuestionError;
/// use mexplorer::dynamic_nim::{Error, sweep};
///
/// let plateaus = sweep("1".parse()?, "3".parse()?, 100)?;
/// let breaks: Vec<String> = plateaus.iter().map(|plateau| plateau.from.to_string()).collect();
/// assert_eq!(breaks, ["1", "2", "5/2", "3"]);
/// assert_eq!(plateaus[0].members, [1, 2, 4, 8, 16, 32, 64]);
///
/// let error = sweep("1".parse()?, "3".parse()?, 10_001).unwrap_err();
/// assert!(matches!(error, Error::Question(QuestionError::TableLarge { .. })));
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn sweep(from: Ratio, to: Ratio, up_to: u32) -> Result<Vec<Plateau>, Error> {
    if up_to > MAX_SWEEP {
        return Err(QuestionError::TableLarge {
            value: up_to.to_string(),
            limit: MAX_SWEEP,
        }
        .into());
    }
    let to = to.min(Ratio::new(MAX_SWEEP_K.into(), 1)?);
    let up_to = BigUint::from(up_to);

    let mut plateaus: Vec<Plateau> = Vec::new();
    let mut next = Some(from);
    while let Some(k) = next.filter(|&k| k <= to) {
        // The indices of the member compared with and of the one whose take fell short.
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
        let set = NSet::build(&Rule::from(k), &up_to, &mut see)?;
        let members = small_members(&set);
        next = next_break(&unreached, &members)?;
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

/// The least factor above the set's own at which one of the members not reached is.
fn next_break(unreached: &[(u32, u32)], members: &[u32]) -> Result<Option<Ratio>, Error> {
    let member = |index: u32| members[index as usize].into();
    let mut least: Option<Ratio> = None;
    for &(last, i) in unreached {
        let k = Ratio::new(member(last), member(i))?;
        least = Some(least.map_or(k, |least| least.min(k)));
    }
    Ok(least)
}
