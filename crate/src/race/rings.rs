//! The layers as rings: arcs of cells from which B wins, up to the decisive event.

use crate::Observer;

use super::{Board, CyclicOrders, Event, Layers, Player, Winner};

/// What decides the winner of a board.
///
/// d is the distance between the starts, and h = d/2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    serde(tag = "kind", rename_all = "camelCase"),
    tsify(type_prefix = "Race")
)]
pub enum Decision {
    /// No path joins the starts: a draw.
    NotConnected,
    /// d is odd: A wins, because A is a step ahead wherever they meet.
    Odd {
        /// The distance between the starts.
        d: u32,
    },
    /// Without jumps: both walk d steps, and A began. A wins.
    FirstThere {
        /// The distance between the starts.
        d: u32,
    },
    /// With B to move from `cell` of layer d − `i`, B wins wherever A is in layer `i` + 1. B goes
    /// straight to that cell, and so wins.
    BRow {
        /// The layer from which A has just stepped.
        i: u32,
        /// B's cell.
        cell: u32,
    },
    /// With A to move from `cell` of layer `i`, A wins wherever B is in layer d − `i`. A goes
    /// straight to that cell, and so wins.
    AColumn {
        /// The layer, from 1 to h − 1.
        i: u32,
        /// A's cell.
        cell: u32,
    },
    /// From every cell of layer 1 A loses against some cell that B can reach in time: B wins.
    NoEvent,
}

impl Decision {
    /// Who wins the board.
    #[must_use]
    pub fn winner(self) -> Winner {
        match self {
            Self::NotConnected => Winner::Draw,
            Self::Odd { .. } | Self::FirstThere { .. } | Self::AColumn { .. } => Winner::A,
            Self::BRow { .. } | Self::NoEvent => Winner::B,
        }
    }
}

/// Decides who wins a board, in time proportional to its cells.
///
/// If d is odd A wins; if it is even, [`decide`] follows the arcs over the rings. Without jumps
/// ([`Board::has_jumps`]) A wins whenever a path joins the starts.
///
/// Cost: O(cells). For 2000 × 2000 cells about 60 MB besides the board and its layers.
///
/// ```
/// use mexplorer::race::{Decision, Layers, Winner, rings, wrap};
///
/// let decision = rings(&wrap(), &Layers::of(&wrap()), &mut ());
/// assert_eq!(decision, Decision::BRow { i: 1, cell: 19 });
/// assert_eq!(decision.winner(), Winner::B); // round the back of the ring
/// ```
pub fn rings(
    board: &Board,
    layers: &Layers,
    observer: &mut impl for<'run> Observer<Event<'run>>,
) -> Decision {
    match layers.d() {
        None => Decision::NotConnected,
        Some(d) if !board.has_jumps() => Decision::FirstThere { d },
        Some(d) if d % 2 == 1 => Decision::Odd { d },
        Some(_) => match CyclicOrders::of(board, layers, observer) {
            Some(orders) => decide(&orders, observer),
            None => Decision::NotConnected,
        },
    }
}

