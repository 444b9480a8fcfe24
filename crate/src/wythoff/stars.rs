//! The stars by elimination: every free cell is a star, and covers the cells that can reach it.

use crate::Observer;

use super::spec::check_table;
use super::{Error, Event, MexPairs};

/// The largest pile of a grid that is filled cell by cell.
///
/// Its 307 stars cover the other 160,494 cells in 614 steps.
pub const MAX_STARS: u32 = 400;

/// A finished grid: all stars with both piles up to n, and what settled each cell.
///
/// Stars are numbered in the order in which they are found: number 0 is (0, 0), and for i ≥ 1
/// numbers 2i − 1 and 2i are (aᵢ, bᵢ) and its mirror image (bᵢ, aᵢ). Star number s takes two
/// steps, counted from 1: 2s + 1 places it, 2s + 2 draws its three lines. They lead from the star
/// away from the corner, along the row, up the column and up the diagonal, to the edge of the grid:
/// their cells are those from which one move reaches the star.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StarGrid {
    n: u32,
    stars: Vec<[u32; 2]>,
    step_count: u32,
    step_of_cell: Vec<u32>,
}

/// What settled a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The number of the star.
    pub star: u32,
    /// Whether it is the star's own cell; a line of the star covered any other first.
    pub is_star: bool,
}

impl Settled {
    /// What a step does; steps are counted from 1.
    #[must_use]
    pub fn in_step(step: u32) -> Self {
        Self {
            star: (step - 1) / 2,
            is_star: step % 2 == 1,
        }
    }

    /// The step that does this.
    #[must_use]
    pub fn step(self) -> u32 {
        2 * self.star + if self.is_star { 1 } else { 2 }
    }
}

impl StarGrid {
    /// The largest pile.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.n
    }

    /// The column and row of every star, by its number.
    #[must_use]
    pub fn stars(&self) -> &[[u32; 2]] {
        &self.stars
    }

    /// The step that settled each cell: it placed a star there, or covered the cell first.
    ///
    /// Length (n + 1)², by rows: cell (a, b) has the index b·(n + 1) + a. From 1 to
    /// [`step_count`](Self::step_count); after step t, the cells with values up to t are settled.
    #[must_use]
    pub fn step_of_cell(&self) -> &[u32] {
        &self.step_of_cell
    }

    /// How many steps there are: two for each star.
    #[must_use]
    pub fn step_count(&self) -> u32 {
        self.step_count
    }

    /// Whether the stars are those of the pairs, in the same order; the pairs must go up to n too.
    #[must_use]
    pub fn agrees_with(&self, pairs: &MexPairs) -> bool {
        let pairs = pairs.pairs().take_while(|&[_, b]| b <= self.n);
        // The corner is its own mirror image.
        let stars = pairs.flat_map(|[a, b]| [[a, b], [b, a]]).skip(1);
        stars.eq(self.stars.iter().copied())
    }

    /// What settled a cell.
    ///
    /// # Panics
    ///
    /// If a pile is above n.
    #[must_use]
    pub fn settled(&self, a: u32, b: u32) -> Settled {
        assert!(a <= self.n, "the column is beyond the grid");
        Settled::in_step(self.step_of_cell[self.index(a, b)])
    }

    fn index(&self, a: u32, b: u32) -> usize {
        b as usize * (self.n as usize + 1) + a as usize
    }

    /// Places a star and covers the cells of its lines.
    fn place(&mut self, a: u32, b: u32, observer: &mut impl Observer<Event>) {
        let star = self.step_count / 2;
        self.stars.push([a, b]);
        self.step_count += 1;
        let at = self.index(a, b);
        self.step_of_cell[at] = self.step_count;
        observer.see(Event::Placed { star, a, b });
        self.step_count += 1;
        for (right, up) in [(1, 0), (0, 1), (1, 1)] {
            let (mut a, mut b) = (a + right, b + up);
            while a <= self.n && b <= self.n {
                let at = self.index(a, b);
                let is_first = self.step_of_cell[at] == 0;
                if is_first {
                    self.step_of_cell[at] = self.step_count;
                }
                observer.see(Event::Covered {
                    star,
                    a,
                    b,
                    is_first,
                });
                a += right;
                b += up;
            }
        }
        observer.see(Event::Drawn { star });
    }
}

/// Finds the stars of a grid directly by the rules.
///
/// The cells on and above the diagonal are examined column by column, each upwards. A free cell is
/// a star: all positions that moves lead to were settled before and are not stars, because a star's
/// line would have covered the cell. Its mirror image is a star too, and their lines cover all
/// cells from which they can be reached. The rest of the column is then covered, and the next free
/// cell is in a later column.
///
/// # Errors
///
/// [`QuestionError::TableLarge`](crate::QuestionError::TableLarge) above [`MAX_STARS`].
///
/// Cost: O(n²) time; memory for (n + 1)² numbers.
///
/// ```
/// use mexplorer::wythoff::{Settled, stars};
///
/// let grid = stars(5, &mut ())?;
/// assert_eq!(grid.stars(), [[0, 0], [1, 2], [2, 1], [3, 5], [5, 3]]);
/// // (3, 4) is two away from (1, 2), which is star number 1.
/// assert_eq!(grid.settled(3, 4), Settled { star: 1, is_star: false });
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn stars(n: u32, observer: &mut impl Observer<Event>) -> Result<StarGrid, Error> {
    check_table(Some(n), MAX_STARS, || n.to_string())?;
    let side = n as usize + 1;
    let mut grid = StarGrid {
        n,
        stars: Vec::new(),
        step_count: 0,
        step_of_cell: vec![0; side * side],
    };
    for a in 0..=n {
        for b in a..=n {
            let is_free = grid.step_of_cell[grid.index(a, b)] == 0;
            observer.see(Event::Looked { a, b, is_free });
            if is_free {
                grid.place(a, b, observer);
                if a != b {
                    grid.place(b, a, observer);
                }
            }
        }
    }
    Ok(grid)
}

/// An observer that counts what [`stars`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "Wythoff")
)]
pub struct StarsCost {
    /// Cells examined in search of a free one.
    pub looked: u64,
    /// Stars placed.
    pub stars: u64,
    /// Cells on the lines of stars.
    pub covered: u64,
}

impl Observer<Event> for StarsCost {
    fn see(&mut self, event: Event) {
        match event {
            Event::Looked { .. } => self.looked += 1,
            Event::Placed { .. } => self.stars += 1,
            Event::Covered { .. } => self.covered += 1,
            _ => {}
        }
    }
}
