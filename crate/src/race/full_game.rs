//! The full game: every state, by retrograde analysis.

use crate::Observer;

use super::{
    Board, Error, Event, Layers, Move, Player, State, UNREACHABLE, Winner, index_u32, moves,
};

/// The most states of a full game that is solved: boards of up to about 1,600 white cells.
///
/// Nine bytes a state, 45 MB in all, and 0.25 s as a native program.
pub const MAX_FULL_GAME_STATES: u64 = 5_000_000;

/// A state from which the game never ends.
const DRAWN: u32 = u32::MAX;

/// Not a state: the tokens share a cell and may not, or the player to move has already won.
const NO_STATE: u32 = u32::MAX - 1;

/// A solved game: who wins every state, and in how many moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FullGame {
    arena: Arena,
    /// By [`Arena::index`]: how many moves are left, odd if the player to move wins; or a sentinel.
    moves_left: Vec<u32>,
}

/// How many states the full game has: 2·w², where w is the number of white cells that can be
/// reached from a start.
///
/// This also counts pairs of cells that are not states, such as the same cell twice.
#[must_use]
pub fn full_game_states(layers: &Layers) -> u64 {
    let [from_a, from_b] = [Player::A, Player::B].map(|player| layers.distances(player));
    let reached = from_a.iter().zip(from_b);
    let reached = reached.filter(|&(&a, &b)| a.min(b) != UNREACHABLE).count() as u64;
    2 * reached * reached
}

/// Solves the full game by retrograde analysis.
///
/// A state with a move that wins at once is won by the player to move. Working backwards from
/// labelled states, a state is won if some move leads to a state that the opponent loses, and lost
/// if all moves lead to states that the opponent wins. Every state counts its moves not yet known
/// to lose. States that are never labelled are draws.
///
/// # Errors
///
/// [`Error::FullGameLarge`] if there are more than [`MAX_FULL_GAME_STATES`] states
/// ([`full_game_states`]), before anything is allocated for them.
///
/// Cost: O(states) time, 9 bytes a state.
///
/// ```
/// use mexplorer::race::{Board, Layers, State, Winner, full_game};
///
/// let board = Board::parse("A.../.x../..../...B")?;
/// let game = full_game(&board, &Layers::of(&board), &mut ())?;
/// assert_eq!(game.winner(State::first(&board)), Some(Winner::B));
/// assert_eq!(game.moves_left(State::first(&board)), Some(12));
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
pub fn full_game(
    board: &Board,
    layers: &Layers,
    observer: &mut impl for<'run> Observer<Event<'run>>,
) -> Result<FullGame, Error> {
    let state_count = full_game_states(layers);
    if state_count > MAX_FULL_GAME_STATES {
        return Err(Error::FullGameLarge {
            value: state_count,
            limit: MAX_FULL_GAME_STATES,
        });
    }
    let arena = Arena::of(board, layers);
    let mut game = FullGame {
        moves_left: vec![NO_STATE; 2 * arena.cells.len() * arena.cells.len()],
        arena,
    };
    // By state: how many moves are not known to lose.
    let mut untried = vec![0_u8; game.moves_left.len()];
    let mut queue = game.seed(board, &mut untried);
    let mut next = 0;
    while let Some(&index) = queue.get(next) {
        next += 1;
        let moves_left = game.moves_left[index as usize];
        let state = game.arena.state(index);
        observer.see(Event::Labelled {
            state,
            moves: moves_left,
        });
        let mover_wins = moves_left % 2 == 1;
        game.arena.for_each_predecessor(board, state, |before| {
            let label = &mut game.moves_left[before as usize];
            if *label != DRAWN {
                return;
            }
            if mover_wins {
                untried[before as usize] -= 1;
                if untried[before as usize] > 0 {
                    return;
                }
            }
            *label = moves_left + 1;
            queue.push(before);
        });
    }
    Ok(game)
}

impl FullGame {
    /// Labels the states that are over and those one move from the end; returns the latter.
    fn seed(&mut self, board: &Board, untried: &mut [u8]) -> Vec<u32> {
        let mut queue = Vec::new();
        for index in 0..index_u32(self.moves_left.len()) {
            let state = self.arena.state(index);
            let has_won = state.token(state.mover) == board.goal(state.mover);
            let is_shared = board.has_jumps() && state.a == state.b;
            self.moves_left[index as usize] = if is_shared || has_won {
                NO_STATE
            } else if state.won_by(board).is_some() {
                0
            } else {
                let moves = moves(board, state);
                untried[index as usize] = u8::try_from(moves.len()).expect("at most 7 moves");
                if moves.iter().any(|step| step.wins) {
                    queue.push(index);
                    1
                } else {
                    DRAWN
                }
            };
        }
        queue
    }

    /// The cells that can be reached from a start, ascending: tokens are never anywhere else.
    #[must_use]
    pub fn cells(&self) -> &[u32] {
        &self.arena.cells
    }

    /// Who wins a state; `None` if it is not a state.
    ///
    /// A state that is over is won by the player who has reached the other's start.
    #[must_use]
    pub fn winner(&self, state: State) -> Option<Winner> {
        match self.label(state) {
            NO_STATE => None,
            DRAWN => Some(Winner::Draw),
            moves if moves % 2 == 1 => Some(state.mover.into()),
            _ => Some((!state.mover).into()),
        }
    }

