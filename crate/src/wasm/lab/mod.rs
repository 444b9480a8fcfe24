//! The laboratory for JavaScript.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Object, Reflect};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::Outcome;
use crate::lab::{
    Broken, Certainty, Error, Label, MAX_REPORTED, Position, Reason, Repetition, Rule, Tested,
    Verdict, Work, write_position,
};
use crate::wasm::game::{
    NamedMove, Nested, PlayAt, PlayMove, PlayMoves, SolvedGame, game_class, to_js,
};
use crate::wasm::play;
use crate::wasm::steps::{Recorder, Steps, step_kinds};
use crate::wasm::typed_array::{BigInt64Array, Uint8Array, Uint32Array};
use crate::wasm::{SERIALIZER, solve_error};

/// Turns of the work that are done in a slice.
const SLICE: u64 = 300_000;

/// The most options that an explanation lists, and the most failures of a conjecture that are marked.
const MAX_LISTED: usize = 400;
const MAX_FAILURES: usize = 100_000;

/// No nimber, no depth.
const NONE: u32 = u32::MAX;

/// The strings of a link.
#[derive(Deserialize, Tsify)]
pub struct LabOptions {
    /// The text of the rule.
    rule: String,
    /// A position, `3,5`, a sum of them, or `end`; null for the start of the rule.
    at: Option<String>,
}

/// Who wins, and by which moves.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct LabVerdict {
    /// Null if nobody can tell.
    #[tsify(type = "\"N\" | \"P\" | \"draw\" | null")]
    outcome: Option<&'static str>,
    /// The positions that winning moves lead to, each a list of parts, these lists of decimal
    /// strings.
    #[tsify(type = "string[][][]")]
    moves: Vec<Nested>,
    /// Null if `moves` has all of them; `?` if they were not counted.
    moves_total: Option<String>,
    grundy: Option<String>,
    /// In how many moves it ends, if the winner hurries and the loser delays.
    depth: Option<u32>,
    /// Whether that is exact, and not an upper bound.
    is_exact: bool,
    /// Whether some options are unknown.
    has_unknown: bool,
    /// Why nobody can tell who wins: `table`, it is outside the table; `broken`; `leads`, it
    /// leads to unknown positions; null if the winner is known.
    unknown: Option<&'static str>,
    /// The position as links write it.
    position: String,
    /// Whether the game is over.
    ends: bool,
    table_counts: LabCounts,
    /// Null if no position is broken.
    broken: Option<LabBrokenCount>,
    /// Null if the rule has none.
    conjecture: Option<LabConjecture>,
}

/// How many positions of the table have each outcome.
#[derive(Serialize, Tsify)]
pub(super) struct LabCounts {
    n: u32,
    p: u32,
    draws: u32,
    unknown: u32,
}

/// How many positions are broken, and the first one.
#[derive(Serialize, Tsify)]
pub(super) struct LabBrokenCount {
    count: u32,
    first: String,
}

/// Whether a conjecture holds in the whole table.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(super) enum LabConjecture {
    /// How many positions it was tested at: all where that is possible.
    Holds { count: u32 },
    /// The first position where it fails.
    Fails { first: String },
}

/// A position that is broken.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct LabBroken {
    position: String,
    line: usize,
    /// The name of what is wrong.
    problem: &'static str,
    first: String,
    second: String,
}

/// A constant that is edited in place.
#[derive(Serialize, Tsify)]
pub(super) struct LabConstant {
    name: String,
    value: String,
    /// From 1.
    line: usize,
    /// In characters of its line, from 1; the end is the column after it.
    from: usize,
    to: usize,
}

/// How the values of a rule of one coordinate repeat: g(n + period) = g(n) + saltus from
/// n = preperiod on.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub(super) struct LabRepetition {
    /// Whether g is the nimber; else it is the outcome.
    of_nimbers: bool,
    preperiod: u32,
    period: u32,
    saltus: i64,
    /// `takes`, proved because every move takes one of finitely many numbers; `splits`, proved by
    /// the theorem of Guy and Smith; `needs`, proved if it holds up to `needed`; or `seen`.
    #[tsify(type = "\"takes\" | \"splits\" | \"needs\" | \"seen\"")]
    certainty: &'static str,
    /// The number up to which it must hold.
    needed: Option<u32>,
}

