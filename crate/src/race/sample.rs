//! The gallery: boards by their names in links.

use super::{
    Board, Error, MAX_SIDE, MIN_SIDE, best_tree_level, double_tree, maze, official_sample,
    open_board, random, ring_corridors, serpentine, two_arcs, wrap,
};

/// The existing names; a side is from 2 to 2000, a percentage from 0 to 100.
const SAMPLES: &str = "official-1, official-2, two-arcs, wrap, open-SIDE, serpentine-SIDE, \
    double-tree-SIDE-LEVEL, rings-SIDE-SEED, maze-SIDE-LOOPS-SEED, random-SIDE-WALLS-SEED";

/// A board of the gallery by its name: a family and its numbers, joined by `-`.
///
/// # Errors
///
/// [`Error::Sample`] for an unknown name, a side out of range, or more than a hundred percent;
/// [`Error::TreeLevel`] for a tree that does not fit.
///
/// ```
/// use mexplorer::race::sample;
///
/// assert_eq!(sample("open-3")?.to_link(), "A../.../..B");
/// assert!(sample("open-1").is_err());
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
pub fn sample(name: &str) -> Result<Board, Error> {
    let (first, numbers) = split(name);
    let numbers = numbers.ok_or_else(|| unknown(name))?;
    let board = match (first, numbers.as_slice()) {
        ("official", [1]) => official_sample()[0].clone(),
        ("official", [2]) => official_sample()[1].clone(),
        ("two-arcs", []) => two_arcs(),
        ("wrap", []) => wrap(),
        // The name of a single board must include the level.
        ("double-tree", [_]) => return Err(unknown(name)),
        (family, [side, others @ ..]) if (MIN_SIDE..=MAX_SIDE).contains(side) => {
            let family = Family::of(family, others).ok_or_else(|| unknown(name))?;
            family.board(*side)?
        }
        _ => return Err(unknown(name)),
    };
    Ok(board)
}

fn unknown(name: &str) -> Error {
    Error::Sample {
        value: name.to_owned(),
        samples: SAMPLES,
    }
}

/// A family of boards by one rule, one board for every side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// [`open_board`], called `open` in links.
    Open,
    /// [`serpentine`], called `serpentine` in links.
    Serpentine,
    /// [`double_tree`], called `double-tree` in links.
    DoubleTree {
        /// The level for every side; `None` takes the best one for each ([`best_tree_level`]).
        level: Option<u32>,
    },
    /// [`ring_corridors`], called `rings` in links.
    Rings {
        /// The seed of the doors.
        seed: u32,
    },
    /// [`maze`], called `maze` in links.
    Maze {
        /// The percentage of open walls.
        loops: u32,
        /// The seed of the tree and the open walls.
        seed: u32,
    },
    /// [`random`], called `random` in links.
    Random {
        /// The percentage of black cells.
        walls: u32,
        /// The seed of the walls and the starts.
        seed: u32,
    },
}

impl Family {
    /// A family by its name in links and the numbers that follow the side there; the level of a
    /// double tree may be missing.
    ///
    /// # Errors
    ///
    /// [`Error::Sample`] for an unknown name, other numbers than the family takes, or more than a
    /// hundred percent.
    ///
    /// ```
    /// use mexplorer::race::Family;
    ///
    /// assert_eq!(Family::parse("maze", &[12, 3])?, Family::Maze { loops: 12, seed: 3 });
    /// assert!(Family::parse("wrap", &[]).is_err());
    /// # Ok::<(), mexplorer::race::Error>(())
    /// ```
    pub fn parse(name: &str, numbers: &[u32]) -> Result<Self, Error> {
        let written = || {
            numbers
                .iter()
                .fold(name.to_owned(), |all, one| format!("{all}-{one}"))
        };
        Self::of(name, numbers).ok_or_else(|| unknown(&written()))
    }

    fn of(name: &str, numbers: &[u32]) -> Option<Self> {
        let family = match (name, numbers) {
            ("open", []) => Self::Open,
            ("serpentine", []) => Self::Serpentine,
            ("double-tree", []) => Self::DoubleTree { level: None },
            ("double-tree", &[level]) => Self::DoubleTree { level: Some(level) },
            ("rings", &[seed]) => Self::Rings { seed },
            ("maze", &[loops, seed]) if loops <= 100 => Self::Maze { loops, seed },
            ("random", &[walls, seed]) if walls <= 100 => Self::Random { walls, seed },
            _ => return None,
        };
        Some(family)
    }

    /// The family's square board with this side.
    ///
    /// # Errors
    ///
    /// [`Error::TreeLevel`] for a tree that does not fit; never if its level is `None`.
    ///
    /// # Panics
    ///
    /// If the side is out of range.
    pub fn board(self, side: u32) -> Result<Board, Error> {
        let board = match self {
            Self::Open => open_board(side, side),
            Self::Serpentine => serpentine(side, side),
            Self::DoubleTree { level } => {
                double_tree(side, level.unwrap_or_else(|| best_tree_level(side)))?
            }
            Self::Rings { seed } => ring_corridors(side, seed.into()),
            Self::Maze { loops, seed } => maze(side, side, loops, seed.into()),
            Self::Random { walls, seed } => random(side, side, walls, seed.into()),
        };
        Ok(board)
    }
}

/// The family and its numbers; `None` for a number that is too large.
fn split(name: &str) -> (&str, Option<Vec<u32>>) {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let (mut family, mut numbers) = (name, Some(Vec::new()));
    while let Some((before, last)) = family.rsplit_once('-') {
        if !is_number(last) {
            break;
        }
        numbers = numbers.zip(last.parse().ok()).map(|(mut numbers, number)| {
            numbers.insert(0, number);
            numbers
        });
        family = before;
    }
    (family, numbers)
}

#[cfg(test)]
mod tests {
    use super::{Error, sample};

    #[test]
    fn every_family_has_boards_and_bounds() {
        for name in [
            "official-1",
            "official-2",
            "two-arcs",
            "wrap",
            "open-2",
            "serpentine-9",
            "double-tree-40-2",
            "rings-13-1",
            "maze-15-5-7",
            "random-12-30-4",
        ] {
            assert!(sample(name).is_ok(), "{name}");
        }
        for name in [
            "",
            "-",
            "official-3",
            "two-arcs-1",
            "open",
            "open-1",
            "open-2001",
            "open--3",
            "open-3-",
            "maze-9-101-1",
            "random-9-101-1",
            "open-99999999999",
            "galaxy-5",
            "open-5-1",
            "double-tree-40",
            "rings-13",
        ] {
            let error = sample(name).unwrap_err();
            assert!(matches!(error, Error::Sample { .. }), "{name}");
        }
        assert!(matches!(
            sample("double-tree-9-9"),
            Err(Error::TreeLevel { .. })
        ));
    }
}
