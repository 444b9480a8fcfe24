//! Expressions and conditions as programs of a stack machine, and the machine.

use std::cmp::Ordering;

use super::rational::{Fault, FaultKind, Rational, Value};

/// The most coordinates of a position.
pub const MAX_COORDINATES: usize = 4;

/// The most loops of a line of moves.
pub const MAX_LOOPS: usize = 3;

/// Values that a program reads: the coordinates, then the names of loops.
pub(super) const SLOTS: usize = MAX_COORDINATES + MAX_LOOPS;

/// An operation: it takes its values from the stack and leaves its result there. A condition is 1
/// or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    Push(Rational),
    /// A slot.
    Load(u8),
    /// A name of the text by its token, before it is known what it means.
    Name(u32),
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
    /// The xor of a single value.
    XorAlone,
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
    /// Leaves what is on top and jumps there if it is false; else takes it away.
    And(u32),
    /// The same if it is true.
    Or(u32),
}

/// A compiled expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Program {
    pub(super) code: Vec<Op>,
    /// Whether all values that come up are whole, if those of its whole slots are.
    is_whole: bool,
    /// The slots that it reads, a bit each.
    pub(super) slots: u8,
}

impl Program {
    /// Of code without names; `whole` are the slots whose values are whole, a bit each.
    pub(super) fn new(code: Vec<Op>, whole: u8) -> Self {
        let is_of_whole = |op: &Op| match *op {
            Op::Push(value) => value.integer().is_some(),
            Op::Load(slot) => whole >> slot & 1 == 1,
            Op::Divide => false,
            _ => true,
        };
        let slots = code.iter().fold(0, |slots, op| match op {
            Op::Load(slot) => slots | 1 << slot,
            _ => slots,
        });
        Self {
            is_whole: code.iter().all(is_of_whole),
            slots,
            code,
        }
    }

    /// Whether its value is whole wherever it has one.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Whether between two values of a slot it changes evenly, and has a value wherever it has one
    /// at both: made by `+`, `-` and products with numbers only, of what the slot has no part in.
    pub(super) fn is_even_in(&self, slot: u8) -> bool {
        // By value on the stack: whether the slot has a part in it, and whether it is a number of
        // the text.
        let mut stack: Vec<(bool, bool)> = Vec::new();
        for op in &self.code {
            match *op {
                Op::Push(_) => stack.push((false, true)),
                Op::Load(other) => stack.push((other == slot, false)),
                Op::Add | Op::Subtract => {
                    let (Some(b), Some(a)) = (stack.pop(), stack.pop()) else {
                        return false;
                    };
                    stack.push((a.0 || b.0, a.1 && b.1));
                }
                Op::Multiply => {
                    let (Some(b), Some(a)) = (stack.pop(), stack.pop()) else {
                        return false;
                    };
                    if (a.0 && !b.1) || (b.0 && !a.1) {
                        return false;
                    }
                    stack.push((a.0 || b.0, a.1 && b.1));
                }
                Op::Negate => {}
                Op::And(_) | Op::Or(_) | Op::Name(_) => return false,
                Op::Floor | Op::Ceil | Op::Abs | Op::Isqrt | Op::XorAlone | Op::Not => {
                    match stack.last_mut() {
                        Some((false, is_number)) => *is_number = false,
                        _ => return false,
                    }
                }
                _ => match (stack.pop(), stack.pop()) {
                    (Some((false, _)), Some((false, _))) => stack.push((false, false)),
                    _ => return false,
                },
            }
        }
        self.is_whole
    }
}

/// Runs programs on the values of the slots.
#[derive(Debug)]
pub(super) struct Machine {
    pub(super) slots: [Rational; SLOTS],
    whole: Vec<i64>,
    exact: Vec<Rational>,
    /// How many operations were done, jumped ones among them.
    pub(super) operations: u64,
}

impl Machine {
    pub(super) fn new() -> Self {
        Self {
            slots: [Rational::ZERO; SLOTS],
            whole: Vec::new(),
            exact: Vec::new(),
            operations: 0,
        }
    }

    /// The value of an expression.
    #[inline]
    pub(super) fn number(&mut self, program: &Program) -> Result<Rational, Fault> {
        self.operations += program.code.len() as u64;
        if let [Op::Load(slot)] = program.code[..] {
            return Ok(self.slots[usize::from(slot)]);
        }
        if program.is_whole {
            run(&program.code, &self.slots, &mut self.whole).map(Rational::integer)
        } else {
            run(&program.code, &self.slots, &mut self.exact)
        }
    }

