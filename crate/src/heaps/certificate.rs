//! Certificates: all that a program of nobody's needs to check a period.

use super::octal::{Digit, best_mask};
use super::period::Period;
use super::subtraction::Set;
use super::sum::HeapGame;

/// A proved period of a finite game, with what decides it.
///
/// The moves are those of an octal code: when k are taken, the bits of the digit tell what may be
/// left: nothing (1), one heap (2), two heaps (4). A subtraction game has the digit 3 for every
/// number of its set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The numbers that may be taken, ascending, with their digits.
    pub moves: Vec<(u32, u8)>,
    /// The period, without a saltus.
    pub period: Period,
    /// g(0), g(1), …: all that prove it, and no more.
    pub values: Vec<u16>,
    /// The bits of a nimber: a heap is rare if an even number of them are set. All heaps are rare for
    /// 0.
    pub mask: u16,
}

impl Certificate {
    /// The certificate of a game's period; `None` if it is not proved by values, if values have a
    /// saltus, or if moves are of another kind: digits that repeat for ever, three parts, unequal
    /// parts, all numbers but some.
    ///
    /// Cost: O(N).
    #[must_use]
    pub fn of(kind: &dyn HeapGame) -> Option<Self> {
        let found = kind.found()?;
        let moves = moves_of(kind)?;
        // A subtraction game is proved by as many values as it may take: its next value depends on
        // no others. The theorem of Guy and Smith asks for more of codes that split.
        let is_split = moves.iter().any(|(_, digit)| digit & Digit::TWO != 0);
        let period = found.period;
        let last = moves.last().map_or(0, |&(taken, _)| taken as usize);
        let repeated = period.preperiod + period.period;
        let needed = if is_split { 2 * repeated } else { repeated } + last;
        if !found.is_certain() || period.saltus != 0 || kind.known() < needed {
            return None;
        }
        let values: Option<Vec<u16>> = match kind.octal() {
            Some(game) => game.values().get(..needed).map(<[u16]>::to_vec),
            None => (0..needed)
                .map(|heap| u16::try_from(kind.nimber(&heap.into())?).ok())
                .collect(),
        };
        let values = values?;
        let mask = if is_split { best_mask(&values) } else { 0 };
        Some(Self {
            moves,
            period,
            values,
            mask,
        })
    }

    /// The rare heaps, ascending, without the empty one.
    pub fn rare(&self) -> impl Iterator<Item = u32> + '_ {
        let heaps = (0_u32..).zip(&self.values).skip(1);
        let is_rare = |value: u16| (value & self.mask).count_ones().is_multiple_of(2);
        heaps.filter_map(move |(heap, &value)| is_rare(value).then_some(heap))
    }
}

fn moves_of(kind: &dyn HeapGame) -> Option<Vec<(u32, u8)>> {
    if let Some(game) = kind.octal() {
        let code = game.code();
        if code.has_tail() || code.has_threes() || code.has_unequal() {
            return None;
        }
        let moves = code.places().iter();
        return moves
            .map(|place| Some((u32::try_from(place.taken).ok()?, place.digit.bits)))
            .collect();
    }
    let digit = Digit::WHOLE | Digit::ONE;
    match kind.set()? {
        Set::Listed(takes) => Some(takes.iter().map(|&take| (take, digit)).collect()),
        Set::UpTo(most) => {
            let most = u32::try_from(most).ok().filter(|&most| most <= MAX_UP_TO)?;
            Some((1..=most).map(|take| (take, digit)).collect())
        }
        Set::AllBut(_) => None,
    }
}

/// The most numbers 1, 2, … of a set that are listed.
const MAX_UP_TO: u32 = 1_000;
