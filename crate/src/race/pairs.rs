//! Pairs of cells of two facing layers: the official method.

use crate::Observer;

use super::{Board, Error, Event, Layers, Player, Winner, index_u32};

/// The most memory the tables of [`pairs`] may take, in MB of 2^20 bytes.
///
/// One bit a state: 537 million states if the layers are wide. The double tree of side 300, with 28
/// million states, takes 4 MB; that of side 600, with 455 million, 55 MB; an open board of side
/// 2000 would take 326 MB.
pub const MAX_PAIRS_MB: u64 = 64;

/// A race solved on shortest paths: who wins for every pair of cells with A to move.
///
/// For i = 0, …, h there is a table over layers i and d − i: entry (j, k) is who wins with A on
/// cell j of layer i, B on cell k of layer d − i, and A to move, if both follow shortest paths. The
/// cells of a layer are numbered in ascending order. The table of h has the meetings, j = k. The
/// states with B to move follow from it by B's possible steps.
///
/// If d is odd or the starts are not connected, there are no tables.
#[derive(Clone, Debug)]
pub struct Pairs {
    winner: Winner,
    half: Option<u32>,
    d: u32,
    rings: LayerCells,
    /// By cell of the board: its index in its layer if it is on-path, otherwise 0.
    index_of_cell: Vec<u32>,
    tables: Tables,
}

/// The cells of all layers.
#[derive(Clone, Debug)]
struct LayerCells {
    cells: Vec<u32>,
    first_of_layer: Vec<u32>,
}

impl LayerCells {
    fn layer(&self, k: u32) -> &[u32] {
        let [first, end] = [k, k + 1].map(|k| self.first_of_layer[k as usize] as usize);
        &self.cells[first..end]
    }
}

/// Tables of bits, row after row; each row begins with a new word.
#[derive(Clone, Debug, Default)]
struct Tables {
    words: Vec<u64>,
    /// The first word of each table, by i.
    first_of_table: Vec<usize>,
}

/// How many states with A to move there are on shortest paths: Σ `|L[i]| · |L[d − i]|` for i = 0,
/// …, ⌊d/2⌋, where `|L[k]|` is the size of layer k; 0 if the starts are not connected.
///
/// These are the states that the official method visits; they grow like n⁴ on
/// [`double_tree`](super::double_tree()).
#[must_use]
pub fn pair_states(layers: &Layers) -> u64 {
    let d = layers.d().unwrap_or(0);
    (0..=d / 2).map(|i| states(layers, i, d - i)).sum()
}

/// How many pairs of cells two layers have.
fn states(layers: &Layers, i: u32, k: u32) -> u64 {
    u64::from(layers.size(i)) * u64::from(layers.size(k))
}

/// The memory the tables of [`pairs`] need, in MB of 2^20 bytes, rounded up.
#[must_use]
pub fn pairs_mb(layers: &Layers) -> u64 {
    let words: u64 = layers.half().map_or(0, |half| {
        let words =
            |i| u64::from(layers.size(i)) * u64::from(layers.size(2 * half - i).div_ceil(64));
        (0..=half).map(words).sum()
    });
    (words * 8).div_ceil(1 << 20)
}

