//! A summary of the options of a position, which gives the result for the position.

use super::known::{Entry, FAR, Known, Label, NONE, Solved};

#[derive(Debug)]
pub(super) struct Summary {
    /// The smallest depth of a losing option; `u32::MAX` if there is none.
    lost: u32,
    /// One more than the largest depth of a winning option; 0 if there is none.
    won: u32,
    has_unknown: bool,
    unknown_distance: u32,
    has_nimbers: bool,
    /// By nimber, the last round in which an option had it; longer than the largest nimber so far.
    seen: Vec<u32>,
    /// Counts the positions.
    round: u32,
}

impl Summary {
    pub(super) fn new() -> Self {
        Self {
            lost: u32::MAX,
            won: 0,
            has_unknown: false,
            unknown_distance: FAR,
            has_nimbers: true,
            seen: Vec::new(),
            round: 0,
        }
    }

    /// Forgets the options of the position before.
    pub(super) fn begin(&mut self) {
        (self.lost, self.won) = (u32::MAX, 0);
        self.has_unknown = false;
        self.unknown_distance = FAR;
        self.has_nimbers = true;
        self.round += 1;
    }

    #[inline]
    pub(super) fn add(&mut self, option: Solved) {
        match option.label {
            Label::Blank => return,
            Label::P => self.lost = self.lost.min(option.depth),
            Label::N => self.won = self.won.max(option.depth + 1),
            // One pass never finds draws.
            Label::Draw | Label::Unknown | Label::Open => self.has_unknown = true,
        }
        self.unknown_distance = self.unknown_distance.min(option.unknown_distance);
        if option.nimber == NONE {
            self.has_nimbers = false;
        } else {
            let nimber = option.nimber as usize;
            if nimber >= self.seen.len() {
                self.seen.resize(nimber + 1, 0);
            }
            self.seen[nimber] = self.round;
        }
    }

    /// Adds the options at `count` places at equal distances, all of which have their results: as
    /// [`add`](Self::add) for each, with the fields in local variables.
    #[inline]
    pub(super) fn add_run(&mut self, known: &Known, first: u32, step: i64, count: u32) {
        // Places between the first and the last, so wrapping does no harm.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let place = |at: u32| first.wrapping_add((step as u32).wrapping_mul(at)) as usize;
        if known.any_reaches_unknown {
            for at in 0..count {
                let distance = known.unknown_distance[place(at)];
                self.unknown_distance = self.unknown_distance.min(distance);
            }
        }
        let (mut lost, mut won) = (self.lost, self.won);
        let (mut has_unknown, mut has_nimbers) = (false, true);
        let (seen, round) = (&mut self.seen[..], self.round);
        for at in 0..count {
            let Entry {
                label,
                depth,
                nimber,
            } = known.all[place(at)];
            match label {
                Label::Blank => continue,
                Label::P => lost = lost.min(depth),
                Label::N => won = won.max(depth + 1),
                Label::Draw | Label::Unknown | Label::Open => has_unknown = true,
            }
            match seen.get_mut(nimber as usize) {
                Some(last) => *last = round,
                None => has_nimbers = false,
            }
        }
        (self.lost, self.won) = (lost, won);
        self.has_unknown |= has_unknown;
        self.has_nimbers &= has_nimbers;
    }

    /// The nimber of a position, all of whose options have their final nimbers.
    pub(super) fn nimber(&mut self) -> u32 {
        if !self.has_nimbers {
            return NONE;
        }
        let mex = self.seen.iter().position(|&round| round != self.round);
        let mex = mex.unwrap_or_else(|| {
            self.seen.push(0);
            self.seen.len() - 1
        });
        u32::try_from(mex).unwrap_or(NONE)
    }

    /// The result for a position, all of whose options have their final results.
    pub(super) fn solved(&mut self, known: &Known) -> Solved {
        let (label, depth) = match (self.lost, self.won) {
            (u32::MAX, _) if self.has_unknown => (Label::Unknown, 0),
            (u32::MAX, 0) if known.is_misere => (Label::N, 0),
            (u32::MAX, won) => (Label::P, won),
            (lost, _) => (Label::N, lost + 1),
        };
        Solved {
            label,
            depth,
            nimber: if known.has_nimbers {
                self.nimber()
            } else {
                NONE
            },
            unknown_distance: self.unknown_distance.saturating_add(1),
        }
    }
}
