//! The stars at any scale: how many there are in each pixel, counted by index.
//!
//! Whether star (aᵢ, bᵢ) lies in a pixel is a pair of conditions on i, because both values grow
//! with i. Let A(x) be the number of aᵢ below x, and B(y) the number of bᵢ below y, i from 0. Then
//! the pixel of columns x..x′ and rows y..y′ has the stars with
//!
//! A(x) ≤ i < A(x′) and B(y) ≤ i < B(y′),
//!
//! A(x) = ⌊xφ⌋ − x + 1 for x ≥ 1, B(y) = 2y − ⌊yφ⌋, A(0) = B(0) = 0.
//!
//! So the edges of the pixels divide the indices into intervals, by columns and by rows; where two
//! of these overlap are the stars of a pixel. Merging them visits the pixels along the ray in
//! order, and no others; the mirror images form a second ray, with A and B exchanged. All floors of
//! a tile come from one square root ([`Multiples`]).

use num_bigint::BigUint;

use crate::raster::{check_side, mixed};
use crate::{Colours, QuestionError, Tile};

use super::Error;
use super::golden_ratio::{GoldenRatio, Multiples};

/// The most decimal digits of a map's numbers: those of a pile, and some more to look around it.
pub const MAX_MAP_DIGITS: u32 = 1_010;

/// Draws the stars of a part of the grid, `a` to the right and `b` downwards.
///
/// A pixel without stars has the colour of N-cells. A pixel of c × c cells with s stars is coloured
/// between N and P with the strength
///
/// ½ + ½ · min(1, 21s / 8c).
///
/// It grows with the stars and is above a half for a single star: a star is never thinner than a
/// pixel. Where a ray crosses the pixel from side to side, it has c / φ² stars, give or take one,
/// and the strength is about 1: 21/8 is slightly more than φ². So rays have soft edges.
///
/// Shape: `width` · `height` pixels of red, green, blue and opacity, by rows from `row` on.
///
/// # Errors
///
/// [`QuestionError::MapLarge`] if a number of the tile has more than [`MAX_MAP_DIGITS`] digits,
/// [`QuestionError::Side`] if a side is not in 1..=[`MAX_TILE`](crate::MAX_TILE) or `cells` is 0.
///
/// Cost: one square root; for every pixel on a ray a few additions of numbers a little longer than
/// `cells`; and filling the rest.
///
/// ```
/// use mexplorer::{Colours, Tile};
/// use mexplorer::wythoff::map;
///
/// let (column, row, cells) = (1_u32.into(), 1_u32.into(), 1_u32.into());
/// let tile = Tile { row, column, cells, width: 2, height: 1 };
/// let colours = Colours { p: [200, 0, 0, 255], n: [0, 100, 0, 255] };
/// // (1, 1) is N, and (2, 1) a star.
/// assert_eq!(map(&tile, colours)?, [0, 100, 0, 255, 200, 0, 0, 255]);
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn map(tile: &Tile, colours: Colours) -> Result<Vec<u8>, Error> {
    let stars = pixels(tile)?;
    let mut image = colours.n.repeat(tile.width as usize * tile.height as usize);
    let scale = Scale::of(&tile.cells);
    for pixel in stars {
        let at = 4 * (pixel.row as usize * tile.width as usize + pixel.column as usize);
        let strength = scale.strength(&pixel.stars);
        for (channel, byte) in image[at..at + 4].iter_mut().enumerate() {
            *byte = mixed(colours.n[channel], colours.p[channel], strength);
        }
    }
    Ok(image)
}

/// Counts the stars of the square of `cells` × `cells` that begins at a column and a row.
///
/// # Errors
///
/// Those of [`map`].
///
/// ```
/// use mexplorer::wythoff::share;
///
/// let ten = || 10_u32.into();
/// // The corner, (1, 2), (3, 5), (4, 7) and their images.
/// assert_eq!(share(&0_u32.into(), &0_u32.into(), &ten())?, 7_u32.into());
/// assert_eq!(share(&ten(), &0_u32.into(), &ten())?, 3_u32.into()); // (10, 6), (13, 8), (15, 9)
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn share(column: &BigUint, row: &BigUint, cells: &BigUint) -> Result<BigUint, Error> {
    let square = Tile::square(row, column, cells);
    let pixel = pixels(&square)?.pop();
    Ok(pixel.map_or(BigUint::ZERO, |pixel| pixel.stars))
}

