//! Boards by rule and by seed, and the boards that refute the sources.
//!
//! The same arguments make the same board, everywhere and for ever: links rely on it.

use super::{Board, Error, Layers, Player, UNREACHABLE, index_u32};

/// The highest level of [`double_tree`] on the largest board.
pub const MAX_TREE_LEVEL: u32 = 14;

/// The two boards of the official sample; B wins the first, A the second.
///
/// # Panics
///
/// Never: the text is right.
#[must_use]
pub fn official_sample() -> [Board; 2] {
    ["A.../.x../..../...B", "A.../..../..x./...B"].map(named)
}

/// The board that refutes the source's claim of one arc, 9 × 9; B wins.
///
/// With A to move on cell (0, 4), having stepped there from (1, 4), B wins from (6, 4) and
/// (8, 4) and loses from (7, 3) and (7, 5), which lie between them on the ring.
///
/// # Panics
///
/// Never: the text is right.
#[must_use]
pub fn two_arcs() -> Board {
    named(
        "........./.x.xAx.x./.x.....x./.xxxxxxx./.x.....x./.x.....x./...x.x.../.xx.B.xx./.........",
    )
}

/// A board on which the B-row test is needed, 6 × 6; B wins, by answering round the back of the
/// ring.
///
/// # Panics
///
/// Never: the text is right.
#[must_use]
pub fn wrap() -> Board {
    named("x....x/...x../..x..A/x.Bx.x/..x.../.....x")
}

fn named(rows: &str) -> Board {
    Board::parse(rows).expect("a board of this file is right")
}

/// A board without walls, A and B in opposite corners.
///
/// # Panics
///
/// If a side is not one of a board.
#[must_use]
pub fn open_board(rows: u32, columns: u32) -> Board {
    let white = vec![true; (rows * columns) as usize];
    Board::new(rows, columns, &white, 0, rows * columns - 1)
}

/// One corridor to and fro over the whole board, from the first row down: d ≈ rows · columns / 2,
/// and even.
///
/// # Panics
///
/// If a side is not one of a board.
#[must_use]
pub fn serpentine(rows: u32, columns: u32) -> Board {
    let is_white = |row: u32, column: u32| match row % 4 {
        0 | 2 => true,
        // A way down on the right, and the next time on the left.
        1 => row + 1 < rows && column == columns - 1,
        _ => row + 1 < rows && column == 0,
    };
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let white = cells.map(|(row, column)| is_white(row, column)).collect();
    far_apart(rows, columns, white, 0)
}

/// Square corridors around each other, 1 wide, with two to four doors at random in every wall
/// between them; A in a corner outside, B as far away as can be at an even distance.
///
/// # Panics
///
/// If the side is not one of a board.
#[must_use]
pub fn ring_corridors(side: u32, seed: u64) -> Board {
    let mut random = Random::new(seed);
    let ring = |row: u32, column: u32| row.min(column).min(side - 1 - row).min(side - 1 - column);
    let cells = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
    let mut white: Vec<bool> = cells
        .map(|(row, column)| ring(row, column) % 2 == 0)
        .collect();
    for wall in (1..side.div_ceil(2)).step_by(2) {
        // The wall's side, and how long it is without its corners.
        let (last, length) = (side - 1 - wall, (side - 2 * wall).saturating_sub(2));
        for _ in 0..2 + random.below(3) {
            // A wall around nothing more than a cell has no room for a door.
            let along = wall + 1 + random.below(length.max(1));
            let (row, column) = match random.below(4) {
                0 => (wall, along),
                1 => (last, along),
                2 => (along, wall),
                _ => (along, last),
            };
            if length > 0 {
                white[(row * side + column) as usize] = true;
            }
        }
    }
    far_apart(side, side, white, 0)
}

