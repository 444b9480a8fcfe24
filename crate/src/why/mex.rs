//! Values at the vertices of a graph, written by a learner.
//!
//! Two conditions make them nimbers: no move leads to the same value, and a move leads to every
//! smaller one. By induction no other values meet both.

use super::dispute::{Answered, Dispute, Part, PartMove, Parts};
use super::error::{Error, Listed};
use crate::graphs::Digraph;
use crate::graphs::link::{items, pair};
use crate::impartial::SearchError;
use crate::whole_number::whole_number;

/// The most vertices.
pub const VERTICES: u32 = 20;

/// The most edges.
pub const EDGES: usize = 60;

/// The largest value that is read.
pub const LARGEST: u32 = 1_000_000_000;

/// A graph in which every play ends, and values at its vertices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    graph: Digraph,
    /// By vertex; `None` where nothing is written yet.
    values: Vec<Option<u32>>,
}

/// A function of the graph that people often take for the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Believed {
    /// The fewest moves to an end.
    Shortest,
    /// How many options a vertex has.
    Options,
    /// Whether the longest way to an end has an odd number of moves.
    Parity,
    /// 1 where the player to move wins, else 0.
    ZeroOne,
    /// The largest value of an option plus 1.
    Largest,
}

impl Believed {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Shortest,
        Self::Options,
        Self::Parity,
        Self::ZeroOne,
        Self::Largest,
    ];
}

/// What is wrong with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A move leads to this vertex, which has the same value.
    Same(u32),
    /// No move leads to this smaller value.
    Missing(u32),
}

/// Reads a row of at most `limit` values up to `largest` between commas, with empty places: `2,,0`.
/// `row` is its number, from 1.
pub(super) fn read_row(
    text: &str,
    row: usize,
    limit: usize,
    largest: u32,
) -> Result<Vec<Option<u32>>, Listed> {
    let typed: Vec<_> = text.split(',').map(str::trim).collect();
    if typed.len() > limit {
        return Err(Listed::WhyValuesMany {
            value: typed.len(),
            row,
            limit,
        });
    }
    let one = |(place, value): (usize, &&str)| {
        if value.is_empty() {
            return Ok(None);
        }
        let read = whole_number(value).filter(|&read| read <= u64::from(largest));
        read.and_then(|read| u32::try_from(read).ok())
            .map(Some)
            .ok_or_else(|| Listed::WhyValue {
                value: (*value).to_owned(),
                row,
                place: place + 1,
                limit: largest,
            })
    };
    typed.iter().enumerate().map(one).collect()
}

/// The graph of a list of edges, `0-1,1-2`. Vertices are numbered from 0; there are as many as the
/// largest number needs.
///
/// # Errors
///
/// If an edge does not read, if there are too many, or if a play need not end.
pub fn read_graph(edges: &str) -> Result<Digraph, Error> {
    let typed: Vec<_> = items(edges, ',').collect();
    if typed.len() > EDGES {
        return Err(Error::WhyEdgesMany {
            value: typed.len(),
            limit: EDGES,
        });
    }
    let edge = |(place, text): (usize, &&str)| {
        pair(text, [VERTICES; 2]).ok_or_else(|| Error::WhyEdge {
            value: (*text).to_owned(),
            place: place + 1,
            limit: VERTICES - 1,
        })
    };
    let edges = typed
        .iter()
        .enumerate()
        .map(edge)
        .collect::<Result<Vec<_>, _>>()?;
    let largest = edges.iter().flatten().max();
    let count = largest.map_or(1, |&vertex| vertex as usize + 1);
    let graph = Digraph::new(count, &edges);
    match graph.order() {
        Ok(_) => Ok(graph),
        Err(cycle) => Err(Error::WhyCycle { value: cycle[0] }),
    }
}

/// A number of options of a vertex.
fn small(count: usize) -> u32 {
    u32::try_from(count).expect("few vertices")
}

impl Values {
    /// Values at the vertices of a graph without cycles, such as [`read_graph`] returns, in the order
    /// of the vertices.
    ///
    /// # Errors
    ///
    /// If there are more values than vertices, or something else than a number stands there.
    pub fn parse(graph: Digraph, text: &str) -> Result<Self, Listed> {
        let mut values = read_row(text, 1, graph.vertex_count(), LARGEST)?;
        values.resize(graph.vertex_count(), None);
        Ok(Self { graph, values })
    }

    /// A graph without cycles, with no value at any vertex.
    #[must_use]
    pub fn unwritten(graph: Digraph) -> Self {
        let values = vec![None; graph.vertex_count()];
        Self { graph, values }
    }