/// The stars of a window that begins at a column and a row, cell by cell.
///
/// Each is its column and its row in the window, by rows from the first; at most one in each row
/// and column.
///
/// # Errors
///
/// [`QuestionError::MapLarge`] as for [`map`], [`QuestionError::Side`] if `columns` or `rows` is
/// not in 1..=[`MAX_TILE`](crate::MAX_TILE).
///
/// ```
/// use mexplorer::wythoff::stars_in;
///
/// let stars = stars_in(&1_u32.into(), &0_u32.into(), 10, 5)?;
/// assert_eq!(stars, [[1, 1], [0, 2], [4, 3], [6, 4]]); // (2, 1), (1, 2), (5, 3), (7, 4)
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn stars_in(
    column: &BigUint,
    row: &BigUint,
    columns: u32,
    rows: u32,
) -> Result<Vec<[u32; 2]>, Error> {
    check_side("columns", columns)?;
    check_side("rows", rows)?;
    let tile = Tile {
        row: row.clone(),
        column: column.clone(),
        cells: BigUint::from(1_u32),
        width: columns,
        height: rows,
    };
    let stars = pixels(&tile)?.into_iter();
    Ok(stars.map(|pixel| [pixel.column, pixel.row]).collect())
}

fn check(tile: &Tile) -> Result<(), Error> {
    tile.check_sides()?;
    let past = BigUint::from(10_u32).pow(MAX_MAP_DIGITS);
    for number in [&tile.column, &tile.row, &tile.cells] {
        if *number >= past {
            return Err(QuestionError::MapLarge {
                value: number.to_string().len(),
                limit: MAX_MAP_DIGITS,
            }
            .into());
        }
    }
    Ok(())
}

/// A pixel with stars.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pixel {
    row: u32,
    column: u32,
    /// How many, at least 1.
    stars: BigUint,
}

/// All pixels with stars, by rows from the top, each from the left.
fn pixels(tile: &Tile) -> Result<Vec<Pixel>, Error> {
    check(tile)?;
    let golden = GoldenRatio::up_to((&tile.column).max(&tile.row).max(&tile.cells));
    let columns = golden.multiples(&tile.column, &tile.cells);
    let rows = golden.multiples(&tile.row, &tile.cells);
    let (columns, rows) = (
        Edges::new(&columns, tile.width),
        Edges::new(&rows, tile.height),
    );

    let mut pixels = Vec::new();
    merge(&columns.lowers(), &rows.uppers(), |column, row, stars| {
        pixels.push(Pixel { row, column, stars });
    });
    let has_corner = tile.column == BigUint::ZERO && tile.row == BigUint::ZERO;
    merge(
        &columns.uppers(),
        &rows.lowers(),
        |column, row, mut stars| {
            // (0, 0) is its own mirror image.
            if has_corner && (column, row) == (0, 0) {
                stars -= 1_u32;
            }
            if stars > BigUint::ZERO {
                pixels.push(Pixel { row, column, stars });
            }
        },
    );
    pixels.sort_by_key(|pixel| (pixel.row, pixel.column));
    // Both rays pass through the pixels near the corner.
    pixels.dedup_by(|next, pixel| {
        let is_same = (next.row, next.column) == (pixel.row, pixel.column);
        if is_same {
            pixel.stars += &next.stars;
        }
        is_same
    });
    Ok(pixels)
}

/// The edges of the columns or rows of a tile's pixels: x(0), …, x(`count`).
struct Edges<'a> {
    at: &'a Multiples<'a>,
    count: u32,
}

impl<'a> Edges<'a> {
    fn new(at: &'a Multiples<'a>, count: u32) -> Self {
        Self { at, count }
    }

    /// A at the edges.
    fn lowers(&self) -> Indices<impl Fn(u32) -> BigUint> {
        let at = self.at;
        Indices {
            base: &at.floor - at.start,
            // φ > 1, so the floor is not below t · step.
            after: move |t| {
                let is_positive = t > 0 || *at.start > BigUint::ZERO;
                at.floor_after(t) + u32::from(is_positive) - at.step * t
            },
            count: self.count,
        }
    }

