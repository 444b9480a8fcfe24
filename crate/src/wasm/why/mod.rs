//! Proofs that a learner carries out, for JavaScript.

mod beatty;
mod fusion;
mod mex;
mod numeration;
mod sg;
mod stairs;
mod walls;
mod xor;

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use self::beatty::WhyPairs;
use self::fusion::WhyFusion;
use self::mex::WhyGraph;
use self::numeration::WhyNumeration;
use self::sg::WhySum;
use self::stairs::WhyStairs;
use self::walls::WhyWalls;
use self::xor::{WhyFact, WhyPair, WhyTable};
use crate::wasm::game::{NamedMove, PlayAt, PlayMove, PlayMoves, SolvedGame, game_class};
use crate::wasm::steps::{Recorder, Steps, step_kinds};
use crate::why::dispute::{Answered, Dispute, PartMove};
use crate::why::xor::facts::Tried;
use crate::why::xor::table::Table;
use crate::why::{Claim, Claimed, Error, Judged, Link, Spec};

/// The strings of a link; each is empty where the link does not say it. `why::Link` says more.
#[derive(Deserialize, Tsify)]
pub struct WhyOptions {
    /// One of `why::ABOUTS`.
    about: String,
    part: String,
    /// A formula, a table or a list of values.
    claim: String,
    /// The challenger's moves, `2-0,4-1`.
    moves: String,
    /// `0-1,1-2`.
    edges: String,
    /// `0,2,1,2`.
    stairs: String,
    pins: String,
    heap: String,
    token: String,
    /// A pile of Dynamic Nim.
    n: String,
    /// Its factor.
    k: String,
}

/// What came of the claim.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct WhyVerdict {
    /// A proof is not a position, so it has no outcome.
    #[tsify(type = "null")]
    outcome: (),
    moves: Vec<String>,
    #[tsify(type = "null")]
    position: (),
    ends: bool,
    #[tsify(type = "'unclaimed' | 'refuted' | 'tried' | 'proved' | 'invalid'")]
    judged: &'static str,
    /// Where it is wrong, `3,5` or `2` or `2-0`; empty if it is not.
    at: String,
    /// How many moves, places or vertices were tried; of a formula the largest heap.
    #[tsify(type = "number")]
    tried: u64,
    /// How many of the challenger's moves were made on the way to what is on show.
    made: u32,
    /// Why the claim cannot be judged.
    #[tsify(type = "{id: string, args: Record<string, unknown>} | null")]
    problem: Option<Claimed>,
    /// What is wrong, where the claim is refuted.
    wrong: Option<WhyWrong>,
    /// The pair for which a formula is wrong.
    pair: Option<WhyPair>,
}

/// Why a number is wrong at its place: a move leads to the same one, or none to a smaller one.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub(super) enum WhyWrong {
    /// A move leads to the same number: of the heap with this index, which leaves `to`; or of the
    /// token, to vertex `to`.
    Same { heap: u32, to: u32 },
    /// No move leads to this smaller number.
    Missing { number: u32 },
}

step_kinds! {
    /// What a step of a proof shows, with two numbers.
    WhyStep {
        /// A dispute by its index, and how many moves may challenge it.
        Dispute,
        /// A dispute, and a move that challenges it by its index.
        Challenge,
        /// The same, with its answer, if it has one.
        Answer,
        /// A place of the table: row and column.
        Place,
        /// The pair for which a formula is wrong.
        Pair,
        /// The move that wins there; of a dispute, with the move whose claimed answer it refutes.
        Winning,
        /// A vertex, and its nimber.
        Vertex,
        /// A step of the proof that stands on the page, from 1, and how many there are.
        Proof,
    }
}

/// A claim about a position, and all moves that may challenge it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct WhyDispute {
    /// What messages call it.
    name: &'static str,
    /// Four numbers for each move: the index of the part and what it leaves of that, the same of
    /// the answer; -1 and 0 where there is none.
    #[tsify(type = "[number, number, number, number][]")]
    answers: Vec<[i32; 4]>,
}

/// What a proof is about, and is drawn.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum WhySubject {
    /// The positions of the disputes, by their index.
    Facts {
        positions: Vec<WhyFact>,
    },
    Table(WhyTable),
    Formula,
    Graph(WhyGraph),
    Stairs(WhyStairs),
    Pairs(WhyPairs),
    Sum(WhySum),
    Fusion(WhyFusion),
    Numeration(WhyNumeration),
    Walls(WhyWalls),
    /// What was claimed cannot be read.
    Unread,
}

