//! The race for JavaScript.

mod records;
mod types;

use std::cell::OnceCell;

use js_sys::{Int32Array, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::race::{
    Board, CyclicOrders, Error, Family, FullGame, FullGameCost, GROWTH_SIDES, Knowledge, Layers,
    MAX_FULL_GAME_STATES, MAX_SIDE, MIN_SIDE, Method, Observer, Pairs, Player, State, UNREACHABLE,
    Verdict, Winner, best_tree_level, decide, explain, full_game, full_game_states, growth,
    highest_tree_level, other_winning_steps, pair_states, pairs, pairs_mb, sample, walk,
};

use super::{kept, to_js};
use records::{
    BoardRecord, Costs, Distances, FullRun, Growth, Labels, Layer, Official, Options, PairsRun,
    RingsRun, Side, Standing, StateCells, TreeLevels, WhichFamily, Written,
};

/// Pairs are not decided for the sake of a walk where there are more: rings are fast.
const MOST_PAIRS_OF_A_WALK: u64 = 10_000_000;

/// A board of the race.
#[wasm_bindgen]
pub struct Race {
    board: Board,
    layers: Layers,
    verdict: Verdict,
    /// Of the layers; none where they decide nothing.
    orders: Option<CyclicOrders>,
    full_game_states: OnceCell<u64>,
    pairs: OnceCell<Pairs>,
    walk_on_paths: OnceCell<Vec<u32>>,
    full_game: OnceCell<CountedGame>,
}

/// The full game, and what it took to solve it.
struct CountedGame {
    game: FullGame,
    cost: FullGameCost,
}

#[wasm_bindgen]
impl Race {
    /// Reads the options. Throws a `SolveError` if they make no board.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "RaceOptions")] options: JsValue,
    ) -> Result<Self, JsValue> {
        let options: Options = serde_wasm_bindgen::from_value(options)?;
        let board = match &options.board {
            Some(text) => Board::parse(text)?,
            None => sample(&options.sample)?,
        };
        let layers = Layers::of(&board);
        let (verdict, orders) = Verdict::of_layers(&board, &layers);
        Ok(Self {
            board,
            layers,
            verdict,
            orders,
            full_game_states: OnceCell::new(),
            pairs: OnceCell::new(),
            walk_on_paths: OnceCell::new(),
            full_game: OnceCell::new(),
        })
    }

    /// How much of the work is done that a question will need: all, 1, for none is long.
    #[expect(clippy::unused_self, reason = "every question is one to a game")]
    pub fn advance(
        &self,
        _ask: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "unknown")] _about: &JsValue,
    ) -> f64 {
        1.0
    }

    /// The memory the game holds, in MB of 2^20 bytes, or a little more.
    pub fn megabytes(&self) -> f64 {
        let cells = f64::from(self.board.cell_count());
        let of_cells = |bytes: f64| bytes * cells / f64::from(1 << 20);
        let orders = self.orders.as_ref().map_or(0.0, |_| of_cells(16.0));
        let pairs = self.pairs.get().map_or(0.0, |_| {
            let tables = u32::try_from(pairs_mb(&self.layers)).unwrap_or(u32::MAX);
            of_cells(12.0) + f64::from(tables)
        });
        // At most two moves a cell; a vector that grew has room for as many again.
        let walk = self.walk_on_paths.get().map_or(0.0, |_| of_cells(16.0));
        let full_game = self.full_game.get().map_or(0.0, |_| 45.0);
        of_cells(9.0) + orders + pairs + walk + full_game
    }

    /// Who wins the board, and by which first steps along shortest paths.
    #[wasm_bindgen(unchecked_return_type = "RaceVerdict")]
    pub fn verdict(&self) -> Result<JsValue, JsValue> {
        to_js(&records::Answer::from(&self.verdict))
    }

    /// The cells of the board. Every call makes new arrays.
    #[wasm_bindgen(unchecked_return_type = "RaceBoard")]
    pub fn board(&self) -> Result<JsValue, JsValue> {
        let cells: Vec<u8> = (0..self.board.cell_count())
            .map(|cell| u8::from(self.board.is_white(cell)))
            .collect();
        to_js(&BoardRecord {
            rows: self.board.rows(),
            columns: self.board.columns(),
            cells: Uint8Array::from(cells.as_slice()),
            start_a: self.board.start(Player::A),
            start_b: self.board.start(Player::B),
        })
    }

    /// The distances of all cells from both starts. Every call makes new arrays.
    #[wasm_bindgen(unchecked_return_type = "RaceDistances")]
    pub fn distances(&self) -> Result<JsValue, JsValue> {
        let from = |player| Uint32Array::from(self.layers.distances(player));
        to_js(&Distances {
            d: self.layers.d(),
            from_a: from(Player::A),
            from_b: from(Player::B),
        })
    }

    /// The run of a method, by its name in links. Every call makes new arrays. Throws a
    /// `SolveError` for a name that is none, and for a board that the method has no room for.
    #[wasm_bindgen(unchecked_return_type = "RaceTimeline")]
    pub fn timeline(&self, method: &str) -> Result<JsValue, JsValue> {
        match method.parse()? {
            Method::Rings => to_js(&self.rings()?),
            Method::Pairs => to_js(&self.pairs_run()?),
            Method::FullGame => to_js(&self.full_run()?),
        }
    }

    /// The table of pairs of layer i and d - i, 1 where B wins, both layers in their cyclic order.
    /// Throws a `SolveError` where the tables have no room.
    #[wasm_bindgen(js_name = pairTable)]
    pub fn pair_table(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ i: number }")] request: JsValue,
    ) -> Result<Uint8Array, JsValue> {
        let Layer { i } = serde_wasm_bindgen::from_value(request)?;
        let pairs = self.pairs()?;
        let is_layer = pairs.half().is_some_and(|half| i <= half);
        let Some(orders) = self.orders.as_ref().filter(|_| is_layer) else {
            return Ok(Uint8Array::new_with_length(0));
        };
        let indices = |k| {
            let cells = orders.layer(k).iter();
            let indices = cells.filter_map(|&cell| pairs.index_in_layer(&self.layers, cell));
            indices.collect::<Vec<_>>()
        };
        let (rows, columns) = (indices(i), indices(orders.d() - i));
        let entries = rows
            .iter()
            .flat_map(|&j| columns.iter().map(move |&k| (j, k)));
        let table: Vec<u8> = entries
            .map(|(j, k)| u8::from(pairs.b_wins(i, j, k)))
            .collect();
        Ok(Uint8Array::from(table.as_slice()))
    }

    /// Who wins the full game with one token on a cell, for every cell of the other's; and how many
    /// moves are left. Throws a `SolveError` for a board with too many states.
    #[wasm_bindgen(unchecked_return_type = "RaceLabels")]
    pub fn labels(
        &self,
        #[wasm_bindgen(unchecked_param_type = "RaceCell")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Standing { token, cell, mover } = serde_wasm_bindgen::from_value(request)?;
        let CountedGame { game, .. } = self.full_game()?;
        let (token, mover) = (token.parse()?, mover.parse()?);
        let states = || {
            (0..self.board.cell_count()).map(move |other| {
                let (a, b) = match token {
                    Player::A => (cell, other),
                    Player::B => (other, cell),
                };
                State { a, b, mover }
            })
        };
        let winners: Vec<u8> = states()
            .map(|state| match game.winner(state) {
                None => 0,
                Some(Winner::A) => 1,
                Some(Winner::B) => 2,
                Some(Winner::Draw) => 3,
            })
            .collect();
        let moves_left: Vec<u32> = states()
            .map(|state| game.moves_left(state).unwrap_or(u32::MAX))
            .collect();
        to_js(&Labels {
            winners: Uint8Array::from(winners.as_slice()),
            moves_left: Uint32Array::from(moves_left.as_slice()),
        })
    }

    /// A's winning first steps that are not along shortest paths, as cells; null where the full
    /// game has no room.
    #[wasm_bindgen(js_name = otherSteps, unchecked_return_type = "number[] | null")]
    pub fn other_steps(&self) -> Result<JsValue, JsValue> {
        if !self.has_full_game() {
            return to_js(&None::<u32>);
        }
        let CountedGame { game, .. } = self.full_game()?;
        to_js(&other_winning_steps(&self.board, &self.layers, game))
    }

    /// A state explained: by the full game where that has room, else on shortest paths; null for
    /// what is none, or is over. Throws a `SolveError` where the tables of pairs have no room.
    #[wasm_bindgen(unchecked_return_type = "RaceExplanation | null")]
    pub fn explain(
        &self,
        #[wasm_bindgen(unchecked_param_type = "RaceState")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let StateCells { a, b, mover } = serde_wasm_bindgen::from_value(request)?;
        let cells = 0..self.board.cell_count();
        if !cells.contains(&a) || !cells.contains(&b) {
            return to_js(&None::<u32>);
        }
        let mover = mover.parse()?;
        let known = self.knowledge()?;
        to_js(&explain(&self.board, known, State { a, b, mover }))
    }

    /// How the pairs of cells grow on the boards of a family, and how many this board has. Throws a
    /// `SolveError` for a family that there is not.
    #[wasm_bindgen(unchecked_return_type = "RaceGrowth")]
    pub fn growth(
        &self,
        #[wasm_bindgen(unchecked_param_type = "RaceFamily")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let WhichFamily { family, numbers } = serde_wasm_bindgen::from_value(request)?;
        let states = growth(Family::parse(&family, &numbers)?, &GROWTH_SIDES)?;
        to_js(&Growth {
            sides: Uint32Array::from(GROWTH_SIDES.as_slice()),
            states: states.iter().map(u64::to_string).collect(),
            side: self.board.rows().max(self.board.columns()),
            board_states: pair_states(&self.layers).to_string(),
        })
    }

    /// The levels of a double tree on a board of a side; null for a side that no board has.
    #[wasm_bindgen(js_name = treeLevels, unchecked_return_type = "RaceTreeLevels | null")]
    #[expect(clippy::unused_self, reason = "every question is one to a game")]
    pub fn tree_levels(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ side: number }")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Side { side } = serde_wasm_bindgen::from_value(request)?;
        let is_side = (MIN_SIDE..=MAX_SIDE).contains(&side);
        to_js(&is_side.then(|| TreeLevels {
            best: best_tree_level(side),
            highest: highest_tree_level(side),
        }))
    }

    /// This board as text: of a link, and in the official format.
    #[wasm_bindgen(unchecked_return_type = "{ link: string; official: string }")]
    pub fn written(&self) -> Result<JsValue, JsValue> {
        to_js(&Written {
            link: self.board.to_link(),
            official: Board::to_official(std::slice::from_ref(&self.board)),
        })
    }

    /// Boards of a text in the official format, each as in a link, with its winner. Throws a
    /// `SolveError` that names board, line and column.
    #[wasm_bindgen(unchecked_return_type = "{ link: string; winner: \"A\" | \"B\" | \"draw\" }[]")]
    #[expect(clippy::unused_self, reason = "every question is one to a game")]
    pub fn official(
        &self,
        #[wasm_bindgen(unchecked_param_type = "{ text: string }")] request: JsValue,
    ) -> Result<JsValue, JsValue> {
        let Official { text } = serde_wasm_bindgen::from_value(request)?;
        let boards = Board::parse_official(&text)?;
        let solved: Vec<_> = boards.iter().map(records::Solved::from).collect();
        to_js(&solved)
    }
}

