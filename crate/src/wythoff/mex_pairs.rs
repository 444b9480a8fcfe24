//! The stars by mex: the smallest integer not used yet, and its sum with the index.

use crate::Observer;

use super::spec::check_table;
use super::{Error, Event, lower, lowers_below};

/// The largest integer that the two sequences reach: 618,035 pairs.
pub const MAX_MEX_PAIRS: u32 = 1_000_000;

/// The pairs (aᵢ, bᵢ) until every integer up to n is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MexPairs {
    n: u32,
    a: Vec<u32>,
}

impl MexPairs {
    /// The integer they reach.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.n
    }

    /// The lower values up to n, by index i from 0; bᵢ = aᵢ + i may be above n.
    ///
    /// Together with the upper values they contain 0 twice, as a₀ and b₀, and every other integer
    /// up to n once.
    #[must_use]
    pub fn lowers(&self) -> &[u32] {
        &self.a
    }

    /// The pairs (aᵢ, bᵢ) by index.
    pub fn pairs(&self) -> impl Iterator<Item = [u32; 2]> {
        (0..).zip(&self.a).map(|(i, &a)| [a, a + i])
    }

    /// How many steps there are: one for every integer up to n, passed or chosen, and one for the
    /// upper value of every pair.
    #[must_use]
    pub fn step_count(&self) -> usize {
        self.n as usize + 1 + self.a.len()
    }

    /// Whether the pairs are exactly those of Beatty's theorem.
    ///
    /// Cost: O(n) square roots of small numbers.
    #[must_use]
    pub fn agree_with_formula(&self) -> bool {
        let past = self.n + 1;
        lowers_below(&past.into()) + 1_u32 == self.a.len().into()
            && (0_u32..)
                .zip(&self.a)
                .all(|(i, &a)| lower(&i.into()) == a.into())
    }
}

/// Builds the two sequences by their definition: aᵢ = mex of all aⱼ and bⱼ with j < i, and bᵢ =
/// aᵢ + i.
///
/// The mex never decreases, so every integer is passed once. The steps are, for every i: first the
/// used integers that the mex passes, then aᵢ, then bᵢ. The last passes belong to a pair that is no
/// longer built, because no integer up to n is left for it.
///
/// # Errors
///
/// [`QuestionError::TableLarge`](crate::QuestionError::TableLarge) above [`MAX_MEX_PAIRS`].
///
/// Cost: O(n) time; memory for n bits and the lower values.
///
/// ```
/// use mexplorer::wythoff::mex_pairs;
///
/// let pairs: Vec<_> = mex_pairs(7, &mut ())?.pairs().collect();
/// assert_eq!(pairs, [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10]]);
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn mex_pairs(n: u32, observer: &mut impl Observer<Event>) -> Result<MexPairs, Error> {
    check_table(Some(n), MAX_MEX_PAIRS, || n.to_string())?;
    let mut used = Used::none_up_to(n);
    let mut a = Vec::new();
    let (mut i, mut mex) = (0, 0);
    while mex <= n {
        if used.contains(mex) {
            observer.see(Event::Passed { i, x: mex });
        } else {
            a.push(mex);
            observer.see(Event::Chosen { i, a: mex });
            used.insert(mex + i);
            observer.see(Event::Marked { i, b: mex + i });
            i += 1;
        }
        mex += 1;
    }
    Ok(MexPairs { n, a })
}

/// The upper values so far, one bit each. The lower ones are behind the mex.
struct Used {
    words: Vec<u64>,
}

impl Used {
    fn none_up_to(n: u32) -> Self {
        let words = vec![0; n as usize / 64 + 1];
        Self { words }
    }

    fn contains(&self, x: u32) -> bool {
        self.words[x as usize / 64] >> (x % 64) & 1 == 1
    }

    /// Values beyond the words are never looked up.
    fn insert(&mut self, x: u32) {
        if let Some(word) = self.words.get_mut(x as usize / 64) {
            *word |= 1 << (x % 64);
        }
    }
}

/// An observer that counts what [`mex_pairs`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "Wythoff")
)]
pub struct MexPairsCost {
    /// Used integers passed by the mex.
    pub passed: u64,
    /// Pairs built.
    pub pairs: u64,
}

impl Observer<Event> for MexPairsCost {
    fn see(&mut self, event: Event) {
        self.passed += u64::from(matches!(event, Event::Passed { .. }));
        self.pairs += u64::from(matches!(event, Event::Marked { .. }));
    }
}
