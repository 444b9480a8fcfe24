//! Who wins from every vertex of a graph, cycles and draws included: retrograde analysis.
//!
//! Four steps label any finite game. (1) Winning terminals are P, losing terminals N. (2) A vertex
//! all of whose options are N is P; one without options is P, too. (3) A vertex with an option
//! that is P is N. (4) That is repeated until nothing changes; what has no label then is a draw:
//! no option of it is P, and some option has no label either. The rules are monotone and exclude
//! each other, so their order does not matter.

use crate::{Observer, Outcome};

use super::Digraph;

/// The label of a vertex, and the outcome of a position that may be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "wasm", derive(tsify::Tsify))]
pub enum Label {
    /// Who moves there loses.
    P,
    /// Who moves there wins.
    N,
    /// Both can avoid to lose.
    #[cfg_attr(feature = "serde", serde(rename = "draw"))]
    Draw,
}

impl Label {
    /// Of a position that somebody wins.
    pub(super) fn of(mover_wins: bool) -> Self {
        if mover_wins { Self::N } else { Self::P }
    }

    /// The letter of it: `?` for a draw.
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
    /// It has no option.
    Sink,
    /// All its options are N.
    AllN,
    /// This option of it is P.
    Option(u32),
}

/// A vertex gets its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labelled {
    /// From 1: of counters, the number of moves to the end and 1; of the loop, its round.
    pub milestone: u32,
    /// The vertex.
    pub vertex: u32,
    /// Its label.
    pub outcome: Outcome,
    /// Why.
    pub because: Because,
}

/// What labelling finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// By vertex.
    pub labels: Vec<Label>,
    /// By vertex: the number of moves to the end, when who wins hurries and who loses delays;
    /// [`u32::MAX`] for a draw.
    pub depths: Vec<u32>,
    /// How many edges were looked at.
    pub looks: u64,
}

/// Labels all vertices with counters of the options that are not yet N and with the edges the
/// other way round: every edge is looked at once at most.
///
/// `terminals`: by vertex, P for a winning terminal (who moved there has won), N for a losing one;
/// their options are ignored. A vertex comes in the order of its number of moves to the end.
///
/// Cost: O(V + E). Source: S0's steps with the counters that its bound needs.
///
/// # Panics
///
/// If `terminals` has not as many entries as there are vertices.
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
        looks: 0,
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
            found.looks += 1;
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

/// Labels all vertices by the loop as it is printed: in every round each vertex without a label is
/// looked at for step 2 and then each one for step 3, as far into its options as is needed to
/// decide. How many edges were looked at; `None` once there are more than `most_looks`.
///
/// Cost: O(V·E).
///
/// # Panics
///
/// As [`label`].
pub fn label_by_loop(
    graph: &Digraph,
    terminals: &[Option<Outcome>],
    most_looks: u64,
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
    let mut looks = 0;
    for round in 1.. {
        let before = open.len();
        for sought in [Outcome::P, Outcome::N] {
            for &vertex in &open {
                if looks > most_looks {
                    return None;
                }
                if labels[vertex as usize].is_some() {
                    continue;
                }
                // What settles it at once: an option that is not N keeps it from being P, one that
                // is P makes it N.
                let options = graph.options(vertex);
                let stop = options.iter().position(|&option| match sought {
                    Outcome::P => labels[option as usize] != Some(Outcome::N),
                    Outcome::N => labels[option as usize] == Some(Outcome::P),
                });
                looks += stop.map_or(options.len(), |place| place + 1) as u64;
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
    Some(looks)
}
