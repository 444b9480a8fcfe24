//! Tokens on a graph, for JavaScript.

use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::graphs::digraph::cycle_text;
use crate::graphs::graph::{
    Error, Rule, Spec, Stepped, Tamed, Texts, TokenMove, Unknown, genera, steps,
};
use crate::graphs::{Because, Label, Labelled, Numbered, label, label_by_loop, nimbers};
use crate::play::PlayText;
use crate::wasm::game::{Nested, SolvedGame, game_class, to_js};
use crate::wasm::play::play_by_text;
use crate::wasm::steps::{Recorder, Steps, step_kinds};
use crate::wasm::typed_array::{Uint8Array, Uint32Array};
use crate::{Outcome, QuestionError};

/// The most edges that the loop may check.
const MAX_EXAMINED: u64 = 20_000_000;

/// The strings of a link.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct GraphOptions {
    /// Edges like `0-1`, separated by commas.
    edges: String,
    /// How many vertices there are; null for those that the edges name.
    vertices: Option<String>,
    /// Vertices and ranges of them; null for labels only.
    tokens: Option<String>,
    /// The winning and the losing terminals, as lists.
    win: Option<String>,
    lose: Option<String>,
    /// `normal`, `misere`, `sj` or `every`.
    rule: String,
    /// The name of a file whose graph replaces the edges; null without a file.
    file: Option<String>,
    /// The text of the file, if the Worker has it.
    #[tsify(optional)]
    text: Option<String>,
}

/// Who wins, and by which moves.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct GraphVerdict {
    /// Null without tokens, and if nobody can tell.
    outcome: Option<Label>,
    /// Why nobody can tell: a `cycle` (its vertices), or `misere` (too many positions to search).
    #[tsify(type = "{kind: \"cycle\", cycle: number[]} | {kind: \"misere\"} | null")]
    unknown: Option<Unknown>,
    /// The winning moves, ascending, only the first of very many: token and vertex, or if every token is
    /// moved a list of these.
    moves: Vec<Nested>,
    /// How many there are, if not all are listed; `?` if they were not counted.
    moves_total: Option<String>,
    /// The value of the tokens together, in normal play without terminals: `3` or `inf(0,2)`.
    grundy: Option<String>,
    /// Whether the play is over.
    ends: bool,
    /// The labels of the vertices, a letter each, or how often each occurs.
    labels: String,
    /// How many vertices are P, N and neither.
    counts: [u32; 3],
    /// The vertices of the tokens, as plays write them; null without tokens.
    position: Option<String>,
}

/// The graph, and what all methods know about its vertices.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct GraphParts {
    /// By vertex: where its options begin among the targets; one entry more, the end of the last.
    starts: Uint32Array,
    /// The options of all vertices, one vertex after the other, each list ascending.
    targets: Uint32Array,
    /// By vertex: its name, if a file names them.
    names: Option<Vec<String>>,
    /// The terminals that win, and those that lose.
    win: Vec<u32>,
    lose: Vec<u32>,
    /// The vertices of the tokens; null without tokens.
    tokens: Option<Vec<u32>>,
    /// By vertex: 0 for P, 1 for N, 2 for neither.
    labels: Uint8Array,
    /// By vertex: the number of moves to the end; 2^32 - 1 if there is none.
    depths: Uint32Array,
    /// By SJ's rule: vertices that keep its theorem from holding in true misère play.
    breaking: Vec<u32>,
    /// A cycle, if the rule has no answer for graphs with cycles.
    cycle: Vec<u32>,
}

step_kinds! {
    /// What a vertex is given. The numbers of a step: the vertex; and the option that is P, the
    /// number, or the steps.
    GraphStep {
        Terminal,
        /// No option, so P.
        Sink,
        /// All options are N.
        AllN,
        /// An option is P.
        Option,
        Number,
        Infinite,
        /// Its number of steps, if every token is moved.
        Stepped,
        /// Nimbers in normal and in misère play.
        Genus,
        /// The answer for the tokens.
        Answer,
        /// The others are draws.
        Drawn,
    }
}

