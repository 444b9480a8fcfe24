//! Nim by the bare rules: every choice of heaps and of takes.

use mexplorer::impartial::Impartial;

/// A move takes from 1 to `k` heaps, 1 to `max` from each. Empty heaps remain in the list.
pub(crate) struct Nim {
    pub(crate) max: Option<u32>,
    pub(crate) k: usize,
}

impl Impartial for Nim {
    type Position = Vec<u32>;
    /// Indices of heaps, ascending, with the takes.
    type Move = Vec<(usize, u32)>;

    fn moves(&self, heaps: &Vec<u32>) -> Vec<(Self::Move, Vec<u32>)> {
        let mut all = vec![(Vec::new(), heaps.clone())];
        for heap in 0..heaps.len() {
            // Every choice for the heaps before, with or without a take from this one.
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
