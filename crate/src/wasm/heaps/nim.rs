//! Nim for JavaScript.

use std::cell::OnceCell;

use js_sys::{Uint8Array, Uint32Array};
use num_bigint::BigUint;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::Outcome;
use crate::heaps::nim::{self, Error, Event, Rules, Spec, Step, Take, construct};
use crate::timeline::Milestones;
use crate::wasm::game::{
    Dice, PlayMove, PlayMoves, PlayTakes, SolvedGame, Wish, game_class, read, told,
};

/// The strings of a link.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NimOptions {
    /// Whole numbers, separated by commas.
    heaps: String,
    /// The most that may be taken from a heap; null for as much as one likes.
    max: Option<String>,
    /// From how many heaps a move may take; null for one.
    moore: Option<String>,
    /// `normal` or `misere`.
    rule: String,
}

/// The heap, from 0, and what is taken from it, as decimal strings.
type Pair = [String; 2];

/// A move: a pair, or by Moore's rule a list of pairs.
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
    #[tsify(type = "\"N\" | \"P\"")]
    outcome: Outcome,
    /// The winning moves, ascending; one of them where they are not all known.
    moves: Vec<NimMove>,
    /// `?` where not all are known.
    moves_total: Option<String>,
    /// The nimber; null by Moore's rule and in misère play.
    grundy: Option<String>,
    /// Whether nothing is left: N then says that who cannot move has won.
    ends: bool,
}

/// A run over the columns of binary digits. What counts of a heap is all of it, or with a bound m
/// its residue mod m + 1.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct NimTimeline {
    /// The heaps, as decimal strings.
    heaps: Vec<String>,
    /// What counts of each, in binary digits.
    bits: Vec<String>,
    /// By heap: what would have to count of it, beside the others as they are, for a lost position;
    /// null where no number would do.
    beside: Vec<Option<String>>,
    /// The residues after the move that is constructed, in binary digits; null if there is none.
    bits_after: Option<Vec<String>>,
    /// The takes of that move: heaps from 0, and how much. Empty if there is none.
    #[tsify(type = "[string, string][]")]
    takes: Vec<Pair>,
    /// A move takes from 1 to k heaps.
    k: u32,
    #[tsify(type = "\"N\" | \"P\"")]
    outcome: Outcome,
    /// By step, from step 1 at index 0: 0 a heap is added, 1 a column is counted, 2 a heap is
    /// opened, 3 an open heap is given a one, 4 a heap can only stay, 5 the move takes from a heap.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array<ArrayBuffer>")]
    kinds: Uint8Array,
    /// By step: its heap; of a column that is counted, how many ones there are too many.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array<ArrayBuffer>")]
    heap_of_step: Uint32Array,
    /// By step: its column, that of 2^0 is 0; where there is none, 0.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array<ArrayBuffer>")]
    column_of_step: Uint32Array,
    /// By milestone: its first step. A milestone for each heap, for each column, for the end; see
    /// `into_first_steps`.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array<ArrayBuffer>")]
    first_steps: Uint32Array,
    step_count: u32,
}

game_class! {
    /// A position of Nim.
    Nim: Solved
}

