//! The pairs of Wythoff's game, for JavaScript.

use serde::Serialize;
use tsify::Tsify;

use crate::why::beatty::{TRIED, first_pairs};

/// The first pairs, by their number from 1: the lower value and the upper one.
#[derive(Serialize, Tsify)]
pub(in crate::wasm) struct WhyPairs {
    #[tsify(type = "[number, number][]")]
    pairs: Vec<[u32; 2]>,
}

/// As many as hold the numbers that are tried, and as many again.
pub(super) fn shown_pairs() -> WhyPairs {
    let pairs = first_pairs(TRIED).into_iter();
    WhyPairs {
        pairs: pairs.map(|pair| [pair.lower, pair.upper]).collect(),
    }
}
