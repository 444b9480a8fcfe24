//! A value that is computed on demand, once.

use std::cell::OnceCell;

/// Caches the first `Ok`; errors are not cached.
pub(crate) fn cached<T, E>(
    cell: &OnceCell<T>,
    make: impl FnOnce() -> Result<T, E>,
) -> Result<&T, E> {
    if let Some(value) = cell.get() {
        return Ok(value);
    }
    let value = make()?;
    Ok(cell.get_or_init(|| value))
}
