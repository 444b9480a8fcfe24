//! Retrograde analysis: the reversed moves of all positions are stored, and nimbers, labels and
//! distances spread along them from the ends.

use std::collections::VecDeque;
use std::mem;

use super::Error;
use super::known::{Entry, FAR, Known, Label};
use super::moves::{Found, OptionVisitor};
use super::predecessors::{Count, END, OF_SUM, Predecessors, SUM, Store, UNKNOWN};
use super::shape::TupleKind;
use super::summary::Summary;
use super::table::{Table, Walked, Walker};

/// The phases. What a phase works with exists only in it.
#[derive(Debug)]
pub(super) enum Retrograde {
    /// Counts the predecessors of every place.
    Count(Count),
    /// Stores them.
    Store(Store),
    /// Spreads nimbers from the ends.
    Nimbers(Spread, Summary),
    /// Finds the positions that are ends, or that a sum decides.
    Ends(Spread, Sums),
    /// Spreads labels from the ends, then the distances to something unknown.
    Labels(Spread),
    Done,
}

impl Retrograde {
    /// Forgets what one pass has found.
    pub(super) fn new(table: &mut Table) -> Self {
        table.reopen();
        Self::Count(Count::new(table))
    }

    /// Does a piece of the current phase, or begins the next one. Returns whether all is done.
    pub(super) fn advance(
        &mut self,
        table: &mut Table,
        walker: &mut Walker,
        turns: u64,
    ) -> Result<bool, Error> {
        let is_phase_done = match self {
            Self::Count(count) => count.advance(table, walker, turns)?,
            Self::Store(store) => store.advance(table, walker, turns)?,
            Self::Nimbers(spread, summary) => {
                spread.spread_nimber(summary, table, walker, turns)?
            }
            Self::Ends(spread, sums) => spread.find_end(sums, table, walker, turns)?,
            Self::Labels(spread) => spread.spread_label(&mut table.known),
            Self::Done => false,
        };
        if is_phase_done {
            walker.restart();
            *self = mem::replace(self, Self::Done).next(table);
        }
        Ok(matches!(self, Self::Done))
    }

    /// The next phase.
    fn next(self, table: &mut Table) -> Self {
        match self {
            Self::Count(count) => Self::Store(count.store()),
            Self::Store(store) if table.known.has_nimbers => {
                let mut spread = Spread::new(store, table);
                spread.wait(true);
                spread.queue_ready(table);
                Self::Nimbers(spread, Summary::new())
            }
            Self::Store(store) => {
                let mut spread = Spread::new(store, table);
                spread.wait(false);
                Self::Ends(spread, Sums::default())
            }
            Self::Nimbers(mut spread, _) => {
                spread.wait(false);
                Self::Ends(spread, Sums::default())
            }
            Self::Ends(mut spread, _) => {
                spread.queue_nearest(&table.known);
                Self::Labels(spread)
            }
            Self::Labels(mut spread) => {
                spread.find_distances(table);
                spread.label_others(&mut table.known);
                Self::Done
            }
            Self::Done => Self::Done,
        }
    }

    /// The part of all work that is done, if the phase is done at a part of all places.
    pub(super) fn part_done(&self, of_places: f64) -> f64 {
        match self {
            Self::Count(_) => 0.1 + 0.3 * of_places,
            Self::Store(_) => 0.4 + 0.3 * of_places,
            Self::Nimbers(..) => 0.7,
            Self::Ends(..) => 0.8,
            Self::Labels(_) => 0.9,
            Self::Done => 1.0,
        }
    }

    /// The memory it holds, in bytes.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Count(count) => count.bytes(),
            Self::Store(store) => store.flags.len() + store.predecessors.bytes(),
            Self::Nimbers(spread, _) | Self::Ends(spread, _) | Self::Labels(spread) => {
                spread.flags.len() + spread.predecessors.bytes() + size_of_val(&spread.waiting[..])
            }
            Self::Done => 0,
        }
    }
}

/// What spreads along the reversed moves.
#[derive(Debug)]
pub(super) struct Spread {
    predecessors: Predecessors,
    /// By place: [`UNKNOWN`], [`SUM`] and [`END`].
    flags: Vec<u8>,
    /// By place, how many options are not final yet; see [`wait`](Self::wait).
    waiting: Vec<u32>,
    /// The places from which it has not spread yet.
    queue: VecDeque<u32>,
}

