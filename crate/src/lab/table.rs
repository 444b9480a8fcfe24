//! All positions of a table: who wins them, in how many moves, and what they are worth.
//!
//! Where all moves lead to positions that come before in the lexicographic order, one pass in that
//! order labels them. Else the moves that lead to a position are kept, and labels go back along
//! them from the ends: retrograde analysis. Both are done in slices.

use std::collections::VecDeque;
use std::mem;

use super::broken::Broken;
use super::moves::{Found, Halt, Options, Progress, Walk};
use super::program::Machine;
use super::rule::Rule;
use super::shape::{OUTSIDE, Place, Places, Shape, kind_of};
use super::{Error, MAX_OPERATIONS, MAX_OPTIONS};

/// Who wins a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Label {
    /// The next player.
    N,
    /// The previous player.
    P,
    /// Nobody can force an end.
    Draw,
    /// Nobody can tell: something unknown can be reached.
    Unknown,
    /// Not on the board.
    Blank,
    /// Not yet looked at.
    Open,
}

/// No nimber, or none that is known.
pub(super) const NONE: u32 = u32::MAX;

/// In the list of moves that lead to a position: one of several parts does.
const OF_SUM: u32 = 1 << 31;

/// Turns that are made before their operations are looked at, and operations that count as a turn.
const PIECE: u64 = 4096;
const OPERATIONS_A_TURN: u64 = 32;

/// What is kept of a position; packed, for there may be millions.
#[derive(Clone, Copy, Debug)]
#[repr(Rust, packed)]
pub(super) struct Kept {
    pub(super) label: Label,
    depth: u32,
    nimber: u32,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Solved {
    pub(super) label: Label,
    depth: u32,
    nimber: u32,
    /// In how many moves something unknown can be reached.
    near: u32,
}

impl Kept {
    const fn of(
        Solved {
            label,
            depth,
            nimber,
            ..
        }: Solved,
    ) -> Self {
        Self {
            label,
            depth,
            nimber,
        }
    }
}

impl Solved {
    pub(super) fn depth(self) -> u32 {
        self.depth
    }

    pub(super) fn told_nimber(self) -> Option<u32> {
        (self.nimber != NONE).then_some(self.nimber)
    }
}

/// Nothing is known yet.
const OPEN: Solved = Solved {
    label: Label::Open,
    depth: 0,
    nimber: NONE,
    near: u32::MAX,
};

/// Nobody can ever tell.
const UNTOLD: Solved = Solved {
    label: Label::Unknown,
    near: 0,
    ..OPEN
};

/// What is known by place.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) all: Vec<Kept>,
    /// In how many moves something unknown can be reached; empty while moves are kept.
    near: Vec<u32>,
    /// Whether something unknown can be reached from anywhere.
    is_any_near: bool,
    is_misere: bool,
    has_nimbers: bool,
}

impl Known {
    fn at(&self, place: u32) -> Solved {
        let Kept {
            label,
            depth,
            nimber,
        } = self.all[place as usize];
        Solved {
            label,
            depth,
            nimber,
            near: self.near.get(place as usize).copied().unwrap_or(u32::MAX),
        }
    }

    fn set(&mut self, place: u32, solved: Solved) {
        self.all[place as usize] = Kept::of(solved);
        if let Some(near) = self.near.get_mut(place as usize) {
            *near = solved.near;
        }
        self.is_any_near |= solved.near != OPEN.near;
    }

    /// What a place is worth, where that is known.
    pub(super) fn nimber(&self, place: u32) -> Option<u32> {
        self.at(place).told_nimber()
    }

    /// What is known of an option whose parts are all known as far as they ever are.
    pub(super) fn of(&self, found: &Found) -> Solved {
        match found.places[..found.count] {
            [] => Solved {
                label: if self.is_misere { Label::N } else { Label::P },
                depth: 0,
                nimber: if self.has_nimbers { 0 } else { NONE },
                near: u32::MAX,
            },
            [OUTSIDE] => UNTOLD,
            [place] => self.at(place),
            ref parts => match self.worth(parts) {
                None => UNTOLD,
                Some(nimber) => Solved {
                    label: if nimber == 0 { Label::P } else { Label::N },
                    depth: 0,
                    nimber,
                    near: u32::MAX,
                },
            },
        }
    }

