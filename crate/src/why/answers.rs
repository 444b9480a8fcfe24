//! Every move of a position, and the answer that leaves a losing position again.

use crate::Outcome;
use crate::graphs::Digraph;
use crate::impartial::{Impartial, SearchError, solve};

/// The most positions that are searched.
pub const MAX_POSITIONS: usize = 20_000;

/// A part of a position: games side by side.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A heap of Nim.
    Heap(u32),
    /// A token on the graph.
    Token(u32),
}

/// A move in one of the parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartMove {
    /// The index of the part.
    pub part: usize,
    /// What is left of the heap, or the vertex that the token moves to.
    pub to: u32,
}

/// A move of the challenger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The move.
    pub by: PartMove,
    /// The answer; `None` if the move wins, so that the position is no losing one.
    pub answer: Option<PartMove>,
}

impl Answered {
    /// The same in parts that begin at index `first`.
    #[must_use]
    pub(super) fn from(self, first: usize) -> Self {
        let moved = |PartMove { part, to }| PartMove {
            part: part + first,
            to,
        };
        Self {
            by: moved(self.by),
            answer: self.answer.map(moved),
        }
    }
}

/// Heaps and tokens side by side. The tokens are on one graph, and do not meet.
#[derive(Clone, Debug)]
pub struct Parts {
    graph: Digraph,
}

impl Parts {
    /// Heaps alone.
    #[must_use]
    pub fn of_heaps() -> Self {
        Self::on(Digraph::new(1, &[]))
    }

    /// Tokens on a graph without cycles, and heaps.
    #[must_use]
    pub fn on(graph: Digraph) -> Self {
        Self { graph }
    }

    /// Every move of a position with its answer, found by a search of the bare rules. Of several
    /// answers it takes one in the part that `preferred` names for the part moved in, if there is
    /// one, else the first.
    ///
    /// # Errors
    ///
    /// If there are more than [`MAX_POSITIONS`] positions.
    pub fn answers(
        &self,
        start: &[Part],
        preferred: impl Fn(usize) -> usize,
    ) -> Result<Vec<Answered>, SearchError> {
        let solved = solve(self, &start.to_vec(), MAX_POSITIONS)?;
        let answer = |by: &PartMove, left: &Vec<Part>| {
            let replies = self.moves(left);
            let mut winning = replies
                .iter()
                .filter(|(_, option)| solved[option].normal == Outcome::P)
                .map(|&(reply, _)| reply);
            let first = winning.clone().next();
            winning
                .find(|reply| reply.part == preferred(by.part))
                .or(first)
        };
        let all = self.moves(&start.to_vec());
        Ok(all
            .iter()
            .map(|(by, left)| Answered {
                by: *by,
                answer: answer(by, left),
            })
            .collect())
    }
}

impl Impartial for Parts {
    type Position = Vec<Part>;
    type Move = PartMove;

    fn moves(&self, position: &Vec<Part>) -> Vec<(PartMove, Vec<Part>)> {
        let mut all = Vec::new();
        for (index, part) in position.iter().enumerate() {
            let options: Vec<Part> = match *part {
                Part::Heap(size) => (0..size).map(Part::Heap).collect(),
                Part::Token(at) => self
                    .graph
                    .options(at)
                    .iter()
                    .map(|&to| Part::Token(to))
                    .collect(),
            };
            for option in options {
                let (Part::Heap(to) | Part::Token(to)) = option;
                let mut left = position.clone();
                left[index] = option;
                all.push((PartMove { part: index, to }, left));
            }
        }
        all
    }
}