/// What there is to step through.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct WhyTimeline {
    subject: WhySubject,
    disputes: Vec<WhyDispute>,
    /// The challenger's moves on the way to what is on show, as `WhyDispute` has them.
    #[tsify(type = "[number, number, number, number][]")]
    made: Vec<[i32; 4]>,
    pair: Option<WhyPair>,
    /// A milestone for each dispute, challenge, place, vertex and step of the proof.
    steps: Steps<WhyStep>,
}

/// A proof, and what is claimed.
pub struct Proof {
    spec: Spec,
}

game_class! {
    /// A proof, and what is claimed.
    Why: Proof
}

impl SolvedGame for Proof {
    type Error = Error;
    type Options = WhyOptions;
    type Verdict = WhyVerdict;
    type Timeline = WhyTimeline;

    fn new(options: WhyOptions) -> Result<Self, Error> {
        let spec = Spec::parse(&Link {
            about: &options.about,
            part: &options.part,
            claim: &options.claim,
            moves: &options.moves,
            edges: &options.edges,
            stairs: &options.stairs,
            pins: &options.pins,
            heap: &options.heap,
            token: &options.token,
            n: &options.n,
            k: &options.k,
        })?;
        Ok(Self { spec })
    }

    fn verdict(&self) -> Result<WhyVerdict, Error> {
        let none = String::new();
        let (judged, at, tried, problem) = match self.spec.judge() {
            Judged::Unclaimed => ("unclaimed", none, 0, None),
            Judged::Refuted(at) => ("refuted", at, 0, None),
            Judged::Tried(count) => ("tried", none, count, None),
            Judged::Proved => ("proved", none, 0, None),
            Judged::Invalid(problem) => ("invalid", none, 0, Some(problem)),
        };
        Ok(WhyVerdict {
            outcome: (),
            moves: Vec::new(),
            position: (),
            ends: false,
            judged,
            at,
            tried,
            made: small(self.made().len()),
            problem,
            wrong: self.wrong(),
            pair: self.pair(),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<WhyTimeline, Error> {
        let mut steps = Recorder::new();
        let disputes = self.disputes();
        let mut milestone = 0;
        let mut next = || {
            milestone += 1;
            milestone
        };
        for (index, dispute) in disputes.iter().enumerate() {
            let count = dispute.answers.len();
            steps.step(next(), WhyStep::Dispute, [index, count]);
            for at in 0..count {
                let milestone = next();
                steps.step(milestone, WhyStep::Challenge, [index, at]);
                steps.step(milestone, WhyStep::Answer, [index, at]);
                if self.is_answer_refuted(at) {
                    steps.step(milestone, WhyStep::Winning, [index, at]);
                }
            }
        }
        let subject = match &self.spec {
            Spec::Facts(Ok(facts)) => WhySubject::Facts {
                positions: facts.iter().map(xor::shown_fact).collect(),
            },
            Spec::Table(Ok(table)) => {
                for place in Table::in_order() {
                    steps.step(next(), WhyStep::Place, place);
                }
                WhySubject::Table(xor::shown_table(table))
            }
            Spec::Values(values, _) => {
                let nimbers = values.nimbers();
                for vertex in values.order() {
                    let nimber = nimbers[vertex as usize] as usize;
                    steps.step(next(), WhyStep::Vertex, [vertex as usize, nimber]);
                }
                WhySubject::Graph(mex::shown_graph(values, nimbers))
            }
            Spec::Formula(Ok(claim)) => {
                if let Claim::Wrong(wrong) = claim {
                    steps.step(next(), WhyStep::Pair, [0, 0]);
                    if wrong.winning.is_some() {
                        steps.step(next(), WhyStep::Winning, [0, 0]);
                    }
                }
                WhySubject::Formula
            }
            Spec::Stairs(Ok(dispute)) => WhySubject::Stairs(WhyStairs {
                stones: dispute.position.clone(),
            }),
            Spec::Beatty(Ok(_)) => WhySubject::Pairs(beatty::shown_pairs()),
            Spec::Sum(Ok(sum)) => WhySubject::Sum(sg::shown_sum(sum)),
            Spec::Fusion(Ok(fusion)) => WhySubject::Fusion(fusion::shown_fusion(fusion)),
            Spec::Numeration(numeration, _) => {
                WhySubject::Numeration(numeration::shown_numeration(numeration))
            }
            Spec::Walls(walls, _) => WhySubject::Walls(walls::shown_walls(walls)),
            Spec::Sum(Err(_))
            | Spec::Fusion(Err(_))
            | Spec::Beatty(Err(_))
            | Spec::Facts(Err(_))
            | Spec::Table(Err(_))
            | Spec::Formula(Err(_))
            | Spec::Stairs(Err(_)) => WhySubject::Unread,
        };
        let count = self.spec.proof_steps();
        for step in 1..=count {
            steps.step(next(), WhyStep::Proof, [step, count]);
        }
        Ok(WhyTimeline {
            subject,
            disputes,
            made: self.made().iter().map(numbers).collect(),
            pair: self.pair(),
            steps: steps.finish(),
        })
    }

    fn moves(&self, _at: PlayAt) -> Result<PlayMoves, Error> {
        Ok(PlayMoves {
            moves: None,
            takes: Vec::new(),
            winning: Vec::new(),
            patient: None,
            careless: None,
        })
    }

    fn after(&self, _made: NamedMove) -> Result<Option<PlayMove>, Error> {
        Ok(None)
    }
}

impl Proof {
    /// The claims about positions, in the order of their steps.
    fn disputes(&self) -> Vec<WhyDispute> {
        match &self.spec {
            Spec::Facts(Ok(facts)) => {
                let shown = |fact: &Tried| shown_dispute(xor::name_of(fact.fact), &fact.dispute);
                facts.iter().map(shown).collect()
            }
            Spec::Stairs(Ok(dispute)) => vec![shown_dispute("stairs", dispute)],
            Spec::Beatty(Ok(dispute)) => vec![shown_dispute("number", dispute)],
            Spec::Sum(Ok(sum)) => sum.disputed.iter().map(sg::shown_disputed).collect(),
            Spec::Fusion(Ok(fusion)) => vec![shown_dispute("pictures", &fusion.dispute)],
            Spec::Numeration(numeration, _) => {
                let disputes = numeration.disputes().iter();
                disputes
                    .map(|(about, dispute)| shown_dispute(numeration::name_of(*about), dispute))
                    .collect()
            }
            Spec::Walls(walls, _) => vec![shown_dispute("walls", &walls.dispute)],
            _ => Vec::new(),
        }
    }

    /// The challenger's moves on the way to what is on show.
    fn made(&self) -> &[Answered] {
        match &self.spec {
            // Moves are made against the first fact.
            Spec::Facts(Ok(facts)) => &facts[0].dispute.made,
            Spec::Stairs(Ok(dispute)) => &dispute.made,
            Spec::Beatty(Ok(dispute)) => &dispute.made,
            Spec::Sum(Ok(sum)) => {
                let disputed = sum.disputed.as_ref();
                disputed.map_or(&[], |disputed| &disputed.dispute.made)
            }
            Spec::Fusion(Ok(fusion)) => &fusion.dispute.made,
            Spec::Numeration(numeration, _) => numeration.made(),
            Spec::Walls(walls, _) => &walls.dispute.made,
            _ => &[],
        }
    }

    /// Whether the claimed answer to a move is none, since a move wins against it.
    fn is_answer_refuted(&self, at: usize) -> bool {
        match &self.spec {
            Spec::Fusion(Ok(fusion)) => fusion.replies.get(at).is_some_and(Option::is_some),
            _ => false,
        }
    }

    /// The first pair for which the formula is wrong.
    fn pair(&self) -> Option<WhyPair> {
        match &self.spec {
            Spec::Formula(Ok(Claim::Wrong(wrong))) => Some(xor::shown_pair(wrong)),
            _ => None,
        }
    }

    /// What is wrong at the first place where the claim is.
    fn wrong(&self) -> Option<WhyWrong> {
        match &self.spec {
            Spec::Table(Ok(table)) => Some(xor::of_table(table.first_wrong()?.1)),
            Spec::Values(values, None) => Some(mex::of_values(values.first_wrong()?.1)),
            _ => None,
        }
    }
}

fn shown_dispute<P>(name: &'static str, dispute: &Dispute<P>) -> WhyDispute {
    WhyDispute {
        name,
        answers: dispute.answers.iter().map(numbers).collect(),
    }
}

/// A move and its answer, as `WhyDispute` has them.
fn numbers(&Answered { by, answer }: &Answered) -> [i32; 4] {
    let signed = |number: u32| i32::try_from(number).expect("a small number");
    let pair = |PartMove { part, to }| [signed(small(part)), signed(to)];
    let ([part, to], [other, left]) = (pair(by), answer.map_or([-1, 0], pair));
    [part, to, other, left]
}

/// A place or a heap of what is on the screen.
fn small(number: usize) -> u32 {
    u32::try_from(number).expect("a place on the screen")
}
