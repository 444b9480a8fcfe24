//! What a link says a proof is about, and the claim.

use super::error::{Claimed, Error};
use super::facts::{self, Tried};
use super::formula::{self, WrongPair};
use super::table::Table;
use super::values::{Values, read_graph};
use crate::lab::Formula;
use crate::whole_number::whole_number;

/// What there are proofs about.
pub const ABOUTS: &str = "xor, mex";

/// How many parts the proof about xor has.
const XOR_PARTS: u32 = 3;

/// A claim that a link makes.
#[derive(Debug)]
pub enum Spec {
    /// Three facts about heaps side by side.
    Facts(Result<Vec<Tried>, Claimed>),
    /// The table of two heaps side by side; `None` without a claim.
    Table(Result<Box<Table>, Claimed>),
    /// A formula for it, with the first pair for which it is wrong; `None` without a claim.
    Formula(Option<Result<Option<WrongPair>, Claimed>>),
    /// The values of the vertices of a graph: none where they cannot be read, and why.
    Values(Values, Option<Claimed>),
}

/// What came of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// There is no claim yet.
    Unclaimed,
    /// It is wrong there: `A,B` for a pair of heaps, the number of a vertex.
    Refuted(String),
    /// It stood all that was tried: how many moves or places there were, or the largest heap.
    Tried(u64),
    /// It is proved.
    Proved,
    /// It cannot be judged.
    Invalid(Claimed),
}

impl Spec {
    /// Parses a link. `edges` is read for `about` = `mex` alone.
    ///
    /// Cost: that of [`first_wrong`](formula::first_wrong) for a formula; little otherwise.
    ///
    /// # Errors
    ///
    /// If there is no such proof or part, or if a play on the graph of `edges` need not end. A claim
    /// that cannot be read is not an error here: see [`Judged::Invalid`].
    pub fn parse(about: &str, part: &str, claim: &str, edges: &str) -> Result<Self, Error> {
        match about {
            "xor" => Self::xor(part, claim),
            "mex" => {
                let graph = read_graph(edges)?;
                Ok(match Values::parse(graph.clone(), claim) {
                    Ok(values) => Self::Values(values, None),
                    Err(error) => Self::Values(Values::unwritten(graph), Some(error.into())),
                })
            }
            _ => Err(Error::WhyAbout {
                value: about.to_owned(),
                abouts: ABOUTS,
            }),
        }
    }

    fn xor(part: &str, claim: &str) -> Result<Self, Error> {
        let is_empty = claim.trim().is_empty();
        Ok(match whole_number(part.trim()) {
            Some(1) => {
                let heaps = facts::read_heaps(claim);
                Self::Facts(
                    heaps
                        .map(|heaps| facts::tried(heaps).into())
                        .map_err(Claimed::from),
                )
            }
            Some(2) => Self::Table(Table::parse(claim).map(Box::new).map_err(Claimed::from)),
            Some(3) => {
                let first_wrong = || {
                    let mut formula = Formula::parse(claim, &["a", "b"])?;
                    Ok(formula::first_wrong(&mut formula))
                };
                Self::Formula((!is_empty).then(first_wrong))
            }
            _ => {
                return Err(Error::WhyPart {
                    value: part.to_owned(),
                    limit: XOR_PARTS,
                });
            }
        })
    }

    /// What came of the claim: the first place where it is wrong, if there is one.
    #[must_use]
    pub fn judge(&self) -> Judged {
        match self {
            Self::Facts(Ok(facts)) => {
                let moves = facts.iter().map(|fact| fact.answers.len() as u64);
                Judged::Tried(moves.sum())
            }
            Self::Table(Ok(table)) => match (table.first_wrong(), table.forced_count()) {
                (Some(([row, column], _)), _) => Judged::Refuted(format!("{row},{column}")),
                (None, 0) if table.is_empty() => Judged::Unclaimed,
                (None, count) => Judged::Tried(count as u64),
            },
            Self::Formula(None) => Judged::Unclaimed,
            Self::Formula(Some(Ok(Some(WrongPair { pair: [a, b], .. })))) => {
                Judged::Refuted(format!("{a},{b}"))
            }
            Self::Formula(Some(Ok(None))) => Judged::Tried(formula::LARGEST),
            Self::Values(values, None) => match values.first_wrong() {
                Some((vertex, _)) => Judged::Refuted(vertex.to_string()),
                None if values.is_complete() => Judged::Proved,
                None if values.is_empty() => Judged::Unclaimed,
                None => Judged::Tried(values.judged_count()),
            },
            Self::Facts(Err(error))
            | Self::Table(Err(error))
            | Self::Formula(Some(Err(error)))
            | Self::Values(_, Some(error)) => Judged::Invalid(error.clone()),
        }
    }
}
