//! Random choices. The caller supplies the random numbers.

/// Maps a number in 0..1 to an index below `count`; 0 if `count` is 0.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts are small, and any other number is clamped"
)]
pub(crate) fn pick_index(number: f64, count: usize) -> usize {
    ((number * count as f64) as usize).min(count.saturating_sub(1))
}
