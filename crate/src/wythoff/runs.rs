//! Every method for one position, with its cost, and whether they agree.

use super::golden_ratio::GoldenRatio;
use super::{
    CellByCell, DefinitionCost, MAX_DEFINITION, MAX_MEX_PAIRS, MAX_STARS, MexPairs, MexPairsCost,
    Spec, StarGrid, StarsCost, definition, mex_pairs, stars,
};

/// A run of every method that can fill the grid of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Runs {
    /// The elimination; `None` for a pile above [`MAX_STARS`].
    pub grid: Option<StarGrid>,
    /// The mex pairs; `None` for a pile above [`MAX_MEX_PAIRS`].
    pub pairs: Option<MexPairs>,
    /// The definition; `None` for a pile above [`MAX_DEFINITION`].
    pub cells: Option<CellByCell>,
    /// The costs of the runs.
    pub cost: Costs,
}

/// The cost of each method for one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(missing_as_null, type_prefix = "Wythoff")
)]
pub struct Costs {
    /// The elimination, if it was run.
    pub stars: Option<StarsCost>,
    /// The mex pairs, if they were run.
    pub mex: Option<MexPairsCost>,
    /// The formula, which solves only the position.
    pub beatty: BeattyCost,
    /// The definition, if it was run.
    pub definition: Option<DefinitionCost>,
}

/// The cost of [`stars_on_lines`](super::stars_on_lines).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "Wythoff")
)]
pub struct BeattyCost {
    /// Decimal digits of the one number whose square root is taken: 5 · 4^p, where p is 64 more
    /// than the number of binary digits of the larger pile. 40 for the empty piles.
    pub digits: usize,
}

impl Spec {
    /// Runs every method that can fill its [`table`](Self::table).
    ///
    /// Cost: that of the methods, at most milliseconds.
    ///
    /// ```
    /// use mexplorer::wythoff::Spec;
    ///
    /// let runs = Spec::parse("3", "5")?.runs();
    /// let pairs = runs.pairs.as_ref().unwrap();
    /// assert_eq!((pairs.n(), pairs.lowers().len()), (12, 9));
    /// assert_eq!(runs.cost.stars.unwrap().looked, 91); // 13 · 14 / 2 cells
    /// assert!(runs.agree());
    /// # Ok::<(), mexplorer::wythoff::Error>(())
    /// ```
    #[must_use]
    pub fn runs(&self) -> Runs {
        let (mut stars_cost, mut mex_cost) = (StarsCost::default(), MexPairsCost::default());
        let grid = (self.table_up_to(MAX_STARS)).and_then(|n| stars(n, &mut stars_cost));
        let pairs = (self.table_up_to(MAX_MEX_PAIRS)).and_then(|n| mex_pairs(n, &mut mex_cost));
        let cells = (self.table_up_to(MAX_DEFINITION)).and_then(definition).ok();
        let cost = Costs {
            stars: grid.is_ok().then_some(stars_cost),
            mex: pairs.is_ok().then_some(mex_cost),
            beatty: BeattyCost {
                digits: GoldenRatio::digits_under_root(self.position.larger()),
            },
            definition: cells.as_ref().map(CellByCell::cost),
        };
        let (grid, pairs) = (grid.ok(), pairs.ok());
        Runs {
            grid,
            pairs,
            cells,
            cost,
        }
    }
}

impl Runs {
    /// The memory of the runs in bytes; an upper bound.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let grid = self.grid.as_ref().map_or(0, |grid| {
            size_of_val(grid.stars()) + size_of_val(grid.step_of_cell())
        });
        let pairs = self.pairs.as_ref();
        let cells = self.cells.as_ref().map_or(0, |cells| {
            size_of_val(cells.reads()) + size_of_val(cells.stars())
        });
        grid + pairs.map_or(0, |pairs| size_of_val(pairs.lowers())) + cells
    }

    /// Whether the runs found the same stars, those of Beatty's theorem.
    ///
    /// Cost: that of [`MexPairs::agree_with_formula`].
    #[must_use]
    pub fn agree(&self) -> bool {
        let Some(pairs) = &self.pairs else {
            return true;
        };
        let grid_agrees = |grid: &StarGrid| grid.agrees_with(pairs);
        let cells_agree = |cells: &CellByCell| cells.agrees_with(pairs);
        self.grid.as_ref().is_none_or(grid_agrees)
            && self.cells.as_ref().is_none_or(cells_agree)
            && pairs.agree_with_formula()
    }
}