/// The arcs of a run, row after row.
#[derive(Default)]
struct Arcs {
    movers: Vec<u8>,
    layers: Vec<u32>,
    first_of_row: Vec<u32>,
    l: Vec<i32>,
    r: Vec<i32>,
}

impl Observer for Arcs {
    fn arcs(&mut self, mover: Player, i: u32, l: &[i64], r: &[i64]) {
        let place = |&place: &i64| i32::try_from(place).expect("arcs turn a few times at most");
        self.movers.push(u8::from(mover == Player::B));
        self.layers.push(i);
        let entries = u32::try_from(self.l.len()).expect("at most two a cell");
        self.first_of_row.push(entries);
        self.l.extend(l.iter().map(place));
        self.r.extend(r.iter().map(place));
    }
}

impl Race {
    fn pairs(&self) -> Result<&Pairs, Error> {
        kept(&self.pairs, || pairs(&self.board, &self.layers, &mut ()))
    }

    fn full_game(&self) -> Result<&CountedGame, Error> {
        kept(&self.full_game, || {
            let mut cost = FullGameCost::default();
            let game = full_game(&self.board, &self.layers, &mut cost)?;
            Ok(CountedGame { game, cost })
        })
    }

    /// The cells of all layers in their cyclic order, and where each layer begins among them.
    fn ordered(&self) -> (Vec<u32>, Vec<u32>) {
        let (mut cells, mut first_of_layer) = (Vec::new(), vec![0]);
        if let Some(orders) = &self.orders {
            for k in 0..=orders.d() {
                cells.extend_from_slice(orders.layer(k));
                let end = u32::try_from(cells.len()).expect("at most all cells");
                first_of_layer.push(end);
            }
        }
        (cells, first_of_layer)
    }

