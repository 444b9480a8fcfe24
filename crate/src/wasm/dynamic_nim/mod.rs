//! Dynamic Nim for JavaScript.

mod map;
mod records;
mod types;

use std::cell::OnceCell;

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::Colours;
use crate::dynamic_nim::{
    DefinitionCost, Error, Game, Method, NSet, NSetBuild, NumerationCost, Position, RowsCost, Rule,
    RuleText, Spec, StackError, TableMethod, Thresholds, Verdict, WallsCheck, WallsCost, blocks,
    check_numeration, cost_curves, definition, explain, needed_mb, picture, rows, sums, sweep,
    walls,
};
use crate::timeline::Milestones;

use super::map::image;
use super::{kept, to_js};
use records::{
    Cell, Fraction, MaxExponent, Numeration, Options, Picture, Plateau, Range, Sums, SweepRange,
    Table, TableCost, UpTo,
};

/// A game of Dynamic Nim and one position of it.
#[wasm_bindgen]
pub struct DynamicNim {
    spec: Spec,
    /// For a pile small enough to be looked at cell by cell.
    thresholds: Option<Thresholds>,
    counted: OnceCell<Counted>,
    set: OnceCell<CountedSet>,
    verdict: OnceCell<Verdict>,
    stack_error: OnceCell<Option<StackError>>,
    set_under_way: Option<(NSetBuild, NumerationCost)>,
    walls_under_way: Option<LargeWalls>,
}

/// What every method that is offered took for the table, and whether they agree.
#[derive(Clone, Copy)]
struct Counted {
    cost: TableCost,
    agree: bool,
}

/// A set of losing piles, and what it took to build it.
struct CountedSet {
    set: NSet,
    cost: NumerationCost,
}

/// A table too large to be looked at cell by cell: filled by blocks, then run over by the stack,
/// which checks every row, counts its work and tells the steps.
struct LargeWalls {
    thresholds: Thresholds,
    check: WallsCheck,
    milestones: Milestones,
    cost: WallsCost,
}

/// Rows between two whose first step is told, in a large table.
const LARGE_STRIDE: u32 = 1_024;

/// What a slice of long work does: 5 to 20 ms on a laptop.
const ROWS_A_SLICE: u32 = 1 << 18;
const BITS_A_SLICE: u64 = 1 << 24;

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
        let spec = Spec::parse(&options.n, rule, options.cap.as_deref())?;
        let thresholds = spec.table().ok().map(|(game, _)| game.solve());
        Ok(Self {
            spec,
            thresholds,
            counted: OnceCell::new(),
            set: OnceCell::new(),
            verdict: OnceCell::new(),
            stack_error: OnceCell::new(),
            set_under_way: None,
            walls_under_way: None,
        })
    }

    /// Does a slice of the work that a question will need, asked with the same argument, and keeps
    /// it: how much of it is done, 1 if the question can be answered now. Whoever does not call this
    /// waits longer for the answer.
    pub fn advance(
        &mut self,
        ask: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "unknown")] about: &JsValue,
    ) -> f64 {
        if self.thresholds.is_some() {
            return 1.0;
        }
        // What cannot be begun is refused by the question itself.
        if ask == "timeline" {
            return match about.as_string().map(|name| name.parse()) {
                Some(Ok(Method::Table(method))) if self.is_large(method) => {
                    let run = self.start_walls();
                    run.map_or(1.0, |run| run.advance(ROWS_A_SLICE))
                }
                Some(Ok(Method::Numeration)) => self.advance_set(),
                _ => 1.0,
            };
        }
        self.advance_set()
    }

    /// The memory the game holds, in MB of 2^20 bytes: whoever keeps several can let go of some.
    pub fn megabytes(&self) -> f64 {
        let set = self
            .set
            .get()
            .map(|_| needed_mb(&self.spec.rule, &self.spec.pile));
        let rows = self
            .walls_under_way
            .as_ref()
            .map_or(0, |run| run.thresholds.game().size());
        let set = u32::try_from(set.unwrap_or(0)).unwrap_or(u32::MAX);
        let moves = self.verdict.get().map_or(0, Verdict::bytes);
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        f64::from(set) + (f64::from(rows) * 4.0 + f64::from(moves)) / f64::from(1 << 20)
    }

    /// Who wins the position, and by which takes, whatever the methods can show. Throws a
    /// `SolveError` for a pile that is too large for its rule.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimVerdict")]
    pub fn verdict(&self) -> Result<JsValue, JsValue> {
        to_js(kept(&self.verdict, || self.judge())?)
    }

    /// The run of a method, by its name in links. Every call makes new arrays, to keep or to
    /// transfer. Throws a `SolveError` for a name that is none, and for a game that the method
    /// cannot show.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimTimeline")]
    pub fn timeline(&mut self, method: &str) -> Result<JsValue, JsValue> {
        match method.parse()? {
            Method::Table(method) if self.is_large(method) => to_js(&self.large_table()?),
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
        to_js(&self.set()?.set.written_members(first, count)?)
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
        let takes = self.set()?.set.winning_takes(pile, cap);
        to_js(&takes.written(first, count)?)
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

    /// How the losing piles up to a pile of at most 10,000 change while k goes up from one factor to
    /// another, at most 100. Throws a `SolveError` for what is no factor, or too large a pile.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimPlateau[]")]
    #[expect(clippy::unused_self, reason = "every question is one to a game")]
    pub fn sweep(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ from: string; to: string; upTo: number }")]
        request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let SweepRange { from, to, up_to } = serde_wasm_bindgen::from_value(request)?;
        let plateaus = sweep(from.parse()?, to.parse()?, up_to)?;
        let plateaus: Vec<_> = plateaus.into_iter().map(Plateau::from).collect();
        to_js(&plateaus)
    }

    /// The work of every method against the size of the pile, counted.
    #[wasm_bindgen(unchecked_return_type = "DynamicNimCosts")]
    pub fn costs(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ maxExponent: number }")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let MaxExponent { max_exponent } = serde_wasm_bindgen::from_value(request)?;
        to_js(&cost_curves(&self.spec.rule, max_exponent))
    }

    /// The first row up to the pile that the stack gets wrong, or null: it is right for every limit
    /// that does not go down. Throws a `SolveError` for a pile beyond 10,000 where it does.
    #[wasm_bindgen(js_name = stackError, unchecked_return_type = "DynamicNimStackError | null")]
    pub fn stack_error(&self) -> Result<JsValue, JsValue> {
        to_js(kept(&self.stack_error, || self.spec.stack_error())?)
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
        image(&pixels, width, height)
    }
}

