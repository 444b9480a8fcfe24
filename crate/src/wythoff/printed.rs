//! What the column prints of Wythoff's game: a test with the wrong pile, and two roundings.

use crate::QuestionError;
use crate::printed::{PrintedCell, to_first_difference};

use super::beatty::{is_p, lower, small_lower};
use super::{Error, MAX_LOWERS, Position};

/// The largest pile to which the printed test is compared.
pub const MAX_PRINTED: u32 = 60;

/// The printed test “P iff ⌊|y − x|·φ⌋ = x” beside the true one, which has min(x, y) for x: row by
/// row to the first cell that differs; 1 is N, and a place is (x, y).
///
/// ```
/// use mexplorer::wythoff::printed;
///
/// let last = *printed(20).last().unwrap();
/// assert_eq!((last.place, last.printed, last.correct), ([1, 0], 0, 1)); // ⌊1·φ⌋ = 1 = x
/// ```
#[must_use]
pub fn printed(size: u32) -> Vec<PrintedCell> {
    let size = size.min(MAX_PRINTED);
    let places = (0..=size).flat_map(|y| (0..=size).map(move |x| [x, y]));
    to_first_difference(places.map(|[x, y]| PrintedCell {
        place: [x, y],
        printed: u32::from(lower(&x.abs_diff(y).into()) != x.into()),
        correct: u32::from(!is_p(&Position::new(x, y))),
    }))
}

/// iφ for i = 0, 1, 2, …, brought to whole numbers in three ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roundings {
    /// ⌊iφ⌋, the lower values.
    pub floor: Vec<u32>,
    /// ⌈iφ⌉.
    pub ceiling: Vec<u32>,
    /// iφ to the nearest number.
    pub nearest: Vec<u32>,
}

/// The three ways to round iφ, which a source calls the same. Only the floor gives the stars.
///
/// φ is irrational, so the ceiling is one more than the floor from i = 1 on; and the nearest number
/// is ⌊iφ + 1/2⌋ = (⌊2iφ⌋ + 1) div 2.
///
/// # Errors
///
/// [`QuestionError::Range`] for more than [`MAX_LOWERS`].
///
/// ```
/// use mexplorer::wythoff::roundings;
///
/// let three = roundings(6)?;
/// assert_eq!(three.floor, [0, 1, 3, 4, 6, 8]);
/// assert_eq!(three.ceiling, [0, 2, 4, 5, 7, 9]);
/// assert_eq!(three.nearest, [0, 2, 3, 5, 6, 8]);
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn roundings(count: u32) -> Result<Roundings, Error> {
    if count > MAX_LOWERS {
        return Err(QuestionError::Range {
            first: 0,
            count,
            length: MAX_LOWERS.to_string(),
        }
        .into());
    }
    let floor: Vec<u32> = (0..count).map(small_lower).collect();
    Ok(Roundings {
        ceiling: (0..)
            .zip(&floor)
            .map(|(i, floor)| floor + u32::from(i > 0))
            .collect(),
        nearest: (0..count).map(|i| small_lower(2 * i).div_ceil(2)).collect(),
        floor,
    })
}
