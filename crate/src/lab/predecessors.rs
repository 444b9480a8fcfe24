//! Stores the reversed moves of all positions: by place, from where it can be reached.

use super::moves::{Found, OptionVisitor};
use super::shape::OUTSIDE;
use super::table::{Table, Walked, Walker};
use super::{Error, MAX_OPTIONS};

/// Flag: this predecessor reaches the position as one component of a sum.
pub(super) const OF_SUM: u32 = 1 << 31;

/// Flag: an option is unknown.
pub(super) const UNKNOWN: u8 = 1;
/// Flag: an option is a sum whose parts are all in the table.
pub(super) const SUM: u8 = 2;
/// Flag: an option is the end.
pub(super) const END: u8 = 4;

/// Where the options of a position lead.
#[derive(Debug, Default)]
struct Leads {
    /// The places of single positions, and of the parts of sums with [`OF_SUM`].
    places: Vec<u32>,
    /// [`UNKNOWN`], [`SUM`] and [`END`].
    flags: u8,
}

impl Leads {
    fn clear(&mut self) {
        self.places.clear();
        self.flags = 0;
    }

    /// Walks through the options of the current position.
    fn walk(&mut self, table: &Table, walker: &mut Walker, turns: u64) -> Result<Walked, Error> {
        if walker.begin(table, walker.at) {
            self.clear();
        }
        let options: &mut dyn OptionVisitor = self;
        walker.go(table, turns, options)
    }
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

/// Counts the predecessors of every place.
#[derive(Debug)]
pub(super) struct Count {
    leads: Leads,
    /// By place: [`UNKNOWN`], [`SUM`] and [`END`].
    flags: Vec<u8>,
    /// By place, how many predecessors it has; one more entry at the end.
    starts: Vec<u32>,
    /// How many reversed moves there are so far.
    stored: u64,
}

impl Count {
    pub(super) fn new(table: &Table) -> Self {
        let count = table.count() as usize;
        Self {
            leads: Leads::default(),
            flags: vec![0; count],
            starts: vec![0; count + 1],
            stored: 0,
        }
    }

    /// Walks through options of the current position, and then moves on to the next. Returns
    /// whether all places are done.
    pub(super) fn advance(
        &mut self,
        table: &mut Table,
        walker: &mut Walker,
        turns: u64,
    ) -> Result<bool, Error> {
        let place = walker.at;
        if place == table.count() {
            return Ok(true);
        }
        if table.is_open(place) {
            match self.leads.walk(table, walker, turns)? {
                Walked::Broken(broken) => table.mark_broken(place, broken),
                Walked::Paused => {
                    check_stored(self.stored + self.leads.places.len() as u64)?;
                    return Ok(false);
                }
                Walked::Done => {
                    self.stored += self.leads.places.len() as u64;
                    check_stored(self.stored)?;
                    self.flags[place as usize] = self.leads.flags;
                    for &to in &self.leads.places {
                        self.starts[(to & !OF_SUM) as usize] += 1;
                    }
                }
            }
        }
        walker.at += 1;
        Ok(false)
    }

    /// The memory it holds, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.flags.len() + size_of_val(&self.starts[..])
    }

    /// The next phase.
    pub(super) fn store(self) -> Store {
        let Self {
            leads,
            flags,
            mut starts,
            ..
        } = self;
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let from = vec![0; sum as usize];
        Store {
            leads,
            flags,
            predecessors: Predecessors { starts, from },
        }
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

/// The reversed moves of all places.
#[derive(Debug)]
pub(super) struct Predecessors {
    /// By place, where its predecessors begin in `from`; one more entry at the end. While they are
    /// stored, where those begin that are stored already.
    starts: Vec<u32>,
    /// The predecessors, with [`OF_SUM`] if the place is one part of the option.
    pub(super) from: Vec<u32>,
}

impl Predecessors {
    pub(super) fn to(&self, place: u32) -> &[u32] {
        let place = place as usize;
        &self.from[self.starts[place] as usize..self.starts[place + 1] as usize]
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.starts[..]) + size_of_val(&self.from[..])
    }
}

/// Stores the predecessors of every place.
#[derive(Debug)]
pub(super) struct Store {
    leads: Leads,
    /// By place: [`UNKNOWN`], [`SUM`] and [`END`].
    pub(super) flags: Vec<u8>,
    pub(super) predecessors: Predecessors,
}

impl Store {
    /// Walks through options of the current position, and then moves on to the next. Returns
    /// whether all places are done.
    pub(super) fn advance(
        &mut self,
        table: &mut Table,
        walker: &mut Walker,
        turns: u64,
    ) -> Result<bool, Error> {
        let place = walker.at;
        if place == table.count() {
            return Ok(true);
        }
        if table.is_open(place) {
            match self.leads.walk(table, walker, turns)? {
                Walked::Broken(broken) => table.mark_broken(place, broken),
                Walked::Paused => return Ok(false),
                Walked::Done => {
                    let Predecessors { starts, from } = &mut self.predecessors;
                    for &to in &self.leads.places {
                        // Fills its part of the list from the end.
                        let start = &mut starts[(to & !OF_SUM) as usize];
                        *start -= 1;
                        from[*start as usize] = place | (to & OF_SUM);
                    }
                }
            }
        }
        walker.at += 1;
        Ok(false)
    }
}
