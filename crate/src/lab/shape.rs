//! The table: its tuples, and which of them are positions.

use super::Error;
use super::arithmetic_runs::stride;
use super::broken::Broken;
use super::program::{MAX_COORDINATES, Machine};
use super::rule::{Rule, Target};
use crate::rational::Rational;

/// The coordinates of a tuple; unused ones are 0.
pub(super) type Tuple = [i64; MAX_COORDINATES];

/// The place of every tuple outside the table.
pub(super) const OUTSIDE: u32 = u32::MAX;

/// The kind of a tuple in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TupleKind {
    /// Not on the board.
    Blank,
    /// A position with moves.
    Open,
    /// The game has ended, and the player to move wins.
    Won,
    /// The game has ended, and the player to move loses.
    Lost,
    /// The rule has no value here.
    Broken,
}

/// The ranges of the coordinates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// By coordinate, the first and the last value.
    ranges: Vec<(i64, i64)>,
    /// By coordinate, the distance of the next value in lexicographic order.
    strides: [i64; MAX_COORDINATES],
    count: u32,
}

/// How many values a range has.
fn length(&(first, last): &(i64, i64)) -> u64 {
    last.abs_diff(first).saturating_add(1)
}

/// The number of tuples of a table, within the limit; `line` is the line of the text that requires
/// them.
fn allowed(ranges: &[(i64, i64)], line: Option<usize>) -> Result<u32, Error> {
    let (limit, what) = (super::MAX_POSITIONS, "positions");
    let count = ranges.iter().map(length).fold(1, u64::saturating_mul);
    let fits = u32::try_from(count).ok();
    fits.filter(|_| count <= limit).ok_or_else(|| {
        let value = count.to_string();
        match line {
            Some(line) => Error::LabMany {
                line,
                what,
                value,
                limit,
            },
            None => Error::LabLarge { what, value, limit },
        }
    })
}

impl Shape {
    /// The table of a rule. If the rule has no `table` statement, it includes the positions `held`.
    ///
    /// # Errors
    ///
    /// If there are more than [`MAX_POSITIONS`](super::MAX_POSITIONS) tuples.
    pub(super) fn of(rule: &Rule, held: &[Vec<i64>]) -> Result<Self, Error> {
        let last = match rule.names.len() {
            1 | 2 => 60,
            3 => 20,
            _ => 10,
        };
        let covering = |all: &[&Vec<i64>]| -> Vec<(i64, i64)> {
            let most = |at: usize| all.iter().map(|tuple| tuple[at]).max();
            let ranges = (0..rule.names.len()).map(|at| (0, most(at).unwrap_or(0).max(last)));
            ranges.collect()
        };
        let ranges = if let Some((line, ranges)) = &rule.table {
            allowed(ranges, Some(*line))?;
            ranges.clone()
        } else {
            let start = rule.start.as_ref();
            // If the start alone exceeds the limit, the error names its line.
            if let Some((line, start)) = start {
                allowed(&covering(&[start]), Some(*line))?;
            }
            let start = start.map(|(_, start)| start).into_iter();
            covering(&start.chain(held).collect::<Vec<_>>())
        };
        let count = allowed(&ranges, None)?;
        let lengths = ranges.iter().map(length);
        let mut strides = [0; MAX_COORDINATES];
        let mut stride = 1;
        for (at, length) in lengths.enumerate().collect::<Vec<_>>().into_iter().rev() {
            strides[at] = stride;
            stride *= i64::try_from(length).unwrap_or(i64::MAX);
        }
        Ok(Self {
            ranges,
            strides,
            count,
        })
    }

    /// How many tuples there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.count
    }

    /// By coordinate, the first and the last value.
    #[must_use]
    pub fn ranges(&self) -> &[(i64, i64)] {
        &self.ranges
    }

    /// By coordinate, how many values it has.
    pub fn lengths(&self) -> impl Iterator<Item = u32> {
        let lengths = self.ranges.iter().map(length);
        lengths.map(|length| u32::try_from(length).unwrap_or(u32::MAX))
    }

    /// The place of a tuple in lexicographic order, from 0; `None` outside the table.
    pub(super) fn place(&self, tuple: &[i64]) -> Option<u32> {
        let mut place = 0;
        for ((&value, &(first, last)), stride) in tuple.iter().zip(&self.ranges).zip(self.strides) {
            if value < first || value > last {
                return None;
            }
            place += (value - first) * stride;
        }
        u32::try_from(place).ok()
    }

    /// The tuple of a place.
    pub(super) fn tuple(&self, place: u32) -> Tuple {
        let mut rest = i64::from(place);
        let mut tuple = [0; MAX_COORDINATES];
        let ranges = self.ranges.iter().zip(self.strides);
        for (value, (&(first, _), stride)) in tuple.iter_mut().zip(ranges) {
            *value = first + rest / stride;
            rest %= stride;
        }
        tuple
    }
}

/// Places at equal distances.
pub(super) struct Run {
    pub(super) first: u32,
    pub(super) step: i64,
    pub(super) count: u32,
    /// Whether some tuples are outside the table and not negative.
    pub(super) leaves: bool,
}

/// The table of a rule, and the kinds of its tuples.
#[derive(Debug)]
pub(super) struct Places {
    pub(super) shape: Shape,
    /// By place.
    pub(super) kinds: Vec<TupleKind>,
    /// By line of moves: how many interleaved runs of places its innermost loop leads to; 0 if its
    /// options must be visited one by one.
    pub(super) strides: Vec<i64>,
    has_board: bool,
}

