//! The table at any scale: how many cells of each pixel are P, counted by digits.
//!
//! For any function t, let T(M) be the sum of t(f(m)) over the rows m = 1..=M. The number system
//! gives it. With M = d₁ + … + dₜ,
//!
//! T(M) = T(d₁) + … + T(dₜ),  T(Hⱼ₊₁) = T(Hⱼ) + T(Hᵢ) − t(Hᵢ) + t(Hⱼ₊₁),
//!
//! because the rows Hⱼ + r repeat the rows r < Hᵢ, and row Hⱼ₊₁ has the threshold Hⱼ₊₁. So a strip
//! of 10^98 rows is counted as easily as one of ten. The boundaries of the strips differ only in
//! their last digits; the first digits, which they share, cancel.

use num_bigint::BigUint;

use crate::raster::{check_side, mixed};
use crate::{Colours, QuestionError, Tile};

use super::{Error, NSet};

/// The most decimal digits the pile of a map has.
pub const MAX_MAP_DIGITS: u32 = 1_000;

/// The numbers of cells in a square of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// The P-cells.
    pub p: BigUint,
    /// All cells; right of the diagonal only row 0 has cells.
    pub cells: BigUint,
}

/// Consecutive pixels of a strip that are alike.
struct Run {
    pixels: u32,
    share: Share,
}

/// Draws a part of the map of the table with rows 0..=S, where S is the pile of the set.
///
/// A pixel with P-cells is coloured between N and P with the strength
///
/// ½ + ½ · log(1 + P-cells) / log(1 + cells);
///
/// the logarithm to base 2 is interpolated linearly between powers of two. A pixel without P-cells
/// has the colour of N. The strength grows with the share of P-cells and is 1 if all cells are P.
/// It is above a half for any wall, through however many rows: a wall never vanishes. At the edge
/// of the table the opacity is the share of the pixel's area that is in the table, and at least the
/// strength of its P-cells relative to the whole area.
///
/// Shape: `width` · `height` pixels of red, green, blue and opacity, by rows from
/// the top.
///
/// # Errors
///
/// [`QuestionError::MapLarge`] if S has more than [`MAX_MAP_DIGITS`] digits,
/// [`QuestionError::Side`] if a side is not in 1..=[`MAX_TILE`](crate::MAX_TILE) or `cells` is 0.
///
/// Cost: O(height · log S · log(width)) additions, whatever `cells` is.
///
/// ```
/// use mexplorer::dynamic_nim::{NSet, Rule, map};
/// use mexplorer::{Colours, Tile};
///
/// let set = NSet::build(&Rule::factor("2")?, &3_u32.into(), &mut ())?;
/// let one = || 1_u32.into();
/// let tile = Tile { row: one(), column: one(), cells: one(), width: 2, height: 1 };
/// let colours = Colours { p: [200, 0, 0, 255], n: [0, 100, 0, 255] };
/// // Cell (1, 1) is N, and (1, 2) is not a cell.
/// assert_eq!(map(&set, &tile, colours)?, [0, 100, 0, 255, 0, 100, 0, 0]);
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn map(set: &NSet, tile: &Tile, colours: Colours) -> Result<Vec<u8>, Error> {
    let area = &tile.cells * &tile.cells;
    let mut pixels = Vec::new();
    strips(set, tile, &mut |strip| {
        for run in strip {
            let pixel = colour(&run.share, &area, colours);
            for _ in 0..run.pixels {
                pixels.extend_from_slice(&pixel);
            }
        }
    })?;
    Ok(pixels)
}

/// Counts the cells of one square, which is a [`Tile`] of one pixel.
///
/// # Errors
///
/// Those of [`map`].
pub fn share(set: &NSet, row: &BigUint, column: &BigUint, cells: &BigUint) -> Result<Share, Error> {
    let tile = Tile::square(row, column, cells);
    let mut share = Share::default();
    strips(set, &tile, &mut |strip| {
        if let Some(run) = strip.into_iter().next() {
            share = run.share;
        }
    })?;
    Ok(share)
}

