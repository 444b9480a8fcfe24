//! Sums of heaps for JavaScript.

use num_bigint::BigUint;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::heaps::certificate::Certificate;
use crate::heaps::octal::{Digit, Octal, Space};
use crate::heaps::period::{Certainty, Found};
use crate::heaps::subtraction::threes;
use crate::heaps::sum::{self, Error, HeapGame, SumMove, Unknown, mistaken};
use crate::heaps::{HeapMove, MAX_HEAPS, Play};
use crate::play::PlayText;
use crate::wasm::game::{Nested, SolvedGame, game_class, megabytes_of, read, to_js};
use crate::wasm::play::play_by_text;
use crate::wasm::read::from_js;
use crate::wasm::steps::{Recorder, Steps, step_kinds};
use crate::wasm::typed_array::{Uint8Array, Uint32Array};
use crate::{Outcome, list_text};

/// Options that a slice of work checks.
const WORK: u64 = 4_000_000;

/// The largest heap whose value is stepped through.
const STEPPED: usize = 60;

/// The most steps in which a repetition is compared.
const COMPARED: usize = 400;

/// The most moves of a heap that are listed.
const LISTED_MOVES: u64 = 400;

/// How far a period is searched for.
const PERIOD_SEARCHED: u32 = 21_000_000;

/// The most values of one answer.
const MAX_VALUES: u32 = 1_000_000;

/// The strings of a link: `parts` for a sum of games; `heaps`, and `set` for a subtraction game, or
/// `code` or `take` for an octal one.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct SumOptions {
    /// `nim:7` or `7`, `subtraction:2-6:17`, `octal:0.07:37`, joined by `+`.
    #[tsify(optional)]
    parts: Option<String>,
    /// The name of a file whose list stands in the place of the parts.
    #[tsify(optional)]
    file: Option<String>,
    /// Its text, where it is there.
    #[tsify(optional)]
    text: Option<String>,
    /// Numbers and ranges, or after `!` those that may not be taken.
    #[tsify(optional)]
    set: Option<String>,
    /// The code of an octal game; or `take`, what may be taken wherever it lies.
    #[tsify(optional)]
    code: Option<String>,
    #[tsify(optional)]
    take: Option<String>,
    /// Whole numbers, separated by commas.
    #[tsify(optional)]
    heaps: Option<String>,
    /// `normal`, `misere` or `every`.
    rule: String,
}

/// Why nobody can tell who wins.
#[derive(Serialize, Tsify)]
pub(super) struct SumUnknown {
    /// `nimber`: beyond the computed values; `misere`: too many positions to search; `steps`: beyond
    /// the counted heaps.
    #[tsify(type = "\"nimber\" | \"misere\" | \"steps\"")]
    kind: &'static str,
    /// The part that the reason is about, from 0.
    part: u32,
}

/// Who wins, and by which moves.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct SumVerdict {
    /// Null if nobody can tell.
    outcome: Option<Outcome>,
    unknown: Option<SumUnknown>,
    /// The winning moves, ascending; only the first of very many.
    moves: Vec<Nested>,
    /// How many there are, if not all are listed; `?` if they were not counted.
    moves_total: Option<String>,
    /// The nimber, in normal play.
    grundy: Option<String>,
    /// In misère play, who would win if all nimbers were heaps of Nim.
    as_nim: Option<Outcome>,
    /// The position, as plays write it; null with too many parts for a play.
    position: Option<String>,
    /// Whether there is no move.
    ends: bool,
}

/// How nimbers repeat: g(n + period) = g(n) + saltus from n = preperiod on.
#[derive(Serialize, Tsify)]
pub(super) struct SumPeriod {
    preperiod: u32,
    period: u32,
    saltus: u32,
    /// `formula`; `proved`, by all values that decide the next one; `guy-smith`, by the theorem of that
    /// name; or `seen` as far as there are values.
    #[tsify(type = "\"formula\" | \"proved\" | \"guy-smith\" | \"seen\"")]
    certainty: &'static str,
    /// Where the values begin that were compared with those a period later.
    from: u32,
    /// How many were compared; for `seen`, how many values there are.
    window: u32,
}

