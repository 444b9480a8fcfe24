//! Values on a graph, for JavaScript.

use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::{Why, WhyWrong, numbers, small};
use crate::graphs::Digraph;
use crate::wasm::game::{read, to_js};
use crate::why::Spec;
use crate::why::mex::{self, Believed, Values};

/// A graph with values at its vertices.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(in crate::wasm) struct WhyGraph {
    #[tsify(type = "[number, number][]")]
    edges: Vec<[u32; 2]>,
    /// By vertex: the learner's value; null where nothing is written.
    #[tsify(type = "(number | null)[]")]
    written: Vec<Option<u32>>,
    /// By vertex: what is wrong with its value; null if nothing is, or if that is not known yet.
    #[tsify(type = "(WhyWrong | null)[]")]
    wrong: Vec<Option<WhyWrong>>,
    /// By vertex: its nimber.
    nimbers: Vec<u32>,
    /// Functions that people often believe, and what they give for the vertices.
    believed: Vec<WhyBelieved>,
}

/// A function that people often take for the values of a graph.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct WhyBelieved {
    #[tsify(type = "'shortest' | 'options' | 'parity' | 'zero-one' | 'largest'")]
    name: &'static str,
    /// By vertex.
    values: Vec<u32>,
}

/// A vertex beside a heap of Nim.
#[derive(Deserialize, Tsify)]
pub struct WhyBeside {
    pub vertex: u32,
    /// At most 40 stones.
    pub heap: u32,
}

/// Every move of a token beside a heap, with its answer.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct WhyAnswers {
    /// Where the move is, 0 for the token and 1 for the heap, and where it leads to; then the same
    /// of the answer, -1 and 0 where there is none.
    #[tsify(type = "[number, number, number, number][]")]
    answers: Vec<[i32; 4]>,
}

/// The largest heap beside which a vertex is tried.
const LARGEST_BESIDE: u32 = 40;

#[wasm_bindgen]
impl Why {
    /// Every move of a token on a vertex beside a heap, with its answer; undefined where there is
    /// no such vertex, or the heap is too large.
    pub fn beside(&self, about: Ts<WhyBeside>) -> Result<Option<Ts<WhyAnswers>>, JsValue> {
        let WhyBeside { vertex, heap } = read(about)?;
        let Spec::Values(values, _) = &self.0.spec else {
            return Ok(None);
        };
        if heap > LARGEST_BESIDE || vertex as usize >= values.values().len() {
            return Ok(None);
        }
        // At most 20 vertices and 41 heaps.
        let all = values.beside(vertex, heap).expect("few positions");
        let record = WhyAnswers {
            answers: all.iter().map(numbers).collect(),
        };
        to_js(&record).map(Some)
    }
}

pub(super) fn of_values(wrong: mex::Wrong) -> WhyWrong {
    match wrong {
        mex::Wrong::Same(to) => WhyWrong::Same { heap: 0, to },
        mex::Wrong::Missing(number) => WhyWrong::Missing { number },
    }
}

/// The edges of a graph, by their first vertex.
pub(super) fn edges_of(graph: &Digraph) -> Vec<[u32; 2]> {
    let vertices = 0..small(graph.vertex_count());
    let edges = vertices.flat_map(|from| graph.options(from).iter().map(move |&to| [from, to]));
    edges.collect()
}

pub(super) fn shown_graph(values: &Values, nimbers: Vec<u32>) -> WhyGraph {
    let graph = values.graph();
    let vertices = 0..small(graph.vertex_count());
    WhyGraph {
        edges: edges_of(graph),
        written: values.values().to_vec(),
        wrong: vertices
            .map(|vertex| values.wrong(vertex).map(of_values))
            .collect(),
        nimbers,
        believed: Believed::ALL
            .into_iter()
            .map(|function| WhyBelieved {
                name: match function {
                    Believed::Shortest => "shortest",
                    Believed::Options => "options",
                    Believed::Parity => "parity",
                    Believed::ZeroOne => "zero-one",
                    Believed::Largest => "largest",
                },
                values: values.believed(function),
            })
            .collect(),
    }
}
