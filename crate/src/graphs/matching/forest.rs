//! Maximum matchings, and the alternating trees that are left when no matching is larger.

use std::collections::VecDeque;

use crate::Observer;
use crate::graphs::Digraph;

/// Stands for no vertex.
const NONE: u32 = u32::MAX;

/// A step of the search for augmenting paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// A tree begins at an exposed vertex, which is outer.
    Search {
        /// The vertex.
        root: u32,
    },
    /// An edge leads from an outer vertex to a matched one: that is inner, and its mate is outer.
    Grow {
        /// The outer vertex.
        outer: u32,
        /// The inner vertex.
        inner: u32,
    },
    /// An edge joins two outer vertices of the tree, which closes an odd cycle, a blossom. All its
    /// vertices are outer from now on.
    Shrink {
        /// The cycle from where the two ways to the root part, along both of them. Inside earlier
        /// blossoms a way goes along edges of the graph, too.
        cycle: &'a [u32],
    },
    /// An edge leads from an outer vertex to an exposed one: edges on the path from the root and
    /// off the matching change places.
    Augment {
        /// The path, from the exposed vertex to the root.
        path: &'a [u32],
    },
    /// The tree can't grow: no augmenting path begins at its root. It stays as it is.
    Stuck {
        /// Its root.
        root: u32,
    },
}

/// What a vertex is in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// In no tree.
    Free,
    /// At an even distance from the root, by some alternating path.
    Outer,
    /// At odd distances alone.
    Inner,
}

/// A maximum matching of a graph without some of its vertices, and the trees of its exposed
/// vertices.
///
/// Edmonds' algorithm: a breadth-first search from each exposed vertex, in ascending order. On a
/// bipartite graph no blossom is ever found. A tree that got stuck is left out of later searches:
/// no augmenting path goes through it, and its outer vertices are those that some maximum matching
/// misses.
#[derive(Clone, Debug)]
pub struct Forest<'a> {
    graph: &'a Digraph,
    /// By vertex: its mate, or `NONE`.
    mates: Vec<u32>,
    kinds: Vec<Kind>,
    /// By vertex: the outer vertex before it on the way back to the root, along an edge off the
    /// matching; `NONE` for roots and in no tree.
    before: Vec<u32>,
    /// By vertex: a vertex nearer to the base of its blossom, or itself.
    bases: Vec<u32>,
    /// By vertex: whether it is taken out, or in a tree that got stuck.
    is_left_out: Vec<bool>,
    /// By vertex: the last search for a common base that came by.
    seen: Vec<u32>,
    searches: u32,
    /// The vertices of the present tree.
    tree: Vec<u32>,
}

impl<'a> Forest<'a> {
    /// A maximum matching of the vertices that `is_in` allows.
    ///
    /// Cost: O(V · E) on bipartite graphs, in the worst case O(V³); with early steps for vertices
    /// that have an exposed neighbour it is rarely near that.
    #[must_use]
    pub fn new(
        graph: &'a Digraph,
        is_in: impl Fn(u32) -> bool,
        observer: &mut impl for<'e> Observer<Event<'e>>,
    ) -> Self {
        let mates = vec![NONE; graph.vertex_count()];
        Self::with_mates(graph, mates, is_in, observer)
    }

    /// The same, from a matching that is there already.
    fn with_mates(
        graph: &'a Digraph,
        mates: Vec<u32>,
        is_in: impl Fn(u32) -> bool,
        observer: &mut impl for<'e> Observer<Event<'e>>,
    ) -> Self {
        let count = graph.vertex_count();
        let mut forest = Self {
            graph,
            mates,
            kinds: vec![Kind::Free; count],
            before: vec![NONE; count],
            bases: graph.vertices().collect(),
            is_left_out: graph.vertices().map(|vertex| !is_in(vertex)).collect(),
            seen: vec![0; count],
            searches: 0,
            tree: Vec::new(),
        };
        for root in graph.vertices() {
            if is_in(root) && forest.mate(root).is_none() {
                forest.search(root, observer);
            }
        }
        forest
    }

    /// The same graph without a vertex that every maximum matching covers. Its mate becomes
    /// exposed, and what is left of the matching is a maximum one.
    #[must_use]
    pub fn without(
        &self,
        vertex: u32,
        is_in: impl Fn(u32) -> bool,
        observer: &mut impl for<'e> Observer<Event<'e>>,
    ) -> Self {
        let mut mates = self.mates.clone();
        let mate = std::mem::replace(&mut mates[vertex as usize], NONE);
        mates[mate as usize] = NONE;
        Self::with_mates(
            self.graph,
            mates,
            |one| one != vertex && is_in(one),
            observer,
        )
    }

    /// The mate of a vertex in the matching.
    #[must_use]
    pub fn mate(&self, vertex: u32) -> Option<u32> {
        Some(self.mates[vertex as usize]).filter(|&mate| mate != NONE)
    }

