//! Dynamic Nim for JavaScript.

use std::cell::OnceCell;

use js_sys::{Uint8ClampedArray, Uint32Array};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::dynamic_nim::{
    Colours, DefinitionCost, Method, NSet, NumerationCost, Position, RowsCost, Rule, RuleText,
    Spec, TableMethod, Thresholds, WallsCost, Window, check_numeration, definition, explain,
    needed_mb, picture, rows, sums, walls,
};
use crate::timeline::Milestones;
use crate::{Ratio, SolveError};

use super::to_js;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The strings of a link. */
export interface DynamicNimOptions {
    /** The pile, of up to 10,000 digits. */
    n: string;
    /** The factor of the rule; not read where there is a limit. */
    k: string;
    /** L(1), L(2), …: numbers and ranges, `2,2,5-9`. The last one holds on. Instead of k. */
    limit?: string | null;
    /** Without a cap it is the opening, n - 1. */
    cap?: string | null;
    method: string;
}

export interface DynamicNimVerdict {
    outcome: "N" | "P";
    /** All winning takes as decimal strings, ascending: at most 10,000, and 1,000,000 characters of JSON. */
    moves: string[];
    /** How many winning takes there are, where not all are in `moves`. */
    movesTotal?: string;
}

/** The rule of a timeline: one of the two is null. */
export interface DynamicNimRule {
    /** The factor p/q in lowest terms, as decimal strings. */
    k: { p: string; q: string } | null;
    /**
     * L(1), L(2), …, at most up to the pile. Index: the take - 1. Beyond its end the last one
     * holds on; if it is empty all are 0.
     */
    limit: Uint32Array<ArrayBuffer> | null;
}

export interface DynamicNimTable extends DynamicNimRule {
    method: "definition" | "rows" | "walls";
    /** S, the pile at the start and the last row. */
    size: number;
    /** Thresholds. Length size + 1, index: the row m. f[0] is 4294967295, for infinity. */
    f: Uint32Array<ArrayBuffer>;
    /**
     * Steps are numbered from 1. By definition a step is a take tried: the cells (m, 1) to (m, m)
     * of a row come in order, and cell (m, n) tries the takes 1 to min(n, f[m]). By rows a step is
     * a cell; by walls each pop, then the stop, then the push. Length size + 2, index: the row m.
     * Entry 0 is 0, entry m the first step of row m, the last entry stepCount + 1.
     */
    firstStepOfRow: Uint32Array<ArrayBuffer>;
    stepCount: number;
    /** What each method costs on this game, whichever was chosen; null where it is not offered. */
    cost: {
        definition: { cells: number; takes: number } | null;
        rows: { cells: number };
        walls: { tests: number; pops: number; pushes: number } | null;
        /** For the set, and the digits of the pile S. */
        numeration: DynamicNimNumerationCost | null;
    };
    /** Whether the methods that are offered found the same thresholds. */
    agree: boolean;
}

export interface DynamicNimNumerationCost {
    /** Members found after the first, 1. */
    members: number;
    /** Comparisons of a member's reach with the last member. */
    comparisons: number;
    digits: number;
}

export interface DynamicNimNumeration extends DynamicNimRule {
    method: "numeration";
    /** How many members the set of losing piles has up to the pile; 1 is always one. */
    memberCount: number;
    /**
     * Length memberCount. Index j: the i of member j = member j - 1 + member i, all counted from 0.
     * Entry 0 is 4294967295.
     */
    pointer: Uint32Array<ArrayBuffer>;
    /** The last member, if it ends the set: f has this period. Null if the set goes on. */
    period: string | null;
    /** How often the period comes before the digits; "0" in a set that goes on. */
    periods: string;
    /** The digits of the pile by the index of the member, largest first; empty for the empty pile. */
    digits: Uint32Array<ArrayBuffer>;
    /**
     * Steps are numbered from 1: step j finds member j, up to memberCount - 1; then comes each
     * digit, and the last step is the answer.
     */
    stepCount: number;
    /** The step of the first digit; of the answer, for the empty pile. Always memberCount. */
    firstDigitStep: number;
    /** How many winning takes there are, as a decimal string. */
    takesCount: string;
    cost: DynamicNimNumerationCost;
}

export type DynamicNimTimeline = DynamicNimTable | DynamicNimNumeration;

/** Part of a list: `count` items from index `first` on. */
export interface DynamicNimRange {
    first: number;
    count: number;
}

export interface DynamicNimTake {
    take: string;
    /** The index in `digits` of the digit this suffix begins with. */
    digit: number;
    /** How many periods are taken before that digit, which then is digit 0. */
    periods: string;
}

export interface DynamicNimSums {
    /** Ascending. */
    members: Uint32Array<ArrayBuffer>;
    /** Length upTo + 1, index: the number x. Its last digit; x itself for a member. Entry 0 is 4294967295. */
    lastDigit: Uint32Array<ArrayBuffer>;
}

