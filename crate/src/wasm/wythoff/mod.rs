//! Wythoff's game for JavaScript.

mod map;
mod records;
mod types;

use std::cell::OnceCell;

use js_sys::{Uint8Array, Uint16Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::wythoff::{
    self, Error, Explanation, Method, Position, Runs, Spec, Verdict, Zeckendorf, are_lower,
    explain, grundy_values, lower, lowers, lowers_below, parse_pile, root, upper,
};

use super::to_js;
use records::{
    BeattyRun, Count, Form, GrundySize, MexRun, Number, Numbers, Options, Partition, Piles,
    StarsRun,
};

/// A position of Wythoff's game.
#[wasm_bindgen]
pub struct Wythoff {
    spec: Spec,
    verdict: OnceCell<Verdict>,
    runs: OnceCell<Runs>,
    agree: OnceCell<bool>,
}

#[wasm_bindgen]
#[expect(clippy::unused_self, reason = "every question is one to a game")]
impl Wythoff {
    /// Reads the options. Throws a `SolveError` if they make no game.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "WythoffOptions")] options: JsValue,
    ) -> Result<Self, JsValue> {
        let Options { a, b } = serde_wasm_bindgen::from_value(options)?;
        let spec = Spec::parse(&a, &b)?;
        Ok(Self {
            spec,
            verdict: OnceCell::new(),
            runs: OnceCell::new(),
            agree: OnceCell::new(),
        })
    }

    /// How much of the work is done that a question will need: all, 1, for none is long.
    pub fn advance(
        &self,
        _ask: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "unknown")] _about: &JsValue,
    ) -> f64 {
        1.0
    }

    /// The memory the game holds, in MB of 2^20 bytes: that of its runs.
    pub fn megabytes(&self) -> f64 {
        let bytes = self.runs.get().map_or(0, Runs::bytes);
        f64::from(u32::try_from(bytes).unwrap_or(u32::MAX)) / f64::from(1 << 20)
    }

    /// Who wins the position, and by which moves, whatever the methods can show.
    #[wasm_bindgen(unchecked_return_type = "WythoffVerdict")]
    pub fn verdict(&self) -> Result<JsValue, JsValue> {
        to_js(self.verdict.get_or_init(|| self.spec.verdict()))
    }

    /// The run of a method, by its name in links. Every call makes new arrays, to keep or to
    /// transfer. Throws a `SolveError` for a name that is none, and for a position that the method
    /// cannot show.
    #[wasm_bindgen(unchecked_return_type = "WythoffTimeline")]
    pub fn timeline(&self, method: &str) -> Result<JsValue, JsValue> {
        match method.parse()? {
            Method::Stars => to_js(&self.stars()?),
            Method::Mex => to_js(&self.mex()?),
            Method::Beatty => to_js(&self.beatty()),
        }
    }

    /// Why a position has its outcome. Throws a `SolveError` for what are no piles.
    #[wasm_bindgen(unchecked_return_type = "WythoffExplanation")]
    pub fn explain(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ a: string; b: string }")] piles: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Piles { a, b } = serde_wasm_bindgen::from_value(piles)?;
        let (a, b) = (parse_pile("a", &a)?, parse_pile("b", &b)?);
        to_js(&explain(&Position { a, b }))
    }

    /// The Grundy values of all positions with both piles up to n. Length (n + 1)², by rows:
    /// position (a, b) has the index b * (n + 1) + a. Throws a `SolveError` above 2000.
    pub fn grundy(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ n: number }")] request: JsValue,
    ) -> Result<Uint16Array, JsValue> {
        let GrundySize { n } = serde_wasm_bindgen::from_value(request)?;
        Ok(Uint16Array::from(grundy_values(n)?.as_slice()))
    }

    /// How the lower and the upper values share out the integers, around x and from a number on.
    /// Throws a `SolveError` for what are no numbers, and a count that is not from 1 to 1024.
    #[wasm_bindgen(unchecked_return_type = "WythoffPartition")]
    pub fn partition(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ x: string; from: string; count: number }")]
        request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Numbers { x, from, count } = serde_wasm_bindgen::from_value(request)?;
        let (x, from) = (parse_pile("x", &x)?, parse_pile("from", &from)?);
        let kinds: Vec<u8> = are_lower(&from, count)?.into_iter().map(u8::from).collect();
        to_js(&Partition {
            counts: wythoff::Partition::around(&x),
            kinds: Uint8Array::from(kinds.as_slice()),
            first_lowers: lowers_below(&from).to_string(),
        })
    }

    /// A number as a sum of Fibonacci numbers. Throws a `SolveError` for what is no number.
    #[wasm_bindgen(unchecked_return_type = "WythoffZeckendorf")]
    pub fn zeckendorf(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ x: string }")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Number { x } = serde_wasm_bindgen::from_value(request)?;
        let form = Zeckendorf::of(&parse_pile("x", &x)?);
        let partner = form.partner_form();
        to_js(&Form {
            places: Uint32Array::from(form.places()),
            is_lower: form.is_lower(),
            partner: partner.to_number().to_string(),
            partner_places: Uint32Array::from(partner.places()),
        })
    }

    /// The first lower values, index: i. Throws a `SolveError` for more than 10,000.
    pub fn lowers(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ count: number }")] request: JsValue,
    ) -> Result<Uint32Array, JsValue> {
        let Count { count } = serde_wasm_bindgen::from_value(request)?;
        Ok(Uint32Array::from(lowers(count)?.as_slice()))
    }
}

impl Wythoff {
    fn runs(&self) -> &Runs {
        self.runs.get_or_init(|| self.spec.runs())
    }

    fn agree(&self) -> bool {
        *self.agree.get_or_init(|| self.runs().agree())
    }

    fn stars(&self) -> Result<StarsRun, Error> {
        let n = self.spec.table(Method::Stars)?;
        let runs = self.runs();
        let grid = runs.grid.as_ref().expect("a table of stars");
        Ok(StarsRun {
            method: Method::Stars.name(),
            n,
            stars: Uint32Array::from(grid.stars().as_flattened()),
            step_count: grid.step_count(),
            cost: runs.cost,
            agree: self.agree(),
        })
    }

    fn mex(&self) -> Result<MexRun, Error> {
        let n = self.spec.table(Method::Mex)?;
        let runs = self.runs();
        let pairs = runs.pairs.as_ref().expect("a table of pairs");
        Ok(MexRun {
            method: Method::Mex.name(),
            n,
            lowers: Uint32Array::from(pairs.lowers()),
            step_count: pairs.step_count(),
            cost: runs.cost,
            agree: self.agree(),
        })
    }

    fn beatty(&self) -> BeattyRun {
        let position = &self.spec.position;
        let index = position.difference();
        let Explanation { outcome, lines } = explain(position);
        BeattyRun {
            method: Method::Beatty.name(),
            root: root(&index).to_string(),
            lower: lower(&index).to_string(),
            upper: upper(&index).to_string(),
            index: index.to_string(),
            outcome,
            lines,
            cost: self.runs().cost,
        }
    }
}
