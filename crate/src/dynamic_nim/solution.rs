//! A game solved on demand; each result is cached for later questions.

use std::cell::OnceCell;

use num_bigint::BigUint;

use crate::Outcome;
use crate::cache::cached;
use crate::timeline::Milestones;

use super::{
    DefinitionCost, Error, Game, NSet, NSetBuild, NumerationCost, Position, RowsCost, Spec,
    StackError, TableMethod, Thresholds, WallsCheck, WallsCost, WinningTakes, check_numeration,
    definition, needed_mb, rows, walls,
};

/// Rows between two recorded milestones, in a table too large to be shown cell by cell.
pub const LARGE_STRIDE: u32 = 1_024;

/// The size of one slice of long work: 5 to 20 ms on a laptop, as wasm.
const ROWS_A_SLICE: u32 = 1 << 18;
const BITS_A_SLICE: u64 = 1 << 24;

/// A game of Dynamic Nim. Its table or its set is computed when a question first needs it.
///
/// Both answer for every position that the game can reach.
///
/// ```
/// use mexplorer::dynamic_nim::{RuleText, Solution, Spec};
///
/// let pile = "9".repeat(5_000);
/// let spec = Spec::parse(&pile, RuleText::Factor("2"), None)?;
/// let mut solution = Solution::new(spec.clone());
/// while solution.advance_set() < 1.0 {} // a caller can show the progress here
/// let take = solution.winning(&spec)?.takes().next().unwrap();
/// let left = spec.after(&take).unwrap();
/// assert_eq!(solution.winning(&left)?.count(), 0_u32.into()); // answered by the same set
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[derive(Debug)]
pub struct Solution {
    spec: Spec,
    /// The table of a pile small enough to be shown cell by cell.
    small: Option<Thresholds>,
    /// The table that answers questions; `None` where the set does.
    table: OnceCell<Option<Thresholds>>,
    set: OnceCell<CountedSet>,
    counted: OnceCell<Counted>,
    stack_error: OnceCell<Option<StackError>>,
    set_under_way: Option<(NSetBuild, NumerationCost)>,
    walls_under_way: Option<LargeWalls>,
}

/// A set of losing piles, and the cost of building it.
#[derive(Debug)]
struct CountedSet {
    set: NSet,
    cost: NumerationCost,
}

/// The cost of every method for one game; `None` for those not offered for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(missing_as_null, type_prefix = "DynamicNim")
)]
pub struct TableCost {
    /// Of [`definition()`].
    pub definition: Option<DefinitionCost>,
    /// Of [`rows()`].
    pub rows: Option<RowsCost>,
    /// Of [`walls()`].
    pub walls: Option<WallsCost>,
    /// Of the set, and the digits of the pile.
    pub numeration: Option<NumerationCost>,
}

/// The cost of every method offered for a table, and whether they agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The costs.
    pub cost: TableCost,
    /// Whether all found the same thresholds.
    pub agree: bool,
}

/// A run of a method that fills the table.
#[derive(Debug, PartialEq, Eq)]
pub struct TableRun {
    /// The table.
    pub thresholds: Thresholds,
    /// A milestone for every row, or for every [`LARGE_STRIDE`]th row of a large table.
    pub milestones: Milestones,
    /// Rows between two milestones.
    pub stride: u32,
    /// The costs of all methods.
    pub counted: Counted,
}

/// A table too large to be shown cell by cell. Blocks fill it; then the stack runs over it, checks
/// every row, counts its own work and records the steps.
#[derive(Debug)]
struct LargeWalls {
    thresholds: Thresholds,
    check: WallsCheck,
    milestones: Milestones,
    cost: WallsCost,
}

/// The winning takes of a position, ascending.
#[derive(Clone, Debug)]
pub enum Winning<'solution> {
    /// Found in a table.
    Table(Vec<u32>),
    /// Computed from a set, each when it is needed.
    Set(WinningTakes<'solution>),
}

