//! Expressions and conditions as programs of a stack machine, and the machine.

use super::progression::Progression;
use super::value::{Fault, FaultKind, Value};
use crate::rational::Rational;

/// The most coordinates of a position.
pub const MAX_COORDINATES: usize = 4;

/// The most loops of a line of moves.
pub const MAX_LOOPS: usize = 3;

/// The values that a program reads: the coordinates, then the loop variables.
pub(super) const SLOTS: usize = MAX_COORDINATES + MAX_LOOPS;

/// An operation on the last two values, or on the last one. The value of a condition is 1 or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    Add,
    Subtract,
    Multiply,
    Divide,
    Quotient,
    Remainder,
    Negate,
    Min,
    Max,
    Xor,
    /// The xor of a single value, which checks that it is a natural number.
    XorOne,
    Floor,
    Ceil,
    Abs,
    Gcd,
    Isqrt,
    Equal,
    Unequal,
    Less,
    AtMost,
    More,
    AtLeast,
    Divides,
    Not,
}

/// An instruction of an expression: pops its operands from a stack and pushes its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Instruction {
    Push(Rational),
    /// Pushes the value of a slot.
    Load(u8),
    /// A name in the text, by its token, before names are resolved.
    Name(u32),
    Do(Op),
    /// Jumps there if the top is false, leaving it; otherwise pops it.
    And(u32),
    /// Jumps there if the top is true, leaving it; otherwise pops it.
    Or(u32),
}

impl Op {
    /// Whether it takes one operand.
    pub(super) const fn takes_one(self) -> bool {
        matches!(
            self,
            Self::Negate
                | Self::Floor
                | Self::Ceil
                | Self::Abs
                | Self::Isqrt
                | Self::XorOne
                | Self::Not
        )
    }

    /// Whether it compares the order of two values.
    pub(super) const fn compares(self) -> bool {
        matches!(
            self,
            Self::Equal | Self::Unequal | Self::Less | Self::AtMost | Self::More | Self::AtLeast
        )
    }
}

/// Action a step of the machine does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Load,
    Do(Op),
    And,
    Or,
}

/// Where a step gets its last operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Stack,
    Slot,
    Number,
}

/// A step of the machine: an operation fused with the load of its last operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    action: Action,
    source: Source,
    /// The slot, the index of the number, or the target of the jump.
    index: u32,
}

/// A compiled expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Program {
    /// The instructions, before fusing.
    pub(super) code: Vec<Instruction>,
    steps: Vec<Step>,
    numbers: Vec<Rational>,
    /// Whether all intermediate values are whole if the whole slots hold whole values.
    is_whole: bool,
    /// The slots that it reads, one bit each.
    pub(super) slots: u8,
}

impl Program {
    /// Compiles code without names; `whole` has a bit for each slot whose values are whole.
    pub(super) fn new(code: Vec<Instruction>, whole: u8) -> Self {
        let is_of_whole = |instruction: &Instruction| match *instruction {
            Instruction::Push(value) => value.integer().is_some(),
            Instruction::Load(slot) => whole >> slot & 1 == 1,
            Instruction::Do(Op::Divide) => false,
            _ => true,
        };
        let slots = code.iter().fold(0, |slots, instruction| match instruction {
            Instruction::Load(slot) => slots | 1 << slot,
            _ => slots,
        });
        let is_whole = code.iter().all(is_of_whole);
        let (steps, numbers) = steps_of(&code, is_whole);
        Self {
            code,
            steps,
            numbers,
            is_whole,
            slots,
        }
    }

    /// Whether its value is always whole.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// How many operations it takes.
    pub(super) fn operations(&self) -> u64 {
        self.steps.len() as u64
    }
}

