//! A move of every token that can move (Every-SG).
//!
//! The player who wins with a token delays its end, the other one hurries. Its *steps* are 0
//! without options; at an N-vertex one more than the most steps of an option that is P; at a
//! P-vertex one more than the fewest steps of any option. They are odd exactly at N-vertices. The
//! largest steps of all tokens decide: if they are odd, the player to move wins.

use crate::Observer;
use crate::graphs::Digraph;
use crate::graphs::digraph::Heights;

use super::Spec;
use super::token_move::TokenMove;

/// The event that a vertex gets its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stepped {
    /// The height of the vertex, plus 1.
    pub milestone: u32,
    /// The vertex.
    pub vertex: u32,
    /// Its steps.
    pub steps: u32,
}

/// The steps of all vertices; `order` is [`Digraph::order`].
///
/// Cost: O(V + E).
///
/// ```
/// use mexplorer::graphs::{Digraph, graph::steps};
///
/// // From 2 the play may go on to 1 or end at once; the winner chooses the longer way.
/// let graph = Digraph::new(4, &[[1, 0], [2, 1], [3, 2], [3, 0]]);
/// let order = graph.order().unwrap();
/// assert_eq!(steps(&graph, &order, &mut ()), [0, 1, 2, 3]);
/// ```
pub fn steps(graph: &Digraph, order: &[u32], observer: &mut impl Observer<Stepped>) -> Vec<u32> {
    let mut all = vec![0_u32; graph.vertex_count()];
    let mut heights = Heights::new(graph);
    for &vertex in order {
        let options = graph.options(vertex).iter().map(|&option| option as usize);
        // An even number means P.
        let longest_lost = options
            .clone()
            .map(|at| all[at])
            .filter(|steps| steps % 2 == 0)
            .max();
        let fewest = options.map(|at| all[at]).min();
        let steps = longest_lost.or(fewest).map_or(0, |steps| steps + 1);
        all[vertex as usize] = steps;
        observer.see(Stepped {
            milestone: heights.of(graph, vertex) + 1,
            vertex,
            steps,
        });
    }
    all
}

/// The winning moves: after them the largest steps are even.
pub(super) struct Choices<'a> {
    steps: &'a [u32],
    /// The tokens that can move: index and options.
    tokens: Vec<(usize, &'a [u32])>,
    /// By token: the smallest bound on the steps to which it and all later tokens can move.
    least: Vec<u32>,
    /// By token: the largest even steps among the options of it and all later tokens.
    greatest_even: Vec<Option<u32>>,
}

impl<'a> Choices<'a> {
    pub(super) fn new(spec: &'a Spec, position: &[u32]) -> Self {
        let steps = spec.steps();
        let options = position.iter().map(|&vertex| spec.options(vertex));
        let tokens: Vec<_> = options
            .enumerate()
            .filter(|(_, options)| !options.is_empty())
            .collect();
        let (mut least, mut greatest_even) =
            (vec![0; tokens.len() + 1], vec![None; tokens.len() + 1]);
        for (place, (_, options)) in tokens.iter().enumerate().rev() {
            let all = options.iter().map(|&option| steps[option as usize]);
            least[place] = all.clone().min().unwrap_or(0).max(least[place + 1]);
            greatest_even[place] = all
                .filter(|steps| steps % 2 == 0)
                .max()
                .max(greatest_even[place + 1]);
        }
        Self {
            steps,
            tokens,
            least,
            greatest_even,
        }
    }

    /// Whether the tokens from `place` on can move so that the largest steps are even; `most` is
    /// the largest of the earlier tokens.
    fn is_open(&self, place: usize, most: u32) -> bool {
        let least = self.least[place];
        (most.is_multiple_of(2) && most >= least)
            || self.greatest_even[place].is_some_and(|even| even >= most.max(least))
    }

    /// The first `limit` moves, in lexicographic order of the options.
    pub(super) fn first(&self, limit: usize) -> Vec<TokenMove> {
        let mut found = Vec::new();
        if self.tokens.is_empty() {
            return found;
        }
        // By token: the index of its next option, and the largest steps of the earlier tokens.
        let mut path = vec![(0, 0)];
        while let Some((next, most)) = path.last_mut() {
            let place = *next;
            *next += 1;
            let (most, depth) = (*most, path.len() - 1);
            let Some(&option) = self.tokens[depth].1.get(place) else {
                path.pop();
                continue;
            };
            let most = most.max(self.steps[option as usize]);
            if !self.is_open(depth + 1, most) {
                continue;
            }
            if depth + 1 < self.tokens.len() {
                path.push((0, most));
                continue;
            }
            let chosen = self.tokens.iter().zip(&path);
            found.push(
                chosen
                    .map(|(&(token, options), &(next, _))| (token, options[next - 1]))
                    .collect(),
            );
            if found.len() == limit {
                break;
            }
        }
        found
    }

    /// How many there are; `None` if the number does not fit in 64 bits.
    pub(super) fn count(&self) -> Option<u64> {
        let Some(greatest) = self.greatest_even[0] else {
            return Some(0);
        };
        // By token: how many of its options have how many steps, ascending, up to `greatest`.
        let mut counts = vec![0_u64; greatest as usize + 1];
        let mut of_tokens = Vec::new();
        for (_, options) in &self.tokens {
            counts.fill(0);
            for &option in *options {
                if let Some(count) = counts.get_mut(self.steps[option as usize] as usize) {
                    *count += 1;
                }
            }
            let counted = (0..)
                .zip(counts.iter().copied())
                .filter(|&(_, count)| count > 0);
            of_tokens.push(counted.collect::<Vec<(u32, u64)>>());
        }
        // How many moves leave all tokens with fewer steps than `most`.
        let ways = |most: u32| {
            of_tokens.iter().try_fold(1_u64, |ways, counted| {
                let within = counted.iter().filter(|&&(steps, _)| steps < most);
                ways.checked_mul(within.map(|&(_, count)| count).sum())
            })
        };
        (0..=greatest).step_by(2).try_fold(0_u64, |all, most| {
            all.checked_add(ways(most + 1)? - ways(most)?)
        })
    }
}