export interface DynamicNimStackError {
    /** The first row where the stack goes wrong. */
    m: number;
    /** What the stack finds for it. */
    stack: number;
    /** The true threshold. */
    f: number;
}

export interface DynamicNimExplanation {
    outcome: "N" | "P";
    /** f(m); null for the empty pile, which no cap wins. */
    threshold: number | null;
    /** The least winning take; null in a P-position. */
    decidingTake: number | null;
    /** Every take, ascending: what it leaves, and who wins that. The take wins if it leaves P. */
    takes: { take: number; left: number; cap: number; outcome: "N" | "P" }[];
    /** The moves of the table that end here, ascending. */
    reachedFrom: { take: number; pile: number }[];
}

/** Red, green, blue, opacity: 0 to 255. */
export type Rgba = readonly [number, number, number, number];

export interface DynamicNimPicture {
    /** The part of the table shown: rows and columns from 1 to 65535. */
    window: { firstRow: number; rows: number; firstColumn: number; columns: number };
    /** In pixels, 1 to 4096. */
    width: number;
    height: number;
    p: Rgba;
    n: Rgba;
}
"#;

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

    fn table(&self, method: TableMethod) -> Result<Table, SolveError> {
        let thresholds = self.thresholds()?;
        let game = thresholds.game();
        method.check(game)?;
        let mut milestones = Milestones::default();
        method.solve(game, &mut milestones);

        let mut cost = TableCost::default();
        let mut agree = rows(game, &mut cost.rows) == *thresholds;
        if TableMethod::Definition.check(game).is_ok() {
            let definition_cost = cost.definition.insert(DefinitionCost::default());
            agree &= definition(game, definition_cost) == *thresholds;
        }
        if TableMethod::Walls.check(game).is_ok() {
            let walls_cost = cost.walls.insert(WallsCost::default());
            agree &= walls(game, walls_cost) == *thresholds;
        }
        if check_numeration(game.rule()).is_ok() {
            let counted = self.with_set(|CountedSet { set, cost }| {
                let mut cost = *cost;
                set.digits(&self.spec.pile, &mut cost);
                Ok((cost, set.agrees_with(thresholds)))
            });
            if let Ok((numeration_cost, agrees)) = counted {
                cost.numeration = Some(numeration_cost);
                agree &= agrees;
            }
        }
        Ok(Table {
            method: Method::Table(method).name(),
            size: game.size(),
            rule: RuleOfPile::of(&self.spec),
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
            Ok(Numeration {
                method: Method::Numeration.name(),
                rule: RuleOfPile::of(&self.spec),
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

#[derive(Deserialize)]
struct Options {
    n: String,
    k: String,
    limit: Option<String>,
    cap: Option<String>,
    method: String,
}

#[derive(Deserialize)]
struct Range {
    first: u32,
    count: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct UpTo {
    up_to: u32,
}

#[derive(Deserialize)]
struct Cell {
    m: u32,
    n: u32,
}

#[derive(Deserialize)]
struct Picture {
    window: Window,
    width: u32,
    height: u32,
    p: [u8; 4],
    n: [u8; 4],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Table {
    method: &'static str,
    size: u32,
    #[serde(flatten)]
    rule: RuleOfPile,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    f: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    first_step_of_row: Uint32Array,
    step_count: u32,
    cost: TableCost,
    agree: bool,
}

#[derive(Default, Serialize)]
struct TableCost {
    definition: Option<DefinitionCost>,
    rows: RowsCost,
    walls: Option<WallsCost>,
    numeration: Option<NumerationCost>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Numeration {
    method: &'static str,
    #[serde(flatten)]
    rule: RuleOfPile,
    member_count: usize,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pointer: Uint32Array,
    period: Option<String>,
    periods: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    digits: Uint32Array,
    step_count: usize,
    first_digit_step: usize,
    takes_count: String,
    cost: NumerationCost,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Sums {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    members: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    last_digit: Uint32Array,
}

/// The rule as far as the pile can see it.
#[derive(Serialize)]
struct RuleOfPile {
    k: Option<Fraction>,
    /// A `Uint32Array`, or null.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    limit: JsValue,
}

impl RuleOfPile {
    fn of(spec: &Spec) -> Self {
        match &spec.rule {
            Rule::Factor(k) => Self {
                k: Some(Fraction::from(*k)),
                limit: JsValue::NULL,
            },
            Rule::Limit(limit) => Self {
                k: None,
                limit: Uint32Array::from(limit.up_to(&spec.pile)).into(),
            },
        }
    }
}

/// Decimal strings, for a `u64` may be too large for a JavaScript number.
#[derive(Serialize)]
struct Fraction {
    p: String,
    q: String,
}

impl From<Ratio> for Fraction {
    fn from(ratio: Ratio) -> Self {
        Self {
            p: ratio.p().to_string(),
            q: ratio.q().to_string(),
        }
    }
}
