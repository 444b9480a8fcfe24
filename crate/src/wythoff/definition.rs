//! The stars by the definition: every cell in its turn, from the cells that one move leads to.

use super::spec::check_table;
use super::{Error, MexPairs};

/// The largest pile of a grid that is filled by the definition.
///
/// Its 3,721 cells read 148,514 others.
pub const MAX_DEFINITION: u32 = 60;

/// A grid that was filled by the definition, row after row, each from the left.
///
/// A cell reads the cells that one move leads to, until one of them is P: along its row, up its
/// column, up its diagonal, in the order of [`Line::ALL`](super::Line::ALL), the nearest first. It
/// is N if it finds one, and P, a star, if it reads all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellByCell {
    n: u32,
    reads: Vec<u32>,
    stars: Vec<[u32; 2]>,
}

/// The cost of the definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "Wythoff")
)]
pub struct DefinitionCost {
    /// The cells of the grid.
    pub cells: u32,
    /// The cells that they read, with those that are read again.
    pub read: u32,
}

impl CellByCell {
    /// The largest pile.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.n
    }

    /// How many cells each cell reads.
    ///
    /// Length (n + 1)², by rows: cell (a, b) has the index b·(n + 1) + a.
    #[must_use]
    pub fn reads(&self) -> &[u32] {
        &self.reads
    }

    /// The column and row of every star, row after row.
    #[must_use]
    pub fn stars(&self) -> &[[u32; 2]] {
        &self.stars
    }

    /// What it cost.
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "the grid is within its limit")]
    pub fn cost(&self) -> DefinitionCost {
        DefinitionCost {
            cells: u32::try_from(self.reads.len()).expect("the grid is small"),
            read: self.reads.iter().sum(),
        }
    }

    /// Whether the stars are those of the pairs; the pairs must go up to n too.
    #[must_use]
    pub fn agrees_with(&self, pairs: &MexPairs) -> bool {
        let pairs = pairs.pairs().take_while(|&[_, b]| b <= self.n);
        let mut stars: Vec<_> = pairs.flat_map(|[a, b]| [[a, b], [b, a]]).skip(1).collect();
        stars.sort_unstable_by_key(|&[_, b]| b);
        stars == self.stars
    }
}

/// Fills the grid of all piles up to n by the definition.
///
/// # Errors
///
/// [`QuestionError::TableLarge`](crate::QuestionError::TableLarge) for n above [`MAX_DEFINITION`].
///
/// Cost: O(n³).
///
/// ```
/// use mexplorer::wythoff::definition;
///
/// let grid = definition(2)?;
/// assert_eq!(grid.stars(), [[0, 0], [2, 1], [1, 2]]);
/// assert_eq!(grid.reads(), [0, 1, 2, 1, 3, 4, 2, 4, 1]);
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
#[expect(clippy::missing_panics_doc, reason = "piles are at most n")]
pub fn definition(n: u32) -> Result<CellByCell, Error> {
    check_table(Some(n), MAX_DEFINITION, || n.to_string())?;
    let side = n as usize + 1;
    let mut is_p = vec![false; side * side];
    let mut reads = Vec::with_capacity(side * side);
    let mut stars = Vec::new();
    for b in 0..side {
        for a in 0..side {
            let at = b * side + a;
            let row = (1..=a).map(|take| at - take);
            let column = (1..=b).map(|take| at - take * side);
            let diagonal = (1..=a.min(b)).map(|take| at - take * (side + 1));
            let mut read = 0;
            let finds_p = row.chain(column).chain(diagonal).any(|cell| {
                read += 1;
                is_p[cell]
            });
            is_p[at] = !finds_p;
            reads.push(read);
            if !finds_p {
                stars.push([a, b].map(|pile| u32::try_from(pile).expect("piles are at most n")));
            }
        }
    }
    Ok(CellByCell { n, reads, stars })
}
