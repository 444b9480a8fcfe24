//! Whether the values of a rule depend on finitely many earlier ones only, from some number on:
//! then a period that is seen long enough holds for ever.
//!
//! Two kinds of rules with a single coordinate are recognised. In *takes* a move takes one of
//! finitely many amounts. In *splits* it takes such an amount and divides the rest into two parts
//! in all possible ways; for these there is the theorem of Guy and Smith (1956). Conditions must be
//! settled: from some number on each of them holds always, or never.
//!
//! A rule that is not certainly of one of these kinds counts as neither. It is read as the machine
//! runs it, for every number of the language.

use super::program::{Instruction, MAX_LOOPS, Op, Program, operate};
use super::rule::{Item, Line, Loop, Rule, Target};
use super::value::Value;
use crate::rational::Rational;

/// The largest number of the language.
const LARGEST: i128 = i64::MAX as i128;

/// The bounds that decide the values of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Finite {
    /// From this number on all conditions are settled and all takes are possible.
    from: u64,
    /// The largest number that a move takes.
    most: u64,
    /// For splits: a part of this size or more is possible whatever the other part.
    parts: Option<u64>,
}

impl Finite {
    /// The bounds of a rule; `None` if it is not of a known kind.
    pub(super) fn of(rule: &Rule) -> Option<Self> {
        let is_plain = rule.board.is_empty() && !rule.has_ends() && rule.names().len() == 1;
        // The theorems are about nimbers, which do not decide misère sums.
        if !is_plain || (rule.is_misere() && rule.has_sums()) {
            return None;
        }
        let mut reader = Reader::default();
        for line in &rule.lines {
            reader.line(line)?;
        }
        let number = |value| u64::try_from(value).ok();
        Some(Self {
            from: number(reader.from)?,
            most: number(reader.most)?,
            parts: match reader.parts {
                None => None,
                Some(parts) => Some(number(parts)?),
            },
        })
    }

    /// Whether moves split.
    pub(super) fn splits(&self) -> bool {
        self.parts.is_some()
    }

    /// The number up to which a period must be seen so that it holds for ever.
    ///
    /// Let g(m) = g(m - p) for all m from n₀ + p to the last one seen, and let n be the next. With
    /// takes, if n - most ≥ n₀ + p, the options of n and n - p have the same values, and so have n
    /// and n - p. With splits, if n - most ≥ 2·(n₀ + p) - 1, one part of every option of n is at
    /// least n₀ + p; reducing it by p gives an option of n - p with the same value, and likewise
    /// the other way round.
    pub(super) fn needed(&self, preperiod: u64, period: u64) -> u64 {
        let decided = match self.parts {
            None => preperiod.saturating_add(period),
            Some(parts) => preperiod
                .max(parts)
                .saturating_add(period)
                .saturating_mul(2),
        };
        let settled = self.from.saturating_add(period);
        decided.saturating_add(self.most).max(settled)
    }
}

/// A linear whole number: a multiple of the coordinate, multiples of the loop variables, and a
/// constant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Linear {
    constant: i128,
    /// By slot: the coordinate, then the loop variables.
    factors: [i128; 1 + MAX_LOOPS],
}

impl Linear {
    fn of_slot(slot: u8) -> Option<Self> {
        let mut linear = Self::default();
        *linear.factors.get_mut(usize::from(slot))? = 1;
        Some(linear)
    }

    /// Adds a multiple of another one.
    fn plus(mut self, times: i128, other: Self) -> Option<Self> {
        self.constant = (self.constant).checked_add(other.constant.checked_mul(times)?)?;
        for (factor, more) in self.factors.iter_mut().zip(other.factors) {
            *factor = factor.checked_add(more.checked_mul(times)?)?;
        }
        Some(self)
    }

    /// Subtracts a multiple of the coordinate.
    fn less(mut self, times: i128) -> Self {
        self.factors[0] -= times;
        self
    }
}

/// What is known of a value.
#[derive(Clone, Copy, Debug)]
enum Known {
    /// It is this number.
    Number(Rational),
    Linear(Linear),
    /// Any value that does not depend on the coordinate, nor on a loop variable that grows with it.
    Fixed,
    /// A condition that is settled, for every value of the loops.
    Settled,
}

