//! One state on shortest paths explained: every step, whether it wins, and what refutes it.

use serde::Serialize;

use super::{Board, Layers, Pairs, Player, State};

/// Why a state on shortest paths has its winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Explanation {
    /// Who wins.
    ///
    /// This is who wins the full game from here, too: leaving the shortest paths helps
    /// nobody, as far as all boards that were checked tell.
    pub winner: Player,
    /// With A to move A is in layer i, with B to move in layer i + 1; B is in layer d − i.
    pub i: u32,
    /// Every step along a shortest path, in the order north, east, south, west.
    ///
    /// The mover wins if and only if some step wins.
    pub steps: Vec<ExplainedMove>,
}

/// A step along a shortest path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExplainedMove {
    /// The cell it leads to.
    pub to: u32,
    /// Whether it leads onto the opponent, who is in the middle layer: the extra step decides
    /// the race.
    pub meets: bool,
    /// Whether it wins.
    pub wins: bool,
    /// If it does not win, a step of the opponent that answers it, the first of them. If it
    /// is a step of B past A in the middle, any step of A's wins, and `None` is told.
    pub reply: Option<u32>,
}

/// Explains a state of the race on shortest paths.
///
/// `None` if the state is not one: if a token is not on a shortest path, or not in the layer
/// that it must be in to have come there on one; if they have met or passed each other; or if
/// there are no tables because d is odd or no path joins the starts.
///
/// Cost: at most 16 looks into the tables.
///
/// ```
/// use mexplorer::race::{Board, Layers, Player, State, explain, pairs};
///
/// let board = Board::parse("A.../..../..x./...B")?;
/// let layers = Layers::of(&board);
/// let pairs = pairs(&board, &layers, &mut ())?;
/// let explanation = explain(&board, &layers, &pairs, State::first(&board)).unwrap();
/// assert_eq!(explanation.winner, Player::A);
/// assert!(explanation.steps.iter().all(|step| step.wins));
/// # Ok::<(), mexplorer::SolveError>(())
/// ```
#[must_use]
pub fn explain(board: &Board, layers: &Layers, pairs: &Pairs, state: State) -> Option<Explanation> {
    let (half, d) = (pairs.half()?, layers.d()?);
    if !board.is_white(state.a) || !board.is_white(state.b) {
        return None;
    }
    let (a_layer, b_layer) = (
        layers.layer_of_cell(state.a)?,
        layers.layer_of_cell(state.b)?,
    );
    let i = d - b_layer;
    let ahead = match state.mover {
        Player::A => 0,
        Player::B => 1,
    };
    if i >= half || a_layer != i + ahead {
        return None;
    }
    let to_layer = match state.mover {
        Player::A => i + 1,
        Player::B => b_layer - 1,
    };
    let to = board.neighbours(state.token(state.mover));
    let to = to.filter(|&to| layers.layer_of_cell(to) == Some(to_layer));
    let tables = Tables {
        board,
        layers,
        pairs,
    };
    let steps: Vec<ExplainedMove> = to
        .map(|to| match state.mover {
            Player::A => tables.step_of_a(i, to, state.b),
            Player::B => tables.step_of_b(i, state.a, to, half),
        })
        .collect();
    let mover_wins = steps.iter().any(|step| step.wins);
    Some(Explanation {
        winner: if mover_wins {
            state.mover
        } else {
            !state.mover
        },
        i,
        steps,
    })
}

struct Tables<'a> {
    board: &'a Board,
    layers: &'a Layers,
    pairs: &'a Pairs,
}

impl Tables<'_> {
    fn index(&self, cell: u32) -> u32 {
        let index = self.pairs.index_in_layer(self.layers, cell);
        index.expect("a cell on a shortest path")
    }

    /// The neighbours of a cell in a layer.
    fn steps(&self, cell: u32, layer: u32) -> impl Iterator<Item = u32> {
        let neighbours = self.board.neighbours(cell);
        neighbours.filter(move |&to| self.layers.layer_of_cell(to) == Some(layer))
    }

    /// A steps from layer i to a cell of layer i + 1, B is on a cell of layer d − i.
    fn step_of_a(&self, i: u32, to: u32, b: u32) -> ExplainedMove {
        let b_layer = self.layers.layer_of_cell(b).map_or(0, |layer| layer - 1);
        let j = self.index(to);
        let reply = self
            .steps(b, b_layer)
            .find(|&reply| self.pairs.b_wins(i + 1, j, self.index(reply)));
        ExplainedMove {
            to,
            meets: false,
            wins: reply.is_none(),
            reply,
        }
    }

    /// B steps to a cell of layer d − i − 1, A is on a cell of layer i + 1.
    fn step_of_b(&self, i: u32, a: u32, to: u32, half: u32) -> ExplainedMove {
        let wins = self.pairs.b_wins(i + 1, self.index(a), self.index(to));
        let meets = a == to;
        let is_over = wins || i + 1 == half;
        let reply = self.steps(a, i + 2).find(|&reply| {
            !is_over && {
                let (j, k) = (self.index(reply), self.index(to));
                !self
                    .pairs
                    .b_wins_moving(self.board, self.layers, i + 1, j, k)
            }
        });
        ExplainedMove {
            to,
            meets,
            wins,
            reply,
        }
    }
}
