//! The search of heaps for JavaScript: of Nim, and of subtraction games, whose own package has no room for it.

use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::heaps::nim::{Error, Spec};
use crate::heaps::subtraction::Set;
use crate::heaps::{HeapSearch, sum};
use crate::list_text;
use crate::wasm::game::{read, to_js};
use crate::wasm::memo::{MemoRun, memo_run};

/// Heaps, and what may be taken from one of them.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct HeapMemoOptions {
    /// Whole numbers, separated by commas.
    heaps: String,
    /// Numbers and ranges, `2-6,9`; after `!` those that may not be taken.
    set: String,
    /// `normal` or `misere`.
    rule: String,
    /// The name of a file whose list stands in the place of the heaps; null without.
    file: Option<String>,
    /// Its text, where it is there.
    text: Option<String>,
}

/// A memoised search of heaps.
#[wasm_bindgen]
pub struct HeapMemo(HeapSearch);

#[wasm_bindgen]
impl HeapMemo {
    /// Reads the options. Throws a `SolveError` if they make no game, or one that is too large to
    /// step through.
    #[wasm_bindgen(constructor)]
    pub fn new(options: Ts<HeapMemoOptions>) -> Result<Self, JsValue> {
        Ok(Self(search_of(&read(options)?)?))
    }

    /// The steps. Throws a `SolveError` if there are too many.
    pub fn run(&self) -> Result<Ts<MemoRun>, JsValue> {
        to_js(&memo_run(&self.0).map_err(Error::from)?)
    }

    /// No question needs work in slices.
    #[expect(clippy::unused_self, reason = "it is asked of every class")]
    pub fn advance(&self) -> f64 {
        1.0
    }

    /// It keeps no memory.
    #[expect(clippy::unused_self, reason = "it is asked of every class")]
    pub fn megabytes(&self) -> f64 {
        0.0
    }
}

fn search_of(options: &HeapMemoOptions) -> Result<HeapSearch, Error> {
    let HeapMemoOptions {
        heaps,
        set,
        rule,
        file,
        text,
    } = options;
    let heaps = list_text(heaps, file.as_deref(), text.as_deref())?;
    let spec = Spec::parse(&heaps, None, None, "normal")?;
    let set = Set::parse(set).map_err(sum::Error::from)?;
    Ok(HeapSearch::new(spec.heaps(), &set, rule.parse()?)?)
}
