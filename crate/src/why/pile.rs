//! The pile and the factor of the proofs about Dynamic Nim.

use std::ops::RangeInclusive;

use super::error::Error;
use crate::dynamic_nim::{Game, Rule};
use crate::whole_number::whole_number;

/// Reads the pile `n` and the factor `k`, as Dynamic Nim's page does.
///
/// # Errors
///
/// [`Error::WhyPile`] if the pile is not one of `allowed`; [`dynamic_nim::Error::Ratio`] if the
/// factor is none.
///
/// [`dynamic_nim::Error::Ratio`]: crate::dynamic_nim::Error::Ratio
pub(super) fn read_pile(n: &str, k: &str, allowed: RangeInclusive<u32>) -> Result<Game, Error> {
    let read = whole_number(n.trim()).and_then(|pile| u32::try_from(pile).ok());
    let pile = read
        .filter(|pile| allowed.contains(pile))
        .ok_or_else(|| Error::WhyPile {
            value: n.to_owned(),
            least: *allowed.start(),
            limit: *allowed.end(),
        })?;
    Ok(Game::new(pile, Rule::factor(k.trim())?))
}