/// The run of a method.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct GraphTimeline {
    method: String,
    /// By vertex: what the method gives it: a nimber, 2^32 - 1 for infinite; or steps. Empty if
    /// it gives labels.
    values: Uint32Array,
    /// By vertex: the nimber in misère play, and whether it is tame, 1 or 0; empty unless the
    /// method is about them.
    misere: Uint32Array,
    tame: Uint8Array,
    /// How many edges are checked with counters, and by the loop; null if there are too many, or
    /// the method gives no labels.
    examined: String,
    loop_examined: Option<String>,
    /// Milestones: moves to the end and 1, rounds of the
    /// loop, or with cycles numbers and 1; the answer is one of its own.
    steps: Steps<GraphStep>,
}

game_class! {
    /// A position of tokens on a graph.
    Graph: Spec
}

/// The kind of a step.
fn kind_of(because: Because) -> (GraphStep, u32) {
    match because {
        Because::Terminal => (GraphStep::Terminal, 0),
        Because::Sink => (GraphStep::Sink, 0),
        Because::AllN => (GraphStep::AllN, 0),
        Because::Option(option) => (GraphStep::Option, option),
    }
}

const METHODS: &str = "labels, loop, nimbers, steps, genus";

impl SolvedGame for Spec {
    type Error = Error;
    type Options = GraphOptions;
    type Verdict = GraphVerdict;
    type Timeline = GraphTimeline;

    fn new(options: GraphOptions) -> Result<Self, Error> {
        Self::parse(&Texts {
            edges: &options.edges,
            vertices: options.vertices.as_deref(),
            tokens: options.tokens.as_deref(),
            win: options.win.as_deref().unwrap_or_default(),
            lose: options.lose.as_deref().unwrap_or_default(),
            rule: &options.rule,
            file: options.file.as_deref(),
            text: options.text.as_deref(),
        })
    }

    fn verdict(&self) -> Result<GraphVerdict, Error> {
        let verdict = Self::verdict(self);
        let is_all = verdict.total == Some(verdict.moves.len() as u64);
        let total = || {
            verdict
                .total
                .map_or_else(|| "?".to_owned(), |total| total.to_string())
        };
        let labels = &self.labels().labels;
        let count = |one| labels.iter().filter(|&&label| label == one).count();
        Ok(GraphVerdict {
            outcome: verdict.label,
            unknown: verdict.unknown,
            moves: verdict
                .moves
                .iter()
                .map(|made| self.written(made))
                .collect(),
            moves_total: (!is_all).then(total),
            grundy: verdict.nimber.map(|nimber| nimber.to_string()),
            ends: verdict.is_over,
            labels: self.letters(),
            counts: [Label::P, Label::N, Label::Draw].map(|one| small(count(one))),
            position: self.tokens().map(|tokens| self.write(&tokens.to_vec())),
        })
    }

    fn timeline(&mut self, method: &str) -> Result<GraphTimeline, Error> {
        let mut run = Recorder::new();
        let mut last = 0;
        let Given {
            values,
            misere,
            tame,
            loop_examined,
        } = self.go_through(method, &mut |milestone, kind, numbers: [u32; 2]| {
            last = milestone;
            run.step(milestone, kind, numbers.map(|number| number as usize));
        })?;
        let gives_labels = values.is_empty();
        if gives_labels && self.labels().labels.contains(&Label::Draw) {
            last += 1;
            run.step(last, GraphStep::Drawn, [0, 0]);
        }
        if self.tokens().is_some() {
            run.step(last + 1, GraphStep::Answer, [0, 0]);
        }
        Ok(GraphTimeline {
            method: method.to_owned(),
            values: values.into(),
            misere: misere.into(),
            tame: tame.into(),
            examined: self.labels().examined.to_string(),
            loop_examined: loop_examined.map(|examined| examined.to_string()),
            steps: run.finish(),
        })
    }

    play_by_text!(self => self);

    #[expect(clippy::cast_precision_loss, reason = "a measure of memory")]
    fn megabytes(&self) -> f64 {
        self.bytes() as f64 / f64::from(1 << 20)
    }
}

#[wasm_bindgen]
impl Graph {
    /// The graph, and what all methods know about its vertices.
    pub fn graph(&self) -> Result<Ts<GraphParts>, JsValue> {
        to_js(&self.0.parts())
    }
}

/// By vertex, what a method gives it: a value, the nimber in misère play, and whether it is tame.
/// Empty if it gives none. For labels also how many edges the loop checks.
#[derive(Default)]
struct Given {
    values: Vec<u32>,
    misere: Vec<u32>,
    tame: Vec<u8>,
    loop_examined: Option<u64>,
}

