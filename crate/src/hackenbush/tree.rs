//! What is joined to the ground, as a depth-first tree and edges that lead back in it.
//!
//! All of the ground is one vertex, the root; the tree grows upwards. An edge that is not of the
//! tree leads from a vertex back to one below it, or is a loop: a walk that goes deep first leaves no
//! others. So an edge of the tree is a bridge if and only if none leads back over it, and the
//! vertices that hang together without bridges, a *component*, are a connected part of the tree. Its
//! *foot* is its lowest vertex, the one that stands on a bridge or is the ground.
//!
//! Source of the walk: R. E. Tarjan, *Depth-first search and linear graph algorithms*, 1972.

use super::Spec;

/// No vertex or edge.
const NONE: u32 = u32::MAX;

/// An edge that is not of the tree.
#[derive(Clone, Copy)]
pub(super) struct Back {
    pub(super) edge: u32,
    /// The end further up; of a loop both are the same.
    pub(super) from: u32,
    /// The end nearer to the ground.
    pub(super) to: u32,
}

/// The tree of a position, by the vertices of the game; the ground is its first vertex.
pub(super) struct Tree {
    /// The vertices that are joined to the ground, each before those that it carries.
    pub(super) order: Vec<u32>,
    /// By vertex: the one below it on the way to the ground.
    pub(super) parents: Vec<u32>,
    /// By vertex: the edge to that one.
    pub(super) edges: Vec<u32>,
    /// By vertex: how many edges of the tree there are to the ground.
    pub(super) depths: Vec<u32>,
    pub(super) backs: Vec<Back>,
    /// By edge.
    pub(super) is_joined: Vec<bool>,
    /// By vertex: how many edges lead back over the edge to its parent.
    pub(super) over: Vec<u32>,
    /// By vertex: the foot of its component.
    pub(super) feet: Vec<u32>,
    /// By vertex: the XOR of all that is above it in the tree: of each edge within its component that
    /// has its lower end there 1, of each component carried there one more than that is worth. So of
    /// a foot what its component is worth.
    pub(super) values: Vec<u32>,
}

impl Tree {
    /// That of the edges which are there.
    ///
    /// Cost: O(V + E) of the whole game, without recursion.
    pub(super) fn new(spec: &Spec, is_there: &[bool]) -> Self {
        let none = || vec![NONE; spec.vertices().len()];
        let zeros = || vec![0_u32; spec.vertices().len()];
        let mut tree = Self {
            order: spec.ground().iter().copied().take(1).collect(),
            parents: none(),
            edges: none(),
            depths: none(),
            backs: Vec::new(),
            is_joined: vec![false; is_there.len()],
            over: zeros(),
            feet: none(),
            values: zeros(),
        };
        let mut path = tree.order.clone();
        for &root in &path {
            tree.depths[root as usize] = 0;
        }
        // By vertex: its first edge that was not looked at.
        let mut next = vec![0_usize; spec.vertices().len()];
        while let Some(&vertex) = path.last() {
            let at = vertex as usize;
            let Some(&edge) = spec.incident(vertex).get(next[at]) else {
                path.pop();
                continue;
            };
            next[at] += 1;
            // The edge to the parent is passed over, and none that is beside it.
            if !is_there[edge as usize] || tree.is_joined[edge as usize] {
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
                tree.backs.push(Back { edge, from, to });
            }
        }
        tree.weigh();
        tree
    }

    /// From the leaves to the ground, and back for the feet.
    fn weigh(&mut self) {
        for &Back { from, to, .. } in &self.backs {
            // An edge back leads over those between its ends. Below zero for a while, perhaps.
            let [from, to] = [from, to].map(|end| end as usize);
            self.over[from] = self.over[from].wrapping_add(1);
            self.over[to] = self.over[to].wrapping_sub(1);
            self.values[to] ^= 1;
        }
        for &vertex in self.order.iter().skip(1).rev() {
            let [at, parent] = [vertex, self.parents[vertex as usize]].map(|one| one as usize);
            let value = self.values[at];
            // The colon principle at a bridge; within a component one edge more, a loop once all
            // its vertices are one.
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

    /// The foot of the component of a vertex's parent, and the edge to it; `None` for the ground.
    pub(super) fn below(&self, vertex: u32) -> Option<[u32; 2]> {
        let parent = self.parents[vertex as usize];
        (parent != NONE).then(|| [self.feet[parent as usize], self.edges[vertex as usize]])
    }

    /// The component of a vertex by its foot; `None` if it is not joined to the ground.
    pub(super) fn foot(&self, vertex: u32) -> Option<u32> {
        Some(self.feet[vertex as usize]).filter(|&foot| foot != NONE)
    }

    /// What all is worth.
    pub(super) fn nimber(&self) -> u32 {
        let ground = self.order.first();
        ground.map_or(0, |&root| self.values[root as usize])
    }

    /// The edges that are joined to the ground, ascending.
    pub(super) fn joined(&self) -> Vec<u32> {
        let all = (0..).zip(&self.is_joined);
        all.filter_map(|(edge, &is_joined)| is_joined.then_some(edge))
            .collect()
    }

    /// Whether an edge is joined to the ground; not if there is no such edge.
    pub(super) fn has(&self, edge: u32) -> bool {
        self.is_joined.get(edge as usize).is_some_and(|&has| has)
    }

    /// Whether none is.
    pub(super) fn is_bare(&self) -> bool {
        !self.is_joined.contains(&true)
    }

    /// The first edge with which nothing falls; `None` if there is no edge.
    pub(super) fn first_alone(&self) -> Option<u32> {
        let mut carries = vec![false; self.parents.len()];
        for back in &self.backs {
            carries[back.to as usize] = true;
        }
        let grown = || self.order.iter().skip(1).map(|&vertex| vertex as usize);
        for vertex in grown() {
            carries[self.parents[vertex] as usize] = true;
        }
        let of_tree = grown().filter(|&vertex| self.over[vertex] > 0 || !carries[vertex]);
        let of_tree = of_tree.map(|vertex| self.edges[vertex]);
        of_tree.chain(self.backs.iter().map(|back| back.edge)).min()
    }
}
