//! Proofs that a learner carries out, for JavaScript.

use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::lab::Fault;
use crate::wasm::game::{
    NamedMove, PlayAt, PlayMove, PlayMoves, SolvedGame, game_class, read, to_js,
};
use crate::wasm::steps::{Recorder, Steps, step_kinds};
use crate::why::answers::{Answered, PartMove};
use crate::why::facts::{Fact, Tried};
use crate::why::formula::{self, WrongPair, heap_of};
use crate::why::pairs::{HeapMove, PairValues};
use crate::why::table::{self, Place, SIDE, Table};
use crate::why::values::{self, Believed, Values};
use crate::why::{Claimed, Error, Judged, Spec};

/// The strings of a link.
#[derive(Deserialize, Tsify)]
pub struct WhyOptions {
    /// `xor` or `mex`.
    about: String,
    part: String,
    /// A formula, a table or a list of values; empty where nothing is claimed yet.
    claim: String,
    /// `0-1,1-2`.
    edges: String,
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
    /// Where it is wrong, `3,5` or `2`; empty if it is not.
    at: String,
    /// How many moves, places or vertices were tried; of a formula the largest heap.
    #[tsify(type = "number")]
    tried: u64,
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

/// The first pair of heaps for which a formula is wrong.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub(super) struct WhyPair {
    /// The heaps, as decimal strings.
    heaps: [String; 2],
    /// The value of the formula, `-1` or `3/2`; null if it has none.
    said: Option<String>,
    /// Why it has none, as the laboratory names it.
    fault: Option<&'static str>,
    /// The third heap, where the value is one.
    third: Option<String>,
    /// The index of the heap in which a move wins, and what it leaves, as a decimal string.
    winning_heap: Option<u32>,
    winning_to: Option<String>,
}

step_kinds! {
    /// What a step of a proof shows, with two numbers.
    WhyStep {
        /// A fact by its index, and how many moves may challenge it.
        Fact,
        /// A fact, and a move that challenges it by its index.
        Challenge,
        /// The same, with its answer.
        Answer,
        /// A place of the table: row and column.
        Place,
        /// The pair for which a formula is wrong.
        Pair,
        /// The move that wins there.
        Winning,
        /// A vertex, and its nimber.
        Vertex,
        /// A step of Bouton's proof, from 1, and how many there are.
        Proof,
    }
}

/// The steps of Bouton's proof.
const PROOF_STEPS: usize = 5;

/// A fact, and all moves that may challenge it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct WhyFact {
    #[tsify(type = "'twin' | 'losing-part' | 'order'")]
    fact: &'static str,
    heaps: Vec<u32>,
    /// How many of the heaps are the first of the two positions side by side.
    first: u32,
    /// Four numbers for each move: the index of its heap and what it leaves of that, the same of
    /// the answer.
    answers: Vec<[u32; 4]>,
}

/// The table of two heaps, row by row.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct WhyTable {
    /// How many rows and columns there are.
    side: u32,
    /// By place: what the learner wrote; null where nothing is.
    #[tsify(type = "(number | null)[]")]
    written: Vec<Option<u32>>,
    /// By place: what is known of that.
    #[tsify(type = "('empty' | 'waiting' | 'forced' | 'wrong')[]")]
    states: Vec<&'static str>,
    /// By place: the right number.
    numbers: Vec<u32>,
}

/// A graph with values at its vertices.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct WhyGraph {
    #[tsify(type = "[number, number][]")]
    edges: Vec<[u32; 2]>,
    /// By vertex: the learner's value; null where nothing is written.
    #[tsify(type = "(number | null)[]")]
    written: Vec<Option<u32>>,
    /// By vertex: what is wrong with its value; null if nothing is, or if that is not known yet.
    #[tsify(type = "(WhyWrong | null)[]")]
    wrong: Vec<Option<WhyWrong>>,
    /// By vertex: its nimber.
    nimbers: Vec<u32>,
    /// Functions that people often believe, and what they give for the vertices.
    believed: Vec<WhyBelieved>,
}

/// A function that people often take for the values of a graph.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct WhyBelieved {
    #[tsify(type = "'shortest' | 'options' | 'parity' | 'zero-one' | 'largest'")]
    name: &'static str,
    /// By vertex.
    values: Vec<u32>,
}

/// A vertex beside a heap of Nim.
#[derive(Deserialize, Tsify)]
pub struct WhyBeside {
    pub vertex: u32,
    /// At most 40 stones.
    pub heap: u32,
}

