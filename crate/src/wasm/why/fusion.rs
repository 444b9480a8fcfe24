//! A picture of Hackenbush beside the fused one, for JavaScript.

use serde::Serialize;
use tsify::Tsify;

use super::small;
use crate::why::fusion::Fusion;

/// A picture, and the fused one.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(in crate::wasm) struct WhyFusion {
    /// By picture and edge: its ends. Vertex 0 is the ground.
    #[tsify(type = "[[number, number][], [number, number][]]")]
    edges: [Vec<[u32; 2]>; 2],
    /// By picture: the bits of the edges that are there after the challenger's moves.
    #[tsify(type = "[number, number]")]
    there: [u32; 2],
    /// By move of the dispute, if the same edge is claimed to be its answer: the part and the edge of
    /// a cut that wins against it; null where nothing does.
    #[tsify(type = "([number, number] | null)[]")]
    replies: Vec<Option<[u32; 2]>>,
}

pub(super) fn shown_fusion(fusion: &Fusion) -> WhyFusion {
    let replies = fusion.replies.iter();
    WhyFusion {
        edges: fusion.pictures.edges.clone(),
        there: fusion.dispute.position,
        replies: replies
            .map(|reply| reply.map(|cut| [small(cut.part), cut.to]))
            .collect(),
    }
}
