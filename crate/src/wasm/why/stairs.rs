//! A staircase, for JavaScript.

use serde::Serialize;
use tsify::Tsify;

/// The stones of each stair, the floor first.
#[derive(Serialize, Tsify)]
pub(in crate::wasm) struct WhyStairs {
    pub(super) stones: Vec<u32>,
}
