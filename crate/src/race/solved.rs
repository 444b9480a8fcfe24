//! A board with cached results.

use std::cell::OnceCell;

use crate::cache::cached;

use super::{
    Board, CyclicOrders, Error, Explanation, FullGame, FullGameCost, Knowledge, Layers,
    MAX_FULL_GAME_STATES, Method, Pairs, State, Verdict, explain, full_game, full_game_states,
    other_winning_steps, pair_states, pairs, pairs_mb, walk,
};

/// The most pairs of cells that are decided for a walk, which should be quick.
pub const MAX_PAIRS_OF_A_WALK: u64 = 10_000_000;

/// A board with its verdict, and with the tables for other questions, each computed on demand and
/// cached.
///
/// ```
/// use mexplorer::race::{Board, SolvedBoard, State, Winner};
///
/// let solved = SolvedBoard::new(Board::parse("A.../..../..x./...B")?);
/// assert_eq!(solved.verdict().winner, Winner::A);
/// let (state, explanation) = solved.playable("0,1,3,3,B")?;
/// assert_eq!(state.to_link(solved.board()), "0,1,3,3,B");
/// assert_eq!(explanation.unwrap().winner, Winner::A);
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct SolvedBoard {
    board: Board,
    layers: Layers,
    verdict: Verdict,
    /// The cyclic orders of the layers; `None` if they are not needed.
    orders: Option<CyclicOrders>,
    full_game_states: OnceCell<u64>,
    pairs: OnceCell<Pairs>,
    walk_on_paths: OnceCell<Vec<u32>>,
    full_game: OnceCell<(FullGame, FullGameCost)>,
}

impl SolvedBoard {
    /// Solves a board by its rings.
    ///
    /// Cost: that of [`Verdict::of`].
    #[must_use]
    pub fn new(board: Board) -> Self {
        let layers = Layers::of(&board);
        let (verdict, orders) = Verdict::of_layers(&board, &layers);
        Self {
            board,
            layers,
            verdict,
            orders,
            full_game_states: OnceCell::new(),
            pairs: OnceCell::new(),
            walk_on_paths: OnceCell::new(),
            full_game: OnceCell::new(),
        }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Its layers.
    #[must_use]
    pub fn layers(&self) -> &Layers {
        &self.layers
    }

    /// Who wins it.
    #[must_use]
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// The layers in their cyclic orders; `None` if they are not needed ([`Layers::half`]).
    #[must_use]
    pub fn orders(&self) -> Option<&CyclicOrders> {
        self.orders.as_ref()
    }

    /// How many states the full game has: [`full_game_states`].
    #[must_use]
    pub fn full_game_states(&self) -> u64 {
        let states = || full_game_states(&self.layers);
        *self.full_game_states.get_or_init(states)
    }

    /// Whether the full game is small enough to be solved.
    #[must_use]
    pub fn has_full_game(&self) -> bool {
        self.full_game_states() <= MAX_FULL_GAME_STATES
    }

    /// Refuses a method that needs the extra step where the rule leaves it out.
    ///
    /// # Errors
    ///
    /// [`Error::MethodNeedsJumps`] for rings and pairs of a board without jumps.
    pub fn check_method(&self, method: Method) -> Result<(), Error> {
        if self.board.has_jumps() || method == Method::FullGame {
            return Ok(());
        }
        Err(Error::MethodNeedsJumps {
            method: method.name(),
        })
    }

    /// The tables of pairs.
    ///
    /// # Errors
    ///
    /// [`Error::PairsLarge`] if they are too large; [`Error::MethodNeedsJumps`] without jumps.
    pub fn pairs(&self) -> Result<&Pairs, Error> {
        self.check_method(Method::Pairs)?;
        cached(&self.pairs, || pairs(&self.board, &self.layers, &mut ()))
    }

    /// The full game, and the cost of solving it.
    ///
    /// # Errors
    ///
    /// [`Error::FullGameLarge`] if it is too large.
    pub fn full_game(&self) -> Result<(&FullGame, FullGameCost), Error> {
        let (game, cost) = cached(&self.full_game, || {
            let mut cost = FullGameCost::default();
            let game = full_game(&self.board, &self.layers, &mut cost)?;
            Ok::<_, Error>((game, cost))
        })?;
        Ok((game, *cost))
    }

    /// The solution that explains states: without jumps the distances; otherwise the full game if it
    /// is small enough, or else the tables of pairs.
    ///
    /// # Errors
    ///
    /// [`Error::PairsLarge`] if both are too large.
    pub fn knowledge(&self) -> Result<Knowledge<'_>, Error> {
        if !self.board.has_jumps() {
            return Ok(Knowledge::Distances(&self.layers));
        }
        if self.has_full_game() {
            return Ok(Knowledge::FullGame(self.full_game()?.0));
        }
        Ok(Knowledge::Paths(&self.layers, self.pairs()?))
    }

