//! The nimbers of the vertices of a graph, with or without cycles.
//!
//! Without cycles the nimber of a vertex is the mex of its options. With cycles (C. A. B.
//! Smith 1966) a vertex gets the number m if m is the mex of the numbers that its options have
//! already, and every option without a number, or with one above m, itself has an option with the
//! number m. A vertex that never gets a number is infinite, ∞(K), where K is the set of numbers of
//! its options. The sum of numbers is their XOR; a + ∞(K) = ∞(K XOR a), and ∞(K) + ∞(M) = ∞(∅).

use std::fmt;

use crate::Observer;

use super::digraph::{Heights, small};
use super::{Digraph, Label};

/// The nimber of a position.
///
/// ```
/// use mexplorer::graphs::{Label, Nimber};
///
/// let sum = Nimber::Number(2).plus(&Nimber::Infinite(vec![0, 3]));
/// assert_eq!(sum.to_string(), "inf(1,2)");
/// assert_eq!(sum.label(), Label::Draw);
/// assert_eq!(Nimber::Infinite(vec![0]).label(), Label::N);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Nimber {
    /// A finite nimber.
    Number(u32),
    /// An infinite nimber, with the numbers of the options, ascending.
    Infinite(Vec<u32>),
}

impl Nimber {
    /// The nimber of the sum of two positions.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Number(one), Self::Number(other)) => Self::Number(one ^ other),
            (Self::Number(number), Self::Infinite(among))
            | (Self::Infinite(among), Self::Number(number)) => {
                let mut among: Vec<u32> = among.iter().map(|one| one ^ number).collect();
                among.sort_unstable();
                Self::Infinite(among)
            }
            (Self::Infinite(_), Self::Infinite(_)) => Self::Infinite(Vec::new()),
        }
    }

    /// Who wins in normal play.
    #[must_use]
    pub fn label(&self) -> Label {
        match self {
            Self::Number(0) => Label::P,
            Self::Number(_) => Label::N,
            Self::Infinite(among) if among.contains(&0) => Label::N,
            Self::Infinite(_) => Label::Draw,
        }
    }
}

/// A number, or `inf(0,2)`.
impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Infinite(among) => {
                let among: Vec<String> = among.iter().map(u32::to_string).collect();
                write!(f, "inf({})", among.join(","))
            }
        }
    }
}

/// The event that a vertex gets its nimber.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// From 1. Without cycles: the height + 1. With cycles: the number + 1, and for all infinite
    /// vertices one more than the largest of these.
    pub milestone: u32,
    /// The vertex.
    pub vertex: u32,
    /// Its number; `None` if it is infinite.
    pub number: Option<u32>,
}

/// The nimbers of all vertices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nimbers {
    /// By vertex: its number; [`u32::MAX`] if it is infinite.
    numbers: Vec<u32>,
}

/// The number of a vertex that is infinite, or has no number yet.
const NONE: u32 = u32::MAX;

impl Nimbers {
    /// By vertex: its number; [`u32::MAX`] if it is infinite.
    #[must_use]
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// The number of a vertex; `None` if it is infinite.
    #[must_use]
    pub fn number(&self, vertex: u32) -> Option<u32> {
        Some(self.numbers[vertex as usize]).filter(|&number| number != NONE)
    }

    /// The nimber of a vertex of the graph.
    #[must_use]
    pub fn of(&self, graph: &Digraph, vertex: u32) -> Nimber {
        if let Some(number) = self.number(vertex) {
            return Nimber::Number(number);
        }
        let mut is_among = Vec::new();
        for &option in graph.options(vertex) {
            if let Some(number) = self.number(option) {
                let least = is_among.len().max(number as usize + 1);
                is_among.resize(least, false);
                is_among[number as usize] = true;
            }
        }
        let among = (0..).zip(is_among).filter(|&(_, is_there)| is_there);
        Nimber::Infinite(among.map(|(number, _)| number).collect())
    }
}