/// Fuses each load with the operation that uses it next. Also returns the numbers to load.
fn steps_of(code: &[Instruction], is_whole: bool) -> (Vec<Step>, Vec<Rational>) {
    let index_of = |index: usize| u32::try_from(index).unwrap_or(u32::MAX);
    let (mut steps, mut numbers) = (Vec::<Step>::with_capacity(code.len()), Vec::new());
    // By instruction: its step, and whether a jump leads to it.
    let mut places = Vec::with_capacity(code.len() + 1);
    let mut is_led_to = vec![false; code.len() + 1];
    for (at, &instruction) in code.iter().enumerate() {
        places.push(steps.len());
        let (action, source, index) = match instruction {
            Instruction::Push(value) => {
                numbers.push(value);
                (Action::Load, Source::Number, index_of(numbers.len() - 1))
            }
            Instruction::Load(slot) => (Action::Load, Source::Slot, slot.into()),
            Instruction::And(to) | Instruction::Or(to) => {
                is_led_to[to as usize] = true;
                let is_and = matches!(instruction, Instruction::And(_));
                (
                    if is_and { Action::And } else { Action::Or },
                    Source::Stack,
                    to,
                )
            }
            Instruction::Name(_) => unreachable!("names are resolved when a statement is read"),
            // These do not change whole numbers.
            Instruction::Do(Op::Floor | Op::Ceil) if is_whole => continue,
            Instruction::Do(op) => {
                let joined = match steps.last() {
                    Some(&Step {
                        action: Action::Load,
                        source,
                        index,
                    }) if !op.takes_one() && !is_led_to[at] => {
                        steps.pop();
                        (source, index)
                    }
                    _ => (Source::Stack, 0),
                };
                (Action::Do(op), joined.0, joined.1)
            }
        };
        steps.push(Step {
            action,
            source,
            index,
        });
    }
    places.push(steps.len());
    for step in &mut steps {
        if matches!(step.action, Action::And | Action::Or) {
            step.index = index_of(places[step.index as usize]);
        }
    }
    (steps, numbers)
}

/// Runs programs on the values of the slots.
#[derive(Debug)]
pub(super) struct Machine {
    pub(super) slots: [Rational; SLOTS],
    whole: Vec<i64>,
    exact: Vec<Rational>,
    pub(super) progressions: Vec<Progression>,
    /// How many operations were done; those that jumps skip count too.
    pub(super) operations: u64,
}

impl Machine {
    pub(super) fn new() -> Self {
        Self {
            slots: [Rational::ZERO; SLOTS],
            whole: Vec::new(),
            exact: Vec::new(),
            progressions: Vec::new(),
            operations: 0,
        }
    }

    /// Loads coordinates into their slots.
    pub(super) fn load(&mut self, tuple: &[i64]) {
        for (slot, &coordinate) in self.slots.iter_mut().zip(tuple) {
            *slot = Rational::integer(coordinate);
        }
    }

    /// The value of an expression.
    #[inline]
    pub(super) fn number(&mut self, program: &Program) -> Result<Rational, Box<Fault>> {
        self.operations += program.operations();
        if program.is_whole {
            run(program, &self.slots, &mut self.whole).map(Rational::integer)
        } else {
            run(program, &self.slots, &mut self.exact)
        }
    }

    /// The value of an expression; a fault if it is a fraction.
    #[inline]
    pub(super) fn coordinate(&mut self, program: &Program) -> Result<i64, Box<Fault>> {
        self.operations += program.operations();
        if program.is_whole {
            return run(program, &self.slots, &mut self.whole);
        }
        let value = run(program, &self.slots, &mut self.exact)?;
        let fraction = || {
            Box::new(Fault {
                kind: FaultKind::Coordinate,
                values: [value, value],
            })
        };
        value.integer().ok_or_else(fraction)
    }

    /// Whether a condition holds.
    #[inline]
    pub(super) fn truth(&mut self, program: &Program) -> Result<bool, Box<Fault>> {
        Ok(self.number(program)?.is_true())
    }
}