/// A part of a sum.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct SumPart {
    /// As a link writes the kind.
    kind: String,
    heap: String,
    /// Its nimber, or with *every* its steps; null if unknown.
    value: Option<String>,
}

/// The parts that have no row, taken together.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct SumRest {
    /// How many there are.
    count: u32,
    /// The XOR of their nimbers, or the most of their steps; null if one is unknown.
    value: Option<String>,
}

/// How the sparse space finds the nimber of a heap.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct SparseHeap {
    /// Values of the options without a split.
    unsplit: Vec<u32>,
    /// Values of the splits with a rare part, ascending, each once.
    marked: Vec<u32>,
    /// The smallest common value that is not among them.
    common: Option<u32>,
    /// Smaller rare values, searched for among the other splits, and whether one has it.
    sought: Vec<(u32, bool)>,
    value: u32,
}

step_kinds! {
    /// How the value of a sum is computed. The numbers of a step: heap and value; the part;
    /// from where values are compared, and how many.
    SumStep {
        /// The options of a heap are checked.
        Options,
        /// Its value is the mex of their values.
        Mex,
        Added,
        /// All parts without a row are added.
        Rest,
        Answer,
        /// Values are compared with those a period later.
        Compared,
        /// The conclusion.
        Found,
        /// The rare splits of a heap are checked.
        Rare,
        /// Its rare values are searched for.
        Sought,
    }
}

/// A run of a method: `mex`, from the values of heaps to the sum and its answer; or `period`.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct SumTimeline {
    /// The parts that have a row: where there are very many, the first ones, and the one that the
    /// first winning move moves.
    parts: Vec<SumPart>,
    /// By row: the number of the part, from 0.
    numbers: Vec<u32>,
    /// Those that have no row; null where all have one.
    rest: Option<SumRest>,
    /// Values of the heaps from 0 on, if all parts are of one kind: nimbers, or with *every* steps.
    values: Uint32Array,
    /// Four numbers an option of the heaps that are stepped through: the parts of it, at most three,
    /// 0 where it has fewer, and its value.
    options: Uint32Array,
    /// By heap: the index of its first option; the last entry is their number.
    option_starts: Uint32Array,
    period: Option<SumPeriod>,
    /// How many values are computed.
    known: u32,
    /// How the sparse space finds the heaps of the steps; empty for other methods.
    sparse: Vec<SparseHeap>,
    /// How many splits were checked for all values, and how many there are; as decimal strings.
    examined: String,
    all_splits: String,
    steps: Steps<SumStep>,
}

/// A move of a heap, and what it leaves.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct HeapOption {
    taken: String,
    parts: Vec<String>,
    /// The XOR of the nimbers of the parts, or the largest of their steps.
    value: Option<String>,
}

/// A heap to ask about.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct HeapAnswer {
    value: Option<String>,
    /// Its moves, without mirror images; null if there are too many.
    options: Option<Vec<HeapOption>>,
}

/// A heap of a kind.
#[derive(Deserialize, Tsify)]
pub struct HeapOf {
    kind: String,
    heap: String,
}

/// Values of a kind.
#[derive(Deserialize, Tsify)]
pub struct ValuesOf {
    kind: String,
    /// How many, beginning with the empty heap.
    count: u32,
    /// Whether to give steps instead of nimbers.
    steps: bool,
}

/// The smallest of three numbers, and the largest that any may be.
#[derive(Deserialize, Tsify)]
pub struct ThreesOf {
    a: u32,
    last: u32,
}

/// The largest number of a map of three.
const MAX_THREE: u32 = 128;

/// The certificate of a period, as [`Certificate`].
#[derive(Serialize, Tsify)]
pub struct PeriodCertificate {
    /// The numbers that may be taken, ascending, each with its octal digit.
    moves: Vec<(u32, u8)>,
    preperiod: u32,
    period: u32,
    /// Two bytes a value, the lower one first, from g(0) on.
    bytes: Uint8Array,
    mask: u32,
    /// The rare heaps, ascending.
    rare: Uint32Array,
}

