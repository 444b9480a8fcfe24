//! The grid at any size: parts of it as pixels, and counts of P-cells.

use js_sys::Uint32Array;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::wasm::game::{read, to_js};
use crate::wasm::map::{MapSquare, MapTile, image, number};
use crate::wythoff::{map, share, stars_in};

use super::Wythoff;
use super::records::{WythoffShare, WythoffWindow};

#[wasm_bindgen]
#[expect(clippy::unused_self, reason = "every question is one to a game")]
impl Wythoff {
    /// A part of the grid as pixels, each for a square of cells. Throws a `SolveError` for a number
    /// of more than 1010 digits, and a side out of bounds.
    pub fn map(&self, request: Ts<MapTile>) -> Result<ImageData, JsValue> {
        let request = read(request)?;
        let (tile, colours) = request.read()?;
        image(&map(&tile, colours)?, tile.width, tile.height)
    }

    /// How many cells of a square are P. Throws as `map` does.
    pub fn share(&self, square: Ts<MapSquare>) -> Result<Ts<WythoffShare>, JsValue> {
        let (row, column, cells) = read(square)?.numbers()?;
        to_js(&WythoffShare {
            p: share(&column, &row, &cells)?.to_string(),
            cells: (&cells * &cells).to_string(),
        })
    }

    /// The stars of a window, cell by cell: column and row of each, counted from the window's
    /// first, at 2j and 2j + 1. By rows; at most one in a row and in a column. Throws as `map` does.
    #[wasm_bindgen(js_name = starsIn)]
    pub fn stars_in(&self, window: Ts<WythoffWindow>) -> Result<Uint32Array, JsValue> {
        let window = read(window)?;
        let (row, column) = (number(&window.row)?, number(&window.column)?);
        let stars = stars_in(&column, &row, window.columns, window.rows)?;
        Ok(Uint32Array::from(stars.as_flattened()))
    }
}
