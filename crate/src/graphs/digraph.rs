//! Finite directed graphs, as lists of options.

/// A directed graph without parallel edges; an edge may lead from a vertex to itself.
///
/// ```
/// use mexplorer::graphs::Digraph;
///
/// let graph = Digraph::new(4, &[[0, 2], [0, 1], [2, 1], [0, 1]]);
/// assert_eq!((graph.vertex_count(), graph.edge_count()), (4, 3));
/// assert_eq!(graph.options(0), [1, 2]);
/// assert_eq!(graph.reversed().options(1), [0, 2]);
/// // Every vertex comes after its options.
/// assert_eq!(graph.order(), Ok(vec![1, 3, 2, 0]));
/// // With a cycle there is no such order.
/// assert_eq!(Digraph::new(2, &[[0, 1], [1, 0]]).order(), Err(vec![0, 1]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digraph {
    /// By vertex: where its options begin in `targets`. One more entry, the end of the last list.
    starts: Vec<u32>,
    /// The options of all vertices, vertex by vertex, each list ascending.
    targets: Vec<u32>,
}

impl Digraph {
    /// A graph with the vertices from 0 on and directed edges `[from, to]`; repeated edges count
    /// once.
    ///
    /// Cost: O(V + E).
    ///
    /// # Panics
    ///
    /// If an edge has a vertex that does not exist, or if there are 2^32 edges.
    #[must_use]
    pub fn new(vertex_count: usize, edges: &[[u32; 2]]) -> Self {
        // Two stable counting sorts: by the target, then by the source.
        let by_target = Self::sorted(vertex_count, edges.iter().map(|&[from, to]| [to, from]));
        let by_both = Self::sorted(vertex_count, by_target.reversed_edges());
        by_both.without_repeats()
    }

    /// Lists of the second entries by the first one, in their original order.
    pub(crate) fn sorted(
        vertex_count: usize,
        pairs: impl Iterator<Item = [u32; 2]> + Clone,
    ) -> Self {
        let mut starts = vec![0_u32; vertex_count + 1];
        let mut count = 0_u32;
        for [from, _] in pairs.clone() {
            starts[from as usize + 1] += 1;
            count = count.checked_add(1).expect("fewer than 2^32 edges");
        }
        for vertex in 0..vertex_count {
            starts[vertex + 1] += starts[vertex];
        }
        let mut next = starts.clone();
        let mut targets = vec![0; count as usize];
        for [from, to] in pairs {
            let place = &mut next[from as usize];
            targets[*place as usize] = to;
            *place += 1;
        }
        Self { starts, targets }
    }

    /// All edges as `[to, from]`, in the order of their sources.
    fn reversed_edges(&self) -> impl Iterator<Item = [u32; 2]> + Clone {
        let all = (0_u32..).zip(self.starts.windows(2));
        all.flat_map(|(from, ends)| {
            let targets = &self.targets[ends[0] as usize..ends[1] as usize];
            targets.iter().map(move |&to| [to, from])
        })
    }

    /// Removes repeated entries from lists that ascend.
    fn without_repeats(mut self) -> Self {
        let mut length = 0;
        for vertex in 0..self.vertex_count() {
            let [first, end] = [
                self.starts[vertex] as usize,
                self.starts[vertex + 1] as usize,
            ];
            self.starts[vertex] = small(length);
            for place in first..end {
                if place == first || self.targets[place] != self.targets[place - 1] {
                    // Never overwrites an entry before it is compared with the next one.
                    self.targets[length] = self.targets[place];
                    length += 1;
                }
            }
        }
        let last = self.vertex_count();
        self.starts[last] = small(length);
        self.targets.truncate(length);
        self
    }

    /// How many vertices there are.
    #[must_use]
    pub fn vertex_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// How many edges there are.
    #[must_use]
    pub fn edge_count(&self) -> usize {
        self.targets.len()
    }

    /// All vertices.
    pub(crate) fn vertices(&self) -> std::ops::Range<u32> {
        0..small(self.vertex_count())
    }

    /// The options of a vertex, ascending.
    ///
    /// # Panics
    ///
    /// If there is no such vertex.
    #[must_use]
    #[inline]
    pub fn options(&self, vertex: u32) -> &[u32] {
        let [first, end] = [
            self.starts[vertex as usize],
            self.starts[vertex as usize + 1],
        ];
        &self.targets[first as usize..end as usize]
    }

    /// By vertex, from 0: where its options begin in [`targets`](Self::targets). One more entry,
    /// the end of the last list.
    #[must_use]
    pub fn starts(&self) -> &[u32] {
        &self.starts
    }

    /// The options of all vertices, vertex by vertex, each list ascending.
    #[must_use]
    pub fn targets(&self) -> &[u32] {
        &self.targets
    }