    /// The graph.
    #[must_use]
    pub fn graph(&self) -> &Digraph {
        &self.graph
    }

    /// The values, by vertex; `None` where nothing is written yet.
    #[must_use]
    pub fn values(&self) -> &[Option<u32>] {
        &self.values
    }

    /// The nimbers, by vertex: the only values that meet both conditions.
    ///
    /// # Panics
    ///
    /// If the graph has a cycle.
    #[must_use]
    pub fn nimbers(&self) -> Vec<u32> {
        let mut nimbers = vec![0; self.graph.vertex_count()];
        for vertex in self.order() {
            let options = self.graph.options(vertex).iter();
            let led_to: Vec<u32> = options.map(|&to| nimbers[to as usize]).collect();
            let mut smaller = 0..small(led_to.len());
            let missing = smaller.find(|value| !led_to.contains(value));
            nimbers[vertex as usize] = missing.unwrap_or(small(led_to.len()));
        }
        nimbers
    }

    /// What a function that people often believe gives for each vertex.
    ///
    /// # Panics
    ///
    /// If the graph has a cycle.
    #[must_use]
    pub fn believed(&self, function: Believed) -> Vec<u32> {
        let mut values = vec![0; self.graph.vertex_count()];
        let mut longest = values.clone();
        for vertex in self.order() {
            let options = self.graph.options(vertex);
            let led_to = options.iter().map(|&to| values[to as usize]);
            let longest_way = options.iter().map(|&to| longest[to as usize] + 1).max();
            longest[vertex as usize] = longest_way.unwrap_or(0);
            values[vertex as usize] = match function {
                Believed::Shortest => led_to.min().map_or(0, |least| least + 1),
                Believed::Options => small(options.len()),
                Believed::Parity => longest[vertex as usize] % 2,
                Believed::ZeroOne => u32::from(led_to.into_iter().any(|value| value == 0)),
                Believed::Largest => led_to.max().map_or(0, |most| most + 1),
            };
        }
        values
    }

    /// Every move of a token on a vertex beside a heap of Nim, with its answer: the value of the
    /// vertex is the size of the only heap for which every move has one.
    ///
    /// # Errors
    ///
    /// If there are more than [`MAX_POSITIONS`](super::dispute::MAX_POSITIONS) positions.
    ///
    /// # Panics
    ///
    /// Never: no move is made that the rules could refuse.
    pub fn beside(&self, vertex: u32, heap: u32) -> Result<Vec<Answered>, SearchError> {
        let start = [Part::Token(vertex), Part::Heap(heap)];
        let other = |_: &Vec<Part>, by: PartMove, reply: PartMove| reply.part != by.part;
        let parts = Parts::on(self.graph.clone());
        let dispute = Dispute::play(&parts, &start.to_vec(), &[], other)?;
        Ok(dispute.expect("no moves made").answers)
    }

    /// The vertices, each after its options.
    ///
    /// # Panics
    ///
    /// If the graph has a cycle.
    #[must_use]
    pub fn order(&self) -> Vec<u32> {
        self.graph.order().expect("a graph without cycles")
    }

    /// Whether every vertex has a value.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.values.iter().all(Option::is_some)
    }

    /// Whether no vertex has a value.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.values.iter().all(Option::is_none)
    }

    /// How many vertices have a value, and so have all their options.
    #[must_use]
    pub fn judged_count(&self) -> u64 {
        let is_known = |vertex: &u32| self.values[*vertex as usize].is_some();
        let is_judged =
            |vertex: &u32| is_known(vertex) && self.graph.options(*vertex).iter().all(is_known);
        self.graph.vertices().filter(is_judged).count() as u64
    }

    /// What is wrong with the value of a vertex; `None` if nothing is, or if that cannot be told
    /// yet, because it or one of its options has none.
    #[must_use]
    pub fn wrong(&self, vertex: u32) -> Option<Wrong> {
        let value = self.values[vertex as usize]?;
        let options = self.graph.options(vertex);
        let led_to: Vec<_> = options.iter().map(|&to| self.values[to as usize]).collect();
        if let Some(same) = led_to.iter().position(|&option| option == Some(value)) {
            return Some(Wrong::Same(options[same]));
        }
        if led_to.contains(&None) {
            return None;
        }
        let missing = (0..value).find(|&smaller| !led_to.contains(&Some(smaller)));
        missing.map(Wrong::Missing)
    }

    /// The vertex with the smallest number whose value is wrong, and what is wrong with it.
    #[must_use]
    pub fn first_wrong(&self) -> Option<(u32, Wrong)> {
        self.graph
            .vertices()
            .find_map(|vertex| self.wrong(vertex).map(|wrong| (vertex, wrong)))
    }
}