    /// The nimber of a sum; `None` where a part has none.
    pub(super) fn worth(&self, parts: &[u32]) -> Option<u32> {
        parts.iter().try_fold(0, |sum, &part| {
            let kept = self.all.get(part as usize)?;
            (kept.nimber != NONE).then_some(sum ^ kept.nimber)
        })
    }
}

/// What the options of a position come to.
#[derive(Debug)]
struct Summary {
    /// The place of the position.
    place: u32,
    /// The least depth of an option that is lost; `u32::MAX` if none is.
    lost: u32,
    /// One more than the most depth of an option that is won; 0 if none is.
    won: u32,
    has_unknown: bool,
    near: u32,
    has_nimbers: bool,
    /// By nimber, the last round in which an option had it; longer than any nimber in the table.
    seen: Vec<u32>,
    round: u32,
    /// Whether an option comes later in the order.
    goes_up: bool,
}

impl Summary {
    fn new() -> Self {
        Self {
            place: 0,
            lost: u32::MAX,
            won: 0,
            has_unknown: false,
            near: u32::MAX,
            has_nimbers: true,
            seen: Vec::new(),
            round: 0,
            goes_up: false,
        }
    }

    fn begin(&mut self, place: u32) {
        self.place = place;
        (self.lost, self.won) = (u32::MAX, 0);
        (self.has_unknown, self.goes_up) = (false, false);
        self.near = u32::MAX;
        self.has_nimbers = true;
        self.round += 1;
    }

    #[inline]
    fn add(&mut self, option: Solved) {
        match option.label {
            Label::Blank => return,
            Label::P => self.lost = self.lost.min(option.depth),
            Label::N => self.won = self.won.max(option.depth + 1),
            // In one pass there are no draws.
            Label::Draw | Label::Unknown | Label::Open => self.has_unknown = true,
        }
        self.near = self.near.min(option.near);
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

    fn nimber(&mut self) -> u32 {
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

    /// What the position is, all of whose options are known as far as they ever are.
    fn solved(&mut self, known: &Known) -> Solved {
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
            near: self.near.saturating_add(1),
        }
    }
}

/// Sums up options that come before in the order.
struct Below<'table> {
    summary: &'table mut Summary,
    known: &'table Known,
}

impl Options for Below<'_> {
    fn is_in_short(&self) -> bool {
        true
    }

    fn one(&mut self, found: &Found, _: usize) {
        let place = self.summary.place;
        let parts = &found.places[..found.count];
        if parts.iter().any(|&part| part != OUTSIDE && part >= place) {
            self.summary.goes_up = true;
        } else {
            self.summary.add(self.known.of(found));
        }
    }

    fn evenly(&mut self, first: u32, step: i64, count: u32) {
        let last = i64::from(first) + step * i64::from(count - 1);
        if i64::from(first).max(last) >= i64::from(self.summary.place) {
            self.summary.goes_up = true;
            return;
        }
        let Self { summary, known } = self;
        // Between the first and the last place.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let place = |at: u32| first.wrapping_add((step as u32).wrapping_mul(at)) as usize;
        if known.is_any_near {
            for at in 0..count {
                summary.near = summary.near.min(known.near[place(at)]);
            }
        }
        // The same as `add` for each, with what changes at hand.
        let (mut lost, mut won) = (summary.lost, summary.won);
        let (mut has_unknown, mut has_nimbers) = (false, true);
        let (seen, round) = (&mut summary.seen[..], summary.round);
        for at in 0..count {
            let Kept {
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
        (summary.lost, summary.won) = (lost, won);
        summary.has_unknown |= has_unknown;
        summary.has_nimbers &= has_nimbers;
    }
}

/// Sums up options, all of which are known.
struct All<'table> {
    summary: &'table mut Summary,
    known: &'table Known,
}

