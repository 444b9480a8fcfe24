//! All positions of a table: who wins them, in how many moves, and their nimbers.
//!
//! If all moves lead to positions that come earlier in lexicographic order, one pass in that order
//! labels them. Otherwise the reversed moves are stored, and labels spread along them from the
//! ends: retrograde analysis. Both work in slices.

use std::collections::VecDeque;
use std::mem;

use super::broken::Broken;
use super::moves::{Found, Halt, OptionVisitor, Progress, Walk};
use super::program::Machine;
use super::rule::Rule;
use super::shape::{OUTSIDE, Places, Shape, TupleKind, kind_of};
use super::{Error, MAX_OPERATIONS, MAX_OPTIONS};

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

/// Flag: this predecessor reaches the position as one component of a sum.
const OF_SUM: u32 = 1 << 31;

/// The most turns between two checks of the operations, and how many operations count as one turn.
const PIECE: u64 = 4096;
const OPERATIONS_A_TURN: u64 = 32;

/// The result for a position; packed, because there may be millions.
#[derive(Clone, Copy, Debug)]
#[repr(Rust, packed)]
pub(super) struct Entry {
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
    /// How many moves away something unknown is; `u32::MAX` if it cannot be reached.
    unknown_distance: u32,
}

impl Entry {
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

    pub(super) fn known_nimber(self) -> Option<u32> {
        (self.nimber != NONE).then_some(self.nimber)
    }
}

/// Nothing is known yet.
const OPEN: Solved = Solved {
    label: Label::Open,
    depth: 0,
    nimber: NONE,
    unknown_distance: u32::MAX,
};

/// It will never be known.
const UNKNOWABLE: Solved = Solved {
    label: Label::Unknown,
    unknown_distance: 0,
    ..OPEN
};

/// The results by place.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) all: Vec<Entry>,
    /// By place, [`Solved::unknown_distance`]; empty during retrograde analysis.
    unknown_distance: Vec<u32>,
    /// Whether something unknown can be reached from any position.
    any_reaches_unknown: bool,
    is_misere: bool,
    has_nimbers: bool,
}

impl Known {
    fn at(&self, place: u32) -> Solved {
        let Entry {
            label,
            depth,
            nimber,
        } = self.all[place as usize];
        Solved {
            label,
            depth,
            nimber,
            unknown_distance: self
                .unknown_distance
                .get(place as usize)
                .copied()
                .unwrap_or(u32::MAX),
        }
    }

    fn set(&mut self, place: u32, solved: Solved) {
        self.all[place as usize] = Entry::of(solved);
        if let Some(unknown_distance) = self.unknown_distance.get_mut(place as usize) {
            *unknown_distance = solved.unknown_distance;
        }
        self.any_reaches_unknown |= solved.unknown_distance != OPEN.unknown_distance;
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
                unknown_distance: u32::MAX,
            },
            [OUTSIDE] => UNKNOWABLE,
            [place] => self.at(place),
            ref parts => match self.nimber_of_sum(parts) {
                None => UNKNOWABLE,
                Some(nimber) => Solved {
                    label: if nimber == 0 { Label::P } else { Label::N },
                    depth: 0,
                    nimber,
                    unknown_distance: u32::MAX,
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

/// A summary of the options of a position.
#[derive(Debug)]
struct Summary {
    /// The place of the position.
    place: u32,
    /// The smallest depth of a losing option; `u32::MAX` if there is none.
    lost: u32,
    /// One more than the largest depth of a winning option; 0 if there is none.
    won: u32,
    has_unknown: bool,
    unknown_distance: u32,
    has_nimbers: bool,
    /// By nimber, the last round in which an option had it; longer than the largest nimber so far.
    seen: Vec<u32>,
    round: u32,
    /// Whether an option comes later in lexicographic order.
    has_later_option: bool,
}

impl Summary {
    fn new() -> Self {
        Self {
            place: 0,
            lost: u32::MAX,
            won: 0,
            has_unknown: false,
            unknown_distance: u32::MAX,
            has_nimbers: true,
            seen: Vec::new(),
            round: 0,
            has_later_option: false,
        }
    }

    fn begin(&mut self, place: u32) {
        self.place = place;
        (self.lost, self.won) = (u32::MAX, 0);
        (self.has_unknown, self.has_later_option) = (false, false);
        self.unknown_distance = u32::MAX;
        self.has_nimbers = true;
        self.round += 1;
    }

    #[inline]
    fn add(&mut self, option: Solved) {
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

    /// The result for a position, all of whose options have their final results.
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
            unknown_distance: self.unknown_distance.saturating_add(1),
        }
    }
}

/// Summarizes options that come earlier in lexicographic order.
struct Below<'table> {
    summary: &'table mut Summary,
    known: &'table Known,
}

impl OptionVisitor for Below<'_> {
    fn accepts_runs(&self) -> bool {
        true
    }