/// The values of a loop.
#[derive(Clone, Copy, Debug)]
enum Values {
    /// Whole numbers within fixed bounds.
    Within((i128, i128)),
    /// All whole numbers from `first` to the coordinate minus `left`; both may depend on other
    /// loops.
    Along { first: Linear, left: Linear },
}

/// Reads the lines of a rule.
#[derive(Default)]
struct Reader {
    /// The loops of the current line.
    loops: Vec<Values>,
    from: i128,
    most: i128,
    parts: Option<i128>,
}

impl Reader {
    fn line(&mut self, line: &Line) -> Option<()> {
        self.loops.clear();
        self.conditions(&line.conditions)?;
        for of in &line.loops {
            let values = self.values(of)?;
            self.loops.push(values);
            self.conditions(&of.conditions)?;
        }
        match &line.target {
            Target::End => Some(()),
            Target::Parts(parts) => match &parts[..] {
                [only] => self.take(&only[0]),
                [one, other] => self.split(&one[0], &other[0]),
                _ => None,
            },
        }
    }

    /// The index of the loop that runs along the coordinate.
    fn along(&self) -> Option<usize> {
        (self.loops.iter()).position(|values| matches!(values, Values::Along { .. }))
    }

    fn take(&mut self, left: &Program) -> Option<()> {
        let left = self.linear(left)?;
        if left.factors[0] != 1 || self.along().is_some() {
            return None;
        }
        let (least, most) = self.fixed_range(Linear::default().plus(-1, left.less(1))?)?;
        if least < 1 {
            return None;
        }
        self.most = self.most.max(most);
        // From there on the rest is never negative.
        self.from = self.from.max(most);
        Some(())
    }

    fn split(&mut self, one: &Program, other: &Program) -> Option<()> {
        let at = self.along()?;
        let Values::Along { first, left } = self.loops[at] else {
            return None;
        };
        let slot = 1 + at;
        let parts = [self.linear(one)?, self.linear(other)?];
        // One part is i + u with the loop variable i, the other n - i + v.
        let [mut part, mut rest] = match parts.map(|part| (part.factors[0], part.factors[slot])) {
            [(0, 1), (1, -1)] => parts,
            [(1, -1), (0, 1)] => [parts[1], parts[0]],
            _ => return None,
        };
        part.factors[slot] = 0;
        rest = rest.less(1);
        rest.factors[slot] = 0;
        let taken = self.fixed_range(Linear::default().plus(-1, part)?.plus(-1, rest)?)?;
        // The smallest value of each part; a move to a negative one does not exist.
        let mut parts = self.parts.unwrap_or(0);
        for least in [part.plus(1, first)?, rest.plus(1, left)?] {
            let (low, high) = self.fixed_range(least)?;
            // The other part must be smaller than the original.
            if taken.0 < 0 || taken.0 + low.max(0) < 1 {
                return None;
            }
            parts = parts.max(high);
        }
        self.most = self.most.max(taken.1);
        self.parts = Some(parts);
        Some(())
    }

    /// Checks that conditions are settled, and updates `from`.
    fn conditions(&mut self, conditions: &[Program]) -> Option<()> {
        for condition in conditions {
            self.known(condition)?;
        }
        Some(())
    }

    fn values(&mut self, of: &Loop) -> Option<Values> {
        if let [Item::Span(first, last)] = &of.items[..]
            && let Known::Linear(last) = self.known(last)?
            && last.factors[0] != 0
        {
            let rest = last.less(1);
            if self.along().is_some() || rest.factors[0] != 0 {
                return None;
            }
            let first = self.end(first, Value::ceil)?;
            let left = Linear::default().plus(-1, rest)?;
            // From there on the loop is not empty.
            let (_, most) = self.fixed_range(first.plus(1, left)?)?;
            self.from = self.from.max(most + 1);
            return Some(Values::Along { first, left });
        }
        let (mut low, mut high) = (LARGEST, -LARGEST);
        for item in &of.items {
            let (first, last) = match item {
                Item::One(program) => {
                    let value = self.end(program, |value| value)?;
                    (value, value)
                }
                Item::Span(first, last) => {
                    (self.end(first, Value::ceil)?, self.end(last, Value::floor)?)
                }
            };
            low = low.min(self.fixed_range(first)?.0);
            high = high.max(self.fixed_range(last)?.1);
        }
        (low <= high).then_some(Values::Within((low, high)))
    }

