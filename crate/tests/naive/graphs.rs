//! Games on graphs by the bare rules, and random graphs.

#![allow(dead_code, reason = "every test file takes the part it needs")]

use std::collections::BTreeSet;

use mexplorer::Outcome;
use mexplorer::graphs::{Digraph, Label, Nimber};
use mexplorer::impartial::Impartial;

#[path = "seeded_random.rs"]
mod seeded_random;
pub(crate) use seeded_random::SeededRandom;

impl SeededRandom {
    /// A graph of 1 to `most` vertices, with at most two options per vertex on average.
    pub(crate) fn graph(&mut self, most: u32) -> Digraph {
        let count = 1 + self.below(most);
        let edges: Vec<_> = (0..self.below(2 * count + 1))
            .map(|_| [self.below(count), self.below(count)])
            .collect();
        Digraph::new(count as usize, &edges)
    }

    /// Such a graph without cycles: edges lead to smaller vertices.
    pub(crate) fn acyclic(&mut self, most: u32) -> Digraph {
        let graph = self.graph(most);
        let edges: Vec<_> = edges_of(&graph)
            .into_iter()
            .filter(|[from, to]| from > to)
            .collect();
        Digraph::new(graph.vertex_count(), &edges)
    }

    /// A graph without cycles that has about half of all possible edges.
    pub(crate) fn dense(&mut self, count: u32) -> Digraph {
        let pairs = (0..count).flat_map(|from| (0..from).map(move |to| [from, to]));
        let edges: Vec<_> = pairs.filter(|_| self.below(2) == 0).collect();
        Digraph::new(count as usize, &edges)
    }

    /// Terminals at some vertices.
    pub(crate) fn terminals(&mut self, count: usize) -> Vec<Option<Outcome>> {
        let terminal = |which| match which {
            0 => Some(Outcome::P),
            1 => Some(Outcome::N),
            _ => None,
        };
        (0..count).map(|_| terminal(self.below(8))).collect()
    }
}

pub(crate) fn edges_of(graph: &Digraph) -> Vec<[u32; 2]> {
    let vertices = 0..u32::try_from(graph.vertex_count()).unwrap();
    vertices
        .flat_map(|from| graph.options(from).iter().map(move |&to| [from, to]))
        .collect()
}

/// The outcome and the number of moves to the end of every vertex, in rounds over all vertices. A
/// round uses the labels of earlier rounds only, so the round is the number of moves.
pub(crate) fn labels(graph: &Digraph, terminals: &[Option<Outcome>]) -> Vec<(Label, u32)> {
    let mut all: Vec<(Label, u32)> = terminals
        .iter()
        .map(|terminal| terminal.map_or((Label::Draw, u32::MAX), |outcome| (outcome.into(), 0)))
        .collect();
    for round in 0.. {
        let before = all.clone();
        for (vertex, label) in all.iter_mut().enumerate() {
            if label.0 != Label::Draw {
                continue;
            }
            let mut options = graph
                .options(u32::try_from(vertex).unwrap())
                .iter()
                .map(|&one| before[one as usize].0);
            // Round 0 labels vertices without options only.
            if round == 0 && options.len() > 0 {
                continue;
            }
            if options.clone().any(|label| label == Label::P) {
                *label = (Label::N, round);
            } else if options.all(|label| label == Label::N) {
                *label = (Label::P, round);
            }
        }
        if all == before && round > 0 {
            return all;
        }
    }
    unreachable!()
}

/// Nimbers by Smith's rule, repeated until nothing changes.
pub(crate) fn nimbers(graph: &Digraph) -> Vec<Nimber> {
    let count = u32::try_from(graph.vertex_count()).unwrap();
    let mut numbers: Vec<Option<u32>> = vec![None; count as usize];
    loop {
        let mut is_changed = false;
        for vertex in (0..count).rev() {
            let given: BTreeSet<u32> = options(graph, vertex)
                .filter_map(|one| numbers[one])
                .collect();
            let mex = (0..=count).find(|number| !given.contains(number)).unwrap();
            let is_reversible = |one: usize| {
                let further = u32::try_from(one).unwrap();
                options(graph, further).any(|two| numbers[two] == Some(mex))
            };
            let has_mex = options(graph, vertex).all(|one| match numbers[one] {
                Some(number) if number < mex => true,
                _ => is_reversible(one),
            });
            if numbers[vertex as usize].is_none() && has_mex {
                numbers[vertex as usize] = Some(mex);
                is_changed = true;
            }
        }
        if !is_changed {
            break;
        }
    }
    let value = |vertex: u32| {
        if let Some(number) = numbers[vertex as usize] {
            Nimber::Number(number)
        } else {
            let among: BTreeSet<u32> = options(graph, vertex)
                .filter_map(|one| numbers[one])
                .collect();
            Nimber::Infinite(among.into_iter().collect())
        }
    };
    (0..count).map(value).collect()
}

fn options(graph: &Digraph, vertex: u32) -> impl Iterator<Item = usize> {
    graph.options(vertex).iter().map(|&one| one as usize)
}

/// The product of two graphs: the vertices (a, b), numbered a · |second| + b.
pub(crate) fn product(first: &Digraph, second: &Digraph) -> Digraph {
    let [a, b] = [first, second].map(|graph| u32::try_from(graph.vertex_count()).unwrap());
    let mut edges = Vec::new();
    for one in 0..a {
        for other in 0..b {
            let from = one * b + other;
            edges.extend(first.options(one).iter().map(|&to| [from, to * b + other]));
            edges.extend(second.options(other).iter().map(|&to| [from, one * b + to]));
        }
    }
    Digraph::new((a * b) as usize, &edges)
}

/// Tokens on a graph by the bare rules: a move moves one token, or every token that can move.
pub(crate) struct Bare<'a> {
    pub(crate) graph: &'a Digraph,
    pub(crate) is_every: bool,
    /// Whether play ends at a position by rule.
    pub(crate) ends: &'a dyn Fn(&[u32]) -> bool,
}

impl Impartial for Bare<'_> {
    type Position = Vec<u32>;
    type Move = Vec<(usize, u32)>;

    fn moves(&self, position: &Vec<u32>) -> Vec<(Self::Move, Vec<u32>)> {
        if (self.ends)(position) {
            return Vec::new();
        }
        let mut all: Vec<Self::Move> = Vec::new();
        let every = |token: usize| {
            self.graph
                .options(position[token])
                .iter()
                .map(move |&to| (token, to))
        };
        if !self.is_every {
            all.extend((0..position.len()).flat_map(every).map(|step| vec![step]));
        } else if (0..position.len()).any(|token| every(token).len() > 0) {
            all.push(Vec::new());
            for token in (0..position.len()).filter(|&token| every(token).len() > 0) {
                let longer = |before: &Self::Move| {
                    every(token)
                        .map(|step| [before.as_slice(), &[step]].concat())
                        .collect::<Vec<_>>()
                };
                all = all.iter().flat_map(longer).collect();
            }
        }
        let left = |steps: Self::Move| {
            let mut left = position.clone();
            for &(token, to) in &steps {
                left[token] = to;
            }
            (steps, left)
        };
        all.into_iter().map(left).collect()
    }
}
