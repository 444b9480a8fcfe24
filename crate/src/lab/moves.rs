//! Walks through the options of a position, line by line of the rule; a walk can be paused.

use super::Error;
use super::arithmetic_runs::ArithmeticRun;
use super::broken::Broken;
use super::program::{MAX_COORDINATES, MAX_LOOPS, Machine, Program};
use super::rule::{Item, Line, Loop, Rule, Target};
use super::shape::{OUTSIDE, Places, Tuple};
use super::value::{Fault, Value};
use super::{MAX_PARTS, MAX_TURNS};
use crate::rational::Rational;

/// The fewest values of an arithmetic run, on average: fewer values are faster one by one.
const SHORTEST: i64 = 4;

/// An option: the parts of a sum, one part for a single position, none for the end.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) count: usize,
    /// By part, its place in the table or [`OUTSIDE`].
    pub(super) places: [u32; MAX_PARTS],
    pub(super) tuples: [Tuple; MAX_PARTS],
}

impl Found {
    /// The end: no parts.
    pub(super) fn end() -> Self {
        Self {
            count: 0,
            places: [OUTSIDE; MAX_PARTS],
            tuples: [[0; MAX_COORDINATES]; MAX_PARTS],
        }
    }
}

/// Receives the options of a position.
pub(super) trait OptionVisitor {
    /// One option, and the line of the text that it comes from.
    fn visit(&mut self, found: &Found, line: usize);

    /// Receives `count` places of the table at equal distances. Each is an option unless it is not
    /// on the board.
    fn visit_run(&mut self, _first: u32, _step: i64, _count: u32) {}

    /// Whether [`visit_run`](Self::visit_run) may be called; then options outside the table may
    /// also be passed once for many.
    fn accepts_runs(&self) -> bool {
        false
    }
}

/// Why a walk stopped early.
pub(super) enum Halt {
    Broken(Broken),
    Limit(Error),
}

/// Whether a walk is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    Done,
    Paused,
}

/// The remaining values of a loop.
#[derive(Clone, Debug, Default)]
struct Values {
    /// Ranges of integers; in a set they are ascending and do not touch.
    runs: Vec<(i64, i64)>,
    fractions: Vec<Rational>,
    /// How many runs are done.
    done: usize,
}

impl Values {
    /// Computes the values of a loop. Returns how many there are.
    fn fill(&mut self, machine: &mut Machine, of: &Loop) -> Result<u64, Box<Fault>> {
        self.runs.clear();
        self.fractions.clear();
        self.done = 0;
        for item in &of.items {
            match item {
                Item::One(program) => {
                    let value = machine.number(program)?;
                    match value.integer() {
                        Some(whole) => self.runs.push((whole, whole)),
                        None => self.fractions.push(value),
                    }
                }
                Item::Span(first, last) => {
                    let (first, last) = (machine.number(first)?, machine.number(last)?);
                    let (first, last) = (first.ceil().numerator(), last.floor().numerator());
                    if first <= last {
                        self.runs.push((first, last));
                    }
                }
            }
        }
        if of.is_set {
            self.runs.sort_unstable();
            self.runs.dedup_by(|next, run| {
                let touches = next.0 <= run.1.saturating_add(1);
                if touches {
                    run.1 = run.1.max(next.1);
                }
                touches
            });
            self.fractions.sort_unstable();
            self.fractions.dedup();
        }
        let lengths = self.runs.iter().map(|&(first, last)| last.abs_diff(first));
        let lengths = lengths.map(|less| less.saturating_add(1));
        Ok(lengths.fold(self.fractions.len() as u64, u64::saturating_add))
    }

    fn next(&mut self) -> Option<Rational> {
        let Some(run) = self.runs.get_mut(self.done) else {
            return self.fractions.pop();
        };
        let value = run.0;
        if value == run.1 {
            self.done += 1;
        } else {
            run.0 += 1;
        }
        Some(Rational::integer(value))
    }
}

#[derive(Clone, Copy, Debug)]
enum At {
    /// Before the current line.
    Line,
    /// Before a loop; one past the last loop, before the target.
    Enter(usize),
    /// Before the next value of a loop.
    Next(usize),
}

