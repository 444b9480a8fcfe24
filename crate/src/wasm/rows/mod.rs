//! Games in a row, for JavaScript: one edge for all of them, and a class each.

use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::nim_product::{Halves, nim_product};
use crate::play::PlayText;
use crate::rows::coins::Coins as CoinsGame;
use crate::rows::turning::{Cell, MAX_TABLE_SIDE, Product, Table, Turning as TurningGame};
use crate::rows::{
    self, Error, MAX_PLACES, Numbers, Place, PlaceNumber, RowGame, move_of_heap, total,
};
use crate::wasm::game::{
    NamedMove, Nested, PlayAt, PlayMove, PlayMoves, SolvedGame, game_class, megabytes_of, read,
    to_js,
};
use crate::wasm::play::{play_by_text, play_move};
use crate::wasm::steps::{Recorder, Steps, step_kinds};
use crate::{Outcome, list_text};

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
    /// The name of a file whose list stands in the place of the coins; null without.
    file: Option<String>,
    /// Its text, where it is there.
    text: Option<String>,
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
    /// The position, as plays and links write it; null with too many places for a play.
    position: Option<String>,
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
        /// The nimber of a coin of a grid, by the definition: its index, row by row, and its nimber.
        Filled,
        /// It is a heap.
        Counts,
        /// It does not count.
        Passed,
        /// All places that are not listed.
        Rest,
        Answer,
    }
}

/// The places that are not listed, taken together.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(super) struct RowRest {
    /// How many there are.
    count: u32,
    /// How many of them are heaps.
    heaps: u32,
    /// The XOR of these heaps.
    xor: String,
    /// How many coins are on them, or on no place that is listed; null for other games.
    coins: Option<u32>,
}

/// The run that goes through the places, from the first on.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RowTimeline {
    /// The places, of very many the first ones.
    places: Vec<RowPlace>,
    /// The others; null where all are listed.
    rest: Option<RowRest>,
    /// The XOR of the heaps.
    total: String,
    outcome: Outcome,
    /// Coins: by coin, ascending, its cell and the number of the place that it is on; null for a coin
    /// that is on none. Of very many coins the last ones. Other games: nothing.
    pieces: Vec<(String, Option<String>)>,
    /// How many cells there are, of coins; null for other games.
    cells: Option<String>,
    /// Who would win if the heaps decided, for readings in which they don't; null for all others.
    claimed: Option<Outcome>,
    /// The grid of coins; null for games in a row.
    grid: Option<RowGrid>,
    steps: Steps<RowStep>,
}

/// A grid of coins.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct RowGrid {
    /// The last column with a head.
    across: u32,
    /// The last row with a head.
    down: u32,
    /// The nimbers of the columns to the last head, from the first on; empty beyond
    /// [`MAX_TABLE_SIDE`].
    columns: Vec<u32>,
    /// Those of the rows.
    rows: Vec<u32>,
    /// The nimbers of all coins, row by row; none where there are too many.
    values: Vec<u32>,
    /// The nimbers that the moves of each coin lead to, ascending.
    options: Vec<Vec<u32>>,
}

/// What the classes need to know about a game in addition to `RowGame`.
pub trait Linked: RowGame + Sized {
    type Options: Tsify + serde::de::DeserializeOwned;

    fn of(options: Self::Options) -> Result<Self, Error>;

    /// Coins, their places, and how many cells there are: the last coins if there are more than
    /// [`MAX_PLACES`].
    fn pieces(&self) -> (Vec<(String, Option<String>)>, Option<String>) {
        (Vec::new(), None)
    }

    /// How many places are listed.
    fn listed(&self, places: &[Place]) -> usize {
        places.len().min(MAX_PLACES)
    }

    fn claimed(&self) -> Option<Outcome> {
        None
    }

    /// The grid of coins; `None` for games in a row.
    fn grid(&self) -> Option<RowGrid> {
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
            position: (start.count() <= MAX_PLACES).then(|| start.write()),
        })
    }

    fn timeline(&mut self, _method: &str) -> Result<RowTimeline, Error> {
        let game = &self.0;
        let mut places = game.places(game.start());
        let total = total(&places);
        let rest = places.split_off(game.listed(&places));
        let grid = game.grid();
        let mut steps = Recorder::new();
        let mut milestone = 0;
        let mut step = |kind, index, value: u32| {
            milestone += 1;
            steps.step(milestone, kind, [index, value as usize]);
        };
        for (index, value) in grid.iter().flat_map(|grid| &grid.values).enumerate() {
            step(RowStep::Filled, index, *value);
        }
        for (index, place) in places.iter().enumerate() {
            let kind = match place.heap {
                Some(_) => RowStep::Counts,
                None => RowStep::Passed,
            };
            step(kind, index, 0);
        }
        if !rest.is_empty() {
            step(RowStep::Rest, 0, 0);
        }
        step(RowStep::Answer, 0, 0);
        let (pieces, cells) = game.pieces();
        Ok(RowTimeline {
            total: total.to_string(),
            rest: rest_of(
                &rest,
                cells.is_some().then(|| game.start().count() - pieces.len()),
            ),
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
            grid,
            steps: steps.finish(),
        })
    }

    fn megabytes(&self) -> f64 {
        megabytes_of(self.0.start().count())
    }

    play_by_text!(self => &self.0);
}