/// Finds the winner for every pair of cells of two facing layers, from the middle outwards.
///
/// With A in layer i and B in layer d − i, A to move, B wins if and only if it wins after every
/// step of A to layer i + 1. Then, with B to move, B wins if and only if some step to layer d − i −
/// 1 leads to a pair that B wins. In the middle layer B wins if they meet.
///
/// # Errors
///
/// [`Error::PairsLarge`] if the tables need more than [`MAX_PAIRS_MB`]
/// ([`pairs_mb`]), before anything is allocated for them.
///
/// Cost: O([`pair_states`]) time, a bit for each of these states, and 8 bytes a cell.
///
/// Source: the official solution of the task.
///
/// ```
/// use mexplorer::race::{Board, Layers, PairsCost, Winner, pair_states, pairs};
///
/// let board = Board::parse("A.../..../..x./...B")?;
/// let layers = Layers::of(&board);
/// let mut cost = PairsCost::default();
/// let pairs = pairs(&board, &layers, &mut cost)?;
/// assert_eq!(pairs.winner(), Winner::A);
/// assert_eq!(pairs.winning_first_steps(&board, &layers), [1, 4]);
/// assert_eq!((cost.a_to_move, pair_states(&layers)), (27, 27));
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
pub fn pairs(
    board: &Board,
    layers: &Layers,
    observer: &mut impl for<'run> Observer<Event<'run>>,
) -> Result<Pairs, Error> {
    let needed = pairs_mb(layers);
    if needed > MAX_PAIRS_MB {
        return Err(Error::PairsLarge {
            value: needed,
            limit: MAX_PAIRS_MB,
        });
    }
    let (cells, first_of_layer) = layers.cells();
    let mut pairs = Pairs {
        winner: match layers.d() {
            None => Winner::Draw,
            Some(_) => Winner::A, // unless the tables show otherwise
        },
        half: layers.half(),
        d: layers.d().unwrap_or(0),
        rings: LayerCells {
            cells,
            first_of_layer,
        },
        index_of_cell: vec![0; board.cell_count() as usize],
        tables: Tables::default(),
    };
    if let Some(half) = pairs.half {
        for k in 0..=pairs.d {
            for (index, &cell) in (0..).zip(pairs.rings.layer(k)) {
                pairs.index_of_cell[cell as usize] = index;
            }
        }
        pairs.allocate(half);
        pairs.meet(half, observer);
        for i in (0..half).rev() {
            pairs.step(board, layers, i, observer);
        }
        if pairs.b_wins(0, 0, 0) {
            pairs.winner = Winner::B;
        }
    }
    Ok(pairs)
}

impl Pairs {
    /// Who wins the board.
    #[must_use]
    pub fn winner(&self) -> Winner {
        self.winner
    }

    /// h, the last i that has a table; `None` if there are no tables.
    #[must_use]
    pub fn half(&self) -> Option<u32> {
        self.half
    }

    /// The cells of layer k, 0 ≤ k ≤ d, ascending; j and k are indices into this list.
    ///
    /// # Panics
    ///
    /// If the layer does not exist.
    #[must_use]
    pub fn layer(&self, k: u32) -> &[u32] {
        self.rings.layer(k)
    }

    /// The index of a cell in its layer, if the cell is on a shortest path.
    #[must_use]
    pub fn index_in_layer(&self, layers: &Layers, cell: u32) -> Option<u32> {
        self.half.and(layers.layer_of_cell(cell))?;
        Some(self.index_of_cell[cell as usize])
    }

    /// Whether B wins, A to move from cell `j` of layer `i`, B on cell `k` of layer d − `i`.
    ///
    /// # Panics
    ///
    /// If there is no table with this state.
    #[must_use]
    #[inline]
    pub fn b_wins(&self, i: u32, j: u32, k: u32) -> bool {
        let row = self.row(i, j);
        row[k as usize / 64] >> (k % 64) & 1 == 1
    }

    /// Whether B wins, B to move from cell `k` of layer d − `i`, A on cell `j` of layer `i` + 1.
    ///
    /// # Panics
    ///
    /// If there is no such state; it needs 0 ≤ `i` < h.
    #[must_use]
    pub fn b_wins_moving(&self, board: &Board, layers: &Layers, i: u32, j: u32, k: u32) -> bool {
        let mut steps = self.b_steps(board, layers, i, k);
        steps.any(|k| self.b_wins(i + 1, j, k))
    }

    /// A's steps to layer 1 after which B loses, as cells, ascending; all of layer 1 if d is odd,
    /// and none if B wins or there is no path.
    #[must_use]
    pub fn winning_first_steps(&self, board: &Board, layers: &Layers) -> Vec<u32> {
        let wins = |&(j, _): &(u32, &u32)| {
            self.half.is_none() || !self.b_wins_moving(board, layers, 0, j, 0)
        };
        if self.winner != Winner::A {
            return Vec::new();
        }
        let steps = (0..).zip(self.layer(1)).filter(wins);
        steps.map(|(_, &cell)| cell).collect()
    }

    fn size(&self, k: u32) -> u32 {
        index_u32(self.layer(k).len())
    }

    fn words_of_row(&self, i: u32) -> usize {
        self.layer(self.d - i).len().div_ceil(64)
    }