/// A mistake of programs by its name, as the core reads it, in the nimbers of a kind.
#[derive(Deserialize, Tsify)]
pub struct MistakeOf {
    kind: String,
    name: String,
    /// How many nimbers, beginning with that of the empty heap.
    count: u32,
}

/// The sparse space of a kind, and what it saves.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SparseSpace {
    /// By value: how many of these heaps are rare for some number that may be taken, without the
    /// empty heap.
    rare_by_value: Uint32Array,
    /// Ascending; the last entry is for all heaps that are known.
    work: Vec<SplitWork>,
}

/// The work for the values of the smallest heaps. Floats, for a chart.
#[derive(Serialize, Tsify)]
pub(super) struct SplitWork {
    /// How many heaps, with the empty one.
    heaps: u32,
    /// How many of their splits were examined.
    examined: f64,
    /// How many splits they have, without mirror images.
    splits: f64,
}

/// A sum, whatever its link says.
pub struct Solved {
    sum: sum::Sum,
    /// Whether a move begins with the index of its part.
    has_parts: bool,
}

/// How many splits the first heaps have, without mirror images.
fn all_splits(game: &Octal, count: usize) -> u64 {
    let count = count as u64;
    let places = game.code().places().iter();
    let splitting = places.filter(|place| place.digit.has(Digit::TWO));
    // Of rests 0, 1, 2, … there are rest div 2 splits each.
    splitting.fold(0, |sum, place| {
        let rests = count.saturating_sub(place.taken as u64);
        sum + (rests / 2) * (rests.saturating_sub(1) / 2)
    })
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("fewer values than 2^32")
}

fn period_of(kind: &dyn HeapGame) -> Option<SumPeriod> {
    let Found { period, certainty } = kind.found()?;
    let (certainty, from, window) = match certainty {
        Certainty::Proved { from, window } if kind.octal().is_some() => ("guy-smith", from, window),
        Certainty::Formula { window } => ("formula", 0, window),
        Certainty::Proved { from, window } => ("proved", from, window),
        Certainty::Seen { to } => ("seen", 0, to),
    };
    Some(SumPeriod {
        preperiod: u32::try_from(period.preperiod).ok()?,
        period: u32::try_from(period.period).ok()?,
        saltus: u32::try_from(period.saltus).ok()?,
        certainty,
        from: u32::try_from(from).ok()?,
        window: u32::try_from(window).ok()?,
    })
}

/// What a move takes and how it divides the rest, as texts.
fn numbers(made: &HeapMove) -> Vec<Nested> {
    let numbers = made.numbers();
    numbers
        .map(|number| Nested::Text(number.to_string()))
        .collect()
}

fn written(has_parts: bool, is_every: bool, made: &SumMove) -> Nested {
    let one = |(part, made): &(usize, HeapMove)| {
        let mut all = vec![Nested::Text(part.to_string())];
        if has_parts {
            let mut inner = vec![Nested::Text("0".to_owned())];
            inner.extend(numbers(made));
            all.push(Nested::List(inner));
        } else {
            all.extend(numbers(made));
        }
        Nested::List(all)
    };
    match made.as_slice() {
        [made] if !is_every => one(made),
        all => Nested::List(all.iter().map(one).collect()),
    }
}

impl Solved {
    fn is_every(&self) -> bool {
        self.sum.play() == Play::Every
    }

    /// The kind of all parts; `None` if there are several.
    fn only_kind(&self) -> Option<&dyn HeapGame> {
        match self.sum.kinds() {
            [kind] if !self.has_parts => Some(&**kind),
            _ => None,
        }
    }