/// The places that are not listed; `coins` that are not, of coins.
fn rest_of(places: &[Place], coins: Option<usize>) -> Option<RowRest> {
    let small = |count: usize| u32::try_from(count).expect("at most a million");
    (!places.is_empty() || coins.is_some_and(|coins| coins > 0)).then(|| RowRest {
        count: small(places.len()),
        heaps: small(places.iter().filter(|place| place.heap.is_some()).count()),
        xor: total(places).to_string(),
        coins: coins.map(small),
    })
}

impl Linked for CoinsGame {
    type Options = CoinsOptions;

    fn of(options: CoinsOptions) -> Result<Self, Error> {
        let CoinsOptions {
            board,
            m,
            coins,
            reading,
            file,
            text,
        } = options;
        let listed = list_text(
            coins.as_deref().unwrap_or_default(),
            file.as_deref(),
            text.as_deref(),
        )?;
        let coins = (coins.is_some() || file.is_some()).then_some(&*listed);
        Self::parse(&board, m.as_deref(), coins, &reading)
    }

    fn pieces(&self) -> (Vec<(String, Option<String>)>, Option<String>) {
        let coins = self.start();
        let first = coins.len().saturating_sub(MAX_PLACES);
        let stairs = self.stairs(coins).into_iter().skip(first);
        let stairs = stairs.map(|stair| stair.map(|stair| stair.to_string()));
        let coins = coins.iter().skip(first).map(ToString::to_string);
        (coins.zip(stairs).collect(), Some(self.cells().to_string()))
    }

    /// The stairs of the coins that are listed.
    fn listed(&self, places: &[Place]) -> usize {
        let first = self.start().len().saturating_sub(MAX_PLACES);
        let highest = self
            .stairs(self.start())
            .into_iter()
            .skip(first)
            .flatten()
            .next();
        let highest = highest.map(PlaceNumber::from);
        places.partition_point(|place| Some(place.number) <= highest)
    }

    fn claimed(&self) -> Option<Outcome> {
        Self::claimed(self, self.start())
    }
}

