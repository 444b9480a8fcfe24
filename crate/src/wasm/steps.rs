//! The steps of a run, as pages go through them.

use js_sys::{Uint8Array, Uint32Array};
use serde::Serialize;
use tsify::Tsify;

use crate::timeline::Milestones;

/// The steps of a run. They are numbered from 1 and come in milestones, numbered from 1 too.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct Steps {
    /// By step, from step 1 at index 0: what is done, as the game counts its kinds.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    kinds: Uint8Array,
    /// Two numbers a step, as its kind has them; 0 where it has none. Those of step s are at
    /// 2s - 2 and 2s - 1.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array<ArrayBuffer>")]
    numbers: Uint32Array,
    /// By milestone: its first step. Entry 0 is the start; the last entry is one more than the
    /// number of steps.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array<ArrayBuffer>")]
    starts: Uint32Array,
    step_count: u32,
}

/// Writes down the steps of a run.
#[derive(Default)]
pub(super) struct Recorder {
    kinds: Vec<u8>,
    numbers: Vec<u32>,
    milestones: Milestones,
}

impl Recorder {
    pub(super) fn step(&mut self, milestone: u32, kind: u8, numbers: [usize; 2]) {
        let small = |number| u32::try_from(number).expect("a place in what is on the screen");
        self.kinds.push(kind);
        self.numbers.extend(numbers.map(small));
        self.milestones.step(milestone);
    }

    pub(super) fn finish(self) -> Steps {
        Steps {
            kinds: Uint8Array::from(self.kinds.as_slice()),
            numbers: Uint32Array::from(self.numbers.as_slice()),
            step_count: self.milestones.step_count(),
            starts: Uint32Array::from(self.milestones.into_first_steps().as_slice()),
        }
    }
}