    /// An end of a range that does not depend on the coordinate.
    fn end(&mut self, program: &Program, round: fn(Rational) -> Rational) -> Option<Linear> {
        let known = match self.known(program)? {
            Known::Number(value) => Known::Number(round(value)),
            other => other,
        };
        linear(known).filter(|&linear| self.is_fixed(linear))
    }

    fn linear(&mut self, program: &Program) -> Option<Linear> {
        linear(self.known(program)?)
    }

    /// Whether it depends neither on the coordinate nor on the loop along it.
    fn is_fixed(&self, linear: Linear) -> bool {
        linear.factors[0] == 0 && self.along().is_none_or(|at| linear.factors[1 + at] == 0)
    }

    /// The bounds of a number that depends neither on the coordinate nor on the loop along it.
    fn fixed_range(&self, linear: Linear) -> Option<(i128, i128)> {
        if !self.is_fixed(linear) {
            return None;
        }
        let (mut low, mut high) = (linear.constant, linear.constant);
        for (values, factor) in self.loops.iter().zip(&linear.factors[1..]) {
            if let Values::Within((first, last)) = values {
                let ends = [first.checked_mul(*factor)?, last.checked_mul(*factor)?];
                low = low.checked_add(ends[0].min(ends[1]))?;
                high = high.checked_add(ends[0].max(ends[1]))?;
            }
        }
        Some((low, high))
    }

    /// Whether a number is within the language's range for every coordinate and all loop values.
    fn is_in_range(&self, linear: Linear) -> Option<bool> {
        // The extreme values of the coordinate and of the loop along it; between them it is linear.
        let mut corners = vec![(0, 0), (LARGEST, 0)];
        let mut fixed = linear.less(linear.factors[0]);
        let mut factor = 0;
        if let Some(at) = self.along()
            && let Values::Along { first, left } = self.loops[at]
        {
            factor = linear.factors[1 + at];
            fixed.factors[1 + at] = 0;
            let ((first, _), (left, _)) = (self.fixed_range(first)?, self.fixed_range(left)?);
            let least = (first + left).max(0);
            corners = vec![
                (least, first),
                (least, least - left),
                (LARGEST, first),
                (LARGEST, LARGEST - left),
            ];
        }
        let (low, high) = self.fixed_range(fixed)?;
        for (coordinate, value) in corners {
            let along = linear.factors[0].checked_mul(coordinate)?;
            let along = along.checked_add(factor.checked_mul(value)?)?;
            if along.checked_add(low)? < -LARGEST || along.checked_add(high)? > LARGEST {
                return Some(false);
            }
        }
        Some(true)
    }

    /// What is known of the value of a program; `None` if too little.
    fn known(&mut self, program: &Program) -> Option<Known> {
        let mut stack: Vec<Known> = Vec::new();
        for instruction in &program.code {
            let value = match *instruction {
                Instruction::Push(value) => Known::Number(value),
                Instruction::Load(slot) => Known::Linear(Linear::of_slot(slot)?),
                // If the left side is settled, so is which of the two sides counts.
                Instruction::And(_) | Instruction::Or(_) => {
                    stack.pop()?;
                    continue;
                }
                Instruction::Do(op) => {
                    let b = stack.pop()?;
                    let a = if op.takes_one() { b } else { stack.pop()? };
                    self.result(op, a, b)?
                }
                Instruction::Name(_) => return None,
            };
            if let Known::Linear(linear) = value
                && !self.is_in_range(linear)?
            {
                return None;
            }
            stack.push(value);
        }
        stack.pop()
    }

