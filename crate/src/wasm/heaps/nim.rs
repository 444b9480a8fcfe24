//! Nim for JavaScript.

use num_bigint::BigUint;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::heaps::nim::{self, Error, Event, Rules, Spec, Step, Take, construct};
use crate::heaps::subtraction::{Set, printed};
use crate::heaps::sum::{Sum, SumMove};
use crate::heaps::{HeapMove, MAX_HEAPS};
use crate::play::PlayText;
use crate::wasm::game::{
    NamedMove, PlayAt, PlayMove, PlayMoves, SolvedGame, game_class, megabytes_of, read, to_js,
};
use crate::wasm::play;
use crate::wasm::printed::PrintedTable;
use crate::wasm::steps::{Recorder, Steps, step_kinds};
use crate::{Outcome, list_text};

/// The strings of a link.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NimOptions {
    /// Whole numbers, separated by commas.
    heaps: String,
    /// The most that may be taken from a heap; null for no limit.
    max: Option<String>,
    /// From how many heaps a move may take; null for one.
    moore: Option<String>,
    /// `normal`, `misere` or `every`.
    rule: String,
    /// The name of a file whose list stands in the place of the heaps; null without.
    file: Option<String>,
    /// Its text, where it is there.
    text: Option<String>,
}

/// A recurrence of a subtraction game as a source prints it.
#[derive(Deserialize, Tsify)]
pub struct PrintOf {
    /// The numbers that may be taken.
    set: String,
    /// `all` or `mex`.
    print: String,
    /// The largest heap.
    size: u32,
}

/// The heap, from 0, and what is taken from it, as decimal strings.
type Pair = [String; 2];

/// A move: a pair, or by Moore's rule and with a move in every heap a list of pairs.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
enum NimMove {
    One(#[tsify(type = "[string, string]")] Pair),
    Several(#[tsify(type = "[string, string][]")] Vec<Pair>),
}

/// Who wins, and by which moves.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct NimVerdict {
    outcome: Outcome,
    /// The winning moves, ascending, the first of very many; one of them where they are not all known.
    moves: Vec<NimMove>,
    /// How many there are, if not all are listed; `?` if not all are known.
    moves_total: Option<String>,
    /// The nimber, in normal play; null with Moore's rule.
    grundy: Option<String>,
    /// The position, as plays write it; null with too many heaps for a play.
    position: Option<String>,
    /// Whether nothing is left: N then says that who cannot move has won.
    ends: bool,
}

step_kinds! {
    /// How a position of Nim is answered. The numbers of a step: the heap, or of a counted column
    /// how many ones there are too many; and the column, that of 2^0 is 0.
    NimStep {
        Added,
        /// All heaps without a row are added.
        Rest,
        Counted,
        Opened,
        /// An open heap is given a one.
        Given,
        /// A heap can only stay.
        Fixed,
        /// The move takes from a heap.
        Taken,
        /// The steps of a heap.
        Timed,
    }
}

/// The heaps that have no row, taken together.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct NimRest {
    /// How many there are.
    count: u32,
    /// By column, that of 2^0 first: how many ones they have, mod k + 1. Empty with a move in every heap.
    ones: Vec<u32>,
    /// With a move in every heap, the most of their steps.
    most: Option<String>,
}

/// A run over the columns of binary digits. What counts of a heap is all of it, or with a bound m
/// its residue mod m + 1. Heaps are counted by their rows: where there are very many heaps, only
/// the first ones have a row, and those that the move takes from.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct NimTimeline {
    /// By row: the number of the heap, from 0.
    numbers: Vec<u32>,
    /// The heaps, as decimal strings.
    heaps: Vec<String>,
    /// Those that have no row; null where all have one.
    rest: Option<NimRest>,
    /// What counts of each, in binary digits.
    bits: Vec<String>,
    /// By heap: the number that would make a P-position with the other heaps as they are;
    /// null if no number would. With a move in every heap: its steps; then only these and the
    /// takes are given.
    beside: Vec<Option<String>>,
    /// The residues after the move that is constructed, in binary digits; null if there is none.
    bits_after: Option<Vec<String>>,
    /// The takes of that move: rows, and how much. Empty if there is none.
    #[tsify(type = "[string, string][]")]
    takes: Vec<Pair>,
    /// A move takes from 1 to k heaps.
    k: u32,
    outcome: Outcome,
    /// A milestone for each heap, for each column, for the end.
    steps: Steps<NimStep>,
}

game_class! {
    /// A position of Nim.
    Nim: Solved
}

pub enum Solved {
    /// Answered by the columns of binary digits.
    Columns(Spec),
    /// A move in every heap.
    Every(Sum),
}

impl SolvedGame for Solved {
    type Error = Error;
    type Options = NimOptions;
    type Verdict = NimVerdict;
    type Timeline = NimTimeline;