/// Decides who wins, given the cyclic orders.
///
/// For each cell of A's layer, the B cells from which B wins form an arc l..r of B's ring, from the
/// middle layer outwards up to the first *decisive event*, which decides the whole game; after it
/// they need not be arcs. In the middle layer an arc is the A cell itself: the players meet. B's
/// move widens an arc to the cells whose steps lead into it; A's move intersects the arcs of all
/// its steps, for which the first and the last are enough. The event is
///
/// * **B-row**: some B cell, with B to move, beats every A cell, or
/// * **A-column**: some A cell, with A to move, has an empty arc.
///
/// If there is none up to layer 1, B wins.
///
/// Cost: O(1) for each cell of a layer.
pub fn decide(
    orders: &CyclicOrders,
    observer: &mut impl for<'run> Observer<Event<'run>>,
) -> Decision {
    let d = orders.d();
    if d % 2 == 1 {
        return Decision::Odd { d };
    }
    let half = d / 2;
    // By the place of A's cell: unrolled places of B's layer.
    let mut l: Vec<i64> = (0..).take(orders.layer(half).len()).collect();
    let mut r = l.clone();
    let (mut next_l, mut next_r) = (Vec::new(), Vec::new());
    let mut see = |mover, i, l: &[i64], r: &[i64]| observer.see(Event::Arcs { mover, i, l, r });
    see(Player::A, half, &l, &r);
    for i in (1..half).rev() {
        // B steps from layer d − i, a ring of p cells, to layer d − i − 1.
        let b_layer = orders.layer(d - i);
        let p = length(b_layer);
        let (lo, hi) = (orders.lo(d - i - 1), orders.hi(d - i - 1));
        for place in &mut l {
            *place = through(lo, *place, p);
        }
        for place in &mut r {
            *place = through(hi, *place, p);
        }
        see(Player::B, i, &l, &r);
        // If the next arc reaches the beginning of an arc a full turn later, all arcs contain that
        // place.
        let r_after = r[1..].iter().copied().chain([r[0] + p]);
        let in_all = l.iter().zip(r_after).find(|&(&l, r)| l + p <= r);
        if let Some((place, _)) = in_all {
            let cell = b_layer[index(place.rem_euclid(p))];
            return Decision::BRow { i, cell };
        }

        // A steps from layer i to layer i + 1.
        next_l.clear();
        next_r.clear();
        let steps = orders.lo(i).iter().zip(orders.hi(i));
        for (&cell, (&first, &last)) in orders.layer(i).iter().zip(steps) {
            let (left, right) = (through_arcs(&l, last, p), through_arcs(&r, first, p));
            next_l.push(left);
            next_r.push(right);
            if left > right {
                see(Player::A, i, &next_l, &next_r);
                return Decision::AColumn { i, cell };
            }
        }
        std::mem::swap(&mut l, &mut next_l);
        std::mem::swap(&mut r, &mut next_r);
        see(Player::A, i, &l, &r);
    }
    Decision::NoEvent
}

/// The unrolled place to which the steps from an unrolled place lead, in a ring of `p` cells.
#[inline]
fn through(steps: &[u32], place: i64, p: i64) -> i64 {
    let (turns, place) = unroll(place, length(steps));
    i64::from(steps[place]) + turns * p
}

/// The same for an end of the arcs; the place in A's layer is unrolled too.
#[inline]
fn through_arcs(ends: &[i64], place: u32, p: i64) -> i64 {
    let (turns, place) = unroll(place.into(), length(ends));
    ends[place] + turns * p
}

/// The number of full turns in an unrolled place of a ring of `q` cells, and the place itself.
#[inline]
fn unroll(place: i64, q: i64) -> (i64, usize) {
    // Most arcs cross the seam at most once, and division is slow.
    if (0..q).contains(&place) {
        (0, index(place))
    } else if (q..2 * q).contains(&place) {
        (1, index(place - q))
    } else {
        (place.div_euclid(q), index(place.rem_euclid(q)))
    }
}

fn length<T>(ring: &[T]) -> i64 {
    i64::try_from(ring.len()).expect("a ring has at most 4,000,000 cells")
}

fn index(place: i64) -> usize {
    usize::try_from(place).expect("a place in a ring is not negative")
}

/// An observer that counts what [`rings`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RingsCost {
    /// Cells put into the cyclic order of their layer.
    pub ordered: u64,
    /// Arcs found, each by looking up its two ends.
    pub arcs: u64,
}

impl Observer<Event<'_>> for RingsCost {
    fn see(&mut self, event: Event<'_>) {
        match event {
            Event::Ordered { cells, .. } => self.ordered += cells.len() as u64,
            Event::Arcs { l, .. } => self.arcs += l.len() as u64,
            _ => {}
        }
    }
}
