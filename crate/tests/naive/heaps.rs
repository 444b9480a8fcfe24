//! Sums of heaps of several kinds by the bare rules.

use mexplorer::impartial::Impartial;

/// The moves of a heap: for each the numbers that name it (what is taken, then the first parts),
/// and the heaps that remain.
pub(crate) type Bare = fn(u32) -> Vec<(Vec<u32>, Vec<u32>)>;

/// A sum of heaps: a move is made in one heap, or in every heap that has a move.
pub(crate) struct Heaps {
    pub(crate) kinds: Vec<Bare>,
    pub(crate) is_every: bool,
}

impl Impartial for Heaps {
    /// The kind and the size of each heap. An empty heap remains in the list.
    type Position = Vec<(usize, u32)>;
    /// The index of each heap moved in, and the numbers that name the move there.
    type Move = Vec<(usize, Vec<u32>)>;

    fn moves(&self, heaps: &Self::Position) -> Vec<(Self::Move, Self::Position)> {
        let mut all: Vec<(Self::Move, Self::Position)> = vec![(Vec::new(), Vec::new())];
        for (index, &(kind, heap)) in heaps.iter().enumerate() {
            let moves = self.kinds[kind](heap);
            let mut next = Vec::new();
            for (moved, left) in &all {
                let may_stay = !self.is_every || moves.is_empty();
                if may_stay {
                    let mut left = left.clone();
                    left.push((kind, heap));
                    next.push((moved.clone(), left));
                }
                if !self.is_every && !moved.is_empty() {
                    continue;
                }
                for (name, parts) in &moves {
                    let (mut moved, mut left) = (moved.clone(), left.clone());
                    moved.push((index, name.clone()));
                    let parts: Vec<u32> = parts.iter().copied().filter(|&part| part > 0).collect();
                    if parts.is_empty() {
                        left.push((kind, 0));
                    }
                    left.extend(parts.into_iter().map(|part| (kind, part)));
                    next.push((moved, left));
                }
            }
            all = next;
        }
        all.retain(|(moved, _)| !moved.is_empty());
        all.sort();
        all
    }
}

/// The moves of a heap with the allowed takes.
pub(crate) fn takes(heap: u32, may: impl Fn(u32) -> bool) -> Vec<(Vec<u32>, Vec<u32>)> {
    let takes = (1..=heap).filter(|&take| may(take));
    takes.map(|take| (vec![take], vec![heap - take])).collect()
}
