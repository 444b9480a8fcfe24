//! Who wins, and by which edges.
//!
//! A winning cut makes the nimber 0, so the ground's component must get nimber 0, its *target*. Let
//! a component have nimber g and target t, and carry another one of nimber h by a bridge. That
//! branch should contribute x = (h + 1) XOR g XOR t instead of h + 1. If x is 0, cutting the bridge
//! wins; otherwise only a cut further up can, and x - 1 is the target of the carried component.
//!
//! An edge within a component falls alone when it is cut, but other edges may become bridges: the
//! edges of the tree that the same back edges pass over, and that back edge too if there is only
//! one. All of these lie on one cycle, with parts of the component between them. Whichever is cut,
//! the rest of the cycle is two chains from the part that has the foot, and the colon principle
//! evaluates both. An edge that is alone on its cycle just removes a loop.

use crate::Outcome;

use super::Spec;
use super::tree::{BackEdge, Tree};

/// The most work to find the winning edges within components: for each component the number of its
/// vertices times that of its edges, in all. No graph of 5,000 edges needs more.
pub const MAX_WORK: u64 = 25_000_000;

/// The answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// The nimber of the graph.
    pub nimber: u32,
    /// The winning edges, ascending; only bridges and loops if not all are known.
    pub moves: Vec<u32>,
    /// How many there are; `None` if not all are known, because they need more than [`MAX_WORK`].
    pub total: Option<u64>,
    /// Whether no edge is connected to the ground.
    pub is_over: bool,
}

impl Spec {
    /// Who wins, and by which edges.
    ///
    /// Cost: O(V + E + [`MAX_WORK`]), the last term only if there are cycles.
    ///
    /// ```
    /// use mexplorer::Outcome;
    /// use mexplorer::hackenbush::Spec;
    ///
    /// // A square on the ground, and a stalk of three on its far corner.
    /// let game = Spec::parse("0-1,1-2,2-3,3-0,2-4,4-5,5-6", "0")?;
    /// let verdict = game.verdict();
    /// assert_eq!((verdict.outcome, verdict.nimber), (Outcome::N, 3));
    /// // The stalk; what is left, a square, has nimber 0.
    /// assert_eq!(verdict.moves, [4]);
    /// # Ok::<(), mexplorer::hackenbush::Error>(())
    /// ```
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let tree = self.tree();
        let nimber = tree.nimber();
        let (moves, is_all) = tree.winning();
        Verdict {
            outcome: if nimber == 0 { Outcome::P } else { Outcome::N },
            nimber,
            total: is_all.then_some(moves.len() as u64),
            moves,
            is_over: tree.is_empty(),
        }
    }
}

impl Tree {
    /// The edges whose cut leaves nimber 0, ascending, and whether they are all of them.
    pub(super) fn winning(&self) -> (Vec<u32>, bool) {
        if self.nimber() == 0 {
            return (Vec::new(), true);
        }
        let mut wins = vec![false; self.is_joined.len()];
        let targets = self.targets(&mut wins);
        let is_all = self.work(&targets) <= MAX_WORK;
        if is_all {
            self.mark_within(&targets, &mut wins);
        } else {
            let loops = self.back_edges.iter().filter(|back| back.from == back.to);
            self.mark_non_bridges(&targets, loops, &mut wins);
        }
        let won = (0..)
            .zip(wins)
            .filter_map(|(edge, wins)| wins.then_some(edge));
        (won.collect(), is_all)
    }

    /// By vertex: the target of its component, if a cut within it or further up can win. Marks the
    /// bridges that win.
    fn targets(&self, wins: &mut [bool]) -> Vec<Option<u32>> {
        let mut targets = vec![None; self.feet.len()];
        for &vertex in &self.order {
            let target = match self.below(vertex) {
                None => Some(0),
                Some([foot, _]) if !self.is_foot(vertex) => targets[foot as usize],
                Some([foot, bridge]) => targets[foot as usize].and_then(|target: u32| {
                    let value = self.values[vertex as usize] + 1;
                    let wanted = value ^ self.values[foot as usize] ^ target;
                    wins[bridge as usize] = wanted == 0;
                    wanted.checked_sub(1)
                }),
            };
            targets[vertex as usize] = target;
        }
        targets
    }