impl From<Repetition> for LabRepetition {
    fn from(repetition: Repetition) -> Self {
        let (certainty, needed) = match repetition.certainty {
            Certainty::Takes => ("takes", None),
            Certainty::Splits(needed) => ("splits", Some(needed)),
            Certainty::Needs(needed) => ("needs", Some(needed)),
            Certainty::Seen => ("seen", None),
        };
        Self {
            of_nimbers: repetition.of_nimbers,
            preperiod: repetition.preperiod,
            period: repetition.period,
            saltus: repetition.saltus,
            certainty,
            needed,
        }
    }
}

step_kinds! {
    /// Why a tuple has its label. The first number of a step is the tuple, or how many of them.
    LabStep {
        /// There is no move.
        Stuck,
        /// The rule says so.
        Rule,
        /// A move leads to a losing position.
        Leads,
        /// All moves lead to winning positions.
        All,
        /// All others are draws.
        Draws,
        /// All others are unknown.
        Unknown,
    }
}

/// The table and the order in which it is labelled. Tuples are counted in lexicographic order from 0.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "what a rule has is asked one by one"
)]
pub struct LabTimeline {
    names: Vec<String>,
    /// By coordinate: its first value, as text, since it may be too large for a number of JavaScript.
    firsts: BigInt64Array,
    /// By coordinate, how many values it has.
    lengths: Vec<u32>,
    /// Whether the rule itself gives the table.
    has_table: bool,
    /// By tuple: 0 N, 1 P, 2 draw, 3 unknown, 4 no position.
    labels: Uint8Array,
    /// By tuple; 2^32 - 1 if there is none. Empty in rules without nimbers.
    nimbers: Uint32Array,
    /// By tuple; 2^32 - 1 if there is none. Empty in rules with sums.
    depths: Uint32Array,
    /// Tuples where the conjecture fails, ascending, the first ones.
    failures: Uint32Array,
    /// What the conjecture is about; null where the rule has none.
    #[tsify(type = "\"lost\" | \"nimber\" | null")]
    conjecture_kind: Option<&'static str>,
    broken: Option<LabBroken>,
    constants: Vec<LabConstant>,
    repetition: Option<LabRepetition>,
    has_sums: bool,
    /// Whether the rule says where the game is over, and who wins.
    has_ends: bool,
    is_misere: bool,
    /// Whether labels go back from the ends, in the order of depth.
    is_retrograde: bool,
    /// A milestone for each value of the first coordinate, or each depth. Null for large tables.
    steps: Option<Steps<LabStep>>,
    /// By step, where the move leads.
    witnesses: Vec<String>,
}

/// An option of a position.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct LabOption {
    to: String,
    /// The line of the rule that it comes from.
    line: usize,
    /// As in the timeline.
    label: u8,
    nimber: Option<u32>,
    /// Its tuple in the table; null for sums, for the end, and outside the table.
    tuple: Option<u32>,
}

/// Who wins a sum if a player who can't move in any part wins.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct LabSearched {
    outcome: Outcome,
    /// The sums that winning moves leave, ascending; only the first ones.
    moves: Vec<String>,
    /// How many sums were searched.
    sums: usize,
}

/// Why a position has its label.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "what is known of a position is asked one by one"
)]
pub struct LabExplanation {
    position: String,
    /// As in the timeline.
    label: u8,
    nimber: Option<u32>,
    depth: Option<u32>,
    is_exact: bool,
    is_over: bool,
    /// Whether `won` or `lost` says who wins.
    ends_by_rule: bool,
    broken: Option<LabBroken>,
    /// Ascending, the first ones.
    options: Vec<LabOption>,
    /// How many there are, at least.
    count: usize,
    /// Whether there are no more.
    is_all: bool,
}

/// All errors, by line; never empty.
pub struct Faults(Vec<Error>);