impl Winning<'_> {
    /// Who wins.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        if self.count() == BigUint::ZERO {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> BigUint {
        match self {
            Self::Table(takes) => takes.len().into(),
            Self::Set(takes) => takes.count(),
        }
    }

    /// The takes in ascending order.
    pub fn takes(&self) -> impl Iterator<Item = BigUint> {
        let (table, set) = match self {
            Self::Table(takes) => (Some(takes.iter().map(|&take| take.into())), None),
            Self::Set(takes) => (None, Some(takes.starting_at(0).map(|take| take.take))),
        };
        table.into_iter().flatten().chain(set.into_iter().flatten())
    }
}

impl Solution {
    /// Solves a game small enough to be shown cell by cell; a larger one is solved on demand.
    #[must_use]
    pub fn new(spec: Spec) -> Self {
        let small = spec.table().ok().map(|(game, _)| game.solve());
        Self {
            spec,
            small,
            table: OnceCell::new(),
            set: OnceCell::new(),
            counted: OnceCell::new(),
            stack_error: OnceCell::new(),
            set_under_way: None,
            walls_under_way: None,
        }
    }

    /// The game and its position.
    #[must_use]
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The table, if it is small enough to be shown cell by cell.
    ///
    /// # Errors
    ///
    /// Those of [`Spec::table`].
    pub fn thresholds(&self) -> Result<&Thresholds, Error> {
        match &self.small {
            Some(thresholds) => Ok(thresholds),
            None => Err(self.spec.table().expect_err("a small pile has its table")),
        }
    }

    /// The set of losing piles up to the pile.
    ///
    /// # Errors
    ///
    /// Those of [`NSet::build`].
    pub fn set(&self) -> Result<&NSet, Error> {
        self.counted_set().map(|counted| &counted.set)
    }

