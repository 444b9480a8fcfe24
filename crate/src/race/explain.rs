//! A state of the race explained: every move, who wins after it, and the best reply; and the course
//! of the race from the start.

use std::cmp::Reverse;

use crate::random_choice::pick_index;

use super::{Board, FullGame, Layers, Move, Pairs, Player, State, UNREACHABLE, Winner, moves};

/// Which states of a board are solved.
#[derive(Clone, Copy, Debug)]
pub enum Knowledge<'a> {
    /// All states.
    FullGame(&'a FullGame),
    /// The states in which both players follow shortest paths.
    ///
    /// Every move brings its token nearer to its goal, including the extra step of a jump. Until
    /// the two tokens meet or pass each other, the tables of pairs give the winner; after that,
    /// whoever has the shorter way wins. The winner of such a state also wins it in the full game:
    /// leaving the shortest paths never helps, on all boards that were checked.
    Paths(&'a Layers, &'a Pairs),
    /// All states of a board without jumps ([`Board::has_jumps`]): neither player can hold up the
    /// other, so the player with the shorter way wins, or the player to move if the ways are equally long.
    Distances(&'a Layers),
}

/// Why a state has its winner.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase"),
    tsify(missing_as_null, type_prefix = "Race")
)]
pub struct Explanation {
    /// Who wins.
    pub winner: Winner,
    /// How many moves are left, see [`FullGame::moves_left`].
    pub moves_left: Option<u32>,
    /// Every move considered, in the order of the rules; at least one.
    pub moves: Vec<ExplainedMove>,
    /// The index in `moves` of the best: a fastest win, otherwise a draw, otherwise a longest
    /// defence.
    pub best: usize,
    /// Whether all moves are considered, not only those along shortest paths.
    pub whole: bool,
}

/// A move of an explained state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase"),
    tsify(missing_as_null, type_prefix = "Race")
)]
pub struct ExplainedMove {
    /// The move.
    #[cfg_attr(feature = "wasm", serde(flatten))]
    pub step: Move,
    /// Who wins after it.
    pub winner: Winner,
    /// How many moves are left after it, see [`FullGame::moves_left`].
    pub moves_left: Option<u32>,
    /// If the opponent wins after it, the cell of the opponent's best reply.
    pub reply: Option<u32>,
}

impl Explanation {
    /// The moves that win for the player to move, the best one first, then in the order of the
    /// rules.
    pub fn winning(&self, mover: Player) -> impl Iterator<Item = &ExplainedMove> {
        let best = self.moves.get(self.best);
        let others = (0..).zip(&self.moves).filter(|(at, _)| *at != self.best);
        let all = best.into_iter().chain(others.map(|(_, one)| one));
        all.filter(move |one| one.winner == mover.into())
    }

    /// The move that a good player makes: the best one, but who is losing keeps running. Then it is
    /// the longest defence among the moves that end nearest to the goal.
    ///
    /// `to_goal` is the distance from the goal to every cell ([`Layers::distances`]).
    #[must_use]
    pub fn patient(&self, mover: Player, to_goal: &[u32]) -> Option<ExplainedMove> {
        let best = self.moves.get(self.best)?;
        if best.winner != (!mover).into() {
            return Some(*best);
        }
        let onward = self.onward(to_goal).into_iter();
        onward.min_by_key(|one| Reverse(one.moves_left))
    }

    /// A move as a casual player makes it, who runs for the goal without considering who wins: one
    /// of the moves that end nearest to it, chosen by a number in 0..1.
    #[must_use]
    pub fn careless(&self, which: f64, to_goal: &[u32]) -> Option<ExplainedMove> {
        let onward = self.onward(to_goal);
        onward.get(pick_index(which, onward.len())).copied()
    }

    /// The moves that end nearest to the goal, in the order of the rules.
    fn onward(&self, to_goal: &[u32]) -> Vec<ExplainedMove> {
        let left = |one: &ExplainedMove| to_goal[one.step.to as usize];
        let nearest = self.moves.iter().map(left).min();
        let mut onward = self.moves.clone();
        onward.retain(|one| Some(left(one)) == nearest);
        onward
    }
}

/// Explains a state that is not over.
///
/// `None` for an invalid state: a token is on a wall or cannot get there, both are on the same
/// cell, the race is over, or the player to move has no move. If only shortest paths are known,
/// also for states that are not on them.
///
/// Cost: at most 7 · 7 lookups.
///
/// ```
/// use mexplorer::race::{Board, Knowledge, Layers, State, Winner, explain, pairs};
///
/// let board = Board::parse("A.../..../..x./...B")?;
/// let layers = Layers::of(&board);
/// let pairs = pairs(&board, &layers, &mut ())?;
/// let known = Knowledge::Paths(&layers, &pairs);
/// let explanation = explain(&board, known, State::first(&board)).unwrap();
/// assert_eq!(explanation.winner, Winner::A);
/// assert!(explanation.moves.iter().all(|step| step.winner == Winner::A));
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
#[must_use]
pub fn explain(board: &Board, known: Knowledge<'_>, state: State) -> Option<Explanation> {
    let winner = known.winner(board, state)?;
    if state.won_by(board).is_some() {
        return None;
    }
    let moves: Vec<ExplainedMove> = known
        .moves(board, state)
        .iter()
        .map(|step| explained(board, known, state, step))
        .collect();
    let best = known.best(board, state)?;
    Some(Explanation {
        winner,
        moves_left: known.moves_left(state),
        best: moves.iter().position(|one| one.step == best)?,
        moves,
        whole: !matches!(known, Knowledge::Paths(..)),
    })
}