/// The nimbers of all vertices of a graph without explicit terminals.
///
/// Reports vertices after their options if there are no cycles; otherwise by their numbers,
/// infinite ones last.
///
/// Cost: O(V + E) without cycles; with cycles this for each number that occurs, at most √(2E) + 1
/// times.
///
/// ```
/// use mexplorer::graphs::{Digraph, Nimber, nimbers};
///
/// // 1 and 2 lead to each other, 1 also to 0, which has no options.
/// let graph = Digraph::new(3, &[[1, 2], [2, 1], [1, 0]]);
/// let values = nimbers(&graph, &mut ());
/// assert_eq!(values.of(&graph, 1), Nimber::Number(1));
/// assert_eq!(values.of(&graph, 2), Nimber::Number(0));
/// ```
pub fn nimbers(graph: &Digraph, observer: &mut impl Observer<Numbered>) -> Nimbers {
    let numbers = match graph.order() {
        Ok(order) => by_mex(graph, &order, observer),
        Err(_) => by_levels(graph, observer),
    };
    Nimbers { numbers }
}

/// Finds the mex of lists, in time linear in their length.
#[derive(Default)]
pub(super) struct Mex {
    /// By number: the last round in which it occurred.
    seen: Vec<u32>,
    round: u32,
}

impl Mex {
    /// The smallest number that is missing.
    pub(super) fn of(&mut self, numbers: impl ExactSizeIterator<Item = u32>) -> u32 {
        self.round += 1;
        // A number larger than the count of numbers cannot be the mex, nor change it.
        let least = self.seen.len().max(numbers.len() + 1);
        self.seen.resize(least, 0);
        for number in numbers {
            if let Some(seen) = self.seen.get_mut(number as usize) {
                *seen = self.round;
            }
        }
        let mut absent = (0..).zip(&self.seen);
        let found = absent.find(|&(_, &round)| round != self.round);
        found.expect("one more place than numbers").0
    }
}

/// The mex of the options, in reverse topological order.
fn by_mex(graph: &Digraph, order: &[u32], observer: &mut impl Observer<Numbered>) -> Vec<u32> {
    let mut numbers = vec![NONE; graph.vertex_count()];
    let mut heights = Heights::new(graph);
    let mut mex = Mex::default();
    for &vertex in order {
        let options = graph.options(vertex);
        let number = mex.of(options.iter().map(|&option| numbers[option as usize]));
        numbers[vertex as usize] = number;
        observer.see(Numbered {
            milestone: heights.of(graph, vertex) + 1,
            vertex,
            number: Some(number),
        });
    }
    numbers
}

/// One number after another. A vertex gets m if it would lose without the smaller numbers.
fn by_levels(graph: &Digraph, observer: &mut impl Observer<Numbered>) -> Vec<u32> {
    let reversed = graph.reversed();
    let mut numbers = vec![NONE; graph.vertex_count()];
    // By vertex: how many of the numbers below `level` occur among its options.
    let mut reached = vec![0; graph.vertex_count()];
    let mut open: Vec<u32> = graph.vertices().collect();
    let mut level = 0;
    while open.iter().any(|&vertex| reached[vertex as usize] == level) {
        let mut has_option = vec![false; graph.vertex_count()];
        // By vertex: how many options have no number and no option with number `level`.
        let mut waiting = vec![0_u32; graph.vertex_count()];
        let mut queue = Vec::new();
        for &vertex in &open {
            let options = graph.options(vertex).iter();
            let unnumbered = options.filter(|&&option| numbers[option as usize] == NONE);
            waiting[vertex as usize] = small(unnumbered.count());
        }
        for &vertex in &open {
            if waiting[vertex as usize] == 0 && reached[vertex as usize] == level {
                queue.push(vertex);
            }
        }
        let mut next = 0;
        while let Some(&vertex) = queue.get(next) {
            next += 1;
            numbers[vertex as usize] = level;
            observer.see(Numbered {
                milestone: level + 1,
                vertex,
                number: Some(level),
            });
            for &before in reversed.options(vertex) {
                let is_open = numbers[before as usize] == NONE;
                if !is_open || std::mem::replace(&mut has_option[before as usize], true) {
                    continue;
                }
                for &further in reversed.options(before) {
                    if numbers[further as usize] != NONE {
                        continue;
                    }
                    waiting[further as usize] -= 1;
                    if waiting[further as usize] == 0 && reached[further as usize] == level {
                        queue.push(further);
                    }
                }
            }
        }
        open.retain(|&vertex| numbers[vertex as usize] == NONE);
        for &vertex in &open {
            reached[vertex as usize] +=
                u32::from(has_option[vertex as usize] && reached[vertex as usize] == level);
        }
        level += 1;
    }
    for vertex in open {
        observer.see(Numbered {
            milestone: level + 1,
            vertex,
            number: None,
        });
    }
    numbers
}