/// Why an operation has no result.
#[cold]
#[expect(clippy::unnecessary_box_returns, reason = "a result with it is small")]
fn fault<V: Value>(op: Op, a: V, b: V) -> Box<Fault> {
    let kind = match op {
        Op::Divide | Op::Quotient | Op::Remainder if b.is_zero() => FaultKind::Zero,
        Op::Isqrt => FaultKind::Isqrt,
        Op::Xor | Op::XorOne => FaultKind::Xor,
        Op::Gcd => FaultKind::Gcd,
        _ => FaultKind::Range,
    };
    Box::new(Fault {
        kind,
        values: [a.rational(), b.rational()],
    })
}

/// The value if it is whole and not negative.
fn natural<V: Value>(value: V) -> Option<i64> {
    value.integer().filter(|&value| value >= 0)
}

fn run<V: Value>(
    program: &Program,
    slots: &[Rational; SLOTS],
    stack: &mut Vec<V>,
) -> Result<V, Box<Fault>> {
    stack.clear();
    // `top` is the top of the stack; `stack` has the values below it. Its lowest entry is the
    // initial `top`, which no operation uses.
    let mut top = V::truth(false);
    let mut at = 0;
    while let Some(&Step {
        action,
        source,
        index,
    }) = program.steps.get(at)
    {
        at += 1;
        let value = match source {
            Source::Slot => V::of(slots[index as usize]),
            Source::Number => V::of(program.numbers[index as usize]),
            Source::Stack => top,
        };
        match action {
            Action::Load => {
                stack.push(top);
                top = value;
            }
            Action::And | Action::Or => {
                if top.is_true() == (action == Action::Or) {
                    at = index as usize;
                } else {
                    top = stack.pop().unwrap_or(top);
                }
            }
            Action::Do(op) if op.takes_one() => {
                top = unary(op, top).ok_or_else(|| fault(op, top, top))?;
            }
            Action::Do(op) => {
                let a = match source {
                    Source::Stack => stack.pop().unwrap_or(top),
                    _ => top,
                };
                top = binary(op, a, value).ok_or_else(|| fault(op, a, value))?;
            }
        }
    }
    Ok(top)
}

/// The result of an operation; one with a single operand ignores `b`.
pub(super) fn operate(op: Op, a: Rational, b: Rational) -> Option<Rational> {
    if op.takes_one() {
        unary(op, a)
    } else {
        binary(op, a, b)
    }
}

#[inline]
fn unary<V: Value>(op: Op, a: V) -> Option<V> {
    Some(match op {
        Op::Negate => a.negated(),
        Op::Floor => a.floor(),
        Op::Ceil => a.ceil(),
        Op::Abs if a.compare(V::truth(false)).is_lt() => a.negated(),
        Op::Isqrt => V::whole(natural(a)?.isqrt()),
        Op::XorOne => V::whole(natural(a)?),
        Op::Not => V::truth(!a.is_true()),
        _ => a,
    })
}

#[inline]
fn binary<V: Value>(op: Op, a: V, b: V) -> Option<V> {
    Some(match op {
        Op::Add => a.add(b)?,
        Op::Subtract => a.subtract(b)?,
        Op::Multiply => a.multiply(b)?,
        Op::Divide | Op::Quotient | Op::Remainder if b.is_zero() => return None,
        Op::Divide => a.divide(b)?,
        Op::Quotient => a.quotient(b)?,
        Op::Remainder => a.remainder(b)?,
        Op::Min => [b, a][usize::from(a.compare(b).is_le())],
        Op::Max => [b, a][usize::from(a.compare(b).is_ge())],
        Op::Xor => V::whole(natural(a)? ^ natural(b)?),
        Op::Gcd => {
            let (mut one, mut other) = (a.integer()?.abs(), b.integer()?.abs());
            while other != 0 {
                (one, other) = (other, one % other);
            }
            V::whole(one)
        }
        Op::Divides => V::truth(a.divides(b)),
        Op::Equal => V::truth(a.compare(b).is_eq()),
        Op::Unequal => V::truth(a.compare(b).is_ne()),
        Op::Less => V::truth(a.compare(b).is_lt()),
        Op::AtMost => V::truth(a.compare(b).is_le()),
        Op::More => V::truth(a.compare(b).is_gt()),
        _ => V::truth(a.compare(b).is_ge()),
    })
}