/// Where the walls of some rows end within a window that begins at `column`.
///
/// Length: `rows`; index: the row, from `row` on. How many P-cells the row has in the columns from
/// `column` on, at most `columns`; [`u32::MAX`] for rows beyond S.
///
/// # Errors
///
/// [`QuestionError::MapLarge`] as for [`map`], [`QuestionError::Side`] if `rows` or `columns` is
/// not in 1..=[`MAX_TILE`](crate::MAX_TILE).
pub fn wall_ends(
    set: &NSet,
    row: &BigUint,
    column: &BigUint,
    rows: u32,
    columns: u32,
) -> Result<Vec<u32>, Error> {
    check_size(set)?;
    check_side("rows", rows)?;
    check_side("columns", columns)?;
    let within = |f: &BigUint| {
        let length = if f > column {
            f - column
        } else {
            BigUint::ZERO
        };
        u32::try_from(&length).map_or(columns, |length| length.min(columns))
    };
    let whole_row = set.up_to() + 1_u32;
    let ends = (0..rows).map(|offset| {
        let m = row + offset;
        if m > *set.up_to() {
            u32::MAX
        } else if m == BigUint::ZERO {
            within(&whole_row)
        } else {
            within(set.threshold(&m))
        }
    });
    Ok(ends.collect())
}

fn check_size(set: &NSet) -> Result<(), Error> {
    if *set.up_to() >= BigUint::from(10_u32).pow(MAX_MAP_DIGITS) {
        return Err(QuestionError::MapLarge {
            value: set.up_to().to_string().len(),
            limit: MAX_MAP_DIGITS,
        }
        .into());
    }
    Ok(())
}

/// Passes every strip of pixels to `draw`, from the top, as runs from the left.
fn strips(set: &NSet, tile: &Tile, draw: &mut dyn FnMut(Vec<Run>)) -> Result<(), Error> {
    check_size(set)?;
    tile.check_sides()?;
    let groups = groups(set, tile);
    let sums = sums_to(set, &groups, &boundaries(set.up_to(), tile));
    for (y, sums) in (0..tile.height).zip(sums.windows(2)) {
        let strip = Strip::new(set.up_to(), tile, y);
        let tally: Vec<Tally> = (sums[0].iter().zip(&sums[1]))
            .map(|(before, after)| Tally {
                rows: &after.rows - &before.rows,
                cells: &after.cells - &before.cells,
            })
            .collect();
        draw(strip.runs(&groups, &tally));
    }
    Ok(())
}

/// Consecutive members whose walls end in the same pixel column.
struct Group {
    /// The pixel, from 0; the width for the last group, whose walls end right of the tile.
    pixel: u32,
    /// Its first column.
    column: BigUint,
    /// The members: indices of the first, and one past the last.
    members: std::ops::Range<usize>,
}

/// The groups of a tile from the left; the last one is of the walls that end right of it.
fn groups(set: &NSet, tile: &Tile) -> Vec<Group> {
    let members = set.members();
    let ends_by = |column: &BigUint| members.partition_point(|member| member <= column);
    let mut groups = Vec::new();
    let mut first = ends_by(&tile.column);
    let right_edge = &tile.column + &tile.cells * tile.width;
    let beyond = ends_by(&right_edge);
    while first < beyond {
        // Member H ends in the pixel that holds column H − 1.
        let pixel = (&members[first] - 1_u32 - &tile.column) / &tile.cells;
        let column = &tile.column + &pixel * &tile.cells;
        let end = ends_by(&(&column + &tile.cells));
        groups.push(Group {
            pixel: u32::try_from(&pixel).expect("a pixel of the tile"),
            column,
            members: first..end,
        });
        first = end;
    }
    groups.push(Group {
        pixel: tile.width,
        column: right_edge,
        members: beyond..members.len(),
    });
    groups
}

/// What some rows contribute to a group.
#[derive(Clone, Default)]
struct Tally {
    /// Rows whose wall ends in the group's pixel.
    rows: BigUint,
    /// Their cells in that pixel.
    cells: BigUint,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.rows += &other.rows;
        self.cells += &other.cells;
    }
}

/// Entry y is the number M of rows above strip y, without row 0; they are the rows 1..=M. The last
/// entry is that number for the end of the lowest strip. Length: height + 1.
fn boundaries(size: &BigUint, tile: &Tile) -> Vec<BigUint> {
    let mut row = tile.row.clone();
    let mut rows = Vec::with_capacity(tile.height as usize + 1);
    for _ in 0..=tile.height {
        let above = if row == BigUint::ZERO {
            BigUint::ZERO
        } else {
            &row - 1_u32
        };
        rows.push(above.min(size.clone()));
        row += &tile.cells;
    }
    rows
}

