//! The walls of Dynamic Nim's table, for JavaScript.

use serde::Serialize;
use tsify::Tsify;

use crate::dynamic_nim::Rule;
use crate::why::walls::Walls;

/// The walls of a table, and its rays.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(in crate::wasm) struct WhyWalls {
    /// By row: f, the first column after its wall; 0 for row 0, whose wall has no end.
    thresholds: Vec<u32>,
    /// The walls that are popped, ascending, each with the row whose ray did it.
    #[tsify(type = "[number, number][]")]
    popped: Vec<[u32; 2]>,
    /// How many rays are tried after each wall is popped.
    next_rays: u32,
    /// k, as near as a picture needs it.
    slope: f64,
    /// By distance, from 0: the column in which a ray meets the row so far above its beginning,
    /// exactly, such as `15/2`.
    columns: Vec<String>,
}

pub(super) fn shown_walls(walls: &Walls) -> WhyWalls {
    let table = walls.table();
    let rows = table.game().size();
    let Rule::Factor(k) = table.game().rule() else {
        unreachable!("the rule was read as a factor")
    };
    #[expect(clippy::cast_precision_loss, reason = "for a picture")]
    let slope = k.numerator() as f64 / k.denominator() as f64;
    let after_row_0 = table.as_slice().iter().skip(1).copied();
    WhyWalls {
        thresholds: std::iter::once(0).chain(after_row_0).collect(),
        popped: walls.popped().to_vec(),
        next_rays: walls.next_rays(),
        slope,
        columns: (0..=rows)
            .map(|distance| match distance {
                0 => "0".to_owned(),
                _ => walls.column_text(distance),
            })
            .collect(),
    }
}