    /// Nimbers of the heaps from 0 on, or their steps: so many, [`MAX_VALUES`] at most, or as many as
    /// are known.
    fn values(&self, kind: usize, count: usize, is_steps: bool) -> Vec<u32> {
        let value = |heap: usize| {
            let heap = heap.into();
            let value = if is_steps {
                self.sum.value(kind, &heap)
            } else {
                self.sum.kinds()[kind].nimber(&heap)
            };
            u32::try_from(value?).ok()
        };
        (0..count.min(MAX_VALUES as usize))
            .map_while(value)
            .collect()
    }

    fn values_of(&self, ValuesOf { kind, count, steps }: &ValuesOf) -> Vec<u32> {
        let kind = self.sum.kind_named(kind);
        let values = kind.map(|kind| self.values(kind, *count as usize, *steps));
        values.unwrap_or_default()
    }

    /// `None` if the values do not come from a sparse space, or nothing splits.
    fn space(&self, ValuesOf { kind, count, .. }: &ValuesOf) -> Option<SparseSpace> {
        let kind = self.sum.kind_named(kind)?;
        let game = self.sum.kinds()[kind].octal()?;
        let sparse = game.sparse().filter(|sparse| !sparse.spaces().is_empty())?;
        let mut rare_by_value: Vec<u32> = Vec::new();
        for (heap, &value) in (0_u32..).zip(&self.values(kind, *count as usize, false)) {
            let index = value as usize;
            if index >= rare_by_value.len() {
                rare_by_value.resize(index + 1, 0);
            }
            let value = u16::try_from(value).ok()?;
            let is_rare = |space: &Space| heap > 0 && space.is_rare(heap as usize, value);
            if sparse.spaces().iter().any(is_rare) {
                rare_by_value[index] += 1;
            }
        }
        let last = (small(sparse.values().len()), sparse.evaluations());
        let counted = sparse.counted().iter().chain([&last]);
        #[expect(clippy::cast_precision_loss, reason = "for a chart")]
        let work = counted.map(|&(heaps, examined)| SplitWork {
            heaps,
            examined: examined as f64,
            splits: all_splits(game, heaps as usize) as f64,
        });
        Some(SparseSpace {
            work: work.collect(),
            rare_by_value: rare_by_value.into(),
        })
    }

    fn mex_timeline(&self) -> SumTimeline {
        let mut steps = Recorder::new();
        let mut milestone = 0;
        let (mut options, mut starts) = (Vec::new(), Vec::new());
        let mut values = Vec::new();
        if let Some(kind) = self.only_kind() {
            let largest = self.sum.parts().iter().map(|part| &part.heap).max();
            let last = largest.map_or(0, |heap| usize::try_from(heap).unwrap_or(usize::MAX));
            values = self.values(0, last.min(STEPPED) + 1, self.is_every());
            for (heap, &value) in values.iter().enumerate() {
                milestone += 1;
                starts.push(small(options.len() / 4));
                kind.options(heap, &mut |parts| {
                    let of_part = parts.iter().map(|&part| values[part]);
                    let value = if self.is_every() {
                        of_part.max().unwrap_or(0)
                    } else {
                        of_part.fold(0, |sum, value| sum ^ value)
                    };
                    let part = |index: usize| parts.get(index).map_or(0, |&part| small(part));
                    options.extend([part(0), part(1), part(2), value]);
                });
                steps.step(milestone, SumStep::Options, [heap, 0]);
                steps.step(milestone, SumStep::Mex, [heap, value as usize]);
            }
            starts.push(small(options.len() / 4));
        }
        let rows = self.rows();
        for row in 0..rows.len() {
            milestone += 1;
            steps.step(milestone, SumStep::Added, [row, 0]);
        }
        if rows.len() < self.sum.parts().len() {
            milestone += 1;
            steps.step(milestone, SumStep::Rest, [rows.len(), 0]);
        }
        steps.step(milestone + 1, SumStep::Answer, [0, 0]);
        SumTimeline {
            values: values.into(),
            options: options.into(),
            option_starts: starts.into(),
            ..self.timeline_of(steps.finish(), &rows)
        }
    }

