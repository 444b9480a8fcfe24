//! The requests for maps of all games, and how pixels cross.

use js_sys::Uint8ClampedArray;
use num_bigint::BigUint;
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::whole_number::significant_digits;
use crate::{Colours, Tile};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Red, green, blue, opacity: 0 to 255. */
export type Rgba = readonly [number, number, number, number];
"#;

/// A square of the table; numbers of any length, as decimal strings.
#[derive(Deserialize, Tsify)]
pub struct MapSquare {
    row: String,
    column: String,
    /// Its side: how many rows and columns.
    cells: String,
}

#[derive(Deserialize, Tsify)]
pub struct MapTile {
    /// The first pixel's square; the others follow to the right and below.
    at: MapSquare,
    /// In pixels, 1 to 1024.
    width: u32,
    height: u32,
    #[tsify(type = "Rgba")]
    p: [u8; 4],
    #[tsify(type = "Rgba")]
    n: [u8; 4],
}

impl MapSquare {
    /// The first row, the first column, and the side. Anything but a number is a bug of the page.
    pub(super) fn numbers(&self) -> Result<(BigUint, BigUint, BigUint), JsValue> {
        Ok((
            number(&self.row)?,
            number(&self.column)?,
            number(&self.cells)?,
        ))
    }
}

impl MapTile {
    /// The tile, and the colours for it.
    pub(super) fn read(&self) -> Result<(Tile, Colours), JsValue> {
        let (row, column, cells) = self.at.numbers()?;
        let tile = Tile {
            row,
            column,
            cells,
            width: self.width,
            height: self.height,
        };
        let colours = Colours {
            p: self.p,
            n: self.n,
        };
        Ok((tile, colours))
    }
}

pub(super) fn number(text: &str) -> Result<BigUint, JsValue> {
    let digits = significant_digits(text).and_then(|digits| digits.parse().ok());
    digits.ok_or_else(|| js_sys::Error::new("a map is asked for by whole numbers").into())
}

/// Pixels, four bytes each by rows, as JavaScript draws them.
pub(super) fn image(pixels: &[u8], width: u32, height: u32) -> Result<ImageData, JsValue> {
    // A copy: an ImageData over wasm's own memory would change under the page.
    let pixels = Uint8ClampedArray::from(pixels);
    ImageData::new_with_js_u8_clamped_array_and_sh(&pixels, width, height)
}