/// Every move of a token beside a heap, with its answer.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct WhyAnswers {
    /// Where the move is, 0 for the token and 1 for the heap, and where it leads to; then the same
    /// of the answer, -1 and 0 where there is none.
    #[tsify(type = "[number, number, number, number][]")]
    answers: Vec<[i32; 4]>,
}

/// The largest heap beside which a vertex is tried.
const LARGEST_BESIDE: u32 = 40;

#[wasm_bindgen]
impl Why {
    /// Every move of a token on a vertex beside a heap, with its answer; undefined where there is
    /// no such vertex, or the heap is too large.
    pub fn beside(&self, about: Ts<WhyBeside>) -> Result<Option<Ts<WhyAnswers>>, JsValue> {
        let WhyBeside { vertex, heap } = read(about)?;
        let Spec::Values(values, _) = &self.0.spec else {
            return Ok(None);
        };
        if heap > LARGEST_BESIDE || vertex as usize >= values.values().len() {
            return Ok(None);
        }
        let numbers = |PartMove { part, to }| [part, to as usize];
        let signed = |number: usize| i32::try_from(number).expect("small numbers");
        // At most 20 vertices and 41 heaps.
        let all = values.beside(vertex, heap).expect("few positions");
        let answers = all.iter().map(|&Answered { by, answer }| {
            let [part, to] = numbers(by).map(signed);
            let [other, left] = answer.map_or([-1, 0], |answer| numbers(answer).map(signed));
            [part, to, other, left]
        });
        let record = WhyAnswers {
            answers: answers.collect(),
        };
        to_js(&record).map(Some)
    }
}

/// What there is to step through: of a proof about `xor` by its part, of one about `mex` the graph.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct WhyTimeline {
    facts: Option<Vec<WhyFact>>,
    table: Option<WhyTable>,
    graph: Option<WhyGraph>,
    pair: Option<WhyPair>,
    /// A milestone for each fact, place, vertex and step of the proof.
    steps: Steps<WhyStep>,
}