impl Places {
    /// Assumes that all tuples are positions with moves, until their kinds are set.
    pub(super) fn new(rule: &Rule, shape: Shape) -> Self {
        let strides = rule
            .lines
            .iter()
            .map(|line| match (line.loops.last(), &line.target) {
                (Some(innermost), Target::Parts(parts)) if parts.len() == 1 => {
                    let slot = rule.names.len() + line.loops.len() - 1;
                    stride(innermost.conditions.iter().chain(&parts[0]), slot)
                }
                _ => 0,
            });
        Self {
            kinds: vec![TupleKind::Open; shape.count as usize],
            strides: strides.collect(),
            has_board: !rule.board.is_empty(),
            shape,
        }
    }

    /// The place that a move leads to, [`OUTSIDE`] if it is outside the table; `None` if it is not
    /// a position, so there is no such move.
    pub(super) fn of(&self, rule: &Rule, machine: &mut Machine, tuple: &Tuple) -> Option<u32> {
        let tuple = &tuple[..rule.names.len()];
        if tuple.iter().any(|&value| value < 0) {
            return None;
        }
        match self.shape.place(tuple) {
            Some(place) if self.kinds[place as usize] == TupleKind::Blank => None,
            Some(place) => Some(place),
            // If `board` has no value there, it is a position that is unknown.
            None if is_on_board(rule, machine, tuple).unwrap_or(true) => Some(OUTSIDE),
            None => None,
        }
    }

    /// The places of a tuple and of `steps` further ones; the coordinates of all are in range.
    /// `None` if they must be visited one by one.
    pub(super) fn run(&self, one: &Tuple, by: &Tuple, steps: i64) -> Option<Run> {
        // The first and last step within the table, and those without negative coordinates.
        let (mut within, mut natural) = ((0, steps), (0, steps));
        let mut step = 0;
        for (at, &(low, high)) in self.shape.ranges.iter().enumerate() {
            let (begin, change) = (one[at], by[at]);
            step = change
                .checked_mul(self.shape.strides[at])?
                .checked_add(step)?;
            at_least(low, begin, change, &mut within);
            at_least(-high, -begin, -change, &mut within);
            at_least(0, begin, change, &mut natural);
        }
        let (first, last) = within;
        let leaves = natural.0 <= natural.1 && natural != within;
        // Some tuples may not be on the board: that is tested one by one.
        if leaves && self.has_board {
            return None;
        }
        if first > last {
            return Some(Run {
                first: 0,
                step,
                count: 0,
                leaves,
            });
        }
        let mut tuple = *one;
        for (at, value) in tuple.iter_mut().enumerate().take(self.shape.ranges.len()) {
            // The sum is within the table's range, so overflow on the way does no harm.
            *value = value.wrapping_add(by[at].wrapping_mul(first));
        }
        Some(Run {
            first: self.shape.place(&tuple[..self.shape.ranges.len()])?,
            step,
            // With step 0 all are the same option.
            count: if step == 0 {
                1
            } else {
                u32::try_from(last - first + 1).ok()?
            },
            leaves,
        })
    }
}

/// Narrows a range of steps to those at which a coordinate is at least `low`; no value overflows.
fn at_least(low: i64, begin: i64, change: i64, steps: &mut (i64, i64)) {
    let end = begin + change * steps.1;
    // A quotient that becomes a step is below 2^63.
    let distance = low.abs_diff(begin);
    let by = change.unsigned_abs().max(1);
    match (begin < low, end < low) {
        (false, false) => {}
        (true, true) => *steps = (1, 0),
        (true, false) => steps.0 = steps.0.max(distance.div_ceil(by).cast_signed()),
        (false, true) => steps.1 = (distance / by).cast_signed(),
    }
}

/// Whether a tuple is on the board; leaves the machine's slots unchanged.
pub(super) fn is_on_board(
    rule: &Rule,
    machine: &mut Machine,
    tuple: &[i64],
) -> Result<bool, Broken> {
    if rule.board.is_empty() {
        return Ok(true);
    }
    let slots = machine.slots;
    machine.load(tuple);
    let mut holds = Ok(true);
    for condition in &rule.board {
        holds = machine.truth(&condition.program).map_err(|fault| Broken {
            line: condition.number,
            fault: *fault,
        });
        if holds != Ok(true) {
            break;
        }
    }
    machine.slots = slots;
    holds
}

/// The kind of a tuple, by `board`, `won` and `lost`.
pub(super) fn kind_of(
    rule: &Rule,
    machine: &mut Machine,
    tuple: &[i64],
) -> Result<TupleKind, Broken> {
    if !is_on_board(rule, machine, tuple)? {
        return Ok(TupleKind::Blank);
    }
    machine.load(tuple);
    // All conditions are evaluated: any of them may have no value.
    let mut ends = [None; 2];
    for (end, conditions) in ends.iter_mut().zip([&rule.won, &rule.lost]) {
        for condition in conditions {
            let line = condition.number;
            let holds = machine.truth(&condition.program);
            if holds.map_err(|fault| Broken {
                line,
                fault: *fault,
            })? {
                *end = end.or(Some(line));
            }
        }
    }
    match ends {
        [None, None] => Ok(TupleKind::Open),
        [Some(_), None] => Ok(TupleKind::Won),
        [None, Some(_)] => Ok(TupleKind::Lost),
        [Some(_), Some(line)] => Err(Broken {
            line,
            fault: super::Fault {
                kind: super::FaultKind::Both,
                values: [Rational::ZERO; 2],
            },
        }),
    }
}
