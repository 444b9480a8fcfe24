//! The positions of a table with what is known of them, and a walker through their options.

use super::broken::Broken;
use super::known::{Entry, FAR, Known, Label, Solved};
use super::moves::{Halt, OptionVisitor, Progress, Walk};
use super::program::Machine;
use super::rule::Rule;
use super::shape::{Places, Shape, TupleKind, kind_of};
use super::{Error, MAX_OPERATIONS};

/// How many operations count as one turn.
const OPERATIONS_A_TURN: u64 = 32;

/// All positions of the table of a rule.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) rule: Rule,
    pub(super) places: Places,
    pub(super) known: Known,
    /// How many positions are broken, the place of the first one, and why it is.
    pub(super) broken: Option<(u32, u32, Broken)>,
}

impl Table {
    pub(super) fn new(rule: Rule, shape: Shape) -> Self {
        let count = shape.count() as usize;
        Self {
            known: Known {
                all: vec![Entry::OPEN; count],
                unknown_distance: vec![FAR; count],
                any_reaches_unknown: false,
                is_misere: rule.is_misere(),
                has_nimbers: rule.has_nimbers(),
            },
            places: Places::new(&rule, shape),
            rule,
            broken: None,
        }
    }

    /// How many places it has.
    pub(super) fn count(&self) -> u32 {
        self.places.shape.count()
    }

    /// Whether the moves of a position decide who wins it.
    pub(super) fn is_open(&self, place: u32) -> bool {
        self.places.kinds[place as usize] == TupleKind::Open
    }

    pub(super) fn mark_broken(&mut self, place: u32, broken: Broken) {
        self.places.kinds[place as usize] = TupleKind::Broken;
        self.known.set(place, Solved::UNKNOWABLE);
        let (count, first) = match self.broken {
            None => (0, (place, broken)),
            Some((count, first, of)) if first < place => (count, (first, of)),
            Some((count, ..)) => (count, (place, broken)),
        };
        self.broken = Some((count + 1, first.0, first.1));
    }

    /// Finds the kind of a tuple.
    pub(super) fn find_kind(&mut self, machine: &mut Machine, place: u32) {
        let tuple = self.places.shape.tuple(place);
        let tuple = &tuple[..self.rule.names.len()];
        match kind_of(&self.rule, machine, tuple) {
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
    }

    /// Forgets the results of positions that are not ends, and not broken.
    pub(super) fn reopen(&mut self) {
        for (known, kind) in self.known.all.iter_mut().zip(&self.places.kinds) {
            if *kind == TupleKind::Open {
                *known = Entry::OPEN;
            }
        }
    }
}

/// How far a walk through the options of a position is.
pub(super) enum Walked {
    Done,
    Paused,
    Broken(Broken),
}

/// Walks through the options of one position after another.
#[derive(Debug)]
pub(super) struct Walker {
    pub(super) machine: Machine,
    walk: Walk,
    /// Whether a walk has begun and is not done.
    is_walking: bool,
    /// The current place of a phase that visits all places in their order.
    pub(super) at: u32,
}

impl Walker {
    pub(super) fn new() -> Self {
        Self {
            machine: Machine::new(),
            walk: Walk::new(),
            is_walking: false,
            at: 0,
        }
    }

    /// Goes back to the first place, and counts turns and operations again from 0.
    pub(super) fn restart(&mut self) {
        self.walk.turns = 0;
        self.machine.operations = 0;
        self.is_walking = false;
        self.at = 0;
    }

    /// Begins the walk through the options of a position, if no walk is paused. Returns whether it
    /// begins.
    pub(super) fn begin(&mut self, table: &Table, place: u32) -> bool {
        let begins = !self.is_walking;
        if begins {
            let tuple = table.places.shape.tuple(place);
            self.walk.begin(&mut self.machine, &tuple);
            self.is_walking = true;
        }
        begins
    }

    /// Continues until all options are visited, or for `turns` turns.
    ///
    /// # Errors
    ///
    /// If a limit is exceeded.
    pub(super) fn go<O: OptionVisitor + ?Sized>(
        &mut self,
        table: &Table,
        turns: u64,
        options: &mut O,
    ) -> Result<Walked, Error> {
        let Table { rule, places, .. } = table;
        let walked = match (self.walk).go(rule, &mut self.machine, places, turns, options) {
            Ok(Progress::Paused) => return Ok(Walked::Paused),
            Ok(Progress::Done) => Walked::Done,
            Err(Halt::Broken(broken)) => Walked::Broken(broken),
            Err(Halt::Limit(error)) => return Err(error),
        };
        self.is_walking = false;
        Ok(walked)
    }

    /// The turns and the operations since the count began.
    pub(super) fn counts(&self) -> (u64, u64) {
        (self.walk.turns, self.machine.operations)
    }

    /// How many turns a piece of work took, at least one: a turn with many operations counts more
    /// than once.
    ///
    /// # Errors
    ///
    /// If there are too many operations.
    pub(super) fn turns_since(&self, before: (u64, u64)) -> Result<u64, Error> {
        let (turns, operations) = self.counts();
        if operations > MAX_OPERATIONS {
            return Err(Error::LabLarge {
                what: "operations",
                value: operations.to_string(),
                limit: MAX_OPERATIONS,
            });
        }
        // A new phase resets the counts.
        let turns = turns.saturating_sub(before.0);
        let operations = operations.saturating_sub(before.1);
        Ok(turns.max(operations / OPERATIONS_A_TURN).max(1))
    }
}
