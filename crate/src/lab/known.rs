//! What is known of the positions of a table: who wins them, in how many moves, and their nimbers.

use super::moves::Found;
use super::shape::OUTSIDE;

/// Who wins a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Label {
    /// The next player wins.
    N,
    /// The previous player wins.
    P,
    /// Nobody can force a win.
    Draw,
    /// The outcome depends on something unknown.
    Unknown,
    /// Not on the board.
    Blank,
    /// Not labelled yet.
    Open,
}

/// No nimber, or an unknown one.
pub(super) const NONE: u32 = u32::MAX;

/// Nothing unknown can be reached.
pub(super) const FAR: u32 = u32::MAX;

/// The result for a position; packed, because there may be millions.
#[derive(Clone, Copy, Debug)]
#[repr(Rust, packed)]
pub(super) struct Entry {
    pub(super) label: Label,
    pub(super) depth: u32,
    pub(super) nimber: u32,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Solved {
    pub(super) label: Label,
    pub(super) depth: u32,
    pub(super) nimber: u32,
    /// How many moves away something unknown is, or [`FAR`].
    pub(super) unknown_distance: u32,
}

impl Entry {
    /// Nothing is known yet.
    pub(super) const OPEN: Self = Self {
        label: Label::Open,
        depth: 0,
        nimber: NONE,
    };
}

impl Solved {
    /// It will never be known.
    pub(super) const UNKNOWABLE: Self = Self {
        label: Label::Unknown,
        depth: 0,
        nimber: NONE,
        unknown_distance: 0,
    };

    pub(super) fn known_nimber(self) -> Option<u32> {
        (self.nimber != NONE).then_some(self.nimber)
    }
}

/// The results by place.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) all: Vec<Entry>,
    /// By place, [`Solved::unknown_distance`]; empty while retrograde analysis uses its memory.
    pub(super) unknown_distance: Vec<u32>,
    /// Whether something unknown can be reached from any position.
    pub(super) any_reaches_unknown: bool,
    pub(super) is_misere: bool,
    pub(super) has_nimbers: bool,
}

impl Known {
    pub(super) fn at(&self, place: u32) -> Solved {
        let Entry {
            label,
            depth,
            nimber,
        } = self.all[place as usize];
        let unknown_distance = self.unknown_distance.get(place as usize);
        Solved {
            label,
            depth,
            nimber,
            unknown_distance: unknown_distance.copied().unwrap_or(FAR),
        }
    }

    pub(super) fn set(&mut self, place: u32, solved: Solved) {
        let Solved {
            label,
            depth,
            nimber,
            unknown_distance,
        } = solved;
        self.all[place as usize] = Entry {
            label,
            depth,
            nimber,
        };
        if let Some(distance) = self.unknown_distance.get_mut(place as usize) {
            *distance = unknown_distance;
        }
        self.any_reaches_unknown |= unknown_distance != FAR;
    }

    /// The nimber of a place, if it is known.
    pub(super) fn nimber(&self, place: u32) -> Option<u32> {
        self.at(place).known_nimber()
    }

    /// The result for an option, all of whose parts have their final results.
    pub(super) fn of(&self, found: &Found) -> Solved {
        match found.places[..found.count] {
            [] => Solved {
                label: if self.is_misere { Label::N } else { Label::P },
                depth: 0,
                nimber: if self.has_nimbers { 0 } else { NONE },
                unknown_distance: FAR,
            },
            [OUTSIDE] => Solved::UNKNOWABLE,
            [place] => self.at(place),
            ref parts => match self.nimber_of_sum(parts) {
                None => Solved::UNKNOWABLE,
                Some(nimber) => Solved {
                    label: if nimber == 0 { Label::P } else { Label::N },
                    depth: 0,
                    nimber,
                    unknown_distance: FAR,
                },
            },
        }
    }

    /// The nimber of a sum; `None` if a part has none.
    pub(super) fn nimber_of_sum(&self, parts: &[u32]) -> Option<u32> {
        parts.iter().try_fold(0, |sum, &part| {
            let entry = self.all.get(part as usize)?;
            (entry.nimber != NONE).then_some(sum ^ entry.nimber)
        })
    }
}