    fn period_timeline(&self) -> SumTimeline {
        let mut steps = Recorder::new();
        let found = self.only_kind().and_then(HeapGame::found);
        let (mut milestone, mut count) = (0, STEPPED);
        if let Some(Found {
            period,
            certainty: Certainty::Proved { from, window },
        }) = found
        {
            count = from + window + period.period;
            let stride = window.div_ceil(COMPARED).max(1);
            for first in (0..window).step_by(stride) {
                milestone += 1;
                steps.step(
                    milestone,
                    SumStep::Compared,
                    [from + first, stride.min(window - first)],
                );
            }
        }
        steps.step(milestone + 1, SumStep::Found, [0, 0]);
        let values = self.values(0, count, false);
        SumTimeline {
            values: values.into(),
            ..self.timeline_of(steps.finish(), &self.rows())
        }
    }

    /// Every heap by the sparse space; if it does not apply, the only step says so.
    fn sparse_timeline(&self) -> SumTimeline {
        let mut steps = Recorder::new();
        let mut milestone = 0;
        let mut heaps = Vec::new();
        let game = self.only_kind().and_then(HeapGame::octal);
        let game = game.and_then(|game| Some((game, game.sparse()?)));
        if let Some((_, sparse)) = game {
            for heap in 0..=STEPPED {
                let Some(how) = sparse.explain(heap) else {
                    break;
                };
                milestone += 1;
                steps.step(milestone, SumStep::Rare, [heap, 0]);
                steps.step(milestone, SumStep::Sought, [heap, usize::from(how.value)]);
                let mut marked: Vec<u32> =
                    how.rare.iter().map(|split| split.value.into()).collect();
                marked.sort_unstable();
                marked.dedup();
                heaps.push(SparseHeap {
                    unsplit: how.unsplit.iter().map(|&(_, value)| value.into()).collect(),
                    marked,
                    common: how.common.map(u32::from),
                    sought: (how.sought.iter())
                        .map(|sought| (sought.value.into(), sought.found.is_some()))
                        .collect(),
                    value: how.value.into(),
                });
            }
        }
        steps.step(milestone + 1, SumStep::Found, [0, 0]);
        let values = self.values(0, heaps.len(), false);
        SumTimeline {
            values: values.into(),
            sparse: heaps,
            examined: game.map_or_else(String::new, |(game, _)| game.evaluations().to_string()),
            all_splits: game.map_or_else(String::new, |(game, _)| {
                all_splits(game, game.values().len()).to_string()
            }),
            ..self.timeline_of(steps.finish(), &self.rows())
        }
    }

    /// The parts that have a row.
    fn rows(&self) -> Vec<usize> {
        let count = self.sum.parts().len();
        let mut rows: Vec<usize> = (0..count.min(MAX_HEAPS)).collect();
        if count > MAX_HEAPS {
            let made = self.sum.first_winning_move().unwrap_or_default();
            let moved = made.first().map(|&(part, _)| part);
            rows.extend(moved.filter(|&part| part >= MAX_HEAPS));
        }
        rows
    }

    fn timeline_of(&self, steps: Steps<SumStep>, rows: &[usize]) -> SumTimeline {
        let values = if self.is_every() {
            self.sum.known_steps()
        } else {
            self.sum.nimbers()
        };
        let part = |&row: &usize| {
            let part = &self.sum.parts()[row];
            SumPart {
                kind: self.sum.kinds()[part.kind].to_string(),
                heap: part.heap.to_string(),
                value: values[row].as_ref().map(BigUint::to_string),
            }
        };
        let parts = rows.iter().map(part).collect();
        let without_row = values.len() - rows.len();
        let others = (values.into_iter().enumerate())
            .filter(|(part, _)| rows.binary_search(part).is_err())
            .map(|(_, value)| value);
        let rest = (without_row > 0).then(|| SumRest {
            count: small(without_row),
            value: self.sum.together(others).as_ref().map(BigUint::to_string),
        });
        let kind = self.only_kind();
        SumTimeline {
            parts,
            numbers: rows.iter().map(|&row| small(row)).collect(),
            rest,
            values: Vec::new().into(),
            options: Vec::new().into(),
            option_starts: Vec::new().into(),
            period: kind.and_then(period_of),
            known: kind.map_or(0, |kind| small(kind.known())),
            sparse: Vec::new(),
            examined: String::new(),
            all_splits: String::new(),
            steps,
        }
    }

