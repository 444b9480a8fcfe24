//! The labels of a table in the order in which they are found, each with its reason.

use super::known::Label;
use super::moves::{Found, OptionVisitor, Progress, Walk};
use super::program::Machine;
use super::shape::TupleKind;
use super::verdict::Position;
use super::work::Work;

/// The most positions of a table that has recorded steps.
pub const MAX_STEPS: u32 = 20_000;

/// The most moves considered for the steps.
const MAX_STEP_TURNS: u64 = 10_000_000;

/// Why a position has its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no move.
    Stuck,
    /// `won` or `lost` decides it.
    Rule,
    /// A move leads to this losing position.
    Leads(Position),
    /// All moves lead to winning positions.
    All,
}

/// A position that gets its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its place in the table, in lexicographic order from 0.
    pub place: u32,
    /// Consecutive steps with the same round belong together: positions with the same first
    /// coordinate or, in retrograde analysis, of the same depth.
    pub round: u32,
    /// Why.
    pub reason: Reason,
}

/// The losing option with the smallest depth, and whether there is any option.
struct Search<'table> {
    work: &'table Work,
    is_any: bool,
    lost: Option<(u32, Position)>,
}

impl OptionVisitor for Search<'_> {
    fn visit(&mut self, found: &Found, _: usize) {
        self.is_any = true;
        let option = self.work.table.known.of(found);
        let is_sooner = |(depth, _): &(u32, Position)| option.depth < *depth;
        if option.label == Label::P && self.lost.as_ref().is_none_or(is_sooner) {
            self.lost = Some((option.depth, self.work.parts(found)));
        }
    }
}

/// Whether there is an option.
struct Any(bool);

impl OptionVisitor for Any {
    fn visit(&mut self, _: &Found, _: usize) {
        self.0 = true;
    }
}

impl Work {
    /// The positions that are N or P, in the order in which their labels are found: lexicographic
    /// if one pass finds them, otherwise by depth. `None` for a table of more than [`MAX_STEPS`]
    /// positions, or with too many moves. The work must be complete.
    #[must_use]
    pub fn steps(&self) -> Option<Vec<Step>> {
        let count = self.table.count();
        if count > MAX_STEPS {
            return None;
        }
        let is_solved = |&place: &u32| matches!(self.solved(place).label, Label::N | Label::P);
        let mut order: Vec<u32> = (0..count).filter(is_solved).collect();
        let is_retrograde = self.is_retrograde();
        if is_retrograde {
            order.sort_by_key(|&place| self.solved(place).depth);
        }
        let mut machine = Machine::new();
        let mut walk = Walk::new();
        let mut steps = Vec::with_capacity(order.len());
        let (first, _) = self.table.places.shape.ranges()[0];
        for place in order {
            let tuple = self.table.places.shape.tuple(place);
            let solved = self.solved(place);
            let reason = if self.table.places.kinds[place as usize] == TupleKind::Open {
                let mut search = Search {
                    work: self,
                    is_any: false,
                    lost: None,
                };
                walk.begin(&mut machine, &tuple);
                let left = MAX_STEP_TURNS - walk.turns.min(MAX_STEP_TURNS);
                let progress = walk.go(
                    &self.table.rule,
                    &mut machine,
                    &self.table.places,
                    left,
                    &mut search as &mut dyn OptionVisitor,
                );
                if !matches!(progress, Ok(Progress::Done)) {
                    return None;
                }
                match (search.lost, search.is_any) {
                    (Some((_, to)), _) => Reason::Leads(to),
                    (None, true) => Reason::All,
                    (None, false) => Reason::Stuck,
                }
            } else {
                Reason::Rule
            };
            steps.push(Step {
                place,
                round: if is_retrograde {
                    solved.depth
                } else {
                    u32::try_from(tuple[0] - first).unwrap_or(u32::MAX)
                },
                reason,
            });
        }
        Some(steps)
    }

    /// Whether a position has no move: there is none, or the game has ended. False if that is
    /// unknown.
    #[must_use]
    pub fn is_over(&self, position: &[Vec<i64>]) -> bool {
        position.iter().all(|part| {
            match self.kind_at(part) {
                Err(_) => return false,
                Ok(TupleKind::Open | TupleKind::Broken) => {}
                Ok(_) => return true,
            }
            let mut machine = Machine::new();
            let mut walk = Walk::new();
            let mut any = Any(false);
            walk.begin(&mut machine, part);
            loop {
                let progress = walk.go(
                    &self.table.rule,
                    &mut machine,
                    &self.table.places,
                    64,
                    &mut any as &mut dyn OptionVisitor,
                );
                match progress {
                    _ if any.0 => return false,
                    Ok(Progress::Paused) => {}
                    Ok(Progress::Done) => return true,
                    Err(_) => return false,
                }
            }
        })
    }
}