    fn row(&self, i: u32, j: u32) -> &[u64] {
        let words = self.words_of_row(i);
        let first = self.tables.first_of_table[i as usize] + j as usize * words;
        &self.tables.words[first..first + words]
    }

    fn allocate(&mut self, half: u32) {
        let mut word_count = 0;
        for i in 0..=half {
            self.tables.first_of_table.push(word_count);
            word_count += self.layer(i).len() * self.words_of_row(i);
        }
        self.tables.words = vec![0; word_count];
    }

    /// Fills the table of the middle layer: B wins if they meet.
    fn meet(&mut self, half: u32, observer: &mut impl for<'run> Observer<Event<'run>>) {
        let (size, words) = (self.size(half), self.words_of_row(half));
        let first = self.tables.first_of_table[half as usize];
        for j in 0..size {
            let word = first + j as usize * words + j as usize / 64;
            self.tables.words[word] |= 1 << (j % 64);
            for k in 0..size {
                let state = PairStep {
                    mover: Player::A,
                    i: half,
                    j,
                    k,
                };
                observer.see(Event::Decided {
                    state,
                    b_wins: j == k,
                });
            }
        }
    }

    /// Computes table i from table i + 1.
    fn step(
        &mut self,
        board: &Board,
        layers: &Layers,
        i: u32,
        observer: &mut impl for<'run> Observer<Event<'run>>,
    ) {
        let (b_count, words) = (self.size(self.d - i), self.words_of_row(i));
        // By B's cell k: its steps lead to the cells from entry k to entry k + 1.
        let (mut steps, mut first_of_cell) = (Vec::new(), vec![0]);
        for k in 0..b_count {
            steps.extend(self.b_steps(board, layers, i, k));
            first_of_cell.push(steps.len());
        }
        // With B to move: who wins, for every cell of layer i + 1.
        let mut moving = vec![0_u64; self.layer(i + 1).len() * words];
        for (j, moving_row) in (0..).zip(moving.chunks_exact_mut(words)) {
            let row = self.row(i + 1, j);
            let mut ends = first_of_cell.windows(2);
            for (word, bits) in (0..).zip(moving_row) {
                for (bit, ends) in (0..64).zip(&mut ends) {
                    let mut b_steps = steps[ends[0]..ends[1]].iter();
                    let b_wins =
                        b_steps.any(|&to: &u32| row[to as usize / 64] >> (to % 64) & 1 == 1);
                    *bits |= u64::from(b_wins) << bit;
                    let state = PairStep {
                        mover: Player::B,
                        i,
                        j,
                        k: 64 * word + bit,
                    };
                    observer.see(Event::Decided { state, b_wins });
                }
            }
        }
        // With A to move: B has to win after every step.
        let first = self.tables.first_of_table[i as usize];
        for (j, &cell) in (0..).zip(self.rings.layer(i)) {
            let first = first + j as usize * words;
            let row = &mut self.tables.words[first..first + words];
            row.fill(u64::MAX);
            if let Some(last) = row.last_mut()
                && b_count % 64 != 0
            {
                *last = (1 << (b_count % 64)) - 1;
            }
            for to in board.neighbours(cell) {
                if layers.layer_of_cell(to) == Some(i + 1) {
                    let first = self.index_of_cell[to as usize] as usize * words;
                    let after = &moving[first..first + words];
                    for (bits, after) in row.iter_mut().zip(after) {
                        *bits &= after;
                    }
                }
            }
            for k in 0..b_count {
                let b_wins = row[k as usize / 64] >> (k % 64) & 1 == 1;
                let state = PairStep {
                    mover: Player::A,
                    i,
                    j,
                    k,
                };
                observer.see(Event::Decided { state, b_wins });
            }
        }
    }

    /// The indices, in layer d − i − 1, of the cells to which B can step from cell k of layer d −
    /// i.
    fn b_steps(&self, board: &Board, layers: &Layers, i: u32, k: u32) -> impl Iterator<Item = u32> {
        let to_layer = self.d - i - 1;
        let neighbours = board.neighbours(self.layer(self.d - i)[k as usize]);
        let steps = neighbours.filter(move |&to| layers.layer_of_cell(to) == Some(to_layer));
        steps.map(|to| self.index_of_cell[to as usize])
    }
}

