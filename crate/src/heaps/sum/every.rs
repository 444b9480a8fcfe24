//! A move in every heap that is not finished; who cannot move loses.
//!
//! The *steps* of a heap are the moves it takes if whoever wins it draws it out and the other
//! hurries: 0 where there is no move; else 1 more than the most of its options with an even
//! number, or, if there are none, 1 more than the least of all. An option that falls in parts has
//! the most of theirs. Whoever moves first wins the sum if and only if the most steps of all its
//! heaps are odd.

use num_bigint::BigUint;

use crate::Outcome;
use crate::heaps::subtraction::Set;
use crate::heaps::{Cut, HeapMove};

use super::{HeapGame, Part, Sum, SumMove};

/// The largest heap whose steps are counted, where no formula knows them.
pub const MAX_STEPS: usize = 3_000;

/// The steps of the heaps of a kind.
#[derive(Clone, Debug)]
pub(super) enum Steps {
    /// All may be taken at once.
    One,
    /// From 1 to m may be taken: 2 for each m + 1, and 1 for a rest.
    UpTo(BigUint),
    /// By heap.
    Table(Vec<u32>),
}

/// Moves of a heap that take one after the other.
#[derive(Clone, Debug)]
struct Run {
    first: HeapMove,
    count: BigUint,
    /// The steps of what each of them leaves.
    steps: BigUint,
}

impl Steps {
    pub(super) fn new(kind: &dyn HeapGame) -> Self {
        match kind.set() {
            Some(Set::AllBut(but)) if but.is_empty() => Self::One,
            Some(Set::UpTo(most)) => Self::UpTo(most.clone()),
            _ => Self::Table(Vec::new()),
        }
    }

    pub(super) fn extend(&mut self, kind: &dyn HeapGame, heap: &BigUint) {
        let Self::Table(table) = self else {
            return;
        };
        let last = usize::try_from(heap)
            .unwrap_or(usize::MAX)
            .min(kind.looked_at(MAX_STEPS));
        for heap in table.len()..=last {
            let (mut of_even, mut least): (Option<u32>, Option<u32>) = (None, None);
            kind.options(heap, &mut |parts| {
                let steps = parts.iter().map(|&part| table[part]).max().unwrap_or(0);
                if steps % 2 == 0 {
                    of_even = of_even.max(Some(steps));
                }
                least = Some(least.map_or(steps, |least| least.min(steps)));
            });
            table.push(of_even.or(least).map_or(0, |steps| steps + 1));
        }
    }

    pub(super) fn of(&self, heap: &BigUint) -> Option<BigUint> {
        let one = BigUint::from(1_u32);
        match self {
            Self::One => Some(one.min(heap.clone())),
            Self::UpTo(most) => {
                let modulus = most + &one;
                let rest = one.min(heap % &modulus);
                Some(heap / modulus * 2_u32 + rest)
            }
            Self::Table(table) => {
                let steps = table.get(usize::try_from(heap).ok()?)?;
                Some((*steps).into())
            }
        }
    }

    /// All moves of a heap, ascending, in runs of the same steps.
    fn runs(&self, kind: &dyn HeapGame, heap: &BigUint) -> Option<Vec<Run>> {
        let most = match self {
            Self::One => heap,
            Self::UpTo(most) => most.min(heap),
            Self::Table(_) => {
                let of_move = |first: HeapMove| {
                    let parts = first.parts(heap);
                    let steps = parts.iter().map(|part| self.of(part));
                    let steps = steps.collect::<Option<Vec<_>>>()?.into_iter().max();
                    Some(Run {
                        first,
                        count: 1_u32.into(),
                        steps: steps.unwrap_or_default(),
                    })
                };
                return kind.moves(heap).into_iter().map(of_move).collect();
            }
        };
        // The takes before the one that leaves a multiple of m + 1, or nothing; that one; the rest.
        let to_multiple = match self {
            Self::UpTo(most) => heap % (most + 1_u32),
            _ => heap.clone(),
        };
        let mut runs = Vec::new();
        let mut next = BigUint::from(1_u32);
        for end in [to_multiple.clone(), &to_multiple + 1_u32, most + 1_u32] {
            let end = end.min(most + 1_u32);
            if next < end {
                let cut = Cut::One;
                runs.push(Run {
                    first: HeapMove {
                        taken: next.clone(),
                        cut,
                    },
                    count: &end - &next,
                    steps: self.of(&(heap - &next))?,
                });
                next = end;
            }
        }
        Some(runs)
    }
}

impl Sum {
    /// The steps of every part, if they are known.
    pub(super) fn steps(&self, parts: &[Part]) -> Option<Vec<BigUint>> {
        let of = |part: &Part| self.steps[part.kind].of(&part.heap);
        parts.iter().map(of).collect()
    }

    /// Who wins if one moves in every part.
    pub(super) fn every(&self, parts: &[Part]) -> Option<Outcome> {
        let most = self.steps(parts)?.into_iter().max().unwrap_or_default();
        Some(if most.bit(0) { Outcome::N } else { Outcome::P })
    }