/// The JavaScript class of a game in a row.
macro_rules! row_class {
    ($(#[$about:meta])* $class:ident: $solved:ty) => {
        game_class! {
            $(#[$about])*
            $class: $solved
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

/// A game whose link has one list, which may be in a file: the record of its strings, and the
/// JavaScript class.
macro_rules! list_game {
    ($(#[$about:meta])* $class:ident: $game:ty, $options:ident { $(#[$what:meta])* $list:ident }) => {
        /// The strings of a link.
        #[derive(Deserialize, Tsify)]
        #[tsify(missing_as_null)]
        pub struct $options {
            $(#[$what])* $list: String,
            /// The name of a file whose list stands in its place; null without.
            file: Option<String>,
            /// Its text, where it is there.
            text: Option<String>,
        }

        impl Linked for $game {
            type Options = $options;

            fn of($options { $list, file, text }: $options) -> Result<Self, Error> {
                Self::parse(&list_text(&$list, file.as_deref(), text.as_deref())?)
            }
        }

        row_class! {
            $(#[$about])*
            $class: Solved<$game>
        }
    };
}

list_game! {
    /// Stones on a stair.
    Staircase: rows::staircase::Staircase,
    StaircaseOptions {
        /// The stones of every stair, the floor first, separated by commas.
        stairs
    }
}

list_game! {
    /// Piles whose parity counts.
    ParityPiles: rows::parity_piles::ParityPiles,
    ParityPilesOptions {
        /// The stones of every pile, pile 0 first, separated by commas.
        piles
    }
}

list_game! {
    /// Beans that become two.
    Splitting: rows::splitting::Splitting,
    SplittingOptions {
        /// The beans of every bottle, bottle 0 first, separated by commas.
        beans
    }
}

/// The strings of a link to coins that are turned.
#[derive(Deserialize, Tsify)]
pub struct TurningOptions {
    /// Which coins may be turned, as `1-3` or `1+C`; on a grid two of these with an `x` between them.
    turn: String,
    /// Which coins show heads, separated by commas; on a grid each as column, point and row.
    heads: String,
}

impl Linked for TurningGame {
    type Options = TurningOptions;

    fn of(TurningOptions { turn, heads }: TurningOptions) -> Result<Self, Error> {
        Self::parse(&turn, &heads)
    }
}

impl Linked for Product {
    type Options = TurningOptions;

    fn of(TurningOptions { turn, heads }: TurningOptions) -> Result<Self, Error> {
        Self::parse(&turn, &heads)
    }

    fn grid(&self) -> Option<RowGrid> {
        let small = |number: u64| u32::try_from(number).expect("a side or a nimber is below 2^32");
        let last = self.last();
        let Table { values, options } = self.table().unwrap_or_default();
        let is_listed = last.column.max(last.row) <= MAX_TABLE_SIDE;
        let side = |last: u64, factor: &dyn Fn(u64) -> u64| -> Vec<u32> {
            let coins = 1..=if is_listed { last } else { 0 };
            coins.map(|coin| small(factor(coin))).collect()
        };
        Some(RowGrid {
            across: small(last.column),
            down: small(last.row),
            columns: side(last.column, &|column| {
                self.factors(Cell { column, row: 1 })[0]
            }),
            rows: side(last.row, &|row| self.factors(Cell { column: 1, row })[1]),
            values: values.into_iter().map(small).collect(),
            options: (options.into_iter())
                .map(|all| all.into_iter().map(small).collect())
                .collect(),
        })
    }
}

/// Coins in a row or on a grid.
pub enum SolvedTurning {
    Row(Solved<TurningGame>),
    Grid(Solved<Product>),
}

/// The same of both.
macro_rules! of_either {
    ($self:ident, $game:ident => $answer:expr) => {
        match $self {
            SolvedTurning::Row($game) => $answer,
            SolvedTurning::Grid($game) => $answer,
        }
    };
}

impl SolvedTurning {
    fn change_heap(&self, change: &HeapChange) -> Result<Option<PlayMove>, Error> {
        of_either!(self, game => game.change_heap(change))
    }
}

impl SolvedGame for SolvedTurning {
    type Error = Error;
    type Options = TurningOptions;
    type Verdict = RowVerdict;
    type Timeline = RowTimeline;

    fn new(options: TurningOptions) -> Result<Self, Error> {
        Ok(if options.turn.contains('x') {
            Self::Grid(Solved::new(options)?)
        } else {
            Self::Row(Solved::new(options)?)
        })
    }

    fn verdict(&self) -> Result<RowVerdict, Error> {
        of_either!(self, game => game.verdict())
    }

    fn timeline(&mut self, method: &str) -> Result<RowTimeline, Error> {
        of_either!(self, game => game.timeline(method))
    }

    fn moves(&self, at: PlayAt) -> Result<PlayMoves, Error> {
        of_either!(self, game => game.moves(at))
    }

    fn after(&self, made: NamedMove) -> Result<Option<PlayMove>, Error> {
        of_either!(self, game => game.after(made))
    }

    fn megabytes(&self) -> f64 {
        of_either!(self, game => game.megabytes())
    }
}

row_class! {
    /// Coins that are turned.
    Turning: SolvedTurning
}

/// Two numbers below 2^32.
#[derive(Deserialize, Tsify)]
pub struct NimFactors {
    a: u32,
    b: u32,
}

/// A nim product by halves: a = a₁·F + a₀ and b = b₁·F + b₀.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct NimProduct {
    product: f64,
    /// How it is found; null where a factor is 0 or 1.
    halves: Option<NimHalves>,
}

/// The parts of a nim product, as in [`Halves`].
#[derive(Serialize, Tsify)]
pub(super) struct NimHalves {
    power: f64,
    a: [f64; 2],
    b: [f64; 2],
    high: f64,
    low: f64,
    both: f64,
    carry: f64,
}

#[wasm_bindgen]
impl Turning {
    /// The values of single coins of a row, from coin 1 on; from a table only up to the rightmost
    /// head. On a grid those of the diagonal, up to the last head.
    pub fn values(&self, count: u32) -> Vec<u32> {
        let small = |value: u64| u32::try_from(value).unwrap_or(u32::MAX);
        let game = match &self.0 {
            SolvedTurning::Row(Solved(game)) => game,
            SolvedTurning::Grid(Solved(game)) => {
                let last = game.last();
                let coins = 1..=u64::from(count).min(last.column).min(last.row);
                return coins
                    .map(|coin| {
                        small(game.value(Cell {
                            column: coin,
                            row: coin,
                        }))
                    })
                    .collect();
            }
        };
        let mut last = u64::from(count);
        if !game.has_formula() {
            last = last.min(game.start().last().copied().unwrap_or(0));
        }
        (1..=last).map(|coin| small(game.value(coin))).collect()
    }

    /// The nim product of two numbers, with its halves.
    #[expect(clippy::unused_self, reason = "a page asks a game")]
    pub fn product(&self, factors: Ts<NimFactors>) -> Result<Ts<NimProduct>, JsValue> {
        let NimFactors { a, b } = read(factors)?;
        // Whole numbers below 2^32 are exact.
        #[allow(clippy::cast_precision_loss)]
        let number = |one: u64| one as f64;
        let pair = |pair: [u64; 2]| pair.map(number);
        let [a, b] = [a, b].map(u64::from);
        to_js(&NimProduct {
            product: number(nim_product(a, b)),
            halves: Halves::of(a, b).map(|halves| NimHalves {
                power: number(halves.power),
                a: pair(halves.a),
                b: pair(halves.b),
                high: number(halves.high),
                low: number(halves.low),
                both: number(halves.both),
                carry: number(halves.carry),
            }),
        })
    }
}

row_class! {
    /// Coins that jump to the next free cell.
    Coins: Solved<CoinsGame>
}
