//! The layers as rings: a cyclic order of each, found by one sweep.

use crate::Observer;

use super::{Board, Event, Layers, Player, index_u32};

/// The cyclic order of every layer, and the range of cells in the next layer to which each cell's
/// steps lead.
///
/// The graph of all steps from layer to layer is planar and has one source and one sink, so around
/// every other cell its in-edges are adjacent, and so are its out-edges. Hence every layer has a
/// cyclic order in which the steps from layer to layer do not cross.
///
/// Places are indices into a layer's order, from 0. They are *unrolled*: place p + w·|L| is the
/// cell at place p after w turns around a layer L of |L| cells. The steps of the cell at place v of
/// layer k lead to the places `lo(k)[v]` to `hi(k)[v]` of layer k + 1, from the first to the last;
/// both grow with v, from 0 to at most the size of layer k + 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CyclicOrders {
    /// Layer after layer, from 0 to d.
    cells: Vec<u32>,
    /// Where each layer begins in `cells`, and the end: d + 2 entries.
    first_of_layer: Vec<u32>,
    /// In the order of `cells`, without the last cell: B's start has no further step.
    lo: Vec<u32>,
    hi: Vec<u32>,
}

impl CyclicOrders {
    /// Finds the orders in one sweep over all steps. `None` if the starts are not connected.
    ///
    /// Cost: O(cells), about 30 bytes for each cell on a shortest path.
    ///
    /// ```
    /// use mexplorer::race::{Board, CyclicOrders, Layers};
    ///
    /// let board = Board::parse("A../.x./..B")?;
    /// let orders = CyclicOrders::of(&board, &Layers::of(&board), &mut ()).unwrap();
    /// assert_eq!(orders.layer(2), [2, 6]);
    /// assert_eq!((orders.lo(0), orders.hi(0)), ([0].as_slice(), [1].as_slice()));
    /// # Ok::<(), mexplorer::race::Error>(())
    /// ```
    #[must_use]
    pub fn of(
        board: &Board,
        layers: &Layers,
        observer: &mut impl for<'run> Observer<Event<'run>>,
    ) -> Option<Self> {
        let edges = Edges::of(board, layers)?;
        Some(Self::sweep(board, &edges, observer))
    }

    /// d, the number of the last layer.
    #[must_use]
    pub fn d(&self) -> u32 {
        index_u32(self.first_of_layer.len() - 2)
    }

    /// The cells of layer k in their cyclic order.
    ///
    /// # Panics
    ///
    /// If k is above d.
    #[must_use]
    pub fn layer(&self, k: u32) -> &[u32] {
        &self.cells[self.range(k)]
    }

    /// For each place of layer k: the unrolled place in layer k + 1 of its first step.
    ///
    /// # Panics
    ///
    /// If k is not below d.
    #[must_use]
    pub fn lo(&self, k: u32) -> &[u32] {
        &self.lo[self.range(k)]
    }

    /// For each place of layer k: the unrolled place in layer k + 1 of its last step.
    ///
    /// # Panics
    ///
    /// If k is not below d.
    #[must_use]
    pub fn hi(&self, k: u32) -> &[u32] {
        &self.hi[self.range(k)]
    }

    fn range(&self, k: u32) -> std::ops::Range<usize> {
        let [first, end] = [k, k + 1].map(|k| self.first_of_layer[k as usize] as usize);
        first..end
    }

    /// All cells on shortest paths, layer after layer.
    pub(super) fn cells(&self) -> &[u32] {
        &self.cells
    }