/// An observer that counts what [`pairs`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairsCost {
    /// States decided with A to move: [`pair_states`].
    pub a_to_move: u64,
    /// States decided with B to move.
    pub b_to_move: u64,
}

impl Observer<Event<'_>> for PairsCost {
    fn see(&mut self, event: Event<'_>) {
        if let Event::Decided { state, .. } = event {
            match state.mover {
                Player::A => self.a_to_move += 1,
                Player::B => self.b_to_move += 1,
            }
        }
    }
}

/// The states of [`pairs`] as numbered steps, so that a player can seek without replaying.
///
/// Steps are numbered from 1, in the order in which states are decided: for i = h with A to
/// move, then for i = h − 1, …, 0 with B to move and with A to move; within each by A's cell
/// j, then by B's cell k. These groups are the *stages*: stage 0 is the middle layer, stages
/// 2s − 1 and 2s belong to i = h − s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairSteps {
    half: u32,
    /// The number of steps before each stage, and of all steps: 2h + 2 entries.
    steps_before: Vec<u64>,
    /// By stage: the number of B cells.
    b_counts: Vec<u32>,
}

/// A step of [`pairs`]: the state that it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairStep {
    /// Who is to move.
    pub mover: Player,
    /// A is in layer i with A to move, and in layer i + 1 with B to move; B in layer d − i.
    pub i: u32,
    /// A's cell, by its index in its layer.
    pub j: u32,
    /// B's cell, by its index in its layer.
    pub k: u32,
}

impl PairSteps {
    /// The steps of a board; `None` if d is odd or the starts are not connected.
    ///
    /// Cost: O(d).
    #[must_use]
    pub fn of(layers: &Layers) -> Option<Self> {
        let half = layers.half()?;
        let mut steps = Self {
            half,
            steps_before: vec![0],
            b_counts: Vec::new(),
        };
        let mut count = 0;
        for stage in 0..=2 * half {
            let (mover, i) = steps.stage(stage);
            let b_layer = 2 * half - i;
            count += states(layers, a_layer(mover, i), b_layer);
            steps.steps_before.push(count);
            steps.b_counts.push(layers.size(b_layer));
        }
        Some(steps)
    }

    /// How many steps there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.steps_before.last().copied().unwrap_or(0)
    }

    /// The number of the first step of each stage, and one past the last step: 2h + 2 ascending
    /// numbers.
    #[must_use]
    pub fn first_steps(&self) -> impl ExactSizeIterator<Item = u64> {
        self.steps_before.iter().map(|before| before + 1)
    }

    /// The state that a step decides; `None` if the step does not exist.
    ///
    /// Cost: O(log d).
    #[must_use]
    pub fn state(&self, step: u64) -> Option<PairStep> {
        if step == 0 || step > self.count() {
            return None;
        }
        let stage = self.steps_before.partition_point(|&before| before < step) - 1;
        let (mover, i) = self.stage(index_u32(stage));
        let place = step - 1 - self.steps_before[stage];
        let b_count = u64::from(self.b_counts[stage]);
        let j = u32::try_from(place / b_count).ok()?;
        let k = u32::try_from(place % b_count).ok()?;
        Some(PairStep { mover, i, j, k })
    }

    /// The step that decides a state.
    ///
    /// # Panics
    ///
    /// If `i` is above h, or, with B to move, not below h.
    #[must_use]
    pub fn step(&self, state: PairStep) -> u64 {
        let PairStep { mover, i, j, k } = state;
        let stage = match mover {
            Player::A => 2 * (self.half - i),
            Player::B => 2 * (self.half - i) - 1,
        };
        let b_count = u64::from(self.b_counts[stage as usize]);
        self.steps_before[stage as usize] + u64::from(j) * b_count + u64::from(k) + 1
    }

    /// Who is to move in a stage, and its i.
    fn stage(&self, stage: u32) -> (Player, u32) {
        let i = self.half - stage.div_ceil(2);
        if stage.is_multiple_of(2) {
            (Player::A, i)
        } else {
            (Player::B, i)
        }
    }
}

/// The layer of A's token.
fn a_layer(mover: Player, i: u32) -> u32 {
    match mover {
        Player::A => i,
        Player::B => i + 1,
    }
}