    /// How many edges the matching has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.mates.iter().filter(|&&mate| mate != NONE).count() / 2
    }

    /// Whether some maximum matching misses a vertex.
    #[must_use]
    pub fn can_miss(&self, vertex: u32) -> bool {
        self.kinds[vertex as usize] == Kind::Outer
    }

    /// The path of even length from an outer vertex to the root of its tree, beginning with an edge
    /// of the matching.
    #[must_use]
    pub fn path_from(&self, outer: u32) -> Vec<u32> {
        let mut path = vec![outer];
        let mut at = outer;
        while let Some(mate) = self.mate(at) {
            at = self.before[mate as usize];
            path.extend([mate, at]);
        }
        path
    }

    /// The edges along a path of even length that ends at an exposed vertex change places: then its
    /// first vertex is exposed. The trees are no longer those of the matching.
    pub(super) fn expose(&mut self, path: &[u32]) {
        self.mates[path[0] as usize] = NONE;
        for pair in path[1..].chunks_exact(2) {
            self.join(pair[0], pair[1]);
        }
    }

    fn join(&mut self, one: u32, other: u32) {
        self.mates[one as usize] = other;
        self.mates[other as usize] = one;
    }

    /// The base of the blossom of a vertex; the vertex itself if it is in none.
    fn base(&mut self, vertex: u32) -> u32 {
        let mut at = vertex;
        while self.bases[at as usize] != at {
            // Halves the way for the next time.
            let next = self.bases[at as usize];
            self.bases[at as usize] = self.bases[next as usize];
            at = self.bases[at as usize];
        }
        at
    }

    fn become_outer(&mut self, vertex: u32, queue: &mut VecDeque<u32>) {
        self.kinds[vertex as usize] = Kind::Outer;
        queue.push_back(vertex);
    }

    /// Grows the tree of an exposed vertex until it finds an augmenting path or gets stuck.
    fn search(&mut self, root: u32, observer: &mut impl for<'e> Observer<Event<'e>>) {
        observer.see(Event::Search { root });
        self.tree.push(root);
        let mut queue = VecDeque::new();
        self.become_outer(root, &mut queue);
        let graph = self.graph;
        while let Some(outer) = queue.pop_front() {
            for &to in graph.options(outer) {
                if self.is_left_out[to as usize] {
                    continue;
                }
                match self.kinds[to as usize] {
                    Kind::Inner => {}
                    Kind::Free => {
                        self.before[to as usize] = outer;
                        self.tree.push(to);
                        let Some(mate) = self.mate(to) else {
                            self.augment(to, observer);
                            return;
                        };
                        self.tree.push(mate);
                        self.kinds[to as usize] = Kind::Inner;
                        self.become_outer(mate, &mut queue);
                        observer.see(Event::Grow { outer, inner: to });
                    }
                    Kind::Outer => {
                        if self.base(outer) != self.base(to) {
                            self.shrink(outer, to, &mut queue, observer);
                        }
                    }
                }
            }
        }
        for vertex in std::mem::take(&mut self.tree) {
            self.is_left_out[vertex as usize] = true;
        }
        observer.see(Event::Stuck { root });
    }

    /// Puts the path from an exposed vertex to the root into the matching, and takes its other
    /// edges out.
    fn augment(&mut self, exposed: u32, observer: &mut impl for<'e> Observer<Event<'e>>) {
        let mut path = vec![exposed];
        let mut at = Some(exposed);
        while let Some(end) = at {
            let before = self.before[end as usize];
            at = self.mate(before);
            path.push(before);
            path.extend(at);
        }
        for pair in path.chunks_exact(2) {
            self.join(pair[0], pair[1]);
        }
        for vertex in std::mem::take(&mut self.tree) {
            self.kinds[vertex as usize] = Kind::Free;
            self.before[vertex as usize] = NONE;
            self.bases[vertex as usize] = vertex;
        }
        observer.see(Event::Augment { path: &path });
    }

    /// Shrinks the blossom that an edge between two outer vertices closes.
    fn shrink(
        &mut self,
        one: u32,
        other: u32,
        queue: &mut VecDeque<u32>,
        observer: &mut impl for<'e> Observer<Event<'e>>,
    ) {
        let base = self.common_base(one, other);
        let mut cycle = self.walk(one, other, base, queue);
        cycle.reverse();
        cycle.extend(self.walk(other, one, base, queue));
        observer.see(Event::Shrink { cycle: &cycle });
    }

    /// Where the ways of two outer vertices to their root meet, as the base of a blossom.
    fn common_base(&mut self, one: u32, other: u32) -> u32 {
        self.searches += 1;
        let (mut at, mut next) = (Some(one), Some(other));
        loop {
            if let Some(vertex) = at {
                let base = self.base(vertex);
                if self.seen[base as usize] == self.searches {
                    return base;
                }
                self.seen[base as usize] = self.searches;
                at = self.mate(base).map(|mate| self.before[mate as usize]);
            }
            (at, next) = (next, at);
        }
    }

    /// Goes from one end of the edge that closes a blossom to the base: the inner vertices on the
    /// way become outer, with a way to the root across that edge. Returns the way, up to the first
    /// vertex of the base's own blossom.
    fn walk(&mut self, from: u32, across: u32, base: u32, queue: &mut VecDeque<u32>) -> Vec<u32> {
        let (mut at, mut beyond) = (from, across);
        let mut way = Vec::new();
        while self.base(at) != base {
            self.before[at as usize] = beyond;
            let mate = self.mates[at as usize];
            way.extend([at, mate]);
            if self.kinds[mate as usize] == Kind::Inner {
                self.become_outer(mate, queue);
            }
            for vertex in [at, mate] {
                if self.bases[vertex as usize] == vertex {
                    self.bases[vertex as usize] = base;
                }
            }
            beyond = mate;
            at = self.before[mate as usize];
        }
        way.push(at);
        way
    }
}
