//! What a link says a proof is about, and the claim.

use super::beatty;
use super::dispute::{Dispute, PartMove};
use super::error::{Claimed, Error};
use super::fusion::{self, Fusion};
use super::mex::{Values, read_graph};
use super::numeration::Numeration;
use super::sg::{self, Disputed, Sum};
use super::stairs::{self, Stones};
use super::walls::Walls;
use super::xor::facts::{self, Tried};
use super::xor::formula::{self, WrongPair};
use super::xor::table::Table;
use crate::lab::Formula;
use crate::whole_number::whole_number;

/// What there are proofs about.
pub const ABOUTS: &str = "xor, mex, sg, numeration, walls, beatty, stairs, fusion";

/// How many parts the proof about xor has.
const XOR_PARTS: u32 = 3;

/// The strings of a link; one is empty where the link does not say it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Link<'a> {
    /// One of [`ABOUTS`].
    pub about: &'a str,
    /// The part of the proof about xor, from 1.
    pub part: &'a str,
    /// What the learner claims.
    pub claim: &'a str,
    /// The challenger's moves, `2-0,4-1`: see [`read_moves`](super::dispute::read_moves).
    pub moves: &'a str,
    /// Of `mex` and `sg`: the edges of the graph, `0-1,1-2`. Of `fusion`: of the picture.
    pub edges: &'a str,
    /// Of `stairs`: the stones of each stair, the floor first.
    pub stairs: &'a str,
    /// Of `sg`: how many pins there are in the row.
    pub pins: &'a str,
    /// Of `sg`: the stones of the heap.
    pub heap: &'a str,
    /// Of `sg`: the vertex of the token.
    pub token: &'a str,
    /// Of `numeration` and `walls`: the pile.
    pub n: &'a str,
    /// Of `numeration` and `walls`: the factor.
    pub k: &'a str,
}

/// A claim that a link makes. The inner errors say why it cannot be judged.
#[derive(Debug)]
pub enum Spec {
    /// Three facts about heaps side by side.
    Facts(Result<Box<[Tried; 3]>, Claimed>),
    /// The table of two heaps side by side.
    Table(Result<Box<Table>, Claimed>),
    /// A formula for it.
    Formula(Result<Claim, Claimed>),
    /// The values of the vertices of a graph: none where they cannot be read, and why.
    Values(Values, Option<Claimed>),
    /// A staircase that is claimed to be a losing position.
    Stairs(Result<Dispute<Stones>, Claimed>),
    /// That every number stands in exactly one pair.
    Beatty(Result<Dispute<()>, Claimed>),
    /// The values of three unlike parts.
    Sum(Result<Box<Sum>, Claimed>),
    /// A picture beside the fused one.
    Fusion(Result<Box<Fusion>, Claimed>),
    /// The smallest winning take of a pile: none is claimed where it cannot be read, and why.
    Numeration(Box<Numeration>, Option<Claimed>),
    /// That no popped wall stops a later ray: nothing is named where it cannot be read, and why.
    Walls(Box<Walls>, Option<Claimed>),
}

/// A claimed formula.
#[derive(Debug)]
pub enum Claim {
    /// None yet.
    Unclaimed,
    /// It is wrong for this pair first.
    Wrong(Box<WrongPair>),
    /// No pair that was tried breaks it. Whether it is the one that Bouton's theorem proves.
    Tried {
        /// Whether it is written as the theorem has it.
        is_bouton: bool,
    },
}

/// What came of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// There is no claim yet.
    Unclaimed,
    /// It is wrong there: `A,B` for a pair of heaps, the number of a vertex or of a part,
    /// `PART-LEFT` for a move without an answer; of a take, how many stones are left when it is made.
    Refuted(String),
    /// It stood all that was tried: how many moves or places there were, or the largest heap.
    Tried(u64),
    /// It is proved.
    Proved,
    /// It cannot be judged.
    Invalid(Claimed),
}

impl Spec {
    /// Parses a link. Each proof reads its own strings alone.
    ///
    /// Cost: that of [`first_wrong`](formula::first_wrong) for a formula; a search of at most
    /// [`MAX_POSITIONS`](super::dispute::MAX_POSITIONS) positions for a dispute.
    ///
    /// # Errors
    ///
    /// If there is no such proof, part or position, or if a play on the graph need not end. A claim
    /// or a move that cannot be read is not an error here: see [`Judged::Invalid`].
    pub fn parse(link: &Link) -> Result<Self, Error> {
        match link.about {
            "xor" => Self::xor(link),
            "mex" => {
                let graph = read_graph(link.edges)?;
                Ok(match Values::parse(graph.clone(), link.claim) {
                    Ok(values) => Self::Values(values, None),
                    Err(error) => Self::Values(Values::unwritten(graph), Some(error.into())),
                })
            }
            "stairs" => {
                let stairs = stairs::read_stairs(link.stairs)?;
                let dispute = stairs::dispute(&stairs, link.moves);
                Ok(Self::Stairs(dispute.map_err(Claimed::from)))
            }
            "beatty" => Ok(Self::Beatty(
                beatty::dispute(link.moves).map_err(Claimed::from),
            )),
            "sg" => {
                let trio = sg::read_trio(link.pins, link.heap, link.edges, link.token)?;
                let sum = sg::claimed(trio, link.claim, link.moves);
                Ok(Self::Sum(sum.map(Box::new).map_err(Claimed::from)))
            }
            "fusion" => {
                let pictures = fusion::read_pictures(link.edges)?;
                let fusion = fusion::claimed(pictures, link.claim, link.moves);
                Ok(Self::Fusion(fusion.map(Box::new).map_err(Claimed::from)))
            }
            "numeration" => {
                let (numeration, problem) =
                    Numeration::parse(link.n, link.k, link.claim, link.moves)?;
                Ok(Self::Numeration(Box::new(numeration), problem))
            }
            "walls" => {
                let (walls, problem) = Walls::parse(link.n, link.k, link.moves)?;
                Ok(Self::Walls(Box::new(walls), problem))
            }
            _ => Err(Error::WhyAbout {
                value: link.about.to_owned(),
                abouts: ABOUTS,
            }),
        }
    }