/// For every boundary M the tallies of the rows 1..=M by group, less a part that all share.
fn sums_to(set: &NSet, groups: &[Group], boundaries: &[BigUint]) -> Vec<Vec<Tally>> {
    let digits: Vec<_> = shared_digits_dropped(set, boundaries);
    let last = |(_, digits): &(BigUint, Vec<u32>)| digits.first().map(|&d| d as usize);
    let highest = digits.iter().filter_map(last).max();
    let has_periods = digits.iter().any(|(periods, _)| *periods > BigUint::ZERO);
    let up_to = if has_periods {
        set.count()
    } else {
        highest.map_or(0, |highest| highest + 1)
    };
    let tables: Vec<Vec<Tally>> = groups
        .iter()
        .map(|group| tallies_of_members(set, group, up_to))
        .collect();
    let sum = |(periods, digits): &(BigUint, Vec<u32>)| {
        let of_group = |(group, table): (&Group, &Vec<Tally>)| {
            let mut sum = Tally::default();
            if let Some(period) = table.last().filter(|_| *periods > BigUint::ZERO) {
                sum.rows = &period.rows * periods;
                sum.cells = &period.cells * periods;
            }
            for &digit in digits {
                // The first d rows have no threshold above d.
                if (digit as usize) < group.members.start {
                    break;
                }
                sum.add(&table[digit as usize]);
            }
            sum
        };
        groups.iter().zip(&tables).map(of_group).collect()
    };
    digits.iter().map(sum).collect()
}

/// The periods and digits of every boundary, without the part that all of them begin with.
fn shared_digits_dropped(set: &NSet, boundaries: &[BigUint]) -> Vec<(BigUint, Vec<u32>)> {
    let (first, last) = (&boundaries[0], &boundaries[boundaries.len() - 1]);
    let (low, high) = (set.digits(first, &mut ()), set.digits(last, &mut ()));
    if low.periods != high.periods {
        return boundaries
            .iter()
            .map(|row| {
                let digits = set.digits(row, &mut ());
                (digits.periods - &low.periods, digits.members)
            })
            .collect();
    }
    // Every number between two numbers begins with the digits that both begin with.
    let pairs = low.members.iter().zip(&high.members);
    let shared = pairs.take_while(|(a, b)| a == b).count();
    let mut shared_rows = BigUint::ZERO;
    if let Some(period) = set.period() {
        shared_rows += period * &low.periods;
    }
    for &digit in &low.members[..shared] {
        shared_rows += set.member(digit);
    }
    boundaries
        .iter()
        .map(|row| (BigUint::ZERO, set.greedy(row - &shared_rows)))
        .collect()
}

/// T(H) of a group for each of the first `count` members H.
fn tallies_of_members(set: &NSet, group: &Group, count: usize) -> Vec<Tally> {
    let of_row = |member: usize| {
        if group.members.contains(&member) {
            Tally {
                rows: BigUint::from(1_u32),
                cells: &set.members()[member] - &group.column,
            }
        } else {
            Tally::default()
        }
    };
    let mut table: Vec<Tally> = Vec::with_capacity(count);
    for member in 0..count {
        let mut tally = of_row(member);
        if member > 0 && member >= group.members.start {
            tally.add(&table[member - 1]);
            let repeated = set.pointer()[member] as usize;
            tally.add(&table[repeated]);
            let last = of_row(repeated);
            tally.rows -= last.rows;
            tally.cells -= last.cells;
        }
        table.push(tally);
    }
    table
}

/// The rows of one strip of pixels.
struct Strip<'a> {
    size: &'a BigUint,
    tile: &'a Tile,
    /// The first row, and one past the last; without row 0, which is counted separately.
    rows: (BigUint, BigUint),
    has_row_0: bool,
}

impl<'a> Strip<'a> {
    fn new(size: &'a BigUint, tile: &'a Tile, y: u32) -> Self {
        let past = size + 1_u32;
        let first = &tile.row + &tile.cells * y;
        let end = (&first + &tile.cells).min(past.clone());
        let has_row_0 = first == BigUint::ZERO;
        Self {
            size,
            tile,
            rows: (first.max(1_u32.into()).min(past), end.max(1_u32.into())),
            has_row_0,
        }
    }

