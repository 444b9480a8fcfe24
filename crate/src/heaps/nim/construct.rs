//! One winning move, as in the proof of the theorem, from as many heaps as it needs.

use std::borrow::Cow;
use std::collections::BTreeMap;

use num_bigint::BigUint;

use crate::heaps::Play;
use crate::{Observer, Outcome};

use super::{Columns, Event, Rules, Step, Take};

/// One winning move, as the proof of Moore's theorem finds it; `None` for a P-position and if the
/// game is over.
///
/// First the heaps are added to the columns, one by one. If the position is N, the residues are
/// then changed column by column, from the highest on. A heap is *open* once one of its ones has
/// become a zero: its lower digits are then free. Let r be the excess of ones in a column, mod k +
/// 1, in the heaps that are not open. If at least k + 1 − r heaps are open, that many of them get a
/// one there. Otherwise r heaps with a one are opened, and then at most k heaps are open.
///
/// In misère play, if only 1 to k numbers are above 1, all of these become 0 or 1, and as many ones
/// as needed become 0. If none is above 1, only ones become 0.
///
/// With k = 1 and normal play this is Bouton's proof: X is the XOR; a heap a with a one at the
/// highest one of X is opened, and a XOR X, which is less than a, is left of it.
///
/// Residues only become smaller, so a bound is respected; the exception is misère play with all
/// residues 0, where one must rise to 1. The move is right where [`Columns::outcome`] is.
///
/// The observer sees a milestone for each heap, then one for each column from the highest on, then
/// one for the move; in misère play there may be none for columns. For a losing position it sees
/// one for each heap, and then one for each nonzero heap, which must stay as it is:
/// [`Columns::completed_by`] gives only one number.
///
/// Cost: O(heaps · k + columns · k).
///
/// ```
/// use mexplorer::heaps::Play;
/// use mexplorer::heaps::nim::{Rules, Take, construct};
///
/// let rules = Rules { max: None, moore: Some(2), play: Play::Normal };
/// // 100, 010, 001: the 4 and the 2 become 1, and every column has three ones or none.
/// let takes = construct(&rules, &[4_u32.into(), 2_u32.into(), 1_u32.into()], &mut ()).unwrap();
/// assert_eq!(takes[0], Take { heap: 0, take: 3_u32.into() });
/// assert_eq!(takes[1], Take { heap: 1, take: 1_u32.into() });
/// ```
pub fn construct(
    rules: &Rules,
    heaps: &[BigUint],
    observer: &mut impl Observer<Event>,
) -> Option<Vec<Take>> {
    let k = rules.k();
    let residues = match rules.max {
        None => Cow::Borrowed(heaps),
        Some(_) => heaps.iter().map(|heap| rules.residue(heap)).collect(),
    };
    let mut columns = Columns::default();
    let mut milestone = 0;
    for (heap, residue) in residues.iter().enumerate() {
        columns.add(residue);
        milestone += 1;
        let step = Step::Added { heap };
        observer.see(Event { milestone, step });
    }
    if columns.outcome(k, rules.play) == Outcome::P {
        for heap in (0..heaps.len()).filter(|&heap| heaps[heap] != BigUint::ZERO) {
            let step = Step::Fixed { heap };
            milestone += 1;
            observer.see(Event { milestone, step });
        }
        return None;
    }
    let left = if rules.play == Play::Misere && columns.above_one() <= k {
        zeros_and_ones(&residues, &columns, k)
    } else {
        column_by_column(&residues, &columns, k, &mut milestone, observer)
    };
    let take = |(heap, left): (usize, BigUint)| Take {
        heap,
        take: &residues[heap] - left,
    };
    let mut takes: Vec<Take> = left.into_iter().map(take).collect();
    if takes.is_empty() {
        // Misère play with all residues 0: taking m leaves a residue of 1.
        let heap = heaps.iter().position(|heap| *heap != BigUint::ZERO)?;
        let take = rules.max.clone()?;
        takes.push(Take { heap, take });
    }
    for take in &takes {
        let step = Step::Taken { heap: take.heap };
        observer.see(Event {
            milestone: milestone + 1,
            step,
        });
    }
    Some(takes)
}