    fn heap(&self, HeapOf { kind, heap }: &HeapOf) -> Option<HeapAnswer> {
        let kind_at = self.sum.kind_named(kind)?;
        let kind = &self.sum.kinds()[kind_at];
        let heap: BigUint = heap.parse().ok()?;
        let text = |value: Option<BigUint>| value.as_ref().map(BigUint::to_string);
        let options = (kind.move_count(&heap) <= LISTED_MOVES).then(|| {
            let mut moves = kind.moves(&heap);
            moves.retain(|made| !made.is_mirrored(&heap));
            let option = |made: HeapMove| {
                let parts = made.parts(&heap);
                HeapOption {
                    value: text(self.sum.value_of(kind_at, &parts)),
                    taken: made.taken.to_string(),
                    parts: parts.iter().map(BigUint::to_string).collect(),
                }
            };
            moves.into_iter().map(option).collect()
        });
        let value = text(self.sum.value(kind_at, &heap));
        Some(HeapAnswer { value, options })
    }
}

impl SolvedGame for Solved {
    type Error = Error;
    type Options = SumOptions;
    type Verdict = SumVerdict;
    type Timeline = SumTimeline;

    fn new(options: SumOptions) -> Result<Self, Error> {
        let SumOptions {
            parts,
            file,
            text,
            set,
            code,
            take,
            heaps,
            rule,
        } = options;
        let has_parts = parts.is_some();
        let heaps = heaps.unwrap_or_default();
        let sum = match (parts, set) {
            (Some(parts), _) if file.is_none() => sum::Sum::parse(&parts, &rule),
            (Some(_), _) => {
                let list = list_text("", file.as_deref(), text.as_deref())?;
                sum::Sum::parse_list(&list, &rule)
            }
            (None, Some(set)) => sum::Sum::subtraction(&set, &heaps, &rule),
            (None, None) => {
                let code = code.unwrap_or_default();
                sum::Sum::octal(&code, take.as_deref(), &heaps, &rule)
            }
        }?;
        Ok(Self { sum, has_parts })
    }

    fn verdict(&self) -> Result<SumVerdict, Error> {
        let verdict = self.sum.verdict();
        let written = |made: &SumMove| written(self.has_parts, self.is_every(), made);
        Ok(SumVerdict {
            outcome: verdict.outcome,
            unknown: verdict.unknown.map(|unknown| {
                let (kind, part) = match unknown {
                    Unknown::Nimber { part } => ("nimber", part),
                    Unknown::Misere => ("misere", 0),
                    Unknown::Steps { part } => ("steps", part),
                };
                let part = small(part);
                SumUnknown { kind, part }
            }),
            moves: verdict.moves.iter().map(written).collect(),
            moves_total: verdict.total.beyond_reported(),
            grundy: verdict.nimber.as_ref().map(BigUint::to_string),
            as_nim: verdict.as_nim,
            ends: verdict.is_over,
            position: (self.sum.parts().len() <= MAX_HEAPS)
                .then(|| self.sum.write(&self.sum.parts().to_vec())),
        })
    }

    fn timeline(&mut self, method: &str) -> Result<SumTimeline, Error> {
        Ok(match method {
            "period" => self.period_timeline(),
            "sparse" => self.sparse_timeline(),
            _ => self.mex_timeline(),
        })
    }

    play_by_text!(self => &self.sum);

