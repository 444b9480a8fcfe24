//! How a nimber is had by the sparse space, in words and numbers.

use super::{Digit, Sparse};

/// A split of a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Split {
    /// k.
    pub taken: usize,
    /// A part: the rare one, or else the smaller one.
    pub part: usize,
    /// The XOR of both nimbers.
    pub value: u16,
}

/// A rare number that is no option so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sought {
    /// The number.
    pub value: u16,
    /// The split that has it; `None` if there is none, and the number is the nimber.
    pub found: Option<Split>,
}

/// How the nimber of a heap is had, with the masks of the time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Explanation {
    /// n.
    pub heap: usize,
    /// Options in one part or none, by what is taken: k and the nimber. Ascending.
    pub unsplit: Vec<(usize, u16)>,
    /// Splits with a rare part: by space, then by k, then by that part. With two rare parts it is
    /// there twice.
    pub rare: Vec<Split>,
    /// c, the least number that none of those has, and that is common for all digits; `None` if
    /// each is rare for some.
    pub common: Option<u16>,
    /// The rare numbers below c that none of those has: ascending, to the first one that no split
    /// has.
    pub sought: Vec<Sought>,
    /// The nimber: the last one sought if it is not found, else c.
    pub value: u16,
}

impl Sparse {
    /// How the nimber of a heap is had; `None` of a heap that has none yet.
    ///
    /// Cost: O(n) for each splitting digit and each number sought.
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
        let mut marked: Vec<u16> = unsplit.iter().map(|&(_, value)| value).collect();
        marked.extend(of_rare);
        marked.sort_unstable();
        marked.dedup();
        let is_marked = |value: &u16| marked.binary_search(value).is_ok();
        let is_rare = |value: u16| (self.spaces().iter()).any(|space| space.is_rare(heap, value));
        // More than any of them is; what is common above it there is below its double.
        let above = marked.last().map_or(1, |last| usize::from(*last) + 1);
        let above = 2 * above.next_power_of_two().max(self.nimber_room());
        let mut unmarked = (0..=u16::MAX).take(above).filter(|value| !is_marked(value));
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

    /// The first split with a nimber, of the digits for which it is rare.
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