impl Spread {
    fn new(store: Store, table: &mut Table) -> Self {
        Self {
            predecessors: store.predecessors,
            flags: store.flags,
            // The distances are found last. Their memory is used until then: the allocator might
            // not find freed memory again.
            waiting: mem::take(&mut table.known.unknown_distance),
            // Every place enters it at most once, so it never grows.
            queue: VecDeque::with_capacity(table.count() as usize),
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

    /// Whether no option of a place is waited for, and none is unknown.
    fn is_ready(waiting: &[u32], flags: &[u8], place: u32) -> bool {
        waiting[place as usize] == 0 && flags[place as usize] & UNKNOWN == 0
    }

    /// Queues the open positions whose options all have nimbers.
    fn queue_ready(&mut self, table: &Table) {
        let (waiting, flags) = (&self.waiting, &self.flags);
        let is_ready = |&place: &u32| table.is_open(place) && Self::is_ready(waiting, flags, place);
        self.queue.extend((0..table.count()).filter(is_ready));
    }

    /// Finds the nimber of the next position in the queue, whose options all have theirs. Returns
    /// whether the queue is empty.
    fn spread_nimber(
        &mut self,
        summary: &mut Summary,
        table: &mut Table,
        walker: &mut Walker,
        turns: u64,
    ) -> Result<bool, Error> {
        let Some(&place) = self.queue.front() else {
            return Ok(true);
        };
        if walker.begin(table, place) {
            summary.begin();
        }
        let known = &table.known;
        let options: &mut dyn OptionVisitor = &mut Summarized { summary, known };
        match walker.go(table, turns, options)? {
            Walked::Paused => return Ok(false),
            // Nothing is broken: this walk was completed in an earlier phase.
            Walked::Done | Walked::Broken(_) => {}
        }
        table.known.all[place as usize].nimber = summary.nimber();
        self.queue.pop_front();
        for &from in self.predecessors.to(place) {
            let source = from & !OF_SUM;
            self.waiting[source as usize] -= 1;
            if table.is_open(source) && Self::is_ready(&self.waiting, &self.flags, source) {
                self.queue.push_back(source);
            }
        }
        Ok(false)
    }

    /// Labels the current position if it is decided without the labels of others, and moves on to
    /// the next. Returns whether all places are done.
    fn find_end(
        &mut self,
        sums: &mut Sums,
        table: &mut Table,
        walker: &mut Walker,
        turns: u64,
    ) -> Result<bool, Error> {
        let place = walker.at;
        if place == table.count() {
            return Ok(true);
        }
        if !table.is_open(place) || self.flags[place as usize] & SUM == 0 {
            self.end_or_not(table, place, false);
        } else {
            if walker.begin(table, place) {
                *sums = Sums::default();
            }
            let known = &table.known;
            let options: &mut dyn OptionVisitor = &mut SumsOf { sums, known };
            match walker.go(table, turns, options)? {
                Walked::Broken(broken) => table.mark_broken(place, broken),
                Walked::Paused => return Ok(false),
                Walked::Done => {
                    if sums.has_unknown {
                        self.flags[place as usize] |= UNKNOWN;
                    }
                    self.end_or_not(table, place, sums.has_lost);
                }
            }
        }
        walker.at += 1;
        Ok(false)
    }

    /// Labels a position that is decided without the labels of others, and queues the ends.
    fn end_or_not(&mut self, table: &mut Table, place: u32, has_lost_sum: bool) {
        let index = place as usize;
        let flags = self.flags[index];
        let is_misere = table.known.is_misere;
        let (label, depth) = match table.places.kinds[index] {
            TupleKind::Won => (Label::N, 0),
            TupleKind::Blank | TupleKind::Broken => return,
            TupleKind::Open if has_lost_sum => (Label::N, 1),
            TupleKind::Open if flags & END != 0 && !is_misere => (Label::N, 1),
            TupleKind::Open if !Self::is_ready(&self.waiting, &self.flags, place) => return,
            // All its options are sums that are N, or, in a misère rule, ends.
            TupleKind::Open if flags != 0 => (Label::P, 1),
            TupleKind::Open if is_misere => (Label::N, 0),
            TupleKind::Open | TupleKind::Lost => (Label::P, 0),
        };
        let entry = &mut table.known.all[index];
        (entry.label, entry.depth) = (label, depth);
        if depth == 0 {
            self.queue.push_back(place);
        }
    }

    /// Queues the positions that are one move away from an end, behind the ends.
    fn queue_nearest(&mut self, known: &Known) {
        let nearest = (0..).zip(&known.all);
        let nearest = nearest.filter(|(_, entry)| entry.depth == 1);
        self.queue.extend(nearest.map(|(place, _)| place));
    }

    /// Labels the predecessors that the next position in the queue decides. Returns whether the
    /// queue is empty.
    fn spread_label(&mut self, known: &mut Known) -> bool {
        let Some(place) = self.queue.pop_front() else {
            return true;
        };
        let Entry { label, depth, .. } = known.all[place as usize];
        for &from in self.predecessors.to(place) {
            if from & OF_SUM != 0 || known.all[from as usize].label != Label::Open {
                continue;
            }
            self.waiting[from as usize] -= u32::from(label == Label::N);
            let becomes = match label {
                Label::P => Label::N,
                _ if Self::is_ready(&self.waiting, &self.flags, from) => Label::P,
                _ => continue,
            };
            let entry = &mut known.all[from as usize];
            (entry.label, entry.depth) = (becomes, depth + 1);
            self.queue.push_back(from);
        }
        false
    }

    /// Finds the distances to something unknown: they spread from broken positions, at distance 0,
    /// and from those with an unknown option, at distance 1.
    fn find_distances(&mut self, table: &mut Table) {
        let mut distances = mem::take(&mut self.waiting);
        distances.fill(FAR);
        for place in 0..table.count() {
            if table.places.kinds[place as usize] == TupleKind::Broken {
                distances[place as usize] = 0;
                self.queue.push_back(place);
            }
        }
        for _ in 0..self.queue.len() {
            self.spread_distance(&mut distances);
        }
        for place in 0..table.count() {
            let index = place as usize;
            if self.flags[index] & UNKNOWN != 0 && distances[index] > 1 {
                distances[index] = 1;
                self.queue.push_back(place);
            }
        }
        while !self.queue.is_empty() {
            self.spread_distance(&mut distances);
        }
        table.known.unknown_distance = distances;
    }

    /// Sets the distances of the predecessors of the next position in the queue.
    fn spread_distance(&mut self, distances: &mut [u32]) {
        let Some(place) = self.queue.pop_front() else {
            return;
        };
        for &from in self.predecessors.to(place) {
            if from & OF_SUM == 0 && distances[from as usize] == FAR {
                distances[from as usize] = distances[place as usize] + 1;
                self.queue.push_back(from);
            }
        }
    }

    /// Labels the open positions: those that reach something unknown by open positions are unknown,
    /// the others are draws.
    fn label_others(&mut self, known: &mut Known) {
        for ((place, entry), flags) in (0..).zip(&mut known.all).zip(&self.flags) {
            let is_unknown = flags & UNKNOWN != 0 && entry.label == Label::Open;
            if is_unknown || entry.label == Label::Unknown {
                entry.label = Label::Unknown;
                self.queue.push_back(place);
            }
        }
        while let Some(place) = self.queue.pop_front() {
            for &from in self.predecessors.to(place) {
                if from & OF_SUM == 0 && known.all[from as usize].label == Label::Open {
                    known.all[from as usize].label = Label::Unknown;
                    self.queue.push_back(from);
                }
            }
        }
        for entry in &mut known.all {
            if entry.label == Label::Open {
                entry.label = Label::Draw;
            }
        }
    }
}

/// Summarizes options that have their final results.
struct Summarized<'table> {
    summary: &'table mut Summary,
    known: &'table Known,
}

impl OptionVisitor for Summarized<'_> {
    fn visit(&mut self, found: &Found, _: usize) {
        self.summary.add(self.known.of(found));
    }
}

/// Who wins the options that are sums.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
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
