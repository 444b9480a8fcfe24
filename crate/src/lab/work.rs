//! Solves the table of a rule: who wins its positions, in how many moves, and their nimbers.
//!
//! If all moves lead to positions that come earlier in lexicographic order, one pass in that order
//! labels them. Otherwise the reversed moves are stored, and labels spread along them from the
//! ends: retrograde analysis. Both work in slices.

use super::broken::Broken;
use super::known::{Entry, Label, Solved};
use super::one_pass::{OnePass, Passed};
use super::retrograde::Retrograde;
use super::rule::Rule;
use super::shape::{Shape, TupleKind};
use super::table::{Table, Walker};
use super::{Error, MAX_TURNS};

/// The most turns between two checks of the operations.
const PIECE: u64 = 4096;

/// A phase of the work.
#[derive(Debug)]
enum Phase {
    /// Finds the kinds of the tuples.
    Kinds,
    OnePass(OnePass),
    Retrograde(Retrograde),
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
    pub(super) table: Table,
    walker: Walker,
    phase: Phase,
    is_retrograde: bool,
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
        if tried > MAX_TURNS {
            return Err(Error::LabLarge {
                what: "moves",
                value: tried.to_string(),
                limit: MAX_TURNS,
            });
        }
        Ok(Self {
            table: Table::new(rule, shape),
            walker: Walker::new(),
            phase: Phase::Kinds,
            is_retrograde: false,
        })
    }

    /// Does about `turns` turns of the work. Returns the part done, 0 to 1.
    ///
    /// # Errors
    ///
    /// If a limit is exceeded.
    pub fn advance(&mut self, turns: u64) -> Result<f64, Error> {
        let mut left = turns;
        while left > 0 && !matches!(self.phase, Phase::Done) {
            let before = self.walker.counts();
            self.advance_phase(left.min(PIECE))?;
            left = left.saturating_sub(self.walker.turns_since(before)?);
        }
        let of_places = f64::from(self.walker.at) / f64::from(self.table.count().max(1));
        Ok(match &self.phase {
            Phase::Kinds => 0.05 * of_places,
            Phase::OnePass(_) => 0.05 + 0.9 * of_places,
            Phase::Retrograde(retrograde) => retrograde.part_done(of_places),
            Phase::Done => 1.0,
        })
    }

    /// Does a piece of the current phase, or begins the next one.
    fn advance_phase(&mut self, turns: u64) -> Result<(), Error> {
        let Self { table, walker, .. } = self;
        match &mut self.phase {
            Phase::Kinds => {
                table.find_kind(&mut walker.machine, walker.at);
                walker.at += 1;
                if walker.at == table.count() {
                    walker.at = 0;
                    self.phase = Phase::OnePass(OnePass::new());
                }
            }
            Phase::OnePass(pass) => match pass.advance(table, walker, turns)? {
                Passed::Going => {}
                Passed::Done => self.phase = Phase::Done,
                Passed::NotEnough => {
                    walker.restart();
                    self.is_retrograde = true;
                    self.phase = Phase::Retrograde(Retrograde::new(table));
                }
            },
            Phase::Retrograde(retrograde) => {
                if retrograde.advance(table, walker, turns)? {
                    self.phase = Phase::Done;
                }
            }
            Phase::Done => {}
        }
        Ok(())
    }

    /// Whether retrograde analysis was needed.
    #[must_use]
    pub fn is_retrograde(&self) -> bool {
        self.is_retrograde
    }

    pub(super) fn solved(&self, place: u32) -> Solved {
        self.table.known.at(place)
    }

    /// The nimbers of all tuples of the table, in lexicographic order; `None` if there is none.
    pub fn nimbers(&self) -> impl Iterator<Item = Option<u32>> {
        (0..self.table.count()).map(|place| self.table.known.nimber(place))
    }

    /// The [depths](Self::depth) of all tuples of the table, in lexicographic order, upper bounds
    /// included; `None` if there is none.
    pub fn depths(&self) -> impl Iterator<Item = Option<u32>> {
        let has_depths = !self.table.rule.has_sums();
        let is_solved =
            move |known: &Entry| has_depths && matches!(known.label, Label::N | Label::P);
        let all = self.table.known.all.iter();
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
        self.table.places.shape.place(tuple)
    }

    /// The memory it holds, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let by_place = size_of::<Entry>() + size_of::<TupleKind>();
        let of_phase = match &self.phase {
            Phase::Retrograde(retrograde) => retrograde.bytes(),
            _ => 0,
        };
        self.table.known.all.len() * by_place
            + size_of_val(&self.table.known.unknown_distance[..])
            + of_phase
    }

    /// The ranges of the table.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        &self.table.places.shape
    }

    /// The rule.
    #[must_use]
    pub fn rule(&self) -> &Rule {
        &self.table.rule
    }

    /// The labels of all tuples of the table, in lexicographic order.
    pub fn labels(&self) -> impl Iterator<Item = Label> {
        self.table.known.all.iter().map(|known| known.label)
    }

    /// Who wins a position; `None` outside the table.
    #[must_use]
    pub fn label(&self, tuple: &[i64]) -> Option<Label> {
        let place = self.table.places.shape.place(tuple)?;
        Some(self.table.known.all[place as usize].label)
    }

    /// The nimber of a position; `None` if it has none, or it is unknown.
    #[must_use]
    pub fn nimber(&self, tuple: &[i64]) -> Option<u32> {
        self.table
            .known
            .nimber(self.table.places.shape.place(tuple)?)
    }

    /// How many moves until the game ends, if the winner hurries and the loser delays, and whether
    /// that is exact; it is an upper bound if something unknown is nearer. `None` if nobody wins,
    /// if it is unknown, and for rules with sums.
    #[must_use]
    pub fn depth(&self, tuple: &[i64]) -> Option<(u32, bool)> {
        let place = self.table.places.shape.place(tuple)? as usize;
        let is_solved = matches!(self.table.known.all[place].label, Label::N | Label::P);
        let (depth, unknown_distance) = (
            self.table.known.all[place].depth,
            self.table.known.unknown_distance[place],
        );
        (is_solved && !self.table.rule.has_sums()).then_some((depth, unknown_distance >= depth))
    }

    /// How many positions are broken, the first one in lexicographic order, and why it is.
    #[must_use]
    pub fn broken(&self) -> Option<(u32, Vec<i64>, Broken)> {
        let (count, first, why) = self.table.broken?;
        let tuple = self.table.places.shape.tuple(first);
        Some((count, tuple[..self.table.rule.names.len()].to_vec(), why))
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
