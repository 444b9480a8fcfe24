//! The gallery: boards by the names that links use.

use crate::SolveError;

use super::{
    Board, MAX_SIDE, MIN_SIDE, double_tree, maze, official_sample, open_board, random,
    ring_corridors, serpentine, two_arcs, wrap,
};

/// The names there are; a side is from 2 to 2000, a percentage from 0 to 100.
const SAMPLES: &str = "official-1, official-2, two-arcs, wrap, open-SIDE, serpentine-SIDE, \
    double-tree-SIDE-LEVEL, rings-SIDE-SEED, maze-SIDE-LOOPS-SEED, random-SIDE-WALLS-SEED";

/// A board of the gallery by its name: a family, and the numbers it takes, joined by `-`.
///
/// # Errors
///
/// [`SolveError::Sample`] for a name there is not, a side that is none, or more than a hundred
/// percent; [`SolveError::TreeLevel`] for a tree that has no room.
///
/// ```
/// use mexplorer::race::sample;
///
/// assert_eq!(sample("open-3")?.to_link(), "A../.../..B");
/// assert!(sample("open-1").is_err());
/// # Ok::<(), mexplorer::SolveError>(())
/// ```
pub fn sample(name: &str) -> Result<Board, SolveError> {
    let unknown = || SolveError::Sample {
        value: name.to_owned(),
        samples: SAMPLES,
    };
    let (family, numbers) = split(name);
    let numbers = numbers.ok_or_else(unknown)?;
    let is_side = |side: u32| (MIN_SIDE..=MAX_SIDE).contains(&side);
    let board = match (family, numbers.as_slice()) {
        ("official", [1]) => official_sample()[0].clone(),
        ("official", [2]) => official_sample()[1].clone(),
        ("two-arcs", []) => two_arcs(),
        ("wrap", []) => wrap(),
        ("open", &[side]) if is_side(side) => open_board(side, side),
        ("serpentine", &[side]) if is_side(side) => serpentine(side, side),
        ("double-tree", &[side, level]) if is_side(side) => double_tree(side, level)?,
        ("rings", &[side, seed]) if is_side(side) => ring_corridors(side, seed.into()),
        ("maze", &[side, loops, seed]) if is_side(side) && loops <= 100 => {
            maze(side, side, loops, seed.into())
        }
        ("random", &[side, walls, seed]) if is_side(side) && walls <= 100 => {
            random(side, side, walls, seed.into())
        }
        _ => return Err(unknown()),
    };
    Ok(board)
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
    use super::sample;
    use crate::SolveError;

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
        ] {
            let error = sample(name).unwrap_err();
            assert!(matches!(error, SolveError::Sample { .. }), "{name}");
        }
        assert!(matches!(
            sample("double-tree-9-9"),
            Err(SolveError::TreeLevel { .. })
        ));
    }
}
