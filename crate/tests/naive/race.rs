//! The race by the bare rules: every state, every move, until nothing changes.

#![allow(dead_code, reason = "every test file takes the part it needs")]

/// A cell by row and column.
pub(crate) type Cell = (usize, usize);

/// What follows a step onto the opponent's cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extra {
    /// A step in any direction, as the task has it.
    Must,
    /// A step, or none: the tokens share the cell.
    May,
    /// A step, but not back.
    NotBack,
    /// Nothing: the tokens share the cell.
    Never,
}

/// The winner of every state of a board.
pub(crate) struct Naive {
    extra: Extra,
    rows: Vec<Vec<char>>,
    /// The starts of A and B.
    starts: [Cell; 2],
    /// Whether the player to move wins, by A's cell, B's cell and the player to move; `None`: a
    /// draw.
    wins: Vec<Option<bool>>,
}

impl Naive {
    /// Solves a board: rows over `.#AB`.
    pub(crate) fn new(rows: &[&str]) -> Self {
        Self::with(rows, Extra::Must)
    }

    /// The same by another rule for the extra step.
    pub(crate) fn with(rows: &[&str], extra: Extra) -> Self {
        let rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        let mut naive = Self {
            starts: [(0, 0); 2],
            wins: vec![None; 2 * (rows.len() * rows[0].len()).pow(2)],
            rows,
            extra,
        };
        naive.starts = ['A', 'B'].map(|name| {
            let mut cells = naive.cells().into_iter();
            cells
                .find(|&(row, column)| naive.rows[row][column] == name)
                .unwrap()
        });
        let mut is_changing = true;
        while is_changing {
            is_changing = false;
            for a in naive.cells() {
                for b in naive.cells() {
                    for mover in [0, 1] {
                        is_changing |= naive.is_state([a, b]) && naive.label([a, b], mover);
                    }
                }
            }
        }
        naive
    }

    /// Labels a state if the labels of its options decide it.
    fn label(&mut self, tokens: [Cell; 2], mover: usize) -> bool {
        let index = self.index(tokens, mover);
        if self.wins[index].is_some() {
            return false;
        }
        let moves = self.moves(tokens, mover);
        let after: Vec<Option<bool>> = moves
            .iter()
            .map(|&to| self.after(tokens, mover, to))
            .collect();
        if after.contains(&Some(true)) {
            self.wins[index] = Some(true);
        } else if !after.is_empty() && after.iter().all(|&wins| wins == Some(false)) {
            self.wins[index] = Some(false);
        }
        self.wins[index].is_some()
    }

    /// Whether the mover wins after a move.
    fn after(&self, mut tokens: [Cell; 2], mover: usize, to: Cell) -> Option<bool> {
        if to == self.starts[1 - mover] {
            return Some(true);
        }
        tokens[mover] = to;
        self.wins[self.index(tokens, 1 - mover)].map(|wins| !wins)
    }

    /// The cells that the mover's token can end on; the opponent's start even if the opponent is
    /// there.
    pub(crate) fn moves(&self, tokens: [Cell; 2], mover: usize) -> Vec<Cell> {
        let mut ends = Vec::new();
        for to in self.beside(tokens[mover]) {
            if to == self.starts[1 - mover] || to != tokens[1 - mover] {
                ends.push(to);
                continue;
            }
            if matches!(self.extra, Extra::May | Extra::Never) {
                ends.push(to);
            }
            if self.extra != Extra::Never {
                let is_back = |end: &Cell| self.extra == Extra::NotBack && *end == tokens[mover];
                ends.extend(self.beside(to).into_iter().filter(|end| !is_back(end)));
            }
        }
        ends
    }

    /// The white cells beside a cell.
    fn beside(&self, (row, column): Cell) -> Vec<Cell> {
        let near = |&(r, c): &Cell| r.abs_diff(row) + c.abs_diff(column) == 1;
        self.cells().into_iter().filter(near).collect()
    }

    /// All white cells.
    pub(crate) fn cells(&self) -> Vec<Cell> {
        let (rows, columns) = (self.rows.len(), self.rows[0].len());
        let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        all.filter(|&(row, column)| self.rows[row][column] != '#')
            .collect()
    }

    /// Whether the tokens may be on these cells, and nobody has won yet.
    pub(crate) fn is_state(&self, tokens: [Cell; 2]) -> bool {
        let may_share = matches!(self.extra, Extra::May | Extra::Never);
        (may_share || tokens[0] != tokens[1])
            && tokens[0] != self.starts[1]
            && tokens[1] != self.starts[0]
    }

    fn index(&self, tokens: [Cell; 2], mover: usize) -> usize {
        let columns = self.rows[0].len();
        let [a, b] = tokens.map(|(row, column)| row * columns + column);
        (a * self.rows.len() * columns + b) * 2 + mover
    }

    /// Whether the mover wins; `None` for a draw.
    pub(crate) fn mover_wins(&self, tokens: [Cell; 2], mover: usize) -> Option<bool> {
        self.wins[self.index(tokens, mover)]
    }

    /// Who wins: A, B or = for a draw.
    pub(crate) fn winner(&self) -> char {
        match self.mover_wins(self.starts, 0) {
            Some(true) => 'A',
            Some(false) => 'B',
            None => '=',
        }
    }

    /// The cells that A's winning first moves end on, ascending.
    pub(crate) fn winning_first_steps(&self) -> Vec<Cell> {
        let moves = self.moves(self.starts, 0).into_iter();
        let mut steps: Vec<Cell> = moves
            .filter(|&to| self.after(self.starts, 0, to) == Some(true))
            .collect();
        steps.sort_unstable();
        steps
    }
}
