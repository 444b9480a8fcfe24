//! Who wins, and by which edges.
//!
//! The nimber is to become 0, so one knows of the ground's component what it *should* be worth, its
//! target. A component C of value g and target t that carries another one of value h by a bridge
//! should have x = (h + 1) XOR g XOR t from it in place of h + 1. Where x is 0 the bridge is to be
//! cut; else nothing but a cut further up does it, and x - 1 is that component's target.
//!
//! With an edge within a component nothing falls, but others may be bridges then: those over which
//! the same edges lead back, and that one too where it is only one. All of them lie on one circle,
//! with parts of the component between them. Any of them cut, the circle is two chains from the part
//! that has the foot, and the colon principle goes down both. An edge that is alone on its circle
//! is a loop less, no more.

use crate::Outcome;

use super::Spec;
use super::tree::{Back, Tree};

/// How much may be looked at to find the winning edges within components: for each the number of its
/// vertices times that of its edges, all together. No graph of 5,000 edges has more.
pub const MAX_WORK: u64 = 25_000_000;

/// The answer to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// What the graph is worth.
    pub nimber: u32,
    /// The edges whose cut wins, ascending; bridges and loops alone where not all are known.
    pub moves: Vec<u32>,
    /// How many there are; `None` where not all are known, for more than [`MAX_WORK`].
    pub total: Option<u64>,
    /// Whether no edge is joined to the ground.
    pub is_over: bool,
}

impl Spec {
    /// Who wins, and by which edges.
    ///
    /// Cost: O(V + E + [`MAX_WORK`]), of which the last only if there are cycles.
    ///
    /// ```
    /// use mexplorer::Outcome;
    /// use mexplorer::hackenbush::Spec;
    ///
    /// // A square on the ground, and a stalk of three on its far corner.
    /// let game = Spec::parse("0-1,1-2,2-3,3-0,2-4,4-5,5-6", "0")?;
    /// let verdict = game.verdict();
    /// assert_eq!((verdict.outcome, verdict.nimber), (Outcome::N, 3));
    /// // The stalk; what is left of a square is worth 0.
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
            is_over: tree.is_bare(),
        }
    }
}

impl Tree {
    /// The edges whose cut leaves 0, ascending, and whether they are all of them.
    pub(super) fn winning(&self) -> (Vec<u32>, bool) {
        if self.nimber() == 0 {
            return (Vec::new(), true);
        }
        let mut wins = vec![false; self.is_joined.len()];
        let targets = self.targets(&mut wins);
        let is_all = self.work(&targets) <= MAX_WORK;
        if is_all {
            self.win_within(&targets, &mut wins);
        } else {
            let loops = self.backs.iter().filter(|back| back.from == back.to);
            self.win_alone(&targets, loops, &mut wins);
        }
        let won = (0..)
            .zip(wins)
            .filter_map(|(edge, wins)| wins.then_some(edge));
        (won.collect(), is_all)
    }

    /// By vertex: what its component should be worth, where a cut within or further up makes it so.
    /// Marks the bridges that win.
    fn targets(&self, wins: &mut [bool]) -> Vec<Option<u32>> {
        let mut targets = vec![None; self.feet.len()];
        for &vertex in &self.order {
            let target = match self.below(vertex) {
                None => Some(0),
                Some([foot, _]) if !self.is_foot(vertex) => targets[foot as usize],
                Some([foot, bridge]) => targets[foot as usize].and_then(|target: u32| {
                    let value = self.values[vertex as usize] + 1;
                    let due = value ^ self.values[foot as usize] ^ target;
                    wins[bridge as usize] = due == 0;
                    due.checked_sub(1)
                }),
            };
            targets[vertex as usize] = target;
        }
        targets
    }

    /// What [`win_within`](Self::win_within) looks at, at most.
    fn work(&self, targets: &[Option<u32>]) -> u64 {
        // By foot: vertices, and edges.
        let mut counts = vec![[0_u64; 2]; self.feet.len()];
        let asked = |vertex: &&u32| targets[**vertex as usize].is_some();
        for &vertex in self.order.iter().filter(asked) {
            let [vertices, edges] = &mut counts[self.feet[vertex as usize] as usize];
            *vertices += 1;
            *edges += u64::from(!self.is_foot(vertex));
        }
        for back in self.backs.iter().filter(|back| asked(&&back.to)) {
            counts[self.feet[back.to as usize] as usize][1] += 1;
        }
        counts
            .iter()
            .map(|[vertices, edges]| vertices * edges)
            .sum()
    }

    /// Marks the winning ones of edges that make no bridge when they are cut: a loop less is what
    /// changes.
    fn win_alone<'a>(
        &self,
        targets: &[Option<u32>],
        backs: impl Iterator<Item = &'a Back>,
        wins: &mut [bool],
    ) {
        for back in backs {
            let foot = self.feet[back.to as usize] as usize;
            wins[back.edge as usize] = targets[foot] == Some(self.values[foot] ^ 1);
        }
    }

    /// Marks the winning edges within components.
    fn win_within(&self, targets: &[Option<u32>], wins: &mut [bool]) {
        // By vertex, of the edge to its parent: the greatest depth to which an edge leads back over
        // it, and one of these edges.
        let mut reached = vec![0; self.feet.len()];
        let mut one_over = vec![0; self.feet.len()];
        for &Back { edge, from, to } in &self.backs {
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
        self.win_alone(targets, self.backs.iter(), wins);
        let mut is_done = vec![false; self.feet.len()];
        for &vertex in self.order.iter().rev() {
            let Some(target) = targets[vertex as usize] else {
                continue;
            };
            if is_done[vertex as usize] || self.is_foot(vertex) {
                continue;
            }
            // The circle of this edge, which is its highest one, downwards: what leads back over
            // this one leads back over all edges between here and the nearest vertex that it comes
            // to, and where that is as many as there are, they are the same.
            let over = self.over[vertex as usize];
            let mut circle = Circle::default();
            if over == 1 {
                circle.edges.push(one_over[vertex as usize]);
                circle.parts.push(self.values[vertex as usize]);
            }
            circle.edges.push(self.edges[vertex as usize]);
            let (mut last, mut at) = (vertex, self.parents[vertex as usize]);
            while self.depths[at as usize] > reached[vertex as usize] {
                if self.over[at as usize] == over {
                    is_done[at as usize] = true;
                    let part = self.values[at as usize] ^ self.values[last as usize] ^ 1;
                    circle.parts.push(part);
                    circle.edges.push(self.edges[at as usize]);
                    last = at;
                }
                at = self.parents[at as usize];
            }
            let value = self.values[self.feet[vertex as usize] as usize];
            circle.mark(value, target, wins);
        }
    }
}

/// Edges of a component of which all others are bridges when one is cut.
#[derive(Default)]
struct Circle {
    /// In their order.
    edges: Vec<u32>,
    /// What is between each and the next, without the part that has the foot, which is between the
    /// last and the first.
    parts: Vec<u32>,
}

impl Circle {
    /// Marks the winning ones in a component of a value and a target.
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
