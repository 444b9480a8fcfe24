//! Green Hackenbush for JavaScript.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::Outcome;
use crate::hackenbush::{Error, Event, Spec, fuse};
use crate::play::PlayText;
use crate::wasm::game::{SolvedGame, game_class};
use crate::wasm::play::play_by_text;
use crate::wasm::steps::{Recorder, Steps, step_kinds};

/// The strings of a link.
#[derive(Deserialize, Tsify)]
pub struct HackenbushOptions {
    /// `0-1,1-2`.
    edges: String,
    /// Vertices, separated by commas.
    ground: String,
}

/// Who wins, and by which moves.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct HackenbushVerdict {
    outcome: Outcome,
    /// The edges whose cut wins, ascending, as decimal strings.
    moves: Vec<String>,
    /// `?` if not all are known.
    moves_total: Option<String>,
    grundy: String,
    /// Whether no edge can be cut.
    ends: bool,
    /// The edges that are there, as plays write them.
    position: String,
}

step_kinds! {
    /// How a picture is fused. The numbers of a step: how many ground vertices; the component,
    /// and its edges, the loops that are left, or its value.
    HackenbushStep {
        Ground,
        Fused,
        /// Its loops are paired.
        Paired,
        /// It gets its value.
        Valued,
        Answer,
    }
}

/// The run of the fusion. Vertices are counted from 0 by their numbers, those that an edge touches.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct HackenbushTimeline {
    /// By vertex: its number.
    vertices: Vec<u32>,
    /// By edge: the vertices that it joins.
    #[tsify(type = "[number, number][]")]
    edges: Vec<[u32; 2]>,
    /// By edge: whether it is joined to the ground.
    joined: Vec<bool>,
    /// The vertices on the ground.
    ground: Vec<u32>,
    /// By vertex: the first vertex of its component; null if it is not joined to the ground.
    #[tsify(type = "(number | null)[]")]
    components: Vec<Option<u32>>,
    nimber: u32,
    /// A milestone for the ground, for each component that is
    /// fused, each that gets its value, and the answer.
    steps: Steps<HackenbushStep>,
}

game_class! {
    /// A position of green Hackenbush.
    Hackenbush: Spec
}

impl SolvedGame for Spec {
    type Error = Error;
    type Options = HackenbushOptions;
    type Verdict = HackenbushVerdict;
    type Timeline = HackenbushTimeline;

    fn new(options: HackenbushOptions) -> Result<Self, Error> {
        Self::parse(&options.edges, &options.ground)
    }

    fn verdict(&self) -> Result<HackenbushVerdict, Error> {
        let verdict = Self::verdict(self);
        Ok(HackenbushVerdict {
            outcome: verdict.outcome,
            moves_total: match verdict.total {
                Some(total) if total == verdict.moves.len() as u64 => None,
                Some(total) => Some(total.to_string()),
                None => Some("?".to_owned()),
            },
            moves: verdict.moves.iter().map(u32::to_string).collect(),
            grundy: verdict.nimber.to_string(),
            ends: verdict.is_over,
            position: self.write(&self.start()),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<HackenbushTimeline, Error> {
        let mut steps = Recorder::new();
        let mut milestone = 0;
        let fused = fuse(self, &mut |event: Event| {
            milestone += u32::from(!matches!(event, Event::Paired { .. }));
            let (kind, numbers) = match event {
                Event::Ground { vertices } => (HackenbushStep::Ground, [vertices, 0]),
                Event::Fused {
                    component, edges, ..
                } => (HackenbushStep::Fused, [component, edges]),
                Event::Paired { component, left } => (HackenbushStep::Paired, [component, left]),
                Event::Valued { component, nimber } => {
                    (HackenbushStep::Valued, [component, nimber])
                }
                Event::Answered { nimber } => (HackenbushStep::Answer, [nimber, 0]),
            };
            steps.step(milestone, kind, numbers.map(|number| number as usize));
        });
        let component = |&place: &Option<u32>| {
            let place = place? as usize;
            fused.components().get(place).map(|one| one.vertex)
        };
        Ok(HackenbushTimeline {
            vertices: self.vertices().to_vec(),
            edges: self.edges().to_vec(),
            joined: self.joined(),
            ground: self.ground().to_vec(),
            components: fused.places().iter().map(component).collect(),
            nimber: fused.nimber(),
            steps: steps.finish(),
        })
    }

    play_by_text!(self => self);
}
