//! What `npm run bench` times in a browser: algorithms only, whose results do not cross to JavaScript.
//! Not part of the app: it is built with the feature `bench` only.

use std::hint::black_box;

use js_sys::{Uint8Array, Uint16Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::dynamic_nim::{Game, Rule, Thresholds, walls};
use crate::graphs::graph::{Error as GraphError, Spec, Texts};
use crate::graphs::{Labels, label};
use crate::heaps::octal::{Code, Sparse};
use crate::heaps::subtraction::{Set, extend_listed};
use crate::heaps::sum::Error;
use crate::lab::{Rule as LabRule, Work};

/// A game of Dynamic Nim whose table is filled again and again.
///
/// A run makes a new table before the last one is freed: once memory has grown, the two take turns.
#[wasm_bindgen]
pub struct TableBench {
    thresholds: Thresholds,
}

#[wasm_bindgen]
impl TableBench {
    /// Reads a factor, and solves the game once. Throws a `SolveError` for an invalid factor.
    #[wasm_bindgen(constructor)]
    pub fn new(size: u32, k: &str) -> Result<Self, JsValue> {
        let game = Game::new(size, Rule::factor(k)?);
        let thresholds = walls(&game, &mut ());
        Ok(Self { thresholds })
    }

    /// By the stack.
    pub fn run(&mut self) {
        self.thresholds = walls(black_box(self.thresholds.game()), &mut ());
    }

    /// f(0), f(1), …, of the last run.
    pub fn table(&self) -> Uint32Array {
        Uint32Array::from(self.thresholds.as_slice())
    }
}

/// An octal game whose nimbers are computed again and again, even if their period is known.
///
/// A run keeps its values and returns how many splits it evaluated.
#[wasm_bindgen]
pub struct OctalBench {
    code: Code,
    count: usize,
    values: Vec<u16>,
}

#[wasm_bindgen]
impl OctalBench {
    /// Reads a code. Throws a `SolveError` for an invalid one.
    #[wasm_bindgen(constructor)]
    pub fn new(code: &str, count: usize) -> Result<Self, JsValue> {
        Ok(Self {
            code: Code::parse(code).map_err(Error::from)?,
            count,
            values: Vec::new(),
        })
    }

    /// By the sparse space; undefined for a code to which it does not apply.
    pub fn run(&mut self) -> Option<u64> {
        let mut sparse = Sparse::with_parity(&self.code)?;
        sparse.extend(self.count, u64::MAX);
        sparse.values().clone_into(&mut self.values);
        Some(sparse.evaluations())
    }

    /// The values of the last run.
    pub fn values(&self) -> Uint16Array {
        Uint16Array::from(self.values.as_slice())
    }
}

/// A graph that is labelled again and again.
///
/// A run keeps its labels.
#[wasm_bindgen]
pub struct GraphBench {
    spec: Spec,
    found: Option<Labels>,
}

fn graph_of(text: &str) -> Result<Spec, GraphError> {
    Spec::parse(&Texts {
        file: Some(""),
        text: Some(text),
        rule: "normal",
        ..Texts::default()
    })
}

#[wasm_bindgen]
impl GraphBench {
    /// Reads a graph. Throws a `SolveError` for an invalid one.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Self, JsValue> {
        let spec = graph_of(text)?;
        Ok(Self { spec, found: None })
    }

    /// Labels it, beginning with its list of edges.
    pub fn label(&mut self) {
        let spec = black_box(&self.spec);
        self.found = Some(label(spec.graph(), spec.terminals(), &mut ()));
    }

    /// Reads it again and labels it.
    pub fn read(&mut self, text: &str) -> Result<(), JsValue> {
        self.spec = graph_of(text)?;
        self.label();
        Ok(())
    }

    /// The labels of the last run, by vertex: 0 for P, 1 for N, 2 for neither.
    pub fn labels(&self) -> Uint8Array {
        let labels = self.found.iter().flat_map(|found| &found.labels);
        let labels: Vec<u8> = labels.map(|&label| label as u8).collect();
        Uint8Array::from(labels.as_slice())
    }
}

/// A rule of the laboratory whose table is solved again and again.
///
/// A run keeps its table.
#[wasm_bindgen]
pub struct LabBench {
    rule: LabRule,
    work: Option<Work>,
}

#[wasm_bindgen]
impl LabBench {
    /// Reads a rule. Throws a `SolveError` for an invalid one.
    #[wasm_bindgen(constructor)]
    pub fn new(rule: &str) -> Result<Self, JsValue> {
        let rule = LabRule::parse(rule).map_err(|faults| faults[0].clone())?;
        Ok(Self { rule, work: None })
    }

    /// Solves the table. Throws a `SolveError` if a limit is reached.
    pub fn run(&mut self) -> Result<(), JsValue> {
        let mut work = Work::new(black_box(&self.rule).clone(), &[])?;
        while work.advance(u64::MAX)? < 1.0 {}
        self.work = Some(work);
        Ok(())
    }

    /// The labels of the last run, by place: 0 for N, 1 for P, 2 for a draw, 3 for unknown, 4 if
    /// there is no position.
    pub fn labels(&self) -> Uint8Array {
        let labels = self.work.iter().flat_map(Work::labels);
        let labels: Vec<u8> = labels.map(|label| label as u8).collect();
        Uint8Array::from(labels.as_slice())
    }
}

/// A subtraction game whose nimbers are computed again and again, even if their period is known.
#[wasm_bindgen]
pub struct SubtractionBench {
    set: Vec<u32>,
    count: usize,
    values: Vec<u16>,
}

#[wasm_bindgen]
impl SubtractionBench {
    /// Reads a finite set, but not 1 to m; undefined for that. Throws a `SolveError` for an invalid set.
    pub fn of(set: &str, count: usize) -> Result<Option<Self>, JsValue> {
        let Set::Listed(set) = Set::parse(set).map_err(Error::from)? else {
            return Ok(None);
        };
        let values = Vec::new();
        Ok(Some(Self { set, count, values }))
    }

    /// Value by value, in the memory block of the previous run.
    pub fn run(&mut self) {
        self.values.clear();
        extend_listed(&self.set, black_box(&mut self.values), self.count);
    }

    /// The values of the last run.
    pub fn values(&self) -> Uint16Array {
        Uint16Array::from(self.values.as_slice())
    }
}