    /// B at the edges.
    fn uppers(&self) -> Indices<impl Fn(u32) -> BigUint> {
        let at = self.at;
        Indices {
            base: at.start * 2_u32 - &at.floor,
            // From x to x + m the floor of φx grows by less than 1 + φm < 2m + 1, m ≥ 1.
            after: move |t| at.step * (2 * t) - at.floor_after(t),
            count: self.count,
        }
    }
}

/// An ascending sequence of `count` + 1 indices that divide the stars of a ray into intervals:
/// `base` + `after`(t). Only the base is as long as the coordinates.
struct Indices<F> {
    base: BigUint,
    after: F,
    count: u32,
}

/// [`Indices`] relative to a base that both sequences of a merge share.
struct Moved<'a, F> {
    indices: &'a Indices<F>,
    by: BigUint,
}

impl<'a, F: Fn(u32) -> BigUint> Moved<'a, F> {
    fn from(indices: &'a Indices<F>, base: &BigUint) -> Self {
        let by = &indices.base - base;
        Self { indices, by }
    }

    fn at(&self, t: u32) -> BigUint {
        (self.indices.after)(t) + &self.by
    }

    fn first(&self) -> BigUint {
        self.at(0)
    }

    fn last(&self) -> BigUint {
        self.at(self.indices.count)
    }

    /// The interval that contains an index, which is from the first on and below the last.
    fn interval_of(&self, index: &BigUint) -> u32 {
        let (mut low, mut high) = (0, self.indices.count);
        while high - low > 1 {
            let middle = u32::midpoint(low, high);
            if self.at(middle) <= *index {
                low = middle;
            } else {
                high = middle;
            }
        }
        low
    }
}

/// Passes on each overlap of an interval of columns and one of rows, and how many indices it has.
fn merge(
    columns: &Indices<impl Fn(u32) -> BigUint>,
    rows: &Indices<impl Fn(u32) -> BigUint>,
    mut overlap: impl FnMut(u32, u32, BigUint),
) {
    let base = (&columns.base).min(&rows.base);
    let (columns, rows) = (Moved::from(columns, base), Moved::from(rows, base));
    let mut index = columns.first().max(rows.first());
    let end = columns.last().min(rows.last());
    if index >= end {
        return;
    }
    let (mut column, mut row) = (columns.interval_of(&index), rows.interval_of(&index));
    let mut column_end = columns.at(column + 1);
    let mut row_end = rows.at(row + 1);
    loop {
        let next = (&column_end).min(&row_end).clone();
        if next > index {
            overlap(column, row, &next - &index);
        }
        if next >= end {
            break;
        }
        // It is not the last interval of its sequence, which ends at `end` or later.
        if column_end == next {
            column += 1;
            column_end = columns.at(column + 1);
        }
        if row_end == next {
            row += 1;
            row_end = rows.at(row + 1);
        }
        index = next;
    }
}

/// How many stars colour a pixel fully: 8c / 21, in numbers that fit.
struct Scale {
    /// The number of low bits of 8c and 21s that are ignored.
    dropped: u64,
    full: u64,
}

impl Scale {
    /// How many leading bits are used.
    const BITS: u64 = 40;

    fn of(cells: &BigUint) -> Self {
        let full = cells * 8_u32;
        let dropped = full.bits().saturating_sub(Self::BITS);
        let full = u64::try_from(full >> dropped).expect("40 bits");
        Self { dropped, full }
    }

    /// How strongly stars colour a pixel, in 255ths.
    fn strength(&self, stars: &BigUint) -> u8 {
        let part = u64::try_from((stars * 21_u32) >> self.dropped).unwrap_or(self.full);
        let (of, all) = (self.full + part.min(self.full), 2 * self.full);
        u8::try_from((255 * of + all / 2) / all).expect("at most 255")
    }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::{Error, Pixel, Scale, map, pixels, share, stars_in};
    use crate::wythoff::{Position, is_p, lower, lowers_below, star, upper, uppers_below};
    use crate::{Colours, MAX_TILE, QuestionError, Tile};

