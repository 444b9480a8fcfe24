//! How the sparse space finds a nimber.

use super::{Digit, Sparse};

/// A split of a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Split {
    /// k.
    pub taken: usize,
    /// One part: the rare one, or otherwise the smaller one.
    pub part: usize,
    /// The XOR of both nimbers.
    pub value: u16,
}

/// A rare number that is not an option so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sought {
    /// The number.
    pub value: u16,
    /// The split that has it; if `None`, no split has it and the number is the nimber.
    pub found: Option<Split>,
}

/// How the nimber of a heap is found, with the current masks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Explanation {
    /// n.
    pub heap: usize,
    /// Options with one part or none: k and the nimber, ascending by k.
    pub unsplit: Vec<(usize, u16)>,
    /// Splits with a rare part: by space, then by k, then by that part. A split of two rare parts
    /// is listed twice.
    pub rare: Vec<Split>,
    /// c, the smallest common number that none of these options has; `None` if all numbers are rare
    /// for some space.
    pub common: Option<u16>,
    /// The rare numbers below c that none of these options has, ascending, up to the first one that
    /// no split has.
    pub sought: Vec<Sought>,
    /// The nimber: the last number of `sought` if no split has it, otherwise c.
    pub value: u16,
}

impl Sparse {
    /// How the nimber of a heap is found; `None` if it is not computed yet.
    ///
    /// Cost: O(n) for each splitting digit and each number searched for.
    ///
    /// ```
    /// use mexplorer::heaps::octal::{Code, Sparse};
    ///
    /// let mut sparse = Sparse::plain(&Code::parse("0.56")?).ok_or("two parts")?;
    /// sparse.extend(500, u64::MAX);
    /// let how = sparse.explain(400).ok_or("solved")?;
    /// assert_eq!(how.value, sparse.values()[400]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn explain(&self, heap: usize) -> Option<Explanation> {
        let values = self.values();
        values.get(heap)?;
        let mut unsplit = Vec::new();
        for place in self.places() {
            let Some(rest) = heap.checked_sub(place.taken) else {
                break;
            };
            let bit = if rest == 0 { Digit::WHOLE } else { Digit::ONE };
            if heap > 0 && place.digit.has(bit) {
                unsplit.push((place.taken, values[rest]));
            }
        }
        let mut rare = Vec::new();
        for space in self.spaces() {
            for &taken in space.takes() {
                let rest = heap.saturating_sub(taken);
                for &(part, value) in space.rare() {
                    let part = part as usize;
                    if part >= rest {
                        break;
                    }
                    let value = value ^ values[rest - part];
                    rare.push(Split { taken, part, value });
                }
            }
        }
        let of_rare = rare.iter().map(|split| split.value);
        let values = unsplit.iter().map(|&(_, value)| value).chain(of_rare);
        let most = values.clone().max();
        let mut is_marked = vec![false; most.map_or(0, |most| usize::from(most) + 1)];
        for value in values {
            is_marked[usize::from(value)] = true;
        }
        let is_rare = |value: u16| (self.spaces().iter()).any(|space| space.is_rare(heap, value));
        // A bound above all marked numbers; the smallest common number above them is below twice
        // that.
        let above = is_marked.len().next_power_of_two();
        let above = 2 * above.max(self.nimber_limit());
        let is_unmarked = |value: &u16| is_marked.get(usize::from(*value)) != Some(&true);
        let mut unmarked = (0..=u16::MAX).take(above).filter(is_unmarked);
        let mut explanation = Explanation {
            heap,
            common: unmarked.clone().find(|&value| !is_rare(value)),
            unsplit,
            rare,
            sought: Vec::new(),
            value: 0,
        };
        explanation.value = loop {
            let value = unmarked.next()?;
            if Some(value) == explanation.common {
                break value;
            }
            let found = self.split_with(heap, value);
            explanation.sought.push(Sought { value, found });
            if found.is_none() {
                break value;
            }
        };
        Some(explanation)
    }

    /// The first split with a nimber, in the spaces for which it is rare.
    fn split_with(&self, heap: usize, value: u16) -> Option<Split> {
        let values = self.values();
        let mut spaces = (self.spaces().iter()).filter(|space| space.is_rare(heap, value));
        spaces.find_map(|space| {
            space.takes().iter().find_map(|&taken| {
                let rest = heap.checked_sub(taken)?;
                let part = (1..=rest / 2).find(|&part| values[part] ^ values[rest - part] == value);
                part.map(|part| Split { taken, part, value })
            })
        })
    }
}