impl Options for All<'_> {
    fn one(&mut self, found: &Found, _: usize) {
        self.summary.add(self.known.of(found));
    }
}

/// Something unknown is an option.
const UNKNOWN: u8 = 1;
/// A sum is, whose parts are all in the table.
const SUM: u8 = 2;
/// The end is.
const END: u8 = 4;

/// Where the options of a position lead.
#[derive(Debug, Default)]
struct Leads {
    /// The places of options that are no sums, and of the parts of sums with [`OF_SUM`].
    places: Vec<u32>,
    flags: u8,
}

impl Options for Leads {
    fn one(&mut self, found: &Found, _: usize) {
        let parts = &found.places[..found.count];
        match *parts {
            [] => self.flags |= END,
            [OUTSIDE] => self.flags |= UNKNOWN,
            [place] => self.places.push(place),
            // A sum with such a part has no nimber, whatever the others are.
            _ if parts.contains(&OUTSIDE) => self.flags |= UNKNOWN,
            _ => {
                self.flags |= SUM;
                self.places.extend(parts.iter().map(|place| place | OF_SUM));
            }
        }
    }
}

/// Who wins the sums among options.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    has_lost: bool,
    has_unknown: bool,
}

/// The same while they are gone through.
struct SumsOf<'table> {
    sums: &'table mut Sums,
    known: &'table Known,
}

impl Options for SumsOf<'_> {
    fn one(&mut self, found: &Found, _: usize) {
        if found.count > 1 {
            match self.known.of(found).label {
                Label::P => self.sums.has_lost = true,
                Label::N => {}
                _ => self.sums.has_unknown = true,
            }
        }
    }
}

/// The moves that lead to every place.
#[derive(Debug, Default)]
struct Back {
    /// By place, where its moves begin in `from`; one more at the end.
    starts: Vec<u32>,
    /// The places that they come from, with [`OF_SUM`] where the place is a part.
    from: Vec<u32>,
}

impl Back {
    fn to(&self, place: u32) -> &[u32] {
        let place = place as usize;
        &self.from[self.starts[place] as usize..self.starts[place + 1] as usize]
    }
}

/// What is being done, to which place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// What the tuples are.
    Kinds,
    /// In one pass.
    Pass,
    /// The moves that lead to every place are counted, then kept.
    Count,
    Keep,
    /// Nimbers, from the ends on.
    Nimbers,
    /// Which positions are ends, or have a sum that decides.
    Ends,
    /// Labels, from the ends on; and what else goes back along moves.
    Labels,
    Done,
}

/// Solves the table of a rule, in slices.
///
/// ```
/// use mexplorer::lab::{Label, Rule, Work};
///
/// let rule = Rule::parse("(n) -> (n - t) for t in {2..6}\ntable (0..20)").unwrap();
/// let mut work = Work::new(rule, &[])?;
/// while work.advance(1000)? < 1.0 {}
/// assert_eq!(work.label(&[17]), Some(Label::P));
/// assert_eq!(work.nimber(&[15]), Some(3));
/// # Ok::<(), mexplorer::lab::Error>(())
/// ```
#[derive(Debug)]
pub struct Work {
    pub(super) rule: Rule,
    pub(super) places: Places,
    pub(super) known: Known,
    machine: Machine,
    walk: Walk,
    summary: Summary,
    leads: Leads,
    sums: Sums,
    phase: Phase,
    /// The place at hand.
    at: u32,
    /// Whether the options of this place are being gone through.
    is_within: bool,
    back: Back,
    /// By place, how many options something waits for.
    waiting: Vec<u32>,
    /// By place, of [`UNKNOWN`], [`SUM`] and [`END`].
    flags: Vec<u8>,
    queue: VecDeque<u32>,
    /// How many positions are broken, and the first of them.
    broken: Option<(u32, u32, Broken)>,
    /// How many moves are kept.
    kept: u64,
}

