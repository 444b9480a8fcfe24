//! The table at any size: parts of it as pixels, and counts of P-cells.

use js_sys::Uint32Array;
use num_bigint::BigUint;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::dynamic_nim::{map, share, wall_ends};
use crate::wasm::game::{read, to_js};
use crate::wasm::map::{MapSquare, MapTile, image};

use super::DynamicNim;
use super::records::{DynamicNimMapWalls, DynamicNimShare};

#[wasm_bindgen]
impl DynamicNim {
    /// A part of the table as pixels, each for a square of cells. Throws a `SolveError` for a pile
    /// of more than a thousand digits, a side out of bounds, and a limit that decreases.
    pub fn map(&self, request: Ts<MapTile>) -> Result<ImageData, JsValue> {
        let (tile, colours) = read(request)?.read()?;
        let pixels = map(self.0.solution.set()?, &tile, colours)?;
        image(&pixels, tile.width, tile.height)
    }

    /// How many cells of a square are P. Throws as `map` does.
    pub fn share(&self, request: Ts<MapSquare>) -> Result<Ts<DynamicNimShare>, JsValue> {
        let (row, column, cells) = read(request)?.numbers()?;
        let set = self.0.solution.set()?;
        let share = share(set, &row, &column, &cells)?;
        let has_threshold = row > BigUint::ZERO && row <= *set.up_to();
        to_js(&DynamicNimShare {
            p: share.p.to_string(),
            cells: share.cells.to_string(),
            threshold: has_threshold.then(|| set.threshold(&row).to_string()),
        })
    }

    /// Where the walls of some rows end within a window. Throws as `map` does.
    #[wasm_bindgen(js_name = wallEnds)]
    pub fn wall_ends(&self, request: Ts<DynamicNimMapWalls>) -> Result<Uint32Array, JsValue> {
        let DynamicNimMapWalls { at, rows, columns } = read(request)?;
        let (row, column, _) = at.numbers()?;
        let ends = wall_ends(self.0.solution.set()?, &row, &column, rows, columns)?;
        Ok(Uint32Array::from(ends.as_slice()))
    }
}
