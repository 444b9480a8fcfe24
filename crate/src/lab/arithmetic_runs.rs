//! Expressions along arithmetic runs of a loop's values. A linear expression is an arithmetic
//! progression there, so its first value and its step determine all others.
//!
//! `min`, `max`, `abs` and comparisons are linear up to where the order of their two sides changes:
//! the run ends there, and a new one begins. A floor of a division by q is linear along every q-th
//! value.

use super::program::{Instruction, Machine, Op, Program, operate};
use super::progression::Progression;
use super::value::Value;
use crate::rational::Rational;

/// The most interleaved runs of a loop, for floors.
const MAX_STRIDE: i64 = 12;

/// Values of a loop at equal distances.
#[derive(Debug)]
pub(super) struct ArithmeticRun {
    /// The slot of the loop variable.
    pub(super) slot: usize,
    pub(super) first: i64,
    pub(super) stride: i64,
    /// How many values follow the first one; reduced when an expression stops being linear earlier.
    pub(super) steps: i64,
}

impl ArithmeticRun {
    /// The values of a program along the run, which may become shorter; `None` if they are no
    /// arithmetic progression. Requires that the program has a value at every step.
    pub(super) fn of(&mut self, program: &Program, machine: &mut Machine) -> Option<Progression> {
        // Both ends are computed.
        machine.operations += 2 * program.operations();
        let stack = &mut machine.progressions;
        stack.clear();
        let mut at = 0;
        while let Some(&instruction) = program.code.get(at) {
            at += 1;
            let value = match instruction {
                Instruction::Push(value) => Progression::fixed(value),
                Instruction::Load(slot) if usize::from(slot) == self.slot => Progression {
                    first: Rational::integer(self.first),
                    step: Rational::integer(self.stride),
                },
                Instruction::Load(slot) => Progression::fixed(machine.slots[usize::from(slot)]),
                Instruction::And(to) | Instruction::Or(to) => {
                    let top = stack.pop()?;
                    if top.is_true() != matches!(instruction, Instruction::Or(_)) {
                        continue;
                    }
                    at = to as usize;
                    top
                }
                Instruction::Do(op) => {
                    let b = stack.pop()?;
                    let a = if op.takes_one() { b } else { stack.pop()? };
                    self.result(op, a, b)?
                }
                Instruction::Name(_) => return None,
            };
            stack.push(value);
        }
        stack.pop()
    }

    /// The result of an operation; one with a single operand ignores `b`.
    fn result(&mut self, op: Op, a: Progression, b: Progression) -> Option<Progression> {
        let first = operate(op, a.first, b.first);
        if a.is_fixed() && b.is_fixed() {
            return first.map(Progression::fixed);
        }
        match op {
            Op::Add | Op::Subtract | Op::Negate => {}
            Op::Multiply if a.is_fixed() || b.is_fixed() => {}
            Op::Divide if b.is_fixed() => {}
            Op::Quotient | Op::Remainder if b.is_fixed() => {
                operate(Op::Divide, a.step, b.first)?.integer()?;
            }
            Op::Floor | Op::Ceil => {
                a.step.integer()?;
            }
            Op::Abs => self.narrow(a, Progression::fixed(Rational::ZERO))?,
            Op::Min | Op::Max => self.narrow(a, b)?,
            _ if op.compares() => self.narrow(a, b)?,
            _ => return None,
        }
        let first = first?;
        // A run of one value is constant.
        if self.steps == 0 {
            return Some(Progression::fixed(first));
        }
        let next = operate(op, a.first.add(a.step)?, b.first.add(b.step)?)?;
        let step = next.subtract(first)?;
        let last = step.multiply(Rational::integer(self.steps))?.add(first)?;
        // Whole numbers stay between the ends. Fractions have a common denominator below 2^32, and
        // with it every numerator is below 2^63.
        let is_whole = |value: Rational| value.integer().is_some();
        let is_small = |value: Rational| {
            value.numerator().unsigned_abs() >> 31 == 0 && value.denominator() >> 16 == 0
        };
        let is_linear =
            is_whole(first) && is_whole(step) || [first, step, last].map(is_small) == [true; 3];
        is_linear.then_some(Progression { first, step })
    }

    /// Ends the run before the order of two values changes.
    fn narrow(&mut self, a: Progression, b: Progression) -> Option<()> {
        let (less, step) = (a.first.subtract(b.first)?, a.step.subtract(b.step)?);
        if step.is_zero() {
            return Some(());
        }
        // Negative if the values move apart.
        let before = -1 - less.quotient(step)?.integer()?;
        if less.is_zero() {
            self.steps = 0;
        } else if before >= 0 {
            self.steps = self.steps.min(before);
        }
        Some(())
    }
}