/// A walk through the options of a position.
#[derive(Debug)]
pub(super) struct Walk {
    line: usize,
    at: At,
    values: [Values; MAX_LOOPS],
    found: Found,
    /// Lines tried and steps of loops taken, in all walks since the count began.
    pub(super) turns: u64,
}

/// Computes the coordinates of a tuple, which may be negative. A fraction is a fault.
#[inline]
fn fill(tuple: &mut Tuple, machine: &mut Machine, part: &[Program]) -> Result<(), Box<Fault>> {
    for (coordinate, program) in tuple.iter_mut().zip(part) {
        *coordinate = machine.coordinate(program)?;
    }
    Ok(())
}

fn all_hold(machine: &mut Machine, conditions: &[Program]) -> Result<bool, Box<Fault>> {
    for condition in conditions {
        if !machine.truth(condition)? {
            return Ok(false);
        }
    }
    Ok(true)
}

impl Walk {
    pub(super) fn new() -> Self {
        Self {
            line: 0,
            at: At::Line,
            values: Default::default(),
            found: Found::end(),
            turns: 0,
        }
    }

    /// Starts before the first option of a position, and loads its coordinates into the machine.
    pub(super) fn begin(&mut self, machine: &mut Machine, tuple: &[i64]) {
        self.line = 0;
        self.at = At::Line;
        machine.load(tuple);
    }

    /// Continues until all options are visited, or for `turns` turns.
    pub(super) fn go<O: OptionVisitor + ?Sized>(
        &mut self,
        rule: &Rule,
        machine: &mut Machine,
        places: &Places,
        turns: u64,
        options: &mut O,
    ) -> Result<Progress, Halt> {
        let until = self.turns.saturating_add(turns);
        let coordinates = rule.names.len();
        while let Some(line) = rule.lines.get(self.line) {
            if self.turns >= until {
                return Ok(Progress::Paused);
            }
            let broken = |fault: Box<Fault>| {
                Halt::Broken(Broken {
                    line: line.number,
                    fault: *fault,
                })
            };
            match self.at {
                At::Line => {
                    self.count(1)?;
                    if all_hold(machine, &line.conditions).map_err(broken)? {
                        self.at = At::Enter(0);
                    } else {
                        self.line += 1;
                    }
                }
                At::Enter(level) if level == line.loops.len() => {
                    self.target(rule, line, machine, places, options)
                        .map_err(broken)?;
                    self.back(level);
                }
                At::Enter(level) => {
                    let values = &mut self.values[level];
                    let length = values.fill(machine, &line.loops[level]).map_err(broken)?;
                    // A single loop that exceeds the limit: the error names its line.
                    if length > MAX_TURNS {
                        return Err(Halt::Limit(Error::LabMany {
                            line: line.number,
                            what: "values",
                            value: length.to_string(),
                            limit: MAX_TURNS,
                        }));
                    }
                    self.allow(length)?;
                    self.at = At::Next(level);
                }
                At::Next(level) => {
                    let is_last = level + 1 == line.loops.len();
                    let slot = coordinates + level;
                    if is_last
                        && places.strides[self.line] > 0
                        && self.visit_runs(rule, line, machine, places, slot, options)?
                    {
                        continue;
                    }
                    let conditions = &line.loops[level].conditions;
                    while self.turns < until {
                        let Some(value) = self.values[level].next() else {
                            self.back(level);
                            break;
                        };
                        self.count(1)?;
                        machine.slots[slot] = value;
                        if !all_hold(machine, conditions).map_err(broken)? {
                            continue;
                        }
                        if !is_last {
                            self.at = At::Enter(level + 1);
                            break;
                        }
                        self.target(rule, line, machine, places, options)
                            .map_err(broken)?;
                    }
                }
            }
        }
        Ok(Progress::Done)
    }

    /// Back to the enclosing loop, or on to the next line.
    fn back(&mut self, level: usize) {
        if let Some(outer) = level.checked_sub(1) {
            self.at = At::Next(outer);
        } else {
            self.line += 1;
            self.at = At::Line;
        }
    }