impl Work {
    /// Nothing is done yet. `held` are positions that the table must hold where the rule gives no
    /// table.
    ///
    /// # Errors
    ///
    /// For a table of too many positions, and for more lines of moves tried than are allowed.
    pub fn new(rule: Rule, held: &[Vec<i64>]) -> Result<Self, Error> {
        let shape = Shape::of(&rule, held)?;
        let tried = u64::from(shape.count()) * rule.lines.len() as u64;
        if tried > super::MAX_TURNS {
            return Err(Error::LabLarge {
                what: "moves",
                value: tried.to_string(),
                limit: super::MAX_TURNS,
            });
        }
        let count = shape.count() as usize;
        Ok(Self {
            known: Known {
                all: vec![Kept::of(OPEN); count],
                near: vec![OPEN.near; count],
                is_any_near: false,
                is_misere: rule.is_misere(),
                has_nimbers: rule.has_nimbers(),
            },
            places: Places::new(&rule, shape),
            rule,
            machine: Machine::new(),
            walk: Walk::new(),
            summary: Summary::new(),
            leads: Leads::default(),
            sums: Sums::default(),
            phase: Phase::Kinds,
            at: 0,
            is_within: false,
            back: Back::default(),
            waiting: Vec::new(),
            flags: Vec::new(),
            queue: VecDeque::new(),
            broken: None,
            kept: 0,
        })
    }

    /// Does so many turns of the work, and perhaps some more; how much of it is done, 1 at the end.
    ///
    /// # Errors
    ///
    /// For a limit that is met on the way.
    pub fn advance(&mut self, turns: u64) -> Result<f64, Error> {
        let mut left = turns;
        while left > 0 && self.phase != Phase::Done {
            let (before, reckoned) = (self.walk.turns, self.machine.operations);
            match self.phase {
                Phase::Kinds => self.kind(),
                Phase::Nimbers | Phase::Labels => self.spread_one(left.min(PIECE))?,
                _ => self.position(left.min(PIECE))?,
            }
            let operations = self.machine.operations;
            if operations > MAX_OPERATIONS {
                return Err(Error::LabLarge {
                    what: "operations",
                    value: operations.to_string(),
                    limit: MAX_OPERATIONS,
                });
            }
            // Phases begin to count anew. A turn of many operations is more than one.
            let made = self.walk.turns.saturating_sub(before);
            let dear = operations.saturating_sub(reckoned) / OPERATIONS_A_TURN;
            left = left.saturating_sub(made.max(dear).max(1));
        }
        let of_place = f64::from(self.at) / f64::from(self.places.shape.count().max(1));
        Ok(match self.phase {
            Phase::Kinds => 0.05 * of_place,
            Phase::Pass => 0.05 + 0.9 * of_place,
            Phase::Count => 0.1 + 0.3 * of_place,
            Phase::Keep => 0.4 + 0.3 * of_place,
            Phase::Nimbers => 0.7,
            Phase::Ends => 0.8,
            Phase::Labels => 0.9,
            Phase::Done => 1.0,
        })
    }

