//! Who wins from every vertex of a graph, cycles and draws included: retrograde analysis.
//!
//! Four steps label any finite game. (1) Winning terminals are P, losing terminals N. (2) A vertex
//! all of whose options are N is P; so is one without options. (3) A vertex with an option that is
//! P is N. (4) Repeat this until nothing changes; the vertices without a label are then draws: none
//! of their options is P, and some option has no label either. The rules are monotone and exclude
//! each other, so their order does not matter.

use crate::{Observer, Outcome};

use super::Digraph;

/// The label of a vertex, or the outcome of a position that may be a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "wasm", derive(tsify::Tsify))]
pub enum Label {
    /// The player to move loses.
    P,
    /// The player to move wins.
    N,
    /// Both players can avoid losing.
    #[cfg_attr(feature = "serde", serde(rename = "draw"))]
    Draw,
}

impl Label {
    /// The label of a position that somebody wins.
    pub(super) fn of(mover_wins: bool) -> Self {
        if mover_wins { Self::N } else { Self::P }
    }

    /// Its letter: `?` for a draw.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::P => 'P',
            Self::N => 'N',
            Self::Draw => '?',
        }
    }
}

impl From<Outcome> for Label {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::P => Self::P,
            Outcome::N => Self::N,
        }
    }
}

/// Why a vertex has its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// It is an explicit terminal.
    Terminal,
    /// It has no options.
    Sink,
    /// All its options are N.
    AllN,
    /// This option of it is P.
    Option(u32),
}

/// The event that a vertex gets its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labelled {
    /// From 1: the depth + 1 in [`label`], the round in [`label_by_loop`].
    pub milestone: u32,
    /// The vertex.
    pub vertex: u32,
    /// Its label.
    pub outcome: Outcome,
    /// Why.
    pub because: Because,
}

/// The result of labelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// By vertex.
    pub labels: Vec<Label>,
    /// By vertex: the number of moves to the end if the winner hurries and the loser delays;
    /// [`u32::MAX`] for a draw.
    pub depths: Vec<u32>,
    /// How many edges were examined.
    pub examined: u64,
}

/// Labels all vertices, with reversed edges and counters of the options not yet known to be N:
/// every edge is examined at most once.
///
/// `terminals`: by vertex, P for a winning terminal (the player who moved there wins), N for a
/// losing one; their options are ignored. Vertices are labelled in the order of their depths.
///
/// Cost: O(V + E).
///
/// # Panics
///
/// If `terminals` does not have one entry for each vertex.
///
/// ```
/// use mexplorer::graphs::{Digraph, Label, label};
///
/// // 0 and 1 lead to each other, 1 also to 2, which has no option.
/// let graph = Digraph::new(3, &[[0, 1], [1, 0], [1, 2]]);
/// let found = label(&graph, &[None; 3], &mut ());
/// assert_eq!(found.labels, [Label::P, Label::N, Label::P]);
/// assert_eq!(found.depths, [2, 1, 0]);
/// ```
pub fn label(
    graph: &Digraph,
    terminals: &[Option<Outcome>],
    observer: &mut impl Observer<Labelled>,
) -> Labels {
    let count = graph.vertex_count();
    assert_eq!(terminals.len(), count, "an entry a vertex");
    let reversed = graph.reversed();
    let mut found = Labels {
        labels: vec![Label::Draw; count],
        depths: vec![u32::MAX; count],
        examined: 0,
    };
    let mut open: Vec<u32> = (graph.starts().windows(2))
        .map(|ends| ends[1] - ends[0])
        .collect();
    let mut queue: Vec<u32> = Vec::new();
    let mut settle =
        |found: &mut Labels, queue: &mut Vec<u32>, vertex, outcome: Outcome, because, depth| {
            found.labels[vertex as usize] = outcome.into();
            found.depths[vertex as usize] = depth;
            queue.push(vertex);
            observer.see(Labelled {
                milestone: depth + 1,
                vertex,
                outcome,
                because,
            });
        };
    for vertex in graph.vertices() {
        if let Some(outcome) = terminals[vertex as usize] {
            settle(
                &mut found,
                &mut queue,
                vertex,
                outcome,
                Because::Terminal,
                0,
            );
        }
    }
    for vertex in graph.vertices() {
        if terminals[vertex as usize].is_none() && open[vertex as usize] == 0 {
            settle(&mut found, &mut queue, vertex, Outcome::P, Because::Sink, 0);
        }
    }
    let mut next = 0;
    while let Some(&vertex) = queue.get(next) {
        next += 1;
        let depth = found.depths[vertex as usize] + 1;
        let is_p = found.labels[vertex as usize] == Label::P;
        for &before in reversed.options(vertex) {
            if found.labels[before as usize] != Label::Draw {
                continue;
            }
            found.examined += 1;
            if is_p {
                settle(
                    &mut found,
                    &mut queue,
                    before,
                    Outcome::N,
                    Because::Option(vertex),
                    depth,
                );
                continue;
            }
            open[before as usize] -= 1;
            if open[before as usize] == 0 {
                settle(
                    &mut found,
                    &mut queue,
                    before,
                    Outcome::P,
                    Because::AllN,
                    depth,
                );
            }
        }
    }
    found
}

/// Labels all vertices by the plain loop: every round applies step 2 to each vertex without a
/// label, then step 3, and examines options only until they decide. Returns how many edges were
/// examined; `None` if they exceed `most_examined`.
///
/// Cost: O(V·E).
///
/// # Panics
///
/// Those of [`label`].
pub fn label_by_loop(
    graph: &Digraph,
    terminals: &[Option<Outcome>],
    most_examined: u64,
    observer: &mut impl Observer<Labelled>,
) -> Option<u64> {
    assert_eq!(terminals.len(), graph.vertex_count(), "an entry a vertex");
    let mut labels: Vec<Option<Outcome>> = terminals.to_vec();
    let mut see = |milestone, vertex, outcome, because| {
        observer.see(Labelled {
            milestone,
            vertex,
            outcome,
            because,
        });
    };
    for vertex in graph.vertices() {
        if let Some(outcome) = labels[vertex as usize] {
            see(1, vertex, outcome, Because::Terminal);
        }
    }
    let mut open: Vec<u32> = graph
        .vertices()
        .filter(|&v| labels[v as usize].is_none())
        .collect();
    let mut examined = 0;
    for round in 1.. {
        let before = open.len();
        for sought in [Outcome::P, Outcome::N] {
            for &vertex in &open {
                if examined > most_examined {
                    return None;
                }
                if labels[vertex as usize].is_some() {
                    continue;
                }
                // The option that decides: one that is not N for P, one that is P for N.
                let options = graph.options(vertex);
                let stop = options.iter().position(|&option| match sought {
                    Outcome::P => labels[option as usize] != Some(Outcome::N),
                    Outcome::N => labels[option as usize] == Some(Outcome::P),
                });
                examined += stop.map_or(options.len(), |place| place + 1) as u64;
                let because = match (sought, stop) {
                    (Outcome::P, None) if options.is_empty() => Because::Sink,
                    (Outcome::P, None) => Because::AllN,
                    (Outcome::N, Some(place)) => Because::Option(options[place]),
                    _ => continue,
                };
                labels[vertex as usize] = Some(sought);
                see(round, vertex, sought, because);
            }
        }
        open.retain(|&vertex| labels[vertex as usize].is_none());
        if open.len() == before {
            break;
        }
    }
    Some(examined)
}
