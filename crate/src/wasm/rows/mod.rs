//! Games in a row, for JavaScript: one edge for all of them, and a class each.

use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::Outcome;
use crate::play::PlayText;
use crate::rows::coins::Coins as CoinsGame;
use crate::rows::{self, Error, Numbers, RowGame, move_of_heap, total};
use crate::wasm::game::{Nested, PlayMove, SolvedGame, game_class, read, to_js};
use crate::wasm::play::{play_by_text, play_move};
use crate::wasm::steps::{Recorder, Steps, step_kinds};

/// The strings of a link to [`Coins`](CoinsGame).
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
pub struct CoinsOptions {
    /// 0 for a free cell, 1 for a coin, cell 1 first; not read if `m` is given.
    board: String,
    /// How many cells there are.
    m: Option<String>,
    /// Which of them have a coin, separated by commas.
    coins: Option<String>,
    /// `blocked`, `goal` or `thrown`.
    reading: String,
}

/// Who wins, and by which moves.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RowVerdict {
    outcome: Outcome,
    /// The winning moves, ascending, only the first of very many: the numbers of each, as decimal strings; of
    /// a game whose moves are one number that alone.
    #[tsify(type = "string[][] | string[]")]
    moves: Vec<Nested>,
    /// How many there are, if not all are listed.
    moves_total: Option<String>,
    /// Null where it is not known.
    grundy: Option<String>,
    /// Whether there is no move.
    ends: bool,
    /// The position, as plays and links write it.
    position: String,
}

/// A change of one heap, as by a move of Nim.
#[derive(Deserialize, Tsify)]
pub struct HeapChange {
    /// A position as the game writes it.
    position: String,
    /// The number of the place.
    number: String,
    /// How many stones of its heap are left.
    left: String,
}

/// A place, and its heap of Nim.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct RowPlace {
    /// Its number.
    number: String,
    /// How much it holds.
    holds: String,
    /// The heap; null if it does not count.
    heap: Option<String>,
}

step_kinds! {
    /// What a place counts for in the sum. The first number of a step is the index of the place. A
    /// milestone each.
    RowStep {
        /// It is a heap.
        Counts,
        /// It does not count.
        Passed,
        Answer,
    }
}

/// The run that goes through the places in order.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RowTimeline {
    places: Vec<RowPlace>,
    /// The XOR of the heaps.
    total: String,
    outcome: Outcome,
    /// Coins: by coin, ascending, its cell and the number of the place that it is on; null for a coin
    /// that is on no place. Other games: nothing.
    pieces: Vec<(String, Option<String>)>,
    /// How many cells there are, of coins; null for other games.
    cells: Option<String>,
    /// Who would win if the heaps decided, for readings in which they don't; null for all others.
    claimed: Option<Outcome>,
    steps: Steps<RowStep>,
}

/// What the classes need to know about a game in addition to `RowGame`.
pub trait Linked: RowGame + Sized {
    type Options: Tsify + serde::de::DeserializeOwned;

    fn of(options: Self::Options) -> Result<Self, Error>;

    /// Coins, their places, and how many cells there are.
    fn pieces(&self) -> (Vec<(String, Option<String>)>, Option<String>) {
        (Vec::new(), None)
    }

    fn claimed(&self) -> Option<Outcome> {
        None
    }
}

pub struct Solved<G>(G);

impl<G: Linked> Solved<G> {
    fn change_heap(&self, change: &HeapChange) -> Result<Option<PlayMove>, Error> {
        let position = self.0.read_position(&change.position)?;
        let (Ok(number), Ok(left)) = (change.number.parse(), change.left.parse()) else {
            return Ok(None);
        };
        let made = move_of_heap(&self.0, &position, number, &left);
        Ok(made.map(|made| play_move(&self.0, &made)))
    }
}

impl<G: Linked> SolvedGame for Solved<G> {
    type Error = Error;
    type Options = G::Options;
    type Verdict = RowVerdict;
    type Timeline = RowTimeline;

    fn new(options: G::Options) -> Result<Self, Error> {
        Ok(Self(G::of(options)?))
    }