    fn result(&mut self, op: Op, a: Known, b: Known) -> Option<Known> {
        if let (Known::Number(a), Known::Number(b)) = (a, b) {
            return operate(op, a, b).map(Known::Number);
        }
        let fixed = |known| match known {
            Known::Number(_) | Known::Fixed => true,
            Known::Linear(linear) => self.is_fixed(linear),
            Known::Settled => false,
        };
        let both_fixed = fixed(a) && fixed(b);
        let as_linear = match (op, linear(a), linear(b)) {
            (Op::Add, Some(a), Some(b)) => Some(a.plus(1, b)?),
            (Op::Subtract, Some(a), Some(b)) => Some(a.plus(-1, b)?),
            (Op::Negate, Some(a), _) => Some(Linear::default().plus(-1, a)?),
            (Op::Floor | Op::Ceil, Some(a), _) => Some(a),
            (Op::Multiply, Some(one), Some(other)) => match (a, b) {
                (Known::Number(_), _) => Some(Linear::default().plus(one.constant, other)?),
                (_, Known::Number(_)) => Some(Linear::default().plus(other.constant, one)?),
                _ => None,
            },
            (op, Some(a), Some(b)) if op.compares() && !both_fixed => {
                return self.settle(a.plus(-1, b)?);
            }
            _ => None,
        };
        match as_linear {
            Some(linear) => Some(Known::Linear(linear)),
            None if both_fixed => Some(Known::Fixed),
            None if op == Op::Not => Some(Known::Settled),
            None => None,
        }
    }

    /// A comparison of two numbers, from their difference.
    fn settle(&mut self, more: Linear) -> Option<Known> {
        let factor = more.factors[0];
        let (low, high) = self.fixed_range(more.less(factor))?;
        // From there on the multiple of the coordinate decides.
        let most = low.checked_abs()?.max(high.checked_abs()?);
        if factor != 0 {
            self.from = self.from.max(most / factor.checked_abs()? + 1);
        }
        Some(Known::Settled)
    }
}