    /// Whether a condition holds.
    #[inline]
    pub(super) fn truth(&mut self, program: &Program) -> Result<bool, Fault> {
        Ok(self.number(program)?.is_true())
    }
}

fn fault<V: Value>(kind: FaultKind, a: V, b: V) -> Fault {
    Fault {
        kind,
        values: [a.rational(), b.rational()],
    }
}

/// Not negative, and whole.
fn natural<V: Value>(value: V, kind: FaultKind, values: [V; 2]) -> Result<i64, Fault> {
    let natural = value.integer().filter(|&value| value >= 0);
    natural.ok_or_else(|| fault(kind, values[0], values[1]))
}

fn run<V: Value>(code: &[Op], slots: &[Rational; SLOTS], stack: &mut Vec<V>) -> Result<V, Fault> {
    stack.clear();
    let mut at = 0;
    while let Some(&op) = code.get(at) {
        at += 1;
        let result = match op {
            Op::Push(value) => V::of(value),
            Op::Load(slot) => V::of(slots[usize::from(slot)]),
            Op::And(to) | Op::Or(to) => {
                let leaves = matches!(op, Op::Or(_));
                if stack.last().is_some_and(|top| top.is_true() == leaves) {
                    at = to as usize;
                } else {
                    stack.pop();
                }
                continue;
            }
            Op::Name(_) => unreachable!("names are resolved when a statement is read"),
            Op::Negate | Op::Floor | Op::Ceil | Op::Abs | Op::Isqrt | Op::XorAlone | Op::Not => {
                let a = stack.pop().expect("a program has the values that it takes");
                alone(op, a)?
            }
            _ => {
                let b = stack.pop().expect("a program has the values that it takes");
                let a = stack.pop().expect("a program has the values that it takes");
                of_two(op, a, b)?
            }
        };
        stack.push(result);
    }
    Ok(stack.pop().expect("a program leaves its value"))
}

#[inline]
fn alone<V: Value>(op: Op, a: V) -> Result<V, Fault> {
    let zero = V::of(Rational::ZERO);
    Ok(match op {
        Op::Negate => a.negated(),
        Op::Floor => a.floor(),
        Op::Ceil => a.ceil(),
        Op::Abs if a.compare(zero).is_lt() => a.negated(),
        Op::Isqrt => {
            let value = natural(a, FaultKind::Isqrt, [a, a])?;
            V::of(Rational::integer(value.isqrt()))
        }
        Op::XorAlone => {
            natural(a, FaultKind::Xor, [a, a])?;
            a
        }
        Op::Not => V::truth(!a.is_true()),
        _ => a,
    })
}

#[inline]
fn of_two<V: Value>(op: Op, a: V, b: V) -> Result<V, Fault> {
    let in_range = |result: Option<V>| result.ok_or_else(|| fault(FaultKind::Range, a, b));
    let divisor = || {
        if b.is_zero() {
            return Err(fault(FaultKind::Zero, a, b));
        }
        Ok(())
    };
    match op {
        Op::Add => in_range(a.add(b)),
        Op::Subtract => in_range(a.subtract(b)),
        Op::Multiply => in_range(a.multiply(b)),
        Op::Divide => {
            divisor()?;
            in_range(a.divide(b))
        }
        Op::Quotient => {
            divisor()?;
            in_range(a.quotient(b))
        }
        Op::Remainder => {
            divisor()?;
            in_range(a.remainder(b))
        }
        Op::Min => Ok(if a.compare(b).is_le() { a } else { b }),
        Op::Max => Ok(if a.compare(b).is_ge() { a } else { b }),
        Op::Xor => {
            let one = natural(a, FaultKind::Xor, [a, b])?;
            let other = natural(b, FaultKind::Xor, [a, b])?;
            Ok(V::of(Rational::integer(one ^ other)))
        }
        Op::Gcd => {
            let whole = |value: V| value.integer().ok_or_else(|| fault(FaultKind::Gcd, a, b));
            let (mut one, mut other) = (whole(a)?.abs(), whole(b)?.abs());
            while other != 0 {
                (one, other) = (other, one % other);
            }
            Ok(V::of(Rational::integer(one)))
        }
        Op::Divides => Ok(V::truth(a.divides(b))),
        _ => {
            let order = a.compare(b);
            Ok(V::truth(match op {
                Op::Equal => order == Ordering::Equal,
                Op::Unequal => order != Ordering::Equal,
                Op::Less => order == Ordering::Less,
                Op::AtMost => order != Ordering::Greater,
                Op::More => order == Ordering::Greater,
                _ => order != Ordering::Less,
            }))
        }
    }
}