    /// Returns an error if so many more turns exceed the limit.
    fn allow(&self, turns: u64) -> Result<(), Halt> {
        let all = self.turns.saturating_add(turns);
        if all > MAX_TURNS {
            return Err(Halt::Limit(Error::LabLarge {
                what: "moves",
                value: all.to_string(),
                limit: MAX_TURNS,
            }));
        }
        Ok(())
    }

    fn count(&mut self, turns: u64) -> Result<(), Halt> {
        self.allow(turns)?;
        self.turns += turns;
        Ok(())
    }

    /// Passes on where a move leads, if the move exists.
    fn target<O: OptionVisitor + ?Sized>(
        &mut self,
        rule: &Rule,
        line: &Line,
        machine: &mut Machine,
        places: &Places,
        options: &mut O,
    ) -> Result<(), Box<Fault>> {
        let found = &mut self.found;
        found.count = 0;
        if let Target::Parts(parts) = &line.target {
            found.count = parts.len();
            for (tuple, part) in found.tuples.iter_mut().zip(parts) {
                fill(tuple, machine, part)?;
            }
            for (place, tuple) in found.places.iter_mut().zip(&found.tuples[..parts.len()]) {
                match places.of(rule, machine, tuple) {
                    None => return Ok(()),
                    Some(one) => *place = one,
                }
            }
        }
        options.visit(found, line.number);
        Ok(())
    }

    /// Visits the values of the innermost loop as arithmetic runs, whose options are at equal
    /// distances. Returns false if they must be visited one by one instead; some options are then
    /// passed on twice.
    fn visit_runs<O: OptionVisitor + ?Sized>(
        &mut self,
        rule: &Rule,
        line: &Line,
        machine: &mut Machine,
        places: &Places,
        slot: usize,
        options: &mut O,
    ) -> Result<bool, Halt> {
        let values = &self.values[slot - rule.names.len()];
        let Some(&(first, last)) = values.runs.get(values.done) else {
            return Ok(false);
        };
        if !options.accepts_runs() {
            return Ok(false);
        }
        // At most `MAX_TURNS`, which was checked when the loop was entered.
        let length = last - first;
        let stride = places.strides[self.line];
        let mut left = (length + 1) / SHORTEST;
        let operations = machine.operations;
        let is_complete = 'runs: {
            for residue in 0..stride {
                let mut done = residue;
                while done <= length {
                    let mut loop_run = ArithmeticRun {
                        slot,
                        first: first + done,
                        stride,
                        steps: (length - done) / stride,
                    };
                    left -= 1;
                    if left < 0
                        || (self.visit_loop_run(line, machine, places, &mut loop_run, options))
                            .is_none()
                    {
                        break 'runs false;
                    }
                    done += stride * (loop_run.steps + 1);
                }
            }
            true
        };
        if !is_complete {
            // The failed attempt is not counted: it is cheaper than the single steps that follow.
            machine.operations = operations;
            return Ok(false);
        }
        self.values[slot - rule.names.len()].done += 1;
        self.count(length.unsigned_abs() + 1)?;
        Ok(true)
    }

    /// Visits the options along an arithmetic run, which may become shorter; `None` if they must be
    /// visited one by one.
    fn visit_loop_run<O: OptionVisitor + ?Sized>(
        &mut self,
        line: &Line,
        machine: &mut Machine,
        places: &Places,
        loop_run: &mut ArithmeticRun,
        options: &mut O,
    ) -> Option<()> {
        for condition in &line.loops.last()?.conditions {
            if !loop_run.of(condition, machine)?.is_true() {
                return Some(());
            }
        }
        let Target::Parts(parts) = &line.target else {
            return None;
        };
        let (mut first, mut by) = (Tuple::default(), Tuple::default());
        for (at, program) in parts[0].iter().enumerate() {
            (first[at], by[at]) = loop_run.of(program, machine)?.whole()?;
        }
        let run = places.run(&first, &by, loop_run.steps)?;
        if run.leaves {
            // All options outside the table, passed on once.
            self.found.count = 1;
            self.found.places[0] = OUTSIDE;
            options.visit(&self.found, line.number);
        }
        if run.count > 0 {
            options.visit_run(run.first, run.step, run.count);
        }
        Some(())
    }
}
