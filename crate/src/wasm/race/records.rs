//! Options, requests and answers, as records that cross the edge.

use js_sys::{Int32Array, Uint8Array, Uint32Array};
use serde::{Deserialize, Serialize};

use crate::race::{Board, Decision, Verdict, Winner};

#[derive(Deserialize)]
pub(super) struct Options {
    pub(super) board: Option<String>,
    pub(super) sample: String,
}

#[derive(Deserialize)]
pub(super) struct Layer {
    pub(super) i: u32,
}

#[derive(Deserialize)]
pub(super) struct Standing {
    pub(super) token: String,
    pub(super) cell: u32,
    pub(super) mover: String,
}

#[derive(Deserialize)]
pub(super) struct StateCells {
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) mover: String,
}

#[derive(Deserialize)]
pub(super) struct Official {
    pub(super) text: String,
}

#[derive(Serialize)]
pub(super) struct Written {
    pub(super) link: String,
    pub(super) official: String,
}

#[derive(Serialize)]
pub(super) struct Solved {
    link: String,
    winner: Winner,
}

impl From<&Board> for Solved {
    fn from(board: &Board) -> Self {
        Self {
            link: board.to_link(),
            winner: Verdict::of(board).winner,
        }
    }
}

#[derive(Serialize)]
pub(super) struct Answer {
    outcome: &'static str,
    winner: Winner,
    moves: Vec<[String; 2]>,
    d: Option<u32>,
    decision: Decision,
}

impl From<&Verdict> for Answer {
    fn from(verdict: &Verdict) -> Self {
        Self {
            outcome: match verdict.winner {
                Winner::A => "N",
                Winner::B => "P",
                Winner::Draw => "draw",
            },
            winner: verdict.winner,
            moves: verdict.moves.clone(),
            d: verdict.d,
            decision: verdict.decision,
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct BoardRecord {
    pub(super) rows: u32,
    pub(super) columns: u32,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) cells: Uint8Array,
    pub(super) start_a: u32,
    pub(super) start_b: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Distances {
    pub(super) d: Option<u32>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) from_a: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) from_b: Uint32Array,
}

/// Decimal strings, for states are too many for a `u32`.
#[derive(Serialize)]
pub(super) struct Costs {
    pub(super) full: String,
    pub(super) pairs: String,
    pub(super) rings: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RingsRun {
    pub(super) method: &'static str,
    pub(super) d: Option<u32>,
    pub(super) decision: Decision,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) order: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) first_of_layer: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) row_movers: Uint8Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) row_layers: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) first_of_row: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) l: Int32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) r: Int32Array,
    pub(super) step_count: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) walk: Uint32Array,
    pub(super) cost: Costs,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PairsRun {
    pub(super) method: &'static str,
    pub(super) d: Option<u32>,
    pub(super) half: Option<u32>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) order: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) first_of_layer: Uint32Array,
    pub(super) agree: bool,
    pub(super) step_count: u32,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) walk: Uint32Array,
    pub(super) cost: Costs,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FullRun {
    pub(super) method: &'static str,
    pub(super) d: Option<u32>,
    pub(super) most_moves: u32,
    pub(super) moves_left: u32,
    pub(super) agree: bool,
    pub(super) step_count: u32,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) walk: Uint32Array,
    pub(super) cost: Costs,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Labels {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) winners: Uint8Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) moves_left: Uint32Array,
}

/// The numbers are those that follow the side in a link.
#[derive(Deserialize)]
pub(super) struct WhichFamily {
    pub(super) family: String,
    pub(super) numbers: Vec<u32>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Growth {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) sides: Uint32Array,
    pub(super) states: Vec<String>,
    pub(super) side: u32,
    pub(super) board_states: String,
}

#[derive(Deserialize)]
pub(super) struct Side {
    pub(super) side: u32,
}

#[derive(Serialize)]
pub(super) struct TreeLevels {
    pub(super) best: u32,
    pub(super) highest: u32,
}