    /// Orders all layers of a graph of steps.
    ///
    /// The sweep visits the cells of a layer in order, and the steps of each one clockwise from its
    /// in-edges on. A cell of the next layer is placed when its first in-edge comes. If the very
    /// first step is not the first in-edge of its target, the seam cuts that target: it gets place
    /// 0, and the sweep meets it again at the end.
    pub(super) fn sweep(
        board: &Board,
        edges: &Edges,
        observer: &mut impl for<'run> Observer<Event<'run>>,
    ) -> Self {
        let (start, offsets) = (board.start(Player::A), board.offsets());
        // Reserved at once: growing on a large board would take half as much memory again.
        let [mut cells, lo, hi] = [(); 3].map(|()| Vec::with_capacity(edges.cell_count));
        cells.push(start);
        let mut orders = Self {
            cells,
            first_of_layer: vec![0, 1],
            lo,
            hi,
        };
        observer.see(Event::Ordered {
            k: 0,
            cells: &orders.cells,
        });
        let (mut first, mut end) = (0, 1);
        // Ends with the last layer, whose cells have no steps.
        for k in 1.. {
            let mut place = 0;
            let mut tail = None;
            let mut is_first = true;
            for v in first..end {
                let cell = orders.cells[v];
                let mut lo = None;
                for direction in edges.outs(cell) {
                    let to = cell.wrapping_add(offsets[direction]);
                    let opens = match edges.first_in(to) {
                        Some(first_in) => first_in == opposite(direction),
                        None => is_first, // no out-edges to turn from: B's start
                    };
                    if opens {
                        if !is_first {
                            place += 1;
                        }
                        orders.cells.push(to);
                    } else if is_first {
                        tail = Some(to);
                    }
                    is_first = false;
                    lo.get_or_insert(place);
                }
                if let Some(lo) = lo {
                    orders.lo.push(lo);
                    orders.hi.push(place);
                }
            }
            if orders.cells.len() == end {
                break;
            }
            (first, end) = (end, orders.cells.len());
            if tail.is_some() {
                debug_assert_eq!(orders.cells.last().copied(), tail, "the seam closes");
                orders.cells[first..].rotate_right(1);
            }
            orders.first_of_layer.push(index_u32(end));
            let cells = &orders.cells[first..];
            observer.see(Event::Ordered { k, cells });
        }
        orders
    }
}

/// The steps on shortest paths around every cell.
#[derive(Clone, Debug)]
pub(super) struct Edges {
    /// By cell: bits 0 to 3 for steps from A's side, bits 4 to 7 for steps to B's side; north,
    /// east, south, west. 0 for a cell that is not on-path.
    of_cell: Vec<u8>,
    /// How many cells are on-path, including those that [`after`](Self::after) removed.
    cell_count: usize,
}

impl Edges {
    /// Finds all steps; `None` if the starts are not connected.
    pub(super) fn of(board: &Board, layers: &Layers) -> Option<Self> {
        layers.d()?;
        let [from_a, from_b] = [Player::A, Player::B].map(|player| layers.distances(player));
        let offsets = board.offsets();
        let mut of_cell = vec![0; from_a.len()];
        for (cell, edges) in (0_u32..).zip(&mut of_cell) {
            if layers.layer_of_cell(cell).is_none() {
                continue;
            }
            let [to_a, to_b] = [from_a, from_b].map(|distances| distances[cell as usize]);
            let mut directions = board.directions(cell);
            while directions != 0 {
                let bit = directions & directions.wrapping_neg();
                directions ^= bit;
                let neighbour = cell.wrapping_add(offsets[bit.trailing_zeros() as usize]) as usize;
                // A neighbour that is nearer to one start is on a shortest path too.
                if from_a[neighbour] < to_a {
                    *edges |= bit;
                } else if from_b[neighbour] < to_b {
                    *edges |= bit << 4;
                }
            }
        }
        Some(Self {
            of_cell,
            cell_count: layers.sizes().map(|size| size as usize).sum(),
        })
    }