impl LargeWalls {
    /// Does some rows: the part done, 1 at the end.
    fn advance(&mut self, rows: u32) -> f64 {
        let Self {
            thresholds,
            check,
            milestones,
            cost,
        } = self;
        if check.advance(thresholds, rows, &mut (milestones, cost)) {
            return 1.0;
        }
        f64::from(check.rows_done()) / f64::from(thresholds.game().size())
    }
}

impl DynamicNim {
    fn thresholds(&self) -> Result<&Thresholds, Error> {
        match &self.thresholds {
            Some(thresholds) => Ok(thresholds),
            None => Err(self.spec.table().expect_err("a small pile has its table")),
        }
    }

    fn judge(&self) -> Result<Verdict, Error> {
        if let Some(thresholds) = &self.thresholds {
            return Ok(self.spec.verdict_by_table(thresholds));
        }
        match self.spec.game_to_solve()? {
            Some(game) => Ok(self.spec.verdict_by_table(&game.solve())),
            None => Ok(self.spec.verdict_by_set(&self.set()?.set)),
        }
    }

    fn set(&self) -> Result<&CountedSet, Error> {
        kept(&self.set, || {
            let Spec { rule, pile, .. } = &self.spec;
            let mut cost = NumerationCost::default();
            let set = NSet::build(rule, pile, &mut cost)?;
            Ok(CountedSet { set, cost })
        })
    }

    fn advance_set(&mut self) -> f64 {
        let Spec { rule, pile, .. } = &self.spec;
        if self.set.get().is_some() {
            return 1.0;
        }
        let under_way = self.set_under_way.take().map_or_else(
            || NSetBuild::start(rule, pile).map(|build| (build, NumerationCost::default())),
            Ok,
        );
        let Ok((mut build, mut cost)) = under_way else {
            return 1.0;
        };
        let comparisons = usize::try_from(BITS_A_SLICE / pile.bits().max(64)).unwrap_or(1);
        if build.advance(comparisons, &mut cost) {
            let set = build.finish();
            self.set.get_or_init(|| CountedSet { set, cost });
            return 1.0;
        }
        let part = build.part_done();
        self.set_under_way = Some((build, cost));
        part
    }