    fn verdict(&self) -> Result<RowVerdict, Error> {
        let game = &self.0;
        let start = game.start();
        let winning = game.winning_moves(start);
        let numbers = |made: &G::Move| {
            let name = made.write();
            if G::Move::IS_SINGLE {
                return Nested::Text(name);
            }
            let numbers = name.split(',');
            Nested::List(numbers.map(|one| Nested::Text(one.to_owned())).collect())
        };
        Ok(RowVerdict {
            outcome: game.winner(start),
            moves: winning.moves.iter().map(numbers).collect(),
            moves_total: winning.total.map(|total| total.to_string()),
            grundy: game.nimber(start).map(|nimber| nimber.to_string()),
            ends: game.is_over(start),
            position: start.write(),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<RowTimeline, Error> {
        let game = &self.0;
        let places = game.places(game.start());
        let mut steps = Recorder::new();
        let mut milestone = 0;
        for (index, place) in places.iter().enumerate() {
            milestone += 1;
            let kind = if place.heap.is_some() {
                RowStep::Counts
            } else {
                RowStep::Passed
            };
            steps.step(milestone, kind, [index, 0]);
        }
        steps.step(milestone + 1, RowStep::Answer, [0, 0]);
        let (pieces, cells) = game.pieces();
        Ok(RowTimeline {
            total: total(&places).to_string(),
            places: (places.into_iter())
                .map(|place| RowPlace {
                    number: place.number.to_string(),
                    holds: place.holds.to_string(),
                    heap: place.heap.map(|heap| heap.to_string()),
                })
                .collect(),
            outcome: game.winner(game.start()),
            pieces,
            cells,
            claimed: game.claimed(),
            steps: steps.finish(),
        })
    }

    play_by_text!(self => &self.0);
}

impl Linked for CoinsGame {
    type Options = CoinsOptions;

    fn of(options: CoinsOptions) -> Result<Self, Error> {
        let CoinsOptions {
            board,
            m,
            coins,
            reading,
        } = options;
        Self::parse(&board, m.as_deref(), coins.as_deref(), &reading)
    }

    fn pieces(&self) -> (Vec<(String, Option<String>)>, Option<String>) {
        let stairs = self.stairs(self.start()).into_iter();
        let stairs = stairs.map(|stair| stair.map(|stair| stair.to_string()));
        let coins = self.start().iter().map(ToString::to_string);
        (coins.zip(stairs).collect(), Some(self.cells().to_string()))
    }

    fn claimed(&self) -> Option<Outcome> {
        Self::claimed(self, self.start())
    }
}

/// The JavaScript class of a game in a row.
macro_rules! row_class {
    ($(#[$about:meta])* $class:ident: $game:ty) => {
        game_class! {
            $(#[$about])*
            $class: Solved<$game>
        }

        #[wasm_bindgen]
        impl $class {
            /// The first move that changes one heap so and leaves the XOR of the others unchanged;
            /// undefined if no single move does.
            #[wasm_bindgen(js_name = changeHeap)]
            pub fn change_heap(&self, change: Ts<HeapChange>) -> Result<Option<Ts<PlayMove>>, JsValue> {
                self.0.change_heap(&read(change)?)?.as_ref().map(to_js).transpose()
            }
        }
    };
}

/// A game whose `parse` reads the strings of a link in their order: the record of these strings, and
/// the JavaScript class.
macro_rules! row_game {
    ($(#[$about:meta])* $class:ident: $game:ty, $options:ident { $($(#[$what:meta])* $string:ident,)* }) => {
        /// The strings of a link.
        #[derive(Deserialize, Tsify)]
        pub struct $options {
            $($(#[$what])* $string: String,)*
        }

        impl Linked for $game {
            type Options = $options;

            fn of(options: $options) -> Result<Self, Error> {
                Self::parse($(&options.$string),*)
            }
        }

        row_class! {
            $(#[$about])*
            $class: $game
        }
    };
}

row_game! {
    /// Stones on a stair.
    Staircase: rows::staircase::Staircase,
    StaircaseOptions {
        /// The stones of every stair, the floor first, separated by commas.
        stairs,
    }
}

row_game! {
    /// Piles whose parity counts.
    ParityPiles: rows::parity_piles::ParityPiles,
    ParityPilesOptions {
        /// The stones of every pile, pile 0 first, separated by commas.
        piles,
    }
}

row_game! {
    /// Beans that become two.
    Splitting: rows::splitting::Splitting,
    SplittingOptions {
        /// The beans of every bottle, bottle 0 first, separated by commas.
        beans,
    }
}

row_game! {
    /// Coins that are turned.
    Turning: rows::turning::Turning,
    TurningOptions {
        /// Which coins may be turned, as `1-3` or `1+C`.
        turn,
        /// Which coins show heads, separated by commas.
        heads,
    }
}

row_class! {
    /// Coins that jump to the next free cell.
    Coins: CoinsGame
}

#[wasm_bindgen]
impl Turning {
    /// The values of single coins, from coin 1 on; from a table only up to the rightmost head.
    pub fn values(&self, count: u32) -> Vec<u32> {
        let game = &self.0.0;
        let mut last = u64::from(count);
        if !game.has_formula() {
            last = last.min(game.start().last().copied().unwrap_or(0));
        }
        (1..=last)
            .map(|coin| u32::try_from(game.value(coin)).unwrap_or(u32::MAX))
            .collect()
    }
}
