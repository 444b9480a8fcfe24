//! Sums in which a move moves every heap that is not over; a player who cannot move loses.
//!
//! The *steps* of a heap are the number of moves it takes if its winner delays and its loser
//! hurries: 0 without a move; otherwise one more than the largest even number of steps among its
//! options or, if there is none, one more than the smallest number of all. An option with several
//! parts has the largest of their steps. The first player wins the sum if and only if the largest
//! steps of all its heaps are odd.

use num_bigint::BigUint;

use crate::Outcome;
use crate::heaps::subtraction::Set;
use crate::heaps::{Cut, HeapMove};

use super::{HeapGame, Part, Sum, SumMove};

/// The largest heap whose steps are computed if there is no formula.
pub const MAX_STEPS: usize = 3_000;

/// The steps of the heaps of one kind.
#[derive(Clone, Debug)]
pub(super) enum Steps {
    /// Any number may be taken, so a heap takes one step.
    One,
    /// 1 to m may be taken: 2 steps for each m + 1, and 1 for a rest.
    UpTo(BigUint),
    /// By heap.
    Table(Vec<u32>),
}

/// Consecutive moves of a heap, whose takes increase by 1.
#[derive(Clone, Debug)]
struct Run {
    first: HeapMove,
    count: BigUint,
    /// The steps of each option.
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
            .min(kind.largest_examined(MAX_STEPS));
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

    /// All moves of a heap, ascending, in runs with equal steps.
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

    /// Who wins if every move moves all parts.
    pub(super) fn every(&self, parts: &[Part]) -> Option<Outcome> {
        let most = self.steps(parts)?.into_iter().max().unwrap_or_default();
        Some(if most.bit(0) { Outcome::N } else { Outcome::P })
    }

    /// The winning moves: the first `limit` ones, ascending, and how many there are.
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
        let named = |play_move: Vec<HeapMove>| open.iter().copied().zip(play_move).collect();
        let moves = choices.first(limit).into_iter().map(named).collect();
        Some((moves, choices.count()))
    }
}

/// The choices of one move for each part after which the largest steps are even. Steps are
/// represented by their *level*, their index among all that occur.
struct Choices {
    /// By part: its runs, ascending, each with its level.
    runs: Vec<Vec<(Run, usize)>>,
    /// By part and level: if this is the largest level of the earlier parts, whether the parts from
    /// this one on can make the largest steps even.
    open: Vec<Vec<bool>>,
    /// The steps that occur, ascending.
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
        // By level: whether all parts from here on have a move to at most this level, and whether
        // one has a move to exactly this level.
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

    /// The first `limit` choices, ascending.
    fn first(&self, limit: usize) -> Vec<Vec<HeapMove>> {
        let mut found = Vec::new();
        let mut chosen: Vec<HeapMove> = Vec::new();
        // By part: its run, the index in the run, and the largest level of the earlier parts.
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
            // Back to the next move of the previous part.
            let Some((before, at, most_before)) = path.pop() else {
                break;
            };
            chosen.pop();
            (run, place, most) = (before, at + 1_u32, most_before);
        }
        found
    }

    /// How many choices there are: for each even level, those up to it minus those below it.
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