    /// The steps of only those paths that begin with a step to `first`, a cell of layer 1.
    ///
    /// The remaining cells are those that can be reached from `first`. The winner of the race on
    /// them is the winner after A's step to `first`: on other cells B never meets A.
    pub(super) fn after(&self, board: &Board, orders: &CyclicOrders, first: u32) -> Self {
        let offsets = board.offsets();
        let mut of_cell = vec![0_u8; self.of_cell.len()];
        let start = board.start(Player::A);
        for direction in self.outs(start) {
            if start.wrapping_add(offsets[direction]) == first {
                of_cell[start as usize] = 1 << (direction + 4);
                of_cell[first as usize] = self.of_cell[first as usize];
            }
        }
        for &cell in &orders.cells()[1 + orders.layer(1).len()..] {
            let edges = self.of_cell[cell as usize];
            let ins = (0..4).filter(|direction| {
                let from = cell.wrapping_add(offsets[*direction]) as usize;
                edges >> direction & 1 == 1 && of_cell[from] != 0
            });
            let ins = ins.fold(0, |ins, direction| ins | 1 << direction);
            if ins != 0 {
                of_cell[cell as usize] = edges & 0xf0 | ins;
            }
        }
        Self {
            of_cell,
            cell_count: self.cell_count,
        }
    }

    /// The cells of layer 1 from which `cell`, in layer 1 or later, can be reached.
    pub(super) fn first_steps_to(&self, board: &Board, layers: &Layers, cell: u32) -> Vec<u32> {
        let offsets = board.offsets();
        let (mut front, mut next) = (vec![cell], Vec::new());
        for _ in 1..layers.layer_of_cell(cell).unwrap_or(1) {
            for cell in front.drain(..) {
                let edges = self.of_cell[cell as usize];
                let ins = (0..4).filter(|direction| edges >> direction & 1 == 1);
                next.extend(ins.map(|direction| cell.wrapping_add(offsets[direction])));
            }
            next.sort_unstable();
            next.dedup();
            std::mem::swap(&mut front, &mut next);
        }
        front.sort_unstable();
        front
    }

    /// The directions of a cell's out-edges, clockwise from its in-edges on; at A's start, which
    /// has no in-edges, from the east on.
    #[inline]
    fn outs(&self, cell: u32) -> impl Iterator<Item = usize> + use<> {
        let around = AROUND[self.of_cell[cell as usize] as usize];
        let (mut outs, mut left) = (around.outs, around.out_count);
        std::iter::from_fn(move || {
            left = left.checked_sub(1)?;
            let direction = usize::from(outs & 3);
            outs >>= 2;
            Some(direction)
        })
    }

    /// The direction of the in-edge that comes first when turning counter-clockwise from the
    /// out-edges; `None` if there are no out-edges.
    #[inline]
    fn first_in(&self, cell: u32) -> Option<usize> {
        let first_in = AROUND[self.of_cell[cell as usize] as usize].first_in;
        (first_in < 4).then_some(usize::from(first_in))
    }
}

fn opposite(direction: usize) -> usize {
    direction ^ 2
}

/// The order of the edges around a cell.
#[derive(Clone, Copy)]
struct Around {
    /// The directions of the out-edges in order, two bits each, the first one lowest.
    outs: u8,
    out_count: u8,
    /// 4 if there are no in-edges or no out-edges.
    first_in: u8,
}

/// By the edges of a cell.
const AROUND: [Around; 256] = {
    let mut table = [Around {
        outs: 0,
        out_count: 0,
        first_in: 4,
    }; 256];
    let mut edges = 0;
    while edges < 256 {
        table[edges] = around(edges);
        edges += 1;
    }
    table
};

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "directions are below 4; `try_from` is not const"
)]
const fn around(edges: usize) -> Around {
    let (ins, outs) = (edges & 15, edges >> 4);
    // The last in-edge, clockwise: the next edge after it is an out-edge.
    let mut last_in = 4;
    let mut direction = 0;
    while direction < 4 {
        if ins >> direction & 1 == 1 {
            let mut next = (direction + 1) % 4;
            while (ins | outs) >> next & 1 == 0 {
                next = (next + 1) % 4;
            }
            if outs >> next & 1 == 1 {
                last_in = direction;
            }
        }
        direction += 1;
    }
    let mut around = Around {
        outs: 0,
        out_count: 0,
        first_in: last_in as u8,
    };
    let mut turn = 0;
    while turn < 4 {
        let direction = (last_in + 1 + turn) % 4;
        if outs >> direction & 1 == 1 {
            around.outs |= (direction << (2 * around.out_count)) as u8;
            around.out_count += 1;
        }
        turn += 1;
    }
    around
}
