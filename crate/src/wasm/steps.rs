//! Recorded steps, for pages to step through.

use serde::Serialize;
use tsify::Tsify;

use crate::timeline::Milestones;

use super::typed_array::{Uint8Array, Uint32Array};

/// The kinds of steps of a game. They cross as numbers, with a list of their names.
pub(super) trait StepKind: Copy + 'static {
    /// The kinds by their numbers.
    const NAMES: &'static [Self];
    fn number(self) -> u8;
}

/// An enum of kinds. JavaScript sees their names in kebab case.
macro_rules! step_kinds {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $kind:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, serde::Serialize, tsify::Tsify)]
        #[serde(rename_all = "kebab-case")]
        pub(super) enum $name { $($(#[$meaning])* $kind,)* }

        impl $crate::wasm::steps::StepKind for $name {
            const NAMES: &'static [Self] = &[$(Self::$kind),*];

            fn number(self) -> u8 {
                self as u8
            }
        }
    };
}

pub(super) use step_kinds;

/// The steps of a run, numbered from 1. They are grouped into milestones, also numbered from 1.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct Steps<Kind: 'static> {
    /// The names of the kinds, by their numbers.
    #[tsify(type = "Kind[]")]
    names: &'static [Kind],
    /// By step, step 1 at index 0: the number of its kind.
    kinds: Uint8Array,
    /// Two numbers for each step; their meaning depends on its kind, and unused ones are 0. Those of
    /// step s are at 2s - 2 and 2s - 1.
    numbers: Uint32Array,
    /// By milestone: its first step. Entry 0 is the start; the last entry is one more than the
    /// number of steps.
    starts: Uint32Array,
    step_count: u32,
}

/// Records the steps of a run.
pub(super) struct Recorder<Kind> {
    kinds: Vec<Kind>,
    numbers: Vec<u32>,
    milestones: Milestones,
}

impl<Kind: StepKind> Recorder<Kind> {
    pub(super) fn new() -> Self {
        Self {
            kinds: Vec::new(),
            numbers: Vec::new(),
            milestones: Milestones::default(),
        }
    }

    pub(super) fn step(&mut self, milestone: u32, kind: Kind, numbers: [usize; 2]) {
        let small = |number| u32::try_from(number).expect("a place in what is on the screen");
        self.kinds.push(kind);
        self.numbers.extend(numbers.map(small));
        self.milestones.step(milestone);
    }

    pub(super) fn finish(self) -> Steps<Kind> {
        let kinds: Vec<u8> = self.kinds.into_iter().map(StepKind::number).collect();
        Steps {
            names: Kind::NAMES,
            kinds: kinds.into(),
            numbers: self.numbers.into(),
            step_count: self.milestones.step_count(),
            starts: self.milestones.into_first_steps().into(),
        }
    }
}
