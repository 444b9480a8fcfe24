//! A graph on the ground, as a link says it.

use crate::graphs::digraph::small;
use crate::graphs::link::items;
use crate::graphs::{Digraph, MAX_VERTICES};
use crate::whole_number::whole_number;

use super::Error;
use super::tree::Tree;

/// The most edges.
pub const MAX_EDGES: usize = 100_000;

/// Edges, and the vertices that stand on the ground.
///
/// Edges are counted from 0 as they are written, vertices from 0 by their numbers, those alone that
/// an edge touches.
///
/// ```
/// use mexplorer::hackenbush::Spec;
///
/// // A triangle on a stalk, and beside it a stalk of two.
/// let game = Spec::parse("0-7,7-8,8-9,9-7,5-6,6-4", "0,5")?;
/// assert_eq!(game.vertices(), [0, 4, 5, 6, 7, 8, 9]);
/// assert_eq!(game.edges()[3], [6, 4]); // from 9 to 7
/// // The triangle is a loop, worth 1, and the stalk adds 1; the other one is worth 2.
/// assert_eq!(game.nimber(), 0);
/// # Ok::<(), mexplorer::hackenbush::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Spec {
    /// By edge: its ends.
    edges: Vec<[u32; 2]>,
    /// By vertex: its number.
    vertices: Vec<u32>,
    /// Ascending.
    ground: Vec<u32>,
    /// By vertex: itself, or where it is on the ground the first that is.
    merged: Vec<u32>,
    /// By vertex, the ground being one: the edges that it is an end of, a loop twice.
    incident: Digraph,
}

impl Spec {
    /// Reads edges like `0-1,1-2,2-0` and ground vertices like `0,5`; each list may be empty. Edges
    /// that come twice are two, `3-3` is a loop, and a ground vertex that no edge touches is passed
    /// over.
    ///
    /// # Errors
    ///
    /// For what is none of this, more than [`MAX_EDGES`] edges, and numbers of vertices from
    /// [`MAX_VERTICES`](crate::graphs::MAX_VERTICES) on.
    ///
    /// Cost: O(length + the greatest number).
    pub fn parse(edges: &str, ground: &str) -> Result<Self, Error> {
        let edges = parse_edges(edges)?;
        let ground = parse_ground(ground)?;
        Ok(Self::of(edges, &ground))
    }

    /// From numbers of vertices.
    fn of(mut edges: Vec<[u32; 2]>, on_ground: &[u32]) -> Self {
        let ends = edges.as_flattened();
        let most = ends.iter().max().map_or(0, |&number| number as usize + 1);
        // By number: the vertex; `None` for one that no edge touches.
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

    /// By edge: the two vertices that it joins, as they are written.
    #[must_use]
    pub fn edges(&self) -> &[[u32; 2]] {
        &self.edges
    }

    /// By vertex: the number by which it is written, ascending.
    #[must_use]
    pub fn vertices(&self) -> &[u32] {
        &self.vertices
    }

    /// The vertices on the ground that an edge touches, ascending.
    #[must_use]
    pub fn ground(&self) -> &[u32] {
        &self.ground
    }

    /// The position at the start: all edges, ascending, loose ones too.
    #[must_use]
    pub fn start(&self) -> Vec<u32> {
        (0..small(self.edges.len())).collect()
    }

    /// By edge: whether it is joined to the ground.
    ///
    /// Cost: O(V + E).
    #[must_use]
    pub fn joined(&self) -> Vec<bool> {
        self.tree().is_joined
    }

    /// What the graph is worth.
    ///
    /// Cost: O(V + E).
    #[must_use]
    pub fn nimber(&self) -> u32 {
        self.tree().nimber()
    }

    /// That of the start.
    pub(super) fn tree(&self) -> Tree {
        Tree::new(self, &vec![true; self.edges.len()])
    }

    /// By vertex: itself, or the first ground vertex.
    pub(super) fn merged(&self, vertex: u32) -> u32 {
        self.merged[vertex as usize]
    }

    /// The edges at a vertex, a loop twice; those of all the ground at its first vertex.
    pub(super) fn incident(&self, vertex: u32) -> &[u32] {
        self.incident.options(vertex)
    }

    /// The end of an edge that is not this one, the ground being one.
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

/// A number that may be too large.
fn vertex(name: &'static str, place: usize, (typed, number): (&str, u64)) -> Result<u32, Error> {
    let vertex = u32::try_from(number).ok().filter(|&vertex| vertex <= LIMIT);
    vertex.ok_or_else(|| Error::HackenbushVertex {
        name,
        value: typed.to_owned(),
        place,
        limit: LIMIT,
    })
}
