//! Heaps by the bare rules, of several kinds side by side: what a move takes and what it leaves.

use mexplorer::impartial::Impartial;

/// What every move of a heap takes, how the rest lies, and the heaps that are left.
pub(crate) type Bare = fn(u32) -> Vec<(Vec<u32>, Vec<u32>)>;

/// Heaps of these kinds, moved in one at a time, or all at once.
pub(crate) struct Heaps {
    pub(crate) kinds: Vec<Bare>,
    pub(crate) is_every: bool,
}

impl Impartial for Heaps {
    /// By heap: its kind, and how large it is. One of which nothing is left stays.
    type Position = Vec<(usize, u32)>;
    /// By heap: its index, what is taken, and how the rest lies.
    type Move = Vec<(usize, Vec<u32>)>;

    fn moves(&self, heaps: &Self::Position) -> Vec<(Self::Move, Self::Position)> {
        let mut all: Vec<(Self::Move, Self::Position)> = vec![(Vec::new(), Vec::new())];
        for (index, &(kind, heap)) in heaps.iter().enumerate() {
            let moves = self.kinds[kind](heap);
            let mut next = Vec::new();
            for (made, left) in &all {
                let may_stay = !self.is_every || moves.is_empty();
                if may_stay {
                    let mut left = left.clone();
                    left.push((kind, heap));
                    next.push((made.clone(), left));
                }
                if !self.is_every && !made.is_empty() {
                    continue;
                }
                for (name, parts) in &moves {
                    let (mut made, mut left) = (made.clone(), left.clone());
                    made.push((index, name.clone()));
                    let parts: Vec<u32> = parts.iter().copied().filter(|&part| part > 0).collect();
                    if parts.is_empty() {
                        left.push((kind, 0));
                    }
                    left.extend(parts.into_iter().map(|part| (kind, part)));
                    next.push((made, left));
                }
            }
            all = next;
        }
        all.retain(|(made, _)| !made.is_empty());
        all.sort();
        all
    }
}

/// The takes that a test allows, as moves.
pub(crate) fn takes(heap: u32, may: impl Fn(u32) -> bool) -> Vec<(Vec<u32>, Vec<u32>)> {
    let takes = (1..=heap).filter(|&take| may(take));
    takes.map(|take| (vec![take], vec![heap - take])).collect()
}
