//! The edges connected to the ground, as a depth-first tree with back edges.
//!
//! The merged ground is the root; the tree grows upwards. An edge outside the tree leads from a
//! vertex back to one below it, or is a loop: depth-first search leaves no others. So an edge of
//! the tree is a bridge if and only if no back edge passes over it, and a *component*, the vertices
//! connected without bridges, is a connected part of the tree. Its *foot* is its lowest vertex: the
//! upper end of a bridge, or the ground.
//!
//! Source of the search: R. E. Tarjan, *Depth-first search and linear graph algorithms*, 1972.

use super::Spec;

/// No vertex or edge.
const NONE: u32 = u32::MAX;

/// An edge outside the tree.
#[derive(Clone, Copy)]
pub(super) struct BackEdge {
    pub(super) edge: u32,
    /// The upper end; for a loop both ends are the same.
    pub(super) from: u32,
    /// The lower end.
    pub(super) to: u32,
}

/// The tree of a position. Indices of vertices are those of the game; the ground is its first
/// vertex.
pub(super) struct Tree {
    /// The vertices connected to the ground, each before those it carries.
    pub(super) order: Vec<u32>,
    /// By vertex: the next one on the way to the ground.
    pub(super) parents: Vec<u32>,
    /// By vertex: the edge to its parent.
    pub(super) edges: Vec<u32>,
    /// By vertex: how many edges of the tree lead to the ground.
    pub(super) depths: Vec<u32>,
    pub(super) back_edges: Vec<BackEdge>,
    /// By edge: whether it is connected to the ground.
    pub(super) is_joined: Vec<bool>,
    /// By vertex: how many back edges pass over the edge to its parent.
    pub(super) over: Vec<u32>,
    /// By vertex: the foot of its component.
    pub(super) feet: Vec<u32>,
    /// By vertex: the XOR of all that is above it in the tree, namely 1 for each edge of its
    /// component with its lower end there, and the nimber + 1 of each component carried there. So
    /// the value of a foot is the nimber of its component.
    pub(super) values: Vec<u32>,
}

impl Tree {
    /// The tree of the edges that are present.
    ///
    /// Cost: O(V + E) of the whole game, without recursion.
    pub(super) fn new(spec: &Spec, is_present: &[bool]) -> Self {
        let none = || vec![NONE; spec.vertices().len()];
        let zeros = || vec![0_u32; spec.vertices().len()];
        let mut tree = Self {
            order: spec.ground().iter().copied().take(1).collect(),
            parents: none(),
            edges: none(),
            depths: none(),
            back_edges: Vec::new(),
            is_joined: vec![false; is_present.len()],
            over: zeros(),
            feet: none(),
            values: zeros(),
        };
        let mut path = tree.order.clone();
        for &root in &path {
            tree.depths[root as usize] = 0;
        }
        // By vertex: the index of its next edge to examine.
        let mut next = vec![0_usize; spec.vertices().len()];
        while let Some(&vertex) = path.last() {
            let at = vertex as usize;
            let Some(&edge) = spec.incident(vertex).get(next[at]) else {
                path.pop();
                continue;
            };
            next[at] += 1;
            // Skips the edge to the parent, but not parallel edges.
            if !is_present[edge as usize] || tree.is_joined[edge as usize] {
                continue;
            }
            tree.is_joined[edge as usize] = true;
            let to = spec.other_end(edge, vertex);
            if tree.depths[to as usize] == NONE {
                tree.parents[to as usize] = vertex;
                tree.edges[to as usize] = edge;
                tree.depths[to as usize] = tree.depths[at] + 1;
                tree.order.push(to);
                path.push(to);
            } else {
                let from = vertex;
                tree.back_edges.push(BackEdge { edge, from, to });
            }
        }
        tree.evaluate();
        tree
    }

    /// Computes `over` and `values` from the leaves down, then `feet` from the ground up.
    fn evaluate(&mut self) {
        for &BackEdge { from, to, .. } in &self.back_edges {
            // The back edge passes over the edges between its ends. Differences may be negative.
            let [from, to] = [from, to].map(|end| end as usize);
            self.over[from] = self.over[from].wrapping_add(1);
            self.over[to] = self.over[to].wrapping_sub(1);
            self.values[to] ^= 1;
        }
        for &vertex in self.order.iter().skip(1).rev() {
            let [at, parent] = [vertex, self.parents[vertex as usize]].map(|one| one as usize);
            let value = self.values[at];
            // At a bridge, the colon principle; within a component one more edge, which is a loop
            // after fusion.
            self.values[parent] ^= if self.over[at] == 0 {
                value + 1
            } else {
                value ^ 1
            };
            self.over[parent] = self.over[parent].wrapping_add(self.over[at]);
        }
        for &vertex in &self.order {
            let foot = if self.is_foot(vertex) {
                vertex
            } else {
                self.feet[self.parents[vertex as usize] as usize]
            };
            self.feet[vertex as usize] = foot;
        }
    }

    /// Whether a vertex is the ground, or its edge to the parent is a bridge.
    pub(super) fn is_foot(&self, vertex: u32) -> bool {
        self.depths[vertex as usize] == 0 || self.over[vertex as usize] == 0
    }

    /// The foot of the component of a vertex's parent, and the edge to the parent; `None` for the
    /// ground.
    pub(super) fn below(&self, vertex: u32) -> Option<[u32; 2]> {
        let parent = self.parents[vertex as usize];
        (parent != NONE).then(|| [self.feet[parent as usize], self.edges[vertex as usize]])
    }

    /// The foot of a vertex's component; `None` if it is not connected to the ground.
    pub(super) fn foot(&self, vertex: u32) -> Option<u32> {
        Some(self.feet[vertex as usize]).filter(|&foot| foot != NONE)
    }

    /// The nimber of the position.
    pub(super) fn nimber(&self) -> u32 {
        let ground = self.order.first();
        ground.map_or(0, |&root| self.values[root as usize])
    }

    /// The edges connected to the ground, ascending.
    pub(super) fn joined(&self) -> Vec<u32> {
        let all = (0..).zip(&self.is_joined);
        all.filter_map(|(edge, &is_joined)| is_joined.then_some(edge))
            .collect()
    }

    /// Whether an edge is connected to the ground; false if it does not exist.
    pub(super) fn has(&self, edge: u32) -> bool {
        self.is_joined.get(edge as usize).is_some_and(|&has| has)
    }

    /// Whether no edge is.
    pub(super) fn is_empty(&self) -> bool {
        !self.is_joined.contains(&true)
    }

    /// The first edge that falls alone when it is cut; `None` if there is no edge.
    pub(super) fn first_single_cut(&self) -> Option<u32> {
        let mut carries = vec![false; self.parents.len()];
        for back in &self.back_edges {
            carries[back.to as usize] = true;
        }
        let grown = || self.order.iter().skip(1).map(|&vertex| vertex as usize);
        for vertex in grown() {
            carries[self.parents[vertex] as usize] = true;
        }
        let of_tree = grown().filter(|&vertex| self.over[vertex] > 0 || !carries[vertex]);
        let of_tree = of_tree.map(|vertex| self.edges[vertex]);
        of_tree
            .chain(self.back_edges.iter().map(|back| back.edge))
            .min()
    }
}
