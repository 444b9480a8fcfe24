//! Heaps side by side, for JavaScript: the facts, the table, the formula's first wrong pair.

use serde::Serialize;
use tsify::Tsify;

use super::{WhyWrong, small};
use crate::lab::Fault;
use crate::why::xor::facts::{Fact, Tried};
use crate::why::xor::formula::{WrongPair, heap_of};
use crate::why::xor::pairs::{HeapMove, PairValues};
use crate::why::xor::table::{self, Place, SIDE, Table};

/// The first pair of heaps for which a formula is wrong.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub(in crate::wasm) struct WhyPair {
    /// The heaps, as decimal strings.
    heaps: [String; 2],
    /// The value of the formula, `-1` or `3/2`; null if it has none.
    said: Option<String>,
    /// Why it has none, as the laboratory names it.
    fault: Option<&'static str>,
    /// The third heap, where the value is one.
    third: Option<String>,
    /// The index of the heap in which a move wins, and what it leaves, as a decimal string.
    winning_heap: Option<u32>,
    winning_to: Option<String>,
}

/// The position of a fact.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(in crate::wasm) struct WhyFact {
    heaps: Vec<u32>,
    /// How many of the heaps are the first of the two positions side by side.
    first: u32,
}

/// The table of two heaps, row by row.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(in crate::wasm) struct WhyTable {
    /// How many rows and columns there are.
    side: u32,
    /// By place: what the learner wrote; null where nothing is.
    #[tsify(type = "(number | null)[]")]
    written: Vec<Option<u32>>,
    /// By place: what is known of that.
    #[tsify(type = "('empty' | 'waiting' | 'forced' | 'wrong')[]")]
    states: Vec<&'static str>,
    /// By place: the right number.
    numbers: Vec<u32>,
}

/// What messages call a fact.
pub(super) fn name_of(fact: Fact) -> &'static str {
    match fact {
        Fact::Twin => "twin",
        Fact::LosingPart => "losing-part",
        Fact::Order => "order",
    }
}

pub(super) fn shown_fact(tried: &Tried) -> WhyFact {
    let heaps = tried.dispute.position.iter();
    WhyFact {
        heaps: heaps.map(|part| part.left()).collect(),
        first: small(tried.first),
    }
}

pub(super) fn of_table(wrong: table::Wrong) -> WhyWrong {
    match wrong {
        table::Wrong::Same(HeapMove { heap, to }) => WhyWrong::Same {
            heap: small(heap),
            to: u32::try_from(to).expect("a small heap"),
        },
        table::Wrong::Missing(number) => WhyWrong::Missing { number },
    }
}

pub(super) fn shown_pair(wrong: &WrongPair) -> WhyPair {
    let fault = wrong.said.as_ref().err();
    WhyPair {
        heaps: wrong.pair.map(|heap| heap.to_string()),
        said: wrong.said.as_ref().ok().map(ToString::to_string),
        fault: fault.map(|Fault { kind, .. }| kind.name()),
        third: heap_of(&wrong.said).map(|heap| heap.to_string()),
        winning_heap: wrong.winning.map(|HeapMove { heap, .. }| small(heap)),
        winning_to: wrong.winning.map(|HeapMove { to, .. }| to.to_string()),
    }
}

pub(super) fn shown_table(table: &Table) -> WhyTable {
    let places = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    let values = PairValues::up_to(SIDE - 1);
    let number = |(row, column)| u32::try_from(values.value(row, column)).expect("small");
    let state = |(row, column)| match table.place(row, column) {
        Place::Empty => "empty",
        Place::Waiting => "waiting",
        Place::Forced => "forced",
        Place::Wrong(_) => "wrong",
    };
    WhyTable {
        side: small(SIDE),
        written: places
            .clone()
            .map(|(row, column)| table.number(row, column))
            .collect(),
        states: places.clone().map(state).collect(),
        numbers: places.map(number).collect(),
    }
}
