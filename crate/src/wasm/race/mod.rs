//! The race for JavaScript.

mod records;

use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::Observer;
use crate::race::{
    Board, Error, Event, ExplainedMove, Family, GROWTH_SIDES, MAX_SIDE, MIN_SIDE, Method, Player,
    SolvedBoard, State, UNREACHABLE, Winner, best_tree_level, decide, growth, highest_tree_level,
    pair_states, sample,
};
use crate::wasm::game::{
    NamedMove, PlayAt, PlayMove, PlayMoves, SolvedGame, game_class, read, to_js,
};
use crate::wasm::typed_array::Uint32Array;

use records::{
    RaceAllSolved, RaceBoard, RaceCell, RaceCosts, RaceDistances, RaceExplained, RaceFamily,
    RaceFrom, RaceFull, RaceGrowth, RaceLabels, RaceLayer, RaceLevelsOfSide, RaceOptions,
    RaceOtherSteps, RacePairs, RacePlace, RaceRings, RaceSide, RaceSolved, RaceState, RaceText,
    RaceTimeline, RaceTreeLevels, RaceVerdict, RaceWritten,
};

game_class! {
    /// A board of the race.
    Race: Solved
}

pub struct Solved(SolvedBoard);

impl SolvedGame for Solved {
    type Error = Error;
    type Options = RaceOptions;
    type Verdict = RaceVerdict;
    type Timeline = RaceTimeline;

    fn new(
        RaceOptions {
            board,
            sample: name,
            jump,
        }: RaceOptions,
    ) -> Result<Self, Error> {
        let board = match board {
            Some(text) => Board::parse(&text)?,
            None => sample(&name)?,
        };
        let board = match jump.as_str() {
            "1" => board,
            "0" => board.without_jumps(),
            _ => return Err(Error::Jump { value: jump }),
        };
        Ok(Self(SolvedBoard::new(board)))
    }

    fn verdict(&self) -> Result<RaceVerdict, Error> {
        Ok(RaceVerdict::of(self.0.board(), self.0.verdict()))
    }

    fn timeline(&mut self, method: &str) -> Result<RaceTimeline, Error> {
        let method: Method = method.parse()?;
        self.0.check_method(method)?;
        Ok(match method {
            Method::Rings => RaceTimeline::Rings(rings_run(&self.0)?),
            Method::Pairs => RaceTimeline::Pairs(pairs_run(&self.0)?),
            Method::FullGame => RaceTimeline::Full(full_run(&self.0)?),
        })
    }

    fn moves(&self, at: PlayAt) -> Result<PlayMoves, Error> {
        let (state, explanation) = self.0.playable(&at.position)?;
        let described = |explained: &ExplainedMove| play_move(self.0.board(), state, explained);
        let (of, [which, ..]) = (explanation.as_ref(), at.random);
        let to_goal = self.0.layers().to_goal(state.mover);
        Ok(PlayMoves {
            moves: Some(of.map_or_else(Vec::new, |of| of.moves.iter().map(described).collect())),
            takes: Vec::new(),
            winning: of.map_or_else(Vec::new, |of| {
                of.winning(state.mover).map(described).collect()
            }),
            patient: of
                .and_then(|of| of.patient(state.mover, to_goal))
                .map(|one| described(&one)),
            careless: of
                .and_then(|of| of.careless(which, to_goal))
                .map(|one| described(&one)),
        })
    }

    fn after(&self, NamedMove { position, name }: NamedMove) -> Result<Option<PlayMove>, Error> {
        let (state, explanation) = self.0.playable(&position)?;
        let moves = explanation.map_or_else(Vec::new, |of| of.moves);
        let is_it = |one: &&ExplainedMove| one.step.name(self.0.board()) == name;
        let found = moves.iter().find(is_it);
        Ok(found.map(|one| play_move(self.0.board(), state, one)))
    }

    #[expect(clippy::cast_precision_loss, reason = "some hundred MB at most")]
    fn megabytes(&self) -> f64 {
        self.0.bytes() as f64 / f64::from(1 << 20)
    }
}

#[wasm_bindgen]
impl Race {
    /// The cells of the board. Every call makes new arrays.
    pub fn board(&self) -> Result<Ts<RaceBoard>, JsValue> {
        let board = self.0.0.board();
        let cells: Vec<u8> = (0..board.cell_count())
            .map(|cell| u8::from(board.is_white(cell)))
            .collect();
        to_js(&RaceBoard {
            rows: board.rows(),
            columns: board.columns(),
            cells: cells.into(),
            start_a: board.start(Player::A),
            start_b: board.start(Player::B),
        })
    }

