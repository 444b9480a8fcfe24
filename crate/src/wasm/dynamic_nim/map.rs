//! The table at any size: parts of it as pixels, and what a part holds.

use js_sys::Uint32Array;
use num_bigint::BigUint;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::dynamic_nim::{map, share, wall_ends};
use crate::wasm::map::{MapSquare, MapTile, image};
use crate::wasm::to_js;

use super::records::{MapWalls, Share};
use super::{CountedSet, DynamicNim};

#[wasm_bindgen]
impl DynamicNim {
    /// A part of the table as pixels, each for a square of cells. Throws a `SolveError` for a pile
    /// of more than a thousand digits, a side out of bounds, and a limit that goes down.
    pub fn map(
        &self,
        #[wasm_bindgen(unchecked_param_type = "MapTile")] request: JsValue,
    ) -> Result<ImageData, JsValue> {
        let request: MapTile = serde_wasm_bindgen::from_value(request)?;
        let (tile, colours) = request.read()?;
        let pixels = map(&self.set()?.set, &tile, colours)?;
        image(&pixels, tile.width, tile.height)
    }

    /// How many cells of a square are P. Throws as `map` does.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimShare")]
    pub fn share(
        &self,
        #[wasm_bindgen(unchecked_param_type = "MapSquare")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let at: MapSquare = serde_wasm_bindgen::from_value(request)?;
        let (row, column, cells) = at.numbers()?;
        let CountedSet { set, .. } = self.set()?;
        let share = share(set, &row, &column, &cells)?;
        let has_threshold = row > BigUint::ZERO && row <= *set.up_to();
        to_js(&Share {
            p: share.p.to_string(),
            cells: share.cells.to_string(),
            threshold: has_threshold.then(|| set.threshold(&row).to_string()),
        })
    }

    /// Where the walls of some rows end within a window. Throws as `map` does.
    #[wasm_bindgen(js_name = wallEnds)]
    pub fn wall_ends(
        &self,
        #[wasm_bindgen(unchecked_param_type = "DynamicNimMapWalls")] request: JsValue,
    ) -> Result<Uint32Array, JsValue> {
        let MapWalls { at, rows, columns } = serde_wasm_bindgen::from_value(request)?;
        let (row, column, _) = at.numbers()?;
        let ends = wall_ends(&self.set()?.set, &row, &column, rows, columns)?;
        Ok(Uint32Array::from(ends.as_slice()))
    }
}