    fn tile(column: impl Into<BigUint>, row: impl Into<BigUint>, cells: u32) -> Tile {
        Tile {
            row: row.into(),
            column: column.into(),
            cells: cells.into(),
            width: 9,
            height: 7,
        }
    }

    /// Every cell of every pixel, counted one by one.
    fn counted(tile: &Tile) -> Vec<Pixel> {
        let cells = u32::try_from(&tile.cells).unwrap();
        let mut all = Vec::new();
        for row in 0..tile.height {
            for column in 0..tile.width {
                let mut stars = 0_u32;
                for (x, y) in (0..cells).flat_map(|x| (0..cells).map(move |y| (x, y))) {
                    let position = Position::new(
                        &tile.column + column * cells + x,
                        &tile.row + row * cells + y,
                    );
                    stars += u32::from(is_p(&position));
                }
                if stars > 0 {
                    let stars = stars.into();
                    all.push(Pixel { row, column, stars });
                }
            }
        }
        all
    }

    #[test]
    fn every_pixel_counts_its_stars() {
        for (column, row) in [
            (0_u32, 0_u32),
            (0, 1),
            (1, 0),
            (1, 1),
            (2, 3),
            (11, 19),
            (23, 9),
            (50, 0),
        ] {
            for cells in [1, 2, 3, 5, 11] {
                let tile = tile(column, row, cells);
                assert_eq!(pixels(&tile).unwrap(), counted(&tile), "{tile:?}");
            }
        }
    }

    #[test]
    fn a_tile_far_out_counts_its_stars() {
        let far = BigUint::from(10_u32).pow(400) + 7_u32;
        let mut touched = 0;
        for index in [&far, &(&far * 3_u32), &(BigUint::from(1_u32) << 1_000)] {
            let Position { a, b } = star(index);
            for (back, cells) in [(0_u32, 1), (3, 1), (8, 3), (20, 4)] {
                let above = tile(&a - back, &b - back, cells);
                let below = tile(&b - back, &a - back, cells);
                for tile in [above, below] {
                    let by_eye = counted(&tile);
                    assert_eq!(pixels(&tile).unwrap(), by_eye);
                    touched += by_eye.len();
                }
            }
            assert!(pixels(&tile(a.clone(), a, 5)).unwrap().is_empty());
        }
        assert!(touched > 100);
    }

    /// Fibonacci numbers are where fixed-point numbers do not decide.
    #[test]
    fn a_tile_at_fibonacci_numbers_counts_its_stars() {
        let (mut low, mut high) = (BigUint::from(1_u32), BigUint::from(2_u32));
        for place in 0..400 {
            if place % 40 > 37 {
                for cells in [1, 2] {
                    let tile = tile(&low - 1_u32, &high - 1_u32, cells);
                    assert_eq!(pixels(&tile).unwrap(), counted(&tile));
                }
            }
            let next = &low + &high;
            low = std::mem::replace(&mut high, next);
        }
    }

    #[test]
    fn a_window_far_out_has_the_stars_of_the_formula() {
        let index = BigUint::from(7_u32).pow(400);
        let corner = star(&index);
        let mut expected = Vec::new();
        for t in 0..700_u32 {
            let offset = |value: BigUint, from: &BigUint| u32::try_from(value - from).unwrap();
            let (column, row) = (
                offset(lower(&(&index + t)), &corner.a),
                offset(upper(&(&index + t)), &corner.b),
            );
            if column < 600 && row < 1_000 {
                expected.push([column, row]);
            }
        }
        assert!(expected.len() > 370);
        assert_eq!(
            stars_in(&corner.a, &corner.b, 600, 1_000).unwrap(),
            expected
        );
        let mut mirrored = expected;
        for star in &mut mirrored {
            star.reverse();
        }
        assert_eq!(
            stars_in(&corner.b, &corner.a, 1_000, 600).unwrap(),
            mirrored
        );
    }

