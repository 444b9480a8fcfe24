//! The first error of the stack for a limit that goes down.

use super::{Game, rows, walls};

/// A row whose threshold the stack gets wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "DynamicNim")
)]
pub struct StackError {
    /// The row.
    pub m: u32,
    /// What [`walls()`] finds.
    pub stack: u32,
    /// f(m), by [`rows()`].
    pub f: u32,
}

/// The first row up to S that [`walls()`] gets wrong, if there is one.
///
/// There is none if the limit never goes down by more than one at a time: see
/// [`Rule::check_stack`](super::Rule::check_stack).
///
/// Cost: that of [`rows()`], O(S²).
///
/// ```
/// use mexplorer::dynamic_nim::{Game, Rule, StackError, stack_error};
///
/// let game = Game::new(400, Rule::limit("2,0")?);
/// assert_eq!(stack_error(&game), Some(StackError { m: 3, stack: 3, f: 2 }));
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[must_use]
pub fn stack_error(game: &Game) -> Option<StackError> {
    let (by_rows, by_walls) = (rows(game, &mut ()), walls(game, &mut ()));
    let pairs = by_rows.as_slice().iter().zip(by_walls.as_slice());
    pairs
        .zip(0..)
        .find(|((f, stack), _)| f != stack)
        .map(|((&f, &stack), m)| StackError { m, stack, f })
}
