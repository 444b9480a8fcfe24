//! Dynamic Nim for JavaScript.

mod map;
mod play;
mod questions;
mod records;

use std::cell::OnceCell;

use num_bigint::BigUint;
use wasm_bindgen::prelude::*;

use crate::dynamic_nim::{
    Error, MAX_MOVES, Method, PileSearch, Rule, RuleText, Solution, Spec, TableMethod,
    check_numeration,
};

use super::game::{NamedMove, PlayAt, PlayMove, PlayMoves, SolvedGame, game_class};
use super::memo::memo_run;
use super::typed_array::Uint32Array;
use records::{
    DynamicNimMemo, DynamicNimNumeration, DynamicNimOptions, DynamicNimTable, DynamicNimTimeline,
    DynamicNimVerdict, Fraction,
};

game_class! {
    /// A game of Dynamic Nim and one position of it.
    DynamicNim: Solved
}

pub struct Solved {
    solution: Solution,
    verdict: OnceCell<DynamicNimVerdict>,
}

impl SolvedGame for Solved {
    type Error = Error;
    type Options = DynamicNimOptions;
    type Verdict = DynamicNimVerdict;
    type Timeline = DynamicNimTimeline;

    fn new(options: DynamicNimOptions) -> Result<Self, Error> {
        let DynamicNimOptions { n, k, limit, cap } = options;
        let rule = limit
            .as_deref()
            .map_or(RuleText::Factor(&k), RuleText::Limit);
        let spec = Spec::parse(&n, rule, cap.as_deref())?;
        Ok(Self {
            solution: Solution::new(spec),
            verdict: OnceCell::new(),
        })
    }

    fn verdict(&self) -> Result<DynamicNimVerdict, Error> {
        if let Some(verdict) = self.verdict.get() {
            return Ok(verdict.clone());
        }
        let winning = self.solution.winning(self.solution.spec())?;
        let takes = winning.takes().map(|take| take.to_string());
        let moves = within_text(takes, MAX_TEXT, |take| take.len() + "\"\",".len());
        let total = winning.count();
        let is_cut = total > BigUint::from(moves.len());
        let verdict = DynamicNimVerdict {
            outcome: winning.outcome(),
            moves,
            moves_total: is_cut.then(|| total.to_string()),
            position: play::position(self.solution.spec()),
            ends: self.solution.spec().is_over(),
        };
        Ok(self.verdict.get_or_init(|| verdict).clone())
    }

    fn timeline(&mut self, method: &str) -> Result<DynamicNimTimeline, Error> {
        Ok(match method.parse()? {
            Method::Table(method) => DynamicNimTimeline::Table(self.table(method)?),
            Method::Memo => DynamicNimTimeline::Memo(self.memo()?),
            Method::Numeration => DynamicNimTimeline::Numeration(self.numeration()?),
        })
    }

    fn moves(&self, at: PlayAt) -> Result<PlayMoves, Error> {
        self.at(&at.position, |solution, spec| {
            play::moves(solution, spec, at.random)
        })
    }

    fn after(&self, NamedMove { position, name }: NamedMove) -> Result<Option<PlayMove>, Error> {
        self.at(&position, |solution, spec| {
            play::named(solution, spec, &name)
        })
    }

    fn advance(&mut self, ask: &str, about: &JsValue) -> f64 {
        if ask != "timeline" {
            return self.solution.advance_set();
        }
        // The question itself refuses an unknown method.
        match about.as_string().map(|name| name.parse()) {
            Some(Ok(Method::Table(method))) => self.solution.advance_table(method),
            Some(Ok(Method::Numeration)) => self.solution.advance_set(),
            _ => 1.0,
        }
    }

    fn megabytes(&self) -> f64 {
        let texts = self.verdict.get().map_or(0, DynamicNimVerdict::bytes);
        let kilobytes = (self.solution.bytes() + texts as u64) >> 10;
        f64::from(u32::try_from(kilobytes).unwrap_or(u32::MAX)) / 1024.0
    }
}

impl Solved {
    /// Asks about a position of a play.
    fn at<T>(
        &self,
        position: &str,
        ask: impl FnOnce(&Solution, &Spec) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let own = self.solution.spec();
        let spec = own.at(position)?;
        if spec.pile <= own.pile {
            return ask(&self.solution, &spec);
        }
        // No play of this game reaches a larger pile; with one the rule makes another game.
        ask(&Solution::new(spec.clone()), &spec)
    }

    /// The factor, or the part of the limit that matters for this pile.
    fn rule(&self) -> (Option<Fraction>, Option<Uint32Array>) {
        let Spec { rule, pile, .. } = self.solution.spec();
        match rule {
            Rule::Factor(k) => (Some(Fraction::from(*k)), None),
            Rule::Limit(limit) => (None, Some(limit.up_to(pile).into())),
        }
    }

    fn table(&mut self, method: TableMethod) -> Result<DynamicNimTable, Error> {
        let run = self.solution.table_run(method)?;
        let (k, limit) = self.rule();
        Ok(DynamicNimTable {
            method: Method::Table(method).name(),
            size: run.thresholds.game().size(),
            k,
            limit,
            f: run.thresholds.as_slice().into(),
            rows_per_entry: run.stride,
            step_count: run.milestones.step_count(),
            first_step_of_row: run.milestones.into_first_steps().into(),
            cost: run.counted.cost,
            agree: run.counted.agree,
        })
    }

    fn memo(&self) -> Result<DynamicNimMemo, Error> {
        let (k, limit) = self.rule();
        Ok(DynamicNimMemo {
            method: Method::Memo.name(),
            k,
            limit,
            memo: memo_run(&PileSearch::new(self.solution.spec())?)?,
        })
    }

    fn numeration(&self) -> Result<DynamicNimNumeration, Error> {
        let Spec { rule, pile, cap } = self.solution.spec();
        check_numeration(rule)?;
        let set = self.solution.set()?;
        let winning = set.winning_takes(pile, cap);
        let digits = winning.digits();
        let (k, limit) = self.rule();
        Ok(DynamicNimNumeration {
            method: Method::Numeration.name(),
            k,
            limit,
            member_count: set.count(),
            pointer: set.pointer().into(),
            period: set.period().map(ToString::to_string),
            periods: digits.periods.to_string(),
            digits: digits.members.as_slice().into(),
            step_count: set.count() + digits.members.len(),
            first_digit_step: set.count(),
            takes_count: winning.count().to_string(),
            cost: self.solution.numeration_cost()?,
        })
    }
}

/// The most text of winning takes in a verdict, in characters of JSON.
const MAX_TEXT: usize = 1_000_000;

/// The first ones, as many as an answer has room for.
fn within_text<T>(
    all: impl Iterator<Item = T>,
    room: usize,
    length: impl Fn(&T) -> usize,
) -> Vec<T> {
    let mut text = "[]".len();
    let within = all.take(MAX_MOVES).take_while(|one| {
        text += length(one);
        text <= room
    });
    within.collect()
}