    fn full_game_states(&self) -> u64 {
        let states = || full_game_states(&self.layers);
        *self.full_game_states.get_or_init(states)
    }

    fn has_full_game(&self) -> bool {
        self.full_game_states() <= MAX_FULL_GAME_STATES
    }

    fn knowledge(&self) -> Result<Knowledge<'_>, Error> {
        if self.has_full_game() {
            return Ok(Knowledge::FullGame(&self.full_game()?.game));
        }
        Ok(Knowledge::Paths(&self.layers, self.pairs()?))
    }

    /// How the race goes along shortest paths; none where that would take long to find out.
    fn walk_on_paths(&self) -> Result<Uint32Array, Error> {
        if pair_states(&self.layers) > MOST_PAIRS_OF_A_WALK {
            return Ok(Uint32Array::new_with_length(0));
        }
        let ends = kept(&self.walk_on_paths, || {
            let known = Knowledge::Paths(&self.layers, self.pairs()?);
            Ok::<_, Error>(walk(&self.board, known))
        })?;
        Ok(Uint32Array::from(ends.as_slice()))
    }

    fn costs(&self) -> Costs {
        Costs {
            full: self.full_game_states().to_string(),
            pairs: pair_states(&self.layers).to_string(),
            rings: (0..=self.layers.d().unwrap_or(0))
                .map(|k| u64::from(self.layers.size(k)))
                .sum::<u64>()
                .to_string(),
        }
    }

    fn rings(&self) -> Result<RingsRun, Error> {
        let mut arcs = Arcs::default();
        if let Some(orders) = &self.orders {
            decide(orders, &mut arcs);
        }
        let (order, first_of_layer) = self.ordered();
        let rows = arcs.movers.len();
        arcs.first_of_row
            .push(u32::try_from(arcs.l.len()).expect("at most two a cell"));
        Ok(RingsRun {
            method: Method::Rings.name(),
            d: self.layers.d(),
            decision: self.verdict.decision,
            order: Uint32Array::from(order.as_slice()),
            first_of_layer: Uint32Array::from(first_of_layer.as_slice()),
            row_movers: Uint8Array::from(arcs.movers.as_slice()),
            row_layers: Uint32Array::from(arcs.layers.as_slice()),
            first_of_row: Uint32Array::from(arcs.first_of_row.as_slice()),
            l: Int32Array::from(arcs.l.as_slice()),
            r: Int32Array::from(arcs.r.as_slice()),
            step_count: if rows == 0 { 1 } else { rows + 1 },
            walk: self.walk_on_paths()?,
            cost: self.costs(),
        })
    }

    fn pairs_run(&self) -> Result<PairsRun, Error> {
        let pairs = self.pairs()?;
        let (order, first_of_layer) = self.ordered();
        Ok(PairsRun {
            method: Method::Pairs.name(),
            d: self.layers.d(),
            half: pairs.half(),
            order: Uint32Array::from(order.as_slice()),
            first_of_layer: Uint32Array::from(first_of_layer.as_slice()),
            agree: pairs.winner() == self.verdict.winner,
            step_count: pairs.half().map_or(1, |half| half + 2),
            walk: self.walk_on_paths()?,
            cost: self.costs(),
        })
    }

    fn full_run(&self) -> Result<FullRun, Error> {
        let CountedGame { game, cost } = self.full_game()?;
        let first = State::first(&self.board);
        Ok(FullRun {
            method: Method::FullGame.name(),
            d: self.layers.d(),
            most_moves: cost.longest,
            moves_left: game.moves_left(first).unwrap_or(UNREACHABLE),
            agree: game.winner(first) == Some(self.verdict.winner),
            step_count: cost.longest + 1,
            walk: Uint32Array::from(walk(&self.board, Knowledge::FullGame(game)).as_slice()),
            cost: self.costs(),
        })
    }
}