    fn advance(&mut self, ask: &str, about: &JsValue) -> f64 {
        match ask {
            "values" | "space" => {
                let Ok(ValuesOf { kind, count, .. }) = from_js(about.clone()) else {
                    return 1.0;
                };
                let heap = BigUint::from(count.min(MAX_VALUES));
                let kind = self.sum.kind_named(&kind);
                kind.map_or(1.0, |kind| self.sum.advance_kind(kind, &heap, WORK))
            }
            // The period may begin far beyond the heaps.
            "timeline" if about.as_string().as_deref() == Some("period") => {
                let done = self.sum.advance(WORK);
                if done < 1.0 || self.only_kind().is_none() {
                    return done;
                }
                self.sum.advance_kind(0, &PERIOD_SEARCHED.into(), WORK)
            }
            _ => self.sum.advance(WORK),
        }
    }

    fn megabytes(&self) -> f64 {
        f64::from(small(self.sum.bytes() >> 10)) / 1024.0 + megabytes_of(self.sum.parts().len())
    }
}

game_class! {
    /// Heaps of one game, or of several.
    Sum: Solved
}

#[wasm_bindgen]
impl Sum {
    /// What is known about a heap of one of the kinds; undefined for an unknown kind.
    pub fn heap(&self, of: Ts<HeapOf>) -> Result<Option<Ts<HeapAnswer>>, JsValue> {
        self.0.heap(&read(of)?).as_ref().map(to_js).transpose()
    }

    /// What the sparse space of a kind is and saves, when so many values are known or as many as
    /// there are; undefined if the values do not come from one.
    pub fn space(&self, of: Ts<ValuesOf>) -> Result<Option<Ts<SparseSpace>>, JsValue> {
        self.0.space(&read(of)?).as_ref().map(to_js).transpose()
    }

    /// Values of the heaps from 0 on, so many or as many as are known.
    pub fn values(&self, of: Ts<ValuesOf>) -> Result<Vec<u32>, JsValue> {
        Ok(self.0.values_of(&read(of)?))
    }

    /// The periods of the games in which a, b or c are taken, by b and then by c: three numbers a game,
    /// the kind of its period as [`PeriodKind`](crate::heaps::subtraction::PeriodKind), n₀ and p.
    #[expect(clippy::unused_self, reason = "a page asks a game")]
    pub fn threes(&self, of: Ts<ThreesOf>) -> Result<Vec<u32>, JsValue> {
        let ThreesOf { a, last } = read(of)?;
        let all = threes(a.max(1), last.min(MAX_THREE)).into_iter();
        let numbers = all.flat_map(|three| {
            [
                three.kind as u32,
                small(three.period.preperiod),
                small(three.period.period),
            ]
        });
        Ok(numbers.collect())
    }

    /// The certificate of the period of a kind; undefined where there is none.
    pub fn certificate(&self, kind: &str) -> Result<Option<Ts<PeriodCertificate>>, JsValue> {
        let sum = &self.0.sum;
        let kind = sum.kind_named(kind).map(|kind| &*sum.kinds()[kind]);
        let certificate = kind.and_then(Certificate::of);
        let written = certificate.map(|certificate| PeriodCertificate {
            preperiod: small(certificate.period.preperiod),
            period: small(certificate.period.period),
            mask: certificate.mask.into(),
            rare: certificate.rare().collect::<Vec<u32>>().into(),
            bytes: (certificate.values.iter())
                .flat_map(|value| value.to_le_bytes())
                .collect::<Vec<u8>>()
                .into(),
            moves: certificate.moves,
        });
        written.as_ref().map(to_js).transpose()
    }

    /// Nimbers with a mistake in them, so many and at most 400; nothing for an unknown mistake or
    /// kind.
    pub fn mistaken(&self, of: Ts<MistakeOf>) -> Result<Vec<u32>, JsValue> {
        let MistakeOf { kind, name, count } = read(of)?;
        let sum = &self.0.sum;
        let found = sum.kind_named(&kind).zip(name.parse().ok());
        let values =
            found.map(|(kind, mistake)| mistaken(&*sum.kinds()[kind], mistake, count as usize));
        Ok(values.unwrap_or_default().into_iter().map(small).collect())
    }
}