    /// An upper bound of the work of [`mark_within`](Self::mark_within).
    fn work(&self, targets: &[Option<u32>]) -> u64 {
        // By foot: the numbers of vertices and edges.
        let mut counts = vec![[0_u64; 2]; self.feet.len()];
        let has_target = |vertex: &&u32| targets[**vertex as usize].is_some();
        for &vertex in self.order.iter().filter(has_target) {
            let [vertices, edges] = &mut counts[self.feet[vertex as usize] as usize];
            *vertices += 1;
            *edges += u64::from(!self.is_foot(vertex));
        }
        for back in self.back_edges.iter().filter(|back| has_target(&&back.to)) {
            counts[self.feet[back.to as usize] as usize][1] += 1;
        }
        counts
            .iter()
            .map(|[vertices, edges]| vertices * edges)
            .sum()
    }

    /// Marks the winning edges among those whose cut makes no bridge: it removes a loop.
    fn mark_non_bridges<'a>(
        &self,
        targets: &[Option<u32>],
        back_edges: impl Iterator<Item = &'a BackEdge>,
        wins: &mut [bool],
    ) {
        for back in back_edges {
            let foot = self.feet[back.to as usize] as usize;
            wins[back.edge as usize] = targets[foot] == Some(self.values[foot] ^ 1);
        }
    }

    /// Marks the winning edges within components.
    fn mark_within(&self, targets: &[Option<u32>], wins: &mut [bool]) {
        // By vertex, for the edge to its parent: the largest depth that a back edge over it leads
        // to, and one of these back edges.
        let mut reached = vec![0; self.feet.len()];
        let mut one_over = vec![0; self.feet.len()];
        for &BackEdge { edge, from, to } in &self.back_edges {
            if targets[to as usize].is_none() {
                continue;
            }
            let mut at = from;
            while at != to {
                let reached = &mut reached[at as usize];
                *reached = self.depths[to as usize].max(*reached);
                one_over[at as usize] = edge;
                at = self.parents[at as usize];
            }
        }
        self.mark_non_bridges(targets, self.back_edges.iter(), wins);
        let mut is_done = vec![false; self.feet.len()];
        for &vertex in self.order.iter().rev() {
            let Some(target) = targets[vertex as usize] else {
                continue;
            };
            if is_done[vertex as usize] || self.is_foot(vertex) {
                continue;
            }
            // The cycle whose highest edge is this one, downwards. All back edges over this edge
            // pass over the edges down to the nearest vertex that one of them leads to. An edge
            // among these with as many back edges over it has the same ones.
            let over = self.over[vertex as usize];
            let mut cycle = Cycle::default();
            if over == 1 {
                cycle.edges.push(one_over[vertex as usize]);
                cycle.parts.push(self.values[vertex as usize]);
            }
            cycle.edges.push(self.edges[vertex as usize]);
            let (mut last, mut at) = (vertex, self.parents[vertex as usize]);
            while self.depths[at as usize] > reached[vertex as usize] {
                if self.over[at as usize] == over {
                    is_done[at as usize] = true;
                    let part = self.values[at as usize] ^ self.values[last as usize] ^ 1;
                    cycle.parts.push(part);
                    cycle.edges.push(self.edges[at as usize]);
                    last = at;
                }
                at = self.parents[at as usize];
            }
            let value = self.values[self.feet[vertex as usize] as usize];
            cycle.mark(value, target, wins);
        }
    }
}

/// A cycle of edges of a component: if one is cut, all others are bridges.
#[derive(Default)]
struct Cycle {
    /// In the order of the cycle.
    edges: Vec<u32>,
    /// The nimber of what is between each edge and the next. The part with the foot, between the
    /// last and the first edge, is left out.
    parts: Vec<u32>,
}

impl Cycle {
    /// Marks the winning edges, in a component with this nimber and target.
    ///
    /// Cost: O(edges²).
    fn mark(&self, value: u32, target: u32, wins: &mut [bool]) {
        let all = self.parts.iter().fold(value, |all, part| all ^ part);
        let at_foot = all ^ u32::from(self.edges.len() % 2 == 1);
        let chain = |above: u32, part: &u32| (above ^ part) + 1;
        for (cut, &edge) in self.edges.iter().enumerate() {
            let (before, after) = self.parts.split_at(cut);
            let before = before.iter().rev().fold(0, chain);
            let after = after.iter().fold(0, chain);
            wins[edge as usize] = at_foot ^ before ^ after == target;
        }
    }
}
