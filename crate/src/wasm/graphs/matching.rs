//! The matching game, for JavaScript.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::Outcome;
use crate::graphs::matching::{Error, Event, Spec, Step, solve};
use crate::play::PlayText;
use crate::wasm::game::{SolvedGame, game_class};
use crate::wasm::play::play_by_text;
use crate::wasm::steps::{Recorder, Steps, step_kinds};
use crate::wasm::typed_array::Uint32Array;

/// The most vertices and edges of a graph whose steps are shown.
const MAX_SHOWN: usize = 200;
const MAX_SHOWN_EDGES: usize = 2_000;

/// Stands for no mate.
const NONE: u32 = u32::MAX;

/// The strings of a link.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MatchingOptions {
    /// Edges like `0-1`, separated by commas.
    edges: String,
    /// How many vertices there are; null for those that the edges name.
    vertices: Option<String>,
    /// The vertex of the token.
    token: String,
}

/// Who wins, and by which moves.
#[derive(Serialize, Tsify)]
pub struct MatchingVerdict {
    outcome: Outcome,
    /// The winning moves, ascending: the vertices they lead to.
    moves: Vec<String>,
    /// The vertices from which the first player wins, ascending.
    wins: Vec<String>,
    /// Whether there is no move.
    ends: bool,
    /// Where the token is, as plays write it.
    position: String,
}

step_kinds! {
    /// How a maximum matching is found, and what it tells. The numbers of a step: vertices, or the
    /// index of a route.
    MatchingStep {
        /// A search begins at an exposed vertex.
        Search,
        /// The same, once the token's vertex is taken out.
        Again,
        /// An outer vertex and an inner one, whose mate is outer.
        Grow,
        /// A blossom is shrunk: its cycle, a route.
        Shrink,
        /// An augmenting path, a route.
        Augment,
        /// No augmenting path begins at this vertex.
        Stuck,
        /// The matching is a maximum one: the starts get their labels.
        Starts,
        /// The token's vertex is taken out, and its mate is exposed.
        Without,
        /// The token's vertex is exposed along a route.
        Expose,
        Answer,
    }
}

/// The graph, and the run that solves it.
#[derive(Serialize, Tsify)]
pub struct MatchingTimeline {
    /// How many vertices there are.
    count: u32,
    /// The edges, two vertices each, the smaller one first.
    edges: Uint32Array,
    token: u32,
    /// The vertices from which the first player wins.
    wins: Vec<u32>,
    /// The winning moves.
    moves: Vec<u32>,
    /// By vertex: its mate in the matching that is found in the end; 2^32 - 1 for none.
    mates: Uint32Array,
    /// Cycles and paths, as vertices.
    routes: Vec<Vec<u32>>,
    /// A milestone for each search and for each step outside of one.
    steps: Steps<MatchingStep>,
}

game_class! {
    /// A token on an undirected graph that never comes back.
    Matching: Spec
}

fn texts(vertices: &[u32]) -> Vec<String> {
    vertices.iter().map(u32::to_string).collect()
}

impl SolvedGame for Spec {
    type Error = Error;
    type Options = MatchingOptions;
    type Verdict = MatchingVerdict;
    type Timeline = MatchingTimeline;

    fn new(options: MatchingOptions) -> Result<Self, Error> {
        Self::parse(&options.edges, options.vertices.as_deref(), &options.token)
    }

    fn verdict(&self) -> Result<MatchingVerdict, Error> {
        let answer = self.answer();
        Ok(MatchingVerdict {
            outcome: answer.outcome,
            moves: texts(&answer.moves),
            wins: texts(&answer.wins),
            ends: answer.is_over,
            position: self.write(&vec![self.token()]),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<MatchingTimeline, Error> {
        let vertices = self.graph().vertex_count();
        let edges: Vec<[u32; 2]> = self.edges().collect();
        if vertices > MAX_SHOWN || edges.len() > MAX_SHOWN_EDGES {
            return Err(Error::MatchingLarge {
                vertices,
                edges: edges.len(),
                limit: MAX_SHOWN,
                most: MAX_SHOWN_EDGES,
            });
        }
        let mut run = Run::default();
        let answer = solve(self.graph(), &[self.token()], &mut |step: Step<'_>| {
            run.see(step);
        });
        run.begin(MatchingStep::Answer, [0, 0]);
        let mates = answer.mates.iter().map(|mate| mate.unwrap_or(NONE));
        Ok(MatchingTimeline {
            count: u32::try_from(vertices).expect("few"),
            edges: edges.into_flattened().into(),
            token: self.token(),
            wins: answer.wins,
            moves: answer.moves,
            mates: mates.collect::<Vec<_>>().into(),
            routes: run.routes,
            steps: run.steps.finish(),
        })
    }

    play_by_text!(self => self);
}

/// The steps so far.
struct Run {
    steps: Recorder<MatchingStep>,
    milestone: u32,
    routes: Vec<Vec<u32>>,
    /// Whether the token's vertex is taken out.
    is_without: bool,
}

impl Default for Run {
    fn default() -> Self {
        Self {
            steps: Recorder::new(),
            milestone: 0,
            routes: Vec::new(),
            is_without: false,
        }
    }
}

impl Run {
    fn see(&mut self, step: Step<'_>) {
        let at = |vertex: u32| vertex as usize;
        match step {
            Step::Search(Event::Search { root }) => {
                let kind = if self.is_without {
                    MatchingStep::Again
                } else {
                    MatchingStep::Search
                };
                self.begin(kind, [at(root), 0]);
            }
            Step::Search(Event::Grow { outer, inner }) => {
                self.go_on(MatchingStep::Grow, [at(outer), at(inner)]);
            }
            Step::Search(Event::Shrink { cycle }) => {
                let route = self.route(cycle);
                self.go_on(MatchingStep::Shrink, [route, 0]);
            }
            Step::Search(Event::Augment { path }) => {
                let route = self.route(path);
                self.go_on(MatchingStep::Augment, [route, 0]);
            }
            Step::Search(Event::Stuck { root }) => self.go_on(MatchingStep::Stuck, [at(root), 0]),
            Step::Starts => self.begin(MatchingStep::Starts, [0, 0]),
            Step::Without { token, mate } => {
                self.is_without = true;
                self.begin(MatchingStep::Without, [at(token), at(mate)]);
            }
            Step::Expose { path } => {
                let route = self.route(path);
                self.begin(MatchingStep::Expose, [route, 0]);
            }
        }
    }

    fn route(&mut self, vertices: &[u32]) -> usize {
        self.routes.push(vertices.to_vec());
        self.routes.len() - 1
    }

    fn begin(&mut self, kind: MatchingStep, numbers: [usize; 2]) {
        self.milestone += 1;
        self.go_on(kind, numbers);
    }

    fn go_on(&mut self, kind: MatchingStep, numbers: [usize; 2]) {
        self.steps.step(self.milestone, kind, numbers);
    }
}