    /// How many moves a state is from the end, if the winner hurries and the loser delays: odd if
    /// the player to move wins, 0 if the game is over. `None` for a draw, and if it is not a state.
    #[must_use]
    pub fn moves_left(&self, state: State) -> Option<u32> {
        Some(self.label(state)).filter(|&moves| moves < NO_STATE)
    }

    /// How many states are each number of moves from the end, see [`moves_left`](Self::moves_left).
    ///
    /// Index: the number of moves, from 0 to the most there are. Cost: O(states).
    #[must_use]
    pub fn states_by_moves(&self) -> Vec<u32> {
        let mut counts = Vec::new();
        for &moves in self.moves_left.iter().filter(|&&moves| moves < NO_STATE) {
            if counts.len() <= moves as usize {
                counts.resize(moves as usize + 1, 0);
            }
            counts[moves as usize] += 1;
        }
        counts
    }

    fn label(&self, state: State) -> u32 {
        let index = self.arena.index(state);
        index.map_or(NO_STATE, |index| self.moves_left[index as usize])
    }

    /// Who wins with A's token on a given cell, for every cell of B's token.
    ///
    /// One entry for each of [`cells`](Self::cells), in the same order; `None` if the two cells are
    /// not a state.
    #[must_use]
    pub fn winners(&self, mover: Player, a: u32) -> Vec<Option<Winner>> {
        let state = |b| State { a, b, mover };
        let b_cells = self.cells().iter();
        b_cells.map(|&b| self.winner(state(b))).collect()
    }

    /// The moves that win for the player to move, in the order of the rules.
    #[must_use]
    pub fn winning_moves(&self, board: &Board, state: State) -> Vec<Move> {
        let is_running = self.label(state) != NO_STATE && state.won_by(board).is_none();
        if !is_running {
            return Vec::new();
        }
        let moves = moves(board, state);
        let wins =
            |step: &&Move| step.wins || self.winner(state.after(step)) == Some(state.mover.into());
        moves.iter().filter(wins).copied().collect()
    }
}

/// The cells that tokens can be on, numbered without gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Arena {
    cells: Vec<u32>,
    /// By cell of the board; `UNREACHABLE` for all other cells.
    index_of_cell: Vec<u32>,
}

impl Arena {
    fn of(board: &Board, layers: &Layers) -> Self {
        let [from_a, from_b] = [Player::A, Player::B].map(|player| layers.distances(player));
        let is_reached =
            |&cell: &u32| from_a[cell as usize].min(from_b[cell as usize]) != UNREACHABLE;
        let cells: Vec<u32> = (0..board.cell_count()).filter(is_reached).collect();
        let mut index_of_cell = vec![UNREACHABLE; from_a.len()];
        for (index, &cell) in (0..).zip(&cells) {
            index_of_cell[cell as usize] = index;
        }
        Self {
            cells,
            index_of_cell,
        }
    }

    fn count(&self) -> u32 {
        index_u32(self.cells.len())
    }

    /// By the player to move, then A's cell, then B's. `None` if a token cannot get there.
    fn index(&self, state: State) -> Option<u32> {
        let [a, b] = [state.a, state.b].map(|cell| {
            let index = self.index_of_cell.get(cell as usize).copied();
            index.filter(|&index| index != UNREACHABLE)
        });
        Some((state.mover as u32 * self.count() + a?) * self.count() + b?)
    }

    fn state(&self, index: u32) -> State {
        let (rest, b) = (index / self.count(), index % self.count());
        let (mover, a) = (rest / self.count(), rest % self.count());
        State {
            a: self.cells[a as usize],
            b: self.cells[b as usize],
            mover: if mover == 0 { Player::A } else { Player::B },
        }
    }

    /// Calls `found` with the index of every state that has a move to this one.
    ///
    /// The player who moved came by a step from a neighbour, or over the other token from any cell
    /// beside that token.
    fn for_each_predecessor(&self, board: &Board, state: State, mut found: impl FnMut(u32)) {
        let player = !state.mover;
        let (here, other) = (state.token(player), state.token(state.mover));
        let goal = board.goal(player);
        let mut came_from = |cell: u32| {
            if cell != goal {
                let (a, b) = match player {
                    Player::A => (cell, other),
                    Player::B => (other, cell),
                };
                let before = State {
                    a,
                    b,
                    mover: player,
                };
                found(self.index(before).expect("as near to a start"));
            }
        };
        let mut is_beside_other = false;
        for cell in board.neighbours(here) {
            if board.has_jumps() && cell == other {
                is_beside_other = true;
            } else {
                came_from(cell);
            }
        }
        // A step onto the goal ends the move.
        if is_beside_other && other != goal {
            board.neighbours(other).for_each(came_from);
        }
    }
}

/// An observer that counts what [`full_game`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FullGameCost {
    /// States labelled: all that are neither over nor draws.
    pub labelled: u64,
    /// The most moves a labelled state is from the end.
    pub longest: u32,
}

impl Observer<Event<'_>> for FullGameCost {
    fn see(&mut self, event: Event<'_>) {
        if let Event::Labelled { moves, .. } = event {
            self.labelled += 1;
            self.longest = self.longest.max(moves);
        }
    }
}
