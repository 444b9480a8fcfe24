//! Who wins a board, and by which first steps.

use crate::Outcome;

use super::orders::Edges;
use super::{
    Board, CyclicOrders, Decision, FullGame, Layers, Player, State, Winner, decide, rings,
};

/// The answer for a board.
///
/// ```
/// use mexplorer::race::{Board, Verdict, Winner};
///
/// let verdict = Verdict::of(&Board::parse("A.../..../..x./...B")?);
/// assert_eq!(verdict.winner, Winner::A);
/// assert_eq!(verdict.moves, [[0, 1], [1, 0]]);
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins.
    pub winner: Winner,
    /// N if A, who is to move, wins, and P if B wins; `None` for a draw.
    pub outcome: Option<Outcome>,
    /// A's winning steps along shortest paths ([`winning_first_steps`]): row and column from 0,
    /// ascending. Empty if B wins or there is no path.
    pub moves: Vec<[u32; 2]>,
    /// The distance between the starts; `None` if no path joins them.
    pub d: Option<u32>,
    /// What decides the winner.
    pub decision: Decision,
}

impl Verdict {
    /// Solves a board by its rings.
    ///
    /// Cost: O(cells), see [`winning_first_steps`].
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self::of_layers(board, &Layers::of(board)).0
    }

    /// The same for known layers. Also returns their cyclic orders; `None` if these are not needed
    /// ([`Layers::half`]).
    #[must_use]
    pub fn of_layers(board: &Board, layers: &Layers) -> (Self, Option<CyclicOrders>) {
        let (decision, steps, orders) = decided(board, layers);
        let winner = decision.winner();
        let verdict = Self {
            winner,
            outcome: winner.outcome(),
            moves: steps
                .into_iter()
                .map(|cell| board.row_column(cell))
                .collect(),
            d: layers.d(),
            decision,
        };
        (verdict, orders)
    }
}

/// What decides a board, and A's winning steps along shortest paths, as cells ascending.
///
/// A step is along a shortest path if it leads to layer 1. It wins if A then wins the full game,
/// whatever B does. If d is odd, or without jumps, all of these steps win. If d is even and an
/// [`AColumn`](Decision::AColumn) decides, the steps from which its cell can be reached win; the
/// others are decided by the rings of the cells that can be reached from them, because on other
/// cells B never meets A.
///
/// Cost: O(cells) for each step to be decided, so at most four times that of [`rings`]; it needs no
/// table of pairs, so no board is too large.
#[must_use]
pub fn winning_first_steps(board: &Board, layers: &Layers) -> (Decision, Vec<u32>) {
    let (decision, steps, _) = decided(board, layers);
    (decision, steps)
}

/// The same, and the cyclic orders if they are needed.
fn decided(board: &Board, layers: &Layers) -> (Decision, Vec<u32>, Option<CyclicOrders>) {
    let half = layers.half().filter(|_| board.has_jumps());
    let edges = half.and_then(|_| Edges::of(board, layers));
    let Some(edges) = edges else {
        let decision = rings(board, layers, &mut ());
        return (decision, layers.cells_of_layer(1), None);
    };
    let orders = CyclicOrders::sweep(board, &edges, &mut ());
    let decision = decide(&orders, &mut ());
    let Decision::AColumn { cell, .. } = decision else {
        return (decision, Vec::new(), Some(orders));
    };
    let sure = edges.first_steps_to(board, layers, cell);
    let wins = |&first: &u32| {
        sure.contains(&first) || {
            let edges = edges.after(board, &orders, first);
            let orders = CyclicOrders::sweep(board, &edges, &mut ());
            decide(&orders, &mut ()).winner() == Winner::A
        }
    };
    let mut steps: Vec<u32> = orders.layer(1).iter().copied().filter(wins).collect();
    steps.sort_unstable();
    (decision, steps, Some(orders))
}

/// A's winning first steps that are not along shortest paths, as cells ascending.
///
/// Only the full game can find such steps. None has been found so far, on any board of up to 4 × 4
/// cells and on a million random ones: apparently A never wins by leaving the shortest paths at
/// once.
#[must_use]
pub fn other_winning_steps(board: &Board, layers: &Layers, game: &FullGame) -> Vec<u32> {
    let winning = game.winning_moves(board, State::first(board));
    let to = winning.iter().map(|step| step.to);
    let is_other =
        |cell: &u32| layers.distances(Player::B)[*cell as usize] != layers.d().map_or(0, |d| d - 1);
    let mut steps: Vec<u32> = to.filter(is_other).collect();
    steps.sort_unstable();
    steps
}
