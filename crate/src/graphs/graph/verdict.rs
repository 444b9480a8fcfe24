//! Who wins, and by which moves.

use crate::graphs::{Label, Nimber};

use super::token_move::TokenMove;
use super::{Rule, Spec};

/// The most winning moves that are reported.
pub const MAX_REPORTED: usize = 10_000;

/// The most vertices whose labels are reported letter by letter.
pub const MAX_LETTERS: usize = 10_000;

/// Why the winner is unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Unknown {
    /// The rule needs a graph without cycles, and this one has a cycle.
    Cycle {
        /// Vertices, each an option of the one before it, and the first one of the last.
        cycle: Vec<u32>,
    },
    /// In misère play some token is not tame, and there are too many positions to search.
    Misere,
}

/// The answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins; `None` without tokens, and if it is unknown.
    pub label: Option<Label>,
    /// Why it is unknown.
    pub unknown: Option<Unknown>,
    /// The nimber of the position, in normal play without terminals.
    pub nimber: Option<Nimber>,
    /// The winning moves, ascending, at most [`MAX_REPORTED`].
    pub moves: Vec<TokenMove>,
    /// How many winning moves there are; `None` if they are too many to count.
    pub total: Option<u64>,
    /// Whether the play is over.
    pub is_over: bool,
}

impl Spec {
    /// Who wins the position of the link, and by which moves.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let nothing = Verdict {
            label: None,
            unknown: None,
            nimber: None,
            moves: Vec::new(),
            total: Some(0),
            is_over: false,
        };
        let Some(position) = self.tokens() else {
            return nothing;
        };
        if let Some(cycle) = self.forbidden_cycle() {
            let cycle = cycle.to_vec();
            return Verdict {
                unknown: Some(Unknown::Cycle { cycle }),
                ..nothing
            };
        }
        let Some(label) = self.label(position) else {
            return Verdict {
                unknown: Some(Unknown::Misere),
                ..nothing
            };
        };
        let (moves, total) = self.counted_winning_moves(position, MAX_REPORTED);
        let has_nimber = self.rule() == Rule::Normal && !self.has_terminals();
        Verdict {
            label: Some(label),
            unknown: None,
            nimber: has_nimber.then(|| self.nimber(position)),
            moves,
            total,
            is_over: self.is_over(position),
        }
    }

    /// The nimber of a position, in normal play.
    #[must_use]
    pub fn nimber(&self, position: &[u32]) -> Nimber {
        let values = position
            .iter()
            .map(|&vertex| self.nimbers().of(self.graph(), vertex));
        values.fold(Nimber::Number(0), |sum, value| sum.plus(&value))
    }

    /// Who wins a position; `None` if it is unknown.
    #[must_use]
    pub fn label(&self, position: &[u32]) -> Option<Label> {
        if self.forbidden_cycle().is_some() {
            return None;
        }
        match self.rule() {
            Rule::Normal if self.has_terminals() => match position {
                [] => Some(Label::P),
                [vertex] => Some(self.labels().labels[*vertex as usize]),
                _ => None,
            },
            Rule::Normal => Some(self.nimber(position).label()),
            Rule::Misere => self.misere(position),
            Rule::Sj => {
                let numbers = || {
                    position
                        .iter()
                        .filter_map(|&vertex| self.nimbers().number(vertex))
                };
                let is_balanced = numbers().fold(0, |sum, number| sum ^ number) == 0;
                Some(Label::of(is_balanced != numbers().any(|number| number > 1)))
            }
            Rule::Every => {
                let most = position
                    .iter()
                    .map(|&vertex| self.steps()[vertex as usize])
                    .max();
                Some(Label::of(most.unwrap_or(0) % 2 == 1))
            }
        }
    }

    /// The labels of all vertices, one of the letters P, N and `?` each; for more than
    /// [`MAX_LETTERS`] the number of each, `P:3,N:4,?:0`.
    #[must_use]
    pub fn letters(&self) -> String {
        let labels = &self.labels().labels;
        if labels.len() <= MAX_LETTERS {
            return labels.iter().map(|label| label.letter()).collect();
        }
        let counts = [Label::P, Label::N, Label::Draw].map(|one| {
            let count = labels.iter().filter(|&&label| label == one).count();
            format!("{}:{count}", one.letter())
        });
        counts.join(",")
    }

    /// The vertices for which the theorem about SJ's rule fails in true misère play: their nimber
    /// is 0, they have options, and no option has nimber 1. For a graph without cycles.
    #[must_use]
    pub fn breaking(&self) -> Vec<u32> {
        let numbers = self.nimbers();
        let breaks = |&vertex: &u32| {
            let options = self.options(vertex);
            numbers.number(vertex) == Some(0)
                && !options.is_empty()
                && options
                    .iter()
                    .all(|&option| numbers.number(option) != Some(1))
        };
        self.graph().vertices().filter(breaks).collect()
    }
}
