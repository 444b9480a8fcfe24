//! Who wins, and by which moves, by the theorem.

use crate::graphs::Digraph;
use crate::{Observer, Outcome};

use super::{Event, Forest};

/// A step of the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// A step of the search for a maximum matching, or, once the token's vertex is taken out, of
    /// the search for the trees of what is left.
    Search(Event<'a>),
    /// The matching is a maximum one: outer vertices can be missed and are losing starts.
    Starts,
    /// Every maximum matching covers the token's vertex. It is taken out, which exposes its mate.
    Without {
        /// The token's vertex.
        token: u32,
        /// Its mate.
        mate: u32,
    },
    /// Some maximum matching misses the token's vertex: along a path to the root of its tree, edges
    /// on and off the matching change places.
    Expose {
        /// The path, from the token's vertex on; that vertex alone if it is exposed already.
        path: &'a [u32],
    },
}

/// The answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Who wins.
    pub outcome: Outcome,
    /// The winning moves as the vertices they lead to, ascending.
    pub moves: Vec<u32>,
    /// The vertices that every maximum matching covers, ascending: a player whose token starts
    /// there wins.
    pub wins: Vec<u32>,
    /// By vertex: its mate in a maximum matching, or none. If the player to move loses, it misses
    /// the token's vertex. The winner walks along its edges.
    pub mates: Vec<Option<u32>>,
    /// Whether there is no move.
    pub is_over: bool,
}

/// Solves a position: the vertices where the token has been, the last one where it is.
///
/// # Panics
///
/// If there is no such vertex, or the walk is empty.
pub fn solve(
    graph: &Digraph,
    walk: &[u32],
    observer: &mut impl for<'e> Observer<Step<'e>>,
) -> Answer {
    let (&token, left) = walk.split_last().expect("a token");
    let mut is_in = vec![true; graph.vertex_count()];
    for &vertex in left {
        is_in[vertex as usize] = false;
    }
    let is_in = |vertex: u32| is_in[vertex as usize];
    let mut forest = Forest::new(graph, is_in, &mut Passed(observer));
    let is_winning = |&vertex: &u32| is_in(vertex) && !forest.can_miss(vertex);
    let wins: Vec<u32> = graph.vertices().filter(is_winning).collect();
    observer.see(Step::Starts);
    let mut moves = Vec::new();
    let outcome = match forest.mate(token) {
        Some(mate) if !forest.can_miss(token) => {
            observer.see(Step::Without { token, mate });
            let rest = forest.without(token, is_in, &mut Passed(observer));
            let targets = graph.options(token).iter().copied();
            moves.extend(targets.filter(|&vertex| rest.can_miss(vertex)));
            Outcome::N
        }
        _ => {
            let path = forest.path_from(token);
            forest.expose(&path);
            observer.see(Step::Expose { path: &path });
            Outcome::P
        }
    };
    Answer {
        outcome,
        moves,
        wins,
        mates: graph.vertices().map(|vertex| forest.mate(vertex)).collect(),
        is_over: !graph.options(token).iter().any(|&vertex| is_in(vertex)),
    }
}

/// Passes the events of a search on as steps.
struct Passed<'a, O>(&'a mut O);

impl<'e, O: for<'s> Observer<Step<'s>>> Observer<Event<'e>> for Passed<'_, O> {
    fn see(&mut self, event: Event<'e>) {
        self.0.see(Step::Search(event));
    }
}