pub struct Solved {
    spec: Spec,
    verdict: OnceCell<nim::Verdict>,
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
        let spec = Spec::parse(&heaps, max.as_deref(), moore.as_deref(), &rule)?;
        Ok(Self {
            spec,
            verdict: OnceCell::new(),
        })
    }

    fn verdict(&self) -> Result<NimVerdict, Error> {
        let nim::Verdict {
            outcome,
            nimber,
            moves,
            moves_total,
        } = self.judged();
        let is_moore = self.spec.rules().moore.is_some();
        let written = |takes: &Vec<Take>| {
            let mut pairs = pairs(takes);
            if is_moore {
                NimMove::Several(pairs)
            } else {
                NimMove::One(pairs.remove(0))
            }
        };
        Ok(NimVerdict {
            outcome: *outcome,
            moves: moves.iter().map(written).collect(),
            moves_total: moves_total.is_none().then(|| "?".to_owned()),
            ends: is_over(self.spec.heaps()),
            grundy: nimber.as_ref().map(BigUint::to_string),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<NimTimeline, Error> {
        let (rules, heaps) = (self.spec.rules(), self.spec.heaps());
        let (mut kinds, mut heap_of_step, mut column_of_step) =
            (Vec::new(), Vec::new(), Vec::new());
        let mut milestones = Milestones::default();
        let mut tell = |event: Event| {
            let (kind, heap, column) = match event.step {
                Step::Added { heap } => (0, heap, 0),
                Step::Counted { column, too_many } => (1, too_many, column),
                Step::Opened { column, heap } => (2, heap, column),
                Step::Given { column, heap } => (3, heap, column),
                Step::Kept { heap } => (4, heap, 0),
                Step::Taken { heap } => (5, heap, 0),
            };
            kinds.push(kind);
            heap_of_step.push(small(heap));
            column_of_step.push(small(column));
            milestones.step(event.milestone);
        };
        let takes = construct(rules, heaps, &mut tell);
        let after = takes.as_ref().and_then(|takes| rules.after(heaps, takes));
        Ok(NimTimeline {
            heaps: heaps.iter().map(BigUint::to_string).collect(),
            bits: bits(rules, heaps),
            beside: self
                .spec
                .beside()
                .iter()
                .map(|one| one.as_ref().map(BigUint::to_string))
                .collect(),
            bits_after: after.map(|heaps| bits(rules, &heaps)),
            outcome: self.spec.outcome(),
            takes: takes.map_or_else(Vec::new, |takes| pairs(&takes)),
            k: rules.k(),
            kinds: Uint8Array::from(kinds.as_slice()),
            heap_of_step: Uint32Array::from(heap_of_step.as_slice()),
            column_of_step: Uint32Array::from(column_of_step.as_slice()),
            step_count: milestones.step_count(),
            first_steps: Uint32Array::from(milestones.into_first_steps().as_slice()),
        })
    }

    fn moves(
        &self,
        Dice {
            dice: [which, how_much, _],
        }: Dice,
    ) -> Result<PlayMoves, Error> {
        let winning = &self.judged().moves;
        let told = |takes: &Vec<Take>| self.play_move(takes, winning);
        Ok(PlayMoves {
            moves: self
                .spec
                .moves()
                .map(|all| all.iter().filter_map(|(takes, _)| told(takes)).collect()),
            takes: self.takes(),
            winning: winning.iter().filter_map(told).collect(),
            patient: self.spec.patient_move().as_ref().and_then(told),
            careless: self
                .spec
                .careless_move(which, how_much)
                .as_ref()
                .and_then(told),
        })
    }

    fn after(&self, Wish { name }: Wish) -> Result<Option<PlayMove>, Error> {
        let winning = &self.judged().moves;
        Ok(takes_of(&name).and_then(|takes| self.play_move(&takes, winning)))
    }
}

impl Solved {
    fn judged(&self) -> &nim::Verdict {
        self.verdict.get_or_init(|| self.spec.verdict())
    }

    /// What can be taken from each heap that is not 0.
    fn takes(&self) -> Vec<PlayTakes> {
        let heaps = self.spec.heaps().iter().enumerate();
        let with_stones = heaps.filter(|(_, heap)| **heap != BigUint::ZERO);
        let takes = with_stones.map(|(heap, size)| PlayTakes {
            from: heap.to_string(),
            most: self.spec.rules().largest_take(size).to_string(),
        });
        takes.collect()
    }

    /// A move as a play has it; `None` for what is none.
    fn play_move(&self, takes: &Vec<Take>, winning: &[Vec<Take>]) -> Option<PlayMove> {
        let left = self.spec.rules().after(self.spec.heaps(), takes)?;
        let pairs: Vec<String> = pairs(takes).iter().map(|pair| pair.join(",")).collect();
        let heaps: Vec<String> = left.iter().map(BigUint::to_string).collect();
        Some(PlayMove {
            name: pairs.join(";"),
            to: heaps.join(","),
            wins: winning.contains(takes),
            ends: is_over(&left),
        })
    }
}

fn is_over(heaps: &[BigUint]) -> bool {
    heaps.iter().all(|heap| *heap == BigUint::ZERO)
}

fn pairs(takes: &[Take]) -> Vec<Pair> {
    let pair = |Take { heap, take }: &Take| [heap.to_string(), take.to_string()];
    takes.iter().map(pair).collect()
}

/// The takes of a move as it is written: `heap,take;heap,take`.
fn takes_of(name: &str) -> Option<Vec<Take>> {
    let takes = name.split(';').map(|pair| {
        let (heap, take) = pair.split_once(',')?;
        Some(Take {
            heap: heap.parse().ok()?,
            take: take.parse().ok()?,
        })
    });
    takes.collect()
}

fn bits(rules: &Rules, heaps: &[BigUint]) -> Vec<String> {
    heaps
        .iter()
        .map(|heap| rules.residue(heap).to_str_radix(2))
        .collect()
}

/// A heap or a column.
fn small(index: usize) -> u32 {
    u32::try_from(index).expect("there are at most 100 heaps of 1000 digits")
}
