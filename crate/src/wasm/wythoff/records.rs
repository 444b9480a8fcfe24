//! Options, requests and answers, as records that cross the edge.

use js_sys::{Uint8Array, Uint32Array};
use serde::{Deserialize, Serialize};

use crate::Outcome;
use crate::wythoff::{self, Costs, LineStar};

#[derive(Deserialize)]
pub(super) struct Options {
    pub(super) a: String,
    pub(super) b: String,
}

#[derive(Deserialize)]
pub(super) struct Piles {
    pub(super) a: String,
    pub(super) b: String,
}

#[derive(Deserialize)]
pub(super) struct GrundySize {
    pub(super) n: u32,
}

#[derive(Deserialize)]
pub(super) struct Numbers {
    pub(super) x: String,
    pub(super) from: String,
    pub(super) count: u32,
}

#[derive(Deserialize)]
pub(super) struct Number {
    pub(super) x: String,
}

#[derive(Deserialize)]
pub(super) struct Count {
    pub(super) count: u32,
}

#[derive(Deserialize)]
pub(super) struct Window {
    pub(super) row: String,
    pub(super) column: String,
    pub(super) columns: u32,
    pub(super) rows: u32,
}

#[derive(Serialize)]
pub(super) struct Share {
    pub(super) p: String,
    pub(super) cells: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct StarsRun {
    pub(super) method: &'static str,
    pub(super) n: u32,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) stars: Uint32Array,
    pub(super) step_count: u32,
    pub(super) cost: Costs,
    pub(super) agree: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct MexRun {
    pub(super) method: &'static str,
    pub(super) n: u32,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) lowers: Uint32Array,
    pub(super) step_count: usize,
    pub(super) cost: Costs,
    pub(super) agree: bool,
}

#[derive(Serialize)]
pub(super) struct BeattyRun {
    pub(super) method: &'static str,
    pub(super) index: String,
    pub(super) root: String,
    pub(super) lower: String,
    pub(super) upper: String,
    pub(super) outcome: Outcome,
    pub(super) lines: [LineStar; 3],
    pub(super) cost: Costs,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Partition {
    #[serde(flatten)]
    pub(super) counts: wythoff::Partition,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) kinds: Uint8Array,
    pub(super) first_lowers: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Form {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) places: Uint32Array,
    pub(super) is_lower: bool,
    pub(super) partner: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) partner_places: Uint32Array,
}
