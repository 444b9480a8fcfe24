//! How the number of pairs of cells grows with the side of a board.

use super::{Error, Family, Layers, pair_states};

/// Sides of boards for which growth is shown, ascending: roughly even on a logarithmic scale, with
/// the contest's limit of 300 among them. All of them take a fraction of a second.
pub const GROWTH_SIDES: [u32; 17] = [
    10, 15, 20, 30, 40, 60, 80, 100, 120, 160, 200, 300, 400, 500, 600, 800, 1000,
];

/// The [`pair_states`] of a family's boards, by side.
///
/// Open boards have n(n + 1)(2n + 1)/6, about n³/3. Double trees have more than 0.003 n⁴: states/n³
/// is unbounded, so the official method is not O(n³).
///
/// # Errors
///
/// [`Error::TreeLevel`] for a side on which a tree of a given level does not fit.
///
/// # Panics
///
/// If a side is out of range.
///
/// Cost: O(cells) of all boards; memory for the largest one.
///
/// ```
/// use mexplorer::race::{Family, growth};
///
/// assert_eq!(growth(Family::Open, &[2, 3, 300])?, [5, 14, 9_045_050]);
/// let tree = Family::DoubleTree { level: None };
/// assert_eq!(growth(tree, &[3, 300])?, [14, 28_438_194]);
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
pub fn growth(family: Family, sides: &[u32]) -> Result<Vec<u64>, Error> {
    let states = |&side: &u32| Ok(pair_states(&Layers::of(&family.board(side)?)));
    sides.iter().map(states).collect()
}
