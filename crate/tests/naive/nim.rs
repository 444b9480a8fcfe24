//! Nim by the bare rules: from which heaps, and how much from each; nothing clever.

use mexplorer::impartial::Impartial;

/// Take from 1 to `k` heaps, from each 1 to `max`. Heaps of 0 stay where they are.
pub(crate) struct Nim {
    pub(crate) max: Option<u32>,
    pub(crate) k: usize,
}

impl Impartial for Nim {
    type Position = Vec<u32>;
    /// Heaps, from 0 and ascending, and takes.
    type Move = Vec<(usize, u32)>;

    fn moves(&self, heaps: &Vec<u32>) -> Vec<(Self::Move, Vec<u32>)> {
        let mut all = vec![(Vec::new(), heaps.clone())];
        for heap in 0..heaps.len() {
            // What was chosen of the heaps before, with nothing or something of this one.
            for (takes, left) in all.clone() {
                if takes.len() == self.k {
                    continue;
                }
                for take in 1..=self.max.unwrap_or(u32::MAX).min(heaps[heap]) {
                    let (mut takes, mut left) = (takes.clone(), left.clone());
                    takes.push((heap, take));
                    left[heap] -= take;
                    all.push((takes, left));
                }
            }
        }
        all.retain(|(takes, _)| !takes.is_empty());
        all
    }
}
