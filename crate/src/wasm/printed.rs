//! A printed recurrence beside the right one, for JavaScript.

use serde::Serialize;
use tsify::Tsify;

use crate::PrintedCell;
use crate::wasm::typed_array::Uint32Array;

/// Cells by a printed recurrence and by the right one, to the first that differs, which is the last.
#[derive(Serialize, Tsify)]
pub struct PrintedTable {
    /// Two numbers a cell: row and column, or x and y, or a heap and 0.
    places: Uint32Array,
    /// By cell: what the print says.
    printed: Uint32Array,
    /// By cell: what is true.
    correct: Uint32Array,
    /// Whether the last cell differs; else none does.
    differs: bool,
}

impl From<Vec<PrintedCell>> for PrintedTable {
    fn from(cells: Vec<PrintedCell>) -> Self {
        let numbers = |of: fn(&PrintedCell) -> u32| cells.iter().map(of).collect::<Vec<_>>().into();
        let places: Vec<u32> = cells.iter().flat_map(|cell| cell.place).collect();
        Self {
            places: places.into(),
            printed: numbers(|cell| cell.printed),
            correct: numbers(|cell| cell.correct),
            differs: cells.last().is_some_and(PrintedCell::differs),
        }
    }
}
