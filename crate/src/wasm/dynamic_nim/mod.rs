//! Dynamic Nim for JavaScript.

mod records;
mod types;

use std::cell::OnceCell;

use js_sys::{Uint8ClampedArray, Uint32Array};
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::SolveError;
use crate::dynamic_nim::{
    Colours, DefinitionCost, Method, NSet, NumerationCost, Position, Rule, RuleText, Spec,
    TableMethod, Thresholds, WallsCost, check_numeration, definition, explain, needed_mb, picture,
    rows, sums, walls,
};
use crate::timeline::Milestones;

use super::to_js;
use records::{Cell, Fraction, Numeration, Options, Picture, Range, Sums, Table, TableCost, UpTo};

/// A game of Dynamic Nim and one position of it.
#[wasm_bindgen]
pub struct DynamicNim {
    spec: Spec,
    /// For a pile small enough to be looked at cell by cell.
    thresholds: Option<Thresholds>,
    set: OnceCell<CountedSet>,
}

/// A set of losing piles, and what it took to build it.
struct CountedSet {
    set: NSet,
    cost: NumerationCost,
}

/// A set that may need more is built anew for every question: a Worker holds several games.
const MAX_KEPT_MB: u128 = 16;

#[wasm_bindgen]
impl DynamicNim {
    /// Reads the options. Throws a `SolveError` if they make no game.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "DynamicNimOptions")] options: JsValue,
    ) -> Result<Self, JsValue> {
        let options: Options = serde_wasm_bindgen::from_value(options)?;
        let rule = match &options.limit {
            Some(list) => RuleText::Limit(list),
            None => RuleText::Factor(&options.k),
        };
        let spec = Spec::parse(&options.n, rule, options.cap.as_deref(), &options.method)?;
        let thresholds = spec.table().ok().map(|(game, _)| game.solve());
        Ok(Self {
            spec,
            thresholds,
            set: OnceCell::new(),
        })
    }

    /// Who wins the position, and by which takes, whatever the method can show. Throws a
    /// `SolveError` for a pile that is too large for its rule.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimVerdict")]
    pub fn verdict(&self) -> Result<JsValue, JsValue> {
        let verdict = match self.spec.verdict_by_table()? {
            Some(verdict) => verdict,
            None => self.with_set(|CountedSet { set, .. }| Ok(self.spec.verdict_by_set(set)))?,
        };
        to_js(&verdict)
    }

    /// The run of the chosen method. Every call makes new arrays, to keep or to transfer. Throws a
    /// `SolveError` for a game that the method cannot show.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimTimeline")]
    pub fn timeline(&self) -> Result<JsValue, JsValue> {
        match self.spec.method {
            Method::Table(method) => to_js(&self.table(method)?),
            Method::Numeration => to_js(&self.numeration()?),
        }
    }

    /// Losing piles as decimal strings. Throws a `SolveError` for more than there are, or more
    /// than a million characters.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn members(
        &self,
        #[wasm_bindgen(unchecked_param_type = "DynamicNimRange")] range: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Range { first, count } = serde_wasm_bindgen::from_value(range)?;
        to_js(&self.with_set(|CountedSet { set, .. }| set.written_members(first, count))?)
    }

    /// Winning takes as suffixes of the digits, ascending. Throws a `SolveError` for more than
    /// there are, or more than a million characters.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimTake[]")]
    pub fn takes(
        &self,
        #[wasm_bindgen(unchecked_param_type = "DynamicNimRange")] range: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Range { first, count } = serde_wasm_bindgen::from_value(range)?;
        let Spec { pile, cap, .. } = &self.spec;
        to_js(&self.with_set(|CountedSet { set, .. }| {
            set.winning_takes(pile, cap).written(first, count)
        })?)
    }

    /// The second construction of the losing piles, up to at most a million. Throws a `SolveError`
    /// beyond, and for a limit that goes down.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimSums")]
    pub fn sums(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ upTo: number }")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let UpTo { up_to } = serde_wasm_bindgen::from_value(request)?;
        let sums = sums(&self.spec.rule, up_to)?;
        to_js(&Sums {
            members: Uint32Array::from(sums.members.as_slice()),
            last_digit: Uint32Array::from(sums.last_digit.as_slice()),
        })
    }

    /// The first row up to the pile that the stack gets wrong, or null: it is right for every limit
    /// that does not go down. Throws a `SolveError` for a pile beyond 10,000 where it does.
    #[wasm_bindgen(js_name = stackError, unchecked_return_type = "DynamicNimStackError | null")]
    pub fn stack_error(&self) -> Result<JsValue, JsValue> {
        to_js(&self.spec.stack_error()?)
    }

    /// Why the position with pile m and cap n has its outcome. Throws a `SolveError` if it is
    /// not in the table, or the pile too large for one.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimExplanation")]
    pub fn explain(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ m: number; n: number }")] cell: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Cell { m, n } = serde_wasm_bindgen::from_value(cell)?;
        to_js(&explain(self.thresholds()?, Position { pile: m, cap: n })?)
    }

    /// The table as pixels. Throws a `SolveError` for a side of zero or beyond its limit, or a pile
    /// too large for a table.
    pub fn picture(
        &self,
        #[wasm_bindgen(unchecked_param_type = "DynamicNimPicture")] request: JsValue,
    ) -> Result<ImageData, JsValue> {
        let Picture {
            window,
            width,
            height,
            p,
            n,
        } = serde_wasm_bindgen::from_value(request)?;
        let pixels = picture(self.thresholds()?, window, width, height, Colours { p, n })?;
        // A copy: an ImageData over wasm's own memory would change under the page.
        let pixels = Uint8ClampedArray::from(pixels.as_slice());
        ImageData::new_with_js_u8_clamped_array_and_sh(&pixels, width, height)
    }
}