    /// The same graph with all edges reversed.
    ///
    /// Cost: O(V + E).
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self::sorted(self.vertex_count(), self.reversed_edges())
    }

    /// Reverse topological order: each vertex after its options, by height (the longest path to an
    /// end), then by index.
    ///
    /// Cost: O(V + E).
    ///
    /// # Errors
    ///
    /// A cycle if there is one: vertices each of which is an option of the one before it, the first
    /// one an option of the last.
    pub fn order(&self) -> Result<Vec<u32>, Vec<u32>> {
        let reversed = self.reversed();
        let mut waiting: Vec<u32> = self
            .starts
            .windows(2)
            .map(|ends| ends[1] - ends[0])
            .collect();
        let mut heights = vec![0_u32; self.vertex_count()];
        let mut queue: Vec<u32> = self
            .vertices()
            .filter(|&vertex| waiting[vertex as usize] == 0)
            .collect();
        let mut done = 0;
        while let Some(&vertex) = queue.get(done) {
            done += 1;
            let height = heights[vertex as usize] + 1;
            for &before in reversed.options(vertex) {
                let before = before as usize;
                waiting[before] -= 1;
                heights[before] = heights[before].max(height);
                if waiting[before] == 0 {
                    queue.push(small(before));
                }
            }
        }
        if done == self.vertex_count() {
            // By height, then by index.
            let pairs = self
                .vertices()
                .map(|vertex| [heights[vertex as usize], vertex]);
            return Ok(Self::sorted(self.vertex_count(), pairs).targets);
        }
        // Every waiting vertex has a waiting option.
        let waits = |&vertex: &u32| waiting[vertex as usize] > 0;
        let next = |vertex: u32| self.options(vertex).iter().copied().find(waits);
        let mut place_on_path = vec![usize::MAX; self.vertex_count()];
        let mut path = Vec::new();
        let mut at = self.vertices().find(waits);
        while let Some(vertex) = at {
            if place_on_path[vertex as usize] != usize::MAX {
                return Err(path.split_off(place_on_path[vertex as usize]));
            }
            place_on_path[vertex as usize] = path.len();
            path.push(vertex);
            at = next(vertex);
        }
        unreachable!("a finite walk that never ends comes back")
    }
}

/// The heights of vertices: the largest number of moves to an end.
pub(super) struct Heights(Vec<u32>);

impl Heights {
    pub(super) fn new(graph: &Digraph) -> Self {
        Self(vec![0; graph.vertex_count()])
    }

    /// The height of the next vertex; its options come before it.
    pub(super) fn of(&mut self, graph: &Digraph, vertex: u32) -> u32 {
        let options = graph.options(vertex).iter();
        let height = options.map(|&option| self.0[option as usize] + 1).max();
        self.0[vertex as usize] = height.unwrap_or(0);
        self.0[vertex as usize]
    }
}

/// A cycle as text: `0→1→0`.
pub(crate) fn cycle_text(cycle: &[u32]) -> String {
    let round = cycle.iter().chain(cycle.first());
    let names: Vec<String> = round.map(u32::to_string).collect();
    names.join("→")
}

pub(crate) fn small(count: usize) -> u32 {
    u32::try_from(count).expect("fewer than 2^32 vertices and edges")
}

#[cfg(test)]
mod tests {
    use super::Digraph;

    #[test]
    fn degenerate_graphs() {
        let none = Digraph::new(0, &[]);
        assert_eq!((none.vertex_count(), none.edge_count()), (0, 0));
        assert_eq!(none.order(), Ok(vec![]));
        let alone = Digraph::new(2, &[]);
        assert_eq!(alone.options(1), []);
        assert_eq!(alone.order(), Ok(vec![0, 1]));
        let itself = Digraph::new(3, &[[1, 1], [0, 1], [1, 1]]);
        assert_eq!(itself.edge_count(), 2);
        assert_eq!(itself.order(), Err(vec![1]));
    }

    #[test]
    fn repeats_are_one_edge_wherever_they_stand() {
        let edges = [
            [2, 1],
            [0, 3],
            [2, 1],
            [2, 0],
            [0, 3],
            [2, 1],
            [3, 3],
            [2, 3],
        ];
        let graph = Digraph::new(4, &edges);
        let lists: Vec<&[u32]> = (0..4).map(|vertex| graph.options(vertex)).collect();
        let expected: [&[u32]; 4] = [&[3], &[], &[0, 1, 3], &[3]];
        assert_eq!(lists, expected);
        assert_eq!(graph.reversed().reversed(), graph);
    }

    #[test]
    fn a_cycle_is_returned_without_the_path_to_it() {
        let graph = Digraph::new(5, &[[0, 1], [1, 2], [2, 3], [3, 1], [0, 4]]);
        assert_eq!(graph.order(), Err(vec![1, 2, 3]));
    }
}
