//! States and moves as text, in links and in plays.

use super::{Board, Error, Move, State};

impl State {
    /// Parses a state of a link, `0,1,3,3,B`: A's row and column, B's, all from 0, and the player
    /// to move.
    ///
    /// # Errors
    ///
    /// [`Error::State`] for any other text, and if a token is not on a white cell, both are on the
    /// same cell although nobody has won and tokens may not share one, or the player to move has
    /// already reached the goal.
    ///
    /// ```
    /// use mexplorer::race::{Board, Player, State};
    ///
    /// let board = Board::parse("A.../.x../..../...B")?;
    /// let state = State::parse(&board, "0,1,3,3,B")?;
    /// assert_eq!(state, State { a: 1, b: 15, mover: Player::B });
    /// assert_eq!(state.to_link(&board), "0,1,3,3,B");
    /// assert!(State::parse(&board, "1,1,3,3,B").is_err()); // a wall
    /// # Ok::<(), mexplorer::race::Error>(())
    /// ```
    pub fn parse(board: &Board, text: &str) -> Result<Self, Error> {
        read(board, text).ok_or_else(|| Error::State {
            value: text.to_owned(),
        })
    }

    /// The state in the format of links.
    #[must_use]
    pub fn to_link(&self, board: &Board) -> String {
        let [a, b] = [self.a, self.b].map(|cell| name(board, cell));
        format!("{a},{b},{}", self.mover.name())
    }
}

impl Move {
    /// The cells that the move steps on, each as row and column from 0: `1,1`, or `1,1;0,1` for a
    /// step onto the opponent's cell and the extra step.
    #[must_use]
    pub fn name(&self, board: &Board) -> String {
        let cells = self.over.into_iter().chain([self.to]);
        let names: Vec<String> = cells.map(|cell| name(board, cell)).collect();
        names.join(";")
    }
}

fn name(board: &Board, cell: u32) -> String {
    let [row, column] = board.row_column(cell);
    format!("{row},{column}")
}

fn read(board: &Board, text: &str) -> Option<State> {
    let parts: Vec<&str> = text.split(',').collect();
    let &[row_a, column_a, row_b, column_b, mover] = parts.as_slice() else {
        return None;
    };
    let cell = |row, column| {
        let (row, column) = (below(board.rows(), row)?, below(board.columns(), column)?);
        Some(board.cell(row, column)).filter(|&cell| board.is_white(cell))
    };
    let state = State {
        a: cell(row_a, column_a)?,
        b: cell(row_b, column_b)?,
        mover: mover.parse().ok()?,
    };
    let mover_has_won = state.token(state.mover) == board.goal(state.mover);
    let is_shared = board.has_jumps() && state.a == state.b && state.won_by(board).is_none();
    (!mover_has_won && !is_shared).then_some(state)
}

/// Parses a decimal number below a bound.
fn below(bound: u32, text: &str) -> Option<u32> {
    let is_decimal = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_decimal)?;
    (number < bound).then_some(number)
}