    /// The distances of all cells from both starts. Every call makes new arrays.
    pub fn distances(&self) -> Result<Ts<RaceDistances>, JsValue> {
        let layers = self.0.0.layers();
        let from = |player| layers.distances(player).into();
        to_js(&RaceDistances {
            d: layers.d(),
            from_a: from(Player::A),
            from_b: from(Player::B),
        })
    }

    /// The table of pairs of layer i and d - i, 1 where B wins, both layers in their cyclic order.
    /// Throws a `SolveError` if the tables are too large.
    #[wasm_bindgen(js_name = pairTable)]
    pub fn pair_table(&self, request: Ts<RaceLayer>) -> Result<Vec<u8>, JsValue> {
        let RaceLayer { i } = read(request)?;
        Ok(self.0.0.pair_table(i)?.into_iter().map(u8::from).collect())
    }

    /// Who wins the full game with one token on a cell, for every cell of the other's; and how many
    /// moves are left. Throws a `SolveError` for a board with too many states.
    pub fn labels(&self, request: Ts<RaceCell>) -> Result<Ts<RaceLabels>, JsValue> {
        let RaceCell { token, cell, mover } = read(request)?;
        let (game, _) = self.0.0.full_game()?;
        let (token, mover) = (token.parse::<Player>()?, mover.parse()?);
        let states = || {
            (0..self.0.0.board().cell_count()).map(move |other| {
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
        to_js(&RaceLabels {
            winners: winners.into(),
            moves_left: moves_left.into(),
        })
    }

    /// A's winning first steps that are not along shortest paths, as cells; null if the full
    /// game is too large.
    #[wasm_bindgen(js_name = otherSteps)]
    pub fn other_steps(&self) -> Result<Ts<RaceOtherSteps>, JsValue> {
        to_js(&RaceOtherSteps(self.0.0.other_steps()))
    }

    /// A state explained: by the full game if it is not too large, else on shortest paths; null for
    /// an invalid state, or one that is over. Throws a `SolveError` if the tables of pairs are too large.
    pub fn explain(&self, request: Ts<RaceState>) -> Result<Ts<RaceExplained>, JsValue> {
        let RaceState { a, b, mover } = read(request)?;
        let cells = 0..self.0.0.board().cell_count();
        if !cells.contains(&a) || !cells.contains(&b) {
            return to_js(&RaceExplained(None));
        }
        let mover = mover.parse()?;
        let explanation = self.0.0.explain(State { a, b, mover })?;
        to_js(&RaceExplained(explanation))
    }

    /// The state of a text, to show and to play from. Throws a `SolveError` for an invalid state,
    /// for one that is over, and if the tables of pairs are too large.
    pub fn place(&self, request: Ts<RaceFrom>) -> Result<Ts<RacePlace>, JsValue> {
        let board = self.0.0.board();
        let first = || State::first(board).to_link(board);
        let from = read(request)?.from.unwrap_or_else(first);
        let (state, explanation) = self.0.0.playable(&from)?;
        let explanation = explanation.ok_or(Error::State { value: from })?;
        to_js(&RacePlace {
            position: state.to_link(board),
            state: RaceState {
                a: state.a,
                b: state.b,
                mover: state.mover.name().to_string(),
            },
            whole: explanation.whole,
        })
    }

    /// How the pairs of cells grow on the boards of a family, and how many this board has. Throws a
    /// `SolveError` for an unknown family.
    pub fn growth(&self, request: Ts<RaceFamily>) -> Result<Ts<RaceGrowth>, JsValue> {
        let RaceFamily { family, numbers } = read(request)?;
        let states = growth(Family::parse(&family, &numbers)?, &GROWTH_SIDES)?;
        to_js(&RaceGrowth {
            sides: GROWTH_SIDES.as_slice().into(),
            states: states.iter().map(u64::to_string).collect(),
            side: self.0.0.board().rows().max(self.0.0.board().columns()),
            board_states: pair_states(self.0.0.layers()).to_string(),
        })
    }

    /// The levels of a double tree on a board of a side; null for an invalid side.
    #[wasm_bindgen(js_name = treeLevels)]
    #[expect(clippy::unused_self, reason = "every question is one to a game")]
    pub fn tree_levels(&self, request: Ts<RaceSide>) -> Result<Ts<RaceLevelsOfSide>, JsValue> {
        let RaceSide { side } = read(request)?;
        let is_side = (MIN_SIDE..=MAX_SIDE).contains(&side);
        to_js(&RaceLevelsOfSide(is_side.then(|| RaceTreeLevels {
            best: best_tree_level(side),
            highest: highest_tree_level(side),
        })))
    }

    /// This board as text: of a link, and in the official format.
    pub fn written(&self) -> Result<Ts<RaceWritten>, JsValue> {
        let board = self.0.0.board();
        to_js(&RaceWritten {
            link: board.to_link(),
            official: Board::to_official(std::slice::from_ref(board)),
        })
    }

    /// Boards of a text in the official format, each as in a link, with its winner. Throws a
    /// `SolveError` that names board, line and column.
    #[expect(clippy::unused_self, reason = "every question is one to a game")]
    pub fn official(&self, request: Ts<RaceText>) -> Result<Ts<RaceAllSolved>, JsValue> {
        let RaceText { text } = read(request)?;
        let boards = Board::parse_official(&text)?;
        to_js(&RaceAllSolved(
            boards.iter().map(RaceSolved::from).collect(),
        ))
    }
}

/// A move as a play has it.
fn play_move(board: &Board, state: State, explained: &ExplainedMove) -> PlayMove {
    PlayMove {
        name: explained.step.name(board),
        to: state.after(&explained.step).to_link(board),
        wins: explained.winner == state.mover.into(),
        ends: explained.step.wins,
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

impl Observer<Event<'_>> for Arcs {
    fn see(&mut self, event: Event<'_>) {
        let Event::Arcs { mover, i, l, r } = event else {
            return;
        };
        let place = |&place: &i64| i32::try_from(place).expect("arcs turn a few times at most");
        self.movers.push(u8::from(mover == Player::B));
        self.layers.push(i);
        self.first_of_row.push(index(self.l.len()));
        self.l.extend(l.iter().map(place));
        self.r.extend(r.iter().map(place));
    }
}

/// An index among entries of which a cell has two at most.
fn index(index: usize) -> u32 {
    u32::try_from(index).expect("at most two a cell")
}

/// The cells of all layers in their cyclic order, and where each layer begins among them.
fn ordered(solved: &SolvedBoard) -> (Uint32Array, Uint32Array) {
    let (mut cells, mut first_of_layer) = (Vec::new(), vec![0]);
    if let Some(orders) = solved.orders() {
        for k in 0..=orders.d() {
            cells.extend_from_slice(orders.layer(k));
            first_of_layer.push(index(cells.len()));
        }
    }
    (cells.into(), first_of_layer.into())
}

fn costs(solved: &SolvedBoard) -> RaceCosts {
    let cells: u64 = solved.layers().sizes().map(u64::from).sum();
    RaceCosts {
        full: solved.full_game_states().to_string(),
        pairs: pair_states(solved.layers()).to_string(),
        rings: cells.to_string(),
    }
}

fn rings_run(solved: &SolvedBoard) -> Result<RaceRings, Error> {
    let mut arcs = Arcs::default();
    if let Some(orders) = solved.orders() {
        decide(orders, &mut arcs);
    }
    let (order, first_of_layer) = ordered(solved);
    let rows = index(arcs.movers.len());
    arcs.first_of_row.push(index(arcs.l.len()));
    Ok(RaceRings {
        method: Method::Rings.name(),
        d: solved.layers().d(),
        decision: solved.verdict().decision,
        order,
        first_of_layer,
        row_movers: arcs.movers.into(),
        row_layers: arcs.layers.into(),
        first_of_row: arcs.first_of_row.into(),
        l: arcs.l.into(),
        r: arcs.r.into(),
        step_count: rows + 1,
        walk: solved.walk_on_paths()?.into(),
        cost: costs(solved),
    })
}

fn pairs_run(solved: &SolvedBoard) -> Result<RacePairs, Error> {
    let pairs = solved.pairs()?;
    let (order, first_of_layer) = ordered(solved);
    Ok(RacePairs {
        method: Method::Pairs.name(),
        d: solved.layers().d(),
        half: pairs.half(),
        order,
        first_of_layer,
        agree: pairs.winner() == solved.verdict().winner,
        step_count: pairs.half().map_or(1, |half| half + 2),
        walk: solved.walk_on_paths()?.into(),
        cost: costs(solved),
    })
}

fn full_run(solved: &SolvedBoard) -> Result<RaceFull, Error> {
    let (game, cost) = solved.full_game()?;
    let first = State::first(solved.board());
    Ok(RaceFull {
        method: Method::FullGame.name(),
        d: solved.layers().d(),
        most_moves: cost.longest,
        moves_left: game.moves_left(first).unwrap_or(UNREACHABLE),
        agree: game.winner(first) == Some(solved.verdict().winner),
        step_count: cost.longest + 1,
        states_by_moves: game.states_by_moves().into(),
        walk: solved.walk_of_full_game()?.into(),
        cost: costs(solved),
    })
}
