//! Pictures of tables of any size: which part of the table, and in which colours.

use num_bigint::BigUint;

use crate::QuestionError;

/// The maximal width and height of a [`Tile`], in pixels.
pub const MAX_TILE: u32 = 1_024;

/// The colours of P- and N-cells: red, green, blue, opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Colours {
    /// The colour of P-cells.
    pub p: [u8; 4],
    /// The colour of N-cells.
    pub n: [u8; 4],
}

/// A part of a map. Each pixel stands for `cells` × `cells` cells of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The first row.
    pub row: BigUint,
    /// The first column.
    pub column: BigUint,
    /// How many rows, and how many columns, one pixel stands for; at least 1.
    pub cells: BigUint,
    /// Width in pixels, 1 to [`MAX_TILE`].
    pub width: u32,
    /// Height in pixels, 1 to [`MAX_TILE`].
    pub height: u32,
}

impl Tile {
    /// A tile of one pixel that stands for a square of the table.
    #[must_use]
    pub fn square(row: &BigUint, column: &BigUint, cells: &BigUint) -> Self {
        Self {
            row: row.clone(),
            column: column.clone(),
            cells: cells.clone(),
            width: 1,
            height: 1,
        }
    }

    /// Checks the sides in pixels, and that a pixel stands for at least one cell.
    pub(crate) fn check_sides(&self) -> Result<(), QuestionError> {
        check_side("width", self.width)?;
        check_side("height", self.height)?;
        check_side("cells", u32::from(self.cells != BigUint::ZERO))
    }
}

/// Checks that a side is in 1..=[`MAX_TILE`].
pub(crate) fn check_side(side: &'static str, value: u32) -> Result<(), QuestionError> {
    if (1..=MAX_TILE).contains(&value) {
        return Ok(());
    }
    Err(QuestionError::Side {
        side,
        value,
        limit: MAX_TILE,
    })
}

/// Mixes two bytes; `strength` is the share of `to`, in 255ths.
pub(crate) fn mixed(from: u8, to: u8, strength: u8) -> u8 {
    let (from, to, strength) = (u32::from(from), u32::from(to), u32::from(strength));
    let sum = from * (255 - strength) + to * strength;
    u8::try_from((sum + 127) / 255).expect("a mean of bytes is a byte")
}
