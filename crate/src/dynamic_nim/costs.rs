//! The counted work of every method against the size of the pile, for one rule.

use num_bigint::BigUint;

use crate::timeline::Milestones;

use super::{
    Error, Event, Game, MAX_NUMERATION_MB, MAX_PILE_DIGITS, NSet, Rule, TableMethod,
    check_numeration, needed_mb,
};

/// The largest pile of the curve of [`definition`](super::definition()): at most 1,353,400 takes.
const DEFINITION_UP_TO: u32 = 200;

/// The largest pile of the curve of [`rows`](super::rows()): 2,001,000 cells.
const ROWS_UP_TO: u32 = 2_000;

/// The largest pile of the curve of [`walls`](super::walls()): at most 3,000,000 steps.
const WALLS_UP_TO: u32 = 1_000_000;

/// The most exponents a [`PowerCurve`] has.
const MAX_EXPONENTS: u32 = 60;

/// The work of a method that fills a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "DynamicNim")
)]
pub struct Curve {
    /// The piles: 1, 2, 5, 10, 20, 50, …
    pub sizes: Vec<u32>,
    /// The work for each.
    pub work: Vec<u64>,
}

/// The work of a method for piles that are powers of ten.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "DynamicNim")
)]
pub struct PowerCurve {
    /// Each pile is 10 to one of these powers: an arithmetic progression from 0, except that the
    /// last step may be shorter.
    pub exponents: Vec<u32>,
    /// The work for each.
    pub work: Vec<u64>,
}

/// The work of all methods, counted step by step and not measured.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(missing_as_null, type_prefix = "DynamicNim")
)]
pub struct CostCurves {
    /// Takes tried.
    pub definition: Curve,
    /// Cells decided.
    pub rows: Curve,
    /// Walls tested and pushed; `None` if the rule decreases by more than one at a time.
    pub walls: Option<Curve>,
    /// Comparisons to build the set up to the pile, and digits of the pile; `None` if the rule
    /// decreases, or if k < 1, where there is no number system.
    pub numeration: Option<PowerCurve>,
}

/// Counts the work of all methods for one rule.
///
/// A table method runs once, for its largest pile: this includes the runs for all smaller ones.
/// Numeration goes up to 10^`max_exponent`, as long as a pile has at most [`MAX_PILE_DIGITS`]
/// digits and its set takes at most [`MAX_NUMERATION_MB`].
///
/// Cost: about 7,000,000 steps, and building the set.
///
/// ```
/// use mexplorer::dynamic_nim::{Rule, cost_curves};
///
/// let curves = cost_curves(&Rule::factor("2")?, 100);
/// assert_eq!(curves.rows.sizes[..4], [1, 2, 5, 10]);
/// assert_eq!(curves.rows.work[..4], [1, 3, 15, 55]); // S(S + 1)/2
/// assert_eq!(curves.numeration.unwrap().exponents.last(), Some(&100));
///
/// let curves = cost_curves(&Rule::limit("2,0")?, 100);
/// assert_eq!((curves.walls, curves.numeration), (None, None)); // both are wrong here
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[must_use]
pub fn cost_curves(rule: &Rule, max_exponent: u32) -> CostCurves {
    let walls = rule
        .check_stack(&WALLS_UP_TO.into())
        .map(|()| table_curve(TableMethod::Walls, rule, WALLS_UP_TO));
    CostCurves {
        definition: table_curve(TableMethod::Definition, rule, DEFINITION_UP_TO),
        rows: table_curve(TableMethod::Rows, rule, ROWS_UP_TO),
        walls: walls.ok(),
        numeration: numeration_curve(rule, max_exponent).ok(),
    }
}

fn table_curve(method: TableMethod, rule: &Rule, up_to: u32) -> Curve {
    let mut milestones = Milestones::default();
    method.solve(&Game::new(up_to, rule.clone()), &mut milestones);
    // The work for a pile: all steps before the first step of the next row (or the sentinel).
    let first_step_of_row = milestones.into_first_steps();
    let sizes: Vec<u32> = (0..=up_to.ilog10())
        .flat_map(|exponent| [1, 2, 5].map(|digit| digit * 10_u32.pow(exponent)))
        .filter(|&size| size <= up_to)
        .collect();
    let steps = sizes
        .iter()
        .map(|&size| u64::from(first_step_of_row[size as usize + 1] - 1));
    Curve {
        work: steps.collect(),
        sizes,
    }
}

fn numeration_curve(rule: &Rule, max_exponent: u32) -> Result<PowerCurve, Error> {
    check_numeration(rule)?;
    let last = largest_exponent(rule, max_exponent);
    // By the index of the member that is the last one when the comparison is made.
    let mut comparisons: Vec<u64> = Vec::new();
    let mut see = |event: Event| {
        if let Event::Compared { last, .. } = event {
            comparisons.resize(last as usize + 1, 0);
            comparisons[last as usize] += 1;
        }
    };
    let set = NSet::build(rule, &power_of_ten(last), &mut see)?;

    let mut curve = PowerCurve::default();
    // Comparisons are counted for a pile if their last member is in the set up to that pile.
    let mut compared = 0;
    let mut of_member = (0..).zip(&comparisons).peekable();
    for exponent in exponents_to(last) {
        let pile = power_of_ten(exponent);
        while let Some((_, count)) = of_member.next_if(|&(i, _)| *set.member(i) <= pile) {
            compared += count;
        }
        let digits = set.digits(&pile, &mut ()).members.len() as u64;
        curve.exponents.push(exponent);
        curve.work.push(compared + digits);
    }
    Ok(curve)
}

