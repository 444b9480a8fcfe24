//! The graph that a link describes.

use crate::graphs::digraph::small;
use crate::graphs::link::items;
use crate::graphs::{Digraph, MAX_VERTICES};
use crate::whole_number::whole_number;

use super::Error;
use super::tree::Tree;

/// The most edges.
pub const MAX_EDGES: usize = 100_000;

/// Edges, and the vertices that are on the ground.
///
/// Edges are numbered from 0 in the order of the text. Vertices are numbered from 0 in the order of
/// their written numbers; only those that an edge touches count.
///
/// ```
/// use mexplorer::hackenbush::Spec;
///
/// // A triangle on a stalk, and beside it a stalk of two.
/// let game = Spec::parse("0-7,7-8,8-9,9-7,5-6,6-4", "0,5")?;
/// assert_eq!(game.vertices(), [0, 4, 5, 6, 7, 8, 9]);
/// assert_eq!(game.edges()[3], [6, 4]); // from 9 to 7
/// // The triangle is a loop, of nimber 1, and its stalk adds 1; the other stalk has nimber 2.
/// assert_eq!(game.nimber(), 0);
/// # Ok::<(), mexplorer::hackenbush::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Spec {
    /// By edge: its ends.
    edges: Vec<[u32; 2]>,
    /// By vertex: its written number.
    vertices: Vec<u32>,
    /// Ascending.
    ground: Vec<u32>,
    /// By vertex: the first ground vertex if it is on the ground, otherwise itself.
    merged: Vec<u32>,
    /// By merged vertex: the edges it is an end of, a loop twice.
    incident: Digraph,
}

impl Spec {
    /// Parses edges like `0-1,1-2,2-0` and ground vertices like `0,5`; each list may be empty.
    /// Repeated edges are parallel, `3-3` is a loop, and a ground vertex that no edge touches is
    /// ignored.
    ///
    /// # Errors
    ///
    /// For any other text, more than [`MAX_EDGES`] edges, and vertices from
    /// [`MAX_VERTICES`](crate::graphs::MAX_VERTICES) on.
    ///
    /// Cost: O(length + the largest vertex).
    pub fn parse(edges: &str, ground: &str) -> Result<Self, Error> {
        let edges = parse_edges(edges)?;
        let ground = parse_ground(ground)?;
        Ok(Self::of(edges, &ground))
    }

    /// Builds the game from written numbers.
    fn of(mut edges: Vec<[u32; 2]>, on_ground: &[u32]) -> Self {
        let ends = edges.as_flattened();
        let most = ends.iter().max().map_or(0, |&number| number as usize + 1);
        // By written number: the vertex; `None` if no edge touches it.
        let mut places: Vec<Option<u32>> = vec![None; most];
        for &number in ends {
            places[number as usize] = Some(0);
        }
        let mut vertices = Vec::new();
        for (number, place) in (0..).zip(&mut places) {
            if let Some(place) = place {
                *place = small(vertices.len());
                vertices.push(number);
            }
        }
        for end in edges.as_flattened_mut() {
            *end = places[*end as usize].unwrap_or_default();
        }
        let mut is_ground = vec![false; vertices.len()];
        for &number in on_ground {
            if let Some(&Some(vertex)) = places.get(number as usize) {
                is_ground[vertex as usize] = true;
            }
        }
        let all = 0..small(vertices.len());
        let ground: Vec<u32> = all
            .clone()
            .filter(|&vertex| is_ground[vertex as usize])
            .collect();
        let merged: Vec<u32> = all
            .map(|vertex| match ground.first() {
                Some(&first) if is_ground[vertex as usize] => first,
                _ => vertex,
            })
            .collect();
        let pairs = edges.as_flattened().iter().zip(0_u32..);
        let incident = Digraph::sorted(
            vertices.len(),
            pairs.map(|(&end, place)| [merged[end as usize], place / 2]),
        );
        Self {
            edges,
            vertices,
            ground,
            merged,
            incident,
        }
    }

    /// By edge: the two vertices it joins, in the order of the text.
    #[must_use]
    pub fn edges(&self) -> &[[u32; 2]] {
        &self.edges
    }

    /// By vertex: its written number, ascending.
    #[must_use]
    pub fn vertices(&self) -> &[u32] {
        &self.vertices
    }

    /// The vertices on the ground that an edge touches, ascending.
    #[must_use]
    pub fn ground(&self) -> &[u32] {
        &self.ground
    }

    /// The position at the start: all edges, ascending, even those not connected to the ground.
    #[must_use]
    pub fn start(&self) -> Vec<u32> {
        (0..small(self.edges.len())).collect()
    }

    /// By edge: whether it is connected to the ground.
    ///
    /// Cost: O(V + E).
    #[must_use]
    pub fn joined(&self) -> Vec<bool> {
        self.tree().is_joined
    }

    /// The nimber of the graph.
    ///
    /// Cost: O(V + E).
    #[must_use]
    pub fn nimber(&self) -> u32 {
        self.tree().nimber()
    }

    /// The tree of the start.
    pub(super) fn tree(&self) -> Tree {
        Tree::new(self, &vec![true; self.edges.len()])
    }

    /// The first ground vertex if a vertex is on the ground, otherwise the vertex itself.
    pub(super) fn merged(&self, vertex: u32) -> u32 {
        self.merged[vertex as usize]
    }

    /// The edges at a vertex, a loop twice; those of all ground vertices at the first one.
    pub(super) fn incident(&self, vertex: u32) -> &[u32] {
        self.incident.options(vertex)
    }

    /// The other end of an edge, with the ground merged.
    pub(super) fn other_end(&self, edge: u32, vertex: u32) -> u32 {
        let [one, other] = self.edges[edge as usize].map(|end| self.merged(end));
        if one == vertex { other } else { one }
    }
}

const LIMIT: u32 = MAX_VERTICES - 1;

fn parse_edges(text: &str) -> Result<Vec<[u32; 2]>, Error> {
    let value = items(text, ',').count();
    if value > MAX_EDGES {
        return Err(Error::HackenbushEdgesMany {
            value,
            limit: MAX_EDGES,
        });
    }
    let edges = (1..).zip(items(text, ',')).map(|(place, typed)| {
        let wrong = || Error::HackenbushEdge {
            value: typed.to_owned(),
            place,
            limit: LIMIT,
        };
        let (one, other) = typed.split_once('-').ok_or_else(wrong)?;
        let numbers = [one.trim(), other.trim()].map(|end| Some((end, whole_number(end)?)));
        let [Some(one), Some(other)] = numbers else {
            return Err(wrong());
        };
        Ok([vertex("edges", place, one)?, vertex("edges", place, other)?])
    });
    edges.collect()
}

fn parse_ground(text: &str) -> Result<Vec<u32>, Error> {
    let vertices = (1..).zip(items(text, ',')).map(|(place, typed)| {
        let number = whole_number(typed).ok_or_else(|| Error::HackenbushGround {
            value: typed.to_owned(),
            place,
            limit: LIMIT,
        })?;
        vertex("ground", place, (typed, number))
    });
    vertices.collect()
}

/// Checks a number, which may be too large.
fn vertex(name: &'static str, place: usize, (typed, number): (&str, u64)) -> Result<u32, Error> {
    let vertex = u32::try_from(number).ok().filter(|&vertex| vertex <= LIMIT);
    vertex.ok_or_else(|| Error::HackenbushVertex {
        name,
        value: typed.to_owned(),
        place,
        limit: LIMIT,
    })
}
