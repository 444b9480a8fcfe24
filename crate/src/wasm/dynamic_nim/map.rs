//! The table at any size: parts of it as pixels, and what a part holds.

use js_sys::{Uint8ClampedArray, Uint32Array};
use num_bigint::BigUint;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::dynamic_nim::{map, share, wall_ends};
use crate::wasm::to_js;
use crate::whole_number::significant_digits;
use crate::{Colours, Tile};

use super::records::{MapSquare, MapTile, MapWalls, Share};
use super::{CountedSet, DynamicNim};

#[wasm_bindgen]
impl DynamicNim {
    /// A part of the table as pixels, each for a square of cells. Throws a `SolveError` for a pile
    /// of more than a thousand digits, a side out of bounds, and a limit that goes down.
    pub fn map(
        &self,
        #[wasm_bindgen(unchecked_param_type = "DynamicNimMapTile")] request: JsValue,
    ) -> Result<ImageData, JsValue> {
        let MapTile {
            at,
            width,
            height,
            p,
            n,
        } = serde_wasm_bindgen::from_value(request)?;
        let (row, column, cells) = at.numbers()?;
        let tile = Tile {
            row,
            column,
            cells,
            width,
            height,
        };
        let colours = Colours { p, n };
        let pixels = self.with_set(|CountedSet { set, .. }| map(set, &tile, colours))?;
        let pixels = Uint8ClampedArray::from(pixels.as_slice());
        ImageData::new_with_js_u8_clamped_array_and_sh(&pixels, width, height)
    }

    /// How many cells of a square are P. Throws as `map` does.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimShare")]
    pub fn share(
        &self,
        #[wasm_bindgen(unchecked_param_type = "DynamicNimMapSquare")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let at: MapSquare = serde_wasm_bindgen::from_value(request)?;
        let (row, column, cells) = at.numbers()?;
        to_js(&self.with_set(|CountedSet { set, .. }| {
            let share = share(set, &row, &column, &cells)?;
            let has_threshold = row > BigUint::ZERO && row <= *set.up_to();
            Ok(Share {
                p: share.p.to_string(),
                cells: share.cells.to_string(),
                threshold: has_threshold.then(|| set.threshold(&row).to_string()),
            })
        })?)
    }

    /// Where the walls of some rows end within a window. Throws as `map` does.
    #[wasm_bindgen(js_name = wallEnds)]
    pub fn wall_ends(
        &self,
        #[wasm_bindgen(unchecked_param_type = "DynamicNimMapWalls")] request: JsValue,
    ) -> Result<Uint32Array, JsValue> {
        let MapWalls { at, rows, columns } = serde_wasm_bindgen::from_value(request)?;
        let (row, column, _) = at.numbers()?;
        let ends =
            self.with_set(|CountedSet { set, .. }| wall_ends(set, &row, &column, rows, columns))?;
        Ok(Uint32Array::from(ends.as_slice()))
    }
}

impl MapSquare {
    /// The first row, the first column, and the side. What is no number is a bug of the page.
    fn numbers(&self) -> Result<(BigUint, BigUint, BigUint), JsValue> {
        Ok((
            number(&self.row)?,
            number(&self.column)?,
            number(&self.cells)?,
        ))
    }
}

fn number(text: &str) -> Result<BigUint, JsValue> {
    let digits = significant_digits(text).and_then(|digits| digits.parse().ok());
    digits.ok_or_else(|| js_sys::Error::new("a map is asked for by whole numbers").into())
}
