//! Tokens that are replaced, for JavaScript.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::Outcome;
use crate::graphs::multi::{Error, Event, Spec};
use crate::play::PlayText;
use crate::wasm::game::{SolvedGame, game_class};
use crate::wasm::play::play_by_text;
use crate::wasm::steps::{Recorder, Steps, step_kinds};

/// The strings of a link.
#[derive(Deserialize, Tsify)]
pub struct MultiOptions {
    /// `0:|1:0|2:0+0;1`.
    options: String,
    /// Vertices, separated by commas.
    tokens: String,
}

/// Who wins, and by which moves.
#[derive(Serialize, Tsify)]
pub struct MultiVerdict {
    outcome: Outcome,
    /// The winning moves, ascending: the token and the option, from 0, as decimal strings.
    #[tsify(type = "[string, string][]")]
    moves: Vec<[String; 2]>,
    grundy: String,
    /// Whether no token has an option.
    ends: bool,
    /// Where the tokens are, as plays write it.
    position: String,
}

step_kinds! {
    /// How the value of tokens is computed. The numbers of a step: vertex and nimber, or the
    /// token.
    MultiStep {
        /// The options of a vertex are checked.
        Options,
        /// Its nimber is the mex of their values.
        Mex,
        Added,
        Answer,
    }
}

/// The run by which the vertices get their nimbers.
#[derive(Serialize, Tsify)]
pub struct MultiTimeline {
    /// By vertex and option: the vertices of it, ascending.
    options: Vec<Vec<Vec<u32>>>,
    /// By vertex and option: its value.
    values: Vec<Vec<u32>>,
    /// By vertex: its nimber.
    nimbers: Vec<u32>,
    tokens: Vec<u32>,
    /// A milestone for each vertex and token, and one for the answer.
    steps: Steps<MultiStep>,
}

game_class! {
    /// A position of tokens that a move replaces by others.
    Multi: Spec
}

impl SolvedGame for Spec {
    type Error = Error;
    type Options = MultiOptions;
    type Verdict = MultiVerdict;
    type Timeline = MultiTimeline;

    fn new(options: MultiOptions) -> Result<Self, Error> {
        Self::parse(&options.options, &options.tokens)
    }

    fn verdict(&self) -> Result<MultiVerdict, Error> {
        let verdict = Self::verdict(self);
        let moves = verdict.moves.iter();
        Ok(MultiVerdict {
            outcome: verdict.outcome,
            moves: moves
                .map(|made| [made.token.to_string(), made.option.to_string()])
                .collect(),
            grundy: verdict.nimber.to_string(),
            ends: verdict.is_over,
            position: self.write(&self.tokens().to_vec()),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<MultiTimeline, Error> {
        let mut steps = Recorder::new();
        let mut milestone = 0;
        self.run(&mut |event: Event| match event {
            Event::Options { vertex } => {
                milestone += 1;
                steps.step(milestone, MultiStep::Options, [vertex as usize, 0]);
            }
            Event::Mex { vertex, nimber } => {
                steps.step(
                    milestone,
                    MultiStep::Mex,
                    [vertex as usize, nimber as usize],
                );
            }
        });
        for token in 0..self.tokens().len() {
            milestone += 1;
            steps.step(milestone, MultiStep::Added, [token, 0]);
        }
        steps.step(milestone + 1, MultiStep::Answer, [0, 0]);
        Ok(MultiTimeline {
            options: self.options().to_vec(),
            values: (0..)
                .zip(self.options())
                .map(|(vertex, _)| self.values(vertex))
                .collect(),
            nimbers: self.nimbers().to_vec(),
            tokens: self.tokens().to_vec(),
            steps: steps.finish(),
        })
    }

    play_by_text!(self => self);
}
