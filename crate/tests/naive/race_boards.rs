//! Boards for the tests of the race: all boards of a size, and random boards of many kinds.

#![allow(dead_code, reason = "every test file takes the part it needs")]

use mexplorer::race::{Board, maze, random, ring_corridors};

/// The indices of the random boards of a test: an eighth of `count` in a debug build.
pub(crate) fn boards(count: u64) -> std::ops::Range<u64> {
    0..if cfg!(debug_assertions) {
        count / 8
    } else {
        count
    }
}

/// A generator of random boards.
pub(crate) struct Seeded(pub(crate) u64);

impl Seeded {
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        u32::try_from((self.0 >> 33) % u64::from(bound)).unwrap()
    }

    /// A board with two random white cells as starts, connected or not.
    fn with_starts(&mut self, rows: u32, columns: u32, mut white: Vec<bool>) -> Board {
        let count = rows * columns;
        let whites: Vec<u32> = (0..count).filter(|&cell| white[cell as usize]).collect();
        let mut start = || match u32::try_from(whites.len()).unwrap() {
            0 => self.below(count),
            length => whites[self.below(length) as usize],
        };
        let a = start();
        let mut b = start();
        if a == b {
            b = (a + 1) % count;
        }
        (white[a as usize], white[b as usize]) = (true, true);
        Board::new(rows, columns, &white, a, b)
    }

    /// A random board of some kind, with sides from 2 to `max_side`.
    pub(crate) fn board(&mut self, max_side: u32) -> Board {
        let (rows, columns) = (2 + self.below(max_side - 1), 2 + self.below(max_side - 1));
        let cells = |is_white: &mut dyn FnMut(u32, u32) -> bool| -> Vec<bool> {
            let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
            all.map(|(row, column)| is_white(row, column)).collect()
        };
        let ring = |row: u32, column: u32| {
            row.min(column)
                .min(rows - 1 - row)
                .min(columns - 1 - column)
        };
        let seed = u64::from(self.below(u32::MAX));
        let walls = 5 + self.below(40);
        let white = match self.below(9) {
            0 => return random(rows, columns, walls, seed),
            1 => return maze(rows, columns, walls, seed),
            2 => return ring_corridors(rows, seed),
            // Any density, mirrored or not.
            3 => cells(&mut |_, _| self.below(100) >= walls),
            4 => {
                let half: Vec<bool> = cells(&mut |_, _| self.below(100) >= walls);
                cells(&mut |row, column| {
                    half[(row * columns + column.min(columns - 1 - column)) as usize]
                })
            }
            5 => {
                let half: Vec<bool> = cells(&mut |_, _| self.below(100) >= walls);
                cells(&mut |row, column| {
                    let at = row * columns + column;
                    half[at.min(rows * columns - 1 - at) as usize]
                })
            }
            // An open board with rectangular holes.
            6 => {
                let holes: Vec<[u32; 4]> = (0..=self.below(5))
                    .map(|_| {
                        let (row, column) = (self.below(rows), self.below(columns));
                        [
                            row,
                            column,
                            row + self.below(rows),
                            column + self.below(columns),
                        ]
                    })
                    .map(|[top, left, bottom, right]| {
                        [
                            top,
                            left,
                            u32::midpoint(top, bottom),
                            u32::midpoint(left, right),
                        ]
                    })
                    .collect();
                cells(&mut |row, column| {
                    let is_hole = |&[top, left, bottom, right]: &[u32; 4]| {
                        (top..=bottom).contains(&row) && (left..=right).contains(&column)
                    };
                    !holes.iter().any(is_hole)
                })
            }
            // Rings, some of them thick, with doors and blocks.
            7 => cells(&mut |row, column| {
                let is_ring = ring(row, column) % 3 != 1;
                self.below(100) < if is_ring { 97 } else { 12 }
            }),
            // A spiral of walls with holes.
            _ => cells(&mut |row, column| {
                let is_arm = ring(row, column) % 2 == 1 && row != column + 1;
                !is_arm || self.below(100) < 8
            }),
        };
        self.with_starts(rows, columns, white)
    }
}

/// Every board of a size: all colourings with all pairs of starts.
pub(crate) fn all_boards(rows: u32, columns: u32) -> impl Iterator<Item = Board> {
    let count = rows * columns;
    let starts = (0..count).flat_map(move |a| (0..count).map(move |b| (a, b)));
    let starts = starts.filter(|(a, b)| a != b);
    starts.flat_map(move |(a, b)| {
        let both = 1_u32 << a | 1 << b;
        let colours = (0..1_u32 << count).filter(move |colours| colours & both == both);
        colours.map(move |colours| {
            let white: Vec<bool> = (0..count).map(|cell| colours >> cell & 1 == 1).collect();
            Board::new(rows, columns, &white, a, b)
        })
    })
}
