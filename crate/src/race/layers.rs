//! Distances from both starts, and the layers of shortest paths between them.

use super::board::DIRECTIONS;
use super::{Board, Player, index_u32};

/// The distance of an unreachable cell, and of every black cell.
pub const UNREACHABLE: u32 = u32::MAX;

/// The distances of every cell from both starts, and the sizes of the layers.
///
/// d is the distance between the starts. A cell is *on-path*, on a shortest path from A's start to
/// B's, if its two distances sum to d. Layer k has the on-path cells at distance k from A's start,
/// k = 0, …, d; layer 0 is A's start, layer d is B's. While both players follow shortest paths, A
/// is in layer i and B in layer d − i whenever A is to move, and if d is even they can meet in
/// layer h = d/2.
///
/// ```
/// use mexplorer::race::{Board, Layers, Player};
///
/// let board = Board::parse("A../.x./..B")?;
/// let layers = Layers::of(&board);
/// assert_eq!((layers.d(), layers.half()), (Some(4), Some(2)));
/// assert_eq!(layers.sizes().collect::<Vec<_>>(), [1, 2, 2, 2, 1]);
/// assert_eq!(layers.distances(Player::A), [0, 1, 2, 1, u32::MAX, 3, 2, 3, 4]);
/// # Ok::<(), mexplorer::race::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layers {
    /// From A's start and from B's; by cell.
    distances: [Vec<u32>; 2],
    d: Option<u32>,
    /// By layer; empty if the starts are not connected.
    sizes: Vec<u32>,
}

impl Layers {
    /// Finds the distances by two breadth-first searches.
    ///
    /// Cost: O(cells), and 8 bytes a cell.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let distances = [Player::A, Player::B].map(|player| search(board, board.start(player)));
        let d = distances[0][board.start(Player::B) as usize];
        let d = (d != UNREACHABLE).then_some(d);
        let mut layers = Self {
            distances,
            d,
            sizes: Vec::new(),
        };
        if let Some(d) = d {
            layers.sizes = vec![0; d as usize + 1];
            for cell in 0..board.cell_count() {
                if let Some(k) = layers.layer_of_cell(cell) {
                    layers.sizes[k as usize] += 1;
                }
            }
        }
        layers
    }

    /// The distance between the starts, at least 1; `None` if they are not connected.
    #[must_use]
    pub fn d(&self) -> Option<u32> {
        self.d
    }

    /// h = d/2, the layer where the players can meet, at least 1; `None` if d is odd or the starts
    /// are not connected, in which case the layers are not needed.
    #[must_use]
    pub fn half(&self) -> Option<u32> {
        self.d.filter(|d| d % 2 == 0).map(|d| d / 2)
    }

    /// The distance of every cell from a player's start, by cell; [`UNREACHABLE`] if there is none.
    #[must_use]
    pub fn distances(&self, player: Player) -> &[u32] {
        &self.distances[player as usize]
    }

    /// The distance of every cell from a player's goal, by cell; [`UNREACHABLE`] if there is none. It is the distance from the other
    /// player's start: steps lead both ways.
    #[must_use]
    pub fn to_goal(&self, player: Player) -> &[u32] {
        self.distances(!player)
    }

    /// The layer of a cell; `None` for a cell that is not on-path.
    ///
    /// # Panics
    ///
    /// If the cell does not exist.
    #[must_use]
    #[inline]
    pub fn layer_of_cell(&self, cell: u32) -> Option<u32> {
        let [from_a, from_b] = [0, 1].map(|player: usize| self.distances[player][cell as usize]);
        // Overflows if both are unreachable.
        let sum = from_a.checked_add(from_b);
        (sum.is_some() && sum == self.d).then_some(from_a)
    }

    /// How many cells layer k has; 0 for k above d.
    #[must_use]
    pub fn size(&self, k: u32) -> u32 {
        self.sizes.get(k as usize).copied().unwrap_or(0)
    }

    /// How many cells each layer has: d + 1 numbers, or none if the starts are not connected.
    #[must_use]
    pub fn sizes(&self) -> impl ExactSizeIterator<Item = u32> {
        self.sizes.iter().copied()
    }

    /// The cells of all layers, and where each layer begins in that list.
    ///
    /// The first list goes from layer 0 to layer d, ascending within a layer. Layer k has the cells
    /// from entry k of the second list up to, but not including, entry k + 1.
    ///
    /// Cost: O(cells).
    #[must_use]
    pub fn cells(&self) -> (Vec<u32>, Vec<u32>) {
        let mut first_of_layer = vec![0; self.sizes.len() + 1];
        for (k, size) in self.sizes.iter().enumerate() {
            first_of_layer[k + 1] = first_of_layer[k] + size;
        }
        let mut next_of_layer = first_of_layer.clone();
        let on_path_count = first_of_layer.last().copied().unwrap_or(0);
        let mut cells = vec![0; on_path_count as usize];
        for cell in 0..index_u32(self.distances[0].len()) {
            if let Some(k) = self.layer_of_cell(cell) {
                let next = &mut next_of_layer[k as usize];
                cells[*next as usize] = cell;
                *next += 1;
            }
        }
        (cells, first_of_layer)
    }

    /// The cells of one layer, ascending.
    ///
    /// Cost: O(cells). For all layers, [`cells`](Self::cells) costs no more.
    #[must_use]
    pub fn cells_of_layer(&self, k: u32) -> Vec<u32> {
        (0..index_u32(self.distances[0].len()))
            .filter(|&cell| self.layer_of_cell(cell) == Some(k))
            .collect()
    }
}

/// The distance of every cell from one cell.
fn search(board: &Board, from: u32) -> Vec<u32> {
    let mut distances = vec![UNREACHABLE; board.cell_count() as usize];
    // One byte for each cell has all that the search needs, so that large boards fit in the cache:
    // the directions of the neighbours, and whether the cell is not found yet.
    let mut unfound = board.directions_of_cell().to_vec();
    unfound[from as usize] &= DIRECTIONS;
    let offsets = board.offsets();
    // Only two fronts are needed at a time, which are short: no queue of all cells.
    let (mut front, mut next) = (vec![from], Vec::new());
    let mut distance = 0;
    while !front.is_empty() {
        next.clear();
        for &cell in &front {
            distances[cell as usize] = distance;
            let directions = unfound[cell as usize];
            for (direction, offset) in offsets.into_iter().enumerate() {
                if directions >> direction & 1 == 0 {
                    continue;
                }
                let neighbour = cell.wrapping_add(offset);
                let entry = &mut unfound[neighbour as usize];
                if *entry > DIRECTIONS {
                    *entry &= DIRECTIONS;
                    next.push(neighbour);
                }
            }
        }
        std::mem::swap(&mut front, &mut next);
        distance += 1;
    }
    distances
}
