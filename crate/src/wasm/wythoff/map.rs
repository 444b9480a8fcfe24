//! The grid at any size: parts of it as pixels, and what a part holds.

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::wasm::map::{MapSquare, MapTile, image, number};
use crate::wasm::to_js;
use crate::wythoff::{map, share, stars_in};

use super::Wythoff;
use super::records::{Share, Window};

#[wasm_bindgen]
#[expect(clippy::unused_self, reason = "every question is one to a game")]
impl Wythoff {
    /// A part of the grid as pixels, each for a square of cells. Throws a `SolveError` for a number
    /// of more than 1010 digits, and a side out of bounds.
    pub fn map(
        &self,
        #[wasm_bindgen(unchecked_param_type = "MapTile")] request: JsValue,
    ) -> Result<ImageData, JsValue> {
        let request: MapTile = serde_wasm_bindgen::from_value(request)?;
        let (tile, colours) = request.read()?;
        image(&map(&tile, colours)?, tile.width, tile.height)
    }

    /// How many cells of a square are P. Throws as `map` does.
    #[wasm_bindgen(unchecked_return_type = "WythoffShare")]
    pub fn share(
        &self,
        #[wasm_bindgen(unchecked_param_type = "MapSquare")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let at: MapSquare = serde_wasm_bindgen::from_value(request)?;
        let (row, column, cells) = at.numbers()?;
        to_js(&Share {
            p: share(&column, &row, &cells)?.to_string(),
            cells: (&cells * &cells).to_string(),
        })
    }

    /// The stars of a window, cell by cell: column and row of each, counted from the window's
    /// first, at 2j and 2j + 1. By rows; at most one in a row and in a column. Throws as `map` does.
    #[wasm_bindgen(js_name = starsIn)]
    pub fn stars_in(
        &self,
        #[wasm_bindgen(unchecked_param_type = "WythoffWindow")] request: JsValue,
    ) -> Result<Uint32Array, JsValue> {
        let window: Window = serde_wasm_bindgen::from_value(request)?;
        let (row, column) = (number(&window.row)?, number(&window.column)?);
        let stars = stars_in(&column, &row, window.columns, window.rows)?;
        Ok(Uint32Array::from(stars.as_flattened()))
    }
}
