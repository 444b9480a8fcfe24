//! What is worked out once.

use std::cell::OnceCell;

/// What the first question works out, for all later ones; what cannot be had is refused anew.
pub(crate) fn kept<T, E>(cell: &OnceCell<T>, make: impl FnOnce() -> Result<T, E>) -> Result<&T, E> {
    if let Some(value) = cell.get() {
        return Ok(value);
    }
    let value = make()?;
    Ok(cell.get_or_init(|| value))
}
