//! Nim for JavaScript.

use num_bigint::BigUint;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::Outcome;
use crate::heaps::HeapMove;
use crate::heaps::nim::{self, Error, Event, Rules, Spec, Step, Take, construct};
use crate::heaps::subtraction::{Set, printed};
use crate::heaps::sum::{Sum, SumMove};
use crate::play::PlayText;
use crate::wasm::game::{
    NamedMove, PlayAt, PlayMove, PlayMoves, SolvedGame, game_class, read, to_js,
};
use crate::wasm::play;
use crate::wasm::printed::PrintedTable;
use crate::wasm::steps::{Recorder, Steps, step_kinds};

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
    /// The winning moves, ascending; one of them if they are not all known.
    moves: Vec<NimMove>,
    /// How many there are, if not all are listed; `?` if not all are known.
    moves_total: Option<String>,
    /// The nimber, in normal play; null with Moore's rule.
    grundy: Option<String>,
    /// The position, as plays write it.
    position: String,
    /// Whether nothing is left: N then means that the player who can't move wins.
    ends: bool,
}

step_kinds! {
    /// How a position of Nim is answered. The numbers of a step: the heap, or of a counted column
    /// how many ones there are too many; and the column, that of 2^0 is 0.
    NimStep {
        Added,
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

/// A run over the columns of binary digits. The number of a heap counts, or with a bound m
/// its residue mod m + 1.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct NimTimeline {
    /// The heaps, as decimal strings.
    heaps: Vec<String>,
    /// The number of each that counts, in binary digits.
    bits: Vec<String>,
    /// By heap: the number that would make a P-position with the other heaps as they are;
    /// null if no number would. With a move in every heap: its steps; then only these and the
    /// takes are given.
    beside: Vec<Option<String>>,
    /// The residues after the move that is constructed, in binary digits; null if there is none.
    bits_after: Option<Vec<String>>,
    /// The takes of that move: heaps from 0, and how much. Empty if there is none.
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
        } = options;
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
        moves_total: moves_total.is_none().then(|| "?".to_owned()),
        ends: spec.rules().is_over(&spec.heaps().to_vec()),
        grundy: nimber.as_ref().map(BigUint::to_string),
        position: spec.rules().write(&spec.heaps().to_vec()),
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
        position: sum.write(&sum.parts().to_vec()),
    }
}

fn timeline(spec: &Spec) -> NimTimeline {
    let (rules, heaps) = (spec.rules(), spec.heaps());
    let mut steps = Recorder::new();
    let mut tell = |Event { milestone, step }: Event| {
        let (kind, numbers) = match step {
            Step::Added { heap } => (NimStep::Added, [heap, 0]),
            Step::Counted { column, too_many } => (NimStep::Counted, [too_many, column]),
            Step::Opened { column, heap } => (NimStep::Opened, [heap, column]),
            Step::Given { column, heap } => (NimStep::Given, [heap, column]),
            Step::Fixed { heap } => (NimStep::Fixed, [heap, 0]),
            Step::Taken { heap } => (NimStep::Taken, [heap, 0]),
        };
        steps.step(milestone, kind, numbers);
    };
    let takes = construct(rules, heaps, &mut tell);
    let after = takes.as_ref().and_then(|takes| rules.after(heaps, takes));
    let beside = spec.beside();
    NimTimeline {
        heaps: heaps.iter().map(BigUint::to_string).collect(),
        bits: bits(rules, heaps),
        beside: (beside.iter())
            .map(|one| one.as_ref().map(BigUint::to_string))
            .collect(),
        bits_after: after.map(|heaps| bits(rules, &heaps)),
        outcome: spec.outcome(),
        takes: takes.map_or_else(Vec::new, |takes| pairs(&takes)),
        k: rules.k(),
        steps: steps.finish(),
    }
}

fn timeline_of_every(sum: &Sum) -> NimTimeline {
    let made = sum.first_winning_move();
    let mut steps = Recorder::new();
    let count = small(sum.parts().len());
    for (milestone, heap) in (1..=count).zip(0..) {
        steps.step(milestone, NimStep::Timed, [heap, 0]);
    }
    for &(heap, _) in made.iter().flatten() {
        steps.step(count + 1, NimStep::Taken, [heap, 0]);
    }
    NimTimeline {
        heaps: sum
            .parts()
            .iter()
            .map(|part| part.heap.to_string())
            .collect(),
        bits: Vec::new(),
        beside: (sum.known_steps().iter())
            .map(|one| one.as_ref().map(BigUint::to_string))
            .collect(),
        bits_after: None,
        outcome: if made.is_some() {
            Outcome::N
        } else {
            Outcome::P
        },
        takes: made.as_ref().map_or_else(Vec::new, pairs_of),
        k: 1,
        steps: steps.finish(),
    }
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("at most 100 heaps")
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