    /// The strip's pixels from the left; `tally` is indexed by group.
    fn runs(&self, groups: &[Group], tally: &[Tally]) -> Vec<Run> {
        let Tile { width, cells, .. } = self.tile;
        // Rows whose wall continues past the current pixel.
        let mut standing: BigUint = tally.iter().map(|tally| &tally.rows).sum();
        // A run ends where a wall may end, and where the table does.
        let mut cuts = vec![0];
        let mut cut = |at: u32| {
            if let Err(place) = cuts.binary_search(&at)
                && at < *width
            {
                cuts.insert(place, at);
            }
        };
        for group in groups {
            cut(group.pixel);
            cut(group.pixel + 1);
        }
        for edge in [&self.rows.0, &self.rows.1, self.size] {
            self.pixels_around(edge).for_each(&mut cut);
        }

        let mut next_group = groups.iter().zip(tally).peekable();
        let ends = cuts[1..].iter().chain(std::iter::once(width));
        let mut runs = Vec::with_capacity(cuts.len());
        for (&pixel, &end) in cuts.iter().zip(ends) {
            let mut p = BigUint::ZERO;
            if let Some((_, tally)) = next_group.next_if(|(group, _)| group.pixel == pixel) {
                standing -= &tally.rows;
                p += &tally.cells;
            }
            p += &standing * cells;
            let column = &self.tile.column + cells * pixel;
            let mut share = Share {
                p,
                cells: self.cells_below_row_0(&column),
            };
            if self.has_row_0 {
                let whole_row = between(&column, &(self.size + 1_u32), cells);
                share.p += &whole_row;
                share.cells += whole_row;
            }
            runs.push(Run {
                pixels: end - pixel,
                share,
            });
        }
        runs
    }

    /// The pixel that contains a column (or the first pixel) and the next two, as far as the tile
    /// goes.
    fn pixels_around(&self, column: &BigUint) -> impl Iterator<Item = u32> {
        let right = between(&self.tile.column, column, column) / &self.tile.cells;
        let last = self.tile.width;
        let pixel = u32::try_from(&right).map_or(last, |pixel| pixel.min(last));
        pixel..pixel + 3
    }

    /// How many cells the rows have in a pixel that begins at a column; row m ends at column m.
    fn cells_below_row_0(&self, column: &BigUint) -> BigUint {
        let (first, end) = &self.rows;
        let right = column + &self.tile.cells;
        // Rows from `right` − 1 on fill the whole width of the pixel.
        let full_from = (&right - 1_u32).max(first.clone()).min(end.clone());
        let touch_from = column.max(first).min(&full_from).clone();
        let full = (end - &full_from) * &self.tile.cells;
        // The rows from `touch_from` on have 1, 2, 3, … more cells each.
        let rows = &full_from - &touch_from;
        if rows == BigUint::ZERO {
            return full;
        }
        let least = &touch_from + 1_u32 - column;
        let most = &full_from - column;
        full + (least + most) * rows / 2_u32
    }
}

/// How many of the `count` columns from `column` on are below `end`.
fn between(column: &BigUint, end: &BigUint, count: &BigUint) -> BigUint {
    if end > column {
        (end - column).min(count.clone())
    } else {
        BigUint::ZERO
    }
}

fn colour(share: &Share, area: &BigUint, colours: Colours) -> [u8; 4] {
    let strength = strength_of(&share.p, &share.cells);
    let channel = |i: usize| mixed(colours.n[i], colours.p[i], strength);
    let hairline = strength_of(&share.p, area);
    let covered = (&share.cells * 255_u32 * 2_u32 + area) / (area * 2_u32);
    let covered = u8::try_from(&covered).expect("at most 255");
    let opacity = mixed(0, channel(3), covered.max(hairline));
    [channel(0), channel(1), channel(2), opacity]
}

/// How strongly P-cells colour a pixel, in 255ths.
fn strength_of(p: &BigUint, cells: &BigUint) -> u8 {
    if *p == BigUint::ZERO {
        return 0;
    }
    let (of, all) = (log2(p), log2(cells));
    let rounded = (255 * (of + all) + all) / (2 * all);
    u8::try_from(rounded).expect("at most 255")
}