    /// All winning takes of a position of the game.
    ///
    /// # Errors
    ///
    /// Those of [`Spec::verdict`].
    ///
    /// # Panics
    ///
    /// If the pile is above that of the game.
    pub fn winning(&self, at: &Spec) -> Result<Winning<'_>, Error> {
        Ok(match self.table()? {
            Some(table) => Winning::Table(table.winning_takes(in_table(at, table))),
            None => Winning::Set(self.set()?.winning_takes(&at.pile, &at.cap)),
        })
    }

    /// Who wins a position of the game.
    ///
    /// # Errors
    ///
    /// Those of [`Spec::verdict`].
    ///
    /// # Panics
    ///
    /// If the pile is above that of the game.
    pub fn outcome(&self, at: &Spec) -> Result<Outcome, Error> {
        Ok(match self.table()? {
            Some(table) => table.outcome(in_table(at, table)),
            None if at.is_over() || at.cap < *self.set()?.threshold(&at.pile) => Outcome::P,
            None => Outcome::N,
        })
    }

    /// The first row up to the pile that the stack gets wrong, if there is one.
    ///
    /// # Errors
    ///
    /// Those of [`Spec::stack_error`].
    pub fn stack_error(&self) -> Result<Option<StackError>, Error> {
        cached(&self.stack_error, || self.spec.stack_error()).copied()
    }

    /// The cost of building the set and of finding the digits of the pile.
    ///
    /// # Errors
    ///
    /// Those of [`NSet::build`].
    pub fn numeration_cost(&self) -> Result<NumerationCost, Error> {
        let CountedSet { set, cost } = self.counted_set()?;
        let mut cost = *cost;
        set.digits(&self.spec.pile, &mut cost);
        Ok(cost)
    }

    /// The run of a method that fills the table. A large run is returned without being cached.
    ///
    /// # Errors
    ///
    /// Those of [`TableMethod::check`]; for other methods than walls, also
    /// [`QuestionError::TableLarge`](crate::QuestionError::TableLarge) as from [`Spec::table`].
    pub fn table_run(&mut self, method: TableMethod) -> Result<TableRun, Error> {
        if self.is_large(method) {
            return Ok(self.large_run());
        }
        let Spec { rule, pile, .. } = &self.spec;
        method.check(rule, pile)?;
        let thresholds = self.thresholds()?;
        let mut milestones = Milestones::default();
        method.solve(thresholds.game(), &mut milestones);
        Ok(TableRun {
            thresholds: thresholds.clone(),
            milestones,
            stride: 1,
            counted: *self.counted.get_or_init(|| self.count(thresholds)),
        })
    }

    /// Does a slice of the work for [`set`](Self::set). Returns the part done, 0 to 1; 1 also if
    /// there is no work to do.
    pub fn advance_set(&mut self) -> f64 {
        let Spec { rule, pile, .. } = &self.spec;
        if self.small.is_some() || self.set.get().is_some() {
            return 1.0;
        }
        let under_way = self.set_under_way.take().map_or_else(
            || NSetBuild::start(rule, pile).map(|build| (build, NumerationCost::default())),
            Ok,
        );
        // The question itself will return the error.
        let Ok((mut build, mut cost)) = under_way else {
            return 1.0;
        };
        let comparisons = usize::try_from(BITS_A_SLICE / pile.bits().max(64)).unwrap_or(1);
        if build.advance(comparisons, &mut cost) {
            let set = build.finish();
            self.set.get_or_init(|| CountedSet { set, cost });
            return 1.0;
        }
        let part = build.part_done();
        self.set_under_way = Some((build, cost));
        part
    }

    /// Does a slice of the work for [`table_run`](Self::table_run). Returns the part done, 0 to 1;
    /// 1 also if there is no work to do.
    pub fn advance_table(&mut self, method: TableMethod) -> f64 {
        if !self.is_large(method) {
            return 1.0;
        }
        self.start_walls().advance(ROWS_A_SLICE)
    }

    /// The memory it holds in bytes; an upper bound.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let set = self.set.get().map_or(0, |_| {
            let needed = needed_mb(&self.spec.rule, &self.spec.pile);
            u64::try_from(needed).unwrap_or(u64::MAX >> 20) << 20
        });
        let of_walls = self.walls_under_way.as_ref().map(|run| &run.thresholds);
        let tables = of_walls
            .into_iter()
            .chain(self.table.get().into_iter().flatten());
        set + tables
            .map(|table| u64::from(table.game().size()) * 4)
            .sum::<u64>()
    }

    /// The table that answers questions; `None` where the set does.
    fn table(&self) -> Result<Option<&Thresholds>, Error> {
        if self.small.is_some() {
            return Ok(self.small.as_ref());
        }
        let solved = || Ok(self.spec.game_to_solve()?.map(|game| game.solve()));
        cached(&self.table, solved).map(Option::as_ref)
    }

    fn counted_set(&self) -> Result<&CountedSet, Error> {
        cached(&self.set, || {
            let Spec { rule, pile, .. } = &self.spec;
            let mut cost = NumerationCost::default();
            let set = NSet::build(rule, pile, &mut cost)?;
            Ok(CountedSet { set, cost })
        })
    }

    /// Whether a method is offered for this game though its table is too large to be shown cell by
    /// cell; only walls can be.
    fn is_large(&self, method: TableMethod) -> bool {
        let Spec { rule, pile, .. } = &self.spec;
        self.small.is_none() && method == TableMethod::Walls && method.check(rule, pile).is_ok()
    }

    fn start_walls(&mut self) -> &mut LargeWalls {
        if self.walls_under_way.is_none() {
            let Spec { rule, pile, .. } = &self.spec;
            let size = u32::try_from(pile).expect("`is_large` checked that walls can do this pile");
            self.walls_under_way = Some(LargeWalls {
                thresholds: Game::new(size, rule.clone()).solve(),
                check: WallsCheck::default(),
                milestones: Milestones::every(LARGE_STRIDE),
                cost: WallsCost::default(),
            });
        }
        self.walls_under_way.as_mut().expect("set just before")
    }

    fn large_run(&mut self) -> TableRun {
        while self.start_walls().advance(u32::MAX) < 1.0 {}
        let LargeWalls {
            thresholds,
            check,
            milestones,
            cost,
        } = self.walls_under_way.take().expect("it is finished");
        let numeration = self.numeration_cost().ok();
        let cost = TableCost {
            walls: Some(cost),
            numeration: numeration.filter(|_| check_numeration(&self.spec.rule).is_ok()),
            ..TableCost::default()
        };
        TableRun {
            thresholds,
            milestones,
            stride: LARGE_STRIDE,
            counted: Counted {
                cost,
                agree: check.agrees(),
            },
        }
    }

    /// Runs every method offered for the table.
    fn count(&self, thresholds: &Thresholds) -> Counted {
        let Spec { rule, pile, .. } = &self.spec;
        let game = thresholds.game();
        let mut cost = TableCost::default();
        let mut agree = rows(game, cost.rows.insert(RowsCost::default())) == *thresholds;
        if TableMethod::Definition.check(rule, pile).is_ok() {
            let definition_cost = cost.definition.insert(DefinitionCost::default());
            agree &= definition(game, definition_cost) == *thresholds;
        }
        if TableMethod::Walls.check(rule, pile).is_ok() {
            let walls_cost = cost.walls.insert(WallsCost::default());
            agree &= walls(game, walls_cost) == *thresholds;
        }
        if let (Ok(()), Ok(set)) = (check_numeration(rule), self.set()) {
            cost.numeration = self.numeration_cost().ok();
            agree &= set.agrees_with(thresholds);
        }
        Counted { cost, agree }
    }
}