fn explained(board: &Board, known: Knowledge<'_>, state: State, step: &Move) -> ExplainedMove {
    let after = state.after(step);
    let winner = known.winner_after(board, state, step);
    let is_answered = !step.wins && winner == (!state.mover).into();
    let reply = is_answered.then(|| known.best(board, after)).flatten();
    ExplainedMove {
        step: *step,
        winner,
        moves_left: if step.wins {
            Some(0)
        } else {
            known.moves_left(after)
        },
        reply: reply.map(|reply| reply.to),
    }
}

/// The course of the race if both players always make the best move: where each move ends, A's and
/// B's alternating. Empty if the race never ends.
///
/// Cost: O(moves).
#[must_use]
pub fn walk(board: &Board, known: Knowledge<'_>) -> Vec<u32> {
    let mut state = State::first(board);
    let mut ends = Vec::new();
    if known
        .winner(board, state)
        .is_none_or(|winner| winner == Winner::Draw)
    {
        return ends;
    }
    while state.won_by(board).is_none() {
        let Some(best) = known.best(board, state) else {
            break;
        };
        ends.push(best.to);
        state = state.after(&best);
    }
    ends
}

impl Knowledge<'_> {
    /// The moves that are considered.
    fn moves(self, board: &Board, state: State) -> Vec<Move> {
        let all = moves(board, state);
        let Self::Paths(layers, _) = self else {
            return all.to_vec();
        };
        let to_go = layers.to_goal(state.mover);
        let here = to_go[state.token(state.mover) as usize];
        let is_nearer = |step: &&Move| {
            let steps = 1 + u32::from(step.over.is_some());
            to_go[step.to as usize].checked_add(steps) == Some(here)
        };
        all.iter().filter(is_nearer).copied().collect()
    }

    /// Who wins a state; `None` if it is invalid or not solved.
    fn winner(self, board: &Board, state: State) -> Option<Winner> {
        match self {
            Self::FullGame(game) => game.winner(state),
            Self::Paths(layers, pairs) => on_paths(board, layers, pairs, state).map(Winner::from),
            Self::Distances(layers) => by_distance(layers, state).map(|(winner, _)| winner),
        }
    }

    /// Who wins after a move of a solved state. A winning move may end on the opponent's start
    /// while the opponent is still there, which is not a state.
    fn winner_after(self, board: &Board, state: State, step: &Move) -> Winner {
        if step.wins {
            return state.mover.into();
        }
        let winner = self.winner(board, state.after(step));
        winner.expect("a move leads to a state that is known")
    }

    fn moves_left(self, state: State) -> Option<u32> {
        match self {
            Self::FullGame(game) => game.moves_left(state),
            Self::Paths(..) => None,
            Self::Distances(layers) => by_distance(layers, state)?.1,
        }
    }

    /// A fastest win, otherwise a draw, otherwise a longest defence; the first of several.
    fn best(self, board: &Board, state: State) -> Option<Move> {
        let moves = self.moves(board, state);
        let rank = |step: &&Move| {
            let moves_left = self.moves_left(state.after(step)).unwrap_or(0);
            match self.winner_after(board, state, step) {
                _ if step.wins => (0, 0),
                Winner::Draw => (1, 0),
                winner if winner == state.mover.into() => (0, moves_left),
                _ => (2, u32::MAX - moves_left),
            }
        };
        moves.iter().min_by_key(rank).copied()
    }
}

/// Who wins a state of a board without jumps, and in how many moves; `None` if a token cannot get
/// there, or the player to move has already won. A draw if no path joins the starts.
fn by_distance(layers: &Layers, state: State) -> Option<(Winner, Option<u32>)> {
    let is_reached = |player| layers.distances(player)[state.token(player) as usize] != UNREACHABLE;
    if !is_reached(Player::A) || !is_reached(Player::B) {
        return None;
    }
    if layers.d().is_none() {
        return Some((Winner::Draw, None));
    }
    let [mine, theirs] = [state.mover, !state.mover]
        .map(|player| layers.to_goal(player)[state.token(player) as usize]);
    if mine == 0 {
        return None;
    }
    Some(if mine <= theirs {
        (state.mover.into(), Some(2 * mine - 1))
    } else {
        ((!state.mover).into(), Some(2 * theirs))
    })
}

/// Who wins a state in which both players follow shortest paths.
fn on_paths(board: &Board, layers: &Layers, pairs: &Pairs, state: State) -> Option<Player> {
    if !board.is_white(state.a) || !board.is_white(state.b) || state.a == state.b {
        return None;
    }
    let d = layers.d()?;
    let [a, b] = [state.a, state.b].map(|cell| layers.layer_of_cell(cell));
    let (a, b) = (a?, b?);
    if state.won_by(board).is_some() {
        return state.won_by(board);
    }
    if a >= b {
        // They have passed each other: whoever has the shorter way wins.
        let (to_go, other_to_go) = match state.mover {
            Player::A => (d - a, b),
            Player::B => (b, d - a),
        };
        let mover_wins = to_go <= other_to_go;
        let is_running = to_go > 0;
        let winner = if mover_wins {
            state.mover
        } else {
            !state.mover
        };
        return is_running.then_some(winner);
    }
    let i = d - b;
    let ahead = match state.mover {
        Player::A => 0,
        Player::B => 1,
    };
    if a != i + ahead {
        return None;
    }
    if pairs.half().is_none() {
        return Some(Player::A);
    }
    let index = |cell| pairs.index_in_layer(layers, cell);
    let (j, k) = (index(state.a)?, index(state.b)?);
    let b_wins = match state.mover {
        Player::A => pairs.b_wins(i, j, k),
        Player::B => pairs.b_wins_moving(board, layers, i, j, k),
    };
    Some(if b_wins { Player::B } else { Player::A })
}