/// The linear form of a value, if it has one.
fn linear(known: Known) -> Option<Linear> {
    match known {
        Known::Number(value) => Some(Linear {
            constant: value.integer()?.into(),
            ..Linear::default()
        }),
        Known::Linear(linear) => Some(linear),
        Known::Fixed | Known::Settled => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Finite;
    use crate::lab::Rule;

    fn finite(text: &str) -> Option<(u64, u64, Option<u64>)> {
        let rule = Rule::parse(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        Finite::of(&rule).map(|of| (of.from, of.most, of.parts))
    }

    #[test]
    fn takes_and_splits_are_recognised_however_they_are_written() {
        for (text, found) in [
            ("(n) -> (n - t) for t in {2..6}", (6, 6, None)),
            ("k = 3\n(n) -> (n - t) for t in 1..k", (3, 3, None)),
            ("（ｎ）→（ｎ − 4）; (n) -> (n - 1) # x; y", (4, 4, None)),
            ("(n) -> (n - t) for t in {1, 3}\nlast loses", (3, 3, None)),
            ("(n) -> (-2 + n)", (2, 2, None)),
            ("(n) -> (n - (2*t - 1)) for t in 1..3", (5, 5, None)),
            (
                "(n) -> (n - s - 2*t) for s in 1..2 for t in s..2",
                (6, 6, None),
            ),
            ("(n) -> (n - t) for t in 1..9 if t mod 2 = 1", (9, 9, None)),
            ("(n) -> (n - floor(5/2))", (2, 2, None)),
            ("(n) -> (n - 1) if n > 50", (51, 1, None)),
            ("(n) -> (n - 2) if n >= 50 and n != 70", (71, 2, None)),
            ("(n) -> (n - 2) if not (n < 9 or 30 >= n)", (31, 2, None)),
            (
                "(n) -> (n - t) for t in {1, 4} if n >= t + 6",
                (11, 4, None),
            ),
            ("(n) -> (n - 1)\n(n) -> end if n = 4", (5, 1, None)),
            ("(n) -> (n - 1)\n(n) -> (n - 2) if n < 8", (9, 2, None)),
            (
                "(n) -> (i) & (n - 2 - i) for i in 0..n - 2",
                (3, 2, Some(0)),
            ),
            ("(n) -> (n - i) & (i) for i in 1..n - 1", (3, 0, Some(1))),
            (
                "(n) -> (i + 1) & (n - 3 - i) for i in 1..n - 5",
                (7, 2, Some(2)),
            ),
            (
                "(n) -> (i) & (n - t - i) for t in {1, 2} for i in 0..n - t",
                (3, 2, Some(0)),
            ),
            (
                "(n) -> (i) & (n - 1 - i) for i in -1..n - 1",
                (1, 1, Some(0)),
            ),
        ] {
            assert_eq!(finite(text), Some(found), "{text}");
        }
    }

    #[test]
    fn what_hangs_on_the_number_at_hand_is_of_no_kind() {
        for text in [
            "(n) -> (n - t) for t in 1..n",
            "(n) -> (n - t) for t in {1, n}",
            "(n) -> (n - t) for t in {0, 1}",
            "(n) -> (n - t) for t in {1/2, 1}",
            "(n) -> (n - 1) if n mod 2 = 0",
            "(n) -> (n - 1) if 2 divides n",
            "(n) -> (n - 1) if n/2 > 4",
            "(n) -> (n - t) for t in 1..3 if t*n > 9 and n mod 7 != 0",
            "(n) -> (n - t) for t in 1..3 if t divides n",
            "(n) -> (n - 1) if isqrt(n) > 3",
            "(n) -> (n - min(n, 2))",
            "(n) -> (2*n - n - 1)",
            "(n) -> (n + 1)",
            "(n) -> (floor(n/2)) if n > 0",
            "(n) -> (0)",
            "(n) -> (t) for t in 0..n - 1",
            "(n) -> (n - 1)\nlost (n) if n = 5",
            "(n) -> (n - 1)\nwon (n) if n < 0",
            "(n) -> (n - 1)\nboard (n) if n > 2",
            "(a, b) -> (a - 1, b)",
            "(n) -> (i) & (n - i) for i in 0..n",
            "(n) -> (i) & (n - i) for i in 1..n",
            "(n) -> (i) & (n - i) for i in 1..n - 1 if i != n - i",
            "(n) -> (i) & (n - i) for i in 1..n - 1\nlast loses",
            "(n) -> (i) & (n - 1 - i) for i in 0..n - 2 if i != 5",
            "(n) -> (i) & (n - 1 - 2*i) for i in 0..n - 1",
            "(n) -> (i) & (n - 2 - i) for i in {0..n - 2, 5}",
            "(n) -> (i) & (n - 1 - i) for i in 0..n div 2",
            "(n) -> (i) & (i) for i in 0..n - 1",
            "(n) -> (1) & (n - 3)",
            "(n) -> (i) & (j) & (n - i - j - 1) for i in 0..n - 1 for j in 0..n - 1 - i",
            // The number on the way is beyond those of the language, from some n on.
            "(n) -> (n + 9223372036854775700 - 9223372036854775702)",
            "(n) -> (n - 1) if n + 1 > 4",
            "(n) -> (3*n - 2*n - 1)",
        ] {
            assert_eq!(finite(text), None, "{text}");
        }
    }

    #[test]
    fn more_values_are_needed_where_conditions_settle_late() {
        let needed = |text: &str, preperiod, period| {
            Finite::of(&Rule::parse(text).unwrap()).map(|of| of.needed(preperiod, period))
        };
        let takes = "(n) -> (n - t) for t in {1, 2}";
        assert_eq!(needed(takes, 0, 3), Some(5));
        assert_eq!(needed(&format!("{takes} if n != 40"), 7, 3), Some(44));
        let splits = "(n) -> (i) & (n - 2 - i) for i in 0..n - 2";
        assert_eq!(needed(splits, 53, 34), Some(176));
        let far = "(n) -> (n - 1)\n(n) -> (n - 2) if n > 9223372036854775806";
        assert_eq!(needed(far, 0, 2), Some((1 << 63) + 1));
    }
}