    /// The winning moves: the first so many, ascending, and how many there are.
    pub(super) fn every_moves(
        &self,
        parts: &[Part],
        limit: usize,
    ) -> Option<(Vec<SumMove>, BigUint)> {
        let open: Vec<usize> = (0..parts.len())
            .filter(|&index| !self.kind(&parts[index]).is_over(&parts[index].heap))
            .collect();
        if open.is_empty() {
            return Some((Vec::new(), BigUint::ZERO));
        }
        let runs = |&index: &usize| {
            let part: &Part = &parts[index];
            self.steps[part.kind].runs(self.kind(part), &part.heap)
        };
        let runs: Vec<Vec<Run>> = open.iter().map(runs).collect::<Option<_>>()?;
        let choices = Choices::new(runs);
        let named = |made: Vec<HeapMove>| open.iter().copied().zip(made).collect();
        let moves = choices.first(limit).into_iter().map(named).collect();
        Some((moves, choices.count()))
    }
}

/// One move for each part, so that the most steps that are left are even. Steps are told by their
/// *level*, their place among all there are.
struct Choices {
    /// By part, ascending; each with its level.
    runs: Vec<Vec<(Run, usize)>>,
    /// By part, from it on to the last, and by level: whether an even number can become the most of
    /// all, if this is the most so far.
    open: Vec<Vec<bool>>,
    /// Steps, ascending.
    levels: Vec<BigUint>,
}

impl Choices {
    fn new(runs: Vec<Vec<Run>>) -> Self {
        let mut levels: Vec<BigUint> = vec![BigUint::ZERO];
        for run in runs.iter().flatten() {
            if let Err(place) = levels.binary_search(&run.steps) {
                levels.insert(place, run.steps.clone());
            }
        }
        let level_of = |run: &Run| levels.partition_point(|level| *level < run.steps);
        let with_level = |run: Run| {
            let level = level_of(&run);
            (run, level)
        };
        let runs: Vec<Vec<(Run, usize)>> = (runs.into_iter())
            .map(|runs| runs.into_iter().map(with_level).collect())
            .collect();
        let mut open = vec![vec![false; levels.len()]; runs.len() + 1];
        // By level: whether all parts from here on have a move to at most it, and one to it.
        let mut within = vec![true; levels.len()];
        let mut hit = vec![false; levels.len()];
        for part in (0..=runs.len()).rev() {
            for &(_, level) in runs.get(part).into_iter().flatten() {
                hit[level] = true;
            }
            let least = runs
                .get(part)
                .and_then(|runs| runs.iter().map(|run| run.1).min());
            within[..least.unwrap_or(0)].fill(false);
            for (most, is_open) in open[part].iter_mut().enumerate() {
                let can_end =
                    |end: usize| !levels[end].bit(0) && within[end] && (end == most || hit[end]);
                *is_open = (most..levels.len()).any(can_end);
            }
        }
        Self { runs, open, levels }
    }

    /// The first so many choices, ascending.
    fn first(&self, limit: usize) -> Vec<Vec<HeapMove>> {
        let mut found = Vec::new();
        let mut chosen: Vec<HeapMove> = Vec::new();
        // By part chosen from: its run, the place in it, and the level of the most steps before.
        let mut path: Vec<(usize, BigUint, usize)> = Vec::new();
        let (mut run, mut place, mut most) = (0, BigUint::ZERO, 0);
        while found.len() < limit {
            let part = path.len();
            if part == self.runs.len() {
                found.push(chosen.clone());
            } else if let Some((at, level)) = self.runs[part].get(run) {
                let after = most.max(*level);
                if place == at.count || !self.open[part + 1][after] {
                    (run, place) = (run + 1, BigUint::ZERO);
                } else {
                    let HeapMove { taken, cut } = at.first.clone();
                    let taken = taken + &place;
                    chosen.push(HeapMove { taken, cut });
                    path.push((run, place, most));
                    (run, place, most) = (0, BigUint::ZERO, after);
                }
                continue;
            }
            // Back to the next move of the part before.
            let Some((before, at, most_before)) = path.pop() else {
                break;
            };
            chosen.pop();
            (run, place, most) = (before, at + 1_u32, most_before);
        }
        found
    }

    /// How many choices there are: those within an even number less those below it.
    fn count(&self) -> BigUint {
        let within = |most: usize| {
            let of_part = |runs: &Vec<(Run, usize)>| {
                let runs = runs.iter().filter(|(_, level)| *level <= most);
                runs.fold(BigUint::ZERO, |sum, (run, _)| sum + &run.count)
            };
            self.runs.iter().map(of_part).product()
        };
        let mut below = BigUint::ZERO;
        let mut count = BigUint::ZERO;
        for (level, steps) in self.levels.iter().enumerate() {
            let all = within(level);
            if !steps.bit(0) {
                count += &all - &below;
            }
            below = all;
        }
        count
    }
}