impl Spec {
    fn parts(&self) -> GraphParts {
        let terminals = |outcome| {
            let all = self.terminals().iter().zip(0..);
            all.filter(move |(terminal, _)| **terminal == Some(outcome))
                .map(|(_, vertex)| vertex)
                .collect()
        };
        let (graph, found) = (self.graph(), self.labels());
        let labels: Vec<u8> = found.labels.iter().map(|&label| label as u8).collect();
        let cycle = self.forbidden_cycle();
        GraphParts {
            starts: graph.starts().into(),
            targets: graph.targets().into(),
            names: self.names().map(<[String]>::to_vec),
            win: terminals(Outcome::P),
            lose: terminals(Outcome::N),
            tokens: self.tokens().map(<[u32]>::to_vec),
            labels: labels.into(),
            depths: found.depths.as_slice().into(),
            breaking: if self.rule() == Rule::Sj && cycle.is_none() {
                self.breaking()
            } else {
                Vec::new()
            },
            cycle: cycle.unwrap_or_default().to_vec(),
        }
    }

    /// The run of a method: milestone, kind and numbers of each step.
    fn go_through(
        &self,
        method: &str,
        see: &mut dyn FnMut(u32, GraphStep, [u32; 2]),
    ) -> Result<Given, Error> {
        let graph = self.graph();
        let mut labelled = |event: Labelled| {
            let (kind, option) = kind_of(event.because);
            see(event.milestone, kind, [event.vertex, option]);
        };
        match method {
            "labels" => {
                label(graph, self.terminals(), &mut labelled);
                return Ok(Given {
                    loop_examined: label_by_loop(graph, self.terminals(), MAX_EXAMINED, &mut ()),
                    ..Given::default()
                });
            }
            "loop" => {
                let examined = label_by_loop(graph, self.terminals(), MAX_EXAMINED, &mut labelled);
                let limit = MAX_EXAMINED;
                return Ok(Given {
                    loop_examined: Some(examined.ok_or(Error::GraphLoopLong { limit })?),
                    ..Given::default()
                });
            }
            _ => {}
        }
        let value = || method.to_owned();
        if self.has_terminals() {
            return Err(Error::GraphMethodTerminals { value: value() });
        }
        if method == "nimbers" {
            let found = nimbers(graph, &mut |event: Numbered| match event.number {
                Some(number) => see(event.milestone, GraphStep::Number, [event.vertex, number]),
                None => see(event.milestone, GraphStep::Infinite, [event.vertex, 0]),
            });
            return Ok(Given {
                values: found.numbers().to_vec(),
                ..Given::default()
            });
        }
        let order = self.order().map_err(|cycle| Error::GraphMethodCycle {
            value: value(),
            cycle: cycle_text(cycle),
        });
        match method {
            "steps" => {
                let mut see = |event: Stepped| {
                    see(
                        event.milestone,
                        GraphStep::Stepped,
                        [event.vertex, event.steps],
                    );
                };
                Ok(Given {
                    values: steps(graph, order?, &mut see),
                    ..Given::default()
                })
            }
            "genus" => {
                let mut see = |event: Tamed| {
                    see(
                        event.milestone,
                        GraphStep::Genus,
                        [event.vertex, event.genus.nimber],
                    );
                };
                let all = genera(graph, order?, &mut see);
                Ok(Given {
                    values: all.iter().map(|genus| genus.nimber).collect(),
                    misere: all.iter().map(|genus| genus.misere).collect(),
                    tame: all.iter().map(|genus| genus.is_tame.into()).collect(),
                    loop_examined: None,
                })
            }
            _ => Err(Error::Question(QuestionError::Method {
                value: value(),
                methods: METHODS,
            })),
        }
    }

    /// A move as scripts have it.
    fn written(&self, made: &TokenMove) -> Nested {
        let pair = |&(token, vertex): &(usize, u32)| {
            Nested::List(
                [token.to_string(), vertex.to_string()]
                    .map(Nested::Text)
                    .into(),
            )
        };
        match made.as_slice() {
            [only] if self.rule() != Rule::Every => pair(only),
            all => Nested::List(all.iter().map(pair).collect()),
        }
    }
}

fn small(count: usize) -> u32 {
    u32::try_from(count).expect("at most a million vertices")
}