    fn new(options: NimOptions) -> Result<Self, Error> {
        let NimOptions {
            heaps,
            max,
            moore,
            rule,
            file,
            text,
        } = options;
        let heaps = list_text(&heaps, file.as_deref(), text.as_deref())?;
        let (max, moore) = (max.as_deref(), moore.as_deref());
        Ok(if rule == "every" {
            Self::Every(Sum::nim(&heaps, max, moore)?)
        } else {
            Self::Columns(Spec::parse(&heaps, max, moore, &rule)?)
        })
    }

    fn verdict(&self) -> Result<NimVerdict, Error> {
        Ok(match self {
            Self::Columns(spec) => verdict(spec),
            Self::Every(sum) => verdict_of_every(sum),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<NimTimeline, Error> {
        Ok(match self {
            Self::Columns(spec) => timeline(spec),
            Self::Every(sum) => timeline_of_every(sum),
        })
    }

    fn megabytes(&self) -> f64 {
        megabytes_of(match self {
            Self::Columns(spec) => spec.heaps().len(),
            Self::Every(sum) => sum.parts().len(),
        })
    }

    fn moves(&self, at: PlayAt) -> Result<PlayMoves, Error> {
        match self {
            Self::Columns(spec) => play::moves(spec.rules(), &at),
            Self::Every(sum) => Ok(play::moves(sum, &at)?),
        }
    }

    fn after(&self, made: NamedMove) -> Result<Option<PlayMove>, Error> {
        match self {
            Self::Columns(spec) => play::after(spec.rules(), &made),
            Self::Every(sum) => Ok(play::after(sum, &made)?),
        }
    }
}

fn verdict(spec: &Spec) -> NimVerdict {
    let nim::Verdict {
        outcome,
        nimber,
        moves,
        moves_total,
    } = spec.verdict();
    let is_moore = spec.rules().moore.is_some();
    let written = |takes: &Vec<Take>| {
        let mut pairs = pairs(takes);
        if is_moore {
            NimMove::Several(pairs)
        } else {
            NimMove::One(pairs.remove(0))
        }
    };
    NimVerdict {
        outcome,
        moves: moves.iter().map(written).collect(),
        moves_total: match moves_total {
            Some(total) => (total > moves.len()).then(|| total.to_string()),
            None => Some("?".to_owned()),
        },
        ends: spec.rules().is_over(&spec.heaps().to_vec()),
        grundy: nimber.as_ref().map(BigUint::to_string),
        position: (spec.heaps().len() <= MAX_HEAPS)
            .then(|| spec.rules().write(&spec.heaps().to_vec())),
    }
}

fn verdict_of_every(sum: &Sum) -> NimVerdict {
    let verdict = sum.verdict();
    NimVerdict {
        // A formula gives the steps of every heap.
        outcome: verdict.outcome.unwrap_or(Outcome::P),
        moves: (verdict.moves.iter())
            .map(|made| NimMove::Several(pairs_of(made)))
            .collect(),
        moves_total: verdict.total.beyond_reported(),
        ends: verdict.is_over,
        grundy: None,
        position: (sum.parts().len() <= MAX_HEAPS).then(|| sum.write(&sum.parts().to_vec())),
    }
}

/// The most rows of heaps that a move takes from, behind the first heaps.
const MAX_MOVED_ROWS: usize = 10;

/// The heaps that have a row: the first ones, and those that the move takes from.
fn drawn(count: usize, takes: &[Take]) -> Vec<usize> {
    let moved = takes.iter().map(|take| take.heap);
    let moved = moved.filter(|&heap| heap >= MAX_HEAPS).take(MAX_MOVED_ROWS);
    (0..count.min(MAX_HEAPS)).chain(moved).collect()
}

/// The heaps without a row, in the columns.
fn rest_of(spec: &Spec, drawn: &[usize]) -> Option<NimRest> {
    let (rules, heaps) = (spec.rules(), spec.heaps());
    let mut columns = spec.columns().clone();
    for &heap in drawn {
        columns.remove(&rules.residue(&heaps[heap]));
    }
    let ones = columns.ones().iter();
    (heaps.len() > drawn.len()).then(|| NimRest {
        count: small(heaps.len() - drawn.len()),
        ones: ones.map(|ones| ones % (rules.k() + 1)).collect(),
        most: None,
    })
}

/// The steps by the rows of the heaps: all heaps without a row are added at once, and what else
/// happens to them is left out. The events are those after the heaps are added.
fn steps_of(drawn: &[usize], has_rest: bool, events: &[Event]) -> Steps<NimStep> {
    let mut steps = Recorder::new();
    let mut milestone = 0;
    for row in 0..drawn.len() {
        milestone += 1;
        steps.step(milestone, NimStep::Added, [row, 0]);
    }
    if has_rest {
        milestone += 1;
        steps.step(milestone, NimStep::Rest, [0, 0]);
    }
    let mut before = None;
    for &Event {
        milestone: at,
        step,
    } in events
    {
        let (kind, heap, column) = match step {
            Step::Added { .. } => continue,
            Step::Counted { column, too_many } => (NimStep::Counted, too_many, column),
            Step::Opened { column, heap } => (NimStep::Opened, heap, column),
            Step::Given { column, heap } => (NimStep::Given, heap, column),
            Step::Fixed { heap } => (NimStep::Fixed, heap, 0),
            Step::Taken { heap } => (NimStep::Taken, heap, 0),
        };
        let number = match kind {
            NimStep::Counted => Ok(heap),
            _ => drawn.binary_search(&heap),
        };
        if let Ok(number) = number {
            milestone += u32::from(before != Some(at));
            before = Some(at);
            steps.step(milestone, kind, [number, column]);
        }
    }
    steps.finish()
}

fn timeline(spec: &Spec) -> NimTimeline {
    let (rules, heaps) = (spec.rules(), spec.heaps());
    let mut events = Vec::new();
    let made = construct(rules, heaps, &mut |event: Event| match event.step {
        Step::Added { .. } => {}
        Step::Fixed { heap } if heap >= MAX_HEAPS => {}
        _ => events.push(event),
    });
    let (has_move, takes) = (made.is_some(), made.unwrap_or_default());
    let drawn = drawn(heaps.len(), &takes);
    let rest = rest_of(spec, &drawn);
    let of_rows: Vec<BigUint> = drawn.iter().map(|&heap| heaps[heap].clone()).collect();
    let mut of_rows_after = of_rows.clone();
    let mut takes_of_rows = Vec::new();
    for Take { heap, take } in &takes {
        if let Ok(row) = drawn.binary_search(heap) {
            of_rows_after[row] -= take;
            takes_of_rows.push([row.to_string(), take.to_string()]);
        }
    }
    NimTimeline {
        numbers: drawn.iter().map(|&heap| small(heap)).collect(),
        heaps: of_rows.iter().map(BigUint::to_string).collect(),
        steps: steps_of(&drawn, rest.is_some(), &events),
        rest,
        bits: bits(rules, &of_rows),
        beside: (spec.beside(&drawn).iter())
            .map(|one| one.as_ref().map(BigUint::to_string))
            .collect(),
        bits_after: has_move.then(|| bits(rules, &of_rows_after)),
        outcome: spec.outcome(),
        takes: takes_of_rows,
        k: rules.k(),
    }
}

fn timeline_of_every(sum: &Sum) -> NimTimeline {
    let verdict = sum.verdict();
    let made = verdict.moves.first();
    let rows = sum.parts().len().min(MAX_HEAPS);
    let mut steps = Recorder::new();
    let mut milestone = 0;
    let mut step = |kind, row, is_new| {
        milestone += u32::from(is_new);
        steps.step(milestone, kind, [row, 0]);
    };
    for row in 0..rows {
        step(NimStep::Timed, row, true);
    }
    let steps_of = sum.known_steps();
    let rest = (sum.parts().len() > rows).then(|| NimRest {
        count: small(sum.parts().len() - rows),
        ones: Vec::new(),
        most: (steps_of[rows..].iter().max()).and_then(|most| Some(most.as_ref()?.to_string())),
    });
    if rest.is_some() {
        step(NimStep::Rest, 0, true);
    }
    for (index, &(row, _)) in made.into_iter().flatten().enumerate() {
        step(NimStep::Taken, row, index == 0);
    }
    NimTimeline {
        numbers: (0..small(rows)).collect(),
        heaps: (sum.parts()[..rows].iter())
            .map(|part| part.heap.to_string())
            .collect(),
        rest,
        bits: Vec::new(),
        beside: (steps_of[..rows].iter())
            .map(|one| one.as_ref().map(BigUint::to_string))
            .collect(),
        bits_after: None,
        // A formula knows the steps of every heap.
        outcome: verdict.outcome.unwrap_or(Outcome::P),
        takes: made.map_or_else(Vec::new, pairs_of),
        k: 1,
        steps: steps.finish(),
    }
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("at most 500,000 heaps")
}

fn pairs_of(made: &SumMove) -> Vec<Pair> {
    let pair = |(heap, made): &(usize, HeapMove)| [heap.to_string(), made.taken.to_string()];
    made.iter().map(pair).collect()
}

fn pairs(takes: &[Take]) -> Vec<Pair> {
    let pair = |Take { heap, take }: &Take| [heap.to_string(), take.to_string()];
    takes.iter().map(pair).collect()
}

fn bits(rules: &Rules, heaps: &[BigUint]) -> Vec<String> {
    heaps
        .iter()
        .map(|heap| rules.residue(heap).to_str_radix(2))
        .collect()
}

#[wasm_bindgen]
#[expect(clippy::unused_self, reason = "every question is one to a game")]
impl Nim {
    /// A recurrence that a source prints of a subtraction game beside the true one, for heaps up to a
    /// size of at most 400. It is asked here so that pages of subtraction games need not load it.
    /// Nothing for what is no set, and for a print that there is not.
    pub fn printed(&self, of: Ts<PrintOf>) -> Result<Option<Ts<PrintedTable>>, JsValue> {
        let PrintOf { set, print, size } = read(of)?;
        let (Ok(set), Ok(print)) = (Set::parse(&set), print.parse()) else {
            return Ok(None);
        };
        to_js(&printed(&set, print, size).into()).map(Some)
    }
}