    /// Explains a state; `None` if it is invalid or over: see [`explain()`].
    ///
    /// # Errors
    ///
    /// Those of [`knowledge`](Self::knowledge).
    pub fn explain(&self, state: State) -> Result<Option<Explanation>, Error> {
        Ok(explain(&self.board, self.knowledge()?, state))
    }

    /// Parses a state, and explains it if it is not over.
    ///
    /// # Errors
    ///
    /// Those of [`State::parse`] and of [`knowledge`](Self::knowledge); [`Error::State`] also for a
    /// state that [`explain()`] cannot explain.
    pub fn playable(&self, text: &str) -> Result<(State, Option<Explanation>), Error> {
        let state = State::parse(&self.board, text)?;
        if state.won_by(&self.board).is_some() {
            return Ok((state, None));
        }
        let explanation = self.explain(state)?.ok_or_else(|| Error::State {
            value: text.to_owned(),
        })?;
        Ok((state, Some(explanation)))
    }

    /// The course of the race along shortest paths, as [`walk()`] gives it; empty if it would need
    /// more than [`MAX_PAIRS_OF_A_WALK`] pairs.
    ///
    /// # Errors
    ///
    /// Those of [`pairs`](Self::pairs).
    pub fn walk_on_paths(&self) -> Result<&[u32], Error> {
        if pair_states(&self.layers) > MAX_PAIRS_OF_A_WALK {
            return Ok(&[]);
        }
        let ends = cached(&self.walk_on_paths, || {
            let known = Knowledge::Paths(&self.layers, self.pairs()?);
            Ok::<_, Error>(walk(&self.board, known))
        })?;
        Ok(ends)
    }

    /// The course of the race by the full game.
    ///
    /// # Errors
    ///
    /// Those of [`full_game`](Self::full_game).
    pub fn walk_of_full_game(&self) -> Result<Vec<u32>, Error> {
        let (game, _) = self.full_game()?;
        Ok(walk(&self.board, Knowledge::FullGame(game)))
    }

    /// A's winning first steps that are not along shortest paths, as cells; `None` if the full game
    /// is too large.
    #[must_use]
    pub fn other_steps(&self) -> Option<Vec<u32>> {
        let (game, _) = self.full_game().ok()?;
        Some(other_winning_steps(&self.board, &self.layers, game))
    }

    /// The table of pairs of layers i and d − i, row by row: whether B wins. Both layers are in
    /// their cyclic order. Empty if there is no such table.
    ///
    /// # Errors
    ///
    /// Those of [`pairs`](Self::pairs).
    pub fn pair_table(&self, i: u32) -> Result<Vec<bool>, Error> {
        let pairs = self.pairs()?;
        let is_layer = pairs.half().is_some_and(|half| i <= half);
        let Some(orders) = self.orders.as_ref().filter(|_| is_layer) else {
            return Ok(Vec::new());
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
        Ok(entries.map(|(j, k)| pairs.b_wins(i, j, k)).collect())
    }

    /// The memory it holds in bytes; an upper bound.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let cells = u64::from(self.board.cell_count());
        let orders = self.orders.as_ref().map_or(0, |_| 16 * cells);
        let pairs = (self.pairs.get()).map_or(0, |_| 12 * cells + (pairs_mb(&self.layers) << 20));
        // At most two moves a cell, and a vector may have twice the capacity it needs.
        let walk = self.walk_on_paths.get().map_or(0, |_| 16 * cells);
        // As much as was needed while it was solved: freed memory is not returned.
        let full_game = (self.full_game.get()).map_or(0, |_| 9 * MAX_FULL_GAME_STATES);
        9 * cells + orders + pairs + walk + full_game
    }
}