impl DynamicNim {
    fn thresholds(&self) -> Result<&Thresholds, SolveError> {
        match &self.thresholds {
            Some(thresholds) => Ok(thresholds),
            None => Err(self.spec.table().expect_err("a small pile has its table")),
        }
    }

    fn with_set<T>(
        &self,
        ask: impl FnOnce(&CountedSet) -> Result<T, SolveError>,
    ) -> Result<T, SolveError> {
        if let Some(kept) = self.set.get() {
            return ask(kept);
        }
        let Spec { rule, pile, .. } = &self.spec;
        let mut cost = NumerationCost::default();
        let set = NSet::build(rule, pile, &mut cost)?;
        let built = CountedSet { set, cost };
        if needed_mb(rule, pile) > MAX_KEPT_MB {
            return ask(&built);
        }
        ask(self.set.get_or_init(|| built))
    }

    /// The factor, and the limit as far as the pile can see it: an array, or null.
    fn rule(&self) -> (Option<Fraction>, JsValue) {
        match &self.spec.rule {
            Rule::Factor(k) => (Some(Fraction::from(*k)), JsValue::NULL),
            Rule::Limit(limit) => {
                let caps = Uint32Array::from(limit.up_to(&self.spec.pile));
                (None, caps.into())
            }
        }
    }

    fn table(&self, method: TableMethod) -> Result<Table, SolveError> {
        let Spec { rule, pile, .. } = &self.spec;
        method.check(rule, pile)?;
        let thresholds = self.thresholds()?;
        let game = thresholds.game();
        let mut milestones = Milestones::default();
        method.solve(game, &mut milestones);

        let mut cost = TableCost::default();
        let mut agree = rows(game, &mut cost.rows) == *thresholds;
        if TableMethod::Definition.check(rule, pile).is_ok() {
            let definition_cost = cost.definition.insert(DefinitionCost::default());
            agree &= definition(game, definition_cost) == *thresholds;
        }
        if TableMethod::Walls.check(rule, pile).is_ok() {
            let walls_cost = cost.walls.insert(WallsCost::default());
            agree &= walls(game, walls_cost) == *thresholds;
        }
        if check_numeration(rule).is_ok() {
            let counted = self.with_set(|CountedSet { set, cost }| {
                let mut cost = *cost;
                set.digits(pile, &mut cost);
                Ok((cost, set.agrees_with(thresholds)))
            });
            if let Ok((numeration_cost, agrees)) = counted {
                cost.numeration = Some(numeration_cost);
                agree &= agrees;
            }
        }
        let (k, limit) = self.rule();
        Ok(Table {
            method: Method::Table(method).name(),
            size: game.size(),
            k,
            limit,
            f: Uint32Array::from(thresholds.as_slice()),
            step_count: milestones.step_count(),
            first_step_of_row: Uint32Array::from(milestones.into_first_steps().as_slice()),
            cost,
            agree,
        })
    }

    fn numeration(&self) -> Result<Numeration, SolveError> {
        let Spec { pile, cap, .. } = &self.spec;
        check_numeration(&self.spec.rule)?;
        self.with_set(|CountedSet { set, cost }| {
            let mut cost = *cost;
            let digits = set.digits(pile, &mut cost);
            let (k, limit) = self.rule();
            Ok(Numeration {
                method: Method::Numeration.name(),
                k,
                limit,
                member_count: set.count(),
                pointer: Uint32Array::from(set.pointer()),
                period: set.period().map(ToString::to_string),
                periods: digits.periods.to_string(),
                digits: Uint32Array::from(digits.members.as_slice()),
                step_count: set.count() + digits.members.len(),
                first_digit_step: set.count(),
                takes_count: set.winning_takes(pile, cap).count().to_string(),
                cost,
            })
        })
    }
}