/// A proof, and what is claimed.
pub struct Proof {
    spec: Spec,
    /// Whether it claims the formula that Bouton's theorem proves.
    is_bouton: bool,
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
        let WhyOptions {
            about,
            part,
            claim,
            edges,
        } = options;
        Ok(Self {
            spec: Spec::parse(&about, &part, &claim, &edges)?,
            is_bouton: about == "xor" && part == "3" && formula::is_bouton(&claim),
        })
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
            problem,
            wrong: self.wrong(),
            pair: self.wrong_pair().map(pair),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<WhyTimeline, Error> {
        let mut steps = Recorder::new();
        let (mut all_facts, mut filled, mut drawn) = (None, None, None);
        match &self.spec {
            Spec::Facts(Ok(facts)) => {
                for (index, fact) in facts.iter().enumerate() {
                    let milestone = small(index + 1);
                    steps.step(milestone, WhyStep::Fact, [index, fact.answers.len()]);
                    for at in 0..fact.answers.len() {
                        steps.step(milestone, WhyStep::Challenge, [index, at]);
                        steps.step(milestone, WhyStep::Answer, [index, at]);
                    }
                }
                all_facts = Some(facts.iter().map(shown_fact).collect());
            }
            Spec::Table(Ok(table)) => {
                for (milestone, place) in (1..).zip(Table::in_order()) {
                    steps.step(milestone, WhyStep::Place, place);
                }
                filled = Some(shown_table(table));
            }
            Spec::Values(values, _) => {
                let nimbers = values.nimbers();
                for (milestone, vertex) in (1..).zip(values.order()) {
                    let nimber = nimbers[vertex as usize] as usize;
                    steps.step(milestone, WhyStep::Vertex, [vertex as usize, nimber]);
                }
                drawn = Some(shown_graph(values, nimbers));
            }
            Spec::Formula(_) => {
                if let Some(wrong) = self.wrong_pair() {
                    steps.step(1, WhyStep::Pair, [0, 0]);
                    if wrong.winning.is_some() {
                        steps.step(2, WhyStep::Winning, [0, 0]);
                    }
                } else if self.is_bouton {
                    for step in 1..=PROOF_STEPS {
                        steps.step(small(step), WhyStep::Proof, [step, PROOF_STEPS]);
                    }
                }
            }
            Spec::Facts(Err(_)) | Spec::Table(Err(_)) => {}
        }
        Ok(WhyTimeline {
            facts: all_facts,
            table: filled,
            graph: drawn,
            pair: self.wrong_pair().map(pair),
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
    /// The first pair for which the formula is wrong.
    fn wrong_pair(&self) -> Option<&WrongPair> {
        match &self.spec {
            Spec::Formula(Some(Ok(wrong))) => wrong.as_ref(),
            _ => None,
        }
    }

    /// What is wrong at the first place where the claim is.
    fn wrong(&self) -> Option<WhyWrong> {
        match &self.spec {
            Spec::Table(Ok(table)) => Some(of_table(table.first_wrong()?.1)),
            Spec::Values(values, None) => Some(of_values(values.first_wrong()?.1)),
            _ => None,
        }
    }
}

/// A place or a heap of what is on the screen.
fn small(number: usize) -> u32 {
    u32::try_from(number).expect("a place on the screen")
}

fn of_table(wrong: table::Wrong) -> WhyWrong {
    match wrong {
        table::Wrong::Same(HeapMove { heap, to }) => WhyWrong::Same {
            heap: small(heap),
            to: u32::try_from(to).expect("a small heap"),
        },
        table::Wrong::Missing(number) => WhyWrong::Missing { number },
    }
}

fn of_values(wrong: values::Wrong) -> WhyWrong {
    match wrong {
        values::Wrong::Same(to) => WhyWrong::Same { heap: 0, to },
        values::Wrong::Missing(number) => WhyWrong::Missing { number },
    }
}

fn pair(wrong: &WrongPair) -> WhyPair {
    let fault = wrong.said.as_ref().err();
    WhyPair {
        heaps: wrong.pair.map(|heap| heap.to_string()),
        said: wrong.said.as_ref().ok().map(ToString::to_string),
        fault: fault.map(|Fault { kind, .. }| kind.name()),
        third: heap_of(&wrong.said).map(|heap| heap.to_string()),
        winning_heap: wrong.winning.map(|HeapMove { heap, .. }| small(heap)),
        winning_to: wrong.winning.map(|HeapMove { to, .. }| to.to_string()),
    }
}

fn shown_fact(tried: &Tried) -> WhyFact {
    let numbers = |PartMove { part, to }| [small(part), to];
    // All these positions are losing ones, so every move has an answer.
    let answered = |&Answered { by, answer }: &Answered| {
        let ([heap, to], [other, left]) = (numbers(by), numbers(answer.expect("an answer")));
        [heap, to, other, left]
    };
    WhyFact {
        fact: match tried.fact {
            Fact::Twin => "twin",
            Fact::LosingPart => "losing-part",
            Fact::Order => "order",
        },
        heaps: tried.heaps.clone(),
        first: small(tried.first),
        answers: tried.answers.iter().map(answered).collect(),
    }
}

fn shown_table(table: &Table) -> WhyTable {
    let places = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    let values = PairValues::up_to(SIDE - 1);
    let number = |(row, column)| u32::try_from(values.value(row, column)).expect("small");
    let state = |(row, column)| match table.place(row, column) {
        Place::Empty => "empty",
        Place::Waiting => "waiting",
        Place::Forced => "forced",
        Place::Wrong(_) => "wrong",
    };
    WhyTable {
        side: small(SIDE),
        written: places
            .clone()
            .map(|(row, column)| table.number(row, column))
            .collect(),
        states: places.clone().map(state).collect(),
        numbers: places.map(number).collect(),
    }
}

fn shown_graph(values: &Values, nimbers: Vec<u32>) -> WhyGraph {
    let graph = values.graph();
    let vertices = 0..small(graph.vertex_count());
    let edges = vertices
        .clone()
        .flat_map(|from| graph.options(from).iter().map(move |&to| [from, to]));
    WhyGraph {
        edges: edges.collect(),
        written: values.values().to_vec(),
        wrong: vertices
            .map(|vertex| values.wrong(vertex).map(of_values))
            .collect(),
        nimbers,
        believed: Believed::ALL
            .into_iter()
            .map(|function| WhyBelieved {
                name: match function {
                    Believed::Shortest => "shortest",
                    Believed::Options => "options",
                    Believed::Parity => "parity",
                    Believed::ZeroOne => "zero-one",
                    Believed::Largest => "largest",
                },
                values: values.believed(function),
            })
            .collect(),
    }
}