/// The largest exponent whose power of ten is a valid pile with a set that fits in memory.
fn largest_exponent(rule: &Rule, max_exponent: u32) -> u32 {
    // 10^`fits` is valid; 10^`end` is too large, or above `max_exponent`.
    let (mut fits, mut end) = (0, max_exponent.min(MAX_PILE_DIGITS - 1) + 1);
    while end - fits > 1 {
        let middle = u32::midpoint(fits, end);
        if needed_mb(rule, &power_of_ten(middle)) <= MAX_NUMERATION_MB.into() {
            fits = middle;
        } else {
            end = middle;
        }
    }
    fits
}

/// At most [`MAX_EXPONENTS`] exponents from 0 to `last`, both included.
fn exponents_to(last: u32) -> impl Iterator<Item = u32> {
    let step = last.div_ceil(MAX_EXPONENTS - 1).max(1);
    (0..last).step_by(step as usize).chain([last])
}

fn power_of_ten(exponent: u32) -> BigUint {
    BigUint::from(10_u32).pow(exponent)
}

#[cfg(test)]
mod tests {
    use super::{
        Curve, PowerCurve, cost_curves, exponents_to, largest_exponent, numeration_curve,
        power_of_ten,
    };
    use crate::dynamic_nim::{
        DefinitionCost, Game, MAX_NUMERATION_MB, NSet, NumerationCost, RowsCost, Rule, WallsCost,
        definition, needed_mb, rows, walls,
    };

    fn factor(k: &str) -> Rule {
        Rule::factor(k).unwrap()
    }

    fn list(caps: &str) -> Rule {
        Rule::limit(caps).unwrap()
    }

    /// The curve ends at `up_to`, and its work is that of separate runs.
    fn assert_curve(curve: &Curve, up_to: u32, counted: impl Fn(u32) -> u64) {
        assert_eq!(curve.sizes.len(), curve.work.len());
        assert_eq!(curve.sizes[..6], [1, 2, 5, 10, 20, 50]);
        assert_eq!(curve.sizes.last(), Some(&up_to));
        for (&size, &work) in curve.sizes.iter().zip(&curve.work) {
            assert_eq!(counted(size), work, "{size}");
        }
    }

    #[test]
    fn every_size_of_a_table_costs_what_its_own_run_costs() {
        for rule in [factor("9/10"), factor("2"), list("1-50,300")] {
            let game = |size| Game::new(size, rule.clone());
            let curves = cost_curves(&rule, 0);
            assert_curve(&curves.definition, 200, |size| {
                let mut cost = DefinitionCost::default();
                definition(&game(size), &mut cost);
                cost.takes
            });
            assert_curve(&curves.rows, 2_000, |size| {
                let mut cost = RowsCost::default();
                rows(&game(size), &mut cost);
                cost.cells
            });
            assert_curve(&curves.walls.unwrap(), 1_000_000, |size| {
                let mut cost = WallsCost::default();
                walls(&game(size), &mut cost);
                cost.tests + cost.pushes
            });
        }
    }

    #[test]
    fn every_power_of_ten_costs_what_its_own_set_and_digits_cost() {
        for rule in [
            factor("1"),
            factor("2"),
            factor("5/2"),
            factor("999999999999999999"),
            list(""),
            list("3"),
            list("0,2-9,1000000"),
        ] {
            for max_exponent in [0, 1, 17, 150] {
                let PowerCurve { exponents, work } = numeration_curve(&rule, max_exponent).unwrap();
                assert_eq!(exponents.len(), work.len());
                let last = largest_exponent(&rule, max_exponent);
                assert_eq!(exponents.last(), Some(&last));
                for (&exponent, &work) in exponents.iter().zip(&work) {
                    let pile = power_of_ten(exponent);
                    let mut cost = NumerationCost::default();
                    let set = NSet::build(&rule, &pile, &mut cost).unwrap();
                    set.digits(&pile, &mut cost);
                    let counted = cost.comparisons + cost.digits;
                    assert_eq!(counted, work, "{rule:?}, 10^{exponent}");
                }
            }
        }
    }

    #[test]
    fn a_method_that_is_wrong_has_no_curve() {
        let below_1 = cost_curves(&factor("1/2"), 10);
        assert!(below_1.walls.is_some() && below_1.numeration.is_none());
        let decreasing = cost_curves(&list("5,0"), 10);
        assert!(decreasing.walls.is_none() && decreasing.numeration.is_none());
        assert_eq!(decreasing.rows.work.last(), Some(&2_001_000));
    }

    #[test]
    fn exponents_are_few_and_end_with_the_last() {
        for last in [0, 1, 2, 58, 59, 60, 61, 118, 119, 1_000, 9_999] {
            let exponents: Vec<u32> = exponents_to(last).collect();
            assert!(exponents.len() <= 60 && exponents.is_sorted_by(|a, b| a < b));
            assert_eq!((exponents[0], *exponents.last().unwrap()), (0, last));
        }
        assert!(exponents_to(59).eq(0..=59));
    }

    #[test]
    fn exponents_end_where_the_memory_does() {
        assert_eq!(largest_exponent(&factor("2"), u32::MAX), 9_999);
        assert_eq!(largest_exponent(&factor("2"), 300), 300);
        for k in ["10", "1000", "999999999999999999"] {
            let last = largest_exponent(&factor(k), u32::MAX);
            let needed = |exponent| needed_mb(&factor(k), &power_of_ten(exponent));
            assert!(needed(last) <= MAX_NUMERATION_MB.into(), "k = {k}");
            assert!(needed(last + 1) > MAX_NUMERATION_MB.into(), "k = {k}");
        }
    }
}