    fn visit(&mut self, found: &Found, _: usize) {
        let place = self.summary.place;
        let parts = &found.places[..found.count];
        if parts.iter().any(|&part| part != OUTSIDE && part >= place) {
            self.summary.has_later_option = true;
        } else {
            self.summary.add(self.known.of(found));
        }
    }

    fn visit_run(&mut self, first: u32, step: i64, count: u32) {
        let last = i64::from(first) + step * i64::from(count - 1);
        if i64::from(first).max(last) >= i64::from(self.summary.place) {
            self.summary.has_later_option = true;
            return;
        }
        let Self { summary, known } = self;
        // Places between the first and the last, so wrapping does no harm.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let place = |at: u32| first.wrapping_add((step as u32).wrapping_mul(at)) as usize;
        if known.any_reaches_unknown {
            for at in 0..count {
                summary.unknown_distance = summary
                    .unknown_distance
                    .min(known.unknown_distance[place(at)]);
            }
        }
        // As `add` for each option, with the fields in local variables.
        let (mut lost, mut won) = (summary.lost, summary.won);
        let (mut has_unknown, mut has_nimbers) = (false, true);
        let (seen, round) = (&mut summary.seen[..], summary.round);
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
        (summary.lost, summary.won) = (lost, won);
        summary.has_unknown |= has_unknown;
        summary.has_nimbers &= has_nimbers;
    }
}

/// Summarizes options that have their final results.
struct All<'table> {
    summary: &'table mut Summary,
    known: &'table Known,
}

impl OptionVisitor for All<'_> {
    fn visit(&mut self, found: &Found, _: usize) {
        self.summary.add(self.known.of(found));
    }
}

/// Flag: an option is unknown.
const UNKNOWN: u8 = 1;
/// Flag: an option is a sum whose parts are all in the table.
const SUM: u8 = 2;
/// Flag: an option is the end.
const END: u8 = 4;

/// Where the options of a position lead.
#[derive(Debug, Default)]
struct Leads {
    /// The places of single positions, and of the parts of sums with [`OF_SUM`].
    places: Vec<u32>,
    flags: u8,
}

impl OptionVisitor for Leads {
    fn visit(&mut self, found: &Found, _: usize) {
        let parts = &found.places[..found.count];
        match *parts {
            [] => self.flags |= END,
            [OUTSIDE] => self.flags |= UNKNOWN,
            [place] => self.places.push(place),
            // A sum with a part outside the table has no known nimber.
            _ if parts.contains(&OUTSIDE) => self.flags |= UNKNOWN,
            _ => {
                self.flags |= SUM;
                self.places.extend(parts.iter().map(|place| place | OF_SUM));
            }
        }
    }
}

/// Who wins the options that are sums.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    has_lost: bool,
    has_unknown: bool,
}

/// Collects [`Sums`].
struct SumsOf<'table> {
    sums: &'table mut Sums,
    known: &'table Known,
}

impl OptionVisitor for SumsOf<'_> {
    fn visit(&mut self, found: &Found, _: usize) {
        if found.count > 1 {
            match self.known.of(found).label {
                Label::P => self.sums.has_lost = true,
                Label::N => {}
                _ => self.sums.has_unknown = true,
            }
        }
    }
}

/// The reversed moves of all places.
#[derive(Debug, Default)]
struct Predecessors {
    /// By place, where its predecessors begin in `from`; one more entry at the end.
    starts: Vec<u32>,
    /// The predecessors, with [`OF_SUM`] if the place is one part of the option.
    from: Vec<u32>,
}

impl Predecessors {
    fn to(&self, place: u32) -> &[u32] {
        let place = place as usize;
        &self.from[self.starts[place] as usize..self.starts[place + 1] as usize]
    }
}

