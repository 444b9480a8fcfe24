//! Options, requests and answers, as records that cross the edge.

use js_sys::Uint32Array;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::dynamic_nim::{
    self, DefinitionCost, NumerationCost, Ratio, RowsCost, WallsCost, Window,
};
use crate::wasm::map::MapSquare;

#[derive(Deserialize)]
pub(super) struct Options {
    pub(super) n: String,
    pub(super) k: String,
    pub(super) limit: Option<String>,
    pub(super) cap: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Range {
    pub(super) first: u32,
    pub(super) count: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpTo {
    pub(super) up_to: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SweepRange {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) up_to: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct MaxExponent {
    pub(super) max_exponent: u32,
}

#[derive(Deserialize)]
pub(super) struct Cell {
    pub(super) m: u32,
    pub(super) n: u32,
}

#[derive(Deserialize)]
pub(super) struct Picture {
    pub(super) window: Window,
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) p: [u8; 4],
    pub(super) n: [u8; 4],
}

#[derive(Deserialize)]
pub(super) struct MapWalls {
    pub(super) at: MapSquare,
    pub(super) rows: u32,
    pub(super) columns: u32,
}

#[derive(Serialize)]
pub(super) struct Share {
    pub(super) p: String,
    pub(super) cells: String,
    pub(super) threshold: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Table {
    pub(super) method: &'static str,
    pub(super) size: u32,
    pub(super) k: Option<Fraction>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) limit: JsValue,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) f: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) first_step_of_row: Uint32Array,
    pub(super) rows_per_entry: u32,
    pub(super) step_count: u32,
    pub(super) cost: TableCost,
    pub(super) agree: bool,
}

#[derive(Clone, Copy, Default, Serialize)]
pub(super) struct TableCost {
    pub(super) definition: Option<DefinitionCost>,
    pub(super) rows: Option<RowsCost>,
    pub(super) walls: Option<WallsCost>,
    pub(super) numeration: Option<NumerationCost>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Numeration {
    pub(super) method: &'static str,
    pub(super) k: Option<Fraction>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) limit: JsValue,
    pub(super) member_count: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) pointer: Uint32Array,
    pub(super) period: Option<String>,
    pub(super) periods: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) digits: Uint32Array,
    pub(super) step_count: usize,
    pub(super) first_digit_step: usize,
    pub(super) takes_count: String,
    pub(super) cost: NumerationCost,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Sums {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) members: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) last_digit: Uint32Array,
}

#[derive(Serialize)]
pub(super) struct Plateau {
    pub(super) from: Fraction,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub(super) members: Uint32Array,
}

impl From<dynamic_nim::Plateau> for Plateau {
    fn from(dynamic_nim::Plateau { from, members }: dynamic_nim::Plateau) -> Self {
        Self {
            from: from.into(),
            members: Uint32Array::from(members.as_slice()),
        }
    }
}

/// Decimal strings, for a `u64` may be too large for a JavaScript number.
#[derive(Serialize)]
pub(super) struct Fraction {
    pub(super) p: String,
    pub(super) q: String,
}

impl From<Ratio> for Fraction {
    fn from(ratio: Ratio) -> Self {
        Self {
            p: ratio.p().to_string(),
            q: ratio.q().to_string(),
        }
    }
}