/// How many interleaved runs a loop needs so that the programs are linear along each; 0 if that is
/// unlikely to work.
pub(super) fn stride<'line>(programs: impl Iterator<Item = &'line Program>, slot: usize) -> i64 {
    let mut stride = 1;
    for program in programs.filter(|program| program.slots >> slot & 1 == 1) {
        // By value on the stack: whether it depends on the slot.
        let mut stack = Vec::new();
        // The number that was pushed last.
        let mut number = Rational::ZERO;
        for instruction in &program.code {
            let divisor = match *instruction {
                Instruction::Push(value) => {
                    stack.push(false);
                    number = value;
                    value.denominator()
                }
                Instruction::Load(other) => {
                    stack.push(usize::from(other) == slot);
                    1
                }
                Instruction::Do(op) => {
                    let b = stack.pop() == Some(true);
                    let a = !op.takes_one() && stack.pop() == Some(true);
                    let divides = matches!(op, Op::Divide | Op::Quotient | Op::Remainder);
                    let is_even = match op {
                        Op::Multiply => !a || !b,
                        Op::Xor | Op::XorOne | Op::Gcd | Op::Isqrt | Op::Divides => !a && !b,
                        _ => !divides || !b,
                    };
                    if !is_even {
                        return 0;
                    }
                    stack.push((a || b) && !op.compares());
                    if divides && a { number.numerator() } else { 1 }
                }
                Instruction::And(_) | Instruction::Or(_) | Instruction::Name(_) => {
                    stack.pop();
                    1
                }
            };
            if divisor != 0 && stride % divisor != 0 {
                stride = stride.saturating_mul(divisor.abs());
            }
            if stride > MAX_STRIDE {
                return 0;
            }
        }
    }
    stride
}

#[cfg(test)]
mod tests {
    use super::{ArithmeticRun, stride};
    use crate::lab::program::{Instruction, Machine, Op, Program};
    use crate::lab::progression::Progression;
    use crate::lab::value::Value;
    use crate::rational::Rational;

    /// Pseudo-random numbers.
    struct SeededRandom(u64);

    impl SeededRandom {
        fn below(&mut self, limit: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005) + 1;
            (self.0 >> 33) as usize % limit
        }

        fn number(&mut self) -> Rational {
            let [tiny, small, large] = [2, 9, i64::MAX >> self.below(40)];
            let above = [small, small, small, tiny, large][self.below(5)];
            let above = i64::try_from(self.below(1 << 30)).unwrap() % above;
            let below = [1, 1, 1, 2, 3, 5][self.below(6)];
            let below = Rational::integer(if self.below(50) == 0 { 70_001 } else { below });
            let value = Rational::integer(above).divide(below).unwrap();
            let value = if self.below(30) == 0 {
                Rational::integer(i64::MAX >> self.below(5))
            } else {
                value
            };
            if self.below(4) == 0 {
                value.negated()
            } else {
                value
            }
        }

        /// An expression (or a condition) of a loop variable in slot 1 and a coordinate.
        fn code(&mut self, levels: usize, is_condition: bool, code: &mut Vec<Instruction>) {
            use Op::*;
            if is_condition {
                if levels > 1 && self.below(3) == 0 {
                    self.code(levels - 1, true, code);
                    let jump = code.len();
                    code.push(Instruction::And(0));
                    self.code(levels - 1, true, code);
                    let to = u32::try_from(code.len()).unwrap();
                    code[jump] = [Instruction::And(to), Instruction::Or(to)][self.below(2)];
                    if self.below(3) == 0 {
                        code.push(Instruction::Do(Not));
                    }
                    return;
                }
                self.code(levels - 1, false, code);
                self.code(levels - 1, false, code);
                let ops = [Equal, Unequal, Less, AtMost, More, AtLeast, Divides];
                code.push(Instruction::Do(ops[self.below(7)]));
                return;
            }
            if levels == 0 {
                let value = Instruction::Push(self.number());
                let leaves = [
                    Instruction::Load(1),
                    Instruction::Load(1),
                    Instruction::Load(0),
                    value,
                ];
                code.push(leaves[self.below(4)]);
                return;
            }
            self.code(levels - 1, false, code);
            let ones = [Floor, Floor, Ceil, Abs, Negate, Isqrt];
            if self.below(3) == 0 {
                code.push(Instruction::Do(ones[self.below(6)]));
                return;
            }
            let below = self.below(levels);
            self.code(below, false, code);
            let twos = [
                Add, Add, Subtract, Subtract, Multiply, Multiply, Min, Min, Max, Max, Divide,
                Quotient, Remainder, Xor, Gcd,
            ];
            code.push(Instruction::Do(twos[self.below(15)]));
        }
    }

    #[test]
    fn a_run_has_the_values_of_its_steps() {
        let mut random = SeededRandom(5);
        let mut machine = Machine::new();
        let (mut found, mut long, mut hopeless) = (0, 0, 0);
        for round in 0..60_000 {
            let mut code = Vec::new();
            let levels = 1 + random.below(4);
            random.code(levels, round % 4 == 0, &mut code);
            let program = Program::new(code, 0b11);
            let hint = stride([&program].into_iter(), 1);
            let first = [1, 0, -7, i64::MAX - 300][[0, 0, 1, 1, 2, 3][random.below(6)]];
            machine.slots[0] = Rational::integer([0, 3, 11, -4, i64::MAX - 3][random.below(5)]);
            let mut run = ArithmeticRun {
                slot: 1,
                first,
                stride: [hint, 1, 2, 3][random.below(4)].max(1),
                steps: i64::try_from(random.below(20)).unwrap(),
            };
            let steps = run.steps;
            let Some(Progression { first, step }) = run.of(&program, &mut machine) else {
                hopeless += u32::from(hint == 0);
                continue;
            };
            found += 1;
            long += u32::from(run.steps > 3);
            assert!((0..=steps).contains(&run.steps), "{program:?} {run:?}");
            for at in 0..=run.steps {
                machine.slots[1] = Rational::integer(run.first + at * run.stride);
                let value = step.multiply(Rational::integer(at));
                let value = value.and_then(|way| way.add(first));
                let one = machine.number(&program);
                assert_eq!(one.ok(), value, "{program:?} {run:?} {at}");
            }
        }
        assert!(
            found > 20_000 && long > 10_000 && hopeless > 5_000,
            "{found} {long} {hopeless}"
        );
    }
}
