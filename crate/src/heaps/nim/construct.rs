//! One winning move by the proof, from as many heaps as it needs.

use num_bigint::BigUint;

use crate::heaps::Play;
use crate::{Observer, Outcome};

use super::{Columns, Event, Rules, Step, Take};

/// One winning move, as the proof of Moore's theorem finds it; `None` for a P-position and
/// for a finished game.
///
/// First the heaps are added to the columns, one by one. If they are won, then column by
/// column from the highest on, over the residues. A heap once *opened*, by a one that became a
/// zero, may have anything further down. Let the heaps not open have r ones
/// too many in a column, mod k + 1. If k + 1 − r open heaps are there, they get a one there;
/// else r heaps with a one are opened, and then there are k open ones at most.
///
/// In misère play, with 1 to k numbers above 1, all of these become 0 or 1; as many ones as
/// needed become 0 beside them. With none, only ones become 0.
///
/// With k = 1 and normal play this is Bouton's proof: X is the XOR, its highest one is where
/// a heap a is opened that has a one there, and what is left of it is a XOR X, less than a.
///
/// It only lowers residues, so a bound is kept; but in misère play, if all residues are 0, one
/// has to rise to 1. It holds where [`Columns::outcome`] does.
///
/// The observer sees a milestone for each heap, then one for each column from the highest
/// on, then one for the move; in misère play there may be none for the columns. Of a lost
/// position it sees one for each heap, and then one for each that is not 0, which can only stay
/// what it is beside the others: [`Columns::completed_by`] them is one number alone.
///
/// Cost: O(heaps · columns).
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
    let residues: Vec<BigUint> = heaps.iter().map(|heap| rules.residue(heap)).collect();
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
            let step = Step::Kept { heap };
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
    let mut takes: Vec<Take> = (0..)
        .zip(residues.iter().zip(&left))
        .filter(|(_, (residue, left))| residue != left)
        .map(|(heap, (residue, left))| Take {
            heap,
            take: residue - left,
        })
        .collect();
    if takes.is_empty() {
        // Misère play, and all residues are 0: m leaves a residue of 1.
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

/// The residues after a move to a P-position of normal play.
fn column_by_column(
    residues: &[BigUint],
    columns: &Columns,
    k: u32,
    milestone: &mut u32,
    observer: &mut impl Observer<Event>,
) -> Vec<BigUint> {
    let modulus = k as usize + 1;
    let mut left = residues.to_vec();
    // Indices of heaps.
    let mut open: Vec<usize> = Vec::new();
    let mut see = |milestone, step| observer.see(Event { milestone, step });
    for column in (0..columns.ones().len()).rev() {
        let bit = column as u64;
        for &heap in &open {
            left[heap].set_bit(bit, false);
        }
        let with_one: Vec<usize> = (0..left.len())
            .filter(|&heap| left[heap].bit(bit))
            .collect();
        let too_many = with_one.len() % modulus;
        *milestone += 1;
        see(*milestone, Step::Counted { column, too_many });
        let missing = (modulus - too_many) % modulus;
        if missing <= open.len() {
            for &heap in &open[..missing] {
                left[heap].set_bit(bit, true);
                see(*milestone, Step::Given { column, heap });
            }
        } else {
            for &heap in &with_one[..too_many] {
                left[heap].set_bit(bit, false);
                open.push(heap);
                see(*milestone, Step::Opened { column, heap });
            }
        }
    }
    left
}

/// The residues after a move to a P-position of misère play without a number above 1.
fn zeros_and_ones(residues: &[BigUint], columns: &Columns, k: u32) -> Vec<BigUint> {
    let one = BigUint::from(1_u32);
    let is_large = |residue: &BigUint| residue.bits() > 1;
    let ones = residues.iter().filter(|&residue| *residue == one).count();
    let (large, modulus) = (columns.above_one() as usize, k as usize + 1);
    // ones + from_large − from_ones ≡ 1 mod k + 1, with from_large ≤ large, and at most
    // k − large other ones go.
    let from_ones = |from_large: usize| (ones + from_large + modulus - 1) % modulus;
    let from_large = (0..=large)
        .find(|&from_large| from_ones(from_large) <= (k as usize - large).min(ones))
        .unwrap_or(0);
    let (mut to_one, mut to_zero) = (from_large, from_ones(from_large).min(ones));
    let mut left = residues.to_vec();
    for residue in &mut left {
        if is_large(residue) {
            residue.clone_from(if to_one > 0 { &one } else { &BigUint::ZERO });
            to_one = to_one.saturating_sub(1);
        } else if *residue == one && to_zero > 0 {
            *residue = BigUint::ZERO;
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
    /// Heaps of a lost position that can only stay.
    pub kept: u32,
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
            Step::Kept { .. } => &mut self.kept,
            Step::Taken { .. } => &mut self.taken,
        };
        *count += 1;
    }
}
