//! Dynamic Nim as a game for memoised search.

use crate::memo::{Error, LARGE, Recursive};

use super::{Position, Rule, Spec};

/// A position of Dynamic Nim and its rule. A position is the pair (stones left, cap); the takes are
/// tried in ascending order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileSearch<'spec> {
    rule: &'spec Rule,
    start: Position,
}

impl<'spec> PileSearch<'spec> {
    /// The search of a position.
    ///
    /// # Errors
    ///
    /// [`Error::MemoLarge`] for a pile of 2^32 or more.
    pub fn new(spec: &'spec Spec) -> Result<Self, Error> {
        let [pile, cap] = [&spec.pile, &spec.cap].map(u32::try_from);
        let (Ok(pile), Ok(cap)) = (pile, cap) else {
            return Err(LARGE);
        };
        Ok(Self {
            rule: &spec.rule,
            start: Position { pile, cap },
        })
    }
}

impl Recursive for PileSearch<'_> {
    fn start(&self) -> Vec<u32> {
        vec![self.start.pile, self.start.cap]
    }

    /// The cap of a position may be larger than that of the start.
    fn largest(&self) -> Vec<u32> {
        vec![self.start.pile; 2]
    }

    fn option(&self, position: &[u32], index: u32) -> Option<Vec<u32>> {
        let &[pile, cap] = position else { return None };
        let left = (index < cap).then(|| Position { pile, cap }.after(index + 1, self.rule))?;
        Some(vec![left.pile, left.cap])
    }
}
