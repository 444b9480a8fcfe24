//! Dynamic Nim for JavaScript.

use js_sys::{Uint8ClampedArray, Uint32Array};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::dynamic_nim::{
    Colours, DefinitionCost, Method, Position, RowsCost, Spec, Thresholds, WallsCost, Window,
    explain, picture,
};
use crate::timeline::Milestones;
use crate::{Outcome, Ratio};

use super::to_js;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The strings of a link. Without a cap it is the opening, n - 1. */
export interface DynamicNimOptions {
    n: string;
    k: string;
    cap?: string | null;
    method: string;
}

export interface DynamicNimVerdict {
    outcome: "N" | "P";
    /** All winning takes as decimal strings, ascending. */
    moves: string[];
}

export interface DynamicNimTimeline {
    method: "definition" | "rows" | "walls";
    /** S, the pile at the start and the last row. */
    size: number;
    /** The factor p/q in lowest terms, as decimal strings. */
    k: { p: string; q: string };
    /** Thresholds. Length size + 1, index: the row m. f[0] is 4294967295, for infinity. */
    f: Uint32Array<ArrayBuffer>;
    /**
     * Steps are numbered from 1. By definition a step is a take tried: the cells (m, 1) to (m, m)
     * of a row come in order, and cell (m, n) tries the takes 1 to min(n, f[m]). By rows a step is
     * a cell; by walls each pop, then the stop, then the push. Length size + 2, index: the row m. Entry 0 is 0, entry m the
     * first step of row m, the last entry stepCount + 1.
     */
    firstStepOfRow: Uint32Array<ArrayBuffer>;
    stepCount: number;
    /** What each method costs on this game, whichever was chosen; null where it is not offered. */
    cost: {
        definition: { cells: number; takes: number } | null;
        rows: { cells: number };
        walls: { tests: number; pops: number; pushes: number };
    };
    /** Whether the methods found the same thresholds. */
    agree: boolean;
}

export interface DynamicNimExplanation {
    outcome: "N" | "P";
    /** f(m); null for the empty pile, which no cap wins. */
    threshold: number | null;
    /** The least winning take; null in a P-position. */
    decidingTake: number | null;
    /** Every take, ascending: what it leaves, and who wins that. The take wins if it leaves P. */
    takes: { take: number; left: number; cap: number; outcome: "N" | "P" }[];
    /** The moves of the table that end here, ascending. */
    reachedFrom: { take: number; pile: number }[];
}

/** Red, green, blue, opacity: 0 to 255. */
export type Rgba = readonly [number, number, number, number];

export interface DynamicNimPicture {
    /** The part of the table shown: rows and columns from 1 to 65535. */
    window: { firstRow: number; rows: number; firstColumn: number; columns: number };
    /** In pixels, 1 to 4096. */
    width: number;
    height: number;
    p: Rgba;
    n: Rgba;
}
"#;

/// A solved game of Dynamic Nim and one position of it.
#[wasm_bindgen]
pub struct DynamicNim {
    spec: Spec,
    thresholds: Thresholds,
}

#[wasm_bindgen]
impl DynamicNim {
    /// Solves the game. Throws a `SolveError` for options that make no game.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "DynamicNimOptions")] options: JsValue,
    ) -> Result<Self, JsValue> {
        let Options { n, k, cap, method } = serde_wasm_bindgen::from_value(options)?;
        let spec = Spec::parse(&n, &k, cap.as_deref(), &method)?;
        let thresholds = Method::Walls.solve(spec.game, &mut ());
        Ok(Self { spec, thresholds })
    }

    /// Who wins the position, and by which takes.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimVerdict")]
    pub fn verdict(&self) -> Result<JsValue, JsValue> {
        let winning_takes = self.thresholds.winning_takes(self.spec.position);
        to_js(&Verdict {
            outcome: self.thresholds.outcome(self.spec.position),
            moves: winning_takes.iter().map(u32::to_string).collect(),
        })
    }

    /// The run of the chosen method. Every call makes new arrays, to keep or to transfer. Throws a
    /// `SolveError` for a pile that the method cannot show.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimTimeline")]
    pub fn timeline(&self) -> Result<JsValue, JsValue> {
        let Spec { game, method, .. } = self.spec;
        method.check(game.size())?;
        let mut milestones = Milestones::default();
        method.solve(game, &mut milestones);
        let mut cost = Cost::default();
        let mut agree = Method::Rows.solve(game, &mut cost.rows) == self.thresholds
            && Method::Walls.solve(game, &mut cost.walls) == self.thresholds;
        if Method::Definition.check(game.size()).is_ok() {
            let definition_cost = cost.definition.insert(DefinitionCost::default());
            agree &= Method::Definition.solve(game, definition_cost) == self.thresholds;
        }
        to_js(&Timeline {
            method: method.name(),
            size: game.size(),
            k: Fraction::from(game.k()),
            f: Uint32Array::from(self.thresholds.as_slice()),
            step_count: milestones.step_count(),
            first_step_of_row: Uint32Array::from(milestones.into_first_steps().as_slice()),
            cost,
            agree,
        })
    }

    /// Why the position with pile m and cap n has its outcome. Throws a `SolveError` if it is
    /// not in the table.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimExplanation")]
    pub fn explain(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ m: number; n: number }")] cell: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Cell { m, n } = serde_wasm_bindgen::from_value(cell)?;
        to_js(&explain(&self.thresholds, Position { pile: m, cap: n })?)
    }

    /// The table as pixels. Throws a `SolveError` for a side of zero or beyond its limit.
    pub fn picture(
        &self,
        #[wasm_bindgen(unchecked_param_type = "DynamicNimPicture")] request: JsValue,
    ) -> Result<ImageData, JsValue> {
        let Picture {
            window,
            width,
            height,
            p,
            n,
        } = serde_wasm_bindgen::from_value(request)?;
        let pixels = picture(&self.thresholds, window, width, height, Colours { p, n })?;
        // A copy: an ImageData over wasm's own memory would change under the page.
        let pixels = Uint8ClampedArray::from(pixels.as_slice());
        ImageData::new_with_js_u8_clamped_array_and_sh(&pixels, width, height)
    }
}

#[derive(Deserialize)]
struct Options {
    n: String,
    k: String,
    cap: Option<String>,
    method: String,
}

#[derive(Deserialize)]
struct Cell {
    m: u32,
    n: u32,
}

#[derive(Deserialize)]
struct Picture {
    window: Window,
    width: u32,
    height: u32,
    p: [u8; 4],
    n: [u8; 4],
}

#[derive(Serialize)]
struct Verdict {
    outcome: Outcome,
    moves: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Timeline {
    method: &'static str,
    size: u32,
    k: Fraction,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    f: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    first_step_of_row: Uint32Array,
    step_count: u32,
    cost: Cost,
    agree: bool,
}

#[derive(Default, Serialize)]
struct Cost {
    definition: Option<DefinitionCost>,
    rows: RowsCost,
    walls: WallsCost,
}

/// Decimal strings, for a `u64` may be too large for a JavaScript number.
#[derive(Serialize)]
struct Fraction {
    p: String,
    q: String,
}

impl From<Ratio> for Fraction {
    fn from(ratio: Ratio) -> Self {
        Self {
            p: ratio.p().to_string(),
            q: ratio.q().to_string(),
        }
    }
}