/// A maze of corridors 1 wide: a random tree by depth-first search, and then each wall between
/// two corridors is opened with a probability of `loops` percent. A in a corner, B as
/// far away as can be at an even distance.
///
/// With `loops` = 0 there is one path between any two cells.
///
/// # Panics
///
/// If a side is not one of a board.
#[must_use]
pub fn maze(rows: u32, columns: u32, loops: u32, seed: u64) -> Board {
    let mut random = Random::new(seed);
    let mut white = vec![false; (rows * columns) as usize];
    // The rooms are the cells of even rows and columns.
    let rooms = |cell: u32| {
        let (row, column) = (cell / columns, cell % columns);
        [
            (row >= 2, cell.wrapping_sub(2 * columns)),
            (column + 2 < columns, cell + 2),
            (row + 2 < rows, cell + 2 * columns),
            (column >= 2, cell.wrapping_sub(2)),
        ]
        .into_iter()
        .filter_map(|(is_room, room)| is_room.then_some(room))
    };
    white[0] = true;
    let mut path = vec![0];
    while let Some(&cell) = path.last() {
        let fresh: Vec<u32> = rooms(cell).filter(|&room| !white[room as usize]).collect();
        if fresh.is_empty() {
            path.pop();
        } else {
            let room = fresh[random.below(index_u32(fresh.len())) as usize];
            white[room as usize] = true;
            white[u32::midpoint(cell, room) as usize] = true;
            path.push(room);
        }
    }
    for row in (0..rows).step_by(2) {
        for column in (0..columns).step_by(2) {
            let cell = row * columns + column;
            for room in rooms(cell).filter(|&room| room > cell) {
                if random.below(100) < loops {
                    white[u32::midpoint(cell, room) as usize] = true;
                }
            }
        }
    }
    far_apart(rows, columns, white, 0)
}

/// Every cell is black with a probability of `walls` percent. A anywhere in the largest white
/// region, B as far away as can be at an even distance.
///
/// # Panics
///
/// If a side is not one of a board.
#[must_use]
pub fn random(rows: u32, columns: u32, walls: u32, seed: u64) -> Board {
    let mut random = Random::new(seed);
    let cell_count = rows * columns;
    let mut white: Vec<bool> = (0..cell_count)
        .map(|_| random.below(100) >= walls)
        .collect();
    let mut region = largest_region(rows, columns, &white);
    if region.len() < 2 {
        (white[0], white[1]) = (true, true);
        region = vec![0, 1];
    }
    let start = region[random.below(index_u32(region.len())) as usize];
    far_apart(rows, columns, white, start)
}

/// The board on which the pairs of cells grow like n⁴: 2^`level` open blocks, all at the same
/// distance from A and from B, of the largest size for which there is room.
///
/// Level 0 is an open block with a way in at one corner and a way out at the opposite one.
/// Level k + 1 is two mirrored copies of level k, turned by 90°: a corridor from below splits
/// in the middle to both ways in, and a corridor round both outer sides joins the ways
/// out. A copy of w × h cells makes 2h + 3 by w + 4. B is at the way out; A is at
/// the end of a snake before the way in, so long that the middle layer lies in the middle of
/// the blocks. Even levels are nearly square and make the most of a board.
///
/// # Errors
///
/// [`Error::TreeLevel`] if there is no room for blocks of 2 × 2.
///
/// # Panics
///
/// If the side is not one of a board.
///
/// ```
/// use mexplorer::race::{Layers, double_tree, pair_states};
///
/// let states = pair_states(&Layers::of(&double_tree(120, 4)?));
/// assert!((847_616..900_000).contains(&states)); // 0.49 · 120³, in 16 blocks of 21 × 21
/// assert!(double_tree(120, 9).is_err());
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
pub fn double_tree(side: u32, level: u32) -> Result<Board, Error> {
    let Some(tree) = largest_tree(side, level) else {
        return Err(Error::TreeLevel {
            value: level,
            side,
            limit: highest_tree_level(side),
        });
    };
    let mut white = vec![false; (side * side) as usize];
    let (block, size) = (tree.grid(), tree.size);
    for row in 0..size.height {
        let from = (row * size.width) as usize;
        let to = (row * side) as usize;
        let width = size.width as usize;
        white[to..to + width].copy_from_slice(&block[from..from + width]);
    }
    let snake = tree.snake(side).expect("room was found for it");
    for &(row, column) in &snake {
        white[(row * side + column) as usize] = true;
    }
    let cell = |(row, column): (u32, u32)| row * side + column;
    let start_a = cell(snake.last().copied().unwrap_or(tree.way_in()));
    Ok(Board::new(
        side,
        side,
        &white,
        start_a,
        cell(tree.way_out()),
    ))
}

