//! The dice by which a careless move is chosen.

/// The index, below `count`, that a number from 0 to below 1 falls on; 0 if there is none.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts are small, and what is no such number is brought to one"
)]
pub(crate) fn fallen_on(number: f64, count: usize) -> usize {
    ((number * count as f64) as usize).min(count.saturating_sub(1))
}