impl From<Error> for Faults {
    fn from(error: Error) -> Self {
        Self(vec![error])
    }
}

impl From<Faults> for JsValue {
    /// The first one as a `SolveError`; its arguments hold all of them, `faults`, a list of
    /// `{id, args, kind, line, column}` as JSON, and which kind it is of which line, as `where`.
    fn from(Faults(all): Faults) -> Self {
        let thrown = solve_error(&all[0]);
        let args: Object = Reflect::get(&thrown, &"args".into())
            .unwrap_throw()
            .unchecked_into();
        let faults = js_sys::Array::new();
        for error in &all {
            // Its id and arguments, and where it is.
            let fault = error.serialize(&SERIALIZER).unwrap_throw();
            let place = [Some(error.line()), error.column()].map(|place| {
                place.map_or(JsValue::NULL, |place| {
                    u32::try_from(place).unwrap_or(u32::MAX).into()
                })
            });
            for (name, value) in [("kind", error.kind().into())]
                .into_iter()
                .chain(["line", "column"].into_iter().zip(place))
            {
                Reflect::set(&fault, &name.into(), &value).unwrap_throw();
            }
            faults.push(&fault);
        }
        let faults = js_sys::JSON::stringify(&faults).unwrap_throw();
        let place = format!("{}:{}", all[0].kind(), all[0].line());
        Reflect::set(&args, &"faults".into(), &faults).unwrap_throw();
        Reflect::set(&args, &"where".into(), &place.into()).unwrap_throw();
        thrown
    }
}

/// A table, the part of it that is solved, and why it is not solved further.
struct Table {
    text: String,
    work: Work,
    failed: Option<Error>,
}

thread_local! {
    /// The last table: another position of it needs no new table.
    static LAST: RefCell<Option<Rc<RefCell<Table>>>> = const { RefCell::new(None) };
}

/// A rule, its table, and a position.
pub struct Solved {
    table: Rc<RefCell<Table>>,
    at: Option<Position>,
}

impl Solved {
    /// The position, once the work is done.
    fn position(&self) -> Result<Position, Error> {
        let table = self.table.borrow();
        if let Some(error) = &table.failed {
            return Err(error.clone());
        }
        match &self.at {
            Some(at) => Ok(at.clone()),
            None => table.work.start(),
        }
    }
}

fn outcome(label: Label) -> Option<&'static str> {
    match label {
        Label::N => Some("N"),
        Label::P => Some("P"),
        Label::Draw => Some("draw"),
        Label::Unknown | Label::Blank | Label::Open => None,
    }
}

/// A position as scripts have it.
fn parts(position: &Position) -> Nested {
    let part = |part: &Vec<i64>| {
        let numbers = part.iter().map(|number| Nested::Text(number.to_string()));
        Nested::List(numbers.collect())
    };
    Nested::List(position.iter().map(part).collect())
}

fn broken(position: &[i64], Broken { line, fault }: &Broken) -> LabBroken {
    LabBroken {
        position: write_position(&[position.to_vec()]),
        line: *line,
        problem: fault.kind.name(),
        first: fault.values[0].to_string(),
        second: fault.values[1].to_string(),
    }
}

fn conjecture(tested: Tested) -> LabConjecture {
    match tested {
        Tested::Holds(count) => LabConjecture::Holds { count },
        Tested::Fails(position) => LabConjecture::Fails {
            first: write_position(&[position]),
        },
    }
}

impl SolvedGame for Solved {
    type Error = Faults;
    type Options = LabOptions;
    type Verdict = LabVerdict;
    type Timeline = LabTimeline;

    fn new(LabOptions { rule: text, at }: LabOptions) -> Result<Self, Faults> {
        let rule = Rule::parse(&text).map_err(Faults)?;
        let at = at.map(|at| rule.read_position(&at)).transpose()?;
        let work = Work::new(rule, at.as_deref().unwrap_or_default())?;
        let last = LAST.with_borrow(Clone::clone);
        let last = last.filter(|last| {
            let last = last.borrow();
            last.text == text && last.work.shape() == work.shape()
        });
        let table = last.unwrap_or_else(|| {
            Rc::new(RefCell::new(Table {
                text,
                work,
                failed: None,
            }))
        });
        LAST.set(Some(Rc::clone(&table)));
        Ok(Self { table, at })
    }