/// The level of the [`double_tree`] with the most pairs of cells on a board of this side, or
/// nearly: 4^level · block³ is what is compared. On a side of 240 level 6 has 1 % more than 4.
///
/// # Panics
///
/// If the side is not one of a board.
///
/// ```
/// use mexplorer::race::best_tree_level;
///
/// assert_eq!([9, 120, 300, 2000].map(best_tree_level), [0, 2, 6, 10]);
/// ```
#[must_use]
pub fn best_tree_level(side: u32) -> u32 {
    let states = |level: &u32| {
        let block = largest_tree(side, *level).map_or(0, |tree| tree.block);
        4_u64.pow(*level) * u64::from(block).pow(3)
    };
    (0..=MAX_TREE_LEVEL).max_by_key(states).unwrap_or(0)
}

/// The highest level of a [`double_tree`] for which a board of this side has room; all levels
/// below have room too.
///
/// # Panics
///
/// If the side is not one of a board.
///
/// ```
/// use mexplorer::race::{double_tree, highest_tree_level};
///
/// assert_eq!([9, 60, 120].map(highest_tree_level), [1, 4, 6]);
/// assert!(double_tree(120, 6).is_ok() && double_tree(120, 7).is_err());
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
#[must_use]
pub fn highest_tree_level(side: u32) -> u32 {
    let has_room = |level: &u32| largest_tree(side, *level).is_some();
    (0..=MAX_TREE_LEVEL).rev().find(has_room).unwrap_or(0)
}

/// The tree with the largest blocks for which there is room.
fn largest_tree(side: u32, level: u32) -> Option<Tree> {
    if level > MAX_TREE_LEVEL {
        return None;
    }
    let mut trees = (2..=side).rev().map(|block| Tree::new(block, level));
    trees.find(|tree| {
        let size = tree.size;
        size.width <= side && size.height <= side && tree.snake(side).is_some()
    })
}

/// The measures of a double tree.
struct Tree {
    block: u32,
    level: u32,
    size: Size,
}

#[derive(Clone, Copy)]
struct Size {
    width: u32,
    height: u32,
}

impl Size {
    /// The size of a tree around two copies of this size.
    fn around(self) -> Self {
        Self {
            width: 2 * self.height + 3,
            height: self.width + 4,
        }
    }
}

impl Tree {
    fn new(block: u32, level: u32) -> Self {
        let block_size = Size {
            width: block,
            height: block,
        };
        Self {
            block,
            level,
            size: (0..level).fold(block_size, |size, _| size.around()),
        }
    }

    fn way_in(&self) -> (u32, u32) {
        let column = if self.level == 0 {
            0
        } else {
            self.size.width / 2
        };
        (self.size.height - 1, column)
    }

    fn way_out(&self) -> (u32, u32) {
        let middle = self.size.width / 2;
        (
            0,
            if self.level == 0 {
                self.size.width - 1
            } else {
                middle
            },
        )
    }

    /// By how much the way from the blocks out is longer than the way in to them.
    fn difference(&self) -> u32 {
        let of_level = |level| {
            let copy = Self::new(self.block, level);
            let [row_in, row_out] = copy.port_rows();
            // In: up the middle and aside. Out: aside, up, along the top to the middle, and up.
            let way_in = copy.size.width - row_in + 1;
            let way_out = 1 + row_out + 2 + copy.size.height + 1 + 1;
            way_out - way_in
        };
        (0..self.level).map(of_level).sum()
    }

    /// The rows of the ways in and out when the tree is turned by 90° counter-clockwise.
    fn port_rows(&self) -> [u32; 2] {
        [self.way_in(), self.way_out()].map(|(_, column)| self.size.width - 1 - column)
    }

    /// The cells from below the way in to A's start; `None` if the board ends before.
    fn snake(&self, side: u32) -> Option<Vec<(u32, u32)>> {
        let (mut row, mut column) = self.way_in();
        let mut cells = Vec::new();
        // To the right from the middle, then to the left over the whole width, and so on.
        let (mut is_rightward, mut down) = (true, 1);
        for _ in 0..self.difference() {
            if down > 0 {
                (row, down) = (row + 1, down - 1);
            } else {
                column = if is_rightward { column + 1 } else { column - 1 };
                if column == if is_rightward { side - 1 } else { 0 } {
                    (is_rightward, down) = (!is_rightward, 2);
                }
            }
            if row >= side {
                return None;
            }
            cells.push((row, column));
        }
        Some(cells)
    }

    /// The cells by rows, true for white.
    fn grid(&self) -> Vec<bool> {
        let mut grid = vec![true; (self.block * self.block) as usize];
        for level in 0..self.level {
            grid = Tree::new(self.block, level).joined(&grid);
        }
        grid
    }