    fn xor(link: &Link) -> Result<Self, Error> {
        let claim = link.claim;
        Ok(match whole_number(link.part.trim()) {
            Some(1) => {
                let tried =
                    facts::read_heaps(claim).and_then(|heaps| facts::tried(heaps, link.moves));
                Self::Facts(tried.map(Box::new).map_err(Claimed::from))
            }
            Some(2) => Self::Table(Table::parse(claim).map(Box::new).map_err(Claimed::from)),
            Some(3) => Self::Formula(Claim::of(claim)),
            _ => {
                return Err(Error::WhyPart {
                    value: link.part.to_owned(),
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
                Judged::Tried(facts.iter().map(|fact| fact.dispute.tried()).sum())
            }
            Self::Table(Ok(table)) => match (table.first_wrong(), table.forced_count()) {
                (Some(([row, column], _)), _) => Judged::Refuted(format!("{row},{column}")),
                (None, 0) if table.is_empty() => Judged::Unclaimed,
                (None, count) => Judged::Tried(count as u64),
            },
            Self::Formula(Ok(Claim::Unclaimed)) => Judged::Unclaimed,
            Self::Formula(Ok(Claim::Wrong(wrong))) => {
                let [a, b] = wrong.pair;
                Judged::Refuted(format!("{a},{b}"))
            }
            Self::Formula(Ok(Claim::Tried { .. })) => Judged::Tried(formula::LARGEST),
            Self::Values(values, None) => match values.first_wrong() {
                Some((vertex, _)) => Judged::Refuted(vertex.to_string()),
                None if values.is_complete() => Judged::Proved,
                None if values.is_empty() => Judged::Unclaimed,
                None => Judged::Tried(values.judged_count()),
            },
            Self::Stairs(Ok(dispute)) => judged(dispute, 0),
            Self::Beatty(Ok(dispute)) => judged(dispute, 0),
            Self::Sum(Ok(sum)) => match &sum.disputed {
                Some(Disputed {
                    wrong: Some(part), ..
                }) => Judged::Refuted((part + 1).to_string()),
                Some(disputed) => judged(&disputed.dispute, 1),
                None if sum.count() == 0 => Judged::Unclaimed,
                None => Judged::Tried(sum.count()),
            },
            Self::Fusion(Ok(fusion)) => match fusion.refuted() {
                Some(PartMove { part, to }) => Judged::Refuted(format!("{}-{to}", part + 1)),
                None => Judged::Tried(fusion.dispute.tried()),
            },
            Self::Numeration(numeration, None) => match numeration.wrong() {
                Some(left) => Judged::Refuted(left.to_string()),
                None if numeration.is_right() => Judged::Tried(numeration.tried()),
                None => Judged::Unclaimed,
            },
            Self::Walls(walls, None) => judged(&walls.dispute, 0),
            Self::Facts(Err(error))
            | Self::Table(Err(error))
            | Self::Formula(Err(error))
            | Self::Stairs(Err(error))
            | Self::Beatty(Err(error))
            | Self::Sum(Err(error))
            | Self::Fusion(Err(error))
            | Self::Numeration(_, Some(error))
            | Self::Walls(_, Some(error))
            | Self::Values(_, Some(error)) => Judged::Invalid(error.clone()),
        }
    }

    /// How many steps the proof of the claim has that stands on the page; 0 if none does.
    #[must_use]
    pub fn proof_steps(&self) -> usize {
        match self {
            // Bouton's proof, and that of the stars.
            Self::Formula(Ok(Claim::Tried { is_bouton: true })) | Self::Beatty(Ok(_)) => 5,
            Self::Stairs(Ok(dispute)) if dispute.unanswered().is_none() => 4,
            Self::Sum(Ok(sum)) if sum.is_right() => 4,
            Self::Numeration(numeration, None) => numeration.proof_steps(),
            Self::Walls(walls, None) if walls.dispute.unanswered().is_none() => 5,
            _ => 0,
        }
    }
}

/// What came of a position that is claimed to be a losing one. `first` is the number of its first
/// part on the screen.
fn judged<P>(dispute: &Dispute<P>, first: usize) -> Judged {
    match dispute.unanswered() {
        Some(PartMove { part, to }) => Judged::Refuted(format!("{}-{to}", part + first)),
        None => Judged::Tried(dispute.tried()),
    }
}

impl Claim {
    /// Reads a formula in `a` and `b`, and tries it.
    fn of(text: &str) -> Result<Self, Claimed> {
        if text.trim().is_empty() {
            return Ok(Self::Unclaimed);
        }
        let mut formula = Formula::parse(text, &["a", "b"])?;
        let wrong = formula::first_wrong(&mut formula);
        Ok(wrong.map_or_else(
            || Self::Tried {
                is_bouton: formula::is_bouton(text),
            },
            |wrong| Self::Wrong(Box::new(wrong)),
        ))
    }
}