    /// On to the next phase.
    fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.at = 0;
        self.is_within = false;
    }

    fn breaks(&mut self, place: u32, broken: Broken) {
        self.places.kinds[place as usize] = Place::Broken;
        self.known.set(place, UNTOLD);
        let (count, first) = match self.broken {
            None => (0, (place, broken)),
            Some((count, first, of)) if first < place => (count, (first, of)),
            Some((count, ..)) => (count, (place, broken)),
        };
        self.broken = Some((count + 1, first.0, first.1));
    }

    /// What the tuple at hand is.
    fn kind(&mut self) {
        let place = self.at;
        let tuple = self.places.shape.tuple(place);
        let tuple = &tuple[..self.rule.names.len()];
        match kind_of(&self.rule, &mut self.machine, tuple) {
            Err(broken) => self.breaks(place, broken),
            Ok(kind) => {
                self.places.kinds[place as usize] = kind;
                self.known.all[place as usize].label = match kind {
                    Place::Blank => Label::Blank,
                    Place::Won => Label::N,
                    Place::Lost => Label::P,
                    Place::Open | Place::Broken => Label::Open,
                };
            }
        }
        self.at += 1;
        if self.at == self.places.shape.count() {
            self.begin(Phase::Pass);
        }
    }

    /// Goes through options of the position at hand, and on to the next one.
    fn position(&mut self, turns: u64) -> Result<(), Error> {
        let place = self.at;
        if place == self.places.shape.count() {
            self.next_phase();
            return Ok(());
        }
        let index = place as usize;
        let is_open = self.places.kinds[index] == Place::Open;
        if !is_open || (self.phase == Phase::Ends && self.flags[index] & SUM == 0) {
            if self.phase == Phase::Ends {
                self.end_or_not(place, false);
            }
            self.at += 1;
            return Ok(());
        }
        if !self.is_within {
            let tuple = self.places.shape.tuple(place);
            self.walk.begin(&mut self.machine, &tuple);
            self.is_within = true;
            self.leads.places.clear();
            self.leads.flags = 0;
            self.sums = Sums::default();
            self.summary.begin(place);
        }
        let (rule, machine, places) = (&self.rule, &mut self.machine, &self.places);
        let went = match self.phase {
            Phase::Pass => {
                let (summary, known) = (&mut self.summary, &self.known);
                let mut below = Below { summary, known };
                self.walk.go(rule, machine, places, turns, &mut below)
            }
            Phase::Ends => {
                let (sums, known) = (&mut self.sums, &self.known);
                let options: &mut dyn Options = &mut SumsOf { sums, known };
                self.walk.go(rule, machine, places, turns, options)
            }
            _ => self.walk.go(
                rule,
                machine,
                places,
                turns,
                &mut self.leads as &mut dyn Options,
            ),
        };
        match went {
            Err(Halt::Limit(error)) => return Err(error),
            Err(Halt::Broken(broken)) => self.breaks(place, broken),
            Ok(_) if self.summary.goes_up => {
                self.keep_moves();
                return Ok(());
            }
            Ok(Progress::Paused) if self.phase == Phase::Count => {
                return allowed(self.kept + self.leads.places.len() as u64);
            }
            Ok(Progress::Paused) => return Ok(()),
            Ok(Progress::Done) => match self.phase {
                Phase::Pass => {
                    let solved = self.summary.solved(&self.known);
                    self.known.set(place, solved);
                }
                Phase::Count => {
                    self.kept += self.leads.places.len() as u64;
                    allowed(self.kept)?;
                    self.flags[index] = self.leads.flags;
                    for &to in &self.leads.places {
                        self.back.starts[(to & !OF_SUM) as usize] += 1;
                    }
                }
                Phase::Keep => {
                    for &to in &self.leads.places {
                        // From the end of its part of the list to the beginning.
                        let start = &mut self.back.starts[(to & !OF_SUM) as usize];
                        *start -= 1;
                        self.back.from[*start as usize] = place | (to & OF_SUM);
                    }
                }
                _ => {
                    let Sums {
                        has_lost,
                        has_unknown,
                    } = self.sums;
                    if has_unknown {
                        self.flags[index] |= UNKNOWN;
                    }
                    self.end_or_not(place, has_lost);
                }
            },
        }
        self.is_within = false;
        self.at += 1;
        Ok(())
    }

    /// One pass is not enough: moves are kept.
    fn keep_moves(&mut self) {
        let count = self.places.shape.count() as usize;
        for (known, kind) in self.known.all.iter_mut().zip(&self.places.kinds) {
            if *kind == Place::Open {
                *known = Kept::of(OPEN);
            }
        }
        // The same room, for nothing is near yet: memory that is given back is not all found again.
        self.waiting = mem::take(&mut self.known.near);
        self.summary.goes_up = false;
        self.flags = vec![0; count];
        self.back.starts = vec![0; count + 1];
        self.again(Phase::Count);
    }

    /// Begins a phase that goes through all moves again: that is counted anew.
    fn again(&mut self, phase: Phase) {
        self.walk.turns = 0;
        self.machine.operations = 0;
        self.begin(phase);
    }

    fn next_phase(&mut self) {
        match self.phase {
            Phase::Pass => self.begin(Phase::Done),
            Phase::Count => {
                let mut sum = 0;
                for start in &mut self.back.starts {
                    sum += *start;
                    *start = sum;
                }
                self.back.from = vec![0; sum as usize];
                // Every place stands in it once at most: it never grows.
                self.queue = VecDeque::with_capacity(self.known.all.len());
                self.again(Phase::Keep);
            }
            Phase::Keep if self.known.has_nimbers => {
                self.wait(true);
                let mut queue = mem::take(&mut self.queue);
                let is_ready = |&place: &u32| self.is_ready(place);
                queue.extend((0..self.places.shape.count()).filter(is_ready));
                self.queue = queue;
                self.again(Phase::Nimbers);
            }
            Phase::Keep => {
                self.wait(false);
                self.again(Phase::Ends);
            }
            _ => {
                // Behind the ends.
                let nearest = (0..).zip(&self.known.all);
                let nearest = nearest.filter(|(_, kept)| kept.depth == 1);
                self.queue.extend(nearest.map(|(place, _)| place));
                self.again(Phase::Labels);
            }
        }
    }

    /// By place, how many moves of it are kept; with those to parts of sums, or without.
    fn wait(&mut self, with_sums: bool) {
        self.waiting.fill(0);
        for &from in &self.back.from {
            if with_sums || from & OF_SUM == 0 {
                self.waiting[(from & !OF_SUM) as usize] += 1;
            }
        }
    }

    /// Whether the nimbers of all options are known.
    fn is_ready(&self, place: u32) -> bool {
        let place = place as usize;
        self.places.kinds[place] == Place::Open
            && self.waiting[place] == 0
            && self.flags[place] & UNKNOWN == 0
    }

    /// Labels a position that is decided without a look at the labels of others.
    fn end_or_not(&mut self, place: u32, has_lost_sum: bool) {
        let index = place as usize;
        let flags = self.flags[index];
        let (label, depth) = match self.places.kinds[index] {
            Place::Won => (Label::N, 0),
            Place::Blank | Place::Broken => return,
            Place::Open if has_lost_sum => (Label::N, 1),
            Place::Open if flags & END != 0 && !self.known.is_misere => (Label::N, 1),
            Place::Open if self.waiting[index] > 0 || flags & UNKNOWN != 0 => return,
            // All that it leads to is won.
            Place::Open if flags != 0 => (Label::P, 1),
            Place::Open if self.known.is_misere => (Label::N, 0),
            Place::Open | Place::Lost => (Label::P, 0),
        };
        self.known.all[index].label = label;
        self.known.all[index].depth = depth;
        if depth == 0 {
            self.queue.push_back(place);
        }
    }

    /// Takes the next of the positions that have become known.
    fn spread_one(&mut self, turns: u64) -> Result<(), Error> {
        let Some(&place) = self.queue.front() else {
            if self.phase == Phase::Nimbers {
                self.wait(false);
                self.again(Phase::Ends);
            } else {
                self.spread();
                self.begin(Phase::Done);
            }
            return Ok(());
        };
        if self.phase == Phase::Nimbers && !self.worth(place, turns)? {
            return Ok(());
        }
        self.queue.pop_front();
        self.at += 1;
        let label = self.known.all[place as usize].label;
        let depth = self.known.all[place as usize].depth + 1;
        for at in self.back.starts[place as usize]..self.back.starts[place as usize + 1] {
            let from = self.back.from[at as usize];
            let source = from & !OF_SUM;
            let index = source as usize;
            if self.phase == Phase::Nimbers {
                self.waiting[index] -= 1;
                if self.is_ready(source) {
                    self.queue.push_back(source);
                }
                continue;
            }
            if from & OF_SUM != 0 || self.known.all[index].label != Label::Open {
                continue;
            }
            self.waiting[index] -= u32::from(label == Label::N);
            let becomes = match label {
                Label::P => Label::N,
                _ if self.waiting[index] == 0 && self.flags[index] & UNKNOWN == 0 => Label::P,
                _ => continue,
            };
            self.known.all[index].label = becomes;
            self.known.all[index].depth = depth;
            self.queue.push_back(source);
        }
        Ok(())
    }

    /// The nimber of a position whose options all have theirs; false where it is not known yet.
    fn worth(&mut self, place: u32, turns: u64) -> Result<bool, Error> {
        if !self.is_within {
            let tuple = self.places.shape.tuple(place);
            self.walk.begin(&mut self.machine, &tuple);
            self.summary.begin(place);
            self.is_within = true;
        }
        let (summary, known) = (&mut self.summary, &self.known);
        let all: &mut dyn Options = &mut All { summary, known };
        let (machine, places) = (&mut self.machine, &self.places);
        match self.walk.go(&self.rule, machine, places, turns, all) {
            Err(Halt::Limit(error)) => return Err(error),
            Ok(Progress::Paused) => return Ok(false),
            // It went through all of them before.
            Err(Halt::Broken(_)) | Ok(Progress::Done) => {}
        }
        self.is_within = false;
        self.known.all[place as usize].nimber = self.summary.nimber();
        Ok(true)
    }

    /// From what is unknown back along moves: how near it is, and which positions without a label
    /// cannot be told; the rest of these are draws.
    fn spread(&mut self) {
        let count = self.places.shape.count();
        let mut queue = mem::take(&mut self.queue);
        // Nothing waits any more.
        self.known.near = mem::take(&mut self.waiting);
        self.known.near.fill(OPEN.near);
        for place in 0..count {
            if self.places.kinds[place as usize] == Place::Broken {
                self.known.near[place as usize] = UNTOLD.near;
                queue.push_back(place);
            }
        }
        let broken = queue.len();
        let mut done = 0;
        loop {
            if done == broken {
                for place in 0..count {
                    let index = place as usize;
                    if self.flags[index] & UNKNOWN != 0 && self.known.near[index] > 1 {
                        self.known.near[index] = 1;
                        queue.push_back(place);
                    }
                }
            }
            let Some(place) = queue.pop_front() else {
                break;
            };
            done += 1;
            let near = self.known.near[place as usize] + 1;
            for &from in self.back.to(place) {
                if from & OF_SUM == 0 && self.known.near[from as usize] == OPEN.near {
                    self.known.near[from as usize] = near;
                    queue.push_back(from);
                }
            }
        }
        for place in 0..count {
            let index = place as usize;
            let is_unknown = self.flags[index] & UNKNOWN != 0;
            if self.known.all[index].label == Label::Unknown
                || (is_unknown && self.known.all[index].label == Label::Open)
            {
                self.known.all[index].label = Label::Unknown;
                queue.push_back(place);
            }
        }
        while let Some(place) = queue.pop_front() {
            for &from in self.back.to(place) {
                if from & OF_SUM == 0 && self.known.all[from as usize].label == Label::Open {
                    self.known.all[from as usize].label = Label::Unknown;
                    queue.push_back(from);
                }
            }
        }
        for known in &mut self.known.all {
            if known.label == Label::Open {
                known.label = Label::Draw;
            }
        }
        self.back = Back::default();
    }

    /// Whether the moves were kept, and labels went back along them.
    #[must_use]
    pub fn goes_back(&self) -> bool {
        !self.flags.is_empty()
    }

    pub(super) fn solved(&self, place: u32) -> Solved {
        self.known.at(place)
    }

    /// The nimbers of all tuples of the table, in lexicographic order; `None` where there is none.
    pub fn nimbers(&self) -> impl Iterator<Item = Option<u32>> {
        (0..self.places.shape.count()).map(|place| self.known.nimber(place))
    }

    /// The [depths](Self::depth) of all tuples of the table, in lexicographic order, bounds too; `None`
    /// where there is none.
    pub fn depths(&self) -> impl Iterator<Item = Option<u32>> {
        let has_depths = !self.rule.has_sums();
        let is_told = move |known: &Kept| has_depths && matches!(known.label, Label::N | Label::P);
        let all = self.known.all.iter();
        all.map(move |known| is_told(known).then_some(known.depth))
    }

    /// Whether the game is over at a position of the table by `won` or `lost`.
    #[must_use]
    pub fn is_told(&self, tuple: &[i64]) -> bool {
        matches!(self.kind_at(tuple), Ok(Place::Won | Place::Lost))
    }

    /// The place of a tuple among all of the table, in lexicographic order from 0; `None` out of it.
    #[must_use]
    pub fn place(&self, tuple: &[i64]) -> Option<u32> {
        self.places.shape.place(tuple)
    }

    /// The memory that is held, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let by_place = size_of::<Kept>() + size_of::<Place>();
        let numbers = [
            &self.known.near,
            &self.back.from,
            &self.back.starts,
            &self.waiting,
        ];
        self.known.all.len() * by_place
            + self.flags.len()
            + 4 * numbers.iter().map(|list| list.len()).sum::<usize>()
    }

    /// The table, by its ranges.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        &self.places.shape
    }

    /// The rule.
    #[must_use]
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The labels of all tuples of the table, in lexicographic order.
    pub fn labels(&self) -> impl Iterator<Item = Label> {
        self.known.all.iter().map(|known| known.label)
    }

    /// Who wins a position; `None` out of the table.
    #[must_use]
    pub fn label(&self, tuple: &[i64]) -> Option<Label> {
        let place = self.places.shape.place(tuple)?;
        Some(self.known.all[place as usize].label)
    }

    /// What a position is worth; `None` where it has no nimber, or none that is known.
    #[must_use]
    pub fn nimber(&self, tuple: &[i64]) -> Option<u32> {
        self.known.nimber(self.places.shape.place(tuple)?)
    }

    /// In how many moves a position ends, if the winner hurries and the loser delays, and whether
    /// that is exact; it is an upper bound where something unknown is nearer. `None` where nobody
    /// wins or nobody can tell, and in rules with sums.
    #[must_use]
    pub fn depth(&self, tuple: &[i64]) -> Option<(u32, bool)> {
        let place = self.places.shape.place(tuple)? as usize;
        let is_told = matches!(self.known.all[place].label, Label::N | Label::P);
        let (depth, near) = (self.known.all[place].depth, self.known.near[place]);
        (is_told && !self.rule.has_sums()).then_some((depth, near >= depth))
    }

    /// How many positions are broken, the first of them in lexicographic order, and why it is.
    #[must_use]
    pub fn broken(&self) -> Option<(u32, Vec<i64>, Broken)> {
        let (count, first, why) = self.broken?;
        let tuple = self.places.shape.tuple(first);
        Some((count, tuple[..self.rule.names.len()].to_vec(), why))
    }

    /// How many positions there are of each [`Label`], from N to unknown.
    #[must_use]
    pub fn counts(&self) -> [u32; 4] {
        let mut counts = [0; 4];
        for label in self.labels() {
            if let Some(count) = counts.get_mut(label as usize) {
                *count += 1;
            }
        }
        counts
    }
}

/// Refuses more moves than may be kept.
fn allowed(kept: u64) -> Result<(), Error> {
    if kept <= MAX_OPTIONS {
        return Ok(());
    }
    Err(Error::LabLarge {
        what: "options",
        value: kept.to_string(),
        limit: MAX_OPTIONS,
    })
}