/// log₂(1 + count) in units of 2^-16, linear between powers of two: monotone, and an integer.
fn log2(count: &BigUint) -> u64 {
    let value = count + 1_u32;
    let whole = value.bits() - 1;
    let leading = if whole > 16 {
        value >> (whole - 16)
    } else {
        value << (16 - whole)
    };
    (whole << 16) + (u64::try_from(&leading).expect("17 bits") - (1 << 16))
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::{Error, MAX_MAP_DIGITS, Share, log2, map, share, strips, wall_ends};
    use crate::dynamic_nim::{Game, NSet, Rule, rows};
    use crate::{Colours, QuestionError, Tile};

    const RED_ON_GREEN: Colours = Colours {
        p: [255, 0, 0, 255],
        n: [0, 255, 0, 255],
    };

    fn rules() -> Vec<Rule> {
        let factors = ["1/2", "1", "2", "5/2", "3", "43/11", "10", "1000"];
        let lists = ["", "0", "1,1,4", "2,2,3,5", "100"];
        (factors.iter().map(|k| Rule::factor(k).unwrap()))
            .chain(lists.iter().map(|list| Rule::limit(list).unwrap()))
            .collect()
    }

    /// The cells of a square, counted one by one.
    fn counted(f: &[u32], row: u32, column: u32, cells: u32) -> Share {
        let size = u32::try_from(f.len()).unwrap() - 1;
        let mut share = Share::default();
        for m in row..(row + cells).min(size + 1) {
            for n in column..column + cells {
                let last = if m == 0 { size } else { m };
                share.cells += u32::from(n <= last);
                share.p += u32::from(n <= last && n < f[m as usize]);
            }
        }
        share
    }

    fn shares(set: &NSet, tile: &Tile) -> Vec<Vec<Share>> {
        let mut all = Vec::new();
        strips(set, tile, &mut |strip| {
            let pixels = strip
                .into_iter()
                .flat_map(|run| (0..run.pixels).map(move |_| run.share.clone()));
            all.push(pixels.collect());
        })
        .unwrap();
        all
    }

    #[test]
    fn every_pixel_counts_its_cells() {
        for rule in rules() {
            for size in [0, 1, 2, 13, 40, 77] {
                let thresholds = rows(&Game::new(size, rule.clone()), &mut ());
                let f = thresholds.as_slice();
                let set = NSet::build(&rule, &size.into(), &mut ()).unwrap();
                for (row, column, cells, width, height) in [
                    (0, 0, 1, 80, 80),
                    (0, 0, 3, 30, 30),
                    (0, 0, 100, 1, 1),
                    (5, 2, 1, 9, 40),
                    (7, 0, 2, 12, 9),
                    (30, 21, 4, 7, 3),
                    (0, 13, 5, 14, 2),
                    (90, 0, 1, 3, 3),
                    (1, 0, 13, 8, 8),
                ] {
                    let tile = Tile {
                        row: row.into(),
                        column: column.into(),
                        cells: cells.into(),
                        width,
                        height,
                    };
                    let strips = shares(&set, &tile);
                    assert_eq!(strips.len(), height as usize);
                    for (strip, y) in strips.iter().zip(0..) {
                        assert_eq!(strip.len(), width as usize);
                        for (pixel, x) in strip.iter().zip(0..) {
                            let by_eye = counted(f, row + y * cells, column + x * cells, cells);
                            assert_eq!(*pixel, by_eye, "{rule:?}, {size}, {tile:?} at {x}, {y}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_strips_of_a_huge_pile_are_those_of_a_small_one_moved() {
        // Rows H + r repeat rows r for as long as the next member is away.
        for k in ["1", "2", "5/2", "3"] {
            let rule = Rule::factor(k).unwrap();
            let size = BigUint::from(10_u32).pow(120);
            let set = NSet::build(&rule, &size, &mut ()).unwrap();
            let member = set.members().iter().rev().nth(9).unwrap();
            let base = set.members().last().unwrap() + member;
            for cells in [BigUint::from(1_u32), member / 4_000_u32] {
                let tile = |row: BigUint| Tile {
                    row,
                    column: 0_u32.into(),
                    cells: cells.clone(),
                    width: 40,
                    height: 60,
                };
                let first = 1_u32.into();
                let near = shares(&set, &tile(first));
                let far = shares(&set, &tile(&base + 1_u32));
                let p = |strips: &[Vec<Share>]| -> Vec<Vec<BigUint>> {
                    let of_strip = |strip: &Vec<Share>| strip.iter().map(|s| s.p.clone()).collect();
                    strips.iter().map(of_strip).collect()
                };
                assert_eq!(p(&near), p(&far), "k = {k}, {cells} cells a pixel");
                // All the rows of a strip together: as the sum of its pixels over all columns.
                assert!(far.iter().all(|strip| strip[0].p > BigUint::ZERO));
            }
        }
    }

    #[test]
    fn one_square_is_the_sum_of_its_four_quarters() {
        let rule = Rule::factor("5/2").unwrap();
        let size = BigUint::from(10_u32).pow(200);
        let set = NSet::build(&rule, &size, &mut ()).unwrap();
        let half = BigUint::from(10_u32).pow(150) * 7_u32;
        let (row, column) = (BigUint::from(3_u32).pow(400), BigUint::ZERO);
        let whole = share(&set, &row, &column, &(&half * 2_u32)).unwrap();
        let mut sum = Share::default();
        for (down, right) in [(0_u32, 0_u32), (0, 1), (1, 0), (1, 1)] {
            let (row, column) = (&row + &half * down, &column + &half * right);
            let quarter = share(&set, &row, &column, &half).unwrap();
            sum.p += quarter.p;
            sum.cells += quarter.cells;
        }
        assert_eq!(sum, whole);
        assert!(whole.p > BigUint::ZERO);
    }

    #[test]
    fn the_ends_of_walls_are_the_thresholds_cut_to_the_window() {
        for rule in rules() {
            let size = 50_u32;
            let thresholds = rows(&Game::new(size, rule.clone()), &mut ());
            let set = NSet::build(&rule, &size.into(), &mut ()).unwrap();
            for (row, column) in [(0_u32, 0_u32), (3, 2), (45, 20)] {
                let ends = wall_ends(&set, &row.into(), &column.into(), 10, 8).unwrap();
                for (m, end) in (row..).zip(ends) {
                    let f = thresholds.as_slice().get(m as usize);
                    let f = f.map(|&f| if m == 0 { size + 1 } else { f });
                    let expected = f.map_or(u32::MAX, |f| f.saturating_sub(column).min(8));
                    assert_eq!(end, expected, "{rule:?}, row {m}");
                }
            }
        }
    }

    #[test]
    fn a_wall_is_never_thinner_than_a_hairline() {
        let rule = Rule::factor("2").unwrap();
        let size = BigUint::from(10_u32).pow(100);
        let set = NSet::build(&rule, &size, &mut ()).unwrap();
        let cells = BigUint::from(10_u32).pow(97);
        let last = set.members().last().unwrap();
        // A strip with one wall that goes right through: of the last member alone.
        let tile = Tile {
            row: last - &cells / 2_u32,
            column: &cells * 20_u32,
            cells,
            width: 20,
            height: 1,
        };
        for pixel in map(&set, &tile, RED_ON_GREEN).unwrap().chunks(4) {
            assert!(
                pixel[0] > 100 && pixel[1] < 155 && pixel[3] == 255,
                "{pixel:?}"
            );
        }
    }

    #[test]
    fn the_strength_grows_with_the_share() {
        let mut before = 0;
        for count in 0..5_000_u32 {
            let now = log2(&count.into());
            assert!(now > before || count == 0);
            before = now;
        }
        assert_eq!(log2(&BigUint::from(0_u32)), 0);
        assert_eq!(log2(&BigUint::from(1_u32)), 1 << 16);
        assert_eq!(log2(&BigUint::from(65_535_u32)), 16 << 16);
    }

    #[test]
    fn sides_and_piles_out_of_bounds_are_refused() {
        let rule = Rule::factor("2").unwrap();
        let tile = |width, height, cells: u32| Tile {
            row: 0_u32.into(),
            column: 0_u32.into(),
            cells: cells.into(),
            width,
            height,
        };
        let set = NSet::build(&rule, &9_u32.into(), &mut ()).unwrap();
        let refused = |set: &NSet, tile: &Tile| match map(set, tile, RED_ON_GREEN) {
            Err(Error::Question(error)) => error,
            other => panic!("{other:?}"),
        };
        for (width, height, cells) in [
            (0, 1, 1),
            (1, 0, 1),
            (1, 1, 0),
            (1_025, 1, 1),
            (u32::MAX, u32::MAX, 1),
        ] {
            let error = refused(&set, &tile(width, height, cells));
            assert!(matches!(error, QuestionError::Side { .. }));
        }
        let longest = BigUint::from(10_u32).pow(MAX_MAP_DIGITS) - 1_u32;
        let set = NSet::build(&rule, &longest, &mut ()).unwrap();
        assert!(map(&set, &tile(2, 2, 7), RED_ON_GREEN).is_ok());
        let set = NSet::build(&rule, &(longest + 1_u32), &mut ()).unwrap();
        let error = refused(&set, &tile(2, 2, 7));
        assert!(matches!(error, QuestionError::MapLarge { .. }));
    }
}