impl LargeWalls {
    /// Runs over some rows. Returns the part done, 0 to 1.
    fn advance(&mut self, rows: u32) -> f64 {
        let Self {
            thresholds,
            check,
            milestones,
            cost,
        } = self;
        if check.advance(thresholds, rows, &mut (milestones, cost)) {
            return 1.0;
        }
        f64::from(check.rows_done()) / f64::from(thresholds.game().size())
    }
}

/// The position of a spec whose pile is in the table.
fn in_table(at: &Spec, table: &Thresholds) -> Position {
    let (_, position) = at
        .table_to(table.game().size())
        .expect("a play never reaches a larger pile");
    position
}

#[cfg(test)]
mod tests {
    use super::{LARGE_STRIDE, Solution};
    use crate::dynamic_nim::{MAX_ROWS, RuleText, Spec, TableMethod};

    fn solution(n: &str, rule: RuleText<'_>) -> Solution {
        Solution::new(Spec::parse(n, rule, None).unwrap())
    }

    #[test]
    fn slices_come_to_what_comes_out_at_once() {
        let rule = RuleText::Factor("5/2");
        let (mut sliced, mut whole) = (solution("3000000", rule), solution("3000000", rule));
        let mut parts = vec![0.0];
        while *parts.last().unwrap() < 1.0 {
            parts.push(sliced.advance_table(TableMethod::Walls));
        }
        assert!(parts.len() > 5 && parts.is_sorted());
        assert!(sliced.bytes() > 11 << 20);
        let run = sliced.table_run(TableMethod::Walls).unwrap();
        assert_eq!(run, whole.table_run(TableMethod::Walls).unwrap());
        assert_eq!((run.stride, run.counted.agree), (LARGE_STRIDE, true));
        assert!(
            sliced.bytes() < 2 << 20,
            "the table is returned, not cached"
        );

        let rule = RuleText::Factor("2");
        let (n, mut slices) = ("9".repeat(5_000), 1);
        let mut sliced = solution(&n, rule);
        while sliced.advance_set() < 1.0 {
            slices += 1;
        }
        assert!(slices > 3);
        assert_eq!(sliced.set(), solution(&n, rule).set());
        assert!(sliced.advance_table(TableMethod::Walls) >= 1.0);
    }

    #[test]
    fn nothing_is_begun_that_will_be_refused_or_is_there() {
        let falls = RuleText::Limit("2,0");
        for (n, rule) in [
            ("24", RuleText::Factor("2")),
            ("500", falls),
            ("99999", falls),
        ] {
            let mut solution = solution(n, rule);
            assert!(solution.advance_set() >= 1.0);
            for method in [
                TableMethod::Definition,
                TableMethod::Rows,
                TableMethod::Walls,
            ] {
                assert!(solution.advance_table(method) >= 1.0);
            }
            assert_eq!(solution.bytes(), 0);
        }
    }

    #[test]
    fn a_table_that_answers_a_play_is_filled_once_and_counted() {
        let size = MAX_ROWS.to_string();
        let solution = solution(&size, RuleText::Limit("2,0"));
        let spec = solution.spec();
        let takes = solution.winning(spec).unwrap().takes().next().unwrap();
        let left = spec.after(&takes).unwrap();
        assert_eq!(solution.winning(&left).unwrap().takes().next(), None);
        assert_eq!(solution.bytes(), u64::from(MAX_ROWS) * 4);
    }
}