    /// Two mirrored copies of this tree, turned by 90°, and the corridors around them.
    fn joined(&self, copy: &[bool]) -> Vec<bool> {
        let Size { width, height } = self.size;
        let around = self.size.around();
        let mut grid = vec![false; (around.width * around.height) as usize];
        let middle = height + 1;
        let last = around.width - 1;
        let mut set = |row: u32, column: u32| grid[(row * around.width + column) as usize] = true;
        for row in 0..height {
            for column in 0..width {
                if copy[(row * width + column) as usize] {
                    let (row, column) = (3 + width - 1 - column, 1 + row);
                    set(row, column);
                    set(row, last - column);
                }
            }
        }
        let [row_in, row_out] = self.port_rows();
        for row in 3 + row_in..around.height {
            set(row, middle);
        }
        for row in 1..=3 + row_out {
            set(row, 0);
            set(row, last);
        }
        for column in 0..=last {
            set(1, column);
        }
        set(0, middle);
        grid
    }
}

/// The board with A on a white cell, and B as far away as can be at an even distance; at
/// distance 1 or elsewhere if there is no such cell.
///
/// Of several cells it is the last.
fn far_apart(rows: u32, columns: u32, mut white: Vec<bool>, start: u32) -> Board {
    white[start as usize] = true;
    let others =
        |white: &[bool]| (0..rows * columns).find(|&cell| cell != start && white[cell as usize]);
    let any = others(&white).unwrap_or_else(|| {
        let other = u32::from(start == 0);
        white[other as usize] = true;
        other
    });
    let board = Board::new(rows, columns, &white, start, any);
    let layers = Layers::of(&board);
    let reached = (0..).zip(layers.distances(Player::A));
    let reached = reached.filter(|&(cell, &distance)| cell != start && distance != UNREACHABLE);
    let best = reached.max_by_key(|&(_, &distance)| (distance % 2 == 0, distance));
    let far = best.map_or(any, |(cell, _)| cell);
    Board::new(rows, columns, &white, start, far)
}

/// The cells of the largest white region, the first of several.
fn largest_region(rows: u32, columns: u32, white: &[bool]) -> Vec<u32> {
    let mut is_seen = vec![false; white.len()];
    let mut largest = Vec::new();
    for first in 0..rows * columns {
        let mut region = Vec::new();
        let mut visit = |cell: u32, region: &mut Vec<u32>| {
            if white[cell as usize] && !is_seen[cell as usize] {
                is_seen[cell as usize] = true;
                region.push(cell);
            }
        };
        visit(first, &mut region);
        let mut next = 0;
        while let Some(&cell) = region.get(next) {
            next += 1;
            let (row, column) = (cell / columns, cell % columns);
            if row > 0 {
                visit(cell - columns, &mut region);
            }
            if column + 1 < columns {
                visit(cell + 1, &mut region);
            }
            if row + 1 < rows {
                visit(cell + columns, &mut region);
            }
            if column > 0 {
                visit(cell - 1, &mut region);
            }
        }
        if region.len() > largest.len() {
            largest = region;
        }
    }
    largest
}

/// Numbers that look random: Marsaglia's xorshift64 with Vigna's multiplier.
///
/// Source: S. Vigna, *An experimental exploration of Marsaglia's xorshift generators,
/// scrambled*, ACM Transactions on Mathematical Software 42 (2016).
struct Random {
    state: u64,
}

impl Random {
    fn new(seed: u64) -> Self {
        // Seeds 0, 1, 2, … become far apart, and none becomes 0, where the state would stay.
        let state = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self {
            state: state.max(1),
        }
    }

    /// A number below a bound, as good as evenly distributed.
    fn below(&mut self, bound: u32) -> u32 {
        self.state ^= self.state >> 12;
        self.state ^= self.state << 25;
        self.state ^= self.state >> 27;
        let number = self.state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        let scaled = (number * u64::from(bound)) >> 32;
        u32::try_from(scaled).expect("below the bound")
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_TREE_LEVEL, Tree, largest_tree};
    use crate::race::MAX_SIDE;

    #[test]
    fn the_highest_level_is_that_of_the_largest_board() {
        assert!(largest_tree(MAX_SIDE, MAX_TREE_LEVEL).is_some());
        let next = Tree::new(2, MAX_TREE_LEVEL + 1);
        assert!(next.size.width > MAX_SIDE || next.snake(MAX_SIDE).is_none());
    }
}