    /// Whether a method shows the table though it is too large to be looked at cell by cell: walls
    /// may.
    fn is_large(&self, method: TableMethod) -> bool {
        let Spec { rule, pile, .. } = &self.spec;
        self.thresholds.is_none()
            && method == TableMethod::Walls
            && method.check(rule, pile).is_ok()
    }

    fn start_walls(&mut self) -> Result<&mut LargeWalls, Error> {
        if self.walls_under_way.is_none() {
            let Spec { rule, pile, .. } = &self.spec;
            let size = u32::try_from(pile).expect("a pile that walls are stepped through for");
            self.walls_under_way = Some(LargeWalls {
                thresholds: blocks(&Game::new(size, rule.clone()))?,
                check: WallsCheck::default(),
                milestones: Milestones::every(LARGE_STRIDE),
                cost: WallsCost::default(),
            });
        }
        Ok(self.walls_under_way.as_mut().expect("it is there"))
    }

    /// The large table, which is not kept: JavaScript has it then.
    fn large_table(&mut self) -> Result<Table, Error> {
        while self.start_walls()?.advance(u32::MAX) < 1.0 {}
        let LargeWalls {
            thresholds,
            check,
            milestones,
            cost,
        } = self.walls_under_way.take().expect("it is finished");
        let numeration = self.set().map(|counted| self.numeration_cost(counted));
        let (k, limit) = self.rule();
        Ok(Table {
            method: Method::Table(TableMethod::Walls).name(),
            size: thresholds.game().size(),
            k,
            limit,
            f: Uint32Array::from(thresholds.as_slice()),
            rows_per_entry: LARGE_STRIDE,
            step_count: milestones.step_count(),
            first_step_of_row: Uint32Array::from(milestones.into_first_steps().as_slice()),
            cost: TableCost {
                walls: Some(cost),
                numeration: numeration
                    .ok()
                    .filter(|_| check_numeration(&self.spec.rule).is_ok()),
                ..TableCost::default()
            },
            agree: check.agrees(),
        })
    }

    /// What the set and the digits of the pile cost.
    fn numeration_cost(&self, CountedSet { set, cost }: &CountedSet) -> NumerationCost {
        let mut cost = *cost;
        set.digits(&self.spec.pile, &mut cost);
        cost
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

    fn table(&self, method: TableMethod) -> Result<Table, Error> {
        let Spec { rule, pile, .. } = &self.spec;
        method.check(rule, pile)?;
        let thresholds = self.thresholds()?;
        let game = thresholds.game();
        let mut milestones = Milestones::default();
        method.solve(game, &mut milestones);
        let Counted { cost, agree } = *self.counted.get_or_init(|| self.count(thresholds));
        let (k, limit) = self.rule();
        Ok(Table {
            method: Method::Table(method).name(),
            size: game.size(),
            k,
            limit,
            f: Uint32Array::from(thresholds.as_slice()),
            rows_per_entry: 1,
            step_count: milestones.step_count(),
            first_step_of_row: Uint32Array::from(milestones.into_first_steps().as_slice()),
            cost,
            agree,
        })
    }

    /// Runs every method that is offered for the table.
    fn count(&self, thresholds: &Thresholds) -> Counted {
        let Spec { rule, pile, .. } = &self.spec;
        let game = thresholds.game();
        let mut cost = TableCost::default();
        let mut agree = rows(game, cost.rows.insert(RowsCost::default())) == *thresholds;
        if TableMethod::Definition.check(rule, pile).is_ok() {
            let definition_cost = cost.definition.insert(DefinitionCost::default());
            agree &= definition(game, definition_cost) == *thresholds;
        }
        if TableMethod::Walls.check(rule, pile).is_ok() {
            let walls_cost = cost.walls.insert(WallsCost::default());
            agree &= walls(game, walls_cost) == *thresholds;
        }
        if let (Ok(()), Ok(counted)) = (check_numeration(rule), self.set()) {
            cost.numeration = Some(self.numeration_cost(counted));
            agree &= counted.set.agrees_with(thresholds);
        }
        Counted { cost, agree }
    }

    fn numeration(&self) -> Result<Numeration, Error> {
        let Spec { pile, cap, .. } = &self.spec;
        check_numeration(&self.spec.rule)?;
        let CountedSet { set, cost } = self.set()?;
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
    }
}