/// The residues that a move to a P-position of normal play changes, by heap.
fn column_by_column(
    residues: &[BigUint],
    columns: &Columns,
    k: u32,
    milestone: &mut u32,
    observer: &mut impl Observer<Event>,
) -> BTreeMap<usize, BigUint> {
    let modulus = k as usize + 1;
    let mut left: BTreeMap<usize, BigUint> = BTreeMap::new();
    // The same heaps, in the order in which they were opened.
    let mut open: Vec<usize> = Vec::new();
    let mut see = |milestone, step| observer.see(Event { milestone, step });
    for column in (0..columns.ones().len()).rev() {
        let bit = column as u64;
        for residue in left.values_mut() {
            residue.set_bit(bit, false);
        }
        // Open heaps have a 0 here now, so their ones no longer count.
        let lost = open.iter().filter(|&&heap| residues[heap].bit(bit)).count();
        let too_many = (columns.ones()[column] as usize - lost) % modulus;
        *milestone += 1;
        see(*milestone, Step::Counted { column, too_many });
        let missing = (modulus - too_many) % modulus;
        if missing <= open.len() {
            for &heap in &open[..missing] {
                if let Some(residue) = left.get_mut(&heap) {
                    residue.set_bit(bit, true);
                }
                see(*milestone, Step::Given { column, heap });
            }
        } else {
            let with_one = (0..residues.len()).filter(|&heap| residues[heap].bit(bit));
            let closed = with_one.filter(|heap| !left.contains_key(heap));
            let opened: Vec<usize> = closed.take(too_many).collect();
            for heap in opened {
                let mut residue = residues[heap].clone();
                residue.set_bit(bit, false);
                left.insert(heap, residue);
                open.push(heap);
                see(*milestone, Step::Opened { column, heap });
            }
        }
    }
    left
}

/// The residues that a move to a P-position of misère play without numbers above 1 changes, by heap.
fn zeros_and_ones(residues: &[BigUint], columns: &Columns, k: u32) -> BTreeMap<usize, BigUint> {
    let one = BigUint::from(1_u32);
    let is_large = |residue: &BigUint| residue.bits() > 1;
    let ones = residues.iter().filter(|&residue| *residue == one).count();
    let (large, modulus) = (columns.above_one() as usize, k as usize + 1);
    // ones + from_large − from_ones ≡ 1 mod k + 1, with from_large ≤ large, and at most k − large
    // ones removed.
    let from_ones = |from_large: usize| (ones + from_large + modulus - 1) % modulus;
    let from_large = (0..=large)
        .find(|&from_large| from_ones(from_large) <= (k as usize - large).min(ones))
        .unwrap_or(0);
    let (mut to_one, mut to_zero) = (from_large, from_ones(from_large).min(ones));
    let mut left = BTreeMap::new();
    for (heap, residue) in residues.iter().enumerate() {
        if is_large(residue) {
            left.insert(heap, BigUint::from(u32::from(to_one > 0)));
            to_one = to_one.saturating_sub(1);
        } else if *residue == one && to_zero > 0 {
            left.insert(heap, BigUint::ZERO);
            to_zero -= 1;
        }
    }
    left
}

/// An observer that counts what [`construct`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConstructCost {
    /// Heaps added to the columns.
    pub added: u32,
    /// Columns whose ones were counted.
    pub counted: u32,
    /// Heaps opened.
    pub opened: u32,
    /// Ones given to open heaps.
    pub given: u32,
    /// Heaps of a losing position that must stay as they are.
    pub fixed: u32,
    /// Heaps that the move takes from.
    pub taken: u32,
}

impl Observer<Event> for ConstructCost {
    fn see(&mut self, Event { step, .. }: Event) {
        let count = match step {
            Step::Added { .. } => &mut self.added,
            Step::Counted { .. } => &mut self.counted,
            Step::Opened { .. } => &mut self.opened,
            Step::Given { .. } => &mut self.given,
            Step::Fixed { .. } => &mut self.fixed,
            Step::Taken { .. } => &mut self.taken,
        };
        *count += 1;
    }
}