/// A phase of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Finds the kinds of the tuples.
    Kinds,
    /// Labels all positions in one pass.
    Pass,
    /// Counts the predecessors of every place, then stores them.
    Count,
    Store,
    /// Spreads nimbers from the ends.
    Nimbers,
    /// Finds the positions that are ends, or that a sum decides.
    Ends,
    /// Spreads labels from the ends, then the distances to something unknown.
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
    /// The current place.
    at: u32,
    /// Whether the walk through the options of this place has begun.
    is_walking: bool,
    predecessors: Predecessors,
    /// By place, how many options are not final yet; see [`wait`](Self::wait).
    waiting: Vec<u32>,
    /// By place: [`UNKNOWN`], [`SUM`] and [`END`].
    flags: Vec<u8>,
    queue: VecDeque<u32>,
    /// How many positions are broken, the place of the first one, and why it is.
    broken: Option<(u32, u32, Broken)>,
    /// How many reversed moves are stored.
    stored: u64,
}

impl Work {
    /// Prepares the work. If the rule has no `table` statement, the table includes the positions
    /// `held`.
    ///
    /// # Errors
    ///
    /// If there are too many positions, or too many lines to try at them.
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
                all: vec![Entry::of(OPEN); count],
                unknown_distance: vec![OPEN.unknown_distance; count],
                any_reaches_unknown: false,
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
            is_walking: false,
            predecessors: Predecessors::default(),
            waiting: Vec::new(),
            flags: Vec::new(),
            queue: VecDeque::new(),
            broken: None,
            stored: 0,
        })
    }

    /// Does about `turns` turns of the work. Returns the part done, 0 to 1.
    ///
    /// # Errors
    ///
    /// If a limit is exceeded.
    pub fn advance(&mut self, turns: u64) -> Result<f64, Error> {
        let mut left = turns;
        while left > 0 && self.phase != Phase::Done {
            let (before, operations_before) = (self.walk.turns, self.machine.operations);
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
            // A new phase resets the counts. A turn with many operations counts more than once.
            let turns_taken = self.walk.turns.saturating_sub(before);
            let turns_of_operations =
                operations.saturating_sub(operations_before) / OPERATIONS_A_TURN;
            left = left.saturating_sub(turns_taken.max(turns_of_operations).max(1));
        }
        let of_place = f64::from(self.at) / f64::from(self.places.shape.count().max(1));
        Ok(match self.phase {
            Phase::Kinds => 0.05 * of_place,
            Phase::Pass => 0.05 + 0.9 * of_place,
            Phase::Count => 0.1 + 0.3 * of_place,
            Phase::Store => 0.4 + 0.3 * of_place,
            Phase::Nimbers => 0.7,
            Phase::Ends => 0.8,
            Phase::Labels => 0.9,
            Phase::Done => 1.0,
        })
    }

    /// Starts the next phase.
    fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        self.at = 0;
        self.is_walking = false;
    }

    fn mark_broken(&mut self, place: u32, broken: Broken) {
        self.places.kinds[place as usize] = TupleKind::Broken;
        self.known.set(place, UNKNOWABLE);
        let (count, first) = match self.broken {
            None => (0, (place, broken)),
            Some((count, first, of)) if first < place => (count, (first, of)),
            Some((count, ..)) => (count, (place, broken)),
        };
        self.broken = Some((count + 1, first.0, first.1));
    }

    /// Finds the kind of the current tuple.
    fn kind(&mut self) {
        let place = self.at;
        let tuple = self.places.shape.tuple(place);
        let tuple = &tuple[..self.rule.names.len()];
        match kind_of(&self.rule, &mut self.machine, tuple) {
            Err(broken) => self.mark_broken(place, broken),
            Ok(kind) => {
                self.places.kinds[place as usize] = kind;
                self.known.all[place as usize].label = match kind {
                    TupleKind::Blank => Label::Blank,
                    TupleKind::Won => Label::N,
                    TupleKind::Lost => Label::P,
                    TupleKind::Open | TupleKind::Broken => Label::Open,
                };
            }
        }
        self.at += 1;
        if self.at == self.places.shape.count() {
            self.begin(Phase::Pass);
        }
    }

    /// Walks through options of the current position, and then moves on to the next.
    fn position(&mut self, turns: u64) -> Result<(), Error> {
        let place = self.at;
        if place == self.places.shape.count() {
            self.next_phase();
            return Ok(());
        }
        let index = place as usize;
        let is_open = self.places.kinds[index] == TupleKind::Open;
        if !is_open || (self.phase == Phase::Ends && self.flags[index] & SUM == 0) {
            if self.phase == Phase::Ends {
                self.end_or_not(place, false);
            }
            self.at += 1;
            return Ok(());
        }
        if !self.is_walking {
            self.begin_walk(place);
        }
        match self.walk_options(turns) {
            Err(Halt::Limit(error)) => return Err(error),
            Err(Halt::Broken(broken)) => self.mark_broken(place, broken),
            Ok(_) if self.summary.has_later_option => {
                self.start_retrograde();
                return Ok(());
            }
            Ok(Progress::Paused) if self.phase == Phase::Count => {
                return check_stored(self.stored + self.leads.places.len() as u64);
            }
            Ok(Progress::Paused) => return Ok(()),
            Ok(Progress::Done) => match self.phase {
                Phase::Pass => self.known.set(place, self.summary.solved(&self.known)),
                Phase::Count => self.count_leads(place)?,
                Phase::Store => self.store_leads(place),
                _ => self.label_end(place),
            },
        }
        self.is_walking = false;
        self.at += 1;
        Ok(())
    }

    /// Begins the walk through the options of a position, whatever the phase.
    fn begin_walk(&mut self, place: u32) {
        let tuple = self.places.shape.tuple(place);
        self.walk.begin(&mut self.machine, &tuple);
        self.is_walking = true;
        self.leads.places.clear();
        self.leads.flags = 0;
        self.sums = Sums::default();
        self.summary.begin(place);
    }

    /// Walks on; the phase decides what is made of the options.
    fn walk_options(&mut self, turns: u64) -> Result<Progress, Halt> {
        let (rule, machine, places) = (&self.rule, &mut self.machine, &self.places);
        let known = &self.known;
        match self.phase {
            Phase::Pass => {
                let summary = &mut self.summary;
                let mut below = Below { summary, known };
                self.walk.go(rule, machine, places, turns, &mut below)
            }
            Phase::Ends => {
                let sums = &mut self.sums;
                let options: &mut dyn OptionVisitor = &mut SumsOf { sums, known };
                self.walk.go(rule, machine, places, turns, options)
            }
            _ => {
                let options: &mut dyn OptionVisitor = &mut self.leads;
                self.walk.go(rule, machine, places, turns, options)
            }
        }
    }

    /// Counts the predecessors that the options of a position get by it.
    fn count_leads(&mut self, place: u32) -> Result<(), Error> {
        self.stored += self.leads.places.len() as u64;
        check_stored(self.stored)?;
        self.flags[place as usize] = self.leads.flags;
        for &to in &self.leads.places {
            self.predecessors.starts[(to & !OF_SUM) as usize] += 1;
        }
        Ok(())
    }

    /// Stores a position as a predecessor of its options.
    fn store_leads(&mut self, place: u32) {
        for &to in &self.leads.places {
            // Fills its part of the list from the end.
            let start = &mut self.predecessors.starts[(to & !OF_SUM) as usize];
            *start -= 1;
            self.predecessors.from[*start as usize] = place | (to & OF_SUM);
        }
    }

    /// Takes over what its sums tell of a position that nothing else has decided.
    fn label_end(&mut self, place: u32) {
        let Sums {
            has_lost,
            has_unknown,
        } = self.sums;
        if has_unknown {
            self.flags[place as usize] |= UNKNOWN;
        }
        self.end_or_not(place, has_lost);
    }

    /// Switches to retrograde analysis: one pass is not enough.
    fn start_retrograde(&mut self) {
        let count = self.places.shape.count() as usize;
        for (known, kind) in self.known.all.iter_mut().zip(&self.places.kinds) {
            if *kind == TupleKind::Open {
                *known = Entry::of(OPEN);
            }
        }
        // Reuses the memory of `unknown_distance`, in which nothing is recorded yet: the allocator
        // might not find freed memory again.
        self.waiting = mem::take(&mut self.known.unknown_distance);
        self.summary.has_later_option = false;
        self.flags = vec![0; count];
        self.predecessors.starts = vec![0; count + 1];
        self.again(Phase::Count);
    }

    /// Starts a phase that walks through all moves again, with new counts.
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
                for start in &mut self.predecessors.starts {
                    sum += *start;
                    *start = sum;
                }
                self.predecessors.from = vec![0; sum as usize];
                // Every place enters it at most once, so it never grows.
                self.queue = VecDeque::with_capacity(self.known.all.len());
                self.again(Phase::Store);
            }
            Phase::Store if self.known.has_nimbers => {
                self.wait(true);
                let mut queue = mem::take(&mut self.queue);
                let is_ready = |&place: &u32| self.is_ready(place);
                queue.extend((0..self.places.shape.count()).filter(is_ready));
                self.queue = queue;
                self.again(Phase::Nimbers);
            }
            Phase::Store => {
                self.wait(false);
                self.again(Phase::Ends);
            }
            _ => {
                // `end_or_not` queued the ends; these positions are one move away from an end.
                let nearest = (0..).zip(&self.known.all);
                let nearest = nearest.filter(|(_, entry)| entry.depth == 1);
                self.queue.extend(nearest.map(|(place, _)| place));
                self.again(Phase::Labels);
            }
        }
    }

    /// Sets, by place, how many stored moves it has; with those to parts of sums, or without.
    fn wait(&mut self, with_sums: bool) {
        self.waiting.fill(0);
        for &from in &self.predecessors.from {
            if with_sums || from & OF_SUM == 0 {
                self.waiting[(from & !OF_SUM) as usize] += 1;
            }
        }
    }

    /// Whether the nimbers of all options are known.
    fn is_ready(&self, place: u32) -> bool {
        let place = place as usize;
        self.places.kinds[place] == TupleKind::Open
            && self.waiting[place] == 0
            && self.flags[place] & UNKNOWN == 0
    }

    /// Labels a position that is decided without the labels of others.
    fn end_or_not(&mut self, place: u32, has_lost_sum: bool) {
        let index = place as usize;
        let flags = self.flags[index];
        let (label, depth) = match self.places.kinds[index] {
            TupleKind::Won => (Label::N, 0),
            TupleKind::Blank | TupleKind::Broken => return,
            TupleKind::Open if has_lost_sum => (Label::N, 1),
            TupleKind::Open if flags & END != 0 && !self.known.is_misere => (Label::N, 1),
            TupleKind::Open if self.waiting[index] > 0 || flags & UNKNOWN != 0 => return,
            // All its options are sums that are N, or, in a misère rule, ends.
            TupleKind::Open if flags != 0 => (Label::P, 1),
            TupleKind::Open if self.known.is_misere => (Label::N, 0),
            TupleKind::Open | TupleKind::Lost => (Label::P, 0),
        };
        self.known.all[index].label = label;
        self.known.all[index].depth = depth;
        if depth == 0 {
            self.queue.push_back(place);
        }
    }

    /// Takes the next position from the queue, and updates its predecessors.
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
        if self.phase == Phase::Nimbers && !self.find_nimber(place, turns)? {
            return Ok(());
        }
        self.queue.pop_front();
        self.at += 1;
        let label = self.known.all[place as usize].label;
        let depth = self.known.all[place as usize].depth + 1;
        for at in
            self.predecessors.starts[place as usize]..self.predecessors.starts[place as usize + 1]
        {
            let from = self.predecessors.from[at as usize];
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

    /// Finds the nimber of a position whose options all have theirs; false if the walk is paused.
    fn find_nimber(&mut self, place: u32, turns: u64) -> Result<bool, Error> {
        if !self.is_walking {
            let tuple = self.places.shape.tuple(place);
            self.walk.begin(&mut self.machine, &tuple);
            self.summary.begin(place);
            self.is_walking = true;
        }
        let (summary, known) = (&mut self.summary, &self.known);
        let all: &mut dyn OptionVisitor = &mut All { summary, known };
        let (machine, places) = (&mut self.machine, &self.places);
        match self.walk.go(&self.rule, machine, places, turns, all) {
            Err(Halt::Limit(error)) => return Err(error),
            Ok(Progress::Paused) => return Ok(false),
            // The walk completed in an earlier phase.
            Err(Halt::Broken(_)) | Ok(Progress::Done) => {}
        }
        self.is_walking = false;
        self.known.all[place as usize].nimber = self.summary.nimber();
        Ok(true)
    }

    /// Spreads from unknown positions along reversed moves: the distances to them, and which
    /// unlabelled positions are unknown; the other unlabelled ones are draws.
    fn spread(&mut self) {
        let count = self.places.shape.count();
        let mut queue = mem::take(&mut self.queue);
        // `waiting` is no longer needed.
        self.known.unknown_distance = mem::take(&mut self.waiting);
        self.known.unknown_distance.fill(OPEN.unknown_distance);
        for place in 0..count {
            if self.places.kinds[place as usize] == TupleKind::Broken {
                self.known.unknown_distance[place as usize] = UNKNOWABLE.unknown_distance;
                queue.push_back(place);
            }
        }
        let broken = queue.len();
        let mut done = 0;
        loop {
            if done == broken {
                for place in 0..count {
                    let index = place as usize;
                    if self.flags[index] & UNKNOWN != 0 && self.known.unknown_distance[index] > 1 {
                        self.known.unknown_distance[index] = 1;
                        queue.push_back(place);
                    }
                }
            }
            let Some(place) = queue.pop_front() else {
                break;
            };
            done += 1;
            let unknown_distance = self.known.unknown_distance[place as usize] + 1;
            for &from in self.predecessors.to(place) {
                if from & OF_SUM == 0
                    && self.known.unknown_distance[from as usize] == OPEN.unknown_distance
                {
                    self.known.unknown_distance[from as usize] = unknown_distance;
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
            for &from in self.predecessors.to(place) {
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
        self.predecessors = Predecessors::default();
    }

    /// Whether retrograde analysis was needed.
    #[must_use]
    pub fn is_retrograde(&self) -> bool {
        !self.flags.is_empty()
    }

    pub(super) fn solved(&self, place: u32) -> Solved {
        self.known.at(place)
    }

    /// The nimbers of all tuples of the table, in lexicographic order; `None` if there is none.
    pub fn nimbers(&self) -> impl Iterator<Item = Option<u32>> {
        (0..self.places.shape.count()).map(|place| self.known.nimber(place))
    }

    /// The [depths](Self::depth) of all tuples of the table, in lexicographic order, upper bounds
    /// included; `None` if there is none.
    pub fn depths(&self) -> impl Iterator<Item = Option<u32>> {
        let has_depths = !self.rule.has_sums();
        let is_solved =
            move |known: &Entry| has_depths && matches!(known.label, Label::N | Label::P);
        let all = self.known.all.iter();
        all.map(move |known| is_solved(known).then_some(known.depth))
    }

    /// Whether `won` or `lost` ends the game at a position.
    #[must_use]
    pub fn ends_by_rule(&self, tuple: &[i64]) -> bool {
        matches!(self.kind_at(tuple), Ok(TupleKind::Won | TupleKind::Lost))
    }

    /// The place of a tuple in the table, in lexicographic order from 0; `None` outside the table.
    #[must_use]
    pub fn place(&self, tuple: &[i64]) -> Option<u32> {
        self.places.shape.place(tuple)
    }

    /// The memory it holds, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let by_place = size_of::<Entry>() + size_of::<TupleKind>();
        let numbers = [
            &self.known.unknown_distance,
            &self.predecessors.from,
            &self.predecessors.starts,
            &self.waiting,
        ];
        self.known.all.len() * by_place
            + self.flags.len()
            + 4 * numbers.iter().map(|list| list.len()).sum::<usize>()
    }

    /// The ranges of the table.
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

    /// Who wins a position; `None` outside the table.
    #[must_use]
    pub fn label(&self, tuple: &[i64]) -> Option<Label> {
        let place = self.places.shape.place(tuple)?;
        Some(self.known.all[place as usize].label)
    }

    /// The nimber of a position; `None` if it has none, or it is unknown.
    #[must_use]
    pub fn nimber(&self, tuple: &[i64]) -> Option<u32> {
        self.known.nimber(self.places.shape.place(tuple)?)
    }

    /// How many moves until the game ends, if the winner hurries and the loser delays, and whether
    /// that is exact; it is an upper bound if something unknown is nearer. `None` if nobody wins,
    /// if it is unknown, and for rules with sums.
    #[must_use]
    pub fn depth(&self, tuple: &[i64]) -> Option<(u32, bool)> {
        let place = self.places.shape.place(tuple)? as usize;
        let is_solved = matches!(self.known.all[place].label, Label::N | Label::P);
        let (depth, unknown_distance) = (
            self.known.all[place].depth,
            self.known.unknown_distance[place],
        );
        (is_solved && !self.rule.has_sums()).then_some((depth, unknown_distance >= depth))
    }

    /// How many positions are broken, the first one in lexicographic order, and why it is.
    #[must_use]
    pub fn broken(&self) -> Option<(u32, Vec<i64>, Broken)> {
        let (count, first, why) = self.broken?;
        let tuple = self.places.shape.tuple(first);
        Some((count, tuple[..self.rule.names.len()].to_vec(), why))
    }

    /// How many positions have each [`Label`], from N to unknown.
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

/// Checks that the stored moves are within the limit.
fn check_stored(stored: u64) -> Result<(), Error> {
    if stored <= MAX_OPTIONS {
        return Ok(());
    }
    Err(Error::LabLarge {
        what: "options",
        value: stored.to_string(),
        limit: MAX_OPTIONS,
    })
}
