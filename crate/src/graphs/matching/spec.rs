//! The game that a link describes.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use crate::graphs::Digraph;
use crate::graphs::link::{items, number, pair};

use super::{Answer, Error, solve};

/// The most vertices.
pub const MAX_VERTICES: u32 = 2_000;

/// The most edges, repeated ones counted once.
pub const MAX_EDGES: usize = 20_000;

/// An undirected graph with a token on one of its vertices.
///
/// ```
/// use mexplorer::Outcome;
/// use mexplorer::graphs::matching::Spec;
///
/// // A path of four vertices has one maximum matching, 0-1 and 2-3, which covers all of them.
/// let game = Spec::parse("0-1,1-2,2-3", None, "1")?;
/// let answer = game.answer();
/// assert_eq!(answer.outcome, Outcome::N);
/// assert_eq!(answer.wins, [0, 1, 2, 3]);
/// // From 1 the path without 1 has the matching 2-3: it misses 0 alone.
/// assert_eq!(answer.moves, [0]);
/// # Ok::<(), mexplorer::graphs::matching::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Spec {
    /// Each edge in both directions.
    graph: Digraph,
    token: u32,
    answer: OnceCell<Answer>,
}

impl Spec {
    /// Parses edges like `0-1`, separated by commas, the number of vertices (by default as many as
    /// the edges name), and the vertex of the token.
    ///
    /// # Errors
    ///
    /// For any other text, an edge from a vertex to itself, vertices that do not exist, and more
    /// than [`MAX_VERTICES`] or [`MAX_EDGES`].
    pub fn parse(edges: &str, vertices: Option<&str>, token: &str) -> Result<Self, Error> {
        let edges = parse_edges(edges)?;
        let named = edges.iter().map(|&[_, larger]| larger + 1).max();
        let stated = vertices.map(|typed| {
            number(typed.trim(), MAX_VERTICES + 1).ok_or_else(|| Error::MatchingVertices {
                value: typed.to_owned(),
                limit: MAX_VERTICES,
            })
        });
        let count = stated.transpose()?.or(named).unwrap_or(0);
        let missing = |name, value| Error::MatchingVertex {
            name,
            value,
            count: count as usize,
        };
        if let Some(value) = named.filter(|&named| named > count) {
            return Err(missing("edges", value - 1));
        }
        let token = number(token.trim(), MAX_VERTICES).ok_or_else(|| Error::MatchingToken {
            value: token.to_owned(),
            limit: MAX_VERTICES - 1,
        })?;
        if token >= count {
            return Err(missing("token", token));
        }
        let both: Vec<[u32; 2]> = edges
            .iter()
            .flat_map(|&[one, other]| [[one, other], [other, one]])
            .collect();
        Ok(Self {
            graph: Digraph::new(count as usize, &both),
            token,
            answer: OnceCell::new(),
        })
    }

    /// The graph, with each edge in both directions.
    #[must_use]
    pub fn graph(&self) -> &Digraph {
        &self.graph
    }

    /// The vertex of the token.
    #[must_use]
    pub fn token(&self) -> u32 {
        self.token
    }

    /// The edges, each as `[smaller, larger]`, ascending.
    pub fn edges(&self) -> impl Iterator<Item = [u32; 2]> {
        let all = self.graph.vertices();
        all.flat_map(|one| {
            let others = self.graph.options(one).iter();
            others
                .filter(move |&&other| one < other)
                .map(move |&other| [one, other])
        })
    }

    /// Who wins the position of the link, by which moves, and from which vertices the first player
    /// wins.
    pub fn answer(&self) -> &Answer {
        self.answer
            .get_or_init(|| solve(&self.graph, &[self.token], &mut ()))
    }
}

/// Edges like `0-1`, separated by commas: each as its smaller and its larger vertex, once.
fn parse_edges(list: &str) -> Result<BTreeSet<[u32; 2]>, Error> {
    let mut edges = BTreeSet::new();
    for (place, typed) in (1..).zip(items(list, ',')) {
        let [one, other] = pair(typed, [MAX_VERTICES; 2]).ok_or_else(|| Error::MatchingEdge {
            value: typed.to_owned(),
            place,
            limit: MAX_VERTICES - 1,
        })?;
        if one == other {
            return Err(Error::MatchingLoop {
                value: typed.to_owned(),
                place,
            });
        }
        edges.insert([one.min(other), one.max(other)]);
    }
    if edges.len() > MAX_EDGES {
        return Err(Error::MatchingEdgesMany {
            value: edges.len(),
            limit: MAX_EDGES,
        });
    }
    Ok(edges)
}
