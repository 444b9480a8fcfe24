//! The set of numbers that may be taken, as in links.

use std::fmt;

use num_bigint::BigUint;

use crate::heaps::link::{number, range};

use super::Error;

/// The largest number of a set that is listed.
pub const MAX_NUMBER: u32 = 1_000_000;

/// The most numbers of a set that is listed.
pub const MAX_NUMBERS: usize = 1_000;

/// The numbers that may be taken from a heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Set {
    /// All from 1 to m, which is at least 1.
    UpTo(BigUint),
    /// Exactly these: ascending, at least one, not all numbers from 1 to some m.
    Listed(Vec<u32>),
    /// All from 1 on except these, ascending; with no exceptions this is Nim.
    AllBut(Vec<u32>),
}

impl Set {
    /// Parses numbers and ranges, `2-6,9`; all numbers but some, `!2,4`; all numbers, `!`.
    ///
    /// # Errors
    ///
    /// [`Error::SetEmpty`] for an empty text; [`Error::SetEntry`] for the first entry that is not a
    /// number from 1 to [`MAX_NUMBER`] or a range of them, except that a single range `1-m` may
    /// have an m of 1000 digits; [`Error::SetMany`] for more than [`MAX_NUMBERS`].
    ///
    /// ```
    /// use mexplorer::heaps::subtraction::Set;
    ///
    /// assert_eq!(Set::parse("9,2-4,3"), Ok(Set::Listed(vec![2, 3, 4, 9])));
    /// assert_eq!(Set::parse("1,2,3"), Ok(Set::UpTo(3_u32.into())));
    /// assert_eq!(Set::parse("!2")?.to_string(), "!2");
    /// assert!(Set::parse("6-2").is_err());
    /// # Ok::<(), mexplorer::heaps::subtraction::Error>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, Error> {
        if let Some(but) = text.strip_prefix('!') {
            return match but {
                "" => Ok(Self::AllBut(Vec::new())),
                _ => Ok(Self::AllBut(numbers(but)?)),
            };
        }
        if text.is_empty() {
            return Err(Error::SetEmpty);
        }
        if let Some(("1", last)) = text.split_once('-')
            && let Some(last) = number(last)
            && last != BigUint::ZERO
        {
            return Ok(Self::UpTo(last));
        }
        let listed = numbers(text)?;
        Ok(if (1..).zip(&listed).all(|(n, &number)| n == number) {
            Self::UpTo(listed.len().into())
        } else {
            Self::Listed(listed)
        })
    }

    /// Whether a number may be taken, from a heap that is large enough.
    #[must_use]
    pub fn contains(&self, take: &BigUint) -> bool {
        let is_listed = |listed: &[u32]| {
            u32::try_from(take).is_ok_and(|take| listed.binary_search(&take).is_ok())
        };
        *take != BigUint::ZERO
            && match self {
                Self::UpTo(most) => take <= most,
                Self::Listed(listed) => is_listed(listed),
                Self::AllBut(but) => !is_listed(but),
            }
    }

    /// The takes from a heap, ascending.
    pub fn takes(&self, heap: u64) -> impl Iterator<Item = u64> + '_ {
        let most = match self {
            Self::UpTo(most) => u64::try_from(most).unwrap_or(u64::MAX).min(heap),
            Self::Listed(listed) => heap.min(listed.last().copied().unwrap_or(0).into()),
            Self::AllBut(_) => heap,
        };
        let listed = match self {
            Self::Listed(listed) => Some(listed.iter().map(|&take| take.into())),
            _ => None,
        };
        let all = listed.is_none().then_some(1..=most).into_iter().flatten();
        let listed = listed.into_iter().flatten();
        listed
            .take_while(move |&take| take <= most)
            .chain(all.filter(|&take| self.contains(&take.into())))
    }

    /// The largest number that can be taken from a heap; `None` if there is none.
    #[must_use]
    pub fn most(&self, heap: &BigUint) -> Option<BigUint> {
        let most = match self {
            Self::UpTo(most) => most.min(heap).clone(),
            Self::Listed(listed) => {
                let fits = |take: &&u32| BigUint::from(**take) <= *heap;
                (*listed.iter().rev().find(fits)?).into()
            }
            Self::AllBut(but) => {
                let mut most = heap.clone();
                for &take in but.iter().rev() {
                    if most == take.into() {
                        most -= 1_u32;
                    }
                }
                most
            }
        };
        (most != BigUint::ZERO).then_some(most)
    }

    /// How many takes a heap has; [`u64::MAX`] if there are more.
    #[must_use]
    pub fn take_count(&self, heap: &BigUint) -> u64 {
        let up_to = |most: &BigUint| u64::try_from(most).unwrap_or(u64::MAX);
        let within =
            |listed: &[u32]| listed.partition_point(|&take| BigUint::from(take) <= *heap) as u64;
        match self {
            Self::UpTo(most) => up_to(most.min(heap)),
            Self::Listed(listed) => within(listed),
            Self::AllBut(but) => up_to(heap) - within(but),
        }
    }
}

/// As in links, in the shortest form.
impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed = match self {
            Self::UpTo(most) if *most == BigUint::from(1_u32) => return f.write_str("1"),
            Self::UpTo(most) => return write!(f, "1-{most}"),
            Self::Listed(listed) => listed,
            Self::AllBut(but) => {
                f.write_str("!")?;
                but
            }
        };
        let runs = listed.chunk_by(|before, after| before + 1 == *after);
        for (index, run) in runs.enumerate() {
            let comma = if index > 0 { "," } else { "" };
            match run {
                [one] => write!(f, "{comma}{one}")?,
                [first, .., last] => write!(f, "{comma}{first}-{last}")?,
                [] => {}
            }
        }
        Ok(())
    }
}

/// Parses a list of numbers and ranges: ascending, without duplicates.
fn numbers(text: &str) -> Result<Vec<u32>, Error> {
    let mut all = Vec::new();
    for entry in text.split(',') {
        let Some([first, last]) = range(entry, MAX_NUMBER) else {
            return Err(Error::SetEntry {
                value: entry.to_owned(),
                limit: MAX_NUMBER,
            });
        };
        if all.len() + (last - first) as usize >= MAX_NUMBERS {
            return Err(Error::SetMany { limit: MAX_NUMBERS });
        }
        all.extend(first..=last);
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}
