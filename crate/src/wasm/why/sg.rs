//! Unlike parts side by side, for JavaScript.

use serde::Serialize;
use tsify::Tsify;

use super::mex::edges_of;
use super::{WhyDispute, shown_dispute, small};
use crate::why::dispute::Part;
use crate::why::sg::{Disputed, Sum};

/// A row of pins, a heap and a token on a graph, beside a heap of Nim.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub(in crate::wasm) struct WhySum {
    /// The parts in the link: the bits of the standing pins, the stones, the vertex.
    #[tsify(type = "[number, number, number]")]
    parts: [u32; 3],
    /// The same after the challenger's moves, and the heap of Nim.
    states: Option<[u32; 4]>,
    /// The edges of the graph.
    #[tsify(type = "[number, number][]")]
    edges: Vec<[u32; 2]>,
    /// The index of the first part whose value is wrong.
    wrong: Option<u32>,
    /// By part, and by all that it may be: its value.
    #[tsify(type = "[number[], number[], number[]]")]
    values: [Vec<u32>; 3],
}

pub(super) fn shown_disputed(disputed: &Disputed) -> WhyDispute {
    let name = if disputed.wrong.is_some() {
        "part"
    } else {
        "sum"
    };
    shown_dispute(name, &disputed.dispute)
}

pub(super) fn shown_sum(sum: &Sum) -> WhySum {
    let disputed = sum.disputed.as_ref();
    let state = |disputed: &Disputed| {
        let position = &disputed.dispute.position;
        [0, 1, 2, 3].map(|part| position[part].left())
    };
    WhySum {
        parts: sum.trio.parts.map(Part::left),
        states: disputed.map(state),
        edges: edges_of(&sum.trio.graph),
        wrong: disputed.and_then(|disputed| disputed.wrong).map(small),
        values: sum.trio.values(),
    }
}
