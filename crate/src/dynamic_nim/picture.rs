//! The table as a picture, for cells smaller than pixels.

use std::ops::Range;

use crate::{Colours, QuestionError};

use super::{Error, Thresholds};

/// The maximal width and height of a picture in pixels: more than the largest screens, and at most
/// 64 MiB of memory.
pub const MAX_PICTURE: u32 = 4096;

/// The most rows or columns of a window: the parts of a pixel then number less than 2^32, and
/// 64-bit integers hold every sum of them.
pub const MAX_WINDOW: u32 = 65_535;

/// The part of the table that a picture shows. It may extend past the end of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The first pile.
    pub first_row: u32,
    /// How many piles, 1 to [`MAX_WINDOW`].
    pub rows: u32,
    /// The first cap.
    pub first_column: u32,
    /// How many caps, 1 to [`MAX_WINDOW`].
    pub columns: u32,
}

/// Draws a window of the table.
///
/// Row m has the cells 0..=m, of which the first f(m) are P. Row 0, the infinite wall, is P in all
/// columns 0..=S. Everything outside the table is transparent. A pixel mixes the colours in exact
/// proportion to the areas that are P, N and outside, and rounds once, halves up.
///
/// Shape: `width` · `height` pixels of red, green, blue and opacity (not
/// premultiplied), by rows from the top.
///
/// # Errors
///
/// [`QuestionError::Side`] if `width` or `height` is not in 1..=[`MAX_PICTURE`], or a
/// side of the window not in 1..=[`MAX_WINDOW`].
///
/// Cost: O((rows + height) · width).
///
/// ```
/// use mexplorer::Colours;
/// use mexplorer::dynamic_nim::{Game, Rule, Window, picture, walls};
///
/// let thresholds = walls(&Game::new(1, Rule::factor("2")?), &mut ());
/// let window = Window { first_row: 0, rows: 2, first_column: 0, columns: 2 };
/// let colours = Colours { p: [200, 0, 0, 255], n: [0, 100, 0, 255] };
/// // Three cells of P and one of N, in one pixel.
/// assert_eq!(picture(&thresholds, window, 1, 1, colours)?, [150, 25, 0, 255]);
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn picture(
    thresholds: &Thresholds,
    window: Window,
    width: u32,
    height: u32,
    colours: Colours,
) -> Result<Vec<u8>, Error> {
    let grid = Grid {
        first_row: u64::from(window.first_row),
        first_column: u64::from(window.first_column),
        rows: side("rows", window.rows, MAX_WINDOW)?,
        columns: side("columns", window.columns, MAX_WINDOW)?,
        width: side("width", width, MAX_PICTURE)?,
        height: side("height", height, MAX_PICTURE)?,
    };
    let mut pixels = Vec::new();
    for y in 0..grid.height {
        for shares in grid.shares_of_strip(thresholds, y) {
            pixels.extend_from_slice(&shares.mix(grid.pixel_area(), colours));
        }
    }
    Ok(pixels)
}

fn side(side: &'static str, value: u32, limit: u32) -> Result<u64, Error> {
    if (1..=limit).contains(&value) {
        Ok(u64::from(value))
    } else {
        Err(QuestionError::Side { side, value, limit }.into())
    }
}

/// A window and its pixels in a common unit of length: a cell is `width` units wide and `height`
/// high, a pixel `columns` wide and `rows` high.
struct Grid {
    first_row: u64,
    first_column: u64,
    rows: u64,
    columns: u64,
    width: u64,
    height: u64,
}

impl Grid {
    fn pixel_area(&self) -> u64 {
        self.columns * self.rows
    }

    /// The P and N areas of the pixels (0, y) to (width − 1, y).
    fn shares_of_strip(&self, thresholds: &Thresholds, y: u64) -> Vec<Shares> {
        let mut shares: Vec<_> = (0..self.width).map(|_| Shares::default()).collect();
        let strip = y * self.rows..(y + 1) * self.rows;
        for row in strip.start / self.height..strip.end.div_ceil(self.height) {
            let Some((p_cells, cells)) = cells_of_row(thresholds, self.first_row + row) else {
                break;
            };
            let depth = overlap(&strip, &(row * self.height..(row + 1) * self.height));
            let p_span = 0..self.units_before(p_cells);
            let n_span = p_span.end..self.units_before(cells);
            for (share, x) in shares.iter_mut().zip(0..) {
                let pixel = x * self.columns..(x + 1) * self.columns;
                share.p += depth * overlap(&pixel, &p_span);
                share.n += depth * overlap(&pixel, &n_span);
            }
        }
        shares
    }

    fn units_before(&self, column: u32) -> u64 {
        u64::from(column).saturating_sub(self.first_column) * self.width
    }
}

/// How many cells of a row are P, and how many it has; `None` past the end of the table.
fn cells_of_row(thresholds: &Thresholds, row: u64) -> Option<(u32, u32)> {
    let size = thresholds.game().size();
    match u32::try_from(row) {
        Ok(0) => Some((size + 1, size + 1)),
        Ok(m) if m <= size => Some((thresholds.as_slice()[m as usize], m + 1)),
        _ => None,
    }
}

fn overlap(a: &Range<u64>, b: &Range<u64>) -> u64 {
    a.end.min(b.end).saturating_sub(a.start.max(b.start))
}

/// The areas of a pixel that are P and N; the rest is outside the table.
#[derive(Default)]
struct Shares {
    p: u64,
    n: u64,
}

impl Shares {
    fn mix(&self, area: u64, colours: Colours) -> [u8; 4] {
        // Weigh colours by opacity: a transparent colour contributes nothing.
        let p_weight = self.p * u64::from(colours.p[3]);
        let n_weight = self.n * u64::from(colours.n[3]);
        let weight = p_weight + n_weight;
        let channel = |i: usize| {
            let sum = p_weight * u64::from(colours.p[i]) + n_weight * u64::from(colours.n[i]);
            rounded_quotient(sum, weight.max(1))
        };
        [
            channel(0),
            channel(1),
            channel(2),
            rounded_quotient(weight, area),
        ]
    }
}

/// The quotient, rounded, halves up; a mean of bytes, so it is a byte.
fn rounded_quotient(sum: u64, count: u64) -> u8 {
    u8::try_from((2 * sum + count) / (2 * count)).expect("a mean of bytes is a byte")
}

#[cfg(test)]
mod tests {
    use super::{Grid, cells_of_row};
    use crate::dynamic_nim::{Game, Rule};

    #[test]
    fn the_pixels_share_out_every_cell() {
        let size = 20;
        let thresholds = Game::new(size, Rule::factor("5/2").unwrap()).solve();
        let cells = || (0..=u64::from(size)).filter_map(|row| cells_of_row(&thresholds, row));
        let p_cells: u64 = cells().map(|(p, _)| u64::from(p)).sum();
        let all_cells: u64 = cells().map(|(_, all)| u64::from(all)).sum();

        for (width, height) in [(1, 1), (3, 7), (21, 21), (22, 40), (64, 5)] {
            let grid = Grid {
                first_row: 0,
                first_column: 0,
                rows: 23,
                columns: 21,
                width,
                height,
            };
            let (mut p, mut n) = (0, 0);
            for shares in (0..height).flat_map(|y| grid.shares_of_strip(&thresholds, y)) {
                assert!(shares.p + shares.n <= grid.pixel_area());
                p += shares.p;
                n += shares.n;
            }
            assert_eq!(p, p_cells * width * height);
            assert_eq!(p + n, all_cells * width * height);
        }
    }
}