    fn advance(&mut self, _ask: &str, _about: &JsValue) -> f64 {
        let mut table = self.table.borrow_mut();
        if table.failed.is_some() {
            return 1.0;
        }
        match table.work.advance(SLICE) {
            Ok(part) => part,
            Err(error) => {
                table.failed = Some(error);
                1.0
            }
        }
    }

    fn verdict(&self) -> Result<LabVerdict, Faults> {
        let position = self.position()?;
        let work = &self.table.borrow().work;
        let Verdict {
            outcome: label,
            nimber,
            depth,
            moves,
            count,
            is_all,
            has_unknown,
            is_over,
        } = work.verdict(&position);
        let is_out = || position.iter().any(|part| work.label(part).is_none());
        let [n, p, draws, unknown] = work.counts();
        Ok(LabVerdict {
            outcome: label.and_then(outcome),
            moves: moves.iter().map(parts).collect(),
            moves_total: if is_all {
                (count > MAX_REPORTED).then(|| count.to_string())
            } else {
                Some("?".to_owned())
            },
            grundy: nimber.map(|nimber| nimber.to_string()),
            depth: depth.map(|(depth, _)| depth),
            is_exact: depth.is_some_and(|(_, is_exact)| is_exact),
            has_unknown,
            unknown: match label {
                Some(_) => None,
                None if is_out() => Some("table"),
                None if work.is_broken(&position) => Some("broken"),
                None => Some("leads"),
            },
            position: write_position(&position),
            ends: is_over,
            table_counts: LabCounts {
                n,
                p,
                draws,
                unknown,
            },
            broken: work.broken().map(|(count, first, _)| LabBrokenCount {
                count,
                first: write_position(&[first]),
            }),
            conjecture: work.tested().map(conjecture),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<LabTimeline, Faults> {
        // The verdict says what is wrong with the position.
        self.position()?;
        let work = &self.table.borrow().work;
        let labels: Vec<u8> = work.labels().map(|label| label as u8).collect();
        let nimbers: Vec<u32> = if work.rule().has_nimbers() {
            work.nimbers().map(|one| one.unwrap_or(NONE)).collect()
        } else {
            Vec::new()
        };
        let depths: Vec<u32> = if work.rule().has_sums() {
            Vec::new()
        } else {
            work.depths().map(|one| one.unwrap_or(NONE)).collect()
        };
        let firsts: Vec<i64> = work.shape().ranges().iter().map(|range| range.0).collect();
        let (steps, witnesses) = steps(work).unzip();
        Ok(LabTimeline {
            names: work.rule().names().to_vec(),
            firsts: firsts.into(),
            lengths: work.shape().lengths().collect(),
            has_table: work.rule().has_table(),
            labels: labels.into(),
            nimbers: nimbers.into(),
            depths: depths.into(),
            failures: work.failures(MAX_FAILURES).into(),
            conjecture_kind: work.rule().conjecture_kind(),
            repetition: work.repetition().map(LabRepetition::from),
            broken: work.broken().map(|(_, first, why)| broken(&first, &why)),
            constants: (work.rule().constants().iter())
                .map(|constant| LabConstant {
                    name: constant.name.clone(),
                    value: constant.value.clone(),
                    line: constant.line,
                    from: constant.columns.0,
                    to: constant.columns.1,
                })
                .collect(),
            has_sums: work.rule().has_sums(),
            has_ends: work.rule().has_ends(),
            is_misere: work.rule().is_misere(),
            is_retrograde: work.is_retrograde(),
            steps,
            witnesses: witnesses.unwrap_or_default(),
        })
    }

    fn moves(&self, at: PlayAt) -> Result<PlayMoves, Faults> {
        Ok(play::moves(&self.table.borrow().work, &at)?)
    }

    fn after(&self, made: NamedMove) -> Result<Option<PlayMove>, Faults> {
        Ok(play::after(&self.table.borrow().work, &made)?)
    }

    #[expect(clippy::cast_precision_loss, reason = "a measure of memory")]
    fn megabytes(&self) -> f64 {
        let owners = Rc::strong_count(&self.table);
        self.table.borrow().work.bytes() as f64 / f64::from(1 << 20) / owners as f64
    }
}

/// The steps of a table and where their moves lead; `None` for a large one.
fn steps(work: &Work) -> Option<(Steps<LabStep>, Vec<String>)> {
    let mut steps = Recorder::new();
    let mut witnesses = Vec::new();
    let (mut milestone, mut round) = (0, None);
    for step in work.steps()? {
        if round != Some(step.round) {
            round = Some(step.round);
            milestone += 1;
        }
        let (kind, to) = match &step.reason {
            Reason::Stuck => (LabStep::Stuck, String::new()),
            Reason::Rule => (LabStep::Rule, String::new()),
            Reason::Leads(to) => (LabStep::Leads, write_position(to)),
            Reason::All => (LabStep::All, String::new()),
        };
        steps.step(milestone, kind, [step.place as usize, 0]);
        witnesses.push(to);
    }
    let [_, _, draws, unknown] = work.counts();
    for (kind, count) in [(LabStep::Draws, draws), (LabStep::Unknown, unknown)] {
        if count > 0 {
            milestone += 1;
            steps.step(milestone, kind, [count as usize, 0]);
            witnesses.push(String::new());
        }
    }
    Some((steps.finish(), witnesses))
}

game_class! {
    /// A user's rule, its table and a position.
    Lab: Solved
}

#[wasm_bindgen]
impl Lab {
    /// Searches a sum where the last move loses; undefined if the search can't tell who wins.
    pub fn search(&self, position: &str) -> Result<Option<Ts<LabSearched>>, JsValue> {
        let table = self.0.table.borrow();
        let wrong = |error: Error| JsValue::from(Faults::from(error));
        let position = table.work.rule().read_position(position).map_err(wrong)?;
        let searched = table.work.search(&position);
        let record = searched.map(|searched| LabSearched {
            outcome: searched.outcome,
            moves: (searched.moves.iter().take(MAX_LISTED))
                .map(|left| write_position(left))
                .collect(),
            sums: searched.sums,
        });
        record.as_ref().map(to_js).transpose()
    }

    /// Why a position has its label, by its options.
    pub fn explain(&self, position: &str) -> Result<Ts<LabExplanation>, JsValue> {
        let table = self.0.table.borrow();
        let work = &table.work;
        let wrong = |error: Error| JsValue::from(Faults::from(error));
        let position = work.rule().read_position(position).map_err(wrong)?;
        let label = work.label_of(&position);
        let (options, is_all, fault) = match work.options(&position) {
            Ok(moves) => (moves.first, moves.is_all, None),
            Err(why) => (Vec::new(), true, Some(why)),
        };
        let single = match &position[..] {
            [single] => Some(single),
            _ => None,
        };
        let depth = single.and_then(|part| work.depth(part));
        let verdict = work.verdict(&position);
        to_js(&LabExplanation {
            position: write_position(&position),
            label: label as u8,
            nimber: verdict.nimber,
            depth: depth.map(|(depth, _)| depth),
            is_exact: depth.is_some_and(|(_, is_exact)| is_exact),
            is_over: work.is_over(&position),
            ends_by_rule: single.is_some_and(|part| work.ends_by_rule(part)),
            broken: fault.map(|why| broken(&position[0], &why)),
            count: options.len(),
            is_all,
            options: (options.into_iter().take(MAX_LISTED))
                .map(|option| LabOption {
                    to: write_position(&option.to),
                    line: option.line,
                    label: option.label as u8,
                    nimber: option.nimber,
                    tuple: match &option.to[..] {
                        [single] => work.place(single),
                        _ => None,
                    },
                })
                .collect(),
        })
    }
}