    #[test]
    fn a_square_of_any_size_is_the_sum_of_its_quarters_and_its_pixels() {
        let half = BigUint::from(10_u32).pow(350) * 3_u32;
        let zero = BigUint::ZERO;
        // A square at the corner has the stars with an upper value below its side, and images.
        let expected = uppers_below(&half) * 2_u32 + 1_u32;
        assert_eq!(share(&zero, &zero, &half).unwrap(), expected);

        let far = lower(&BigUint::from(10_u32).pow(351));
        for (column, row) in [(&zero, &zero), (&zero, &half), (&far, &(&far + &half))] {
            let whole = share(column, row, &(&half * 2_u32)).unwrap();
            let mut sum = BigUint::ZERO;
            for (right, down) in [(0_u32, 0_u32), (0, 1), (1, 0), (1, 1)] {
                let (column, row) = (column + &half * right, row + &half * down);
                sum += share(&column, &row, &half).unwrap();
            }
            assert_eq!(sum, whole);
            let tile = Tile {
                row: row.clone(),
                column: column.clone(),
                cells: &half / 500_u32,
                width: 1_000,
                height: 1_000,
            };
            let pixels = pixels(&tile).unwrap();
            assert_eq!(
                pixels.iter().map(|pixel| &pixel.stars).sum::<BigUint>(),
                whole
            );
        }
        // All columns of a strip: those of its lower values, and of its upper ones.
        let strip = lowers_below(&half) + uppers_below(&half) + 1_u32;
        assert_eq!(strip, half);
    }

    const COLOURS: Colours = Colours {
        p: [255, 0, 10, 255],
        n: [0, 255, 10, 55],
    };

    #[test]
    fn a_picture_has_the_colour_of_its_stars() {
        for cells in [1, 4] {
            let tile = tile(0_u32, 0_u32, cells);
            let image = map(&tile, COLOURS).unwrap();
            assert_eq!(image.len(), 4 * 9 * 7);
            let stars = pixels(&tile).unwrap();
            for (at, pixel) in (0_u32..).zip(image.chunks(4)) {
                let has_star = |star: &&Pixel| star.row * 9 + star.column == at;
                match stars.iter().find(has_star) {
                    None => assert_eq!(pixel, COLOURS.n),
                    Some(_) if cells == 1 => assert_eq!(pixel, COLOURS.p),
                    Some(_) => assert!(pixel[0] > 127 && pixel[3] > 155, "{pixel:?}"),
                }
            }
        }
    }

    #[test]
    fn the_strength_grows_with_the_stars() {
        for cells in [1_u32, 2, 3, 100, 4_000_000_000] {
            for factor in [BigUint::from(1_u32), BigUint::from(10_u32).pow(390)] {
                let cells = &factor * cells;
                let scale = Scale::of(&cells);
                // From one star to as many as there are columns.
                let strengths: Vec<u8> = (0..=100_u32)
                    .map(|percent| scale.strength(&((&cells - 1_u32) * percent / 100_u32 + 1_u32)))
                    .collect();
                assert!(strengths.is_sorted());
                assert!(strengths[0] > 127 && strengths[100] == 255);
            }
        }
    }

    #[test]
    fn sides_and_numbers_out_of_bounds_are_refused() {
        for (width, height, cells) in [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1_025, 1, 1)] {
            let tile = Tile {
                width,
                height,
                ..tile(0_u32, 0_u32, cells)
            };
            let refused = map(&tile, COLOURS);
            assert!(matches!(
                refused,
                Err(Error::Question(QuestionError::Side { .. }))
            ));
        }
        let zero = BigUint::ZERO;
        for (columns, rows, side, value) in [(0, 1, "columns", 0), (1, 1_025, "rows", 1_025)] {
            let error = QuestionError::Side {
                side,
                value,
                limit: MAX_TILE,
            };
            assert_eq!(stars_in(&zero, &zero, columns, rows), Err(error.into()));
        }
        let longest = BigUint::from(10_u32).pow(super::MAX_MAP_DIGITS) - 1_u32;
        assert!(share(&longest, &longest, &longest).is_ok());
        let longer = &longest + 1_u32;
        for (column, row, cells) in [
            (&longer, &zero, &longest),
            (&zero, &longer, &longest),
            (&zero, &zero, &longer),
        ] {
            let error = QuestionError::MapLarge {
                value: 1_011,
                limit: super::MAX_MAP_DIGITS,
            };
            assert_eq!(share(column, row, cells), Err(error.into()));
        }
    }
}
